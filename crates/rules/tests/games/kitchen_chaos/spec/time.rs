//! The rules know no clock: what counts is the order.

use std::sync::Arc;

use rules::Stamp;
use rules::kitchen_chaos::{KitchenChaos, Move, Setup};
use rules::{Game, MatchFile, MatchWriter};

use crate::kitchen_chaos::table::{TWO, act, call, kitchen, put};

/// The moves of a short beginning.
fn moves() -> Vec<Move> {
    let dealt = [
        "onion to 2",
        "tomato to 2",
        "leek to 3",
        "carrot to 3",
        "pepper to 4",
        "pepper to 4",
    ];
    let laid = ["onion to left", "leek to right", "carrot to left", "tomato to right"];
    let laid = laid.into_iter().chain(["mushroom to left", "mushroom to right"]);
    let dealt = dealt.into_iter().chain(laid).map(|text| format!("dealt {text}"));
    let cooking = [
        "call",
        "called 1 leek",
        "throw 2 onion",
        "call",
        "called 2 leek",
        "land 2 1",
        "draw 2 left",
    ];
    let texts = dealt.chain(cooking.map(ToOwned::to_owned));
    texts.map(|text| text.parse().unwrap()).collect()
}

/// K25: how fast somebody calls is held by the app, not by the rules: the same moves lead to the same kitchen whatever their
/// stamps, and at equal milliseconds the order of the list counts (K13).
#[test]
fn k25_the_rules_check_order_and_not_speed() {
    let paces: [fn(u64) -> u64; 3] = [|_| 0, |nth| nth * 3_600_000, |nth| 900 / (nth + 1)];
    let mut ends = Vec::new();
    for pace in paces {
        let (mut writer, mut text) = MatchWriter::<KitchenChaos>::begin(&Setup { seats: 4 });
        for (nth, &mv) in moves().iter().enumerate() {
            text += &writer.record_at(mv, Stamp(pace(nth as u64)));
        }
        let file = MatchFile::<KitchenChaos>::read(text.as_bytes()).unwrap();
        assert_eq!(file.damage, None);
        assert_eq!(file.stamps[3], Some(Stamp(pace(3))));
        ends.push(file.record.replay(Arc::default()).unwrap());
    }
    assert!(ends.iter().all(|end| *end == ends[0]));
    assert_eq!(ends[0].state().pots[0].to_string(), "onion.2");
}

/// What comes after the next call is refused whatever its stamp: the same moves in another order are another match.
#[test]
fn a_throw_after_the_next_call_is_refused_in_a_file_too() {
    let mut moves = moves();
    let throw = moves.iter().position(|mv| matches!(mv, Move::Throw { .. })).unwrap();
    moves[throw..throw + 3].rotate_left(1);
    let record = rules::MatchRecord::<KitchenChaos> {
        setup: Setup { seats: 4 },
        moves,
    };
    let refused = record.replay(Arc::default()).unwrap_err().to_string();
    assert!(refused.contains("throw 2 onion"), "{refused}");
}

/// A match that is gone on with from its text goes on as if nothing had been.
#[test]
fn a_kitchen_is_resumed_from_its_text() {
    let mut game = kitchen(["onion+tomato", "leek+carrot", "pepper+pepper"]);
    call(&mut game, 1);
    put(&mut game, TWO, "onion", 1);
    call(&mut game, 1);
    act(&mut game, &["throw 2 tomato"]);
    let text = game.state().to_string();
    assert!(
        text.contains("call:1,thrown") && text.contains("air=tomato+draw"),
        "{text}"
    );
    let mut resumed = KitchenChaos::resume(text.parse().unwrap(), Arc::default()).unwrap();
    act(&mut game, &["miss 2", "draw 2 spoon1"]);
    act(&mut resumed, &["miss 2", "draw 2 spoon1"]);
    assert_eq!(resumed, game);
}
