//! What is kept between runs, when it was damaged, is older or newer, belongs to another Toque or cannot be written.

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use opponents::{Level, PlayerKind, Temper};
use physics::Place;
use rules::a_la_carte::{ALaCarte, Condiment, Menu, Move, Setup};
use rules::buffet::{self, Buffet};
use rules::{MatchRecord, MatchWriter};
use serde::Serialize;
use serde::de::DeserializeOwned;
use toque::practice::Book;
use toque::saves::begun;
use toque::texts::Language;
use toque::window::headless;
use toque::window::plan::{Dishes, Opening, SeatPlan, TablePlan, Who};
use toque::window::screen::{Menu as Over, Screen};
use toque::window::settings::{Pace, Settings};
use toque::window::storage::{Storage, Trouble};
use toque::window::table::mentor::{Learnt, Lesson};
use toque::window::table::saves::{self, IsLesson, Saving};
use toque::window::table::sitting::Sitting;
use toque::window::table::turn_flow;

use crate::mouse::{button_with, buttons_with, click};
use crate::party::until_asked;
use crate::stage::{folder, menu, press, screen, settle, words};

const SIZE: UVec2 = UVec2::new(1280, 720);

/// Two chefs, so that a match goes on by itself.
fn chefs() -> TablePlan {
    let seat = |(name, temper): (&str, Temper)| SeatPlan {
        name: name.to_owned(),
        who: Who::Chef(PlayerKind::Chef {
            level: Level::Apprentice,
            temper,
        }),
        steady: false,
    };
    TablePlan {
        seats: [("Ada", Temper::Mean), ("Ben", Temper::Careful)].map(seat).into(),
        seed: Some(5),
        ..TablePlan::default()
    }
}

fn app(folder: &Path) -> App {
    let mut app = headless::app(SIZE, Some(folder.to_owned()));
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(16)));
    let mut settings = app.world_mut().resource_mut::<Settings>();
    settings.language = Some(Language::English);
    settings.pace = Pace::Skip;
    settle(&mut app);
    app
}

fn sit_down(app: &mut App, opening: Opening) {
    app.insert_resource(chefs()).insert_resource(opening);
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Table);
    settle(app);
}

fn moves(app: &App) -> usize {
    app.world()
        .get_resource::<Sitting>()
        .map_or(0, |sitting| sitting.record().moves.len())
}

fn play(app: &mut App, count: usize) {
    for _ in 0..20_000 {
        if moves(app) >= count {
            return;
        }
        app.update();
    }
    panic!("the match does not go on");
}

fn record(file: &Path) -> MatchRecord<ALaCarte> {
    fs::read_to_string(file).unwrap().parse().unwrap()
}

fn asides(folder: &Path) -> usize {
    let names = fs::read_dir(folder).unwrap().flatten().map(|file| file.file_name());
    names.filter(|name| name.to_string_lossy().contains(".broken")).count()
}

#[test]
fn a_match_killed_or_damaged_at_any_byte_goes_on_from_its_last_whole_move_or_is_set_aside() {
    let folder = folder("any-byte");
    let mut app = app(&folder);
    sit_down(&mut app, Opening::New);
    play(&mut app, 16);
    let file = folder.join(Storage::MATCH);
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Title);
    settle(&mut app);
    let (whole, crystals) = (fs::read(&file).unwrap(), fs::read(folder.join("crystals.ron")).unwrap());
    let played = record(&file).moves;
    let world = app.world_mut();
    let mut resumed = 0;
    let ends = (0..=whole.len()).map(|end| whole[..end].to_vec());
    let damaged = (0..whole.len()).step_by(7).map(|at| {
        let mut bytes = whole.clone();
        bytes[at] ^= 0x11;
        bytes
    });
    for bytes in ends.chain(damaged) {
        fs::write(&file, &bytes).unwrap();
        fs::write(folder.join("crystals.ron"), &crystals).unwrap();
        let found = saves::find(world);
        let troubles = world.resource_mut::<Storage>().take_troubles();
        let Some(found) = found else {
            // Nothing could be made of it: it is out of the way, and told of.
            assert!(matches!(troubles[..], [Trouble::SetAside { .. }]), "{troubles:?}");
            assert!(!file.exists() && asides(&folder) == 1);
            fs::remove_file(folder.join("current.match.broken")).unwrap();
            continue;
        };
        resumed += 1;
        let moves = found.sitting.record().moves.clone();
        assert_eq!(moves, played[..moves.len()]);
        assert!(matches!(found.saving, Saving::Open(_)));
        if let [Trouble::Mended { aside, moves: told, .. }] = &troubles[..] {
            assert_eq!(fs::read(aside).unwrap(), bytes, "the file is kept as it was");
            assert_eq!(*told, moves.len());
            fs::remove_file(aside).unwrap();
        } else {
            assert!(troubles.is_empty(), "{troubles:?}");
        }
        // The crystals lie as they were left, or are laid anew.
        assert_eq!(found.larder.is_some(), moves == played && troubles.is_empty());
        drop(found);
        assert_eq!(record(&file).moves, moves, "and it can be gone on with again");
    }
    assert!(
        resumed > 300,
        "measured: 337; before the first move there is nothing to go on with: {resumed}"
    );
}

