//! Shapes as signed distances: negative inside, positive outside, in a square from −1 to 1 with y upwards. Small pictures
//! put together from them stay sharp at any size, need no file, and belong to us.

use bevy::math::Vec2;

/// Short for a point.
pub const fn at(x: f32, y: f32) -> Vec2 {
    Vec2::new(x, y)
}

/// A disc.
pub fn disc(p: Vec2, centre: Vec2, radius: f32) -> f32 {
    p.distance(centre) - radius
}

/// The line of a circle.
pub fn ring(p: Vec2, centre: Vec2, radius: f32, half_width: f32) -> f32 {
    disc(p, centre, radius).abs() - half_width
}

/// An upright ellipse; exact enough for small pictures.
pub fn ellipse(p: Vec2, centre: Vec2, radii: Vec2) -> f32 {
    let q = (p - centre) / radii;
    let steepness = (q / radii).length();
    if steepness < 1e-3 {
        return -radii.min_element();
    }
    q.length() * (q.length() - 1.0) / steepness
}

/// A rectangle with round corners.
pub fn block(p: Vec2, centre: Vec2, half: Vec2, round: f32) -> f32 {
    let q = (p - centre).abs() - half + round;
    q.max(Vec2::ZERO).length() + q.max_element().min(0.0) - round
}

/// A line with round ends.
pub fn stroke(p: Vec2, from: Vec2, to: Vec2, half_width: f32) -> f32 {
    let (way, along) = (to - from, p - from);
    let t = (along.dot(way) / way.length_squared().max(1e-6)).clamp(0.0, 1.0);
    (along - way * t).length() - half_width
}

/// Lines from point to point.
pub fn path(p: Vec2, points: &[Vec2], half_width: f32) -> f32 {
    points
        .windows(2)
        .map(|ends| stroke(p, ends[0], ends[1], half_width))
        .fold(f32::MAX, f32::min)
}

/// A polygon, with corners rounded outwards.
pub fn polygon(p: Vec2, corners: &[Vec2], round: f32) -> f32 {
    let Some((&first, &last)) = corners.first().zip(corners.last()) else {
        return f32::MAX;
    };
    let mut distance = p.distance_squared(first);
    let mut sign = 1.0;
    let mut before = last;
    for &corner in corners {
        let (edge, way) = (before - corner, p - corner);
        let nearest = way - edge * (way.dot(edge) / edge.length_squared().max(1e-6)).clamp(0.0, 1.0);
        distance = distance.min(nearest.length_squared());
        let crossings = [p.y >= corner.y, p.y < before.y, edge.x * way.y > edge.y * way.x];
        if crossings == [true; 3] || crossings == [false; 3] {
            sign = -sign;
        }
        before = corner;
    }
    sign * distance.sqrt() - round
}

/// Corners of a regular polygon, or of a star if `inner` is shorter than `outer`. The first points upwards.
pub fn star_corners(points: usize, outer: f32, inner: f32) -> Vec<Vec2> {
    (0..2 * points)
        .map(|corner| {
            let angle = std::f32::consts::FRAC_PI_2 + std::f32::consts::PI * corner as f32 / points as f32;
            Vec2::from_angle(angle) * if corner % 2 == 0 { outer } else { inner }
        })
        .collect()
}

/// Where both are: a lens, for leaves, if both are discs.
pub fn both(a: f32, b: f32) -> f32 {
    a.max(b)
}

/// Where either is.
pub fn either(shapes: &[f32]) -> f32 {
    shapes.iter().copied().fold(f32::MAX, f32::min)
}

/// The first without the second.
pub fn without(shape: f32, hole: f32) -> f32 {
    shape.max(-hole)
}

/// The point in a picture that is turned by an angle and moved.
pub fn turned(p: Vec2, centre: Vec2, angle: f32) -> Vec2 {
    Vec2::from_angle(-angle).rotate(p - centre)
}

/// A leaf along the y axis, as wide as it is asked to be.
pub fn leaf(p: Vec2, half_length: f32, half_width: f32) -> f32 {
    let radius = (half_length * half_length + half_width * half_width) / (2.0 * half_width);
    let off = radius - half_width;
    both(disc(p, at(-off, 0.0), radius), disc(p, at(off, 0.0), radius))
}

/// A piece of a ring between two angles, counted from x towards y.
pub fn arc(p: Vec2, centre: Vec2, radius: f32, half_width: f32, from: f32, to: f32) -> f32 {
    let middle = (from + to) / 2.0;
    let half = (to - from).abs() / 2.0;
    let q = turned(p, centre, middle);
    let angle = q.to_angle().clamp(-half, half);
    q.distance(Vec2::from_angle(angle) * radius) - half_width
}
