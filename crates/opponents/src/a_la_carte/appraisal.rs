//! How well a seat is doing: everything on the table in points, for one chef's hand and taste.

use rules::Game;
use rules::a_la_carte::{ALaCarte, Condition, Cup, Food, Phase, Seat, State};

use super::cookbook::Cookbook;

/// What winning is worth beyond the points that led to it.
const VICTORY: f32 = 30.0;

/// What stars in hand are worth: the third ends the game, and each on the way there is a threat.
const STARS: [f32; State::STARS_TO_WIN as usize] = [0.0, 0.9, 2.7];

/// What a cup in the hand is worth, in points.
const fn cup_worth(cup: Cup) -> f32 {
    match cup {
        Cup::Point => 0.9,
        Cup::Spoons => 1.0,
        Cup::Swap => 0.7,
        Cup::Cool | Cup::Reseason => 0.5,
    }
}

/// How a chef looks at a table.
pub(crate) struct Appraisal<'a> {
    book: &'a Cookbook,
    /// How much the others matter.
    rivals: f32,
    /// The table as it was when the chef began to think, and what everybody had then. Most seats stay as they are while
    /// one thinks ahead, and need not be appraised again.
    before: State,
    worth_before: [f32; rules::a_la_carte::ALL_SEATS.len()],
}

impl<'a> Appraisal<'a> {
    pub(crate) fn new(book: &'a Cookbook, rivals: f32, game: &ALaCarte) -> Self {
        let mut appraisal = Self {
            book,
            rivals,
            before: *game.state(),
            worth_before: [0.0; rules::a_la_carte::ALL_SEATS.len()],
        };
        for seat in game.state().all_seats() {
            appraisal.worth_before[seat.index()] = appraisal.seat(game, seat);
        }
        appraisal
    }

    pub(crate) const fn book(&self) -> &'a Cookbook {
        self.book
    }

    /// How good the table is for a seat, in points ahead of the strongest rival. The end of the game adds to the same
    /// measure, so that a won game is always better than the same lead in one that goes on, and a lost one worse.
    pub(crate) fn of(&self, game: &ALaCarte, seat: Seat) -> f32 {
        let lead = self.lead(game, seat);
        if !matches!(game.state().phase, Phase::Over { .. }) {
            return lead;
        }
        let standings = game.standings();
        let winners = standings.iter().filter(|standing| standing.place == 1).count();
        let won = standings
            .iter()
            .any(|standing| standing.seat == seat && standing.place == 1);
        lead + if won { VICTORY / winners as f32 } else { -VICTORY }
    }

    fn lead(&self, game: &ALaCarte, seat: Seat) -> f32 {
        let state = game.state();
        let own = self.seat(game, seat);
        let mut strongest = f32::MIN;
        let mut sum = 0.0;
        for rival in state.all_seats().filter(|&rival| rival != seat) {
            let unchanged = state.active == self.before.active && state.kitchen(rival) == self.before.kitchen(rival);
            let worth = if unchanged {
                self.worth_before[rival.index()]
            } else {
                self.seat(game, rival)
            };
            strongest = strongest.max(worth);
            sum += worth;
        }
        // Mostly the strongest counts, but hurting anybody helps a little.
        let others = f32::from(state.seats - 1);
        own - self.rivals * (0.6 * strongest + 0.4 * sum / others)
    }

    /// What a seat has and can expect.
    fn seat(&self, game: &ALaCarte, seat: Seat) -> f32 {
        let state = game.state();
        let kitchen = state.kitchen(seat);
        let stove = kitchen.stove;
        let active = seat == state.active;
        let pan = match (stove.pan.food, game.condition(seat)) {
            (_, Condition::Burnt) if kitchen.cups[Cup::Cool] > 0 && !(active && state.break_taken) => {
                // It may still be saved.
                0.0
            }
            (None, _) | (_, Condition::Burnt | Condition::OverSeasoned(_)) => -self.book.action,
            (Some(Food::Dish(dish)), _) => self.book.dish(dish, stove.dial, stove.pan.crystals, kitchen.stars),
            (Some(Food::Crepe), _) => self.book.crepe(stove.dial),
        };
        let mut cups: f32 = kitchen
            .cups
            .present()
            .map(|(cup, count)| cup_worth(cup) * f32::from(count))
            .sum();
        if active && !state.break_taken && kitchen.cups[Cup::Spoons] > 0 {
            // Three more actions in this very turn, if one waits until the spoons are gone.
            let spoons = f32::from(State::SPOONS) * self.book.action;
            cups += (spoons - cup_worth(Cup::Spoons)).max(0.0);
        }
        let spoons = if active {
            f32::from(state.spoons) * self.book.action
        } else {
            0.0
        };
        let points = f32::from(kitchen.points(game.menu()));
        let stars = STARS[usize::from(kitchen.stars).min(STARS.len() - 1)];
        points + stars + pan + cups + spoons
    }
}
