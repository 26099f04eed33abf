//! Luck for thinking ahead: millions of draws, so it has to be quick; nobody's fate hangs on its quality.

use rules::Luck;

/// A small generator (splitmix64). A copy goes on with the same numbers, so that two choices are tried under the same luck.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Dice(pub u64);

impl Dice {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ mixed >> 31
    }

    /// Other luck, of which as much may be used as there is need for without touching this one.
    pub(crate) fn fork(&mut self) -> Self {
        Self(self.next())
    }

    /// True so often in a hundred times.
    pub(crate) fn percent(&mut self, chance: u32) -> bool {
        self.below(100) < chance
    }
}

impl Luck for Dice {
    fn below(&mut self, bound: u32) -> u32 {
        (((self.next() >> 32) * u64::from(bound)) >> 32) as u32
    }
}
