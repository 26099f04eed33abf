//! Tests of À la carte: random play, each paragraph of the rules, properties of its texts, and whole games on file.

#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test that meets something unforeseen fails loudly"
)]

mod kit;
mod menu;
mod properties;
mod random_play;
mod spec;
mod table;
mod transcripts;
mod world;
