//! What a level is worth at the stove, with the head and with the hand.

use crate::Level;

impl Level {
    /// How far off the hand's every movement is, as a share of what was meant. The lab measures what such a hand gets.
    #[must_use]
    pub const fn unsteadiness(self) -> f32 {
        match self {
            Self::Apprentice => 0.35,
            Self::Commis => 0.25,
            Self::Chef => 0.17,
            Self::ThreeStar => 0.10,
        }
    }

    /// How far off the hand is when it tosses a crêpe: a flick is over before it can be mended, so about twice as much.
    /// With the noise of a pour a chef would serve practically every crêpe, and there would be nothing to laugh at.
    #[must_use]
    pub const fn wildness(self) -> f32 {
        match self {
            Self::Apprentice => 0.50,
            Self::Commis => 0.42,
            Self::Chef => 0.32,
            Self::ThreeStar => 0.20,
        }
    }

    /// How far off the estimate of a move is, in points.
    pub(crate) const fn misjudgement(self) -> f32 {
        match self {
            Self::Apprentice => 2.4,
            Self::Commis => 0.9,
            Self::Chef => 0.55,
            Self::ThreeStar => 0.0,
        }
    }

    /// In what share of the decisions the mind is elsewhere, as it is when somebody is tired: then even what nobody could argue
    /// for is weighed with the rest, and may come out best.
    pub(crate) const fn absence(self) -> f32 {
        match self {
            Self::Apprentice => 0.20,
            Self::Commis => 0.08,
            Self::Chef | Self::ThreeStar => 0.0,
        }
    }

    /// How many own actions are thought through.
    pub(crate) const fn actions_ahead(self) -> u8 {
        match self {
            Self::Apprentice | Self::Commis | Self::Chef => 1,
            Self::ThreeStar => 2,
        }
    }

    /// How much the fortunes of the others matter.
    pub(crate) const fn awareness(self) -> f32 {
        match self {
            Self::Apprentice => 0.0,
            Self::Commis => 0.2,
            Self::Chef => 0.6,
            Self::ThreeStar => 1.0,
        }
    }
}
