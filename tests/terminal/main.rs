//! The program as its users run it, in a terminal.

#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a test that meets something unforeseen fails loudly"
)]

mod buffet;
mod luigi;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use toque::shelf::GameName;
use toque::texts::{Language, Texts};

fn toque(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_toque"));
    command
        .args(args)
        .env("LANG", "en_GB.UTF-8")
        .env_remove("LC_ALL")
        .env_remove("LANGUAGE")
        // With a display it would open a window.
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY");
    command.output().expect("the program runs")
}

fn said(output: &Output) -> String {
    assert!(output.status.success(), "{output:?}");
    assert!(output.stderr.is_empty(), "{output:?}");
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// What the program complains of; `code` is 2 where the command line is at fault and 1 where something else is.
fn complaint(args: &[&str], code: i32) -> String {
    let output = toque(args);
    assert_eq!(output.status.code(), Some(code), "{args:?}: {output:?}");
    assert!(output.stdout.is_empty(), "{args:?}: {output:?}");
    String::from_utf8(output.stderr).unwrap()
}

/// What the program complains of after it has already shown something.
fn complaint_of(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    String::from_utf8(output.stderr.clone()).unwrap()
}

fn scratch(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    fs::create_dir_all(&folder).unwrap();
    folder.join(name)
}

#[test]
fn a_match_is_shown_to_its_end_and_the_same_seed_shows_it_again() {
    let first = said(&toque(&["watch", "--quick", "--seed", "7"]));
    assert!(first.contains("Turn 1 · Anouk"));
    assert!(first.contains("The result"));
    assert_eq!(first, said(&toque(&["watch", "--quick", "--seed", "7"])));
    assert_ne!(first, said(&toque(&["watch", "--quick", "--seed", "8"])));
}

#[test]
fn every_game_that_can_be_asked_for_is_the_one_that_is_played() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        for game in GameName::IN_TERMINAL {
            let flags = ["--lang", language.code(), "watch", "--game", game.word(), "--seed", "7"];
            // Where there is physics, it is not wanted here.
            let quick: &[&str] = if game == GameName::ALaCarte { &["--quick"] } else { &[] };
            let told = said(&toque(&[&flags, quick].concat()));
            let title = told.lines().nth(1).unwrap();
            assert!(title.contains(&texts.line(game.word())), "{title}");
            let again = told.lines().last().unwrap();
            assert!(
                game == GameName::ALaCarte || again.contains(&format!("--game {}", game.word())),
                "{again}"
            );
        }
    }
}

#[test]
fn what_is_piped_away_has_no_colours() {
    assert!(!said(&toque(&["watch", "--quick", "--seed", "7"])).contains('\u{1b}'));
}

