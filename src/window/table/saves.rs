//! The match on disk, written after every move, so that quitting, a crash or a power cut loses nothing. Moves, seats and
//! seed stand in a match file that the terminal can replay; how the crystals lie stands beside it, and if that does not
//! fit, the crystals are laid anew, and that is told.

use std::path::{Path, PathBuf};

use bevy::prelude::*;
use physics::RestingPieces;
use rules::a_la_carte::{ALaCarte, Chance, InvalidGame, Move, Phase, Pour, Seat};
use rules::{Game, MatchError, MatchFile, ReplayError, ToMove};
use serde::{Deserialize, Serialize};

use super::hands::Hands;
use super::mentor::Learnt;
use super::pieces;
use super::sitting::Sitting;
use crate::kitchen;
use crate::saves::journal::{self, Found, Journal, NoMatch};
use crate::saves::{begun, files, history};
use crate::texts::Texts;
use crate::window::language::CurrentTexts;
use crate::window::plan::{Dishes, TablePlan};
use crate::window::storage::{Storage, Trouble};

/// How the crystals lie.
const CRYSTALS: &str = "crystals.ron";
/// Who plays and how the crystals lie, as it was kept beside matches of version 1.
const BESIDE_VERSION_1: &str = "current.ron";

/// How the crystals lie.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Crystals {
    /// What the match file ended with when they did.
    seal: String,
    larder: RestingPieces,
}

/// What a match file of version 1 did not say.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BesideVersion1 {
    plan: TablePlan,
    seed: u64,
    /// How many moves had been made when the crystals lay like this.
    moves: usize,
    larder: RestingPieces,
}

/// Where the match is written.
#[derive(Resource, Debug, Default)]
pub enum Saving {
    /// Nowhere yet.
    #[default]
    Unbegun,
    /// Here.
    Open(Journal),
    /// It is over and has its place among those that were played.
    Kept,
}

impl Saving {
    /// Whether all of the match is on the disk.
    #[must_use]
    pub fn is_whole(&self, storage: &Storage) -> bool {
        match self {
            Self::Unbegun => false,
            Self::Open(journal) => storage.has_written(journal.path()),
            Self::Kept => true,
        }
    }
}

/// The seed of the match, for its file.
#[derive(Resource, Debug, Clone, Copy)]
pub struct Seed(pub u64);

/// Whether somebody learns to play in this match, for its file.
#[derive(Resource, Debug, Default, Clone, Copy, PartialEq, Eq)]
pub struct IsLesson(pub bool);

/// Takes the file of the match in hand, and begins it if that has not been done yet.
fn open(world: &mut World) -> Saving {
    let saving = std::mem::take(&mut *world.resource_mut::<Saving>());
    match saving {
        Saving::Unbegun => begin(world).map_or(Saving::Unbegun, Saving::Open),
        begun => begun,
    }
}

/// Writes down that a bottle has been tipped, which is never given back, and what has fallen out of it so far. When the
/// match is found like this, the pour ends with that ([`Resumed::poured`]).
pub fn note_pour(world: &mut World, fell: Pour) {
    let mut saving = open(world);
    if let Saving::Open(journal) = &mut saving {
        let record = world.resource::<Sitting>().record();
        let note = pour_note(record.moves.len(), fell);
        let written = journal.follow(record).and_then(|()| journal.note(Notes::POURED, &note));
        let file = journal.path().to_owned();
        world.resource_mut::<Storage>().tried(&file, written);
    }
    *world.resource_mut::<Saving>() = saving;
}

/// Writes down that a pour that was noted did not count.
pub fn forgive_pour(world: &mut World) {
    let mut saving = open(world);
    if let Saving::Open(journal) = &mut saving {
        let written = journal.note(Notes::POURED, "forgiven");
        let file = journal.path().to_owned();
        world.resource_mut::<Storage>().tried(&file, written);
    }
    *world.resource_mut::<Saving>() = saving;
    // The crystals belong to a match that ends with the note.
    keep(world);
}

