//! The command line: what can be asked for, in both languages, and a good answer to what cannot.

mod complaint;
mod flags;

use std::ffi::OsString;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::ArgMatches;
use opponents::{Level, PlayerKind, Temper};
use rules::a_la_carte::HouseRules;
use rules::buffet::Buffet;
use rules::luigi::Luigi;

use crate::balance::{self, Balance};
use crate::duel::a_la_carte::Tables;
use crate::duel::{self, Duel};
use crate::lab::{self, Measurement, Subject};
use crate::shelf::GameName;
use crate::soak::{self, Soak, Until};
use crate::terminal::a_la_carte::Kitchen;
use crate::terminal::{self, Failure, Replay, Watch};
use crate::texts::{Language, Texts};

/// Understood, but it could not be done.
const FAILED: u8 = 1;
/// Not understood.
const MISUSED: u8 = 2;

/// Runs the program with these arguments, the first of which is its own name.
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let args: Vec<OsString> = args.into_iter().collect();
    let texts = Texts::new(language(&args));
    let asked = args
        .iter()
        .skip(1)
        .filter_map(|arg| arg.to_str())
        .find(|word| flags::COMMANDS.contains(word));
    let help_for = asked.map_or("toque".to_owned(), |command| format!("toque {command}"));
    let game = game(&args);
    let matches = match flags::command(&texts, game).try_get_matches_from(args) {
        Ok(matches) => matches,
        // Help and version come as errors too.
        Err(answer) if !answer.use_stderr() => {
            let _ = answer.print();
            return ExitCode::SUCCESS;
        }
        Err(error) => {
            anstream::eprintln!("toque: {}", complaint::complain(&error, game, &texts, &help_for));
            return ExitCode::from(MISUSED);
        }
    };
    if game != GameName::ALaCarte
        && let Some(wrong) = complaint::of_another_game(&matches, game, &texts)
    {
        let see = texts.say("cli-see-help", [("command", help_for.as_str().into())]);
        anstream::eprintln!("toque: {wrong}\n{see}");
        return ExitCode::from(MISUSED);
    }
    match dispatch(&matches, game, &texts) {
        Ok(()) | Err(Failure::OutputClosed) => ExitCode::SUCCESS,
        Err(Failure::Told(reason)) => {
            anstream::eprintln!("toque: {reason}");
            ExitCode::from(FAILED)
        }
    }
}

/// The language has to be known before the flags are read, because reading them may already end in a sentence.
fn language(args: &[OsString]) -> Language {
    value_of("--lang", args)
        .and_then(|code| code.parse().ok())
        .unwrap_or_else(Language::of_the_system)
}

/// The game has to be known before, because the flags are those of a game. A wrong name is complained of when they are read.
fn game(args: &[OsString]) -> GameName {
    let asked = value_of("--game", args);
    let asked = GameName::IN_TERMINAL
        .into_iter()
        .find(|game| Some(game.word()) == asked);
    asked.unwrap_or_default()
}

/// What was given with a flag, the last time if several.
fn value_of<'a>(flag: &str, args: &'a [OsString]) -> Option<&'a str> {
    let mut args = args.iter().filter_map(|arg| arg.to_str());
    let mut asked = None;
    while let Some(arg) = args.next() {
        // Another flag may begin with the same letters, as `--games` does.
        match arg.strip_prefix(flag) {
            Some("") => asked = args.next(),
            Some(rest) => asked = rest.strip_prefix('=').or(asked),
            None => {}
        }
    }
    asked
}

