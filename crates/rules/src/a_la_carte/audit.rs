//! Whether a state can occur at all: nothing lost, nothing twice, and the phase fits what lies on the table.

use super::{
    ALaCarte, Condiment, Condition, Crepe, CrepeStep, Crystal, Crystals, Cup, Cups, DishSet, Dispenser, EndReason,
    Food, Heat, Kitchen, Phase, SEATS, Seat, State,
};

/// What about a state cannot be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Contradiction {
    /// Two to four may play.
    #[error("there are too few or too many seats")]
    Seats,
    /// The house rules are out of bounds.
    #[error("the house rules are out of bounds")]
    HouseRules,
    /// A seat where nobody sits has something.
    #[error("somebody has cooked at an empty seat")]
    EmptySeat,
    /// Nobody sits at the active seat.
    #[error("it is the turn of an empty seat")]
    ActiveSeat,
    /// More than three spoons, or a number that does not fit the phase.
    #[error("the number of spoons does not fit")]
    Spoons,
    /// Pieces of a kind have been lost or added.
    #[error("the number of pieces of {0} is wrong")]
    Crystals(Crystal),
    /// A dispenser has too much salt, or waits although the sink has its colour.
    #[error("the dispenser of {0} should look different")]
    Dispenser(Condiment),
    /// Cups of a kind have been lost or added.
    #[error("the number of cups of the kind “{0}” is wrong")]
    Cups(Cup),
    /// A dish is missing or there twice.
    #[error("a dish is missing or there twice")]
    Dishes,
    /// More stars than dishes, or than there are.
    #[error("the stars do not fit the dishes served")]
    Stars,
    /// A pan holds what it cannot hold, or should or should not be empty.
    #[error("the pan of seat {0} does not fit")]
    Pan(Seat),
    /// The phase does not fit what lies on the table.
    #[error("the table cannot be waiting for this")]
    Phase,
}

impl ALaCarte {
    /// Checks that nothing is lost or there twice, and that the phase fits the table: enough that play goes on soundly from
    /// here. A state that passes need not be one that play leads to.
    ///
    /// # Errors
    /// The first thing found that cannot be.
    pub fn audit(&self) -> Result<(), Contradiction> {
        let state = &self.state;
        demand(SEATS.contains(&state.seats), Contradiction::Seats)?;
        demand(state.house.are_playable(), Contradiction::HouseRules)?;
        let (playing, empty) = state.kitchens.split_at(usize::from(state.seats));
        demand(
            empty.iter().all(|kitchen| *kitchen == Kitchen::NEW),
            Contradiction::EmptySeat,
        )?;
        demand(state.active.index() < playing.len(), Contradiction::ActiveSeat)?;
        demand(state.spoons <= State::SPOONS, Contradiction::Spoons)?;
        state.audit_crystals()?;
        state.audit_cups()?;
        state.audit_dishes()?;
        state.audit_stars()?;
        for seat in state.all_seats() {
            demand(self.pan_is_possible(seat), Contradiction::Pan(seat))?;
        }
        self.audit_phase()
    }

    fn pan_is_possible(&self, seat: Seat) -> bool {
        let kitchen = self.state.kitchen(seat);
        let pan = kitchen.stove.pan;
        let fits = match pan.food {
            None => pan.crystals.is_empty() && kitchen.stove.dial == Heat::OFF,
            Some(Food::Crepe) => pan.crystals.is_empty(),
            Some(Food::Dish(dish)) => pan.crystals.is_empty() || !self.menu.recipe(dish).is_plain(),
        };
        fits && (pan.food == Some(Food::Crepe)) == (kitchen.crepe == Crepe::InPan)
    }

    fn audit_phase(&self) -> Result<(), Contradiction> {
        let state = &self.state;
        let seated_before = |seat: Seat| seat < state.active;
        for seat in state.all_seats() {
            let has_food = state.kitchen(seat).stove.pan.food.is_some();
            let should_have = match state.phase {
                Phase::Deal => false,
                Phase::FirstDish => seated_before(seat),
                Phase::NewDish { .. } | Phase::Over { .. } => seat != state.active,
                _ => true,
            };
            demand(has_food == should_have, Contradiction::Pan(seat))?;
        }
        if matches!(state.phase, Phase::Deal | Phase::FirstDish) {
            return self.audit_opening();
        }
        let own = state.own();
        let condition = own.stove.condition(&self.menu);
        let cooking = condition == Condition::Cooking;
        let spent_a_spoon = state.spoons < State::SPOONS;
        let step = state.crepe_step();
        let rolled = cooking && spent_a_spoon && step.is_none_or(|step| step == CrepeStep::Roll);
        let fits = match state.phase {
            Phase::Deal | Phase::FirstDish => true,
            Phase::Rescue => condition == Condition::Burnt && self.can_rescue(),
            Phase::NewDish { ends_turn } => {
                let crepe_done = matches!(own.crepe, Crepe::Served | Crepe::Burnt);
                let something_left = !state.table.is_empty() || own.crepe == Crepe::Ready;
                something_left && (crepe_done || !ends_turn)
            }
            Phase::Action => cooking && (state.spoons > 0 || self.coffee_break_is_possible()),
            Phase::Roll | Phase::PickHeat => rolled,
            Phase::DrawCup => rolled && !state.face_down.is_empty(),
            Phase::TakeCup => rolled && state.face_down.is_empty() && self.takeable_cups().next().is_some(),
            Phase::Pour { from, into } if into == state.active => {
                let recipe = state.own_recipe(&self.menu);
                cooking && spent_a_spoon && recipe.is_some_and(|recipe| recipe.asks_for(from) > 0)
            }
            Phase::Pour { into, .. } => cooking && state.break_taken && self.can_be_reseasoned(into),
            Phase::Flip => cooking && matches!(step, Some(CrepeStep::FirstToss | CrepeStep::SecondToss)),
            Phase::Over { by, reason } => {
                let ended = match reason {
                    EndReason::Stars => own.stars >= State::STARS_TO_WIN,
                    EndReason::Dishes => {
                        own.stars < State::STARS_TO_WIN && own.dishes_served() >= state.house.dishes_to_end(state.seats)
                    }
                    EndReason::NothingToCook => state.table.is_empty() && own.crepe != Crepe::Ready,
                };
                by == state.active && ended
            }
        };
        demand(fits, Contradiction::Phase)?;
        let over_by = match state.phase {
            Phase::Over { by, reason } if reason != EndReason::NothingToCook => Some(by),
            _ => None,
        };
        let would_have_ended = |seat: Seat| {
            let kitchen = state.kitchen(seat);
            kitchen.stars >= State::STARS_TO_WIN || kitchen.dishes_served() >= state.house.dishes_to_end(state.seats)
        };
        let unnoticed = state
            .all_seats()
            .any(|seat| Some(seat) != over_by && would_have_ended(seat));
        demand(!unnoticed, Contradiction::Phase)
    }

