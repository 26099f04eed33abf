//! What is shown: a screen, perhaps a menu over it, and whether time stands still. The three are independent, so that
//! the settings can lie over the title and over a paused game alike.

use bevy::prelude::*;
use bevy::state::state::FreelyMutableState;

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (FrameSystems::Menus, FrameSystems::Screen, FrameSystems::Picture).chain(),
    );
    app.init_state::<Screen>().init_state::<Menu>().init_state::<Paused>();
}

/// The screen that fills the window.
#[derive(States, Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// The name of the game and where to go from here.
    #[default]
    Title,
    /// Who plays, and by which rules.
    Seats,
    /// A match.
    Table,
    /// Practising without a match.
    Practice,
}

/// What lies over the screen.
#[derive(States, Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub enum Menu {
    /// Nothing does.
    #[default]
    None,
    /// A match is interrupted: go on, settings, rules, leave.
    Pause,
    /// Language, sight, hands, pace, sound.
    Settings,
    /// The rules, to look something up.
    Rules,
    /// Matches that were begun, to go on with one.
    Begun,
}

/// Whether the kitchen stands still.
#[derive(States, Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Paused(pub bool);

/// Goes to a state, unless it is already there: `NextState::set` would leave and enter it again.
pub fn go<S: FreelyMutableState>(next: &mut NextState<S>, to: S) {
    next.set_if_neq(to);
}

/// The order of a frame in `Update`, and of entering and leaving screens.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FrameSystems {
    /// Menus, notices and what is printed: whatever lies over a screen.
    Menus,
    /// The screen itself: the table, the practice kitchen.
    Screen,
    /// What depends on everything else: the picture.
    Picture,
}
