//! The eye steps back and aside until what acts lies between the cards at the edge: in a small window, or with large text,
//! they would lie over it. It moves no further than needed, and stays there until something is covered again.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use rules::a_la_carte::{Condiment, Seat};

use super::Gaze;
use crate::window::table::layout::{Frames, Layout};
use crate::window::table::pointing::extent;
use crate::window::table::prop::{Prop, Slot};
use crate::window::table::shown_table::{CupPlace, ShownTable};

/// Marks what lies at the edge for as long as a turn lasts, with everything on it.
#[derive(Component, Debug, Clone, Copy)]
pub struct Edge;

/// Marks a card at the edge that grows when something is pointed at, and how large it becomes, in pixels at scale 1. Whoever chooses
/// a dish points at one after the other: the eye leaves room for the grown card from the beginning, or every dish would slip
/// away from under the cursor.
#[derive(Component, Debug, Clone, Copy)]
pub struct GrowsTo(pub Vec2);

/// Marks a card that is there for a while only. The eye makes way for it where it has nothing else to do.
#[derive(Component, Debug, Clone, Copy)]
pub struct Passing;

/// How far the eye may go, and in what steps, in centimetres: to the right and to the left, up and down, and back.
const ASIDE: (i16, usize) = (33, 3);
const UP: (i16, usize) = (18, 3);
const BACK: (i16, usize) = (80, 4);
/// A centimetre aside shows things from another side, which is stranger than seeing them a little smaller.
const STRANGE: f32 = 1.2;
/// Pixels between a card and what acts.
const GAP: f32 = 3.0;
/// A picture on a card that is larger than this, in pixels at scale 1, hangs over its edge.
const PLATE: f32 = 100.0;
/// What takes more of the window's height than this was unfolded to be read.
const UNFOLDED: f32 = 0.75;

/// Where the eye went, for what.
#[derive(Debug, Default)]
pub(in crate::window::table) struct Clearance {
    to: Vec3,
    gaze: Gaze,
    window: Vec2,
    scale: f32,
    /// What was in the way when it last looked for a place.
    cards: Vec<Rect>,
}

/// A thing that is not to be covered: its middle, and half its size.
type Box_ = (Vec3, Vec3);

