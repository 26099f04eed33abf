//! What would be heard, on a machine without a sound card.

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use opponents::{Level, PlayerKind, Temper};
use physics::Pose;
use rules::a_la_carte::{Event, Food, Heat, Seat};
use sounds::{Bed, Contact, Cue, Force, Group, Sound};
use toque::texts::Language;
use toque::window::plan::{Opening, SeatPlan, TablePlan, Who};
use toque::window::practice::Subject;
use toque::window::practice::hand::Hand;
use toque::window::practice::judge::change;
use toque::window::screen::{Menu, Screen};
use toque::window::settings::{Pace, Settings, Volume};
use toque::window::sound::chorus::{BUDGET, Chorus, Hit, LOUDEST, VOICES};
use toque::window::sound::{Ask, Beds, Device, Heard, Hush, events};
use toque::window::table::shown_table::ShownTable;
use toque::window::table::sitting::Sitting;
use toque::window::table::turn_flow::TableMessage;

use crate::mouse::{button_with, click, point};
use crate::stage::{app, go, settle, words};

const SIZE: UVec2 = UVec2::new(1280, 720);
const FRAME: f32 = 0.016;

/// Everything that was heard, and what went on meanwhile.
#[derive(Resource, Default)]
struct Log {
    heard: Vec<Ask>,
    busiest: usize,
    hushed: Vec<Hush>,
    quietest_music: f32,
}

fn note(mut heard: MessageReader<Heard>, hush: Res<Hush>, beds: Res<Beds>, mut log: ResMut<Log>) {
    let now: Vec<Ask> = heard.read().map(|Heard(ask)| *ask).collect();
    log.busiest = log.busiest.max(now.len());
    log.heard.extend(now);
    if log.hushed.last() != Some(&*hush) {
        log.hushed.push(*hush);
    }
    log.quietest_music = log.quietest_music.min(beds.level(Bed::Music).gain);
}

/// An app to which somebody listens.
fn listened(name: &str) -> App {
    let mut app = app(name, SIZE, Language::English, 1.0);
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs_f32(FRAME)));
    app.insert_resource(Log {
        quietest_music: 1.0,
        ..Log::default()
    })
    .add_systems(Last, note);
    app
}

/// Chefs at a table, at the pace of the eye.
fn at_the_table(name: &str) -> App {
    let mut app = listened(name);
    let seats = Temper::ALL.into_iter().take(3).map(|temper| SeatPlan {
        name: "Chef".to_owned(),
        who: Who::Chef(PlayerKind::Chef {
            level: Level::Chef,
            temper,
        }),
        steady: false,
    });
    app.insert_resource(TablePlan {
        seats: seats.collect(),
        seed: Some(5),
        ..TablePlan::default()
    })
    .insert_resource(Opening::New);
    go(&mut app, Screen::Table, Menu::None);
    app
}

fn log(app: &App) -> &Log {
    app.world().resource::<Log>()
}

fn cues(app: &App) -> Vec<Cue> {
    log(app)
        .heard
        .iter()
        .filter_map(|ask| match ask.sound {
            Sound::Cue(cue) => Some(cue),
            _ => None,
        })
        .collect()
}

fn tell(app: &mut App, event: Event) {
    app.world_mut().write_message(TableMessage::Happened(event));
    app.update();
}

fn hit(contact: Contact, strength: f32) -> Hit {
    Hit {
        contact,
        strength,
        pitch: 1.0,
        side: 0.0,
        after: 0.0,
    }
}

#[test]
fn eighty_crystals_at_once_are_few_voices_of_bounded_loudness() {
    let kinds = [
        Contact::CrystalOnGlass,
        Contact::CrystalOnCrystal,
        Contact::CrystalOnSteel,
    ];
    let hits: Vec<Hit> = (0..80)
        .map(|nth| Hit {
            after: nth as f32 * 0.004,
            ..hit(kinds[nth % 3], 0.9)
        })
        .collect();
    let sung = Chorus::default().sing(&hits, FRAME);
    assert!(!sung.is_empty() && sung.len() <= VOICES);
    assert!(sung.iter().map(|ask| ask.gain).sum::<f32>() <= LOUDEST + 1e-3);
}

#[test]
fn a_shake_that_goes_on_stays_within_its_budget() {
    let mut chorus = Chorus::default();
    let hits: Vec<Hit> = (0..40)
        .map(|nth| hit(Contact::ALL[nth % 3], 0.1 + 0.02 * nth as f32))
        .collect();
    let seconds = 5.0;
    let frames = (seconds / FRAME) as usize;
    let voices: usize = (0..frames).map(|_| chorus.sing(&hits, FRAME).len()).sum();
    assert!(voices as f32 <= BUDGET * (seconds + 0.5), "{voices}");
    assert!(voices as f32 > BUDGET * seconds * 0.8, "{voices}");
}

