//! The battle at the buffet in the terminal, as its users watch, replay and measure it.

use std::fs;

use super::{complaint, complaint_of, said, scratch, toque};

/// Watches a match of the buffet with these flags more.
fn watched(flags: &[&str]) -> String {
    said(&toque(&[&["watch", "--game", "buffet"], flags].concat()))
}

/// The lines from the result on that name players.
fn result(text: &str) -> Vec<String> {
    let after = text.split("── The result").nth(1).unwrap();
    let lines = after.lines().filter(|line| line.contains("in sight"));
    lines.map(str::to_owned).collect()
}

#[test]
fn a_match_is_shown_to_its_end_and_the_same_seed_shows_it_again() {
    for (seats, rounds) in [("3", 7), ("4", 12), ("5", 9), ("6", 7)] {
        let flags = ["--seats", seats, "--seed", "7"];
        let first = watched(&flags);
        assert!(
            first.contains(&format!("── Round {rounds} ")) && !first.contains(&format!("── Round {} ", rounds + 1))
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
        "--lang", "de", "watch", "--game", "buffet", "--seats", "6", "--seed", "3", "--why",
    ]));
    for words in [
        "Schlacht am Buffet",
        "── Runde 7 ",
        "geht leer aus.",
        "deckt damit",
        "Das Ergebnis",
        "zu sehen: ",
    ] {
        assert!(told.contains(words), "{words}: {told}");
    }
    for words in ["Round", "plays", "gets", "points", "{$", "{ $", "buffet-"] {
        assert!(!told.contains(words), "{words}: {told}");
    }
}

/// Before the cards are shown a reason would give them away, and so would a hand.
#[test]
fn why_a_card_was_chosen_is_told_when_it_lies_open_and_not_before() {
    let told = watched(&["--seats", "4", "--seed", "5", "--why"]);
    let mut before = "";
    let mut reasons = 0;
    for line in told.lines() {
        if line.starts_with("    (") {
            let open = [" plays ", " swaps ", " keeps all cards"];
            assert!(open.iter().any(|words| before.contains(words)), "{before}\n{line}");
            reasons += 1;
        }
        before = line;
    }
    assert!(reasons > 50, "{reasons}");
    // Whoever thinks the same is named right behind whoever said it, of the same cards turned over.
    let lines: Vec<&str> = told.lines().collect();
    let same = |line: &&str| line.contains("The very same thought");
    let behind = lines.windows(3).filter(|three| same(&three[2]));
    assert!(behind.clone().count() > 10, "{told}");
    assert!(behind.clone().all(|three| three[0].starts_with("    (")), "{told}");
    let silent = watched(&["--seats", "4", "--seed", "5"]);
    assert!(!silent.contains("    ("));
    for words in ["has chosen", "draws a card"] {
        assert!(!told.contains(words), "{words}");
    }
}

#[test]
fn a_saved_match_replays_and_is_recognised_by_itself() {
    let file = scratch("buffet.match");
    let path = file.to_str().unwrap();
    let watched = watched(&["--seats", "5", "--seed", "11", "--save", path]);
    let replayed = said(&toque(&["replay", path]));
    assert!(replayed.contains("moves are within the rules"), "{replayed}");
    let rounds = |text: &str| -> Vec<String> {
        let rounds = text
            .split_once("── Round 1 ")
            .unwrap()
            .1
            .split_once("── The result")
            .unwrap()
            .0;
        // What players say is theirs, and a file does not tell who they were.
        let told = rounds.lines().filter(|line| !line.contains(": – "));
        told.map(str::to_owned).collect()
    };
    assert!(rounds(&watched).len() > 100);
    assert_eq!(rounds(&watched), rounds(&replayed));
    assert_eq!(result(&watched), result(&replayed));
    assert_eq!(result(&said(&toque(&["replay", "--quiet", path]))), result(&watched));
    let german = said(&toque(&["--lang", "de", "replay", "--quiet", path]));
    assert!(german.contains("Schritte sind regelgerecht"), "{german}");
    let told = complaint(&["--dishes", "assets/dishes.ron", "replay", path], 1);
    assert!(
        told.contains("Battle at the Buffet") && told.contains("leave --dishes out"),
        "{told}"
    );
}

#[test]
fn a_damaged_match_is_replayed_up_to_the_damage_and_a_wrong_move_is_named() {
    let file = scratch("buffet-damaged.match");
    let path = file.to_str().unwrap();
    watched(&["--seed", "3", "--save", path]);
    let whole = fs::read_to_string(&file).unwrap();
    fs::write(&file, &whole[..whole.len() / 2]).unwrap();
    let output = toque(&["replay", path]);
    let shown = String::from_utf8(output.stdout.clone()).unwrap();
    assert!(
        shown.contains("── Round 2 ") && !shown.contains("The result"),
        "{shown}"
    );
    let told = complaint_of(&output);
    assert!(
        told.contains("Only its first ") && told.contains("breaks off"),
        "{told}"
    );
    fs::write(&file, "toque-match 1 buffet\nseats:3\nplate cheese 4\n").unwrap();
    let told = complaint(&["replay", "--quiet", path], 1);
    assert!(
        told.contains("“plate cheese 4”") && told.contains("waiting for something else"),
        "{told}"
    );
    fs::write(&file, "toque-match 1 buffet\nseats:9\n").unwrap();
    let told = complaint(&["--lang", "de", "replay", path], 1);
    assert!(told.contains("Platz für 3 bis 6 Mäuse, nicht für 9"), "{told}");
}