#[derive(SystemParam)]
pub(in crate::window::table) struct Cards<'w, 's> {
    window: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
    scale: Res<'w, UiScale>,
    /// What throws a shadow: cards and buttons.
    cards: Query<'w, 's, (Entity, Laid), With<BoxShadow>>,
    pictures: Query<'w, 's, (Entity, Laid), (With<ImageNode>, Without<BoxShadow>)>,
    growing: Query<'w, 's, (Laid, &'static GrowsTo)>,
    passing: Query<'w, 's, Laid, With<Passing>>,
    parents: Query<'w, 's, &'static ChildOf>,
    edges: Query<'w, 's, (), With<Edge>>,
}

/// Where something is on the window, and whether it is seen.
type Laid = (
    &'static ComputedNode,
    &'static UiGlobalTransform,
    &'static InheritedVisibility,
);

impl Cards<'_, '_> {
    fn in_the_way(&self, gaze: Gaze, window: Vec2) -> Vec<Rect> {
        let is_at_edge = |entity: Entity| {
            let mut above = std::iter::once(entity).chain(self.parents.iter_ancestors(entity));
            above.any(|each| self.edges.contains(each))
        };
        let area = |(node, middle, visible): (&ComputedNode, &UiGlobalTransform, &InheritedVisibility)| {
            let pixels = node.inverse_scale_factor() * self.scale.0;
            let area = Rect::from_center_size(middle.translation * pixels, node.size() * pixels);
            (visible.get() && area.size().min_element() > 1.0).then_some(area)
        };
        let chooses = gaze == Gaze::Menu;
        let grown = self.growing.iter().filter_map(|(laid, to)| {
            let corner = area(laid)?.min;
            Some(Rect::from_corners(corner, corner + to.0 * self.scale.0))
        });
        let passing = self.passing.iter().filter_map(area);
        let cards = self.cards.iter().filter(|(entity, _)| is_at_edge(*entity));
        let cards = cards.filter_map(|(_, laid)| area(laid));
        let pictures = self.pictures.iter().filter_map(|(entity, laid)| {
            let large = area(laid).filter(|area| area.size().min_element() > PLATE * self.scale.0)?;
            // It is round.
            is_at_edge(entity).then(|| Rect::from_center_size(large.center(), large.size() * 0.85))
        });
        cards
            .chain(pictures)
            .chain(grown.chain(passing).filter(|_| chooses))
            .filter(|card| card.height() < window.y * UNFOLDED)
            .map(|card| card.inflate(GAP))
            .collect()
    }
}

impl Clearance {
    /// Where the eye goes instead of here, to look at this.
    pub(super) fn clear(
        &mut self,
        goal: Transform,
        gaze: Gaze,
        (layout, shown): (&Layout, &ShownTable),
        view: &PerspectiveProjection,
        cards: &Cards,
    ) -> Transform {
        let Ok(window) = cards.window.single() else {
            return goal;
        };
        let (size, scale) = (window.size(), cards.scale.0);
        let things = what_acts(gaze, layout, shown);
        if things.is_empty() || size.min_element() <= 0.0 {
            return goal;
        }
        if (self.gaze, self.window, self.scale) != (gaze, size, scale) {
            *self = Self {
                gaze,
                window: size,
                scale,
                ..default()
            };
        }
        let lens = Lens {
            size,
            tangent: (view.fov / 2.0).tan(),
        };
        let in_the_way = cards.in_the_way(gaze, size);
        let covered = |to: Vec3| lens.covered(moved(goal, to), &things, &in_the_way);
        if self.cards != in_the_way && covered(self.to) > 0.0 {
            let mut least = f32::INFINITY;
            for to in places() {
                let now = covered(to);
                if now < least {
                    (self.to, least) = (to, now);
                }
                if now <= 0.0 {
                    break;
                }
            }
            self.cards = in_the_way;
        }
        moved(goal, self.to)
    }
}

/// Where the eye may go, the nearest first.
fn places() -> Vec<Vec3> {
    let steps = |(far, step): (i16, usize)| (-far..=far).step_by(step).map(f32::from);
    let back = (0..=BACK.0).step_by(BACK.1).map(f32::from);
    let mut places: Vec<Vec3> = back
        .flat_map(|back| steps(UP).flat_map(move |up| steps(ASIDE).map(move |aside| Vec3::new(aside, up, back))))
        .collect();
    let far = |to: &Vec3| to.z + STRANGE * (to.x.abs() + to.y.abs());
    places.sort_by(|one, other| far(one).total_cmp(&far(other)));
    places
}

/// An eye that has moved to its right, up, and back.
fn moved(eye: Transform, to: Vec3) -> Transform {
    Transform {
        translation: eye.translation + eye.rotation * to,
        ..eye
    }
}

/// What somebody has to see and to take who looks like this.
fn what_acts(gaze: Gaze, layout: &Layout, shown: &ShownTable) -> Vec<Box_> {
    let at = |thing: Prop, place: Transform| {
        let (half, middle) = extent(thing)?;
        Some((place.translation + middle * place.scale.x, half * place.scale.x))
    };
    let rest = Frames::default();
    match gaze {
        Gaze::Station(seat) => {
            let pan = at(Prop::Pan(0), layout.pan(seat));
            let bottles = Condiment::ALL.map(|kind| at(Prop::Bottle(kind), layout.place(Slot::Rack(kind), &rest)));
            let die = at(Prop::Die, layout.place(Slot::Die(seat), &rest));
            let bell = at(Prop::Bell, layout.fixed(Prop::Bell));
            let cups = (0..held(shown, seat)).map(|nth| at(Prop::Cup(0), layout.place(Slot::Cup(seat, nth), &rest)));
            [pan, die, bell]
                .into_iter()
                .chain(bottles)
                .chain(cups)
                .flatten()
                .collect()
        }
        Gaze::Menu => {
            let dishes = shown.state.table.iter();
            let dishes = dishes.filter_map(|dish| at(Prop::Dish(dish), layout.place(Slot::Menu(dish), &rest)));
            dishes.collect()
        }
        _ => Vec::new(),
    }
}

fn held(shown: &ShownTable, seat: Seat) -> u8 {
    let held = shown.cups.iter().filter(|place| **place == CupPlace::Held(seat));
    held.count() as u8
}

/// How the eye sees.
struct Lens {
    size: Vec2,
    tangent: f32,
}

impl Lens {
    /// What a thing takes up of the window; nothing if it is not before the eye.
    fn seen(&self, from: &Isometry3d, (middle, half): Box_) -> Option<Rect> {
        let mut area: Option<Rect> = None;
        for number in 0..8 {
            let side = |bit: u8| if number & bit == 0 { -1.0 } else { 1.0 };
            let corner = *from * (middle + half * Vec3::new(side(1), side(2), side(4)));
            if corner.z > -1.0 {
                return None;
            }
            let place = Vec2::new(corner.x, -corner.y) / (-corner.z * self.tangent * 2.0) * self.size.y;
            let place = place + self.size / 2.0;
            area = Some(area.map_or(Rect::from_corners(place, place), |area| area.union_point(place)));
        }
        area
    }

    /// How much is covered by cards or outside of the window, in square pixels.
    fn covered(&self, eye: Transform, things: &[Box_], cards: &[Rect]) -> f32 {
        let from = eye.to_isometry().inverse();
        let window = Rect::from_corners(Vec2::ZERO, self.size);
        let one = |&thing: &Box_| {
            let Some(area) = self.seen(&from, thing) else {
                return self.size.element_product();
            };
            let extent = |area: Rect| area.size().max(Vec2::ZERO).element_product();
            let outside = extent(area) - extent(area.intersect(window));
            outside + cards.iter().map(|card| extent(area.intersect(*card))).sum::<f32>()
        };
        things.iter().map(one).sum()
    }
}
