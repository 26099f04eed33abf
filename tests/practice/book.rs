//! What is remembered of practice, and what a book on disk may say.

use rules::a_la_carte::{Condiment, Pour};
use toque::practice::score::LATELY;
use toque::practice::{Book, Challenge, Drill, Fill};

use crate::{landed, missed};

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
    assert_eq!(book.done, [Challenge::FirstFlip, Challenge::ThreeInARow]);
}

/// Whoever lands three while trying something else has landed three in a row.
#[test]
fn a_toss_counts_for_every_challenge_that_it_serves() {
    let mut book = Book::default();
    let plain = landed(180.0, 20.0, 0.0);
    let news: Vec<_> = (0..3).map(|_| book.toss(Challenge::FirstFlip, Some(&plain))).collect();
    assert!(news[0].done && news[0].done_too.is_none());
    assert_eq!(news[2].done_too, Some(Challenge::ThreeInARow));
    for row in [Challenge::ThreeInARow, Challenge::TenInARow] {
        assert_eq!(book.record(row).streak, 3, "{row:?}");
    }
    // Nobody tried to turn it twice or to throw it high, nor in the dark.
    for other in [
        Challenge::DoubleFlip,
        Challenge::HighToss,
        Challenge::Blind,
        Challenge::WarmUp,
    ] {
        assert_eq!(book.record(other).tries, 0, "{other:?}");
    }
    book.toss(Challenge::Blind, Some(&landed(540.0, 40.0, 0.0)));
    assert_eq!(book.record(Challenge::TenInARow).streak, 4);
    for met in [Challenge::DoubleFlip, Challenge::HighToss, Challenge::Blind] {
        assert!(book.done.contains(&met), "{met:?}");
    }
    // A pan of another kind says nothing about the usual one.
    book.toss(Challenge::GreasyPan, Some(&missed()));
    assert_eq!(book.record(Challenge::TenInARow).streak, 4);
    // A miss breaks every row.
    book.toss(Challenge::HighToss, Some(&missed()));
    for row in [
        Challenge::FirstFlip,
        Challenge::ThreeInARow,
        Challenge::TenInARow,
        Challenge::HighToss,
    ] {
        assert_eq!(book.record(row).streak, 0, "{row:?}");
    }
    assert_eq!(
        book.record(Challenge::DoubleFlip).streak,
        1,
        "nobody tried to turn it twice"
    );
    assert_eq!(book.check(), None);
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
    let mut lemon = |drill, fill, pour, left| book.pour(Condiment::Lemon, drill, fill, pour, left).hit;
    assert!(lemon(Drill::OnePiece, Fill::FULL, pour(0, 1), 19));
    assert!(!lemon(Drill::OneOfIt, Fill::FULL, pour(0, 1), 19));
    assert!(lemon(Drill::TwoOfIt, Fill::FULL, pour(2, 0), 18));
    assert!(!lemon(Drill::TwoOfIt, Fill::FULL, pour(2, 1), 17));
    assert!(lemon(Drill::Plenty, Fill::HALF, pour(9, 3), 8));
    assert!(lemon(Drill::Empty, Fill::LAST, pour(4, 1), 0));
    assert!(!lemon(Drill::Empty, Fill::LAST, pour(4, 0), 1));
    assert!(lemon(Drill::Empty, Fill::of(2), pour(1, 1), 0));
    assert_eq!(
        book.pours(Condiment::Lemon, Drill::TwoOfIt, Fill::FULL).pieces,
        [0, 0, 1, 1, 0, 0, 0, 0, 0]
    );
    assert_eq!(
        book.pours(Condiment::Lemon, Drill::Plenty, Fill::HALF).pieces[8],
        1,
        "all beyond count as the last"
    );
    assert_eq!(book.pours(Condiment::Lemon, Drill::Empty, Fill::of(2)).record.tries, 1);
    let herbs = book.pours(Condiment::Herbs, Drill::TwoOfIt, Fill::FULL);
    assert_eq!(herbs.record.tries, 0, "another bottle is another matter");
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
    book.pour(
        Condiment::Pepper,
        Drill::TwoOfIt,
        Fill::HALF,
        Pour { colour: 2, salt: 0 },
        8,
    );
    book.pour(
        Condiment::Herbs,
        Drill::TwoOfIt,
        Fill::of(13),
        Pour { colour: 2, salt: 0 },
        11,
    );
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

/// As the first versions wrote it: three fills by name, and all bottles together.
const OLD: &str = "(
    version: 1,
    challenges: {
        FirstFlip: (tries: 4, hits: 3, streak: 2, best: 2),
        WarmUp: (tries: 1, hits: 0, streak: 0, best: 0),
    },
    done: [FirstFlip],
    lately: [true, false, true, true],
    plot: [35],
    since: (4, 3),
    highest: 21.5,
    neatest: Some((neatness: 80, path: [])),
    attempts: 1,
    pours: {
        (OnePiece, Full): (record: (tries: 3, hits: 1, streak: 0, best: 1), pieces: (0, 1, 1, 0, 0, 1, 0, 0, 0)),
        (TwoOfIt, Half): (record: (tries: 2, hits: 2, streak: 2, best: 2), pieces: (0, 0, 2, 0, 0, 0, 0, 0, 0)),
        (Empty, Last): (record: (tries: 1, hits: 0, streak: 0, best: 0), pieces: (0, 0, 0, 1, 0, 0, 0, 0, 0)),
    },
)";