#[test]
fn a_lone_soft_knock_is_heard_and_rest_is_silent() {
    let mut chorus = Chorus::default();
    assert!(chorus.sing(&[], FRAME).is_empty());
    let sung = chorus.sing(&[hit(Contact::CrystalOnSteel, 0.03)], FRAME);
    assert_eq!(sung.len(), 1);
    assert!(sung[0].gain > 0.1);
    assert!(matches!(
        sung[0].sound,
        Sound::Strike(Contact::CrystalOnSteel, Force::Soft, _)
    ));
}

#[test]
fn what_hits_together_is_heard_as_one_and_louder() {
    let one = Chorus::default().sing(&[hit(Contact::CrystalOnGlass, 0.3)], FRAME);
    let four = Chorus::default().sing(&[hit(Contact::CrystalOnGlass, 0.3); 4], FRAME);
    assert_eq!((one.len(), four.len()), (1, 1));
    let loud = |ask: &Ask| {
        let Sound::Strike(_, force, _) = ask.sound else {
            panic!()
        };
        ask.gain * [0.224, 0.5, 1.0][force as usize]
    };
    assert!(loud(&four[0]) > loud(&one[0]));
    // What comes later is heard later.
    let later = Hit {
        after: 0.05,
        ..hit(Contact::CrystalOnGlass, 0.3)
    };
    assert_eq!(
        Chorus::default()
            .sing(&[hit(Contact::CrystalOnGlass, 0.3), later], FRAME)
            .len(),
        2
    );
}

#[test]
fn no_two_knocks_in_a_row_are_the_same_sound() {
    let mut chorus = Chorus::default();
    let mut last = None;
    for _ in 0..30 {
        let now = chorus.sing(&[hit(Contact::DieOnWood, 0.5)], 0.1)[0].sound;
        assert_ne!(Some(now), last);
        last = Some(now);
    }
}

#[test]
fn a_served_star_rings_the_bell_and_chimes() {
    let mut app = listened("star");
    let served = |star| Event::Served {
        seat: Seat::First,
        food: Food::Crepe,
        points: 3,
        star,
    };
    tell(&mut app, served(false));
    assert_eq!(cues(&app), [Cue::Served]);
    for _ in 0..100 {
        app.update();
    }
    tell(&mut app, served(true));
    assert_eq!(cues(&app), [Cue::Served, Cue::Served, Cue::Star]);
}

#[test]
fn a_dial_clicks_once_for_each_step_one_after_the_other() {
    let heat = |level| Heat::new(level).unwrap();
    let asks = events::of(&Event::Heated {
        seat: Seat::First,
        from: heat(0),
        to: heat(3),
    });
    let clicks: Vec<f32> = asks
        .iter()
        .filter(|ask| ask.sound == Sound::Cue(Cue::DialClick))
        .map(|ask| ask.after)
        .collect();
    assert_eq!(clicks.len(), 3);
    assert!(clicks.is_sorted() && clicks[2] > clicks[0]);
    assert!(asks.iter().any(|ask| ask.sound == Sound::Cue(Cue::GasLit)));
    let mut app = listened("dial");
    tell(
        &mut app,
        Event::Cooled {
            seat: Seat::First,
            from: heat(4),
            to: heat(2),
        },
    );
    assert_eq!(cues(&app), [Cue::DialClick; 2]);
}

#[test]
fn what_is_muted_is_not_heard() {
    let mut app = listened("mute");
    let burnt = Event::Burnt {
        seat: Seat::First,
        food: Food::Crepe,
    };
    app.world_mut().resource_mut::<Settings>().volume.all = 0.0;
    tell(&mut app, burnt.clone());
    assert!(log(&app).heard.is_empty());
    app.world_mut().resource_mut::<Settings>().volume = Volume {
        kitchen: 0.0,
        ..Volume::default()
    };
    tell(&mut app, burnt.clone());
    assert!(log(&app).heard.is_empty());
    app.world_mut().resource_mut::<Settings>().volume = Volume::default();
    tell(&mut app, burnt);
    assert_eq!(cues(&app), [Cue::Burnt]);
}

#[test]
fn volumes_go_from_nothing_to_all_and_old_settings_still_load() {
    let volume = Volume::default();
    for group in Group::ALL {
        assert!((0.0..=1.0).contains(&volume.of(group)) && volume.of(group) > 0.0);
    }
    let old: Settings = ron::from_str("(left_handed: true)").unwrap();
    assert!(old.left_handed);
    assert_eq!(old.volume, volume);
    let part: Settings = ron::from_str("(volume: (music: 0.1))").unwrap();
    assert_eq!(part.volume, Volume { music: 0.1, ..volume });
    let wild: Settings = ron::from_str("(volume: (all: 7.0, kitchen: NaN))").unwrap();
    let tamed = wild.within_reason().volume;
    assert!((tamed.all - 1.0).abs() < 1e-6 && tamed.kitchen.is_finite());
}

