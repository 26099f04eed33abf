//! What lies at the edge of the table: whose turn it is, what can be done, what happened.

use bevy::prelude::*;

pub(super) fn plugin(_app: &mut App) {}
