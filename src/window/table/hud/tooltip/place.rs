//! Where the tip lies: beside the toy that it is about, covering no other toy and nothing at the edge if there is
//! such a place near by. If there is none, it keeps at least off what acts for whoever is at turn, be it a little further
//! away. It stays there however the mouse moves on the toy.

use std::mem::discriminant;

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::super::super::hands::Hands;
use super::super::super::pointing::extent;
use super::super::super::prop::Prop;
use super::super::super::shown_table::ShownTable;
use super::super::super::sitting::Sitting;
use super::super::toast::place::{Acting, covered};
use super::{About, Subject, Tooltip};
use crate::window::picture::Eye;

/// Pixels between the tip and whatever is beside it.
const GAP: f32 = 8.0;
/// Further away than this many pixels it would be taken for the tip of something else.
const FAR: i32 = 60;
/// Not even what acts is worth going further away for.
const FARTHEST: f32 = 80.0;
/// Pixels from one place that is tried to the next.
const STEP: f32 = 16.0;
/// Pixels around the middle of the cursor that belong to it.
const CURSOR: f32 = 44.0;
/// Where it may lie; where there is as much room, the first. Above nothing is under the hand.
const WAYS: [Vec2; 4] = [Vec2::NEG_Y, Vec2::Y, Vec2::X, Vec2::NEG_X];

/// Puts the tip into its place, once for what it says.
pub(super) fn place(
    about: Res<About>,
    (sitting, shown, hands): (Res<Sitting>, Res<ShownTable>, Res<Hands>),
    (eye, window): (Eye, Query<&Window, With<PrimaryWindow>>),
    scale: Res<UiScale>,
    toys: Query<(&Prop, &Transform)>,
    // What throws a shadow: cards and buttons.
    edge: Query<(Entity, &ComputedNode, &UiGlobalTransform, &InheritedVisibility), (With<BoxShadow>, Without<Tooltip>)>,
    mut tips: Query<(&mut Node, &mut Visibility, &ComputedNode), With<Tooltip>>,
) {
    // What it says from now on has no size yet.
    let (Some((subject, _)), false) = (about.0, about.is_changed()) else {
        return;
    };
    let (Ok(window), Ok((mut node, mut visibility, laid_out))) = (window.single(), tips.single_mut()) else {
        return;
    };
    if *visibility != Visibility::Hidden {
        return;
    }
    let pixels = laid_out.inverse_scale_factor() * scale.0;
    let acting = Acting::new(&sitting, &shown, &hands);
    let (mut own, mut alike, mut acts, mut all) = (None, Vec::new(), Vec::new(), Vec::new());
    for (&thing, place) in &toys {
        let is_acting = acting.counts(thing);
        if subject == Subject::Toy(thing) {
            own = seen(&eye, thing, place);
        } else if (is_looked_at(thing) || is_acting)
            && let Some(area) = seen(&eye, thing, place)
        {
            all.push(area);
            if is_acting {
                acts.push(area);
            }
            if matches!(subject, Subject::Toy(toy) if discriminant(&toy) == discriminant(&thing)) {
                alike.push(area);
            }
        }
    }
    for (card, card_laid_out, middle, _) in edge.iter().filter(|(.., visible)| visible.get()) {
        let area = Rect::from_center_size(middle.translation * pixels, card_laid_out.size() * pixels);
        if subject == Subject::Row(card) {
            own = Some(area);
        } else {
            all.push(area);
            acts.push(area);
        }
    }
    let alike_or_acts: Vec<Rect> = alike.iter().chain(&acts).copied().collect();
    let size = laid_out.size() * pixels;
    let room = Rect::from_corners(Vec2::ZERO, window.size()).inflate(-GAP / 2.0);
    let cursor = window.cursor_position().unwrap_or(room.center());
    let middle = own
        .and_then(|own| {
            beside(own, size, &all, room)
                .or_else(|| beside(own, size, &alike_or_acts, room))
                .or_else(|| nearest_free(own, size, &acts, room))
                .or_else(|| beside(own, size, &alike, room))
                .or_else(|| beside(own, size, &[], room))
        })
        .or_else(|| beside(Rect::from_center_size(cursor, Vec2::splat(CURSOR)), size, &[], room))
        .unwrap_or(room.min + size / 2.0);
    let corner = (middle - size / 2.0) / scale.0;
    (node.left, node.top) = (px(corner.x), px(corner.y));
    *visibility = Visibility::Inherited;
}

