//! How the evening is drawn: what there is on the market, who sits at which table with what, and what happens.

use std::io::{self, Write};

use anstyle::Style;
use opponents::Step;
use opponents::luigi::Reason;
use rules::luigi::{Event, GuestBook, GuestId, Luigi, Pending, Place, Row, Setup, State, TokenChange};
use rules::{Game, Seat};

use super::heaps::Heaps;
use super::signs;
use crate::terminal::company::Company;
use crate::terminal::style::{BAD, BOLD, FAINT, GOOD, SHINE, paint};
use crate::terminal::table::Table;
use crate::texts::luigi::Narrator;
use crate::texts::signed;

/// Draws the table, and tells what happens at it.
pub(in crate::terminal) struct Board<'a> {
    company: &'a Company<'a>,
    narrator: Narrator<'a>,
    turns: u32,
    /// Whose turn is being told.
    host: Seat,
    /// The guest who has come in and belongs to nobody yet.
    at_the_door: Option<GuestId>,
    heaps: Heaps,
    /// What was thought last: whoever goes on thinking it need not say it again.
    thought: Option<(Seat, Reason)>,
}

impl<'a> Board<'a> {
    /// The table of this company, to which these guests come.
    pub fn new(company: &'a Company<'a>, book: &'a GuestBook) -> Self {
        let narrator = Narrator {
            texts: company.texts,
            names: &company.names,
            book,
        };
        Self {
            company,
            narrator,
            turns: 0,
            host: Seat::First,
            at_the_door: None,
            heaps: Heaps::default(),
            thought: None,
        }
    }

    /// The beginning of a turn: the market and every house.
    fn turn(&mut self, out: &mut impl Write, state: &State) -> io::Result<()> {
        let (company, texts) = (self.company, self.narrator.texts);
        self.turns += 1;
        self.host = state.turn;
        self.thought = None;
        company.breathe(out)?;
        let gaps = [
            ("turn", self.turns.into()),
            ("name", self.narrator.name(state.turn).into()),
        ];
        company.headline(out, &texts.say("turn-title", gaps))?;
        let row = |row: Row| {
            let clocks = texts.say("luigi-clocks", [("count", row.clocks().into())]);
            let stalls = row.stalls().map(|stall| signs::stall(stall, state.market.at(stall)));
            let stalls: Vec<_> = stalls.collect();
            format!("{} {}", paint(FAINT, &clocks), stalls.join("  "))
        };
        let rows = Row::ALL.map(row).join("   ");
        writeln!(out, "  {}  {rows}", paint(BOLD, &texts.line("luigi-market")))?;
        for seat in state.all_seats().iter() {
            self.house(out, state, seat)?;
        }
        writeln!(out)
    }

    /// One house in a line; that of whoever has the turn with its guests below.
    fn house(&self, out: &mut impl Write, state: &State, seat: Seat) -> io::Result<()> {
        let (company, texts, book) = (self.company, self.narrator.texts, self.narrator.book);
        let house = state.house(seat);
        let marker = if seat == state.turn { "▸" } else { " " };
        let (name, padding) = (company.painted_name(seat), company.after_name(seat));
        write!(
            out,
            "{marker} {name}{padding}{:>3}  ",
            signed(state.points(book, seat).into())
        )?;
        for place in Place::ALL {
            let minutes = place.minutes().to_string();
            match house.at(place) {
                None => write!(out, " {}      ", paint(FAINT, &minutes))?,
                Some(waiting) => write!(
                    out,
                    " {} {} ",
                    paint(signs::patience(place), &minutes),
                    signs::order(waiting, waiting.missing(book))
                )?,
            }
        }
        let mut aside = Vec::new();
        if !house.store.is_empty() {
            let cubes = signs::cubes(house.store);
            aside.push(texts.say("luigi-in-store", [("cubes", cubes.into())]));
        }
        aside.extend(texts.tokens(house.tokens));
        writeln!(out, " {}", aside.join(" · "))?;
        if seat == state.turn {
            for (place, waiting) in house.waiting() {
                let missing = signs::wanted(waiting.missing(book));
                let face = paint(signs::patience(place), signs::face(place));
                let waits = self.narrator.waits(waiting.guest, &missing);
                writeln!(out, "        {face} {} {waits}", place.minutes())?;
            }
        }
        Ok(())
    }

    /// What the move is, where no event says it: whom the guest at the door goes to, and what somebody begins to pay for.
    fn announce(&mut self, out: &mut impl Write, game: &Luigi, events: &[Event]) -> io::Result<bool> {
        let state = game.state();
        if let Some(newcomer) = self.at_the_door {
            let seated = events.iter().find_map(|event| match *event {
                Event::Seated { seat, guest, .. } if guest == newcomer => Some(seat),
                _ => None,
            });
            if let Some(to) = seated {
                self.at_the_door = None;
                let style = if to == self.host { FAINT } else { Style::new() };
                self.line(out, style, &self.narrator.gives(self.host, to, newcomer))?;
                return Ok(true);
            }
        }
        if let Some(Pending::Pay { stall, left }) = state.agenda.top()
            && events.is_empty()
            && left == stall.row().clocks()
        {
            let wants = self.narrator.wants(state.turn, left, state.market.at(stall));
            self.line(out, Style::new(), &wants)?;
            return Ok(true);
        }
        Ok(false)
    }

    fn line(&self, out: &mut impl Write, style: Style, told: &str) -> io::Result<()> {
        writeln!(out, "    {style}{told}{style:#}")
    }

