//! Da Luigi in the terminal, as its users watch, replay and measure it.

use std::fs;

use super::{complaint, complaint_of, said, scratch, toque};

/// Watches an evening at Luigi's with these flags more.
fn watched(flags: &[&str]) -> String {
    said(&toque(&[&["watch", "--game", "luigi"], flags].concat()))
}

/// Quick players, so that a test need not wait for anybody to think.
const QUICK: [&str; 2] = ["--players", "greedy,apprentice:mean,random,commis:greedy"];

/// The lines from the result on that name players.
fn result(text: &str) -> Vec<String> {
    let after = text.split("── The result").nth(1).unwrap();
    let lines = after.lines().filter(|line| line.contains(" fed"));
    lines.map(str::to_owned).collect()
}

#[test]
fn a_match_is_shown_to_its_end_and_the_same_seed_shows_it_again() {
    for seats in ["2", "3", "4"] {
        let flags = ["--seats", seats, "--seed", "7"];
        let first = watched(&flags);
        assert!(
            first.contains("── Turn 15 ") && first.contains("Closing time"),
            "{first}"
        );
        assert_eq!(result(&first).len().to_string(), seats, "{first}");
        assert!(!first.contains('\u{1b}'), "colours");
        assert_eq!(first, watched(&flags));
    }
    assert_ne!(watched(&["--seed", "7"]), watched(&["--seed", "8"]));
}

#[test]
fn it_is_told_in_german_too() {
    let told = said(&toque(&[
        "--lang", "de", "watch", "--game", "luigi", "--seats", "3", "--seed", "3", "--why",
    ]));
    for words in [
        "Toque · Da Luigi",
        "── Zug 9 ",
        "Herein kommt d",
        "knallt bei",
        "putzt den Teller leer",
        "landet bei",
        "Feierabend",
        "Das Ergebnis",
        "Gäste wurden satt",
    ] {
        assert!(told.contains(words), "{words}: {told}");
    }
    for words in ["── Turn", "brings", "waits", "points", "{$", "{ $", "luigi-"] {
        assert!(!told.contains(words), "{words}: {told}");
    }
    // Within a sentence a guest's article is written small.
    for verb in ["Herein kommt", "bekommt", "rückt", "und"] {
        for article in ["Der", "Die", "Das"] {
            let words = format!("{verb} {article} ");
            assert!(!told.contains(&words), "{words}: {told}");
        }
    }
}

/// What is on the table is drawn at the beginning of each turn, and nothing of it is lost in between: as many guests come in as
/// find a house.
#[test]
fn every_guest_who_comes_in_is_kept_or_sent_on() {
    let told = watched(&[&QUICK[..], &["--seed", "5"]].concat());
    let count = |words: &str| told.matches(words).count();
    assert!(count("    In comes ") > 30, "{told}");
    let placed = count(" gladly keeps ") + count(" is sent on to ");
    assert_eq!(count("    In comes "), placed, "{told}");
    assert_eq!(count("── Turn "), count("  Market  "), "{told}");
}

#[test]
fn why_it_was_done_is_told_only_when_it_is_asked_for_and_not_twice_in_a_row() {
    let told = watched(&["--seats", "3", "--seed", "16", "--why"]);
    let thoughts: Vec<_> = told.lines().filter(|line| line.starts_with("    (")).collect();
    assert!(thoughts.len() > 50, "{told}");
    assert!(!told.contains("nothing to think about"), "{told}");
    let lines: Vec<_> = told.lines().collect();
    // Whoever pays several clocks with the same guest says so once.
    for turn in told.split("── Turn ") {
        let thoughts: Vec<_> = turn.lines().filter(|line| line.starts_with("    (")).collect();
        let again = |two: &[&str]| two[0] == two[1] && two[0].contains("patience");
        assert!(!thoughts.windows(2).any(again), "{turn}");
    }
    let silent = watched(&["--seats", "3", "--seed", "16"]);
    assert!(!silent.contains("    ("));
    let without: Vec<_> = lines.into_iter().filter(|line| !line.starts_with("    (")).collect();
    // Whoever explains themselves plays no other match.
    assert_eq!(result(&silent), result(&told));
    assert!(without.len() >= silent.lines().count());
}

