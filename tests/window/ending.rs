//! The end of a match: what is talked about is what happened, everything can be read and pressed at every size, and
//! another round is one press away. It is celebrated, and nothing waits for that.

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use opponents::a_la_carte::{HandModels, ModelWorld, School};
use opponents::{Level, PlayerKind, Session, Temper};
use rules::Game;
use rules::a_la_carte::{
    ALaCarte, Condiment, Crystal, DishId, Event, Food, HouseRules, Landing, Menu as Dishes, Move, Phase, Pour, Seat,
    Setup, State as GameState,
};
use toque::texts::Language;
use toque::window::particles::{Kind, Mote};
use toque::window::picture::KitchenCamera;
use toque::window::plan::TablePlan;
use toque::window::screen::Screen;
use toque::window::settings::{Quality, Settings};
use toque::window::table::hud::highlights::{Highlight, highlights};
use toque::window::table::layout::Layout;
use toque::window::table::seat_markers::Hat;
use toque::window::table::turn_flow;
use toque::window::theme::ease::Eased;
use toque::window::theme::scroll::PageKeys;

use crate::fit::cut_off_beside;
use crate::mouse::{button_with, click};
use crate::party::{SIZE, chef, person, plan, sitting, taken_up, until};
use crate::stage::{app, press, screen, settle, words};

fn start(seats: u8) -> GameState {
    let menu = Dishes::standard();
    let setup = Setup::new(seats, HouseRules::english(), &menu);
    *ALaCarte::start(&setup, menu).unwrap().state()
}

fn remembered(events: &[Event]) -> Vec<Highlight> {
    highlights(&start(2), events, &Dishes::standard())
}

fn dish(name: &str) -> DishId {
    name.parse().unwrap()
}

fn chosen(seat: Seat, name: &str) -> Event {
    Event::DishChosen {
        seat,
        dish: dish(name),
        left: 18,
    }
}

fn poured(by: Seat, into: Seat, from: Condiment, colour: u8, salt: u8) -> Event {
    let pour = Pour { colour, salt };
    Event::Poured { by, from, into, pour }
}

/// Nothing too much, no salt, into the own pan; best is what leaves nothing missing.
#[test]
fn the_best_pour_is_exactly_what_was_needed() {
    let (one, two) = (Seat::First, Seat::Second);
    let two_lemons = [
        chosen(one, "o1"),
        chosen(two, "y4"),
        poured(one, one, Condiment::Lemon, 2, 0),
    ];
    let pour = |by, count, name| Highlight::Pour {
        by,
        from: Condiment::Lemon,
        count,
        dish: dish(name),
    };
    assert_eq!(remembered(&two_lemons), [pour(one, 2, "o1")]);
    let mut the_last_one = two_lemons.to_vec();
    the_last_one.push(poured(two, two, Condiment::Lemon, 1, 0));
    assert_eq!(remembered(&the_last_one), [pour(two, 1, "y4")]);
    for clumsy in [
        poured(one, one, Condiment::Lemon, 2, 1),
        poured(one, one, Condiment::Lemon, 1, 0),
        poured(one, one, Condiment::Paprika, 1, 0),
        poured(one, two, Condiment::Lemon, 1, 0),
        poured(one, one, Condiment::Lemon, 0, 0),
    ] {
        let events = [chosen(one, "o1"), chosen(two, "y4"), clumsy];
        assert_eq!(remembered(&events), Vec::<Highlight>::new(), "{events:?}");
    }
}

/// Half a bottle is half of what was in it.
#[test]
fn half_a_bottle_is_half_of_what_was_in_it() {
    let (one, two) = (Seat::First, Seat::Second);
    let flood = |count, whole| Highlight::Flood { by: one, count, whole };
    let seven = poured(one, two, Condiment::Pepper, 5, 2);
    // Of twenty, then of thirteen, then all of the last six.
    assert_eq!(remembered(std::slice::from_ref(&seven)), Vec::<Highlight>::new());
    assert_eq!(remembered(&[seven.clone(), seven.clone()]), [flood(7, false)]);
    let rest = poured(one, two, Condiment::Pepper, 5, 1);
    assert_eq!(
        remembered(&[seven.clone(), seven.clone(), rest.clone()]),
        [flood(7, false)]
    );
    let most = poured(two, one, Condiment::Pepper, 10, 4);
    let last = remembered(&[most, rest]);
    assert!(
        last.contains(&Highlight::Flood {
            by: two,
            count: 14,
            whole: false
        }),
        "{last:?}"
    );
    let all = poured(one, two, Condiment::Pepper, 15, 5);
    assert_eq!(remembered(&[all]), [flood(20, true)]);
}

