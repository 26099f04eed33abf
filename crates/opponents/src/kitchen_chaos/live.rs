//! Who plays in real time: what they are told, and what they answer with.

use rules::kitchen_chaos::{Event, Source, Thing, View};

use super::hand::Aim;
use super::reason::Reason;
use crate::Level;

/// Why somebody is asked just now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cue {
    /// They are called, have noticed it, and may throw.
    Call,
    /// They have put something and may draw.
    Draw,
}

/// What somebody can feel of the time when they are asked. Everybody hears the beat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Moment {
    /// Why they are asked.
    pub cue: Cue,
    /// Milliseconds since the last call.
    pub since_call: u64,
    /// Milliseconds between the last two calls, if there were two.
    pub beat: Option<u64>,
}

/// Something to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Act {
    /// Throw something from the hand.
    Throw {
        /// What.
        thing: Thing,
        /// Where to, and how.
        aim: Aim,
    },
    /// Draw.
    Draw {
        /// From where.
        from: Source,
    },
}

/// What somebody would do, and why. Nobody has to do anything (K4).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Intent {
    /// What, if anything.
    pub act: Option<Act>,
    /// Why, if there was a reason.
    pub reason: Option<Reason>,
}

impl Intent {
    /// Does nothing, and says nothing.
    pub const NONE: Self = Self {
        act: None,
        reason: None,
    };

    pub(super) const fn because(act: Act, reason: Reason) -> Self {
        Self {
            act: Some(act),
            reason: Some(reason),
        }
    }
}

/// Somebody who plays in real time. What they know is what they hear and the view that they are shown.
pub trait LivePlayer {
    /// Something happened. They are told as much of it as their seat may know.
    fn hear(&mut self, event: &Event);

    /// They are called: after how many milliseconds they notice and know what to do. Nothing if they miss it.
    fn notice(&mut self) -> Option<u64>;

    /// How many milliseconds they need to reach for the next thing, after something landed or came back.
    fn reach(&mut self) -> u64;

    /// What they would do now.
    fn decide(&mut self, view: &View, moment: Moment) -> Intent;

    /// How good they are: whose hand it is that throws.
    fn level(&self) -> Level;
}

/// Somebody at the stove, whoever it is.
pub type SeatedCook = Box<dyn LivePlayer + Send>;

/// A person: does nothing by itself. What it does is handed to the timetable from outside.
#[derive(Debug, Default, Clone, Copy)]
pub struct Person;

impl LivePlayer for Person {
    fn hear(&mut self, _: &Event) {}

    fn notice(&mut self) -> Option<u64> {
        None
    }

    fn reach(&mut self) -> u64 {
        0
    }

    fn decide(&mut self, _: &View, _: Moment) -> Intent {
        Intent::NONE
    }

    fn level(&self) -> Level {
        Level::Commis
    }
}
