//! A house as its owner thinks of it: what every guest would still lack, what is spare, and what that promises.

use rules::luigi::{Cubes, Food, GuestBook, Place, Ristorante};

use super::outlook::Outlook;
use super::prospects::{self, Promise};
use super::taste::Taste;

/// A guest with what it lacks.
#[derive(Debug, Clone, Copy)]
struct Seated {
    points: u8,
    lacks: Cubes,
}

/// A house in thought. Whoever lacks nothing any more still sits there, so that the clocks it has left can be paid with.
#[derive(Debug, Clone, Copy)]
pub(super) struct Room {
    seated: [Option<Seated>; Place::COUNT],
    spare: Cubes,
}

impl Room {
    /// The house with more cubes in store, and everything served that fits.
    pub(super) fn new(book: &GuestBook, house: &Ristorante, more: Cubes) -> Self {
        let mut spare = house.store;
        spare.insert_all(more);
        let seated = house.places.map(|waiting| {
            let waiting = waiting?;
            let points = book.card(waiting.guest).points;
            let lacks = waiting.missing(book);
            Some(Seated { points, lacks })
        });
        let mut room = Self { seated, spare };
        room.serve();
        room
    }

    /// Orders that can be completed come first, those worth the most before all; what is left goes to whoever is nearest to the
    /// door.
    fn serve(&mut self) {
        if self.spare.is_empty() {
            return;
        }
        loop {
            let spare = self.spare;
            let can = |seated: &&mut Seated| !seated.lacks.is_empty() && spare.contains_all(seated.lacks);
            let best = self
                .seated
                .iter_mut()
                .flatten()
                .filter(can)
                .max_by_key(|seated| seated.points);
            let Some(seated) = best else {
                break;
            };
            self.spare.remove_all(seated.lacks.take_all());
        }
        for seated in self.seated.iter_mut().rev().flatten() {
            for food in seated.lacks.kinds() {
                let count = seated.lacks.count(food).min(self.spare.count(food));
                seated.lacks.remove_all(Cubes::of(food, count));
                self.spare.remove_all(Cubes::of(food, count));
            }
        }
    }

    /// What the guest at a place promises there.
    fn promise(&self, place: Place, outlook: Outlook) -> Promise {
        let steps = place.steps_to_the_street();
        self.seated[place.index()].map_or(Promise::NOTHING, |seated| {
            prospects::promise(seated.points, seated.lacks, steps, outlook)
        })
    }

    /// The clock that costs the least, if anybody can pay one: whom to move, and what is lost with it.
    pub(super) fn cheapest_push(&self, outlook: Outlook) -> Option<(Place, f32)> {
        let mut best = None;
        for place in Place::ALL {
            let Some(seated) = self.seated[place.index()] else {
                continue;
            };
            let here = self.promise(place, outlook).worth();
            let loss = match place.right() {
                Some(right) if self.seated[right.index()].is_some() => continue,
                Some(right) => {
                    let steps = right.steps_to_the_street();
                    here - prospects::promise(seated.points, seated.lacks, steps, outlook).worth()
                }
                None => here + 1.0,
            };
            if best.is_none_or(|(_, least)| loss < least) {
                best = Some((place, loss));
            }
        }
        best
    }

    /// Moves whoever sits at a place.
    fn push(&mut self, place: Place) {
        let moved = self.seated[place.index()].take();
        if let Some(right) = place.right() {
            self.seated[right.index()] = moved;
        }
    }

    /// Pays so many clocks, each as cheaply as can be, and says what is lost with guests who are shown out.
    pub(super) fn pay(&mut self, clocks: u8, outlook: Outlook) -> f32 {
        let mut lemons = 0.0;
        for _ in 0..clocks {
            let Some((place, _)) = self.cheapest_push(outlook) else {
                break;
            };
            if place == Place::Ten {
                lemons += 1.0;
            }
            self.push(place);
        }
        lemons
    }

    /// How many guests there are.
    pub(super) fn guests(&self) -> usize {
        self.seated.iter().flatten().count()
    }

    /// What all of it promises, to somebody with this taste.
    pub(super) fn worth(&self, outlook: Outlook, taste: &Taste) -> f32 {
        let mut sum = self.spare_worth(outlook);
        for place in Place::ALL {
            if let Some(seated) = self.seated[place.index()] {
                let Promise { gain, loss } = self.promise(place, outlook);
                let feast = if seated.points >= 4 { 1.0 + taste.feast } else { 1.0 };
                sum += feast * gain - (1.0 + taste.fear) * loss;
            }
        }
        sum
    }

    /// What cubes promise that nobody wants now: somebody else may, and jokers are made of them.
    /// Estimates.
    fn spare_worth(&self, outlook: Outlook) -> f32 {
        let desserts = f32::from(self.spare.count(Food::Dessert));
        let others = f32::from(self.spare.len()) - desserts;
        match outlook {
            Outlook::Open => 0.45 * desserts + 0.25 * others,
            Outlook::Closing => 0.3 * desserts + 0.15 * others,
            Outlook::LastTurn => 0.2 * desserts + 0.1 * others,
            Outlook::Over => 0.01 * (desserts + others),
        }
    }
}
