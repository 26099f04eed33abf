//! The rules of Toque's games, and nothing else: no engine, no files, no clock, no random numbers.
//!
//! A game is a pure function of its [setup](Game::Setup) and a list of moves. What only the world can decide (the
//! face of a die, what falls out of a bottle, which card is drawn) comes in as a move of chance, checked like any other.
//!
//! Each game is a module of its own: [`a_la_carte`], [`buffet`], [`kitchen_chaos`] and [`luigi`]. It implements [`Game`], and thereby gets match files
//! ([`MatchFile`]) and the test kit under `tests/`. What a player may know is a [`View`], which can be sampled; where luck
//! is needed, it is [passed in](Luck).

pub mod a_la_carte;
pub mod buffet;
mod game;
pub mod kitchen_chaos;
mod listener;
mod luck;
pub mod luigi;
mod match_file;
mod match_record;
mod notation;
mod seat;
mod standing;
mod vocabulary;

pub use game::{Game, ToMove, View};
pub use luck::Luck;
pub use match_file::{MatchError, MatchFile, MatchHead, MatchWriter, Seal, Stamp};
pub use match_record::{MatchRecord, ReplayError};
pub use seat::{NoSuchSeats, Seat, SeatSet};
pub use standing::{Standing, Standings};
pub use vocabulary::UnknownWord;