/// Burnt is burnt by heat and not saved; three of a kind have somebody whose hand it was.
#[test]
fn a_burn_and_too_much_of_a_kind_are_two_things() {
    let (one, two) = (Seat::First, Seat::Second);
    let food = |name| Food::Dish(dish(name));
    let burnt = |seat, name| Event::Burnt { seat, food: food(name) };
    let saved = Event::Rescued {
        seat: one,
        food: food("r3"),
    };
    let events = [burnt(one, "r3"), saved, burnt(two, "y1"), burnt(one, "g1")];
    assert_eq!(remembered(&events), [Highlight::Burn(one, food("g1"))]);

    let (seat, with) = (one, Crystal::Pepper);
    let spoiled = Event::OverSeasoned {
        seat,
        dish: dish("r1"),
        with,
    };
    let trashed = Event::Trashed { seat, food: food("r1") };
    let events = [
        chosen(one, "r1"),
        poured(two, one, Condiment::Pepper, 3, 0),
        spoiled,
        trashed,
    ];
    let moment = Highlight::Spoiled {
        by: two,
        seat,
        dish: dish("r1"),
        with,
    };
    assert_eq!(remembered(&events), [moment]);
}

#[test]
fn the_flip_is_told_with_its_tosses() {
    let flipped = |seat, landing| Event::Flipped { seat, landing };
    let (one, two) = (Seat::First, Seat::Second);
    let misses = [
        flipped(one, Landing::Recipe),
        flipped(two, Landing::Beside),
        flipped(one, Landing::Beside),
    ];
    assert_eq!(remembered(&misses), [Highlight::Misses(one, 2)]);
    let mut landed = misses.to_vec();
    landed.push(flipped(two, Landing::Picture));
    assert_eq!(remembered(&landed), [Highlight::Flip(two, 2)]);
    landed.push(flipped(one, Landing::Picture));
    assert_eq!(remembered(&landed), [Highlight::Flip(one, 3)]);
}

/// A whole match for four with much to talk about.
fn eventful() -> Vec<Move> {
    let menu = Dishes::standard();
    let models = HandModels::measured();
    let mut school = School::new(menu.clone(), models.clone());
    let level = Level::Apprentice;
    for seed in 1..100 {
        let mut seat = 0;
        let players = Temper::ALL.map(|temper| {
            seat += 1;
            school.player(PlayerKind::Chef { level, temper }, seed * 10 + seat)
        });
        let setup = Setup::new(4, TablePlan::default().house, &menu);
        let world = ModelWorld::new(models.clone(), seed);
        let mut session = Session::new(setup, menu.clone(), players.into(), world).unwrap();
        let start = *session.game().state();
        let mut events = Vec::new();
        while let Some(step) = session.step().unwrap() {
            events.extend(step.events);
        }
        if highlights(&start, &events, &menu).len() > 4 {
            return session.record().moves.clone();
        }
    }
    panic!("nothing ever happens in this kitchen");
}

/// A table with names as long as can be typed.
fn table() -> TablePlan {
    let mut plan = plan(vec![
        person("Wilhelmine-Ann"),
        chef(1, Level::Chef),
        person("Maximiliane W."),
        chef(3, Level::Commis),
    ]);
    plan.seats[1].name = "Konstantin der".to_owned();
    plan
}

/// Where the button with these words is.
fn place_of(app: &mut App, words: &str) -> Rect {
    let world = app.world_mut();
    let mut texts = world.query::<(&Text, &ChildOf)>();
    let (_, button) = texts.iter(world).find(|(text, _)| text.0 == words).unwrap();
    let button = button.parent();
    let (node, place) = (
        world.get::<ComputedNode>(button).unwrap(),
        world.get::<UiGlobalTransform>(button).unwrap(),
    );
    Rect::from_center_size(place.translation, node.size())
}

