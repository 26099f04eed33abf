//! What each number of the table may be. Beyond these bounds the engine panics, a gesture never ends, or what is
//! measured means nothing any more.

use std::ops::RangeInclusive;

use super::{
    Bottle, BottleHand, ConfigError, Crepe, Crystal, Die, DieHand, Pan, PanHand, PhysicsConfig, Rest, Tremor, World,
};

/// A number of the table, however it is kept.
trait Number {
    fn value(self) -> f32;
}

impl Number for f32 {
    fn value(self) -> f32 {
        self
    }
}

impl Number for usize {
    fn value(self) -> f32 {
        self as f32
    }
}

/// Holds every number of a section to its bounds. The section is taken apart as a whole, so a number without bounds
/// does not compile. Bounds may name other numbers of the section.
macro_rules! hold {
    ($config:ident.$section:ident: $type:ident { $($field:ident: $bounds:expr, $reason:literal;)+ }) => {{
        let $type { $($field),+ } = $config.$section;
        $(within(concat!(stringify!($section), ".", stringify!($field)), $field.value(), $bounds, $reason)?;)+
    }};
}

fn within(
    field: &'static str,
    value: f32,
    bounds: RangeInclusive<f32>,
    reason: &'static str,
) -> Result<(), ConfigError> {
    // What is not a number is in no range.
    if bounds.contains(&value) {
        return Ok(());
    }
    let (least, most) = bounds.into_inner();
    Err(ConfigError::Range {
        field,
        value,
        least,
        most,
        reason,
    })
}

