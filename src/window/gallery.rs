//! Pictures of every screen, for the docs and for whoever wants to see what a change did: `toque --screenshot DIR`. Each
//! scene is brought about by real play (a match of chefs up to a point, a real gesture), then photographed.

use std::collections::VecDeque;
use std::path::PathBuf;
use std::str::FromStr;

use bevy::prelude::*;
use bevy::render::view::screenshot::{Capturing, Screenshot, save_to_disk};
use bevy::window::PrimaryWindow;
use opponents::{HandModels, Level, ModelWorld, PlayerKind, School, Session, Temper};
use physics::lab::hands::{FlipHand, Flipper, PourHand, SWEET, ThrowHand};
use physics::{Motion, Stage};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use rules::Game;
use rules::a_la_carte::{ALaCarte, Condiment, HouseRules, Move, Phase, Seat, Setup};

use super::picture::Restless;
use super::plan::{Dishes, Opening};
use super::practice::{self, Bottle, Practice, Subject};
use super::screen::{Menu, Screen, go};
use super::storage::Storage;
use super::table::camera::Look;
use super::table::conduct::Beat;
use super::table::hands::{ActKind, Hands};
use super::table::hud::{Option_, choose};
use super::table::mentor::{Learnt, Lesson, Mentor};
use super::table::pointing::CupInUse;
use super::table::sitting::Sitting;

/// Something to photograph.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scene {
    /// The title.
    Title,
    /// Who plays.
    Seats,
    /// The settings, over the title.
    Settings,
    /// The rules, over the title.
    Rules,
    /// The practice kitchen.
    Practice,
    /// A toss in the practice kitchen, judged.
    Toss,
    /// A pour in the practice kitchen, judged.
    Seasoning,
    /// The mentor explains something.
    Mentor,
    /// The mentor explains this.
    Lesson(Lesson),
    /// Choosing a dish.
    Dish,
    /// A turn with something in the pan.
    Turn,
    /// The whole table in the middle of a game.
    Table,
    /// A cup that can be used in several ways.
    Cup,
    /// The die in the air.
    Die,
    /// Crystals falling.
    Pour,
    /// The crêpe in the air.
    Flip,
    /// A match interrupted.
    Pause,
    /// The placings.
    End,
}

impl Scene {
    /// Every scene of the docs. Single lessons can be asked for by name.
    pub const ALL: [Self; 17] = [
        Self::Title,
        Self::Seats,
        Self::Settings,
        Self::Rules,
        Self::Practice,
        Self::Toss,
        Self::Seasoning,
        Self::Mentor,
        Self::Dish,
        Self::Turn,
        Self::Table,
        Self::Cup,
        Self::Die,
        Self::Pour,
        Self::Flip,
        Self::Pause,
        Self::End,
    ];

    /// Its name in files and on the command line.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Title => "title",
            Self::Seats => "seats",
            Self::Settings => "settings",
            Self::Rules => "rules",
            Self::Practice => "practice",
            Self::Toss => "toss",
            Self::Seasoning => "seasoning",
            Self::Mentor => "mentor",
            Self::Lesson(lesson) => lesson.word(),
            Self::Dish => "dish",
            Self::Turn => "turn",
            Self::Table => "table",
            Self::Cup => "cup",
            Self::Die => "die",
            Self::Pour => "pour",
            Self::Flip => "flip",
            Self::Pause => "pause",
            Self::End => "end",
        }
    }

    const fn at_the_table(self) -> bool {
        !matches!(self, Self::Title | Self::Seats | Self::Settings | Self::Rules) && !self.in_practice()
    }

    const fn in_practice(self) -> bool {
        matches!(self, Self::Practice | Self::Toss | Self::Seasoning)
    }

    /// Whether a match has come to where this scene begins.
    fn begins(self, game: &ALaCarte) -> bool {
        let state = game.state();
        let mine = state.active == Seat::First;
        let served = state.kitchen(Seat::First).dishes_served();
        let pieces = state.own().stove.pan.crystals.total();
        match self {
            Self::Dish => mine && served > 0 && matches!(state.phase, Phase::NewDish { .. }),
            Self::Flip => mine && state.on_crepe() && game.is_legal(Move::Flip),
            Self::Pour => mine && state.phase == Phase::Action && pieces == 1 && wanted(game).is_some(),
            Self::Cup => mine && state.phase == Phase::Action && game.legal_moves().iter().any(several),
            Self::End => matches!(state.phase, Phase::Over { .. }),
            _ => mine && state.phase == Phase::Action && state.spoons > 1 && served > 0 && pieces > 0,
        }
    }
}

