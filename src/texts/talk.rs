//! What chefs say, in a word or two, when something happens to them. It is for fun, and never in the way.

use opponents::Temper;
use rules::a_la_carte::{Event, Landing, Seat};

use super::Texts;

/// Something that makes a chef speak up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Occasion {
    Star,
    Spoiled,
    Sabotage,
    Flip,
    Miss,
    Win,
}

/// Who speaks up at an event, and why.
fn occasion(event: &Event) -> Option<(Seat, Occasion)> {
    Some(match *event {
        Event::Served { seat, star: true, .. } => (seat, Occasion::Star),
        Event::Trashed { seat, .. } => (seat, Occasion::Spoiled),
        Event::Poured { by, into, pour, .. } if by != into && pour.total() > 0 => (by, Occasion::Sabotage),
        Event::Flipped { seat, landing } => match landing {
            Landing::Picture => (seat, Occasion::Flip),
            Landing::Recipe | Landing::Beside => (seat, Occasion::Miss),
        },
        Event::GameOver { ref standings, .. } => (standings.first()?.seat, Occasion::Win),
        _ => return None,
    })
}

impl Texts {
    /// What somebody has to say about an event, given everybody's temper: who, and the words.
    #[must_use]
    pub fn talk(&self, event: &Event, temper: impl Fn(Seat) -> Option<Temper>) -> Option<(Seat, String)> {
        let (seat, occasion) = occasion(event)?;
        let line = match (temper(seat)?, occasion) {
            (Temper::Careful, Occasion::Star) => "talk-careful-star",
            (Temper::Careful, Occasion::Spoiled) => "talk-careful-spoiled",
            (Temper::Careful, Occasion::Sabotage) => "talk-careful-sabotage",
            (Temper::Careful, Occasion::Flip) => "talk-careful-flip",
            (Temper::Careful, Occasion::Miss) => "talk-careful-miss",
            (Temper::Careful, Occasion::Win) => "talk-careful-win",
            (Temper::Greedy, Occasion::Star) => "talk-greedy-star",
            (Temper::Greedy, Occasion::Spoiled) => "talk-greedy-spoiled",
            (Temper::Greedy, Occasion::Sabotage) => "talk-greedy-sabotage",
            (Temper::Greedy, Occasion::Flip) => "talk-greedy-flip",
            (Temper::Greedy, Occasion::Miss) => "talk-greedy-miss",
            (Temper::Greedy, Occasion::Win) => "talk-greedy-win",
            (Temper::Mean, Occasion::Star) => "talk-mean-star",
            (Temper::Mean, Occasion::Spoiled) => "talk-mean-spoiled",
            (Temper::Mean, Occasion::Sabotage) => "talk-mean-sabotage",
            (Temper::Mean, Occasion::Flip) => "talk-mean-flip",
            (Temper::Mean, Occasion::Miss) => "talk-mean-miss",
            (Temper::Mean, Occasion::Win) => "talk-mean-win",
            (Temper::Showman, Occasion::Star) => "talk-showman-star",
            (Temper::Showman, Occasion::Spoiled) => "talk-showman-spoiled",
            (Temper::Showman, Occasion::Sabotage) => "talk-showman-sabotage",
            (Temper::Showman, Occasion::Flip) => "talk-showman-flip",
            (Temper::Showman, Occasion::Miss) => "talk-showman-miss",
            (Temper::Showman, Occasion::Win) => "talk-showman-win",
        };
        Some((seat, self.line(line)))
    }
}