/// Writes down that somebody at the table has changed hands.
pub fn note_plan(world: &mut World) {
    let mut saving = open(world);
    if let Saving::Open(journal) = &mut saving {
        let plan = plan_note(world.resource::<Sitting>().plan());
        let written = journal.note(Notes::PLAN, &plan);
        let file = journal.path().to_owned();
        world.resource_mut::<Storage>().tried(&file, written);
    }
    *world.resource_mut::<Saving>() = saving;
    // How the crystals lie is kept for the match as it stands in its file. In the middle of a pour they do not lie.
    if world.resource::<Hands>().are_free() {
        keep(world);
    }
}

/// Which move the pour belongs to, and what has fallen.
fn pour_note(moves: usize, Pour { colour, salt }: Pour) -> String {
    format!("{moves} {colour}+{salt}")
}

/// What fell of a pour that was under way when the match was left, if one was.
fn poured(found: &Found, sitting: &Sitting) -> Option<Pour> {
    let ToMove::Chance(Chance::Pour { by, .. }) = sitting.game().to_move() else {
        return None;
    };
    let moves = &found.file.record.moves;
    let noted = found.file.note(Notes::POURED).and_then(|note| {
        let (number, pour) = note.split_once(' ')?;
        let (colour, salt) = pour.split_once('+')?;
        let pour = Pour {
            colour: colour.parse().ok()?,
            salt: salt.parse().ok()?,
        };
        (number == moves.len().to_string()).then_some(pour)
    });
    // A person's choice to season is written when the bottle is tipped, and a power cut may take what stood behind it.
    let tipped = matches!(moves.last(), Some(Move::Season(_))) && sitting.is_person(by);
    noted.or_else(|| tipped.then(Pour::default))
}

/// Writes the match down.
pub fn keep(world: &mut World) {
    let mut saving = open(world);
    if let Saving::Open(journal) = &mut saving {
        let written = journal.follow(world.resource::<Sitting>().record());
        let crystals = Crystals {
            seal: journal.seal().to_string(),
            larder: pieces::in_truth(world),
        };
        let over = matches!(world.resource::<Sitting>().game().state().phase, Phase::Over { .. });
        let mut storage = world.resource_mut::<Storage>();
        let file = journal.path().to_owned();
        let written = storage.tried(&file, written).is_some();
        if over && written {
            saving = Saving::Kept;
            take_in(&mut storage, &file);
        } else if written {
            storage.keep(CRYSTALS, &crystals);
        }
    }
    *world.resource_mut::<Saving>() = saving;
}

/// Begins the file of a match: our own, or where another Toque has that, one more among those that were played.
fn begin(world: &mut World) -> Option<Journal> {
    let sitting = world.resource::<Sitting>();
    let (setup, plan) = (sitting.record().setup, sitting.plan().clone());
    let (seed, lesson) = (*world.resource::<Seed>(), *world.resource::<IsLesson>());
    clear_away(world)?;
    let mut storage = world.resource_mut::<Storage>();
    let folder = storage.folder()?.to_owned();
    let file = if storage.is_guest() {
        storage.tried(&folder, history::reserve(&folder))?
    } else {
        folder.join(Storage::MATCH)
    };
    let notes = Notes::new(&plan, seed, lesson);
    let begun = Journal::begin(&file, &setup, &notes.each());
    storage.tried(&file, begun)
}

/// A match that was left for a new one is put by, if it was more than a deal, and can be gone on with. One that only another
/// program understands is put by as it is, and told of. Nothing if it is still in the way.
fn clear_away(world: &mut World) -> Option<()> {
    let storage = world.resource::<Storage>();
    if !storage.has_match() {
        return Some(());
    }
    let file = storage.path(Storage::MATCH)?;
    let menu = world.resource::<Dishes>().0.clone();
    let found = journal::find(&file, menu);
    let problem = found
        .as_ref()
        .err()
        .map(|none| tell(&world.resource::<CurrentTexts>().0, none));
    let mut storage = world.resource_mut::<Storage>();
    match (found, problem) {
        (Ok(found), _) if found.file.record.moves.len() <= usize::from(found.file.record.setup.seats) => {
            return Some(());
        }
        (Ok(_) | Err(NoMatch::Unplayable(_)), _) => {
            put_by(&mut storage, &file);
        }
        (Err(none), Some(detail)) if is_foreign(&none) => {
            if let Some(file) = put_by(&mut storage, &file) {
                storage.report(Trouble::Foreign { file, detail });
            }
        }
        (Err(_), problem) => storage.set_aside(Storage::MATCH, problem.unwrap_or_default()),
    }
    (!file.exists()).then_some(())
}