impl FromStr for Scene {
    type Err = ();

    fn from_str(word: &str) -> Result<Self, ()> {
        let lessons = Lesson::ALL.into_iter().map(Self::Lesson);
        Self::ALL
            .into_iter()
            .chain(lessons)
            .find(|scene| scene.word() == word)
            .ok_or(())
    }
}

fn several(mv: &Move) -> bool {
    matches!(mv, Move::PlaySwap(_) | Move::PlayReseason { .. })
}

/// A condiment that the dish still wants.
fn wanted(game: &ALaCarte) -> Option<Condiment> {
    Condiment::ALL
        .into_iter()
        .find(|&condiment| game.is_legal(Move::Season(condiment)))
}

/// What is still to be photographed.
#[derive(Resource)]
pub struct Gallery {
    folder: PathBuf,
    scenes: VecDeque<Scene>,
    stage: Step,
}

#[derive(Debug, Clone, Copy, PartialEq)]
enum Step {
    Prepare,
    /// Frames to wait until everything has come to rest.
    Settle(u32),
    Act,
    /// Until the moment has come.
    Await,
    /// Frames until the picture is sharp.
    Sharpen(u32),
    Taken,
}

/// Frames in which states, camera and prints come to rest.
const REST: u32 = 90;

impl Gallery {
    /// Pictures of these scenes, into a folder.
    #[must_use]
    pub fn new(folder: PathBuf, scenes: &[Scene]) -> Self {
        Self {
            folder,
            scenes: scenes.iter().copied().collect(),
            stage: Step::Prepare,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Last,
        photograph
            .run_if(resource_exists::<Gallery>)
            .after(super::settings::keep)
            .after(super::picture::pace),
    );
}

fn photograph(world: &mut World) -> Result {
    let gallery = world.resource::<Gallery>();
    let (stage, folder) = (gallery.stage, gallery.folder.clone());
    let Some(&scene) = gallery.scenes.front() else {
        world.write_message(AppExit::Success);
        return Ok(());
    };
    world.resource_mut::<Restless>().stir();
    // Nobody points at anything in a picture.
    let mut windows = world.query_filtered::<&mut Window, With<PrimaryWindow>>();
    for mut window in windows.iter_mut(world) {
        if window.cursor_position().is_some() {
            window.set_cursor_position(None);
        }
    }
    let next = match stage {
        Step::Prepare => {
            prepare(world, scene);
            Step::Settle(REST)
        }
        Step::Settle(0) => Step::Act,
        Step::Settle(left) => {
            if scene.at_the_table() && world.contains_resource::<Sitting>() {
                world.resource_mut::<Beat>().hurry();
            }
            Step::Settle(left - 1)
        }
        Step::Act => {
            act(world, scene)?;
            Step::Await
        }
        Step::Await if is_the_moment(world, scene) => {
            // Nothing moves while the picture is taken.
            world.resource_mut::<Time<Virtual>>().pause();
            Step::Sharpen(REST / 3)
        }
        Step::Await => Step::Await,
        Step::Sharpen(0) => {
            let file = folder.join(format!("{}.png", scene.word()));
            world.spawn(Screenshot::primary_window()).observe(save_to_disk(file));
            Step::Taken
        }
        Step::Sharpen(left) => Step::Sharpen(left - 1),
        Step::Taken => {
            let mut capturing = world.query_filtered::<(), Or<(With<Capturing>, With<Screenshot>)>>();
            if capturing.iter(world).next().is_some() {
                Step::Taken
            } else {
                world.resource_mut::<Time<Virtual>>().unpause();
                world.resource_mut::<Hands>().put_down();
                world.resource_mut::<CupInUse>().put_back();
                world.resource_mut::<Gallery>().scenes.pop_front();
                Step::Prepare
            }
        }
    };
    world.resource_mut::<Gallery>().stage = next;
    Ok(())
}

/// Goes to where the scene is.
fn prepare(world: &mut World, scene: Scene) {
    let menu = match scene {
        Scene::Settings => Menu::Settings,
        Scene::Rules => Menu::Rules,
        _ => Menu::None,
    };
    go(&mut world.resource_mut::<NextState<Menu>>(), menu);
    if scene.at_the_table() {
        let learnt = Learnt {
            enough: !matches!(scene, Scene::Mentor | Scene::Lesson(_)),
            ..default()
        };
        world.resource_mut::<Storage>().keep(Learnt::FILE, &learnt);
        let record = played_until(world, scene);
        world.resource_mut::<Storage>().write(Storage::MATCH, &record);
        world.insert_resource(Opening::Resume);
        world.resource_mut::<Look>().table = scene == Scene::Table;
        world.resource_mut::<NextState<Screen>>().set(Screen::Table);
    } else {
        let screen = match scene {
            Scene::Seats => Screen::Seats,
            _ if scene.in_practice() => Screen::Practice,
            _ => Screen::Title,
        };
        world.resource_mut::<Practice>().subject = match scene {
            Scene::Seasoning => Subject::Bottle,
            _ => Subject::Crepe,
        };
        go(&mut world.resource_mut::<NextState<Screen>>(), screen);
    }
}

/// A match of chefs up to where the scene begins.
fn played_until(world: &World, scene: Scene) -> String {
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
        let setup = Setup::new(Seat::MOST, HouseRules::default(), &menu);
        let found = Session::new(
            setup,
            menu.clone(),
            players.collect(),
            ModelWorld::new(models.clone(), seed),
        );
        let Ok(mut session) = found else { continue };
        loop {
            if scene.begins(session.game()) {
                return session.record().to_string();
            }
            if !matches!(session.step(), Ok(Some(_))) {
                break;
            }
        }
    }
    String::new()
}

