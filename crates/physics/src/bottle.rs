//! The spice bottle: a cylinder, a shoulder, a neck. Its frame stands on the inner floor, the axis upwards.
//!
//! What comes out at a turn is decided by the shoulder and the bore alone: grains that do not lie over the neck must be
//! pushed there, by their neighbours or by the trembling hand.

use bevy::math::Vec3;
use bevy_rapier3d::rapier::prelude::SharedShape;

use crate::config;
use crate::wedge::{Hoop, Part, in_place, plate, ring};

/// The inner surface of a bottle.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Cavity {
    /// Radius of the body.
    pub radius: f32,
    /// Radius of the neck.
    pub bore: f32,
    /// Height of the body.
    pub body: f32,
    /// Height where the shoulder ends and the neck begins.
    pub shoulder: f32,
    /// Height of the mouth.
    pub mouth: f32,
}

impl Cavity {
    /// The surface that the numbers describe.
    #[must_use]
    pub fn new(bottle: &config::Bottle) -> Self {
        let bore = bottle.bore / 2.0;
        let shoulder = bottle.body + (bottle.radius - bore) * bottle.shoulder_deg.to_radians().tan();
        Self {
            radius: bottle.radius,
            bore,
            body: bottle.body,
            shoulder,
            mouth: shoulder + bottle.neck,
        }
    }

    /// How far a point in the bottle's frame lies outside the inner surface, the mouth being open; negative inside.
    #[must_use]
    pub fn outside(&self, point: Vec3) -> f32 {
        let from_axis = point.x.hypot(point.z);
        let wall = if point.y <= self.body {
            self.radius
        } else if point.y >= self.shoulder {
            self.bore
        } else {
            let up = (point.y - self.body) / (self.shoulder - self.body);
            self.radius + (self.bore - self.radius) * up
        };
        (from_axis - wall).max(-point.y)
    }
}

/// The wall, without the thumb.
pub(crate) fn shell(bottle: &config::Bottle) -> SharedShape {
    let cavity = Cavity::new(bottle);
    let hoop = |height, inner, outer| Hoop { height, inner, outer };
    let outer = bottle.radius + bottle.wall;
    // The engine needs some height to build a wedge from, also for a flat shoulder.
    let shoulder = cavity.shoulder.max(cavity.body + 0.02);
    let body = (
        hoop(-bottle.wall, cavity.radius, outer),
        hoop(cavity.body, cavity.radius, outer),
    );
    let slope = (
        hoop(cavity.body, cavity.radius, outer),
        hoop(shoulder, cavity.bore, outer),
    );
    let neck = (
        hoop(shoulder, cavity.bore, outer),
        hoop(cavity.mouth, cavity.bore, cavity.bore + bottle.wall),
    );
    let mut parts: Vec<Part> = vec![plate(outer, -bottle.wall, 0.0)];
    parts.extend(in_place(ring(body.0, body.1, bottle.sides)));
    parts.extend(in_place(shoulder_ring(
        slope.0,
        slope.1,
        cavity.body + bottle.wall,
        bottle.sides,
    )));
    parts.extend(in_place(ring(neck.0, neck.1, bottle.sides)));
    SharedShape::compound(parts)
}

/// Shoulder wedges get their thickness upwards too: a flat shoulder would else be a knife. They reach past the mouth, where
/// it does not matter: a grain that is out no longer meets the shell.
fn shoulder_ring(low: Hoop, high: Hoop, top: f32, sides: usize) -> Vec<SharedShape> {
    let widen = 1.0 / (std::f32::consts::PI / sides as f32).cos();
    (0..sides)
        .filter_map(|side| {
            let points: Vec<Vec3> = [side, side + 1]
                .into_iter()
                .flat_map(|index| {
                    let (sin, cos) = (std::f32::consts::TAU * index as f32 / sides as f32).sin_cos();
                    let at = |radius: f32, height: f32| Vec3::new(radius * widen * cos, height, radius * widen * sin);
                    [
                        at(low.inner, low.height),
                        at(low.outer, low.height),
                        at(high.inner, high.height),
                        at(high.inner, top.max(high.height)),
                        at(low.outer, top.max(high.height)),
                    ]
                })
                .collect();
            SharedShape::convex_hull(&points)
        })
        .collect()
}

/// The thumb on the mouth: a thick plug just above it.
pub(crate) fn thumb(bottle: &config::Bottle) -> SharedShape {
    let cavity = Cavity::new(bottle);
    SharedShape::compound(vec![plate(
        cavity.bore + bottle.wall,
        cavity.mouth,
        cavity.mouth + bottle.wall,
    )])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::PhysicsConfig;

    #[test]
    fn the_cavity_knows_inside_from_outside() {
        let cavity = Cavity::new(&PhysicsConfig::built_in().unwrap().bottle);
        assert!(cavity.outside(Vec3::Y) < 0.0);
        assert!(cavity.outside(Vec3::new(cavity.radius + 0.1, 1.0, 0.0)) > 0.09);
        assert!(cavity.outside(Vec3::new(0.0, -0.2, 0.0)) > 0.19);
        let neck = Vec3::new(0.0, (cavity.shoulder + cavity.mouth) / 2.0, 0.0);
        assert!(cavity.outside(neck) < 0.0);
        assert!(cavity.outside(neck + Vec3::X * (cavity.bore + 0.1)) > 0.09);
    }
}