/// What belongs to the match under way, and is kept with it when it is put by.
fn belongs(folder: &Path) -> [PathBuf; 2] {
    [CRYSTALS, Learnt::FILE].map(|file| folder.join(file))
}

/// Whether a match is whole, as far as can be told, and only not one of this game or of this program.
const fn is_foreign(none: &NoMatch) -> bool {
    matches!(none, NoMatch::Unfit(MatchError::OtherGame(_) | MatchError::TooNew(_)))
}

/// Puts a match by, for another one; where it is now.
fn put_by(storage: &mut Storage, file: &Path) -> Option<PathBuf> {
    let folder = storage.folder().filter(|_| !storage.is_guest()).map(Path::to_owned);
    let put = folder.and_then(|folder| {
        let put = begun::put_by(file, &belongs(&folder), &folder, is_lesson);
        storage.tried(file, put)
    });
    storage.forget(CRYSTALS);
    let begun::PutBy { at, gone } = put?;
    for file in gone {
        storage.report(Trouble::NotListed { file });
    }
    Some(at)
}

/// Whether somebody learns to play in the match in a file.
fn is_lesson(file: &Path) -> bool {
    let read = files::read(file).ok();
    let found = read.and_then(|bytes| MatchFile::<ALaCarte>::read(&bytes).ok());
    found.is_some_and(|found| found.note(Notes::LESSON).is_some())
}

/// A match that was begun, as it is told of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Begun {
    /// Its file.
    pub file: PathBuf,
    /// How it stands, or why that cannot be told.
    pub stands: Result<Stands, Closed>,
}

/// How a match stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stands {
    /// Somebody learns to play in it.
    pub lesson: bool,
    /// Who plays, and how many points they have, in the order of the seats.
    pub points: Vec<(String, u8)>,
    /// Whose turn it is.
    pub turn: String,
    /// How many dishes whoever has served most has served.
    pub served: u8,
    /// With how many the match ends.
    pub dishes: u8,
}

/// Why nobody can tell how a match stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Closed {
    /// It is damaged from its beginning on.
    Unreadable,
    /// It is a match of another game.
    OtherGame,
    /// It was written by a newer program.
    TooNew,
    /// It was played with other dishes.
    OtherDishes,
}

impl From<NoMatch> for Closed {
    fn from(none: NoMatch) -> Self {
        match none {
            NoMatch::Unfit(MatchError::OtherGame(_)) => Self::OtherGame,
            NoMatch::Unfit(MatchError::TooNew(_)) => Self::TooNew,
            NoMatch::Unplayable(ReplayError::Setup(InvalidGame::OtherMenu { .. })) => Self::OtherDishes,
            NoMatch::Unread(_) | NoMatch::Unfit(_) | NoMatch::Unplayable(_) => Self::Unreadable,
        }
    }
}

/// The matches that can be gone on with, the last one first. One that cannot be understood is told of when somebody wants to
/// go on with it.
pub fn begun(storage: &Storage, dishes: &Dishes) -> Vec<Begun> {
    let Some(folder) = storage.folder().filter(|_| !storage.is_guest()) else {
        return Vec::new();
    };
    let current = storage.path(Storage::MATCH).filter(|file| file.exists());
    let files = current.into_iter().chain(begun::all(folder));
    let tell = |file: PathBuf| {
        let found = journal::find(&file, dishes.0.clone()).map_err(Closed::from);
        let stands = found.and_then(|found| stands(&found, dishes).ok_or(Closed::Unreadable));
        Begun { file, stands }
    };
    files.map(tell).collect()
}

