//! Counts along with a pour: what has fallen into a pan before it is told.

use bevy::prelude::*;
use physics::Stage;
use rules::a_la_carte::{Condiment, Crystal, Crystals, Pour, Seat};

use crate::window::screen::Screen;
use crate::window::table::hands::{ActKind, Hands};
use crate::window::table::shown_table::ShownTable;
use crate::window::table::sitting::Sitting;
use crate::window::table::{TableSystems, leave};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Falling>()
        .add_systems(OnExit(Screen::Table), forget.after(leave))
        .add_systems(
            Update,
            count.in_set(TableSystems::Edge).run_if(resource_exists::<Sitting>),
        );
}

/// What has fallen and has not been told yet. Only a picture of what lies there: no rule asks for it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Resource)]
pub(super) struct Falling(Option<Fallen>);

#[derive(Debug, Clone, Copy, PartialEq)]
struct Fallen {
    over: Seat,
    from: Condiment,
    fell: Pour,
    /// What had been told of the pan before.
    told: Crystals,
}

impl Falling {
    /// What has fallen into the pan of a seat.
    pub(super) fn into_pan_of(self, seat: Seat) -> Crystals {
        let mut fresh = Crystals::default();
        if let Some(fallen) = self.0.filter(|fallen| fallen.over == seat) {
            fresh[fallen.from.into()] = fallen.fell.colour;
            fresh[Crystal::Salt] = fallen.fell.salt;
        }
        fresh
    }
}

/// Counts along while a bottle is tipped.
fn count(
    (hands, stage): (Res<Hands>, Res<Stage>),
    (sitting, shown): (Res<Sitting>, Res<ShownTable>),
    mut falling: ResMut<Falling>,
) {
    let in_pan = |seat: Seat| shown.state.kitchen(seat).stove.pan.crystals;
    let live = hands.act().filter(|act| act.is_live());
    let now = match (live.map(|act| (act.kind, act.over)), stage.sight()) {
        (Some((ActKind::Pour(from), over)), Some(sight)) => (sight.fell.total() > 0).then(|| Fallen {
            over,
            from,
            fell: sight.fell,
            told: in_pan(over),
        }),
        // The bottle is back. What fell stays on the card until it is told: a number that went back would look like a mistake.
        _ => falling.0.filter(|fallen| {
            let waits = !hands.are_free() || sitting.next_to_tell().is_some();
            waits && in_pan(fallen.over) == fallen.told
        }),
    };
    falling.set_if_neq(Falling(now));
}

fn forget(mut falling: ResMut<Falling>) {
    *falling = Falling::default();
}