#[test]
fn a_saved_match_replays_and_is_recognised_by_itself() {
    let file = scratch("luigi.match");
    let path = file.to_str().unwrap();
    let watched = watched(&[&QUICK[..], &["--seed", "11", "--save", path]].concat());
    let replayed = said(&toque(&["replay", path]));
    assert!(replayed.contains("moves are within the rules"), "{replayed}");
    let turns = |text: &str| -> Vec<String> {
        let (_, after) = text.split_once("── Turn 1 ").unwrap();
        let (turns, _) = after.split_once("── The result").unwrap();
        // What players say is theirs, and a file does not tell who they were.
        let told = turns.lines().filter(|line| !line.contains(": – "));
        told.map(str::to_owned).collect()
    };
    assert!(turns(&watched).len() > 200);
    assert_eq!(turns(&watched), turns(&replayed));
    assert_eq!(result(&watched), result(&replayed));
    assert_eq!(result(&said(&toque(&["replay", "--quiet", path]))), result(&watched));
    let german = said(&toque(&["--lang", "de", "replay", "--quiet", path]));
    assert!(german.contains("Schritte sind regelgerecht"), "{german}");
    let told = complaint(&["--dishes", "assets/dishes.ron", "replay", path], 1);
    assert!(
        told.contains("Da Luigi") && told.contains("leave --dishes out"),
        "{told}"
    );
}

#[test]
fn a_damaged_match_is_replayed_up_to_the_damage_and_a_wrong_move_is_named() {
    let file = scratch("luigi-damaged.match");
    let path = file.to_str().unwrap();
    watched(&[&QUICK[..], &["--seed", "3", "--save", path]].concat());
    let whole = fs::read_to_string(&file).unwrap();
    fs::write(&file, &whole[..whole.len() / 2]).unwrap();
    let output = toque(&["replay", path]);
    let shown = String::from_utf8(output.stdout.clone()).unwrap();
    assert!(shown.contains("── Turn 2 ") && !shown.contains("The result"), "{shown}");
    let told = complaint_of(&output);
    assert!(
        told.contains("Only its first ") && told.contains("breaks off"),
        "{told}"
    );
    let guests = rules::luigi::GuestBook::standard().fingerprint();
    fs::write(&file, format!("toque-match 1 luigi\nseats:3 guests:{guests}\npass\n")).unwrap();
    let told = complaint(&["replay", "--quiet", path], 1);
    assert!(
        told.contains("“pass”") && told.contains("waiting for something else"),
        "{told}"
    );
    fs::write(&file, format!("toque-match 1 luigi\nseats:5 guests:{guests}\n")).unwrap();
    let told = complaint(&["--lang", "de", "replay", path], 1);
    assert!(told.contains("Platz für 2 bis 4 Wirte, nicht für 5"), "{told}");
    fs::write(&file, "toque-match 1 luigi\nseats:3 guests:0123456789abcdef\n").unwrap();
    assert!(complaint(&["replay", path], 1).contains("with other guests"));
}

#[test]
fn the_flags_at_the_end_give_the_same_match_again() {
    let first = watched(&["--players", "chef:mean,greedy,random", "--seed", "12"]);
    let flags = first.lines().last().unwrap().split("toque ").nth(1).unwrap();
    assert_eq!(first, said(&toque(&flags.split(' ').collect::<Vec<_>>())));
    assert!(
        first.contains("Anouk: chef, mean") && first.contains("Bruno: follows its nose"),
        "{first}"
    );
}

