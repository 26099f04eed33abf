//! How the table is drawn with letters and colours. Without colours nothing is lost: kinds of pieces differ in shape too,
//! and the dial's mark stands in brackets.

use std::io::{self, Write};

use anstyle::{AnsiColor, Color, Style};
use rules::Game;
use rules::a_la_carte::{
    ALaCarte, Condiment, Condition, Crystal, Crystals, DishColour, Event, Food, Heat, Seat, Standings, State,
};

use crate::texts::narrate::Narrator;

/// Names for the seats, in order of the alphabet, so that one sees who comes next.
pub const NAMES: [&str; rules::a_la_carte::ALL_SEATS.len()] = ["Anouk", "Bruno", "Cleo", "Dario"];

const WIDTH: usize = 100;

const fn ink(colour: AnsiColor) -> Style {
    Style::new().fg_color(Some(Color::Ansi(colour)))
}

const BOLD: Style = Style::new().bold();
const FAINT: Style = Style::new().dimmed();
const GOOD: Style = ink(AnsiColor::Green);
const BAD: Style = ink(AnsiColor::Red);
const SHINE: Style = ink(AnsiColor::Yellow).bold();

/// One colour a seat.
const SEATS: [Style; rules::a_la_carte::ALL_SEATS.len()] = [
    ink(AnsiColor::Cyan).bold(),
    ink(AnsiColor::Magenta).bold(),
    ink(AnsiColor::Yellow).bold(),
    ink(AnsiColor::Blue).bold(),
];

fn paint(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}

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

/// Draws the table as a narrator tells it.
pub struct Board<'a> {
    pub narrator: Narrator<'a>,
}

impl Board<'_> {
    fn seat_name(&self, seat: Seat) -> String {
        paint(SEATS[seat.index()], self.narrator.name(seat))
    }

    /// A line across with a title in it.
    pub fn headline(&self, out: &mut impl Write, title: &str) -> io::Result<()> {
        let rest = WIDTH.saturating_sub(title.chars().count() + 4);
        writeln!(
            out,
            "\n{FAINT}──{FAINT:#} {BOLD}{title}{BOLD:#} {FAINT}{}{FAINT:#}",
            "─".repeat(rest)
        )
    }

    /// What the shapes stand for.
    pub fn legend(&self, out: &mut impl Write) -> io::Result<()> {
        let kinds = Crystal::ALL.map(|crystal| format!("{} {}", piece(crystal), self.narrator.texts.crystal(crystal)));
        writeln!(out, "   {}", kinds.join("   "))
    }

    /// The beginning of a turn.
    pub fn turn_title(&self, out: &mut impl Write, seat: Seat, turn: u32) -> io::Result<()> {
        let gaps = [("turn", turn.into()), ("name", self.narrator.name(seat).into())];
        self.headline(out, &self.narrator.texts.say("turn-title", gaps))
    }

    /// How every stove looks.
    pub fn kitchens(&self, out: &mut impl Write, game: &ALaCarte) -> io::Result<()> {
        for seat in game.state().all_seats() {
            self.kitchen(out, game, seat)?;
        }
        writeln!(out)
    }

    fn kitchen(&self, out: &mut impl Write, game: &ALaCarte, seat: Seat) -> io::Result<()> {
        let state = game.state();
        let kitchen = state.kitchen(seat);
        let marker = if seat == state.active { "▸" } else { " " };
        let padding = " ".repeat(8_usize.saturating_sub(self.narrator.name(seat).chars().count()));
        let score = kitchen.points(game.menu());
        let stars = "★".repeat(usize::from(kitchen.stars));
        write!(out, "{marker} {}{padding}", self.seat_name(seat))?;
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
    pub fn event(&self, out: &mut impl Write, event: &Event) -> io::Result<()> {
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

    /// What somebody thinks.
    pub fn thought(&self, out: &mut impl Write, thought: &str) -> io::Result<()> {
        writeln!(out, "    {FAINT}({thought}){FAINT:#}")
    }

    /// What somebody says.
    pub fn words(&self, out: &mut impl Write, seat: Seat, words: &str) -> io::Result<()> {
        writeln!(out, "      {}: {FAINT}– {words}{FAINT:#}", self.seat_name(seat))
    }

    /// Who came in where, and what counted.
    pub fn result(&self, out: &mut impl Write, standings: &Standings) -> io::Result<()> {
        let texts = self.narrator.texts;
        self.headline(out, &texts.line("result-title"))?;
        for standing in standings {
            let line = texts.say(
                "result-line",
                [
                    ("place", standing.place.into()),
                    ("name", self.seat_name(standing.seat).into()),
                    ("points", texts.points(standing.points).into()),
                ],
            );
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
            writeln!(out, "  {line}  {FAINT}({detail}){FAINT:#}")?;
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
