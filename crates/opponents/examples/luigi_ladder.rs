//! The ladder of the hosts: `cargo run -p opponents --example luigi_ladder -- SEATS GAMES SEED [PAIRING…]`. One player against
//! others of another kind, how often it wins, and how long it thinks.

use std::error::Error;
use std::sync::mpsc::{Sender, channel};
use std::time::{Duration, Instant};

use opponents::luigi::{self, Dealer};
use opponents::tournament::{Outcome, Seating, share};
use opponents::{Decision, Level, Player, PlayerKind, SeatedPlayer};
use rules::luigi::{GuestBook, Luigi, Setup, View};

/// A player with a stop watch.
struct Timed {
    player: SeatedPlayer<Luigi>,
    times: Sender<Duration>,
}

impl Player<Luigi> for Timed {
    fn decide(&mut self, view: &View) -> Decision<Luigi> {
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

/// Plays games of one against all others; the one is timed.
fn measure(one: PlayerKind, others: PlayerKind, seats: u8, games: u32, seed: u64) -> Result<String, Box<dyn Error>> {
    let book = GuestBook::standard();
    let (sender, receiver) = channel();
    let mut all = Outcome::default();
    for number in 0..games {
        let player = |place, seed| -> SeatedPlayer<Luigi> {
            if place == 0 {
                let (player, times) = (luigi::player(one, seed), sender.clone());
                Box::new(Timed { player, times })
            } else {
                luigi::player(others, seed)
            }
        };
        let setup = Setup::new(seats, &book);
        let seating = Seating::new(seats.into(), seed, number);
        let played = seating.play(setup, book.clone(), player, Dealer::new, |_| ());
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
        "{:>5.1} % [{:.1}, {:.1}]  {:.2} points, {:.2} of the first rival; median {:.2} ms, p99 {:.2} ms, longest {:.1} ms",
        100.0 * wins,
        100.0 * low,
        100.0 * high,
        points(0),
        points(1),
        at(0.5),
        at(0.99),
        at(1.0)
    ))
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = std::env::args().skip(1);
    let mut number = || words.next().unwrap_or_default().parse::<u32>();
    let (seats, games, seed) = (u8::try_from(number()?)?, number()?, number()?);
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
        let (one, others) = pairing.split_once(' ').ok_or("a pairing is two words")?;
        let measured = measure(one.parse()?, others.parse()?, seats, games, seed.into())?;
        println!("{one:<12} against {} {others:<12} {measured}", seats - 1);
    }
    Ok(())
}
