//! What is heard once when something happens that is no mere contact.

use crate::envelope;
use crate::filter::{Filter, Pass};
use crate::instrument::{bell, marimba, music_box, plucked};
use crate::liquid::{bubble, sizzle};
use crate::material::Material;
use crate::modal::{Blow, Mode, mode, ring, struck};
use crate::noise::Noise;
use crate::room;
use crate::samples::{Samples, frames};

/// Something that is heard once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Cue {
    /// A dial turns by one step.
    DialClick,
    /// The gas takes fire.
    GasLit,
    /// The pan is swung.
    Whoosh,
    /// Coffee runs into a cup.
    CoffeePour,
    /// A cup is put down.
    CupDown,
    /// A spoon is handed on.
    Spoon,
    /// A dish slides into a pan.
    DishDown,
    /// Crystals run back into a bottle.
    Refill,
    /// Crystals are washed into the sink.
    Sink,
    /// Stoves are pushed across the table.
    StoveSlide,
    /// Something lands in the bin.
    Trash,
    /// A star is won.
    Star,
    /// A dish is served: the bell on the counter.
    Served,
    /// Something is burnt.
    Burnt,
    /// Too much of a spice.
    TooMuch,
    /// A person's turn begins.
    NextTurn,
    /// The mouse comes over a button.
    Hover,
    /// A button is pressed.
    Press,
    /// It cannot be done.
    Refused,
    /// The match is over.
    Fanfare,
}

impl Cue {
    /// All of them.
    pub const ALL: [Self; 20] = [
        Self::DialClick,
        Self::GasLit,
        Self::Whoosh,
        Self::CoffeePour,
        Self::CupDown,
        Self::Spoon,
        Self::DishDown,
        Self::Refill,
        Self::Sink,
        Self::StoveSlide,
        Self::Trash,
        Self::Star,
        Self::Served,
        Self::Burnt,
        Self::TooMuch,
        Self::NextTurn,
        Self::Hover,
        Self::Press,
        Self::Refused,
        Self::Fanfare,
    ];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::DialClick => "dial-click",
            Self::GasLit => "gas-lit",
            Self::Whoosh => "whoosh",
            Self::CoffeePour => "coffee-pour",
            Self::CupDown => "cup-down",
            Self::Spoon => "spoon",
            Self::DishDown => "dish-down",
            Self::Refill => "refill",
            Self::Sink => "sink",
            Self::StoveSlide => "stove-slide",
            Self::Trash => "trash",
            Self::Star => "star",
            Self::Served => "served",
            Self::Burnt => "burnt",
            Self::TooMuch => "too-much",
            Self::NextTurn => "next-turn",
            Self::Hover => "hover",
            Self::Press => "press",
            Self::Refused => "refused",
            Self::Fanfare => "fanfare",
        }
    }

    /// How loud it is: what matters most is loudest, and what is heard most often is quietest.
    pub(crate) const fn loudness(self) -> f32 {
        match self {
            Self::Hover => -44.0,
            Self::Press => -34.0,
            Self::DialClick | Self::Spoon | Self::Refused => -30.0,
            Self::GasLit | Self::DishDown | Self::CupDown | Self::NextTurn | Self::StoveSlide => -28.0,
            Self::Whoosh | Self::CoffeePour | Self::Refill | Self::Sink => -26.0,
            Self::Trash | Self::Burnt | Self::TooMuch => -24.0,
            Self::Star | Self::Served | Self::Fanfare => -21.0,
        }
    }
}

pub(crate) fn render(cue: Cue, noise: &mut Noise) -> Samples {
    match cue {
        Cue::DialClick => Samples::mono(dial(noise)),
        Cue::GasLit => Samples::mono(gas_lit(noise)),
        Cue::Whoosh => Samples::mono(whoosh(noise)),
        Cue::CoffeePour => Samples::mono(coffee(noise)),
        Cue::CupDown => Samples::mono(cup(noise)),
        Cue::Spoon => Samples::mono(spoon(noise)),
        Cue::DishDown => Samples::mono(dish(noise)),
        Cue::Refill => Samples::mono(grains(Material::Glass, 0.9, 46, noise)),
        Cue::Sink => Samples::mono(sink(noise)),
        Cue::StoveSlide => Samples::mono(slide(noise)),
        Cue::Trash => Samples::mono(trash(noise)),
        Cue::Star => chimed(star(), 2.4),
        Cue::Served => chimed(vec![(0.0, bell(84), 1.0), (0.0, bell(91), 0.25)], 2.2),
        Cue::Burnt => Samples::mono(burnt(noise)),
        Cue::TooMuch => chimed(
            vec![
                (0.0, plucked(58, 0.5, 1400.0, noise), 1.0),
                (0.13, plucked(54, 0.7, 1200.0, noise), 1.0),
            ],
            1.0,
        ),
        Cue::NextTurn => chimed(vec![(0.0, marimba(72), 0.9), (0.14, marimba(77), 1.0)], 1.1),
        Cue::Hover => Samples::mono(tap(2300.0, 0.5, noise)),
        Cue::Press => Samples::mono(tap(1500.0, 1.0, noise)),
        Cue::Refused => Samples::mono(refused(noise)),
        Cue::Fanfare => chimed(fanfare(), 4.0),
    }
}