/// Written by the first version of the program, at a real table.
#[test]
fn a_match_of_version_1_goes_on_with_its_seats_and_its_crystals() {
    let folder = folder("version-1");
    let kept = Path::new("tests/window/version_1");
    for name in ["current.match", "current.ron"] {
        fs::copy(kept.join(name), folder.join(name)).unwrap();
    }
    let mut app = app(&folder);
    let menu = fs::read_to_string("crates/rules/tests/matches/dishes.ron").unwrap();
    app.insert_resource(Dishes(Arc::new(Menu::from_ron(&menu).unwrap())));
    let found = saves::find(app.world_mut()).unwrap();
    assert_eq!(found.sitting.record(), &record(&kept.join("current.match")));
    assert_eq!(found.sitting.plan().names(), ["Anouk", "Bruno", "Cleo", "Dario"]);
    let larder = found.larder.unwrap();
    let text = fs::read_to_string(kept.join("current.ron")).unwrap();
    let mut lying = 0;
    for condiment in Condiment::ALL {
        for pose in larder
            .at(Place::Bottle(condiment))
            .iter()
            .filter_map(|resting| resting.pose)
        {
            assert!(text.contains(&format!("{:?}", pose.position.x)), "{pose:?}");
            lying += 1;
        }
    }
    assert!(lying > 40, "{lying}");
    assert!(
        fs::read_to_string(folder.join(Storage::MATCH))
            .unwrap()
            .starts_with("toque-match 2 ")
    );
    assert!(!folder.join("current.ron").exists());
    assert!(app.world_mut().resource_mut::<Storage>().take_troubles().is_empty());
}

/// Leaves the table for the title.
fn leave(app: &mut App) {
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Title);
    settle(app);
}

/// How wide the texts are that say this, in pixels.
fn wide(app: &mut App, says: &str) -> Vec<f32> {
    let mut texts = app.world_mut().query::<(&Text, &ComputedNode)>();
    let said = texts.iter(app.world()).filter(|(text, _)| text.0.contains(says));
    said.map(|(_, node)| node.size().x).collect()
}

#[test]
fn a_match_that_is_left_for_a_new_one_is_asked_about_listed_and_gone_on_with() {
    let folder = folder("left");
    let current = folder.join(Storage::MATCH);
    let mut app = app(&folder);
    sit_down(&mut app, Opening::New);
    play(&mut app, 12);
    leave(&mut app);
    let left = record(&current);
    // The title says who plays and how it stands, and asks before something else is begun.
    let says = words(&mut app);
    let score = says
        .lines()
        .find_map(|line| line.find("Ada ").map(|from| line[from..].to_owned()));
    let score = score
        .filter(|score| score.contains(" · Ben "))
        .expect("it says how it stands");
    for wants in ["New game", "Learn to play"] {
        let button = button_with(&mut app, wants);
        click(&mut app, button);
        settle(&mut app);
        assert_eq!((screen(&app), menu(&app)), (Screen::Title, Over::Begun), "{wants}");
        assert!(words(&mut app).contains("these matches stay here"));
        // Who plays can be read there, too.
        let room = wide(&mut app, " · Ben ");
        assert!(room.len() == 2 && room.iter().all(|&wide| wide > 60.0), "{room:?}");
        press(&mut app, KeyCode::Escape, Key::Escape);
        settle(&mut app);
        assert_eq!((screen(&app), menu(&app)), (Screen::Title, Over::None));
    }
    // A lesson pushes nothing out.
    for begins in ["Learn to play", "Begin the lesson"] {
        let button = button_with(&mut app, begins);
        click(&mut app, button);
        settle(&mut app);
    }
    assert_eq!((screen(&app), menu(&app)), (Screen::Table, Over::None));
    assert_eq!(record(&folder.join("begun/0001.match")), left);
    assert!(folder.join("begun/0001.crystals.ron").exists());
    leave(&mut app);
    // Both are there; the older one comes back as it was, crystals and all.
    let more = button_with(&mut app, "One more open match");
    click(&mut app, more);
    settle(&mut app);
    let older = button_with(&mut app, &score);
    let beside = buttons_with(&mut app, "Go on").into_iter();
    let go_on = beside.min_by(|one, other| (one.y - older.y).abs().total_cmp(&(other.y - older.y).abs()));
    click(&mut app, go_on.unwrap());
    settle(&mut app);
    assert_eq!(screen(&app), Screen::Table);
    assert_eq!(record(&current).moves[..12], left.moves[..]);
    assert!(app.world_mut().resource_mut::<Storage>().take_troubles().is_empty());
}

