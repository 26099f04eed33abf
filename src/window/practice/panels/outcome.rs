//! What came of it: in a word, in one piece of advice, in numbers, and over time.

use bevy::prelude::*;
use physics::PhysicsConfig;

use super::super::charts::{Mark, Scale, from_above, gauge, histogram, plot};
use super::super::{Notes, Practice, Step, Subject, Told, words};
use crate::practice::challenges::ATTEMPTS;
use crate::practice::coach::CLEAN;
use crate::practice::drills::Verdict;
use crate::practice::score::{News, TELLING};
use crate::practice::{Advice, Challenge, Drill, PourAdvice, Toss};
use crate::window::language::CurrentTexts;
use crate::window::settings::Settings;
use crate::window::theme::icons::Icon;
use crate::window::theme::scroll::spaced_scroller;
use crate::window::theme::text::{bold, label, part_heading, remark, size, written};
use crate::window::theme::widgets::{icon, row};
use crate::window::theme::{palette, space};

/// The top of the screen: what happened and what to change, else what to do.
pub fn headline(
    In(panel): In<Entity>,
    practice: Res<Practice>,
    notes: Res<Notes>,
    speech: Res<CurrentTexts>,
    mut commands: Commands,
) {
    let centred = TextLayout::justify(Justify::Center);
    // While something is in the air, nothing covers it.
    if practice.step == Step::Live {
        commands.entity(panel).insert(Visibility::Hidden);
        return;
    }
    commands
        .entity(panel)
        .insert(Visibility::Inherited)
        .with_children(|card| {
            let Some(told) = &practice.told else {
                let (title, why) = match practice.subject {
                    Subject::Crepe => (
                        words::challenge(&speech, practice.challenge),
                        words::challenge_why(&speech, practice.challenge),
                    ),
                    Subject::Bottle => (words::drill(&speech, practice.drill, practice.bottle.0), String::new()),
                };
                card.spawn((written(title, bold(size::PART), palette::INK), centred));
                if !why.is_empty() {
                    card.spawn((label(why), centred));
                }
                card.spawn((
                    written(words::how(&speech, &practice), bold(size::SMALL), palette::FAINT),
                    centred,
                ));
                return;
            };
            let good = match told {
                Told::Toss { toss, .. } => practice.challenge.met_by(toss),
                Told::Pour { advice, .. } => *advice == PourAdvice::Well,
                Told::TakenBack => false,
            };
            let colour = if good { palette::BASIL } else { palette::TOMATO };
            let outcome = words::outcome(&speech, &practice, told);
            card.spawn((written(outcome, bold(size::PART), colour), centred));
            card.spawn((label(words::advice(&speech, &practice, told)), centred));
            for line in news(told, &practice, &notes, &speech) {
                let colour = if good { palette::BASIL } else { palette::INK };
                card.spawn((written(line, bold(size::SMALL), colour), centred));
            }
        });
}

/// What is new in the book.
fn news(told: &Told, practice: &Practice, notes: &Notes, speech: &CurrentTexts) -> Vec<String> {
    let news: Option<News> = match told {
        Told::Toss { news, .. } | Told::Pour { news, .. } => *news,
        Told::TakenBack if practice.slow => return Vec::new(),
        // A miss, and nothing else to tell of it.
        Told::TakenBack => Some(News::default()),
    };
    let Some(news) = news else {
        return if practice.slow {
            vec![speech.line("news-slow")]
        } else {
            Vec::new()
        };
    };
    let mut lines = Vec::new();
    if practice.subject == Subject::Crepe && practice.challenge == Challenge::WarmUp {
        lines.push(warm_up(told, news, notes, speech));
    }
    if let Some(other) = news.done_too {
        let name = words::challenge(speech, other);
        lines.push(speech.say("news-done-too", [("challenge", name.into())]));
    }
    if news.done {
        lines.push(speech.line("news-done"));
    } else if news.best_streak {
        lines.push(speech.line("news-streak"));
    } else if news.neatest {
        lines.push(speech.line("news-neatest"));
    } else if news.highest {
        lines.push(speech.line("news-highest"));
    }
    lines
}

/// How the warm-up stands.
fn warm_up(told: &Told, news: News, notes: &Notes, speech: &CurrentTexts) -> String {
    let in_the_pan = matches!(told, Told::Toss { toss, .. } if toss.lies.is_some());
    let left = [("left", ATTEMPTS.saturating_sub(notes.attempts).into())];
    match notes.attempts {
        0 if news.hit => speech.line("warm-up-served"),
        0 => speech.line("warm-up-failed"),
        _ if in_the_pan => speech.say("warm-up-left", left),
        _ => speech.say("warm-up-left-anew", left),
    }
}