#[test]
fn a_turn_of_chefs_is_heard_without_a_sound_card_and_never_becomes_a_wall_of_noise() {
    let mut app = at_the_table("turns");
    assert_eq!(*app.world().resource::<Device>(), Device::Missing);
    // Two pours and a stove that has become hotter, in whichever order the chefs find right.
    let done = |app: &App| {
        let told = app.world().resource::<Sitting>().told();
        let count = |is: fn(&Event) -> bool| told.iter().filter(|event| is(event)).count();
        count(|event| matches!(event, Event::Poured { .. })) >= 2
            && count(|event| matches!(event, Event::Heated { .. })) >= 1
    };
    let mut frames = 0;
    while !done(&app) {
        app.update();
        frames += 1;
        assert!(frames < 20_000, "nobody pours and heats");
    }
    // What was told last is heard in the next frames.
    for _ in 0..10 {
        app.update();
    }
    let log = log(&app);
    let struck = |wanted: Contact| {
        log.heard
            .iter()
            .any(|ask| matches!(ask.sound, Sound::Strike(contact, ..) if contact == wanted))
    };
    for contact in [
        Contact::CrystalOnGlass,
        Contact::CrystalOnCrystal,
        Contact::CrystalOnSteel,
        Contact::DieOnWood,
    ] {
        assert!(struck(contact), "{contact:?} was not heard");
    }
    for cue in [Cue::DialClick, Cue::GasLit, Cue::DishDown] {
        assert!(cues(&app).contains(&cue), "{cue:?} was not heard");
    }
    assert!(log.hushed.contains(&Hush::Pour));
    assert!(log.quietest_music < 0.5, "the music goes out of the way of a pour");
    assert!(log.busiest <= VOICES + 10, "{}", log.busiest);
    let seconds = frames as f32 * FRAME;
    assert!(
        (log.heard.len() as f32) < seconds * 30.0,
        "{} in {seconds} s",
        log.heard.len()
    );
}

#[test]
fn turns_that_are_shown_at_once_are_not_heard_crystal_by_crystal() {
    let mut app = at_the_table("at-once");
    app.world_mut().resource_mut::<Settings>().pace = Pace::Skip;
    for _ in 0..10 {
        app.update();
    }
    app.insert_resource(Log::default());
    for _ in 0..400 {
        app.update();
    }
    let log = log(&app);
    assert!(!log.heard.iter().any(|ask| matches!(ask.sound, Sound::Strike(..))));
    // Ten a second at most, of 6.4 seconds of the tests' own time, and some that were asked for later.
    assert!(log.heard.len() < 90, "{}", log.heard.len());
}

#[test]
fn the_hotter_the_stove_the_louder_the_fire() {
    let mut app = at_the_table("fire");
    for _ in 0..5 {
        app.update();
    }
    let fire = |app: &mut App, level: u8| {
        let mut shown = app.world_mut().resource_mut::<ShownTable>();
        let from = shown.state.kitchen(Seat::First).stove.dial;
        shown.hear(&Event::Heated {
            seat: Seat::First,
            from,
            to: Heat::new(level).unwrap(),
        });
        app.update();
        let beds = app.world().resource::<Beds>();
        [Bed::Gas, Bed::Simmer, Bed::Sizzle].map(|bed| beds.level(bed).gain)
    };
    let off = fire(&mut app, 0);
    let (low, high) = (fire(&mut app, 2), fire(&mut app, 7));
    assert_eq!(off, [0.0; 3]);
    assert!(low[0] > 0.0 && high[0] > low[0], "gas: {low:?} {high:?}");
    let beds = app.world().resource::<Beds>();
    assert!(beds.level(Bed::Ambience).gain > 0.0 && beds.level(Bed::Music).gain > 0.0);
}

#[test]
fn the_practice_kitchen_burns_and_sizzles_as_long_as_the_crepe_lies_in_the_pan() {
    let mut app = listened("practice-fire");
    let fire = |app: &mut App| {
        settle(app);
        let beds = app.world().resource::<Beds>();
        [Bed::Gas, Bed::Simmer, Bed::Sizzle].map(|bed| beds.level(bed).gain > 0.0)
    };
    assert_eq!(fire(&mut app), [false; 3]);
    go(&mut app, Screen::Practice, Menu::None);
    assert_eq!(fire(&mut app), [true; 3]);
    let high = Pose::new(Vec3::Y * 9.0, Quat::IDENTITY);
    app.world_mut().resource_mut::<Hand>().lies = Some(high);
    assert_eq!(fire(&mut app), [true, false, false], "in the air nothing sizzles");
    app.world_mut().resource_mut::<Hand>().lies = None;
    assert_eq!(fire(&mut app), [true; 3]);
    change(app.world_mut(), |practice| practice.subject = Subject::Bottle);
    assert_eq!(
        fire(&mut app),
        [true, false, false],
        "an empty pan is heated and nothing more"
    );
    go(&mut app, Screen::Title, Menu::None);
    assert_eq!(fire(&mut app), [false; 3]);
}

#[test]
fn buttons_tick_and_the_settings_say_that_there_is_no_sound_device() {
    let mut app = listened("buttons");
    let settings = button_with(&mut app, "Settings");
    point(&mut app, settings);
    app.update();
    assert!(cues(&app).contains(&Cue::Hover));
    click(&mut app, settings);
    settle(&mut app);
    assert!(cues(&app).contains(&Cue::Press));
    assert!(words(&mut app).contains("No sound device"));
}
