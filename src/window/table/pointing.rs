//! The mouse over the table: what it points at, what glows, what is pressed, what is dragged where.

use bevy::math::bounding::{Aabb3d, RayCast3d};
use bevy::picking::hover::HoverMap;
use bevy::picking::pointer::PointerId;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use rules::Game;

use super::TableSystems;
use super::hands::{Hands, Trail};
use super::hud::TurnInfo;
use super::player_action::{self, PlayerAction, Refusal};
use super::prop::Prop;
use super::shown_table::ShownTable;
use super::sitting::{Sitting, Turn};
use super::turn_flow::{self, awaits_person};
use crate::window::picture::{Eye, Glow, KitchenCamera, Redraw};
use crate::window::screen::{Menu, Screen};

pub(super) fn plugin(app: &mut App) {
    let news = resource_changed::<Pointed>
        .or_eager(resource_changed::<CupInUse>)
        .or_eager(resource_exists_and_changed::<ShownTable>)
        .or_eager(resource_changed::<TurnInfo>);
    let at_the_table = in_state(Screen::Table).and_then(resource_exists::<Sitting>);
    app.init_resource::<Pointed>()
        .init_resource::<Idle>()
        .init_resource::<CupInUse>()
        .add_message::<Refusal>()
        .add_systems(
            Update,
            (point, idle, press, glow.run_if(news))
                .chain()
                .in_set(TableSystems::Point)
                .run_if(at_the_table),
        );
}

/// What the mouse points at.
#[derive(Debug, Default, PartialEq, Eq, Resource)]
pub struct Pointed(pub Option<Prop>);

/// Whether the eye has moved on since the mouse did: what lies under the cursor then is nothing that anybody pointed at.
#[derive(Debug, Default, PartialEq, Eq, Resource)]
pub struct Idle(pub bool);

/// A cup that is being used: dragged, or chosen and waiting for how.
#[derive(Debug, Default, Resource)]
pub struct CupInUse {
    /// Which.
    pub cup: Option<u8>,
    /// Where the press began, while the button is down.
    pressed: Option<Vec2>,
    /// It was dragged and not just clicked.
    dragged: bool,
    /// What can be chosen, once it is down somewhere.
    pub offer: Vec<rules::a_la_carte::Move>,
}

impl CupInUse {
    /// Puts it back.
    pub fn put_back(&mut self) {
        *self = Self::default();
    }

    /// Whether it follows the mouse.
    #[must_use]
    pub fn is_dragged(&self) -> bool {
        self.dragged && self.pressed.is_some()
    }
}

/// So many pixels make a drag.
const DRAG: f32 = 8.0;

/// The box around a toy, in its own frame: half its size, and where its middle is.
pub(super) fn extent(thing: Prop) -> Option<(Vec3, Vec3)> {
    let sized = |half: Vec3, middle: Vec3| Some((half, middle));
    match thing {
        Prop::Stove(_) => sized(Vec3::new(10.5, 1.6, 8.0), Vec3::new(0.0, -3.7, 0.0)),
        Prop::Pan(_) => sized(Vec3::new(5.8, 0.8, 5.8), Vec3::new(0.0, 0.2, 0.0)),
        // Small things are easier to take than they are large.
        Prop::Bottle(_) => sized(Vec3::new(1.9, 2.4, 1.9), Vec3::Y * 1.6),
        Prop::Dish(_) => sized(Vec3::new(3.4, 0.3, 3.4), Vec3::ZERO),
        Prop::Crepe(_) => sized(Vec3::new(5.0, 0.5, 5.0), Vec3::ZERO),
        Prop::Cup(_) => sized(Vec3::new(1.5, 1.2, 1.5), Vec3::Y * 0.8),
        Prop::Spoon(_) => sized(Vec3::new(4.5, 0.5, 0.6), Vec3::ZERO),
        Prop::Star(_) => sized(Vec3::new(1.0, 0.4, 1.0), Vec3::ZERO),
        Prop::Die => sized(Vec3::splat(1.6), Vec3::ZERO),
        Prop::Bell => sized(Vec3::new(3.0, 2.6, 3.0), Vec3::Y * 1.5),
        Prop::Trash => sized(Vec3::new(4.6, 3.5, 4.6), Vec3::Y * 3.5),
        Prop::Sink => sized(Vec3::new(5.2, 1.5, 5.2), Vec3::Y * 1.0),
        Prop::Tray(_) => sized(Vec3::new(10.0, 0.4, 6.5), Vec3::ZERO),
        Prop::DieTray => sized(Vec3::new(16.0, 0.2, 16.0), Vec3::ZERO),
        Prop::CupTray => sized(Vec3::new(9.0, 0.3, 6.0), Vec3::ZERO),
        Prop::Crystal(_) => None,
    }
}

