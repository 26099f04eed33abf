//! Why something is not possible: the error kinds of the rules, as sentences.

use rules::a_la_carte::{ALaCarte, DishFault, IllegalMove, InvalidGame, MenuError, MenuFault};
use rules::{Game, MatchError, ReplayError};

use super::Texts;
use crate::saves::files::Unread;
use crate::saves::journal::DamageOf;

/// A game that can say why something is not possible.
pub trait Refusing: Game {
    /// Why a move is against the rules.
    fn tell_illegal(texts: &Texts, illegal: &Self::Illegal) -> String;

    /// Why there is no such game.
    fn tell_invalid(texts: &Texts, invalid: &Self::Invalid) -> String;
}

impl Refusing for ALaCarte {
    fn tell_illegal(texts: &Texts, illegal: &IllegalMove) -> String {
        texts.illegal(*illegal)
    }

    fn tell_invalid(texts: &Texts, invalid: &InvalidGame) -> String {
        texts.invalid(invalid)
    }
}

impl Texts {
    /// Why a move is against the rules.
    #[must_use]
    pub fn illegal(&self, illegal: IllegalMove) -> String {
        self.line(match illegal {
            IllegalMove::GameOver => "illegal-game-over",
            IllegalMove::NotNow => "illegal-not-now",
            IllegalMove::DishNotThere => "illegal-dish-not-there",
            IllegalMove::ColourServed => "illegal-colour-served",
            IllegalMove::NoCrepeYet => "illegal-no-crepe-yet",
            IllegalMove::CrepeGone => "illegal-crepe-gone",
            IllegalMove::NoSpoon => "illegal-no-spoon",
            IllegalMove::RollFirst => "illegal-roll-first",
            IllegalMove::OneRollForACrepe => "illegal-one-roll-for-a-crepe",
            IllegalMove::NothingToFlip => "illegal-nothing-to-flip",
            IllegalMove::NotAskedFor => "illegal-not-asked-for",
            IllegalMove::PlainDish => "illegal-plain-dish",
            IllegalMove::CrepeIsNotSeasoned => "illegal-crepe-is-not-seasoned",
            IllegalMove::BreakTaken => "illegal-break-taken",
            IllegalMove::NoCoffeeWithCrepe => "illegal-no-coffee-with-crepe",
            IllegalMove::NoSuchCup => "illegal-no-such-cup",
            IllegalMove::NotAnotherPlayer => "illegal-not-another-player",
            IllegalMove::CrepeIsNotSwapped => "illegal-crepe-is-not-swapped",
            IllegalMove::SpoiledIsNotSwapped => "illegal-spoiled-is-not-swapped",
            IllegalMove::SpoiledIsNotSeasoned => "illegal-spoiled-is-not-seasoned",
            IllegalMove::DialTooLow => "illegal-dial-too-low",
            IllegalMove::PointCupStays => "illegal-point-cup-stays",
            IllegalMove::CupNotOnTray => "illegal-cup-not-on-tray",
            IllegalMove::MoreThanThereIs => "illegal-more-than-there-is",
        })
    }

    /// Why a text is not a match.
    #[must_use]
    pub fn not_a_match(&self, error: &MatchError) -> String {
        match error {
            MatchError::NotAMatch => self.line("match-not-a-match"),
            MatchError::TooNew(version) => self.say("match-too-new", [("version", (*version).into())]),
            MatchError::OtherGame(game) => self.say("match-other-game", [("game", game.into())]),
            MatchError::Setup { line } => self.say("match-setup", [("line", (*line).into())]),
            MatchError::Move { line, text } => {
                self.say("match-move", [("line", (*line).into()), ("text", text.into())])
            }
            MatchError::Check { line } => self.say("match-check", [("line", (*line).into())]),
            MatchError::Torn { line } => self.say("match-torn", [("line", (*line).into())]),
        }
    }

    /// Why a match cannot have been played like this.
    #[must_use]
    pub fn not_replayable<G: Refusing>(&self, error: &ReplayError<G>) -> String {
        match error {
            ReplayError::Setup(invalid) => G::tell_invalid(self, invalid),
            ReplayError::Move { number, mv, illegal } => self.say(
                "replay-move",
                [
                    ("number", (*number).into()),
                    ("move", mv.to_string().into()),
                    ("reason", G::tell_illegal(self, illegal).into()),
                ],
            ),
        }
    }

    /// What is wrong with a match from some point on.
    #[must_use]
    pub fn damage<G: Refusing>(&self, damage: &DamageOf<G>) -> String {
        match damage {
            DamageOf::File(error) => self.not_a_match(error),
            DamageOf::Rules(error) => self.not_replayable(error),
        }
    }

    /// Why a file could not be read, without its name.
    #[must_use]
    pub fn unread(&self, unread: &Unread) -> String {
        match unread {
            Unread::TooLarge => self.line("unread-too-large"),
            Unread::NotText => self.line("unread-not-text"),
            Unread::System(error) => self.say("unread-system", [("detail", error.to_string().into())]),
        }
    }

    /// Why there is no such game.
    #[must_use]
    pub fn invalid(&self, invalid: &InvalidGame) -> String {
        match invalid {
            InvalidGame::Seats(seats) => self.say("invalid-seats", [("seats", (*seats).into())]),
            InvalidGame::HouseRules => self.line("invalid-house"),
            InvalidGame::OtherMenu { .. } => self.line("invalid-menu"),
            // States are written by programs and read by engineers: the detail stays as the rules put it.
            InvalidGame::State(detail) => self.say("invalid-state", [("detail", detail.to_string().into())]),
        }
    }

    /// Why a table of dishes was refused, and where.
    #[must_use]
    pub fn menu_refused(&self, error: &MenuError) -> String {
        let reason = match &error.fault {
            MenuFault::Shape(detail) => self.say("menu-shape", [("detail", detail.into())]),
            MenuFault::Dish { dish, fault } => {
                let reason = self.dish_fault(*fault).into();
                self.say("menu-dish", [("dish", dish.into()), ("reason", reason)])
            }
            MenuFault::TooManyOfAColour { dish, colour } => self.say(
                "menu-too-many",
                [("dish", dish.into()), ("colour", self.colour(*colour).into())],
            ),
            MenuFault::TooFewOfAColour { colour, count } => self.say(
                "menu-too-few",
                [("count", (*count).into()), ("colour", self.colour(*colour).into())],
            ),
        };
        self.say(
            "menu-at",
            [
                ("line", error.line.into()),
                ("column", error.column.into()),
                ("reason", reason.into()),
            ],
        )
    }

    fn dish_fault(&self, fault: DishFault) -> String {
        match fault {
            DishFault::IdTaken => self.line("dish-id-taken"),
            DishFault::IdUnfit => self.line("dish-id-unfit"),
            DishFault::AsksTooMuch { condiment, count } => {
                let pieces = self.pieces(count, condiment.into());
                self.say("dish-asks-too-much", [("pieces", pieces.into())])
            }
            DishFault::GreenEmpty { from, to } => {
                self.say("dish-green-empty", [("from", from.into()), ("level", to.into())])
            }
            DishFault::RedNotAboveGreen { red, green } => self.say(
                "dish-red-not-above-green",
                [("red", red.into()), ("green", green.into())],
            ),
            DishFault::RedOffTheDial(red) => self.say("dish-red-off-the-dial", [("red", red.into())]),
            DishFault::PointsOutOfBounds(points) => self.say("dish-points", [("points", points.into())]),
            DishFault::NameMissing(language) => self.say("dish-name-missing", [("language", language.into())]),
            DishFault::PlainAndCold => self.line("dish-plain-and-cold"),
        }
    }
}
