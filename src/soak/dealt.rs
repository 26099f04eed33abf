//! The soak of games whose chance is dealt: whole games, thrown away in the middle of something and read again, and after
//! every move the proof that nothing is lost. What is proved is up to each game.

use std::fmt::Debug;
use std::fs::{self, File};
use std::io::{self, Write};
use std::marker::PhantomData;
use std::ops::AddAssign;
use std::path::{Path, PathBuf};

use opponents::{PlayerKind, Session};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::MatchRecord;

use super::{Memory, Series, guest};
use crate::dealt::Dealt;
use crate::saves::journal::{self, MatchJournal};
use crate::texts::Texts;

/// How often, before a move, everything is thrown away and read again from its file.
const RESUMES: f64 = 0.02;
/// How often the power goes just then, which leaves half a line in the file.
const BREAKS: f64 = 0.5;
/// The longest game, one of mice, has some 700 moves; beyond this nobody is getting anywhere.
const MOST_MOVES: usize = 10_000;

/// What of a game is counted and proved.
pub trait Soaked: Dealt<State: Copy> {
    /// Half a line of a match file, as a power cut leaves one.
    const TORN: &'static [u8];
    /// What is counted of the game beside moves.
    type Counts: Debug + Copy + Default + PartialEq + AddAssign;
    /// Those who know the table only by what they hear.
    type Listeners;

    /// Counts what a move made happen.
    fn count(counts: &mut Self::Counts, events: &[Self::Event]);

    /// Whether it would be a pity to forget this: a match is resumed in the middle of something.
    fn is_interrupted(state: &Self::State) -> bool;

    /// Those who will listen from here on.
    fn listeners(&self) -> Self::Listeners;

    /// Proves that the state can be, and that whoever only hears sees the table as it is.
    ///
    /// # Errors
    /// What cannot be, or who sees something else.
    fn prove(&self, events: &[Self::Event], listeners: &mut Self::Listeners) -> Result<(), String>;

    /// What was done, in the end.
    fn report(tally: &Tally<Self::Counts>, memory: [String; 3], texts: &Texts) -> String;
}

/// Who plays.
#[derive(Debug, Clone, PartialEq)]
pub struct Evening<G> {
    /// What everything follows from.
    pub seed: u64,
    /// As many as can.
    pub players: Vec<PlayerKind>,
    game: PhantomData<G>,
}

/// What was done, for the report.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Tally<Counts> {
    /// Games played to their end.
    pub games: u32,
    /// Moves of players and of chance.
    pub moves: u64,
    /// What the game counts of itself.
    pub counts: Counts,
    /// Times that everything was thrown away and read again.
    pub resumes: u64,
    /// Of these, in the middle of something.
    pub interrupted: u64,
    /// Of these, behind half a line.
    pub torn: u64,
}

impl<Counts: Copy + AddAssign> Tally<Counts> {
    /// Adds another.
    pub fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.moves += other.moves;
        self.counts += other.counts;
        self.resumes += other.resumes;
        self.interrupted += other.interrupted;
        self.torn += other.torn;
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
        illegal: String,
    },
    /// Something is lost or there twice, or somebody sees another table.
    #[error("after move {number}: {why}")]
    Unproved {
        /// Counted from 1.
        number: usize,
        /// What cannot be.
        why: String,
    },
    /// The game does not end.
    #[error("{MOST_MOVES} moves, and no end")]
    Stuck,
    /// The file cannot be written.
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
}

type Table<G> = Session<G, <G as Dealt>::Dealer>;

impl<G: Soaked> Evening<G> {
    /// The evening of a seed: all numbers of seats, all kinds of players.
    #[must_use]
    pub fn of(seed: u64) -> Self {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let seats = rng.random_range(G::SEATS);
        let players = (0..seats).map(|seat| guest(seat, &mut rng)).collect();
        Self {
            seed,
            players,
            game: PhantomData,
        }
    }

