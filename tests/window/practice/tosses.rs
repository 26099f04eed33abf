//! Tosses by mouse: judged, told, remembered, taken back, and flown along with.

use bevy::input::ButtonState;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use physics::lab::hands::smooth;
use toque::practice::Challenge;
use toque::texts::Language;
use toque::window::practice::air::{Ghost, Way, Whose};
use toque::window::practice::blind::Dark;
use toque::window::practice::hand::Hand;
use toque::window::practice::judge::change;
use toque::window::practice::{Step, Told};
use toque::window::screen::{Menu, Screen};
use toque::window::settings::Settings;

use super::{FRAME, SIZE, again, drag, enter, flick, notes, practice, toss, until_judged};
use crate::mouse::button;
use crate::stage::{folder, go, press, screen, settle, words};

#[test]
fn a_toss_by_mouse_lands_and_is_remembered_by_the_next_run() {
    let folder = folder("practice-toss");
    let mut app = enter(folder.clone(), SIZE, Language::English);
    toss(&mut app, 11.0, 0.12, 0.0);
    let Some(Told::Toss { toss: first, news, .. }) = &practice(&app).told else {
        panic!("nothing is told");
    };
    assert!(first.landed() && (120.0..240.0).contains(&first.turn), "{first:?}");
    assert!(news.unwrap().done, "the first flip is a challenge met");
    assert!(words(&mut app).contains("Landed!"));
    // Far to the side: it misses, and the coach names the hand.
    toss(&mut app, 11.0, 0.12, 4.0);
    assert_eq!(notes(&app).record(Challenge::FirstFlip).streak, 0);
    assert!(
        words(&mut app).contains("Straight up: your hand went") && words(&mut app).contains("to the right"),
        "{}",
        words(&mut app)
    );
    toss(&mut app, 11.0, 0.12, 0.0);
    toss(&mut app, 11.0, 0.12, 0.0);
    let record = notes(&app).record(Challenge::FirstFlip);
    assert_eq!((record.tries, record.hits, record.streak, record.best), (4, 3, 2, 2));
    let kept = notes(&app).0.clone();
    assert!(
        kept.neatest
            .as_ref()
            .is_some_and(|best| best.neatness > 60 && best.path.len() > 20)
    );
    drop(app);
    let mut app = enter(folder, SIZE, Language::English);
    assert_eq!(notes(&app).0, kept, "another run remembers it");
    toss(&mut app, 11.0, 0.12, 0.0);
    assert_eq!(
        notes(&app).record(Challenge::FirstFlip).streak,
        3,
        "a row goes on in the next run"
    );
}

/// A kitchen turned around is the same kitchen.
#[test]
fn a_left_handed_cook_lands_it_too() {
    let mut app = enter(folder("practice-left"), SIZE, Language::English);
    app.world_mut().resource_mut::<Settings>().left_handed = true;
    settle(&mut app);
    toss(&mut app, 11.0, 0.12, 0.0);
    let Some(Told::Toss { toss, .. }) = &practice(&app).told else {
        panic!("nothing is told");
    };
    assert!(toss.landed() && (120.0..240.0).contains(&toss.turn), "{toss:?}");
}

/// What is the right of a pan that is turned around is the left of the cook, and the coach speaks to the cook.
#[test]
fn a_left_handed_cook_is_told_the_side_that_the_cook_sees() {
    let mut app = enter(folder("practice-sides"), SIZE, Language::English);
    app.world_mut().resource_mut::<Settings>().left_handed = true;
    settle(&mut app);
    toss(&mut app, 11.0, 0.12, 4.0);
    let said = words(&mut app);
    assert!(said.contains("to the left") && !said.contains("to the right"), "{said}");
}

#[test]
fn a_warm_up_that_was_left_begins_anew() {
    let mut app = enter(folder("practice-warm-up"), SIZE, Language::English);
    change(app.world_mut(), |practice| practice.challenge = Challenge::WarmUp);
    settle(&mut app);
    toss(&mut app, 11.0, 0.12, 4.0);
    assert_eq!(notes(&app).attempts, 1);
    let Some(Told::Toss { toss: missed, .. }) = &practice(&app).told else {
        panic!("nothing is told");
    };
    let told = if missed.lies.is_some() {
        "One more attempt, as it lies."
    } else {
        "One more attempt, with the crêpe back in the middle."
    };
    assert!(words(&mut app).contains(told), "{}", words(&mut app));
    go(&mut app, Screen::Title, Menu::None);
    go(&mut app, Screen::Practice, Menu::None);
    for _ in 0..10 {
        app.update();
    }
    assert_eq!(
        notes(&app).attempts,
        0,
        "a fresh crêpe has both its attempts, as it is told"
    );
    toss(&mut app, 11.0, 0.12, 4.0);
    assert_eq!(
        (notes(&app).attempts, notes(&app).record(Challenge::WarmUp).tries),
        (1, 0)
    );
}

