//! Whoever does what the coach says about a pour gets what was asked for more often.

use std::ops::Range;

use physics::lab::hands::{Creep, PourHand, WatchingHand};
use physics::{Counts, HeadlessTable, Interventions, Motion, PhysicsConfig, PourReport};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::a_la_carte::{Condiment, Crystal, Crystals, Dispenser, Pour};
use toque::practice::drills::Verdict;
use toque::practice::{Drill, Fill, PourAdvice};

use crate::tally::{Table, Tally};

/// What is to be poured out of which bottle, and how often one may try.
#[derive(Debug, Clone, Copy)]
struct Lesson {
    drill: Drill,
    fill: Fill,
    tries: u32,
    /// So many hands fail at it.
    hands: u32,
}

/// Every drill. The rarer what is asked for, the more tries; the likelier it is anyway, the more hands; a bottle that is not
/// full is quicker to simulate.
fn lessons() -> [Lesson; 5] {
    let lesson = |drill, fill, tries| Lesson {
        drill,
        fill,
        tries,
        hands: HANDS,
    };
    [
        Lesson {
            hands: 3 * HANDS,
            ..lesson(Drill::OnePiece, Fill::FULL, 3)
        },
        lesson(Drill::OneOfIt, Fill::of(12), 4),
        lesson(Drill::TwoOfIt, Fill::of(12), 6),
        lesson(Drill::Plenty, Fill::FULL, 3),
        lesson(Drill::Empty, Fill::LAST, 10),
    ]
}

/// So many hands fail at each, or more.
const HANDS: u32 = 24;
/// Words that a pour can be answered with.
const WORDS: [&str; 2] = ["Further", "LessFar"];
/// Words that are heard by those who are nearly right already: two of three succeed within a few tries by doing the same again
/// (with these seeds 24 of 32, with the coach 30), so that few hands cannot show that the word helps, only that it does no harm.
const NO_HARM: [&str; 2] = ["Wait", "Sooner"];
/// Words that are hardly ever heard, and why.
const SELDOM: [(&str, &str); 3] = [
    ("Tip", "hands that pour at all tip the bottle"),
    ("ALittleFurther", "hands that do not watch do not wait for so long"),
    (
        "Longer",
        "whoever wants many and turns the bottle all the way over nearly always gets them",
    ),
];

/// Degrees that are a little, as newcomers go on by when nothing falls.
const A_LITTLE: f32 = 15.0;

/// What a row of pours came to.
#[derive(Debug, Clone, Copy, Default)]
struct Row {
    /// As many as asked for fell, once; what the coach can teach.
    right: bool,
    /// And no salt among them, which is luck.
    met: bool,
}

impl Row {
    fn see(&mut self, verdict: Verdict) {
        self.right |= matches!(verdict, Verdict::Hit | Verdict::Salty);
        self.met |= verdict == Verdict::Hit;
    }
}

/// How a lesson went.
#[derive(Debug, Default)]
struct Outcome {
    right: Tally,
    met: Tally,
    words: Table,
}

/// What is in the bottle; the rest is in the sink.
fn counts(fill: Fill) -> Counts {
    let (kind, holds) = (Condiment::Lemon, fill.bottle());
    let mut dispensers = [Dispenser::FULL; Condiment::COUNT];
    dispensers[kind.index()] = holds;
    let mut sink = Crystals::default();
    sink[kind.into()] = Dispenser::COLOUR - holds.colour;
    sink[Crystal::Salt] = Dispenser::SALT - holds.salt;
    Counts::new(dispensers, vec![Crystals::default()], sink)
}

/// A hand that has no plan but its own until it hears the coach.
#[derive(Debug, Clone, Copy)]
struct Pupil {
    plan: PourHand,
    /// Whether it waits until it sees them fall.
    watches: bool,
}

impl Pupil {
    /// Seconds from seeing to moving.
    const REACTION: f32 = 0.25;
    /// Where the arc at the bottle is golden, in degrees.
    const GOLDEN: Range<f32> = 120.0..135.0;

    fn any(rng: &mut ChaCha8Rng) -> Self {
        Self {
            plan: PourHand::random(rng),
            watches: false,
        }
    }

