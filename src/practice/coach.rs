//! A coach who names one thing to change, and is right about it: `tests/practice/` makes many gestures that fail, changes
//! that one thing, and counts.

use physics::PourReport;
use rules::a_la_carte::Landing;

use super::drills::{Drill, Verdict};
use super::toss::Toss;

/// A side of the pan, as a right-handed cook sees it; for the others see [`Advice::turned`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    /// Left.
    Left,
    /// Right.
    Right,
}

impl Side {
    fn of(off: f32) -> Self {
        if off < 0.0 { Self::Left } else { Self::Right }
    }

    /// The other one.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }
}

/// What to change about a toss.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Advice {
    /// It never left the pan: flick.
    Flick,
    /// It turned so far of what was needed: a quicker flick.
    Quicker {
        /// Degrees.
        turn: f32,
        /// Degrees.
        needed: f32,
    },
    /// It turned too far: a gentler flick.
    Gentler {
        /// Degrees.
        turn: f32,
        /// Degrees.
        needed: f32,
    },
    /// It flew high and hardly turned, because the pan was swung too far: a shorter flick.
    Shorter {
        /// Centimetres.
        height: f32,
        /// Degrees.
        turn: f32,
    },
    /// The hand went aside: straight up.
    Straighter {
        /// To which side.
        side: Side,
        /// Centimetres.
        by: f32,
    },
    /// It came down beside the middle: move the pan there.
    Under {
        /// On which side.
        side: Side,
        /// Centimetres.
        by: f32,
    },
    /// Turned well and in the middle, and yet it slid, bounced or fell back: have the pan down and still when it lands.
    Still,
    /// It landed, but not high enough.
    Higher {
        /// Centimetres.
        height: f32,
        /// Centimetres.
        needed: f32,
    },
    /// Nothing to change.
    Well,
}

/// A turn that is off by less than this still lands as it should (measured: 115° to 245° do, if the pan is under it).
const TURN: f32 = 60.0;
/// A turn that is off by less than this is not what went wrong, even if it then fell back onto its other side.
pub const CLEAN: f32 = 25.0;
/// Whoever throws it higher than this without being asked to has given it more than enough: then it is not quickness
/// that is missing.
const SWUNG: f32 = 24.0;
/// A hand that strays further than this takes the crêpe with it: ten centimetres for two.
const STRAY: f32 = 0.8;
/// Nearer to the middle than this the rim does not matter.
const MIDDLE: f32 = 1.5;

impl Advice {
    /// The one thing to change, if `needed` degrees of turn and `high` centimetres of height were asked for.
    #[must_use]
    pub fn on(toss: &Toss, needed: f32, high: f32) -> Self {
        let turn = toss.turn;
        if !toss.tossed {
            return Self::Flick;
        }
        let landed = toss.landed() && (needed < 360.0 || turn > 360.0);
        if landed {
            return if toss.height < high {
                Self::Higher {
                    height: toss.height,
                    needed: high,
                }
            } else {
                Self::Well
            };
        }
        let short = turn < needed - TURN;
        if short && needed < 360.0 && toss.height > SWUNG.max(high) {
            return Self::Shorter {
                height: toss.height,
                turn,
            };
        }
        // Turned by so little that it cannot have landed well, wherever the pan was; or it fell back and lacked some.
        let fell_back = toss.landing == Landing::Recipe;
        if short || (fell_back && turn < needed - CLEAN) {
            return Self::Quicker { turn, needed };
        }
        if turn > needed + TURN || (fell_back && turn > needed + CLEAN) {
            return Self::Gentler { turn, needed };
        }
        let strays = toss.astray.abs() > STRAY && Side::of(toss.astray) == Side::of(toss.off);
        if strays && toss.off.abs() > MIDDLE {
            return Self::Straighter {
                side: Side::of(toss.astray),
                by: toss.astray.abs(),
            };
        }
        if toss.off.abs() > MIDDLE {
            return Self::Under {
                side: Side::of(toss.off),
                by: toss.off.abs(),
            };
        }
        Self::Still
    }

