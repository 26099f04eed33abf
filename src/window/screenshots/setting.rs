//! Goes to where a scene is: the settings, the screen, the match up to there.

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use opponents::a_la_carte::{HandModels, ModelWorld, School};
use opponents::{Level, PlayerKind, Session, Temper};
use rules::Game;
use rules::a_la_carte::{HouseRules, Move, Seat, Setup};

use super::Gallery;
use super::scene::{Scene, Where};
use crate::practice::{Book, Challenge};
use crate::texts::Language;
use crate::window::menus::RulesAt;
use crate::window::plan::{Dishes, Opening, TablePlan, Who};
use crate::window::practice::{Practice, Subject};
use crate::window::screen::{Menu, Screen, go};
use crate::window::settings::Settings;
use crate::window::storage::Storage;
use crate::window::table::camera::Look;
use crate::window::table::mentor::Learnt;

/// What is in motion is photographed by a clock that waits for every frame: painted slowly, the moment would else be over
/// before it was seen.
const FRAME: Duration = Duration::from_millis(20);

pub(super) fn prepare(world: &mut World, scene: Scene) {
    set(world, scene);
    world.insert_resource(if scene.is_in_motion() {
        TimeUpdateStrategy::ManualDuration(FRAME)
    } else {
        TimeUpdateStrategy::Automatic
    });
    world.resource_mut::<RulesAt>().0 = match scene {
        Scene::RulesCups => Some("cups".to_owned()),
        Scene::RulesCrepe => Some("crepe".to_owned()),
        Scene::RulesSteady => Some("steady-hand".to_owned()),
        _ => None,
    };
    let menu = match scene {
        Scene::Settings | Scene::SettingsEnd => Menu::Settings,
        Scene::Rules | Scene::RulesCups | Scene::RulesCrepe | Scene::RulesSteady => Menu::Rules,
        _ => Menu::None,
    };
    go(&mut world.resource_mut::<NextState<Menu>>(), menu);
    match scene.place() {
        Where::Menus => {
            world.insert_resource(TablePlan::default());
            go(&mut world.resource_mut::<NextState<Screen>>(), Screen::Title);
        }
        Where::Practice => practise(world, scene),
        Where::Table => play(world, scene),
    }
}

/// Puts the settings back to what they were, but for what the scene is about.
fn set(world: &mut World, scene: Scene) {
    let now = world.resource::<Settings>().clone();
    let usual = world.resource_mut::<Gallery>().usual.get_or_insert(now).clone();
    let language = match scene {
        Scene::TitleGerman | Scene::SeatsGerman => Some(Language::German),
        _ => usual.language,
    };
    let marks = usual.marks || scene == Scene::Marks;
    let wanted = Settings {
        language,
        marks,
        ..usual
    };
    world.resource_mut::<Settings>().set_if_neq(wanted);
}

/// Goes to the practice kitchen, with a book of its own for every scene.
fn practise(world: &mut World, scene: Scene) {
    let mut book = Book::default();
    if scene == Scene::Plot {
        book.plot
            .extend([10, 15, 30, 25, 40, 35, 50, 60, 55, 70, 65, 75, 80, 75, 90]);
        book.lately.extend((0..19).map(|toss| toss % 7 != 3));
    }
    world.resource_mut::<Storage>().keep(Storage::PRACTICE, &book);
    *world.resource_mut::<Practice>() = Practice {
        subject: match scene {
            Scene::Seasoning => Subject::Bottle,
            _ => Subject::Crepe,
        },
        challenge: match scene {
            Scene::Blind => Challenge::Blind,
            Scene::WarmUp | Scene::WarmUpServed | Scene::WarmUpFailed => Challenge::WarmUp,
            _ => Challenge::default(),
        },
        slow: scene == Scene::Slow,
        ..Practice::default()
    };
    // Entering it anew clears away what the last scene left.
    world.resource_mut::<NextState<Screen>>().set(Screen::Practice);
}

/// Sits down at a table.
fn play(world: &mut World, scene: Scene) {
    let learnt = Learnt {
        enough: !matches!(scene, Scene::Mentor | Scene::Lesson(_)),
        ..default()
    };
    world.resource_mut::<Storage>().keep(Learnt::FILE, &learnt);
    world.resource_mut::<Look>().table = scene == Scene::Table;
    let mut plan = TablePlan {
        seed: Some(1),
        ..TablePlan::default()
    };
    if scene == Scene::Next {
        for seat in plan.seats.iter_mut().take(2) {
            seat.who = Who::Person;
        }
        world.insert_resource(Opening::New);
    } else {
        let (record, last) = played_until(world, scene);
        world.resource_mut::<Storage>().write(Storage::MATCH, &record);
        world.resource_mut::<Gallery>().last = last;
        world.insert_resource(Opening::Resume);
    }
    world.insert_resource(plan);
    world.resource_mut::<NextState<Screen>>().set(Screen::Table);
}

/// A match of chefs up to where the scene begins. To see how it ends, its last move is still to be made, and by the one
/// who sits in front of the screen: chefs would not wait for the picture.
fn played_until(world: &World, scene: Scene) -> (String, Option<Move>) {
    let menu = world.resource::<Dishes>().0.clone();
    let models = HandModels::measured();
    let mut school = School::new(menu.clone(), models.clone());
    let tempers = [Temper::Careful, Temper::Showman, Temper::Greedy, Temper::Mean];
    let level = Level::Chef;
    for seed in 1..200 {
        let players = tempers
            .iter()
            .enumerate()
            .map(|(seat, &temper)| school.player(PlayerKind::Chef { level, temper }, seed * 10 + seat as u64));
        let setup = Setup::new(*rules::a_la_carte::SEATS.end(), HouseRules::default(), &menu);
        let found = Session::new(
            setup,
            menu.clone(),
            players.collect(),
            ModelWorld::new(models.clone(), seed),
        );
        let Ok(mut session) = found else { continue };
        let mut mover = Seat::First;
        loop {
            if scene.begins(session.game()) {
                let mut record = session.record().clone();
                let last = (scene == Scene::Celebration).then(|| record.moves.pop()).flatten();
                if last.is_some() && mover != Seat::First {
                    break;
                }
                return (record.to_string(), last);
            }
            mover = session.game().state().active;
            if !matches!(session.step(), Ok(Some(_))) {
                break;
            }
        }
    }
    (String::new(), None)
}
