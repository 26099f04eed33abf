//! Computer players. They are handed what their seat may know and answer with a move, and with how their hand would go about
//! it; how that turns out is decided by the world, never by them.
//!
//! What all games share stands here: who a [`Player`] is and what it answers, the [`World`] that decides what no rule does, the
//! [`Session`] that asks them all, and [`tournament`]s. Each game brings its own players: [`a_la_carte`], [`buffet`],
//! [`luigi`] and [`kitchen_chaos`], which has no turns and so a clock of its own.

pub mod a_la_carte;
pub mod buffet;
mod dice;
mod kind;
pub mod kitchen_chaos;
mod level;
pub mod luigi;
mod player;
mod random;
mod session;
mod temper;
pub mod tournament;
mod world;

pub use kind::{NoSuchPlayer, PlayerKind};
pub use level::Level;
pub use player::{Decision, Playable, Player, SeatedPlayer};
pub use random::RandomPlayer;
pub use session::{Answer, Session, Step};
pub use temper::Temper;
pub use world::{Touch, World};
