//! What one player may know.

use arrayvec::ArrayVec;

use super::{Deck, KitchenChaos, Number, Phase, Pile, Pot, PotId, Put, Side, State, Table, Thing, Things, Vegetable};
use crate::{Luck, Seat};

/// The kitchen as one seat sees it: everything that lies open, the tops of pots and piles and how high they are, the own hand
/// and the own puts, and how often each number is still to be called (K26, K30).
///
/// ```
/// use rules::kitchen_chaos::{KitchenChaos, Setup};
/// use rules::{Game, Seat};
/// use std::sync::Arc;
///
/// let mut game = KitchenChaos::start(&Setup { seats: 4 }, Arc::default())?;
/// game.apply("dealt leek to 2".parse()?)?;
/// assert_eq!(game.view_for(Seat::Second).hand.to_string(), "leek");
/// let other = game.view_for(Seat::Third);
/// assert!(other.hand.is_empty());
/// assert_eq!(other.hand_sizes[1], 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct View {
    /// Whose view it is.
    pub seat: Seat,
    /// What lies open.
    pub table: Table,
    /// The own hand, without what is in the air.
    pub hand: Things,
    /// How much everybody holds.
    pub hand_sizes: [u8; Seat::COUNT],
    /// How often each number is still to be called: everybody can count.
    pub calls_left: [u8; Number::COUNT],
    /// Left and right.
    pub piles: [PileView; Side::COUNT],
    /// Those in the ring, and empty ones for those that are not.
    pub pots: [PotView; PotId::COUNT],
}

/// A pile as it is seen.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct PileView {
    /// How many cards.
    pub height: u8,
    /// The uppermost.
    pub top: Option<Vegetable>,
}

impl PileView {
    pub(super) const fn lay(&mut self, vegetable: Vegetable) {
        self.height += 1;
        self.top = Some(vegetable);
    }
}

/// A pot as one seat sees it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PotView {
    /// How much is in it.
    pub height: u8,
    /// What was put in last.
    pub top: Option<Thing>,
    /// What this seat has put in, from the bottom to the top.
    pub own: ArrayVec<OwnPut, { Pot::ROOM as usize }>,
}

/// Something that a seat has put in, and so knows to be there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OwnPut {
    /// On top of how much.
    pub above: u8,
    /// What.
    pub thing: Thing,
}

impl PotView {
    fn new(seat: Seat, pot: &Pot) -> Self {
        let mut view = Self::default();
        pot.iter().for_each(|put| view.put(put.thing, put.by == seat));
        view
    }

    pub(super) fn put(&mut self, thing: Thing, own: bool) {
        if own {
            let above = self.height;
            self.own.push(OwnPut { above, thing });
        }
        self.height += 1;
        self.top = Some(thing);
    }

    /// Everything in it that this seat knows, with how much lies below.
    pub fn known(&self) -> impl Iterator<Item = OwnPut> {
        let above = self.height.wrapping_sub(1);
        let others_top = self.top.map(|thing| OwnPut { above, thing });
        let others_top = others_top.filter(|_| self.own.last().is_none_or(|own| own.above != above));
        self.own.iter().copied().chain(others_top)
    }
}

impl View {
    pub(super) fn new(seat: Seat, state: &State) -> Self {
        Self {
            seat,
            table: state.table,
            hand: state.hand(seat),
            hand_sizes: state.hands.map(Things::len),
            calls_left: Number::ALL.map(|number| state.deck.left(number)),
            piles: state.piles.each_ref().map(|pile| PileView {
                height: pile.len(),
                top: pile.top(),
            }),
            pots: state.pots.each_ref().map(|pot| PotView::new(seat, pot)),
        }
    }

    /// Everything that this seat cannot see: in other hands, deeper in pots and piles, in the deck, or not dealt yet.
    #[must_use]
    pub fn unseen(&self) -> Things {
        let mut unseen = self.table.all_things();
        for (number, supply) in Number::ALL.into_iter().zip(self.table.supplies) {
            unseen.remove_many(Thing::Spoon(number), supply.spoons);
            unseen.remove_many(Thing::Lid(number), u8::from(supply.lid));
        }
        let flying = self.table.air.iter().flatten().map(|flight| flight.thing);
        let tops = self.piles.iter().filter_map(|pile| pile.top).map(Thing::Vegetable);
        let known = self.pots.iter().flat_map(PotView::known).map(|put| put.thing);
        let seen = self.hand.iter().chain(flying).chain(tops).chain(known);
        seen.for_each(|thing| unseen.remove(thing));
        unseen
    }
}