/// Adds a sound at a time.
fn lay(out: &mut [f32], seconds: f32, sound: &[f32], gain: f32) {
    for (sample, more) in out.iter_mut().skip(frames(seconds)).zip(sound) {
        *sample += more * gain;
    }
}

/// Notes at their times, in a small room.
fn chimed(notes: Vec<(f32, Vec<f32>, f32)>, seconds: f32) -> Samples {
    let mut left = vec![0.0; frames(seconds)];
    let mut right = left.clone();
    for (index, (at, note, gain)) in notes.into_iter().enumerate() {
        // Each note a little to a side, by turns.
        let aside = if index % 2 == 0 { 0.12 } else { -0.12 };
        lay(&mut left, at, &note, gain * (1.0 - aside));
        lay(&mut right, at, &note, gain * (1.0 + aside));
    }
    room::placed(&mut left, &mut right, 0.78, 0.35, 0.30);
    Samples::stereo(&left, &right)
}

/// A pawl falls into its notch: a tick as it leaves the tooth, a fuller one as it lands.
fn dial(noise: &mut Noise) -> Vec<f32> {
    let mut out = vec![0.0; frames(0.09)];
    let notch = [
        mode(1260.0, 0.018, 0.8),
        mode(2140.0, 0.014, 1.0),
        mode(3480.0, 0.010, 0.6),
        mode(480.0, 0.030, 0.5),
    ];
    let blow = Blow {
        bright: 3000.0,
        click: 0.5,
        contact: 0.002,
    };
    lay(&mut out, 0.0, &struck(&notch, blow, 0.05, noise), 0.35);
    lay(&mut out, 0.016, &struck(&notch, blow, 0.07, noise), 1.0);
    out
}

/// Two sparks, then a soft breath of fire.
fn gas_lit(noise: &mut Noise) -> Vec<f32> {
    let mut out = vec![0.0; frames(0.75)];
    for at in [0.0, 0.07] {
        let spark = [mode(3900.0, 0.006, 1.0), mode(6700.0, 0.005, 0.6)];
        let blow = Blow {
            bright: 7000.0,
            click: 0.6,
            contact: 0.001,
        };
        lay(&mut out, at, &struck(&spark, blow, 0.02, noise), 0.5);
    }
    let mut breath = Filter::new(Pass::Low, 420.0, 0.9);
    let fire: Vec<f32> = envelope::strike(0.58, 0.05, 0.55)
        .enumerate()
        .map(|(index, level)| {
            if index % 64 == 0 {
                breath.tune(180.0 + 620.0 * level);
            }
            breath.step(noise.white()) * level
        })
        .collect();
    lay(&mut out, 0.12, &fire, 1.6);
    out
}

/// Air along the pan: a band of noise that rises and falls with the swing.
fn whoosh(noise: &mut Noise) -> Vec<f32> {
    let mut band = Filter::new(Pass::Band, 400.0, 1.1);
    envelope::swell(0.42, 0.45)
        .enumerate()
        .map(|(index, level)| {
            if index % 32 == 0 {
                band.tune(280.0 + 900.0 * level);
            }
            band.step(noise.white()) * level * level
        })
        .collect()
}

