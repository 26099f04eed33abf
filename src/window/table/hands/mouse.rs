//! The mouse as a hand: the thing goes as the cursor does, one to one unless the settings say otherwise, in the plane in which it is held. Nothing is added
//! and nothing is smoothed; what the hand does is what happens.
//!
//! A bottle is where the cursor is, on whichever side of the pan that took it, and comes from there. Past the middle of the
//! pan the hand turns it instead of carrying it on: so the whole way is a drag from where the bottle stood towards the pan
//! and on. The settings say how far the hand goes for a turn, not how far it carries: else the bottle would not be under the
//! cursor. Where a tenth of the window would not be left at its end, the way of the turn is as long as there is room.

use std::f32::consts::PI;

use bevy::prelude::*;
use bevy::window::{CursorMoved, PrimaryWindow};
use physics::{BOTTLE_HOME, DIE_HOME, HandInput, PhysicsConfig, Stage, Target, within_reach};
use rules::a_la_carte::Seat;

use super::trail::{self, Fling, Trail};
use super::{ActKind, Hand, Hands};
use crate::window::picture::Eye;
use crate::window::settings::Settings;
use crate::window::table::TableSystems;
use crate::window::table::camera::over_the_pan;
use crate::window::table::layout::{Layout, Side};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Trail>().add_systems(
        PreUpdate,
        (trail::follow, follow.after(super::steady::press))
            .chain()
            .in_set(TableSystems::Hands),
    );
}

/// Past the middle of the pan the hand turns the bottle instead of carrying it on: so far for a whole turn over.
const TURN: f32 = 6.0;

/// A bottle that is taken nearer to the middle than this, in centimetres, is carried so far before it tips; so is one that
/// the cursor has left behind. A hand that has just taken hold trembles, and the eye may still be on its way.
const CARRY: f32 = 1.5;

/// The way of a turn is never shorter than this, in centimetres, whatever room there is: nobody could stop half way.
const SHORTEST: f32 = 2.0;

/// The part of the window that the way of a turn leaves free at its end.
const SPARE: f32 = 0.1;

/// A press that is shorter than this takes the thing up until the next click, for those who would rather not hold on.
const CLICK: f32 = 0.25;

/// Seconds between two reports of a quick mouse. What comes quicker has waited for a machine that stalled.
const QUICKEST: f64 = 0.001;

/// So many seconds a hand that carries the die goes on beyond the edge of the screen, where the cursor cannot follow it: as
/// long as flicks take. Whoever rests there for longer has stopped.
const UNSEEN: f64 = 0.4;
/// Seconds of that way that are made up for when it lets go there: as many as a speed is taken over.
const ONCE: f32 = 0.05;

/// What part of the cursor's way closes the gap between it and the die.
const CATCH_UP: f32 = 0.25;

/// What the mouse holds.
#[derive(Debug, Clone, Copy, Default)]
pub struct MouseHand {
    /// Where the pan was taken hold of.
    from: Option<Vec3>,
    /// Where the cursor was seen last.
    seen: Option<Vec2>,
    /// Seconds since it was taken.
    held: f32,
    /// From which side of the pan a bottle comes.
    side: Side,
    /// Where the cursor begins to tip the bottle, in the bottle's frame. It is the middle of the pan, but for whoever was
    /// there already when the bottle came; going back brings it to the middle.
    begins: Option<f32>,
    /// The way from there to a whole turn, as long as the bottle is being tipped.
    turn: f32,
    /// How far the cursor can go in the bottle's frame, with a tenth of the window to spare.
    ends: Option<f32>,
    /// It was taken with a click and stays in the hand.
    sticks: bool,
    /// It was taken by a key or a button of the table, and the mouse was not pressed since: what comes up was pressed for that.
    untouched: bool,
    released: bool,
    /// It was released before this frame, and not by what was heard in it.
    gone: bool,
    /// How many places of the cursor were heard of in this frame.
    heard: usize,
    /// Seconds from one to the next, in the frame in which they came quickest.
    beat: Option<f64>,
    /// What was wished last.
    last: Option<Target>,
    /// How the die is carried.
    die: DieWay,
}

