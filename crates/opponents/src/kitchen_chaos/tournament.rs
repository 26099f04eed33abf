//! Many games in the kitchen between the same players, seats rotated, with hands that get what models say.

use rules::kitchen_chaos::IllegalMove;

use super::{HandModels, ModelHands, Pace, Timetable};
use crate::PlayerKind;
use crate::tournament::{Outcome, Seating};

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
    let seed = seating.seed();
    let seated = (0..players.len()).map(|seat| {
        let place = seating.player_at(seat);
        super::player(players[place], hands, seed ^ (place as u64 + 1))
    });
    // Hands and cards are drawn from the same number, but not alike.
    let throwing = ModelHands::new(hands.clone(), !seed);
    let mut timetable = Timetable::new(seated.collect(), throwing, pace, seed).map_err(|_| None)?;
    while timetable.step()?.is_some() {}
    let outcome = Outcome::of(timetable.game(), timetable.moves().len(), seating);
    Ok((timetable, outcome))
}
