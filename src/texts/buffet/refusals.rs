//! Why something is not possible at the buffet.

use rules::buffet::{Buffet, IllegalMove, InvalidGame};

use crate::texts::Texts;
use crate::texts::refusals::Refusing;

impl Refusing for Buffet {
    fn tell_illegal(texts: &Texts, illegal: &IllegalMove) -> String {
        texts.line(match illegal {
            IllegalMove::GameOver => "buffet-illegal-game-over",
            IllegalMove::NotNow => "buffet-illegal-not-now",
            IllegalMove::NotInTheQueue => "buffet-illegal-not-in-the-queue",
            IllegalMove::NoSuchCard => "buffet-illegal-no-such-card",
            IllegalMove::ChosenAlready => "buffet-illegal-chosen-already",
            IllegalMove::NothingChosen => "buffet-illegal-nothing-chosen",
            IllegalMove::NotYourSwap => "buffet-illegal-not-your-swap",
            IllegalMove::NotYourDraw => "buffet-illegal-not-your-draw",
            IllegalMove::CardNotInPile => "buffet-illegal-card-not-in-pile",
            IllegalMove::PlateNotFaceDown => "buffet-illegal-plate-not-face-down",
        })
    }

    fn tell_invalid(texts: &Texts, invalid: &InvalidGame) -> String {
        match invalid {
            InvalidGame::Seats(seats) => texts.say("buffet-invalid-seats", [("seats", (*seats).into())]),
            // States are written by programs and read by engineers: the detail stays as the rules put it.
            InvalidGame::State(detail) => texts.say("buffet-invalid-state", [("detail", detail.to_string().into())]),
        }
    }
}
