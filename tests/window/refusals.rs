//! An act that is not possible says why, in one sentence; and before it is tried, the tip does.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use physics::lab::hands::PourHand;
use rules::Game;
use rules::a_la_carte::{Condiment, Cup, Move, Seat};
use toque::texts::Language;
use toque::window::plan::NAMES;
use toque::window::table::hands::{Act, ActKind, Hands};
use toque::window::table::hud::{Toast, ToastCard};
use toque::window::table::pointing::CupInUse;
use toque::window::table::prop::Prop;
use toque::window::table::shown_table::{CupPlace, ShownTable};
use toque::window::table::sitting::Sitting;
use toque::window::table::turn_flow;

use crate::cups::{carry_cup, cup, drag_cup, pan, resumed, tray};
use crate::mouse::{button, click, point, reach, seen};
use crate::party::{SIZE, sitting, until, until_asked};
use crate::stage::{listen, press, settle, words};

/// What is said in this language, of the two.
fn either<'a>(language: Language, english: &'a str, german: &'a str) -> &'a str {
    match language {
        Language::English => english,
        Language::German => german,
    }
}

fn assert_says(app: &mut App, sentence: &str) {
    let said = words(app);
    assert!(said.contains(sentence), "nobody says “{sentence}”:\n{said}");
}

/// What is to be seen of a toast, and where it lies.
fn toast(app: &mut App) -> Option<(String, Rect)> {
    let mut cards = app.world_mut().query_filtered::<(
        Option<&Children>,
        &ComputedNode,
        &UiGlobalTransform,
        &InheritedVisibility,
    ), With<ToastCard>>();
    let (lines, node, place, visible) = cards.single(app.world()).unwrap();
    let scale = node.inverse_scale_factor() * app.world().resource::<UiScale>().0;
    let lies = Rect::from_center_size(place.translation * scale, node.size() * scale);
    let says = lines
        .into_iter()
        .flatten()
        .filter_map(|&line| app.world().get::<Text>(line));
    let says: Vec<&str> = says.map(|text| text.0.as_str()).collect();
    visible.get().then(|| (says.join("\n"), lies))
}

/// It is to be seen, within the window and below no other card.
pub fn assert_seen(app: &mut App, sentence: &str) {
    let seen = toast(app);
    let (said, lies) = seen.unwrap_or_else(|| panic!("nothing is to be seen of “{sentence}”"));
    assert!(said.contains(sentence), "not “{sentence}” but “{said}”");
    let window = Rect::from_corners(Vec2::ZERO, SIZE.as_vec2());
    assert!(window.contains(lies.min) && window.contains(lies.max), "{lies:?}");
    let mut cards = app.world_mut().query_filtered::<(
        &ComputedNode,
        &UiGlobalTransform,
        &InheritedVisibility,
    ), (With<BoxShadow>, Without<ToastCard>)>();
    let scale = app.world().resource::<UiScale>().0;
    for (node, place, visible) in cards.iter(app.world()) {
        let scale = node.inverse_scale_factor() * scale;
        let card = Rect::from_center_size(place.translation * scale, node.size() * scale);
        let common = lies.intersect(card);
        assert!(
            !visible.get() || common.is_empty() || common.size().min_element() < 0.5,
            "“{sentence}” at {lies:?} lies on a card at {card:?}"
        );
    }
}

fn letter(app: &mut App, code: KeyCode, letter: &str) {
    press(app, code, Key::Character(letter.into()));
}

fn last(app: &App) -> Option<Move> {
    sitting(app).record().moves.last().copied()
}

