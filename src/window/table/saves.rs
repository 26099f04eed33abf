//! The match on disk, written after every move, so that quitting, a crash or a power cut loses nothing. Moves, seats and
//! seed stand in a match file that the terminal can replay; how the crystals lie stands beside it, and if that does not
//! fit, the crystals are laid anew, and that is told.

use std::path::{Path, PathBuf};

use bevy::prelude::*;
use physics::Larder;
use rules::a_la_carte::{Chance, InvalidGame, Move, Phase, Pour};
use rules::{Game, ReplayError, ToMove};
use serde::{Deserialize, Serialize};

use super::hands::Hands;
use super::mentor::Learnt;
use super::pieces;
use super::sitting::Sitting;
use crate::kitchen;
use crate::saves::journal::{self, Found, Journal, NoMatch};
use crate::saves::{begun, history};
use crate::texts::Texts;
use crate::window::language::Speech;
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
    larder: Larder,
}

/// What a match file of version 1 did not say.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BesideVersion1 {
    plan: TablePlan,
    seed: u64,
    /// How many moves had been made when the crystals lay like this.
    moves: usize,
    larder: Larder,
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
        let notes = Notes::new(world.resource::<Sitting>().plan(), world.resource::<Seed>().0);
        let written = journal.note(Notes::PLAN, &notes.plan);
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
    let seed = world.resource::<Seed>().0;
    clear_away(world)?;
    let mut storage = world.resource_mut::<Storage>();
    let folder = storage.folder()?.to_owned();
    let file = if storage.is_guest() {
        storage.tried(&folder, history::reserve(&folder))?
    } else {
        folder.join(Storage::MATCH)
    };
    let notes = Notes::new(&plan, seed);
    let begun = Journal::begin(&file, &setup, &notes.each());
    storage.tried(&file, begun)
}

/// A match that was left for a new one is put by, if it was more than a deal, and can be gone on with. Nothing if it is still
/// in the way.
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
        .map(|none| tell(&world.resource::<Speech>().0, none));
    let mut storage = world.resource_mut::<Storage>();
    match (found, problem) {
        (Ok(found), _) if found.file.record.moves.len() <= usize::from(found.file.record.setup.seats) => {
            return Some(());
        }
        (Ok(_) | Err(NoMatch::Unplayable(_)), _) => put_by(&mut storage, &file),
        (Err(_), problem) => storage.set_aside(Storage::MATCH, problem.unwrap_or_default()),
    }
    (!file.exists()).then_some(())
}

/// What belongs to the match under way, and is kept with it when it is put by.
fn belongs(folder: &Path) -> [PathBuf; 2] {
    [CRYSTALS, Learnt::FILE].map(|file| folder.join(file))
}

/// Puts a match by, for another one.
fn put_by(storage: &mut Storage, file: &Path) {
    if !storage.is_guest()
        && let Some(folder) = storage.folder().map(Path::to_owned)
    {
        let put = begun::put_by(file, &belongs(&folder), &folder);
        storage.tried(file, put);
    }
    storage.forget(CRYSTALS);
}

/// A match that was begun, as it is told of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Begun {
    /// Its file.
    pub file: PathBuf,
    /// Who plays, and how many points they have, in the order of the seats.
    pub points: Vec<(String, u8)>,
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
        let points = journal::find(&file, dishes.0.clone()).map_or_else(|_| Vec::new(), |found| stands(&found, dishes));
        Begun { file, points }
    };
    files.map(tell).collect()
}

/// Who plays a match, and how many points they have.
fn stands(found: &Found, dishes: &Dishes) -> Vec<(String, u8)> {
    let setup = found.file.record.setup;
    let plan = found.file.note(Notes::PLAN).and_then(|plan| ron::from_str(plan).ok());
    let plan: TablePlan = plan.unwrap_or_else(|| TablePlan::for_seats(setup.seats, setup.house));
    // Found to be within the rules already.
    let Ok(game) = found.file.record.replay(dishes.0.clone()) else {
        return Vec::new();
    };
    let state = game.state();
    let seats = state.all_seats().zip(plan.names());
    seats
        .map(|(seat, name)| (name, state.kitchen(seat).points(&dishes.0)))
        .collect()
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
        put_by(storage, &current);
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
}

impl Notes {
    const PLAN: &str = "plan";
    const SEED: &str = "seed";
    const POURED: &str = "poured";

    fn new(plan: &TablePlan, seed: u64) -> Self {
        Self {
            // A plan is plain data; should it ever not be writable, the match goes on without it.
            plan: ron::to_string(plan).unwrap_or_default(),
            seed: seed.to_string(),
        }
    }

    fn each(&self) -> [(&str, &str); 2] {
        [(Self::SEED, &self.seed), (Self::PLAN, &self.plan)]
    }
}

/// A match to go on with.
pub struct Resumed {
    /// The match.
    pub sitting: Sitting,
    /// How the crystals lie, if that fits the match.
    pub larder: Option<Larder>,
    /// What fell of a pour that was under way when it was left.
    pub poured: Option<Pour>,
    /// Its seed.
    pub seed: u64,
    /// Where it is written on.
    pub saving: Saving,
}

/// Looks for a match to go on with. One that is damaged goes on from its last sound move; one that cannot be read at all
/// is set aside. Either is told of.
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
            let problem = tell(&world.resource::<Speech>().0, &none);
            world.resource_mut::<Storage>().set_aside(Storage::MATCH, problem);
            return None;
        }
    };
    let problem = found
        .damage
        .as_ref()
        .map(|damage| world.resource::<Speech>().damage(damage));
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
    let went_on = found.go_on(&path, &Notes::new(&plan, seed).each());
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
        saving,
    })
}

/// Who plays, with which seed, and how the crystals lie. The match counts more than any of these: somebody can still
/// finish it.
fn beside(found: &Found, storage: &mut Storage) -> (TablePlan, u64, Option<Larder>) {
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
        // Of a match that was damaged more is told than this.
        if found.damage.is_none() && crystals.as_ref().is_some_and(|crystals| !fits(crystals)) {
            storage.report(Trouble::LaidAnew);
        }
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
