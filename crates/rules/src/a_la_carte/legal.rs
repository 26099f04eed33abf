//! What is allowed: one question for a single move, and one for all of them.
//!
//! The two are written separately, because a search wants the list fast and a person wants to know why not; the test
//! kit holds them together, over every conceivable move.

use super::{
    ALaCarte, Condiment, Crepe, CrepeStep, Cup, Dispenser, Face, Food, Heat, Kitchen, Landing, Move, MoveList, Phase,
    Pour, Seat, Steps,
};

/// Why a move is against the rules. The screen turns it into a sentence of the player's language.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum IllegalMove {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The table is waiting for a move of another kind.
    #[error("the table is waiting for something else")]
    NotNow,
    /// The dish is not on the table any more.
    #[error("this dish is not on the table")]
    DishNotThere,
    /// The colour duty: there is a dish of a colour not yet served.
    #[error("a dish of this colour has been served already, and another colour is to be had")]
    ColourServed,
    /// R1: the first dish cannot be the crêpe.
    #[error("the crêpe cannot be the first dish")]
    NoCrepeYet,
    /// The own crêpe has been served or burnt.
    #[error("the crêpe is gone")]
    CrepeGone,
    /// No spoon, no action.
    #[error("no spoon is left")]
    NoSpoon,
    /// A crêpe turn begins with the die.
    #[error("with a crêpe in the pan the die comes first")]
    RollFirst,
    /// A crêpe turn has one roll.
    #[error("the crêpe has been heated; now it is to be flipped")]
    OneRollForACrepe,
    /// There is no crêpe in the pan.
    #[error("there is no crêpe in the pan")]
    NothingToFlip,
    /// R5: the recipe does not ask for this colour.
    #[error("the recipe does not ask for this")]
    NotAskedFor,
    /// Plain dishes are seasoned by nobody.
    #[error("this dish may not be seasoned")]
    PlainDish,
    /// Crêpes are seasoned by nobody.
    #[error("a crêpe may not be seasoned")]
    CrepeIsNotSeasoned,
    /// One coffee break a turn.
    #[error("the coffee break of this turn has been taken")]
    BreakTaken,
    /// The house rules forbid coffee with a crêpe in the pan.
    #[error("no coffee break with a crêpe in the pan")]
    NoCoffeeWithCrepe,
    /// The player has no such cup.
    #[error("there is no such cup at hand")]
    NoSuchCup,
    /// Nobody sits there, or it is the player's own seat.
    #[error("this must be another player at the table")]
    NotAnotherPlayer,
    /// A crêpe is never swapped.
    #[error("a stove with a crêpe is not swapped")]
    CrepeIsNotSwapped,
    /// A spoiled dish is never swapped.
    #[error("a stove with a spoiled dish is not swapped")]
    SpoiledIsNotSwapped,
    /// R8: a spoiled dish is not seasoned again.
    #[error("this dish is spoiled already")]
    SpoiledIsNotSeasoned,
    /// A dial does not go below 0.
    #[error("the dial does not go down that far")]
    DialTooLow,
    /// The house rules keep unplayed victory-point cups with their owner.
    #[error("victory-point cups are not taken from a player")]
    PointCupStays,
    /// Chance: this cup does not lie face down on the tray.
    #[error("no such cup lies on the tray")]
    CupNotOnTray,
    /// Chance: more than the dispenser holds.
    #[error("the dispenser does not hold so much")]
    MoreThanThereIs,
}

impl ALaCarte {
    pub(super) fn check_move(&self, mv: Move) -> Result<(), IllegalMove> {
        let state = &self.state;
        match (state.phase, mv) {
            (Phase::Over { .. }, _) => Err(IllegalMove::GameOver),

            (Phase::FirstDish, Move::Crepe) => Err(IllegalMove::NoCrepeYet),
            (Phase::NewDish { .. }, Move::Crepe) => require(state.own().crepe == Crepe::Ready, IllegalMove::CrepeGone),
            (Phase::FirstDish | Phase::NewDish { .. }, Move::Dish(dish)) => {
                require(state.table.contains(dish), IllegalMove::DishNotThere)?;
                require(state.choosable().contains(dish), IllegalMove::ColourServed)
            }

            (Phase::Rescue, Move::LetGo) => Ok(()),
            (Phase::Rescue, Move::PlayCool(steps)) => {
                require(steps.count() <= state.own().stove.dial.level(), IllegalMove::DialTooLow)
            }

            (Phase::Action, _) => self.check_action(mv),

            (Phase::PickHeat, Move::Pick(_)) | (Phase::Roll, Move::Rolled(_)) | (Phase::Flip, Move::Landed(_)) => {
                Ok(())
            }

            (Phase::Deal | Phase::DrawCup, Move::Drawn(cup)) => {
                require(state.face_down[cup] > 0, IllegalMove::CupNotOnTray)
            }
            (Phase::TakeCup, Move::TakeCup { from, cup }) => {
                let kitchen = self.another(from)?;
                require(kitchen.cups[cup] > 0, IllegalMove::NoSuchCup)?;
                require(self.may_be_taken(cup), IllegalMove::PointCupStays)
            }
            (Phase::Pour { from, .. }, Move::Poured(pour)) => {
                require(state.dispenser(from).can_yield(pour), IllegalMove::MoreThanThereIs)
            }
            _ => Err(IllegalMove::NotNow),
        }
    }

