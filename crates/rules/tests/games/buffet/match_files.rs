//! Matches of the buffet on file, what tells them from others, and stamps.

use std::path::PathBuf;
use std::sync::Arc;

use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;
use rules::a_la_carte::ALaCarte;
use rules::buffet::{Buffet, Move, Setup};
use rules::{Game, MatchError, MatchFile, MatchHead, MatchRecord, MatchWriter, Stamp, ToMove};

use crate::buffet::world::chance;

const KEPT: &str = "v2_buffet_three_seats.match";

fn sample(name: &str) -> Vec<u8> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("tests/matches")
        .join(name);
    std::fs::read(path).unwrap()
}

fn whole_match() -> MatchRecord<Buffet> {
    let setup = Setup { seats: 3 };
    let mut record = MatchRecord::new(setup);
    let mut game = Buffet::start(&setup, Arc::default()).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(11);
    while game.to_move() != ToMove::Nobody {
        let mv = chance(&game, &mut rng).unwrap_or_else(|| *game.legal_moves().choose(&mut rng).unwrap());
        game.apply(mv).unwrap();
        record.moves.push(mv);
    }
    record
}

#[test]
fn what_is_written_today_is_what_was_always_written() {
    let today = whole_match().to_string();
    if std::env::var_os("REGENERATE").is_some() {
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
            .join("tests/matches")
            .join(KEPT);
        std::fs::write(path, &today).unwrap();
    }
    assert_eq!(today, String::from_utf8(sample(KEPT)).unwrap());
}

#[test]
fn a_match_on_file_replays_to_its_end() {
    let file = MatchFile::<Buffet>::read(&sample(KEPT)).unwrap();
    assert_eq!((file.version, file.damage.as_ref()), (2, None));
    assert_eq!(file.record.replay(Arc::default()).unwrap().to_move(), ToMove::Nobody);
    assert_eq!(file.stamps, vec![None; file.record.moves.len()]);
}

#[test]
fn a_file_can_be_asked_which_game_it_is_of() {
    for (name, version, game) in [
        (KEPT, 2, "buffet"),
        ("v1_two_seats_english.match", 1, "a_la_carte"),
        ("v2_two_seats_english.match", 2, "a_la_carte"),
    ] {
        let game = game.to_owned();
        assert_eq!(
            MatchHead::read(&sample(name)),
            Ok(MatchHead { version, game }),
            "{name}"
        );
    }
    let unknown = MatchHead::read(b"toque-match 1 snakes_and_ladders\nwhatever\n").unwrap();
    assert_eq!(unknown.game, "snakes_and_ladders");
    // The rest may be damaged, the first line may not.
    let kept = sample(KEPT);
    assert_eq!(MatchHead::read(&kept[..60]).unwrap().game, "buffet");
    let changed = String::from_utf8(kept).unwrap().replacen("buffet", "buffer", 1);
    assert_eq!(MatchHead::read(changed.as_bytes()), Err(MatchError::Check { line: 1 }));
    for (text, error) in [
        ("", MatchError::NotAMatch),
        ("hello", MatchError::NotAMatch),
        ("toque-match 1", MatchError::NotAMatch),
        ("toque-match 1 a b", MatchError::NotAMatch),
        ("toque-match 99 buffet", MatchError::TooNew(99)),
    ] {
        assert_eq!(MatchHead::read(text.as_bytes()), Err(error), "{text}");
    }
}

#[test]
fn a_match_of_another_game_is_refused_by_name() {
    let read = MatchFile::<ALaCarte>::read(&sample(KEPT));
    assert_eq!(read.unwrap_err(), MatchError::OtherGame("buffet".into()));
}

#[test]
fn stamps_stand_beside_moves_and_go_back_with_them() {
    let setup = Setup { seats: 3 };
    let moves: Vec<Move> = whole_match().moves[..3].to_vec();
    let (mut writer, mut text) = MatchWriter::<Buffet>::begin(&setup);
    text += &writer.record_at(moves[0], Stamp(0));
    text += &writer.record(moves[1]);
    text += &writer.record_at(moves[2], Stamp(12_345));
    let file = MatchFile::<Buffet>::read(text.as_bytes()).unwrap();
    assert_eq!(file.record.moves, moves);
    assert_eq!(file.stamps, [Some(Stamp(0)), None, Some(Stamp(12_345))]);
    assert!(text.contains(" @12345 #"));
    text += &writer.back(1);
    text += &writer.record_at(moves[1], Stamp(20_000));
    let file = MatchFile::<Buffet>::read(text.as_bytes()).unwrap();
    assert_eq!(file.stamps, [Some(Stamp(0)), Some(Stamp(20_000))]);
    assert_eq!(file.record.moves, moves[..2]);
}

/// Version 1 knew no stamps, so a line with one is no move there.
#[test]
fn the_first_version_has_no_stamps() {
    let text = "toque-match 1 buffet\nseats:3\ndealt 4 to 1\ndealt 4 to 1 @5\n";
    let file = MatchFile::<Buffet>::read(text.as_bytes()).unwrap();
    assert_eq!((file.record.moves.len(), file.stamps), (1, vec![None]));
    assert!(matches!(file.damage, Some(MatchError::Move { line: 4, .. })));
}
