//! Short movements that the eye can follow: the card of a menu comes up a little as it opens, and a button takes on its
//! colour under the mouse. They last an eighth of a second, nothing waits for them, and whatever is pressed meanwhile
//! counts. With reduced motion there are none.

use bevy::prelude::*;
use bevy::render::RenderApp;

use super::looks::{self, Skin};
use crate::window::picture::{Redraw, pace};
use crate::window::settings::Settings;

pub(super) fn plugin(app: &mut App) {
    let painted = app.get_sub_app(RenderApp).is_some();
    app.insert_resource(Eased(painted))
        .init_resource::<Moved>()
        .add_systems(
            PostUpdate,
            (colour, open)
                .chain()
                .after(looks::look)
                .before(bevy::ui::UiSystems::Prepare),
        )
        .add_systems(Last, go_on.before(pace));
}

/// Seconds that a movement lasts.
const TIME: f32 = 0.12;
/// How far below its place a card begins, in pixels at scale 1: less than the room that a veil keeps around it.
const RISE: f32 = 12.0;

/// Whether anything moves at all. Where nothing is painted nobody would see it, and what is there would only be found
/// beside its place.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Eased(pub bool);

impl Eased {
    /// Whether things move softly for this player.
    pub(super) fn holds(self, settings: &Settings) -> bool {
        self.0 && !settings.reduced_motion
    }
}

/// How far a movement has come, in seconds. It begins with the first frame in which it is seen: before that nobody may
/// have looked for a long time.
#[derive(Debug, Clone, Copy, Default)]
struct Age(Option<f32>);

impl Age {
    /// From 0 to 1, fast at first.
    fn advance(&mut self, by: f32) -> f32 {
        let age = self.0.map_or(0.0, |age| age + by);
        self.0 = Some(age);
        let left = 1.0 - (age / TIME).min(1.0);
        1.0 - left * left
    }

    fn is_over(self) -> bool {
        self.0.is_some_and(|age| age >= TIME)
    }
}

/// What lies on this comes up as it opens. The veil itself is there at once: from one menu to the next the kitchen would
/// else light up.
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct Opens(Age);

/// A colour on its way to another.
#[derive(Component, Debug, Clone, Copy, Default)]
pub(super) struct Tone(Option<Way>);

#[derive(Debug, Clone, Copy)]
struct Way {
    from: Color,
    to: Color,
    age: Age,
}

impl Tone {
    /// Sets out from one colour to another.
    pub(super) fn lead(&mut self, from: Color, to: Color) {
        self.0 = Some(Way {
            from,
            to,
            age: Age::default(),
        });
    }

    /// Stays where it is.
    pub(super) fn stay(&mut self) {
        self.0 = None;
    }
}

/// Whether something moved in this frame.
#[derive(Resource, Debug, Default)]
pub(in crate::window) struct Moved(bool);

fn colour(time: Res<Time<Real>>, mut things: Query<(&mut Tone, &mut BackgroundColor)>, mut moved: ResMut<Moved>) {
    for (mut tone, mut background) in &mut things {
        let Some(mut way) = tone.0 else { continue };
        let come = way.age.advance(time.delta_secs());
        background.0 = if way.age.is_over() {
            way.to
        } else {
            between(way.from, way.to, come)
        };
        tone.0 = Some(way).filter(|way| !way.age.is_over());
        moved.0 = true;
    }
}

/// Nothing has no colour of its own: what comes out of it or goes into it keeps its own.
fn between(from: Color, to: Color, come: f32) -> Color {
    match (from.alpha() <= 0.0, to.alpha() <= 0.0) {
        (true, _) => to.with_alpha(to.alpha() * come),
        (_, true) => from.with_alpha(from.alpha() * (1.0 - come)),
        _ => from.mix(&to, come),
    }
}

fn open(
    (eased, settings): (Res<Eased>, Res<Settings>),
    time: Res<Time<Real>>,
    mut veils: Query<(&mut Opens, &Children)>,
    mut cards: Query<&mut UiTransform, Without<Skin>>,
    mut moved: ResMut<Moved>,
) {
    if !eased.holds(&settings) {
        return;
    }
    for (mut opens, children) in &mut veils {
        if opens.0.is_over() {
            continue;
        }
        let come = opens.0.advance(time.delta_secs());
        let mut cards = cards.iter_many_mut(children);
        while let Some(mut card) = cards.fetch_next() {
            card.translation = Val2::px(0.0, RISE * (1.0 - come));
        }
        moved.0 = true;
    }
}

/// Frames follow each other while something moves.
pub(in crate::window) fn go_on(mut moved: ResMut<Moved>, mut redraw: ResMut<Redraw>) {
    if std::mem::take(&mut moved.0) {
        redraw.request();
    }
}
