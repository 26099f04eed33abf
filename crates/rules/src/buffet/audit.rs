//! Whether a state can occur at all: nothing lost, nothing twice, and the phase fits what lies on the table.

use super::{Buffet, Card, Cards, Draw, Part, Phase, Plate, PlateSet, SEATS, Stacks, State, Table};
use crate::{Seat, SeatSet};

/// What about a state cannot be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Contradiction {
    /// Three to six may play.
    #[error("there are too few or too many seats")]
    Seats,
    /// A seat where nobody sits has something.
    #[error("somebody has played at an empty seat")]
    EmptySeat,
    /// Cards of a value have been lost or added.
    #[error("the number of cards of the value {0} is wrong")]
    Cards(Card),
    /// A plate is missing or there twice.
    #[error("a plate is missing or there twice")]
    Plates,
    /// Two plates of a kind cannot both be on top, and none can lie below nothing.
    #[error("the plates of seat {0} do not lie on each other")]
    Stacks(Seat),
    /// More cards than a hand holds, or fewer than it has now.
    #[error("the hand of seat {0} does not fit")]
    Hand(Seat),
    /// Cards lie face down where none can.
    #[error("the choices do not fit")]
    Choices,
    /// The mice in the queue do not fit the phase, or one stands where it cannot.
    #[error("the mice do not fit")]
    Mice,
    /// The token lies where it cannot.
    #[error("the token lies at the wrong seat")]
    Token,
    /// The plates on the buffet and in the box do not fit the round.
    #[error("the buffet does not fit the round")]
    Buffet,
    /// The phase does not fit what lies on the table.
    #[error("the table cannot be waiting for this")]
    Phase,
}

/// A mouse that has been running since the big bang is not further than this: so no sum runs over.
const FURTHEST: i32 = 1 << 24;

impl Buffet {
    /// Checks that nothing is lost or there twice, and that the phase fits the table: enough that play goes on soundly from
    /// here. A state that passes need not be one that play leads to.
    ///
    /// # Errors
    /// The first thing found that cannot be.
    pub fn audit(&self) -> Result<(), Contradiction> {
        let state = &self.state;
        let table = &state.table;
        demand(SEATS.contains(&table.seats), Contradiction::Seats)?;
        let empty = SeatSet::first(Seat::COUNT as u8).without(table.all_seats());
        let untouched = |seat: Seat| {
            let index = seat.index();
            let nothing = state.hands[index].is_empty() && state.chosen[index].is_none();
            nothing && table.stacks[index].is_empty() && !table.racing.contains(seat) && table.token != seat
        };
        demand(empty.iter().all(untouched), Contradiction::EmptySeat)?;
        state.audit_cards()?;
        table.audit_plates()?;
        table.audit_mice()?;
        table.audit_buffet()?;
        state.audit_phase()
    }
}

impl State {
    fn audit_cards(&self) -> Result<(), Contradiction> {
        // Each count is at most fifteen, so this adds up without running over.
        for card in Card::ALL {
            let held: u8 = self.hands.iter().map(|hand| hand.count(card)).sum();
            let chosen = self.chosen.iter().filter(|&&chosen| chosen == Some(card)).count() as u8;
            let open = self
                .table
                .discards
                .as_slice()
                .iter()
                .filter(|&&open| open == card)
                .count() as u8;
            let found = held + chosen + open + self.draw_pile.count(card);
            demand(found == Card::OF_EACH, Contradiction::Cards(card))?;
        }
        for seat in self.table.all_seats().iter() {
            let chosen = u8::from(self.chosen[seat.index()].is_some());
            let fits = self.hand(seat).len() + chosen <= Table::HAND;
            demand(fits, Contradiction::Hand(seat))?;
        }
        Ok(())
    }

    fn audit_phase(&self) -> Result<(), Contradiction> {
        let table = &self.table;
        let chosen = self.have_chosen();
        let waiting = table.racing.without(chosen);
        let choices_fit = match table.phase {
            Phase::Choose => chosen.without(table.racing).is_empty() && !waiting.is_empty(),
            _ => chosen.is_empty(),
        };
        demand(choices_fit, Contradiction::Choices)?;
        let everybody = table.racing == table.all_seats();
        let one_has_left = table.racing.len() + 1 == table.seats && table.part == Part::First;
        match table.phase {
            Phase::Choose => {
                // B4: whoever has to choose has something to choose from.
                let without = waiting.iter().find(|&seat| self.hand(seat).is_empty());
                without.map_or(Ok(()), |seat| Err(Contradiction::Hand(seat)))
            }
            Phase::TurnUp => self.full_hands(table.all_seats()),
            Phase::Swap { seat } => demand(one_has_left && !table.racing.contains(seat), Contradiction::Phase),
            Phase::Over => demand(table.racing.is_empty(), Contradiction::Phase),
            Phase::Draw { to, left, why } => {
                demand(!self.draw_pile.is_empty(), Contradiction::Phase)?;
                demand(table.all_seats().contains(to) && left > 0, Contradiction::Phase)?;
                let held = self.hand(to).len();
                let fits = match why {
                    Draw::Swap => {
                        let leaver = one_has_left && !table.racing.contains(to);
                        leaver && left <= Table::HAND.saturating_sub(held)
                    }
                    Draw::FillUp => everybody && left == Table::HAND.saturating_sub(held),
                    Draw::EmptyHand => table.racing.contains(to) && left == Table::HAND.saturating_sub(held),
                };
                demand(fits, Contradiction::Phase)?;
                // Whoever draws before has drawn completely.
                let mut before = SeatSet::EMPTY;
                table
                    .all_seats()
                    .from(table.token)
                    .take_while(|&seat| seat != to)
                    .for_each(|seat| before.insert(seat));
                match why {
                    Draw::FillUp => self.full_hands(before),
                    Draw::EmptyHand => {
                        let skipped = |seat: &Seat| table.racing.contains(*seat) && self.hand(*seat).is_empty();
                        demand(!before.iter().any(|seat| skipped(&seat)), Contradiction::Phase)
                    }
                    Draw::Swap => Ok(()),
                }
            }
        }
    }

