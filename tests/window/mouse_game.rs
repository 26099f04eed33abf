//! A whole game with nothing but a mouse; and then only what was recorded of the mouse, which plays the same game again.

use bevy::prelude::*;
use opponents::a_la_carte::{HandModels, PourStyle, School};
use opponents::{Level, PlayerKind, SeatedPlayer, Temper};
use physics::RestingPieces;
use rules::a_la_carte::{ALaCarte, Chance, Cup, Menu as Dishes, Move, Phase};
use rules::{Game, ToMove};
use toque::texts::Language;
use toque::window::language::{CurrentTexts, capitalised};
use toque::window::plan::Opening;
use toque::window::settings::Settings;
use toque::window::table::pointing::CupInUse;
use toque::window::table::prop::Prop;

use crate::cups::{drag_cup, pan, tray};
use crate::mouse::{Tape, button_with, click, record, repeat, seen};
use crate::party::{SIZE, assert_shown, flip, open, person, plan, pour, sitting, throw_die, until_asked};
use crate::stage::settle;

/// Two people sit down. The camera does not travel, so that nobody waits for it.
fn two_people(name: &str) -> App {
    let seats = vec![person("Ada"), person("Ben")];
    let mut app = open(name, SIZE, Language::English, plan(seats), Opening::New);
    app.world_mut().resource_mut::<Settings>().reduced_motion = true;
    settle(&mut app);
    app
}

/// How far past the middle of the pan, in centimetres, and for how many frames.
const fn tipped(tip: PourStyle) -> (f32, u32) {
    match tip {
        PourStyle::Pinch => (4.2, 10),
        PourStyle::Dash => (5.2, 18),
        PourStyle::Splash => (6.0, 60),
    }
}

/// Presses the button with these words, which begins as a sentence does.
fn press_button(app: &mut App, words: &str) {
    let button = button_with(app, &capitalised(words));
    click(app, button);
}

/// Does with the mouse what somebody decided.
fn carry_out(app: &mut App, mv: Move, tip: PourStyle) {
    let me = sitting(app).game().state().active;
    let line = |app: &App, id: &str| app.world().resource::<CurrentTexts>().line(id);
    match mv {
        Move::Dish(dish) => {
            let tile = seen(app, Prop::Dish(dish));
            click(app, tile);
        }
        Move::Heat => throw_die(app),
        Move::Season(condiment) => {
            let (far, long) = tipped(tip);
            pour(app, condiment, me, far, long);
        }
        Move::Flip => flip(app, me, 11.0, 0.12),
        Move::Crepe => press_button(app, &line(app, "act-crepe")),
        Move::EndTurn => press_button(app, &line(app, "act-end-turn")),
        Move::LetGo => press_button(app, &line(app, "act-let-go")),
        Move::Pick(steps) => press_button(app, &format!("+{steps}")),
        Move::TakeCup { from, cup } => {
            let names = sitting(app).plan().names();
            let speech = app.world().resource::<CurrentTexts>();
            let gaps = [
                ("name", names[from.index()].clone().into()),
                ("cup", speech.cup(cup).into()),
            ];
            press_button(app, &speech.say("act-take-cup", gaps));
        }
        Move::PlayPoint => {
            let own = tray(app, me);
            drag_cup(app, Cup::Point, me, own);
        }
        Move::PlaySpoons => {
            let own = tray(app, me);
            drag_cup(app, Cup::Spoons, me, own);
        }
        Move::PlaySwap(with) => {
            let there = pan(app, with);
            drag_cup(app, Cup::Swap, me, there);
        }
        Move::PlayReseason { on, with } => {
            let there = pan(app, on);
            drag_cup(app, Cup::Reseason, me, there);
            if app.world().resource::<CupInUse>().offer.is_empty() {
                return;
            }
            let names = sitting(app).plan().names();
            let speech = app.world().resource::<CurrentTexts>();
            let gaps = [
                ("name", names[on.index()].clone().into()),
                ("kind", speech.condiment(with).into()),
            ];
            press_button(app, &speech.say("use-reseason", gaps));
        }
        Move::PlayCool(steps) => {
            let here = pan(app, me);
            drag_cup(app, Cup::Cool, me, here);
            if !app.world().resource::<CupInUse>().offer.is_empty() {
                press_button(app, &format!("−{steps}"));
            }
        }
        Move::Rolled(_) | Move::Drawn(_) | Move::Poured(_) | Move::Landed(_) => panic!("nobody decides {mv}"),
    }
}

