//! Toque: a toy kitchen on a table.
//!
//! The rules are in the crate `rules`, the computer players in `opponents`. Here they are brought together: a
//! [`Session`](session::Session) asks whoever is to move, [`texts`] turns what happened into sentences of the player's
//! language, and a table (for now the one in the [`terminal`]) shows it.

pub mod cli;
pub mod session;
pub mod terminal;
pub mod texts;
pub mod world;
