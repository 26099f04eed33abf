//! What to try with a crêpe, from the first flip to a pan that is as smooth as ice.

use physics::PhysicsConfig;
use physics::lab::hands::SteadyFlick;
use serde::{Deserialize, Serialize};

use super::toss::Toss;

/// What is tried.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Challenge {
    /// The first flip of a life.
    #[default]
    FirstFlip,
    /// Three in a row.
    ThreeInARow,
    /// Ten in a row.
    TenInARow,
    /// Once around and half around again.
    DoubleFlip,
    /// Higher than anybody needs.
    HighToss,
    /// It gets dark when the crêpe leaves the pan.
    Blind,
    /// A pan that is not hot yet: the crêpe sticks.
    ColdPan,
    /// Too much butter: the crêpe slides.
    GreasyPan,
    /// Too much batter: the arm is slow.
    HeavyCrepe,
    /// As in the game: two attempts, then it is judged.
    WarmUp,
}

/// What counts as a high toss, in centimetres; the easiest flip rises 20.
pub const HIGH: f32 = 28.0;
/// Attempts in the game.
pub const ATTEMPTS: u8 = 2;

impl Challenge {
    /// From easy to hard, and the game's own at last.
    pub const ALL: [Self; 10] = [
        Self::FirstFlip,
        Self::ThreeInARow,
        Self::TenInARow,
        Self::DoubleFlip,
        Self::HighToss,
        Self::Blind,
        Self::ColdPan,
        Self::GreasyPan,
        Self::HeavyCrepe,
        Self::WarmUp,
    ];

    /// How a steady hand flicks for it, and where on its bar it is met: in four tries of five, and left and right of it in one of
    /// four at most (measured, `tests/practice/challenges.rs`).
    #[must_use]
    pub const fn flick(self) -> SteadyFlick {
        match self {
            Self::FirstFlip | Self::ThreeInARow | Self::TenInARow | Self::Blind | Self::WarmUp => SteadyFlick::USUAL,
            // However far up, the usual flick turns it no further than 340°. This one throws it half a metre high.
            Self::DoubleFlip | Self::HighToss => SteadyFlick::between(0.04, 25.0, 9.4, 11.1),
            // From further up it lands now and then, now and then it does not, all along a longer bar.
            Self::ColdPan => SteadyFlick::between(0.08, 15.0, 5.4, 10.6),
            Self::GreasyPan => SteadyFlick::between(0.12, 25.0, 7.7, 15.0),
            Self::HeavyCrepe => SteadyFlick::between(0.12, 25.0, 8.8, 20.7),
        }
    }

    /// Degrees that it has to turn.
    #[must_use]
    pub const fn turn(self) -> f32 {
        match self {
            Self::DoubleFlip => 540.0,
            _ => 180.0,
        }
    }

    /// Centimetres that it has to rise.
    #[must_use]
    pub const fn height(self) -> f32 {
        match self {
            Self::HighToss => HIGH,
            _ => 0.0,
        }
    }

    /// How many in a row make it.
    #[must_use]
    pub const fn in_a_row(self) -> u32 {
        match self {
            Self::ThreeInARow => 3,
            Self::TenInARow => 10,
            _ => 1,
        }
    }

    /// Whether a toss is what was asked for.
    #[must_use]
    pub fn met_by(self, toss: &Toss) -> bool {
        toss.landed() && toss.height >= self.height() && (self.turn() < 360.0 || toss.turn > 360.0)
    }

    /// Whether a toss that was made for this one counts for another one too. In the usual kitchen every toss is a try at flips
    /// in a row; at turning twice or rising high only one that did it, for nobody tried who did not.
    #[must_use]
    pub fn counts_for(self, other: Self, toss: Option<&Toss>) -> bool {
        let elsewhere = matches!(self, Self::ColdPan | Self::GreasyPan | Self::HeavyCrepe);
        other != self
            && !elsewhere
            && match other {
                Self::FirstFlip | Self::ThreeInARow | Self::TenInARow => true,
                Self::DoubleFlip | Self::HighToss => toss.is_some_and(|toss| other.met_by(toss)),
                // These have to be looked for: the dark, another pan, the game's own two attempts.
                Self::Blind | Self::ColdPan | Self::GreasyPan | Self::HeavyCrepe | Self::WarmUp => false,
            }
    }

    /// The kitchen in which it takes place.
    #[must_use]
    pub fn kitchen(self, usual: &PhysicsConfig) -> PhysicsConfig {
        let mut config = usual.clone();
        match self {
            Self::ColdPan => {
                config.pan.friction = 0.9;
                config.crepe.friction = 0.9;
            }
            Self::GreasyPan => {
                config.pan.friction = 0.05;
                config.crepe.friction = 0.05;
            }
            Self::HeavyCrepe => {
                // Whatever its weight, it flies alike; what changes is the arm that has to lift it.
                config.crepe.density *= 3.0;
                config.pan_hand.acceleration *= 0.4;
                config.pan_hand.stiffness *= 0.4;
            }
            _ => {}
        }
        config
    }
}
