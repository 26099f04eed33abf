//! What guests do when they come in.

use rules::luigi::{Event, Food, GuestId, IllegalMove, Luigi, Pending, Special, TokenChange};
use rules::{Game, ToMove};

use crate::luigi::table::{ONE, Room, THREE, TWO, act, cubes, hand, id, offered, place, refusal, top, who};

fn with_special(special: Special) -> GuestId {
    who(|card| card.special == special)
}

/// The first seat has welcomed, and gives the second a guest with this special.
fn second_receives(room: Room, special: Special) -> Luigi {
    let mut game = room.game();
    act(&mut game, &["welcome"]);
    hand(&mut game, with_special(special), TWO);
    game
}

#[test]
fn cubes_come_from_the_bag_into_the_store_of_whoever_received_the_guest() {
    for (special, count) in [(Special::Cube, 1), (Special::TwoCubes, 2)] {
        let mut game = second_receives(Room::new(2), special);
        assert_eq!(top(&game), Pending::Cubes { to: TWO, left: count });
        for _ in 0..count {
            act(&mut game, &["cube wine"]);
        }
        assert_eq!(game.state().house(TWO).store.count(Food::Wine), count);
        assert!(matches!(top(&game), Pending::Welcome { .. }));
    }
}

/// L1: when all 35 are out, none is taken; one of the other kind still goes back.
#[test]
fn l1_when_all_tokens_are_out_none_is_taken() {
    let game = second_receives(Room::new(3).tokens(ONE, -20).tokens(TWO, -15), Special::Lemon);
    assert_eq!(game.state().house(TWO).tokens, -15);
    let game = second_receives(Room::new(3).tokens(ONE, -20).tokens(TWO, 15), Special::Lemon);
    assert_eq!(game.state().house(TWO).tokens, 14);
    let game = second_receives(Room::new(3).tokens(ONE, -20).tokens(THREE, 14), Special::Lemon);
    assert_eq!(game.state().house(TWO).tokens, -1);
}

/// L5 and L19: flowers are taken, or declined, by the receiver, also in another's turn; everything waits.
#[test]
fn l5_flowers_may_be_declined_and_l19_it_is_the_receiver_who_decides() {
    let mut game = second_receives(Room::new(2), Special::Flowers);
    assert_eq!((game.state().turn, game.to_move()), (ONE, ToMove::seat(TWO)));
    assert_eq!(offered(&game), ["take", "decline"]);
    assert_eq!(game.author("take".parse().unwrap()), Some(TWO));
    assert!(game.legal_moves_of(ONE).is_empty());
    let mut other = game.clone();
    act(&mut game, &["take"]);
    assert_eq!(game.state().house(TWO).tokens, 1);
    let events = act(&mut other, &["decline"]);
    assert_eq!(events, [Event::FlowersDeclined { seat: TWO }]);
    assert_eq!(other.state().house(TWO).tokens, 0);
    // Nobody has both: a lemon goes back instead.
    let mut game = second_receives(Room::new(2).tokens(TWO, -2), Special::Flowers);
    let events = act(&mut game, &["take"]);
    let change = TokenChange::LemonReturned;
    assert_eq!(events, [Event::Token { seat: TWO, change }]);
}

/// L29: nobody is asked about flowers that cannot be had.
#[test]
fn l29_flowers_are_offered_only_when_a_token_can_move() {
    let game = second_receives(Room::new(3).tokens(ONE, -20).tokens(TWO, 15), Special::Flowers);
    assert!(matches!(top(&game), Pending::Welcome { .. }));
    let game = second_receives(Room::new(3).tokens(ONE, 20).tokens(TWO, -15), Special::Flowers);
    assert_eq!(top(&game), Pending::Flowers { seat: TWO });
}

/// L6: the rightmost guest can always move. L20: by the payment rule, pushing nobody; also this one, also out.
#[test]
fn l6_impatience_is_always_possible_and_l20_pushes_nobody() {
    let impatient = with_special(Special::Impatience);
    let waits = rules::luigi::GuestBook::standard().card(impatient).waits;
    let mut game = second_receives(Room::new(2), Special::Impatience);
    assert_eq!(offered(&game), [format!("push {waits}")], "itself");
    let mut crowded = Room::new(2);
    for (minutes, guest) in [(60, "a1"), (50, "b1"), (40, "a2"), (30, "b2"), (20, "g80"), (10, "g81")] {
        crowded = crowded.sits(TWO, minutes, id(guest), "");
    }
    act(&mut game, &[&format!("push {waits}")]);
    let mut game = second_receives(crowded, Special::Impatience);
    assert_eq!(offered(&game), ["push 10"], "in a full house only out of the door");
    assert_eq!(refusal(&game, "push 20"), IllegalMove::PlaceTaken);
    let lemons = game.state().house(TWO).tokens;
    act(&mut game, &["push 10"]);
    assert_eq!(game.state().house(TWO).tokens, lemons - 1);
    assert_eq!(game.state().house(TWO).waiting().count(), 5);
}