/// Finishes by hand what was begun: a die in the tray, a bottle that was chosen.
fn finish(app: &mut App) {
    let state = *sitting(app).game().state();
    match state.phase {
        Phase::Roll => throw_die(app),
        Phase::Flip => flip(app, state.active, 11.0, 0.12),
        Phase::Pour { from, into } => {
            let (far, long) = tipped(PourStyle::Splash);
            pour(app, from, into, far, long);
        }
        phase => panic!("nothing is to be done by hand in {phase:?}"),
    }
}

/// Plays until the placings. Returns how often something that was tried did not become a move.
fn play(app: &mut App, players: &mut [SeatedPlayer<ALaCarte>]) -> u32 {
    let mut in_vain = 0;
    for _ in 0..1000 {
        // Whatever travels across the table has to arrive: nobody can take a bottle behind two stoves.
        until_asked(app);
        let before = sitting(app).record().moves.len();
        match sitting(app).game().to_move() {
            ToMove::Nobody => return in_vain,
            ToMove::Seats(_) => {
                let seat = sitting(app).game().state().active;
                let decision = players[seat.index()].decide(&sitting(app).game().view_for(seat));
                carry_out(app, decision.mv, decision.manner);
                settle(app);
                if sitting(app).record().moves.len() == before {
                    in_vain += 1;
                    assert!(in_vain < 60, "“{}” was tried again and again", decision.mv);
                }
            }
            ToMove::Chance(Chance::Cup { .. }) => app.update(),
            ToMove::Chance(_) => finish(app),
        }
        if sitting(app).next_to_tell().is_none() {
            assert_shown(app);
        }
    }
    panic!("the game does not end: {}", sitting(app).game().state());
}

#[test]
fn a_whole_game_by_mouse_and_the_same_again_from_the_recording() {
    let mut app = two_people("mouse-game");
    record(&mut app);
    let mut school = School::new(Dishes::standard(), HandModels::measured());
    let mut players: Vec<_> = [Temper::Showman, Temper::Mean]
        .into_iter()
        .zip(1..)
        .map(|(temper, seed)| {
            let level = Level::Chef;
            school.player(PlayerKind::Chef { level, temper }, seed)
        })
        .collect();
    let in_vain = play(&mut app, &mut players);
    let moves = sitting(&app).record().moves.clone();
    let made = |kind: fn(&Move) -> bool| moves.iter().filter(|mv| kind(mv)).count();
    println!("{} moves, {in_vain} gestures in vain", moves.len());
    assert!(matches!(sitting(&app).game().state().phase, Phase::Over { .. }));
    assert!(made(|mv| matches!(mv, Move::Poured(_))) >= 10, "{moves:?}");
    // A game may be short: three stars end it.
    assert!(made(|mv| matches!(mv, Move::Rolled(_))) >= 2, "{moves:?}");
    assert!(made(|mv| mv.played_cup().is_some()) >= 1, "{moves:?}");
    assert!(made(|mv| matches!(mv, Move::Landed(_))) >= 1, "{moves:?}");
    let pieces = app.world().resource::<RestingPieces>().clone();
    let tape = std::mem::take(&mut *app.world_mut().resource_mut::<Tape>());
    println!("{} frames", tape.0.len());
    drop(app);

    let mut app = two_people("mouse-game-again");
    for doings in &tape.0 {
        repeat(&mut app, doings);
    }
    assert_eq!(sitting(&app).record().moves, moves);
    assert_eq!(*app.world().resource::<RestingPieces>(), pieces);
}