#[test]
fn a_saved_match_replays_and_is_checked() {
    let file = scratch("sound.match");
    let path = file.to_str().unwrap();
    let watched = said(&toque(&[
        "watch", "--quick", "--seats", "3", "--house", "german", "--seed", "3", "--save", path,
    ]));
    let replayed = said(&toque(&["replay", path]));
    let turns = |text: &str| {
        text.lines()
            .filter(|line| line.contains("Turn "))
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    assert!(turns(&watched).len() > 5);
    assert_eq!(turns(&watched), turns(&replayed));
    assert!(replayed.contains("moves are within the rules"), "{replayed}");
    let result = |text: &str| {
        text.split("The result")
            .nth(1)
            .unwrap()
            .lines()
            .take(4)
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    assert_eq!(result(&watched), result(&replayed));
}

#[test]
fn a_match_that_was_tampered_with_is_refused_at_the_line_or_at_the_move() {
    let file = scratch("tampered.match");
    let path = file.to_str().unwrap();
    said(&toque(&["watch", "--quick", "--seed", "3", "--save", path]));
    let text = fs::read_to_string(&file).unwrap();
    let first_roll = text.find("rolled").unwrap();
    let line = text[..first_roll].lines().count() + 1;
    let tampered = format!("{}landed picture\n{}", &text[..first_roll], &text[first_roll..]);
    fs::write(&file, &tampered).unwrap();
    let told = complaint(&["replay", "--quiet", path], 1);
    assert!(
        told.contains(&format!("Line {line}")) && told.contains("not what was written"),
        "{told}"
    );
    // Without checks, as files were at first and as people write them, the rules still notice.
    let unchecked: Vec<&str> = tampered.lines().map(|line| line.split(" #").next().unwrap()).collect();
    let unchecked = unchecked.join("\n").replace("toque-match 2", "toque-match 1");
    fs::write(&file, unchecked.replace("note seed 3\n", "")).unwrap();
    let told = complaint(&["replay", "--quiet", path], 1);
    assert!(
        told.contains("landed picture") && told.contains("against the rules"),
        "{told}"
    );
}

#[test]
fn a_damaged_match_is_replayed_up_to_the_damage() {
    let file = scratch("damaged.match");
    let path = file.to_str().unwrap();
    said(&toque(&["watch", "--quick", "--seed", "3", "--save", path]));
    let whole = fs::read(&file).unwrap();
    fs::write(&file, &whole[..whole.len() / 2]).unwrap();
    let output = toque(&["replay", path]);
    assert_eq!(output.status.code(), Some(1));
    let (shown, told) = (
        String::from_utf8(output.stdout).unwrap(),
        String::from_utf8(output.stderr).unwrap(),
    );
    assert!(shown.contains("Turn 3 ") && !shown.contains("The result"), "{shown}");
    assert!(
        told.contains("Only its first ") && told.contains("breaks off"),
        "{told}"
    );
    let german = toque(&["--lang", "de", "replay", "--quiet", path]);
    assert!(
        String::from_utf8(german.stderr)
            .unwrap()
            .contains("bricht die Datei ab")
    );
}

/// Killed without a word while another wants to write the same file.
#[test]
fn a_match_that_is_being_saved_is_not_overwritten_and_survives_a_kill() {
    let file = scratch("in-use.match");
    let _ = fs::remove_file(&file);
    let path = file.to_str().unwrap();
    let mut slow = Command::new(env!("CARGO_BIN_EXE_toque"))
        .args(["watch", "--quick", "--seed", "1", "--pause", "60000", "--save", path])
        .stdout(std::process::Stdio::null())
        .spawn()
        .unwrap();
    // It waits after the first turn has begun; what it has played until then is on the disk.
    while !fs::read_to_string(&file).is_ok_and(|text| text.contains("dish ")) {
        assert!(slow.try_wait().unwrap().is_none(), "it ended");
        std::thread::yield_now();
    }
    let told = complaint_of(&toque(&["watch", "--quick", "--seed", "2", "--save", path]));
    assert!(told.contains("Another Toque is writing"), "{told}");
    slow.kill().unwrap();
    slow.wait().unwrap();
    assert!(said(&toque(&["replay", "--quiet", path])).contains("not over yet"));
    said(&toque(&["watch", "--quick", "--seed", "2", "--save", path]));
    assert!(said(&toque(&["replay", "--quiet", path])).contains("within the rules"));
}

#[test]
fn a_disk_that_is_full_is_told_of_and_what_was_saved_before_can_be_replayed() {
    let told = complaint_of(&toque(&["watch", "--quick", "--seed", "1", "--save", "/dev/full"]));
    assert!(told.contains("/dev/full cannot be written (No space left"), "{told}");
    // A file that may not grow beyond a block or two, as on a disk that becomes full.
    let file = scratch("full.match");
    let (program, path) = (env!("CARGO_BIN_EXE_toque"), file.to_str().unwrap());
    let script = format!("trap '' XFSZ; ulimit -f 1; '{program}' watch --quick --seed 1 --save '{path}' >/dev/null");
    let output = Command::new("bash")
        .args(["-c", &script])
        .env("LC_ALL", "C")
        .output()
        .unwrap();
    assert!(complaint_of(&output).contains("cannot be written"), "{output:?}");
    let replayed = toque(&["replay", path]);
    assert!(String::from_utf8(replayed.stdout).unwrap().contains("Turn 2 "));
    assert!(String::from_utf8(replayed.stderr).unwrap().contains("breaks off"));
}

#[test]
fn files_without_end_and_folders_are_refused() {
    assert!(complaint(&["replay", "/dev/zero"], 1).contains("far too large"));
    assert!(complaint(&["--dishes", "/dev/zero", "watch"], 1).contains("far too large"));
    assert!(complaint(&["replay", "src"], 1).contains("cannot be read"));
    let deep = scratch("deep.ron");
    fs::write(&deep, "(".repeat(1 << 20)).unwrap();
    assert!(complaint(&["--dishes", deep.to_str().unwrap(), "watch"], 1).contains("Line 1"));
}

#[test]
fn a_match_that_the_game_has_kept_is_replayed_by_its_number() {
    let home = scratch("kept-home");
    let matches = home.join("toque/matches");
    let _ = fs::remove_dir_all(&home);
    fs::create_dir_all(&matches).unwrap();
    for (seed, name) in [("1", "0001.match"), ("2", "0002.match")] {
        let path = matches.join(name);
        said(&toque(&[
            "watch",
            "--quick",
            "--seed",
            seed,
            "--save",
            path.to_str().unwrap(),
        ]));
    }
    let replay = |word: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_toque"));
        command.args(["replay", "--quiet", word]).env("LC_ALL", "C");
        said(&command.env("XDG_DATA_HOME", &home).output().unwrap())
    };
    assert_eq!(replay("last"), replay("2"));
    assert_ne!(replay("1"), replay("2"));
    let replay_in = |home: Option<&Path>| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_toque"));
        command.args(["replay", "last"]).env_clear();
        command.envs(home.map(|home| ("XDG_DATA_HOME", home)));
        complaint_of(&command.output().unwrap())
    };
    let told = replay_in(None);
    assert!(told.contains("Set HOME or XDG_DATA_HOME"), "{told}");
    let told = replay_in(Some(&home.join("empty")));
    assert!(told.contains("empty/toque/matches"), "{told}");
}

