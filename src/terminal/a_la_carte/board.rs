//! How the kitchens are drawn. Kinds of pieces differ in shape as well as in colour, and the dial's mark stands in brackets.

use std::io::{self, Write};

use anstyle::{AnsiColor, Style};
use opponents::Step;
use rules::Game;
use rules::a_la_carte::{
    ALaCarte, Condiment, Condition, Crystal, Crystals, DishColour, Event, Food, Heat, Menu, Phase, Seat, Setup, State,
};

use crate::terminal::company::Company;
use crate::terminal::style::{BAD, BOLD, FAINT, GOOD, SHINE, ink, paint};
use crate::terminal::table::Table;
use crate::texts::narrate::Narrator;

/// Every kind has a shape of its own, and a colour.
fn piece(crystal: Crystal) -> String {
    match crystal {
        Crystal::Lemon => paint(ink(AnsiColor::Yellow), "◆"),
        Crystal::Pepper => paint(ink(AnsiColor::BrightBlack), "●"),
        Crystal::Paprika => paint(ink(AnsiColor::Red), "▲"),
        Crystal::Herbs => paint(ink(AnsiColor::Green), "✚"),
        Crystal::Salt => paint(ink(AnsiColor::White), "□"),
    }
}

fn pieces(crystals: Crystals) -> String {
    let mut row = String::new();
    for (crystal, count) in crystals.present() {
        row.push_str(&piece(crystal).repeat(usize::from(count)));
    }
    row
}

const fn dish_ink(colour: DishColour) -> Style {
    match colour {
        DishColour::Yellow => ink(AnsiColor::BrightYellow),
        DishColour::Green => ink(AnsiColor::BrightGreen),
        DishColour::Blue => ink(AnsiColor::BrightBlue),
        DishColour::Orange => ink(AnsiColor::Yellow),
        DishColour::Red => ink(AnsiColor::BrightRed),
    }
}

/// Draws the table, and tells what happens at it.
pub(in crate::terminal) struct Board<'a> {
    company: &'a Company<'a>,
    narrator: Narrator<'a>,
    turns: u32,
}

impl<'a> Board<'a> {
    /// The table of this company, who cook from this menu.
    pub fn new(company: &'a Company<'a>, menu: &'a Menu) -> Self {
        let narrator = Narrator {
            texts: company.texts,
            menu,
            names: &company.names,
        };
        Self {
            company,
            narrator,
            turns: 0,
        }
    }

    /// What the shapes stand for.
    fn legend(&self, out: &mut impl Write) -> io::Result<()> {
        let kinds = Crystal::ALL.map(|crystal| format!("{} {}", piece(crystal), self.narrator.texts.crystal(crystal)));
        writeln!(out, "   {}", kinds.join("   "))
    }

    /// The beginning of a turn.
    fn turn_title(&self, out: &mut impl Write, seat: Seat) -> io::Result<()> {
        let gaps = [("turn", self.turns.into()), ("name", self.narrator.name(seat).into())];
        self.company.headline(out, &self.narrator.texts.say("turn-title", gaps))
    }

    /// How every stove looks.
    fn kitchens(&self, out: &mut impl Write, game: &ALaCarte) -> io::Result<()> {
        for seat in game.state().all_seats() {
            self.kitchen(out, game, seat)?;
        }
        writeln!(out)
    }

    fn kitchen(&self, out: &mut impl Write, game: &ALaCarte, seat: Seat) -> io::Result<()> {
        let state = game.state();
        let kitchen = state.kitchen(seat);
        let marker = if seat == state.active { "▸" } else { " " };
        let padding = self.company.after_name(seat);
        let score = kitchen.points(game.menu());
        let stars = "★".repeat(usize::from(kitchen.stars));
        write!(out, "{marker} {}{padding}", self.company.painted_name(seat))?;
        write!(out, "{score:>3} {SHINE}{stars:<3}{SHINE:#} {}", dial(state, game, seat))?;
        writeln!(out, "  {}", self.pan(game, seat))?;
        if !kitchen.cups.is_empty() {
            let cups: Vec<_> = kitchen
                .cups
                .present()
                .map(|(cup, count)| (self.narrator.texts.cup(cup), count))
                .collect();
            let cups = cups
                .into_iter()
                .map(|(cup, count)| if count > 1 { format!("{count} × {cup}") } else { cup });
            let cups = cups.collect::<Vec<_>>().join(", ");
            let held = self.narrator.texts.say("cups-held", [("what", cups.into())]);
            writeln!(out, "{:>16}{FAINT}{held}{FAINT:#}", "")?;
        }
        Ok(())
    }

    fn pan(&self, game: &ALaCarte, seat: Seat) -> String {
        let texts = self.narrator.texts;
        let stove = game.state().kitchen(seat).stove;
        let dish = match stove.pan.food {
            None => return paint(FAINT, &texts.line("pan-empty")),
            Some(Food::Crepe) => return paint(BOLD, &texts.line("crepe")) + &self.verdict(game, seat),
            Some(Food::Dish(dish)) => dish,
        };
        let recipe = game.menu().recipe(dish);
        let mut asks = Crystals::default();
        for condiment in Condiment::ALL {
            asks[condiment.into()] = recipe.asks_for(condiment);
        }
        let asks = if recipe.is_plain() {
            texts.line("pan-asks-nothing")
        } else {
            texts.say("pan-asks", [("what", pieces(asks).into())])
        };
        let name = paint(dish_ink(dish.colour()), texts.dish(dish, game.menu()));
        let colour = texts.colour(dish.colour());
        let mut line = format!("{name} ({colour}, {}) · {asks}", recipe.points);
        if !stove.pan.crystals.is_empty() {
            let holds = texts.say("pan-holds", [("what", pieces(stove.pan.crystals).into())]);
            line.push_str(&format!(" · {holds}"));
        }
        line + &self.verdict(game, seat)
    }

