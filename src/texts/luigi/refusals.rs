//! Why something is not possible at Luigi's.

use rules::luigi::{IllegalMove, InvalidGame, Luigi};

use crate::texts::Texts;
use crate::texts::refusals::Refusing;

impl Refusing for Luigi {
    fn tell_illegal(texts: &Texts, illegal: &IllegalMove) -> String {
        texts.line(match illegal {
            IllegalMove::GameOver => "luigi-illegal-game-over",
            IllegalMove::NotNow => "luigi-illegal-not-now",
            IllegalMove::NobodyToServe => "luigi-illegal-nobody-to-serve",
            IllegalMove::StallEmpty => "luigi-illegal-stall-empty",
            IllegalMove::TooDear => "luigi-illegal-too-dear",
            IllegalMove::NoMoreGuests => "luigi-illegal-no-more-guests",
            IllegalMove::NoPassing => "luigi-illegal-no-passing",
            IllegalMove::CanBuy => "luigi-illegal-can-buy",
            IllegalMove::NobodyThere => "luigi-illegal-nobody-there",
            IllegalMove::PlaceTaken => "luigi-illegal-place-taken",
            IllegalMove::NotInStore => "luigi-illegal-not-in-store",
            IllegalMove::NotWanted => "luigi-illegal-not-wanted",
            IllegalMove::CannotComplete => "luigi-illegal-cannot-complete",
            IllegalMove::FourBegun => "luigi-illegal-four-begun",
            IllegalMove::NoSuchSeat => "luigi-illegal-no-such-seat",
            IllegalMove::GivenAlready => "luigi-illegal-given-already",
            IllegalMove::KeptTwo => "luigi-illegal-kept-two",
            IllegalMove::NotServed => "luigi-illegal-not-served",
            IllegalMove::NoToken => "luigi-illegal-no-token",
            IllegalMove::NotInBag => "luigi-illegal-not-in-bag",
            IllegalMove::SeenAlready => "luigi-illegal-seen-already",
        })
    }

    fn tell_invalid(texts: &Texts, invalid: &InvalidGame) -> String {
        match invalid {
            InvalidGame::Seats(seats) => texts.say("luigi-invalid-seats", [("seats", (*seats).into())]),
            InvalidGame::OtherGuests { .. } => texts.line("luigi-invalid-guests"),
            // States are written by programs and read by engineers: the detail stays as the rules put it.
            InvalidGame::State(detail) => texts.say("luigi-invalid-state", [("detail", detail.to_string().into())]),
        }
    }
}