#[test]
fn a_match_of_a_game_without_a_table_says_so() {
    let file = scratch("no-table.match");
    let path = file.to_str().unwrap();
    fs::write(&file, "toque-match 1 kitchen_chaos\nseats:3\n").unwrap();
    let told = complaint(&["replay", path], 1);
    assert!(
        told.contains("match of Kitchen Chaos") && told.contains("no table for that game yet"),
        "{told}"
    );
    let told = complaint(&["--lang", "de", "replay", path], 1);
    assert!(
        told.contains("„Küchenchaos“") && told.contains("noch keinen Tisch"),
        "{told}"
    );
    fs::write(&file, "toque-match 1 mikado\nseats:3\n").unwrap();
    assert!(complaint(&["replay", path], 1).contains("another game (“mikado”)"));
}

#[test]
fn half_a_match_is_replayed_as_far_as_it_goes() {
    let file = scratch("half.match");
    let path = file.to_str().unwrap();
    said(&toque(&["watch", "--quick", "--seed", "3", "--save", path]));
    let text = fs::read_to_string(&file).unwrap();
    let lines: Vec<_> = text.lines().collect();
    fs::write(&file, lines[..lines.len() / 2].join("\n")).unwrap();
    assert!(said(&toque(&["replay", "--quiet", path])).contains("not over yet"));
}

