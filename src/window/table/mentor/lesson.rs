//! What there is to know, when it first matters, and when that has passed.

use rules::Game;
use rules::a_la_carte::{Condiment, Event, Move, Phase, Seat, State};
use serde::{Deserialize, Serialize};

use super::super::player_action::{self, PlayerAction};
use super::super::shown_table::{CupPlace, ShownTable};
use super::super::sitting::Sitting;

/// One thing to know.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Lesson {
    /// What a recipe says, and taking one.
    Dish,
    /// Spoons, and rolling for heat.
    Heat,
    /// Where a dish cooks and where it burns.
    GreenAndRed,
    /// Tipping a bottle.
    Season,
    /// Salt among the crystals.
    Salt,
    /// Three of a kind spoil a dish.
    ThreeOfAKind,
    /// What cups are for.
    Cups,
    /// Going for the crêpe.
    Crepe,
    /// Tossing it.
    Toss,
    /// How stars are earned.
    Stars,
    /// How the game ends.
    End,
}

impl Lesson {
    /// In the order in which they usually come.
    pub const ALL: [Self; 11] = [
        Self::Dish,
        Self::Heat,
        Self::GreenAndRed,
        Self::Season,
        Self::Salt,
        Self::ThreeOfAKind,
        Self::Cups,
        Self::Crepe,
        Self::Toss,
        Self::Stars,
        Self::End,
    ];

    /// Its title and its text.
    pub(super) const fn words(self) -> (&'static str, &'static str) {
        match self {
            Self::Dish => ("lesson-dish-title", "lesson-dish"),
            Self::Heat => ("lesson-heat-title", "lesson-heat"),
            Self::GreenAndRed => ("lesson-green-title", "lesson-green"),
            Self::Season => ("lesson-season-title", "lesson-season"),
            Self::Salt => ("lesson-salt-title", "lesson-salt"),
            Self::ThreeOfAKind => ("lesson-three-title", "lesson-three"),
            Self::Cups => ("lesson-cups-title", "lesson-cups"),
            Self::Crepe => ("lesson-crepe-title", "lesson-crepe"),
            Self::Toss => ("lesson-toss-title", "lesson-toss"),
            Self::Stars => ("lesson-stars-title", "lesson-stars"),
            Self::End => ("lesson-end-title", "lesson-end"),
        }
    }

    /// Its name on the command line and as a picture.
    #[must_use]
    pub const fn word(self) -> &'static str {
        self.words().1
    }

    /// Whether it explains something that happened and asks for nothing to be done.
    pub(super) const fn only_explains(self) -> bool {
        matches!(
            self,
            Self::GreenAndRed | Self::Salt | Self::ThreeOfAKind | Self::Stars | Self::End
        )
    }

    /// What somebody who has to decide should know.
    pub(super) fn due(sitting: &Sitting, shown: &ShownTable, seat: Seat) -> Vec<Self> {
        let game = sitting.game();
        let state = game.state();
        let mut due = Vec::new();
        match state.phase {
            Phase::FirstDish => due.push(Self::Dish),
            Phase::NewDish { .. } if game.is_legal(Move::Crepe) => due.push(Self::Crepe),
            Phase::Action => {
                let can = |mv: Move| game.is_legal(mv);
                if state.on_crepe() {
                    due.extend(can(Move::Flip).then_some(Self::Toss));
                } else {
                    // What is warm enough as it is would only be burnt for the sake of a lesson.
                    let stove = state.own().stove;
                    let warm = state
                        .own_recipe(game.menu())
                        .is_some_and(|recipe| recipe.is_green(stove.dial));
                    due.extend((can(Move::Heat) && !warm).then_some(Self::Heat));
                    // One thing at a time: seasoning when the first spoon is spent.
                    let seasons = Condiment::ALL.into_iter().any(|condiment| can(Move::Season(condiment)));
                    due.extend((seasons && (warm || state.spoons < 3)).then_some(Self::Season));
                }
                let cups = shown.cups.iter().enumerate();
                let usable = cups
                    .filter(|(_, place)| **place == CupPlace::Held(seat))
                    .any(|(cup, _)| player_action::allowed(PlayerAction::Cup(cup as u8), game).is_ok());
                due.extend((usable && state.spoons < 2).then_some(Self::Cups));
                let two = state.own().stove.pan.crystals.present().any(|(_, count)| count == 2);
                due.extend(two.then_some(Self::ThreeOfAKind));
            }
            _ => {}
        }
        let dishes = state.house.dishes_to_end(state.seats);
        let close = state.all_seats().any(|seat| {
            let kitchen = state.kitchen(seat);
            kitchen.dishes_served() + 1 >= dishes || kitchen.stars + 1 >= State::STARS_TO_WIN
        });
        due.extend(close.then_some(Self::End));
        due
    }

    /// What something that happened should be explained with, and to whom it happened.
    pub(super) fn explaining(event: &Event, sitting: &Sitting) -> Option<(Self, Seat)> {
        match *event {
            Event::Heated { seat, .. } if sitting.is_person(seat) => Some((Self::GreenAndRed, seat)),
            Event::Poured { pour, into, .. } if pour.salt > 0 => Some((Self::Salt, into)),
            Event::OverSeasoned { seat, .. } => Some((Self::ThreeOfAKind, seat)),
            Event::Served { seat, .. } => Some((Self::Stars, seat)),
            _ => None,
        }
    }

    /// Whether something that happened was what the lesson asked for, or takes the opportunity for it away.
    pub(super) fn ends_with(self, event: &Event, sitting: &Sitting) -> bool {
        let (seat, ended): (Seat, &[Self]) = match *event {
            Event::DishChosen { seat, .. } => (seat, &[Self::Dish, Self::Crepe]),
            Event::CrepeChosen { seat } => (seat, &[Self::Crepe]),
            Event::Rolled { seat, .. } => (seat, &[Self::Heat]),
            // Whoever seasons first knows what spoons are for.
            Event::Poured { by, into, .. } if by == into => (by, &[Self::Heat, Self::Season]),
            Event::CupPlayed { seat, .. } => (seat, &[Self::Cups]),
            Event::Flipped { seat, .. } => (seat, &[Self::Toss]),
            // What has just happened is what one wants to know about; the coffee can wait.
            Event::Served { seat, .. } | Event::Trashed { seat, .. } => (seat, &[Self::Heat, Self::Season, Self::Cups]),
            Event::TurnEnded { seat, .. } => (seat, &[Self::Heat, Self::Season, Self::Cups, Self::Toss]),
            _ => return false,
        };
        ended.contains(&self) && sitting.is_person(seat)
    }
}
