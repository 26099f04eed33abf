//! What the notations of all games are made of: plain numbers, counts, and named parts in a fixed order.

use std::fmt;
use std::str::FromStr;

/// A number as we write it: no sign, no leading zero. Otherwise two texts would stand for one thing.
pub(crate) fn plain_number(text: &str) -> Option<u8> {
    let canonical = text == "0"
        || text
            .bytes()
            .next()
            .is_some_and(|first| first.is_ascii_digit() && first != b'0');
    if canonical { text.parse().ok() } else { None }
}

/// Counts with a stroke between them.
pub(crate) struct Counts<'a>(pub(crate) &'a [u8]);

impl fmt::Display for Counts<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, count) in self.0.iter().enumerate() {
            if index > 0 {
                f.write_str("/")?;
            }
            write!(f, "{count}")?;
        }
        Ok(())
    }
}

/// Reads what [`Counts`] writes.
pub(crate) fn counts<const N: usize>(text: &str) -> Option<[u8; N]> {
    let mut counts = [0; N];
    let mut parts = text.split('/');
    for count in &mut counts {
        *count = plain_number(parts.next()?)?;
    }
    parts.next().is_none().then_some(counts)
}

/// The name of a part that cannot be read.
pub(crate) struct Unreadable(pub(crate) &'static str);

/// Reads `name:value` or `name=value` parts in a fixed order.
pub(crate) struct Parts<'a> {
    parts: std::str::Split<'a, char>,
    between: char,
}

impl<'a> Parts<'a> {
    /// `separator` stands between the parts, `between` between a name and its value.
    pub(crate) fn new(text: &'a str, separator: char, between: char) -> Self {
        Self {
            parts: text.split(separator),
            between,
        }
    }

    pub(crate) fn next<T>(
        &mut self,
        name: &'static str,
        read: impl FnOnce(&'a str) -> Option<T>,
    ) -> Result<T, Unreadable> {
        let value = self.parts.next().and_then(|part| part.strip_prefix(name));
        let value = value.and_then(|value| value.strip_prefix(self.between));
        value.and_then(read).ok_or(Unreadable(name))
    }

    pub(crate) fn word<T: FromStr>(&mut self, name: &'static str) -> Result<T, Unreadable> {
        self.next(name, |text| text.parse().ok())
    }

    pub(crate) fn number(&mut self, name: &'static str) -> Result<u8, Unreadable> {
        self.next(name, plain_number)
    }

    /// Nothing may follow.
    pub(crate) fn end(mut self, part: &'static str) -> Result<(), Unreadable> {
        if self.parts.next().is_some() {
            Err(Unreadable(part))
        } else {
            Ok(())
        }
    }
}