    /// Whether the food is done or spoiled, to be put at the end of its line.
    fn verdict(&self, game: &ALaCarte, seat: Seat) -> String {
        let (style, id) = match game.condition(seat) {
            Condition::Burnt => (BAD, "pan-burnt"),
            Condition::OverSeasoned(_) => (BAD, "pan-spoiled"),
            Condition::Finished => (GOOD, "pan-finished"),
            Condition::Empty | Condition::Cooking => return String::new(),
        };
        format!(" · {}", paint(style, &self.narrator.texts.line(id)))
    }

    /// One event, as a line of the log. What is only bookkeeping is left out here: the next board shows it.
    fn event(&self, out: &mut impl Write, event: &Event) -> io::Result<()> {
        let style = match event {
            Event::SpoonSpent { .. }
            | Event::TurnStarted { .. }
            | Event::ToSink { .. }
            | Event::DialReset { .. }
            | Event::TurnEnded { spoons_left: 0, .. } => return Ok(()),
            Event::Served { .. } | Event::GameOver { .. } => SHINE,
            Event::Burnt { .. } | Event::OverSeasoned { .. } | Event::Trashed { .. } => BAD,
            Event::Rescued { .. } | Event::Finished { .. } => GOOD,
            Event::TurnEnded { .. } | Event::Heated { .. } | Event::Refilled { .. } => FAINT,
            _ => Style::new(),
        };
        writeln!(out, "    {style}{}{style:#}", self.narrator.tell(event))
    }
}

impl Table for Board<'_> {
    type Game = ALaCarte;

    fn opening(&self, out: &mut impl Write, setup: &Setup) -> io::Result<()> {
        let (company, texts) = (self.company, self.narrator.texts);
        company.headline(out, &texts.line("title"))?;
        let seats = ("seats", setup.seats.into());
        let house = ("house", texts.house(setup.house).into());
        let about = match company.seed {
            Some(seed) => texts.say("table-of", [seats, house, ("seed", seed.to_string().into())]),
            None => texts.say("table-of-replay", [seats, house]),
        };
        writeln!(out, "   {about}")?;
        company.introduce(out)?;
        self.legend(out)?;
        writeln!(out)
    }

    /// Where a turn begins: its title, what the rules did by themselves, then the whole table.
    fn show(&mut self, out: &mut impl Write, game: &ALaCarte, step: &Step<ALaCarte>) -> io::Result<()> {
        let company = self.company;
        if let Some((_, reason)) = step.why.filter(|_| company.why) {
            company.thought(out, &self.narrator.explain(reason))?;
        }
        for event in &step.events {
            if let Event::TurnStarted { seat, .. } = event {
                company.breathe(out)?;
                self.turns += 1;
                self.turn_title(out, *seat)?;
            }
            self.event(out, event)?;
        }
        let begins = |event: &Event| matches!(event, Event::TurnStarted { .. });
        if step.events.iter().any(begins) && !matches!(game.state().phase, Phase::Over { .. }) {
            self.kitchens(out, game)?;
        }
        for event in &step.events {
            if let Some((seat, words)) = company.texts.talk(event, |seat| company.temper(seat)) {
                company.words(out, seat, &words)?;
            }
        }
        Ok(())
    }

    fn result(&self, out: &mut impl Write, game: &ALaCarte) -> io::Result<()> {
        let texts = self.narrator.texts;
        self.company.headline(out, &texts.line("result-title"))?;
        for standing in &game.standings() {
            let detail = texts.say(
                "result-detail",
                [
                    ("dishes", standing.from_dishes.into()),
                    ("crepe", standing.from_crepe.into()),
                    ("cups", standing.from_cups.into()),
                    ("pan", standing.from_pan.into()),
                    ("stars", texts.stars(standing.stars).into()),
                ],
            );
            let points = texts.points(standing.points);
            self.company
                .placing(out, standing.place, standing.seat, &points, &detail)?;
        }
        Ok(())
    }
}

/// The dial from 0 to 7. Numbers stand where the dish cooks, crosses where it burns; the present mark is in brackets.
fn dial(state: &State, game: &ALaCarte, seat: Seat) -> String {
    let stove = state.kitchen(seat).stove;
    let recipe = match stove.pan.food {
        Some(Food::Dish(dish)) => Some(game.menu().recipe(dish)),
        _ => None,
    };
    let red = stove.red(game.menu());
    let mut row = String::from(" ");
    for level in (0..=Heat::MAX.level()).filter_map(Heat::new) {
        let number = level.to_string();
        let (style, mark) = if red.is_some_and(|red| level >= red) {
            (BAD, "×")
        } else if recipe.is_some_and(|recipe| recipe.is_green(level)) {
            (GOOD, number.as_str())
        } else {
            (FAINT, "·")
        };
        if level == stove.dial {
            // The bracket takes the place of the blank before it.
            row.pop();
            row.push_str(&format!("{BOLD}[{BOLD:#}{style}{number}{style:#}{BOLD}]{BOLD:#}"));
        } else {
            row.push_str(&format!("{style}{mark}{style:#} "));
        }
    }
    row
}
