//! A toss, as a cook would tell of it: how high, how far around, where it came down, and what the hand did.

use physics::{FlipReport, Pose, Target};
use rules::a_la_carte::Landing;

/// Every so many steps of the physics there is a pose in a report's path.
pub const STEPS_A_POSE: usize = 4;

/// This far above the pan the crêpe has left it.
const IN_THE_AIR: f32 = 2.0;

/// What came of a toss, and of the hand that made it.
#[derive(Debug, Clone, PartialEq)]
pub struct Toss {
    /// How it lies.
    pub landing: Landing,
    /// Whether it left the pan.
    pub tossed: bool,
    /// Degrees that it turned until it touched down.
    pub turn: f32,
    /// Centimetres that it rose.
    pub height: f32,
    /// Centimetres from the middle of the pan at which it lies.
    pub drift: f32,
    /// Where it came down, seen from the middle of the pan: along the pan's own x, which is to the right of a
    /// right-handed cook, in centimetres.
    pub off: f32,
    /// How far the hand strayed that way while it flicked, in centimetres.
    pub astray: f32,
    /// Its path, sixty poses a second.
    pub path: Vec<Pose>,
    /// How it lies in the pan, if it does.
    pub lies: Option<Pose>,
}

impl Toss {
    /// From what the physics reports, and from what the hand wished in every step.
    #[must_use]
    pub fn new(report: &FlipReport, wishes: &[Option<Target>]) -> Self {
        let hand = |index: usize| {
            let wish = wishes.get(index * STEPS_A_POSE).or(wishes.last()).copied().flatten();
            wish.map_or((0.0, 0.0), |wish| (wish.position.x, wish.position.y))
        };
        let path = &report.path;
        let over = |index: usize| path[index].position.y - hand(index).1;
        let highest = (0..path.len()).max_by(|&a, &b| path[a].position.y.total_cmp(&path[b].position.y));
        let left = (0..path.len()).find(|&index| over(index) > IN_THE_AIR);
        let down = highest.and_then(|highest| (highest..path.len()).find(|&index| over(index) < IN_THE_AIR));
        let started = (0..path.len()).find(|&index| hand(index).1 > 0.5);
        let off = down.map_or(0.0, |index| path[index].position.x - hand(index).0);
        let astray = match (started, left) {
            (Some(started), Some(left)) if left > started => hand(left).0 - hand(started).0,
            _ => 0.0,
        };
        Self {
            landing: report.landing,
            tossed: report.tossed,
            turn: report.turn,
            height: report.height,
            drift: report.drift,
            off,
            astray,
            path: report.path.clone(),
            lies: report.lies,
        }
    }

    /// How far from the middle it is told to have been, in centimetres: in the pan where it lies, else where it came down.
    #[must_use]
    pub fn aside(&self) -> f32 {
        if self.lies.is_some() {
            self.drift
        } else {
            self.off.abs()
        }
    }

    /// Whether it lies in the pan, picture side up: what counts in the game.
    #[must_use]
    pub fn landed(&self) -> bool {
        self.landing == Landing::Picture
    }

    /// How neat a landed toss was, from 0 to 100: turned by just half a turn (or one and a half), and in the middle.
    #[must_use]
    pub fn neatness(&self) -> u8 {
        if !self.landed() {
            return 0;
        }
        let needed = if self.turn > 360.0 { 540.0 } else { 180.0 };
        let (turn, middle) = ((self.turn - needed).abs() / 90.0, self.drift / 5.0);
        (100.0 - 50.0 * turn.min(1.0) - 50.0 * middle.min(1.0)).round() as u8
    }
}

/// Where on a path the crêpe began to rise: there paths are laid over each other.
#[must_use]
pub fn rises_at(path: &[Pose]) -> usize {
    path.iter().position(|pose| pose.position.y > IN_THE_AIR).unwrap_or(0)
}