    fn heeding(self, advice: PourAdvice) -> Self {
        let plan = self.plan;
        let plan = match advice {
            PourAdvice::Tip => PourHand { angle: 130.0, ..plan },
            PourAdvice::Further { tilt } => PourHand {
                angle: (tilt + 20.0).min(180.0),
                ..plan
            },
            PourAdvice::ALittleFurther { tilt, .. } => PourHand {
                angle: tilt + A_LITTLE,
                ..plan
            },
            PourAdvice::Wait { .. } => PourHand {
                angle: plan.angle.clamp(Self::GOLDEN.start, Self::GOLDEN.end),
                hold: 4.0,
                ..plan
            },
            PourAdvice::Longer { .. } => PourHand {
                hold: plan.hold + 0.35,
                ..plan
            },
            // Who turns back as soon as it falls can only turn it back faster.
            PourAdvice::Sooner { .. } if self.watches => PourHand {
                back: (plan.back * 0.6).max(0.12),
                ..plan
            },
            PourAdvice::Sooner { .. } => PourHand { hold: 4.0, ..plan },
            PourAdvice::LessFar { tilt } => PourHand {
                angle: tilt - 20.0,
                ..plan
            },
            PourAdvice::SameAgain | PourAdvice::Well => plan,
        };
        Self {
            plan,
            watches: self.watches || matches!(advice, PourAdvice::Wait { .. } | PourAdvice::Sooner { .. }),
        }
    }

    fn pour(self, bench: &mut HeadlessTable, seed: u64, lesson: Lesson) -> PourReport {
        bench.reset(seed);
        bench.larder_mut().follow(&counts(lesson.fill)).unwrap();
        let wants = if lesson.drill == Drill::TwoOfIt { 2 } else { 1 };
        let (mut blind, mut watching) = (self.plan, WatchingHand::new(self.plan, wants, Self::REACTION));
        let hand: &mut dyn Motion = if self.watches { &mut watching } else { &mut blind };
        bench.pour(Condiment::Lemon, 0, hand).unwrap()
    }
}

fn learn(lesson: Lesson) -> Outcome {
    let Lesson {
        drill, tries, hands, ..
    } = lesson;
    let mut bench = HeadlessTable::new(PhysicsConfig::built_in().unwrap(), 1, 1);
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let mut outcome = Outcome::default();
    let verdict = |report: &PourReport| drill.verdict(report.pour, report.left.len());
    while outcome.met.told < hands {
        let pupil = Pupil::any(&mut rng);
        let first = pupil.pour(&mut bench, rng.random(), lesson);
        if verdict(&first) == Verdict::Hit {
            continue;
        }
        let mut repeated = Row::default();
        for _ in 0..tries {
            if !repeated.met {
                repeated.see(verdict(&pupil.pour(&mut bench, rng.random(), lesson)));
            }
        }
        let word = Table::word(PourAdvice::on(&first, drill, first.left.len()));
        let (mut followed, mut heeds, mut last) = (Row::default(), pupil, first);
        for _ in 0..tries {
            if !followed.met {
                heeds = heeds.heeding(PourAdvice::on(&last, drill, last.left.len()));
                last = heeds.pour(&mut bench, rng.random(), lesson);
                followed.see(verdict(&last));
            }
        }
        outcome.right.count(repeated.right, followed.right);
        outcome.met.count(repeated.met, followed.met);
        outcome.words.count(&word, repeated.right, followed.right);
    }
    outcome
}

#[test]
fn whoever_follows_the_coach_pours_better() {
    let outcomes = std::thread::scope(|scope| {
        let runs = lessons().map(|lesson| scope.spawn(move || (lesson, learn(lesson))));
        runs.map(|run| run.join().unwrap())
    });
    let mut words = Table::default();
    for (lesson, outcome) in &outcomes {
        eprintln!(
            "{lesson:?}: the number was right {:?}, it was met {:?}",
            outcome.right, outcome.met
        );
        words.add(&outcome.words);
    }
    words.show("the number was right, by the word that was heard first");
    for (Lesson { drill, .. }, Outcome { right, met, .. }) in &outcomes {
        assert!(
            right.surely_helps(),
            "{drill:?}: the number is right no more often: {right:?}"
        );
        assert!(
            met.followed > met.repeated,
            "{drill:?}: it is met no more often: {met:?}"
        );
    }
    // The salt was chance, and whoever does the same again changes nothing.
    words.forget("SameAgain");
    for word in NO_HARM {
        let tally = words.of(word);
        assert!(!tally.surely_harms(), "“{word}” does harm: {tally:?}");
        words.forget(word);
    }
    words.judge(&WORDS, &SELDOM);
}

/// A pour as it is told of.
fn told(fell: Pour, highest: f32, over: f32) -> PourReport {
    PourReport {
        bottle: Condiment::Lemon,
        pour: fell,
        in_pan: fell,
        beside: Pour::default(),
        tipped: true,
        highest,
        over,
        guard: Interventions::default(),
        left: Vec::new(),
        in_the_pan: Vec::new(),
    }
}

/// Whoever came back at once waits; whoever has waited and nothing came goes on a little, in the match as in practice.
#[test]
fn whoever_waited_in_vain_is_not_told_to_wait() {
    let nothing = Pour::default();
    let word = |over| PourAdvice::on(&told(nothing, 127.0, over), Drill::OnePiece, 20);
    assert!(matches!(word(0.6), PourAdvice::Wait { .. }));
    assert!(matches!(word(5.6), PourAdvice::ALittleFurther { .. }));
    let at_table = |over| PourAdvice::in_a_match(&told(nothing, 127.0, over), 2);
    assert!(matches!(at_table(0.6), PourAdvice::Wait { .. }));
    assert!(matches!(at_table(5.6), PourAdvice::ALittleFurther { .. }));
}