#[test]
fn crystals_that_could_not_lie_like_that_are_laid_anew() {
    let folder = folder("wild-crystals");
    let mut app = app(&folder);
    sit_down(&mut app, Opening::New);
    play(&mut app, 8);
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Title);
    settle(&mut app);
    let file = folder.join("crystals.ron");
    let sound = fs::read_to_string(&file).unwrap();
    assert!(saves::find(app.world_mut()).unwrap().larder.is_some());
    for (from, to) in [
        ("id: 3,", "id: 4,"),
        ("Some((", "Some((1e30, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0)), // (("),
    ] {
        assert!(sound.contains(from), "{sound}");
        fs::write(&file, sound.replacen(from, to, 1)).unwrap();
        let found = saves::find(app.world_mut()).unwrap();
        assert!(found.larder.is_none() && found.sitting.record().moves.len() >= 8);
    }
}

#[test]
fn a_second_toque_is_told_of_the_first_and_leaves_its_files_alone() {
    let folder = folder("guest");
    let mut host = app(&folder);
    sit_down(&mut host, Opening::New);
    play(&mut host, 10);
    let before = fs::read(folder.join(Storage::MATCH)).unwrap();
    let settings = fs::read(folder.join(Storage::SETTINGS)).unwrap();

    let mut guest = headless::app(SIZE, Some(folder.clone()));
    guest.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(16)));
    guest.world_mut().resource_mut::<Settings>().language = Some(Language::English);
    settle(&mut guest);
    assert!(words(&mut guest).contains("Another Toque is open already."));
    assert!(!words(&mut guest).contains("Go on"));
    guest.world_mut().resource_mut::<Settings>().pace = Pace::Skip;
    sit_down(&mut guest, Opening::Resume);
    assert_eq!(screen(&guest), Screen::Title);
    sit_down(&mut guest, Opening::New);
    play(&mut guest, 9);
    assert_eq!(fs::read(folder.join(Storage::MATCH)).unwrap(), before);
    assert_eq!(fs::read(folder.join(Storage::SETTINGS)).unwrap(), settings);
    let own = record(&folder.join("matches/0001.match"));
    assert_eq!(own.moves.len(), moves(&guest));

    play(&mut host, 14);
    assert_eq!(record(&folder.join(Storage::MATCH)).moves.len(), moves(&host));
    assert_eq!(record(&folder.join("matches/0001.match")), own);
    drop(host);
    // When the first is gone, the next one has the folder.
    let mut next = app(&folder);
    sit_down(&mut next, Opening::Resume);
    assert!(moves(&next) >= 14);
}

#[test]
fn a_folder_that_cannot_be_written_is_told_of_once_and_one_can_play() {
    let file = folder("unwritable").join("a file");
    fs::write(&file, "in the way").unwrap();
    let mut app = app(&file.join("toque"));
    let told = words(&mut app);
    assert!(
        told.contains("could not be written") && told.contains("Not a directory"),
        "{told}"
    );
    press(&mut app, KeyCode::Escape, Key::Escape);
    sit_down(&mut app, Opening::New);
    play(&mut app, 12);
    assert!(!words(&mut app).contains("could not be written"));
}

