//! Practice without a window: what is remembered, and whether the coach is right.

#![expect(clippy::unwrap_used, reason = "a test that meets something unforeseen fails loudly")]

use physics::lab::hands::{FlipHand, Flipper, Following, PourHand, noisy, normal, smooth};
use physics::{BenchTop, Motion, PhysicsConfig, PourReport, Sight, Target};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::a_la_carte::{Condiment, Landing, Pour};
use toque::practice::score::LATELY;
use toque::practice::{Advice, Book, Challenge, Drill, Fill, PourAdvice, Side, Toss};

/// A flick with everything that the coach talks about.
#[derive(Debug, Clone, Copy)]
struct Flick {
    height: f32,
    time: f32,
    back: f32,
    /// How far the hand strays on the way up.
    aside: f32,
    /// How far it then moves the pan aside, to catch.
    under: f32,
}

impl Flick {
    fn any(rng: &mut ChaCha8Rng) -> Self {
        let height = rng.random_range(6.0..22.0);
        Self {
            height,
            time: rng.random_range(0.08..0.24),
            back: rng.random_range(0.12..0.35),
            aside: height * rng.random_range(-0.25..0.25),
            under: 0.0,
        }
    }

    /// As well as a person can do the same again.
    fn again(self, rng: &mut ChaCha8Rng) -> Self {
        Self {
            height: noisy(rng, self.height, 0.03),
            time: noisy(rng, self.time, 0.03),
            back: noisy(rng, self.back, 0.03),
            aside: self.aside + 0.15 * normal(rng),
            under: self.under + 0.3 * normal(rng),
        }
    }

    /// Changes the one thing that the coach names.
    fn heeding(self, advice: Advice) -> Self {
        let signed = |side: Side, by: f32| if side == Side::Right { by } else { -by };
        match advice {
            Advice::Flick => Self {
                time: self.time * 0.75,
                ..self
            },
            Advice::Quicker { turn, needed } => Self {
                time: self.time * (turn / needed).powf(0.6).clamp(0.6, 0.95),
                ..self
            },
            Advice::Gentler { turn, needed } => Self {
                time: self.time * (turn / needed).powf(0.6).clamp(1.05, 1.5),
                ..self
            },
            Advice::Shorter { .. } => Self {
                height: self.height * 0.7,
                ..self
            },
            Advice::Straighter { side, by } => Self {
                aside: self.aside - signed(side, by),
                ..self
            },
            Advice::Under { side, by } => Self {
                under: self.under + signed(side, by),
                ..self
            },
            Advice::Higher { .. } | Advice::Still | Advice::Well => self,
        }
    }
}

impl Motion for Flick {
    fn target(&mut self, sight: &Sight) -> Target {
        let since = sight.time - 0.15;
        let (up, down) = (smooth(since / self.time), smooth((since - self.time) / self.back));
        let x = self.aside * up + self.under * smooth((since - self.time) / 0.25);
        let mut place = physics::BOTTLE_HOME;
        (place.x, place.y, place.z) = (x, self.height * (up - down), 0.0);
        Target::at(place)
    }
}

fn toss(bench: &mut BenchTop, mut flick: Flick) -> Toss {
    let report = bench.flip(&mut flick).unwrap();
    Toss::new(&report, &bench.last_recording().unwrap().wishes)
}

#[test]
fn whoever_follows_the_coach_flips_more_often() {
    let mut bench = BenchTop::new(PhysicsConfig::built_in().unwrap(), 1, 1);
    let mut rng = ChaCha8Rng::seed_from_u64(11);
    let (mut failed, mut stubborn, mut after) = (0, 0, [0; 5]);
    let mut kinds = std::collections::BTreeMap::<String, (u32, u32, u32)>::new();
    while failed < 150 {
        let mut flick = Flick::any(&mut rng);
        let mut last = toss(&mut bench, flick);
        if last.landed() {
            continue;
        }
        failed += 1;
        let again = u32::from(toss(&mut bench, flick.again(&mut rng)).landed());
        stubborn += again;
        for (round, landed) in after.iter_mut().enumerate() {
            if !last.landed() {
                let advice = Advice::on(&last, 180.0, 0.0);
                flick = flick.heeding(advice);
                last = toss(&mut bench, flick.again(&mut rng));
                if round == 0 {
                    let word = format!("{advice:?}").split(' ').next().unwrap().to_owned();
                    let kind = kinds.entry(word).or_default();
                    *kind = (kind.0 + 1, kind.1 + again, kind.2 + u32::from(last.landed()));
                }
            }
            *landed += u32::from(last.landed());
        }
    }
    println!(
        "{failed} failed; landed when repeated: {stubborn}; after so many words of the coach: {after:?}; {kinds:?}"
    );
    // Measured with these seeds: repeated 4 of 150; after one word 50, two 101, three 132, four 146, five 150.
    assert!(stubborn <= 15, "the failures were bad luck: {stubborn}");
    assert!(after[0] >= 40, "one word helps: {after:?}");
    assert!(after[2] >= 120, "three words help nearly everybody: {after:?}");
    assert!(after[4] >= 140, "five words teach it: {after:?}");
    for (word, (told, repeated, heeded)) in kinds {
        assert!(
            heeded >= repeated,
            "“{word}” made it worse: {told} told, {repeated} landed before, {heeded} after"
        );
    }
}