#[test]
fn the_flags_at_the_end_give_the_same_match_again() {
    let first = watched(&["--players", "three-star:mean,greedy,random,commis", "--seed", "12"]);
    let flags = first.lines().last().unwrap().split("toque ").nth(1).unwrap();
    assert_eq!(first, said(&toque(&flags.split(' ').collect::<Vec<_>>())));
    assert!(
        first.contains("Anouk: three-star chef, mean") && first.contains("Bruno: follows its nose"),
        "{first}"
    );
}

#[test]
fn wrong_names_of_games_and_flags_of_another_game_get_a_good_answer() {
    let cases = [
        (
            vec!["watch", "--game", "bufet"],
            "Did you mean buffet?\nPossible: a-la-carte, buffet, luigi.",
        ),
        (
            vec!["watch", "--game", "kitchen-chaos"],
            "“kitchen-chaos” does not fit --game <GAME>.\nPossible: a-la-carte",
        ),
        (
            vec!["--lang", "de", "watch", "--game", "schach"],
            "Möglich: a-la-carte, buffet, luigi.",
        ),
        (
            vec!["watch", "--game", "buffet", "--seats", "2"],
            "Possible: 3, 4, 5 or 6.",
        ),
        (
            vec!["watch", "--game=buffet", "--players", "greedy,random"],
            "for each of 3 to 6 seats",
        ),
        (
            vec!["watch", "--game", "buffet", "--house", "german"],
            "--house is only for À la carte, not for Battle at the Buffet.",
        ),
        (
            vec!["--lang", "de", "watch", "--game", "buffet", "--quick"],
            "--quick gibt es nur bei „À la carte“, nicht bei „Schlacht am Buffet“.",
        ),
        (
            vec!["--dishes", "assets/dishes.ron", "watch", "--game", "buffet"],
            "--dishes is only for À la carte",
        ),
    ];
    for (args, expected) in cases {
        let complaint = complaint(&args, 2);
        assert!(complaint.contains(expected), "{args:?}: {complaint}");
        assert!(complaint.contains("toque watch --help"), "{args:?}: {complaint}");
    }
    let told = complaint(&["duel", "--game", "buffet", "--physics"], 2);
    assert!(told.contains("--physics is only for À la carte"), "{told}");
    // With its own name À la carte is what it is without.
    let named = said(&toque(&["watch", "--game", "a-la-carte", "--quick", "--seed", "7"]));
    assert_eq!(named, said(&toque(&["watch", "--quick", "--seed", "7"])));
    let help = said(&toque(&["--lang", "de", "watch", "--game", "buffet", "--help"]));
    assert!(
        help.contains("--game <SPIEL>") && help.contains("3 bis 6 (sonst 5)"),
        "{help}"
    );
}

#[test]
fn a_reader_who_leaves_early_is_no_failure_and_the_match_is_saved() {
    let file = scratch("buffet-unread.match");
    let _ = fs::remove_file(&file);
    let (program, path) = (env!("CARGO_BIN_EXE_toque"), file.to_str().unwrap());
    let script =
        format!("set -o pipefail; '{program}' watch --game buffet --seed 1 --save '{path}' | head -n 3 >/dev/null");
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
        let flags = ["duel", "--game", "buffet", "--players", "commis,greedy,random,random"];
        let more = ["--games", "30", "--threads", threads, "--json"];
        said(&toque(&[&flags[..], &more[..]].concat()))
    };
    let json = duel("1");
    assert_eq!(json, duel("2"));
    assert!(
        json.contains("\"player\": \"commis:careful\"")
            && json.contains("\"mean_hungry\"")
            && json.contains("\"games\": 30"),
        "{json}"
    );
    let ladder = said(&toque(&["--lang", "de", "duel", "--game", "buffet", "--games", "2"]));
    assert_eq!(ladder.matches("2 Partien zu 5").count(), 5, "{ladder}");
    assert!(
        ladder.contains("Siege nach Platz") && ladder.contains("9,0 Runden"),
        "{ladder}"
    );
}

#[test]
fn the_balance_is_told_plate_by_plate() {
    let told = said(&toque(&[
        "balance", "--game", "buffet", "--games", "6", "--level", "commis",
    ]));
    assert!(
        told.contains("6 even games of 5") && told.contains("Par is 20.0 %"),
        "{told}"
    );
    assert_eq!(told.lines().filter(|line| line.starts_with("| ")).count(), 37, "{told}");
    let folder = scratch("buffet-plots");
    let three = said(&toque(&[
        "--lang",
        "de",
        "balance",
        "--game",
        "buffet",
        "--seats",
        "3",
        "--games",
        "2",
        "--plots",
        folder.to_str().unwrap(),
    ]));
    assert!(
        three.contains("2 ausgeglichene Partien zu 3") && three.contains("| Käse 5 |"),
        "{three}"
    );
    assert!(
        fs::read_to_string(folder.join("buffet_brings.svg"))
            .unwrap()
            .contains("<svg")
    );
}
