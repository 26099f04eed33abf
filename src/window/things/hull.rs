//! The convex hull of a handful of points, as flat faces. Written out for a dozen points: every triple is tried, which a
//! faster algorithm would not notice at this size.

use bevy::prelude::*;

use super::shape::Shape;

/// Points closer to a face's plane than this lie on it.
const FLAT: f32 = 1e-4;

/// The flat-shaded hull of a few points that do not all lie in a plane.
#[must_use]
pub fn hull(points: &[Vec3]) -> Shape {
    let mut shape = Shape::default();
    let mut done: Vec<(Vec3, f32)> = Vec::new();
    let count = points.len();
    for a in 0..count {
        for b in a + 1..count {
            for c in b + 1..count {
                let Some(normal) = (points[b] - points[a]).cross(points[c] - points[a]).try_normalize() else {
                    continue;
                };
                let away = |point: Vec3| normal.dot(point - points[a]);
                let (above, below) = points.iter().fold((0, 0), |(above, below), &point| {
                    (
                        above + usize::from(away(point) > FLAT),
                        below + usize::from(away(point) < -FLAT),
                    )
                });
                let outwards = match (above, below) {
                    (0, _) => normal,
                    (_, 0) => -normal,
                    _ => continue,
                };
                // A face with more than three corners is met once for every triple of them.
                let plane = (outwards, outwards.dot(points[a]));
                if done
                    .iter()
                    .any(|seen| seen.0.dot(plane.0) > 1.0 - 1e-4 && (seen.1 - plane.1).abs() < 10.0 * FLAT)
                {
                    continue;
                }
                done.push(plane);
                let on_face = points.iter().copied().filter(|&point| away(point).abs() <= FLAT);
                shape.face(&in_order(on_face.collect(), outwards));
            }
        }
    }
    shape
}

/// Corners of a convex face, counter-clockwise as seen from where it looks.
fn in_order(mut corners: Vec<Vec3>, normal: Vec3) -> Vec<Vec3> {
    let middle = corners.iter().sum::<Vec3>() / corners.len() as f32;
    let (right, up) = normal.any_orthonormal_pair();
    let turned = right.cross(up).dot(normal).signum();
    let angle = |corner: &Vec3| {
        let way = *corner - middle;
        (turned * way.dot(up)).atan2(way.dot(right))
    };
    corners.sort_by(|one, two| angle(one).total_cmp(&angle(two)));
    corners
}