/// A thin stream: bubbles by the hundred, over the hollow tone of a cup that rises as it fills.
fn coffee(noise: &mut Noise) -> Vec<f32> {
    let seconds = 1.7;
    let mut out = vec![0.0; frames(seconds)];
    let level: Vec<f32> = envelope::swell(1.55, 0.3).collect();
    let loud = |at: f32| level.get(frames(at)).copied().unwrap_or(0.0);
    for _ in 0..330 {
        let at = noise.between(0.0, 1.5);
        let filled = at / 1.5;
        let pitch = noise.between(420.0, 1500.0) * (1.0 + 0.5 * filled);
        let rise = noise.between(0.05, 0.35);
        bubble(
            &mut out,
            frames(at),
            pitch,
            rise,
            0.16 * loud(at) * noise.between(0.3, 1.0),
        );
    }
    let full = level.len();
    let mut hollow = Filter::new(Pass::Band, 600.0, 6.0);
    let mut splash = Filter::new(Pass::High, 3000.0, 0.7);
    for (index, level) in level.iter().enumerate() {
        let air = noise.white();
        if index % 64 == 0 {
            hollow.tune(620.0 + 520.0 * index as f32 / full as f32);
        }
        out[index] += (1.1 * hollow.step(air) + 0.05 * splash.step(air)) * level;
    }
    out
}

fn cup(noise: &mut Noise) -> Vec<f32> {
    let mut out = vec![0.0; frames(0.35)];
    let blow = Blow {
        bright: 3200.0,
        click: 0.3,
        contact: 0.004,
    };
    lay(&mut out, 0.0, &struck(Material::China.modes(), blow, 0.3, noise), 1.0);
    lay(
        &mut out,
        0.028,
        &struck(Material::China.modes(), blow, 0.3, noise),
        0.35,
    );
    lay(&mut out, 0.0, &struck(Material::Wood.modes(), blow, 0.12, noise), 0.5);
    out
}

/// A small spoon on the table: two bright taps and a short jingle.
fn spoon(noise: &mut Noise) -> Vec<f32> {
    let mut out = vec![0.0; frames(0.5)];
    let silver = [
        mode(1980.0, 0.16, 0.5),
        mode(3540.0, 0.28, 1.0),
        mode(5230.0, 0.22, 0.7),
        mode(7710.0, 0.12, 0.35),
    ];
    let blow = Blow {
        bright: 4200.0,
        click: 0.2,
        contact: 0.003,
    };
    for (at, gain) in [(0.0, 1.0), (0.055, 0.5), (0.093, 0.25)] {
        lay(&mut out, at, &struck(&silver, blow, 0.4, noise), gain);
    }
    lay(&mut out, 0.0, &struck(Material::Wood.modes(), blow, 0.1, noise), 0.4);
    out
}

/// A disc of thick card into a pan: a shuffle and a knock.
fn dish(noise: &mut Noise) -> Vec<f32> {
    let mut out = vec![0.0; frames(0.4)];
    let mut paper = Filter::new(Pass::Band, 2400.0, 0.8);
    let shuffle: Vec<f32> = envelope::swell(0.09, 0.6)
        .map(|level| paper.step(noise.white()) * level)
        .collect();
    lay(&mut out, 0.0, &shuffle, 0.5);
    let blow = Blow {
        bright: 900.0,
        click: 0.5,
        contact: 0.006,
    };
    lay(&mut out, 0.08, &struck(Material::Wood.modes(), blow, 0.12, noise), 1.0);
    lay(&mut out, 0.08, &struck(Material::Steel.modes(), blow, 0.3, noise), 0.15);
    out
}

/// Many crystals run over something, most of them in the middle of it.
fn grains(onto: Material, seconds: f32, count: u16, noise: &mut Noise) -> Vec<f32> {
    let mut out = vec![0.0; frames(seconds + 0.3)];
    for _ in 0..count {
        let at = seconds * (noise.between(0.0, 1.0) + noise.between(0.0, 1.0)) / 2.0;
        let blow = Blow {
            bright: noise.between(3200.0, 7000.0),
            click: 0.2,
            contact: 0.003,
        };
        let gain = noise.between(0.25, 1.0);
        let among = struck(Material::Plastic.modes(), blow, 0.04, noise);
        lay(&mut out, at, &among, gain * 0.7);
        lay(&mut out, at, &struck(onto.modes(), blow, 0.3, noise), gain * 0.5);
    }
    out
}

/// A short rinse over steel.
fn sink(noise: &mut Noise) -> Vec<f32> {
    let mut out = grains(Material::Steel, 0.5, 18, noise);
    let mut water = Filter::new(Pass::Band, 1500.0, 0.6);
    let rinse: Vec<f32> = envelope::swell(0.7, 0.35)
        .map(|level| water.step(noise.white()) * level)
        .collect();
    lay(&mut out, 0.05, &rinse, 1.3);
    for _ in 0..60 {
        let at = noise.between(0.1, 0.7);
        bubble(&mut out, frames(at), noise.between(500.0, 1700.0), 0.3, 0.25);
    }
    out
}