/// The right-hand panel.
pub fn fill(
    In(panel): In<Entity>,
    (practice, notes): (Res<Practice>, Res<Notes>),
    (config, settings): (Res<PhysicsConfig>, Res<Settings>),
    speech: Res<CurrentTexts>,
    mut commands: Commands,
) {
    commands.entity(panel).with_children(|card| {
        card.spawn(spaced_scroller(space::NEAR))
            .with_children(|card| match practice.subject {
                Subject::Crepe => {
                    card.spawn((part_heading(speech.line("practice-last")), TextLayout::no_wrap()));
                    match &practice.told {
                        Some(Told::Toss { toss, advice, .. }) => {
                            gauges(card, toss, *advice, practice.challenge, &speech);
                            from_above(card, toss, &config, settings.left_handed);
                        }
                        _ => {
                            card.spawn(remark(speech.line("practice-nothing-yet")));
                        }
                    }
                    flips(card, &practice, &notes, &speech);
                }
                Subject::Bottle => {
                    card.spawn((part_heading(speech.line("practice-last")), TextLayout::no_wrap()));
                    match &practice.told {
                        Some(Told::Pour { tipped, advice, .. }) => tip(card, *tipped, *advice, &speech),
                        _ => {
                            card.spawn(remark(speech.line("practice-nothing-yet-pour")));
                        }
                    }
                    pours(card, &practice, &notes, &speech);
                }
            });
    });
}

/// What is to be changed is red, and only that: whatever else a toss was like, it did no harm.
fn mark(change: bool, value: f32, good: (f32, f32)) -> Mark {
    if change {
        Mark::Change
    } else if (good.0..=good.1).contains(&value) {
        Mark::Good
    } else {
        Mark::Plain
    }
}

fn gauges(card: &mut ChildSpawnerCommands, toss: &Toss, advice: Advice, challenge: Challenge, speech: &CurrentTexts) {
    let needed = challenge.turn();
    let halves = words::tenths(speech, toss.turn / 180.0);
    let turn = speech.say(
        "gauge-turn-value",
        [
            ("turn", (toss.turn.round() as i64).into()),
            ("halves", halves.into()),
            ("needed", ((needed / 180.0).round() as i64).into()),
        ],
    );
    let turned_badly = matches!(
        advice,
        Advice::Flick | Advice::Quicker { .. } | Advice::Gentler { .. } | Advice::Shorter { .. }
    );
    let good = (needed - CLEAN, needed + CLEAN);
    gauge(
        card,
        (speech.line("gauge-turn"), turn),
        toss.turn,
        mark(turned_badly, toss.turn, good),
        Scale {
            most: needed + 180.0,
            good: Some(good),
        },
    );
    let height = speech.say("gauge-cm", [("value", words::centimetres(toss.height).into())]);
    let too_low_or_high = matches!(advice, Advice::Flick | Advice::Higher { .. } | Advice::Shorter { .. });
    let (most, good) = match challenge {
        Challenge::DoubleFlip => (70.0, (38.0, 60.0)),
        Challenge::HighToss => (45.0, (challenge.height(), 45.0)),
        _ => (45.0, (15.0, 30.0)),
    };
    gauge(
        card,
        (speech.line("gauge-height"), height),
        toss.height,
        mark(too_low_or_high, toss.height, good),
        Scale { most, good: Some(good) },
    );
    let drift = speech.say("gauge-cm", [("value", words::tenths(speech, toss.aside()).into())]);
    let aside = matches!(advice, Advice::Straighter { .. } | Advice::Under { .. });
    let good = (0.0, 4.5);
    gauge(
        card,
        (speech.line("gauge-drift"), drift),
        toss.aside(),
        mark(aside, toss.aside(), good),
        Scale {
            most: 15.0,
            good: Some(good),
        },
    );
}

fn fact(card: &mut ChildSpawnerCommands, name: String, value: String) {
    card.spawn((
        Node {
            justify_content: JustifyContent::SpaceBetween,
            flex_wrap: FlexWrap::Wrap,
            column_gap: px(space::NEAR),
            ..default()
        },
        Pickable::IGNORE,
    ))
    .with_children(|line| {
        // A line that could wrap would be given the height of one word a line.
        line.spawn((remark(name), TextLayout::no_wrap()));
        line.spawn((written(value, bold(size::SMALL), palette::INK), TextLayout::no_wrap()));
    });
}

fn percent_of(share: f32, speech: &CurrentTexts) -> String {
    speech.say("settings-percent", [("value", ((share * 100.0).round() as i64).into())])
}

