//! What can be asked for. The words are the same in all languages; what they mean is told in the player's.

use std::path::PathBuf;

use clap::builder::{StyledStr, ValueParser};
use clap::{Arg, ArgAction, Command};
use opponents::{Level, PlayerKind};
use rules::a_la_carte::HouseRules;

use crate::lab::Subject;
use crate::shelf::GameName;
use crate::texts::{Language, Texts};

/// The longest that somebody may want to look at one turn.
pub(super) const LONGEST_PAUSE: u64 = 60_000;
/// More would take days.
pub(super) const MOST_GAMES: u32 = 10_000_000;
/// Four weeks without a pause.
pub(super) const MOST_HOURS: f64 = 672.0;
/// More than any machine this runs on has cores.
pub(super) const MOST_THREADS: u32 = 256;

/// The words that have a help of their own.
pub(super) const COMMANDS: [&str; 6] = ["watch", "replay", "duel", "balance", "lab", "soak"];

/// Flags of commands that know several games, and that mean something for À la carte alone.
pub(super) const OF_A_LA_CARTE: [&str; 4] = ["dishes", "house", "quick", "physics"];

/// Everything that can be asked for when this game is meant.
pub(super) fn command(texts: &Texts, game: GameName) -> Command {
    let dishes = Arg::new("dishes")
        .long("dishes")
        .value_name(texts.line("cli-value-file"))
        .global(true);
    let language = Arg::new("lang")
        .long("lang")
        .value_name(texts.line("cli-value-code"))
        .global(true);
    let language = language.value_parser(parser(|text| text.parse::<Language>().ok()));
    base(texts, Command::new("toque"), "cli-about", "cli-usage")
        .version(crate::version::version())
        .disable_version_flag(true)
        .subcommand_help_heading(texts.line("cli-commands-heading"))
        .arg(told(texts, dishes, "cli-dishes").value_parser(clap::value_parser!(PathBuf)))
        .arg(told(texts, language, "cli-lang"))
        .arg(told(
            texts,
            Arg::new("version").long("version").action(ArgAction::Version),
            "cli-version",
        ))
        .args(of_the_window(texts))
        .after_help(texts.line("cli-after"))
        .subcommand(watch(texts, game))
        .subcommand(replay(texts))
        .subcommand(duel(texts, game))
        .subcommand(balance(texts, game))
        .subcommand(lab(texts))
        .subcommand(soak(texts))
}

/// Flags that only mean something where there is a window.
#[cfg(feature = "window")]
fn of_the_window(texts: &Texts) -> Vec<Arg> {
    let screenshot = Arg::new("screenshot")
        .long("screenshot")
        .value_name(texts.line("cli-value-folder"))
        .value_parser(clap::value_parser!(PathBuf));
    // The names of the scenes are checked by whoever can photograph them.
    let scenes = Arg::new("at")
        .long("at")
        .requires("screenshot")
        .value_delimiter(',')
        .value_name(texts.line("cli-value-list"))
        .value_parser(clap::value_parser!(String));
    let quality = Arg::new("quality")
        .long("quality")
        .value_name(texts.line("cli-value-word"))
        .value_parser(crate::window::settings::Quality::ALL.map(crate::window::settings::Quality::word));
    let headless = Arg::new("headless").long("headless").action(ArgAction::SetTrue);
    vec![
        told(texts, screenshot, "cli-screenshot"),
        told(texts, scenes, "cli-at"),
        told(texts, quality, "cli-quality"),
        told(texts, headless, "cli-headless"),
    ]
}

#[cfg(not(feature = "window"))]
fn of_the_window(_: &Texts) -> Vec<Arg> {
    Vec::new()
}

/// Which game is meant. Which flags there are hangs on it, so it is looked for before they are read.
fn which_game(texts: &Texts) -> Arg {
    let games = Arg::new("game").long("game").value_name(texts.line("cli-value-game"));
    let games = games
        .value_parser(GameName::IN_TERMINAL.map(GameName::word))
        .hide_possible_values(true);
    let help = texts.say("cli-game", [("all", game_words().into())]);
    games.help(help).help_heading(texts.line("cli-options-heading"))
}

/// The games that commands know.
pub(super) fn game_words() -> String {
    GameName::IN_TERMINAL.map(GameName::word).join(", ")
}

fn seats(texts: &Texts, game: GameName) -> Arg {
    let seats = Arg::new("seats")
        .long("seats")
        .value_name(texts.line("cli-value-number"));
    let seats = seats.value_parser(parser(move |text| {
        let seats: u8 = text.parse().ok()?;
        game.seats().contains(&seats).then_some(seats)
    }));
    let help = match game {
        GameName::Buffet => "buffet-cli-seats",
        GameName::Luigi => "luigi-cli-seats",
        _ => "cli-watch-seats",
    };
    told(texts, seats, help)
}

