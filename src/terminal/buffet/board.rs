//! How the buffet is drawn: who pushes where, what is left on it, and what everybody has eaten. Nobody's hand is shown, and why
//! a card was chosen is told when it lies open.

use std::io::{self, Write};

use anstyle::Style;
use opponents::Step;
use opponents::buffet::Reason;
use rules::buffet::{Buffet, Draw, Event, Kind, Phase, Plate, Setup, Stacks, State, Table as Open, Worth};
use rules::{Game, Seat};

use super::track::track;
use crate::terminal::company::Company;
use crate::terminal::style::{BAD, BOLD, FAINT, GOOD, SHINE, paint};
use crate::terminal::table::Table;
use crate::texts::buffet::{Narrator, Taken, counted_cards};
use crate::texts::signed;

/// Draws the table, and tells what happens at it.
pub(in crate::terminal) struct Board<'a> {
    company: &'a Company<'a>,
    narrator: Narrator<'a>,
    /// Why everybody chose as they did: it would give the cards away that still lie face down.
    untold: [Option<Reason>; Seat::COUNT],
    /// What was said last, while the same cards are turned over: whoever thought the same need not say it again.
    told: Option<Reason>,
}

impl<'a> Board<'a> {
    /// The table of this company.
    pub fn new(company: &'a Company<'a>) -> Self {
        let narrator = Narrator {
            texts: company.texts,
            names: &company.names,
        };
        Self {
            company,
            narrator,
            untold: [None; Seat::COUNT],
            told: None,
        }
    }

    /// The beginning of a round: what there is to be had, who has what, and which cards are gone.
    fn round(&self, out: &mut impl Write, state: &State) -> io::Result<()> {
        let (company, texts, table) = (self.company, self.narrator.texts, &state.table);
        company.breathe(out)?;
        let title = texts.say("buffet-round-title", [("round", table.round.into())]);
        company.headline(out, &title)?;
        for seat in table.all_seats().iter() {
            let marker = if seat == table.token { "▸" } else { " " };
            let (name, padding) = (company.painted_name(seat), company.after_name(seat));
            let stacks = table.stacks(seat);
            let points = signed(stacks.points().into());
            writeln!(out, "{marker} {name}{padding}{points:>3}   {}", self.eaten(stacks))?;
        }
        let played = table.discards.cards();
        let cards = match played.is_empty() {
            true => texts.line("buffet-played-nothing"),
            false => counted_cards(played),
        };
        let gaps = [("cards", cards.into()), ("left", state.draw_pile.len().into())];
        writeln!(out, "  {FAINT}{}{FAINT:#}", texts.say("buffet-played", gaps))?;
        let plates = paint(BOLD, &texts.plates(table.buffet));
        let plates = texts.say("buffet-on-the-buffet", [("plates", plates.into())]);
        writeln!(out, "  {plates}\n")
    }

    /// What somebody has brought home, by kind: what can be seen, and in brackets what lies below.
    fn eaten(&self, stacks: &Stacks) -> String {
        let texts = self.narrator.texts;
        let pile = |kind: Kind| {
            let top = texts.plate(stacks.top(kind)?);
            let below = Worth::ALL.map(|worth| Plate { worth, kind });
            let below = below.into_iter().filter(|&plate| stacks.covered.contains(plate));
            let below: Vec<_> = below.map(|plate| signed(plate.worth.points().into())).collect();
            Some(match below.is_empty() {
                true => top,
                false => format!("{top} {}", paint(FAINT, &format!("({})", below.join(", ")))),
            })
        };
        let piles: Vec<_> = Kind::ALL.into_iter().filter_map(pile).collect();
        match piles.is_empty() {
            true => paint(FAINT, &texts.line("buffet-nothing-yet")),
            false => piles.join(" · "),
        }
    }

    /// Who still pushes where, for what.
    fn queue(&self, out: &mut impl Write, table: &Open) -> io::Result<()> {
        let (company, texts) = (self.company, self.narrator.texts);
        let plates = texts.say("buffet-still-there", [("plates", texts.plates(table.buffet).into())]);
        writeln!(out, "  {FAINT}{plates}{FAINT:#}")?;
        let mice: Vec<_> = table.racing.iter().map(|seat| (seat, table.mouse(seat))).collect();
        let last = table.last();
        let (&behind, &ahead) = match (mice.iter().map(|(_, at)| at).min(), mice.iter().map(|(_, at)| at).max()) {
            (Some(behind), Some(ahead)) => (behind, ahead),
            _ => return Ok(()),
        };
        for (seat, at) in mice {
            let (name, padding) = (company.painted_name(seat), company.after_name(seat));
            let back = match last.contains(seat) && last != table.racing {
                true => format!("  {}", paint(FAINT, &texts.line("buffet-at-the-back"))),
                false => String::new(),
            };
            writeln!(out, "  {name}{padding}{}{back}", track(seat, at, behind, ahead))?;
        }
        writeln!(out)
    }

