//! Where one looks from: close to where the hands are, over the whole table on a key, at anybody's pan whenever one's own
//! hands are free.

mod clear;

use bevy::prelude::*;
use physics::{Pose, Stage};
use rules::Game;
use rules::a_la_carte::{Event, Move, Phase, Seat};

use self::clear::{Cards, Clearance};
pub use self::clear::{Edge, GrowsTo, Passing};
use super::TableSystems;
use super::hands::{Act, ActKind, Hands};
use super::hint::Hinted;
use super::layout::{Layout, within};
use super::pointing::CupInUse;
use super::readout::Readout;
use super::shown_table::ShownTable;
use super::sitting::{Sitting, Turn};
use crate::window::bindings;
use crate::window::picture::{KitchenCamera, Redraw};
use crate::window::screen::Screen;
use crate::window::settings::{Pace, Settings};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Look>()
        .init_resource::<Bound>()
        .add_systems(
            Update,
            super::hud::held_row
                .pipe(look_around)
                .in_set(TableSystems::Point)
                .before(super::pointing::point)
                .after(super::hud::press_keys)
                .run_if(resource_exists::<Sitting>),
        )
        .add_systems(Update, follow.in_set(TableSystems::Look));
}

/// What is looked at.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Gaze {
    /// Everything.
    #[default]
    Table,
    /// The stoves from low down, behind the title.
    Title,
    /// The menu and the bottles behind the stoves, when a dish is to be chosen.
    Menu,
    /// A station, and what can be reached from it.
    Station(Seat),
    /// A pan, closely.
    Pan(Seat),
    /// A bottle over a pan.
    Pour(Seat),
    /// A pan and the air above it.
    Flip(Seat),
    /// A bottle that waits beside a pan, with room for panels on both sides.
    Bench(Seat),
    /// The die's tray.
    Die,
    /// Whoever has won, from the leftmost to the rightmost of them, beside the card that says so.
    Winners(Seat, Seat),
}

/// What somebody wants to look at, other than where the hands are.
#[derive(Debug, Default, Resource)]
pub struct Look {
    /// The whole table, until the key is pressed again.
    pub table: bool,
    /// Somebody's pan, as long as the key is held, or until it is tapped again.
    pub pan: Option<Seat>,
    /// Where to look when there is no match, such as while practising; nothing is the whole table.
    pub without_match: Option<Gaze>,
}

/// Where the eye is going to be: what is put beside something that acts is put there for good.
#[derive(Debug, Default, Resource)]
pub struct Bound {
    /// Where it goes now.
    pub goal: Option<Transform>,
    /// Where it goes when everything that has happened has been told, if that is still to be done.
    pub then: Option<Transform>,
}

/// How quickly the eye gets there: 1/s.
const EAGERNESS: f32 = 5.0;
/// The same when somebody has taken a bottle: the eye is there (but for three in a hundred of the way) as soon as the
/// bottle is in the hand, for what it sees under the cursor is where the bottle is.
pub(super) const HASTE: f32 = 9.0;

/// A key that is held for less than so many seconds was tapped, and what it shows stays until it is tapped again.
const TAP: f32 = 0.35;

/// The key for a pan that is down, or was tapped.
#[derive(Debug, Default)]
struct PanKey {
    /// Whose pan, and for how many seconds the key has been down.
    down: Option<(Seat, f32)>,
    /// Whose pan stays in sight.
    stays: Option<Seat>,
}

impl PanKey {
    /// Whose pan is to be seen.
    fn shows(&self) -> Option<Seat> {
        self.down.map(|(seat, _)| seat).or(self.stays)
    }

    /// Moves on by so many seconds, with these keys.
    fn follow(&mut self, seats: impl Iterator<Item = Seat>, keys: &ButtonInput<KeyCode>, passed: f32) {
        for (seat, binding) in seats.zip(bindings::LOOK) {
            if bindings::just_pressed(keys, binding) {
                // Tapped again: back to where the hands are.
                let again = self.stays.take() == Some(seat);
                self.down = (!again).then_some((seat, 0.0));
            }
        }
        let Some((seat, held)) = &mut self.down else { return };
        let key = bindings::LOOK[seat.index()].key;
        *held += passed;
        if !keys.pressed(key) {
            self.stays = (*held < TAP).then_some(*seat);
            self.down = None;
        }
    }
}