    /// While the game is being set up nothing has been cooked, and cups are dealt in order.
    fn audit_opening(&self) -> Result<(), Contradiction> {
        let state = &self.state;
        let dealt_to = |seat: Seat| state.phase == Phase::FirstDish || seat < state.active;
        let untouched = state.all_seats().all(|seat| {
            let kitchen = state.kitchen(seat);
            let mut expected = Kitchen::NEW;
            expected.cups = kitchen.cups;
            expected.stove.pan.food = kitchen.stove.pan.food;
            *kitchen == expected && kitchen.cups.total() == u32::from(dealt_to(seat))
        });
        let nothing_used = state.sink.is_empty() && state.used.is_empty() && state.trash.is_empty();
        let fresh_turn = state.spoons == State::SPOONS && !state.break_taken;
        demand(untouched && nothing_used && fresh_turn, Contradiction::Phase)
    }
}

impl State {
    fn audit_crystals(&self) -> Result<(), Contradiction> {
        // Counted wide: a state that somebody wrote down may hold any numbers.
        let mut found = [0_u32; Crystal::COUNT];
        let mut count = |crystals: Crystals| {
            for (sum, more) in found.iter_mut().zip(crystals.counts()) {
                *sum += u32::from(more);
            }
        };
        count(self.sink);
        self.kitchens
            .iter()
            .for_each(|kitchen| count(kitchen.stove.pan.crystals));
        for condiment in Condiment::ALL {
            let dispenser = self.dispenser(condiment);
            let waits = dispenser.colour == 0 && self.sink[condiment.into()] > 0;
            let sound = dispenser.salt <= Dispenser::SALT && !waits;
            demand(sound, Contradiction::Dispenser(condiment))?;
            found[Crystal::from(condiment).index()] += u32::from(dispenser.colour);
            found[Crystal::Salt.index()] += u32::from(dispenser.salt);
        }
        for crystal in Crystal::ALL {
            let in_play = if crystal == Crystal::Salt {
                Self::SALT
            } else {
                Dispenser::COLOUR
            };
            demand(
                found[crystal.index()] == u32::from(in_play),
                Contradiction::Crystals(crystal),
            )?;
        }
        Ok(())
    }

    fn audit_cups(&self) -> Result<(), Contradiction> {
        for cup in Cup::ALL {
            let mut found = u32::from(self.face_down[cup]) + u32::from(self.used[cup]);
            for kitchen in &self.kitchens {
                found += u32::from(kitchen.cups[cup]);
                if cup == Cup::Point {
                    found += u32::from(kitchen.point_cups);
                }
            }
            demand(found == u32::from(Cups::IN_PLAY[cup]), Contradiction::Cups(cup))?;
        }
        // A played victory point lies with the finished dishes, never among the used cups.
        demand(self.used[Cup::Point] == 0, Contradiction::Cups(Cup::Point))
    }

    fn audit_dishes(&self) -> Result<(), Contradiction> {
        let mut seen = DishSet::EMPTY;
        let mut places = 0;
        let mut lay = |dishes: DishSet| {
            dishes.iter().for_each(|dish| seen.insert(dish));
            places += dishes.len();
        };
        lay(self.table);
        lay(self.trash);
        for kitchen in &self.kitchens {
            lay(kitchen.served);
            if let Some(Food::Dish(dish)) = kitchen.stove.pan.food {
                let mut pan = DishSet::EMPTY;
                pan.insert(dish);
                lay(pan);
            }
        }
        demand(
            seen == DishSet::ALL && places == DishSet::ALL.len(),
            Contradiction::Dishes,
        )
    }

    fn audit_stars(&self) -> Result<(), Contradiction> {
        let earned = |kitchen: &Kitchen| u32::from(kitchen.stars) <= kitchen.served.len();
        let total: u32 = self.kitchens.iter().map(|kitchen| u32::from(kitchen.stars)).sum();
        let sound = self.kitchens.iter().all(earned) && total <= u32::from(Self::STARS);
        demand(sound, Contradiction::Stars)
    }
}

fn demand(holds: bool, otherwise: Contradiction) -> Result<(), Contradiction> {
    if holds { Ok(()) } else { Err(otherwise) }
}