/// The second seat has a crêpe in its pan, the third a dish; it is the first one's turn.
#[test]
fn a_swap_dropped_on_a_crepe_says_which_rule_forbids_it() {
    let moves = [
        "drawn swap",
        "drawn point",
        "drawn point",
        "dish o2",
        "dish b1",
        "dish b3",
        "end",
        "season pepper",
        "poured 3+0",
        "crepe",
        "end",
    ];
    for language in Language::ALL {
        let name = format!("refused-swap-{}", language.code());
        let mut app = resumed(&name, language, 3, &moves);
        let there = pan(&mut app, Seat::Second);
        drag_cup(&mut app, Cup::Swap, Seat::First, there);
        let sentence = either(
            language,
            "A stove with a crêpe on it is not swapped.",
            "Ein Herd mit einer Crêpe wird nicht getauscht.",
        );
        assert_says(&mut app, sentence);
        assert_eq!(last(&app), Some(Move::EndTurn));
        assert_eq!(app.world().resource::<CupInUse>().cup, None, "it is put back");
    }
}

#[test]
fn a_cup_that_was_clicked_says_where_it_works_when_something_else_is_clicked() {
    let moves = ["drawn reseason", "drawn point", "dish o2", "dish b1"];
    let mut app = resumed("refused-click", Language::English, 2, &moves);
    let cup = cup(&app, Cup::Reseason, Seat::First);
    let position = reach(&mut app, cup);
    click(&mut app, position);
    assert!(!app.world().resource::<CupInUse>().offer.is_empty());
    let position = reach(&mut app, Prop::Trash);
    click(&mut app, position);
    settle(&mut app);
    assert_says(
        &mut app,
        "A cup to season a rival's dish goes onto somebody else's stove or pan.",
    );
    assert!(app.world().resource::<CupInUse>().offer.is_empty());
}

#[test]
fn a_toy_that_does_nothing_now_says_what_it_is_for() {
    let moves = ["drawn point", "drawn swap", "dish o2", "dish b1"];
    for language in Language::ALL {
        let name = format!("refused-toy-{}", language.code());
        let mut app = resumed(&name, language, 2, &moves);
        let shown = app.world().resource::<ShownTable>();
        let theirs = shown.stove_of(Seat::Second);
        let hidden = shown.cups.iter().position(|place| *place == CupPlace::Tray).unwrap();
        let stove = either(language, "NAME cooks there;", "Dort kocht NAME;").replace("NAME", NAMES[1]);
        let sentences = [
            (Prop::Pan(theirs), stove.as_str()),
            (
                Prop::Cup(hidden as u8),
                either(
                    language,
                    "You draw a cup when the die shows coffee.",
                    "Eine Tasse ziehst du, wenn der Würfel Kaffee zeigt.",
                ),
            ),
            (
                Prop::Trash,
                either(
                    language,
                    "Spoiled dishes go into the trash by themselves.",
                    "Verdorbenes kommt von selbst in den Mülleimer.",
                ),
            ),
            (
                Prop::Sink,
                either(
                    language,
                    "What was in the pans gathers here",
                    "Was in den Pfannen war, sammelt sich hier",
                ),
            ),
            (
                Prop::Star(0),
                either(
                    language,
                    "A star is earned with a perfect dish.",
                    "Einen Stern verdient man mit einem perfekten Gericht.",
                ),
            ),
            (
                Prop::Spoon(0),
                either(
                    language,
                    "Spoons are spent by themselves, one for each action.",
                    "Löffel gehen von selbst weg, einer für jede Aktion.",
                ),
            ),
            (
                Prop::Dish("r1".parse().unwrap()),
                either(
                    language,
                    "Something new goes only into an empty pan.",
                    "Etwas Neues kommt nur in eine leere Pfanne.",
                ),
            ),
        ];
        for (thing, sentence) in sentences {
            let position = reach(&mut app, thing);
            click(&mut app, position);
            settle(&mut app);
            assert_says(&mut app, sentence);
        }
        assert_eq!(sitting(&app).record().moves.len(), moves.len());
    }
}

