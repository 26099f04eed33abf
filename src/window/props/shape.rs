//! Meshes made from a few words: bodies of revolution, bevelled blocks, discs. Everything has the same kinds of numbers
//! per corner (place, normal, picture, shade), so that one pipeline draws every toy.
//!
//! Corners carry a shade because the simple picture has no shadows: what lies deep is painted darker once and for all.

use std::collections::HashMap;
use std::f32::consts::{PI, TAU};

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

/// A picture of grooves covers so many centimetres.
const GROOVES: f32 = 3.5;

/// A mesh that is being made.
#[derive(Debug, Clone, Default)]
pub struct Shape {
    /// Corners.
    pub places: Vec<Vec3>,
    /// Where the surface looks at each corner.
    pub normals: Vec<Vec3>,
    /// Where each corner lies on the print or pattern.
    pub uvs: Vec<Vec2>,
    /// How dark each corner is painted, and at last how solid.
    pub shades: Vec<Vec4>,
    /// Three for each triangle, counter-clockwise as seen from outside.
    pub corners: Vec<u32>,
}

impl Shape {
    /// A body of revolution about +y. Each run is a smooth line of (radius, height); between runs there is a hard edge.
    /// Whoever walks along a run has the outside on the right: up on an outer wall, inwards on a top.
    #[must_use]
    pub fn lathe(runs: &[&[(f32, f32)]], sides: usize) -> Self {
        let mut shape = Self::default();
        for run in runs {
            shape.revolve(run, sides);
        }
        shape
    }

    fn revolve(&mut self, run: &[(f32, f32)], sides: usize) {
        let points: Vec<Vec2> = run.iter().map(|&(radius, height)| Vec2::new(radius, height)).collect();
        let facing: Vec<Vec2> = points
            .windows(2)
            .map(|pair| (pair[1] - pair[0]).normalize_or_zero())
            .map(|way| Vec2::new(way.y, -way.x))
            .collect();
        let first = self.places.len() as u32;
        // How far along the run, in centimetres: what is brushed or turned has its grooves across it.
        let mut along = 0.0;
        for (row, point) in points.iter().enumerate() {
            along += row.checked_sub(1).map_or(0.0, |last| point.distance(points[last]));
            let before = facing.get(row.wrapping_sub(1)).copied().unwrap_or_default();
            let after = facing.get(row).copied().unwrap_or_default();
            let normal = (before + after).normalize_or(Vec2::X);
            for side in 0..=sides {
                let (sin, cos) = (TAU * side as f32 / sides as f32).sin_cos();
                self.corner(
                    Vec3::new(point.x * cos, point.y, point.x * sin),
                    Vec3::new(normal.x * cos, normal.y, normal.x * sin),
                    Vec2::new(side as f32 / sides as f32, along / GROOVES),
                );
            }
        }
        let row_length = sides as u32 + 1;
        for (row, pair) in points.windows(2).enumerate() {
            for side in 0..sides as u32 {
                let low = first + row as u32 * row_length + side;
                let high = low + row_length;
                // At the axis one of the two triangles has no area.
                if pair[0].x > 0.0 {
                    self.corners.extend([low, high, low + 1]);
                }
                if pair[1].x > 0.0 {
                    self.corners.extend([low + 1, high, high + 1]);
                }
            }
        }
    }

    /// A ball, drawn out in three ways; its poles are above and below.
    #[must_use]
    pub fn ball(radii: Vec3, sides: usize, rows: usize) -> Self {
        let run: Vec<(f32, f32)> = (0..=rows)
            .map(|row| {
                let (sin, cos) = (PI * row as f32 / rows as f32).sin_cos();
                // The sine of a half turn is not quite nothing, and a pole is a point.
                (if row == 0 || row == rows { 0.0 } else { sin }, -cos)
            })
            .collect();
        Self::lathe(&[&run], sides).moved(Transform::from_scale(radii))
    }

    fn corner(&mut self, place: Vec3, normal: Vec3, uv: Vec2) {
        self.places.push(place);
        self.normals.push(normal);
        self.uvs.push(uv);
        self.shades.push(Vec4::ONE);
    }

    /// A flat polygon, its corners counter-clockwise as seen from outside.
    pub fn face(&mut self, places: &[Vec3]) {
        let uvs = vec![Vec2::ZERO; places.len()];
        self.printed_face(places, &uvs);
    }

