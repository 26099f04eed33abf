//! A whole game with nothing but a keyboard: from the title to the seats, every choice by the key that is printed on its
//! button, every dish from the sheet, pours and tosses by a steady hand, and from the placings back to the title.
//!
//! What the match says is only read, to decide and to compare; whatever happens comes from a key.

use std::collections::BTreeSet;
use std::fs;

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui_widgets::Button;
use bevy::window::PrimaryWindow;
use opponents::a_la_carte::{HandModels, PourStyle, School};
use opponents::{Level, Player, PlayerKind, Temper};
use physics::lab::hands::{SteadyFlick, pour_marks};
use rules::a_la_carte::{ALaCarte, Chance, DishId, Menu as Dishes, Move, Phase, Seat};
use rules::{Game, MatchRecord, ToMove};
use toque::texts::Language;
use toque::window::language::{CurrentTexts, capitalised};
use toque::window::plan::{SeatPlan, TablePlan, Who};
use toque::window::screen::Screen;
use toque::window::settings::{Pace, Settings};
use toque::window::storage::Storage;
use toque::window::table::hands::{Act, ActKind, Hands, SteadyHand};
use toque::window::table::hud::{Options, TableChoice};
use toque::window::table::mentor::Mentor;
use toque::window::table::player_action::PlayerAction;
use toque::window::table::shown_table::cup_kind;
use toque::window::table::turn_flow::{awaits_person, is_over};

use crate::mouse::{Doings, Tape, record};
use crate::party::{SIZE, assert_shown, person, plan, sitting, taken_up, until, until_free};
use crate::stage::{app, listen, press, screen, words};

fn tab(app: &mut App) {
    press(app, KeyCode::Tab, Key::Tab);
}

fn enter(app: &mut App) {
    press(app, KeyCode::Enter, Key::Enter);
}

/// Presses or lets go of the space bar, in one frame.
fn space(app: &mut App, state: ButtonState) {
    let mut windows = app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>();
    let window = windows.single(app.world()).unwrap();
    app.world_mut().write_message(KeyboardInput {
        key_code: KeyCode::Space,
        logical_key: Key::Space,
        state,
        text: None,
        repeat: false,
        window,
    });
    app.update();
}

/// Presses the key that is called like this on a button.
fn press_key(app: &mut App, label: &str) {
    let code = match label {
        "1" => KeyCode::Digit1,
        "2" => KeyCode::Digit2,
        "3" => KeyCode::Digit3,
        "4" => KeyCode::Digit4,
        "5" => KeyCode::Digit5,
        "6" => KeyCode::Digit6,
        "7" => KeyCode::Digit7,
        "8" => KeyCode::Digit8,
        "9" => KeyCode::Digit9,
        "0" => KeyCode::Digit0,
        "F5" => KeyCode::F5,
        "F6" => KeyCode::F6,
        "F7" => KeyCode::F7,
        "F8" => KeyCode::F8,
        "A" => KeyCode::KeyA,
        "B" => KeyCode::KeyB,
        "C" => KeyCode::KeyC,
        "D" => KeyCode::KeyD,
        "E" => KeyCode::KeyE,
        "F" => KeyCode::KeyF,
        "G" => KeyCode::KeyG,
        "K" => KeyCode::KeyK,
        "N" => KeyCode::KeyN,
        "O" => KeyCode::KeyO,
        "P" => KeyCode::KeyP,
        "R" => KeyCode::KeyR,
        "S" => KeyCode::KeyS,
        "W" => KeyCode::KeyW,
        other => panic!("no keyboard has the key “{other}”"),
    };
    press(app, code, Key::Character(label.to_lowercase().into()));
}

/// Everything that is written on a thing.
fn written_on(world: &World, thing: Entity) -> Vec<String> {
    let mut found: Vec<String> = world.get::<Text>(thing).iter().map(|text| text.0.clone()).collect();
    if let Some(children) = world.get::<Children>(thing) {
        for &child in children {
            found.extend(written_on(world, child));
        }
    }
    found
}

fn focused(app: &App) -> Option<Entity> {
    app.world().resource::<InputFocus>().get()
}

/// Whether what has the focus says this.
fn focus_says(app: &App, words: &str) -> bool {
    focused(app).is_some_and(|thing| written_on(app.world(), thing).iter().any(|line| line == words))
}