/// All spoons are spent, and the turn goes on because a cup could still be played.
#[test]
fn a_key_for_something_that_is_not_possible_says_why() {
    let moves = [
        "drawn point",
        "drawn swap",
        "dish o2",
        "dish b1",
        "heat",
        "rolled +1",
        "heat",
        "rolled +1",
        "heat",
        "rolled +1",
    ];
    let mut app = resumed("refused-key", Language::English, 2, &moves);
    letter(&mut app, KeyCode::KeyR, "r");
    assert_says(&mut app, "You have no spoon left.");
    letter(&mut app, KeyCode::KeyF, "f");
    assert_says(&mut app, "There is no crêpe in your pan.");
    letter(&mut app, KeyCode::KeyU, "u");
    assert_says(&mut app, "Nothing can be taken back");
    // While a cup waits for how, the buttons are about the cup.
    let cup = cup(&app, Cup::Point, Seat::First);
    let position = reach(&mut app, cup);
    click(&mut app, position);
    listen(&mut app);
    letter(&mut app, KeyCode::KeyE, "e");
    assert_says(&mut app, "First choose how the cup works, or keep it.");
    assert_eq!(sitting(&app).record().moves.len(), moves.len());
    letter(&mut app, KeyCode::KeyB, "b");
    listen(&mut app);
    letter(&mut app, KeyCode::KeyE, "e");
    assert_eq!(last(&app), Some(Move::EndTurn));
    letter(&mut app, KeyCode::KeyR, "r");
    assert_says(&mut app, &format!("It is {}'s turn.", NAMES[1]));
}

#[test]
fn the_tip_says_what_a_carried_cup_would_do_to_what_it_is_over() {
    let moves = ["drawn cool", "drawn point", "dish o2", "dish b1", "heat", "rolled +3"];
    for language in Language::ALL {
        let name = format!("cup-tip-{}", language.code());
        let mut app = resumed(&name, language, 2, &moves);
        let (here, there) = (pan(&mut app, Seat::First), pan(&mut app, Seat::Second));
        carry_cup(&mut app, Cup::Cool, Seat::First, here);
        settle(&mut app);
        let would = either(
            language,
            "Here it turns your dial down.",
            "Hier dreht sie deinen Regler zurück.",
        );
        assert_says(&mut app, would);
        let throws = either(language, "flick the die and let go", "hol Schwung und lass los");
        assert!(!words(&mut app).contains(throws), "the die is not what one holds");
        for target in [there, seen(&mut app, Prop::Sink)] {
            point(&mut app, target);
            settle(&mut app);
            let elsewhere = either(
                language,
                "A cup to reduce heat goes onto your own stove or pan.",
                "Eine Tasse „Heizstufe senken“ gehört auf deinen eigenen Herd oder deine Pfanne.",
            );
            assert_says(&mut app, elsewhere);
        }
        button(&mut app, ButtonState::Released);
        settle(&mut app);
        assert_eq!(sitting(&app).record().moves.len(), moves.len());
    }
}

/// A swap cup over the tray that it came from is only put back.
#[test]
fn the_tip_says_that_a_cup_would_stay() {
    let moves = ["drawn swap", "drawn point", "dish o2", "dish b1"];
    let mut app = resumed("cup-stays", Language::English, 2, &moves);
    let own = tray(&mut app, Seat::First);
    carry_cup(&mut app, Cup::Swap, Seat::First, own);
    settle(&mut app);
    assert_says(&mut app, "Here it stays with you, unplayed.");
    let there = pan(&mut app, Seat::Second);
    point(&mut app, there);
    settle(&mut app);
    assert_says(&mut app, &format!("Here it swaps your stove for {}'s.", NAMES[1]));
}

