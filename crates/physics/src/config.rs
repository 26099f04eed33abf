//! The numbers of the physical table: sizes, materials, limits. They live in `assets/physics.ron`, each with its
//! reason, so that a change needs no compiler and the lab can try many sets.

use bevy::prelude::Resource;
use serde::{Deserialize, Serialize};

/// The default set, compiled in so that a headless table needs no files.
const BUILT_IN: &str = include_str!("../../../assets/physics.ron");

/// A set of numbers that was refused, and why.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum ConfigError {
    /// The text is not what the format asks for.
    #[error("line {line}, column {column}: {reason}")]
    Syntax {
        /// One-based line.
        line: usize,
        /// One-based column.
        column: usize,
        /// What the parser expected.
        reason: String,
    },
    /// A number lies outside what the model can carry.
    #[error("{field} = {value}: {reason}")]
    Range {
        /// The field, as `section.name`.
        field: &'static str,
        /// The value found.
        value: f32,
        /// Why it cannot be.
        reason: &'static str,
    },
}

macro_rules! section {
    ($(#[$doc:meta])* $name:ident { $($(#[$field_doc:meta])* $field:ident: $type:ty,)+ }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct $name {
            $($(#[$field_doc])* pub $field: $type,)+
        }
    };
}

section! {
    /// The engine's step and contacts.
    World {
        /// Steps a second.
        rate: f32,
        /// Downwards, cm/s².
        gravity: f32,
        /// Scales the engine's tolerances.
        length_unit: f32,
        /// Natural frequency of contacts, Hz.
        contact_frequency: f32,
        /// Their damping ratio.
        contact_damping: f32,
        /// Solver iterations in a step.
        solver_iterations: usize,
        /// Normalised distance under which contacts are reused.
        recycle: f32,
    }
}
section! {
    /// The pieces.
    Crystal {
        /// Mean diameter of a coloured piece.
        size: f32,
        /// Edge of a salt cube.
        salt_size: f32,
        /// g/cm³.
        density: f32,
        /// Coulomb coefficient.
        friction: f32,
        /// Bounce.
        restitution: f32,
        /// Look-ahead of speculative contacts.
        soft_ccd: f32,
    }
}
section! {
    /// The spice bottle, a body of revolution: cylinder, shoulder, neck.
    Bottle {
        /// Inner radius of the body.
        radius: f32,
        /// Inner height of the body.
        body: f32,
        /// Slope of the shoulder.
        shoulder_deg: f32,
        /// Inner diameter of the neck.
        bore: f32,
        /// Length of the neck.
        neck: f32,
        /// Sides of the rings that approximate it.
        sides: usize,
        /// Thickness outwards.
        wall: f32,
        /// Coulomb coefficient.
        friction: f32,
        /// Height of the hand above the floor.
        grip: f32,
        /// Beyond the mouth by this much is out.
        mouth_margin: f32,
    }
}
section! {
    /// How the hand carries a bottle.
    BottleHand {
        /// cm/s.
        speed: f32,
        /// cm/s².
        acceleration: f32,
        /// rad/s.
        turn: f32,
        /// rad/s².
        turn_acceleration: f32,
        /// How eagerly it follows, 1/s.
        stiffness: f32,
        /// Side movement left to a tipped bottle.
        sway: f32,
        /// When a return counts as begun.
        return_slack_deg: f32,
    }
}
section! {
    /// The tremor of a tipped hand.
    Tremor {
        /// Hz.
        frequency: f32,
        /// Amplitude at first.
        start: f32,
        /// Amplitude of a tired hand.
        tired: f32,
        /// Time past the horizontal when it begins to tire.
        tires_from: f32,
        /// Time when it is tired.
        tires_until: f32,
    }
}
section! {
    /// The pan.
    Pan {
        /// Inner radius of the floor.
        radius: f32,
        /// Thickness of the floor, downwards.
        floor: f32,
        /// Height of the rim.
        rim: f32,
        /// Outward lean of the rim.
        flare_deg: f32,
        /// Wedges of the rim.
        sides: usize,
        /// Thickness of the rim.
        wall: f32,
        /// Coulomb coefficient.
        friction: f32,
        /// Pitch per height, rad/cm.
        pitch: f32,
    }
}
section! {
    /// How the hand carries the pan.
    PanHand {
        /// cm/s.
        speed: f32,
        /// cm/s².
        acceleration: f32,
        /// 1/s.
        stiffness: f32,
        /// Lowest height.
        lowest: f32,
        /// Highest height.
        highest: f32,
        /// Farthest to either side.
        reach: f32,
    }
}
section! {
    /// The crêpe.
    Crepe {
        /// Radius.
        radius: f32,
        /// Thickness.
        thickness: f32,
        /// Rounding of its edge.
        border: f32,
        /// g/cm³.
        density: f32,
        /// Coulomb coefficient.
        friction: f32,
        /// Bounce.
        restitution: f32,
        /// Air, linear.
        linear_damping: f32,
        /// Air, angular.
        angular_damping: f32,
        /// Look-ahead of speculative contacts.
        soft_ccd: f32,
    }
}
section! {
    /// The heating die and its tray.
    Die {
        /// Edge.
        size: f32,
        /// Rounding of the edges.
        round: f32,
        /// g/cm³.
        density: f32,
        /// Coulomb coefficient.
        friction: f32,
        /// Bounce.
        restitution: f32,
        /// Half the width of the tray.
        tray: f32,
        /// Height of the tray's edge.
        edge: f32,
        /// Slowest throw, cm/s.
        slowest: f32,
        /// Roll in the hand, rad/cm.
        roll: f32,
        /// Spin at release, rad/s per cm/s.
        spin: f32,
        /// Lean that is still flat.
        flat_deg: f32,
    }
}
section! {
    /// How the hand carries the die.
    DieHand {
        /// cm/s.
        speed: f32,
        /// cm/s².
        acceleration: f32,
        /// 1/s.
        stiffness: f32,
    }
}
section! {
    /// When a thing is at rest.
    Rest {
        /// cm/s.
        speed: f32,
        /// rad/s.
        spin: f32,
        /// Calm for so long.
        time: f32,
        /// Judged anyway after so long.
        time_out: f32,
        /// The longest gesture.
        longest: f32,
    }
}

/// All numbers of the physical table.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Resource)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "each field is its section, documented at the section")]
pub struct PhysicsConfig {
    pub world: World,
    pub crystal: Crystal,
    pub bottle: Bottle,
    pub bottle_hand: BottleHand,
    pub tremor: Tremor,
    pub pan: Pan,
    pub pan_hand: PanHand,
    pub crepe: Crepe,
    pub die: Die,
    pub die_hand: DieHand,
    pub rest: Rest,
}

impl PhysicsConfig {
    /// The set that is compiled in.
    ///
    /// # Errors
    /// Never in a tested build: a test parses it.
    pub fn built_in() -> Result<Self, ConfigError> {
        Self::parse(BUILT_IN)
    }

    /// Reads and checks a set.
    ///
    /// # Errors
    /// The line and reason of what is not understood, or the field that cannot be.
    pub fn parse(text: &str) -> Result<Self, ConfigError> {
        let config: Self = ron::from_str(text).map_err(|error| ConfigError::Syntax {
            line: error.span.start.line,
            column: error.span.start.col,
            reason: error.code.to_string(),
        })?;
        config.check()?;
        Ok(config)
    }

    /// The length of one step.
    #[must_use]
    pub fn step(&self) -> f32 {
        1.0 / self.world.rate
    }

    /// Checks every bound that the model relies on.
    ///
    /// # Errors
    /// The first field that cannot be.
    pub fn check(&self) -> Result<(), ConfigError> {
        let widest = self.crystal.size.max(self.crystal.salt_size);
        let bounds = [
            (
                "world.rate",
                self.world.rate,
                120.0,
                1920.0,
                "between 120 and 1920 steps a second",
            ),
            ("world.gravity", self.world.gravity, 100.0, 5000.0, "in cm/s²"),
            (
                "world.length_unit",
                self.world.length_unit,
                0.5,
                20.0,
                "outside this grains sink into walls",
            ),
            (
                "crystal.size",
                self.crystal.size,
                0.3,
                1.2,
                "a grain must be larger than the engine's slop",
            ),
            (
                "crystal.salt_size",
                self.crystal.salt_size,
                0.3,
                1.2,
                "a grain must be larger than the slop",
            ),
            ("crystal.density", self.crystal.density, 0.1, 20.0, "in g/cm³"),
            (
                "crystal.friction",
                self.crystal.friction,
                0.0,
                2.0,
                "a Coulomb coefficient",
            ),
            ("bottle.radius", self.bottle.radius, widest, 5.0, "a grain must fit"),
            (
                "bottle.bore",
                self.bottle.bore,
                widest,
                2.0 * self.bottle.radius,
                "a grain must pass, and the neck be no wider than the body",
            ),
            ("bottle.wall", self.bottle.wall, 0.8, 5.0, "thinner walls leak"),
            (
                "bottle.shoulder_deg",
                self.bottle.shoulder_deg,
                0.0,
                80.0,
                "a slope below the vertical",
            ),
            ("bottle.body", self.bottle.body, widest, 20.0, "a grain must fit"),
            ("bottle.neck", self.bottle.neck, 0.1, 5.0, "the guard needs a mouth"),
            (
                "bottle_hand.turn",
                self.bottle_hand.turn,
                1.0,
                29.0,
                "faster turns leak at 240 Hz",
            ),
            (
                "bottle_hand.speed",
                self.bottle_hand.speed,
                10.0,
                200.0,
                "faster moves leak at 240 Hz",
            ),
            (
                "tremor.tired",
                self.tremor.tired,
                self.tremor.start,
                1.0,
                "a tired hand shakes no less",
            ),
            (
                "pan.floor",
                self.pan.floor,
                1.0,
                10.0,
                "a thinner floor lets crêpes through",
            ),
            (
                "pan.radius",
                self.pan.radius,
                self.crepe.radius,
                20.0,
                "the crêpe must fit",
            ),
            (
                "crepe.thickness",
                self.crepe.thickness,
                0.1,
                2.0,
                "a thinner disc sinks into the pan",
            ),
            ("die.size", self.die.size, 0.5, 4.0, "in cm"),
            ("rest.time", self.rest.time, 0.02, 2.0, "in seconds"),
        ];
        for (field, value, least, most, reason) in bounds {
            // A NaN is in no range.
            if !(least..=most).contains(&value) {
                return Err(ConfigError::Range { field, value, reason });
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_built_in_set_is_valid() {
        PhysicsConfig::built_in().unwrap();
    }

    #[test]
    fn an_unknown_field_is_refused_with_its_line() {
        let text = BUILT_IN.replacen("gravity:", "gravitas:", 1);
        let Err(ConfigError::Syntax { line, reason, .. }) = PhysicsConfig::parse(&text) else {
            panic!("accepted");
        };
        assert!(line > 5 && reason.contains("gravitas"), "{line}: {reason}");
    }

    #[test]
    fn a_wall_that_leaks_is_refused_by_name() {
        let mut config = PhysicsConfig::built_in().unwrap();
        config.bottle.wall = 0.4;
        let error = config.check().unwrap_err();
        assert!(error.to_string().starts_with("bottle.wall = 0.4"), "{error}");
        config.bottle.wall = f32::NAN;
        assert!(config.check().is_err());
    }
}