/// Goes on with Tab until something has the focus.
fn tab_until(app: &mut App, what: &str, is: impl Fn(&App) -> bool) {
    for _ in 0..60 {
        if is(app) {
            return;
        }
        tab(app);
    }
    panic!("“{what}” cannot be reached with Tab: {}", words(app));
}

fn tab_to(app: &mut App, words: &str) {
    tab_until(app, words, |app| focus_says(app, words));
}

/// Turns the choice that has the focus until it says this.
fn turn_to(app: &mut App, choice: &str) {
    for _ in 0..6 {
        if focus_says(app, choice) {
            return;
        }
        press(app, KeyCode::ArrowRight, Key::ArrowRight);
    }
    panic!("“{choice}” cannot be chosen: {}", words(app));
}

/// As a word that stands alone is written on a button.
fn capital(word: &str) -> String {
    let (first, rest) = word.split_at(1);
    first.to_uppercase() + rest
}

/// What stands on the button of an option.
fn caption(app: &App, option: TableChoice) -> String {
    let speech = app.world().resource::<CurrentTexts>();
    let names = sitting(app).plan().names();
    let name = |seat: Seat| names[seat.index()].clone();
    match option {
        TableChoice::Keep => speech.line("cup-keep"),
        TableChoice::Otherwise => speech.line("act-somebody-else"),
        TableChoice::Whose(seat) => {
            let takes = sitting(app).game().state().phase == Phase::TakeCup;
            let id = if takes { "act-take-from" } else { "use-reseason-whose" };
            speech.say(id, [("name", name(seat).into())])
        }
        TableChoice::Do(PlayerAction::Cup(cup)) => capital(&speech.cup(cup_kind(usize::from(cup)))),
        TableChoice::Do(PlayerAction::Act { kind, .. }) => match kind {
            ActKind::Throw => speech.line("act-heat"),
            ActKind::Flip => speech.line("act-flip"),
            ActKind::Pour(condiment) => capital(&speech.condiment(condiment)),
        },
        TableChoice::Do(PlayerAction::Choose(mv)) | TableChoice::Use(mv) => match mv {
            Move::EndTurn => speech.line("act-end-turn"),
            Move::LetGo => speech.line("act-let-go"),
            Move::Crepe => speech.line("act-crepe"),
            Move::Pick(steps) => format!("+{steps}"),
            Move::PlayCool(steps) => format!("−{steps}"),
            Move::PlayPoint => speech.line("use-point"),
            Move::PlaySpoons => speech.line("use-spoons"),
            Move::PlaySwap(with) => speech.say("use-swap", [("name", name(with).into())]),
            Move::PlayReseason { on, with } => {
                let gaps = [("name", name(on).into()), ("kind", speech.condiment(with).into())];
                speech.say("use-reseason", gaps)
            }
            Move::TakeCup { from, cup } => {
                let gaps = [("name", name(from).into()), ("cup", speech.cup(cup).into())];
                speech.say("act-take-cup", gaps)
            }
            other => panic!("there is no button for “{other}”"),
        },
    }
}

/// The key that is printed on the button with these words.
fn printed_key(app: &mut App, words: &str) -> Option<String> {
    let world = app.world_mut();
    let mut buttons = world.query_filtered::<Entity, With<Button>>();
    let mut on_buttons = buttons.iter(world).map(|button| written_on(world, button));
    on_buttons.find_map(|lines| match lines.as_slice() {
        [line, key] if line == words => Some(key.clone()),
        _ => None,
    })
}

/// Everything that can be done now with the key on its button; each has one, and no two the same.
fn keys_on_buttons(app: &mut App) -> Vec<(TableChoice, String)> {
    let options = app.world().resource::<Options>().0.clone();
    let mut keys: Vec<(TableChoice, String)> = Vec::new();
    for option in options {
        // A button begins as a sentence does.
        let words = capitalised(&caption(app, option));
        let key = printed_key(app, &words).unwrap_or_else(|| panic!("“{words}” has no key"));
        assert!(
            keys.iter().all(|(_, other)| *other != key),
            "“{words}” shares the key {key}: {keys:?}"
        );
        keys.push((option, key));
    }
    keys
}

