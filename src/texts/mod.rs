//! Everything a player reads, in the player's language.
//!
//! The sentences stand in Fluent files under `assets/locales`, one folder a language, and are part of the program. Tests
//! hold that the languages have the same sentences with the same gaps, and that none is missing or unused.

pub mod buffet;
pub mod luigi;
pub mod narrate;
pub mod refusals;
mod talk;
mod words;

use std::str::FromStr;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

/// A language that the game speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum Language {
    /// English.
    #[serde(rename = "en")]
    English,
    /// Deutsch.
    #[serde(rename = "de")]
    German,
}

impl Language {
    /// Every language there is.
    pub const ALL: [Self; 2] = [Self::English, Self::German];

    /// Its short code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
        }
    }

    /// The system's language if the game speaks it, otherwise English.
    #[must_use]
    pub fn of_the_system() -> Self {
        let locale = sys_locale::get_locale().unwrap_or_default();
        let code: String = locale.chars().take_while(char::is_ascii_alphabetic).collect();
        code.to_ascii_lowercase().parse().unwrap_or(Self::English)
    }

    /// For plural forms and numbers. Both codes are well formed, which a test holds.
    fn identifier(self) -> LanguageIdentifier {
        self.code().parse().unwrap_or_default()
    }

    /// The Fluent files of the language, with their names.
    #[must_use]
    pub const fn sources(self) -> [(&'static str, &'static str); 13] {
        macro_rules! sources {
            ($folder:literal) => {
                [
                    (
                        "buffet",
                        include_str!(concat!("../../assets/locales/", $folder, "/buffet.ftl")),
                    ),
                    (
                        "cli",
                        include_str!(concat!("../../assets/locales/", $folder, "/cli.ftl")),
                    ),
                    (
                        "duel",
                        include_str!(concat!("../../assets/locales/", $folder, "/duel.ftl")),
                    ),
                    (
                        "events",
                        include_str!(concat!("../../assets/locales/", $folder, "/events.ftl")),
                    ),
                    (
                        "luigi",
                        include_str!(concat!("../../assets/locales/", $folder, "/luigi.ftl")),
                    ),
                    (
                        "menus",
                        include_str!(concat!("../../assets/locales/", $folder, "/menus.ftl")),
                    ),
                    (
                        "practice",
                        include_str!(concat!("../../assets/locales/", $folder, "/practice.ftl")),
                    ),
                    (
                        "refusals",
                        include_str!(concat!("../../assets/locales/", $folder, "/refusals.ftl")),
                    ),
                    (
                        "shelf",
                        include_str!(concat!("../../assets/locales/", $folder, "/shelf.ftl")),
                    ),
                    (
                        "table",
                        include_str!(concat!("../../assets/locales/", $folder, "/table.ftl")),
                    ),
                    (
                        "talk",
                        include_str!(concat!("../../assets/locales/", $folder, "/talk.ftl")),
                    ),
                    (
                        "terminal",
                        include_str!(concat!("../../assets/locales/", $folder, "/terminal.ftl")),
                    ),
                    (
                        "words",
                        include_str!(concat!("../../assets/locales/", $folder, "/words.ftl")),
                    ),
                ]
            };
        }
        match self {
            Self::English => sources!("en"),
            Self::German => sources!("de"),
        }
    }
}

impl FromStr for Language {
    type Err = ();

    fn from_str(code: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|language| language.code() == code).ok_or(())
    }
}

/// The sentences of one language.
pub struct Texts {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Texts {
    /// Loads a language.
    #[must_use]
    pub fn new(language: Language) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
        // The marks that keep right-to-left names apart show up as boxes in terminals; neither language needs them.
        bundle.set_use_isolating(false);
        for (_, source) in language.sources() {
            // A test reads every file; whatever a broken one still has to say is better than nothing.
            let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(partial, _)| partial);
            bundle.add_resource_overriding(resource);
        }
        Self { language, bundle }
    }

    /// Which language it is.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// A sentence, with its gaps filled. One that does not exist is answered with its id, which shows and does no harm.
    #[must_use]
    pub fn say<'a, const N: usize>(&'a self, id: &str, gaps: [(&'a str, FluentValue<'a>); N]) -> String {
        let args: FluentArgs<'a> = gaps.into_iter().collect();
        let pattern = self.bundle.get_message(id).and_then(|message| message.value());
        let Some(pattern) = pattern else {
            return id.to_owned();
        };
        // A gap that nobody filled shows in the text, where a test looks for it.
        let mut unfilled = Vec::new();
        self.bundle
            .format_pattern(pattern, Some(&args), &mut unfilled)
            .into_owned()
    }

    /// A number with so many decimals, as the language writes it.
    #[must_use]
    pub fn decimal(&self, number: f64, digits: usize) -> String {
        let written = format!("{number:.digits$}");
        // What rounds to nothing has no sign.
        let nothing = written.chars().all(|sign| matches!(sign, '-' | '0' | '.'));
        let written = if nothing { written.replace('-', "") } else { written };
        match self.language {
            Language::English => written,
            Language::German => written.replace('.', ","),
        }
    }

    /// A sentence about something done by hand, for this hand.
    #[must_use]
    pub fn to_hand(&self, id: &str, steady: bool) -> String {
        self.say(id, [hand(steady)])
    }

    /// A sentence without gaps.
    #[must_use]
    pub fn line(&self, id: &str) -> String {
        self.say(id, [])
    }
}

/// A number with a real minus sign, which is as wide as a digit.
#[must_use]
pub fn signed(number: i32) -> String {
    if number < 0 {
        format!("−{}", number.unsigned_abs())
    } else {
        number.to_string()
    }
}

/// Which hand a sentence speaks to: one on the mouse, or a steady one, which has a key and a bar.
#[must_use]
pub fn hand(steady: bool) -> (&'static str, FluentValue<'static>) {
    ("hand", if steady { "steady" } else { "mouse" }.into())
}
