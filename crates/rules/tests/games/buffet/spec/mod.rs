//! One file for each part of the rules; tests cite the ruling that they hold.

mod choose;
mod draw;
mod end;
mod leave;
mod setup;
mod three;
