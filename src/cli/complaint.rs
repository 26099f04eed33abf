//! A good answer to a command line that cannot be understood: what is wrong, what was probably meant, where to look.

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::parser::ValueSource;
use clap::{ArgMatches, Error};
use opponents::Level;

use super::flags::{LONGEST_PAUSE, MOST_GAMES, MOST_HOURS, MOST_THREADS, OF_A_LA_CARTE, game_words};
use crate::lab::Subject;
use crate::shelf::GameName;
use crate::texts::Texts;

pub(super) fn complain(error: &Error, game: GameName, texts: &Texts, help_for: &str) -> String {
    let mut lines = vec![what_is_wrong(error, texts)];
    let suggestion = [
        ContextKind::SuggestedArg,
        ContextKind::SuggestedSubcommand,
        ContextKind::SuggestedValue,
    ];
    if let Some(meant) = suggestion.into_iter().find_map(|kind| context(error, kind)) {
        lines.push(texts.say("cli-did-you-mean", [("what", meant.into())]));
    }
    if let Some(hint) = hint(error, game, texts) {
        lines.push(texts.say("cli-allowed", [("what", hint.into())]));
    }
    lines.push(texts.say("cli-see-help", [("command", help_for.into())]));
    lines.join("\n")
}

/// What is wrong with a flag that only another game than the one that is asked for has, if one was given.
pub(super) fn of_another_game(matches: &ArgMatches, game: GameName, texts: &Texts) -> Option<String> {
    let (_, of_command) = matches.subcommand()?;
    let given = |flag: &&str| {
        let known = of_command.try_contains_id(flag).unwrap_or(false);
        known && of_command.value_source(flag) == Some(ValueSource::CommandLine)
    };
    let flag = OF_A_LA_CARTE.into_iter().find(given)?;
    let gaps = [
        ("what", format!("--{flag}").into()),
        ("only", texts.line(GameName::ALaCarte.word()).into()),
        ("game", texts.line(game.word()).into()),
    ];
    Some(texts.say("cli-error-not-for-game", gaps))
}

fn what_is_wrong(error: &Error, texts: &Texts) -> String {
    let of = |kind| context(error, kind).unwrap_or_default();
    let arg = || ("what", of(ContextKind::InvalidArg).into());
    match error.kind() {
        ErrorKind::UnknownArgument if of(ContextKind::InvalidArg).starts_with('-') => {
            texts.say("cli-error-unknown-flag", [arg()])
        }
        ErrorKind::UnknownArgument | ErrorKind::TooManyValues => texts.say("cli-error-too-much", [arg()]),
        ErrorKind::InvalidSubcommand => texts.say(
            "cli-error-unknown-command",
            [("what", of(ContextKind::InvalidSubcommand).into())],
        ),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let value = of(ContextKind::InvalidValue);
            if value.is_empty() {
                texts.say("cli-error-missing-value", [arg()])
            } else {
                texts.say("cli-error-invalid-value", [arg(), ("value", value.into())])
            }
        }
        ErrorKind::MissingRequiredArgument => texts.say("cli-error-missing-argument", [arg()]),
        ErrorKind::ArgumentConflict => {
            let other = of(ContextKind::PriorArg);
            // A flag that conflicts with itself was given twice.
            if other.is_empty() || other == of(ContextKind::InvalidArg) {
                texts.say("cli-error-repeated", [arg()])
            } else {
                texts.say("cli-error-conflict", [arg(), ("other", other.into())])
            }
        }
        _ => texts.line("cli-error-other"),
    }
}

/// What would have been possible for the flag in question.
fn hint(error: &Error, game: GameName, texts: &Texts) -> Option<String> {
    if !matches!(error.kind(), ErrorKind::InvalidValue | ErrorKind::ValueValidation) {
        return None;
    }
    let flag = context(error, ContextKind::InvalidArg)?;
    Some(match flag.split(' ').next()? {
        "--game" => game_words(),
        "--seats" if game == GameName::Buffet => texts.line("buffet-cli-seats-hint"),
        "--players" if game == GameName::Buffet => texts.line("buffet-cli-players-hint"),
        "--seats" => texts.line("cli-seats-hint"),
        "--players" => texts.line("cli-players-hint"),
        "--house" => texts.line("cli-house-hint"),
        "--lang" => texts.line("cli-lang-hint"),
        "--quality" => texts.line("cli-quality-hint"),
        "--seed" => texts.say("cli-seed-hint", [("most", u64::MAX.to_string().into())]),
        "--level" => Level::ALL.map(Level::word).join(", "),
        "--size" => texts.line("cli-size-hint"),
        flag if flag.starts_with('<') => Subject::WORDS.join(", "),
        "--games" => texts.say("cli-count-hint", [("most", MOST_GAMES.to_string().into())]),
        "--hours" => texts.say("cli-hours-hint", [("most", MOST_HOURS.to_string().into())]),
        "--threads" => texts.say("cli-count-hint", [("most", MOST_THREADS.to_string().into())]),
        "--pause" => texts.say("cli-pause-hint", [("most", LONGEST_PAUSE.to_string().into())]),
        _ => return None,
    })
}

/// What clap knows about the mistake, as one text.
fn context(error: &Error, kind: ContextKind) -> Option<String> {
    match error.get(kind)? {
        ContextValue::String(text) => Some(text.clone()),
        ContextValue::Strings(texts) => Some(texts.join(", ")),
        _ => None,
    }
}
