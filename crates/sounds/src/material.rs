//! What things are made of, as the modes that are heard when they are struck. The numbers are chosen by spectrogram and
//! not yet by ear, after what small objects of the kind do: stiff and light rings high, wood is dead after a few
//! hundredths of a second, a steel pan sings longest.

use crate::modal::{Mode, mode};

/// What a struck thing is made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Material {
    /// A crystal of acrylic: a dry, high tick.
    Plastic,
    /// A small bottle, held in a hand that damps it.
    Glass,
    /// The pan: many modes close together, long.
    Steel,
    /// The table: low and short.
    Wood,
    /// A coffee cup.
    China,
}

impl Material {
    /// Its modes.
    #[must_use]
    pub const fn modes(self) -> &'static [Mode] {
        match self {
            Self::Plastic => &PLASTIC,
            Self::Glass => &GLASS,
            Self::Steel => &STEEL,
            Self::Wood => &WOOD,
            Self::China => &CHINA,
        }
    }
}

const PLASTIC: [Mode; 4] = [
    mode(2650.0, 0.020, 0.5),
    mode(4180.0, 0.016, 1.0),
    mode(6120.0, 0.012, 0.7),
    mode(8300.0, 0.009, 0.4),
];

const GLASS: [Mode; 7] = [
    mode(2240.0, 0.050, 0.10),
    mode(4310.0, 0.200, 0.55),
    mode(5870.0, 0.160, 1.00),
    mode(7420.0, 0.130, 0.85),
    mode(9260.0, 0.090, 0.60),
    mode(11_350.0, 0.060, 0.40),
    mode(13_600.0, 0.045, 0.25),
];

const STEEL: [Mode; 10] = [
    mode(418.0, 0.42, 0.25),
    mode(702.0, 0.55, 0.45),
    mode(1094.0, 0.62, 0.70),
    mode(1167.0, 0.58, 0.55),
    mode(1731.0, 0.50, 0.90),
    mode(2385.0, 0.42, 1.00),
    mode(2467.0, 0.38, 0.70),
    mode(3320.0, 0.30, 0.75),
    mode(4480.0, 0.20, 0.50),
    mode(5890.0, 0.13, 0.30),
];

const WOOD: [Mode; 6] = [
    mode(146.0, 0.075, 0.55),
    mode(262.0, 0.065, 1.00),
    mode(437.0, 0.050, 0.80),
    mode(711.0, 0.038, 0.55),
    mode(1130.0, 0.026, 0.35),
    mode(1840.0, 0.016, 0.20),
];

const CHINA: [Mode; 6] = [
    mode(1480.0, 0.11, 0.45),
    mode(2130.0, 0.19, 1.00),
    mode(3290.0, 0.15, 0.70),
    mode(4760.0, 0.10, 0.45),
    mode(6640.0, 0.07, 0.25),
    mode(8900.0, 0.04, 0.12),
];
