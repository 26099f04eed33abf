//! Practice in words.

use opponents::Level;
use rules::a_la_carte::{Condiment, Landing};

use super::{Practice, Subject, Told};
use crate::practice::{Advice, Challenge, Drill, Fill, PourAdvice, Side, Toss};
use crate::texts::{Texts, hand};

/// Centimetres as they are said: whole, and never more than there were, or what was too low would sound high enough.
pub fn centimetres(height: f32) -> i64 {
    height.floor() as i64
}

/// A number as it is said: whole.
fn whole(number: f32) -> i64 {
    number.round() as i64
}

/// A number with one decimal, as the language writes it.
pub fn tenths(texts: &Texts, number: f32) -> String {
    texts.decimal(f64::from(number), 1)
}

/// What is to be tried, in a word or two.
pub fn challenge(texts: &Texts, challenge: Challenge) -> String {
    texts.line(match challenge {
        Challenge::FirstFlip => "practice-first",
        Challenge::ThreeInARow => "practice-three",
        Challenge::TenInARow => "practice-ten",
        Challenge::DoubleFlip => "practice-double",
        Challenge::HighToss => "practice-high",
        Challenge::Blind => "practice-blind",
        Challenge::ColdPan => "practice-cold",
        Challenge::GreasyPan => "practice-greasy",
        Challenge::HeavyCrepe => "practice-heavy",
        Challenge::WarmUp => "practice-warm-up",
    })
}

/// The same in a sentence.
pub fn challenge_why(texts: &Texts, challenge: Challenge) -> String {
    texts.line(match challenge {
        Challenge::FirstFlip => "practice-first-why",
        Challenge::ThreeInARow => "practice-three-why",
        Challenge::TenInARow => "practice-ten-why",
        Challenge::DoubleFlip => "practice-double-why",
        Challenge::HighToss => "practice-high-why",
        Challenge::Blind => "practice-blind-why",
        Challenge::ColdPan => "practice-cold-why",
        Challenge::GreasyPan => "practice-greasy-why",
        Challenge::HeavyCrepe => "practice-heavy-why",
        Challenge::WarmUp => "practice-warm-up-why",
    })
}

/// What is to be poured.
pub fn drill(texts: &Texts, drill: Drill, bottle: Condiment) -> String {
    let of_it = |count: u8| texts.say("drill-of-it", [("count", count.into()), ("kind", bottle.word().into())]);
    match drill {
        Drill::OnePiece => texts.line("drill-one-piece"),
        Drill::OneOfIt => of_it(1),
        Drill::TwoOfIt => of_it(2),
        Drill::Plenty => texts.line("drill-plenty"),
        Drill::Empty => texts.line("drill-empty"),
    }
}

/// How full a bottle is.
pub fn fill(texts: &Texts, fill: Fill) -> String {
    texts.say("fill-pieces", [("count", fill.pieces().into())])
}

/// How much of that is salt.
pub fn salt(texts: &Texts, fill: Fill) -> String {
    texts.say("fill-salt", [("count", fill.bottle().salt.into())])
}

/// A chef's rank.
pub fn level(texts: &Texts, level: Level) -> String {
    texts.line(match level {
        Level::Apprentice => "seats-level-apprentice",
        Level::Commis => "seats-level-commis",
        Level::Chef => "seats-level-chef",
        Level::ThreeStar => "seats-level-three-star",
    })
}

/// What happened, in a few words.
pub fn outcome(texts: &Texts, practice: &Practice, told: &Told) -> String {
    match told {
        Told::Toss { toss, .. } if !toss.tossed => texts.line("toss-none"),
        Told::Toss { toss, .. } => texts.line(match toss.landing {
            Landing::Picture if practice.challenge.met_by(toss) => "toss-landed",
            Landing::Picture => "toss-landed-only",
            Landing::Recipe => "toss-recipe",
            Landing::Beside => "toss-beside",
        }),
        Told::Pour { pour, .. } if pour.total() == 0 => texts.line("fell-nothing"),
        Told::Pour { pour, .. } => texts.pour(practice.bottle.0, *pour),
        Told::TakenBack => texts.line("toss-taken-back"),
    }
}

/// The one thing to change.
pub fn advice(texts: &Texts, practice: &Practice, told: &Told) -> String {
    match told {
        Told::Toss { advice, toss, .. } => on_toss(texts, *advice, toss, practice),
        Told::Pour { advice, .. } => on_pour(texts, *advice, practice),
        Told::TakenBack if practice.slow => texts.line("news-slow"),
        Told::TakenBack => texts.line("coach-taken-back"),
    }
}

