//! One whole game of the soak: drawn from a seed, played in the physics, disturbed as people disturb it, and proved after
//! every move. The same seed is the same evening, so that whatever is found can be found again.

use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use opponents::a_la_carte::{PourStyle, School};
use opponents::{Level, PlayerKind, Session, Touch, World};
use physics::{LedgerError, PhysicsConfig, StageError};
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::a_la_carte::{ALaCarte, Chance, HouseRules, IllegalMove, Menu, Move, SEATS, Setup};
use rules::{Game, MatchRecord, ToMove};

use super::papers::{Found, Papers, PutAway};
use crate::kitchen::PhysicsWorld;
use crate::soak::guest;

/// How often, before a move, everything is thrown away and read again from its files.
const RESUMES: f64 = 0.04;
/// How often, if a pour comes next, it is begun and broken off in the middle first, as by a power cut, which also leaves
/// half a line in the match file.
const BREAKS: f64 = 0.5;
/// How often the game is paused in the middle of a gesture.
const PAUSES: f64 = 0.08;
/// The longest game of 21,000 random ones has under 1,500 moves; beyond this nobody is getting anywhere.
const MOST_MOVES: usize = 5_000;
/// No body on the table ever needs to be this far from its middle, in centimetres: a crystal that is flicked off falls
/// about a metre while the gesture waits for rest.
const ROOM: f32 = 1_000.0;
/// So long nobody looks at a chef who does nothing, in seconds.
const PATIENCE: f32 = 6.0;

/// Who plays, and by which rules.
#[derive(Debug, Clone, PartialEq)]
pub struct Evening {
    /// What everything follows from.
    pub seed: u64,
    /// Two to four.
    pub players: Vec<PlayerKind>,
    /// What the table agreed on.
    pub house: HouseRules,
}

/// What was done, for the report.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Tally {
    /// Games played to their end.
    pub games: u32,
    /// Moves of players and of chance.
    pub moves: u64,
    /// Bottles tipped.
    pub pours: u64,
    /// Crêpes tossed.
    pub flips: u64,
    /// Rolls of the die.
    pub rolls: u64,
    /// Times that everything was thrown away and read again from its files.
    pub resumes: u64,
    /// Pours broken off in the middle.
    pub broken_off: u64,
    /// Gestures paused in the middle.
    pub pauses: u64,
    /// Leaks that the guard put back.
    pub guarded: u64,
    /// Steps of the physics.
    pub steps: u64,
    /// How far from the middle of the table a body ever was, in centimetres.
    pub farthest: f32,
    /// How long in a gesture there was nothing to see, at most, in seconds.
    pub stillest: f32,
}

impl Tally {
    /// Adds another.
    pub fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.moves += other.moves;
        self.pours += other.pours;
        self.flips += other.flips;
        self.rolls += other.rolls;
        self.resumes += other.resumes;
        self.broken_off += other.broken_off;
        self.pauses += other.pauses;
        self.guarded += other.guarded;
        self.steps += other.steps;
        self.farthest = self.farthest.max(other.farthest);
        self.stillest = self.stillest.max(other.stillest);
    }

    fn count(&mut self, mv: Move) {
        self.moves += 1;
        match mv {
            Move::Poured(_) => self.pours += 1,
            Move::Landed(_) => self.flips += 1,
            Move::Rolled(_) => self.rolls += 1,
            _ => {}
        }
    }
}

