//! Many games between the same players, seats rotated: who wins how often, and how sure that is.

use std::sync::Arc;

use rules::a_la_carte::{ALL_SEATS, EndReason, Event, HouseRules, IllegalMove, Menu, Phase, Setup};
use rules::{Game, ToMove};

use crate::{PlayerKind, School, Session, World};

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
    /// Games played.
    pub games: u32,
    /// One for each player, in the order of the pairing.
    pub players: Vec<PlayerTally>,
    /// Games won from each seat; a shared victory is shared.
    pub seat_wins: [f64; ALL_SEATS.len()],
    /// Games by how they ended, in the order of [`EndReason::ALL`].
    pub ends: [u32; EndReason::COUNT],
    /// Moves made, chance included.
    pub moves: u64,
    /// Turns taken.
    pub turns: u64,
    /// Games that were broken off because nobody would go on; nobody won them.
    pub broken_off: u32,
    /// What went wrong in the world.
    pub troubles: Vec<String>,
}

/// What came of it for one player.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct PlayerTally {
    /// Games won; a shared victory is shared.
    pub wins: f64,
    /// Points, over all games.
    pub points: u64,
    /// Stars, over all games.
    pub stars: u64,
}

impl Tally {
    /// Adds what came of other games of the same pairing.
    pub fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.moves += other.moves;
        self.turns += other.turns;
        self.broken_off += other.broken_off;
        self.troubles.extend(other.troubles.iter().cloned());
        self.players.resize_with(other.players.len(), PlayerTally::default);
        for (mine, theirs) in self.players.iter_mut().zip(&other.players) {
            mine.wins += theirs.wins;
            mine.points += theirs.points;
            mine.stars += theirs.stars;
        }
        for (mine, theirs) in self.seat_wins.iter_mut().zip(other.seat_wins) {
            *mine += theirs;
        }
        for (mine, theirs) in self.ends.iter_mut().zip(other.ends) {
            *mine += theirs;
        }
    }
}

/// A share with its 95 % confidence interval (Wilson): low, estimate, high.
#[must_use]
pub fn share(wins: f64, games: u32) -> (f64, f64, f64) {
    if games == 0 {
        return (0.0, 0.0, 1.0);
    }
    const Z: f64 = 1.96;
    let n = f64::from(games);
    let p = wins / n;
    let centre = (p + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
    let half = Z / (1.0 + Z * Z / n) * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
    (centre - half, p, centre + half)
}

/// Nobody plays for so long. Whoever waits for the others to move first would wait forever.
const MOST_MOVES: usize = 10_000;

/// Plays one game of a pairing. Its number seats and seeds it; the world is made for its seed.
///
/// # Errors
/// If a player breaks a rule: a defect.
pub fn play_game<W: World>(
    pairing: &Pairing,
    school: &mut School,
    menu: &Arc<Menu>,
    world: impl FnOnce(u64) -> W,
    seed: u64,
    number: u32,
) -> Result<Tally, IllegalMove> {
    let count = pairing.players.len();
    let game_seed = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ u64::from(number).wrapping_mul(0xD1B5_4A32_D192_ED03);
    // Who sits at a seat: everybody moves on by one after each game.
    let player_at = |seat: usize| (seat + number as usize) % count;
    let seated = (0..count).map(|seat| {
        let player = player_at(seat);
        school.player(pairing.players[player], game_seed ^ (player as u64 + 1))
    });
    let setup = Setup::new(count as u8, pairing.house, menu);
    let seated = seated.collect();
    let Ok(mut session) = Session::new(setup, menu.clone(), seated, world(game_seed)) else {
        return Err(IllegalMove::NotNow);
    };
    let mut turns = 0;
    while session.record().moves.len() < MOST_MOVES {
        let Some(step) = session.step()? else {
            break;
        };
        turns += step
            .events
            .iter()
            .filter(|event| matches!(event, Event::TurnStarted { .. }))
            .count() as u64;
    }
    let game = session.game();
    let mut tally = Tally {
        games: 1,
        players: vec![PlayerTally::default(); count],
        moves: session.record().moves.len() as u64,
        turns,
        ..Tally::default()
    };
    tally.troubles = session.world().troubles();
    if let Phase::Over { reason, .. } = game.state().phase {
        tally.ends[reason.index()] += 1;
    }
    if game.to_move() != ToMove::Nobody {
        tally.broken_off = 1;
        return Ok(tally);
    }
    let standings = game.standings();
    let winners = standings.iter().filter(|standing| standing.place == 1).count();
    for standing in &standings {
        let player = &mut tally.players[player_at(standing.seat.index())];
        player.points += u64::from(standing.points);
        player.stars += u64::from(standing.stars);
        if standing.place == 1 {
            player.wins += 1.0 / winners as f64;
            tally.seat_wins[standing.seat.index()] += 1.0 / winners as f64;
        }
    }
    Ok(tally)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{HandModels, ModelWorld};

    #[test]
    fn a_share_lies_within_its_interval() {
        let (low, p, high) = share(400.0, 1000);
        assert_eq!(p, 0.4);
        assert!(
            (low - 0.370).abs() < 0.001 && (high - 0.431).abs() < 0.001,
            "{low} {high}"
        );
        assert_eq!(share(0.0, 0), (0.0, 0.0, 1.0));
    }

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
        let wins: f64 = tally.players.iter().map(|player| player.wins).sum();
        assert!((wins - 60.0).abs() < 1e-6);
        assert!((tally.seat_wins.iter().sum::<f64>() - 60.0).abs() < 1e-6);
        assert_eq!(tally.ends.iter().sum::<u32>(), 60);
        assert!(tally.players[0].wins > 30.0, "{tally:?}");
    }
}
