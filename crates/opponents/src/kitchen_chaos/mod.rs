//! The cooks of Kitchen Chaos, and the timetable by which they play.
//!
//! The game is played in real time, so its players are no [`Player`](crate::Player)s: nobody waits for them, and whoever is late
//! has lost the call. A [`LivePlayer`] hears what happens, needs its time, and then says what it would do; the [`Timetable`] has
//! the clock, calls at a [`Pace`], and lets everything happen in the order of time. Where a throw comes to rest is decided by
//! [`Hands`]: today a model ([`HandModels`]), later the physics.
//!
//! A [`Cook`] has the eyes, ears and hands of its level: it reacts after a while (`skill`), misses calls, and forgets what went
//! into the pots ([`Memory`]). From its view and that memory it makes up its mind what is in each pot (`soup`) and what that
//! promises (`prospects`), and compares what it could throw or draw (`thinking`). What nobody could say anything for is never
//! thrown (`waste`). [`GreedyCook`] and [`RandomCook`] are the baselines.

mod agenda;
mod baselines;
mod cook;
mod hand;
mod live;
mod memory;
mod pace;
mod prospects;
mod reason;
mod skill;
mod soup;
mod taste;
mod thinking;
mod timetable;
pub mod tournament;
mod waste;

pub use baselines::{GreedyCook, RandomCook};
pub use cook::Cook;
pub use hand::{Aim, HandModel, HandModels, Hands, InvalidHands, ModelHands, Rest, Span, ThrowOdds, Way};
pub use live::{Act, Cue, Intent, LivePlayer, Moment, Person, SeatedCook};
pub use memory::Memory;
pub use pace::Pace;
pub use reason::Reason;
pub use timetable::{Note, Step, Timetable};
pub use waste::is_wasted;

use crate::PlayerKind;

/// Somebody of a kind, with the hand that the models say. The same kind and the same seed always play the same.
#[must_use]
pub fn player(kind: PlayerKind, hands: &HandModels, seed: u64) -> SeatedCook {
    match kind {
        PlayerKind::Random => Box::new(RandomCook::new(seed)),
        PlayerKind::Greedy => Box::new(GreedyCook::new(seed)),
        PlayerKind::Chef { level, temper } => Box::new(Cook::new(level, temper, hands.of(level), seed)),
    }
}