/// Frames after a roll was told until the sign that reads it out is up.
const SIGN_IS_UP: u8 = 3;

/// Whether a cup waits for somebody's stove or pan: then all of them have to be in sight.
fn seeks_another(cup: &CupInUse) -> bool {
    let another = |mv: &Move| matches!(mv, Move::PlaySwap(_) | Move::PlayReseason { .. });
    cup.offer.iter().any(another)
}

fn gaze(
    before: Gaze,
    (sitting, hands): (&Sitting, &Hands),
    (look, cup, hinted): (&Look, &CupInUse, &Hinted),
    settings: &Settings,
    is_read_out: bool,
) -> Gaze {
    if let Some(act) = hands.act() {
        let watched = !sitting.is_person(act.by);
        // Whoever only watches may look where they like; whoever acts must see their hands.
        if let Some(seat) = look.pan.filter(|_| watched) {
            return Gaze::Pan(seat);
        }
        return match act.kind {
            _ if watched && (settings.pace == Pace::Skip || look.table) => Gaze::Table,
            ActKind::Pour(_) => Gaze::Pour(act.over),
            ActKind::Flip => Gaze::Flip(act.over),
            ActKind::Throw => Gaze::Die,
        };
    }
    if let Some(seat) = look.pan {
        return Gaze::Pan(seat);
    }
    // The sign with what was rolled stands at the die, also when nothing else is to be told of it.
    if before == Gaze::Die && is_read_out {
        return Gaze::Die;
    }
    // What came of a gesture is looked at where it happened, until all of it has been told.
    if sitting.next_to_tell().is_some() {
        return match before {
            Gaze::Pour(seat) | Gaze::Flip(seat) => Gaze::Pan(seat),
            // The die is read; now it is the dials that turn.
            Gaze::Die if !sitting.is_telling_a_roll() => match sitting.turn() {
                Turn::Person(seat) => Gaze::Station(seat),
                Turn::Chef(_) | Turn::Over => Gaze::Table,
            },
            other => other,
        };
    }
    asked(sitting, (look, cup, hinted), settings)
}

/// What is looked at when the table waits for somebody.
fn asked(sitting: &Sitting, (look, cup, hinted): (&Look, &CupInUse, &Hinted), settings: &Settings) -> Gaze {
    match sitting.turn() {
        _ if look.table || seeks_another(cup) || hinted.points_afar() => Gaze::Table,
        Turn::Over => match super::confetti::winners(&sitting.game().standings())[..] {
            [alone] => Gaze::Winners(alone, alone),
            [one, .., other] => Gaze::Winners(one.min(other), one.max(other)),
            [] => Gaze::Table,
        },
        Turn::Chef(_) if settings.pace != Pace::Natural => Gaze::Table,
        Turn::Chef(seat) | Turn::Person(seat) => match sitting.game().state().phase {
            Phase::FirstDish | Phase::NewDish { .. } if sitting.is_person(seat) => Gaze::Menu,
            Phase::Deal | Phase::FirstDish => Gaze::Table,
            _ => Gaze::Station(seat),
        },
    }
}

/// From where one sees a bottle over somebody's pan.
pub(super) fn over_the_pan(seat: Seat, layout: &Layout) -> Transform {
    stand(Gaze::Pour(seat), layout)
}

