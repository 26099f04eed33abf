//! How fast random games are played out: `cargo bench -p rules`.
//!
//! One thread, every applied move counted, those of chance too. At every decision of a player the legal moves are listed
//! and one of them is drawn; at chance the world draws, as a search would.

use std::sync::Arc;
use std::time::{Duration, Instant};

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use rules::a_la_carte::{ALaCarte, Chance, Cup, Face, HouseRules, Landing, Menu, Move, Pour, Setup, State};
use rules::buffet::{self, Buffet};
use rules::kitchen_chaos::{self, KitchenChaos};
use rules::luigi::{self, GuestBook, Luigi};
use rules::{Game, ToMove};

const ROUNDS: usize = 7;
const ROUND: Duration = Duration::from_millis(1_000);

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let menu = Menu::standard();
    let start = ALaCarte::start(&Setup::new(4, HouseRules::english(), &menu), menu)?;
    measure("À la carte, 4 seats", &start, playout);
    for seats in [3, 6] {
        let start = Buffet::start(&buffet::Setup { seats }, Arc::default())?;
        measure(&format!("buffet, {seats} seats"), &start, push_to_the_end);
    }
    for seats in [3, 4, 6] {
        let start = KitchenChaos::start(&kitchen_chaos::Setup { seats }, Arc::default())?;
        measure(&format!("Kitchen Chaos, {seats} seats"), &start, cook_to_the_end);
    }
    for seats in [2, 4] {
        let book = GuestBook::standard();
        let start = Luigi::start(&luigi::Setup::new(seats, &book), book)?;
        measure(&format!("Da Luigi, {seats} seats"), &start, serve_to_the_end);
    }
    Ok(())
}

fn measure<G>(name: &str, start: &G, playout: fn(&G, &mut SmallRng) -> u64) {
    let mut rng = SmallRng::seed_from_u64(7);
    let mut speeds: Vec<(f64, f64)> = (0..ROUNDS).map(|_| round(start, playout, &mut rng)).collect();
    speeds.sort_by(|a, b| a.0.total_cmp(&b.0));
    let (moves, games) = speeds[ROUNDS / 2];
    let (slowest, fastest) = (speeds[0].0, speeds[ROUNDS - 1].0);
    println!("random playouts of {name}, one thread, {ROUNDS} rounds of {ROUND:?}");
    println!("  moves/s  {moves:>12.0}   (slowest {slowest:.0}, fastest {fastest:.0})");
    println!("  games/s  {games:>12.0}   ({:.1} moves a game)", moves / games);
}

/// Plays whole games for a while; moves and games a second.
fn round<G>(start: &G, playout: fn(&G, &mut SmallRng) -> u64, rng: &mut SmallRng) -> (f64, f64) {
    let (mut moves, mut games) = (0_u64, 0_u64);
    let begun = Instant::now();
    while begun.elapsed() < ROUND {
        moves += playout(start, rng);
        games += 1;
    }
    let seconds = begun.elapsed().as_secs_f64();
    (moves as f64 / seconds, games as f64 / seconds)
}

/// Everybody who owes a move makes one, and nobody thinks again.
fn push_to_the_end(start: &Buffet, rng: &mut SmallRng) -> u64 {
    let mut game = *start;
    let mut moves = 0;
    loop {
        let mv = match game.to_move() {
            ToMove::Nobody => return moves,
            ToMove::Seats(seats) => seats.iter().next().and_then(|seat| {
                let legal = game.legal_moves_of(seat);
                legal.get(rng.random_range(0..legal.len())).copied()
            }),
            ToMove::Chance(_) => game.draw(&mut |bound| rng.random_range(0..bound)),
        };
        let Some(mv) = mv else {
            return moves;
        };
        game.apply_unchecked(mv);
        moves += 1;
    }
}

/// Whoever can act may be the next to do so, the chef among them.
fn cook_to_the_end(start: &KitchenChaos, rng: &mut SmallRng) -> u64 {
    let mut game = *start;
    let mut moves = 0;
    loop {
        let mv = match game.to_move() {
            ToMove::Nobody => return moves,
            ToMove::Seats(_) => {
                let legal = game.legal_moves();
                legal.get(rng.random_range(0..legal.len())).copied()
            }
            ToMove::Chance(_) => game.draw(&mut |bound| rng.random_range(0..bound)),
        };
        let Some(mv) = mv else {
            return moves;
        };
        game.apply_unchecked(mv);
        moves += 1;
    }
}

fn serve_to_the_end(start: &Luigi, rng: &mut SmallRng) -> u64 {
    let mut game = start.clone();
    let mut moves = 0;
    loop {
        let mv = match game.to_move() {
            ToMove::Nobody => return moves,
            ToMove::Seats(_) => {
                let legal = game.legal_moves();
                Some(legal[rng.random_range(0..legal.len())])
            }
            ToMove::Chance(_) => game.draw(&mut |bound| rng.random_range(0..bound)),
        };
        let Some(mv) = mv else {
            return moves;
        };
        game.apply_unchecked(mv);
        moves += 1;
    }
}

fn playout(start: &ALaCarte, rng: &mut SmallRng) -> u64 {
    let mut game = start.clone();
    let mut moves = 0;
    loop {
        let mv = match game.to_move() {
            ToMove::Nobody => return moves,
            ToMove::Seats(_) => {
                let legal = game.legal_moves();
                legal[rng.random_range(0..legal.len())]
            }
            ToMove::Chance(chance) => world(game.state(), chance, rng),
        };
        game.apply_unchecked(mv);
        moves += 1;
    }
}

fn world(state: &State, chance: Chance, rng: &mut SmallRng) -> Move {
    match chance {
        Chance::Roll { .. } => Move::Rolled(Face::ALL[rng.random_range(0..Face::COUNT)]),
        Chance::Flip { .. } => Move::Landed(Landing::ALL[rng.random_range(0..Landing::COUNT)]),
        Chance::Cup { .. } => {
            let mut nth = rng.random_range(0..state.face_down.total() as u8);
            for (cup, count) in state.face_down.present() {
                match nth.checked_sub(count) {
                    Some(rest) => nth = rest,
                    None => return Move::Drawn(cup),
                }
            }
            Move::Drawn(Cup::Point)
        }
        Chance::Pour { from, .. } => {
            let dispenser = state.dispenser(from);
            Move::Poured(Pour {
                colour: dispenser.colour.min([0, 1, 1, 1, 2, 2, 2, 3][rng.random_range(0..8)]),
                salt: dispenser.salt.min([0, 0, 0, 1][rng.random_range(0..4)]),
            })
        }
    }
}
