//! A flick throws the die: however long, however quick, in any direction away from the player, at any frame rate, wherever
//! between two frames it begins and ends, also where the cursor comes to the edge of the screen. What is put down is no throw.

use std::time::Duration;

use bevy::input::ButtonState;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use physics::Again;
use physics::lab::hands::{normal, smooth};
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::a_la_carte::Seat;
use toque::texts::Language;
use toque::window::plan::Opening;
use toque::window::table::hands::{Act, ActKind, Hands, MouseHand};
use toque::window::table::turn_flow::TableMessage;

use crate::mouse::{button, glide, let_go_along, point};
use crate::party::{SIZE, open, person, plan};

/// Frames a second.
const RATES: [f64; 5] = [8.0, 15.0, 30.0, 60.0, 120.0];

/// Seconds from one report of the mouse to the next.
const REPORT: f64 = 0.008;

/// A movement of the mouse with the die in the hand.
#[derive(Debug, Clone, Copy)]
struct Movement {
    from: Vec2,
    /// Pixels, and radians from straight up.
    far: f32,
    aim: f32,
    seconds: f64,
    /// When the button is let go, as a part of the movement.
    release: f64,
    rate: f64,
    /// The part of a frame at which it begins.
    begins: f64,
    /// Whether the cursor stops at the edge of the window, as it does on a full screen.
    full_screen: bool,
    /// Seconds from the press to the movement, if it does not wait until the die is in the hand.
    at_once: Option<f64>,
    seed: u64,
}

impl Movement {
    fn flick(rng: &mut ChaCha8Rng) -> Self {
        Self {
            from: Vec2::new(rng.random_range(450.0..1000.0), rng.random_range(330.0..620.0)),
            far: rng.random_range(150.0..900.0),
            aim: rng.random_range(-80.0_f32..80.0).to_radians(),
            seconds: rng.random_range(0.1..0.7),
            release: rng.random_range(0.5..1.0),
            rate: *RATES.choose(rng).unwrap(),
            begins: rng.random_range(0.0..1.0),
            full_screen: rng.random_bool(0.5),
            at_once: None,
            seed: rng.random(),
        }
    }

    fn carry(rng: &mut ChaCha8Rng) -> Self {
        let seconds = rng.random_range(0.7..1.6);
        Self {
            far: rng.random_range(10.0..300.0),
            aim: rng.random_range(0.0..std::f32::consts::TAU),
            seconds,
            release: 1.0 + rng.random_range(0.1..0.4) / seconds,
            ..Self::flick(rng)
        }
    }

    /// Where the cursor is, with the trembling of a hand.
    fn at(&self, time: f64, rng: &mut ChaCha8Rng) -> Vec2 {
        let part = smooth((time / self.seconds) as f32);
        let way = Vec2::new(self.aim.sin(), -self.aim.cos()) * self.far * part;
        let tremble = Vec2::new(normal(rng), normal(rng)) * 1.2 * (1.0 - part);
        let cursor = self.from + way + tremble;
        if self.full_screen {
            cursor.clamp(Vec2::ZERO, SIZE.as_vec2() - 1.0)
        } else {
            cursor
        }
    }

    /// Takes the die, makes the movement, waits until the die rests, and says why it has to be thrown again, if so.
    fn make(&self, app: &mut App) -> Option<Again> {
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed);
        let at_rest = Duration::from_millis(50);
        app.insert_resource(TimeUpdateStrategy::ManualDuration(at_rest));
        app.world_mut().resource_mut::<Said>().0.clear();
        point(app, self.from);
        app.world_mut().resource_mut::<Hands>().grab(
            ActKind::Throw,
            Seat::First,
            Seat::First,
            None,
            MouseHand::taken(false),
        );
        let frame = Duration::from_secs_f64(1.0 / self.rate);
        if self.at_once.is_some() {
            app.insert_resource(TimeUpdateStrategy::ManualDuration(frame));
        }
        button(app, ButtonState::Pressed);
        if self.at_once.is_none() {
            for _ in 0..18 {
                app.update();
            }
            assert!(app.world().resource::<Hands>().act().is_some_and(Act::is_live));
        }
        app.insert_resource(TimeUpdateStrategy::ManualDuration(frame));
        let begins = self.at_once.unwrap_or(self.begins / self.rate);
        let (mut now, mut next, lets_go) = (-begins, 0.0, self.release * self.seconds);
        loop {
            let until = now + 1.0 / self.rate;
            let mut heard = Vec::new();
            while next < until {
                // A mouse that rests tells nothing.
                if next < self.seconds + REPORT {
                    heard.push(self.at(next, &mut rng));
                }
                next += REPORT;
            }
            if lets_go < until {
                // What came after it in the same frame is heard as well.
                let_go_along(app, &heard);
                break;
            }
            glide(app, &heard);
            now = until;
        }
        app.insert_resource(TimeUpdateStrategy::ManualDuration(at_rest));
        for waited in 0..200 {
            if app.world().resource::<Hands>().are_free() {
                break;
            }
            app.update();
            // Still in the hand: a click puts it down.
            if waited == 100 {
                button(app, ButtonState::Pressed);
                button(app, ButtonState::Released);
            }
        }
        app.update();
        assert!(app.world().resource::<Hands>().are_free(), "{self:?}");
        app.world().resource::<Said>().0.first().copied()
    }
}

/// Why the die has to be thrown again.
#[derive(Debug, Default, Resource)]
struct Said(Vec<Again>);