/// The nearest toy on a ray. What lies on something wins over what it lies on, because it is nearer to the eye.
fn nearest<'a>(ray: Ray3d, things: impl Iterator<Item = (&'a Prop, &'a Transform)>) -> Option<Prop> {
    let cast = RayCast3d::from_ray(ray, 400.0);
    let mut best: Option<(f32, Prop)> = None;
    for (&thing, transform) in things {
        let Some((half, middle)) = extent(thing) else { continue };
        let half = half * transform.scale.x;
        let bounds = Aabb3d::new(
            transform.translation + transform.rotation * (middle * transform.scale.x),
            half,
        );
        if let Some(distance) = cast.aabb_intersection_at(&bounds)
            && best.is_none_or(|(nearest, _)| distance < nearest)
        {
            best = Some((distance, thing));
        }
    }
    best.map(|(_, thing)| thing)
}

pub(super) fn point(
    eye: Eye,
    window: Query<&Window, With<PrimaryWindow>>,
    (hovered, nodes): (Res<HoverMap>, Query<(), With<Node>>),
    things: Query<(&Prop, &Transform)>,
    (hands, menu, cup, trail): (Res<Hands>, Res<State<Menu>>, Res<CupInUse>, Res<Trail>),
    mut pointed: ResMut<Pointed>,
) {
    let over_words = hovered
        .get(&PointerId::Mouse)
        .is_some_and(|hits| hits.keys().any(|entity| nodes.contains(*entity)));
    // A press means what was below the cursor then, wherever it has gone since.
    let cursor = trail
        .pressed()
        .or(window.single().ok().and_then(Window::cursor_position));
    let free = hands.are_free() && !over_words && *menu.get() == Menu::None;
    let found = cursor
        .filter(|_| free)
        .and_then(|cursor| eye.ray(cursor))
        .and_then(|ray| {
            // What is dragged is in the way of what it is dragged to.
            let carried = cup.cup.filter(|_| cup.is_dragged()).map(Prop::Cup);
            nearest(ray, things.iter().filter(|(thing, _)| Some(**thing) != carried))
        });
    pointed.set_if_neq(Pointed(found));
}

/// From where the table was seen when the mouse moved last.
#[derive(Default)]
struct Stood {
    cursor: Option<Vec2>,
    eye: Vec3,
}

/// Further than the eye sways by itself, in centimetres.
const AWAY: f32 = 1.0;

fn idle(
    window: Query<&Window, With<PrimaryWindow>>,
    eye: Query<&Transform, With<KitchenCamera>>,
    mut stood: Local<Stood>,
    mut idle: ResMut<Idle>,
) {
    let cursor = window.single().ok().and_then(Window::cursor_position);
    let Ok(eye) = eye.single() else { return };
    if cursor != stood.cursor {
        *stood = Stood {
            cursor,
            eye: eye.translation,
        };
    }
    idle.set_if_neq(Idle(stood.eye.distance(eye.translation) > AWAY));
}

/// Lets what may be done shine.
fn glow(
    (sitting, shown, hands): (Res<Sitting>, Res<ShownTable>, Res<Hands>),
    (pointed, cup): (Res<Pointed>, Res<CupInUse>),
    mut things: Query<(&Prop, &mut Glow)>,
) {
    let awaited = awaits_person(&sitting, &hands).is_some();
    for (&thing, mut glow) in &mut things {
        let wanted = if !awaited {
            Glow::None
        } else if let Some(in_use) = cup.cup {
            let fits = !player_action::uses_on(in_use, thing, sitting.game(), &shown).is_empty();
            match thing {
                Prop::Cup(cup) if cup == in_use => Glow::Chosen,
                // It only stands for the tray that it lies on, and that glows.
                Prop::Cup(_) | Prop::Star(_) => Glow::None,
                _ if fits && pointed.0 == Some(thing) => Glow::Hovered,
                _ if fits => Glow::Legal,
                _ => Glow::None,
            }
        } else {
            let legal = player_action::deed(thing, sitting.game(), &shown)
                .is_some_and(|deed| player_action::allowed(deed, sitting.game()).is_ok());
            match (legal, pointed.0 == Some(thing)) {
                (true, true) => Glow::Hovered,
                // The die says that one may heat; a whole stove that shines would outshine everything else.
                (true, false) if matches!(thing, Prop::Stove(_)) || on_cold_pan(thing, &sitting) => Glow::None,
                (true, false) => Glow::Legal,
                _ => Glow::None,
            }
        };
        glow.set_if_neq(wanted);
    }
}

/// A pan that would only be grabbed in order to heat.
fn on_cold_pan(thing: Prop, sitting: &Sitting) -> bool {
    matches!(thing, Prop::Pan(_)) && !sitting.game().state().on_crepe()
}

/// How high above the table a dragged cup is carried.
const CARRIED: f32 = 4.0;

