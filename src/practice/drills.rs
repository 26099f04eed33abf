//! What to try with a bottle.

use opponents::Level;
use opponents::a_la_carte::{HandModels, MOST_PIECES, PourOdds, PourStyle};
use rules::a_la_carte::{Dispenser, Pour};
use serde::{Deserialize, Serialize};

/// What is to fall out of a bottle.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Drill {
    /// Exactly one piece, whichever.
    #[default]
    OnePiece,
    /// Exactly one of the bottle's own kind, and no salt.
    OneOfIt,
    /// Two of the bottle's own kind, and no salt.
    TwoOfIt,
    /// Four or more.
    Plenty,
    /// Everything, in one pour.
    Empty,
}

/// How a pour missed what was asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// It did not.
    Hit,
    /// Too few pieces.
    TooFew,
    /// Too many pieces.
    TooMany,
    /// As many as asked for, with salt among them.
    Salty,
}

impl Drill {
    /// From easy to hard.
    pub const ALL: [Self; 5] = [Self::OnePiece, Self::OneOfIt, Self::TwoOfIt, Self::Plenty, Self::Empty];

    /// Whether it asks for a few pieces, which are watched one by one.
    #[must_use]
    pub const fn is_few(self) -> bool {
        match self {
            Self::OnePiece | Self::OneOfIt | Self::TwoOfIt => true,
            Self::Plenty | Self::Empty => false,
        }
    }

    /// How a pour did; `left` pieces are still in the bottle.
    #[must_use]
    pub fn verdict(self, pour: Pour, left: usize) -> Verdict {
        let exactly = |wanted: u8, clean: bool| match pour.total().cmp(&wanted) {
            std::cmp::Ordering::Less => Verdict::TooFew,
            std::cmp::Ordering::Greater => Verdict::TooMany,
            std::cmp::Ordering::Equal if clean && pour.salt > 0 => Verdict::Salty,
            std::cmp::Ordering::Equal => Verdict::Hit,
        };
        match self {
            Self::OnePiece => exactly(1, false),
            Self::OneOfIt => exactly(1, true),
            Self::TwoOfIt => exactly(2, true),
            Self::Plenty if pour.total() >= 4 => Verdict::Hit,
            Self::Empty if left == 0 => Verdict::Hit,
            Self::Plenty | Self::Empty => Verdict::TooFew,
        }
    }

    /// The emptiest bottle out of which it can be poured.
    #[must_use]
    pub fn least(self) -> Fill {
        Fill::of(match self {
            Self::OnePiece | Self::OneOfIt | Self::Empty => 1,
            // Of two pieces one would be salt.
            Self::TwoOfIt => 3,
            Self::Plenty => 4,
        })
    }

    /// The way in which a chef would tip for it. Nobody at the table ever wants a bottle empty: the most generous tip comes
    /// back after four pieces, so what was measured of it says nothing about a hand that waits for the last one.
    const fn tip(self) -> Option<PourStyle> {
        match self {
            Self::OnePiece | Self::OneOfIt => Some(PourStyle::Pinch),
            Self::TwoOfIt => Some(PourStyle::Dash),
            Self::Plenty => Some(PourStyle::Splash),
            Self::Empty => None,
        }
    }

    /// How often a chef of this level would do it.
    #[must_use]
    pub fn odds(self, level: Level, bottle: Dispenser) -> Option<f32> {
        let mut odds = 0.0;
        HandModels::measured()
            .hand(level)
            .pours(self.tip()?, bottle, |pour, chance| {
                if self.verdict(pour, usize::from(bottle.colour + bottle.salt - pour.total())) == Verdict::Hit {
                    odds += chance;
                }
            });
        Some(odds)
    }

    /// How many pieces fall when a chef of this level tries: of 0, 1, 2, … the share.
    #[must_use]
    pub fn pieces(self, level: Level, fill: Fill) -> Option<PourOdds> {
        let mut odds = PourOdds::default();
        HandModels::measured()
            .hand(level)
            .pours(self.tip()?, fill.bottle(), |pour, chance| {
                odds[usize::from(pour.total()).min(MOST_PIECES)] += chance;
            });
        Some(odds)
    }

    /// The chef who does it about as often as this share of all pours.
    #[must_use]
    pub fn level_of(self, share: f32, fill: Fill) -> Option<Level> {
        let off = |level: Level| self.odds(level, fill.bottle()).map(|odds| (odds - share).abs());
        let known = Level::ALL.into_iter().filter_map(|level| Some((level, off(level)?)));
        known.min_by(|a, b| a.1.total_cmp(&b.1)).map(|(level, _)| level)
    }
}

/// How much is in a bottle: from the last piece to all of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct Fill(u8);

/// A fill as books have it. The names are older than the numbers, and are still written where they fit.
#[derive(Serialize, Deserialize)]
enum Written {
    Full,
    Half,
    Last,
    Pieces(u8),
}

impl TryFrom<Written> for Fill {
    type Error = String;

    fn try_from(written: Written) -> Result<Self, String> {
        match written {
            Written::Full => Ok(Self::FULL),
            Written::Half => Ok(Self::HALF),
            Written::Last => Ok(Self::LAST),
            Written::Pieces(pieces) if Self::of(pieces).0 == pieces => Ok(Self(pieces)),
            Written::Pieces(pieces) => Err(format!("no bottle holds {pieces} pieces")),
        }
    }
}

impl From<Fill> for Written {
    fn from(fill: Fill) -> Self {
        match fill {
            Fill::FULL => Self::Full,
            Fill::HALF => Self::Half,
            Fill::LAST => Self::Last,
            Fill(pieces) => Self::Pieces(pieces),
        }
    }
}

impl Default for Fill {
    fn default() -> Self {
        Self::FULL
    }
}

impl Fill {
    /// As a game begins.
    pub const FULL: Self = Self(Dispenser::FULL.total());
    /// Half of it.
    pub const HALF: Self = Self(10);
    /// The last few.
    pub const LAST: Self = Self(5);

    /// So many pieces, or as many as there can be.
    #[must_use]
    pub fn of(pieces: u8) -> Self {
        Self(pieces.clamp(1, Self::FULL.0))
    }

    /// How many pieces.
    #[must_use]
    pub const fn pieces(self) -> u8 {
        self.0
    }

    /// What is in it: one piece in four is salt, as in a full one.
    #[must_use]
    pub const fn bottle(self) -> Dispenser {
        let salt = (self.0 + 2) / 4;
        Dispenser {
            colour: self.0 - salt,
            salt,
        }
    }
}