impl crate::View for View {
    type Game = KitchenChaos;

    fn seat(&self) -> Seat {
        self.seat
    }

    /// Whatever is unseen may be anywhere where it can be: lids that lie nowhere are in their cook's hand, spoons there or deep
    /// in a pot, the cards of the deck are two of each at most, and vegetables take what room is left. What could be
    /// remembered beyond that is not in a view.
    fn sample(&self, luck: &mut impl Luck) -> KitchenChaos {
        let mut dealing = Dealing::new(self);
        dealing.lids();
        dealing.spoons(luck);
        let deck = dealing.deck(luck);
        let state = dealing.vegetables(deck, luck);
        KitchenChaos { state }
    }
}

/// A slot of a pot that nobody can see into.
#[derive(Clone, Copy)]
struct Slot {
    pot: usize,
    at: usize,
}

/// What is unseen, on its way to places where it may be.
struct Dealing<'a> {
    view: &'a View,
    unseen: Things,
    hands: [Things; Seat::COUNT],
    /// What is in each pot, as far as that is settled.
    pots: [[Option<Thing>; Pot::ROOM as usize]; PotId::COUNT],
    deep: ArrayVec<Slot, { Pot::ROOM as usize }>,
}

impl<'a> Dealing<'a> {
    fn new(view: &'a View) -> Self {
        let mut hands = [Things::EMPTY; Seat::COUNT];
        hands[view.seat.index()] = view.hand;
        let mut pots = [[None; Pot::ROOM as usize]; PotId::COUNT];
        let mut deep = ArrayVec::new();
        for (pot, seen) in view.pots.iter().enumerate() {
            for put in seen.known() {
                pots[pot][usize::from(put.above)] = Some(put.thing);
            }
            let slots = (0..usize::from(seen.height)).map(|at| Slot { pot, at });
            deep.extend(slots.filter(|slot| pots[pot][slot.at].is_none()));
        }
        Self {
            view,
            unseen: view.unseen(),
            hands,
            pots,
            deep,
        }
    }

    fn room(&self, seat: Seat) -> u8 {
        self.view.hand_sizes[seat.index()] - self.hands[seat.index()].len()
    }

    /// A lid in a pot is on top and can be seen, so one that lies nowhere is in its cook's hand.
    fn lids(&mut self) {
        for &number in self.view.table.numbers() {
            let lid = Thing::Lid(number);
            if self.unseen.contains(lid) {
                self.unseen.remove(lid);
                self.hands[self.view.table.cook(number).index()].insert(lid);
            }
        }
    }

    /// How many spoons of a cook have to be in pots, because the hand has no room for them.
    fn must_be_deep(&self, seat: Seat) -> u8 {
        let numbers = self.view.table.numbers_of(seat);
        let spoons: u8 = numbers.map(|number| self.unseen.count(Thing::Spoon(number))).sum();
        spoons.saturating_sub(self.room(seat))
    }

    /// Each spoon into its cook's hand or deep into a pot, so that all others still find a place.
    fn spoons(&mut self, luck: &mut impl Luck) {
        let table = &self.view.table;
        for &number in table.numbers() {
            let (spoon, owner) = (Thing::Spoon(number), table.cook(number));
            while self.unseen.contains(spoon) {
                let others = table.cooks().filter(|&cook| cook != owner);
                let reserved: u8 = others.map(|cook| self.must_be_deep(cook)).sum();
                let deep = (self.deep.len() as u8).saturating_sub(reserved);
                let room = self.room(owner);
                self.unseen.remove(spoon);
                if luck.below(u32::from(room + deep).max(1)) < room.into() {
                    self.hands[owner.index()].insert(spoon);
                } else if let Some(slot) = self.draw_slot(luck) {
                    self.pots[slot.pot][slot.at] = Some(spoon);
                }
            }
        }
    }

    fn draw_slot(&mut self, luck: &mut impl Luck) -> Option<Slot> {
        if self.deep.is_empty() {
            return None;
        }
        let nth = luck.below(self.deep.len() as u32) as usize;
        Some(self.deep.swap_remove(nth))
    }