    /// One event, as a line. What is only bookkeeping, or nobody's business, is left out: the next board shows it.
    fn event(&self, out: &mut impl Write, event: &Event) -> io::Result<()> {
        let style = match event {
            Event::Dealt { .. }
            | Event::RoundStarted { .. }
            | Event::TurnedUp { .. }
            | Event::Chosen { .. }
            | Event::TakenBack { .. }
            | Event::Left { .. } => return Ok(()),
            Event::PlateTaken { plate, covers, .. } => match Taken::of(*plate, *covers) {
                Taken::Bad | Taken::Worse => BAD,
                Taken::Better => GOOD,
                Taken::New if plate.worth == Worth::Five => SHINE,
                Taken::New => GOOD,
            },
            Event::WentHungry { .. } => BAD,
            Event::PartStarted { .. } | Event::GameOver { .. } => SHINE,
            Event::Level | Event::TokenPassed { .. } | Event::Reshuffled { .. } => FAINT,
            Event::Shown { .. } | Event::Swapped { .. } => Style::new(),
        };
        writeln!(out, "    {style}{}{style:#}", self.narrator.tell(event))
    }

    /// Why somebody did what now lies open, and what anybody has to say to it.
    fn comments(&mut self, out: &mut impl Write, event: &Event) -> io::Result<()> {
        let company = self.company;
        if let Event::Shown { seat, .. } | Event::Swapped { seat, .. } = event
            && let Some(reason) = self.untold[seat.index()].take()
        {
            let thought = match self.told == Some(reason) {
                true => company.texts.line("buffet-why-the-same"),
                false => self.narrator.explain(reason),
            };
            company.thought(out, &thought)?;
            self.told = Some(reason);
        }
        match company.texts.mouse_talk(event, |seat| company.temper(seat)) {
            Some((seat, words)) => company.words(out, seat, &words),
            None => Ok(()),
        }
    }
}

impl Table for Board<'_> {
    type Game = Buffet;

    fn opening(&self, out: &mut impl Write, setup: &Setup) -> io::Result<()> {
        let (company, texts) = (self.company, self.narrator.texts);
        company.headline(out, &texts.line("buffet-title"))?;
        let seats = ("seats", setup.seats.into());
        let about = match company.seed {
            Some(seed) => texts.say("buffet-table-of", [seats, ("seed", seed.to_string().into())]),
            None => texts.say("buffet-table-of-replay", [seats]),
        };
        writeln!(out, "   {about}")?;
        company.introduce(out)?;
        writeln!(out, "   {}", texts.line("buffet-legend"))
    }

    fn show(&mut self, out: &mut impl Write, game: &Buffet, step: &Step<Buffet>) -> io::Result<()> {
        if let Some((seat, reason)) = step.why.filter(|_| self.company.why) {
            self.untold[seat.index()] = Some(reason);
        }
        let state = game.state();
        let any = |is: fn(&Event) -> bool| step.events.iter().any(is);
        let cards_lie_open = any(|event| matches!(event, Event::Shown { .. }));
        if cards_lie_open {
            self.company.breathe(out)?;
        }
        self.told = None;
        for event in &step.events {
            self.event(out, event)?;
            self.comments(out, event)?;
        }
        match state.table.phase {
            Phase::Draw {
                to,
                left: Open::HAND,
                why: Draw::EmptyHand,
            } => writeln!(out, "    {FAINT}{}{FAINT:#}", self.narrator.draws_anew(to))?,
            Phase::Choose if any(|event| matches!(event, Event::TurnedUp { .. })) => self.round(out, state)?,
            _ => {}
        }
        let round_is_over = any(|event| matches!(event, Event::RoundStarted { .. } | Event::GameOver { .. }));
        if cards_lie_open && !round_is_over {
            self.queue(out, &state.table)?;
        }
        Ok(())
    }

    fn result(&self, out: &mut impl Write, game: &Buffet) -> io::Result<()> {
        let texts = self.narrator.texts;
        self.company.headline(out, &texts.line("result-title"))?;
        for standing in game.standings() {
            let eaten = self.eaten(game.state().table.stacks(standing.seat));
            let detail = texts.say("buffet-result-detail", [("plates", eaten.into())]);
            let points = texts.signed_points(standing.points);
            self.company
                .placing(out, standing.place, standing.seat, &points, &detail)?;
        }
        Ok(())
    }
}
