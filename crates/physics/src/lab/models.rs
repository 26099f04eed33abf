//! Measured outcomes for opponents: what a plain turn pours at an angle, a hold and a fill, and how often a flip
//! succeeds at a noise. A tournament of thousands of games draws from these instead of simulating every pour.

use rand::{Rng, RngExt};
use rules::a_la_carte::Condiment;
use serde::{Deserialize, Serialize};

use super::Lab;
use super::flips::{flips, success};
use super::hands::{FlipHand, PourHand};
use super::pours::fill;
use crate::stage::StageError;

/// The measured set that is compiled in.
const BUILT_IN: &str = include_str!("../../../../assets/physics/models.ron");

const ANGLES: [f32; 4] = [115.0, 130.0, 150.0, 180.0];
const HOLDS: [f32; 4] = [0.15, 0.4, 0.8, 1.4];
const FILLS: [u8; 4] = [20, 14, 8, 3];
const NOISES: [f32; 5] = [0.05, 0.1, 0.15, 0.2, 0.35];

/// What one gesture poured, in many trials.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PourCell {
    /// Degrees.
    pub angle: f32,
    /// Seconds held.
    pub hold: f32,
    /// Pieces in the bottle.
    pub pieces: u8,
    /// How often 0, 1, 2, … pieces fell.
    pub fell: Vec<u32>,
}

/// How often a flip succeeded at a noise on every parameter.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FlipCell {
    /// Relative noise of the hand.
    pub noise: f32,
    /// Whether the hand follows the falling crêpe.
    pub follows: bool,
    /// Share of successes.
    pub success: f64,
}

/// All measured outcomes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Models {
    /// Pours by angle, hold and fill.
    pub pours: Vec<PourCell>,
    /// Flips by noise.
    pub flips: Vec<FlipCell>,
}

impl Models {
    /// The measured set that is compiled in.
    ///
    /// # Errors
    /// Never in a tested build: a test reads it.
    pub fn built_in() -> Result<Self, ron::error::SpannedError> {
        ron::from_str(BUILT_IN)
    }

    /// A draw of what falls: the cell nearest to the gesture, never more than there is.
    pub fn pour(&self, angle: f32, hold: f32, pieces: u8, rng: &mut impl Rng) -> u8 {
        let far = |cell: &PourCell| {
            ((cell.angle - angle) / 30.0).powi(2)
                + ((cell.hold - hold) / 0.4).powi(2)
                + ((f32::from(cell.pieces) - f32::from(pieces)) / 6.0).powi(2)
        };
        let Some(cell) = self.pours.iter().min_by(|a, b| far(a).total_cmp(&far(b))) else {
            return 0;
        };
        let total: u32 = cell.fell.iter().sum();
        let mut left = rng.random_range(0..total.max(1));
        for (fell, &count) in cell.fell.iter().enumerate() {
            if left < count {
                return (fell as u8).min(pieces);
            }
            left -= count;
        }
        0
    }

    /// Measures everything anew.
    ///
    /// # Errors
    /// When a gesture could not be made.
    pub fn measure(lab: &Lab<'_>) -> Result<Self, StageError> {
        let (mut pours, mut flipped) = (Vec::new(), Vec::new());
        for angle in ANGLES {
            for hold in HOLDS {
                for pieces in FILLS {
                    let hand = |rng: &mut _| PourHand::plain(angle, hold).with_noise(0.05, rng);
                    let tally = fill(lab, "pour models", Condiment::Pepper, pieces, lab.scaled(80), hand)?;
                    let fell = tally.counts().to_vec();
                    pours.push(PourCell {
                        angle,
                        hold,
                        pieces,
                        fell,
                    });
                }
            }
        }
        for noise in NOISES {
            for follow in [None, Some(0.4)] {
                let reports = flips(lab, "flip models", lab.scaled(300), |rng| {
                    FlipHand::practised(noise, follow, rng)
                })?;
                flipped.push(FlipCell {
                    noise,
                    follows: follow.is_some(),
                    success: success(&reports),
                });
            }
        }
        Ok(Self { pours, flips: flipped })
    }

    /// As the text of `assets/physics/models.ron`.
    ///
    /// # Errors
    /// When the writer fails.
    pub fn to_text(&self, head: &str) -> Result<String, ron::Error> {
        let pretty = ron::ser::PrettyConfig::new().depth_limit(3).compact_arrays(true);
        Ok(format!("{head}\n{}\n", ron::ser::to_string_pretty(self, pretty)?))
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    use super::*;

    #[test]
    fn the_built_in_models_never_pour_more_than_there_is() {
        let models = Models::built_in().unwrap();
        assert_eq!(models.pours.len(), ANGLES.len() * HOLDS.len() * FILLS.len());
        assert_eq!(models.flips.len(), 2 * NOISES.len());
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        for pieces in 0..=20 {
            for _ in 0..50 {
                assert!(models.pour(180.0, 1.4, pieces, &mut rng) <= pieces);
            }
        }
    }
}