#[test]
fn files_that_are_no_match_and_files_that_are_not_there() {
    let garbage = scratch("garbage.match");
    fs::write(&garbage, [0xff, 0xfe, 0x00]).unwrap();
    assert!(complaint(&["replay", garbage.to_str().unwrap()], 1).contains("is not a text file"));
    assert!(complaint(&["replay", "Cargo.toml"], 1).contains("not a Toque match"));
    assert!(complaint(&["replay", "no-such-file"], 1).contains("cannot be read"));
    let folder = scratch("no/such/folder/evening.match");
    assert!(
        String::from_utf8(toque(&["watch", "--quick", "--seed", "1", "--save", folder.to_str().unwrap()]).stderr)
            .unwrap()
            .contains("cannot be written")
    );
}

#[test]
fn a_table_of_dishes_of_ones_own_is_cooked_from_or_refused_with_its_line() {
    let standard = fs::read_to_string("assets/dishes.ron").unwrap();
    let own = scratch("own.ron");
    let path = own.to_str().unwrap();
    fs::write(&own, standard.replace("Walrus in Burgundy", "Walrus in Pyjamas")).unwrap();
    assert!(said(&toque(&["watch", "--quick", "--seed", "1", "--dishes", path])).contains("Walrus in Pyjamas"));
    fs::write(&own, standard.replacen("points: 3", "points: 9", 1)).unwrap();
    let complaint = complaint(&["--dishes", path, "watch"], 1);
    assert!(
        complaint.contains("walrus_in_burgundy") && complaint.contains("field points"),
        "{complaint}"
    );
    let line = standard
        .lines()
        .position(|line| line.contains("Walrus in Burgundy"))
        .unwrap()
        + 1;
    assert!(complaint.contains(&format!("Line {line}")), "{complaint}");
}

#[test]
fn wrong_flags_get_a_good_answer() {
    let cases = [
        (vec!["watch", "--sets", "3"], "Did you mean --seats?"),
        (vec!["wach"], "Did you mean watch?"),
        (vec!["watch", "--seats", "5"], "Possible: 2, 3 or 4."),
        (vec!["watch", "--house", "french"], "Possible: english, german"),
        (vec!["watch", "--players", "greedy"], "for each of 2 to 4 seats"),
        (vec!["watch", "--seed"], "--seed <NUMBER> needs a value."),
        (vec!["watch", "--seed", "-1"], "“-1” does not fit --seed"),
        (
            vec!["watch", "--seats", "3", "--players", "greedy,random"],
            "cannot be used together",
        ),
        (vec!["watch", "--seats", "3", "--seats", "4"], "only once"),
        (vec!["watch", "evening.match"], "“evening.match” is not expected here."),
        (vec!["replay"], "<FILE> is missing."),
        (vec!["--lang", "fr"], "Possible: en or de."),
        (vec!["--lang", "de", "watch", "--seats", "9"], "Möglich: 2, 3 oder 4."),
    ];
    for (args, expected) in cases {
        let complaint = complaint(&args, 2);
        assert!(complaint.contains(expected), "{args:?}: {complaint}");
        let help = if args.contains(&"watch") {
            "toque watch --help"
        } else {
            "--help"
        };
        assert!(complaint.contains(help), "{args:?}: {complaint}");
    }
}

#[test]
fn help_is_there_in_both_languages() {
    let english = said(&toque(&["watch", "--help"]));
    let german = said(&toque(&["--lang=de", "watch", "--help"]));
    assert!(english.contains("Usage: toque watch") && german.contains("Aufruf: toque watch"));
    for flag in [
        "--seats",
        "--players",
        "--seed",
        "--house",
        "--save",
        "--pause",
        "--dishes",
        "--lang",
        "--help",
    ] {
        assert!(english.contains(flag) && german.contains(flag), "{flag}");
    }
    for word in ["Usage", "Options", "Print", "possible values"] {
        assert!(!german.contains(word), "{word} in {german}");
    }
}