    fn printed_face(&mut self, places: &[Vec3], uvs: &[Vec2]) {
        let [a, b, c, ..] = places else { return };
        let normal = (b - a).cross(c - a).normalize_or(Vec3::Y);
        let first = self.places.len() as u32;
        for (&place, &uv) in places.iter().zip(uvs) {
            self.corner(place, normal, uv);
        }
        for next in 1..places.len() as u32 - 1 {
            self.corners.extend([first, first + next, first + next + 1]);
        }
    }

    /// A box around the origin whose edges are cut off by so much.
    #[must_use]
    pub fn block(size: Vec3, bevel: f32) -> Self {
        let half = size / 2.0;
        let outline = [
            Vec2::new(-half.z, -half.y),
            Vec2::new(half.z, -half.y),
            Vec2::new(half.z, half.y),
            Vec2::new(-half.z, half.y),
        ];
        Self::prism(&outline, half.x, bevel)
    }

    /// A convex outline of (z, y), counter-clockwise as seen from +x, drawn out to ±`half` in x, its edges cut off.
    #[must_use]
    pub fn prism(outline: &[Vec2], half: f32, bevel: f32) -> Self {
        if bevel <= 0.0 {
            return Self::plain_prism(outline, half);
        }
        let cut = chamfered(outline, bevel);
        let inner = inset(&cut, bevel * 0.7);
        let at = |point: Vec2, x: f32| Vec3::new(x, point.y, point.x);
        let mut shape = Self::default();
        let count = cut.len();
        for index in 0..count {
            let next = (index + 1) % count;
            let (near, far) = (half - bevel * 0.7, bevel * 0.7 - half);
            shape.face(&[
                at(cut[index], near),
                at(cut[index], far),
                at(cut[next], far),
                at(cut[next], near),
            ]);
            for (side, edge) in [(half, near), (-half, far)] {
                let mut rim = [
                    at(cut[index], edge),
                    at(cut[next], edge),
                    at(inner[next], side),
                    at(inner[index], side),
                ];
                if side < 0.0 {
                    rim.reverse();
                }
                shape.face(&rim);
            }
        }
        let mut cap: Vec<Vec3> = inner.iter().map(|&point| at(point, half)).collect();
        shape.face(&cap);
        for place in &mut cap {
            place.x = -half;
        }
        cap.reverse();
        shape.face(&cap);
        // Seen from +x with y up, z runs to the left; so an outline that is counter-clockwise in (z, y) is turned round.
        shape.flipped_winding()
    }

    fn plain_prism(outline: &[Vec2], half: f32) -> Self {
        let at = |point: Vec2, x: f32| Vec3::new(x, point.y, point.x);
        let mut shape = Self::default();
        for (index, &here) in outline.iter().enumerate() {
            let next = outline[(index + 1) % outline.len()];
            shape.face(&[at(here, half), at(here, -half), at(next, -half), at(next, half)]);
        }
        shape.face(&outline.iter().map(|&point| at(point, half)).collect::<Vec<_>>());
        shape.face(&outline.iter().rev().map(|&point| at(point, -half)).collect::<Vec<_>>());
        shape.flipped_winding()
    }

    fn flipped_winding(mut self) -> Self {
        for triangle in self.corners.chunks_exact_mut(3) {
            triangle.swap(1, 2);
        }
        for normal in &mut self.normals {
            *normal = -*normal;
        }
        self
    }

    /// A round print at a height, looking up, its top towards −z.
    #[must_use]
    pub fn printed_disc(radius: f32, height: f32, sides: usize, part: Rect) -> Self {
        let mut shape = Self::default();
        let (places, uvs): (Vec<Vec3>, Vec<Vec2>) = (0..sides)
            .map(|side| {
                let (sin, cos) = (TAU * side as f32 / sides as f32).sin_cos();
                let on_print = part.center() + Vec2::new(cos, -sin) * part.half_size();
                (Vec3::new(radius * cos, height, -radius * sin), on_print)
            })
            .unzip();
        shape.printed_face(&places, &uvs);
        shape
    }

    /// A square print around the origin, looking up, its top towards −z.
    #[must_use]
    pub fn printed_square(half: f32, part: Rect) -> Self {
        Self::printed_rectangle(Vec2::splat(half), part)
    }