/// How a match stands.
fn stands(found: &Found, dishes: &Dishes) -> Option<Stands> {
    let setup = found.file.record.setup;
    let plan = found.file.note(Notes::PLAN).and_then(|plan| ron::from_str(plan).ok());
    let plan: TablePlan = plan.unwrap_or_else(|| TablePlan::for_seats(setup.seats, setup.house));
    // Found to be within the rules already.
    let game = found.file.record.replay(dishes.0.clone()).ok()?;
    let state = game.state();
    let names = plan.names();
    let points = |seat: Seat| state.kitchen(seat).points(&dishes.0);
    let served = state.all_seats().map(|seat| state.kitchen(seat).dishes_served());
    Some(Stands {
        lesson: found.file.note(Notes::LESSON).is_some(),
        turn: names.get(state.active.index()).cloned()?,
        served: served.max()?,
        dishes: state.house.dishes_to_end(state.seats),
        points: state
            .all_seats()
            .map(points)
            .zip(names)
            .map(|(points, name)| (name, points))
            .collect(),
    })
}

/// Makes a match that was begun the one to go on with; the one that was is put by.
pub fn choose(storage: &mut Storage, file: &Path) -> bool {
    let Some((folder, current)) = storage.folder().map(Path::to_owned).zip(storage.path(Storage::MATCH)) else {
        return false;
    };
    if current == file {
        return true;
    }
    if current.exists() {
        // What is left in the way is found there by whoever brings back the other one.
        let _ = put_by(storage, &current);
    }
    let brought = begun::bring_back(file, &current, &belongs(&folder));
    storage.tried(&current, brought).is_some()
}

/// Gives a match its place among those that were played.
fn take_in(storage: &mut Storage, file: &Path) {
    if !storage.is_guest()
        && let Some(folder) = storage.folder().map(Path::to_owned)
    {
        let taken = history::take_in(file, &folder);
        storage.tried(file, taken);
    }
    storage.forget(CRYSTALS);
}

/// What is noted with a match.
struct Notes {
    plan: String,
    seed: String,
    lesson: bool,
}

impl Notes {
    const PLAN: &str = "plan";
    const SEED: &str = "seed";
    const POURED: &str = "poured";
    const LESSON: &str = "lesson";

    fn new(plan: &TablePlan, Seed(seed): Seed, IsLesson(lesson): IsLesson) -> Self {
        Self {
            plan: plan_note(plan),
            seed: seed.to_string(),
            lesson,
        }
    }

    fn each(&self) -> Vec<(&str, &str)> {
        let always = [(Self::SEED, self.seed.as_str()), (Self::PLAN, &self.plan)];
        let lesson = self.lesson.then_some((Self::LESSON, "yes"));
        always.into_iter().chain(lesson).collect()
    }
}

/// A plan is plain data; should it ever not be writable, the match goes on without it.
fn plan_note(plan: &TablePlan) -> String {
    ron::to_string(plan).unwrap_or_default()
}

/// A match to go on with.
pub struct Resumed {
    /// The match.
    pub sitting: Sitting,
    /// How the crystals lie, if that fits the match.
    pub larder: Option<RestingPieces>,
    /// What fell of a pour that was under way when it was left.
    pub poured: Option<Pour>,
    /// Its seed.
    pub seed: u64,
    /// Whether somebody learns to play in it.
    pub lesson: IsLesson,
    /// Where it is written on.
    pub saving: Saving,
}

