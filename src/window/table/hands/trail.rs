//! Where the cursor has been since the button went down. Things come into the hand within moments, and where few pictures are
//! painted a frame is long: somebody may have pressed, flicked and let go before the die is there, or between two frames.
//! What the hand did in the meantime is kept here, in the order in which it did it.

use bevy::input::ButtonState;
use bevy::prelude::*;
use bevy::window::WindowEvent;

/// Seconds of the way that are kept: longer than a thing takes to come into the hand, and than any flick.
const KEPT: f64 = 1.5;

/// The cursor's way since the left button last went down.
#[derive(Debug, Default, Resource)]
pub struct Trail {
    /// Where the cursor was when the button went down, if it did in this frame.
    pressed: Option<Vec2>,
    /// When it was where, in seconds of real time; until the button is up again.
    way: Vec<(f64, Vec2)>,
    is_down: bool,
    cursor: Option<Vec2>,
}

impl Trail {
    /// Where the cursor was when the button went down in this frame, if it did. By now it may be elsewhere.
    #[must_use]
    pub const fn pressed(&self) -> Option<Vec2> {
        self.pressed
    }

    /// When it was where since the button went down, in seconds; it ends where the button was let go.
    #[must_use]
    pub fn way(&self) -> &[(f64, Vec2)] {
        &self.way
    }

    fn hear(&mut self, event: &WindowEvent, when: f64) {
        match event {
            WindowEvent::CursorMoved(moved) => {
                self.cursor = Some(moved.position);
                if self.is_down {
                    self.way.push((when, moved.position));
                }
            }
            WindowEvent::MouseButtonInput(input) if input.button == MouseButton::Left => {
                self.is_down = input.state == ButtonState::Pressed;
                if self.is_down {
                    self.pressed = self.cursor;
                    self.way.clear();
                }
                // A hand that rests before it lets go has stopped.
                self.way.extend(self.cursor.map(|cursor| (when, cursor)));
            }
            _ => {}
        }
    }
}

/// Nobody says when in the frame something was done: it is spread evenly over it.
pub(super) fn follow(mut events: MessageReader<WindowEvent>, time: Res<Time<Real>>, mut trail: ResMut<Trail>) {
    let trail = trail.bypass_change_detection();
    trail.pressed = None;
    let heard: Vec<&WindowEvent> = events
        .read()
        .filter(|event| matches!(event, WindowEvent::CursorMoved(_) | WindowEvent::MouseButtonInput(_)))
        .collect();
    let (now, frame) = (time.elapsed_secs_f64(), time.delta_secs_f64());
    let step = frame / heard.len().max(1) as f64;
    for (index, event) in heard.into_iter().enumerate() {
        trail.hear(event, now - frame + step * (index + 1) as f64);
    }
    trail.way.retain(|&(when, _)| when > now - KEPT);
}

/// A movement of the hand that throws: where it was when, the newest at the end.
#[derive(Debug, Clone, PartialEq)]
pub struct Fling(Vec<(f64, Vec3)>);

impl Fling {
    /// Seconds of it that are made with the die: what counts is what the hand did just before it let go.
    pub const LASTS: f64 = 0.2;
    /// A speed is taken over so many seconds, as the physics does.
    const SPAN: f64 = 0.05;
    /// Just before it let go, in seconds.
    const LATELY: f64 = 0.15;

    /// What a hand did that let go at the end of this way, if it was as fast as this, in centimetres a second.
    #[must_use]
    pub fn of(way: &[(f64, Vec3)], at_the_edge: bool, slowest: f32) -> Option<Self> {
        let &(lets_go, last) = way.last()?;
        // At the edge of the screen the cursor stands still while the hand goes on.
        let stood = way.iter().rposition(|&(_, place)| place.distance(last) > 0.01);
        let ends = match stood {
            Some(moving) if at_the_edge => way[moving + 1].0,
            _ => lets_go,
        };
        let way: Vec<(f64, Vec3)> = way
            .iter()
            .copied()
            .filter(|&(when, _)| when <= ends && when >= ends - Self::LASTS)
            .collect();
        let fling = Self(way);
        (fling.fastest(ends) >= slowest).then_some(fling)
    }

    /// The fastest that it was just before it let go.
    fn fastest(&self, ends: f64) -> f32 {
        let recent = self.0.iter().filter(|&&(when, _)| when >= ends - Self::LATELY);
        let speed = |&(until, to): &(f64, Vec3)| {
            let before = self.0.iter().rev().find(|&&(when, _)| when <= until - Self::SPAN);
            let &(_, from) = before.or(self.0.first()).unwrap_or(&(until, to));
            from.distance(to) / Self::SPAN as f32
        };
        recent.map(speed).fold(0.0, f32::max)
    }

    /// How far it came, with the seconds since it began.
    pub fn way(&self) -> impl Iterator<Item = (f64, Vec3)> {
        let (begins, first) = self.0.first().copied().unwrap_or_default();
        self.0.iter().map(move |&(when, there)| (when - begins, there - first))
    }
}
