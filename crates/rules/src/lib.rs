//! The rules of Toque's games, and nothing else: no engine, no files, no clock, no random numbers.
//!
//! A game is a pure function of its [setup](Game::Setup) and a list of moves. What only the world can decide (the
//! face of a die, what falls out of a bottle) comes in as a move of chance, checked like any other. [`a_la_carte`]
//! is the game there is; a second one stands beside it as a module of its own, implements [`Game`], and thereby gets
//! match files ([`MatchFile`]) and the test kit under `tests/`.

pub mod a_la_carte;
mod game;
mod match_file;
mod match_record;
mod vocabulary;

pub use game::{Game, ToMove};
pub use match_file::{MatchError, MatchFile, MatchWriter, Seal};
pub use match_record::{MatchRecord, ReplayError};
pub use vocabulary::UnknownWord;
