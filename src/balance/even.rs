//! Even games of those whose chance is dealt: players of one level, tempers and seats rotated.

use std::io::{self, Write};

use opponents::tournament::{Outcome, Seating};
use opponents::{Level, PlayerKind, Session, Step, Temper};

use super::{Balance, seats};
use crate::dealt::Dealt;
use crate::duel::{mean, play_numbered};
use crate::terminal::Failure;
use crate::texts::Texts;

/// One even game. Its number says which tempers play, and where everybody sits.
pub(super) struct EvenGame {
    seating: Seating,
    seats: u8,
    /// The first temper is another one each time all have sat everywhere, because not each comes up as often.
    first: usize,
    level: Level,
}

impl EvenGame {
    fn new(balance: &Balance, seats: u8, number: u32) -> Self {
        let count = usize::from(seats);
        Self {
            seating: Seating::new(count, balance.seed, number),
            seats,
            first: number as usize / count,
            level: balance.level,
        }
    }

    /// Which of all tempers a player of the pairing has.
    fn temper_of(&self, place: usize) -> usize {
        (place + self.first) % Temper::ALL.len()
    }

    /// Which of all tempers sits there.
    pub fn temper_at(&self, seat: usize) -> usize {
        self.temper_of(self.seating.player_at(seat))
    }

    /// Plays it to its end; whoever counts looks on.
    ///
    /// # Errors
    /// If a player breaks a rule, which is a defect; or nothing, if there is no such game.
    pub fn play<G: Dealt>(
        &self,
        look_on: impl FnMut(&Step<G>),
    ) -> Result<(Session<G, G::Dealer>, Outcome), Option<G::Illegal>> {
        let player = |place, seed| {
            let temper = Temper::ALL[self.temper_of(place)];
            let level = self.level;
            G::player(PlayerKind::Chef { level, temper }, seed)
        };
        self.seating
            .play(G::setup_for(self.seats), G::standard(), player, G::dealer, look_on)
    }
}

/// Plays all of them, and hands back what was counted of each.
///
/// # Errors
/// If a player breaks a rule, which is a defect.
pub(super) fn play_all<G: Dealt, Counted: Send>(
    balance: &Balance,
    seats: u8,
    threads: usize,
    texts: &Texts,
    count: impl Fn(&EvenGame) -> Result<Counted, Option<G::Illegal>> + Sync,
) -> Result<Vec<Counted>, Failure> {
    let begin = || |number| count(&EvenGame::new(balance, seats, number));
    play_numbered(balance.games, threads, begin).map_err(|illegal: Option<G::Illegal>| {
        Failure::Told(match illegal {
            Some(illegal) => G::tell_illegal(texts, &illegal),
            None => G::tell_invalid(texts, &G::wrong_number(seats.into())),
        })
    })
}

/// How many games there were, how long they were, and how much the first seat is favoured.
pub(super) fn write_head(
    outcome: &Outcome,
    count: u8,
    length: &str,
    texts: &Texts,
    out: &mut impl Write,
) -> io::Result<()> {
    let games = outcome.games;
    let title = [("games", games.into()), ("seats", count.into())];
    writeln!(out, "{}\n", texts.say("balance-even-games", title))?;
    writeln!(out, "{length}\n")?;
    let wins = &outcome.seat_wins[..usize::from(count)];
    writeln!(out, "{}\n", seats(wins, games, texts))?;
    let par = 1.0 / f64::from(count);
    let first = [
        ("par", texts.decimal(100.0 * par, 1).into()),
        ("times", texts.decimal(mean(wins[0], games) / par, 2).into()),
    ];
    writeln!(out, "{}\n", texts.say("balance-par", first))
}
