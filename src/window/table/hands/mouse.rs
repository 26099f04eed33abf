//! The mouse as a hand: the thing goes as the cursor does, one to one, in the plane in which it is held. Nothing is added
//! and nothing is smoothed; what the hand does is what happens.

use std::f32::consts::PI;

use bevy::prelude::*;
use bevy::window::{CursorMoved, PrimaryWindow};
use physics::{BOTTLE_HOME, DIE_HOME, HandInput, PhysicsConfig, Stage, Target};

use super::{Act, ActKind, Hand, Hands};
use crate::window::picture::Eye;
use crate::window::settings::Settings;
use crate::window::table::TableSystems;
use crate::window::table::layout::Layout;

/// Past the middle of the pan the hand turns the bottle instead of carrying it on: so far for a whole turn over.
const TURN: f32 = 6.0;

/// A press that is shorter than this takes the thing up until the next click, for those who would rather not hold on.
const CLICK: f32 = 0.25;

/// Seconds between two reports of a quick mouse. What comes quicker has waited for a machine that stalled.
const QUICKEST: f64 = 0.001;

/// What the mouse holds.
#[derive(Debug, Clone, Copy, Default)]
pub struct MouseHand {
    /// Where the pan was taken hold of.
    from: Option<Vec3>,
    /// Where the cursor was seen last.
    seen: Option<Vec2>,
    /// Seconds since it was taken.
    held: f32,
    /// How far the bottle is from the cursor, once there was one. Whoever took it from beyond the pan carries it from its
    /// home by the way that the cursor goes: else it would hang over the middle and tip for nobody. Going back, the two
    /// meet at its home.
    apart: Option<Vec3>,
    /// It was taken with a click and stays in the hand.
    sticks: bool,
    released: bool,
    /// It was released before this frame, and not by what was heard in it.
    gone: bool,
    /// How many places of the cursor were heard of in this frame.
    heard: usize,
    /// Seconds from one to the next, in the frame in which they came quickest.
    beat: Option<f64>,
    /// What was wished last.
    last: Option<Target>,
}

impl MouseHand {
    /// Just taken: with the button, or with a key, which leaves the button free.
    #[must_use]
    pub fn taken(by_key: bool) -> Self {
        Self {
            sticks: by_key,
            ..Self::default()
        }
    }

    /// Holds on as long as the button is pressed, or until the next click if it was only clicked. What is let go before it
    /// is there stays in the hand too: nobody meant to put it down unseen.
    pub fn hold(&mut self, buttons: &ButtonInput<MouseButton>, passed: f32, is_there: bool) {
        self.held += passed;
        self.gone = self.released;
        if buttons.just_released(MouseButton::Left) {
            if !self.sticks && (self.held < CLICK || !is_there) {
                self.sticks = true;
            } else {
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
        let places = way.into_iter().filter_map(place);
        let mut wishes: Vec<Target> = places.map(|point| self.wish(kind, point, sensitivity)).collect();
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
            ActKind::Pour(_) => {
                let point = point * sensitivity;
                let beside = self
                    .apart
                    .unwrap_or(if point.x < 0.0 { Vec3::ZERO } else { BOTTLE_HOME - point });
                let apart = closer(beside, point);
                self.apart = Some(apart);
                let point = point + apart;
                let tilt = (point.x / TURN * PI).clamp(0.0, PI);
                Target::at(Vec3::new(point.x.min(0.0), point.y, 0.0)).tipped(tilt)
            }
            ActKind::Flip => {
                let from = *self.from.get_or_insert(point);
                Target::at((point - from) * sensitivity)
            }
            ActKind::Throw => Target::at(Vec3::new(point.x, 0.0, point.z) * sensitivity + Vec3::Y * DIE_HOME.y),
        }
    }
}

/// A bottle goes no further back than its home; there it waits until the cursor has come to it.
fn closer(apart: Vec3, cursor: Vec3) -> Vec3 {
    let rest = (BOTTLE_HOME.x - cursor.x).min(0.0);
    if apart.x < rest {
        apart * (rest / apart.x)
    } else {
        apart
    }
}

/// Where the thing in the hand waits before the mouse has said anything.
const fn home(kind: ActKind) -> Target {
    match kind {
        ActKind::Pour(_) => Target::at(BOTTLE_HOME),
        ActKind::Flip => Target::at(Vec3::ZERO),
        ActKind::Throw => Target::at(DIE_HOME),
    }
}

/// Where the cursor points to, in the plane in which the thing is held.
#[must_use]
pub fn cursor_in_frame(eye: &Eye, cursor: Vec2, act: &Act, layout: &Layout) -> Option<Vec3> {
    cursor_on_plane(eye, cursor, act.kind, act.frame(layout))
}

/// The same for any frame, also without a match.
#[must_use]
pub fn cursor_on_plane(eye: &Eye, cursor: Vec2, kind: ActKind, frame: Transform) -> Option<Vec3> {
    let (origin, normal) = match kind {
        ActKind::Pour(_) | ActKind::Flip => (frame.translation, Vec3::Z),
        ActKind::Throw => (frame.translation + Vec3::Y * DIE_HOME.y, Vec3::Y),
    };
    let ray = eye.ray(cursor)?;
    let distance = ray.intersect_plane(origin, InfinitePlane3d::new(normal))?;
    let point = ray.get_point(distance) - frame.translation;
    Some(frame.rotation.inverse() * point)
}

/// Hands the cursor's way since the last frame to the physics, sample by sample, so that the path is the mouse's own at any
/// frame rate.
fn follow(
    mut hands: ResMut<Hands>,
    mut moved: MessageReader<CursorMoved>,
    mut input: ResMut<HandInput>,
    (stage, config, layout, settings): (Res<Stage>, Res<PhysicsConfig>, Option<Res<Layout>>, Res<Settings>),
    (time, real): (Res<Time<Virtual>>, Res<Time<Real>>),
    buttons: Res<ButtonInput<MouseButton>>,
    window: Query<&Window, With<PrimaryWindow>>,
    eye: Eye,
) {
    let Some(layout) = layout else { return };
    let Some(mut act) = hands.bypass_change_detection().act.take() else {
        moved.clear();
        return;
    };
    if let Hand::Mouse(mut mouse) = act.hand {
        mouse.hold(&buttons, real.delta_secs(), act.is_live());
        if act.is_live() && stage.is_busy() {
            let now = f64::from(stage.steps()) / f64::from(config.world.rate);
            let frame = time.delta_secs_f64();
            let still = window.single().ok().and_then(Window::cursor_position);
            let way = mouse.way(moved.read().map(|moved| moved.position), still);
            let place = |cursor| cursor_in_frame(&eye, cursor, &act, &layout);
            let wishes = mouse.wishes(act.kind, way, place, settings.mouse);
            mouse.tell(&mut input, now, frame, wishes);
        } else {
            moved.clear();
        }
        act.hand = Hand::Mouse(mouse);
    } else {
        moved.clear();
    }
    hands.bypass_change_detection().act = Some(act);
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        follow.in_set(TableSystems::Hands).after(super::steady::press),
    );
}

