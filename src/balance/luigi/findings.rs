//! What is counted of evenings at Luigi's, and how it is told from what happens.

use opponents::Step;
use opponents::tournament::Outcome;
use rules::Seat;
use rules::luigi::{Event, GuestBook, GuestId, GuestSet, Luigi, Place, Special, State, TokenChange};

use crate::duel::dealt::{Counted, LENGTHS};

/// The most cubes that a guest orders.
pub(super) const LARGEST_ORDER: usize = 4;

/// What became of guests of one kind.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Career {
    pub came: u32,
    /// Of these, at whoever turned them up or to whom they came along.
    pub kept: u32,
    pub fed: u32,
    pub left: u32,
    /// Those of the order, less the lemon of whoever left.
    pub points: i32,
    /// Served, or spent as jokers.
    pub cubes: u32,
    /// Steps towards the door.
    pub clocks: u32,
}

/// What a special did to whoever received the guest.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Effect {
    pub came: u32,
    pub given: u32,
    pub helped: u32,
    pub harmed: u32,
}

/// What was found.
#[derive(Default)]
pub(super) struct Findings {
    pub outcome: Outcome,
    pub lengths: [u32; LENGTHS],
    /// By the size of the order, then by the place where they sit down.
    pub guests: [[Career; Place::COUNT]; LARGEST_ORDER],
    pub specials: [Effect; Special::COUNT],
}

impl Findings {
    pub fn add(&mut self, other: &Self) {
        self.outcome.add(&other.outcome);
        for (mine, theirs) in self.lengths.iter_mut().zip(other.lengths) {
            *mine += theirs;
        }
        let guests = self.guests.iter_mut().flatten().zip(other.guests.iter().flatten());
        for (mine, theirs) in guests {
            mine.came += theirs.came;
            mine.kept += theirs.kept;
            mine.fed += theirs.fed;
            mine.left += theirs.left;
            mine.points += theirs.points;
            mine.cubes += theirs.cubes;
            mine.clocks += theirs.clocks;
        }
        for (mine, theirs) in self.specials.iter_mut().zip(&other.specials) {
            mine.came += theirs.came;
            mine.given += theirs.given;
            mine.helped += theirs.helped;
            mine.harmed += theirs.harmed;
        }
    }
}

/// A special that is happening to somebody.
#[derive(Clone, Copy)]
struct Happening {
    seat: Seat,
    special: Special,
    /// Whether it has been counted that it helped: two cubes help once.
    helped: bool,
}

/// Looks on at a game and counts. It knows the table by what it hears.
pub(super) struct Observer<'a> {
    pub found: Findings,
    table: State,
    book: &'a GuestBook,
    happening: Option<Happening>,
    /// Who came along with somebody.
    friends: GuestSet,
    /// Whether a friend is just looking for a place.
    friend_comes: bool,
}

impl<'a> Observer<'a> {
    /// From this table on.
    pub fn new(table: State, book: &'a GuestBook) -> Self {
        Self {
            found: Findings::default(),
            table,
            book,
            happening: None,
            friends: GuestSet::EMPTY,
            friend_comes: false,
        }
    }

    pub fn look(&mut self, step: &Step<Luigi>) {
        for (sum, more) in self.found.lengths.iter_mut().zip(Luigi::lengthens(step)) {
            *sum += more;
        }
        for event in &step.events {
            self.count_guest(event);
            self.count_special(event);
            self.table.hear(event);
        }
    }

    /// Starting guests are the same for everybody, and nothing can be told from them.
    fn note(&mut self, guest: GuestId, change: impl FnOnce(&mut Career)) {
        let card = self.book.card(guest);
        let size = usize::from(card.order.len()).saturating_sub(1);
        let by_place = self.found.guests.get_mut(size).filter(|_| !guest.is_starting());
        if let Some(by_place) = by_place {
            change(&mut by_place[card.waits.index()]);
        }
    }

    fn count_guest(&mut self, event: &Event) {
        match *event {
            Event::Seated { seat, guest, .. } => {
                let kept = seat == self.table.turn || self.friends.contains(guest);
                self.note(guest, |career| {
                    career.came += 1;
                    career.kept += u32::from(kept);
                });
            }
            Event::Served { guest, .. } | Event::JokerSpent { guest, .. } => {
                self.note(guest, |career| career.cubes += 1);
            }
            Event::Moved { guest, .. } => self.note(guest, |career| career.clocks += 1),
            Event::Left { guest, .. } => self.note(guest, |career| {
                career.clocks += 1;
                career.left += 1;
                career.points -= 1;
            }),
            Event::Cashed { guest, .. } => {
                let points = i32::from(self.book.card(guest).points);
                self.note(guest, |career| {
                    career.fed += 1;
                    career.points += points;
                });
            }
            _ => {}
        }
    }

    fn count_special(&mut self, event: &Event) {
        let friends = Special::Friends.index();
        match *event {
            Event::Seated { seat, guest, .. } => {
                let special = self.book.card(guest).special;
                let effect = &mut self.found.specials[special.index()];
                effect.came += 1;
                effect.given += u32::from(seat != self.table.turn && !self.friends.contains(guest));
                self.friend_comes = false;
                self.happening = Some(Happening {
                    seat,
                    special,
                    helped: false,
                });
            }
            Event::FriendCame { guest, .. } => {
                self.friends.insert(guest);
                self.friend_comes = true;
                self.happening = None;
            }
            Event::Left { .. } if self.friend_comes => self.found.specials[friends].harmed += 1,
            Event::Cashed { guest, .. } => {
                self.found.specials[friends].helped += u32::from(self.friends.contains(guest));
                self.happening = None;
            }
            // From here on nothing comes of a special any more.
            Event::TurnedUp { .. } | Event::Served { .. } | Event::JokerSpent { .. } | Event::TurnBegan { .. } => {
                self.happening = None;
            }
            _ => self.count_effect(event),
        }
    }

    /// What happens to whoever received the guest who has just sat down.
    fn count_effect(&mut self, event: &Event) {
        let Some(happening) = &mut self.happening else {
            return;
        };
        let effect = &mut self.found.specials[happening.special.index()];
        let house = self.table.house(happening.seat);
        match (happening.special, event) {
            (Special::Cube | Special::TwoCubes, Event::Drawn { food, .. }) => {
                let wanted = house.wanted(self.book).count(*food) > house.store.count(*food);
                if wanted && !happening.helped {
                    happening.helped = true;
                    effect.helped += 1;
                }
            }
            (Special::Lemon | Special::Flowers | Special::Cost, Event::Token { change, .. }) => match change {
                TokenChange::LemonReturned | TokenChange::FlowersTaken => effect.helped += 1,
                TokenChange::LemonTaken | TokenChange::FlowersReturned => effect.harmed += 1,
            },
            (Special::Cost, Event::LaidOffStore { .. } | Event::LaidOffServed { .. })
            | (Special::Impatience, Event::Left { .. }) => effect.harmed += 1,
            _ => {}
        }
    }
}