/// A value as it is kept, cut off at every byte: it is found whole, or set aside as it is.
fn survives_every_cut<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(name: &str, value: &T) {
    let folder = folder(&format!("cut-{name}"));
    let mut storage = Storage::new(Some(folder.clone()));
    storage.keep(name, value);
    assert_eq!(storage.find::<T>(name).as_ref(), Some(value));
    let whole = fs::read(folder.join(name)).unwrap();
    let aside = folder.join(format!("{name}.broken"));
    for end in 0..whole.len() {
        fs::write(folder.join(name), &whole[..end]).unwrap();
        assert_eq!(storage.find::<T>(name), None, "{name}: {end} bytes");
        assert_eq!(fs::read(&aside).unwrap(), &whole[..end], "{name}");
        assert!(
            matches!(storage.take_troubles()[..], [Trouble::SetAside { .. }]),
            "{name}"
        );
        fs::remove_file(&aside).unwrap();
    }
    // Any byte changed: understood or set aside, never a panic.
    for at in 0..whole.len() {
        let mut changed = whole.clone();
        changed[at] = changed[at].wrapping_add(1);
        fs::write(folder.join(name), &changed).unwrap();
        if storage.find::<T>(name).is_none() {
            assert_eq!(fs::read(&aside).unwrap(), changed, "{name}: byte {at}");
            fs::remove_file(&aside).unwrap();
        }
    }
}

#[test]
fn settings_plan_lessons_and_practice_survive_every_cut_and_every_changed_byte() {
    survives_every_cut(Storage::SETTINGS, &Settings::default());
    survives_every_cut(Storage::PLAN, &chefs());
    survives_every_cut(Learnt::FILE, &Learnt::default());
    survives_every_cut(Storage::PRACTICE, &Book::default());
}

#[test]
fn what_only_a_newer_toque_knows_is_set_aside_and_not_lost() {
    let folder = folder("newer");
    for (name, text) in [
        (Storage::SETTINGS, "(mouse: 1.5, hat: Tall)"),
        (Storage::PLAN, "(seats: [], house: \"english\", seed: None, weather: 3)"),
    ] {
        fs::write(folder.join(name), text).unwrap();
    }
    let mut app = app(&folder);
    settle(&mut app);
    let told = words(&mut app);
    for name in [Storage::SETTINGS, Storage::PLAN] {
        assert!(told.contains(&format!("{name}.broken")), "{told}");
        assert!(folder.join(format!("{name}.broken")).exists());
    }
}

/// A match that is whole, and only not for this program: nobody calls it broken, and it is there for whoever can read it.
#[test]
fn a_match_of_another_game_or_of_a_newer_toque_is_kept_as_it_is_and_told_of() {
    let (_, buffet) = MatchWriter::<Buffet>::begin(&buffet::Setup { seats: 4 });
    let newer = "toque-match 9 a_la_carte\nsomething else\n".to_owned();
    for (name, text, listed, why) in [
        (
            "buffet",
            buffet,
            "A match of another game.",
            "a match of another game (“buffet”)",
        ),
        (
            "newer-match",
            newer,
            "A newer Toque has written this match.",
            "newer than this Toque",
        ),
    ] {
        let folder = folder(name);
        let current = folder.join(Storage::MATCH);
        fs::write(&current, &text).unwrap();
        let mut app = app(&folder);
        let told = words(&mut app);
        assert!(told.contains(listed), "{told}");
        // It cannot be gone on with.
        sit_down(&mut app, Opening::Resume);
        settle(&mut app);
        let told = words(&mut app);
        assert!(
            told.contains("This match stays as it is") && told.contains(why),
            "{told}"
        );
        assert_eq!(screen(&app), Screen::Title);
        assert_eq!(fs::read_to_string(&current).unwrap(), text);
        press(&mut app, KeyCode::Escape, Key::Escape);
        settle(&mut app);
        assert!(!words(&mut app).contains(why));
        // Another one is begun.
        sit_down(&mut app, Opening::New);
        play(&mut app, 3);
        assert!(words(&mut app).contains(why));
        assert_eq!(record(&current).moves.len(), moves(&app));
        assert_eq!(fs::read_to_string(folder.join("begun/0001.match")).unwrap(), text);
        assert_eq!(asides(&folder), 0);
    }
}

/// Reads what a mentor has explained, as it is kept.
fn lessons(file: &Path) -> Learnt {
    ron::from_str(&fs::read_to_string(file).unwrap()).unwrap()
}