fn flips(card: &mut ChildSpawnerCommands, practice: &Practice, notes: &Notes, speech: &CurrentTexts) {
    let record = notes.record(practice.challenge);
    card.spawn((part_heading(speech.line("practice-book")), TextLayout::no_wrap()));
    fact(
        card,
        speech.line("book-streak"),
        format!("{} / {}", record.streak, record.best),
    );
    if !notes.lately.is_empty() {
        fact(card, speech.line("book-lately"), percent_of(notes.lately(), speech));
    }
    if let Some(best) = &notes.neatest {
        fact(card, speech.line("book-neatest"), best.neatness.to_string());
        let highest = speech.say("gauge-cm", [("value", words::centimetres(notes.highest).into())]);
        fact(card, speech.line("book-highest"), highest);
    }
    if !notes.lately.is_empty() {
        plot(
            card,
            notes.plot.iter().map(|point| f32::from(*point) / 100.0),
            notes.lately(),
        );
        card.spawn((remark(speech.line("book-plot")), TextLayout::no_wrap()));
    }
    let drawn = [
        (practice.told.is_some(), palette::GHOST, "ghost-last"),
        (notes.neatest.is_some(), palette::GOLD, "ghost-best"),
    ];
    for (there, colour, id) in drawn {
        if there {
            card.spawn(row()).with_children(|line| {
                line.spawn(icon(Icon::Crepe, 16.0, colour));
                line.spawn((remark(speech.line(id)), TextLayout::no_wrap()));
            });
        }
    }
}

/// How far and how long a bottle is best tipped depends on what is asked for and on chance: there is no part of the scale
/// that is always good, only the coach's word.
fn tip(card: &mut ChildSpawnerCommands, (highest, over): (f32, f32), advice: PourAdvice, speech: &CurrentTexts) {
    let mark = |change: bool| match advice {
        PourAdvice::Well => Mark::Good,
        _ if change => Mark::Change,
        _ => Mark::Plain,
    };
    let far = matches!(
        advice,
        PourAdvice::Tip | PourAdvice::Further { .. } | PourAdvice::ALittleFurther { .. } | PourAdvice::LessFar { .. }
    );
    let long = matches!(
        advice,
        PourAdvice::Wait { .. } | PourAdvice::Longer { .. } | PourAdvice::Sooner { .. }
    );
    let tilt = speech.say("gauge-degrees", [("value", (highest.round() as i64).into())]);
    gauge(
        card,
        (speech.line("gauge-tilt"), tilt),
        highest,
        mark(far),
        Scale {
            most: 180.0,
            good: None,
        },
    );
    let seconds = speech.say("gauge-seconds", [("value", words::tenths(speech, over).into())]);
    gauge(
        card,
        (speech.line("gauge-over"), seconds),
        over,
        mark(long),
        Scale { most: 3.0, good: None },
    );
}

fn pours(card: &mut ChildSpawnerCommands, practice: &Practice, notes: &Notes, speech: &CurrentTexts) {
    let (drill, fill) = (practice.drill, practice.fill);
    let pours = notes.pours(practice.bottle.0, drill, fill);
    let record = pours.record;
    card.spawn((part_heading(speech.line("practice-pours")), TextLayout::no_wrap()));
    if record.tries == 0 {
        card.spawn(remark(speech.line("pours-none")));
    }
    let own: Vec<f32> = pours
        .pieces
        .iter()
        .map(|count| *count as f32 / record.tries.max(1) as f32)
        .collect();
    let level = drill.level_of(record.share(), fill).filter(|_| record.tries >= TELLING);
    let other = level.and_then(|level| drill.pieces(level, fill));
    let in_bottle = usize::from(fill.pieces());
    // The last column counts all beyond it, and so it is where a fuller bottle is emptied.
    let most = own.len().saturating_sub(1);
    let wanted = |pieces: usize| {
        let pour = rules::a_la_carte::Pour {
            colour: pieces as u8,
            salt: 0,
        };
        match drill {
            Drill::Empty => pieces == in_bottle.min(most),
            _ => drill.verdict(pour, in_bottle.saturating_sub(pieces)) == Verdict::Hit,
        }
    };
    histogram(card, &own, other.as_ref().map(<[f32; 9]>::as_slice), wanted);
    card.spawn(remark(speech.line("pours-axis")));
    if record.tries > 0 {
        let did = format!("{} / {}", record.hits, record.tries);
        fact(card, speech.line("pours-hits"), did);
        fact(
            card,
            speech.line("book-streak"),
            format!("{} / {}", record.streak, record.best),
        );
    }
    if let Some(level) = level {
        card.spawn(remark(
            speech.say("pours-level", [("level", words::level(speech, level).into())]),
        ));
    } else if record.tries > 0 && drill != Drill::Empty {
        let missing = TELLING.saturating_sub(record.tries);
        card.spawn(remark(speech.say("pours-missing", [("missing", missing.into())])));
    }
}
