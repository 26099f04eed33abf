//! What mice say, in a word or two, when something happens to them. It is for fun, and never in the way.

use opponents::Temper;
use rules::Seat;
use rules::buffet::{Event, Worth};

use super::narrate::Taken;
use crate::texts::Texts;

/// Something that makes a mouse speak up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Occasion {
    Feast,
    Sting,
    Scrap,
    Hungry,
    Win,
}

/// Who speaks up at an event, and why.
fn occasion(event: &Event) -> Option<(Seat, Occasion)> {
    Some(match *event {
        Event::PlateTaken { seat, plate, covers } => match Taken::of(plate, covers) {
            Taken::Worse => (seat, Occasion::Sting),
            Taken::Bad => (seat, Occasion::Scrap),
            Taken::New | Taken::Better if plate.worth == Worth::Five => (seat, Occasion::Feast),
            Taken::New | Taken::Better => return None,
        },
        Event::WentHungry { seat } => (seat, Occasion::Hungry),
        Event::GameOver { ref standings } => (standings.first()?.seat, Occasion::Win),
        _ => return None,
    })
}

impl Texts {
    /// What somebody at the buffet has to say about an event, given everybody's temper: who, and the words.
    #[must_use]
    pub fn mouse_talk(&self, event: &Event, temper: impl Fn(Seat) -> Option<Temper>) -> Option<(Seat, String)> {
        let (seat, occasion) = occasion(event)?;
        let line = match (temper(seat)?, occasion) {
            (Temper::Careful, Occasion::Feast) => "buffet-talk-careful-feast",
            (Temper::Careful, Occasion::Sting) => "buffet-talk-careful-sting",
            (Temper::Careful, Occasion::Scrap) => "buffet-talk-careful-scrap",
            (Temper::Careful, Occasion::Hungry) => "buffet-talk-careful-hungry",
            (Temper::Careful, Occasion::Win) => "buffet-talk-careful-win",
            (Temper::Greedy, Occasion::Feast) => "buffet-talk-greedy-feast",
            (Temper::Greedy, Occasion::Sting) => "buffet-talk-greedy-sting",
            (Temper::Greedy, Occasion::Scrap) => "buffet-talk-greedy-scrap",
            (Temper::Greedy, Occasion::Hungry) => "buffet-talk-greedy-hungry",
            (Temper::Greedy, Occasion::Win) => "buffet-talk-greedy-win",
            (Temper::Mean, Occasion::Feast) => "buffet-talk-mean-feast",
            (Temper::Mean, Occasion::Sting) => "buffet-talk-mean-sting",
            (Temper::Mean, Occasion::Scrap) => "buffet-talk-mean-scrap",
            (Temper::Mean, Occasion::Hungry) => "buffet-talk-mean-hungry",
            (Temper::Mean, Occasion::Win) => "buffet-talk-mean-win",
            (Temper::Showman, Occasion::Feast) => "buffet-talk-showman-feast",
            (Temper::Showman, Occasion::Sting) => "buffet-talk-showman-sting",
            (Temper::Showman, Occasion::Scrap) => "buffet-talk-showman-scrap",
            (Temper::Showman, Occasion::Hungry) => "buffet-talk-showman-hungry",
            (Temper::Showman, Occasion::Win) => "buffet-talk-showman-win",
        };
        Some((seat, self.line(line)))
    }
}
