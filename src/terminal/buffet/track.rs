//! One mouse on the track, as far from the left as it has run.

use rules::Seat;

use crate::terminal::style::{FAINT, SEATS, paint};
use crate::texts::signed;

/// A mouse that runs to the right, its tail behind it.
const MOUSE: &str = "~(_^>";
/// So many fields fit beside a name and what is said of it.
const ROOM: i32 = 60;

/// The way that a mouse has come, the mouse, and its field. Where the foremost is too far away to be drawn, the way begins at
/// the hindmost.
pub(super) fn track(seat: Seat, at: i32, hindmost: i32, foremost: i32) -> String {
    let (from, sign) = match foremost <= ROOM {
        true => (hindmost.min(0), ""),
        false => (hindmost, "…"),
    };
    // Everything fits between the hindmost and the foremost, unless a match was made up.
    let way = at.saturating_sub(from).clamp(0, ROOM) as usize;
    format!(
        "{}{} {}",
        paint(FAINT, &format!("{sign}{}", "·".repeat(way))),
        paint(SEATS[seat.index()], MOUSE),
        signed(at)
    )
}