/// What went wrong; every one is a defect.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// There is no such game.
    #[error("the match cannot be set up or gone on with: {0}")]
    Setup(String),
    /// A player or the world did what the rules forbid.
    #[error("move {number}: {illegal}")]
    Illegal {
        /// Counted from 1.
        number: usize,
        /// The rule.
        illegal: IllegalMove,
    },
    /// World and rules do not agree.
    #[error("after move {number}: {error}")]
    Ledger {
        /// Counted from 1.
        number: usize,
        /// Where.
        error: LedgerError,
    },
    /// A gesture could not be made.
    #[error("move {number}: {detail}")]
    Gesture {
        /// Counted from 1.
        number: usize,
        /// Why.
        detail: String,
    },
    /// The game does not end.
    #[error("{MOST_MOVES} moves, and no end")]
    Stuck,
    /// A file cannot be written.
    #[error("after move {number}: {error}")]
    Unwritten {
        /// Counted from 1.
        number: usize,
        /// What the system says.
        error: io::Error,
    },
    /// What was written down is not what is read.
    #[error("after move {number}: {what} is not the same when it is read again")]
    Forgotten {
        /// Counted from 1.
        number: usize,
        /// What it was.
        what: &'static str,
    },
    /// A body left the room, or is no longer a number.
    #[error("{not_finite} bodies without a place, the farthest {farthest} cm away")]
    Escaped {
        /// Bodies that were no longer numbers.
        not_finite: u64,
        /// The farthest of the others.
        farthest: f32,
    },
    /// A hand stood there with what it held.
    #[error("before move {number}: for {seconds} s nothing moved in a gesture")]
    Stood {
        /// Counted from 1.
        number: usize,
        /// How long.
        seconds: f32,
    },
}

/// What all evenings share.
pub struct House {
    /// What is cooked from.
    pub menu: Arc<Menu>,
    /// The numbers of the physics.
    pub config: PhysicsConfig,
    /// Where chefs come from.
    pub school: School,
    /// Where the files of the match under way are.
    pub folder: PathBuf,
}

type Table = Session<ALaCarte, PhysicsWorld>;

impl Evening {
    /// The evening of a seed: all numbers of seats, all kinds of players, all houses.
    #[must_use]
    pub fn of(seed: u64) -> Self {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let seats = rng.random_range(SEATS);
        let players = (0..seats).map(|seat| guest(seat, &mut rng)).collect();
        let house = match rng.random_range(0..4) {
            0 | 1 => HouseRules::english(),
            2 => HouseRules::german(),
            _ => HouseRules {
                coffee_with_crepe: rng.random(),
                take_point_cups: rng.random(),
                dishes: rng.random_range(HouseRules::FEWEST_DISHES..=HouseRules::MOST_DISHES),
                dishes_for_two: rng.random_range(HouseRules::FEWEST_DISHES..=HouseRules::MOST_DISHES),
            },
        };
        Self { seed, players, house }
    }

    /// Plays it to its end.
    ///
    /// # Errors
    /// The first thing that went wrong.
    pub fn play(&self, house: &mut House) -> Result<Tally, Trouble> {
        // Not the generator that drew the guests, whose numbers everybody has seen.
        let mut rng = ChaCha8Rng::seed_from_u64(!self.seed);
        let mut tally = Tally::default();
        let setup = Setup::new(self.players.len() as u8, self.house, &house.menu);
        let mut world = PhysicsWorld::new(house.config.clone(), setup.seats, self.seed);
        world.watch();
        let mut table = self.sit_down(MatchRecord::new(setup), world, house)?;
        let mut papers =
            Papers::begin(&house.folder, &setup, self.seed).map_err(|error| Trouble::Unwritten { number: 0, error })?;
        loop {
            if table.record().moves.len() > MOST_MOVES {
                return Err(Trouble::Stuck);
            }
            if rng.random_bool(RESUMES) {
                (table, papers) = self.go_on_another_day(table, papers, house, &mut rng, &mut tally)?;
            } else if rng.random_bool(PAUSES) {
                // Somewhere within the first two seconds of whatever gesture comes next, for up to a second.
                let (after, frames) = (rng.random_range(0..480), rng.random_range(1..240));
                table.world_mut().pause_next(after, frames);
                tally.pauses += 1;
            }
            let number = table.record().moves.len() + 1;
            let step = table.step().map_err(|illegal| Trouble::Illegal { number, illegal })?;
            if let Some(detail) = table.world().troubles().into_iter().next() {
                return Err(Trouble::Gesture { number, detail });
            }
            if step.is_none() {
                break;
            }
            if let Some(&mv) = table.record().moves.last() {
                tally.count(mv);
            }
            prove(&mut table)?;
            let written = papers.follow(table.record());
            written.map_err(|error| Trouble::Unwritten { number, error })?;
        }
        let (table, papers) = self.go_on_another_day(table, papers, house, &mut rng, &mut tally)?;
        let number = table.record().moves.len();
        let burnt = papers.put_away(table.world().larder()).and_then(PutAway::burn);
        burnt.map_err(|error| Trouble::Unwritten { number, error })?;
        tally.games = 1;
        Ok(tally)
    }