/// Sets in motion what is to be seen.
fn act(world: &mut World, scene: Scene) -> Result {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let seat = Seat::First;
    match scene {
        Scene::Die => {
            let hand = Box::new(ThrowHand::natural(&mut rng));
            world
                .resource_mut::<Hands>()
                .lend(ActKind::Throw, seat, seat, Some(Move::Heat), hand);
        }
        Scene::Pour => {
            if let Some(condiment) = wanted(world.resource::<Sitting>().game()) {
                let hand = Box::new(PourHand::plain(165.0, 1.5));
                let choice = Some(Move::Season(condiment));
                world
                    .resource_mut::<Hands>()
                    .lend(ActKind::Pour(condiment), seat, seat, choice, hand);
            }
        }
        Scene::Flip => {
            let hand = Box::new(Flipper::new(FlipHand::practised(0.02, Some(0.3), &mut rng)));
            world
                .resource_mut::<Hands>()
                .lend(ActKind::Flip, seat, seat, Some(Move::Flip), hand);
        }
        Scene::Cup => {
            let cups = world.resource::<super::table::shown::Shown>().cups;
            let mine = cups
                .iter()
                .position(|place| *place == super::table::shown::CupPlace::Held(seat));
            if let Some(cup) = mine {
                choose(world, Option_::Do(super::table::deed::Deed::Cup(cup as u8)));
            }
        }
        Scene::Toss | Scene::Seasoning => {
            let (kind, hand): (_, Box<dyn Motion + Send>) = if scene == Scene::Toss {
                // A little too weak, so that there is something to learn from.
                let weak = FlipHand {
                    height: SWEET.0 * 0.8,
                    ..FlipHand::practised(0.0, None, &mut rng)
                };
                (ActKind::Flip, Box::new(Flipper::new(weak)))
            } else {
                let Bottle(condiment) = world.resource::<Practice>().bottle;
                (ActKind::Pour(condiment), Box::new(PourHand::plain(150.0, 0.4)))
            };
            world.resource_mut::<Hands>().lend(kind, seat, seat, None, hand);
            practice::hand::begin(world)?;
        }
        Scene::Lesson(lesson) => world.resource_mut::<Mentor>().says = Some(lesson),
        Scene::Pause => go(&mut world.resource_mut::<NextState<Menu>>(), Menu::Pause),
        _ => world.resource_mut::<CupInUse>().put_back(),
    }
    Ok(())
}

fn is_the_moment(world: &World, scene: Scene) -> bool {
    let sight = world.resource::<Stage>().sight();
    match scene {
        Scene::Die => sight.is_some_and(|sight| sight.time > 0.6 && sight.thing.y < 2.5),
        Scene::Pour => sight.is_some_and(|sight| sight.fallen >= 2) || world.resource::<Hands>().are_free(),
        Scene::Flip => sight.is_some_and(|sight| sight.motion.y < 0.0 && sight.thing.y > 10.0),
        Scene::Toss | Scene::Seasoning => world.resource::<Practice>().step == practice::Step::Judged,
        _ => true,
    }
}