#[test]
fn a_book_of_an_older_version_is_gone_on_with() {
    let book: Book = ron::from_str(OLD).unwrap();
    assert_eq!(book.check(), None);
    let mut book = book.brought_up();
    let tries = |book: &Book, drill, fill| book.pours(Condiment::Lemon, drill, fill).record.tries;
    assert_eq!(tries(&book, Drill::OnePiece, Fill::FULL), 3);
    assert_eq!(tries(&book, Drill::TwoOfIt, Fill::of(10)), 2);
    assert_eq!(tries(&book, Drill::Empty, Fill::of(5)), 1);
    assert_eq!(book.record(Challenge::FirstFlip).best, 2);
    book.pour(
        Condiment::Lemon,
        Drill::OnePiece,
        Fill::FULL,
        Pour { colour: 1, salt: 0 },
        19,
    );
    book.pour(
        Condiment::Lemon,
        Drill::OnePiece,
        Fill::of(7),
        Pour { colour: 1, salt: 0 },
        6,
    );
    assert_eq!(tries(&book, Drill::OnePiece, Fill::FULL), 4);
    let text = ron::ser::to_string_pretty(&book, ron::ser::PrettyConfig::default()).unwrap();
    let read: Book = ron::from_str(&text).unwrap();
    assert_eq!((read.check(), read.brought_up()), (None, book));
    for wrong in ["Pieces(0)", "Pieces(21)", "Pieces(300)", "Brimful"] {
        let text = text.replacen("Pieces(7)", wrong, 1);
        assert!(ron::from_str::<Book>(&text).is_err(), "{wrong}");
    }
}

/// Goes on with a book as somebody would who practises.
fn practise(book: &mut Book) {
    for _ in 0..3 {
        for challenge in Challenge::ALL {
            book.toss(challenge, Some(&landed(180.0, 20.0, 0.0)));
            book.toss(challenge, Some(&missed()));
            book.toss(challenge, None);
        }
        for drill in Drill::ALL {
            book.pour(Condiment::Lemon, drill, Fill::FULL, Pour { colour: 1, salt: 0 }, 19);
        }
    }
}

#[test]
fn a_book_with_counts_that_cannot_be_is_refused_and_breaks_nothing() {
    for (good, bad) in [
        ("attempts: 1", "attempts: 2"),
        ("attempts: 1", "attempts: 255"),
        ("since: (4, 3)", "since: (4294967295, 4294967295)"),
        ("since: (4, 3)", "since: (20, 3)"),
        ("since: (4, 3)", "since: (3, 4)"),
        ("tries: 4, hits: 3", "tries: 2, hits: 3"),
        ("hits: 3, streak: 2, best: 2", "hits: 3, streak: 2, best: 4294967295"),
        ("streak: 2, best: 2", "streak: 4294967295, best: 2"),
        ("tries: 3, hits: 1", "tries: 0, hits: 4294967295"),
        ("plot: [35]", "plot: [135]"),
        ("neatness: 80", "neatness: 101"),
        ("done: [FirstFlip]", "done: [FirstFlip, FirstFlip]"),
    ] {
        let text = OLD.replacen(good, bad, 1);
        assert_ne!(text, OLD, "{good}");
        let book: Book = ron::from_str(&text).unwrap();
        assert!(book.check().is_some(), "{bad}");
        practise(&mut book.brought_up());
    }
}

/// Whoever has practised as often as can be counted goes on practising.
#[test]
fn a_full_count_stays_full() {
    let full = "tries: 4294967295, hits: 4294967295, streak: 4294967295, best: 4294967295";
    let text = OLD
        .replacen("tries: 4, hits: 3, streak: 2, best: 2", full, 1)
        .replacen("tries: 3, hits: 1, streak: 0, best: 1", full, 1)
        .replacen("(0, 1, 1, 0,", "(0, 4294967295, 1, 0,", 1);
    let book: Book = ron::from_str(&text).unwrap();
    assert_eq!(book.check(), None);
    let mut book = book.brought_up();
    practise(&mut book);
    assert_eq!(book.check(), None);
    assert_eq!(book.record(Challenge::FirstFlip).tries, u32::MAX);
    let pours = book.pours(Condiment::Lemon, Drill::OnePiece, Fill::FULL);
    assert_eq!((pours.record.tries, pours.pieces[1]), (u32::MAX, u32::MAX));
}
