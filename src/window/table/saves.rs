//! The match on disk: written after every move, so that quitting, a crash or a power cut loses nothing. The moves stand in
//! a match file that the terminal can replay; who plays and how the crystals lie stand beside it.

use bevy::prelude::*;
use physics::Larder;
use rules::Game;
use rules::MatchRecord;
use rules::a_la_carte::{ALaCarte, Menu, Phase};
use serde::{Deserialize, Serialize};

use super::sitting::Sitting;
use crate::kitchen;
use crate::window::plan::TablePlan;
use crate::window::storage::Storage;

/// Who plays, and how the crystals lie.
const ASIDE: &str = "current.ron";
/// The match that was finished last.
const FINISHED: &str = "finished.match";

/// What a match file does not say.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Beside {
    plan: TablePlan,
    seed: u64,
    /// How many moves had been made when the crystals lay like this.
    moves: usize,
    larder: Larder,
}

/// The seed of the match, for its file.
#[derive(Resource, Debug, Clone, Copy)]
pub struct Seed(pub u64);

/// Writes the match down.
pub fn keep(world: &mut World) {
    let sitting = world.resource::<Sitting>();
    let over = matches!(sitting.game().state().phase, Phase::Over { .. });
    let record = sitting.record().to_string();
    let beside = Beside {
        plan: sitting.plan().clone(),
        seed: world.resource::<Seed>().0,
        moves: sitting.record().moves.len(),
        larder: world.resource::<Larder>().clone(),
    };
    let mut storage = world.resource_mut::<Storage>();
    if over {
        storage.write(FINISHED, &record);
        storage.forget(Storage::MATCH);
        storage.forget(ASIDE);
    } else {
        // The match file last: it is the one that counts, and what lies beside is checked against it.
        storage.keep(ASIDE, &beside);
        storage.write(Storage::MATCH, &record);
    }
}

/// A match found on disk.
pub struct Found {
    /// The match.
    pub sitting: Sitting,
    /// How the crystals lie, if that fits the match.
    pub larder: Option<Larder>,
    /// Its seed.
    pub seed: u64,
}

/// Looks for a match to go on with. One that cannot be read is set aside and told of.
pub fn find(storage: &mut Storage) -> Option<Found> {
    let text = storage.read(Storage::MATCH)?;
    let record: MatchRecord<ALaCarte> = match text.parse() {
        Ok(record) => record,
        Err(error) => {
            storage.set_aside(Storage::MATCH, format!("{error}"));
            return None;
        }
    };
    let beside: Option<Beside> = storage.find(ASIDE);
    let (plan, seed) = match &beside {
        Some(beside) if beside.plan.seats.len() == usize::from(record.setup.seats) => {
            (beside.plan.clone(), beside.seed)
        }
        // The match counts more than who played it: somebody can still finish it.
        _ => (TablePlan::for_seats(record.setup.seats, record.setup.house), 0),
    };
    let moves = record.moves.len();
    match Sitting::resume(plan, record, Menu::standard(), seed) {
        Ok(sitting) => {
            let counts = kitchen::counts(sitting.game().state());
            let larder = beside
                .filter(|beside| beside.moves == moves)
                .map(|beside| beside.larder)
                .filter(|larder| larder.prove(&counts).is_ok());
            Some(Found { sitting, larder, seed })
        }
        Err(error) => {
            storage.set_aside(Storage::MATCH, format!("{error}"));
            None
        }
    }
}
