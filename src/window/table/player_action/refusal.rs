//! Why nothing happens. What a rule forbids the rules say themselves; this says the rest: what a toy is there for, whose
//! it is, and where a cup works.

use bevy::prelude::*;
use rules::Game;
use rules::a_la_carte::{ALaCarte, Cup, IllegalMove, Move, Seat};

use super::{PlayerAction, allowed, example, whose};
use crate::texts::narrate::Narrator;
use crate::window::table::prop::Prop;
use crate::window::table::shown_table::{CupPlace, DishPlace, ShownTable, cup_kind};
use crate::window::table::turn_flow::TableMessage;

/// Why nothing happens, in no language yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Message)]
pub enum Refusal {
    /// A rule forbids it.
    Rule(IllegalMove),
    /// It is the turn of a chef.
    TurnOf(Seat),
    /// This kind of cup works elsewhere.
    WorksElsewhere(Cup),
    /// A cup is waiting for how it is to be used.
    CupInHand,
    /// Only an empty pan takes something new.
    PanInUse,
    /// Chance or somebody else has followed what was chosen.
    Settled,
    /// Nobody takes back what was chosen before the match was left.
    TakenUp,
    /// Something is in the hand, in a steady one or not.
    InHand(bool),
    /// A hand is at work that needs nobody's help: the mentor's, or the one that throws the die for a key.
    UnderWay,
    /// The space bar was held since before the thing was in the steady hand, and means something only when it is pressed anew.
    HeldBefore,
    /// The space bar tips and tosses what a steady hand has taken, and it has taken nothing.
    NothingInHand,
    /// The space bar hurries what is shown, and now the table waits for whoever presses it.
    NothingToHurry,
    /// Return presses what has the focus, and nothing has.
    NothingFocused,
    /// Somebody else cooks there.
    StoveOf(Seat),
    /// Somebody else's cup.
    CupOf(Seat),
    /// Somebody else's crêpe, which waits.
    CrepeOf(Seat),
    /// A tray.
    TrayOf(Seat),
    /// The tile in one's own pan.
    OwnDish,
    /// It has been served.
    Served,
    /// It lies in the bin.
    InTheBin,
    /// The bin itself.
    Bin,
    /// The sink.
    Sink,
    /// A spoon.
    Spoon,
    /// A star.
    Star,
    /// The cups that lie face down.
    FaceDown,
    /// A cup that counts as a point.
    KeptPoint,
    /// A cup that was drunk.
    UsedCup,
    /// The tray for the die.
    DieTray,
}

impl Refusal {
    /// The table waits for something else.
    pub const NOT_NOW: Self = Self::Rule(IllegalMove::NotNow);

    /// Why no cup of this kind can be used now, if none can.
    #[must_use]
    pub fn of_kind(kind: Cup, game: &ALaCarte) -> Option<Self> {
        let uses = game.legal_moves().iter().any(|mv| mv.played_cup() == Some(kind));
        let other = game.state().others().next().unwrap_or(Seat::Second);
        let refused = || game.check(example(kind, other)).err().map(Self::Rule);
        if uses { None } else { refused() }
    }

    /// Why a cup of this kind, which is in use, does nothing to somebody.
    #[must_use]
    pub fn of_somebody(kind: Cup, seat: Seat, game: &ALaCarte) -> Self {
        if !kind.is_for_somebody_else() {
            return Self::WorksElsewhere(kind);
        }
        let refused = game.check(example(kind, seat)).err();
        refused.map_or(Self::CupInHand, Self::Rule)
    }

    /// Why a deed is not possible now, if it is not.
    #[must_use]
    pub fn of_deed(deed: PlayerAction, game: &ALaCarte) -> Option<Self> {
        let illegal = allowed(deed, game).err()?;
        let takes_up = matches!(deed, PlayerAction::Choose(Move::Dish(_) | Move::Crepe));
        let cooks = game.state().own().stove.pan.food.is_some();
        Some(match illegal {
            IllegalMove::NotNow if takes_up && cooks => Self::PanInUse,
            illegal => Self::Rule(illegal),
        })
    }

