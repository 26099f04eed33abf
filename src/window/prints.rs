//! Paints the faces of [`faces`](super::faces).

use bevy::prelude::*;

pub(super) fn plugin(_app: &mut App) {}