/// Holds all numbers to their bounds. Sections whose numbers bound others come before those.
pub(super) fn check(config: &PhysicsConfig) -> Result<(), ConfigError> {
    hold! { config.world: World {
        rate: 120.0..=1920.0, "steps a second";
        gravity: 100.0..=5000.0, "in cm/s²";
        length_unit: 0.5..=20.0, "outside this grains sink into walls";
        contact_frequency: 1.0..=10_000.0, "in Hz; without stiffness a contact holds nothing";
        contact_damping: 0.01..=1000.0, "the engine divides by it";
        solver_iterations: 1.0..=64.0, "the engine divides its step by it, and each costs time";
        recycle: 0.0..=1.0, "a distance, in units of length";
    }}
    hold! { config.crystal: Crystal {
        size: 0.3..=1.2, "a grain must be larger than the engine's slop";
        salt_size: 0.3..=1.2, "a grain must be larger than the engine's slop";
        density: 0.1..=20.0, "in g/cm³";
        friction: 0.0..=2.0, "a Coulomb coefficient";
        restitution: 0.0..=1.0, "nothing bounces higher than it fell";
        soft_ccd: 0.0..=10.0, "in cm";
    }}
    let widest = config.crystal.size.max(config.crystal.salt_size);
    hold! { config.bottle: Bottle {
        radius: widest..=5.0, "a grain must fit";
        bore: widest..=2.0 * radius, "a grain must pass, and the neck be no wider than the body";
        wall: 0.8..=5.0, "thinner walls leak";
        shoulder_deg: 0.0..=80.0, "a slope below the vertical";
        body: widest..=20.0, "a grain must fit";
        neck: 0.1..=5.0, "the guard needs a mouth";
        sides: 6.0..=32.0, "fewer make no ring, and each costs time";
        friction: 0.0..=2.0, "a Coulomb coefficient";
        grip: 0.0..=20.0, "in cm above the floor";
        mouth_margin: 0.0..=1.0, "farther out a grain has long fallen";
    }}
    // A hand that goes twice the distance in a step never arrives; a lazy one takes too long for a gesture to end.
    let (laziest, eagerest) = (5.0, 1.5 * config.world.rate);
    hold! { config.bottle_hand: BottleHand {
        speed: 10.0..=200.0, "faster moves leak at 240 Hz";
        acceleration: 100.0..=100_000.0, "in cm/s²; the hand must get away, and not at once";
        turn: 1.0..=29.0, "faster turns leak at 240 Hz";
        turn_acceleration: 10.0..=10_000.0, "in rad/s²; the hand must get away, and not at once";
        stiffness: laziest..=eagerest, "the hand must arrive, and not swing";
        sway: 0.0..=5.0, "in cm";
        return_slack_deg: 0.0..=60.0, "with more a bottle let go of would stay tipped";
    }}
    hold! { config.tremor: Tremor {
        frequency: 1.0..=30.0, "in Hz, of a hand";
        swell: 0.1..=10.0, "in seconds";
        calm: 0.0..=1.0, "in cm, of a hand";
        strains_from_deg: 0.0..=179.0, "in degrees";
        strains_until_deg: strains_from_deg + 0.1..=180.0, "it takes some turn to strain a wrist";
        start: 0.0..=1.0, "in cm, of a hand";
        tired: start..=1.0, "a tired hand shakes no less";
        tires_from: 0.0..=30.0, "in seconds";
        tires_until: tires_from + 0.01..=60.0, "it takes time to tire";
    }}
    hold! { config.crepe: Crepe {
        radius: 1.0..=20.0, "in cm";
        thickness: 0.1..=2.0, "a thinner disc sinks into the pan";
        border: 0.001..=0.45 * thickness, "something flat must be left between the edges";
        density: 0.01..=20.0, "in g/cm³";
        friction: 0.0..=2.0, "a Coulomb coefficient";
        restitution: 0.0..=1.0, "nothing bounces higher than it fell";
        linear_damping: 0.0..=100.0, "air slows and never pushes";
        angular_damping: 0.0..=100.0, "air slows and never pushes";
        soft_ccd: 0.0..=10.0, "in cm";
    }}
    hold! { config.pan: Pan {
        radius: config.crepe.radius..=20.0, "the crêpe must fit";
        floor: 1.0..=10.0, "a thinner floor lets crêpes through";
        rim: 0.1..=10.0, "a pan without a rim holds nothing";
        flare_deg: 0.0..=60.0, "a lean outwards, above the horizontal";
        sides: 6.0..=32.0, "fewer make no ring, and each costs time";
        wall: 0.5..=5.0, "a thinner rim lets crêpes through";
        friction: 0.0..=2.0, "a Coulomb coefficient";
        pitch: 0.0..=0.2, "in rad/cm; a forearm is no wheel";
    }}
    hold! { config.pan_hand: PanHand {
        speed: 10.0..=1000.0, "in cm/s";
        acceleration: 100.0..=100_000.0, "in cm/s²; the hand must get away, and not at once";
        stiffness: laziest..=eagerest, "the hand must arrive, and not swing";
        lowest: 0.0..=10.0, "in cm above the stove";
        highest: lowest + 1.0..=100.0, "there must be room above the lowest";
        reach: 1.0..=100.0, "in cm to either side";
    }}
    hold! { config.die_hand: DieHand {
        speed: 10.0..=1000.0, "in cm/s";
        acceleration: 100.0..=100_000.0, "in cm/s²; the hand must get away, and not at once";
        stiffness: laziest..=eagerest, "the hand must arrive, and not swing";
    }}
    hold! { config.die: Die {
        size: 0.5..=4.0, "in cm";
        round: 0.001..=0.45 * size, "a face must be left between the edges";
        density: 0.1..=20.0, "in g/cm³";
        friction: 0.0..=2.0, "a Coulomb coefficient";
        restitution: 0.0..=1.0, "nothing bounces higher than it fell";
        tray: 12.0 + size..=50.0, "the hand goes 12 cm aside and must not meet the edge";
        edge: 0.5..=30.0, "in cm; without an edge there is no tray";
        slowest: 0.0..=config.die_hand.speed, "the hand must be able to throw";
        looks_back: 0.05..=1.0, "in seconds; a speed is taken over 0.05";
        least: 0.0..=config.die_hand.speed, "the hand must be able to throw";
        dip: 0.0..=2.0, "it is thrown across the tray, not at its floor";
        roll: 0.0..=10.0, "in rad/cm";
        spin: 0.0..=2.0, "in rad/s per cm/s";
        flat_deg: 0.5..=40.0, "one face must be up, and only one";
    }}
    // The last two and the way back of the laziest hand (3 s, reckoned) stay below what a table waits for (60 s).
    hold! { config.rest: Rest {
        speed: 0.01..=100.0, "in cm/s; nothing is ever quite still";
        spin: 0.01..=100.0, "in rad/s; nothing is ever quite still";
        time: 0.02..=2.0, "in seconds";
        time_out: time..=10.0, "in seconds, no less than rest.time";
        longest: 1.0..=40.0, "in seconds; a gesture must end";
    }}
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::BUILT_IN;
    use super::*;

    /// The built-in text with one number changed.
    fn changed(section: &str, field: &str, value: &str) -> String {
        let (before, rest) = BUILT_IN.split_at(BUILT_IN.find(&format!("\n    {section}: (")).unwrap());
        let name = format!("\n        {field}: ");
        let (between, rest) = rest.split_once(&name).unwrap();
        let (_, after) = rest.split_once(',').unwrap();
        format!("{before}{between}{name}{value},{after}")
    }

    #[test]
    fn a_single_number_that_would_panic_hang_or_mean_nothing_is_refused_by_name() {
        for (section, field, value) in [
            // Clamps with their ends swapped.
            ("pan_hand", "reach", "-1.0"),
            ("pan_hand", "reach", "0.0"),
            ("pan_hand", "lowest", "31.0"),
            ("pan_hand", "highest", "0.0"),
            ("pan", "rim", "-1.2"),
            // Shapes turned inside out, or of no size.
            ("pan", "sides", "2"),
            ("pan", "sides", "1000000"),
            ("pan", "wall", "0.0"),
            ("pan", "flare_deg", "90.0"),
            ("pan", "radius", "4.9"),
            ("bottle", "sides", "0"),
            ("bottle", "neck", "0.0"),
            ("crepe", "radius", "0.04"),
            ("crepe", "border", "0.1"),
            ("crepe", "border", "0.0"),
            ("crepe", "density", "0.0"),
            ("die", "round", "0.8"),
            ("die", "round", "-0.1"),
            ("die", "tray", "-16.0"),
            ("die", "edge", "0.0"),
            // Divisions by zero.
            ("world", "rate", "0.0"),
            ("world", "solver_iterations", "0"),
            ("world", "contact_damping", "0.0"),
            ("tremor", "tires_until", "0.2"),
            // Gestures without an end.
            ("world", "solver_iterations", "1000000"),
            ("rest", "time_out", "0.0"),
            ("rest", "time_out", "0.1"),
            ("rest", "time_out", "1e9"),
            ("rest", "longest", "0.0"),
            ("rest", "longest", "1e9"),
            ("rest", "speed", "0.0"),
            ("bottle_hand", "return_slack_deg", "180.0"),
            ("bottle_hand", "stiffness", "0.0"),
            ("bottle_hand", "stiffness", "480.0"),
            ("bottle_hand", "turn_acceleration", "0.0"),
            ("bottle_hand", "acceleration", "-4000.0"),
            ("pan_hand", "stiffness", "-160.0"),
            ("pan_hand", "acceleration", "0.0"),
            ("die_hand", "stiffness", "0.0"),
            ("die_hand", "acceleration", "inf"),
            ("die_hand", "speed", "0.0"),
            ("die", "slowest", "251.0"),
            ("die", "least", "251.0"),
            ("die", "looks_back", "0.0"),
            // What would gain energy out of nothing.
            ("crystal", "restitution", "1.5"),
            ("crepe", "linear_damping", "-1.0"),
        ] {
            let refused = PhysicsConfig::parse(&changed(section, field, value));
            let Err(ConfigError::Range { field: named, .. }) = refused else {
                panic!("{section}.{field} = {value}: {refused:?}");
            };
            assert_eq!(named, format!("{section}.{field}"), "{value}");
        }
    }

    #[test]
    fn a_refusal_says_what_would_do() {
        let error = PhysicsConfig::parse(&changed("pan_hand", "reach", "-1.0")).unwrap_err();
        assert_eq!(
            error.to_string(),
            "pan_hand.reach = -1: must lie between 1 and 100 (in cm to either side)"
        );
    }

    #[test]
    fn no_number_is_without_bounds_on_either_side() {
        let mut numbers = 0;
        for (index, line) in BUILT_IN.lines().enumerate() {
            let number = line.strip_prefix("        ").filter(|number| !number.starts_with("//"));
            let Some((name, _)) = number.and_then(|number| number.split_once(": ")) else {
                continue;
            };
            numbers += 1;
            for value in ["NaN", "inf", "-inf", "1e30", "-1e30"] {
                let line = format!("        {name}: {value},");
                let mut lines: Vec<&str> = BUILT_IN.lines().collect();
                lines[index] = &line;
                assert!(PhysicsConfig::parse(&lines.join("\n")).is_err(), "{line}");
            }
        }
        assert!(numbers > 70, "{numbers}");
    }
}