fn stand(gaze: Gaze, layout: &Layout) -> Transform {
    let (from, to) = match gaze {
        // From the left and from afar: the card at the left edge of the window must not lie over a pan.
        Gaze::Table => (Vec3::new(-13.0, 96.0, 82.0), Vec3::new(-13.0, 0.0, -5.0)),
        Gaze::Title => (Vec3::new(0.0, 40.0, 74.0), Vec3::new(0.0, 3.0, -4.0)),
        Gaze::Menu => (Vec3::new(-31.0, 55.0, 20.0), Vec3::new(-31.0, 0.0, -16.0)),
        Gaze::Station(seat) => {
            let x = layout.station(seat).x;
            // So far down that two rows of buttons leave cups and spoons on the tray in sight.
            (
                Vec3::new(x * 0.55 - 0.8, 56.0, 63.5),
                Vec3::new(x * 0.52 - 0.8, 0.0, 4.5),
            )
        }
        Gaze::Pan(seat) => {
            let pan = layout.pan(seat).translation;
            (pan + Vec3::new(0.0, 24.0, 20.0), pan)
        }
        Gaze::Pour(seat) => {
            let pan = layout.pan(seat).translation;
            (pan + Vec3::new(0.0, 15.0, 31.0), pan + Vec3::new(0.0, 5.4, 0.0))
        }
        Gaze::Flip(seat) => {
            let pan = layout.pan(seat).translation;
            // The pan so high that the bar of the steady hand, with large text, lies below it.
            (pan + Vec3::new(0.0, 20.0, 50.0), pan + Vec3::new(0.0, 10.4, 0.0))
        }
        Gaze::Bench(seat) => {
            let pan = layout.pan(seat).translation;
            let aside = 3.5;
            (pan + Vec3::new(aside, 17.0, 36.0), pan + Vec3::new(aside, 5.0, 0.0))
        }
        Gaze::Die => {
            let tray = layout.die_tray().translation;
            // From so far that the whole tray lies between the panels: wherever the die comes to rest, it is seen.
            (tray + Vec3::new(0.0, 65.0, 42.3), tray)
        }
        Gaze::Winners(one, other) => {
            // The card covers the right; hats stand left of their pans and fly high.
            let (left, right) = (layout.pan(one).translation, layout.pan(other).translation);
            let back = 1.0 + 0.021 * (right.x - left.x);
            let middle = left.midpoint(right) + Vec3::new(-3.0, 5.0, 0.0) + Vec3::X * 21.0 * back;
            (middle + Vec3::new(0.0, 40.0, 44.0) * back, middle)
        }
    };
    Transform::from_translation(from).looking_at(to, Vec3::Y)
}

/// How far the eye goes along with what somebody else's hand moves, in centimetres for a centimetre, and at most.
const LEAN: (f32, f32) = (0.07, 1.6);

/// The eye leans a little towards what moves. Not while the mouse moves it: what lies under the cursor must stay there.
fn lean(hands: &Hands, stage: &Stage, layout: &Layout, reduced_motion: bool) -> Vec3 {
    let watched = hands
        .act()
        .filter(|act| act.is_live() && !act.by_mouse() && !reduced_motion);
    let (Some(act), Some(sight)) = (watched, stage.sight()) else {
        return Vec3::ZERO;
    };
    let moves = match act.kind {
        ActKind::Pour(_) => sight.held,
        ActKind::Flip | ActKind::Throw => sight.thing,
    };
    (act.frame(layout).rotation * moves * LEAN.0).clamp_length_max(LEAN.1)
}

/// How near the eye comes to a die that lies, as a part of the way: a die is small in its tray.
const NEARER: f32 = 0.55;

/// Where the eye reads a die that has come to rest: closer, and with the die in the middle.
fn at_the_die(stand: Transform, lies: Pose, layout: &Layout) -> Transform {
    let (tray, die) = (layout.die_tray(), within(layout.die_tray(), lies).translation);
    let from_tray = stand.translation - tray.translation;
    Transform {
        translation: die + from_tray * (1.0 - NEARER),
        ..stand
    }
}

fn look_around(
    In(held): In<Option<Seat>>,
    keys: Res<ButtonInput<KeyCode>>,
    mut look: ResMut<Look>,
    (sitting, hands, time): (Res<Sitting>, Res<Hands>, Res<Time<Real>>),
    mut by_key: Local<(PanKey, Option<Seat>)>,
) {
    let (by_key, active) = &mut *by_key;
    let state = sitting.game().state();
    by_key.follow(state.all_seats(), &keys, time.delta_secs());
    let acts = hands.act().is_some_and(|act| sitting.is_person(act.by));
    let passed_on = active.replace(state.active) != Some(state.active);
    let view = bindings::just_pressed(&keys, bindings::VIEW);
    if view {
        look.table = !look.table;
    }
    if acts || (passed_on && sitting.is_person(state.active)) || view {
        // Whoever takes something in the hand, or comes to turn, sees that.
        by_key.stays = None;
    }
    let pan = held.or(by_key.shows());
    if look.pan != pan {
        look.pan = pan;
    }
}