/// How the die goes with the cursor. While it is fetched the eye still moves, and with it the place to which a resting cursor
/// points: that is nobody's movement, and must not throw the die.
#[derive(Debug, Clone, Copy, Default)]
struct DieWay {
    /// Where the cursor was, and where that pointed to.
    from: Option<(Vec2, Vec3)>,
    /// How far the die is from where the cursor points.
    gap: Vec3,
    /// How it moved in the last two frames in which it could be seen, in centimetres a second.
    paces: [Vec3; 2],
    /// Seconds since then, at the edge of the screen.
    unseen: f64,
}

impl DieWay {
    /// Before the cursor moves: whatever it points to now, the die is where it was.
    fn look(&mut self, place: impl Fn(Vec2) -> Option<Vec3>) {
        if let Some((cursor, before)) = self.from
            && let Some(now) = place(cursor)
        {
            self.gap += before - now;
            self.from = Some((cursor, now));
        }
    }

    /// The cursor goes on; the die does, and comes a little nearer to it.
    fn carry(&mut self, cursor: Vec2, point: Vec3) -> Vec3 {
        let way = self.from.map_or(0.0, |(_, before)| before.distance(point));
        self.gap = self.gap.move_towards(Vec3::ZERO, CATCH_UP * way);
        self.from = Some((cursor, point));
        point + self.gap
    }
}

impl MouseHand {
    /// Just taken: with the button, or with a key, which leaves the button free.
    #[must_use]
    pub fn taken(by_key: bool) -> Self {
        Self {
            sticks: by_key,
            untouched: by_key,
            ..Self::default()
        }
    }

    /// The same for a bottle that comes from a side.
    #[must_use]
    pub const fn coming_from(self, side: Side) -> Self {
        Self { side, ..self }
    }

    /// From which side a bottle comes.
    #[must_use]
    pub const fn side(&self) -> Side {
        self.side
    }

    /// Where the cursor has the bottle, in its frame; at its home if there is no cursor.
    #[must_use]
    pub fn carried(&self) -> Vec3 {
        self.last.map_or(BOTTLE_HOME, |wish| wish.position)
    }

    /// The bottle is on its way to the cursor, which points to this place of its frame.
    pub fn await_at(&mut self, point: Vec3) {
        self.last = Some(Target::at(carry(point)));
    }

    /// How far the cursor can go in the bottle's frame (see [`room`]).
    pub const fn see_end(&mut self, ends: Option<f32>) {
        self.ends = ends;
    }

    /// Holds on as long as the button is pressed, or until the next click if it was only clicked. What is let go before it
    /// is there stays in the hand too: nobody meant to put it down unseen.
    pub fn hold(&mut self, buttons: &ButtonInput<MouseButton>, passed: f32, is_there: bool) {
        self.held += passed;
        self.gone = self.released;
        self.untouched &= !buttons.just_pressed(MouseButton::Left);
        if buttons.just_released(MouseButton::Left) {
            if !self.sticks && (self.held < CLICK || !is_there) {
                self.sticks = true;
            } else if !self.untouched {
                self.released = true;
            }
        } else if !self.sticks && !buttons.pressed(MouseButton::Left) {
            if is_there {
                self.released = true;
            } else {
                self.sticks = true;
            }
        }
    }

    /// Whether somebody who holds on has let go of the button by now.
    fn lets_go(&self, buttons: &ButtonInput<MouseButton>) -> bool {
        let up = buttons.just_released(MouseButton::Left) || !buttons.pressed(MouseButton::Left);
        up && !self.sticks && !self.released
    }

    /// Was let go in a movement that began before the thing was in the hand.
    const fn fling(&mut self) {
        self.released = true;
        self.gone = true;
    }

    /// Lets go, wherever the cursor is: nobody is at the mouse any longer.
    pub const fn let_go(&mut self) {
        self.released = true;
    }

