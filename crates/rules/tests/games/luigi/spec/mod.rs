//! One file for each part of the rules; tests cite the ruling that they hold.

mod end;
mod market;
mod serve;
mod setup;
mod specials;
mod welcome;