#[test]
fn the_end_fits_every_window() {
    let moves = eventful();
    let mut found = Vec::new();
    for size in [UVec2::new(1280, 720), UVec2::new(960, 600)] {
        for language in Language::ALL {
            for text in [1.0, 1.5, 2.0] {
                let name = format!("end-{}-{}-{text}", size.x, language.code());
                let mut app = app(&name, size, language, text);
                taken_up(&mut app, &table(), moves.clone());
                settle(&mut app);
                let buttons = match language {
                    Language::English => ["Play again", "To the title"],
                    Language::German => ["Noch eine Partie", "Zum Titel"],
                };
                let world = app.world_mut();
                let mut lists = world.query_filtered::<&ComputedNode, With<PageKeys>>();
                let room = lists.iter(world).map(|list| list.size().y).fold(0.0, f32::max);
                if room < size.y as f32 * 0.3 {
                    found.push(format!("{name}: the placings are {room} high"));
                }
                let needed = lists.iter(world).map(|list| list.content_size().y).fold(0.0, f32::max);
                if size.y == 720 && text == 1.0 && needed > room + 1.0 {
                    found.push(format!("{name}: has to be scrolled, {needed} in {room}"));
                }
                let here = cut_off_beside(&mut app, size.as_vec2(), buttons[0]);
                found.extend(here.into_iter().map(|what| format!("{name}: {what}")));
                let window = Rect::from_corners(Vec2::ZERO, size.as_vec2());
                for words in buttons {
                    let place = place_of(&mut app, words);
                    if place.is_empty() || window.union(place) != window {
                        found.push(format!("{name}: “{words}” is at {place:?}"));
                    }
                }
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Whether these words are to be seen.
fn is_seen(app: &mut App, words: &str) -> bool {
    let mut texts = app.world_mut().query::<(&Text, &InheritedVisibility)>();
    texts
        .iter(app.world())
        .any(|(text, seen)| text.0 == words && seen.get())
}

/// Nothing lies under the card: what was at the edge goes when the match is over, and is back in the next one.
#[test]
fn the_edge_makes_room_for_the_end() {
    let mut app = app("cleared", SIZE, Language::English, 1.0);
    taken_up(&mut app, &table(), eventful());
    settle(&mut app);
    assert!(is_seen(&mut app, "Still talked about tomorrow"));
    for words in ["Pause", "Whole table", "Served:"] {
        assert!(!is_seen(&mut app, words), "“{words}” is still there");
    }
    let again = button_with(&mut app, "Play again");
    click(&mut app, again);
    settle(&mut app);
    assert!(is_seen(&mut app, "Pause"));
    assert!(!is_seen(&mut app, "Still talked about tomorrow"));
}

/// The same seats with new luck, also if the first round was played with a seed of its own; what the next new game is
/// proposed with is another matter.
#[test]
fn another_round_is_played_at_the_same_table() {
    let mut app = app("again", SIZE, Language::English, 1.0);
    let played = table();
    assert!(played.seed.is_some());
    taken_up(&mut app, &played, eventful());
    settle(&mut app);
    assert!(matches!(sitting(&app).game().state().phase, Phase::Over { .. }));
    assert!(words(&mut app).contains("Still talked about tomorrow"));
    let proposed = app.world().resource::<TablePlan>().clone();
    let again = button_with(&mut app, "Play again");
    click(&mut app, again);
    settle(&mut app);
    assert_eq!(screen(&app), Screen::Table);
    let phase = sitting(&app).game().state().phase;
    assert!(matches!(phase, Phase::Deal | Phase::FirstDish), "{phase:?}");
    let plan = sitting(&app).plan();
    assert_eq!(plan.seats, played.seats);
    assert_eq!((plan.house, plan.seed), (played.house, None));
    assert_eq!(*app.world().resource::<TablePlan>(), proposed);
    assert!(!words(&mut app).contains("Play again"));
}

/// A match of four people in the frame in which all of it has been told.
fn just_ended(name: &str, change: impl Fn(&mut App)) -> App {
    let mut moves = eventful();
    let is_chosen = |mv: &Move| !matches!(mv, Move::Rolled(_) | Move::Drawn(_) | Move::Poured(_) | Move::Landed(_));
    let last = moves.iter().rposition(is_chosen).unwrap();
    let ending = moves.split_off(last);
    let mut app = app(name, SIZE, Language::English, 1.0);
    change(&mut app);
    let people = ["Ann", "Ben", "Cem", "Dora"].map(person);
    taken_up(&mut app, &plan(people.into()), moves);
    assert!(turn_flow::play(app.world_mut(), &ending));
    until(&mut app, "everything is told", |app| turn_flow::is_over(sitting(app)));
    app
}

/// Whoever came in first.
fn winners(app: &App) -> Vec<Seat> {
    let standings = sitting(app).game().standings();
    let first = standings.iter().filter(|each| each.place == 1);
    first.map(|each| each.seat).collect()
}

/// What flies for its own sake, and where.
fn in_the_air(app: &mut App) -> Vec<(Kind, Vec3)> {
    let mut motes = app.world_mut().query::<(&Mote, &Transform)>();
    motes
        .iter(app.world())
        .filter(|(mote, _)| mote.is_in_the_air() && !mote.kind.is_ambient())
        .map(|(mote, place)| (mote.kind, place.translation))
        .collect()
}

/// How high the hat of a seat is.
fn hat(app: &mut App, seat: Seat) -> f32 {
    let mut hats = app.world_mut().query::<(&Hat, &Transform)>();
    let found = hats.iter(app.world()).find(|(hat, _)| hat.seat == seat);
    found.unwrap().1.translation.y
}

#[test]
fn confetti_and_hats_fly_for_whoever_wins_until_the_table_is_at_rest() {
    let mut app = just_ended("feast", |app| {
        app.world_mut().resource_mut::<Settings>().quality = Some(Quality::Software);
    });
    let winners = winners(&app);
    let layout = *app.world().resource::<Layout>();
    let (mut most, mut highest) = (0, 0.0f32);
    for _ in 0..170 {
        app.update();
        highest = highest.max(hat(&mut app, winners[0]));
        let flying = in_the_air(&mut app);
        let paper = flying.iter().filter(|(kind, _)| *kind == Kind::Paper);
        for (_, place) in paper.clone() {
            let near = |seat: &Seat| layout.pan(*seat).translation.xz().distance(place.xz()) < 20.0;
            assert!(place.y > 0.0 && winners.iter().any(near), "confetti at {place}");
        }
        most = most.max(paper.count());
    }
    assert!(most >= 30, "only {most} pieces of confetti");
    let home = layout.hat(winners[0]).y;
    assert!(highest > home + 8.0, "a hat went up to {highest} only");
    for _ in 0..400 {
        app.update();
    }
    assert!(in_the_air(&mut app).is_empty());
    assert!((hat(&mut app, winners[0]) - home).abs() < 0.01);
    let mut cameras = app.world_mut().query_filtered::<&Camera, With<KitchenCamera>>();
    for _ in 0..120 {
        app.update();
        assert!(!cameras.single(app.world()).unwrap().is_active, "it is still painted");
    }
}

#[test]
fn with_reduced_motion_nothing_flies_at_the_end() {
    let mut app = just_ended("calm-end", |app| {
        app.world_mut().resource_mut::<Settings>().reduced_motion = true;
    });
    let first = winners(&app)[0];
    let home = hat(&mut app, first);
    for _ in 0..200 {
        app.update();
        assert!(in_the_air(&mut app).is_empty());
        assert!((hat(&mut app, first) - home).abs() < 0.01, "a hat moves");
    }
}

/// How far each placing is unfolded, from the first to the last.
fn unfolded(app: &mut App) -> Vec<f32> {
    let world = app.world_mut();
    let mut texts = world.query::<(&Text, &ChildOf)>();
    let is_number = |text: &Text| matches!(text.0.as_bytes(), [b'1'..=b'4', b'.']);
    let mut rows: Vec<(f32, f32)> = texts
        .iter(world)
        .filter(|(text, _)| is_number(text))
        .map(|(_, row)| {
            let place = world.get::<UiGlobalTransform>(row.parent()).unwrap();
            let unfolded = world.get::<UiTransform>(row.parent()).unwrap();
            (place.translation.y, unfolded.scale.y)
        })
        .collect();
    rows.sort_by(|one, two| one.0.total_cmp(&two.0));
    rows.into_iter().map(|(_, unfolded)| unfolded).collect()
}

#[test]
fn placings_unfold_from_the_last_to_the_first_or_all_at_once_when_anything_is_pressed() {
    let softly = |app: &mut App| {
        app.insert_resource(Eased(true));
    };
    let mut app = just_ended("unfold", softly);
    assert_eq!(unfolded(&mut app).len(), 4);
    assert!(unfolded(&mut app).iter().all(|part| *part < 0.01));
    let mut order = Vec::new();
    for _ in 0..60 {
        app.update();
        for (place, part) in unfolded(&mut app).into_iter().enumerate() {
            if part >= 1.0 && !order.contains(&place) {
                order.push(place);
            }
        }
    }
    assert_eq!(order, [3, 2, 1, 0]);
    assert_eq!(unfolded(&mut app), [1.0; 4]);

    let mut app = just_ended("unfold-at-once", softly);
    press(&mut app, KeyCode::ShiftLeft, Key::Shift);
    assert_eq!(unfolded(&mut app), [1.0; 4]);
}
