//! The numbers of the physical table: sizes, materials, limits. They live in `assets/physics.ron`, each with its
//! reason, so that the lab can try many sets without a compiler.

mod bounds;

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
    #[error("{field} = {value}: must lie between {least} and {most} ({reason})")]
    Range {
        /// The field, as `section.name`.
        field: &'static str,
        /// The value found.
        value: f32,
        /// The least that it may be.
        least: f32,
        /// The most that it may be.
        most: f32,
        /// Why it cannot be beyond, or what it is measured in.
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
        /// Seconds from one swell of it to the next; a tired hand trembles without a pause.
        swell: f32,
        /// Amplitude while the wrist is not strained.
        calm: f32,
        /// The wrist begins to be strained at this tilt.
        strains_from_deg: f32,
        /// From this tilt on it is strained to its end.
        strains_until_deg: f32,
        /// Amplitude of a strained wrist at first.
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
        /// Slowest hand that throws, cm/s.
        slowest: f32,
        /// Seconds before letting go in which the hand's fastest counts.
        looks_back: f32,
        /// Slowest die that is thrown, cm/s.
        least: f32,
        /// How steeply it is thrown down into the tray: centimetres for each centimetre ahead.
        dip: f32,
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

    /// Checks every number against the bounds that the model relies on.
    ///
    /// # Errors
    /// The first field that cannot be.
    pub fn check(&self) -> Result<(), ConfigError> {
        bounds::check(self)
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
