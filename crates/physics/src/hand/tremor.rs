//! The tremor of a hand that holds a bottle upside down. Without any, grains arch over the neck for good or run out at
//! once, and holding longer changes nothing; real hands shake at 8 to 12 Hz. The player's own small movements come
//! first; what is missing to the documented amplitude is added here. It is a tuned device and docs/physics.md says so.

use std::f32::consts::{FRAC_PI_2, TAU};

use bevy::math::Vec3;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::config;

/// Neighbouring frequencies, so that the tremor never repeats within a pour; their amplitudes add up to about one.
const BAND: [f32; 3] = [0.83, 1.0, 1.21];

/// How long the tremor takes to come and go, in seconds.
const EASE: f32 = 0.1;

/// The tremor of one pour.
#[derive(Debug, Clone)]
pub(crate) struct Tremor {
    phases: [[f32; BAND.len()]; 3],
    /// Where in its swelling and ebbing it begins.
    swell: f32,
    /// Time past the horizontal.
    held: f32,
    /// Of it, the time with a strained wrist.
    strained: f32,
    /// Comes and goes between 0 and 1, so that it never jumps.
    presence: f32,
    /// Slow mean and mean square of the player's own movement.
    mean: Vec3,
    own: f32,
}

impl Tremor {
    pub(crate) fn new(seed: u64) -> Self {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        Self {
            phases: std::array::from_fn(|_| std::array::from_fn(|_| rng.random_range(0.0..TAU))),
            swell: rng.random_range(0.0..TAU),
            held: 0.0,
            strained: 0.0,
            presence: 0.0,
            mean: Vec3::ZERO,
            own: 0.0,
        }
    }

    /// The offset of the hand in this step, the bottle being tipped so far. `sway` is what the player's own hand does in it.
    pub(crate) fn step(&mut self, tremor: &config::Tremor, tilt: f32, sway: Vec3, dt: f32) -> Vec3 {
        let tipped = tilt > FRAC_PI_2;
        self.presence = (self.presence + if tipped { dt } else { -dt } / EASE).clamp(0.0, 1.0);
        if self.presence == 0.0 {
            // Only what it does while tipped is tremor; the way there was a carry.
            self.mean = sway;
            return Vec3::ZERO;
        }
        self.held += dt;
        self.mean += (sway - self.mean) * (dt * 4.0).min(1.0);
        self.own += ((sway - self.mean).length_squared() - self.own) * (dt * 8.0).min(1.0);
        let strain = part(tilt.to_degrees(), tremor.strains_from_deg, tremor.strains_until_deg);
        self.strained += strain * dt;
        let tired = part(self.strained, tremor.tires_from, tremor.tires_until);
        let steady = tremor.calm + (tremor.start - tremor.calm) * strain;
        let swell = (0.5 - 0.5 * (self.swell + TAU * self.held / tremor.swell).cos()).powi(3);
        let amplitude = steady * swell + (tremor.tired - steady * swell) * strain * tired;
        // A sine of amplitude A has the mean square A²/2.
        let missing = (amplitude * amplitude - 2.0 * self.own).max(0.0).sqrt() * self.presence;
        let axis = |phases: &[f32; BAND.len()]| {
            let wave = |(phase, band): (&f32, f32)| (phase + TAU * tremor.frequency * band * self.held).sin();
            phases.iter().zip(BAND).map(wave).sum::<f32>() / (BAND.len() as f32).sqrt()
        };
        let [x, y, z] = &self.phases;
        // As strong in all three directions together as a single sine of this amplitude.
        Vec3::new(axis(x), axis(y), axis(z)) * missing * 3.0_f32.sqrt().recip()
    }
}

/// How far a value has come on its way, from 0 to 1.
fn part(value: f32, from: f32, until: f32) -> f32 {
    ((value - from) / (until - from)).clamp(0.0, 1.0)
}

#[cfg(test)]
mod tests {
    use std::f32::consts::PI;

    use super::*;
    use crate::config::PhysicsConfig;

    const DT: f32 = 1.0 / 240.0;

    fn strength(own: impl Fn(f32) -> Vec3) -> f32 {
        let config = PhysicsConfig::built_in().unwrap().tremor;
        let mut tremor = Tremor::new(3);
        let offsets: Vec<Vec3> = (0..480)
            .map(|step| tremor.step(&config, PI, own(step as f32 * DT), DT))
            .collect();
        (offsets[240..].iter().map(|offset| offset.length_squared()).sum::<f32>() / 240.0).sqrt()
    }

    #[test]
    fn an_upright_bottle_does_not_tremble() {
        let config = PhysicsConfig::built_in().unwrap().tremor;
        let mut tremor = Tremor::new(3);
        assert!((0..240).all(|_| tremor.step(&config, 1.5, Vec3::X, DT) == Vec3::ZERO));
    }

    #[test]
    fn a_wrist_that_is_not_strained_stays_calm_however_long_it_is_held() {
        let config = PhysicsConfig::built_in().unwrap().tremor;
        let strongest = |tilt: f32, from: usize, until: usize| {
            let mut tremor = Tremor::new(3);
            let offsets = (0..until).map(|_| tremor.step(&config, tilt, Vec3::ZERO, DT).length());
            offsets.skip(from).fold(0.0, f32::max)
        };
        let half_over = (config.strains_from_deg - 1.0).to_radians();
        assert!(half_over > FRAC_PI_2);
        assert!(strongest(half_over, 480, 960) <= 1.05 * strongest(half_over, 0, 480));
        assert!(strongest(PI, 480, 960) > 2.0 * strongest(half_over, 480, 960));
    }

    #[test]
    fn the_own_hand_replaces_the_added_tremor() {
        let still = strength(|_| Vec3::ZERO);
        let lively = strength(|time| Vec3::X * 0.45 * (TAU * 9.0 * time).sin());
        assert!(still > 0.05 && lively < 0.9 * still, "{still} {lively}");
    }
}
