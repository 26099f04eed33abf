//! Luck for thinking ahead: millions of draws, so it has to be quick; nobody's fate hangs on its quality.

use rules::Luck;

/// A small generator (splitmix64). A copy goes on with the same numbers, so that two moves are tried under the same luck.
#[derive(Debug, Clone, Copy)]
pub(super) struct Dice(pub u64);

impl Dice {
    /// Other luck, of which as much may be used as there is need for without touching this one.
    pub(super) fn fork(&mut self) -> Self {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        Self(mixed(self.0))
    }
}

const fn mixed(number: u64) -> u64 {
    let mut mixed = number;
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ mixed >> 31
}

impl Luck for Dice {
    fn below(&mut self, bound: u32) -> u32 {
        (((self.fork().0 >> 32) * u64::from(bound)) >> 32) as u32
    }
}
