//! Files that do not tear: the journal of a match killed and damaged at every byte, claims on folders, and the matches
//! that are kept.

#![expect(clippy::unwrap_used, reason = "a test that meets something unforeseen fails loudly")]

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::thread;

use opponents::a_la_carte::{HandModels, ModelWorld, School};
use opponents::{PlayerKind, Session};
use rules::MatchRecord;
use rules::a_la_carte::{ALaCarte, HouseRules, Menu, SEATS, Setup};
use toque::saves::begun;
use toque::saves::claim::{Claim, Unclaimed};
use toque::saves::files::{self, MOST_BYTES, Unread};
use toque::saves::history;
use toque::saves::journal::{self, Damage, Journal, NoMatch};
use toque::saves::settings::{Quality, Settings, Volume};

const NOTES: [(&str, &str); 1] = [("seed", "5")];

/// An empty folder of its own for a test.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("saves-{name}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// A whole match of two, as chefs play it.
fn played() -> MatchRecord<ALaCarte> {
    let menu = Menu::standard();
    let mut school = School::new(menu.clone(), HandModels::measured());
    let kind: PlayerKind = "commis".parse().unwrap();
    let players = [1, 2].map(|seed| school.player(kind, seed));
    let setup = Setup::new(*SEATS.start(), HouseRules::english(), &menu);
    let world = ModelWorld::new(HandModels::measured(), 3);
    let mut session = Session::new(setup, menu, players.into(), world).unwrap();
    while session.step().unwrap().is_some() {}
    session.record().clone()
}

fn first(record: &MatchRecord<ALaCarte>, moves: usize) -> MatchRecord<ALaCarte> {
    MatchRecord {
        setup: record.setup,
        moves: record.moves[..moves].to_vec(),
    }
}

#[test]
fn what_was_followed_is_in_the_file_also_what_was_taken_back() {
    let (folder, record) = (folder("follow"), played());
    let file = folder.join("a.match");
    let mut journal = Journal::begin(&file, &record.setup, &NOTES).unwrap();
    let mut before = fs::read(&file).unwrap();
    for moves in [3, 7, 7, 6, 9, 20, 18, 19] {
        journal.follow(&first(&record, moves)).unwrap();
        let now = fs::read(&file).unwrap();
        assert!(now.starts_with(&before), "it only grows");
        before = now;
        let found = journal::find(&file, Menu::standard()).unwrap();
        assert_eq!(found.file.record, first(&record, moves));
        assert_eq!((found.damage, found.file.seal), (None, journal.seal()));
        assert_eq!(found.file.note("seed"), Some("5"));
    }
}

#[test]
fn a_match_that_was_killed_at_any_byte_goes_on_from_its_last_whole_move() {
    let (folder, record) = (folder("killed"), played());
    let file = folder.join("a.match");
    let mut journal = Journal::begin(&file, &record.setup, &NOTES).unwrap();
    let begun = fs::read(&file).unwrap().len();
    // Some choices are taken back on the way. Not the whole match: every offset is written to the disk several times.
    for moves in [6, 5, 12, 11, 16] {
        journal.follow(&first(&record, moves)).unwrap();
    }
    drop(journal);
    let whole = fs::read(&file).unwrap();
    let mut most = 0;
    for end in begun..=whole.len() {
        fs::write(&file, &whole[..end]).unwrap();
        let found = journal::find(&file, Menu::standard()).unwrap();
        let moves = found.file.record.moves.len();
        assert_eq!(found.file.record, first(&record, moves), "{end} bytes");
        let (mut journal, aside) = found.go_on(&file, &NOTES).unwrap();
        let torn = whole[end - 1] != b'\n' && whole.get(end).is_some_and(|next| *next != b'\n');
        assert_eq!(aside.is_some(), torn, "{end} bytes");
        if let Some(aside) = aside {
            assert_eq!(fs::read(&aside).unwrap(), &whole[..end], "as it was");
            fs::remove_file(aside).unwrap();
        }
        journal.follow(&first(&record, moves + 1)).unwrap();
        let again = journal::find(&file, Menu::standard()).unwrap();
        assert_eq!(again.damage, None, "{end} bytes");
        assert_eq!(again.file.record, first(&record, moves + 1), "{end} bytes");
        most = most.max(moves);
    }
    assert_eq!(most, 16);
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 1, "nothing is left lying about");
}