    /// Why pressing a toy does nothing for the person whose turn it is.
    #[must_use]
    pub fn of_thing(thing: Prop, game: &ALaCarte, shown: &ShownTable) -> Self {
        let me = game.state().active;
        let cooked_by = |seat: Seat| {
            if seat == me { Self::OwnDish } else { Self::StoveOf(seat) }
        };
        let lying = |place: DishPlace, waiting: Self| match place {
            DishPlace::Menu => waiting,
            DishPlace::Pan(seat) => cooked_by(seat),
            DishPlace::Served(..) => Self::Served,
            DishPlace::Trash(_) => Self::InTheBin,
        };
        match thing {
            Prop::Stove(stove) | Prop::Pan(stove) => cooked_by(shown.seat_of(stove)),
            Prop::Dish(dish) => lying(shown.dish(dish), Self::PanInUse),
            Prop::Crepe(seat) => lying(shown.crepe(seat), Self::CrepeOf(seat)),
            Prop::Cup(cup) => match shown.cups[usize::from(cup)] {
                CupPlace::Tray => Self::FaceDown,
                CupPlace::Held(seat) => Self::CupOf(seat),
                CupPlace::Kept(_) => Self::KeptPoint,
                CupPlace::Used => Self::UsedCup,
            },
            Prop::CupTray => Self::FaceDown,
            Prop::Tray(seat) => Self::TrayOf(seat),
            Prop::Trash => Self::Bin,
            Prop::Sink => Self::Sink,
            Prop::Spoon(_) => Self::Spoon,
            Prop::Star(_) => Self::Star,
            Prop::DieTray => Self::DieTray,
            // These always have a deed, and the rules say why it is not possible.
            Prop::Bottle(_) | Prop::Crystal(_) | Prop::Die | Prop::Bell => Self::Rule(IllegalMove::NotNow),
        }
    }

    /// Why a cup does nothing where it was put. Nothing if that is where it lay before: somebody thought better of it.
    #[must_use]
    pub fn of_cup(cup: u8, target: Option<Prop>, game: &ALaCarte, shown: &ShownTable) -> Option<Self> {
        let me = game.state().active;
        let kind = cup_kind(usize::from(cup));
        let whose = target.and_then(|target| whose(target, shown, me));
        if whose == Some(me) && matches!(target, Some(Prop::Tray(_) | Prop::Cup(_))) {
            return None;
        }
        let rule = whose
            .filter(|&seat| (seat != me) == kind.is_for_somebody_else())
            .and_then(|seat| game.check(example(kind, seat)).err());
        Some(rule.map_or(Self::WorksElsewhere(kind), Self::Rule))
    }

    /// Tells the person in front of the table.
    pub fn tell(self, world: &mut World) {
        match self {
            Self::Rule(illegal) => {
                world.write_message(TableMessage::Refused(illegal));
            }
            other => {
                world.write_message(other);
            }
        }
    }

    /// One sentence.
    #[must_use]
    pub fn sentence(self, narrator: &Narrator<'_>) -> String {
        let texts = narrator.texts;
        let of = |id: &str, seat: Seat| texts.say(id, [("name", narrator.name(seat).into())]);
        match self {
            Self::Rule(IllegalMove::NotNow) => texts.line("refused-not-now"),
            Self::Rule(illegal) => texts.illegal(illegal),
            Self::TurnOf(seat) => of("refused-turn-of", seat),
            Self::WorksElsewhere(cup) => texts.line(match cup {
                Cup::Point => "cup-works-point",
                Cup::Swap => "cup-works-swap",
                Cup::Spoons => "cup-works-spoons",
                Cup::Reseason => "cup-works-reseason",
                Cup::Cool => "cup-works-cool",
            }),
            Self::CupInHand => texts.line("refused-cup-in-hand"),
            Self::PanInUse => texts.line("refused-pan-in-use"),
            Self::Settled => texts.line("refused-settled"),
            Self::TakenUp => texts.line("refused-taken-up"),
            Self::InHand(steady) => texts.to_hand("refused-in-hand", steady),
            Self::UnderWay => texts.line("refused-under-way"),
            Self::HeldBefore => texts.line("refused-held-before"),
            Self::NothingInHand => texts.line("refused-nothing-in-hand"),
            Self::NothingToHurry => texts.line("refused-nothing-to-hurry"),
            Self::NothingFocused => texts.line("refused-nothing-focused"),
            Self::StoveOf(seat) => of("refused-stove-of", seat),
            Self::CupOf(seat) => of("refused-cup-of", seat),
            Self::CrepeOf(seat) => of("refused-crepe-of", seat),
            Self::TrayOf(seat) => of("refused-tray-of", seat),
            Self::OwnDish => texts.line("refused-own-dish"),
            Self::Served => texts.line("refused-served"),
            Self::InTheBin => texts.line("refused-in-the-bin"),
            Self::Bin => texts.line("refused-bin"),
            Self::Sink => texts.line("refused-sink"),
            Self::Spoon => texts.line("refused-spoon"),
            Self::Star => texts.line("refused-star"),
            Self::FaceDown => texts.line("refused-face-down"),
            Self::KeptPoint => texts.line("refused-kept-point"),
            Self::UsedCup => texts.line("refused-used-cup"),
            Self::DieTray => texts.line("refused-die-tray"),
        }
    }
}
