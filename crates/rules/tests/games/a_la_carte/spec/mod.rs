//! One file for each part of the rules; tests cite the ruling that they hold.

mod coffee;
mod crepe;
mod cups;
mod end;
mod heat;
mod refill;
mod season;
mod serve;
mod setup;
mod spoil;
mod turn;