#[test]
fn a_match_that_was_damaged_at_any_byte_is_read_as_far_as_it_is_sound_or_refused() {
    let record = played();
    let whole = record.to_string().into_bytes();
    for at in 0..whole.len() {
        let mut damaged = whole.clone();
        damaged[at] = damaged[at].wrapping_add(1);
        let head = whole[..at].iter().filter(|&&byte| byte == b'\n').count() < 2;
        match journal::sound(&damaged, Menu::standard()) {
            Ok(found) => {
                let moves = found.file.record.moves.len();
                assert_eq!(found.file.record, first(&record, moves), "byte {at}");
                let told = found.damage.is_some() || at + 1 == whole.len();
                assert!(told, "byte {at}: {moves} moves");
            }
            Err(NoMatch::Unfit(_)) => assert!(head, "byte {at} takes the whole match along"),
            Err(other) => panic!("byte {at}: {other:?}"),
        }
    }
}

#[test]
fn a_match_of_version_1_goes_on_as_one_of_today() {
    let (folder, record) = (folder("version-1"), played());
    let file = folder.join("a.match");
    let moves: String = record.moves[..30].iter().map(|mv| format!("{mv}\n")).collect();
    fs::write(
        &file,
        format!("toque-match 1 a_la_carte\n{}\n# a remark\n{moves}", record.setup),
    )
    .unwrap();
    let found = journal::find(&file, Menu::standard()).unwrap();
    let (mut journal, aside) = found.go_on(&file, &NOTES).unwrap();
    assert_eq!(aside, None);
    journal.follow(&record).unwrap();
    let text = fs::read_to_string(&file).unwrap();
    assert!(text.starts_with("toque-match 2 a_la_carte #"));
    assert_eq!(text.parse(), Ok(record));
}

#[test]
fn a_move_against_the_rules_ends_what_counts_and_the_file_is_kept() {
    let (folder, mut record) = (folder("illegal"), played());
    let file = folder.join("a.match");
    record.moves[20] = record.moves[0];
    fs::write(&file, record.to_string()).unwrap();
    let found = journal::find(&file, Menu::standard()).unwrap();
    assert!(matches!(found.damage, Some(Damage::Rules(_))));
    assert_eq!(found.file.record, first(&record, 20));
    let (_journal, aside) = found.go_on(&file, &NOTES).unwrap();
    assert_eq!(fs::read_to_string(aside.unwrap()).unwrap(), record.to_string());
    assert_eq!(fs::read_to_string(&file).unwrap().parse(), Ok(first(&record, 20)));
}

#[test]
fn nobody_writes_a_file_that_another_is_writing() {
    let (folder, record) = (folder("two"), played());
    let file = folder.join("a.match");
    let mut journal = Journal::begin(&file, &record.setup, &NOTES).unwrap();
    journal.follow(&first(&record, 9)).unwrap();
    let busy = |error: io::Error| error.kind() == io::ErrorKind::ResourceBusy;
    assert!(Journal::begin(&file, &record.setup, &[]).is_err_and(busy));
    let found = journal::find(&file, Menu::standard()).unwrap();
    assert!(found.go_on(&file, &NOTES).is_err_and(busy));
    assert!(history::take_in(&file, &folder).is_err_and(busy));
    assert_eq!(
        journal::find(&file, Menu::standard()).unwrap().file.record,
        first(&record, 9)
    );
    drop(journal);
    assert!(found.go_on(&file, &NOTES).is_ok());
}

