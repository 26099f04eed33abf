//! What a soup is worth, against a second scorer that knows another way, over every pot of up to eight cards.

use rules::Seat;
use rules::kitchen_chaos::{Number, Pot, Put, Thing, Vegetable};

use crate::kitchen_chaos::table::pot;

/// Sorts what there is, and strikes out what is there as often as another.
fn naive(things: &[Thing]) -> (i16, Option<Number>) {
    let mut counts: Vec<i16> = Vec::new();
    for vegetable in Vegetable::ALL {
        let alike = things.iter().filter(|&&thing| thing == Thing::Vegetable(vegetable));
        counts.push(alike.count() as i16);
    }
    counts.retain(|&count| count > 0);
    counts.sort_unstable();
    counts.reverse();
    let pure = counts.len() == 1 && counts[0] >= 3;
    counts.dedup();
    let mut points = counts.first().copied().unwrap_or(0);
    points -= counts.get(1).copied().unwrap_or(0);
    points += if pure { 3 } else { 0 };
    let mut owner = None;
    for &thing in things {
        if let Thing::Spoon(number) = thing {
            owner = Some(number);
        }
    }
    (points, owner)
}

/// Every order of up to eight vegetables and spoons, three spoons of each number at most, up to their names: a kind is named when
/// it first appears.
fn each_order(so_far: &mut Vec<Thing>, visit: &mut impl FnMut(&[Thing])) {
    visit(so_far);
    if so_far.len() == 8 {
        return;
    }
    let vegetables = Vegetable::ALL.map(Thing::Vegetable);
    let spoons = Number::ALL.map(Thing::Spoon);
    for names in [vegetables.as_slice(), spoons.as_slice()] {
        for &name in names {
            let before = so_far.iter().filter(|&&thing| thing == name).count();
            let too_many = matches!(name, Thing::Spoon(_)) && before == 3;
            if !too_many {
                so_far.push(name);
                each_order(so_far, visit);
                so_far.pop();
            }
            // Later names look the same as this one, as long as none of it is there.
            if before == 0 {
                break;
            }
        }
    }
}

/// Other names, so that no kind and no number is treated differently.
fn renamed(thing: Thing, by: usize) -> Thing {
    match thing {
        Thing::Vegetable(kind) => Thing::Vegetable(Vegetable::ALL[(kind.index() + by) % Vegetable::COUNT]),
        Thing::Spoon(number) => Thing::Spoon(Number::ALL[(number.index() + 2 * by) % Number::COUNT]),
        Thing::Lid(number) => Thing::Lid(number),
    }
}

#[test]
fn every_pot_of_up_to_eight_cards_is_worth_what_another_scorer_says() {
    let (mut orders, mut pots) = (0_u64, 0_u64);
    each_order(&mut Vec::new(), &mut |things| {
        orders += 1;
        for by in 0..Vegetable::COUNT {
            let mut things: Vec<Thing> = things.iter().map(|&thing| renamed(thing, by)).collect();
            for closed in [false, true] {
                if closed {
                    if things.len() == 8 {
                        continue;
                    }
                    things.push(Thing::Lid(Number::ALL[by % Number::COUNT]));
                }
                let puts = things.iter().map(|&thing| Put {
                    thing,
                    by: Seat::Second,
                });
                let pot: Pot = puts.collect();
                assert_eq!((pot.worth(), pot.last_spoon()), naive(&things), "{pot}");
                assert_eq!(pot.has_lid(), closed, "{pot}");
                pots += 1;
            }
        }
    });
    // How many ways there are to put so many vegetables, or spoons, into heaps of equal ones: of six kinds, and of five
    // numbers with three spoons each.
    let vegetables = [1, 1, 2, 5, 15, 52, 203, 876, 4_111];
    let spoons = [1, 1, 2, 5, 14, 46, 165, 630, 2_485];
    let choose = |n: u64, k: u64| (0..k).fold(1, |ways, nth| ways * (n - nth) / (nth + 1));
    let of_length = |n: u64| -> u64 {
        let split = |k: u64| choose(n, k) * spoons[k as usize] * vegetables[(n - k) as usize];
        (0..=n).map(split).sum()
    };
    let all: u64 = (0..=8).map(of_length).sum();
    assert_eq!(orders, all, "some order was left out");
    assert_eq!(pots, 6 * (2 * all - of_length(8)));
}

/// The figures of the book's examples, and of K8.
#[test]
fn k8_kinds_that_are_equally_frequent_count_as_one() {
    for (text, worth) in [
        ("none", 0),
        ("spoon1.2", 0),
        ("spoon1.2,lid1.2", 0),
        ("onion.2", 1),
        ("onion.2,onion.2", 2),
        ("onion.2,onion.2,onion.2", 3 + 3),
        ("onion.2,onion.2,onion.2,onion.2,spoon1.2", 4 + 3),
        ("onion.2,onion.2,leek.2,leek.2", 2),
        ("onion.2,leek.2,carrot.2", 1),
        ("onion.2,onion.2,onion.2,leek.2,leek.2,leek.2,carrot.2,carrot.2", 3 - 2),
        ("onion.2,onion.2,onion.2,leek.2,leek.2,carrot.2,carrot.2", 3 - 2),
        ("onion.2,onion.2,onion.2,onion.2,leek.2", 4 - 1),
        ("onion.2,onion.2,onion.2,leek.2,carrot.2", 3 - 1),
    ] {
        assert_eq!(pot(text).worth(), worth, "{text}");
    }
}