    /// Plays it to its end, with its file in this folder.
    ///
    /// # Errors
    /// The first thing that went wrong.
    pub fn play(&self, folder: &Path) -> Result<Tally<G::Counts>, Trouble> {
        // Not the generator that drew the guests, whose numbers everybody has seen.
        let mut rng = ChaCha8Rng::seed_from_u64(!self.seed);
        let mut tally = Tally::default();
        let setup = G::setup_for(self.players.len() as u8);
        let file = folder.join(format!("{}.match", self.seed));
        let begun = fs::create_dir_all(folder).and_then(|()| MatchJournal::<G>::begin(&file, &setup, &[]));
        let mut journal = begun.map_err(|error| Trouble::Unwritten { number: 0, error })?;
        let mut table = self.sit_down(MatchRecord::new(setup), self.seed)?;
        let mut listeners = table.game().listeners();
        loop {
            if table.record().moves.len() > MOST_MOVES {
                return Err(Trouble::Stuck);
            }
            if rng.random_bool(RESUMES) {
                (table, journal) = self.go_on_another_day(table, journal, &mut rng, &mut tally)?;
            }
            let number = table.record().moves.len() + 1;
            let step = table.step().map_err(|illegal| Trouble::Illegal {
                number,
                illegal: illegal.to_string(),
            })?;
            let Some(step) = step else { break };
            tally.moves += 1;
            G::count(&mut tally.counts, &step.events);
            let proved = table.game().prove(&step.events, &mut listeners);
            proved.map_err(|why| Trouble::Unproved { number, why })?;
            let written = journal.follow(table.record());
            written.map_err(|error| Trouble::Unwritten { number, error })?;
        }
        let (table, _) = self.go_on_another_day(table, journal, &mut rng, &mut tally)?;
        let number = table.record().moves.len();
        fs::remove_file(file).map_err(|error| Trouble::Unwritten { number, error })?;
        tally.games = 1;
        Ok(tally)
    }

    /// Everybody in their places, the match as far as it was played.
    fn sit_down(&self, record: MatchRecord<G>, world: u64) -> Result<Table<G>, Trouble> {
        let day = record.moves.len() as u64;
        // Players with one seed would all have the same ideas.
        let seed_of = |seat: usize| self.seed ^ (seat as u64 + 1) ^ (day << 32);
        let kinds = self.players.iter().enumerate();
        let players = kinds.map(|(seat, &kind)| G::player(kind, seed_of(seat))).collect();
        Session::resume(record, G::standard(), players, G::dealer(world))
            .map_err(|error| Trouble::Setup(error.to_string()))
    }

    /// Throws everything but the file away, sometimes in the middle of a line, and reads it again.
    fn go_on_another_day(
        &self,
        table: Table<G>,
        journal: MatchJournal<G>,
        rng: &mut ChaCha8Rng,
        tally: &mut Tally<G::Counts>,
    ) -> Result<(Table<G>, MatchJournal<G>), Trouble> {
        let number = table.record().moves.len();
        let forgotten = |what| Trouble::Forgotten { number, what };
        let unwritten = |error| Trouble::Unwritten { number, error };
        let (record, state) = (table.record().clone(), *table.game().state());
        let file = journal.path().to_owned();
        drop((table, journal));
        tally.resumes += 1;
        tally.interrupted += u64::from(G::is_interrupted(&state));
        let torn = rng.random_bool(BREAKS);
        if torn {
            let opened = File::options().append(true).open(&file);
            opened.and_then(|mut file| file.write_all(G::TORN)).map_err(unwritten)?;
            tally.torn += 1;
        }
        let found = journal::find_match::<G>(&file, G::standard());
        let found = found.map_err(|_| forgotten("the match"))?;
        if found.damage.is_some() != torn {
            return Err(forgotten("the damage"));
        }
        let (journal, aside) = found.go_on(&file, &[]).map_err(unwritten)?;
        if aside.is_some() != torn {
            return Err(forgotten("the damaged file"));
        }
        aside.map_or(Ok(()), fs::remove_file).map_err(unwritten)?;
        if found.file.record != record {
            return Err(forgotten("the match"));
        }
        let table = self.sit_down(found.file.record, rng.random())?;
        if *table.game().state() != state {
            return Err(forgotten("the state"));
        }
        Ok((table, journal))
    }
}

/// Evenings one after the other.
pub(super) struct Evenings<G: Soaked> {
    folder: PathBuf,
    tally: Tally<G::Counts>,
}

impl<G: Soaked> Evenings<G> {
    /// With the files of the match under way in this folder.
    pub fn new(folder: PathBuf) -> Self {
        let tally = Tally::default();
        Self { folder, tally }
    }
}

impl<G: Soaked> Series for Evenings<G> {
    fn play(&mut self, seed: u64) -> Result<(), String> {
        let played = Evening::<G>::of(seed).play(&self.folder);
        self.tally.add(&played.map_err(|trouble| trouble.to_string())?);
        Ok(())
    }

    fn games(&self) -> u32 {
        self.tally.games
    }

    fn moves(&self) -> u64 {
        self.tally.moves
    }

    fn report(&self, memory: &Memory, texts: &Texts) -> String {
        G::report(&self.tally, memory.told(texts), texts)
    }

    fn again(&self, seed: &str, why: &str, texts: &Texts) -> String {
        let game = G::NAME.word().into();
        let gaps = [("game", game), ("seed", seed.into()), ("why", why.into())];
        texts.say("soak-again-of", gaps)
    }
}
