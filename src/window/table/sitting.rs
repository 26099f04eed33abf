//! A match of À la carte at the table: who plays it, whose turn it is, and what of it can still be taken back. Whatever a
//! person, a chef or the world decides comes in through [`Sitting::play`].

use std::sync::Arc;

use bevy::prelude::*;
use opponents::a_la_carte::{HandModels, PourStyle, Reason, School};
use opponents::{Level, PlayerKind};
use physics::RestingPieces;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::a_la_carte::{ALaCarte, Chance, Cup, Event, IllegalMove, InvalidGame, Menu, Move, Pour, Seat, Setup, State};
use rules::{Game, MatchRecord, ReplayError, ToMove};

use super::shown_table::ShownTable;
use crate::window::plan::{TablePlan, Who};
use crate::window::playing::Match;

/// The match under way.
#[derive(Resource)]
pub struct Sitting {
    /// The table before the first move.
    start: State,
    plan: TablePlan,
    engine: Match<ALaCarte, Scene>,
    rng: ChaCha8Rng,
    /// The bottle of the pour that is under way has passed the horizontal: what was chosen is done.
    tipped: bool,
}

/// What lay where, for taking a choice back.
pub type Scene = (ShownTable, RestingPieces);

/// Who has to do something now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Turn {
    /// Somebody in front of the screen.
    Person(Seat),
    /// A chef.
    Chef(Seat),
    /// Nobody any more.
    Over,
}

impl Sitting {
    /// Sets the table for a new match.
    ///
    /// # Errors
    /// If there is no game with this plan.
    pub fn new(plan: TablePlan, menu: Arc<Menu>, seed: u64) -> Result<Self, InvalidGame> {
        let setup = Setup::new(plan.seats.len() as u8, plan.house, &menu);
        Self::resume(plan, MatchRecord::new(setup), menu, seed).map_err(|error| match error {
            ReplayError::Setup(invalid) => invalid,
            // A record without moves has none that could be illegal.
            ReplayError::Move { .. } => InvalidGame::HouseRules,
        })
    }

    /// Takes up a match where its record ends.
    ///
    /// # Errors
    /// If the record breaks the rules.
    pub fn resume(
        plan: TablePlan,
        record: MatchRecord<ALaCarte>,
        menu: Arc<Menu>,
        seed: u64,
    ) -> Result<Self, ReplayError<ALaCarte>> {
        let start = *ALaCarte::start(&record.setup, menu.clone())
            .map_err(ReplayError::Setup)?
            .state();
        let mut school = School::new(menu.clone(), HandModels::measured());
        // Chefs with one seed would all have the same ideas, and a resumed match must not repeat its luck.
        let seed = seed ^ (record.moves.len() as u64) << 20;
        let chefs = plan.seats.iter().enumerate().map(|(index, seat)| match seat.who {
            Who::Person => None,
            Who::Chef(kind) => Some(school.player(kind, seed ^ (index as u64 + 1))),
        });
        Ok(Self {
            start,
            engine: Match::take_up(record, menu, chefs.collect())?,
            plan,
            rng: ChaCha8Rng::seed_from_u64(seed),
            tipped: false,
        })
    }

    /// The game as it stands; what is shown may be a few events behind.
    #[must_use]
    pub const fn game(&self) -> &ALaCarte {
        self.engine.game()
    }

    /// The table before the first move.
    #[must_use]
    pub const fn start(&self) -> &State {
        &self.start
    }

    /// Everything that was played.
    #[must_use]
    pub const fn record(&self) -> &MatchRecord<ALaCarte> {
        self.engine.record()
    }

    /// Who sits where.
    #[must_use]
    pub const fn plan(&self) -> &TablePlan {
        &self.plan
    }

    /// Everything that has happened and was shown.
    #[must_use]
    pub fn told(&self) -> &[Event] {
        self.engine.told()
    }

    /// Whether somebody in front of the screen sits there.
    #[must_use]
    pub fn is_person(&self, seat: Seat) -> bool {
        self.engine.is_person(seat)
    }

    /// Whether that person lets a steady hand pour and toss.
    #[must_use]
    pub fn is_steady(&self, seat: Seat) -> bool {
        self.plan.seats.get(seat.index()).is_some_and(|seat| seat.steady)
    }

    /// From the next pour or toss on, that person has a steady hand, or a mouse.
    pub fn set_steady(&mut self, seat: Seat, steady: bool) {
        if let Some(plan) = self.plan.seats.get_mut(seat.index()) {
            plan.steady = steady;
        }
    }

    /// The chef on a seat.
    #[must_use]
    pub fn chef(&self, seat: Seat) -> Option<PlayerKind> {
        match self.plan.seats.get(seat.index())?.who {
            Who::Person => None,
            Who::Chef(kind) => Some(kind),
        }
    }

    /// Whose hand, by its skill. People have their own.
    #[must_use]
    pub fn level(&self, seat: Seat) -> Level {
        self.engine.level(seat).unwrap_or(Level::Commis)
    }

    /// Whose turn it is to do something, be it to decide or to roll, pour or flip.
    #[must_use]
    pub fn turn(&self) -> Turn {
        if self.game().to_move() == ToMove::Nobody {
            return Turn::Over;
        }
        let seat = self.game().state().active;
        if self.is_person(seat) {
            Turn::Person(seat)
        } else {
            Turn::Chef(seat)
        }
    }