/// Looks for a match to go on with. One that is damaged goes on from its last sound move; one that cannot be read at all
/// is set aside, and one that somebody else can read stays where it is. Each is told of.
pub fn find(world: &mut World) -> Option<Resumed> {
    let storage = world.resource::<Storage>();
    if !storage.has_match() {
        return None;
    }
    let path = storage.path(Storage::MATCH)?;
    let menu = world.resource::<Dishes>().0.clone();
    let found = match journal::find(&path, menu.clone()) {
        Ok(found) => found,
        Err(NoMatch::Unplayable(ReplayError::Setup(InvalidGame::OtherMenu { .. }))) => {
            let mut storage = world.resource_mut::<Storage>();
            storage.report(Trouble::OtherDishes { file: path });
            return None;
        }
        Err(none) => {
            let detail = tell(&world.resource::<CurrentTexts>().0, &none);
            let mut storage = world.resource_mut::<Storage>();
            if is_foreign(&none) {
                storage.report(Trouble::Foreign { file: path, detail });
            } else {
                storage.set_aside(Storage::MATCH, detail);
            }
            return None;
        }
    };
    let problem = found
        .damage
        .as_ref()
        .map(|damage| world.resource::<CurrentTexts>().damage(damage));
    let mut storage = world.resource_mut::<Storage>();
    let moves = found.file.record.moves.len();
    if let Some(problem) = &problem
        && moves == 0
    {
        storage.set_aside(Storage::MATCH, problem.clone());
        return None;
    }
    let (plan, seed, larder) = beside(&found, &mut storage);
    // Found to be within the rules already.
    let sitting = Sitting::resume(plan.clone(), found.file.record.clone(), menu, seed).ok()?;
    let poured = poured(&found, &sitting);
    let counts = kitchen::counts(sitting.game().state());
    let written = larder.is_some();
    let larder = larder.filter(|larder| larder.is_sound() && larder.prove(&counts).is_ok());
    if written && larder.is_none() {
        storage.report(Trouble::LaidAnew);
    }
    let lesson = IsLesson(found.file.note(Notes::LESSON).is_some());
    let went_on = found.go_on(&path, &Notes::new(&plan, Seed(seed), lesson).each());
    let mut saving = Saving::Unbegun;
    if let Some((journal, aside)) = storage.tried(&path, went_on) {
        saving = Saving::Open(journal);
        if found.file.version == 1 {
            storage.forget(BESIDE_VERSION_1);
        }
        if let (Some(aside), Some(detail)) = (aside, problem) {
            storage.report(Trouble::Mended { moves, aside, detail });
        }
    }
    Some(Resumed {
        sitting,
        larder,
        poured,
        seed,
        lesson,
        saving,
    })
}

/// Who plays, with which seed, and how the crystals lie. The match counts more than any of these: somebody can still
/// finish it.
fn beside(found: &Found, storage: &mut Storage) -> (TablePlan, u64, Option<RestingPieces>) {
    let file = &found.file;
    let setup = &file.record.setup;
    // Whether the match says who plays it; version 1 has that in a file of its own, which is told of when it is of no use.
    let mut told = false;
    let (plan, seed, larder) = if file.version == 1 {
        let beside: Option<BesideVersion1> = storage.find(BESIDE_VERSION_1);
        match beside {
            Some(beside) => {
                let fits = beside.moves == file.record.moves.len();
                (Some(beside.plan), beside.seed, fits.then_some(beside.larder))
            }
            None => (None, 0, None),
        }
    } else {
        let plan = file.note(Notes::PLAN).map(|plan| ron::from_str(plan).ok());
        told = plan.is_some();
        let plan = plan.flatten();
        let seed = file.note(Notes::SEED).and_then(|seed| seed.parse().ok());
        let crystals: Option<Crystals> = storage.find(CRYSTALS);
        let fits = |crystals: &Crystals| crystals.seal == file.seal.to_string();
        let larder = crystals.filter(|crystals| fits(crystals) && found.damage.is_none());
        let larder = larder.map(|crystals| crystals.larder);
        (plan, seed.unwrap_or(0), larder)
    };
    let fits = |plan: &TablePlan| plan.seats.len() == usize::from(setup.seats) && plan.house == setup.house;
    let plan = plan.filter(fits);
    if told && plan.is_none() {
        storage.report(Trouble::Nameless);
    }
    (
        plan.unwrap_or_else(|| TablePlan::for_seats(setup.seats, setup.house)),
        seed,
        larder,
    )
}

fn tell(texts: &Texts, none: &NoMatch) -> String {
    match none {
        NoMatch::Unread(unread) => texts.unread(unread),
        NoMatch::Unfit(error) => texts.not_a_match(error),
        NoMatch::Unplayable(error) => texts.not_replayable(error),
    }
}
