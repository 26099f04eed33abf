//! A match in real time: who does what when. The rules know no clock, so it is here; it is no real one, and so a match of many
//! minutes is played in a moment, or along with a clock on the wall.
//!
//! Whoever shows a match asks [`Timetable::next_at`] and lets [`Timetable::step`] happen when that time has come. What people do
//! comes in by [`Timetable::play`].

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::kitchen_chaos::{Event, IllegalMove, InvalidGame, KitchenChaos, Move, Phase, PotId, Setup, Thing};
use rules::{Game, Luck, MatchRecord, Seat, Stamp};

use super::agenda::Agenda;
use super::hand::{Aim, Hands};
use super::live::{Act, Cue, Intent, Moment, SeatedCook};
use super::pace::Pace;
use super::reason::Reason;

/// From the table being laid to the first call, and from the end of a round to the next being laid, in milliseconds.
const BREATH: u64 = 3_000;

/// Why somebody did something, or did not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Note {
    /// In which round, counted from 1.
    pub round: u8,
    /// When.
    pub at: Stamp,
    /// Who.
    pub seat: Seat,
    /// What was done, if anything.
    pub act: Option<Act>,
    /// Why.
    pub reason: Reason,
}

/// One move that was made.
#[derive(Debug, Clone, PartialEq)]
pub struct Step {
    /// When.
    pub at: Stamp,
    /// The move.
    pub mv: Move,
    /// What happened.
    pub events: Vec<Event>,
}

/// Something that is to happen.
#[derive(Debug, Clone, Copy)]
enum Due {
    /// The next starting vegetable.
    Deal,
    /// The chef calls, or after the last call closes.
    Beat,
    /// A cook has noticed this call and, with a free hand, makes up its mind.
    Think { seat: Seat, call: u32 },
    /// The hand is there.
    Release {
        seat: Seat,
        call: u32,
        thing: Thing,
        aim: Aim,
        reason: Option<Reason>,
    },
    /// What was thrown comes to rest.
    Rest { seat: Seat, pot: Option<PotId> },
    /// A cook reaches for something to draw.
    Draw { seat: Seat },
}

/// What a cook is about.
#[derive(Debug, Clone, Copy, Default)]
struct Busy {
    /// The last call that it noticed.
    noticed: u32,
    /// It is about to draw.
    draws: bool,
}

/// A match, its players, their hands, and the clock.
pub struct Timetable<H> {
    game: KitchenChaos,
    moves: Vec<(Move, Stamp)>,
    players: Vec<SeatedCook>,
    hands: H,
    pace: Pace,
    now: u64,
    agenda: Agenda<Due>,
    /// Calls since the match began. Whatever was meant for an older one is void.
    calls: u32,
    called_at: Option<u64>,
    beat: Option<u64>,
    busy: [Busy; Seat::COUNT],
    notes: Vec<Note>,
    rng: ChaCha8Rng,
}

impl<H: Hands> Timetable<H> {
    /// Sets the table. The same players, hands and seed always play the same.
    ///
    /// # Errors
    /// If there is no game with so many players.
    pub fn new(players: Vec<SeatedCook>, hands: H, pace: Pace, seed: u64) -> Result<Self, InvalidGame> {
        let seats = u8::try_from(players.len()).unwrap_or(u8::MAX);
        let game = KitchenChaos::start(&Setup { seats }, Default::default())?;
        let mut agenda = Agenda::new();
        agenda.enter(0, 0, Due::Deal);
        Ok(Self {
            game,
            moves: Vec::new(),
            players,
            hands,
            pace,
            now: 0,
            agenda,
            calls: 0,
            called_at: None,
            beat: None,
            busy: Default::default(),
            notes: Vec::new(),
            rng: ChaCha8Rng::seed_from_u64(seed),
        })
    }

    /// The game as it stands.
    #[must_use]
    pub const fn game(&self) -> &KitchenChaos {
        &self.game
    }

    /// Everything that was played, and when.
    #[must_use]
    pub fn moves(&self) -> &[(Move, Stamp)] {
        &self.moves
    }

    /// Everything that was played.
    #[must_use]
    pub fn record(&self) -> MatchRecord<KitchenChaos> {
        MatchRecord {
            setup: self.game.setup(),
            moves: self.moves.iter().map(|&(mv, _)| mv).collect(),
        }
    }

    /// Why everybody did what they did in the rounds that are through. While a round is going on nobody tells: a reason gives
    /// away what somebody remembers.
    pub fn notes(&self) -> impl Iterator<Item = &Note> {
        let table = &self.game.state().table;
        let over = table.phase == Phase::Over;
        self.notes.iter().filter(move |note| over || note.round < table.round)
    }