    /// The same for a pan that is turned around, as a left-handed cook's is: what is right for the pan is left for the
    /// cook.
    #[must_use]
    pub const fn turned(self) -> Self {
        match self {
            Self::Straighter { side, by } => Self::Straighter {
                side: side.opposite(),
                by,
            },
            Self::Under { side, by } => Self::Under {
                side: side.opposite(),
                by,
            },
            other => other,
        }
    }
}

/// What to change about a pour.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum PourAdvice {
    /// It was never tipped.
    Tip,
    /// Too few, and it was not far enough over for what was asked.
    Further {
        /// Highest tilt in degrees.
        tilt: f32,
    },
    /// Too few of a few where they do come one at a time, however long it was waited for: a little further they come.
    ALittleFurther {
        /// Highest tilt in degrees.
        tilt: f32,
        /// Seconds past the horizontal.
        over: f32,
    },
    /// Too few of a few, although far enough over: it was brought back before they came. Holding longer by guess brings too many
    /// as often as enough; waiting until they are seen to fall does not.
    Wait {
        /// Seconds past the horizontal.
        over: f32,
    },
    /// Too few of many, although all the way over.
    Longer {
        /// Seconds past the horizontal.
        over: f32,
    },
    /// Too many, and it was held for long.
    Sooner {
        /// Seconds past the horizontal.
        over: f32,
    },
    /// Too many in a short time.
    LessFar {
        /// Highest tilt in degrees.
        tilt: f32,
    },
    /// The number was right, but there was salt among it: that is chance (a shake helps only if salt lies on top, which
    /// it does not in a fresh bottle; docs/physics.md), so the same again.
    SameAgain,
    /// Nothing to change.
    Well,
}

/// Below this a bottle hardly pours; above, how long it is held decides (measured, docs/physics.md).
const FAR: f32 = 125.0;
/// Beyond this pieces no longer come one at a time, and whoever wants few must not tip so far.
const RUNS: f32 = 145.0;
/// Whoever wants a lot, or everything, tips further than this: only there they run, and only upside down the shoulder on which
/// the last pieces lie does not lead away from the neck.
const ALL_OVER: f32 = 165.0;
/// A hold that is shorter than this cannot be shortened by much.
const SHORT: f32 = 0.45;
/// Whoever has waited so many seconds for one piece waits in vain at that angle, and has to go on a little.
const PATIENCE: f32 = 2.5;

/// From which tilt on it is the time that is missing.
const fn far(drill: Drill) -> f32 {
    // Half over they come one at a time, however long one waits.
    if drill.is_few() { FAR } else { ALL_OVER }
}

impl PourAdvice {
    /// The one thing to change.
    #[must_use]
    pub fn on(report: &PourReport, drill: Drill, left: usize) -> Self {
        if !report.tipped {
            return Self::Tip;
        }
        match drill.verdict(report.pour, left) {
            Verdict::Hit => Self::Well,
            Verdict::TooFew if report.highest < far(drill) => Self::Further { tilt: report.highest },
            Verdict::TooFew if drill.is_few() && report.over > PATIENCE && report.highest < RUNS => {
                Self::ALittleFurther {
                    tilt: report.highest,
                    over: report.over,
                }
            }
            Verdict::TooFew if drill.is_few() => Self::Wait { over: report.over },
            Verdict::TooFew => Self::Longer { over: report.over },
            Verdict::TooMany => Self::too_many(report),
            Verdict::Salty => Self::SameAgain,
        }
    }

    fn too_many(report: &PourReport) -> Self {
        if report.highest > RUNS || report.over < SHORT {
            Self::LessFar { tilt: report.highest }
        } else {
            Self::Sooner { over: report.over }
        }
    }

    /// The same at the table, where nobody says beforehand what is wanted: what the dish still lacks, one after the other
    /// or all at once.
    #[must_use]
    pub fn in_a_match(report: &PourReport, lacks: u8) -> Self {
        let fell = report.pour.total();
        if fell == 0 {
            return Self::on(report, Drill::OnePiece, report.left.len());
        }
        if fell > lacks.max(1) {
            return Self::too_many(report);
        }
        if report.pour.salt > 0 {
            Self::SameAgain
        } else {
            Self::Well
        }
    }
}