/// Three pans and four bottles: first whose, then which, each by the key that it always has.
#[test]
fn every_way_to_re_season_has_a_key() {
    let moves = [
        "drawn reseason",
        "drawn point",
        "drawn point",
        "drawn swap",
        "dish o2",
        "dish b1",
        "dish b3",
        "dish r1",
    ];
    let mut app = resumed("twelve-ways", Language::English, 4, &moves);
    let cup = cup(&app, Cup::Reseason, Seat::First);
    let position = reach(&mut app, cup);
    click(&mut app, position);
    settle(&mut app);
    let offer = app.world().resource::<CupInUse>().offer.clone();
    let (on, with) = (Seat::Fourth, Condiment::Herbs);
    assert_eq!(
        (offer.len(), offer.last()),
        (12, Some(&Move::PlayReseason { on, with }))
    );
    listen(&mut app);
    press(&mut app, KeyCode::F8, Key::F8);
    assert_eq!(app.world().resource::<CupInUse>().offer.len(), 4);
    listen(&mut app);
    letter(&mut app, KeyCode::Digit4, "4");
    assert_eq!(last(&app), Some(Move::PlayReseason { on, with }));
}

/// With something in the hand a key says that it waits; U puts an untipped bottle back, and after that takes back as ever.
#[test]
fn keys_say_that_the_hand_is_full_and_u_puts_a_bottle_back() {
    let moves = ["drawn cool", "drawn swap", "dish o2", "dish b1"];
    for language in Language::ALL {
        let mut app = resumed(&format!("refused-full-{}", language.code()), language, 2, &moves);
        listen(&mut app);
        letter(&mut app, KeyCode::Digit1, "1");
        for (code, key) in [(KeyCode::KeyR, "r"), (KeyCode::KeyE, "e"), (KeyCode::Digit2, "2")] {
            letter(&mut app, code, key);
            let sentence = either(
                language,
                "First bring to its end what is in your hand.",
                "Bring zuerst zu Ende, was du in der Hand hast.",
            );
            assert_seen(&mut app, sentence);
            forget(&mut app);
        }
        for (code, key) in [(KeyCode::Space, Key::Space), (KeyCode::Enter, Key::Enter)] {
            press(&mut app, code, key);
            let sentence = either(
                language,
                "First bring to its end what is in your hand.",
                "Bring zuerst zu Ende, was du in der Hand hast.",
            );
            assert_seen(&mut app, sentence);
            forget(&mut app);
        }
        assert!(!app.world().resource::<Hands>().are_free());
        letter(&mut app, KeyCode::KeyU, "u");
        until(&mut app, "it is put back", |app| {
            app.world().resource::<Hands>().are_free()
        });
        settle(&mut app);
        let name = NAMES[0];
        let sentence = either(
            language,
            "puts the lemon bottle back. That costs nothing.",
            "Flasche mit Zitrone zurück. Das kostet nichts.",
        );
        assert_says(&mut app, sentence);
        assert!(words(&mut app).contains(name));
        assert_eq!(last(&app), Some("dish b1".parse().unwrap()));
    }
}

/// Nothing is said any more.
fn forget(app: &mut App) {
    app.world_mut().resource_mut::<Toast>().set_if_neq(Toast::default());
    settle(app);
    assert_eq!(toast(app), None);
}

/// The bottle that was chosen by key comes into the steady hand while the space bar is still down: nothing tips, and it says why.
#[test]
fn a_space_bar_that_is_held_while_the_bottle_comes_says_that_it_is_to_be_pressed_anew() {
    let moves = ["drawn reseason", "drawn point", "dish o2", "dish b1"];
    for language in Language::ALL {
        let mut app = resumed(&format!("refused-held-{}", language.code()), language, 2, &moves);
        let seat = sitting(&app).game().state().active;
        app.world_mut().resource_mut::<Sitting>().set_steady(seat, true);
        listen(&mut app);
        letter(&mut app, KeyCode::KeyG, "g");
        listen(&mut app);
        hold(&mut app, ButtonState::Pressed);
        letter(&mut app, KeyCode::Digit1, "1");
        until(&mut app, "the bottle is in the hand", |app| {
            app.world().resource::<Hands>().act().is_some_and(Act::is_live)
        });
        settle(&mut app);
        let sentence = either(
            language,
            "The space bar was down already",
            "Die Leertaste war schon gedrückt",
        );
        assert_seen(&mut app, sentence);
        for _ in 0..30 {
            app.update();
        }
        assert!(!sitting(&app).is_tipped());
        forget(&mut app);
        for _ in 0..30 {
            app.update();
        }
        assert_eq!(toast(&mut app), None, "it is said once");
        hold(&mut app, ButtonState::Released);
        hold(&mut app, ButtonState::Pressed);
        until(&mut app, "it tips", |app| sitting(app).is_tipped());
    }
}

