//! Toque: a toy kitchen on a table.
//!
//! The rules are in the crate `rules`; the computer players, and the [`Session`](opponents::Session) that asks whoever is
//! to move, in `opponents`. Here they are brought to people: [`texts`] turns what happened into sentences of the player's
//! language, and a table shows it: in the [`terminal`], or in a window.

pub mod balance;
pub mod cli;
pub mod dealt;
pub mod duel;
pub mod kitchen;
pub mod lab;
pub mod practice;
mod progress;
pub mod saves;
pub mod shelf;
pub mod soak;
pub mod terminal;
pub mod texts;
pub mod version;
#[cfg(feature = "window")]
pub mod window;
