//! The convex hull of a handful of points, as flat triangles. It grows point by point: what a new point sees is cut out,
//! and the rim of the hole is joined to the point. So it is closed at every step, however flat a stone is.

use bevy::prelude::*;

use super::shape::Shape;

/// A point that is not farther than this before a triangle does not see it, in centimetres.
const FLAT: f32 = 1e-6;

/// The flat-shaded hull of a few points; nothing if they all lie in a plane.
#[must_use]
pub fn hull(points: &[Vec3]) -> Shape {
    let mut triangles = first_tetrahedron(points);
    for (index, &point) in points.iter().enumerate() {
        if triangles.iter().flatten().any(|&corner| corner == index) {
            continue;
        }
        let (seen, kept): (Vec<_>, Vec<_>) = triangles
            .iter()
            .copied()
            .partition(|triangle| before(points, *triangle, point) > FLAT);
        let edges: Vec<(usize, usize)> = seen.iter().flat_map(|&[a, b, c]| [(a, b), (b, c), (c, a)]).collect();
        let rim = edges.iter().filter(|&&(from, to)| !edges.contains(&(to, from)));
        triangles = kept
            .into_iter()
            .chain(rim.map(|&(from, to)| [from, to, index]))
            .collect();
    }
    let mut shape = Shape::default();
    for triangle in triangles {
        shape.face(&triangle.map(|corner| points[corner]));
    }
    shape
}

/// How far a point lies before the plane of a triangle.
fn before(points: &[Vec3], [a, b, c]: [usize; 3], point: Vec3) -> f32 {
    let normal = (points[b] - points[a]).cross(points[c] - points[a]).normalize_or_zero();
    normal.dot(point - points[a])
}

/// Four triangles to begin with, through points that lie well apart.
fn first_tetrahedron(points: &[Vec3]) -> Vec<[usize; 3]> {
    let farthest = |distance: &dyn Fn(usize) -> f32| {
        (0..points.len())
            .map(|index| (index, distance(index)))
            .max_by(|one, two| one.1.total_cmp(&two.1))
            .filter(|&(_, far)| far > 1e-4)
            .map(|(index, _)| index)
    };
    let a = 0;
    let Some(b) = farthest(&|index| points[index].distance(points[a])) else {
        return Vec::new();
    };
    let along = (points[b] - points[a]).normalize_or_zero();
    let Some(c) = farthest(&|index| (points[index] - points[a]).reject_from(along).length()) else {
        return Vec::new();
    };
    let Some(d) = farthest(&|index| before(points, [a, b, c], points[index]).abs()) else {
        return Vec::new();
    };
    // The fourth point has to lie behind the first triangle.
    let (b, c) = if before(points, [a, b, c], points[d]) > 0.0 {
        (c, b)
    } else {
        (b, c)
    };
    vec![[a, b, c], [a, d, b], [b, d, c], [c, d, a]]
}