/// Presses the space bar or lets it go.
fn hold(app: &mut App, state: ButtonState) {
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
    settle(app);
}

/// What the mentor's hand does comes to its end by itself, and U does not say that it puts anything back.
#[test]
fn keys_say_that_a_hand_is_at_work_that_nobody_needs_to_help() {
    let moves = ["drawn cool", "drawn swap", "dish o2", "dish b1"];
    for language in Language::ALL {
        let mut app = resumed(&format!("refused-lent-{}", language.code()), language, 2, &moves);
        let seat = sitting(&app).game().state().active;
        let pour = ActKind::Pour(Condiment::Lemon);
        let choice = Some(Move::Season(Condiment::Lemon));
        let hand = Box::new(PourHand::plain(0.0, 4.0));
        app.world_mut()
            .resource_mut::<Hands>()
            .lend(pour, seat, seat, choice, hand);
        settle(&mut app);
        for (code, key) in [(KeyCode::KeyU, "u"), (KeyCode::KeyR, "r")] {
            letter(&mut app, code, key);
            let sentence = either(
                language,
                "One moment: this comes to its end by itself.",
                "Einen Augenblick: Das geht von selbst zu Ende.",
            );
            assert_seen(&mut app, sentence);
            forget(&mut app);
        }
    }
}

#[test]
fn space_and_return_with_nothing_to_do_say_what_they_are_for() {
    let moves = ["drawn cool", "drawn swap", "dish o2", "dish b1"];
    for language in Language::ALL {
        for steady in [false, true] {
            let name = format!("refused-space-{}-{steady}", language.code());
            let mut app = resumed(&name, language, 2, &moves);
            let seat = sitting(&app).game().state().active;
            app.world_mut().resource_mut::<Sitting>().set_steady(seat, steady);
            listen(&mut app);
            press(&mut app, KeyCode::Space, Key::Space);
            let sentence = match (language, steady) {
                (Language::English, false) => "The space bar hurries what the others do.",
                (Language::German, false) => "Die Leertaste beschleunigt, was die anderen tun.",
                (Language::English, true) => "The space bar tips and tosses: first take a bottle",
                (Language::German, true) => "Die Leertaste kippt und wirft: Nimm zuerst eine Flasche",
            };
            assert_seen(&mut app, sentence);
            press(&mut app, KeyCode::Enter, Key::Enter);
            let sentence = either(
                language,
                "Return presses what is marked",
                "Die Eingabetaste drückt, was markiert ist",
            );
            assert_seen(&mut app, sentence);
            assert_eq!(last(&app), Some("dish b1".parse().unwrap()));
        }
    }
}

#[test]
fn what_was_chosen_before_a_match_was_left_is_not_taken_back_and_the_reason_is_so() {
    let moves = ["drawn cool", "drawn swap", "dish o2", "dish b1"];
    for language in Language::ALL {
        let mut app = resumed(&format!("refused-left-{}", language.code()), language, 2, &moves);
        listen(&mut app);
        letter(&mut app, KeyCode::KeyU, "u");
        let sentence = either(
            language,
            "this was chosen before the match was left.",
            "Das wurde gewählt, bevor die Partie verlassen wurde.",
        );
        assert_seen(&mut app, sentence);
        assert!(turn_flow::play(
            app.world_mut(),
            &["heat".parse().unwrap(), "rolled +1".parse().unwrap()]
        ));
        until_asked(&mut app);
        letter(&mut app, KeyCode::KeyU, "u");
        assert_seen(
            &mut app,
            either(
                language,
                "chance or somebody else came in between",
                "Der Zufall oder jemand anderes",
            ),
        );
    }
}