#[test]
fn of_two_who_begin_the_same_file_at_once_one_is_refused_and_the_other_keeps_its_match() {
    let (folder, record) = (folder("at-once"), played());
    for round in 0..40 {
        let file = folder.join(format!("{round}.match"));
        let begin = || Journal::begin(&file, &record.setup, &NOTES);
        let begun = thread::scope(|scope| [scope.spawn(begin), scope.spawn(begin)].map(|one| one.join().unwrap()));
        let (mut kept, mut refused) = (0, 0);
        for one in begun {
            match one {
                Ok(mut journal) => {
                    journal.follow(&first(&record, 9)).unwrap();
                    kept += 1;
                }
                Err(error) => {
                    assert_eq!(error.kind(), io::ErrorKind::ResourceBusy);
                    refused += 1;
                }
            }
        }
        assert_eq!((kept, refused), (1, 1));
        let found = journal::find(&file, Menu::standard()).unwrap();
        assert_eq!(found.file.record, first(&record, 9));
    }
}

#[test]
fn a_folder_belongs_to_one_at_a_time() {
    let folder = folder("claim").join("made/on/the/way");
    let claim = Claim::on(&folder).unwrap();
    assert!(matches!(Claim::on(&folder), Err(Unclaimed::Taken)));
    drop(claim);
    // What a program was writing when it was killed goes away; what was kept stays.
    fs::write(folder.join("settings.ron.4711.new"), "(mou").unwrap();
    fs::write(folder.join("settings.ron"), "()").unwrap();
    assert!(Claim::on(&folder).is_ok());
    assert!(!folder.join("settings.ron.4711.new").exists() && folder.join("settings.ron").exists());
}

#[test]
fn matches_are_kept_under_numbers_and_only_the_last_fifty() {
    let folder = folder("history");
    let current = folder.join("current.match");
    let mut kept = PathBuf::new();
    for nth in 1..=53 {
        fs::write(&current, format!("match {nth}")).unwrap();
        kept = history::take_in(&current, &folder).unwrap();
        assert!(!current.exists());
    }
    assert!(kept.ends_with("matches/0053.match"));
    let all = history::all(&folder);
    assert_eq!((all.len(), all[0].0, all[49].0), (50, 4, 53));
    let meant = |word: &str| history::meant(&folder, word).map(|path| fs::read_to_string(path).unwrap());
    assert_eq!(meant("last").as_deref(), Some("match 53"));
    assert_eq!(meant("7").as_deref(), Some("match 7"));
    assert_eq!(meant("3"), None);
    // Somebody else's name is not taken, and foreign files are left alone.
    fs::write(folder.join("matches/notes.txt"), "mine").unwrap();
    let (one, other) = (history::reserve(&folder).unwrap(), history::reserve(&folder).unwrap());
    assert_ne!(one, other);
    assert!(folder.join("matches/notes.txt").exists());
    // Whoever was killed before the first line leaves only a name, which is no match.
    assert_eq!(meant("last").as_deref(), Some("match 53"));
    // A number at the end of all numbers is not counted on from.
    fs::write(folder.join(format!("matches/{}.match", u32::MAX)), "far").unwrap();
    assert!(history::reserve(&folder).unwrap().ends_with("matches/0056.match"));
}

#[test]
fn files_are_replaced_whole_and_set_aside_under_free_names() {
    let folder = folder("replace");
    let file = folder.join("settings.ron");
    files::replace(&file, "one").unwrap();
    files::replace(&file, "two").unwrap();
    assert_eq!(fs::read_to_string(&file).unwrap(), "two");
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
    for name in ["settings.ron.broken", "settings.ron.broken-2"] {
        files::replace(&file, name).unwrap();
        let aside = files::set_aside(&file).unwrap();
        assert_eq!(aside, folder.join(name));
        assert_eq!(fs::read_to_string(aside).unwrap(), name);
    }
}