fn dispatch(matches: &ArgMatches, game: GameName, texts: &Texts) -> Result<(), Failure> {
    let mut out = anstream::stdout().lock();
    let dishes = matches.get_one::<PathBuf>("dishes");
    let menu = terminal::menu(dishes.map(PathBuf::as_path), texts)?;
    match matches.subcommand() {
        Some(("watch", matches)) => {
            let watch = watch(matches, game);
            match game {
                GameName::Buffet => terminal::buffet::watch(&watch, texts, &mut out),
                GameName::Luigi => terminal::luigi::watch(&watch, texts, &mut out),
                _ => terminal::a_la_carte::watch(&watch, &kitchen(matches), menu, texts, &mut out),
            }
        }
        Some(("replay", matches)) => {
            let replay = Replay {
                file: matches.get_one::<PathBuf>("file").cloned().unwrap_or_default(),
                quiet: matches.get_flag("quiet"),
                own_dishes: dishes.is_some(),
            };
            terminal::replay(&replay, menu, texts, &mut out)
        }
        Some(("balance", matches)) => {
            let examined = Balance {
                games: matches.get_one::<u32>("games").copied().unwrap_or(2000),
                seed: matches.get_one::<u64>("seed").copied().unwrap_or(1),
                level: matches.get_one::<Level>("level").copied().unwrap_or(Level::Chef),
                plots: matches.get_one::<PathBuf>("plots").cloned(),
            };
            match game {
                GameName::Buffet => balance::buffet::balance(&examined, seats(matches, game), cores(), texts, &mut out),
                GameName::Luigi => balance::luigi::balance(&examined, seats(matches, game), cores(), texts, &mut out),
                _ => balance::a_la_carte::balance(&examined, &menu, texts, &mut out),
            }
        }
        Some(("lab", matches)) => match measurement(matches) {
            Some(measurement) => lab::measure(&measurement, texts, &mut out),
            None => Ok(()),
        },
        Some(("soak", matches)) => {
            let hours = matches.get_one::<f64>("hours");
            let games = matches.get_one::<u32>("games").copied();
            let soaking = Soak {
                until: match hours {
                    Some(hours) => Until::Time(Duration::from_secs_f64(hours * 3600.0)),
                    None => Until::Games(games.unwrap_or(10)),
                },
                seed: matches.get_one::<u64>("seed").copied().unwrap_or(1),
            };
            soak::soak(&soaking, game, &menu, texts, &mut out)
        }
        Some(("duel", matches)) => {
            let duel = tournament(matches);
            match game {
                GameName::Buffet => duel::dealt::duel::<Buffet>(&duel, 4, texts, &mut out),
                GameName::Luigi => duel::dealt::duel::<Luigi>(&duel, 3, texts, &mut out),
                _ => duel::a_la_carte::duel(&duel, &tables(matches), &menu, texts, &mut out),
            }
        }
        #[cfg(feature = "window")]
        _ if matches.get_flag("headless") => crate::window::headless::play(menu, texts, &mut out),
        #[cfg(feature = "window")]
        // Whoever asks for pictures is told that there is nothing to paint them on; a match would be no answer.
        _ if has_display() || matches.contains_id("screenshot") => crate::window::run(crate::window::Launch {
            language: matches.get_one::<Language>("lang").copied(),
            dishes: menu,
            ..launch(matches, texts)?
        }),
        _ => {
            writeln!(out, "{}", texts.line("no-window"))?;
            let match_of_four = Watch {
                players: default_players(4),
                seed: fresh_seed(),
                save: None,
                why: false,
                pause: Duration::ZERO,
            };
            let kitchen = Kitchen {
                house: HouseRules::default(),
                dishes: dishes.cloned(),
                quick: false,
            };
            terminal::a_la_carte::watch(&match_of_four, &kitchen, menu, texts, &mut out)
        }
    }
}

/// A game, or pictures of one: those leave the player's own files alone.
#[cfg(feature = "window")]
fn launch(matches: &ArgMatches, texts: &Texts) -> Result<crate::window::Launch, Failure> {
    use crate::window::screenshots::Scene;
    use crate::window::settings::Quality;
    let quality = matches
        .get_one::<String>("quality")
        .and_then(|asked| Quality::ALL.into_iter().find(|quality| quality.word() == asked));
    let Some(folder) = matches.get_one::<PathBuf>("screenshot") else {
        return Ok(crate::window::Launch {
            folder: crate::saves::usual_folder(),
            sound: true,
            quality,
            ..Default::default()
        });
    };
    let unwritable = |error: std::io::Error| {
        let gaps = [
            ("file", folder.display().to_string().into()),
            ("detail", error.to_string().into()),
        ];
        Failure::Told(texts.say("file-unwritable", gaps))
    };
    std::fs::create_dir_all(folder).map_err(unwritable)?;
    let asked = matches.get_many::<String>("at").into_iter().flatten();
    let mut scenes = Vec::new();
    for word in asked {
        let scene: Scene = word.parse().map_err(|()| {
            let all: Vec<&str> = Scene::ALL.map(Scene::word).into();
            Failure::Told(texts.say("no-such-scene", [("word", word.into()), ("all", all.join(", ").into())]))
        })?;
        scenes.push(scene);
    }
    if scenes.is_empty() {
        scenes = Scene::ALL.into();
    }
    Ok(crate::window::Launch {
        folder: Some(std::env::temp_dir().join(format!("toque-pictures-{}", std::process::id()))),
        pictures: Some((folder.clone(), scenes)),
        quality,
        ..Default::default()
    })
}