/// Whether an option is this decision, or the first step to it.
fn leads_to(option: TableChoice, mv: Move) -> bool {
    match option {
        TableChoice::Use(choice) | TableChoice::Do(PlayerAction::Choose(choice)) => choice == mv,
        TableChoice::Do(PlayerAction::Act { choice, .. }) => choice == Some(mv),
        TableChoice::Do(PlayerAction::Cup(cup)) => mv.played_cup() == Some(cup_kind(usize::from(cup))),
        TableChoice::Whose(seat) => {
            matches!(mv, Move::PlayReseason { on: whose, .. } | Move::TakeCup { from: whose, .. } if whose == seat)
        }
        TableChoice::Keep | TableChoice::Otherwise => false,
    }
}

/// Presses the key of what a decision needs; a cup needs two, and a third one where several people can be meant.
fn press_for(app: &mut App, mv: Move) {
    for _ in 0..3 {
        listen(app);
        let found = keys_on_buttons(app).into_iter().find(|(each, _)| leads_to(*each, mv));
        let (option, key) =
            found.unwrap_or_else(|| panic!("there is no button for “{mv}”: {}", sitting(app).game().state()));
        press_key(app, &key);
        if !matches!(option, TableChoice::Do(PlayerAction::Cup(_)) | TableChoice::Whose(_)) {
            return;
        }
    }
}

/// The dish whose recipe is shown large, if it is one that could be taken.
fn considered(app: &mut App) -> Option<DishId> {
    let shown = words(app);
    let game = sitting(app).game();
    let speech = app.world().resource::<CurrentTexts>();
    let on_the_table = game.state().table.iter();
    let mut large = on_the_table.filter(|&dish| shown.lines().any(|line| line == speech.dish(dish, game.menu())));
    large.next()
}

/// Goes through the sheet until a dish is shown large, and takes it.
fn take_from_sheet(app: &mut App, dish: DishId) {
    for _ in 0..=DishId::COUNT {
        if considered(app) == Some(dish) {
            enter(app);
            return;
        }
        tab(app);
    }
    panic!("the tile of {dish} cannot be reached with Tab: {}", words(app));
}

/// What the timing bar shows.
fn bar(app: &App) -> f32 {
    let steady = app.world().resource::<Hands>().act().and_then(Act::steady);
    steady.map_or(0.0, SteadyHand::bar)
}

/// How many seconds the key is held.
const fn seconds(tip: PourStyle) -> f32 {
    match tip {
        PourStyle::Pinch => pour_marks::ONE,
        PourStyle::Dash => 2.2,
        PourStyle::Splash => pour_marks::SEVERAL + 0.3,
    }
}

/// Does with the space bar what a hand has to do, if anything. A die is thrown by itself.
fn by_hand(app: &mut App, tip: PourStyle) {
    let Some(kind) = app.world().resource::<Hands>().act().map(|act| act.kind) else {
        return;
    };
    match kind {
        ActKind::Throw => {}
        ActKind::Pour(_) => {
            space(app, ButtonState::Pressed);
            until(app, "the bottle was over long enough", |app| bar(app) >= seconds(tip));
            space(app, ButtonState::Released);
        }
        ActKind::Flip => {
            until(app, "the mark is at the end of the bar", |app| bar(app) > 0.9);
            until(app, "the mark is in the green", |app| {
                bar(app) < SteadyFlick::USUAL.middle()
            });
            space(app, ButtonState::Pressed);
            space(app, ButtonState::Released);
        }
    }
    until(app, "the hand is free", |app| {
        app.world().resource::<Hands>().are_free()
    });
}

/// Does by key what somebody decided.
fn carry_out(app: &mut App, mv: Move, tip: PourStyle) {
    match mv {
        Move::Dish(dish) => take_from_sheet(app, dish),
        _ => press_for(app, mv),
    }
    by_hand(app, tip);
}

/// Finishes what was begun: the bottle over somebody else's pan.
fn finish(app: &mut App) {
    let begun = |option: &TableChoice| matches!(option, TableChoice::Do(PlayerAction::Act { choice: None, .. }));
    let found = keys_on_buttons(app).into_iter().find(|(option, _)| begun(option));
    let (_, key) = found.unwrap_or_else(|| panic!("nothing can be done: {}", sitting(app).game().state()));
    press_key(app, &key);
    by_hand(app, PourStyle::Splash);
}

/// Until the person is asked or the match is over; the space bar hurries what is told.
fn wait(app: &mut App) {
    for _ in 0..40_000 {
        let (sitting, hands) = (sitting(app), app.world().resource::<Hands>());
        let draws = matches!(sitting.game().to_move(), ToMove::Chance(Chance::Cup { .. }));
        if is_over(sitting) || (awaits_person(sitting, hands).is_some() && !draws) {
            listen(app);
            return;
        }
        if hands.are_free() {
            space(app, ButtonState::Pressed);
            space(app, ButtonState::Released);
        } else {
            app.update();
        }
    }
    panic!("nobody is asked: {}", sitting(app).game().state());
}