#[test]
fn an_attempt_that_is_taken_back_is_told_as_one() {
    let mut app = enter(folder("practice-taken-back"), SIZE, Language::English);
    change(app.world_mut(), |practice| practice.challenge = Challenge::WarmUp);
    settle(&mut app);
    for (attempts, told) in [
        (1, "One more attempt, with the crêpe back in the middle."),
        (0, "Both attempts used up."),
    ] {
        flick(&mut app, 11.0, 0.12, 0.0);
        again(&mut app);
        button(&mut app, ButtonState::Released);
        settle(&mut app);
        assert_eq!(practice(&app).told, Some(Told::TakenBack));
        assert_eq!(notes(&app).attempts, attempts);
        assert!(words(&mut app).contains(told), "{}", words(&mut app));
    }
    let record = notes(&app).record(Challenge::WarmUp);
    assert_eq!((record.tries, record.hits), (1, 0));
}

#[test]
fn a_blind_toss_darkens_the_kitchen_until_it_lies() {
    let mut app = enter(folder("practice-blind"), SIZE, Language::English);
    change(app.world_mut(), |practice| practice.challenge = Challenge::Blind);
    settle(&mut app);
    let dark = |app: &mut App| -> Vec<f32> {
        let mut dark = app.world_mut().query_filtered::<&BackgroundColor, With<Dark>>();
        dark.iter(app.world()).map(|colour| colour.0.alpha()).collect()
    };
    assert!(dark(&mut app).is_empty());
    flick(&mut app, 11.0, 0.12, 0.0);
    let [darkness] = dark(&mut app)[..] else {
        panic!("it does not get dark");
    };
    assert!((0.8..0.95).contains(&darkness), "dim, not black: {darkness}");
    until_judged(&mut app);
    assert!(dark(&mut app).is_empty(), "and light again");
}

/// The ways of the last and of the best toss hang in the air, and their ghosts fly along with the next one.
#[test]
fn ghosts_fly_along() {
    let mut app = enter(folder("practice-ghosts"), SIZE, Language::English);
    let ways = |app: &mut App| {
        let mut ways = app.world_mut().query_filtered::<(&Whose, &Visibility), With<Way>>();
        let seen = ways.iter(app.world()).filter(|(_, seen)| **seen != Visibility::Hidden);
        seen.map(|(whose, _)| *whose).collect::<Vec<_>>()
    };
    let ghosts = |app: &mut App| {
        let mut ghosts = app.world_mut().query_filtered::<&Visibility, With<Ghost>>();
        let seen = ghosts.iter(app.world()).filter(|seen| **seen != Visibility::Hidden);
        seen.count()
    };
    assert!(ways(&mut app).is_empty());
    toss(&mut app, 11.0, 0.12, 0.0);
    let drawn = ways(&mut app);
    assert!(
        drawn.contains(&Whose::Last) && drawn.contains(&Whose::Best),
        "{drawn:?}"
    );
    assert_eq!(ghosts(&mut app), 0, "nothing flies");
    flick(&mut app, 11.0, 0.12, 0.0);
    assert_eq!(ways(&mut app), [Whose::Best], "the last way makes room for the next");
    assert_eq!(ghosts(&mut app), 2);
}

#[test]
fn a_key_takes_everything_back_and_a_toss_in_the_air_counts_as_a_miss() {
    let mut app = enter(folder("practice-again"), SIZE, Language::English);
    flick(&mut app, 11.0, 0.12, 0.0);
    assert!(app.world().resource::<Hand>().in_the_air);
    press(&mut app, KeyCode::KeyR, Key::Character("r".into()));
    assert_eq!(
        (practice(&app).step, notes(&app).record(Challenge::FirstFlip).tries),
        (Step::Ready, 1)
    );
    assert_eq!(practice(&app).told, Some(Told::TakenBack));
    button(&mut app, ButtonState::Released);
    // Taken up and put down without a toss: no attempt.
    drag(&mut app, FRAME, |_| Vec3::ZERO);
    button(&mut app, ButtonState::Pressed);
    drag(&mut app, 0.4, |_| Vec3::ZERO);
    button(&mut app, ButtonState::Released);
    until_judged(&mut app);
    assert_eq!(notes(&app).record(Challenge::FirstFlip).tries, 1);
    press(&mut app, KeyCode::Space, Key::Space);
    assert_eq!(practice(&app).step, Step::Ready);
    press(&mut app, KeyCode::Escape, Key::Escape);
    assert_eq!(screen(&app), Screen::Title);
}

#[test]
fn slow_motion_is_slow_for_the_hand_too_and_does_not_count() {
    let mut app = enter(folder("practice-slow"), SIZE, Language::English);
    change(app.world_mut(), |practice| practice.slow = true);
    settle(&mut app);
    drag(&mut app, FRAME, |_| Vec3::ZERO);
    button(&mut app, ButtonState::Pressed);
    drag(&mut app, 0.8, |_| Vec3::ZERO);
    // Four times as slow as the right flick, which is the right one at a quarter of the speed.
    drag(&mut app, 1.6, |t| {
        Vec3::Y * 11.0 * (smooth(t / 0.48) - smooth((t - 0.48) / 0.8))
    });
    until_judged(&mut app);
    let Some(Told::Toss { toss, news, .. }) = &practice(&app).told else {
        panic!("nothing is told");
    };
    assert!(toss.landed() && news.is_none(), "{toss:?}");
    assert_eq!(notes(&app).record(Challenge::FirstFlip).tries, 0);
    assert!(words(&mut app).contains("does not count"));
}
