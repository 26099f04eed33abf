//! Welcoming guests: taking, handing out, sitting down.

use rules::Game;
use rules::luigi::{Event, GuestId, IllegalMove, Pending, Special};

use crate::luigi::table::{ONE, Room, THREE, TWO, act, cubes, hand, id, offered, place, refusal, top, who};

/// A guest who changes nothing but the tokens, waiting so long.
fn sour(minutes: u8) -> GuestId {
    who(|card| card.special == Special::Lemon && card.waits.minutes() == minutes)
}

fn sours() -> Vec<GuestId> {
    let book = rules::luigi::GuestBook::standard();
    GuestId::ordinary()
        .filter(|&guest| book.card(guest).special == Special::Lemon)
        .collect()
}

/// L3: one for each rival, two for oneself; what is left over goes where it still can.
#[test]
fn l3_one_for_every_rival_two_for_oneself_and_the_last_where_it_still_can() {
    let sours = sours();
    let mut game = Room::new(3).game();
    let events = act(&mut game, &["welcome"]);
    let (from_pile, from_box) = (4, 0);
    assert_eq!(
        events,
        [Event::Taken {
            seat: ONE,
            from_pile,
            from_box
        }]
    );
    assert_eq!((game.state().pile, game.state().taken), (32, 4));
    act(&mut game, &[&format!("guest {}", sours[0])]);
    assert_eq!(offered(&game), ["give 1", "give 2", "give 3"]);
    assert_eq!(refusal(&game, "give 4"), IllegalMove::NoSuchSeat);
    act(&mut game, &["give 1"]);
    hand(&mut game, sours[1], TWO);
    act(&mut game, &[&format!("guest {}", sours[2])]);
    assert_eq!(refusal(&game, "give 2"), IllegalMove::GivenAlready);
    assert_eq!(refusal(&game, &format!("guest {}", sours[2])), IllegalMove::NotNow);
    act(&mut game, &["give 1"]);
    assert_eq!(refusal(&game, &format!("guest {}", sours[2])), IllegalMove::SeenAlready);
    act(&mut game, &[&format!("guest {}", sours[3])]);
    assert_eq!(refusal(&game, "give 1"), IllegalMove::KeptTwo);
    // L35: one answer, and it is asked for all the same.
    assert_eq!(offered(&game), ["give 3"]);
    act(&mut game, &["give 3"]);
    assert_eq!(game.state().turn, TWO);
    assert_eq!(game.state().house(ONE).tokens, -2);
    assert_eq!(game.state().house(THREE).tokens, -1);
}

/// L35: whoever has but one answer is asked.
#[test]
fn l35_a_single_answer_is_asked_for() {
    let mut game = Room::new(2).sits(ONE, 60, id("a1"), "").game();
    act(&mut game, &["buy 2.1"]);
    assert_eq!(offered(&game), ["push 60"]);
}

/// L16: place, push, lemon for whoever fell out, then the special.
#[test]
fn l16_whoever_is_in_the_way_moves_on_up_to_the_first_free_place() {
    let newcomer = sour(40);
    let mut game = Room::new(2)
        .sits(ONE, 40, id("a1"), "wine")
        .sits(ONE, 30, id("b1"), "")
        .sits(ONE, 10, id("a2"), "")
        .game();
    act(&mut game, &["welcome"]);
    hand(&mut game, newcomer, ONE);
    let house = game.state().house(ONE);
    let guests = [40, 30, 20, 10].map(|minutes| house.at(place(minutes)).unwrap().guest);
    assert_eq!(guests, [newcomer, id("a1"), id("b1"), id("a2")]);
    assert_eq!(
        house.at(place(30)).unwrap().served,
        cubes("wine"),
        "cubes stay on their guest"
    );
    assert_eq!(house.tokens, -1);
}