fn listen(mut words: MessageReader<TableMessage>, mut said: ResMut<Said>) {
    for word in words.read() {
        if let TableMessage::ThrowAgain(_, why) = word {
            said.0.push(*why);
        }
    }
}

fn table(name: &str) -> App {
    let mut app = open(
        name,
        SIZE,
        Language::English,
        plan(vec![person("Ada"), person("Ben")]),
        Opening::New,
    );
    app.init_resource::<Said>().add_systems(Last, listen);
    for _ in 0..30 {
        app.update();
    }
    app
}

#[test]
fn flicks_of_any_size_at_any_frame_rate_are_throws() {
    const FLICKS: usize = 240;
    let mut app = table("flicks");
    let mut rng = ChaCha8Rng::seed_from_u64(15);
    let (mut put_down, mut again) = (Vec::new(), 0);
    for _ in 0..FLICKS {
        let flick = Movement::flick(&mut rng);
        match flick.make(&mut app) {
            Some(Again::TooGentle) => put_down.push(flick),
            Some(Again::Cocked | Again::OffTable) => again += 1,
            None => {}
        }
    }
    eprintln!(
        "of {FLICKS} flicks {} were refused, {again} have to be thrown again",
        put_down.len()
    );
    assert!(
        put_down.len() * 50 <= FLICKS,
        "{} refused: {put_down:#?}",
        put_down.len()
    );
    // One in fifty, and what so few trials can stray.
    assert!(again <= 12, "{again} of {FLICKS} leaned or left the tray");
}

/// Whoever sees a die takes it and flicks, and does not wait until it has come into the hand.
#[test]
fn flicks_that_begin_as_soon_as_the_die_is_taken_are_throws() {
    const FLICKS: usize = 200;
    let mut app = table("flicks-at-once");
    let mut rng = ChaCha8Rng::seed_from_u64(18);
    let mut refused = Vec::new();
    for _ in 0..FLICKS {
        let flick = Movement {
            at_once: Some(rng.random_range(0.0..0.6)),
            ..Movement::flick(&mut rng)
        };
        if flick.make(&mut app) == Some(Again::TooGentle) {
            refused.push(flick);
        }
    }
    eprintln!("of {FLICKS} flicks at once {} were refused", refused.len());
    assert!(refused.len() * 50 <= FLICKS, "{} refused: {refused:#?}", refused.len());
}

/// … but a click throws nothing, however quickly the hand came.
#[test]
fn a_click_keeps_the_die_in_the_hand() {
    let mut app = table("flicks-clicked");
    for held in 0..5 {
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(50)));
        // Quickly to where the die is, and there a click.
        glide(&mut app, &[Vec2::new(400.0, 300.0), Vec2::new(700.0, 500.0)]);
        app.world_mut().resource_mut::<Hands>().grab(
            ActKind::Throw,
            Seat::First,
            Seat::First,
            None,
            MouseHand::taken(false),
        );
        button(&mut app, ButtonState::Pressed);
        for _ in 0..held {
            app.update();
        }
        button(&mut app, ButtonState::Released);
        let in_the_hand = |app: &App| app.world().resource::<Hands>().act().is_some();
        for _ in 0..20 {
            app.update();
            assert!(in_the_hand(&app), "{held}");
        }
        app.world_mut().resource_mut::<Hands>().let_go();
        for _ in 0..100 {
            app.update();
        }
        assert!(!in_the_hand(&app));
    }
}

/// The corners of what a flick is, at every frame rate.
#[test]
fn the_slowest_and_the_quickest_flicks_are_throws() {
    let mut app = table("flicks-corners");
    let mut rng = ChaCha8Rng::seed_from_u64(16);
    for rate in RATES {
        for (far, seconds) in [(150.0, 0.1), (150.0, 0.7), (900.0, 0.1), (900.0, 0.7)] {
            let flick = Movement {
                far,
                seconds,
                rate,
                release: 0.6,
                ..Movement::flick(&mut rng)
            };
            assert_ne!(flick.make(&mut app), Some(Again::TooGentle), "{flick:?}");
        }
    }
}

#[test]
fn what_is_carried_and_put_down_is_no_throw() {
    let mut app = table("flicks-carried");
    let mut rng = ChaCha8Rng::seed_from_u64(17);
    for _ in 0..40 {
        let carried = Movement::carry(&mut rng);
        assert_eq!(carried.make(&mut app), Some(Again::TooGentle), "{carried:?}");
    }
}

/// While the die comes into the hand the eye still moves, and under a resting mouse the tray goes by.
#[test]
fn a_mouse_that_rests_throws_nothing_while_the_eye_moves() {
    let mut app = table("flicks-resting");
    for frames in 26..44 {
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(16)));
        app.world_mut().resource_mut::<Said>().0.clear();
        point(&mut app, Vec2::new(700.0, 500.0));
        app.world_mut().resource_mut::<Hands>().grab(
            ActKind::Throw,
            Seat::First,
            Seat::First,
            None,
            MouseHand::taken(false),
        );
        button(&mut app, ButtonState::Pressed);
        for _ in 0..frames {
            app.update();
        }
        assert!(app.world().resource::<Hands>().act().is_some_and(Act::is_live));
        button(&mut app, ButtonState::Released);
        for _ in 0..400 {
            if app.world().resource::<Hands>().are_free() {
                break;
            }
            app.update();
        }
        // The eye goes back to where it was.
        for _ in 0..90 {
            app.update();
        }
        assert_eq!(
            app.world().resource::<Said>().0,
            [Again::TooGentle],
            "after {frames} frames"
        );
    }
}