/// The coach stands in the odd kitchens too, and is right there as well.
#[test]
fn the_coach_is_right_in_every_kitchen() {
    let usual = PhysicsConfig::built_in().unwrap();
    for challenge in [Challenge::ColdPan, Challenge::GreasyPan, Challenge::HeavyCrepe] {
        let mut bench = BenchTop::new(challenge.kitchen(&usual), 1, 1);
        let mut rng = ChaCha8Rng::seed_from_u64(3);
        let (mut failed, mut stubborn, mut after) = (0, 0, [0; 5]);
        while failed < 40 {
            let mut flick = Flick::any(&mut rng);
            let mut last = toss(&mut bench, flick);
            if challenge.met_by(&last) {
                continue;
            }
            failed += 1;
            stubborn += u32::from(challenge.met_by(&toss(&mut bench, flick.again(&mut rng))));
            for met in &mut after {
                if !challenge.met_by(&last) {
                    let advice = Advice::on(&last, challenge.turn(), challenge.height());
                    flick = flick.heeding(advice);
                    last = toss(&mut bench, flick.again(&mut rng));
                }
                *met += u32::from(challenge.met_by(&last));
            }
        }
        println!("{challenge:?}: {failed} failed; met when repeated: {stubborn}; after so many words: {after:?}");
        // Measured: repeated 0 to 3 of 40; after one word 2 to 18, after five 32 to 40.
        assert!(after[4] >= stubborn + 15, "{challenge:?}: {stubborn}, then {after:?}");
    }
}

/// Nothing is asked for that no hand can do.
#[test]
fn every_challenge_can_be_met() {
    let usual = PhysicsConfig::built_in().unwrap();
    for challenge in Challenge::ALL {
        let mut bench = BenchTop::new(challenge.kitchen(&usual), 1, 1);
        let mut rng = ChaCha8Rng::seed_from_u64(8);
        // A practised hand, which moves under what it has thrown.
        let met = (1..=300).find(|_| {
            let mut hand = Flipper::new(FlipHand {
                height: rng.random_range(9.0..17.0),
                time: rng.random_range(0.045..0.13),
                back: 0.2,
                aside: 0.0,
                follow: Some(Following {
                    reaction: 0.15,
                    error: 0.0,
                }),
            });
            let report = bench.flip(&mut hand).unwrap();
            challenge.met_by(&Toss::new(&report, &bench.last_recording().unwrap().wishes))
        });
        println!("{challenge:?}: met by flick {met:?}");
        assert!(met.is_some(), "{challenge:?}");
    }
}

fn pour(bench: &mut BenchTop, seed: u64, mut hand: PourHand) -> PourReport {
    bench.reset(seed);
    bench.pour(Condiment::Lemon, 0, &mut hand).unwrap()
}

fn heeding(hand: PourHand, advice: PourAdvice) -> PourHand {
    match advice {
        PourAdvice::Tip => PourHand { angle: 130.0, ..hand },
        PourAdvice::Further { tilt } => PourHand {
            angle: (tilt + 20.0).min(180.0),
            ..hand
        },
        PourAdvice::Longer { .. } => PourHand {
            hold: hand.hold + 0.35,
            ..hand
        },
        PourAdvice::Sooner { .. } => PourHand {
            hold: (hand.hold - 0.35).max(0.0),
            ..hand
        },
        PourAdvice::LessFar { tilt } => PourHand {
            angle: tilt - 20.0,
            ..hand
        },
        PourAdvice::Shake | PourAdvice::Well => hand,
    }
}

