//! Tests of the games: the kit that plays any of them at random, and for each game its rules by paragraph, properties of
//! its texts, and whole games on file.

#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test that meets something unforeseen fails loudly"
)]

mod a_la_carte;
mod buffet;
mod kit;
mod kitchen_chaos;
mod luigi;
