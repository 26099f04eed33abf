//! The pieces: a cut of its own for each condiment, cubes of salt. The cuts differ for the eye; their mean diameter
//! is the same, so that no bottle pours better than another by much (measured in docs/physics.md).

use std::f32::consts::{FRAC_PI_3, FRAC_PI_6, TAU};

use bevy::math::Vec3;
use bevy::prelude::Component;
use bevy_rapier3d::rapier::prelude::SharedShape;
use rules::a_la_carte::Crystal;
use serde::{Deserialize, Serialize};

use crate::config;

/// Different stones of one cut, so that no two neighbours look alike.
const VARIANTS: u8 = 5;

/// One of the pieces in play. The number is its own for the whole game: a picture can follow it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Component)]
pub struct Piece {
    /// Which of all pieces.
    pub id: u8,
    /// What it is.
    pub kind: Crystal,
}

/// The corners of a piece around its centre, in centimetres.
#[must_use]
pub fn corners(piece: Piece, crystal: &config::Crystal) -> Vec<Vec3> {
    if piece.kind == Crystal::Salt {
        let half = crystal.salt_size / 2.0;
        return (0..8)
            .map(|corner: u8| {
                let side = |bit: u8| if corner & bit == 0 { -half } else { half };
                Vec3::new(side(1), side(2), side(4))
            })
            .collect();
    }
    let mut points = cut(piece.kind);
    // A stone of the same cut is never quite the same stone.
    let variant = f32::from(piece.id % VARIANTS);
    for (index, point) in points.iter_mut().enumerate() {
        let wobble = 1.0 + 0.08 * (index as f32 * 2.4 + variant * 1.7).sin();
        *point *= wobble;
    }
    let mean = points.iter().map(|point| point.length()).sum::<f32>() / points.len() as f32;
    let scale = crystal.size / 2.0 / mean;
    points.iter().map(|&point| point * scale).collect()
}

/// Twelve corners of a condiment's cut, not to scale.
fn cut(kind: Crystal) -> Vec<Vec3> {
    match kind {
        // A lozenge: a belt of six, three above, three below.
        Crystal::Lemon => [
            ring(6, 1.0, 0.0, 0.0),
            ring(3, 0.6, 0.75, 0.0),
            ring(3, 0.6, -0.75, FRAC_PI_3),
        ]
        .concat(),
        // A corn, as round as twelve corners can be.
        Crystal::Pepper => [
            ring(5, 0.894, 0.447, 0.0),
            ring(5, 0.894, -0.447, TAU / 10.0),
            ring(1, 0.0, 1.0, 0.0),
            ring(1, 0.0, -1.0, 0.0),
        ]
        .concat(),
        // A flake: a six-sided drum with a twist.
        Crystal::Paprika => [ring(6, 0.9, 0.62, 0.0), ring(6, 0.9, -0.62, FRAC_PI_6)].concat(),
        // A stubby leaf.
        Crystal::Herbs | Crystal::Salt => [
            ring(4, 0.85, 0.4, 0.0),
            ring(4, 0.85, -0.4, TAU / 8.0),
            ring(2, 0.3, 1.0, 0.0),
            ring(2, 0.3, -1.0, TAU / 4.0),
        ]
        .concat(),
    }
}

fn ring(corners: u8, radius: f32, height: f32, from: f32) -> Vec<Vec3> {
    (0..corners)
        .map(|corner| {
            let (sin, cos) = (from + TAU * f32::from(corner) / f32::from(corners)).sin_cos();
            Vec3::new(radius * cos, height, radius * sin)
        })
        .collect()
}

/// The collider of a piece.
pub(crate) fn collider(piece: Piece, crystal: &config::Crystal) -> SharedShape {
    let half = crystal.salt_size / 2.0;
    if piece.kind == Crystal::Salt {
        return SharedShape::cuboid(half, half, half);
    }
    // Twelve points in general position always have a hull; the ball only keeps this free of panics.
    SharedShape::convex_hull(&corners(piece, crystal)).unwrap_or_else(|| SharedShape::ball(crystal.size / 2.0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::PhysicsConfig;

    #[test]
    fn every_cut_has_a_hull_and_the_same_mean_size() {
        let crystal = PhysicsConfig::built_in().unwrap().crystal;
        for kind in Crystal::ALL {
            for id in 0..VARIANTS {
                let points = corners(Piece { id, kind }, &crystal);
                assert!(SharedShape::convex_hull(&points).is_some(), "{kind} {id}");
                if kind != Crystal::Salt {
                    let mean = points.iter().map(|p| p.length()).sum::<f32>() / points.len() as f32;
                    assert!((mean - crystal.size / 2.0).abs() < 1e-4);
                }
            }
        }
    }
}