    /// As many cards of each number as are still to be called, blindly; then vegetables of which there are not so many are
    /// exchanged for others.
    fn deck(&self, luck: &mut impl Luck) -> Deck {
        let numbers = self.view.table.numbers();
        let mut deck = if self.view.table.phase == Phase::Over {
            Deck::EMPTY
        } else {
            Deck::of(numbers.len() as u8)
        };
        for &number in numbers {
            while deck.left(number) > self.view.calls_left[number.index()] {
                let nth = luck.below(deck.left(number).into()) as u8;
                if let Some(vegetable) = deck.nth_of(number, nth) {
                    deck.remove(number, vegetable);
                }
            }
        }
        let unseen = |vegetable| self.unseen.count(Thing::Vegetable(vegetable));
        for vegetable in Vegetable::ALL {
            while deck.vegetables(vegetable) > unseen(vegetable) && exchange(&mut deck, numbers, vegetable, unseen) {}
        }
        deck
    }

    /// The other vegetables fill what is left: hands, pots and piles; what has not been dealt is the rest.
    fn vegetables(mut self, deck: Deck, luck: &mut impl Luck) -> State {
        let view = self.view;
        for vegetable in Vegetable::ALL {
            let thing = Thing::Vegetable(vegetable);
            self.unseen.remove_many(thing, deck.vegetables(vegetable));
        }
        let unseen = &mut self.unseen;
        let mut draw = |luck: &mut _| {
            let thing = unseen.draw(luck);
            thing.inspect(|&thing| unseen.remove(thing))
        };
        for (hand, &size) in self.hands.iter_mut().zip(&view.hand_sizes) {
            while hand.len() < size
                && let Some(thing) = draw(luck)
            {
                hand.insert(thing);
            }
        }
        for slot in &self.deep {
            self.pots[slot.pot][slot.at] = draw(luck);
        }
        let piles = view.piles.map(|seen| {
            let mut pile = Pile::default();
            for _ in 1..seen.height {
                if let Some(Thing::Vegetable(vegetable)) = draw(luck) {
                    pile.push(vegetable);
                }
            }
            seen.top.into_iter().for_each(|top| pile.push(top));
            pile
        });
        let start = self.unseen;
        let mut pots = [Pot::default(); PotId::COUNT];
        for ((pot, seen), things) in pots.iter_mut().zip(&view.pots).zip(&self.pots) {
            let mut own = seen.own.iter().map(|own| own.above).peekable();
            for (at, thing) in (0..seen.height).zip(things.iter().flatten()) {
                let mine = own.next_if_eq(&at).is_some();
                let by = if mine { view.seat } else { whose(view, *thing, luck) };
                pot.push(Put { thing: *thing, by });
            }
        }
        State {
            table: view.table,
            start,
            deck,
            piles,
            pots,
            hands: self.hands,
        }
    }
}

/// Who may have put something that the seat has not: a spoon or a lid its cook, a vegetable any other cook.
fn whose(view: &View, thing: Thing, luck: &mut impl Luck) -> Seat {
    let table = &view.table;
    if let Some(number) = thing.number() {
        return table.cook(number);
    }
    let others = || table.cooks().filter(|&cook| cook != view.seat);
    let nth = luck.below((others().count() as u32).max(1));
    others().nth(nth as usize).unwrap_or(view.seat)
}

/// Exchanges, somewhere in the deck, a card with this vegetable for one of which more may be there: at once if a number
/// allows it, else by way of other vegetables. Whether that was possible; in a game it is, because the true deck would do.
fn exchange(deck: &mut Deck, numbers: &[Number], from: Vegetable, most: impl Fn(Vegetable) -> u8) -> bool {
    let by_number = |deck: &Deck, from: Vegetable, to: Vegetable| {
        let fits = |number: &Number| deck.count(*number, from) > 0 && deck.count(*number, to) < Vegetable::OF_EACH;
        numbers.iter().copied().find(fits)
    };
    // The shortest way, found from its beginning; `before` says from where each vegetable was reached.
    let mut before = [None; Vegetable::COUNT];
    let mut reached: ArrayVec<Vegetable, { Vegetable::COUNT }> = ArrayVec::from_iter([from]);
    let mut next = 0;
    while let Some(&here) = reached.get(next) {
        next += 1;
        if here != from && deck.vegetables(here) < most(here) {
            let mut to = here;
            while let Some(from) = before[to.index()] {
                if let Some(number) = by_number(deck, from, to) {
                    deck.remove(number, from);
                    deck.insert(number, to);
                }
                to = from;
            }
            return true;
        }
        for to in Vegetable::ALL {
            if to != from && before[to.index()].is_none() && by_number(deck, here, to).is_some() {
                before[to.index()] = Some(here);
                reached.push(to);
            }
        }
    }
    false
}
