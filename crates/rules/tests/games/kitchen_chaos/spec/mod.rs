//! One file for each part of the rules; tests cite the ruling that they hold.

mod cook;
mod draw;
mod end;
mod flight;
mod scoring;
mod secrets;
mod setup;
mod three;
mod time;
