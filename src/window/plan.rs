//! Who sits at the table, and what was agreed on before the first move.

use std::sync::Arc;

use bevy::prelude::*;
use opponents::{Level, PlayerKind, Temper};
use rules::a_la_carte::{ALL_SEATS, HouseRules, Menu, SEATS};
use serde::{Deserialize, Serialize};

/// Names for the seats, in order of the alphabet, so that one sees who comes next.
pub const NAMES: [&str; ALL_SEATS.len()] = crate::terminal::NAMES;

/// The dishes that are cooked from.
#[derive(Resource, Debug, Clone, Deref)]
pub struct Dishes(pub Arc<Menu>);

/// How a match begins when the table comes into sight.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Opening {
    /// With a new match, as [`ForOnce`] or else the [`TablePlan`] says.
    New,
    /// With the match on file.
    Resume,
}

/// Who sits on a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatPlan {
    /// What the others call them.
    pub name: String,
    /// Who decides and whose hands act.
    pub who: Who,
    /// Pours and tosses with one key and a timing bar instead of the mouse: the same physics, a steadier hand.
    #[serde(default)]
    pub steady: bool,
}

/// Who decides and whose hands act.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Who {
    /// Somebody in front of the screen.
    Person,
    /// A computer chef, such as `three-star:mean`.
    Chef(#[serde(with = "kind")] PlayerKind),
}

/// A kind of player, as the word that people type.
mod kind {
    use opponents::PlayerKind;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub fn serialize<S: Serializer>(kind: &PlayerKind, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(kind)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<PlayerKind, D::Error> {
        String::deserialize(from)?
            .parse()
            .map_err(|_| D::Error::custom("not a kind of player"))
    }
}

/// What is agreed on before a match. The last one is remembered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Resource)]
#[serde(deny_unknown_fields)]
pub struct TablePlan {
    /// Two to four seats.
    pub seats: Vec<SeatPlan>,
    /// The points on which the rulebooks differ.
    pub house: HouseRules,
    /// Decides the draws and the chefs' moods, if somebody wants to meet them again.
    pub seed: Option<u64>,
}

/// A plan for the next match alone, which is not remembered: a lesson, or the same table once more.
#[derive(Debug, Clone, PartialEq, Eq, Resource)]
pub struct ForOnce {
    /// Who sits there.
    pub plan: TablePlan,
    /// Whether somebody learns to play.
    pub lesson: bool,
}

impl Default for TablePlan {
    /// What a first-time player would want: themselves and three chefs of mixed tempers.
    fn default() -> Self {
        let chef = |temper| {
            Who::Chef(PlayerKind::Chef {
                level: Level::Commis,
                temper,
            })
        };
        let who = [
            Who::Person,
            chef(Temper::Showman),
            chef(Temper::Careful),
            chef(Temper::Mean),
        ];
        let seats = who.into_iter().zip(NAMES).map(|(who, name)| SeatPlan {
            name: name.to_owned(),
            who,
            steady: false,
        });
        Self {
            seats: seats.collect(),
            house: HouseRules::default(),
            seed: None,
        }
    }
}

impl TablePlan {
    /// The table at which the game is explained: one person and two apprentices, who make mistakes of their own.
    #[must_use]
    pub fn first_game() -> Self {
        let mut plan = Self::default();
        plan.seats.truncate(3);
        for (seat, temper) in plan.seats.iter_mut().skip(1).zip([Temper::Showman, Temper::Careful]) {
            seat.who = Who::Chef(PlayerKind::Chef {
                level: Level::Apprentice,
                temper,
            });
        }
        plan
    }

    /// One person and as many chefs as are needed, for a match of which nobody knows any more who played it.
    #[must_use]
    pub fn for_seats(seats: u8, house: HouseRules) -> Self {
        let mut plan = Self {
            house,
            ..Self::default()
        };
        plan.seats.truncate(usize::from(seats));
        plan
    }

    /// Whether a match can be played with it. A file may say anything.
    #[must_use]
    pub fn is_playable(&self) -> bool {
        let seats = usize::from(*SEATS.start())..=ALL_SEATS.len();
        seats.contains(&self.seats.len()) && self.house.are_playable()
    }

    /// The names of all seats.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        self.seats.iter().map(|seat| seat.name.clone()).collect()
    }

    /// How many people sit at the table.
    #[must_use]
    pub fn people(&self) -> usize {
        self.seats.iter().filter(|seat| seat.who == Who::Person).count()
    }
}
