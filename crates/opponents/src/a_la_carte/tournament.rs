//! Tournaments of chefs: beside who wins, how the games end and how long they last.

use std::sync::Arc;

use rules::Game;
use rules::a_la_carte::{EndReason, Event, HouseRules, IllegalMove, Menu, Phase, Setup};

use super::School;
use crate::tournament::{Outcome, Seating};
use crate::{PlayerKind, World};

/// Who meets whom.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pairing {
    /// The players. They move on by one seat after each game.
    pub players: Vec<PlayerKind>,
    /// What the table agreed on.
    pub house: HouseRules,
}

/// What came of it.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Tally {
    /// What there is to say of any game; players in the order of the pairing.
    pub outcome: Outcome,
    /// Stars of each player, over all games, in the order of the pairing.
    pub stars: Vec<u64>,
    /// Games by how they ended, in the order of [`EndReason::ALL`].
    pub ends: [u32; EndReason::COUNT],
    /// Turns taken.
    pub turns: u64,
}

impl Tally {
    /// Adds what came of other games of the same pairing.
    pub fn add(&mut self, other: &Self) {
        self.outcome.add(&other.outcome);
        self.turns += other.turns;
        self.stars.resize(other.stars.len(), 0);
        for (mine, theirs) in self.stars.iter_mut().zip(&other.stars) {
            *mine += theirs;
        }
        for (mine, theirs) in self.ends.iter_mut().zip(other.ends) {
            *mine += theirs;
        }
    }
}

/// Plays one game of a pairing. Its number seats and seeds it; the world is made for its seed.
///
/// # Errors
/// If a player breaks a rule: a defect.
pub fn play_game<W: World<rules::a_la_carte::ALaCarte>>(
    pairing: &Pairing,
    school: &mut School,
    menu: &Arc<Menu>,
    world: impl FnOnce(u64) -> W,
    seed: u64,
    number: u32,
) -> Result<Tally, IllegalMove> {
    let count = pairing.players.len();
    let seating = Seating::new(count, seed, number);
    let mut turns = 0;
    let played = seating.play(
        Setup::new(count as u8, pairing.house, menu),
        menu.clone(),
        |place, seed| school.player(pairing.players[place], seed),
        world,
        |step| {
            let started = |event: &&Event| matches!(event, Event::TurnStarted { .. });
            turns += step.events.iter().filter(started).count() as u64;
        },
    );
    let (session, outcome) = played.map_err(|illegal| illegal.unwrap_or(IllegalMove::NotNow))?;
    let game = session.game();
    let mut tally = Tally {
        outcome,
        stars: vec![0; count],
        turns,
        ..Tally::default()
    };
    if let Phase::Over { reason, .. } = game.state().phase {
        tally.ends[reason.index()] += 1;
    }
    if tally.outcome.broken_off == 0 {
        for seat in game.state().all_seats() {
            tally.stars[seating.player_at(seat.index())] += u64::from(game.state().kitchen(seat).stars);
        }
    }
    Ok(tally)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::a_la_carte::{HandModels, ModelWorld};

    #[test]
    fn wins_are_shared_out_completely_and_seats_rotate() {
        let menu = Menu::standard();
        let models = HandModels::measured();
        let mut school = School::new(menu.clone(), models.clone());
        let pairing = Pairing {
            players: vec![PlayerKind::Greedy, PlayerKind::Random, PlayerKind::Random],
            house: HouseRules::english(),
        };
        let mut tally = Tally::default();
        for number in 0..60 {
            let world = |seed| ModelWorld::new(models.clone(), seed);
            tally.add(&play_game(&pairing, &mut school, &menu, world, 1, number).unwrap());
        }
        let wins: f64 = tally.outcome.players.iter().map(|player| player.wins).sum();
        assert!((wins - 60.0).abs() < 1e-6);
        assert!((tally.outcome.seat_wins.iter().sum::<f64>() - 60.0).abs() < 1e-6);
        assert_eq!(tally.ends.iter().sum::<u32>(), 60);
        assert!(tally.outcome.players[0].wins > 30.0, "{tally:?}");
    }
}