/// Plays until the placings. Returns what the person decided and did.
fn play(app: &mut App, policy: &mut (dyn Player<ALaCarte> + Send)) -> Vec<Move> {
    let mut pressed = Vec::new();
    let mut in_vain = 0;
    for _ in 0..600 {
        wait(app);
        if app.world().resource::<Mentor>().says.is_some() {
            press_key(app, "N");
        }
        let before = sitting(app).record().moves.len();
        match sitting(app).game().to_move() {
            ToMove::Nobody => return pressed,
            ToMove::Chance(_) => finish(app),
            // Nothing is to be pressed where there is nothing to choose.
            ToMove::Seats(_) if sitting(app).only_choice(Seat::First).is_some() => {
                until(app, "the only choice is made", |app| {
                    sitting(app).record().moves.len() > before
                });
            }
            ToMove::Seats(_) => {
                let seat = sitting(app).game().state().active;
                let decision = policy.decide(&sitting(app).game().view_for(seat));
                carry_out(app, decision.mv, decision.manner);
                if sitting(app).record().moves.get(before) == Some(&decision.mv) {
                    pressed.push(decision.mv);
                } else {
                    // A bottle that was hardly tipped was never taken.
                    in_vain += 1;
                    assert!(
                        in_vain < 20,
                        "“{}” was tried again and again: {}",
                        decision.mv,
                        sitting(app).game().state()
                    );
                }
            }
        }
    }
    panic!("the game does not end: {}", sitting(app).game().state());
}

/// What a seat decided in a match, where it had a choice: other moves than those of chance, and more dishes or cups than one.
fn decisions(record: &MatchRecord<ALaCarte>, seat: Seat) -> Vec<Move> {
    let mut game = ALaCarte::start(&record.setup, Dishes::standard()).unwrap();
    let mut made = Vec::new();
    for &mv in &record.moves {
        let no_choice = game.legal_moves_of(seat).as_ref().len() == 1
            && matches!(mv, Move::Dish(_) | Move::Crepe | Move::TakeCup { .. });
        if game.to_move().waits_for(seat) && !no_choice {
            made.push(mv);
        }
        game.apply(mv).unwrap();
    }
    made
}

/// From the title to a table for two: somebody with a steady hand, and a chef of three stars.
fn sit_down_by_key(app: &mut App) {
    enter(app);
    assert_eq!(screen(app), Screen::Seats);
    tab_to(app, "4 seats");
    turn_to(app, "2 seats");
    tab_to(app, "Steady hand");
    enter(app);
    tab_to(app, "Commis");
    turn_to(app, "Three-star chef");
    // The seed is the only field with nothing in it.
    tab_until(app, "seed", |app| {
        let field = focused(app).and_then(|thing| app.world().get::<EditableText>(thing));
        field.is_some_and(|field| field.value().to_string().is_empty())
    });
    press_key(app, "7");
    tab_to(app, "Start cooking");
    enter(app);
    assert_eq!(screen(app), Screen::Table);
    let plan = app.world().resource::<TablePlan>();
    assert_eq!((plan.seats.len(), plan.people(), plan.seed), (2, 1, Some(7)));
    assert!(plan.seats[0].steady && plan.seats[0].who == Who::Person, "{plan:?}");
    let three_star = |seat: &SeatPlan| {
        matches!(
            seat.who,
            Who::Chef(PlayerKind::Chef {
                level: Level::ThreeStar,
                ..
            })
        )
    };
    assert!(three_star(&plan.seats[1]), "{plan:?}");
}