/// Rubber feet over wood: a low, trembling scrape.
fn slide(noise: &mut Noise) -> Vec<f32> {
    let mut low = Filter::new(Pass::Band, 210.0, 1.4);
    let mut rough = Filter::new(Pass::Band, 820.0, 0.9);
    let mut grip = 1.0_f32;
    envelope::swell(1.0, 0.4)
        .enumerate()
        .map(|(index, level)| {
            // The feet stick and slip some forty times a second.
            if index % 1100 == 0 {
                grip = noise.between(0.5, 1.0);
            }
            let scrape = noise.white();
            (low.step(scrape) + 0.25 * rough.step(scrape)) * level * grip
        })
        .collect()
}

/// A thin steel bin: a thump inside, the bin rings, its lid falls to.
fn trash(noise: &mut Noise) -> Vec<f32> {
    let mut out = vec![0.0; frames(1.1)];
    let bin = [
        mode(173.0, 0.30, 0.8),
        mode(287.0, 0.36, 1.0),
        mode(463.0, 0.40, 0.8),
        mode(611.0, 0.36, 0.6),
        mode(934.0, 0.30, 0.5),
        mode(1420.0, 0.22, 0.4),
        mode(2230.0, 0.16, 0.3),
    ];
    let blow = |bright| Blow {
        bright,
        click: 0.4,
        contact: 0.006,
    };
    lay(&mut out, 0.0, &struck(&bin, blow(700.0), 0.6, noise), 0.8);
    lay(&mut out, 0.24, &struck(&bin, blow(2200.0), 0.8, noise), 1.0);
    lay(&mut out, 0.31, &struck(&bin, blow(2600.0), 0.6, noise), 0.35);
    out
}

/// Up a chord of bells, the last one high and clear.
fn star() -> Vec<(f32, Vec<f32>, f32)> {
    let keys: [u8; 5] = [77, 81, 84, 89, 93];
    keys.into_iter()
        .enumerate()
        .map(|(index, key)| {
            let last = index == 4;
            let note = if last { bell(key) } else { music_box(key) };
            (index as f32 * 0.085, note, if last { 0.8 } else { 0.7 })
        })
        .collect()
}

/// A hiss that dies, and two low notes that shrug.
fn burnt(noise: &mut Noise) -> Vec<f32> {
    let mut out = vec![0.0; frames(1.2)];
    let mut fat = sizzle(0.9, 260.0, 0.3, noise);
    for (sample, level) in fat.iter_mut().zip(envelope::strike(0.9, 0.02, 0.9)) {
        *sample *= level;
    }
    lay(&mut out, 0.0, &fat, 0.5);
    lay(&mut out, 0.08, &plucked(55, 0.5, 1100.0, noise), 0.9);
    lay(&mut out, 0.26, &plucked(52, 0.8, 1000.0, noise), 0.9);
    out
}

/// A fingertip on wood.
fn tap(frequency: f32, body: f32, noise: &mut Noise) -> Vec<f32> {
    let modes = [
        mode(frequency, 0.022, 1.0),
        mode(frequency * 1.73, 0.014, 0.4),
        mode(frequency * 0.37, 0.035, body),
    ];
    let blow = Blow {
        bright: frequency * 1.2,
        click: 0.15,
        contact: 0.003,
    };
    struck(&modes, blow, 0.07, noise)
}

/// Two dull knocks: "no".
fn refused(noise: &mut Noise) -> Vec<f32> {
    let mut out = vec![0.0; frames(0.3)];
    let dull: [Mode; 2] = [mode(233.0, 0.08, 1.0), mode(392.0, 0.05, 0.5)];
    let blow = Blow {
        bright: 700.0,
        click: 0.2,
        contact: 0.005,
    };
    for at in [0.0, 0.11] {
        lay(&mut out, at, &struck(&dull, blow, 0.15, noise), 1.0);
    }
    // The ear finds it friendlier with a little of a tone in it.
    ring(&mut out, frames(0.11), mode(175.0, 0.14, 0.5));
    out
}

/// The waltz's own beginning, as a little flourish.
fn fanfare() -> Vec<(f32, Vec<f32>, f32)> {
    let notes: [(f32, u8); 8] = [
        (0.0, 72),
        (0.18, 77),
        (0.36, 81),
        (0.62, 79),
        (0.80, 81),
        (1.06, 77),
        (1.06, 84),
        (1.06, 89),
    ];
    let mut all: Vec<(f32, Vec<f32>, f32)> = notes.map(|(at, key)| (at, music_box(key), 0.7)).into();
    all.extend([(1.06, bell(65), 0.4), (1.06, marimba(53), 0.7)]);
    all
}
