//! How everything looks that is read or pressed: one palette, one type face, one set of icons and widgets.

pub mod palette;

use bevy::prelude::*;

pub(super) fn plugin(_app: &mut App) {}
