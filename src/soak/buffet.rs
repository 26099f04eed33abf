//! The soak of the buffet: whole games, thrown away in the middle of a round and read again, and after every move the proof that
//! no card or plate is lost, and that each seat is told everything that is for it, and nothing else.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use opponents::buffet::{Dealer, player};
use opponents::{PlayerKind, Session};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::buffet::{Buffet, Contradiction, Event, IllegalMove, SEATS, Setup, View};
use rules::{Game, MatchRecord, Seat};

use super::{Memory, Series, guest};
use crate::saves::journal::{self, FoundMatch, MatchJournal};
use crate::shelf::GameName;
use crate::texts::Texts;

/// How often, before a move, everything is thrown away and read again from its file.
const RESUMES: f64 = 0.02;
/// How often the power goes just then, which leaves half a line in the file.
const BREAKS: f64 = 0.5;
/// Half a line, as a power cut leaves one.
const TORN: &[u8] = b"choose 1 ";
/// The longest game of mice has some 700 moves; beyond this nobody is getting anywhere.
const MOST_MOVES: usize = 10_000;

/// Who plays.
#[derive(Debug, Clone, PartialEq)]
pub struct Evening {
    /// What everything follows from.
    pub seed: u64,
    /// Three to six.
    pub players: Vec<PlayerKind>,
}

/// What was done, for the report.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games played to their end.
    pub games: u32,
    /// Moves of players and of chance.
    pub moves: u64,
    /// Times that all cards were turned over.
    pub showings: u64,
    /// Swaps of at least one card.
    pub swaps: u64,
    /// Times that the discards became a new draw pile.
    pub reshuffles: u64,
    /// Times that everything was thrown away and read again.
    pub resumes: u64,
    /// Of these, with cards that lay face down.
    pub face_down: u64,
    /// Of these, behind half a line.
    pub torn: u64,
}