/// Hands that have waited at 127° for as long as the coach has patience, and nothing fell: a little further helps more than to
/// wait for as long again. Until then both hands do the same, so it is the same bottle that they wait for.
#[test]
fn a_little_further_helps_whoever_waited_in_vain() {
    const WAITED: f32 = 2.6;
    let plan = PourHand {
        shake: None,
        angle: 127.0,
        tip: 0.7,
        hold: 2.0 * WAITED,
        back: 0.25,
    };
    let waits = WatchingHand::new(plan, 1, Pupil::REACTION);
    let goes_on = waits.clone().creeping(Creep {
        after: WAITED,
        by: A_LITTLE,
    });
    let mut bench = HeadlessTable::new(PhysicsConfig::built_in().unwrap(), 1, 1);
    let (mut in_vain, mut waited, mut went_on) = (0, 0, 0);
    for (bottle, seed) in Condiment::ALL
        .into_iter()
        .flat_map(|bottle| (0..TRIED).map(move |seed| (bottle, seed)))
    {
        let mut pour = |hand: &WatchingHand, hold: f32| {
            let mut hand = hand.clone();
            hand.plan.hold = hold;
            // A seed of its own for every bottle and try.
            bench.reset(TRIED * bottle.index() as u64 + seed);
            let report = bench.pour(bottle, 0, &mut hand).unwrap();
            (report.pour.total() > 0, PourAdvice::in_a_match(&report, 1))
        };
        let (fell, advice) = pour(&waits, WAITED);
        if fell {
            continue;
        }
        assert!(matches!(advice, PourAdvice::ALittleFurther { .. }), "{advice:?}");
        in_vain += 1;
        waited += u32::from(pour(&waits, plan.hold).0);
        went_on += u32::from(pour(&goes_on, plan.hold).0);
    }
    eprintln!("of {in_vain} who waited in vain {waited} got something by waiting, {went_on} a little further");
    assert!(in_vain >= 20, "too few to judge: {in_vain}");
    assert!(went_on > waited, "{in_vain}: {waited} {went_on}");
}

/// So many bottles of each kind are tried for some that give nothing.
const TRIED: u64 = 70;

/// A bottle pours at half over, but the last pieces lie beside its neck.
#[test]
fn whoever_wants_it_empty_is_told_to_tip_it_all_the_way_over() {
    let fell = Pour { colour: 3, salt: 0 };
    let is_further = |drill, tilt| {
        matches!(
            PourAdvice::on(&told(fell, tilt, 1.0), drill, 2),
            PourAdvice::Further { .. }
        )
    };
    assert!(is_further(Drill::Empty, 150.0) && !is_further(Drill::Empty, 175.0));
    assert!(is_further(Drill::Plenty, 150.0) && !is_further(Drill::Plenty, 175.0));
}

/// Any number of pieces, salt among them as in a full bottle; and nothing is asked for that is not in it.
#[test]
fn a_bottle_can_be_as_full_as_one_likes() {
    for pieces in 1..=20 {
        let fill = Fill::of(pieces);
        let bottle = fill.bottle();
        assert_eq!((fill.pieces(), bottle.total()), (pieces, pieces));
        assert!(
            bottle.colour > 0 && bottle.colour <= 15 && bottle.salt <= 5,
            "{bottle:?}"
        );
        assert!(
            (f32::from(bottle.salt) - f32::from(pieces) / 4.0).abs() <= 0.5,
            "{bottle:?}"
        );
        for drill in Drill::ALL {
            let mut pours =
                (0..=bottle.colour).flat_map(|colour| (0..=bottle.salt).map(move |salt| Pour { colour, salt }));
            let left = |pour: Pour| usize::from(pieces - pour.total());
            let can_be = pours.any(|pour| drill.verdict(pour, left(pour)) == Verdict::Hit);
            assert_eq!(can_be, fill >= drill.least(), "{drill:?} with {pieces} pieces");
        }
        for drill in [Drill::OnePiece, Drill::OneOfIt, Drill::TwoOfIt, Drill::Plenty] {
            let level = drill.level_of(0.5, fill).unwrap();
            let falls = drill.pieces(level, fill).unwrap();
            assert!((falls.iter().sum::<f32>() - 1.0).abs() < 0.02, "{falls:?}");
            let too_many: f32 = falls.iter().skip(usize::from(pieces) + 1).sum();
            assert!(too_many < 1e-6, "more falls than is in it: {falls:?}");
        }
        assert!(Drill::Empty.level_of(0.5, fill).is_none());
    }
    assert_eq!((Fill::of(0), Fill::of(200)), (Fill::of(1), Fill::FULL));
}
