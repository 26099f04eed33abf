//! Da Luigi in both languages: names of guests and things, events and reasons, talk and refusals.

mod narrate;
mod reasons;
mod refusals;
mod talk;
mod words;

pub use narrate::Narrator;