    /// When the next thing happens by itself. Nothing when the game is over, or a person is waited for.
    #[must_use]
    pub fn next_at(&self) -> Option<Stamp> {
        self.agenda.next_at().map(Stamp)
    }

    /// Goes on to the next move that is made by itself. Nothing when the game is over, or a person is waited for.
    ///
    /// # Errors
    /// If a player wants something that the rules forbid: a defect of theirs, and nothing has changed.
    pub fn step(&mut self) -> Result<Option<Step>, IllegalMove> {
        while let Some((at, due)) = self.agenda.pop() {
            self.now = self.now.max(at);
            if let Some(step) = self.meet(due)? {
                return Ok(Some(step));
            }
        }
        Ok(None)
    }

    /// A move that comes from outside: of a person, or of what a person's throw came to. It happens at this time, or, if the
    /// match is already further, now. Whatever is due before has to have happened ([`step`](Self::step)).
    ///
    /// # Errors
    /// Why the rules forbid it.
    pub fn play(&mut self, mv: Move, at: Stamp) -> Result<Step, IllegalMove> {
        self.game.check(mv)?;
        self.now = self.now.max(at.0);
        if mv == Move::Call {
            return self.call();
        }
        self.make(mv)
    }

    fn enter(&mut self, after: u64, due: Due) {
        let lot = self.rng.random();
        self.agenda.enter(self.now + after, lot, due);
    }

    fn meet(&mut self, due: Due) -> Result<Option<Step>, IllegalMove> {
        match due {
            Due::Deal => self.chance().map(Some),
            Due::Beat => self.beat(),
            Due::Think { seat, call } => {
                self.think(seat, call);
                Ok(None)
            }
            Due::Release {
                seat,
                call,
                thing,
                aim,
                reason,
            } => self.release(seat, call, thing, aim, reason),
            Due::Rest { seat, pot } => {
                let open = |pot: &PotId| !self.game.state().pot(*pot).has_lid();
                let mv = match pot.filter(open) {
                    Some(pot) => Move::Land { seat, pot },
                    None => Move::Miss { seat },
                };
                self.make(mv).map(Some)
            }
            Due::Draw { seat } => self.draw(seat),
        }
    }

    /// What only chance decides, drawn blindly.
    fn chance(&mut self) -> Result<Step, IllegalMove> {
        let mut luck = Blind(&mut self.rng);
        let mv = self.game.draw(&mut luck).ok_or(IllegalMove::NotNow)?;
        self.make(mv)
    }

    fn beat(&mut self) -> Result<Option<Step>, IllegalMove> {
        if self.game.check(Move::Call).is_ok() {
            return self.call().map(Some);
        }
        if self.game.check(Move::Close).is_ok() {
            return self.make(Move::Close).map(Some);
        }
        Ok(None)
    }

    /// K27: a call and its card are two moves of one moment. The events of both are told together.
    fn call(&mut self) -> Result<Step, IllegalMove> {
        let call = self.make(Move::Call)?;
        let card = self.chance()?;
        Ok(Step {
            events: card.events,
            ..call
        })
    }

    /// Whether this call still holds for this cook, who has not thrown.
    fn holds(&self, seat: Seat, call: u32) -> bool {
        let table = &self.game.state().table;
        call == self.calls && table.phase == Phase::Cook && table.called() == Some(seat)
    }

    fn think(&mut self, seat: Seat, call: u32) {
        let flies = self.game.state().table.air[seat.index()].is_some();
        let busy = &mut self.busy[seat.index()];
        busy.noticed = call;
        // Whoever is throwing or drawing turns to the call when that is done.
        let waits = flies || busy.draws;
        if waits || !self.holds(seat, call) {
            return;
        }
        let Intent { act, reason } = self.ask(seat, Cue::Call);
        match act {
            Some(Act::Throw { thing, aim }) => {
                let level = self.players[seat.index()].level();
                let after = self.hands.wind_up(level, aim.way);
                let due = Due::Release {
                    seat,
                    call,
                    thing,
                    aim,
                    reason,
                };
                self.enter(after, due);
            }
            Some(Act::Draw { .. }) | None => self.note(seat, None, reason),
        }
    }