#[test]
fn what_is_endless_or_too_large_is_refused_before_it_is_understood() {
    let file = folder("large").join("bomb.ron");
    fs::write(&file, vec![b'('; MOST_BYTES as usize + 1]).unwrap();
    assert!(matches!(files::read(&file), Err(Unread::TooLarge)));
    assert!(matches!(files::read("/dev/zero".as_ref()), Err(Unread::TooLarge)));
    fs::write(&file, vec![b'('; MOST_BYTES as usize]).unwrap();
    assert!(files::read(&file).is_ok());
}

/// As deep as a file may be large: the readers give up before the stack does.
#[test]
fn nesting_without_end_is_refused() {
    let deep = |open: &str| open.repeat(MOST_BYTES as usize / open.len());
    for open in ["(", "[", "{", "Some(", "(a:", "[(", "r#\"", "/*"] {
        let text = deep(open);
        assert!(Menu::from_ron(&text).is_err(), "{open}");
        assert!(ron::from_str::<toque::practice::Book>(&text).is_err(), "{open}");
        assert!(physics::Recording::from_text(&text).is_err(), "{open}");
        assert!(ron::from_str::<physics::RestingPieces>(&text).is_err(), "{open}");
        assert!(ron::from_str::<Settings>(&text).is_err(), "{open}");
        assert!(
            matches!(
                journal::sound(text.as_bytes(), Menu::standard()),
                Err(NoMatch::Unfit(_))
            ),
            "{open}"
        );
    }
}

#[test]
fn settings_of_older_files_are_understood_and_those_of_newer_ones_refused() {
    let read = |text: &str| ron::from_str::<Settings>(text);
    assert_eq!(read("()"), Ok(Settings::default()));
    // What the best picture was called at first.
    assert_eq!(read("(quality: Some(Full))").unwrap().quality, Some(Quality::Medium));
    let quiet = Volume {
        all: 0.25,
        ..Volume::default()
    };
    assert_eq!(read("(volume: (all: 0.25))").unwrap().volume, quiet);
    for newer in ["(seasons: true)", "(volume: (doorbell: 0.5))", "(pace: Leisurely)"] {
        assert!(read(newer).is_err(), "{newer}");
    }
    let wild = read("(mouse: NaN, text: -3.0, volume: (all: inf, kitchen: 7.0, music: -1.0))");
    let tamed = wild.unwrap().within_reason();
    assert_eq!((tamed.mouse, tamed.text), (1.0, 1.0));
    assert_eq!(
        (tamed.volume.all, tamed.volume.kitchen, tamed.volume.music),
        (1.0, 1.0, 0.0)
    );
}

#[cfg(feature = "window")]
#[test]
fn what_the_command_line_asks_for_is_not_kept_until_the_player_chooses_otherwise() {
    use toque::texts::Language;
    use toque::window::settings::ForThisRun;
    let kept = Settings {
        quality: Some(Quality::High),
        ..Settings::default()
    };
    let mut now = kept.clone();
    let mut for_this_run = ForThisRun::put(Some(Language::German), Some(Quality::Low), &mut now);
    assert_eq!(
        (now.language, now.quality),
        (Some(Language::German), Some(Quality::Low))
    );
    assert_eq!(for_this_run.lasting(&now), kept);
    now.marks = true;
    assert_eq!(
        for_this_run.lasting(&now),
        Settings {
            marks: true,
            ..kept.clone()
        }
    );
    now.quality = Some(Quality::Medium);
    assert_eq!(for_this_run.lasting(&now).quality, Some(Quality::Medium));
    assert_eq!(for_this_run.lasting(&now).language, None);
    // Chosen by hand now, even if it is what was asked for.
    now.quality = Some(Quality::Low);
    assert_eq!(for_this_run.lasting(&now).quality, Some(Quality::Low));
    // Nothing asked for: everything is kept.
    assert_eq!(ForThisRun::default().lasting(&now), now);
}