#[test]
fn cost_takes_a_cube_or_a_token_if_there_is_any() {
    let game = second_receives(Room::new(2), Special::Cost);
    assert!(matches!(top(&game), Pending::Welcome { .. }), "nothing to lay off");
    let full = Room::new(2)
        .sits(TWO, 60, id("a1"), "wine water")
        .store(TWO, "dessert")
        .tokens(TWO, 2);
    let game = second_receives(full, Special::Cost);
    assert_eq!(top(&game), Pending::Cost { seat: TWO });
    let minutes = if game
        .state()
        .house(TWO)
        .at(place(60))
        .is_some_and(|guest| guest.guest == id("a1"))
    {
        60
    } else {
        50
    };
    let served = |food: &str| format!("lay-off {minutes} {food}");
    let expected = [
        "lay-off store dessert",
        &served("wine"),
        &served("water"),
        "lay-off token",
    ];
    assert_eq!(offered(&game), expected);
    assert_eq!(refusal(&game, "lay-off store wine"), IllegalMove::NotInStore);
    assert_eq!(refusal(&game, &served("pasta")), IllegalMove::NotServed);
    let mut from_guest = game.clone();
    act(&mut from_guest, &[&served("wine")]);
    assert_eq!(from_guest.state().beside, cubes("wine"));
    assert_eq!(
        from_guest.state().house(TWO).at(place(minutes)).unwrap().served,
        cubes("water")
    );
    let mut token = game.clone();
    act(&mut token, &["lay-off token"]);
    assert_eq!(token.state().house(TWO).tokens, 1);
    let mut store = game;
    act(&mut store, &["lay-off store dessert"]);
    assert!(store.state().house(TWO).store.is_empty());
}

/// L16: the lemon for whoever fell out comes before the special, so cost may lay off that lemon.
#[test]
fn l16_cost_may_lay_off_the_lemon_of_whoever_fell_out() {
    let costly = with_special(Special::Cost);
    let waits = rules::luigi::GuestBook::standard().card(costly).waits.minutes();
    let mut room = Room::new(2);
    for (minutes, guest) in [(60, "a1"), (50, "b1"), (40, "a2"), (30, "b2"), (20, "g80"), (10, "g81")] {
        if minutes <= waits {
            room = room.sits(TWO, minutes, id(guest), "");
        }
    }
    let mut game = second_receives(room, Special::Cost);
    assert_eq!(offered(&game), ["lay-off token"]);
    act(&mut game, &["lay-off token"]);
    assert_eq!(game.state().house(TWO).tokens, 0);
}

/// L19: decisions of specials inside specials are those of the receiver, also in another's turn.
#[test]
fn l19_a_friend_of_a_rivals_guest_is_the_rivals_affair() {
    let mut game = second_receives(Room::new(2), Special::Friends);
    assert_eq!(top(&game), Pending::Friend { to: TWO });
    act(&mut game, &[&format!("guest {}", with_special(Special::Flowers))]);
    assert_eq!((game.state().turn, game.to_move()), (ONE, ToMove::seat(TWO)));
    act(&mut game, &["take"]);
    assert!(matches!(top(&game), Pending::Welcome { kept: 0, .. }));
}

/// L30: with neither pile nor box there is nobody who could come along.
#[test]
fn l30_without_anybody_left_no_friend_comes() {
    let mut room = Room::new(2).pile(3);
    let friendly = with_special(Special::Friends);
    // The box is empty but for those who are taken now: somebody else must have opened it before.
    let mut game = room.game();
    act(&mut game, &["welcome"]);
    room.state = *game.state();
    for guest in room.state.unseen.iter() {
        if guest != friendly && room.state.unseen.len() > 3 {
            room.state.unseen.remove(guest);
            room.state.discards.insert(guest);
        }
    }
    let mut game = room.game();
    let events = hand(&mut game, friendly, TWO);
    assert_eq!(events.last(), Some(&Event::NobodyCame { seat: TWO }));
    assert!(matches!(top(&game), Pending::Welcome { .. }));
}