/// Whether it is looked at for itself. What is larger carries such things, or takes them.
const fn is_looked_at(thing: Prop) -> bool {
    match thing {
        Prop::Dish(_)
        | Prop::Crepe(_)
        | Prop::Cup(_)
        | Prop::Spoon(_)
        | Prop::Star(_)
        | Prop::Bottle(_)
        | Prop::Die
        | Prop::Bell => true,
        Prop::Stove(_)
        | Prop::Pan(_)
        | Prop::Crystal(_)
        | Prop::Trash
        | Prop::Sink
        | Prop::Tray(_)
        | Prop::CupTray
        | Prop::DieTray => false,
    }
}

/// What a toy takes up of the window.
pub(in super::super) fn seen(eye: &Eye, thing: Prop, place: &Transform) -> Option<Rect> {
    seen_by(|point| eye.on_screen(point), thing, place)
}

/// What a toy takes up of the window for an eye that sees points there.
pub(in super::super) fn seen_by(
    on_screen: impl Fn(Vec3) -> Option<Vec2>,
    thing: Prop,
    place: &Transform,
) -> Option<Rect> {
    let (half, middle) = extent(thing)?;
    let size = place.scale.x;
    let centre = place.translation + place.rotation * (middle * size);
    let corner = |number: u8| {
        let side = |bit: u8| if number & bit == 0 { -1.0 } else { 1.0 };
        let corner = on_screen(centre + half * size * Vec3::new(side(1), side(2), side(4)))?;
        Some(Rect::from_corners(corner, corner))
    };
    (0..8).map(corner).reduce(|one, other| Some(one?.union(other?)))?
}

/// The middle of the nearest place beside something that covers none of the others, if the window has room for it.
fn beside(own: Rect, size: Vec2, others: &[Rect], room: Rect) -> Option<Vec2> {
    let ways = WAYS.into_iter().filter_map(|way| {
        let along = way.abs();
        // Past something, on the same line.
        let past = |area: Rect, middle: Vec2| {
            let beyond = area.center() + way * (area.half_size() + size / 2.0 + GAP);
            middle * (Vec2::ONE - along) + beyond * along
        };
        let within = own.center().min(room.max - size / 2.0).max(room.min + size / 2.0);
        let mut middle = past(own, within);
        let covered = |middle: Vec2| {
            let tip = Rect::from_center_size(middle, size);
            others.iter().find(|other| !tip.intersect(**other).is_empty())
        };
        // Each of them is passed once at most.
        for _ in others {
            let Some(&other) = covered(middle) else { break };
            middle = past(other, middle);
        }
        let tip = Rect::from_center_size(middle, size);
        let far = (middle - past(own, middle)).abs().max_element();
        let far = far as i32;
        (far <= FAR && room.contains(tip.min) && room.contains(tip.max)).then_some((far, middle))
    });
    ways.min_by_key(|(far, _)| *far).map(|(_, middle)| middle)
}

/// The middle of the place nearest to something that covers neither that nor any of the others, if there is one that is not
/// too far away.
fn nearest_free(own: Rect, size: Vec2, others: &[Rect], room: Rect) -> Option<Vec2> {
    let (first, last) = (room.min + size / 2.0, room.max - size / 2.0);
    let steps = |from: f32, to: f32| {
        let count = ((to - from).max(0.0) / STEP) as u16;
        (0..=count).map(move |nth| from + f32::from(nth) * STEP)
    };
    let middles = steps(first.y, last.y).flat_map(|y| steps(first.x, last.x).map(move |x| Vec2::new(x, y)));
    let near = middles.filter_map(|middle| {
        let tip = Rect::from_center_size(middle, size);
        let gap = (tip.min - own.max).max(own.min - tip.max).max(Vec2::ZERO).length();
        let is_free = tip.intersect(own.inflate(GAP)).is_empty() && covered(tip, others) <= 0.0;
        (is_free && gap <= FARTHEST).then_some((gap, middle))
    });
    near.min_by(|(one, _), (other, _)| one.total_cmp(other))
        .map(|(_, middle)| middle)
}
