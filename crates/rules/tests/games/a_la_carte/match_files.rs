//! Match files, whatever became of them: killed at any byte, changed at any byte, or written by an older Toque.

use std::path::PathBuf;
use std::sync::Arc;

use rules::a_la_carte::{ALaCarte, Menu, Move};
use rules::{Game, MatchError, MatchFile, MatchRecord, MatchWriter, ToMove};

type File = MatchFile<ALaCarte>;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/matches")
}

fn sample(name: &str) -> Vec<u8> {
    std::fs::read(folder().join(name)).unwrap()
}

/// The dishes that the samples were cooked from; the game's own may change.
fn dishes() -> Arc<Menu> {
    let text = String::from_utf8(sample("dishes.ron")).unwrap();
    Arc::new(Menu::from_ron(&text).unwrap())
}

fn read(bytes: &[u8]) -> Result<File, MatchError> {
    File::read(bytes)
}

/// A whole match in today's format, in which a choice was taken back, and the moves after each of its lines.
fn whole() -> (Vec<u8>, Vec<Vec<Move>>) {
    let old = read(&sample("v1_two_seats_english.match")).unwrap().record;
    let (mut writer, mut text) = MatchWriter::<ALaCarte>::begin(&old.setup);
    text += &writer.note("seed", "5");
    text += &writer.note("plan", "(seats:[(name:\"Zoë #1\")])");
    let mut after = vec![Vec::new(); 4];
    let mut moves = Vec::new();
    for (nth, &mv) in old.moves.iter().enumerate() {
        moves.push(mv);
        text += &writer.record(mv);
        after.push(moves.clone());
        if nth % 50 == 7 {
            moves.pop();
            text += &writer.back(moves.len());
            after.push(moves.clone());
            moves.push(mv);
            text += &writer.record(mv);
            after.push(moves.clone());
        }
    }
    (text.into_bytes(), after)
}

fn lines_before(bytes: &[u8], offset: usize) -> usize {
    bytes[..offset].iter().filter(|&&byte| byte == b'\n').count()
}

#[test]
fn a_match_that_was_killed_at_any_byte_is_read_up_to_its_last_whole_move() {
    let (bytes, after) = whole();
    for end in 0..=bytes.len() {
        let whole_lines = lines_before(&bytes, end);
        // A line that lacks nothing but its end is a whole line.
        let lacks_end = bytes.get(end) == Some(&b'\n');
        let sound = whole_lines + usize::from(lacks_end);
        let found = read(&bytes[..end]);
        if sound < 2 {
            assert!(found.is_err(), "{end} bytes");
            continue;
        }
        let found = found.unwrap();
        assert_eq!(found.record.moves, after[sound - 1], "{end} bytes");
        assert_eq!(found.ended, !lacks_end, "{end} bytes");
        let at_an_end = lacks_end || bytes[end - 1] == b'\n';
        let torn = (!at_an_end).then_some(MatchError::Torn { line: sound + 1 });
        assert_eq!(found.damage, torn, "{end} bytes");
    }
}

#[test]
fn a_byte_that_was_changed_anywhere_shows_and_everything_above_it_counts() {
    let (bytes, after) = whole();
    for at in 0..bytes.len() {
        let line = lines_before(&bytes, at) + 1;
        for change in [1, 4, 0x20, 0x80, 0xff_u8] {
            let mut changed = bytes.clone();
            changed[at] ^= change;
            match read(&changed) {
                Err(_) => assert!(line <= 2, "byte {at} takes the whole match along"),
                Ok(found) if at + 1 == bytes.len() && found.damage.is_none() => {
                    assert_eq!(
                        &found.record.moves,
                        after.last().unwrap(),
                        "the last end of line is nothing"
                    );
                }
                Ok(found) => {
                    let told = matches!(
                        found.damage,
                        Some(MatchError::Check { line: told } | MatchError::Torn { line: told }) if told == line
                    );
                    assert!(told, "byte {at} of line {line}: {:?}", found.damage);
                    assert_eq!(found.record.moves, after[line - 2], "byte {at}");
                }
            }
        }
    }
}

#[test]
fn lines_that_were_lost_doubled_or_swapped_show() {
    let (bytes, after) = whole();
    let text = String::from_utf8(bytes).unwrap();
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    for nth in 2..lines.len() - 1 {
        let mut lost = lines.clone();
        lost.remove(nth);
        let mut doubled = lines.clone();
        doubled.insert(nth, lines[nth]);
        let mut swapped = lines.clone();
        swapped.swap(nth, nth + 1);
        for (what, lines, line) in [
            ("lost", lost, nth),
            ("doubled", doubled, nth + 1),
            ("swapped", swapped, nth),
        ] {
            let found = read(lines.concat().as_bytes()).unwrap();
            assert_eq!(
                found.damage,
                Some(MatchError::Check { line: line + 1 }),
                "line {nth} {what}"
            );
            assert_eq!(found.record.moves, after[line - 1], "line {nth} {what}");
        }
    }
}

#[test]
fn matches_of_every_version_are_read_and_replay_to_their_end() {
    for (name, version, moves) in [
        ("v1_two_seats_english.match", 1, 176),
        ("v1_three_seats_german.match", 1, 178),
        ("v1_four_seats_english.match", 1, 186),
        ("v2_two_seats_english.match", 2, 176),
    ] {
        let file = read(&sample(name)).unwrap();
        assert_eq!((file.version, file.damage.as_ref()), (version, None), "{name}");
        assert_eq!(file.record.moves.len(), moves, "{name}");
        let end = file.record.replay(dishes()).unwrap();
        assert_eq!(end.to_move(), ToMove::Nobody, "{name}");
        // Written anew it is a match of today, and the same one.
        let today = file.record.to_string();
        assert!(today.starts_with("toque-match 2 "), "{name}");
        assert_eq!(today.parse().as_ref(), Ok(&file.record), "{name}");
    }
    let file = read(&sample("v2_two_seats_english.match")).unwrap();
    assert_eq!(file.note("seed"), Some("5"));
}

#[test]
fn what_is_written_today_is_what_was_always_written_in_this_version() {
    let kept = sample("v2_two_seats_english.match");
    assert_eq!(String::from_utf8(whole().0).unwrap(), String::from_utf8(kept).unwrap());
}

#[test]
fn an_old_match_that_breaks_off_counts_up_to_there() {
    let whole = sample("v1_two_seats_english.match");
    let all = read(&whole).unwrap().record.moves;
    for end in 80..whole.len() {
        let found = read(&whole[..end]).unwrap();
        let moves = &found.record.moves;
        let last_may_differ = moves.len().saturating_sub(1);
        assert_eq!(moves[..last_may_differ], all[..last_may_differ], "{end} bytes");
    }
}

#[test]
fn a_match_that_went_through_another_system_is_the_same() {
    let (bytes, after) = whole();
    let text = String::from_utf8(bytes).unwrap().replace('\n', "\r\n");
    let record: MatchRecord<ALaCarte> = text.parse().unwrap();
    assert_eq!(&record.moves, after.last().unwrap());
}

#[test]
fn a_line_that_is_sound_but_makes_no_sense_ends_what_counts() {
    let setup = read(&sample("v1_two_seats_english.match")).unwrap().record.setup;
    let (mut writer, head) = MatchWriter::<ALaCarte>::begin(&setup);
    let back = writer.back(3);
    let found = read((head + &back).as_bytes()).unwrap();
    let text = "back 3".to_owned();
    assert_eq!(found.damage, Some(MatchError::Move { line: 3, text }));
}
