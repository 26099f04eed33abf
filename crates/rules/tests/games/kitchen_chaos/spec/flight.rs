//! What is in the air while others are called.

use rules::Game;
use rules::kitchen_chaos::{Event, IllegalMove, KitchenChaos};

use crate::kitchen_chaos::table::{THREE, TWO, act, call, in_pot, kitchen, offered, put, refusal};

fn game() -> KitchenChaos {
    kitchen(["onion+tomato", "leek+carrot", "pepper+pepper"])
}

/// K11: a throw before the next call counts if it lands, however late; a throw after it is refused.
#[test]
fn k11_a_throw_before_the_next_call_counts_if_it_lands() {
    let mut game = game();
    call(&mut game, 1);
    act(&mut game, &["throw 2 onion"]);
    call(&mut game, 2);
    call(&mut game, 3);
    let events = act(&mut game, &["land 2 1"]);
    assert!(matches!(
        events[..],
        [Event::Landed {
            answers: false,
            may_draw: true,
            ..
        }]
    ));
    assert_eq!(in_pot(&game, 1), "onion.2");
    assert_eq!(refusal(&game, "throw 2 tomato"), IllegalMove::NotCalled);
    // It was not the called cook's: the call is still open.
    assert_eq!(offered(&game, rules::Seat::Fourth, ""), ["throw 4 pepper"]);
}

/// K13: the order in the pot, and so the last spoon, follows the landings and not the throws.
#[test]
fn k13_only_the_landing_counts() {
    let mut game = game();
    for (number, seat) in [(1, TWO), (2, THREE)] {
        call(&mut game, number);
        let first = offered(&game, seat, "throw")[0].clone();
        act(
            &mut game,
            &[&first, &format!("land {seat} 6"), &format!("draw {seat} spoon{number}")],
        );
    }
    call(&mut game, 1);
    act(&mut game, &["throw 2 spoon1"]);
    call(&mut game, 2);
    act(&mut game, &["throw 3 spoon2", "land 3 1", "land 2 1"]);
    assert_eq!(in_pot(&game, 1), "spoon2.3,spoon1.2");
    assert_eq!(game.state().pots[0].last_spoon().unwrap().word(), "1");
}

/// K14: a miss before the next call gives the chance back.
#[test]
fn k14_a_miss_before_the_next_call_gives_the_chance_back() {
    let mut game = game();
    call(&mut game, 1);
    let before = game;
    for _ in 0..3 {
        act(&mut game, &["throw 2 onion"]);
        assert_eq!(refusal(&game, "throw 2 tomato"), IllegalMove::InTheAir);
        let events = act(&mut game, &["miss 2"]);
        assert!(matches!(
            events[..],
            [Event::Missed {
                again: true,
                may_draw: false,
                ..
            }]
        ));
        assert_eq!(game, before, "time lost, nothing else");
    }
    put(&mut game, TWO, "tomato", 1);
}

/// K14: after the next call the card comes back and the chance does not; an own new call is a fresh one.
#[test]
fn k14_a_miss_after_the_next_call_loses_the_chance() {
    let mut game = game();
    call(&mut game, 1);
    act(&mut game, &["throw 2 onion"]);
    call(&mut game, 2);
    let events = act(&mut game, &["miss 2"]);
    assert!(matches!(events[..], [Event::Missed { again: false, .. }]));
    assert_eq!(game.state().hand(TWO).to_string(), "onion+tomato");
    assert_eq!(refusal(&game, "throw 2 onion"), IllegalMove::NotCalled);
    // The call that holds is untouched.
    assert_eq!(offered(&game, THREE, ""), ["throw 3 leek", "throw 3 carrot"]);
    call(&mut game, 1);
    put(&mut game, TWO, "onion", 1);
}

/// K15: one thing in the air; called again meanwhile, the cook waits for it, and it uses the old chance.
#[test]
fn k15_whoever_is_called_again_waits_for_what_flies() {
    for (rest, hand) in [("land 2 1", "tomato"), ("miss 2", "onion+tomato")] {
        let mut game = game();
        call(&mut game, 1);
        act(&mut game, &["throw 2 onion"]);
        call(&mut game, 1);
        assert_eq!(refusal(&game, "throw 2 tomato"), IllegalMove::InTheAir);
        act(&mut game, &[rest]);
        assert_eq!(game.state().hand(TWO).to_string(), hand);
        // The new chance is still there, once.
        put(&mut game, TWO, "tomato", 2);
        assert_eq!(in_pot(&game, 2), "tomato.2");
        assert_ne!(game.check("throw 2 onion".parse().unwrap()), Ok(()));
    }
}

/// K16: a pot that got its lid while a throw flies refuses it; where it then comes to rest counts.
#[test]
fn k16_a_pot_that_got_its_lid_meanwhile_refuses_what_flies() {
    let mut game = game();
    call(&mut game, 1);
    put(&mut game, TWO, "onion", 1);
    act(&mut game, &["draw 2 lid1"]);
    call(&mut game, 2);
    act(&mut game, &["throw 3 leek"]);
    call(&mut game, 1);
    put(&mut game, TWO, "lid1", 1);
    assert_eq!(refusal(&game, "land 3 1"), IllegalMove::PotHasLid);
    let mut missed = game;
    act(&mut missed, &["miss 3"]);
    assert_eq!(missed.state().hand(THREE).to_string(), "leek+carrot");
    act(&mut game, &["land 3 2"]);
    assert_eq!(
        (in_pot(&game, 1).as_str(), in_pot(&game, 2).as_str()),
        ("onion.2,lid1.2", "leek.3")
    );
}
