//! A newcomer's first minutes, by a scripted hand with a real mouse in the real window: *Learn to play*, a first dish, the
//! crêpe and the die for it. The hand sees what a person sees, how much has fallen and what came of it (it reads both from
//! the match file, which has them as soon as the cards do), and has no other skill. How often it had to try is printed and
//! bounded.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use bevy::prelude::*;
use physics::lab::hands::{SWEET, smooth};
use rules::a_la_carte::{ALaCarte, Condiment, Crepe, DishId, Menu, Move, Phase, Seat};
use rules::{Game, MatchFile};
use toque::texts::Language;
use toque::window::settings::{Pace, Settings};
use toque::window::table::hands::{ActKind, Hands};
use toque::window::table::layout::Layout;
use toque::window::table::prop::Prop;
use toque::window::table::shown_table::ShownTable;

use crate::hand::Hand;
use crate::screen::{Program, Screen, wait_for};
use crate::{SIZE, did, game, mouse, record, rest, twin};

/// So often a newcomer tries until the first dish is served. Loose: a watching hand gets exactly one piece in two pours of three, and
/// a quarter of the pieces are salt (docs/physics.md).
const POURS: usize = 10;
/// The same for the die until it has been thrown, and for the crêpe until it is served.
const FLICKS: usize = 6;
const TOSSES: usize = 10;

/// Seconds until the hand does something about what the eye has seen.
const REACTION: f32 = 0.25;
/// The tilt at which it waits for something to fall, how much further it goes when nothing does, how often it looks, and
/// where it gives up, in degrees and seconds.
const WAITS_AT: f32 = 118.0;
const FURTHER: f32 = 4.0;
const LOOKS: f32 = 0.35;
const GIVES_UP: f32 = 158.0;
/// Centimetres of the hand's way for a whole turn of the bottle.
const TURN: f32 = 6.0;

/// What has fallen of the pour that is going on, or of the last one, and the number of lines that tell of pours.
fn fallen(data: &Path) -> Option<(String, u8)> {
    let bytes = fs::read(data.join("current.match")).ok()?;
    let file = MatchFile::<ALaCarte>::read(&bytes).ok()?;
    let note = file.note("poured")?;
    let (_, fell) = note.split_once(' ')?;
    let (colour, salt) = fell.split_once('+')?;
    let fell = colour.parse::<u8>().ok()? + salt.parse::<u8>().ok()?;
    Some((note.to_owned(), fell))
}

/// The table as somebody sees it who has this in the hand: from where it was taken, and where places of its frame are.
fn held(data: &Path, thing: Prop, kind: ActKind, places: &[Vec3]) -> (Vec2, Vec<Vec2>) {
    crate::way(data, thing, kind, places)
}

/// Tips a bottle as somebody does who looks: far enough that something should fall, then a little further and a little
/// further until something does, and back at once.
fn season(hand: &mut Hand, data: &Path, bottle: Condiment) {
    let places = [-9.0, 0.0, TURN].map(|x| Vec3::new(x, 10.0, 0.0));
    let (from, at) = held(data, Prop::Bottle(bottle), ActKind::Pour(bottle), &places);
    let [home, middle, over] = at[..] else { unreachable!() };
    let tipped = |degrees: f32| middle.lerp(over, degrees / 180.0);
    let before = fallen(data);
    let has_fallen = || {
        let now = fallen(data);
        now != before && now.is_some_and(|(_, fell)| fell > 0)
    };
    hand.take(from);
    hand.go(middle, 0.8);
    hand.rest(0.3);
    let mut tilt = WAITS_AT;
    hand.go(tipped(tilt), 0.7);
    'tips: while tilt < GIVES_UP {
        let until = Instant::now() + Duration::from_secs_f32(LOOKS);
        while Instant::now() < until {
            if has_fallen() {
                break 'tips;
            }
            hand.rest(0.01);
        }
        tilt += FURTHER;
        hand.go(tipped(tilt), 0.1);
    }
    hand.rest(REACTION);
    hand.go(middle, 0.2);
    hand.go(home, 0.4);
    hand.rest(0.2);
    hand.let_go();
}

/// Flicks the die away from the player.
fn throw(hand: &mut Hand, data: &Path) {
    let (die, _) = held(data, Prop::Die, ActKind::Throw, &[]);
    hand.take(die);
    let to = hand.at() + Vec2::new(40.0, -280.0);
    hand.go_part(to, 0.3, 0.6);
    hand.let_go();
}

/// Tosses the crêpe: up, and back at once.
fn toss(hand: &mut Hand, data: &Path) {
    let (height, time) = SWEET;
    let mut unseen = twin(data);
    let me = unseen.world().resource::<ShownTable>().stove_of(Seat::First);
    let pan = mouse::seen(&mut unseen, Prop::Pan(me));
    mouse::point(&mut unseen, pan);
    unseen.update();
    mouse::button(&mut unseen, bevy::input::ButtonState::Pressed);
    rest(&mut unseen);
    let kind = unseen.world().resource::<Hands>().act().map(|act| act.kind);
    assert_eq!(kind, Some(ActKind::Flip), "the twin could not take the pan");
    let frame = unseen.world().resource::<Layout>().pan(Seat::First);
    let [low, high] = [0.0, height].map(|up| mouse::on_screen(&mut unseen, frame.transform_point(Vec3::Y * up)));
    drop(unseen);
    hand.take(pan);
    hand.rest(0.4);
    let from = hand.at();
    hand.along(time + 0.5, |now| {
        let up = smooth(now / time) - smooth((now - time) / 0.2);
        from + (high - low) * up
    });
    hand.rest(1.0);
    hand.let_go();
}

