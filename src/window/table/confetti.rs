//! Whoever has won, and the confetti that flies for them. It listens and looks; nothing waits for it.

use bevy::prelude::*;
use rules::Game;
use rules::a_la_carte::{Event, Phase, Seat, Standings};

use super::layout::Layout;
use super::sitting::Sitting;
use super::turn_flow::TableMessage;
use crate::window::particles::{Air, Kind};
use crate::window::picture::Redraw;
use crate::window::settings::Settings;

/// Whoever came in first; several, if they share it.
pub(super) fn winners(standings: &Standings) -> Vec<Seat> {
    let first = standings.iter().filter(|each| each.place == 1);
    first.map(|each| each.seat).collect()
}

/// Seconds after the end of a match at which a salvo of confetti goes off.
const SALVOES: [f32; 5] = [0.0, 0.35, 0.8, 1.4, 2.0];
/// How many pieces of each kind a salvo has, for all winners together.
const SALVO: [(Kind, usize); 3] = [(Kind::Paper, 12), (Kind::Herb, 5), (Kind::Spark, 4)];
/// How far beside the middle of a pan salvoes go off, one on the left, the next on the right.
const ASIDE: f32 = 4.0;

/// How the end of a match is celebrated.
#[derive(Debug, Default)]
pub(super) struct Feast {
    /// Who is; nobody, when all of it is over.
    winners: Vec<Seat>,
    /// Seconds since the end.
    age: f32,
    /// How many salvoes have gone off.
    fired: usize,
}

/// Confetti flies over the stove of whoever has won, a few times.
pub(super) fn confetti(
    time: Res<Time>,
    mut words: MessageReader<TableMessage>,
    (sitting, layout, settings): (Option<Res<Sitting>>, Option<Res<Layout>>, Res<Settings>),
    mut feast: Local<Feast>,
    mut air: ResMut<Air>,
    mut redraw: ResMut<Redraw>,
) {
    for word in words.read() {
        if let TableMessage::Happened(Event::GameOver { standings, .. }) = word {
            *feast = Feast {
                winners: winners(standings),
                ..default()
            };
        }
    }
    if feast.winners.is_empty() {
        return;
    }
    // Whoever leaves, or plays again, has celebrated enough.
    let is_over = |sitting: Res<Sitting>| matches!(sitting.game().state().phase, Phase::Over { .. });
    let (Some(layout), true) = (layout, sitting.is_some_and(is_over) && !settings.reduced_motion) else {
        feast.winners.clear();
        return;
    };
    if time.delta_secs() > 0.0 {
        // Between two salvoes there may be nothing in the air.
        redraw.request();
    }
    while SALVOES.get(feast.fired).is_some_and(|due| *due <= feast.age) {
        let aside = if feast.fired.is_multiple_of(2) { -ASIDE } else { ASIDE };
        for (nth, &seat) in feast.winners.iter().enumerate() {
            let over = layout.pan(seat).translation + Vec3::new(aside, 2.0, 0.0);
            for (kind, count) in SALVO {
                // Winners share what there is, and nothing of it gets lost.
                let share = (count + nth) / feast.winners.len();
                air.burst(kind, over, share);
            }
        }
        feast.fired += 1;
    }
    feast.age += time.delta_secs();
    if feast.fired == SALVOES.len() {
        feast.winners.clear();
    }
}
