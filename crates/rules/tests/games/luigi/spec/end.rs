//! The end, and who wins.

use rules::luigi::{Event, GuestBook, IllegalMove, Pending, Special};
use rules::{Game, Seat, ToMove, View};

use crate::luigi::table::{ONE, Room, TWO, act, cubes, hand, id, offered, refusal, top, who};

/// L24: with guests in the house and no payable stall, before the last turns, welcome is forced; nobody passes.
#[test]
fn l24_there_is_no_passing_before_the_last_turns() {
    let room = Room::new(2)
        .sits(ONE, 10, id("a1"), "")
        .no_market()
        .stall("4.1", "wine");
    let game = room.game();
    assert_eq!(offered(&game), ["welcome"]);
    assert_eq!(refusal(&game, "pass"), IllegalMove::NoPassing);
    assert_eq!(refusal(&game, "buy 4.1"), IllegalMove::TooDear);
}

/// L25: the end is near when the last one leaves the pile, also if none is missing; that turn is finished.
#[test]
fn l25_the_end_comes_when_the_last_guest_leaves_the_pile() {
    for (pile, from_box) in [(3, 0), (2, 1), (1, 2)] {
        let mut game = Room::new(2).pile(pile).game();
        assert_eq!(game.state().turns_left, None);
        let events = act(&mut game, &["welcome"]);
        let from_pile = pile;
        assert_eq!(
            events[0],
            Event::Taken {
                seat: ONE,
                from_pile,
                from_box
            }
        );
        assert_eq!(events[1], Event::PileRanOut);
        assert_eq!(
            (game.state().turns_left, game.state().boxed()),
            (Some(2), 58 - from_box)
        );
        assert!(matches!(top(&game), Pending::Welcome { .. }), "the turn goes on");
    }
    let mut game = Room::new(2).pile(4).game();
    act(&mut game, &["welcome"]);
    assert_eq!((game.state().turns_left, game.state().pile), (None, 1));
    // L33: a friend may be the last of the pile; whoever comes after that comes out of the box.
    hand(&mut game, who(|card| card.special == Special::Friends), TWO);
    let sour = who(|card| card.special == Special::Lemon);
    let events = act(&mut game, &[&format!("guest {sour}")]);
    assert!(events.contains(&Event::PileRanOut));
    assert_eq!(game.state().boxed(), 58);
}

/// L33: pile and box were shuffled together, so anybody unseen is as likely.
#[test]
fn l33_any_unseen_guest_is_as_likely_as_another() {
    let mut game = Room::new(2).game();
    act(&mut game, &["welcome"]);
    let moves = game.legal_moves();
    assert_eq!(moves.len(), 82);
    assert!(moves.iter().all(|&mv| game.odds(mv) == Some(1)));
}

/// Everybody, that player too and beginning with the next, has exactly one more turn, in which nobody is welcomed.
#[test]
fn after_the_pile_everybody_has_one_more_turn() {
    let mut game = Room::new(2).sits(TWO, 60, id("a2"), "").pile(3).game();
    let sours: Vec<_> = rules::luigi::GuestId::ordinary()
        .filter(|&guest| {
            let unseen = game.state().unseen.contains(guest);
            unseen && GuestBook::standard().card(guest).special == Special::Lemon
        })
        .collect();
    act(&mut game, &["welcome"]);
    for (guest, to) in sours.iter().zip([ONE, ONE, TWO]) {
        hand(&mut game, *guest, to);
    }
    assert_eq!((game.state().turn, game.state().turns_left), (TWO, Some(1)));
    assert_eq!(refusal(&game, "welcome"), IllegalMove::NoMoreGuests);
    act(&mut game, &["buy 1.1"]);
    assert_eq!((game.state().turn, game.state().turns_left), (ONE, Some(0)));
    let events = act(&mut game, &["buy 1.2"]);
    assert!(matches!(events.last(), Some(Event::GameOver { .. })));
    assert_eq!(game.to_move(), ToMove::Nobody);
    assert!(game.legal_moves().is_empty());
    assert_eq!(refusal(&game, "welcome"), IllegalMove::GameOver);
}

/// L10 and L26: passing only with no guest or no payable stall; whoever passes with guests still serves and cashes.
#[test]
fn l10_in_the_last_turns_one_passes_only_with_no_guest_or_nothing_payable() {
    let mut game = Room::new(2).last_turn(1).game();
    assert_eq!(offered(&game), ["pass"]);
    act(&mut game, &["pass"]);
    assert_eq!(game.state().turn, TWO);
    let game = Room::new(2).sits(ONE, 60, id("a1"), "").last_turn(1).game();
    assert_eq!(refusal(&game, "pass"), IllegalMove::CanBuy);
    assert!(!offered(&game).contains(&"pass".to_owned()));
}

/// L26: whoever passes with guests still serves and cashes, and the market is refilled as usual.
#[test]
fn l26_whoever_passes_with_guests_still_serves_and_cashes() {
    let mut game = Room::new(2)
        .no_market()
        .stall("4.1", "water")
        .sits(ONE, 10, id("b1"), "pizza")
        .store(ONE, "dessert")
        .last_turn(1)
        .game();
    let events = act(&mut game, &["pass"]);
    assert_eq!(events[0], Event::Passed { seat: ONE });
    assert!(events.iter().any(|event| matches!(event, Event::Cashed { .. })));
    assert!(matches!(top(&game), Pending::Refill { .. }));
}

/// Points of cashed guests, and flowers, less lemons; guests who still wait bring neither points nor lemons.
#[test]
fn cashed_guests_flowers_and_lemons_count_and_more_cubes_break_a_tie() {
    let mut room = Room::new(3).last_turn(0).turn(Seat::Third);
    for (guest, seat) in [("b1", 0), ("a2", 1), ("b3", 2)] {
        room.state.discards.remove(id(guest));
        room.state.houses[seat].cashed.insert(id(guest));
    }
    let places = |room: Room| {
        let standings = room.game().standings();
        standings
            .iter()
            .map(|standing| (standing.seat, standing.place, standing.points))
            .collect::<Vec<_>>()
    };
    let counted = places(room.tokens(ONE, 2).tokens(TWO, -4).sits(TWO, 60, id("b2"), ""));
    assert_eq!(counted, [(ONE, 1, 4), (Seat::Third, 2, 2), (TWO, 3, -1)]);
    // Two points each: cubes in store and on guests decide, then the place is shared.
    let even = room.tokens(TWO, -1);
    assert_eq!(places(even).iter().map(|place| place.1).collect::<Vec<_>>(), [1, 1, 1]);
    let richer = even.store(TWO, "wine").sits(Seat::Third, 60, id("a1"), "wine pasta");
    assert_eq!(places(richer), [(Seat::Third, 1, 2), (TWO, 2, 2), (ONE, 3, 2)]);
}

/// L11: cashed guests lie open here, and what is hidden is in no state: every view gives the same game.
#[test]
fn l11_cashed_guests_are_known_to_all_and_nothing_hidden_is_in_the_state() {
    let mut game = Room::new(2)
        .sits(ONE, 40, id("b1"), "pizza")
        .stall("1.1", "dessert")
        .game();
    act(&mut game, &["buy 1.1"]);
    for seat in [ONE, TWO] {
        let sampled = game.view_for(seat).sample(&mut |bound| bound - 1);
        assert_eq!(sampled, game);
        assert!(sampled.state().house(ONE).cashed.contains(id("b1")));
    }
    assert_eq!(game.state().beside, cubes("pizza dessert"));
}