#[test]
fn whoever_follows_the_coach_pours_better() {
    let mut bench = BenchTop::new(PhysicsConfig::built_in().unwrap(), 1, 1);
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    for drill in [Drill::OnePiece, Drill::Plenty] {
        let (mut failed, mut stubborn, mut after) = (0, 0, [0; 3]);
        while failed < 25 {
            let mut hand = PourHand::random(&mut rng);
            let met = |report: &PourReport| PourAdvice::on(report, drill, report.left.len()) == PourAdvice::Well;
            let mut last = pour(&mut bench, rng.random(), hand);
            if met(&last) {
                continue;
            }
            failed += 1;
            stubborn += u32::from(met(&pour(&mut bench, rng.random(), hand)));
            for landed in &mut after {
                if !met(&last) {
                    hand = heeding(hand, PourAdvice::on(&last, drill, last.left.len()));
                    last = pour(&mut bench, rng.random(), hand);
                }
                *landed += u32::from(met(&last));
            }
        }
        println!("{drill:?}: {failed} failed; met when repeated: {stubborn}; after so many words: {after:?}");
        // Measured over 50 each: exactly one 6 when repeated, 13 / 31 / 38 after one / two / three words; plenty 4, then
        // 15 / 30 / 41.
        assert!(stubborn <= 6, "{drill:?}: the failures were bad luck: {stubborn}");
        assert!(
            after[1] >= stubborn + 5 && after[2] >= 14,
            "{drill:?}: {stubborn}, then {after:?}"
        );
    }
}

fn landed(turn: f32, height: f32, drift: f32) -> Toss {
    Toss {
        landing: Landing::Picture,
        tossed: true,
        turn,
        height,
        drift,
        off: 0.0,
        astray: 0.0,
        path: Vec::new(),
        lies: None,
    }
}

fn missed() -> Toss {
    Toss {
        landing: Landing::Beside,
        ..landed(180.0, 20.0, 12.0)
    }
}

#[test]
fn a_row_grows_breaks_and_is_remembered() {
    let mut book = Book::default();
    for _ in 0..2 {
        assert!(!book.toss(Challenge::ThreeInARow, Some(&landed(180.0, 20.0, 0.0))).done);
    }
    book.toss(Challenge::ThreeInARow, Some(&missed()));
    assert_eq!(book.record(Challenge::ThreeInARow).streak, 0);
    let news: Vec<_> = (0..3)
        .map(|_| book.toss(Challenge::ThreeInARow, Some(&landed(180.0, 20.0, 0.0))))
        .collect();
    assert!(news[2].done && news[2].best_streak && !news[1].done);
    let record = book.record(Challenge::ThreeInARow);
    assert_eq!((record.tries, record.hits, record.streak, record.best), (6, 5, 3, 3));
    // A toss that was taken back in the air breaks it too.
    book.toss(Challenge::ThreeInARow, None);
    assert_eq!(book.record(Challenge::ThreeInARow).streak, 0);
    assert_eq!(book.done, [Challenge::ThreeInARow]);
}

#[test]
fn every_challenge_asks_for_its_own() {
    let plain = landed(175.0, 20.0, 0.3);
    let double = landed(520.0, 40.0, 0.3);
    assert!(Challenge::FirstFlip.met_by(&plain) && Challenge::FirstFlip.met_by(&double));
    assert!(!Challenge::DoubleFlip.met_by(&plain) && Challenge::DoubleFlip.met_by(&double));
    assert!(!Challenge::HighToss.met_by(&plain) && Challenge::HighToss.met_by(&double));
    assert!(Challenge::ALL.iter().all(|challenge| !challenge.met_by(&missed())));
    assert!(matches!(Advice::on(&plain, 180.0, 28.0), Advice::Higher { .. }));
    assert!(matches!(Advice::on(&plain, 540.0, 0.0), Advice::Quicker { .. }));
}