impl Tally {
    /// Adds another.
    pub fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.moves += other.moves;
        self.showings += other.showings;
        self.swaps += other.swaps;
        self.reshuffles += other.reshuffles;
        self.resumes += other.resumes;
        self.face_down += other.face_down;
        self.torn += other.torn;
    }

    fn count(&mut self, events: &[Event]) {
        self.moves += 1;
        let any = |is: fn(&Event) -> bool| u64::from(events.iter().any(is));
        self.showings += any(|event| matches!(event, Event::Shown { .. }));
        self.swaps += any(|event| matches!(event, Event::Swapped { cards, .. } if !cards.is_empty()));
        self.reshuffles += any(|event| matches!(event, Event::Reshuffled { .. }));
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
    /// Something is lost, or there twice, or the table waits for what cannot be.
    #[error("after move {number}: {contradiction}")]
    Contradiction {
        /// Counted from 1.
        number: usize,
        /// What cannot be.
        contradiction: Contradiction,
    },
    /// Somebody heard of a card that only somebody else may know.
    #[error("after move {number}: seat {seat} heard of a secret card")]
    Overheard {
        /// Counted from 1.
        number: usize,
        /// Who.
        seat: Seat,
    },
    /// Somebody was not told everything that is for them.
    #[error("after move {number}: seat {seat} sees another table than it has heard of")]
    Unheard {
        /// Counted from 1.
        number: usize,
        /// Who.
        seat: Seat,
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

type Table = Session<Buffet, Dealer>;
type Journal = MatchJournal<Buffet>;

impl Evening {
    /// The evening of a seed: all numbers of seats, all kinds of players.
    #[must_use]
    pub fn of(seed: u64) -> Self {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let seats = rng.random_range(SEATS);
        let players = (0..seats).map(|seat| guest(seat, &mut rng)).collect();
        Self { seed, players }
    }

    /// Plays it to its end, with its file in this folder.
    ///
    /// # Errors
    /// The first thing that went wrong.
    pub fn play(&self, folder: &Path) -> Result<Tally, Trouble> {
        // Not the generator that drew the guests, whose numbers everybody has seen.
        let mut rng = ChaCha8Rng::seed_from_u64(!self.seed);
        let mut tally = Tally::default();
        let setup = Setup {
            seats: self.players.len() as u8,
        };
        let file = folder.join(format!("{}.match", self.seed));
        let begun = fs::create_dir_all(folder).and_then(|()| Journal::begin(&file, &setup, &[]));
        let mut journal = begun.map_err(|error| Trouble::Unwritten { number: 0, error })?;
        let mut table = self.sit_down(MatchRecord::new(setup), self.seed)?;
        let mut listeners = views(table.game());
        loop {
            if table.record().moves.len() > MOST_MOVES {
                return Err(Trouble::Stuck);
            }
            if rng.random_bool(RESUMES) {
                (table, journal) = self.go_on_another_day(table, journal, &mut rng, &mut tally)?;
            }
            let number = table.record().moves.len() + 1;
            let step = table.step().map_err(|illegal| Trouble::Illegal { number, illegal })?;
            let Some(step) = step else { break };
            tally.count(&step.events);
            prove(table.game(), &step.events, &mut listeners, number)?;
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
    fn sit_down(&self, record: MatchRecord<Buffet>, world: u64) -> Result<Table, Trouble> {
        let day = record.moves.len() as u64;
        // Players with one seed would all have the same ideas.
        let seed_of = |seat: usize| self.seed ^ (seat as u64 + 1) ^ (day << 32);
        let kinds = self.players.iter().enumerate();
        let players = kinds.map(|(seat, &kind)| player(kind, seed_of(seat))).collect();
        Session::resume(record, Arc::default(), players, Dealer::new(world))
            .map_err(|error| Trouble::Setup(error.to_string()))
    }

    /// Throws everything but the file away, sometimes in the middle of a line, and reads it again.
    fn go_on_another_day(
        &self,
        table: Table,
        journal: Journal,
        rng: &mut ChaCha8Rng,
        tally: &mut Tally,
    ) -> Result<(Table, Journal), Trouble> {
        let number = table.record().moves.len();
        let forgotten = |what| Trouble::Forgotten { number, what };
        let unwritten = |error| Trouble::Unwritten { number, error };
        let (record, state) = (table.record().clone(), *table.game().state());
        let file = journal.path().to_owned();
        drop((table, journal));
        tally.resumes += 1;
        tally.face_down += u64::from(!state.have_chosen().is_empty());
        let torn = rng.random_bool(BREAKS);
        if torn {
            let opened = File::options().append(true).open(&file);
            opened.and_then(|mut file| file.write_all(TORN)).map_err(unwritten)?;
            tally.torn += 1;
        }
        let found = journal::find_match::<Buffet>(&file, Arc::default());
        let found: FoundMatch<Buffet> = found.map_err(|_| forgotten("the match"))?;
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

/// What each seat sees.
fn views(game: &Buffet) -> Vec<View> {
    let seats = game.state().table.all_seats();
    seats.iter().map(|seat| game.view_for(seat)).collect()
}

/// Proves that the state can be, and that whoever only hears what is for their seat sees the table as it is.
fn prove(game: &Buffet, events: &[Event], listeners: &mut [View], number: usize) -> Result<(), Trouble> {
    let possible = game.audit();
    possible.map_err(|contradiction| Trouble::Contradiction { number, contradiction })?;
    for view in listeners {
        let seat = view.seat;
        for event in events {
            let heard = Buffet::heard_by(event, seat);
            if let Event::Dealt { to: of, card: Some(_) }
            | Event::Chosen {
                seat: of,
                card: Some(_),
            }
            | Event::TakenBack {
                seat: of,
                card: Some(_),
            } = heard
                && of != seat
            {
                return Err(Trouble::Overheard { number, seat });
            }
            view.hear(&heard);
        }
        // What the table waits for is what may be done, and not what lies where.
        view.table.phase = game.state().table.phase;
        if *view != game.view_for(seat) {
            return Err(Trouble::Unheard { number, seat });
        }
    }
    Ok(())
}

/// Evenings one after the other.
pub(super) struct Evenings {
    folder: PathBuf,
    tally: Tally,
}

impl Evenings {
    /// With the files of the match under way in this folder.
    pub fn new(folder: PathBuf) -> Self {
        let tally = Tally::default();
        Self { folder, tally }
    }
}

impl Series for Evenings {
    fn play(&mut self, seed: u64) -> Result<(), String> {
        let played = Evening::of(seed).play(&self.folder);
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
        let tally = &self.tally;
        let number = |count: u64| count.to_string().into();
        let [most, mean, growth] = memory.told(texts);
        texts.say(
            "buffet-soak-report",
            [
                ("games", number(tally.games.into())),
                ("moves", number(tally.moves)),
                ("showings", number(tally.showings)),
                ("swaps", number(tally.swaps)),
                ("reshuffles", number(tally.reshuffles)),
                ("resumes", number(tally.resumes)),
                ("hidden", number(tally.face_down)),
                ("torn", number(tally.torn)),
                ("most", most.into()),
                ("mean", mean.into()),
                ("growth", growth.into()),
            ],
        )
    }

    fn again(&self, seed: &str, why: &str, texts: &Texts) -> String {
        let game = GameName::Buffet.word().into();
        let gaps = [("game", game), ("seed", seed.into()), ("why", why.into())];
        texts.say("soak-again-of", gaps)
    }
}