    /// What the cursor's way in this frame means for the thing, given where a place of it lies in the thing's frame. Where it
    /// points at nothing (beyond the horizon, or in a window without a size) the hand stays where it was, and can let go.
    pub fn wishes(
        &mut self,
        kind: ActKind,
        way: Vec<Vec2>,
        place: impl Fn(Vec2) -> Option<Vec3>,
        sensitivity: f32,
    ) -> Vec<Target> {
        if kind == ActKind::Throw {
            self.die.look(&place);
        }
        let places = way.into_iter().filter_map(|cursor| Some((cursor, place(cursor)?)));
        let mut wishes: Vec<Target> = places
            .map(|(cursor, point)| {
                let carried = match kind {
                    ActKind::Throw => self.die.carry(cursor, point),
                    ActKind::Pour(_) | ActKind::Flip => point,
                };
                self.wish(kind, carried, sensitivity)
            })
            .collect();
        if wishes.is_empty() {
            wishes.push(self.last.unwrap_or_else(|| home(kind)));
        }
        // A flick and its end may fall into one frame: what came before the end was still done with the thing in the hand.
        let held = if self.gone { 0 } else { wishes.len() - 1 };
        if self.released {
            for wish in wishes.iter_mut().skip(held) {
                *wish = wish.released();
            }
        }
        self.last = wishes.last().copied();
        wishes
    }

    /// At the edge of the screen the cursor stands still and the hand that throws goes on: it let go as fast as it came there.
    pub fn go_on_unseen(&mut self, wishes: &mut [Target], before: Option<Target>, frame: f64, at_the_edge: bool) {
        let (Some(wish), Some(before)) = (wishes.last_mut(), before) else {
            return;
        };
        let stands = at_the_edge && self.heard == 0;
        if !stands {
            let pace = (wish.position - before.position) / (frame as f32).max(1e-3);
            self.die.paces = [self.die.paces[1], pace];
            self.die.unseen = 0.0;
        } else if !self.released {
            self.die.unseen += frame;
        } else if self.die.unseen < UNSEEN {
            let [one, other] = self.die.paces;
            // The frame in which it came to the edge may have seen little of the way.
            let pace = if one.length() > other.length() { one } else { other };
            wish.position += pace * ONCE;
        }
    }

    /// The cursor's way in this frame: what the window heard of it, else where the cursor is. Outside the window nobody
    /// knows where the mouse is: the hand stays where it was seen last.
    pub fn way(&mut self, moved: impl Iterator<Item = Vec2>, still: Option<Vec2>) -> Vec<Vec2> {
        let way: Vec<Vec2> = moved.collect();
        self.heard = way.len();
        self.seen = way.last().copied().or(still).or(self.seen);
        if way.is_empty() {
            self.seen.into_iter().collect()
        } else {
            way
        }
    }

    /// Hands the wishes of a frame to the physics. Nobody says when in the frame the mouse was where: they are spread evenly
    /// over it. In the frame in which the thing is let go that would slow a flick down, for the mouse may have rested for
    /// most of it: there they follow each other as quickly as this mouse is known to tell them, and one that was not heard
    /// of had let go at once.
    pub fn tell(&mut self, input: &mut HandInput, now: f64, frame: f64, wishes: Vec<Target>) {
        let even = frame / wishes.len() as f64;
        let step = match (self.released && !self.gone, self.heard) {
            (true, 0) => 0.0,
            (true, _) => self.beat.map_or(even, |beat| beat.min(even)),
            (false, _) => even,
        };
        // The steps of the simulation may lag a little behind the frames.
        let told = input.latest().unwrap_or(now);
        for (index, wish) in wishes.into_iter().enumerate() {
            input.push((now + step * (index + 1) as f64).max(told), wish);
        }
        if self.heard > 0 {
            let beat = (frame / self.heard as f64).max(QUICKEST);
            self.beat = Some(self.beat.map_or(beat, |known| known.min(beat)));
        }
    }

    /// What a place of the cursor in the thing's frame means for the thing.
    fn wish(&mut self, kind: ActKind, point: Vec3, sensitivity: f32) -> Target {
        match kind {
            ActKind::Pour(_) => self.tip(point, sensitivity),
            ActKind::Flip => {
                let from = *self.from.get_or_insert(point);
                Target::at((point - from) * sensitivity)
            }
            ActKind::Throw => Target::at(Vec3::new(point.x, 0.0, point.z) * sensitivity + Vec3::Y * DIE_HOME.y),
        }
    }

