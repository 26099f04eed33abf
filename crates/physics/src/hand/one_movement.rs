//! "One movement over, one movement back, no shaking or tapping while inverted": the rule of seasoning, kept by the
//! hand. It never refuses and never jerks; a wish that would break the rule is simply not followed.

use std::f32::consts::{FRAC_PI_2, PI};

use bevy::math::Vec3;

use super::Target;
use crate::config::BottleHand;

/// How far the one movement has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Phase {
    /// Not yet past the horizontal: everything is allowed.
    Upright,
    /// Past the horizontal and still going over.
    Over,
    /// On its way back; it cannot be tipped again.
    Back,
}

/// The memory of the rule during one pour.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct OneMovement {
    phase: Phase,
    /// The highest wish so far while over, the lowest while on the way back.
    extreme: f32,
    /// Where the bottle passed the horizontal.
    anchor: Vec3,
}

impl OneMovement {
    pub(crate) fn new() -> Self {
        Self {
            phase: Phase::Upright,
            extreme: 0.0,
            anchor: Vec3::ZERO,
        }
    }

    pub(crate) fn phase(&self) -> Phase {
        self.phase
    }

    /// What of the wish the hand may follow, given where the bottle really is.
    pub(crate) fn admit(&mut self, wish: Target, position: Vec3, tilt: f32, hand: &BottleHand) -> Target {
        let wished = if wish.grip { wish.tilt.clamp(0.0, PI) } else { 0.0 };
        let slack = hand.return_slack_deg.to_radians();
        if self.phase == Phase::Upright && tilt > FRAC_PI_2 {
            self.phase = Phase::Over;
            self.extreme = tilt.max(wished);
            self.anchor = position;
        }
        if self.phase == Phase::Over {
            self.extreme = self.extreme.max(wished);
            if wished < self.extreme - slack {
                self.phase = Phase::Back;
                self.extreme = wished.min(tilt);
            }
        }
        match self.phase {
            Phase::Upright => Target { tilt: wished, ..wish },
            Phase::Over => Target {
                tilt: self.extreme,
                position: self.anchor + sway(wish.position - self.anchor, hand.sway),
                ..wish
            },
            Phase::Back => {
                self.extreme = self.extreme.min(wished);
                // Upright again it may be carried away; before, its place stays bound.
                let position = if tilt > FRAC_PI_2 {
                    self.anchor + sway(wish.position - self.anchor, hand.sway)
                } else {
                    wish.position
                };
                Target {
                    tilt: self.extreme,
                    position,
                    ..wish
                }
            }
        }
    }
}

/// A side movement, damped softly to its bound: small ones pass whole, large ones end at `most`.
fn sway(offset: Vec3, most: f32) -> Vec3 {
    let length = offset.length();
    if length < 1e-6 {
        Vec3::ZERO
    } else {
        offset * (most * (length / most).tanh() / length)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::PhysicsConfig;

    fn hand() -> BottleHand {
        PhysicsConfig::built_in().unwrap().bottle_hand
    }

    #[test]
    fn over_once_and_back_once() {
        let (hand, mut rule) = (hand(), OneMovement::new());
        let mut tilt = 0.0;
        let mut wish = |rule: &mut OneMovement, wished: f32| {
            tilt = rule
                .admit(Target::at(Vec3::ZERO).tipped(wished), Vec3::ZERO, tilt, &hand)
                .tilt;
            tilt
        };
        assert_eq!(wish(&mut rule, 1.4), 1.4);
        assert_eq!(wish(&mut rule, 0.2), 0.2);
        assert_eq!(wish(&mut rule, 3.0), 3.0);
        wish(&mut rule, 3.0);
        assert_eq!(rule.phase(), Phase::Over);
        // A small tremble of the wish is no return and no shake.
        assert_eq!(wish(&mut rule, 2.95), 3.0);
        assert_eq!(wish(&mut rule, 2.0), 2.0);
        assert_eq!(rule.phase(), Phase::Back);
        assert_eq!(wish(&mut rule, 3.0), 2.0);
        assert_eq!(wish(&mut rule, 1.0), 1.0);
        assert_eq!(wish(&mut rule, 3.0), 1.0);
        assert_eq!(wish(&mut rule, 0.0), 0.0);
        assert_eq!(wish(&mut rule, 3.0), 0.0);
    }

    #[test]
    fn a_tipped_bottle_cannot_be_shaken_aside() {
        let (hand, mut rule) = (hand(), OneMovement::new());
        for index in 0..100 {
            let aside = Vec3::X * if index % 2 == 0 { 8.0 } else { -8.0 };
            let admitted = rule.admit(Target::at(aside).tipped(3.0), Vec3::ZERO, 3.0, &hand);
            assert!(admitted.position.length() <= hand.sway * 1.0001);
        }
    }
}
