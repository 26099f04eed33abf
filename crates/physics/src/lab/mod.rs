//! Experiments: hands that are not people make many gestures, and the outcomes are counted.

pub mod hands;
pub mod stats;