/// L16, and L18: a guest who is pushed out has had its special, and nothing is undone.
#[test]
fn l16_the_last_one_falls_out_before_the_special_and_l18_nothing_is_undone() {
    let newcomer = sour(30);
    let mut game = Room::new(2)
        .sits(ONE, 30, id("a1"), "")
        .sits(ONE, 20, id("b1"), "")
        .sits(ONE, 10, id("a2"), "wine")
        .tokens(ONE, 1)
        .game();
    act(&mut game, &["welcome"]);
    let events = hand(&mut game, newcomer, ONE);
    let words: Vec<String> = events.iter().map(|event| format!("{event:?}")).collect();
    let kinds: Vec<&str> = words.iter().map(|word| word.split(' ').next().unwrap()).collect();
    assert_eq!(
        kinds,
        ["TurnedUp", "Left", "Token", "Moved", "Moved", "Seated", "Token"]
    );
    assert_eq!(
        game.state().house(ONE).tokens,
        -1,
        "one for the guest, one for the special"
    );
    assert_eq!(game.state().beside, cubes("wine"));
    assert!(game.state().discards.contains(id("a2")));
    assert!(
        game.state()
            .house(ONE)
            .at(place(10))
            .is_some_and(|waiting| waiting.guest == id("b1"))
    );
}

/// L4: the player whose turn it is serves at the end of the turn, rivals on their own next one.
#[test]
fn l4_rivals_serve_on_their_own_next_turn() {
    let sours = sours();
    let mut game = Room::new(2)
        .sits(ONE, 60, id("a1"), "")
        .sits(TWO, 60, id("a2"), "")
        .store(ONE, "wine")
        .store(TWO, "wine")
        .stall("1.1", "dessert")
        .game();
    act(&mut game, &["welcome"]);
    // To whom the wine goes would be a choice if another one wanted some.
    let teetotal: Vec<GuestId> = sours
        .into_iter()
        .filter(|&guest| {
            let card = *rules::luigi::GuestBook::standard().card(guest);
            !card.order.contains(rules::luigi::Food::Wine) && card.waits.minutes() < 60
        })
        .collect();
    hand(&mut game, teetotal[0], ONE);
    hand(&mut game, teetotal[1], TWO);
    assert_eq!(
        game.state().house(ONE).store,
        cubes("wine"),
        "at the end of the turn, not before"
    );
    hand(&mut game, teetotal[2], ONE);
    assert_eq!(game.state().turn, TWO);
    assert!(game.state().house(ONE).store.is_empty());
    assert_eq!(game.state().house(TWO).store, cubes("wine"));
    act(&mut game, &["buy 1.1"]);
    assert_eq!(game.state().house(TWO).store, cubes("dessert"));
}

/// L17: a friend is placed and its special finished before the next guest is turned up, and does not count among the two.
#[test]
fn l17_friends_come_depth_first_and_do_not_count() {
    let book = rules::luigi::GuestBook::standard();
    let mut friendly = GuestId::ordinary().filter(|&guest| book.card(guest).special == Special::Friends);
    let (first, second) = (friendly.next().unwrap(), friendly.next().unwrap());
    let sours = sours();
    let mut game = Room::new(2).game();
    act(&mut game, &["welcome"]);
    hand(&mut game, first, ONE);
    assert_eq!(top(&game), Pending::Friend { to: ONE });
    let events = act(&mut game, &[&format!("guest {second}")]);
    assert_eq!(
        events[0],
        Event::FriendCame {
            seat: ONE,
            guest: second,
            from_pile: true
        }
    );
    assert_eq!(top(&game), Pending::Friend { to: ONE }, "a friend of a friend");
    act(&mut game, &[&format!("guest {}", sours[0])]);
    assert_eq!((game.state().pile, game.state().taken), (24 - 3 - 2, 2));
    // One was kept, so another may be.
    act(&mut game, &[&format!("guest {}", sours[1])]);
    assert_eq!(offered(&game), ["give 1", "give 2"]);
}