pub(super) fn follow(
    camera: Option<Single<(&mut Transform, &Projection), With<KitchenCamera>>>,
    (sitting, hands, layout, shown): (
        Option<Res<Sitting>>,
        Res<Hands>,
        Option<Res<Layout>>,
        Option<Res<ShownTable>>,
    ),
    (look, cup, hinted, settings): (Res<Look>, Res<CupInUse>, Res<Hinted>, Res<Settings>),
    (screen, stage, signs): (Res<State<Screen>>, Res<Stage>, Query<(), With<Readout>>),
    time: Res<Time<Real>>,
    (mut before, mut clearance, mut unread): (Local<Gaze>, Local<[Clearance; 2]>, Local<u8>),
    cards: Cards,
    (mut redraw, mut bound): (ResMut<Redraw>, ResMut<Bound>),
) {
    let (Some(camera), Some(layout)) = (camera, layout) else {
        return;
    };
    let (mut camera, projection) = camera.into_inner();
    // Since it was told, and not while the spoon before it is: after coffee there is nothing else to tell that would keep the eye there.
    let last = sitting.as_ref().and_then(|sitting| sitting.told().last());
    let rolled = matches!(last, Some(Event::Rolled { .. }));
    *unread = if rolled && signs.is_empty() {
        unread.saturating_add(1)
    } else {
        0
    };
    let is_read_out = !signs.is_empty() || (1..=SIGN_IS_UP).contains(&*unread);
    let gaze = match (&sitting, screen.get()) {
        (Some(sitting), Screen::Table) => gaze(
            *before,
            (sitting, &hands),
            (&look, &cup, &hinted),
            &settings,
            is_read_out,
        ),
        _ => look.without_match.unwrap_or(Gaze::Title),
    };
    *before = gaze;
    let mut goal = stand(gaze, &layout);
    goal.translation += lean(&hands, &stage, &layout, settings.reduced_motion);
    // What was thrown is being told. The whole tray is in sight, for those who would rather not be moved.
    if let (Gaze::Die, None, Some(lies), false) = (gaze, hands.act(), hands.die, settings.reduced_motion) {
        goal = at_the_die(goal, lies, &layout);
    }
    let telling = sitting
        .as_ref()
        .filter(|sitting| hands.are_free() && sitting.next_to_tell().is_some());
    let next = telling.map(|sitting| asked(sitting, (&look, &cup, &hinted), &settings));
    let mut then = next.map(|gaze| stand(gaze, &layout));
    if let (Projection::Perspective(view), Some(_), Some(shown)) = (projection, &sitting, &shown) {
        let [now, later] = &mut *clearance;
        goal = now.clear(goal, gaze, (&layout, shown), view, &cards);
        if let (Some(then), Some(gaze)) = (&mut then, next) {
            *then = later.clear(*then, gaze, (&layout, shown), view, &cards);
        }
    }
    *bound = Bound { goal: Some(goal), then };
    let near =
        camera.translation.distance(goal.translation) < 0.05 && camera.rotation.angle_between(goal.rotation) < 0.001;
    if near {
        return;
    }
    redraw.request();
    let takes = |act: &Act| act.by_mouse() && matches!(act.kind, ActKind::Pour(_));
    let eagerness = if hands.act().is_some_and(takes) {
        HASTE
    } else {
        EAGERNESS
    };
    if settings.reduced_motion {
        *camera = goal;
    } else {
        let passed = time.delta_secs();
        camera.translation.smooth_nudge(&goal.translation, eagerness, passed);
        camera.rotation.smooth_nudge(&goal.rotation, eagerness, passed);
    }
}