#[test]
fn seats_and_flags_that_do_not_fit_get_a_good_answer() {
    let cases = [
        (vec!["watch", "--game", "luigi", "--seats", "5"], "Possible: 2, 3 or 4."),
        (
            vec!["watch", "--game=luigi", "--players", "greedy"],
            "for each of 2 to 4 seats",
        ),
        (
            vec!["watch", "--game", "luigi", "--house", "german"],
            "--house is only for À la carte, not for Da Luigi.",
        ),
        (
            vec!["--dishes", "assets/dishes.ron", "watch", "--game", "luigi"],
            "--dishes is only for À la carte",
        ),
    ];
    for (args, expected) in cases {
        let complaint = complaint(&args, 2);
        assert!(complaint.contains(expected), "{args:?}: {complaint}");
    }
    let help = said(&toque(&["--lang", "de", "watch", "--game", "luigi", "--help"]));
    assert!(help.contains("Wie viele Wirte: 2, 3 oder 4 (sonst 4)"), "{help}");
}

#[test]
fn a_reader_who_leaves_early_is_no_failure_and_the_match_is_saved() {
    let file = scratch("luigi-unread.match");
    let _ = fs::remove_file(&file);
    let (program, path) = (env!("CARGO_BIN_EXE_toque"), file.to_str().unwrap());
    let script = format!(
        "set -o pipefail; '{program}' watch --game luigi --seats 2 --seed 1 --save '{path}' | head -n 3 >/dev/null"
    );
    let output = std::process::Command::new("bash")
        .args(["-c", &script])
        .output()
        .unwrap();
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
    let replayed = said(&toque(&["replay", "--quiet", path]));
    assert!(
        replayed.contains("within the rules") && !replayed.contains("not over yet"),
        "{replayed}"
    );
}

#[test]
fn a_tournament_is_the_same_on_any_number_of_threads() {
    let duel = |threads: &str| {
        let flags = ["duel", "--game", "luigi", "--players", "commis,greedy,random"];
        let more = ["--games", "20", "--threads", threads, "--json"];
        said(&toque(&[&flags[..], &more[..]].concat()))
    };
    let json = duel("1");
    assert_eq!(json, duel("2"));
    for words in [
        "\"player\": \"commis:careful\"",
        "\"mean_left\"",
        "\"mean_turns\"",
        "\"mean_welcomes\"",
        "\"games\": 20",
    ] {
        assert!(json.contains(words), "{words}: {json}");
    }
    let table = said(&toque(&[
        "--lang",
        "de",
        "duel",
        "--game",
        "luigi",
        "--players",
        "greedy,random",
        "--games",
        "10",
    ]));
    assert!(
        table.contains("10 Partien zu 2") && table.contains("hinaus") && table.contains("-mal neue Gäste"),
        "{table}"
    );
}

#[test]
fn the_balance_is_told_guest_by_guest_and_special_by_special() {
    let told = said(&toque(&[
        "balance", "--game", "luigi", "--games", "6", "--level", "commis",
    ]));
    assert!(
        told.contains("6 even games of 4") && told.contains("Par is 25.0 %"),
        "{told}"
    );
    let specials = told.lines().filter(|line| line.starts_with("| ")).count();
    assert!(specials > 2 + 7 + 10, "{told}");
    for words in [
        "| 1 cube | ",
        "| 4 cubes | ",
        "| leaves a lemon | ",
        "| brings a friend | ",
    ] {
        assert!(told.contains(words), "{words}: {told}");
    }
    // A lemon never helps whoever gets it, and nobody declines flowers.
    let effect = |special: &str| told.lines().find(|line| line.starts_with(special)).unwrap();
    assert!(effect("| leaves a lemon |").ends_with("| 0 % | 100 % |"), "{told}");
    assert!(effect("| brings flowers |").ends_with("| 100 % | 0 % |"), "{told}");
    let folder = scratch("luigi-plots");
    let two = said(&toque(&[
        "--lang",
        "de",
        "balance",
        "--game",
        "luigi",
        "--seats",
        "2",
        "--level",
        "apprentice",
        "--games",
        "2",
        "--plots",
        folder.to_str().unwrap(),
    ]));
    assert!(
        two.contains("2 ausgeglichene Partien zu 2") && two.contains("| bringt Blumen mit |"),
        "{two}"
    );
    assert!(
        fs::read_to_string(folder.join("luigi_brings.svg"))
            .unwrap()
            .contains("<svg")
    );
}