#[test]
fn a_whole_game_is_played_with_the_keyboard_alone() {
    let mut app = app("keyboard", SIZE, Language::English, 1.0);
    record(&mut app);
    sit_down_by_key(&mut app);
    for _ in 0..3 {
        press_key(&mut app, "P");
    }
    assert_eq!(app.world().resource::<Settings>().pace, Pace::Skip);

    // Nobody plays for somebody who presses nothing.
    wait(&mut app);
    let before = sitting(&app).record().moves.len();
    for _ in 0..200 {
        app.update();
    }
    assert_eq!(sitting(&app).record().moves.len(), before);

    let mut school = School::new(Dishes::standard(), HandModels::measured());
    let (level, temper) = (Level::Commis, Temper::Showman);
    let mut policy = school.player(PlayerKind::Chef { level, temper }, 1);
    let pressed = play(&mut app, policy.as_mut());
    let state = *sitting(&app).game().state();
    assert!(matches!(state.phase, Phase::Over { .. }), "{state}");
    assert_shown(&app);
    let did = |kind: fn(&Move) -> bool| pressed.iter().any(kind);
    assert!(did(|mv| matches!(mv, Move::Dish(_))), "{pressed:?}");
    assert!(did(|mv| matches!(mv, Move::Heat)), "{pressed:?}");
    assert!(did(|mv| matches!(mv, Move::Season(_))), "{pressed:?}");

    // Every decision of this seat is one whose key was pressed, and the match on disk is the one that was played.
    let kept = app.world().resource::<Storage>().path("matches/0001.match").unwrap();
    let kept: MatchRecord<ALaCarte> = fs::read_to_string(kept).unwrap().parse().unwrap();
    assert_eq!(kept.moves, sitting(&app).record().moves);
    assert_eq!(*kept.replay(Dishes::standard()).unwrap().state(), state);
    assert_eq!(decisions(&kept, Seat::First), pressed);

    let told = words(&mut app);
    let names = sitting(&app).plan().names();
    for standing in &sitting(&app).game().standings() {
        let points = app.world().resource::<CurrentTexts>().points(standing.points);
        let line = format!("{}: {points}", names[standing.seat.index()]);
        assert!(told.lines().any(|each| each == line), "“{line}” is missing: {told}");
    }
    tab_to(&mut app, "To the title");
    enter(&mut app);
    assert_eq!(screen(&app), Screen::Title);
    assert!(words(&mut app).contains("New game"));
    let tape = app.world().resource::<Tape>();
    assert!(tape.0.iter().all(|doings| *doings == Doings::default()));
}

fn parsed<T: AsRef<str>>(moves: impl IntoIterator<Item = T>) -> Vec<Move> {
    moves.into_iter().map(|mv| mv.as_ref().parse().unwrap()).collect()
}

/// People with steady hands at a table at which these moves were made.
fn steady_table(name: &str, seats: usize, moves: Vec<Move>) -> App {
    let mut app = app(name, SIZE, Language::English, 1.0);
    let guests = ["Ada", "Ben", "Cleo", "Dan"]
        .into_iter()
        .take(seats)
        .map(|name| SeatPlan {
            steady: true,
            ..person(name)
        });
    taken_up(&mut app, &plan(guests.collect()), moves);
    until_free(&mut app);
    listen(&mut app);
    app
}

/// All cups have left the tray, and the second seat has rolled for another one.
fn no_cup_on_the_tray() -> Vec<Move> {
    let mut moves = parsed(["drawn point", "drawn swap", "dish o2", "dish b1"]);
    for cups in [
        ["point", "point", "swap"],
        ["swap", "spoons", "spoons"],
        ["reseason"; 3],
    ] {
        for cup in cups {
            let drawn = format!("drawn {cup}");
            moves.extend(parsed(["heat", "rolled coffee", drawn.as_str()]));
        }
        moves.push(Move::EndTurn);
    }
    for _ in 0..2 {
        moves.extend(parsed(["heat", "rolled coffee", "drawn cool"]));
    }
    moves.extend(parsed(["heat", "rolled coffee"]));
    moves
}