    /// Asks the chef whose turn it is. The tip of the bottle is remembered for the pour that may follow.
    pub fn ask_chef(&mut self, seat: Seat) -> Option<(Move, Option<Reason>)> {
        self.engine.ask(seat)
    }

    /// How the last asked chef tips the bottle.
    #[must_use]
    pub const fn tip(&self) -> PourStyle {
        self.engine.manner()
    }

    /// The match's own chance, for draws and for the phases of hands.
    pub fn rng(&mut self) -> &mut ChaCha8Rng {
        &mut self.rng
    }

    /// A cup from the tray, any of them.
    pub fn draw_cup(&mut self) -> Cup {
        let tray = self.game().state().face_down;
        let mut nth = self.rng.random_range(0..tray.total().max(1)) as u8;
        for (cup, count) in tray.present() {
            match nth.checked_sub(count) {
                Some(rest) => nth = rest,
                None => return cup,
            }
        }
        Cup::Point
    }

    /// Makes a move. What happened waits to be shown. `scene` is what lies on the table now: with it, a choice can be taken
    /// back.
    ///
    /// # Errors
    /// If the rules forbid it; then nothing has changed.
    pub fn play(&mut self, mv: Move, scene: Option<Scene>) -> Result<(), IllegalMove> {
        self.engine.play(mv, scene)?;
        self.tipped = false;
        Ok(())
    }

    /// What a person has to choose and has no choice about. Nothing where a hand does it: the hand is theirs.
    #[must_use]
    pub fn only_choice(&self, seat: Seat) -> Option<Move> {
        let by_hand = |mv: &Move| matches!(mv, Move::Heat | Move::Season(_) | Move::Flip);
        self.engine.only_move(seat).filter(|mv| !by_hand(mv))
    }

    /// Makes the [only choice](Self::only_choice) of a person.
    ///
    /// # Errors
    /// If the rules forbid it; then nothing has changed.
    pub fn force(&mut self, mv: Move) -> Result<(), IllegalMove> {
        self.engine.force(mv)?;
        self.tipped = false;
        Ok(())
    }

    /// The bottle has passed the horizontal. Whatever falls, nobody takes back what was chosen.
    pub const fn tip_over(&mut self) {
        self.tipped = true;
    }

    /// Whether the bottle of the pour that is under way has passed the horizontal.
    #[must_use]
    pub const fn is_tipped(&self) -> bool {
        self.tipped
    }

    /// The pour that has just ended did not count: what was chosen for it can be taken back after all.
    pub const fn forgive(&mut self) {
        self.tipped = false;
    }

    /// Whether a pour like this, now, spoils the dish that it falls on.
    #[must_use]
    pub fn would_spoil(&self, pour: Pour) -> bool {
        let events = self.game().clone().apply(Move::Poured(pour)).unwrap_or_default();
        let spoils = |event: &Event| matches!(event, Event::OverSeasoned { .. });
        events.iter().any(spoils)
    }

    /// Whose choice would be taken back, if it is that of another person than the one whose turn it is now.
    #[must_use]
    pub fn undoes_another(&self) -> Option<Seat> {
        let whose = self.engine.chose_last()?;
        let passed_on = matches!(self.turn(), Turn::Person(seat) if seat != whose);
        (passed_on && self.can_undo()).then_some(whose)
    }

    /// How many choices neither chance nor another player has followed.
    #[must_use]
    pub const fn steps_back(&self) -> usize {
        self.engine.steps_back()
    }

    /// Whether the last choice can be taken back now, as far as the match is concerned; the hands have to be free too. It
    /// need not have been told to its end, and if it passed the turn on, there is time until the next one acts.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        // A bottle that is still to be tipped, as with re-season, is no chance yet: nothing has fallen.
        let undecided = matches!(
            self.game().to_move(),
            ToMove::Seats(_) | ToMove::Chance(Chance::Pour { .. })
        );
        undecided && !self.tipped && self.steps_back() > 0
    }

    /// Whether nothing has been played since the match was taken up again.
    #[must_use]
    pub const fn is_as_taken_up(&self) -> bool {
        self.engine.is_as_taken_up()
    }

    /// Takes the last choice back, and what came of it: the caller shows what lay on the table before. Nothing if it cannot
    /// be taken back.
    pub fn undo(&mut self) -> Option<Scene> {
        if !self.can_undo() {
            return None;
        }
        self.engine.undo()
    }

    /// The next event to show, if there is one.
    pub fn tell(&mut self) -> Option<Event> {
        self.engine.tell()
    }

    /// Whether a roll is what is being told: the die lies where it fell until something else is.
    #[must_use]
    pub fn is_telling_a_roll(&self) -> bool {
        let rolled = |event: &Event| matches!(event, Event::Rolled { .. });
        self.still_to_tell().any(rolled) || self.told().last().is_some_and(rolled)
    }

    /// What happened and has not been shown yet.
    pub fn still_to_tell(&self) -> impl Iterator<Item = &Event> {
        self.engine.still_to_tell()
    }

    /// The next event to show, without taking it.
    #[must_use]
    pub fn next_to_tell(&self) -> Option<&Event> {
        self.engine.next_to_tell()
    }
}