    /// Tells of the cubes that have moved.
    fn empty_heaps(&mut self, out: &mut impl Write) -> io::Result<()> {
        for told in self.heaps.tell(&self.narrator) {
            self.line(out, Style::new(), &told)?;
        }
        Ok(())
    }

    /// One event, as a line. What the next board shows, or has just been announced, is left out.
    fn event(&mut self, out: &mut impl Write, state: &State, event: &Event) -> io::Result<()> {
        if self.heaps.take(event) {
            return Ok(());
        }
        self.empty_heaps(out)?;
        let style = match event {
            Event::SettingUp { .. } | Event::Stocked { .. } | Event::Seated { .. } => return Ok(()),
            Event::TurnBegan { turns_left, .. } => {
                self.turn(out, state)?;
                // Only at the end is it worth a sentence.
                return match turns_left {
                    Some(_) => self.line(out, FAINT, &self.narrator.tell(event)),
                    None => Ok(()),
                };
            }
            Event::TurnedUp { guest } => {
                self.at_the_door = Some(*guest);
                Style::new()
            }
            Event::Left { .. } => BAD,
            Event::Token {
                change: TokenChange::LemonTaken | TokenChange::FlowersReturned,
                ..
            } => BAD,
            Event::Token { .. } | Event::Cashed { .. } => GOOD,
            Event::PileRanOut | Event::GameOver { .. } => SHINE,
            Event::Moved { .. } | Event::BagRefilled { .. } => FAINT,
            _ => Style::new(),
        };
        self.line(out, style, &self.narrator.tell(event))?;
        let company = self.company;
        let talk = company
            .texts
            .host_talk(event, self.narrator.book, |seat| company.temper(seat));
        match talk {
            Some((seat, words)) => company.words(out, seat, &words),
            None => Ok(()),
        }
    }

    /// Why somebody did it. Whoever could do nothing else has nothing to explain, and neither has whoever lays down a joker cube by
    /// cube.
    fn think(&mut self, out: &mut impl Write, step: &Step<Luigi>) -> io::Result<()> {
        let joker = step
            .events
            .iter()
            .any(|event| matches!(event, Event::JokerSpent { .. }));
        let asked = self.company.why && !joker;
        let why = step.why.filter(|(_, reason)| asked && *reason != Reason::OnlyMove);
        if let Some((_, reason)) = why
            && self.thought != why
        {
            self.empty_heaps(out)?;
            self.company.thought(out, &self.narrator.explain(reason))?;
            self.thought = why;
        }
        Ok(())
    }
}

/// Whether an event only follows from a move, and does not say what it was.
const fn is_consequence(event: &Event) -> bool {
    matches!(
        event,
        Event::TurnBegan { .. }
            | Event::BagRefilled { .. }
            | Event::OutOfCubes
            | Event::NothingToDraw
            | Event::GameOver { .. }
    )
}

impl Table for Board<'_> {
    type Game = Luigi;

    fn opening(&self, out: &mut impl Write, setup: &Setup) -> io::Result<()> {
        let (company, texts) = (self.company, self.narrator.texts);
        company.headline(out, &texts.line("luigi-title"))?;
        let seats = ("seats", setup.seats.into());
        let about = match company.seed {
            Some(seed) => texts.say("luigi-table-of", [seats, ("seed", seed.to_string().into())]),
            None => texts.say("luigi-table-of-replay", [seats]),
        };
        writeln!(out, "   {about}")?;
        company.introduce(out)?;
        let foods = rules::luigi::Food::ALL.map(|food| format!("{} {}", signs::sign(food), texts.luigi_food(food)));
        writeln!(out, "   {}", foods.join("   "))?;
        writeln!(out, "   {}", texts.line("luigi-legend"))?;
        writeln!(out, "   {}\n", texts.line("luigi-legend-guests"))
    }

    fn show(&mut self, out: &mut impl Write, game: &Luigi, step: &Step<Luigi>) -> io::Result<()> {
        let state = game.state();
        let announced = self.announce(out, game, &step.events)?;
        // The move first, then why, then what follows from it.
        let says_it = !announced && step.events.first().is_some_and(|event| !is_consequence(event));
        let (move_itself, rest) = step.events.split_at(usize::from(says_it));
        for event in move_itself {
            self.event(out, state, event)?;
        }
        self.think(out, step)?;
        for event in rest {
            self.event(out, state, event)?;
        }
        let goes_on = matches!(
            state.agenda.top(),
            Some(Pending::Cubes { .. } | Pending::Spend { .. } | Pending::Serve)
        );
        if goes_on { Ok(()) } else { self.empty_heaps(out) }
    }

    fn result(&self, out: &mut impl Write, game: &Luigi) -> io::Result<()> {
        let (texts, state) = (self.narrator.texts, game.state());
        self.company.headline(out, &texts.line("result-title"))?;
        for standing in game.standings() {
            let house = state.house(standing.seat);
            let fed = texts.say("luigi-result-detail", [("count", house.cashed.len().into())]);
            let mut detail = vec![fed];
            detail.extend(texts.tokens(house.tokens));
            // They decide between equals.
            detail.push(texts.say("luigi-cubes", [("count", house.cubes().into())]));
            let points = texts.signed_points(standing.points);
            self.company
                .placing(out, standing.place, standing.seat, &points, &detail.join(", "))?;
        }
        Ok(())
    }
}
