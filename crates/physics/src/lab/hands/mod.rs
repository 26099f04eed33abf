//! Hands that are not people: smooth motions with noise, for experiments and opponents. `docs/physics.md` states them.

mod flip;
mod pour;
mod steady;
mod throw;

use std::f32::consts::TAU;

use rand::{Rng, RngExt};

pub use flip::{FlipHand, Flipper, Following, SWEET};
pub use pour::{Creep, PourHand, Shake, WatchingHand};
pub use steady::{HeldFor, SteadyFlick, SteadyPour, SteadyToss, mark_at, pour_marks};
pub use throw::{Placing, ThrowHand};

/// The smoothest way from 0 to 1 in unit time (minimum jerk), as reaching arms move.
#[must_use]
pub fn smooth(part: f32) -> f32 {
    let t = part.clamp(0.0, 1.0);
    t * t * t * (10.0 + t * (6.0 * t - 15.0))
}

/// A standard normal draw.
pub fn normal(rng: &mut impl Rng) -> f32 {
    let (u, v): (f32, f32) = (rng.random_range(1e-7..1.0), rng.random_range(0.0..TAU));
    (-2.0 * u.ln()).sqrt() * v.cos()
}

/// A value with so much relative noise, never more than three times it.
pub fn noisy(rng: &mut impl Rng, value: f32, noise: f32) -> f32 {
    value * (1.0 + noise * normal(rng).clamp(-3.0, 3.0))
}