#[test]
fn matches_that_were_left_are_put_by_with_what_belongs_to_them_and_come_back() {
    let folder = folder("begun");
    let file = folder.join("current.match");
    let belongs = [folder.join("crystals.ron"), folder.join("lessons.ron")];
    let lay = |which: &str| {
        fs::write(&file, format!("match {which}")).unwrap();
        fs::write(&belongs[0], format!("crystals {which}")).unwrap();
    };
    lay("one");
    let put_by = || {
        let put = begun::put_by(&file, &belongs, &folder, |_| false).unwrap();
        assert_eq!(put.gone, [] as [PathBuf; 0]);
        put.at
    };
    let one = put_by();
    lay("two");
    fs::write(&belongs[1], "lessons two").unwrap();
    let two = put_by();
    assert_eq!(begun::all(&folder), [two.clone(), one]);
    assert!(!file.exists());
    fs::write(&belongs[1], "lessons later").unwrap();
    // Where a match is played there is room for one.
    lay("three");
    assert!(begun::bring_back(&two, &file, &belongs).is_err());
    assert_eq!(fs::read_to_string(&file).unwrap(), "match three");
    put_by();
    begun::bring_back(&two, &file, &belongs).unwrap();
    let read = |path: &PathBuf| fs::read_to_string(path).unwrap();
    assert_eq!(
        [read(&file), read(&belongs[0]), read(&belongs[1])],
        ["match two", "crystals two", "lessons two"]
    );
    assert_eq!(begun::all(&folder).len(), 2);
    // Nothing lies beside the first one but its crystals: the lessons of another match are not its own.
    put_by();
    begun::bring_back(&folder.join("begun/0001.match"), &file, &belongs).unwrap();
    assert_eq!([read(&file), read(&belongs[0])], ["match one", "crystals one"]);
    assert!(!belongs[1].exists());
}

/// What is too much counts as played, lessons before all else, and nothing is lost.
#[test]
fn of_too_many_begun_matches_lessons_go_first_and_then_the_oldest_which_is_told() {
    let folder = folder("too-many");
    let file = folder.join("current.match");
    let belongs = [folder.join("crystals.ron")];
    let is_lesson = |path: &Path| fs::read_to_string(path).unwrap().starts_with("lesson");
    let put_by = |text: &str| {
        fs::write(&file, text).unwrap();
        fs::write(&belongs[0], "crystals").unwrap();
        begun::put_by(&file, &belongs, &folder, is_lesson).unwrap()
    };
    let texts = |paths: Vec<PathBuf>| -> Vec<String> {
        let read = paths.iter().map(|path| fs::read_to_string(path).unwrap());
        read.collect()
    };
    let played = || texts(history::all(&folder).into_iter().map(|(_, path)| path).collect());
    for nth in 0..begun::MOST {
        let kind = if nth % 10 == 4 { "lesson" } else { "match" };
        assert_eq!(put_by(&format!("{kind} {nth}")).gone, [] as [PathBuf; 0]);
    }
    assert_eq!(played(), [] as [String; 0]);
    for (nth, goes, told) in [
        (20, "lesson 4", false),
        (21, "lesson 14", false),
        (22, "match 0", true),
        (23, "match 1", true),
    ] {
        let gone = put_by(&format!("match {nth}")).gone;
        assert_eq!(played().last().unwrap(), goes);
        assert_eq!(texts(gone), if told { vec![goes] } else { vec![] });
    }
    // One more lesson pushes nothing out.
    assert_eq!(put_by("lesson 24").gone, [] as [PathBuf; 0]);
    assert_eq!(played().last().unwrap(), "lesson 24");
    let left = begun::all(&folder);
    assert_eq!(left.len(), begun::MOST);
    assert!(texts(left).iter().all(|text| text.starts_with("match")));
    let files = fs::read_dir(folder.join(begun::FOLDER)).unwrap().count();
    assert_eq!(files, 2 * begun::MOST, "a match and its crystals each");
}
