//! What came of a toss or a pour: judged, counted, kept, told. And how to have another go.

use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use physics::{GestureDone, Report};

use super::hand::Hand;
use super::tape::Tape;
use super::{Notes, Practice, Step, Told};
use crate::practice::{Advice, Book, Challenge, PourAdvice, Toss};
use crate::window::screen::Menu;
use crate::window::storage::Storage;
use crate::window::table::hands::STEADY_KEY;
use crate::window::table::layout::Layout;

/// Reads what is remembered; a file that is not ours, or only half of one, is set aside and told of.
pub fn find(storage: &mut Storage) -> Book {
    let found: Option<Book> = storage.find(Storage::PRACTICE);
    match found.map(|book| (book.check(), book)) {
        Some((None, book)) => book.brought_up(),
        Some((Some(problem), _)) => {
            storage.set_aside(Storage::PRACTICE, problem);
            Book::default()
        }
        None => Book::default(),
    }
}

/// Looks at what the physics reports.
pub fn judge(
    mut done: MessageReader<GestureDone>,
    mut practice: ResMut<Practice>,
    mut notes: ResMut<Notes>,
    mut hand: ResMut<Hand>,
    mut tape: ResMut<Tape>,
    mut storage: ResMut<Storage>,
    layout: Res<Layout>,
) {
    for GestureDone { report, recording } in done.read() {
        if practice.step != Step::Live {
            continue;
        }
        // What was slower than life is shown, but does not count.
        let counts = !practice.slow;
        let told = match report {
            Report::Flip(flip) => {
                let challenge = practice.challenge;
                let toss = Toss::new(flip, &recording.wishes);
                let advice = Advice::on(&toss, challenge.turn(), challenge.height());
                let advice = if layout.left_handed { advice.turned() } else { advice };
                let news = (counts && toss.tossed).then(|| notes.toss(challenge, Some(&toss)));
                let second = challenge == Challenge::WarmUp && notes.attempts > 0;
                hand.lies = toss.lies.filter(|_| second || !toss.tossed);
                Told::Toss { toss, advice, news }
            }
            Report::Pour(pour) => {
                let left = pour.left.len();
                let advice = PourAdvice::on(pour, practice.drill, left);
                let (bottle, drill, fill) = (practice.bottle.0, practice.drill, practice.fill);
                let news = (counts && pour.tipped).then(|| notes.pour(bottle, drill, fill, pour.pour, left));
                Told::Pour {
                    pour: pour.pour,
                    tipped: (pour.highest, pour.over),
                    advice,
                    news,
                }
            }
            Report::Throw(_) => continue,
        };
        let counted = matches!(
            &told,
            Told::Toss { news: Some(_), .. } | Told::Pour { news: Some(_), .. }
        );
        if counted {
            storage.keep(Storage::PRACTICE, &notes.0);
        }
        tape.end();
        hand.let_go();
        hand.in_the_air = false;
        practice.step = Step::Judged;
        practice.told = Some(told);
    }
}

/// Everything back to where it was, at once. A toss that is taken back in the air counts as one that did not land.
pub fn again(world: &mut World) {
    let practice = world.resource::<Practice>();
    let (step, slow, challenge) = (practice.step, practice.slow, practice.challenge);
    let in_the_air = world.resource::<Hand>().in_the_air;
    if step == Step::Ready {
        return;
    }
    physics::clear(world);
    let taken_back = step == Step::Live && in_the_air;
    if taken_back && !slow {
        let mut notes = world.resource_mut::<Notes>();
        notes.toss(challenge, None);
        let book = notes.0.clone();
        world.resource_mut::<Storage>().keep(Storage::PRACTICE, &book);
    }
    world.insert_resource(Tape::default());
    let mut hand = world.resource_mut::<Hand>();
    hand.let_go();
    hand.in_the_air = false;
    hand.round += 1;
    if taken_back {
        hand.lies = None;
    }
    let mut practice = world.resource_mut::<Practice>();
    practice.step = Step::Ready;
    if taken_back {
        practice.told = Some(Told::TakenBack);
    }
}

/// R has another go, and so does the space bar, which with a steady hand takes it up at once; S changes hands, P shows it
/// again, the arrow keys look at it step by step.
pub fn keys(world: &mut World) -> Result {
    if *world.resource::<State<Menu>>().get() != Menu::None {
        return Ok(());
    }
    let keys = world.resource::<ButtonInput<KeyCode>>();
    let space = keys.just_pressed(STEADY_KEY);
    let other_hand = keys.just_pressed(KeyCode::KeyS);
    let steady = world.resource::<Practice>().steady;
    let (once_more, show) = (
        keys.just_pressed(KeyCode::KeyR) || (space && !steady),
        keys.just_pressed(KeyCode::KeyP),
    );
    let free = world.resource::<InputFocus>().get().is_none();
    let step = match (keys.pressed(KeyCode::ArrowLeft), keys.pressed(KeyCode::ArrowRight)) {
        (true, false) if free => -1.0,
        (false, true) if free => 1.0,
        _ => 0.0,
    };
    if other_hand {
        change(world, |practice| practice.steady = !practice.steady);
    }
    if once_more {
        again(world);
    }
    if space && steady {
        super::steady::take_by_key(world)?;
    }
    if world.resource::<Practice>().step != Step::Judged {
        return Ok(());
    }
    let mut tape = world.resource_mut::<Tape>();
    if show {
        tape.toggle();
    }
    if step != 0.0 {
        tape.nudge(step);
    }
    Ok(())
}

/// Something else is practised from now on.
pub fn change(world: &mut World, to: impl FnOnce(&mut Practice)) {
    again(world);
    let before = world.resource::<Practice>().clone();
    let mut practice = world.resource_mut::<Practice>();
    to(&mut practice);
    let what = |practice: &Practice| {
        let pour = (practice.drill, practice.bottle, practice.fill);
        (practice.subject, practice.challenge, pour)
    };
    let same = what(&practice) == what(&before);
    // Whether a toss that was taken back counts depends on the pace at which it was made.
    if practice.slow != before.slow && practice.told == Some(Told::TakenBack) {
        practice.told = None;
    }
    if !same {
        practice.told = None;
        world.resource_mut::<Hand>().lies = None;
        // A warm-up that was left is not gone on with.
        world.resource_mut::<Notes>().attempts = 0;
    }
}
