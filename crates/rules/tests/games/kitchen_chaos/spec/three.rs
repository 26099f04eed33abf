//! Three players: two cooks with two numbers each.

use rules::Game;
use rules::kitchen_chaos::{IllegalMove, KitchenChaos, Supply};

use crate::kitchen_chaos::table::{ONE, THREE, TWO, act, call, call_all_but, in_pot, kitchen, offered, put, refusal};

fn game() -> KitchenChaos {
    kitchen(["onion+tomato+leek", "leek+carrot+pepper"])
}

#[test]
fn two_cooks_have_two_numbers_and_three_vegetables_each() {
    let game = game();
    let table = &game.state().table;
    assert_eq!(table.cooks().collect::<Vec<_>>(), [TWO, THREE]);
    assert_eq!(table.pots().len(), 8);
    assert_eq!([TWO, THREE].map(|cook| game.state().hand(cook).len()), [3, 3]);
    assert_eq!(table.supplies[..4], [Supply::FULL; 4]);
    assert_eq!(game.state().deck.len(), 48);
}

/// K9: each call of either number is one chance.
#[test]
fn k9_each_call_of_either_number_is_one_chance() {
    let mut game = game();
    call(&mut game, 1);
    put(&mut game, TWO, "onion", 1);
    assert_eq!(refusal(&game, "throw 2 tomato"), IllegalMove::Answered);
    call(&mut game, 2);
    put(&mut game, TWO, "tomato", 1);
    call(&mut game, 1);
    // The other own number ends the chance as any call does, and gives another.
    call(&mut game, 2);
    put(&mut game, TWO, "leek", 1);
    assert_eq!(in_pot(&game, 1), "onion.2,tomato.2,leek.2");
    call(&mut game, 3);
    assert_eq!(refusal(&game, "throw 2 leek"), IllegalMove::NotCalled);
    put(&mut game, THREE, "carrot", 1);
    call(&mut game, 4);
    put(&mut game, THREE, "pepper", 1);
}

/// K23: any own spoon or lid may be used at either number, and the points go to the person.
#[test]
fn k23_spoons_of_both_numbers_serve_at_either() {
    let mut game = game();
    call(&mut game, 1);
    put(&mut game, TWO, "onion", 8);
    let open = [
        "draw 2 left",
        "draw 2 right",
        "draw 2 spoon1",
        "draw 2 lid1",
        "draw 2 spoon2",
        "draw 2 lid2",
    ];
    assert_eq!(offered(&game, TWO, "draw"), open);
    assert_eq!(refusal(&game, "draw 2 spoon3"), IllegalMove::NotYours);
    act(&mut game, &["draw 2 spoon2"]);
    call(&mut game, 1);
    put(&mut game, TWO, "spoon2", 8);
    call_all_but(&mut game, 4, 0);
    act(&mut game, &["close"]);
    assert_eq!(game.state().table.scores, [0, 1, 0, 0, 0, 0]);
    assert_eq!(game.state().table.chef(), TWO);
    assert_eq!(game.standings()[0].seat, TWO);
    assert_eq!(game.standings()[1].seat, ONE);
}