/// A dragged cup goes with the mouse.
pub(super) fn carry(
    eye: Eye,
    window: Query<&Window, With<PrimaryWindow>>,
    cup: Res<CupInUse>,
    mut things: Query<(&Prop, &mut Transform), Without<KitchenCamera>>,
    mut redraw: ResMut<Redraw>,
) {
    let Some(dragged) = cup.cup.filter(|_| cup.is_dragged()) else {
        return;
    };
    let cursor = window.single().ok().and_then(Window::cursor_position);
    let Some(ray) = cursor.and_then(|cursor| eye.ray(cursor)) else {
        return;
    };
    let Some(distance) = ray.intersect_plane(Vec3::Y * CARRIED, InfinitePlane3d::new(Vec3::Y)) else {
        return;
    };
    for (thing, mut transform) in &mut things {
        if *thing == Prop::Cup(dragged) {
            transform.translation = ray.get_point(distance);
            redraw.request();
        }
    }
}

/// A press takes a toy, a drag carries a cup, letting go drops it.
fn press(world: &mut World) {
    let buttons = world.resource::<ButtonInput<MouseButton>>();
    let (down, up) = (
        buttons.just_pressed(MouseButton::Left),
        buttons.just_released(MouseButton::Left),
    );
    if !down && world.resource::<CupInUse>().pressed.is_none() {
        return;
    }
    let cursor = world
        .query_filtered::<&Window, With<PrimaryWindow>>()
        .single(world)
        .ok()
        .and_then(Window::cursor_position);
    let Some(cursor) = cursor else { return };
    let pointed = world.resource::<Pointed>().0;
    let sitting = world.resource::<Sitting>();
    if awaits_person(sitting, world.resource::<Hands>()).is_none() {
        if let Turn::Chef(seat) = sitting.turn()
            && down
            && pointed.is_some()
        {
            Refusal::TurnOf(seat).tell(world);
        }
        return;
    }
    if down && let Some(thing) = pointed {
        press_on(world, thing, cursor, up);
    }
    let cup = world.resource::<CupInUse>();
    if let Some(from) = cup.pressed {
        if from.distance(cursor) > DRAG && !cup.dragged {
            world.resource_mut::<CupInUse>().dragged = true;
        }
        if up {
            drop_cup(world, pointed);
        }
        world.resource_mut::<Redraw>().request();
    }
}

fn press_on(world: &mut World, thing: Prop, cursor: Vec2, clicked: bool) {
    let (sitting, shown) = (world.resource::<Sitting>(), world.resource::<ShownTable>());
    let in_use = world.resource::<CupInUse>().cup;
    if let Some(cup) = in_use
        && !matches!(thing, Prop::Cup(_))
    {
        // A cup that was clicked before is used on what is clicked now.
        let ways = player_action::uses_on(cup, thing, sitting.game(), shown);
        let otherwise = Refusal::of_cup(cup, Some(thing), sitting.game(), shown);
        settle_cup(world, ways, otherwise);
        return;
    }
    let Some(deed) = player_action::deed(thing, sitting.game(), shown) else {
        Refusal::of_thing(thing, sitting.game(), shown).tell(world);
        return;
    };
    if let Some(refusal) = Refusal::of_deed(deed, sitting.game()) {
        refusal.tell(world);
        return;
    }
    if let PlayerAction::Cup(cup) = deed {
        let mut in_use = world.resource_mut::<CupInUse>();
        in_use.put_back();
        in_use.cup = Some(cup);
        in_use.pressed = Some(cursor);
        return;
    }
    // Pressed and let go within one frame: it stays in the hand, as after any click.
    turn_flow::take(world, deed, clicked);
}

/// The button is up again: a drag ends on what lies below, a click offers everything.
fn drop_cup(world: &mut World, pointed: Option<Prop>) {
    let (sitting, shown) = (world.resource::<Sitting>(), world.resource::<ShownTable>());
    let in_use = world.resource::<CupInUse>();
    let Some(cup) = in_use.cup else { return };
    let ways = match pointed {
        Some(target) if in_use.dragged => player_action::uses_on(cup, target, sitting.game(), shown),
        _ if in_use.dragged => Vec::new(),
        _ => player_action::uses(cup, sitting.game()),
    };
    let otherwise = Refusal::of_cup(cup, pointed, sitting.game(), shown);
    world.resource_mut::<CupInUse>().pressed = None;
    settle_cup(world, ways, otherwise);
}

/// One way is taken, several are offered; none puts the cup back and says why.
fn settle_cup(world: &mut World, ways: Vec<rules::a_la_carte::Move>, otherwise: Option<Refusal>) {
    let clicked = !world.resource::<CupInUse>().dragged;
    match ways.as_slice() {
        [] => {
            world.resource_mut::<CupInUse>().put_back();
            if let Some(refusal) = otherwise {
                refusal.tell(world);
            }
        }
        [only] if !clicked => {
            let only = *only;
            world.resource_mut::<CupInUse>().put_back();
            turn_flow::play(world, &[only]);
        }
        _ => world.resource_mut::<CupInUse>().offer = ways,
    }
}
