//! What every sound must be, whatever it is made of.

use std::f32::consts::TAU;

use sounds::{Bed, Contact, Cue, Force, RATE, Samples, Sound, VARIANTS};

/// All sounds, rendered once for all tests that only look.
fn all() -> impl Iterator<Item = (Sound, Samples)> {
    Sound::all().map(|sound| (sound, sound.render()))
}

/// The middle of a sound's spectrum, weighted by power, in hertz.
fn brightness(samples: &Samples) -> f32 {
    let count = 2048;
    let part: Vec<f32> = samples.mixed().take(count).collect();
    let (mut weighted, mut sum) = (0.0, 0.0);
    for bin in 1..count / 2 {
        let (mut real, mut imaginary) = (0.0, 0.0);
        for (index, sample) in part.iter().enumerate() {
            let angle = TAU * ((bin * index) % count) as f32 / count as f32;
            real += sample * angle.cos();
            imaginary -= sample * angle.sin();
        }
        let power = real * real + imaginary * imaginary;
        weighted += power * bin as f32 * RATE as f32 / count as f32;
        sum += power;
    }
    weighted / sum
}

#[test]
fn a_sound_has_the_same_bits_every_time() {
    let bits = |sound: Sound| -> Vec<u32> { sound.render().frames().iter().flatten().map(|s| s.to_bits()).collect() };
    for sound in Sound::all() {
        assert_eq!(bits(sound), bits(sound), "{}", sound.name());
    }
}

#[test]
fn no_sound_clips_or_breaks_or_pushes_the_loudspeaker_aside() {
    for (sound, samples) in all() {
        let name = sound.name();
        assert!(
            samples.frames().iter().flatten().all(|sample| sample.is_finite()),
            "{name}"
        );
        assert!(samples.peak() <= 0.9, "{name} reaches {}", samples.peak());
        assert!(samples.offset().abs() < 0.002, "{name} is off by {}", samples.offset());
    }
}

#[test]
fn every_sound_is_as_loud_as_its_kind_should_be() {
    for (sound, samples) in all() {
        let (wanted, is) = (sound.loudness(), samples.loudness());
        assert!((wanted - is).abs() < 0.5, "{}: wanted {wanted}, is {is}", sound.name());
        let range = match sound {
            Sound::Cue(Cue::Hover) => -46.0..=-40.0,
            Sound::Strike(..) | Sound::Cue(_) => -41.0..=-18.0,
            Sound::Bed(Bed::Music) => -28.0..=-20.0,
            Sound::Bed(_) => -44.0..=-28.0,
        };
        assert!(range.contains(&is), "{}: {is}", sound.name());
    }
}

#[test]
fn what_is_heard_once_begins_at_once_and_ends_in_silence() {
    for (sound, samples) in all().filter(|(sound, _)| !sound.is_looped()) {
        let name = sound.name();
        let frames = samples.frames();
        let loudest = samples.peak();
        let end = &frames[frames.len() - RATE as usize / 200..];
        assert!(
            end.iter().flatten().all(|sample| sample.abs() < 0.02 * loudest),
            "{name}"
        );
        assert_eq!(frames.last(), Some(&[0.0, 0.0]), "{name}");
        assert!(samples.seconds() < 5.0, "{name}");
        let early = frames.iter().take(RATE as usize / 5).flatten();
        assert!(
            early.fold(0.0_f32, |most, sample| most.max(sample.abs())) > 0.05 * loudest,
            "{name}"
        );
    }
}

#[test]
fn a_loop_joins_its_beginning_as_any_sample_joins_the_next() {
    for bed in Bed::ALL {
        let samples = Sound::Bed(bed).render();
        let frames = samples.frames();
        for side in 0..2 {
            let step = |from: usize| (frames[(from + 1) % frames.len()][side] - frames[from][side]).abs();
            let near: Vec<f32> = (frames.len() - 200..frames.len() - 1).chain(0..200).map(step).collect();
            let largest = near.iter().copied().fold(0.0, f32::max);
            assert!(step(frames.len() - 1) <= largest * 1.5, "{bed:?}");
        }
        // Nor is one end louder than the other.
        let power = |part: &[[f32; 2]]| part.iter().flatten().map(|s| s * s).sum::<f32>() / part.len() as f32;
        let half = RATE as usize / 2;
        let (head, tail) = (power(&frames[..half]), power(&frames[frames.len() - half..]));
        if bed != Bed::Music {
            assert!((head / tail).log10().abs() < 0.5, "{bed:?}: {head} {tail}");
        }
    }
}

#[test]
fn the_music_lasts_more_than_a_minute_and_is_never_silent_for_long() {
    let samples = Sound::Bed(Bed::Music).render();
    assert!((60.0..=90.0).contains(&samples.seconds()));
    let loudest = samples.peak();
    for (second, part) in samples.frames().chunks(RATE as usize).enumerate() {
        let peak = part
            .iter()
            .flatten()
            .fold(0.0_f32, |most, sample| most.max(sample.abs()));
        assert!(peak > 0.03 * loudest, "silent in second {second}");
    }
}

#[test]
fn a_harder_blow_is_louder_and_brighter() {
    for contact in Contact::ALL {
        for nth in 0..VARIANTS {
            let of = |force| {
                let blow = Sound::Strike(contact, force, nth).render();
                (blow.loudness(), brightness(&blow))
            };
            let [soft, firm, hard] = Force::ALL.map(of);
            assert!(
                soft.0 < firm.0 && firm.0 < hard.0,
                "{contact:?}: {soft:?} {firm:?} {hard:?}"
            );
            assert!(
                soft.1 < firm.1 && firm.1 < hard.1,
                "{contact:?}: {soft:?} {firm:?} {hard:?}"
            );
        }
    }
}

#[test]
fn materials_can_be_told_apart() {
    let bright = |contact, nth| brightness(&Sound::Strike(contact, Force::Firm, nth).render());
    for nth in 0..VARIANTS {
        let glass = bright(Contact::CrystalOnGlass, nth);
        let steel = bright(Contact::CrystalOnSteel, nth);
        let die = bright(Contact::DieOnWood, nth);
        let wood = bright(Contact::CrystalOnWood, nth);
        assert!(
            glass > 1.5 * steel && steel > 1.5 * die && die > 1.2 * wood,
            "{glass} {steel} {die} {wood}"
        );
    }
    let rings = |contact| Sound::Strike(contact, Force::Firm, 0).render().seconds();
    assert!(rings(Contact::CrystalOnSteel) > rings(Contact::CrystalOnGlass));
    assert!(rings(Contact::CrystalOnGlass) > rings(Contact::CrystalOnCrystal));
}

#[test]
fn no_two_blows_are_the_same() {
    for contact in Contact::ALL {
        for nth in 1..VARIANTS {
            let (one, other) = (
                Sound::Strike(contact, Force::Firm, 0).render(),
                Sound::Strike(contact, Force::Firm, nth).render(),
            );
            assert_ne!(one, other, "{contact:?}");
        }
    }
}

#[test]
fn every_sound_has_a_name_of_its_own() {
    let mut names: Vec<String> = Sound::all().map(Sound::name).collect();
    let count = names.len();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), count);
}