    fn release(
        &mut self,
        seat: Seat,
        call: u32,
        thing: Thing,
        aim: Aim,
        reason: Option<Reason>,
    ) -> Result<Option<Step>, IllegalMove> {
        if !self.holds(seat, call) {
            self.note(seat, None, reason.map(|_| Reason::TooLate));
            return Ok(None);
        }
        self.note(seat, Some(Act::Throw { thing, aim }), reason);
        let step = self.make(Move::Throw { seat, thing })?;
        let ring = self.game.state().table.pots();
        let level = self.players[seat.index()].level();
        let rest = self.hands.throw(level, aim, ring);
        self.enter(rest.after, Due::Rest { seat, pot: rest.pot });
        Ok(Some(step))
    }

    fn draw(&mut self, seat: Seat) -> Result<Option<Step>, IllegalMove> {
        self.busy[seat.index()].draws = false;
        if !self.game.state().table.may_draw.contains(seat) {
            return Ok(None);
        }
        let Intent { act, reason } = self.ask(seat, Cue::Draw);
        let Some(Act::Draw { from }) = act else {
            self.note(seat, None, reason);
            self.turn_to_the_call(seat);
            return Ok(None);
        };
        self.note(seat, act, reason);
        self.make(Move::Draw { seat, from }).map(Some)
    }

    fn ask(&mut self, seat: Seat, cue: Cue) -> Intent {
        let view = self.game.view_for(seat);
        let moment = Moment {
            cue,
            since_call: self.now - self.called_at.unwrap_or(self.now),
            beat: self.beat,
        };
        self.players[seat.index()].decide(&view, moment)
    }

    fn note(&mut self, seat: Seat, act: Option<Act>, reason: Option<Reason>) {
        let (round, at) = (self.game.state().table.round, Stamp(self.now));
        self.notes.extend(reason.map(|reason| Note {
            round,
            at,
            seat,
            act,
            reason,
        }));
    }

    fn make(&mut self, mv: Move) -> Result<Step, IllegalMove> {
        let events = self.game.apply(mv)?;
        let at = Stamp(self.now);
        self.moves.push((mv, at));
        for event in &events {
            for (player, seat) in self.players.iter_mut().zip(Seat::ALL) {
                player.hear(&event.heard_by(seat));
            }
            self.follow(event);
        }
        Ok(Step { at, mv, events })
    }

    /// What is to happen because of what happened.
    fn follow(&mut self, event: &Event) {
        match *event {
            Event::Dealt { .. } | Event::Laid { .. } => match self.game.state().table.phase {
                Phase::Deal => self.enter(0, Due::Deal),
                _ if self.pace != Pace::Person => self.enter(BREATH, Due::Beat),
                _ => {}
            },
            Event::Called { seat, .. } => self.follow_call(seat),
            Event::Landed { seat, may_draw, .. } | Event::Missed { seat, may_draw, .. } => {
                if may_draw {
                    self.busy[seat.index()].draws = true;
                    let after = self.players[seat.index()].reach();
                    self.enter(after, Due::Draw { seat });
                } else {
                    self.turn_to_the_call(seat);
                }
            }
            Event::Drew { seat, .. } => self.turn_to_the_call(seat),
            Event::RoundEnded { .. } => {
                self.agenda.clear();
                self.called_at = None;
                self.beat = None;
                self.busy = Default::default();
            }
            Event::RoundStarted { .. } => self.enter(BREATH, Due::Deal),
            Event::Thrown { .. } | Event::Closed | Event::PotOpened { .. } | Event::GameOver { .. } => {}
        }
    }

    fn follow_call(&mut self, seat: Seat) {
        self.calls += 1;
        self.beat = self.called_at.map(|before| self.now - before);
        self.called_at = Some(self.now);
        let state = self.game.state();
        if let Some(beat) = self.pace.beat(state.calls(), state.table.deck_size()) {
            self.enter(beat, Due::Beat);
        }
        match self.players[seat.index()].notice() {
            Some(after) => {
                let call = self.calls;
                self.enter(after, Due::Think { seat, call });
            }
            None => self.note(seat, None, Some(Reason::MissedCall)),
        }
    }

    /// Whoever was busy when called, and has noticed it, turns to the call now; and so does whoever missed and may try again.
    fn turn_to_the_call(&mut self, seat: Seat) {
        let call = self.calls;
        if self.busy[seat.index()].noticed == call && self.holds(seat, call) {
            let after = self.players[seat.index()].reach();
            self.enter(after, Due::Think { seat, call });
        }
    }
}

/// Luck that nobody has a hand in.
struct Blind<'a>(&'a mut ChaCha8Rng);

impl Luck for Blind<'_> {
    fn below(&mut self, bound: u32) -> u32 {
        self.0.random_range(0..bound)
    }
}
