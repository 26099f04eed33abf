//! Everything that lies on the table, and what the table is waiting for.

use serde::{Deserialize, Serialize};

use super::{
    ALL_SEATS, Condiment, Crepe, CrepeStep, Crystal, Crystals, Cups, DishSet, Dispenser, Food, HouseRules, Menu,
    Recipe, Seat, Stove,
};
use crate::vocabulary::words;

/// The whole state of a game, as plain data: small, `Copy`, nothing hidden in it. The face-down cups are a count of
/// each kind, because their order is nobody's to know; which one is drawn is a move of chance.
///
/// Anybody can write down a `State`; only [`Game::resume`](crate::Game::resume) makes a game of it, after a check.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// Two to four.
    pub seats: u8,
    /// What the table agreed on.
    pub house: HouseRules,
    /// Whose turn it is; while the game is being set up, who is served next.
    pub active: Seat,
    /// The active player's actions left.
    pub spoons: u8,
    /// Whether the coffee break of this turn has been taken.
    pub break_taken: bool,
    /// What the table is waiting for.
    pub phase: Phase,
    /// One for each colour, in the order of [`Condiment::ALL`].
    pub dispensers: [Dispenser; Condiment::COUNT],
    /// Used condiments and salt.
    pub sink: Crystals,
    /// Cups on the tray, face down.
    pub face_down: Cups,
    /// Cups that have been played and lie on the tray, face up.
    pub used: Cups,
    /// Dishes that can be chosen.
    pub table: DishSet,
    /// Dishes that are out of the game.
    pub trash: DishSet,
    /// One for each seat; those beyond [`State::seats`] are untouched.
    pub kitchens: [Kitchen; ALL_SEATS.len()],
}

/// What one player has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kitchen {
    /// Dial and pan.
    pub stove: Stove,
    /// Cups that can be played, open to all.
    pub cups: Cups,
    /// Dishes served.
    pub served: DishSet,
    /// Victory-point cups played.
    pub point_cups: u8,
    /// Stars earned.
    pub stars: u8,
    /// Where the crêpe is.
    pub crepe: Crepe,
}

impl Kitchen {
    /// As the game begins.
    pub const NEW: Self = Self {
        stove: Stove {
            dial: super::Heat::OFF,
            pan: super::Pan {
                food: None,
                crystals: Crystals::new([0; Crystal::COUNT]),
            },
        },
        cups: Cups::new([0; super::Cup::COUNT]),
        served: DishSet::EMPTY,
        point_cups: 0,
        stars: 0,
        crepe: Crepe::Ready,
    };

    /// Dishes served, the crêpe included.
    #[must_use]
    pub fn dishes_served(&self) -> u8 {
        self.served.len() as u8 + u8::from(self.crepe == Crepe::Served)
    }

    /// Points on the tray: dishes, crêpe and victory-point cups.
    #[must_use]
    pub fn points(&self, menu: &Menu) -> u8 {
        let dishes: u8 = self.served.iter().map(|dish| menu.recipe(dish).points).sum();
        let crepe = if self.crepe == Crepe::Served { Crepe::POINTS } else { 0 };
        dishes + crepe + self.point_cups
    }
}

/// What the table is waiting for. Unless it says otherwise, the active seat decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// Chance deals the active seat its first cup.
    Deal,
    /// The first dish is to be chosen.
    FirstDish,
    /// The active player's dish is burnt: cool it, or let it go.
    Rescue,
    /// The pan is empty: a new dish, or the crêpe.
    NewDish {
        /// The turn ends once it lies in the pan, because a crêpe was served or burnt.
        ends_turn: bool,
    },
    /// Heat, season, flip, coffee break, or end of turn.
    Action,
    /// Chance rolls the die.
    Roll,
    /// The die showed `choose`.
    PickHeat,
    /// Chance draws a cup from the tray.
    DrawCup,
    /// The tray is empty: take a cup from another player.
    TakeCup,
    /// Chance decides what falls.
    Pour {
        /// Out of this dispenser.
        from: Condiment,
        /// Into this seat's pan.
        into: Seat,
    },
    /// Chance decides how the crêpe lands.
    Flip,
    /// The game is over.
    Over {
        /// Who ended it.
        by: Seat,
        /// And how.
        reason: EndReason,
    },
}