#[test]
fn a_lesson_and_a_match_each_come_back_with_what_their_own_mentor_explained() {
    let folder = folder("own-lessons");
    let kept = folder.join(Learnt::FILE);
    let own = Learnt {
        lessons: [Lesson::Dish, Lesson::Toss].into(),
        enough: true,
        free_pour: false,
    };
    let mut app = app(&folder);
    app.world_mut().resource_mut::<Storage>().keep(Learnt::FILE, &own);
    sit_down(&mut app, Opening::New);
    play(&mut app, 12);
    leave(&mut app);
    for begins in ["Learn to play", "Begin the lesson"] {
        let button = button_with(&mut app, begins);
        click(&mut app, button);
        settle(&mut app);
    }
    // The match was put by with its own, and the lesson begins with nothing.
    assert_eq!(lessons(&folder.join("begun/0001.lessons.ron")), own);
    assert!(app.world().resource::<Learnt>().free_pour && !app.world().resource::<Learnt>().enough);
    until_asked(&mut app);
    assert!(turn_flow::play(app.world_mut(), &[Move::Dish("o2".parse().unwrap())]));
    until_asked(&mut app);
    leave(&mut app);
    let says = words(&mut app);
    assert!(says.contains("Lesson · Anouk 0 · "), "{says}");
    // Whoever begins a match after that has learnt something, and no pour is free.
    let learnt = lessons(&kept);
    assert!(learnt.free_pour && learnt.lessons.contains(&Lesson::Dish), "{learnt:?}");
    sit_down(&mut app, Opening::New);
    assert_eq!(lessons(&folder.join("begun/0002.lessons.ron")), learnt);
    assert!(!app.world().resource::<Learnt>().free_pour && !lessons(&kept).free_pour);
    play(&mut app, 12);
    leave(&mut app);
    for (file, its, is_lesson) in [("0002", &learnt, true), ("0001", &own, false), ("0004", &learnt, true)] {
        let file = folder.join(format!("begun/{file}.match"));
        assert!(saves::choose(&mut app.world_mut().resource_mut::<Storage>(), &file));
        assert_eq!(lessons(&kept), *its);
        sit_down(&mut app, Opening::Resume);
        assert_eq!(app.world().resource::<IsLesson>().0, is_lesson);
        assert_eq!(app.world().resource::<Learnt>().free_pour, its.free_pour);
        leave(&mut app);
    }
}

/// A match of two chefs that was left after its first dishes, or a lesson.
fn begun_match(lesson: bool, played: &[&str]) -> String {
    let setup = Setup::new(2, TablePlan::default().house, &Menu::standard());
    let (mut writer, mut text) = MatchWriter::<ALaCarte>::begin(&setup);
    text += &writer.note("plan", &ron::to_string(&chefs()).unwrap());
    if lesson {
        text += &writer.note("lesson", "yes");
    }
    for mv in played {
        text += &writer.record(mv.parse().unwrap());
    }
    text
}

#[test]
fn the_list_tells_how_each_match_stands_and_which_is_a_lesson() {
    let begun = ["drawn swap", "drawn point", "dish y4", "dish b1"];
    let served = [begun.as_slice(), &["season lemon", "poured 1+0", "dish o2", "end"]].concat();
    for (language, lesson, first, second) in [
        (
            Language::English,
            "Lesson · Ada 0 · Ben 0",
            "Ada is next. No dish has been served yet.",
            "Ben is next. Most dishes served: 1 of 7.",
        ),
        (
            Language::German,
            "Lektion · Ada 0 · Ben 0",
            "Ada ist dran. Noch ist kein Gericht serviert.",
            "Ben ist dran. Bisher höchstens 1 von 7 Gerichten serviert.",
        ),
    ] {
        let folder = folder(&format!("stands-{}", language.code()));
        fs::create_dir(folder.join("begun")).unwrap();
        fs::write(folder.join("begun/0001.match"), begun_match(true, &begun)).unwrap();
        fs::write(folder.join(Storage::MATCH), begun_match(false, &served)).unwrap();
        let mut app = app(&folder);
        app.world_mut().resource_mut::<Settings>().language = Some(language);
        app.world_mut().resource_mut::<NextState<Over>>().set(Over::Begun);
        settle(&mut app);
        let says = words(&mut app);
        let lines: Vec<&str> = says.lines().collect();
        let is = |line: &&str| line.contains("Ada ") || line.contains("Ben ");
        // On the title, and in the list.
        let told: Vec<&str> = lines.iter().copied().filter(|line| is(line)).collect();
        assert!(
            told.contains(&lesson) && told.contains(&first) && told.contains(&second),
            "{told:#?}"
        );
        assert_eq!(
            told.iter()
                .filter(|line| line.starts_with("Ada ") && line.contains(" · Ben 0"))
                .count(),
            2
        );
    }
}

