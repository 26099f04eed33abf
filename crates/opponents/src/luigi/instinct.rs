//! What a host does without thinking: quick enough to be played thousands of times in a thought.

use rules::luigi::{Cubes, Food, GuestBook, GuestId, Luigi, Move, Pending, Place, Ristorante, Special, Stall, State};
use rules::{Game, Seat};

use super::outlook::Outlook;
use super::room::Room;
use super::taste::Taste;

/// What it is worth to welcome guests, by how many are in the house: the more there are, the sooner somebody is shoved out.
/// Tuned in games of the greedy among themselves.
const WELCOME: [f32; Place::COUNT + 1] = [99.0, 0.8, 0.1, -0.7, -1.5, -2.5, -4.0];

/// What a guest must promise to be kept, and how much of what it promises to a rival counts. Estimates.
const KEEP: f32 = 1.0;
const GRUDGE: f32 = 0.35;

/// The obvious move of whoever decides; nothing when nobody does.
pub(super) fn choose(game: &Luigi) -> Option<Move> {
    let state = game.state();
    let book = &**game.catalogue();
    let mine = state.house(state.turn);
    Some(match state.agenda.top()? {
        Pending::Turn => turn(state, book),
        Pending::Pay { stall, .. } => push(state, book, state.turn, state.market.at(stall)),
        Pending::Impatience { seat } => push(state, book, seat, Cubes::EMPTY),
        Pending::Serve => serve(mine, book)?,
        Pending::Jokers => joker(game, book),
        Pending::Spend { laid: 0, .. } if mine.store.count(Food::Dessert) >= 2 => Move::TwoDesserts,
        Pending::Spend { .. } => Move::Spend(least_useful(mine, book)?),
        Pending::Give { guest } => give(game, guest)?,
        Pending::Flowers { .. } => Move::TakeFlowers,
        Pending::Cost { seat } => lay_off(state.house(seat), book)?,
        Pending::Excess { seat } => Move::Return(least_useful(state.house(seat), book)?),
        Pending::SetUp
        | Pending::Welcome { .. }
        | Pending::Friend { .. }
        | Pending::Cubes { .. }
        | Pending::Refill { .. } => return None,
    })
}

/// What a purchase leads to in the own house, in points, when it is paid for as cheaply as can be.
fn after_buying(state: &State, book: &GuestBook, stall: Stall, outlook: Outlook) -> f32 {
    let mut room = Room::new(book, state.house(state.turn), state.market.at(stall));
    let lemons = room.pay(stall.row().clocks(), outlook);
    room.worth(outlook, &Taste::PLAIN) - lemons
}

fn turn(state: &State, book: &GuestBook) -> Move {
    let house = state.house(state.turn);
    let outlook = Outlook::after_turn(state, state.turn);
    let mut best = (Move::Pass, f32::MIN);
    if !state.is_final_turn() {
        let room = Room::new(book, house, Cubes::EMPTY);
        let worth = room.worth(outlook, &Taste::PLAIN) + WELCOME[room.guests()];
        best = (Move::Welcome, worth);
    }
    let patience = house.patience();
    if patience == 0 {
        return best.0;
    }
    for stall in Stall::all() {
        if stall.row().clocks() > patience || state.market.at(stall).is_empty() {
            continue;
        }
        let worth = after_buying(state, book, stall, outlook);
        if worth > best.1 {
            best = (Move::Buy(stall), worth);
        }
    }
    best.0
}

/// Whoever loses the least by it.
fn push(state: &State, book: &GuestBook, seat: Seat, more: Cubes) -> Move {
    let room = Room::new(book, state.house(seat), more);
    let cheapest = room.cheapest_push(Outlook::after_turn(state, seat));
    // Somebody can always be moved: the rightmost guest (L6).
    Move::Push(cheapest.map_or(Place::Ten, |(place, _)| place))
}

/// Where several want more than there is: whoever can be completed, then whoever lacks the least, then whoever is nearest to
/// the door.
fn serve(house: &Ristorante, book: &GuestBook) -> Option<Move> {
    let mut best: Option<(Move, (bool, i8, u8, usize))> = None;
    for (place, waiting) in house.waiting() {
        let lacks = waiting.missing(book);
        let complete = house.store.contains_all(lacks);
        let points = book.card(waiting.guest).points;
        let rank = (complete, -(lacks.len() as i8), points, place.index());
        let Some(food) = lacks.kinds().find(|&food| house.store.contains(food)) else {
            continue;
        };
        if best.is_none_or(|(_, highest)| rank > highest) {
            best = Some((Move::Serve { food, place }, rank));
        }
    }
    best.map(|(mv, _)| mv)
}