    fn check_action(&self, mv: Move) -> Result<(), IllegalMove> {
        let state = &self.state;
        if let Some(cup) = mv.played_cup() {
            return self.check_coffee_break(cup, mv);
        }
        match mv {
            // R12: with a crêpe in the pan the flips may be skipped, the roll may not.
            Move::EndTurn => require(!self.crepe_waits_for_roll(), IllegalMove::RollFirst),
            Move::Heat => {
                require(state.spoons > 0, IllegalMove::NoSpoon)?;
                let roll_is_due = !state.on_crepe() || self.crepe_waits_for_roll();
                require(roll_is_due, IllegalMove::OneRollForACrepe)
            }
            Move::Season(condiment) => {
                let recipe = state.own_recipe(&self.menu).ok_or(IllegalMove::CrepeIsNotSeasoned)?;
                require(!recipe.is_plain(), IllegalMove::PlainDish)?;
                require(recipe.asks_for(condiment) > 0, IllegalMove::NotAskedFor)?;
                require(state.spoons > 0, IllegalMove::NoSpoon)
            }
            Move::Flip => {
                require(state.on_crepe(), IllegalMove::NothingToFlip)?;
                require(state.spoons > 0, IllegalMove::NoSpoon)?;
                require(!self.crepe_waits_for_roll(), IllegalMove::RollFirst)
            }
            _ => Err(IllegalMove::NotNow),
        }
    }

    fn check_coffee_break(&self, cup: Cup, mv: Move) -> Result<(), IllegalMove> {
        let state = &self.state;
        require(!state.break_taken, IllegalMove::BreakTaken)?;
        require(self.house_allows_coffee(), IllegalMove::NoCoffeeWithCrepe)?;
        require(state.own().cups[cup] > 0, IllegalMove::NoSuchCup)?;
        match mv {
            Move::PlaySwap(with) => {
                let other = self.another(with)?;
                self.check_swappable(state.own())?;
                self.check_swappable(other)
            }
            Move::PlayReseason { on, .. } => self.check_reseasonable(self.another(on)?),
            Move::PlayCool(steps) => require(steps.count() <= state.own().stove.dial.level(), IllegalMove::DialTooLow),
            _ => Ok(()),
        }
    }

    fn check_swappable(&self, kitchen: &Kitchen) -> Result<(), IllegalMove> {
        require(
            kitchen.stove.pan.food != Some(Food::Crepe),
            IllegalMove::CrepeIsNotSwapped,
        )?;
        let spoiled = kitchen.stove.condition(&self.menu).is_spoiled();
        require(!spoiled, IllegalMove::SpoiledIsNotSwapped)
    }

    fn check_reseasonable(&self, kitchen: &Kitchen) -> Result<(), IllegalMove> {
        let Some(Food::Dish(dish)) = kitchen.stove.pan.food else {
            return Err(IllegalMove::CrepeIsNotSeasoned);
        };
        require(!self.menu.recipe(dish).is_plain(), IllegalMove::PlainDish)?;
        let spoiled = kitchen.stove.condition(&self.menu).is_spoiled();
        require(!spoiled, IllegalMove::SpoiledIsNotSeasoned)
    }

    pub(super) fn can_be_reseasoned(&self, seat: Seat) -> bool {
        self.another(seat)
            .and_then(|kitchen| self.check_reseasonable(kitchen))
            .is_ok()
    }

    fn another(&self, seat: Seat) -> Result<&Kitchen, IllegalMove> {
        let at_the_table = seat.index() < usize::from(self.state.seats) && seat != self.state.active;
        require(at_the_table, IllegalMove::NotAnotherPlayer)?;
        Ok(self.state.kitchen(seat))
    }

    fn crepe_waits_for_roll(&self) -> bool {
        self.state.crepe_step() == Some(CrepeStep::Roll)
    }

    fn house_allows_coffee(&self) -> bool {
        self.state.house.coffee_with_crepe || !self.state.on_crepe()
    }

    const fn may_be_taken(&self, cup: Cup) -> bool {
        self.state.house.take_point_cups || !matches!(cup, Cup::Point)
    }

    /// What could be taken from the other players when the tray is empty.
    pub(super) fn takeable_cups(&self) -> impl Iterator<Item = (Seat, Cup)> {
        self.state.others().flat_map(move |seat| {
            let held = self.state.kitchen(seat).cups.present();
            held.filter(|&(cup, _)| self.may_be_taken(cup))
                .map(move |(cup, _)| (seat, cup))
        })
    }

