//! What is shown: the table as far as it has heard of what happened. Every toy has its place here. The rules count cups,
//! spoons and stars; a table has *this* cup, and it must be the same one that moves.

use std::array;

use bevy::prelude::*;
use rules::a_la_carte::{Crepe, Cup, Cups, DishId, Event, Face, Food, Seat, State};

/// All cups in play.
pub const CUPS: usize = 13;
/// All spoons.
pub const SPOONS: usize = State::SPOONS as usize;
/// All stars.
pub const STARS: usize = State::STARS as usize;

/// The table as it is shown.
#[derive(Debug, Clone, PartialEq, Resource)]
pub struct ShownTable {
    /// What lies where, by the rules' own words.
    pub state: State,
    /// Which stove stands before which seat.
    pub stoves: [u8; rules::a_la_carte::ALL_SEATS.len()],
    /// Where each cup is. The first ones are victory points, and so on in the order of [`Cup::ALL`].
    pub cups: [CupPlace; CUPS],
    /// Who holds each spoon.
    pub spoons: [Seat; SPOONS],
    /// Who has each star, if anybody.
    pub stars: [Option<Seat>; STARS],
    /// What the die shows.
    pub die: Face,
}

/// Where a cup is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CupPlace {
    /// Face down on the tray.
    Tray,
    /// Open before a player.
    Held(Seat),
    /// Kept as a victory point.
    Kept(Seat),
    /// Drunk up.
    Used,
}

/// What a cup says on its side.
#[must_use]
pub fn cup_kind(index: usize) -> Cup {
    let mut left = index;
    for (cup, count) in Cups::IN_PLAY.present() {
        match left.checked_sub(usize::from(count)) {
            Some(rest) => left = rest,
            None => return cup,
        }
    }
    Cup::Cool
}

impl ShownTable {
    /// The table as it stands, with nothing left to tell.
    #[must_use]
    pub fn new(state: &State) -> Self {
        let mut shown = Self {
            state: *state,
            stoves: array::from_fn(|seat| seat as u8),
            cups: [CupPlace::Tray; CUPS],
            spoons: [state.active; SPOONS],
            stars: [None; STARS],
            die: Face::One,
        };
        shown.sort_out();
        shown
    }

    /// Moves on by one event.
    pub fn hear(&mut self, event: &Event) {
        self.state.hear(event);
        match *event {
            Event::StovesSwapped { seat, with } => self.stoves.swap(seat.index(), with.index()),
            Event::Rolled { face, .. } => self.die = face,
            _ => {}
        }
        self.sort_out();
    }

    /// Moves as few cups, spoons and stars as are needed for every place to hold what the state says.
    fn sort_out(&mut self) {
        let state = self.state;
        for kind in Cup::ALL {
            let mut places: Vec<(CupPlace, u8)> = vec![(CupPlace::Tray, state.face_down[kind])];
            for seat in state.all_seats() {
                let kitchen = state.kitchen(seat);
                places.push((CupPlace::Held(seat), kitchen.cups[kind]));
                let kept = if kind == Cup::Point { kitchen.point_cups } else { 0 };
                places.push((CupPlace::Kept(seat), kept));
            }
            places.push((CupPlace::Used, state.used[kind]));
            let cups = self
                .cups
                .iter_mut()
                .enumerate()
                .filter(|(index, _)| cup_kind(*index) == kind);
            settle(cups.map(|(_, cup)| cup).collect(), &places, &CupPlace::Used);
        }
        let next = state.active.next(state.seats);
        let held = [
            (state.active, state.spoons),
            (next, State::SPOONS.saturating_sub(state.spoons)),
        ];
        settle(self.spoons.iter_mut().collect(), &held, &state.active);
        let stars: Vec<(Option<Seat>, u8)> = state
            .all_seats()
            .map(|seat| (Some(seat), state.kitchen(seat).stars))
            .collect();
        settle(self.stars.iter_mut().collect(), &stars, &None);
    }

    /// The stove that stands before a seat.
    #[must_use]
    pub fn stove_of(&self, seat: Seat) -> u8 {
        self.stoves[seat.index()]
    }

    /// The seat before which a stove stands.
    #[must_use]
    pub fn seat_of(&self, stove: u8) -> Seat {
        let place = self.stoves.iter().position(|&each| each == stove).unwrap_or(0);
        rules::a_la_carte::ALL_SEATS[place]
    }

    /// Where a dish is.
    #[must_use]
    pub fn dish(&self, dish: DishId) -> DishPlace {
        let state = &self.state;
        if state.table.contains(dish) {
            return DishPlace::Menu;
        }
        for seat in state.all_seats() {
            let kitchen = state.kitchen(seat);
            if kitchen.stove.pan.food == Some(Food::Dish(dish)) {
                return DishPlace::Pan(seat);
            }
            if let Some(nth) = kitchen.served.iter().position(|each| each == dish) {
                return DishPlace::Served(seat, nth as u8);
            }
        }
        let nth = state.trash.iter().position(|each| each == dish).unwrap_or(0);
        DishPlace::Trash(nth as u8)
    }

    /// Where a player's crêpe is.
    #[must_use]
    pub fn crepe(&self, seat: Seat) -> DishPlace {
        match self.state.kitchen(seat).crepe {
            Crepe::Ready => DishPlace::Menu,
            Crepe::InPan => DishPlace::Pan(seat),
            Crepe::Served => DishPlace::Served(seat, self.state.kitchen(seat).served.len() as u8),
            Crepe::Burnt => DishPlace::Trash(self.state.trash.len() as u8 + seat.index() as u8),
        }
    }
}

/// Where a dish or a crêpe is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DishPlace {
    /// Where it began.
    Menu,
    /// In a pan.
    Pan(Seat),
    /// On somebody's tray, as the nth that was served.
    Served(Seat, u8),
    /// In the trash.
    Trash(u8),
}

/// Gives every place as many tokens as it should have, moving only those that must move. What is left over goes to `rest`.
pub fn settle<Place: Copy + PartialEq>(mut tokens: Vec<&mut Place>, wanted: &[(Place, u8)], rest: &Place) {
    let mut missing = wanted.to_vec();
    tokens.retain(|token| {
        let stays = missing
            .iter_mut()
            .find(|(place, count)| *place == **token && *count > 0);
        if let Some((_, count)) = stays {
            *count -= 1;
            false
        } else {
            true
        }
    });
    let mut homes = missing
        .into_iter()
        .flat_map(|(place, count)| std::iter::repeat_n(place, usize::from(count)));
    for token in tokens {
        *token = homes.next().unwrap_or(*rest);
    }
}
