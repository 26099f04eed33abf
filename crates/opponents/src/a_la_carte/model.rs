//! What a hand gets: distributions of outcomes, measured from our own physics and kept in `assets/hands.ron`.
//!
//! Chefs think with them. Outside of tournaments, `balance` and `watch --quick` nobody draws from them: a pour is a
//! pour.

use std::sync::{Arc, OnceLock};

use rules::a_la_carte::{Dispenser, Landing, Pour};
use serde::{Deserialize, Serialize};

use super::PourStyle;
use crate::Level;

const MEASURED: &str = include_str!("../../../../assets/hands.ron");

/// The most pieces that a model tells apart; what is beyond counts as so many.
pub const MOST_PIECES: usize = 8;

/// Probabilities of 0, 1, 2, … pieces falling.
pub type PourOdds = [f32; MOST_PIECES + 1];

/// What the hands of all levels get.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HandModels {
    /// The version of the file's format.
    pub version: u32,
    /// One for each level, from the weakest to the strongest.
    pub hands: Vec<HandModel>,
}

/// What one hand gets.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HandModel {
    /// Whose hand it is.
    pub level: Level,
    /// One for each way of tipping.
    pub pours: Vec<PourModel>,
    /// How a tossed crêpe lands.
    pub flip: FlipOdds,
}

/// What falls at one way of tipping.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PourModel {
    /// The way of tipping.
    pub tip: PourStyle,
    /// For bottles that hold so many pieces, in descending order.
    pub fills: Vec<FillOdds>,
}

/// What falls out of a bottle with so many pieces in it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FillOdds {
    /// Pieces in the bottle.
    pub pieces: u8,
    /// Pours measured.
    pub samples: u32,
    /// How many pieces fell.
    pub odds: PourOdds,
}

/// How a tossed crêpe lands.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FlipOdds {
    /// Tosses measured.
    pub samples: u32,
    /// Picture side up: a success.
    pub picture: f32,
    /// As it lay before.
    pub recipe: f32,
    /// Beside the pan.
    pub beside: f32,
}

impl FlipOdds {
    /// The probability of a landing.
    #[must_use]
    pub const fn of(&self, landing: Landing) -> f32 {
        match landing {
            Landing::Picture => self.picture,
            Landing::Recipe => self.recipe,
            Landing::Beside => self.beside,
        }
    }
}

/// Why a file of hand models was refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ModelError {
    /// It cannot be read.
    #[error("line {line}: {reason}")]
    Shape {
        /// Counted from 1.
        line: usize,
        /// The reader's words.
        reason: String,
    },
    /// Something is missing, or probabilities do not add up to one.
    #[error("{0}")]
    Content(String),
}

impl HandModels {
    /// The version that this program reads.
    pub const VERSION: u32 = 1;

    /// The models measured from our physics.
    #[must_use]
    pub fn measured() -> Arc<Self> {
        static MODELS: OnceLock<Arc<HandModels>> = OnceLock::new();
        #[expect(clippy::expect_used, reason = "the file is part of the program, and a test reads it")]
        let read = || Arc::new(Self::from_ron(MEASURED).expect("the measured models are sound"));
        MODELS.get_or_init(read).clone()
    }

    /// Reads models.
    ///
    /// # Errors
    /// What is wrong with them.
    pub fn from_ron(text: &str) -> Result<Self, ModelError> {
        let models: Self = ron::from_str(text).map_err(|error| ModelError::Shape {
            line: error.span.start.line,
            reason: error.code.to_string(),
        })?;
        models.check().map_err(ModelError::Content)?;
        Ok(models)
    }

    fn check(&self) -> Result<(), String> {
        let sums_to_one = |odds: &[f32]| {
            odds.iter().all(|p| (0.0..=1.0).contains(p)) && (odds.iter().sum::<f32>() - 1.0).abs() < 0.01
        };
        if self.version != Self::VERSION {
            return Err(format!("version {} instead of {}", self.version, Self::VERSION));
        }
        let levels: Vec<_> = self.hands.iter().map(|hand| hand.level).collect();
        if levels != Level::ALL {
            return Err("there must be one hand for each level, from the weakest to the strongest".into());
        }
        for hand in &self.hands {
            let level = hand.level.word();
            let tips: Vec<_> = hand.pours.iter().map(|pour| pour.tip).collect();
            if tips != PourStyle::ALL {
                return Err(format!(
                    "{level}: there must be one pour for each way of tipping, in order"
                ));
            }
            for fill in hand.pours.iter().flat_map(|pour| &pour.fills) {
                if !sums_to_one(&fill.odds) {
                    return Err(format!(
                        "{level}, {} pieces: the odds do not add up to one",
                        fill.pieces
                    ));
                }
            }
            if hand
                .pours
                .iter()
                .any(|pour| !pour.fills.is_sorted_by(|a, b| a.pieces > b.pieces) || pour.fills.is_empty())
            {
                return Err(format!("{level}: the fills must be there, in descending order"));
            }
            if !sums_to_one(&[hand.flip.picture, hand.flip.recipe, hand.flip.beside]) {
                return Err(format!("{level}: the odds of the flip do not add up to one"));
            }
        }
        Ok(())
    }