/// The dearest order that one joker completes; in the last turn any.
fn joker(game: &Luigi, book: &GuestBook) -> Move {
    let state = game.state();
    let house = state.house(state.turn);
    let last = Outlook::after_turn(state, state.turn) == Outlook::Over;
    let mut best = (Move::Done, 0);
    for mv in game.legal_moves() {
        let Move::Joker(place) = mv else {
            continue;
        };
        let Some(waiting) = house.at(place) else {
            continue;
        };
        let points = book.card(waiting.guest).points;
        let jokers = waiting.missing(book).len();
        if (last || jokers == 1) && points > best.1 {
            best = (mv, points);
        }
    }
    best.0
}

/// How gladly a cube of the store is kept.
fn use_of(house: &Ristorante, wanted: Cubes, food: Food) -> i32 {
    let wanted = if wanted.contains(food) { 100 } else { 0 };
    let rare = if food == Food::Dessert {
        30
    } else {
        20 - i32::from(food.in_play())
    };
    wanted + rare - 5 * i32::from(house.store.count(food))
}

fn least_useful(house: &Ristorante, book: &GuestBook) -> Option<Food> {
    let wanted = house.wanted(book);
    house.store.kinds().min_by_key(|&food| use_of(house, wanted, food))
}

/// A lemon with joy; else a cube that nobody wants, a cube from whoever is the furthest from having everything, flowers.
fn lay_off(house: &Ristorante, book: &GuestBook) -> Option<Move> {
    if house.tokens < 0 {
        return Some(Move::LayOffToken);
    }
    let wanted = house.wanted(book);
    let spare = least_useful(house, book).filter(|&food| !wanted.contains(food));
    if let Some(food) = spare {
        return Some(Move::LayOffStore(food));
    }
    let served = house
        .waiting()
        .filter(|(_, waiting)| !waiting.served.is_empty())
        .max_by_key(|(_, waiting)| waiting.missing(book).len());
    let from_guest = served.and_then(|(place, waiting)| {
        let food = waiting.served.kinds().last()?;
        Some(Move::LayOffServed { food, place })
    });
    from_guest
        .or_else(|| least_useful(house, book).map(Move::LayOffStore))
        .or((house.tokens > 0).then_some(Move::LayOffToken))
}

/// What changes for a house when a guest comes in, in points.
pub(super) fn change_by(state: &State, book: &GuestBook, seat: Seat, guest: GuestId) -> f32 {
    let outlook = Outlook::after_turn(state, seat);
    let card = book.card(guest);
    let mut house = *state.house(seat);
    let before = Room::new(book, &house, Cubes::EMPTY).worth(outlook, &Taste::PLAIN);
    let lemons = if seat_guest(&mut house, guest, card.waits) {
        1.0
    } else {
        0.0
    };
    let after = Room::new(book, &house, Cubes::EMPTY).worth(outlook, &Taste::PLAIN);
    after - before - lemons + special_worth(card.special)
}

/// Puts a guest under its time and moves on whoever is in the way; says whether somebody fell out.
fn seat_guest(house: &mut Ristorante, guest: GuestId, at: Place) -> bool {
    let served = Cubes::EMPTY;
    let mut moving = Some(rules::luigi::Waiting { guest, served });
    for place in &mut house.places[at.index()..] {
        std::mem::swap(place, &mut moving);
        if moving.is_none() {
            break;
        }
    }
    moving.is_some()
}

/// What a special is worth to whoever receives it, in points, whatever the house looks like. Estimates.
const fn special_worth(special: Special) -> f32 {
    match special {
        Special::Cube => 0.5,
        Special::TwoCubes => 1.0,
        Special::Lemon => -1.0,
        Special::Flowers => 1.0,
        Special::Impatience => -0.3,
        Special::Cost => -0.3,
        Special::Friends => 0.8,
    }
}

/// Keeps who promises much, and gives everybody else to whoever has the least of it.
fn give(game: &Luigi, guest: GuestId) -> Option<Move> {
    let state = game.state();
    let book = &**game.catalogue();
    let mut best: Option<(Move, f32)> = None;
    for mv in game.legal_moves() {
        let Move::Give(to) = mv else {
            continue;
        };
        let change = change_by(state, book, to, guest);
        let worth = if to == state.turn {
            change - KEEP
        } else {
            -GRUDGE * change
        };
        if best.is_none_or(|(_, most)| worth > most) {
            best = Some((mv, worth));
        }
    }
    best.map(|(mv, _)| mv)
}