    /// Everybody in their places, the match as far as it was played.
    fn sit_down(
        &self,
        record: MatchRecord<ALaCarte>,
        world: PhysicsWorld,
        house: &mut House,
    ) -> Result<Table, Trouble> {
        let day = record.moves.len() as u64;
        // Players with one seed would all have the same ideas.
        let seed_of = |seat: usize| self.seed ^ (seat as u64 + 1) ^ (day << 32);
        let kinds = self.players.iter().enumerate();
        let players = kinds.map(|(seat, &kind)| house.school.player(kind, seed_of(seat)));
        let players = players.collect();
        Session::resume(record, house.menu.clone(), players, world).map_err(|error| Trouble::Setup(error.to_string()))
    }

    /// Puts match and larder away, throws everything else away, sometimes in the middle of a pour, and reads them again.
    fn go_on_another_day(
        &self,
        table: Table,
        papers: Papers,
        house: &mut House,
        rng: &mut ChaCha8Rng,
        tally: &mut Tally,
    ) -> Result<(Table, Papers), Trouble> {
        let number = table.record().moves.len();
        let forgotten = |what| Trouble::Forgotten { number, what };
        let unwritten = |error| Trouble::Unwritten { number, error };
        let (record, state, larder) = (
            table.record().clone(),
            *table.game().state(),
            table.world().larder().clone(),
        );
        let put_away = papers.put_away(&larder).map_err(unwritten)?;
        tally.resumes += 1;
        tally.guarded += u64::from(table.world().guarded());
        let watched = table.world().watched();
        tally.steps += watched.steps;
        tally.farthest = tally.farthest.max(watched.farthest);
        if watched.not_finite > 0 || watched.farthest > ROOM {
            let (not_finite, farthest) = (watched.not_finite, watched.farthest);
            return Err(Trouble::Escaped { not_finite, farthest });
        }
        tally.stillest = tally.stillest.max(watched.stillest);
        if watched.stillest > PATIENCE {
            let seconds = watched.stillest;
            return Err(Trouble::Stood { number, seconds });
        }
        if let ToMove::Chance(Chance::Pour { from, into, .. }) = table.game().to_move()
            && rng.random_bool(BREAKS)
        {
            let touch = Touch {
                level: *Level::ALL.choose(rng).unwrap_or(&Level::Chef),
                manner: PourStyle::Splash,
            };
            let world = table.into_world();
            let steps = rng.random_range(1..480);
            let cut = world.break_off(from, into.index(), touch, steps);
            cut.map_err(|error: StageError| Trouble::Gesture {
                number,
                detail: error.to_string(),
            })?;
            put_away.tear().map_err(unwritten)?;
            tally.broken_off += 1;
        }
        let found = put_away.find(house.menu.clone()).map_err(forgotten)?;
        let Found {
            record: read,
            larder: lay,
            papers,
        } = found;
        if read != record {
            return Err(forgotten("the match"));
        }
        if lay != larder {
            return Err(forgotten("the larder"));
        }
        let mut world = PhysicsWorld::resume(house.config.clone(), lay, rng.random());
        world.watch();
        let mut table = self.sit_down(read, world, house)?;
        if *table.game().state() != state {
            return Err(forgotten("the state"));
        }
        prove(&mut table)?;
        Ok((table, papers))
    }
}

/// Proves that world and rules agree, that no piece is missing or doubled, and that each lies inside of what holds it.
fn prove(table: &mut Table) -> Result<(), Trouble> {
    let (number, state) = (table.record().moves.len(), *table.game().state());
    let agreed = table.world_mut().keep_up(&state);
    agreed.map_err(|error| Trouble::Ledger { number, error })
}