    /// A rectangle around the origin, looking up, the top of its picture towards −z.
    #[must_use]
    pub fn printed_rectangle(half: Vec2, part: Rect) -> Self {
        let mut shape = Self::default();
        let places = [(-1.0, 1.0), (1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)];
        let on_print = places.map(|(x, z)| part.center() + Vec2::new(x, z) * part.half_size());
        shape.printed_face(&places.map(|(x, z)| Vec3::new(x * half.x, 0.0, z * half.y)), &on_print);
        shape
    }

    /// A bar through round cross-sections (middle, half-width across, half-height): handles, spoons. It may bend in the
    /// plane of x and y, and is as wide in z as it is across. Smooth, closed.
    #[must_use]
    pub fn bar(sections: &[(Vec3, f32, f32)], sides: usize) -> Self {
        let mut shape = Self::default();
        let way = |index: usize| {
            let before = sections[index.saturating_sub(1)].0;
            let after = sections[(index + 1).min(sections.len() - 1)].0;
            (after - before).normalize_or(Vec3::X)
        };
        for (index, &(middle, wide, high)) in sections.iter().enumerate() {
            let along = way(index);
            let across = Vec3::Z;
            let up = across.cross(along).normalize_or(Vec3::Y);
            for side in 0..=sides {
                let (sin, cos) = (TAU * side as f32 / sides as f32).sin_cos();
                let normal = (across * cos / wide.max(1e-3) + up * sin / high.max(1e-3)).normalize_or(up);
                shape.corner(middle + across * cos * wide + up * sin * high, normal, Vec2::ZERO);
            }
        }
        let row_length = sides as u32 + 1;
        for row in 0..sections.len() as u32 - 1 {
            for side in 0..sides as u32 {
                let low = row * row_length + side;
                let high = low + row_length;
                shape.corners.extend([low, high, low + 1, low + 1, high, high + 1]);
            }
        }
        for (index, is_end) in [(0, false), (sections.len() - 1, true)] {
            let start = index * row_length as usize;
            let mut cap: Vec<Vec3> = shape.places[start..start + sides].to_vec();
            // The corners run from `across` to `up`, which is clockwise about the bar's way.
            if is_end {
                cap.reverse();
            }
            shape.face(&cap);
        }
        shape
    }

    /// What a thing of this half size keeps from the light around it: dark below it, gone at a distance.
    #[must_use]
    pub fn shadow(half: Vec2, soft: f32) -> Self {
        let rings = [half - Vec2::splat(soft * 0.3), half + Vec2::splat(soft)].map(|half| {
            const CORNERS: u8 = 16;
            // A rounded rectangle: a circle of the softness, its quarters drawn apart.
            let round = soft.min(half.min_element());
            (0..CORNERS)
                .map(|corner| Vec2::from_angle(-TAU * (f32::from(corner) + 0.5) / f32::from(CORNERS)))
                .map(|way| way * round + way.signum() * (half - Vec2::splat(round)))
                .map(|point| Vec3::new(point.x, 0.0, point.y))
                .collect::<Vec<_>>()
        });
        Self::fading(rings)
    }

    /// The same around something round.
    #[must_use]
    pub fn halo(radius: f32, soft: f32) -> Self {
        Self::fading([radius - soft * 0.3, radius + soft].map(|radius| {
            const CORNERS: u8 = 28;
            (0..CORNERS)
                .map(|corner| Vec2::from_angle(-TAU * f32::from(corner) / f32::from(CORNERS)) * radius)
                .map(|point| Vec3::new(point.x, 0.0, point.y))
                .collect()
        }))
    }

    /// A flat thing that is whole up to the inner ring and gone at the outer one.
    fn fading([inner, outer]: [Vec<Vec3>; 2]) -> Self {
        let mut shape = Self::default();
        shape.face(&inner);
        for index in 0..inner.len() {
            let next = (index + 1) % inner.len();
            shape.face(&[outer[index], outer[next], inner[next], inner[index]]);
            let last = shape.shades.len();
            shape.shades[last - 4].w = 0.0;
            shape.shades[last - 3].w = 0.0;
        }
        shape
    }

