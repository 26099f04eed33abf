//! Who sits at a table in the terminal, and how somebody wants to look on: the same for every game.

use std::io::{self, Write};
use std::time::Duration;

use opponents::{PlayerKind, Temper};
use rules::Seat;

use super::style::{BOLD, FAINT, SEATS, WIDTH, paint};
use super::watch::Watch;
use crate::texts::Texts;

/// Names for the seats, in order of the alphabet, so that one sees who comes next.
pub(super) const NAMES: [&str; Seat::COUNT] = ["Anouk", "Bruno", "Cleo", "Dario", "Elif", "Fritz"];

/// Who sits at a table, and how somebody wants to look on.
pub(super) struct Company<'a> {
    /// The language.
    pub texts: &'a Texts,
    /// A name for each seat.
    pub names: Vec<String>,
    /// Who plays. Nobody, if that is not known: a match file does not tell.
    pub players: &'a [PlayerKind],
    /// What everything follows from, if that is known.
    pub seed: Option<u64>,
    /// Whether players say why.
    pub why: bool,
    /// How long to wait now and then.
    pub pause: Duration,
}

impl<'a> Company<'a> {
    /// Players at a match that is played now.
    pub fn at_play(watch: &'a Watch, texts: &'a Texts) -> Self {
        Self {
            players: &watch.players,
            seed: Some(watch.seed),
            why: watch.why,
            pause: watch.pause,
            ..Self::of_old(texts)
        }
    }

    /// Whoever played a match that was written down.
    pub fn of_old(texts: &'a Texts) -> Self {
        Self {
            texts,
            names: NAMES.map(str::to_owned).into(),
            players: &[],
            seed: None,
            why: false,
            pause: Duration::ZERO,
        }
    }

    /// The name of whoever sits there, in the seat's colour.
    pub fn painted_name(&self, seat: Seat) -> String {
        paint(SEATS[seat.index()], &self.names[seat.index()])
    }

    /// What fills the column of names behind this one.
    pub fn after_name(&self, seat: Seat) -> String {
        " ".repeat(8_usize.saturating_sub(self.names[seat.index()].chars().count()))
    }

    /// What somebody likes, who has a temper.
    pub fn temper(&self, seat: Seat) -> Option<Temper> {
        match self.players.get(seat.index()) {
            Some(PlayerKind::Chef { temper, .. }) => Some(*temper),
            _ => None,
        }
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

    /// Who sits where and is what kind of player, as far as that is known.
    pub fn introduce(&self, out: &mut impl Write) -> io::Result<()> {
        for (name, kind) in self.names.iter().zip(self.players) {
            writeln!(out, "   {name}: {}", self.texts.player(*kind))?;
        }
        Ok(())
    }

    /// What somebody thinks.
    pub fn thought(&self, out: &mut impl Write, thought: &str) -> io::Result<()> {
        writeln!(out, "    {FAINT}({thought}){FAINT:#}")
    }

    /// What somebody says.
    pub fn words(&self, out: &mut impl Write, seat: Seat, words: &str) -> io::Result<()> {
        writeln!(out, "      {}: {FAINT}– {words}{FAINT:#}", self.painted_name(seat))
    }

    /// Who came in where, and what that consists of.
    pub fn placing(&self, out: &mut impl Write, place: u8, seat: Seat, points: &str, detail: &str) -> io::Result<()> {
        let gaps = [
            ("place", place.into()),
            ("name", self.painted_name(seat).into()),
            ("points", points.into()),
        ];
        let line = self.texts.say("result-line", gaps);
        writeln!(out, "  {line}  {FAINT}({detail}){FAINT:#}")
    }

    /// Shows what there is, and gives whoever looks on the time they asked for.
    pub fn breathe(&self, out: &mut impl Write) -> io::Result<()> {
        out.flush()?;
        std::thread::sleep(self.pause);
        Ok(())
    }
}