    /// Whether a burnt dish in the active player's pan can be saved with a cup.
    pub(super) fn can_rescue(&self) -> bool {
        let own = self.state.own();
        let furthest = own.stove.dial.lowered_by(Steps::Three.count());
        !self.state.break_taken
            && own.cups[Cup::Cool] > 0
            && self.house_allows_coffee()
            && own.stove.red(&self.menu).is_some_and(|red| furthest < red)
    }

    /// R3: whether any cup could be played now.
    pub(super) fn coffee_break_is_possible(&self) -> bool {
        let state = &self.state;
        let own = state.own();
        if state.break_taken || own.cups.is_empty() || !self.house_allows_coffee() {
            return false;
        }
        let other = |fits: fn(&Self, &Kitchen) -> Result<(), IllegalMove>| {
            state.others().any(|seat| fits(self, state.kitchen(seat)).is_ok())
        };
        own.cups[Cup::Point] > 0
            || own.cups[Cup::Spoons] > 0
            || (own.cups[Cup::Cool] > 0 && own.stove.dial > Heat::OFF)
            || (own.cups[Cup::Reseason] > 0 && other(Self::check_reseasonable))
            || (own.cups[Cup::Swap] > 0 && self.check_swappable(own).is_ok() && other(Self::check_swappable))
    }

    pub(super) fn list_moves(&self) -> MoveList {
        let state = &self.state;
        let mut moves = MoveList::new();
        match state.phase {
            Phase::Over { .. } => {}
            Phase::FirstDish => moves.extend(state.choosable().iter().map(Move::Dish)),
            Phase::NewDish { .. } => {
                moves.extend(state.choosable().iter().map(Move::Dish));
                if state.own().crepe == Crepe::Ready {
                    moves.push(Move::Crepe);
                }
            }
            Phase::Rescue => {
                moves.push(Move::LetGo);
                self.list_cooling(&mut moves);
            }
            Phase::Action => self.list_actions(&mut moves),
            Phase::PickHeat => moves.extend(Steps::ALL.map(Move::Pick)),
            Phase::TakeCup => moves.extend(self.takeable_cups().map(|(from, cup)| Move::TakeCup { from, cup })),
            Phase::Deal | Phase::DrawCup => moves.extend(state.face_down.present().map(|(cup, _)| Move::Drawn(cup))),
            Phase::Roll => moves.extend(Face::ALL.map(Move::Rolled)),
            Phase::Flip => moves.extend(Landing::ALL.map(Move::Landed)),
            Phase::Pour { from, .. } => {
                let Dispenser { colour, salt } = state.dispenser(from);
                for colour in 0..=colour {
                    moves.extend((0..=salt).map(|salt| Move::Poured(Pour { colour, salt })));
                }
            }
        }
        moves
    }

    fn list_actions(&self, moves: &mut MoveList) {
        let state = &self.state;
        if !self.crepe_waits_for_roll() {
            moves.push(Move::EndTurn);
        }
        if state.spoons > 0 {
            match state.own_recipe(&self.menu) {
                Some(recipe) => {
                    moves.push(Move::Heat);
                    let asked = |condiment: &Condiment| recipe.asks_for(*condiment) > 0;
                    moves.extend(Condiment::ALL.into_iter().filter(asked).map(Move::Season));
                }
                None if self.crepe_waits_for_roll() => moves.push(Move::Heat),
                None => moves.push(Move::Flip),
            }
        }
        if !state.break_taken && !state.own().cups.is_empty() && self.house_allows_coffee() {
            self.list_coffee_breaks(moves);
        }
    }

    fn list_coffee_breaks(&self, moves: &mut MoveList) {
        let state = &self.state;
        let own = state.own();
        if own.cups[Cup::Point] > 0 {
            moves.push(Move::PlayPoint);
        }
        if own.cups[Cup::Swap] > 0 && self.check_swappable(own).is_ok() {
            let swappable = |seat: &Seat| self.check_swappable(state.kitchen(*seat)).is_ok();
            moves.extend(state.others().filter(swappable).map(Move::PlaySwap));
        }
        if own.cups[Cup::Spoons] > 0 {
            moves.push(Move::PlaySpoons);
        }
        if own.cups[Cup::Reseason] > 0 {
            for on in state.others() {
                if self.check_reseasonable(state.kitchen(on)).is_ok() {
                    moves.extend(Condiment::ALL.map(|with| Move::PlayReseason { on, with }));
                }
            }
        }
        if own.cups[Cup::Cool] > 0 {
            self.list_cooling(moves);
        }
    }

    fn list_cooling(&self, moves: &mut MoveList) {
        let dial = self.state.own().stove.dial.level();
        let fits = |steps: &Steps| steps.count() <= dial;
        moves.extend(Steps::ALL.into_iter().filter(fits).map(Move::PlayCool));
    }
}

/// Reads as a rule: this is required, or else that is why not.
fn require(holds: bool, otherwise: IllegalMove) -> Result<(), IllegalMove> {
    if holds { Ok(()) } else { Err(otherwise) }
}
