//! A hand as people have one: it goes from place to place in smooth movements that are a little unsteady, sees what happens,
//! and needs a moment before it does anything about that.

use std::io::Write;
use std::process::{Child, ChildStdin};
use std::thread;
use std::time::{Duration, Instant};

use bevy::math::Vec2;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::screen::Screen;

/// Seconds from one report of the mouse to the next.
const REPORT: f32 = 0.008;
/// By how many pixels it is unsteady while it moves.
const UNSTEADY: f32 = 1.2;

pub struct Hand {
    mouse: Child,
    orders: ChildStdin,
    at: Vec2,
    chance: ChaCha8Rng,
}

impl Hand {
    pub fn new(screen: &Screen) -> Self {
        let mut mouse = screen.mouse();
        let orders = mouse.stdin.take().unwrap();
        Self {
            mouse,
            orders,
            at: Vec2::new(640.0, 360.0),
            chance: ChaCha8Rng::seed_from_u64(1),
        }
    }

    fn order(&mut self, order: &str) {
        writeln!(self.orders, "{order}").unwrap();
        self.orders.flush().unwrap();
    }

    fn put(&mut self, place: Vec2) {
        self.at = place;
        let place = place.round().as_ivec2();
        self.order(&format!("mousemove {} {}", place.x, place.y));
    }

    /// Goes along a way, which says where it is after so many seconds, for so long.
    pub fn along(&mut self, seconds: f32, way: impl Fn(f32) -> Vec2) {
        let begun = Instant::now();
        loop {
            let now = begun.elapsed().as_secs_f32().min(seconds);
            self.put(way(now));
            if now >= seconds {
                return;
            }
            thread::sleep(Duration::from_secs_f32(REPORT));
        }
    }

    /// Goes there in so many seconds, and comes to rest; or goes only so far of the time, and is still moving.
    pub fn go_part(&mut self, to: Vec2, seconds: f32, part: f32) {
        let from = self.at;
        let aside = (to - from).perp() * self.chance.random_range(-0.06..0.06);
        let phase = self.chance.random_range(0.0..6.0);
        self.along(seconds * part, |now| {
            let t = now / seconds;
            let way = t * t * t * (10.0 - 15.0 * t + 6.0 * t * t);
            let trembles = Vec2::new((phase + now * 61.0).sin(), (phase + now * 47.0).cos()) * UNSTEADY * (1.0 - way);
            from.lerp(to, way) + aside * way * (1.0 - way) + trembles
        });
    }

    pub fn go(&mut self, to: Vec2, seconds: f32) {
        self.go_part(to, seconds, 1.0);
    }

    pub fn press(&mut self) {
        self.order("mousedown 1");
    }

    pub fn let_go(&mut self) {
        self.order("mouseup 1");
    }

    pub fn rest(&self, seconds: f32) {
        thread::sleep(Duration::from_secs_f32(seconds));
    }

    pub fn click(&mut self, place: Vec2) {
        self.go(place, 0.4);
        self.rest(0.4);
        self.press();
        self.rest(0.1);
        self.let_go();
    }

    /// Takes what is there, and waits until it is in the hand and the eye has come along.
    pub fn take(&mut self, place: Vec2) {
        self.go(place, 0.5);
        self.rest(0.3);
        self.press();
        self.rest(1.2);
    }

    /// Where it is.
    pub const fn at(&self) -> Vec2 {
        self.at
    }
}

impl Drop for Hand {
    fn drop(&mut self) {
        let _ = self.mouse.kill();
        let _ = self.mouse.wait();
    }
}