#[cfg(test)]
mod tests {
    use rules::a_la_carte::Condiment;

    use super::*;

    const POUR: ActKind = ActKind::Pour(Condiment::Lemon);

    /// What is wished along a way of the cursor over the pan, in centimetres.
    fn wishes(mouse: &mut MouseHand, kind: ActKind, way: &[f32]) -> Vec<Target> {
        let way = way.iter().map(|&x| Vec2::new(x, 10.0)).collect();
        mouse.wishes(kind, way, |cursor| Some(cursor.extend(0.0)), 1.0)
    }

    fn buttons(does: impl Fn(&mut ButtonInput<MouseButton>)) -> ButtonInput<MouseButton> {
        let mut buttons = ButtonInput::default();
        does(&mut buttons);
        buttons
    }

    #[test]
    fn a_bottle_under_the_cursor_goes_where_it_goes() {
        let mut mouse = MouseHand::taken(false);
        let wished = wishes(&mut mouse, POUR, &[-8.0, -4.0, 0.0, 3.0]);
        assert_eq!(wished[1].position.x, -4.0);
        assert_eq!(wished[2].tilt, 0.0);
        assert!((wished[3].tilt - PI / 2.0).abs() < 1e-5);
    }

    /// Taken from beyond the pan it sets out from its home, tips by the same way, and never leaps.
    #[test]
    fn a_bottle_taken_from_beyond_the_pan_is_carried_by_the_cursors_way() {
        let mut mouse = MouseHand::taken(false);
        let wished = wishes(&mut mouse, POUR, &[15.0, 20.0, 25.0, 28.0]);
        let places: Vec<f32> = wished.iter().map(|wish| wish.position.x).collect();
        assert_eq!(places, [-10.0, -5.0, 0.0, 0.0]);
        assert!((wished[3].tilt - PI / 2.0).abs() < 1e-5);

        let mut mouse = MouseHand::taken(false);
        let there_and_back: Vec<f32> = (0..=60)
            .map(|nth| 15.0 - 0.5 * nth as f32)
            .chain((0..=60).map(|nth| -15.0 + 0.5 * nth as f32))
            .collect();
        let wished = wishes(&mut mouse, POUR, &there_and_back);
        for pair in wished.windows(2) {
            let leap = pair[0].position.distance(pair[1].position);
            assert!(leap < 1.0, "{leap}: {pair:?}");
        }
        // On the way back they met, and from then on the one lies on the other.
        assert_eq!(wished[61 + 20].position.x, there_and_back[61 + 20]);
    }

    /// At ten frames a second a flick and its end are heard in one frame.
    #[test]
    fn a_flick_that_ends_in_the_same_frame_is_made_before_it_ends() {
        let mut mouse = MouseHand::taken(false);
        let down = buttons(|buttons| buttons.press(MouseButton::Left));
        mouse.hold(&down, 1.0, true);
        wishes(&mut mouse, ActKind::Throw, &[0.0]);
        let up = buttons(|buttons| {
            buttons.press(MouseButton::Left);
            buttons.release(MouseButton::Left);
        });
        mouse.hold(&up, 0.1, true);
        let released: Vec<bool> = wishes(&mut mouse, ActKind::Throw, &[3.0, 6.0, 9.0])
            .iter()
            .map(|wish| !wish.grip)
            .collect();
        assert_eq!(released, [false, false, true]);
        mouse.hold(&ButtonInput::default(), 0.1, true);
        assert!(!wishes(&mut mouse, ActKind::Throw, &[12.0])[0].grip);
    }

    #[test]
    fn what_is_let_go_before_it_is_there_stays_in_the_hand() {
        let mut mouse = MouseHand::taken(false);
        mouse.hold(&buttons(|buttons| buttons.press(MouseButton::Left)), 1.0, false);
        let up = buttons(|buttons| {
            buttons.press(MouseButton::Left);
            buttons.release(MouseButton::Left);
        });
        mouse.hold(&up, 0.1, false);
        mouse.hold(&ButtonInput::default(), 0.1, true);
        assert!(wishes(&mut mouse, POUR, &[-8.0])[0].grip);
        // The next click lets it go.
        mouse.hold(&up, 0.1, true);
        assert!(!wishes(&mut mouse, POUR, &[-8.0])[0].grip);
    }
}