    /// The hand of a level.
    #[must_use]
    pub fn hand(&self, level: Level) -> &HandModel {
        &self.hands[level as usize]
    }
}

impl HandModel {
    /// The odds for a bottle with so many pieces: those of the measured fill that is nearest.
    #[must_use]
    pub fn pieces(&self, tip: PourStyle, in_bottle: u8) -> &PourOdds {
        let fills = &self.pours[tip as usize].fills;
        let nearest = fills.iter().min_by_key(|fill| fill.pieces.abs_diff(in_bottle));
        nearest.map_or(&[0.0; MOST_PIECES + 1], |fill| &fill.odds)
    }

    /// Every pour that can come out of a bottle, with its probability: so many pieces, any of them as likely as another.
    pub fn pours(&self, tip: PourStyle, bottle: Dispenser, mut each: impl FnMut(Pour, f32)) {
        let odds = self.pieces(tip, bottle.total());
        let total = usize::from(bottle.total());
        // What a nearly empty bottle cannot yield falls to what it can.
        let mut capped = PourOdds::default();
        for (pieces, p) in odds.iter().enumerate() {
            capped[pieces.min(total)] += p;
        }
        for (pieces, &p) in capped.iter().enumerate().take(total + 1) {
            if p <= 0.0 {
                continue;
            }
            let pieces = pieces as u8;
            for salt in pieces.saturating_sub(bottle.colour)..=pieces.min(bottle.salt) {
                let pour = Pour {
                    colour: pieces - salt,
                    salt,
                };
                let share =
                    choose(bottle.colour, pour.colour) * choose(bottle.salt, salt) / choose(bottle.total(), pieces);
                each(pour, p * share);
            }
        }
    }
}

/// The number of ways to choose `k` of `n`. Exact for bottles: at most 20 choose 8.
fn choose(n: u8, k: u8) -> f32 {
    (0..k).fold(1.0, |ways, i| ways * f32::from(n - i) / f32::from(i + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_measured_models_are_sound() {
        HandModels::from_ron(MEASURED).unwrap();
    }

    #[test]
    fn the_odds_of_all_pours_from_a_bottle_add_up_to_one() {
        let models = HandModels::measured();
        for level in Level::ALL {
            for tip in PourStyle::ALL {
                for (colour, salt) in [(15, 5), (0, 5), (1, 0), (0, 0), (3, 2), (15, 0)] {
                    let bottle = Dispenser { colour, salt };
                    let mut sum = 0.0;
                    models.hand(level).pours(tip, bottle, |pour, p| {
                        assert!(bottle.can_yield(pour), "{pour:?} from {bottle:?}");
                        sum += p;
                    });
                    assert!((sum - 1.0).abs() < 0.02, "{level:?} {tip:?} {bottle:?}: {sum}");
                }
            }
        }
    }

    #[test]
    fn salt_falls_as_often_as_it_lies_in_the_bottle() {
        let models = HandModels::measured();
        let (mut pieces, mut salt) = (0.0, 0.0);
        models
            .hand(Level::Chef)
            .pours(PourStyle::Dash, Dispenser::FULL, |pour, p| {
                pieces += p * f32::from(pour.total());
                salt += p * f32::from(pour.salt);
            });
        assert!((salt / pieces - 0.25).abs() < 1e-3);
    }

    #[test]
    fn broken_models_are_refused_with_a_reason() {
        let shape = HandModels::from_ron("(version: 1)").unwrap_err();
        assert!(matches!(shape, ModelError::Shape { line: 1, .. }), "{shape}");
        let doubled = MEASURED.replacen("picture: 0.", "picture: 1.", 1);
        assert!(matches!(HandModels::from_ron(&doubled), Err(ModelError::Content(_))));
    }
}