words! {
    /// What ended a game.
    pub enum EndReason as "end of the game" {
        /// So many dishes served.
        Dishes = "dishes",
        /// Three stars, which win at once.
        Stars = "stars",
        /// R13: no dish left to choose, and the own crêpe gone.
        NothingToCook = "nothing-to-cook",
    }
}

/// What the world is asked to decide.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Chance {
    /// Which cup comes from the tray, for this seat: [`Move::Drawn`](super::Move::Drawn).
    Cup {
        /// Who gets it.
        to: Seat,
    },
    /// What the die shows: [`Move::Rolled`](super::Move::Rolled).
    Roll {
        /// Who rolls.
        by: Seat,
    },
    /// What falls out of a dispenser: [`Move::Poured`](super::Move::Poured).
    Pour {
        /// Who turns it over.
        by: Seat,
        /// The dispenser.
        from: Condiment,
        /// Whose pan is below.
        into: Seat,
    },
    /// How the crêpe lands: [`Move::Landed`](super::Move::Landed).
    Flip {
        /// Who tosses it.
        by: Seat,
    },
}

impl State {
    /// Spoons at the beginning of a turn.
    pub const SPOONS: u8 = 3;
    /// Stars on the table.
    pub const STARS: u8 = 9;
    /// So many stars win.
    pub const STARS_TO_WIN: u8 = 3;
    /// Salt in play.
    pub const SALT: u8 = Dispenser::SALT * Condiment::COUNT as u8;

    /// The seats that play, in order.
    pub fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        ALL_SEATS.into_iter().take(usize::from(self.seats))
    }

    /// Every seat but the active one, in the order of play.
    pub fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.seats;
        let mut seat = self.active;
        (1..seats).map(move |_| {
            seat = seat.next(seats);
            seat
        })
    }

    /// What a seat has.
    #[must_use]
    pub const fn kitchen(&self, seat: Seat) -> &Kitchen {
        &self.kitchens[seat.index()]
    }

    pub(super) const fn kitchen_mut(&mut self, seat: Seat) -> &mut Kitchen {
        &mut self.kitchens[seat.index()]
    }

    /// What the active player has.
    #[must_use]
    pub const fn own(&self) -> &Kitchen {
        self.kitchen(self.active)
    }

    pub(super) const fn own_mut(&mut self) -> &mut Kitchen {
        self.kitchen_mut(self.active)
    }

    /// What lies in the dispenser of a colour.
    #[must_use]
    pub const fn dispenser(&self, condiment: Condiment) -> Dispenser {
        self.dispensers[condiment.index()]
    }

    /// Whether the active player has a crêpe in the pan, and so plays by the crêpe's rules.
    #[must_use]
    pub fn on_crepe(&self) -> bool {
        self.own().stove.pan.food == Some(Food::Crepe)
    }

    /// How far the active player's crêpe has come in this turn, or nothing with a dish in the pan.
    ///
    /// It follows from the spoons, and only here: the roll costs the first, the tosses the others, and a cup that gives
    /// three spoons back gives a new roll and two more tosses. A field of its own would say the same a second time, and
    /// would have to be written into every state on file.
    #[must_use]
    pub fn crepe_step(&self) -> Option<CrepeStep> {
        if !self.on_crepe() {
            return None;
        }
        // What has begun has paid its spoon already.
        let begun = match self.phase {
            Phase::Roll | Phase::PickHeat | Phase::DrawCup | Phase::TakeCup | Phase::Flip => 1,
            _ => 0,
        };
        let spent = usize::from(Self::SPOONS).saturating_sub(usize::from(self.spoons) + begun);
        CrepeStep::ALL.get(spent).copied()
    }

    /// The recipe in the active player's pan.
    #[must_use]
    pub fn own_recipe<'m>(&self, menu: &'m Menu) -> Option<&'m Recipe> {
        match self.own().stove.pan.food? {
            Food::Dish(dish) => Some(menu.recipe(dish)),
            Food::Crepe => None,
        }
    }

    /// The dishes that the active player may choose: of a colour not yet served, or any if there is none such.
    #[must_use]
    pub fn choosable(&self) -> DishSet {
        let fresh = self.table.without_colours_of(self.own().served);
        if fresh.is_empty() { self.table } else { fresh }
    }
}
