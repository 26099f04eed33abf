//! The list of all sounds.

use crate::bed::{self, Bed};
use crate::cue::{self, Cue};
use crate::noise::Noise;
use crate::samples::Samples;
use crate::strike::{self, Contact, Force, VARIANTS};

/// A sound of the kitchen.
///
/// ```
/// use sounds::{Cue, Sound};
/// let click = Sound::Cue(Cue::DialClick);
/// assert_eq!(click.name(), "dial-click");
/// assert_eq!(click.render(), click.render(), "the same bits every time");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Sound {
    /// Something hits something: what, how hard, and which of the [`VARIANTS`] blows.
    Strike(Contact, Force, u8),
    /// Something happens.
    Cue(Cue),
    /// Something goes on.
    Bed(Bed),
}

/// What has a volume of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Group {
    /// What happens on the table.
    Kitchen,
    /// The room around it.
    Ambience,
    /// The waltz.
    Music,
    /// Buttons.
    Interface,
}

impl Group {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Kitchen, Self::Ambience, Self::Music, Self::Interface];
}

impl Sound {
    /// All of them, those first that are soonest needed and quickest made; the music comes last.
    pub fn all() -> impl Iterator<Item = Self> {
        let strikes = Contact::ALL.into_iter().flat_map(|contact| {
            Force::ALL
                .into_iter()
                .flat_map(move |force| (0..VARIANTS).map(move |variant| Self::Strike(contact, force, variant)))
        });
        let cues = Cue::ALL.into_iter().map(Self::Cue);
        let beds = Bed::ALL.into_iter().map(Self::Bed);
        cues.chain(strikes).chain(beds)
    }

    /// Its name, which is also its file's.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            Self::Strike(contact, force, variant) => format!("{}-{}-{variant}", contact.name(), force.name()),
            Self::Cue(cue) => cue.name().to_owned(),
            Self::Bed(bed) => bed.name().to_owned(),
        }
    }

    /// Whose volume it follows.
    #[must_use]
    pub const fn group(self) -> Group {
        match self {
            Self::Bed(Bed::Ambience) => Group::Ambience,
            Self::Bed(Bed::Music) => Group::Music,
            Self::Cue(Cue::Hover | Cue::Press | Cue::Refused | Cue::NextTurn) => Group::Interface,
            Self::Strike(..) | Self::Cue(_) | Self::Bed(_) => Group::Kitchen,
        }
    }

    /// Whether it joins its own beginning.
    #[must_use]
    pub const fn is_looped(self) -> bool {
        matches!(self, Self::Bed(_))
    }

    /// How loud it is made, in decibels below full scale, over its loudest 50 ms.
    #[must_use]
    pub const fn loudness(self) -> f32 {
        match self {
            Self::Strike(contact, force, _) => strike::loudness(contact, force),
            Self::Cue(cue) => cue.loudness(),
            Self::Bed(bed) => bed.loudness(),
        }
    }

    /// Makes it. The same sound always has the same bits.
    #[must_use]
    pub fn render(self) -> Samples {
        let mut noise = match self {
            // The same spot struck harder is the same spot.
            Self::Strike(contact, _, variant) => Noise::of(&format!("{}-{variant}", contact.name())),
            Self::Cue(_) | Self::Bed(_) => Noise::of(&self.name()),
        };
        let raw = match self {
            Self::Strike(contact, force, _) => strike::render(contact, force, &mut noise),
            Self::Cue(cue) => cue::render(cue, &mut noise),
            Self::Bed(bed) => bed::render(bed, &mut noise),
        };
        let ready = if self.is_looped() {
            raw.centred()
        } else {
            raw.without_rumble().fading()
        };
        ready.levelled(self.loudness())
    }
}
