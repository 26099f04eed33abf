//! How fast the chef calls.

/// How fast the chef calls. The rules know nothing of it (K25).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub enum Pace {
    /// For those who are new to it.
    Leisurely,
    /// As it is meant.
    #[default]
    Brisk,
    /// For the experienced.
    Hectic,
    /// Hardly to be followed.
    Merciless,
    /// From the first of these to the last, within each round.
    Quickening,
    /// A person calls, with a key: the timetable waits for it.
    Person,
}

impl Pace {
    /// Every pace.
    pub const ALL: [Self; 6] = [
        Self::Leisurely,
        Self::Brisk,
        Self::Hectic,
        Self::Merciless,
        Self::Quickening,
        Self::Person,
    ];

    const SLOWEST: u64 = 4_000;
    const FASTEST: u64 = 1_100;

    /// Milliseconds from one call to the next, after so many of so many calls. Nothing if a person calls.
    #[must_use]
    pub fn beat(self, calls: u8, of: u8) -> Option<u64> {
        match self {
            Self::Leisurely => Some(Self::SLOWEST),
            Self::Brisk => Some(2_500),
            Self::Hectic => Some(1_600),
            Self::Merciless => Some(Self::FASTEST),
            Self::Quickening => {
                let (calls, of) = (u64::from(calls.min(of)), u64::from(of.max(1)));
                Some(Self::SLOWEST - (Self::SLOWEST - Self::FASTEST) * calls / of)
            }
            Self::Person => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quickening_goes_from_leisurely_to_merciless() {
        let beats: Vec<_> = (0..=48).filter_map(|calls| Pace::Quickening.beat(calls, 48)).collect();
        assert!(beats.is_sorted_by(|slower, faster| slower > faster), "{beats:?}");
        assert_eq!(beats.first().copied(), Pace::Leisurely.beat(0, 48));
        assert_eq!(beats.last().copied(), Pace::Merciless.beat(0, 48));
    }
}
