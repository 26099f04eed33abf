//! The signs that food and guests are drawn with. Each food has a shape of its own as well as a colour, and one sees on a guest's
//! face how long it still waits.

use anstyle::{AnsiColor, Style};
use rules::luigi::{Cubes, Food, Place, Stall, Waiting};

use crate::terminal::style::{BAD, FAINT, GOOD, ink, paint};

/// The most that a guest orders.
const LARGEST_ORDER: usize = 4;

const fn colour(food: Food) -> Style {
    ink(match food {
        Food::Dessert => AnsiColor::Magenta,
        Food::Pasta => AnsiColor::BrightRed,
        Food::Pizza => AnsiColor::Yellow,
        Food::Salad => AnsiColor::Green,
        Food::Wine => AnsiColor::Red,
        Food::Water => AnsiColor::Blue,
    })
}

/// A cube that is there.
const fn full(food: Food) -> &'static str {
    match food {
        Food::Dessert => "◆",
        Food::Pasta => "■",
        Food::Pizza => "▲",
        Food::Salad => "♣",
        Food::Wine => "▼",
        Food::Water => "●",
    }
}

/// A cube that was ordered and is not there yet.
const fn hollow(food: Food) -> &'static str {
    match food {
        Food::Dessert => "◇",
        Food::Pasta => "□",
        Food::Pizza => "△",
        Food::Salad => "♧",
        Food::Wine => "▽",
        Food::Water => "○",
    }
}

/// The sign of a food.
pub(super) fn sign(food: Food) -> String {
    paint(colour(food), full(food))
}

/// Cubes that are there.
pub(super) fn cubes(cubes: Cubes) -> String {
    cubes.iter().map(sign).collect()
}

/// Cubes that are wanted.
pub(super) fn wanted(cubes: Cubes) -> String {
    cubes.iter().map(|food| paint(colour(food), hollow(food))).collect()
}

/// What lies on a stall, as wide as it is when it is full.
pub(super) fn stall(stall: Stall, on_it: Cubes) -> String {
    let gone = usize::from(stall.row().capacity().saturating_sub(on_it.len()));
    format!("{}{}", cubes(on_it), paint(FAINT, &"·".repeat(gone)))
}

/// What a guest has and what it still wants, as wide as the largest order.
pub(super) fn order(waiting: Waiting, missing: Cubes) -> String {
    let length = usize::from(waiting.served.len() + missing.len());
    let rest = LARGEST_ORDER.saturating_sub(length);
    format!("{}{}{}", cubes(waiting.served), wanted(missing), " ".repeat(rest))
}

/// The colour of the time that is left.
pub(super) const fn patience(place: Place) -> Style {
    match place {
        Place::Sixty | Place::Fifty | Place::Forty => GOOD,
        Place::Thirty | Place::Twenty => ink(AnsiColor::Yellow),
        Place::Ten => BAD,
    }
}

/// How somebody looks who waits there.
pub(super) const fn face(place: Place) -> &'static str {
    match place {
        Place::Sixty => ":-D",
        Place::Fifty | Place::Forty => ":-)",
        Place::Thirty => ":-|",
        Place::Twenty => ":-/",
        Place::Ten => ">:(",
    }
}
