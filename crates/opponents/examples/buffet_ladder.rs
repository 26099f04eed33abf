//! The ladder of the mice: `cargo run -p opponents --example buffet_ladder -- GAMES SEED`. One player against four of another
//! kind, how often it wins, how long the players think, and whether the best can be read.

use std::error::Error;
use std::sync::mpsc::{Sender, channel};
use std::time::{Duration, Instant};

use opponents::buffet::{self, Dealer, Habits, Reader};
use opponents::tournament::{Outcome, Seating, share};
use opponents::{Decision, Level, Player, PlayerKind, SeatedPlayer, Session};
use rules::buffet::{Buffet, Event, Setup, View};
use rules::{Game, Seat};

const SEATS: u8 = 5;

/// A player with a stop watch.
struct Timed {
    player: SeatedPlayer<Buffet>,
    times: Sender<Duration>,
}

impl Player<Buffet> for Timed {
    fn decide(&mut self, view: &View) -> Decision<Buffet> {
        let begun = Instant::now();
        let decision = self.player.decide(view);
        // The receiver lives as long as the games.
        let _ = self.times.send(begun.elapsed());
        decision
    }

    fn level(&self) -> Level {
        self.player.level()
    }
}

/// Plays games of five seats; the first of the five is timed.
fn measure(
    games: u32,
    seed: u64,
    mut player: impl FnMut(usize, u64) -> SeatedPlayer<Buffet>,
) -> Result<String, Box<dyn Error>> {
    let (sender, receiver) = channel();
    let mut all = Outcome::default();
    for number in 0..games {
        let timed = |place, seed| -> SeatedPlayer<Buffet> {
            let player = player(place, seed);
            let times = sender.clone();
            if place == 0 {
                Box::new(Timed { player, times })
            } else {
                player
            }
        };
        let seating = Seating::new(SEATS.into(), seed, number);
        let played = seating.play(Setup { seats: SEATS }, Default::default(), timed, Dealer::new, |_| ());
        let (_, outcome) = played.map_err(|illegal| format!("game {number}: {illegal:?}"))?;
        all.add(&outcome);
    }
    drop(sender);
    let mut times: Vec<f64> = receiver.iter().map(|time| time.as_secs_f64() * 1e3).collect();
    times.sort_by(f64::total_cmp);
    let at = |part: f64| times[((times.len() - 1) as f64 * part) as usize];
    let (low, wins, high) = share(all.players[0].wins, all.games);
    let points = |place: usize| all.players[place].points as f64 / f64::from(all.games);
    Ok(format!(
        "{:>5.1} % [{:.1}, {:.1}]  {:.2} points, {:.2} of the first rival; median {:.2} ms, p99 {:.2} ms",
        100.0 * wins,
        100.0 * low,
        100.0 * high,
        points(0),
        points(1),
        at(0.5),
        at(0.99)
    ))
}

/// What can be seen of the first player in so many rounds against four of the same kind.
fn watch(kind: PlayerKind, rounds: u32, seed: u64) -> Result<Habits, Box<dyn Error>> {
    let (mut habits, mut seen) = (Habits::default(), 0);
    for game in 0.. {
        let players = (0..u64::from(SEATS)).map(|seat| buffet::player(kind, seed + game * 10 + seat));
        let setup = Setup { seats: SEATS };
        let mut session = Session::new(setup, Default::default(), players.collect(), Dealer::new(seed + game))?;
        loop {
            let table = session.game().state().table;
            let Some(step) = session.step()? else { break };
            for event in &step.events {
                match event {
                    Event::Shown { seat, card, .. } if *seat == Seat::First => habits.note(&table, *seat, *card),
                    Event::RoundStarted { .. } => seen += 1,
                    _ => {}
                }
            }
            if seen >= rounds {
                return Ok(habits);
            }
        }
    }
    Ok(habits)
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = std::env::args().skip(1);
    let games: u32 = words.next().unwrap_or_default().parse()?;
    let seed: u64 = words.next().unwrap_or_default().parse()?;
    let pairings = [
        "greedy random",
        "apprentice random",
        "commis apprentice",
        "chef commis",
        "three-star chef",
        "three-star greedy",
    ];
    let wanted: Vec<String> = words.collect();
    let pairings: Vec<&str> = if wanted.is_empty() {
        pairings.to_vec()
    } else {
        wanted.iter().map(String::as_str).collect()
    };
    for pairing in pairings {
        let (one, four) = pairing.split_once(' ').ok_or("a pairing is two words")?;
        let four: PlayerKind = four.parse()?;
        let measured = if one == "reader" {
            let habits = watch(four, 200, seed + 1)?;
            measure(games, seed, |place, seed| {
                if place == 0 {
                    Box::new(Reader::new(habits.clone(), seed))
                } else {
                    buffet::player(four, seed)
                }
            })?
        } else {
            let one: PlayerKind = one.parse()?;
            measure(games, seed, |place, seed| {
                buffet::player(if place == 0 { one } else { four }, seed)
            })?
        };
        println!("{one:<12} against four {four:<12} {measured}");
    }
    Ok(())
}
