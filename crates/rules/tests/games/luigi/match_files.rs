//! Matches of Da Luigi on file, and what tells them from others.

use std::path::PathBuf;
use std::sync::Arc;

use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;
use rules::buffet::Buffet;
use rules::luigi::{Fingerprint, GuestBook, InvalidGame, Luigi, Setup};
use rules::{Game, MatchError, MatchFile, MatchHead, MatchRecord, ReplayError, ToMove};

use crate::luigi::guest_book::STANDARD;
use crate::luigi::table::started;
use crate::luigi::world::chance;

const KEPT: &str = "v2_luigi_three_seats.match";

fn path() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("tests/matches")
        .join(KEPT)
}

fn whole_match() -> MatchRecord<Luigi> {
    let mut game = started(3);
    let mut record = MatchRecord::new(game.setup());
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
        std::fs::write(path(), &today).unwrap();
    }
    assert_eq!(today, std::fs::read_to_string(path()).unwrap());
}

#[test]
fn a_match_on_file_replays_to_its_end() {
    let bytes = std::fs::read(path()).unwrap();
    let file = MatchFile::<Luigi>::read(&bytes).unwrap();
    assert_eq!((file.version, file.damage.as_ref()), (2, None));
    let replayed = file.record.replay(GuestBook::standard()).unwrap();
    assert_eq!(replayed.to_move(), ToMove::Nobody);
    let head = MatchHead::read(&bytes).unwrap();
    assert_eq!((head.version, head.game.as_str()), (2, "luigi"));
    let read = MatchFile::<Buffet>::read(&bytes);
    assert_eq!(read.unwrap_err(), MatchError::OtherGame("luigi".into()));
}

#[test]
fn a_match_with_other_guests_is_refused() {
    let other = STANDARD.replacen("\"night_postman\"", "\"day_postman\"", 1);
    let other = Arc::new(GuestBook::from_ron(&other).unwrap());
    let record = whole_match();
    let refused = record.replay(other.clone()).unwrap_err();
    let (wanted, at_hand) = (record.setup.guests, other.fingerprint());
    assert_eq!(
        refused,
        ReplayError::Setup(InvalidGame::OtherGuests { wanted, at_hand })
    );
}

#[test]
fn a_setup_has_one_text() {
    let setup = Setup {
        seats: 4,
        guests: Fingerprint(0xab),
    };
    assert_eq!(setup.to_string(), "seats:4 guests:00000000000000ab");
    assert_eq!(setup.to_string().parse(), Ok(setup));
    for text in [
        "",
        "seats:4",
        "seats:04 guests:00000000000000ab",
        "seats:4 guests:ab",
        "seats:4 guests:00000000000000AB",
        "seats:4 guests:00000000000000ab ",
        "seats:4  guests:00000000000000ab",
    ] {
        assert!(text.parse::<Setup>().is_err(), "{text}");
    }
}