    /// Both in one mesh.
    #[must_use]
    pub fn and(mut self, other: Self) -> Self {
        let first = self.places.len() as u32;
        self.places.extend(other.places);
        self.normals.extend(other.normals);
        self.uvs.extend(other.uvs);
        self.shades.extend(other.shades);
        self.corners
            .extend(other.corners.into_iter().map(|corner| corner + first));
        self
    }

    /// The same, elsewhere. Scales must not mirror.
    #[must_use]
    pub fn moved(mut self, by: Transform) -> Self {
        for place in &mut self.places {
            *place = by.transform_point(*place);
        }
        for normal in &mut self.normals {
            *normal = (by.rotation * (*normal / by.scale)).normalize_or(Vec3::Y);
        }
        self
    }

    /// The same, pushed aside.
    #[must_use]
    pub fn at(self, x: f32, y: f32, z: f32) -> Self {
        self.moved(Transform::from_xyz(x, y, z))
    }

    /// Painted by the place of each corner.
    #[must_use]
    pub fn shaded(mut self, shade: impl Fn(Vec3) -> f32) -> Self {
        for (place, each) in self.places.iter().zip(&mut self.shades) {
            *each *= Vec3::splat(shade(*place)).extend(1.0);
        }
        self
    }

    /// Painted in a colour, so that parts of one mesh can have several.
    #[must_use]
    pub fn tinted(mut self, colour: Color) -> Self {
        let light = colour.to_linear();
        let tint = Vec4::new(light.red, light.green, light.blue, light.alpha);
        for shade in &mut self.shades {
            *shade *= tint;
        }
        self
    }

    /// More or less solid by the place of each corner; for what can be looked through.
    #[must_use]
    pub fn faded(mut self, solid: impl Fn(Vec3) -> f32) -> Self {
        for (place, each) in self.places.iter().zip(&mut self.shades) {
            each.w *= solid(*place);
        }
        self
    }

    /// Edges that were cut off look round: every corner looks where the faces around it do, the large ones most. Light
    /// then runs smoothly over a narrow cut while the large faces stay flat, and no triangle is added.
    #[must_use]
    pub fn softened(mut self) -> Self {
        let key = |place: Vec3| (place * 1e3).round().as_ivec3();
        let mut around: HashMap<IVec3, Vec3> = HashMap::new();
        for triangle in self.corners.chunks_exact(3) {
            let [a, b, c] = [triangle[0], triangle[1], triangle[2]].map(|index| self.places[index as usize]);
            // As long as the face is large.
            let facing = (b - a).cross(c - a);
            for place in [a, b, c] {
                *around.entry(key(place)).or_default() += facing;
            }
        }
        for (place, normal) in self.places.iter().zip(&mut self.normals) {
            if let Some(facing) = around.get(&key(*place)) {
                *normal = facing.normalize_or(*normal);
            }
        }
        self
    }

    /// Its triangles.
    #[must_use]
    pub fn triangles(&self) -> usize {
        self.corners.len() / 3
    }

    /// The mesh for the renderer.
    #[must_use]
    pub fn mesh(self) -> Mesh {
        let colours: Vec<[f32; 4]> = self.shades.iter().map(Vec4::to_array).collect();
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.places)
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, self.normals)
            .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, self.uvs)
            .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, colours)
            .with_inserted_indices(Indices::U32(self.corners))
    }
}

/// An outline whose corners are cut off by so much, or by what its sides allow.
fn chamfered(outline: &[Vec2], by: f32) -> Vec<Vec2> {
    let count = outline.len();
    (0..count)
        .flat_map(|index| {
            let here = outline[index];
            [outline[(index + count - 1) % count], outline[(index + 1) % count]].map(|other| {
                let way = other - here;
                here + way.normalize_or_zero() * by.min(way.length() * 0.4)
            })
        })
        .collect()
}

/// A convex, counter-clockwise outline whose sides are all moved inwards.
fn inset(outline: &[Vec2], by: f32) -> Vec<Vec2> {
    let count = outline.len();
    let inwards = |from: Vec2, to: Vec2| (to - from).normalize_or_zero().perp();
    (0..count)
        .map(|index| {
            let (before, here, after) = (
                outline[(index + count - 1) % count],
                outline[index],
                outline[(index + 1) % count],
            );
            let (one, two) = (inwards(before, here), inwards(here, after));
            here + (one + two) * by / (1.0 + one.dot(two)).max(0.2)
        })
        .collect()
}