#[test]
fn the_warm_up_is_judged_after_two() {
    let mut book = Book::default();
    book.toss(Challenge::WarmUp, Some(&missed()));
    assert_eq!((book.record(Challenge::WarmUp).tries, book.attempts), (0, 1));
    book.toss(Challenge::WarmUp, Some(&landed(180.0, 20.0, 0.0)));
    assert_eq!(
        (
            book.record(Challenge::WarmUp).tries,
            book.record(Challenge::WarmUp).hits,
            book.attempts
        ),
        (1, 1, 0)
    );
    book.toss(Challenge::WarmUp, Some(&missed()));
    book.toss(Challenge::WarmUp, Some(&missed()));
    assert_eq!(
        (
            book.record(Challenge::WarmUp).tries,
            book.record(Challenge::WarmUp).hits
        ),
        (2, 1)
    );
    // The first lands: judged at once.
    book.toss(Challenge::WarmUp, Some(&landed(180.0, 20.0, 0.0)));
    assert_eq!((book.record(Challenge::WarmUp).tries, book.attempts), (3, 0));
}

#[test]
fn lately_is_the_last_twenty_and_every_twenty_is_a_point() {
    let mut book = Book::default();
    for nth in 0..45 {
        let toss = if nth < 20 { missed() } else { landed(180.0, 20.0, 0.0) };
        book.toss(Challenge::FirstFlip, Some(&toss));
    }
    assert_eq!(book.lately.len(), LATELY);
    assert!((book.lately() - 1.0).abs() < 1e-6);
    assert_eq!(book.plot, [0, 100]);
    assert_eq!(book.since, (5, 5));
}

#[test]
fn bests_only_get_better() {
    let mut book = Book::default();
    assert!(book.toss(Challenge::FirstFlip, Some(&landed(150.0, 20.0, 2.0))).neatest);
    let news = book.toss(Challenge::FirstFlip, Some(&landed(140.0, 25.0, 3.0)));
    assert!(!news.neatest && news.highest);
    assert!(book.toss(Challenge::FirstFlip, Some(&landed(179.0, 22.0, 0.1))).neatest);
    assert!(book.neatest.as_ref().unwrap().neatness > 95);
    assert_eq!(missed().neatness(), 0);
}

#[test]
fn a_drill_counts_what_fell() {
    let mut book = Book::default();
    let pour = |colour, salt| Pour { colour, salt };
    assert!(book.pour(Drill::OnePiece, Fill::Full, pour(0, 1), 19).hit);
    assert!(!book.pour(Drill::OneOfIt, Fill::Full, pour(0, 1), 19).hit);
    assert!(book.pour(Drill::TwoOfIt, Fill::Full, pour(2, 0), 18).hit);
    assert!(!book.pour(Drill::TwoOfIt, Fill::Full, pour(2, 1), 17).hit);
    assert!(book.pour(Drill::Plenty, Fill::Half, pour(9, 3), 8).hit);
    assert!(book.pour(Drill::Empty, Fill::Last, pour(4, 1), 0).hit);
    assert!(!book.pour(Drill::Empty, Fill::Last, pour(4, 0), 1).hit);
    assert_eq!(
        book.pours(Drill::TwoOfIt, Fill::Full).pieces,
        [0, 0, 1, 1, 0, 0, 0, 0, 0]
    );
    assert_eq!(
        book.pours(Drill::Plenty, Fill::Half).pieces[8],
        1,
        "all beyond count as the last"
    );
    for drill in [Drill::OnePiece, Drill::OneOfIt, Drill::TwoOfIt, Drill::Plenty] {
        assert!(drill.level_of(0.5, Fill::Full).is_some());
    }
    assert!(Drill::Empty.level_of(0.5, Fill::Full).is_none());
}

#[test]
fn a_book_survives_being_written_and_read() {
    let mut book = Book::default();
    for nth in 0..30 {
        let toss = if nth % 3 == 0 {
            missed()
        } else {
            landed(150.0 + nth as f32, 18.0 + nth as f32, 0.2)
        };
        book.toss(Challenge::ALL[nth % 10], Some(&toss));
    }
    book.pour(Drill::TwoOfIt, Fill::Half, Pour { colour: 2, salt: 0 }, 8);
    let text = ron::ser::to_string_pretty(&book, ron::ser::PrettyConfig::default()).unwrap();
    let read: Book = ron::from_str(&text).unwrap();
    assert_eq!(read, book);
    assert_eq!(read.check(), None);
    let newer: Book = ron::from_str(&text.replacen("version: 1", "version: 7", 1)).unwrap();
    assert!(newer.check().is_some());
    for cut in [0, 1, text.len() / 3, text.len() - 2] {
        assert!(ron::from_str::<Book>(&text[..cut]).is_err(), "half a book was read");
    }
}
