//! How the small words of a game (a condiment, a cup, a die face) are written: once, for people and for parsers.

/// A word that a notation did not expect.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a word for a {kind}; use one of: {known}")]
pub struct UnknownWord {
    /// What was asked for, such as `condiment`.
    pub kind: &'static str,
    /// The words that would have been understood.
    pub known: &'static str,
}

/// Declares a fieldless enum whose members have one fixed word each: `ALL`, `COUNT`, `index`, `word`, [`Display`],
/// [`FromStr`] and serde all follow from the one list, so they cannot disagree.
///
/// [`Display`]: std::fmt::Display
/// [`FromStr`]: std::str::FromStr
macro_rules! words {
    (
        $(#[$doc:meta])*
        $vis:vis enum $name:ident as $kind:literal {
            $($(#[$member_doc:meta])* $member:ident = $word:literal),+ $(,)?
        }
    ) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
        #[repr(u8)]
        $vis enum $name {
            $($(#[$member_doc])* #[serde(rename = $word)] $member),+
        }

        impl $name {
            /// Every member, in the order in which it is listed and counted.
            pub const ALL: [Self; [$(Self::$member),+].len()] = [$(Self::$member),+];

            /// How many members there are.
            pub const COUNT: usize = Self::ALL.len();

            /// The place in [`Self::ALL`].
            #[must_use]
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The word that stands for it in notations.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self {
                    $(Self::$member => $word),+
                }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.word())
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::vocabulary::UnknownWord;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                match text {
                    $($word => Ok(Self::$member),)+
                    _ => Err($crate::vocabulary::UnknownWord {
                        kind: $kind,
                        known: concat!($($word, " "),+).trim_ascii_end(),
                    }),
                }
            }
        }
    };
}

/// Serde by way of the one text that [`Display`](std::fmt::Display) writes and [`FromStr`](std::str::FromStr) reads.
macro_rules! serde_as_text {
    ($name:ty, $error:ty) => {
        impl TryFrom<String> for $name {
            type Error = $error;

            fn try_from(text: String) -> Result<Self, $error> {
                text.parse()
            }
        }

        impl From<$name> for String {
            fn from(value: $name) -> Self {
                value.to_string()
            }
        }
    };
}

pub(crate) use {serde_as_text, words};
