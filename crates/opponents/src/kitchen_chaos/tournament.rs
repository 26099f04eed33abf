//! Many games in the kitchen between the same players, seats rotated, with hands that get what models say.

use rules::kitchen_chaos::IllegalMove;
use rules::{Game, ToMove};

use super::{HandModels, ModelHands, Pace, Timetable};
use crate::PlayerKind;
use crate::tournament::{Outcome, PlayerOutcome, Seating};

/// Plays the game of this number to its end. The same seed and number give the same game.
///
/// # Errors
/// If a player breaks a rule, or nothing if there is no such game: defects.
pub fn play_game(
    players: &[PlayerKind],
    hands: &HandModels,
    pace: Pace,
    seed: u64,
    number: u32,
) -> Result<(Timetable<ModelHands>, Outcome), Option<IllegalMove>> {
    let seating = Seating::new(players.len(), seed, number);
    let seed = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ u64::from(number).wrapping_mul(0xD1B5_4A32_D192_ED03);
    let seated = (0..players.len()).map(|seat| {
        let place = seating.player_at(seat);
        super::player(players[place], hands, seed ^ (place as u64 + 1))
    });
    let throwing = ModelHands::new(hands.clone(), seed ^ 0x7EA7);
    let mut timetable = Timetable::new(seated.collect(), throwing, pace, seed).map_err(|_| None)?;
    while timetable.step()?.is_some() {}
    let outcome = outcome(&timetable, seating, players.len());
    Ok((timetable, outcome))
}

fn outcome(timetable: &Timetable<ModelHands>, seating: Seating, players: usize) -> Outcome {
    let game = timetable.game();
    let mut outcome = Outcome {
        games: 1,
        players: vec![PlayerOutcome::default(); players],
        moves: timetable.moves().len() as u64,
        ..Outcome::default()
    };
    if game.to_move() != ToMove::Nobody {
        outcome.broken_off = 1;
        return outcome;
    }
    let standings = game.standings();
    let winners = standings.iter().filter(|standing| standing.place == 1).count() as f64;
    for standing in &standings {
        let player = &mut outcome.players[seating.player_at(standing.seat.index())];
        player.points += i64::from(standing.points);
        if standing.place == 1 {
            player.wins += 1.0 / winners;
            outcome.seat_wins[standing.seat.index()] += 1.0 / winners;
        }
    }
    outcome
}
