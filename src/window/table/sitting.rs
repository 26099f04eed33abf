//! A match at the table: the game, who plays it, what was played, and how far back one may go. It knows nothing of
//! pictures; whatever a player, a chef or the world decides comes in through [`Sitting::play`].

use std::collections::VecDeque;
use std::sync::Arc;

use bevy::platform::cell::SyncCell;
use bevy::prelude::*;
use opponents::a_la_carte::{HandModels, Reason, School, Tip};
use opponents::{Level, PlayerKind, SeatedPlayer};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::a_la_carte::{ALaCarte, Chance, Cup, Event, IllegalMove, InvalidGame, Menu, Move, Pour, Seat, Setup, State};
use rules::{Game, MatchRecord, ReplayError, ToMove};

use crate::window::plan::{TablePlan, Who};

/// The match under way.
#[derive(Resource)]
pub struct Sitting {
    /// The table before the first move.
    start: State,
    game: ALaCarte,
    record: MatchRecord<ALaCarte>,
    plan: TablePlan,
    chefs: Vec<Option<SyncCell<SeatedPlayer<ALaCarte>>>>,
    rng: ChaCha8Rng,
    /// How the chef who decided last wants to tip the bottle.
    tip: Tip,
    /// What happened and has not been shown yet.
    untold: VecDeque<Event>,
    /// What happened and was shown.
    told: Vec<Event>,
    /// How many moves had been made when the match was taken up: nobody takes those back.
    taken_up: usize,
    /// Where the person who chose last may go back to.
    back: Vec<Earlier>,
    /// The bottle of the pour that is under way has passed the horizontal: what was chosen is done.
    tipped: bool,
}

