//! Matches of Kitchen Chaos on file, each move with its stamp.

use std::path::PathBuf;
use std::sync::Arc;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::buffet::Buffet;
use rules::kitchen_chaos::{KitchenChaos, Move, Setup};
use rules::{Game, MatchError, MatchFile, MatchHead, MatchWriter, Stamp, ToMove};

use crate::kitchen_chaos::table::fresh;
use crate::kitchen_chaos::world::{anything, hurried};

const KEPT: &str = "v2_kitchen_chaos_four_seats.match";

fn path() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("tests/matches")
        .join(KEPT)
}

/// A whole match: what happens, and when.
fn whole_match() -> (KitchenChaos, Vec<(Move, Stamp)>) {
    let mut game = fresh(4);
    let mut rng = ChaCha8Rng::seed_from_u64(11);
    let (mut moves, mut clock) = (Vec::new(), 0);
    while game.to_move() != ToMove::Nobody {
        let mv = hurried(&game, &mut rng).unwrap_or_else(|| anything(&game, &mut rng));
        // The card of a call comes at the moment of the call.
        if !matches!(game.to_move(), ToMove::Chance(_)) {
            clock += rng.random_range(0..900);
        }
        game.apply(mv).unwrap();
        moves.push((mv, Stamp(clock)));
    }
    (game, moves)
}

fn written(moves: &[(Move, Stamp)]) -> String {
    let (mut writer, mut text) = MatchWriter::<KitchenChaos>::begin(&Setup { seats: 4 });
    for &(mv, stamp) in moves {
        text += &writer.record_at(mv, stamp);
    }
    text
}

#[test]
fn what_is_written_today_is_what_was_always_written() {
    let today = written(&whole_match().1);
    if std::env::var_os("REGENERATE").is_some() {
        std::fs::write(path(), &today).unwrap();
    }
    assert_eq!(today, std::fs::read_to_string(path()).unwrap());
}

#[test]
fn a_match_on_file_replays_to_its_end_with_every_stamp() {
    let file = MatchFile::<KitchenChaos>::read(&std::fs::read(path()).unwrap()).unwrap();
    assert_eq!((file.version, file.damage.as_ref()), (2, None));
    let (end, moves) = whole_match();
    assert_eq!(file.record.replay(Arc::default()).as_ref(), Ok(&end));
    let stamps: Vec<_> = moves.iter().map(|&(_, stamp)| Some(stamp)).collect();
    assert_eq!(file.stamps, stamps);
    assert!(stamps.is_sorted() && stamps.last() > stamps.first());
}

#[test]
fn a_match_is_known_by_its_game() {
    let kept = std::fs::read(path()).unwrap();
    assert_eq!(MatchHead::read(&kept).unwrap().game, "kitchen_chaos");
    let refused = MatchFile::<Buffet>::read(&kept).unwrap_err();
    assert_eq!(refused, MatchError::OtherGame("kitchen_chaos".into()));
}

/// A file that breaks off anywhere is read up to there, and what was read plays on.
#[test]
fn a_torn_file_is_read_as_far_as_it_goes() {
    let kept = std::fs::read(path()).unwrap();
    for length in (200..kept.len()).step_by(997) {
        let file = MatchFile::<KitchenChaos>::read(&kept[..length]).unwrap();
        assert_eq!(file.record.moves.len(), file.stamps.len());
        let game = file.record.replay(Arc::default()).unwrap();
        assert!(!game.legal_moves().is_empty());
    }
}