fn watch(texts: &Texts, game: GameName) -> Command {
    let who_plays = match game {
        GameName::Buffet => "buffet-cli-players",
        _ => "cli-watch-players",
    };
    let save = Arg::new("save")
        .long("save")
        .value_name(texts.line("cli-value-file"))
        .value_parser(clap::value_parser!(PathBuf));
    let quick = Arg::new("quick").long("quick").action(ArgAction::SetTrue);
    let why = Arg::new("why").long("why").action(ArgAction::SetTrue);
    let pause = Arg::new("pause")
        .long("pause")
        .value_name(texts.line("cli-value-number"));
    let pause = pause.value_parser(parser(|text| {
        text.parse::<u64>().ok().filter(|pause| *pause <= LONGEST_PAUSE)
    }));
    base(texts, Command::new("watch"), "cli-watch-about", "cli-watch-usage")
        .arg(which_game(texts))
        .arg(seats(texts, game))
        .arg(told(texts, players(texts, game).conflicts_with("seats"), who_plays))
        .arg(told(texts, seed(texts), "cli-watch-seed"))
        .arg(told(texts, house(texts), "cli-watch-house"))
        .arg(told(texts, save, "cli-watch-save"))
        .arg(told(texts, quick, "cli-watch-quick"))
        .arg(told(texts, why, "cli-watch-why"))
        .arg(told(texts, pause, "cli-watch-pause"))
}

fn duel(texts: &Texts, game: GameName) -> Command {
    let who_meets = match game {
        GameName::Buffet => "buffet-cli-duel-players",
        _ => "cli-duel-players",
    };
    let games = Arg::new("games")
        .long("games")
        .value_name(texts.line("cli-value-number"))
        .value_parser(parser(count::<MOST_GAMES>));
    let threads = Arg::new("threads")
        .long("threads")
        .value_name(texts.line("cli-value-number"))
        .value_parser(parser(count::<MOST_THREADS>));
    let physics = Arg::new("physics").long("physics").action(ArgAction::SetTrue);
    let json = Arg::new("json").long("json").action(ArgAction::SetTrue);
    base(texts, Command::new("duel"), "cli-duel-about", "cli-duel-usage")
        .arg(which_game(texts))
        .arg(told(texts, players(texts, game), who_meets))
        .arg(told(texts, games, "cli-duel-games"))
        .arg(told(texts, seed(texts), "cli-watch-seed"))
        .arg(told(texts, house(texts), "cli-watch-house"))
        .arg(told(texts, threads, "cli-duel-threads"))
        .arg(told(texts, physics, "cli-duel-physics"))
        .arg(told(texts, json, "cli-duel-json"))
}

fn balance(texts: &Texts, game: GameName) -> Command {
    let games = Arg::new("games")
        .long("games")
        .value_name(texts.line("cli-value-number"));
    let level = Arg::new("level")
        .long("level")
        .value_name(texts.line("cli-value-level"));
    // What is known of À la carte is known of four chefs.
    let seats = (game != GameName::ALaCarte).then(|| seats(texts, game));
    base(texts, Command::new("balance"), "cli-balance-about", "cli-balance-usage")
        .arg(which_game(texts))
        .args(seats)
        .arg(told(
            texts,
            games.value_parser(parser(count::<MOST_GAMES>)),
            "cli-balance-games",
        ))
        .arg(told(
            texts,
            level.value_parser(parser(|text| text.parse::<Level>().ok())),
            "cli-balance-level",
        ))
        .arg(told(texts, seed(texts), "cli-lab-seed"))
        .arg(told(texts, plots(texts), "cli-lab-plots"))
}

fn plots(texts: &Texts) -> Arg {
    let plots = Arg::new("plots")
        .long("plots")
        .value_name(texts.line("cli-value-folder"));
    plots.value_parser(clap::value_parser!(PathBuf))
}

