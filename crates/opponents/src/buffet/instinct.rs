//! What a mouse does without thinking: quick enough to be played a thousand times in a thought.

use rules::Seat;
use rules::buffet::{Card, Cards, Part, Plate, Stacks, Table};

use crate::dice::Dice;

/// What a plate adds to what a player has: on a plate of its kind it takes that one's place.
pub(super) fn gain(stacks: &Stacks, plate: Plate) -> i16 {
    plate.worth.points() - stacks.top(plate.kind).map_or(0, |below| below.worth.points())
}

/// So far apart nobody catches up with one card.
const OUT_OF_REACH: i32 = 10;

/// A card of the hand, which is not empty. Whoever likes the worst plate better than what can be hoped for goes low; everybody
/// else rather high, and not always the same.
pub(super) fn choose(table: &Table, seat: Seat, hand: Cards, dice: &mut Dice) -> Card {
    let any = |dice: &mut Dice| hand.draw(dice).unwrap_or(Card::Zero);
    let lowest = hand.kinds().next().unwrap_or(Card::Zero);
    let stacks = table.stacks(seat);
    if table.racing.len() == 2 {
        let other = table.racing.iter().find(|&other| other != seat).unwrap_or(seat);
        let gap = table.mouse(seat) - table.mouse(other);
        let front = table.buffet.best().map_or(0, |plate| gain(stacks, plate));
        let both_eat = table.seats == 3 && table.part == Part::First;
        let back = match table.buffet.worst() {
            Some(plate) if both_eat => gain(stacks, plate),
            _ => 0,
        };
        if front <= back || gap.abs() > OUT_OF_REACH {
            return lowest;
        }
        if dice.percent(60) {
            return hand.kinds().last().unwrap_or(lowest);
        }
        return any(dice).max(any(dice));
    }
    let mut plates = table.buffet.iter();
    let now = table.buffet.worst().map_or(0, |plate| gain(stacks, plate));
    let all: i16 = plates.by_ref().map(|plate| gain(stacks, plate)).sum();
    // One of those who stay gets nothing.
    let others = i16::from(table.racing.len()) - 1;
    if now * others >= all - now {
        if dice.percent(80) { lowest } else { any(dice) }
    } else if dice.percent(75) {
        any(dice).max(any(dice))
    } else {
        any(dice)
    }
}
