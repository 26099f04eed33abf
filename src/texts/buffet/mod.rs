//! The battle at the buffet in both languages: names of things, events and reasons, talk and refusals.

mod narrate;
mod refusals;
mod talk;
mod words;

pub use narrate::{Narrator, Taken};
pub use words::counted_cards;