    fn full_hands(&self, seats: SeatSet) -> Result<(), Contradiction> {
        let lacking = seats.iter().find(|&seat| self.hand(seat).len() != Table::HAND);
        lacking.map_or(Ok(()), |seat| Err(Contradiction::Hand(seat)))
    }
}

impl Table {
    fn audit_plates(&self) -> Result<(), Contradiction> {
        let places = self.stacks.iter().flat_map(|stacks| [stacks.visible, stacks.covered]);
        let mut seen = PlateSet::EMPTY;
        let mut lying = 0_u32;
        for place in places.chain([self.buffet, self.face_down]) {
            place.iter().for_each(|plate| seen.insert(plate));
            lying += u32::from(place.len());
        }
        let each_once = seen == PlateSet::ALL && lying == Plate::COUNT as u32;
        demand(each_once, Contradiction::Plates)?;
        for seat in self.all_seats().iter() {
            let Stacks { visible, covered } = *self.stacks(seat);
            let sound = super::Kind::ALL.into_iter().all(|kind| {
                let of_kind = |plates: PlateSet| plates.iter().filter(|plate| plate.kind == kind).count();
                of_kind(visible) == 1 || (of_kind(visible) == 0 && of_kind(covered) == 0)
            });
            demand(sound, Contradiction::Stacks(seat))?;
        }
        Ok(())
    }

    fn audit_mice(&self) -> Result<(), Contradiction> {
        let at_start = self.mice == [0; Seat::COUNT];
        let out_of_the_way = |seat: Seat| self.racing.contains(seat) || self.mouse(seat) == 0;
        let on_the_track = |mouse: &i32| (-FURTHEST..=FURTHEST).contains(mouse);
        let sound = Seat::ALL.into_iter().all(out_of_the_way) && self.mice.iter().all(on_the_track);
        demand(sound, Contradiction::Mice)?;
        match self.phase {
            Phase::Draw { why: Draw::FillUp, .. } | Phase::TurnUp => {
                demand(at_start && self.racing == self.all_seats(), Contradiction::Mice)
            }
            Phase::Over => Ok(()),
            _ => {
                demand(self.racing.len() >= 2, Contradiction::Mice)?;
                // Nobody who has left holds the token.
                demand(self.racing.contains(self.token), Contradiction::Token)
            }
        }
    }

    /// What lies on the buffet follows from who is still in, and what lies in the box from the round.
    fn audit_buffet(&self) -> Result<(), Contradiction> {
        let needed = self.plates_a_round();
        let (lying, boxed) = (self.buffet.len(), self.face_down.len());
        let turned_up_before = u32::from(needed) * u32::from(self.round.saturating_sub(1));
        let boxed_before = (Plate::COUNT as u32).checked_sub(turned_up_before);
        let boxed_before = boxed_before.filter(|_| self.round > 0).ok_or(Contradiction::Buffet)?;
        let (in_parts, first) = (self.seats == 3, self.part == Part::First);
        demand(first || in_parts, Contradiction::Buffet)?;
        let boxed_now = boxed_before.checked_sub(u32::from(needed));
        let due = match self.phase {
            Phase::Draw { why: Draw::FillUp, .. } => first && lying == 0 && u32::from(boxed) == boxed_before,
            Phase::TurnUp => first && lying < needed && u32::from(boxed + lying) == boxed_before,
            Phase::Over => lying == 0 && boxed < needed && Some(u32::from(boxed)) == boxed_now && first != in_parts,
            _ => {
                let due = match (in_parts, first) {
                    (true, true) => self.racing.len() + 2,
                    _ => self.racing.len() - 1,
                };
                lying == due && Some(u32::from(boxed)) == boxed_now
            }
        };
        demand(due && boxed_before >= u32::from(needed), Contradiction::Buffet)
    }
}

impl State {
    /// B5: hands and choices never hold so many cards that there is none left to draw.
    #[must_use]
    pub fn cards_held(&self) -> u8 {
        self.hands.iter().copied().map(Cards::len).sum::<u8>() + self.have_chosen().len()
    }
}

fn demand(holds: bool, otherwise: Contradiction) -> Result<(), Contradiction> {
    if holds { Ok(()) } else { Err(otherwise) }
}
