//! Who came in where, and what counted.

use arrayvec::ArrayVec;

use super::{ALL_SEATS, Condition, Crepe, EndReason, Food, Menu, Phase, Seat, State};

/// How one player did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Standing {
    /// Who.
    pub seat: Seat,
    /// 1 for the winner or winners; a shared place takes up as many as share it.
    pub place: u8,
    /// Everything below together.
    pub points: u8,
    /// For dishes served.
    pub from_dishes: u8,
    /// For the crêpe.
    pub from_crepe: u8,
    /// For victory-point cups played.
    pub from_cups: u8,
    /// For a finished dish that still lies in the pan (R14).
    pub from_pan: u8,
    /// Three of them win alone.
    pub stars: u8,
}

/// Every player's standing, best first; equals in the order of their seats.
pub type Standings = ArrayVec<Standing, { ALL_SEATS.len() }>;

impl State {
    /// Who leads by how much. Before the game is over it is what would count if it ended now.
    #[must_use]
    pub fn standings(&self, menu: &Menu) -> Standings {
        let mut standings: Standings = self.all_seats().map(|seat| self.standing(seat, menu)).collect();
        // R15: three stars win alone, whatever the points; without them the points decide.
        let star_winner = match self.phase {
            Phase::Over {
                by,
                reason: EndReason::Stars,
            } => Some(by),
            _ => None,
        };
        let rank = |standing: &Standing| (Some(standing.seat) != star_winner, std::cmp::Reverse(standing.points));
        standings.sort_by_key(rank);
        for position in 0..standings.len() {
            let shares = position > 0 && rank(&standings[position]) == rank(&standings[position - 1]);
            standings[position].place = if shares {
                standings[position - 1].place
            } else {
                position as u8 + 1
            };
        }
        standings
    }

    fn standing(&self, seat: Seat, menu: &Menu) -> Standing {
        let kitchen = self.kitchen(seat);
        let from_crepe = if kitchen.crepe == Crepe::Served {
            Crepe::POINTS
        } else {
            0
        };
        let from_pan = match kitchen.stove.pan.food {
            Some(Food::Dish(dish)) if kitchen.stove.condition(menu) == Condition::Finished => menu.recipe(dish).points,
            _ => 0,
        };
        let on_tray = kitchen.points(menu);
        Standing {
            seat,
            place: 0,
            points: on_tray + from_pan,
            from_dishes: on_tray - from_crepe - kitchen.point_cups,
            from_crepe,
            from_cups: kitchen.point_cups,
            from_pan,
            stars: kitchen.stars,
        }
    }
}
