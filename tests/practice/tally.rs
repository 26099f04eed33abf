//! Those who heed the coach against those who do the same again, and whether the difference is more than luck.

use std::collections::BTreeMap;
use std::fmt::Debug;

/// Fewer than this say nothing about a word.
const LEAST: u32 = 12;

/// How it went after one and the same beginning: done again, and with the coach, equally often.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Tally {
    /// Beginnings.
    pub(crate) told: u32,
    /// Succeeded by doing the same again.
    pub(crate) repeated: u32,
    /// Succeeded by heeding the coach.
    pub(crate) followed: u32,
}

impl Tally {
    pub(crate) fn count(&mut self, repeated: bool, followed: bool) {
        self.told += 1;
        self.repeated += u32::from(repeated);
        self.followed += u32::from(followed);
    }

    fn add(&mut self, other: Self) {
        self.told += other.told;
        self.repeated += other.repeated;
        self.followed += other.followed;
    }

    /// Whether more succeeded with the coach than luck explains: if the coach made no difference, each pair would differ
    /// with a variance of at most a half, and two deviations of all of them are the root of twice their number.
    pub(crate) fn surely_helps(&self) -> bool {
        self.followed as f32 > self.repeated as f32 + (2.0 * self.told as f32).sqrt()
    }

    /// Whether fewer did than bad luck explains.
    pub(crate) fn surely_harms(&self) -> bool {
        self.repeated as f32 > self.followed as f32 + (2.0 * self.told as f32).sqrt()
    }
}

/// By the word that was heard first.
#[derive(Debug, Default)]
pub(crate) struct Table(BTreeMap<String, Tally>);

impl Table {
    /// The word without its numbers.
    pub(crate) fn word(advice: impl Debug) -> String {
        let written = format!("{advice:?}");
        written.split(' ').next().unwrap_or_default().to_owned()
    }

    pub(crate) fn of(&self, word: &str) -> Tally {
        self.0.get(word).copied().unwrap_or_default()
    }

    pub(crate) fn count(&mut self, word: &str, repeated: bool, followed: bool) {
        self.0.entry(word.to_owned()).or_default().count(repeated, followed);
    }

    pub(crate) fn add(&mut self, other: &Self) {
        for (word, tally) in &other.0 {
            self.0.entry(word.clone()).or_default().add(*tally);
        }
    }

    pub(crate) fn forget(&mut self, word: &str) {
        self.0.remove(word);
    }

    pub(crate) fn show(&self, title: &str) {
        eprintln!("{title}");
        eprintln!("  {:<12}{:>8}{:>10}{:>10}", "word", "told", "repeated", "followed");
        for (word, tally) in &self.0 {
            let Tally {
                told,
                repeated,
                followed,
            } = tally;
            eprintln!("  {word:<12}{told:>8}{repeated:>10}{followed:>10}");
        }
    }

    /// Every one of these words helps, and is heard often enough to say so. About those that are heard too seldom nothing
    /// can be said but that they do no harm; each comes with the reason, and must be judged as soon as it is heard.
    pub(crate) fn judge(&self, words: &[&str], seldom: &[(&str, &str)]) {
        for word in words {
            let tally = self.of(word);
            assert!(
                tally.told >= LEAST,
                "“{word}” is heard too seldom to be judged: {tally:?}"
            );
            assert!(tally.surely_helps(), "“{word}” does not surely help: {tally:?}");
        }
        for (word, why) in seldom {
            let tally = self.of(word);
            assert!(tally.told < LEAST, "“{word}” can be judged, although {why}: {tally:?}");
            assert!(!tally.surely_harms(), "“{word}” does harm: {tally:?}");
        }
        for word in self.0.keys() {
            let known = words.contains(&word.as_str()) || seldom.iter().any(|(other, _)| other == word);
            assert!(known, "nobody asked whether “{word}” helps");
        }
    }
}
