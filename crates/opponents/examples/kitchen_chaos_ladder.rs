//! The ladder of the cooks: `cargo run -p opponents --example kitchen_chaos_ladder -- GAMES SEED [PAIRING…]`. One cook against
//! four of another kind, at a brisk and at a hectic pace, and how often it wins. Hands get what is assumed of them.

use std::error::Error;
use std::time::Instant;

use opponents::PlayerKind;
use opponents::kitchen_chaos::tournament::play_game;
use opponents::kitchen_chaos::{HandModels, Pace};
use opponents::tournament::{Outcome, share};

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
    let hands = HandModels::assumed();
    for pairing in pairings {
        let (one, four) = pairing.split_once(' ').ok_or("a pairing is two words")?;
        let (one, four): (PlayerKind, PlayerKind) = (one.parse()?, four.parse()?);
        for pace in [Pace::Brisk, Pace::Hectic] {
            let (mut all, begun) = (Outcome::default(), Instant::now());
            for number in 0..games {
                let played = play_game(&[one, four, four, four, four], &hands, pace, seed, number);
                let (_, outcome) = played.map_err(|illegal| format!("game {number}: {illegal:?}"))?;
                all.add(&outcome);
            }
            let (low, wins, high) = share(all.players[0].wins, all.games);
            let points = |place: usize| all.players[place].points as f64 / f64::from(all.games);
            println!(
                "{one:<18} against four {four:<18} {pace:?}: {:>5.1} % [{:.1}, {:.1}]  {:.2} points, {:.2} of the first rival; \
                 {:.2} ms a game",
                100.0 * wins,
                100.0 * low,
                100.0 * high,
                points(0),
                points(1),
                begun.elapsed().as_secs_f64() * 1e3 / f64::from(games)
            );
        }
    }
    Ok(())
}