fn lab(texts: &Texts) -> Command {
    let subject = Arg::new("subject")
        .value_name(texts.line("cli-value-subject"))
        .required(true);
    let subject = subject
        .value_parser(parser(Subject::from_word))
        .help_heading(texts.line("cli-arguments-heading"));
    let size = Arg::new("size")
        .long("size")
        .value_name(texts.line("cli-value-number"))
        .value_parser(parser(|text| {
            text.parse::<f64>().ok().filter(|size| (0.001..=1000.0).contains(size))
        }));
    let threads = Arg::new("threads")
        .long("threads")
        .value_name(texts.line("cli-value-number"));
    let config = Arg::new("config")
        .long("config")
        .value_name(texts.line("cli-value-file"));
    let config = config.value_parser(clap::value_parser!(PathBuf));
    let json = Arg::new("json").long("json").action(ArgAction::SetTrue);
    base(texts, Command::new("lab"), "cli-lab-about", "cli-lab-usage")
        .arg(subject.help(texts.line("cli-lab-subject")))
        .arg(told(texts, size, "cli-lab-size"))
        .arg(told(texts, seed(texts), "cli-lab-seed"))
        .arg(told(
            texts,
            threads.value_parser(parser(count::<MOST_THREADS>)),
            "cli-duel-threads",
        ))
        .arg(told(texts, config, "cli-lab-config"))
        .arg(told(texts, plots(texts), "cli-lab-plots"))
        .arg(told(texts, json, "cli-duel-json"))
}

fn soak(texts: &Texts) -> Command {
    let games = Arg::new("games")
        .long("games")
        .value_name(texts.line("cli-value-number"))
        .value_parser(parser(count::<MOST_GAMES>));
    let hours = Arg::new("hours")
        .long("hours")
        .value_name(texts.line("cli-value-number"))
        .conflicts_with("games")
        .value_parser(parser(|text| {
            let hours = text.parse::<f64>().ok()?;
            (hours > 0.0 && hours <= MOST_HOURS).then_some(hours)
        }));
    base(texts, Command::new("soak"), "cli-soak-about", "cli-soak-usage")
        .arg(which_game(texts))
        .arg(told(texts, games, "cli-soak-games"))
        .arg(told(texts, hours, "cli-soak-hours"))
        .arg(told(texts, seed(texts), "cli-soak-seed"))
}

fn count<const MOST: u32>(text: &str) -> Option<u32> {
    text.parse().ok().filter(|count| (1..=MOST).contains(count))
}

fn players(texts: &Texts, game: GameName) -> Arg {
    Arg::new("players")
        .long("players")
        .value_name(texts.line("cli-value-list"))
        .value_parser(parser(move |text| {
            let players: Vec<PlayerKind> = text.split(',').map(|kind| kind.parse().ok()).collect::<Option<_>>()?;
            let seats = u8::try_from(players.len()).ok()?;
            game.seats().contains(&seats).then_some(players)
        }))
}

fn seed(texts: &Texts) -> Arg {
    Arg::new("seed")
        .long("seed")
        .value_name(texts.line("cli-value-number"))
        .value_parser(parser(|text| text.parse::<u64>().ok()))
}

fn house(texts: &Texts) -> Arg {
    Arg::new("house")
        .long("house")
        .value_name(texts.line("cli-value-rules"))
        .value_parser(parser(|text| text.parse::<HouseRules>().ok()))
}

fn replay(texts: &Texts) -> Command {
    let file = Arg::new("file").value_name(texts.line("cli-value-file")).required(true);
    let file = file
        .value_parser(clap::value_parser!(PathBuf))
        .help_heading(texts.line("cli-arguments-heading"));
    let quiet = Arg::new("quiet").long("quiet").action(ArgAction::SetTrue);
    base(texts, Command::new("replay"), "cli-replay-about", "cli-replay-usage")
        .arg(file.help(texts.line("cli-replay-file")))
        .arg(told(texts, quiet, "cli-replay-quiet"))
}

/// What all commands have in common: our own words wherever the library would bring its own.
fn base(texts: &Texts, command: Command, about: &str, usage: &str) -> Command {
    let heading = texts.line("cli-usage-heading");
    let template = format!("{{about-with-newline}}\n{heading}: {{usage}}\n\n{{all-args}}{{after-help}}\n");
    let help = Arg::new("help").short('h').long("help").action(ArgAction::Help);
    command
        .about(texts.line(about))
        .override_usage(StyledStr::from(texts.line(usage)))
        .help_template(template)
        .disable_help_flag(true)
        .disable_help_subcommand(true)
        .arg(told(texts, help, "cli-help"))
}

fn told(texts: &Texts, arg: Arg, help: &str) -> Arg {
    // A negative number is a value that does not fit, not an unknown flag.
    let arg = if arg.get_action().takes_values() {
        arg.allow_negative_numbers(true)
    } else {
        arg
    };
    arg.help(texts.line(help))
        .help_heading(texts.line("cli-options-heading"))
}

/// A parser that only says no: the reason is told in the player's language by `complaint`.
fn parser<T: Clone + Send + Sync + 'static>(
    parse: impl Fn(&str) -> Option<T> + Clone + Send + Sync + 'static,
) -> ValueParser {
    ValueParser::new(move |text: &str| parse(text).ok_or("unfit"))
}