    /// What a place of the cursor means for a bottle: carried there, and past the middle of the pan tipped.
    fn tip(&mut self, point: Vec3, sensitivity: f32) -> Target {
        let soonest = (point.x + CARRY).max(0.0);
        let begins = self.begins.map_or(soonest, |begins| begins.min(soonest));
        self.begins = Some(begins);
        if point.x <= begins {
            // A way that is being gone does not change its length.
            let room = self.ends.map_or(TURN, |ends| ends - begins);
            self.turn = (TURN / sensitivity).min(room).max(SHORTEST);
        }
        let tilt = ((point.x - begins) / self.turn * PI).clamp(0.0, PI);
        let place = Vec3::new(point.x.min(begins), point.y, 0.0);
        Target::at(carry(place)).tipped(tilt)
    }
}

/// Where the hand is that has a bottle under the cursor, but not beyond the middle of the pan by more than a little.
fn carry(point: Vec3) -> Vec3 {
    within_reach(Vec3::new(point.x.min(CARRY), point.y, 0.0))
}

/// Where the thing in the hand waits before the mouse has said anything.
const fn home(kind: ActKind) -> Target {
    match kind {
        ActKind::Pour(_) => Target::at(BOTTLE_HOME),
        ActKind::Flip => Target::at(Vec3::ZERO),
        ActKind::Throw => Target::at(DIE_HOME),
    }
}

/// Where the cursor points to, in the plane in which the thing is held in this frame.
#[must_use]
pub fn cursor_on_plane(eye: &Eye, cursor: Vec2, kind: ActKind, frame: Transform) -> Option<Vec3> {
    on_plane(eye.ray(cursor)?, kind, frame)
}

/// Where a ray meets the plane in which the thing is held in this frame.
fn on_plane(ray: Ray3d, kind: ActKind, frame: Transform) -> Option<Vec3> {
    let (origin, normal) = match kind {
        ActKind::Pour(_) | ActKind::Flip => (frame.translation, Vec3::Z),
        ActKind::Throw => (frame.translation + Vec3::Y * DIE_HOME.y, Vec3::Y),
    };
    let distance = ray.intersect_plane(origin, InfinitePlane3d::new(normal))?;
    let point = ray.get_point(distance) - frame.translation;
    Some(frame.rotation.inverse() * point)
}

/// Whether a cursor stands where it cannot go on, or beyond.
fn at_the_edge(cursor: Option<Vec2>, window: Vec2) -> bool {
    const NEAR: f32 = 2.0;
    cursor.is_some_and(|cursor| cursor.cmple(Vec2::splat(NEAR)).any() || cursor.cmpge(window - NEAR).any())
}

/// The same for a bottle that is on its way into the hand, seen from where the eye will be when it is there: however rare the pictures
/// are, bottle and eye set out for the same place.
fn carried_to(eye: &Eye, cursor: Vec2, kind: ActKind, over: Seat, side: Side, layout: &Layout) -> Option<Vec3> {
    let ray = eye.ray_from(over_the_pan(over, layout), cursor)?;
    on_plane(ray, kind, layout.pour(over, side))
}

/// The mouse takes a thing now, with the button or with a key. A bottle comes from the side on which the cursor will be
/// when the eye has gone to where the pan is in the middle, and sets out for the cursor at once.
pub fn take(world: &mut World, kind: ActKind, over: Seat, by_key: bool) -> MouseHand {
    let taken = world.run_system_cached_with(take_at_cursor, (kind, over));
    let mouse = MouseHand::taken(by_key);
    taken.ok().flatten().map_or(mouse, |(side, point)| {
        let mut mouse = mouse.coming_from(side);
        if let Some(point) = point {
            mouse.await_at(point);
        }
        mouse
    })
}

/// On which side of the pan the cursor is, and where it points to in the frame of a pour from there.
fn take_at_cursor(
    In((kind, over)): In<(ActKind, Seat)>,
    window: Query<&Window, With<PrimaryWindow>>,
    layout: Option<Res<Layout>>,
    eye: Eye,
) -> Option<(Side, Option<Vec3>)> {
    let (ActKind::Pour(_), Ok(window), Some(layout)) = (kind, window.single(), layout) else {
        return None;
    };
    let cursor = window.cursor_position()?;
    let side = Side::of(cursor.x - window.width() / 2.0);
    Some((side, carried_to(&eye, cursor, kind, over, side, &layout)))
}

