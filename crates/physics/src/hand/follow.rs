//! How a held thing follows the hand's wish: late, never faster than its limits, and without overshooting by much.
//! The limits are what keeps crystals in: a kinematic wall that teleports kicks its contents at tens of metres a second.

use bevy::math::{Vec3, VectorSpace};

/// What the hand can do, in units of the followed quantity.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Limits {
    pub speed: f32,
    pub acceleration: f32,
    /// How eagerly it closes the distance, 1/s; its inverse is the lag.
    pub stiffness: f32,
}

/// A followed quantity: a place or an angle.
pub(crate) trait Followed: VectorSpace<Scalar = f32> {
    fn size(self) -> f32;
}

impl Followed for Vec3 {
    fn size(self) -> f32 {
        self.length()
    }
}

impl Followed for f32 {
    fn size(self) -> f32 {
        self.abs()
    }
}

/// Where it is and how it moves.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Follow<Value> {
    pub value: Value,
    pub rate: Value,
}

impl<Value: Followed> Follow<Value> {
    /// At rest.
    pub(crate) fn at(value: Value) -> Self {
        Self {
            value,
            rate: Value::ZERO,
        }
    }

    /// One step towards a wish.
    pub(crate) fn step(&mut self, wish: Value, limits: Limits, dt: f32) {
        let way = wish - self.value;
        let distance = way.size();
        // No faster than it can still brake.
        let speed = (limits.stiffness * distance)
            .min((1.6 * limits.acceleration * distance).sqrt())
            .min(limits.speed);
        let wanted = if distance > 1e-7 {
            way * (speed / distance)
        } else {
            Value::ZERO
        };
        let change = wanted - self.rate;
        let (size, most) = (change.size(), limits.acceleration * dt);
        self.rate = if size > most {
            self.rate + change * (most / size)
        } else {
            wanted
        };
        self.value = self.value + self.rate * dt;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIMITS: Limits = Limits {
        speed: 150.0,
        acceleration: 4000.0,
        stiffness: 60.0,
    };
    const DT: f32 = 1.0 / 240.0;

    #[test]
    fn a_teleport_becomes_a_ramp_that_arrives() {
        let mut hand = Follow::at(Vec3::ZERO);
        let wish = Vec3::new(1e6, -30.0, 4.0);
        let mut before = hand;
        for _ in 0..240 {
            hand.step(wish, LIMITS, DT);
            assert!(hand.rate.length() <= LIMITS.speed * 1.0001);
            assert!((hand.rate - before.rate).length() <= LIMITS.acceleration * DT * 1.0001);
            before = hand;
        }
        let near = Vec3::new(before.value.x + 5.0, 0.0, 0.0);
        for _ in 0..240 {
            hand.step(near, LIMITS, DT);
        }
        assert!((hand.value - near).length() < 0.05, "{:?}", hand.value);
    }

    #[test]
    fn it_hardly_overshoots() {
        let mut hand = Follow::at(0.0_f32);
        let mut most = 0.0_f32;
        for _ in 0..480 {
            hand.step(10.0, LIMITS, DT);
            most = most.max(hand.value);
        }
        assert!(most < 10.2 && (hand.value - 10.0).abs() < 0.01, "{most}");
    }
}
