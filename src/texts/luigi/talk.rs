//! What hosts say, in a word or two, when something happens to them. It is for fun, and never in the way.

use opponents::Temper;
use rules::Seat;
use rules::luigi::{Event, GuestBook, TokenChange};

use crate::texts::Texts;

/// What a guest is worth whom a host boasts of.
const FEAST: u8 = 5;

/// Something that makes a host speak up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Occasion {
    Feast,
    Slam,
    Flowers,
    Company,
    Win,
}

/// Who speaks up at an event, and why.
fn occasion(event: &Event, book: &GuestBook) -> Option<(Seat, Occasion)> {
    Some(match *event {
        Event::Cashed { seat, guest, .. } if book.card(guest).points >= FEAST => (seat, Occasion::Feast),
        Event::Left { seat, .. } => (seat, Occasion::Slam),
        Event::Token {
            seat,
            change: TokenChange::FlowersTaken,
        } => (seat, Occasion::Flowers),
        Event::FriendCame { seat, .. } => (seat, Occasion::Company),
        Event::GameOver { ref standings } => (standings.first()?.seat, Occasion::Win),
        _ => return None,
    })
}

impl Texts {
    /// What somebody at Luigi's has to say about an event, given everybody's temper: who, and the words.
    #[must_use]
    pub fn host_talk(
        &self,
        event: &Event,
        book: &GuestBook,
        temper: impl Fn(Seat) -> Option<Temper>,
    ) -> Option<(Seat, String)> {
        let (seat, occasion) = occasion(event, book)?;
        let line = match (temper(seat)?, occasion) {
            (Temper::Careful, Occasion::Feast) => "luigi-talk-careful-feast",
            (Temper::Careful, Occasion::Slam) => "luigi-talk-careful-slam",
            (Temper::Careful, Occasion::Flowers) => "luigi-talk-careful-flowers",
            (Temper::Careful, Occasion::Company) => "luigi-talk-careful-company",
            (Temper::Careful, Occasion::Win) => "luigi-talk-careful-win",
            (Temper::Greedy, Occasion::Feast) => "luigi-talk-greedy-feast",
            (Temper::Greedy, Occasion::Slam) => "luigi-talk-greedy-slam",
            (Temper::Greedy, Occasion::Flowers) => "luigi-talk-greedy-flowers",
            (Temper::Greedy, Occasion::Company) => "luigi-talk-greedy-company",
            (Temper::Greedy, Occasion::Win) => "luigi-talk-greedy-win",
            (Temper::Mean, Occasion::Feast) => "luigi-talk-mean-feast",
            (Temper::Mean, Occasion::Slam) => "luigi-talk-mean-slam",
            (Temper::Mean, Occasion::Flowers) => "luigi-talk-mean-flowers",
            (Temper::Mean, Occasion::Company) => "luigi-talk-mean-company",
            (Temper::Mean, Occasion::Win) => "luigi-talk-mean-win",
            (Temper::Showman, Occasion::Feast) => "luigi-talk-showman-feast",
            (Temper::Showman, Occasion::Slam) => "luigi-talk-showman-slam",
            (Temper::Showman, Occasion::Flowers) => "luigi-talk-showman-flowers",
            (Temper::Showman, Occasion::Company) => "luigi-talk-showman-company",
            (Temper::Showman, Occasion::Win) => "luigi-talk-showman-win",
        };
        Some((seat, self.line(line)))
    }
}
