//! The same recording gives the same bits: after other gestures, on another table, in another process.

#![expect(clippy::unwrap_used, reason = "a test may fail loudly")]

use std::process::Command;

use physics::lab::hands::{FlipHand, Flipper, PourHand, ThrowHand};
use physics::{HeadlessTable, PhysicsConfig, Recording, RecordingError, Report, StageError};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use rules::a_la_carte::Condiment;

/// Set for the second process: what it prints is compared.
const CHILD: &str = "TOQUE_REPLAY_CHILD";

fn table() -> HeadlessTable {
    HeadlessTable::new(PhysicsConfig::built_in().unwrap(), 2, 11)
}

/// A pour, a flip and a throw, one after the other on one table.
fn recordings() -> Vec<Recording> {
    let mut table = table();
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let mut kept = Vec::new();
    table
        .pour(Condiment::Paprika, 1, &mut PourHand::plain(170.0, 0.6))
        .unwrap();
    kept.extend(table.last_recording().cloned());
    table
        .flip(&mut Flipper::new(FlipHand::practised(0.1, Some(0.4), &mut rng)))
        .unwrap();
    kept.extend(table.last_recording().cloned());
    table.throw(&mut ThrowHand::natural(&mut rng)).unwrap();
    kept.extend(table.last_recording().cloned());
    kept
}

#[test]
fn a_recording_replays_to_the_same_bits_on_any_table() {
    let kept = recordings();
    assert_eq!(kept.len(), 3);
    assert!(kept.iter().all(|recording| recording.end != 0));
    let mut fresh = table();
    // Backwards, so that each is preceded by something else than when it was made.
    for recording in kept.iter().rev() {
        let text = recording.to_text().unwrap();
        let read = Recording::from_text(&text).unwrap();
        assert_eq!(&read, recording, "the text keeps every bit");
        fresh.replay(&read).unwrap();
        assert_eq!(fresh.last_recording().unwrap().end, recording.end);
    }
}

#[test]
fn a_replayed_pour_reports_the_same_poses_bit_by_bit() {
    let mut table = table();
    let first = table
        .pour(Condiment::Herbs, 0, &mut PourHand::plain(180.0, 0.4))
        .unwrap();
    let recording = table.last_recording().unwrap().clone();
    let Report::Pour(second) = table.replay(&recording).unwrap() else {
        panic!("not a pour")
    };
    assert_eq!(first.left.len(), second.left.len());
    for ((piece, pose), (other, again)) in first.left.iter().zip(&second.left) {
        assert_eq!(piece, other);
        assert_eq!(pose.bits(), again.bits());
    }
    assert_eq!(first, second);
}

#[test]
fn two_processes_agree_to_the_bit() {
    let ends: Vec<String> = recordings()
        .iter()
        .map(|recording| format!("end {:016x}", recording.end))
        .collect();
    if std::env::var_os(CHILD).is_some() {
        println!("{}", ends.join("\n"));
        return;
    }
    let child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "two_processes_agree_to_the_bit", "--nocapture"])
        .env(CHILD, "1")
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&child.stdout);
    let theirs: Vec<&str> = said.lines().filter(|line| line.starts_with("end ")).collect();
    assert_eq!(theirs, ends, "{said}");
}

#[test]
fn a_recording_of_other_numbers_is_refused() {
    let recording = recordings().remove(2);
    let mut config = PhysicsConfig::built_in().unwrap();
    config.die.friction += 0.01;
    let mut other = HeadlessTable::new(config, 2, 1);
    assert_eq!(
        other.replay(&recording),
        Err(StageError::Recording(RecordingError::Numbers))
    );
    let text = recording.to_text().unwrap().replacen("version: 1", "version: 99", 1);
    assert_eq!(Recording::from_text(&text), Err(RecordingError::Version { found: 99 }));
    let broken = text.replacen("wishes", "wishbone", 1);
    assert!(matches!(
        Recording::from_text(&broken),
        Err(RecordingError::Syntax { .. })
    ));
}