/// Every kind of button, at a table where it is there: its key does what its words say.
#[test]
fn the_key_on_a_button_does_what_the_button_says() {
    let beginning = |cup: &str, then: &str| {
        let cup = format!("drawn {cup}");
        let first = [cup.as_str(), "drawn point", "dish o2", "dish b1"];
        parsed(first.into_iter().chain(then.split(", ").filter(|mv| !mv.is_empty())))
    };
    let four = |cup: &str| {
        let cup = format!("drawn {cup}");
        let cups = [cup.as_str(), "drawn point", "drawn point", "drawn spoons"];
        parsed(cups.into_iter().chain(["dish o2", "dish b1", "dish g1", "dish r1"]))
    };
    let spoiled = "season lemon, poured 3+0";
    let crepe = "season lemon, poured 3+0, crepe, end, heat, rolled +1";
    let burnt = parsed(["drawn cool", "drawn point", "dish g3", "dish b1", "heat", "rolled +3"]);
    let cases: [(usize, Vec<Move>, &str); 18] = [
        (2, parsed(["drawn point", "drawn swap"]), "dish r4"),
        (2, beginning("point", ""), "heat"),
        (2, beginning("point", ""), "season herbs"),
        (2, beginning("point", ""), "end"),
        (2, beginning("point", "heat, rolled choose"), "pick 2"),
        (2, beginning("point", spoiled), "dish b2"),
        (2, beginning("point", spoiled), "crepe"),
        (2, beginning("point", crepe), "flip"),
        (2, beginning("point", ""), "play point"),
        (2, beginning("spoons", "heat, rolled +1"), "play spoons"),
        (2, beginning("swap", ""), "play swap 2"),
        (4, four("swap"), "play swap 4"),
        (2, beginning("cool", "heat, rolled +3"), "play cool 2"),
        (2, beginning("reseason", ""), "play reseason 2 lemon"),
        (4, four("reseason"), "play reseason 4 herbs"),
        (2, burnt.clone(), "let-go"),
        (2, burnt, "play cool 2"),
        (2, no_cup_on_the_tray(), "take 1 reseason"),
    ];
    for (number, (seats, moves, wanted)) in cases.into_iter().enumerate() {
        let before = moves.len();
        let mv: Move = wanted.parse().unwrap();
        let mut app = steady_table(&format!("keys-{number}"), seats, moves);
        assert_eq!(sitting(&app).record().moves.len(), before, "{wanted}");
        carry_out(&mut app, mv, PourStyle::Dash);
        assert_eq!(sitting(&app).record().moves.get(before), Some(&mv), "{wanted}");
    }
}

#[test]
fn a_cup_is_kept_by_key() {
    let moves = parsed(["drawn swap", "drawn point", "dish o2", "dish b1"]);
    let before = moves.clone();
    let mut app = steady_table("keys-keep", 2, moves);
    let cup = |option: &TableChoice| matches!(option, TableChoice::Do(PlayerAction::Cup(_)));
    let everything = keys_on_buttons(&mut app);
    let (_, key) = everything.iter().find(|(option, _)| cup(option)).unwrap();
    press_key(&mut app, key);
    listen(&mut app);
    let uses = keys_on_buttons(&mut app);
    let (_, key) = uses.iter().find(|(option, _)| *option == TableChoice::Keep).unwrap();
    press_key(&mut app, key);
    assert_eq!(keys_on_buttons(&mut app), everything);
    assert_eq!(sitting(&app).record().moves, before);
}

/// Each tile shows its recipe while it has the focus.
#[test]
fn all_dishes_on_the_sheet_are_reached_by_key() {
    let mut app = steady_table("keys-sheet", 2, parsed(["drawn point", "drawn swap"]));
    // The faces of the tiles are printed meanwhile, and their names are words too.
    for _ in 0..1000 {
        if considered(&mut app).is_none() {
            break;
        }
        app.update();
    }
    assert_eq!(considered(&mut app), None);
    let mut met = BTreeSet::new();
    for _ in 0..DishId::COUNT {
        tab(&mut app);
        met.extend(considered(&mut app).map(|dish| dish.to_string()));
    }
    assert_eq!(met.len(), DishId::COUNT, "{met:?}");
    // Within the sheet the arrows lead to the tile beside it.
    let here = considered(&mut app);
    press(&mut app, KeyCode::ArrowLeft, Key::ArrowLeft);
    let beside = considered(&mut app);
    assert!(beside.is_some() && beside != here, "{here:?} {beside:?}");
}

/// A dish of a colour that was served may not be chosen again; on the sheet they come first.
#[test]
fn the_sheet_begins_at_a_dish_that_may_be_taken() {
    let moves = parsed([
        "drawn point",
        "drawn swap",
        "dish y4",
        "dish b1",
        "season lemon",
        "poured 1+0",
    ]);
    let mut app = steady_table("keys-sheet-begins", 2, moves);
    let first = sitting(&app).game().state().table.iter().next().unwrap();
    assert!(
        !sitting(&app).game().is_legal(Move::Dish(first)),
        "{first} may be taken"
    );
    tab(&mut app);
    let begins = considered(&mut app).expect("a dish has the focus");
    assert!(sitting(&app).game().is_legal(Move::Dish(begins)), "{begins}");
}