#[test]
fn one_match_too_many_is_told_of_and_lessons_go_before() {
    let folder = folder("too-many");
    let moves = ["drawn swap", "drawn point", "dish o2", "dish b1"];
    fs::create_dir(folder.join("begun")).unwrap();
    for nth in 1..=begun::MOST {
        let file = folder.join(format!("begun/{nth:04}.match"));
        fs::write(file, begun_match(nth == 9, &moves)).unwrap();
    }
    let mut app = app(&folder);
    let told = "The list of open matches is full (20).";
    for (oldest, is_told) in [("0001", false), ("0002", true)] {
        fs::write(folder.join(Storage::MATCH), begun_match(false, &moves)).unwrap();
        sit_down(&mut app, Opening::New);
        let said = words(&mut app);
        assert_eq!(said.contains(told), is_told, "{said}");
        let left = begun::all(&folder);
        assert_eq!(left.len(), begun::MOST);
        assert_eq!(left.last().unwrap(), &folder.join(format!("begun/{oldest}.match")));
        assert!(!folder.join("begun/0009.match").exists(), "the lesson went first");
        leave(&mut app);
    }
}

/// A match whose plan only a newer Toque understands goes on with other names, and that is told.
#[test]
fn a_match_without_its_plan_goes_on_and_says_so() {
    let folder = folder("nameless");
    let setup = Setup::new(2, TablePlan::default().house, &Menu::standard());
    let (mut writer, mut text) = MatchWriter::<ALaCarte>::begin(&setup);
    text += &writer.note("plan", "(seats: [], weather: 3)");
    text += &writer.record("drawn swap".parse().unwrap());
    fs::write(folder.join(Storage::MATCH), text).unwrap();
    let mut app = app(&folder);
    sit_down(&mut app, Opening::Resume);
    settle(&mut app);
    assert_eq!(screen(&app), Screen::Table);
    assert!(moves(&app) > 0);
    let told = words(&mut app);
    assert!(told.contains("Who plays this match is not known any more."), "{told}");
}

/// What belongs to another Toque is not touched, but whoever plays here hears why it was not used.
#[test]
fn a_guest_is_told_what_could_not_be_understood() {
    let folder = folder("guest-broken");
    let _first = Storage::new(Some(folder.clone()));
    fs::write(folder.join(Storage::SETTINGS), "(mouse: \"many\"").unwrap();
    let mut app = app(&folder);
    let told = words(&mut app);
    assert!(told.contains("Another Toque is open and keeps it"), "{told}");
    assert!(folder.join(Storage::SETTINGS).exists());
}

/// A book that can be read and yet cannot be right is told of in the player's language.
#[test]
fn an_impossible_book_of_practice_is_told_in_words() {
    let folder = folder("impossible-book");
    let mut storage = Storage::new(Some(folder.clone()));
    let mut book = Book::default();
    book.version = 99;
    storage.keep(Storage::PRACTICE, &book);
    drop(storage);
    let mut app = app(&folder);
    app.world_mut().resource_mut::<Settings>().language = Some(Language::German);
    app.world_mut()
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Practice);
    settle(&mut app);
    let told = words(&mut app);
    assert!(told.contains("sie ist von Version 99"), "{told}");
    assert_eq!(asides(&folder), 1);
}

#[test]
fn a_file_that_is_far_too_large_is_set_aside_unread() {
    let folder = folder("bomb");
    fs::write(folder.join(Storage::SETTINGS), vec![b'['; 5 << 20]).unwrap();
    fs::write(folder.join(Storage::PLAN), "[".repeat(1 << 20)).unwrap();
    let mut app = app(&folder);
    let told = words(&mut app);
    assert!(told.contains("far too large") && asides(&folder) == 2, "{told}");
}

#[test]
fn a_match_of_another_table_of_dishes_stays_where_it_is() {
    let folder = folder("other-dishes");
    let setup = "seats:2 house:english menu:0000000000000000";
    let text = format!("toque-match 1 a_la_carte\n{setup}\ndrawn swap\n");
    fs::write(folder.join(Storage::MATCH), &text).unwrap();
    let mut app = app(&folder);
    sit_down(&mut app, Opening::Resume);
    settle(&mut app);
    assert_eq!(screen(&app), Screen::Title);
    assert!(words(&mut app).contains("--dishes"));
    assert_eq!(fs::read_to_string(folder.join(Storage::MATCH)).unwrap(), text);
}