/// So far from the middle, in centimetres, a crêpe hangs over the rim, and somebody may wonder.
const OVER_THE_RIM: f32 = 2.5;

fn on_toss(texts: &Texts, advice: Advice, toss: &Toss, practice: &Practice) -> String {
    let (challenge, steady) = (practice.challenge, practice.steady);
    let side = |side: Side| {
        texts.line(match side {
            Side::Left => "side-left",
            Side::Right => "side-right",
        })
    };
    match advice {
        Advice::Flick => texts.to_hand("coach-flick", steady),
        Advice::Quicker { turn, needed } => {
            let gaps = [
                ("turn", whole(turn).into()),
                ("needed", whole(needed).into()),
                hand(steady),
            ];
            let much = if turn < needed * 0.6 {
                "coach-quicker-much"
            } else {
                "coach-quicker"
            };
            texts.say(much, gaps)
        }
        Advice::Gentler { turn, needed } => {
            let gaps = [
                ("turn", whole(turn).into()),
                ("needed", whole(needed).into()),
                hand(steady),
            ];
            texts.say("coach-gentler", gaps)
        }
        Advice::Shorter { height, turn } => texts.say(
            "coach-shorter",
            [
                ("height", centimetres(height).into()),
                ("turn", whole(turn).into()),
                hand(steady),
            ],
        ),
        Advice::Straighter { side: to, by } => texts.say(
            "coach-straighter",
            [("side", side(to).into()), ("by", whole(by).max(1).into()), hand(steady)],
        ),
        Advice::Under { side: to, by } => texts.say(
            "coach-under",
            [("side", side(to).into()), ("by", whole(by).max(1).into()), hand(steady)],
        ),
        Advice::Still if toss.landing == Landing::Recipe => texts.to_hand("coach-fell-back", steady),
        Advice::Still => texts.to_hand("coach-still", steady),
        Advice::Higher { height, needed } => texts.say(
            "coach-higher",
            [
                ("height", centimetres(height).into()),
                ("needed", whole(needed).into()),
                hand(steady),
            ],
        ),
        Advice::Well if challenge.met_by(toss) && toss.neatness() >= 90 => texts.line("coach-perfect"),
        Advice::Well => {
            let over_the_rim = toss.drift > OVER_THE_RIM;
            let id = if over_the_rim { "coach-rim" } else { "coach-well" };
            texts.say(id, [("neat", i64::from(toss.neatness()).into())])
        }
    }
}

fn on_pour(texts: &Texts, advice: PourAdvice, practice: &Practice) -> String {
    let (drill, steady) = (practice.drill, practice.steady);
    let tenths = |seconds: f32| tenths(texts, seconds);
    match advice {
        PourAdvice::Tip => texts.to_hand("coach-tip", steady),
        PourAdvice::Further { tilt } if drill == Drill::Empty => {
            texts.say("coach-all-over", [("tilt", whole(tilt).into()), hand(steady)])
        }
        PourAdvice::Further { tilt } => texts.say("coach-further", [("tilt", whole(tilt).into()), hand(steady)]),
        PourAdvice::ALittleFurther { tilt, over } => {
            let gaps = [
                ("tilt", whole(tilt).into()),
                ("over", tenths(over).into()),
                hand(steady),
            ];
            texts.say("coach-a-little-further", gaps)
        }
        PourAdvice::Wait { over } => texts.say("coach-wait", [("over", tenths(over).into()), hand(steady)]),
        PourAdvice::Longer { over } => texts.say("coach-longer", [("over", tenths(over).into()), hand(steady)]),
        PourAdvice::Sooner { over } => texts.say("coach-sooner", [("over", tenths(over).into()), hand(steady)]),
        PourAdvice::LessFar { tilt } => texts.say("coach-less-far", [("tilt", whole(tilt).into()), hand(steady)]),
        PourAdvice::SameAgain => texts.line("coach-same-again"),
        PourAdvice::Well if drill == Drill::Empty => texts.line("coach-emptied"),
        PourAdvice::Well => texts.line("coach-poured-well"),
    }
}

/// What to do with the hand.
pub fn how(texts: &Texts, practice: &Practice) -> String {
    let id = match practice.subject {
        Subject::Crepe => "practice-how-flip",
        Subject::Bottle => "practice-how-pour",
    };
    texts.to_hand(id, practice.steady)
}