/// The match as it was before a choice.
struct Earlier {
    state: State,
    /// How many moves had been made.
    moves: usize,
    /// How much had happened.
    events: usize,
}

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
        let mut game = ALaCarte::start(&record.setup, menu.clone()).map_err(ReplayError::Setup)?;
        let start = *game.state();
        let mut told = Vec::new();
        for (index, &mv) in record.moves.iter().enumerate() {
            let number = index + 1;
            let illegal = |illegal| ReplayError::Move { number, mv, illegal };
            told.extend(game.apply(mv).map_err(illegal)?);
        }
        let mut school = School::new(menu, HandModels::measured());
        // Chefs with one seed would all have the same ideas, and a resumed match must not repeat its luck.
        let seed = seed ^ (record.moves.len() as u64) << 20;
        let chefs = plan.seats.iter().enumerate().map(|(index, seat)| match seat.who {
            Who::Person => None,
            Who::Chef(kind) => Some(SyncCell::new(school.player(kind, seed ^ (index as u64 + 1)))),
        });
        Ok(Self {
            start,
            game,
            taken_up: record.moves.len(),
            record,
            chefs: chefs.collect(),
            plan,
            rng: ChaCha8Rng::seed_from_u64(seed),
            tip: Tip::default(),
            untold: VecDeque::new(),
            told,
            back: Vec::new(),
            tipped: false,
        })
    }

    /// The game as it stands; what is shown may be a few events behind.
    #[must_use]
    pub const fn game(&self) -> &ALaCarte {
        &self.game
    }

    /// The table before the first move.
    #[must_use]
    pub const fn start(&self) -> &State {
        &self.start
    }

    /// Everything that was played.
    #[must_use]
    pub const fn record(&self) -> &MatchRecord<ALaCarte> {
        &self.record
    }

    /// Who sits where.
    #[must_use]
    pub const fn plan(&self) -> &TablePlan {
        &self.plan
    }

    /// Everything that has happened and was shown.
    #[must_use]
    pub fn told(&self) -> &[Event] {
        &self.told
    }

    /// Whether somebody in front of the screen sits there.
    #[must_use]
    pub fn is_person(&self, seat: Seat) -> bool {
        self.chefs.get(seat.index()).is_some_and(Option::is_none)
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
    pub fn level(&mut self, seat: Seat) -> Level {
        match self.chefs.get_mut(seat.index()) {
            Some(Some(chef)) => chef.get().level(),
            _ => Level::Commis,
        }
    }

    /// Whose turn it is to do something, be it to decide or to roll, pour or flip.
    #[must_use]
    pub fn turn(&self) -> Turn {
        if self.game.to_move() == ToMove::Nobody {
            return Turn::Over;
        }
        let seat = self.game.state().active;
        if self.is_person(seat) {
            Turn::Person(seat)
        } else {
            Turn::Chef(seat)
        }
    }

    /// Asks the chef whose turn it is. The tip of the bottle is remembered for the pour that may follow.
    pub fn ask_chef(&mut self, seat: Seat) -> Option<(Move, Option<Reason>)> {
        let view = self.game.view_for(seat);
        let chef = self.chefs.get_mut(seat.index())?.as_mut()?;
        let decision = chef.get().decide(&view);
        self.tip = decision.manner;
        Some((decision.mv, decision.reason))
    }

    /// How the last asked chef tips the bottle.
    #[must_use]
    pub const fn tip(&self) -> Tip {
        self.tip
    }

    /// The match's own chance, for draws and for the phases of hands.
    pub fn rng(&mut self) -> &mut ChaCha8Rng {
        &mut self.rng
    }

    /// A cup from the tray, any of them.
    pub fn draw_cup(&mut self) -> Cup {
        let tray = self.game.state().face_down;
        let mut nth = self.rng.random_range(0..tray.total().max(1)) as u8;
        for (cup, count) in tray.present() {
            match nth.checked_sub(count) {
                Some(rest) => nth = rest,
                None => return cup,
            }
        }
        Cup::Point
    }

    /// Makes a move. What happened waits to be shown.
    ///
    /// # Errors
    /// If the rules forbid it; then nothing has changed.
    pub fn play(&mut self, mv: Move) -> Result<(), IllegalMove> {
        let before = *self.game.state();
        let by_choice = matches!(self.game.to_move(), ToMove::Seats(_));
        let events = self.game.apply(mv)?;
        let chosen = by_choice && self.is_person(before.active);
        let by_another = self.back.last().is_some_and(|last| last.state.active != before.active);
        if !chosen || by_another {
            // Chance or another player has followed: what was chosen before stays chosen.
            self.back.clear();
        }
        if chosen {
            self.back.push(Earlier {
                state: before,
                moves: self.record.moves.len(),
                events: self.told.len() + self.untold.len(),
            });
        }
        self.tipped = false;
        self.record.moves.push(mv);
        self.untold.extend(events);
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
        let events = self.game.clone().apply(Move::Poured(pour)).unwrap_or_default();
        let spoils = |event: &Event| matches!(event, Event::OverSeasoned { .. });
        events.iter().any(spoils)
    }

    /// Whose choice would be taken back, if it is that of another person than the one whose turn it is now.
    #[must_use]
    pub fn undoes_another(&self) -> Option<Seat> {
        let whose = self.back.last()?.state.active;
        let passed_on = matches!(self.turn(), Turn::Person(seat) if seat != whose);
        (passed_on && self.can_undo()).then_some(whose)
    }

    /// How many choices neither chance nor another player has followed.
    #[must_use]
    pub const fn steps_back(&self) -> usize {
        self.back.len()
    }

    /// Whether the last choice can be taken back now, as far as the match is concerned; the hands have to be free too. It
    /// need not have been told to its end, and if it passed the turn on, there is time until the next one acts.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        // A bottle that is still to be tipped, as with re-season, is no chance yet: nothing has fallen.
        let undecided = matches!(
            self.game.to_move(),
            ToMove::Seats(_) | ToMove::Chance(Chance::Pour { .. })
        );
        undecided && !self.tipped && !self.back.is_empty()
    }

    /// Whether nothing has been played since the match was taken up again.
    #[must_use]
    pub const fn is_as_taken_up(&self) -> bool {
        self.taken_up > 0 && self.record.moves.len() == self.taken_up
    }

    /// Takes the last choice back, and what came of it. The caller shows the state that is now true.
    pub fn undo(&mut self) -> bool {
        if !self.can_undo() {
            return false;
        }
        let Some(earlier) = self.back.pop() else {
            return false;
        };
        self.game.rewind(earlier.state);
        self.record.moves.truncate(earlier.moves);
        // Whoever chooses has heard everything before it, so what is still to be told came of it.
        self.untold.clear();
        self.told.truncate(earlier.events);
        true
    }

    /// The next event to show, if there is one.
    pub fn tell(&mut self) -> Option<Event> {
        let event = self.untold.pop_front()?;
        self.told.push(event.clone());
        Some(event)
    }

    /// Whether a roll is what is being told: the die lies where it fell until something else is.
    #[must_use]
    pub fn is_telling_a_roll(&self) -> bool {
        let rolled = |event: &Event| matches!(event, Event::Rolled { .. });
        self.untold.iter().any(rolled) || self.told.last().is_some_and(rolled)
    }

    /// What happened and has not been shown yet.
    pub fn still_to_tell(&self) -> impl Iterator<Item = &Event> {
        self.untold.iter()
    }

    /// The next event to show, without taking it.
    #[must_use]
    pub fn next_to_tell(&self) -> Option<&Event> {
        self.untold.front()
    }
}
