//! How long a chef thinks: `cargo bench -p opponents`. Median and 99th percentile over all decisions of whole games.

use std::time::{Duration, Instant};

use opponents::a_la_carte::{HandModels, ModelWorld, School};
use opponents::{Decision, Level, Player, PlayerKind, SeatedPlayer, Session};
use rules::a_la_carte::{ALaCarte, HouseRules, Menu, Setup, View};

const GAMES: u64 = 12;

/// A player with a stop watch.
struct Timed {
    player: SeatedPlayer<ALaCarte>,
    times: std::sync::mpsc::Sender<Duration>,
}

impl Player<ALaCarte> for Timed {
    fn decide(&mut self, view: &View) -> Decision<ALaCarte> {
        let begun = Instant::now();
        let decision = self.player.decide(view);
        // The receiver lives as long as the game.
        let _ = self.times.send(begun.elapsed());
        decision
    }

    fn level(&self) -> Level {
        self.player.level()
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let menu = Menu::standard();
    let models = HandModels::measured();
    println!("a chef's decision, four seats, {GAMES} games, one thread");
    println!(
        "  {:<22} {:>10} {:>12} {:>12} {:>12}",
        "player", "decisions", "median µs", "p99 µs", "longest µs"
    );
    let levels = Level::ALL.map(|level| level.word().to_owned());
    for word in ["greedy".to_owned()].into_iter().chain(levels) {
        let kind: PlayerKind = word.parse()?;
        let mut school = School::new(menu.clone(), models.clone());
        let (sender, receiver) = std::sync::mpsc::channel();
        for seed in 0..GAMES {
            let timed = |seat: u64| -> SeatedPlayer<ALaCarte> {
                Box::new(Timed {
                    player: school.player(kind, seed * 4 + seat),
                    times: sender.clone(),
                })
            };
            let players = (0..4).map(timed).collect();
            let setup = Setup::new(4, HouseRules::english(), &menu);
            let mut session = Session::new(setup, menu.clone(), players, ModelWorld::new(models.clone(), seed))?;
            while session.step()?.is_some() {}
        }
        drop(sender);
        let mut times: Vec<f64> = receiver.iter().map(|time: Duration| time.as_secs_f64() * 1e6).collect();
        times.sort_by(f64::total_cmp);
        let at = |part: f64| times[((times.len() - 1) as f64 * part) as usize];
        let (median, high, longest) = (at(0.5), at(0.99), at(1.0));
        println!(
            "  {word:<22} {:>10} {median:>12.1} {high:>12.1} {longest:>12.1}",
            times.len()
        );
    }
    Ok(())
}