/// How far the cursor can go on in a pour's frame at the height at which it is, with a tenth of the window to spare.
#[must_use]
pub fn room(eye: &Eye, window: &Window, cursor: Vec2, side: Side, frame: Transform) -> Option<f32> {
    let across = window.width()
        * match side {
            Side::Left => 1.0 - SPARE,
            Side::Right => SPARE,
        };
    // The frame is any thing's that is held upright before the eye, as a bottle is.
    cursor_on_plane(eye, Vec2::new(across, cursor.y), ActKind::Flip, frame).map(|end| end.x)
}

/// Hands the cursor's way since the last frame to the physics, sample by sample, so that the path is the mouse's own at any
/// frame rate.
fn follow(
    mut hands: ResMut<Hands>,
    mut moved: MessageReader<CursorMoved>,
    mut input: ResMut<HandInput>,
    (stage, config, layout, settings): (Res<Stage>, Res<PhysicsConfig>, Option<Res<Layout>>, Res<Settings>),
    (time, real): (Res<Time<Virtual>>, Res<Time<Real>>),
    (buttons, trail): (Res<ButtonInput<MouseButton>>, Res<Trail>),
    window: Query<&Window, With<PrimaryWindow>>,
    eye: Eye,
) {
    let Some(layout) = layout else { return };
    let Some(mut act) = hands.bypass_change_detection().act.take() else {
        moved.clear();
        return;
    };
    if let Hand::Mouse(mut mouse) = act.hand {
        let (kind, home) = (act.kind, act.frame(&layout));
        let window = window.single().ok();
        let still = window.and_then(Window::cursor_position);
        let place = |cursor| cursor_on_plane(&eye, cursor, kind, home);
        let now = f64::from(stage.steps()) / f64::from(config.world.rate);
        let just_taken = !act.is_live() || now < Fling::LASTS;
        if kind == ActKind::Throw && just_taken && mouse.lets_go(&buttons) {
            let seen = |&(when, cursor): &(f64, Vec2)| Some((when, place(cursor)?));
            let way: Vec<(f64, Vec3)> = trail.way().iter().filter_map(seen).collect();
            let cursor = trail.way().last().map(|&(_, cursor)| cursor);
            let edge = window.is_some_and(|window| at_the_edge(cursor, window.size()));
            if let Some(fling) = Fling::of(&way, edge, config.die.slowest) {
                act.fling(fling);
                mouse.fling();
            }
        }
        mouse.hold(&buttons, real.delta_secs(), act.is_live());
        if act.is_live()
            && stage.is_busy()
            && let Some(fling) = act.fling.take()
        {
            moved.clear();
            let from = mouse.last.map_or(DIE_HOME, |wish| wish.position);
            let begins = input.latest().unwrap_or(now).max(now);
            let mut last = (begins, Target::at(from));
            for (after, way) in fling.way() {
                last = (begins + after, Target::at(from + way * settings.mouse));
                input.push(last.0, last.1);
            }
            input.push(last.0, last.1.released());
            mouse.last = Some(last.1.released());
        } else if act.is_live() && stage.is_busy() {
            let frame = time.delta_secs_f64();
            let way = mouse.way(moved.read().map(|moved| moved.position), still);
            let last = way.last().zip(window);
            let ends = last.and_then(|(&cursor, window)| room(&eye, window, cursor, mouse.side(), home));
            mouse.see_end(ends);
            let before = mouse.last;
            let mut wishes = mouse.wishes(kind, way, place, settings.mouse);
            if kind == ActKind::Throw {
                let edge = window.is_some_and(|window| at_the_edge(mouse.seen, window.size()));
                mouse.go_on_unseen(&mut wishes, before, frame, edge);
            }
            mouse.tell(&mut input, now, frame, wishes);
        } else {
            let way = mouse.way(moved.read().map(|moved| moved.position), still);
            let seen = |cursor| carried_to(&eye, cursor, kind, act.over, mouse.side(), &layout);
            if let (ActKind::Pour(_), Some(point)) = (kind, way.last().copied().and_then(seen)) {
                mouse.await_at(point);
            }
        }
        act.hand = Hand::Mouse(mouse);
    } else {
        moved.clear();
    }
    hands.bypass_change_detection().act = Some(act);
}