/// Whether there is anything to open a window on.
#[cfg(feature = "window")]
fn has_display() -> bool {
    let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    set("DISPLAY") || set("WAYLAND_DISPLAY")
}

fn watch(matches: &ArgMatches, game: GameName) -> Watch {
    let players = matches.get_one::<Vec<PlayerKind>>("players").cloned();
    Watch {
        players: players.unwrap_or_else(|| default_players(seats(matches, game))),
        seed: matches.get_one::<u64>("seed").copied().unwrap_or_else(fresh_seed),
        save: matches.get_one::<PathBuf>("save").cloned(),
        why: matches.get_flag("why"),
        pause: Duration::from_millis(matches.get_one::<u64>("pause").copied().unwrap_or(0)),
    }
}

/// What is asked for of a match of À la carte beside the rest.
fn kitchen(matches: &ArgMatches) -> Kitchen {
    Kitchen {
        house: matches.get_one::<HouseRules>("house").copied().unwrap_or_default(),
        dishes: matches.get_one::<PathBuf>("dishes").cloned(),
        quick: matches.get_flag("quick"),
    }
}

/// How many play: as many as each game is at its best with, if nothing is said.
fn seats(matches: &ArgMatches, game: GameName) -> u8 {
    let best = match game {
        GameName::Buffet => 5,
        _ => 4,
    };
    matches.get_one::<u8>("seats").copied().unwrap_or(best)
}

fn tournament(matches: &ArgMatches) -> Duel {
    Duel {
        players: matches.get_one::<Vec<PlayerKind>>("players").cloned(),
        games: matches.get_one::<u32>("games").copied().unwrap_or(1000),
        seed: matches.get_one::<u64>("seed").copied().unwrap_or(1),
        threads: matches
            .get_one::<u32>("threads")
            .map_or_else(cores, |&threads| threads as usize),
        json: matches.get_flag("json"),
    }
}

/// What is asked for of a tournament of À la carte beside the rest.
fn tables(matches: &ArgMatches) -> Tables {
    Tables {
        house: matches.get_one::<HouseRules>("house").copied().unwrap_or_default(),
        physics: matches.get_flag("physics"),
    }
}

fn measurement(matches: &ArgMatches) -> Option<Measurement> {
    Some(Measurement {
        subject: *matches.get_one::<Subject>("subject")?,
        size: matches.get_one::<f64>("size").copied().unwrap_or(1.0),
        seed: matches.get_one::<u64>("seed").copied().unwrap_or(1),
        threads: matches
            .get_one::<u32>("threads")
            .map_or_else(cores, |&threads| threads as usize),
        json: matches.get_flag("json"),
        plots: matches.get_one::<PathBuf>("plots").cloned(),
        config: matches.get_one::<PathBuf>("config").cloned(),
    })
}

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// Chefs of one level and of all tempers.
fn default_players(seats: u8) -> Vec<PlayerKind> {
    let level = Level::Chef;
    let tempers = [Temper::Showman, Temper::Mean, Temper::Careful, Temper::Greedy];
    let chefs = tempers.map(|temper| PlayerKind::Chef { level, temper });
    chefs.into_iter().cycle().take(usize::from(seats)).collect()
}

/// Small enough to be read out over a table and typed in again.
fn fresh_seed() -> u64 {
    rand::random_range(0..1_000_000)
}
