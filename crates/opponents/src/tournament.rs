//! Many games between the same players, seats rotated: who wins how often, and how sure that is.

use std::sync::Arc;

use rules::{Game, Seat, ToMove};

use crate::{Playable, SeatedPlayer, Session, Step, World};

/// What came of some games of the same players.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Outcome {
    /// Games played.
    pub games: u32,
    /// One for each player, whatever the seat.
    pub players: Vec<PlayerOutcome>,
    /// Games won from each seat; a shared victory is shared.
    pub seat_wins: [f64; Seat::COUNT],
    /// Moves made, chance included.
    pub moves: u64,
    /// Games that were broken off because nobody would go on; nobody won them.
    pub broken_off: u32,
    /// What went wrong in the world.
    pub troubles: Vec<String>,
}

/// What came of them for one player.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct PlayerOutcome {
    /// Games won; a shared victory is shared.
    pub wins: f64,
    /// Points, over all games.
    pub points: i64,
}

impl Outcome {
    /// Adds what came of other games of the same players.
    pub fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.moves += other.moves;
        self.broken_off += other.broken_off;
        self.troubles.extend(other.troubles.iter().cloned());
        self.players.resize_with(other.players.len(), PlayerOutcome::default);
        for (mine, theirs) in self.players.iter_mut().zip(&other.players) {
            mine.wins += theirs.wins;
            mine.points += theirs.points;
        }
        for (mine, theirs) in self.seat_wins.iter_mut().zip(other.seat_wins) {
            *mine += theirs;
        }
    }

    /// What came of one game, played to its end or broken off after so many moves.
    pub(crate) fn of<G: Game>(game: &G, moves: usize, seating: Seating) -> Self {
        let mut outcome = Self {
            games: 1,
            players: vec![PlayerOutcome::default(); seating.players],
            moves: moves as u64,
            ..Self::default()
        };
        if game.to_move() != ToMove::Nobody {
            outcome.broken_off = 1;
            return outcome;
        }
        let standings = game.standings();
        let winners = standings.iter().filter(|standing| standing.place == 1).count();
        for standing in &standings {
            let player = &mut outcome.players[seating.player_at(standing.seat.index())];
            player.points += i64::from(standing.points);
            if standing.place == 1 {
                player.wins += 1.0 / winners as f64;
                outcome.seat_wins[standing.seat.index()] += 1.0 / winners as f64;
            }
        }
        outcome
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
    // Rounding must not take it below nothing: it would be printed as −0.
    ((centre - half).max(0.0), p, (centre + half).min(1.0))
}

/// Nobody plays for so long. Whoever waits for the others to move first would wait forever.
const MOST_MOVES: usize = 10_000;

/// Who sits where in which game of a tournament, and the chance of that game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Seating {
    players: usize,
    number: u32,
    seed: u64,
}

impl Seating {
    /// The game of this number among so many players. The same seed and number give the same game.
    #[must_use]
    pub const fn new(players: usize, seed: u64, number: u32) -> Self {
        let seed = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ (number as u64).wrapping_mul(0xD1B5_4A32_D192_ED03);
        Self { players, number, seed }
    }

    /// The chance of the game, for whoever makes its world.
    pub(crate) const fn seed(self) -> u64 {
        self.seed
    }

    /// Who sits at a seat: everybody moves on by one after each game.
    #[must_use]
    pub const fn player_at(self, seat: usize) -> usize {
        (seat + self.number as usize) % self.players
    }

    /// Plays the game to its end. Players are asked for by their place in the pairing and with a seed of their own; the world
    /// is made for the seed of the game; whoever wants to know more looks on at every step.
    ///
    /// # Errors
    /// If a player breaks a rule, or nothing if there is no such game: defects.
    pub fn play<G: Playable, W: World<G>>(
        self,
        setup: G::Setup,
        catalogue: Arc<G::Catalogue>,
        mut player: impl FnMut(usize, u64) -> SeatedPlayer<G>,
        world: impl FnOnce(u64) -> W,
        mut look_on: impl FnMut(&Step<G>),
    ) -> Result<(Session<G, W>, Outcome), Option<G::Illegal>> {
        let seated = (0..self.players).map(|seat| {
            let place = self.player_at(seat);
            player(place, self.seed ^ (place as u64 + 1))
        });
        let seated = seated.collect();
        let mut session = Session::new(setup, catalogue, seated, world(self.seed)).map_err(|_| None)?;
        while session.record().moves.len() < MOST_MOVES {
            let Some(step) = session.step()? else {
                break;
            };
            look_on(&step);
        }
        let mut outcome = Outcome::of(session.game(), session.record().moves.len(), self);
        outcome.troubles = session.world().troubles();
        Ok((session, outcome))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
}
