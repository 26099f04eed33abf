//! Things that hit things: which pair, how hard, and one of several blows so that nothing repeats like a machine.

use crate::envelope;
use crate::filter::{Filter, Pass};
use crate::material::Material;
use crate::modal::{Blow, mode, ring, struck};
use crate::noise::Noise;
use crate::samples::{Samples, frames};

/// Different blows of one kind.
pub const VARIANTS: u8 = 5;

/// What hits what.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Contact {
    /// Two crystals.
    CrystalOnCrystal,
    /// A crystal and the bottle around it.
    CrystalOnGlass,
    /// A crystal and the pan.
    CrystalOnSteel,
    /// A crystal and the table.
    CrystalOnWood,
    /// The die and its tray.
    DieOnWood,
    /// The crêpe and the pan.
    CrepeOnSteel,
    /// The crêpe and the table.
    CrepeOnWood,
}

impl Contact {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::CrystalOnCrystal,
        Self::CrystalOnGlass,
        Self::CrystalOnSteel,
        Self::CrystalOnWood,
        Self::DieOnWood,
        Self::CrepeOnSteel,
        Self::CrepeOnWood,
    ];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::CrystalOnCrystal => "crystal-on-crystal",
            Self::CrystalOnGlass => "crystal-on-glass",
            Self::CrystalOnSteel => "crystal-on-steel",
            Self::CrystalOnWood => "crystal-on-wood",
            Self::DieOnWood => "die-on-wood",
            Self::CrepeOnSteel => "crepe-on-steel",
            Self::CrepeOnWood => "crepe-on-wood",
        }
    }
}

/// How hard a blow is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Force {
    /// A touch.
    Soft,
    /// A fall of some centimetres.
    Firm,
    /// A throw.
    Hard,
}

impl Force {
    /// All of them, softest first.
    pub const ALL: [Self; 3] = [Self::Soft, Self::Firm, Self::Hard];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Soft => "soft",
            Self::Firm => "firm",
            Self::Hard => "hard",
        }
    }

    /// The harder, the shorter the contact and the higher what it wakes.
    const fn brightness(self) -> f32 {
        match self {
            Self::Soft => 0.6,
            Self::Firm => 1.0,
            Self::Hard => 1.6,
        }
    }

    /// How much quieter than the hardest a blow is, in decibels.
    const fn quieter(self) -> f32 {
        match self {
            Self::Soft => 13.0,
            Self::Firm => 6.0,
            Self::Hard => 0.0,
        }
    }
}

/// How loud a blow is, in decibels. Crystals among themselves are the quietest, because they are the most.
pub(crate) const fn loudness(contact: Contact, force: Force) -> f32 {
    let hardest = match contact {
        Contact::CrystalOnCrystal => -27.0,
        Contact::CrystalOnGlass => -23.0,
        Contact::CrystalOnSteel | Contact::CrystalOnWood | Contact::DieOnWood => -21.0,
        Contact::CrepeOnSteel | Contact::CrepeOnWood => -19.0,
    };
    hardest - force.quieter()
}

pub(crate) fn render(contact: Contact, force: Force, noise: &mut Noise) -> Samples {
    let bright = force.brightness();
    let blow = |frequency: f32, click: f32, contact: f32| Blow {
        bright: frequency * bright,
        click,
        contact: contact / bright,
    };
    let samples = match contact {
        Contact::CrystalOnCrystal => struck(Material::Plastic.modes(), blow(4500.0, 0.25, 0.004), 0.04, noise),
        Contact::CrystalOnGlass => struck(Material::Glass.modes(), blow(6500.0, 0.30, 0.003), 0.26, noise),
        Contact::CrystalOnSteel => struck(Material::Steel.modes(), blow(3000.0, 0.50, 0.004), 0.75, noise),
        Contact::CrystalOnWood => struck(Material::Wood.modes(), blow(900.0, 0.60, 0.006), 0.12, noise),
        Contact::DieOnWood => die(blow(1300.0, 0.5, 0.007), noise),
        Contact::CrepeOnSteel => slap(1700.0 * bright, 1.0, noise),
        Contact::CrepeOnWood => slap(1000.0 * bright, 0.0, noise),
    };
    Samples::mono(samples)
}

/// A wooden cube: its own knock, and the tray's answer below it.
fn die(blow: Blow, noise: &mut Noise) -> Vec<f32> {
    let mut out = struck(Material::Wood.modes(), blow, 0.16, noise);
    let cube = [
        mode(830.0, 0.045, 0.9),
        mode(1390.0, 0.034, 0.7),
        mode(2210.0, 0.022, 0.4),
    ];
    for (sample, knock) in out.iter_mut().zip(struck(&cube, blow, 0.16, noise)) {
        *sample = *sample * 0.5 + knock;
    }
    out
}

/// Something flat and wet comes down: air is pressed out, then the thing below answers, the more the more of it is steel.
fn slap(bright: f32, steel: f32, noise: &mut Noise) -> Vec<f32> {
    let mut out = vec![0.0; frames(if steel > 0.0 { 0.5 } else { 0.3 })];
    let mut body = Filter::new(Pass::Low, bright, 0.8);
    let mut wet = Filter::new(Pass::Band, bright * 2.2, 1.2);
    for (sample, level) in out.iter_mut().zip(envelope::strike(0.25, 0.003, 0.13)) {
        let air = noise.white();
        *sample += (body.step(air) + 0.35 * wet.step(air)) * level;
    }
    let thud = noise.about(0.06);
    ring(&mut out, 0, mode(118.0 * thud, 0.12, 0.5));
    ring(&mut out, 0, mode(196.0 * thud, 0.09, 0.35));
    if steel > 0.0 {
        // The crêpe lies on what it struck and damps it: only a short, low ring is left.
        for (frequency, decay, gain) in [(418.0, 0.22, 0.16), (702.0, 0.26, 0.14), (1094.0, 0.20, 0.10)] {
            ring(&mut out, 0, mode(frequency * thud, decay, gain * steel));
        }
    }
    out
}
