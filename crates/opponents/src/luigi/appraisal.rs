//! How good a state is for a seat.

use rules::luigi::{Cubes, Luigi};
use rules::{Game, Seat, ToMove};

use super::outlook::Outlook;
use super::room::Room;
use super::taste::Taste;

/// What winning is worth beyond the points that led to it. An estimate.
const VICTORY: f32 = 6.0;

/// Who judges, and what matters to them.
#[derive(Debug, Clone, Copy)]
pub(super) struct Appraisal {
    pub me: Seat,
    /// How much the fortunes of the others matter.
    pub awareness: f32,
    pub taste: Taste,
}

impl Appraisal {
    /// What the seat has and may hope for, against what the others have and may hope for.
    pub(super) fn of(&self, game: &Luigi) -> f32 {
        let own = house_worth(game, self.me, &self.taste) + self.applause(game);
        let others = self.others(game);
        if game.to_move() != ToMove::Nobody {
            return own - others;
        }
        let standings = game.standings();
        let won = standings
            .iter()
            .any(|standing| standing.seat == self.me && standing.place == 1);
        own - others + if won { VICTORY } else { 0.0 }
    }

    /// Mostly the strongest counts, but whatever others get, somebody is ahead with it.
    fn others(&self, game: &Luigi) -> f32 {
        let weight = self.awareness * self.taste.rivals;
        if weight == 0.0 {
            return 0.0;
        }
        let state = game.state();
        let (mut strongest, mut sum) = (f32::MIN, 0.0);
        for rival in state.all_seats().iter().filter(|&rival| rival != self.me) {
            let worth = house_worth(game, rival, &Taste::PLAIN);
            strongest = strongest.max(worth);
            sum += worth;
        }
        weight * (0.6 * strongest + 0.4 * sum / f32::from(state.seats - 1))
    }

    fn applause(&self, game: &Luigi) -> f32 {
        self.taste.applause * f32::from(game.state().house(self.me).tokens.max(0))
    }
}

/// What a house has, and what its guests and its store promise.
fn house_worth(game: &Luigi, seat: Seat, taste: &Taste) -> f32 {
    let state = game.state();
    let book = game.catalogue();
    let room = Room::new(book, state.house(seat), Cubes::EMPTY);
    f32::from(state.points(book, seat)) + room.worth(Outlook::of(state, seat), taste)
}