/// The dish that is least work of those that may be taken, and what it asks for.
fn easiest(game: &ALaCarte) -> DishId {
    let menu = Menu::standard();
    let moves = game.legal_moves();
    let dishes = moves.as_ref().iter().filter_map(|mv| match mv {
        Move::Dish(dish) => Some(*dish),
        _ => None,
    });
    let work = |dish: &DishId| {
        let recipe = menu.recipe(*dish);
        let asked: u8 = Condiment::ALL.iter().map(|kind| recipe.asks_for(*kind)).sum();
        (recipe.green_from.level(), recipe.is_plain(), asked)
    };
    dishes.min_by_key(work).expect("there are dishes")
}

/// Something the person is asked.
fn asked(data: &Path) -> Option<ALaCarte> {
    let game = game(data)?;
    let waits = matches!(
        game.state().phase,
        Phase::Action
            | Phase::PickHeat
            | Phase::TakeCup
            | Phase::FirstDish
            | Phase::NewDish { .. }
            | Phase::Over { .. }
    );
    (game.state().active == Seat::First && waits).then_some(game)
}

/// Waits until the person is asked, and everything has come to rest.
fn until_asked(screen: &Screen, data: &Path) -> ALaCarte {
    wait_for("the person is asked", 120, || asked(data).is_some());
    screen.pause(2.5);
    asked(data).expect("nobody else moves")
}

/// Clicks there until the match goes on.
fn choose(hand: &mut Hand, data: &Path, place: Vec2) {
    let moves = || record(data).map(|record| record.moves.len());
    let before = moves();
    wait_for("it is chosen", 60, || {
        hand.click(place);
        hand.rest(1.5);
        moves() != before
    });
}

#[derive(Debug, Default)]
struct Tries {
    pours: usize,
    flicks: usize,
    tosses: usize,
}

#[test]
fn a_newcomers_first_dish_crepe_and_die() {
    let begun = Instant::now();
    let home = std::env::temp_dir().join(format!("toque-journey-{}", std::process::id()));
    let _ = fs::remove_dir_all(&home);
    let data = home.join("toque");
    fs::create_dir_all(&data).unwrap();
    // As somebody finds it who starts it for the first time, but that nobody waits for the others.
    let settings = Settings {
        language: Some(Language::English),
        pace: Pace::Skip,
        ..Settings::default()
    };
    fs::write(data.join("settings.ron"), ron::to_string(&settings).unwrap()).unwrap();
    let learn = mouse::button_with(&mut twin(&data), "Learn to play");
    let screen = Screen::open(SIZE);
    let _program = Program::start(&screen, &home);
    screen.wait_for_window("Toque");
    let mut hand = Hand::new(&screen);
    wait_for("a match is begun", 60, || {
        hand.click(learn);
        hand.rest(2.5);
        data.join("current.match").exists()
    });
    let mut tries = Tries::default();
    while !is_done(&data) {
        let game = until_asked(&screen, &data);
        let state = *game.state();
        println!("{:.0} s: {:?}, {tries:?}", begun.elapsed().as_secs_f32(), state.phase);
        match state.phase {
            Phase::NewDish { .. } if game.is_legal(Move::Crepe) && state.own().dishes_served() > 0 => {
                let crepe = mouse::button_with(&mut twin(&data), "Take the crêpe");
                choose(&mut hand, &data, crepe);
            }
            Phase::FirstDish | Phase::NewDish { .. } => {
                let dish = mouse::seen(&mut twin(&data), Prop::Dish(easiest(&game)));
                choose(&mut hand, &data, dish);
            }
            Phase::PickHeat => {
                let one = mouse::button_with(&mut twin(&data), "+1");
                choose(&mut hand, &data, one);
            }
            Phase::TakeCup => {
                let moves = game.legal_moves();
                let cup = moves.as_ref().iter().find_map(|mv| match mv {
                    Move::TakeCup { from, .. } => Some(*from),
                    _ => None,
                });
                panic!("a cup is to be taken from {cup:?}");
            }
            _ if state.on_crepe() && game.is_legal(Move::Flip) => {
                tries.tosses += 1;
                toss(&mut hand, &data);
            }
            _ if state.on_crepe() => {
                tries.flicks += 1;
                throw(&mut hand, &data);
            }
            _ => {
                let recipe = state.own_recipe(game.menu()).copied().expect("a dish is cooked");
                let pan = state.own().stove.pan.crystals;
                let lacks = |kind: &Condiment| pan[(*kind).into()] < recipe.asks_for(*kind);
                match Condiment::ALL.into_iter().find(lacks) {
                    Some(bottle) if game.is_legal(Move::Season(bottle)) => {
                        tries.pours += 1;
                        season(&mut hand, &data, bottle);
                    }
                    _ => {
                        let end = mouse::button_with(&mut twin(&data), "End turn");
                        choose(&mut hand, &data, end);
                    }
                }
            }
        }
        assert!(
            tries.pours <= POURS && tries.flicks <= FLICKS && tries.tosses <= TOSSES,
            "that is too hard for a newcomer: {tries:?}"
        );
        // Whatever was thrown, poured or tossed comes to rest.
        screen.pause(1.5);
    }
    println!(
        "a newcomer's first dish, crêpe and die: {tries:?}, {:.0} s",
        begun.elapsed().as_secs_f32()
    );
    assert!(did(&data, |mv| matches!(mv, Move::Rolled(_))));
    let _ = fs::remove_dir_all(&home);
    let _ = fs::remove_dir_all(data.with_extension("twin"));
}

/// Whether a dish and the crêpe are served.
fn is_done(data: &Path) -> bool {
    game(data).is_some_and(|game| {
        let own = game.state().kitchen(Seat::First);
        assert_ne!(own.crepe, Crepe::Burnt, "the crêpe is burnt");
        own.crepe == Crepe::Served && own.dishes_served() > 1
    })
}