#[test]
fn the_language_follows_the_system() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_toque"));
    let german = command
        .args(["watch", "--quick", "--seed", "1"])
        .env("LC_ALL", "de_AT.UTF-8")
        .output()
        .unwrap();
    assert!(said(&german).contains("Das Ergebnis"));
}

#[test]
fn a_reader_who_leaves_early_is_no_failure() {
    let program = env!("CARGO_BIN_EXE_toque");
    let script = format!("set -o pipefail; '{program}' watch --quick --seed 1 | head -n 3 >/dev/null");
    let output = Command::new("bash").args(["-c", &script]).output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
}

#[test]
fn a_match_is_saved_even_if_nobody_reads_to_its_end() {
    let file = scratch("unread.match");
    let _ = fs::remove_file(&file);
    let (program, path) = (env!("CARGO_BIN_EXE_toque"), file.to_str().unwrap());
    let script = format!("'{program}' watch --quick --seed 1 --save '{path}' | head -n 3 >/dev/null");
    assert!(Command::new("bash").args(["-c", &script]).status().unwrap().success());
    assert!(said(&toque(&["replay", "--quiet", path])).contains("within the rules"));
}

#[test]
fn without_a_command_a_match_begins() {
    let played = said(&toque(&[]));
    assert!(
        played.contains("no display") && played.contains("The result"),
        "{played}"
    );
}

#[test]
fn the_flags_at_the_end_give_the_same_match_again() {
    let first = said(&toque(&[
        "watch",
        "--players",
        "chef:mean,greedy,commis",
        "--house",
        "dishes:3",
        "--seed",
        "11",
    ]));
    let flags = first.lines().last().unwrap().split("toque ").nth(1).unwrap();
    let again = said(&toque(&flags.split(' ').collect::<Vec<_>>()));
    assert_eq!(first, again);
    assert!(first.contains("chef, mean"));
}

#[test]
fn the_version_is_told() {
    assert_eq!(
        said(&toque(&["--version"])).trim(),
        concat!("toque ", env!("CARGO_PKG_VERSION"))
    );
}

#[test]
fn a_tournament_is_the_same_on_any_number_of_threads() {
    let duel = |threads: &str| {
        let flags = [
            "duel",
            "--players",
            "commis,greedy,random",
            "--games",
            "30",
            "--threads",
            threads,
            "--json",
        ];
        said(&toque(&flags))
    };
    let json = duel("1");
    assert_eq!(json, duel("2"));
    assert!(
        json.contains("\"player\": \"commis:careful\"") && json.contains("\"games\": 30"),
        "{json}"
    );
    let table = said(&toque(&[
        "--lang",
        "de",
        "duel",
        "--players",
        "greedy,random",
        "--games",
        "20",
    ]));
    assert!(
        table.contains("20 Partien zu 2") && table.contains("Siege nach Platz"),
        "{table}"
    );
}

#[test]
fn the_lab_measures_and_names_what_it_can_measure() {
    let found = said(&toque(&["lab", "flip", "--size", "0.005", "--threads", "1"]));
    assert!(
        found.contains("practised, following") && found.contains("Wanted and measured"),
        "{found}"
    );
    assert!(complaint(&["lab", "soup"], 2).contains("pour, shake, flip, die, violent, steady, hands"));
    assert!(complaint(&["lab", "flip", "--size", "0"], 2).contains("0.001"));
    assert!(complaint(&["lab", "flip", "--config", "Cargo.toml"], 1).contains("Cargo.toml"));
}

#[test]
fn the_balance_of_the_menu_is_told_dish_by_dish() {
    let told = said(&toque(&["balance", "--games", "3", "--level", "commis"]));
    let (dishes, blunders) = told.split_once("What nobody could argue for: ").unwrap();
    let rows = |told: &str| told.lines().filter(|line| line.starts_with("| ")).count();
    assert!(dishes.contains("3 even games of four"), "{told}");
    assert_eq!((rows(dishes), rows(blunders)), (22, 9), "{told}");
}
