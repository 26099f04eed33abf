//! How a bottle is tipped: what the hand is after. What falls is decided by the physics.

use serde::{Deserialize, Serialize};

/// What somebody who turns a bottle over hopes for.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum PourStyle {
    /// A cautious turn, hoping for a single piece.
    Pinch,
    /// A turn and straight back: one or two pieces as a rule.
    #[default]
    Dash,
    /// Upside down and held there: a lot. For other people's pans.
    Splash,
}

impl PourStyle {
    /// Every way of tipping, from timid to generous.
    pub const ALL: [Self; 3] = [Self::Pinch, Self::Dash, Self::Splash];
    /// How many there are.
    pub const COUNT: usize = Self::ALL.len();
}
