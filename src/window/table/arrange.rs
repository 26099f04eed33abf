//! Keeps every toy where it belongs. What belongs where follows from what is shown, from what is in the hand and from
//! where the physics has put the pieces; a toy whose spot changes travels there, in an arc, and carried things go with
//! what carries them.

use std::collections::HashMap;

use bevy::prelude::*;
use physics::{OnStage, PhysicsConfig, Place, RestingPieces, Role, Stage};
use rules::a_la_carte::{ALL_SEATS, Condiment, DishId};

use super::camera::HASTE;
use super::hands::{Act, ActKind, Hands};
use super::layout::{Frames, Layout, within};
use super::pointing::CupInUse;
use super::prop::{Prop, Slot};
use super::shown_table::{CupPlace, DishPlace, ShownTable};
use super::sitting::Sitting;
use crate::window::picture::Redraw;
use crate::window::settings::Settings;

/// The way of a toy to its spot.
#[derive(Debug, Clone, Copy, Component)]
pub struct Flight {
    slot: Slot,
    from: Transform,
    to: Transform,
    /// Seconds under way, and seconds in all.
    passed: f32,
    time: f32,
}

impl Flight {
    /// Where it comes to lie.
    #[must_use]
    pub const fn end(&self) -> Transform {
        self.to
    }

    /// There already.
    #[must_use]
    pub const fn resting(slot: Slot) -> Self {
        Self {
            slot,
            from: Transform::IDENTITY,
            to: Transform::IDENTITY,
            passed: 0.0,
            time: 0.0,
        }
    }

    /// Whether it is on its way.
    #[must_use]
    pub fn is_under_way(&self) -> bool {
        !self.is_over()
    }

    /// Where it goes, or is.
    #[must_use]
    pub const fn slot(&self) -> Slot {
        self.slot
    }

    fn is_over(&self) -> bool {
        self.passed >= self.time
    }
}

/// Nearer than this nothing travels: it is there.
const THERE: f32 = 0.6;
/// How high an arc is, as a part of the way.
const ARC: f32 = 0.18;

/// What lies where by number, so that piles and rows have an order.
struct Inventory<'a> {
    shown: &'a ShownTable,
    hands: &'a Hands,
    pieces: HashMap<u8, Slot>,
    staged: &'a [(Role, Transform)],
    /// A roll is still being told.
    rolled: bool,
}

impl<'a> Inventory<'a> {
    fn new(
        shown: &'a ShownTable,
        hands: &'a Hands,
        larder: &RestingPieces,
        staged: &'a [(Role, Transform)],
        rolled: bool,
    ) -> Self {
        let mut pieces = HashMap::new();
        for condiment in Condiment::ALL {
            for resting in larder.at(Place::Bottle(condiment)) {
                pieces.insert(resting.piece.id, Slot::Bottle(condiment));
            }
        }
        for seat in shown.state.all_seats() {
            for resting in larder.at(Place::Pan(seat.index())) {
                pieces.insert(resting.piece.id, Slot::Pan(shown.stove_of(seat)));
            }
        }
        for (nth, resting) in larder.at(Place::Sink).iter().enumerate() {
            pieces.insert(resting.piece.id, Slot::Sink(nth as u8));
        }
        for (role, _) in staged {
            if let Role::Piece(piece) = role {
                pieces.insert(piece.id, Slot::Hand);
            }
        }
        Self {
            shown,
            hands,
            pieces,
            staged,
            rolled,
        }
    }

    /// What the hand moves of this thing, if it does.
    fn staged(&self, thing: Prop) -> Option<Transform> {
        let found = self.staged.iter().find(|(role, _)| match (role, thing) {
            (Role::Bottle(bottle), Prop::Bottle(condiment)) => *bottle == condiment,
            (Role::Piece(one), Prop::Crystal(other)) => *one == other,
            (Role::Die, Prop::Die) => true,
            (Role::Pan, Prop::Pan(stove)) => self.over() == Some(stove),
            (Role::Crepe, Prop::Crepe(seat)) => self.over() == Some(self.shown.stove_of(seat)),
            _ => false,
        });
        found.map(|(_, transform)| *transform)
    }

    /// The stove over which the hand is at work.
    fn over(&self) -> Option<u8> {
        self.hands.act().map(|act| self.shown.stove_of(act.over))
    }

    fn is_held(&self, thing: Prop) -> bool {
        self.staged(thing).is_some()
            || self.hands.act().is_some_and(|act| match (act.kind, thing) {
                (ActKind::Pour(one), Prop::Bottle(other)) => one == other,
                (ActKind::Throw, Prop::Die) => true,
                _ => false,
            })
    }

    /// A bottle that somebody took with the mouse and that is not in the hand yet comes there as the eye does: so it is under the cursor,
    /// however rare the pictures are.
    fn comes_with_the_eye(&self, thing: Prop) -> bool {
        let taken = |act: &Act| act.by_mouse() && matches!(act.kind, ActKind::Pour(_));
        self.hands.act().is_some_and(taken) && self.is_held(thing) && self.staged(thing).is_none()
    }

    fn nth<Token: PartialEq>(tokens: &[Token], index: u8) -> u8 {
        let index = usize::from(index);
        tokens[..index].iter().filter(|&token| *token == tokens[index]).count() as u8
    }

    fn slot(&self, thing: Prop) -> Slot {
        let shown = self.shown;
        if self.is_held(thing) {
            return Slot::Hand;
        }
        match thing {
            Prop::Stove(stove) => Slot::Station(shown.seat_of(stove)),
            Prop::Pan(stove) => Slot::Stove(stove),
            Prop::Bottle(condiment) => Slot::Rack(condiment),
            Prop::Crystal(piece) => self.pieces.get(&piece.id).copied().unwrap_or(Slot::Sink(0)),
            Prop::Dish(dish) => self.dish(shown.dish(dish), Slot::Menu(dish)),
            Prop::Crepe(seat) => self.dish(shown.crepe(seat), Slot::Batter(seat)),
            Prop::Cup(cup) => {
                let nth = Self::nth(&shown.cups, cup);
                match shown.cups[usize::from(cup)] {
                    // Closed up, so that nobody can tell from the gap which cup was drawn.
                    CupPlace::Tray => Slot::CupTray(nth),
                    CupPlace::Held(seat) => Slot::Cup(seat, nth),
                    CupPlace::Kept(seat) => Slot::Kept(seat, nth),
                    CupPlace::Used => Slot::Used(nth),
                }
            }
            Prop::Spoon(spoon) => Slot::Spoon(shown.spoons[usize::from(spoon)], Self::nth(&shown.spoons, spoon)),
            Prop::Star(star) => {
                let nth = Self::nth(&shown.stars, star);
                shown.stars[usize::from(star)].map_or(Slot::StarPool(nth), |seat| Slot::Star(seat, nth))
            }
            // It lies where it fell until that has been told, and is then handed to whoever acts.
            Prop::Die if self.rolled => Slot::DieTray,
            Prop::Die => Slot::Die(shown.state.active),
            Prop::Bell | Prop::Trash | Prop::Sink | Prop::Tray(_) | Prop::CupTray | Prop::DieTray => Slot::Fixed,
        }
    }

    fn dish(&self, place: DishPlace, home: Slot) -> Slot {
        match place {
            DishPlace::Menu => home,
            DishPlace::Pan(seat) => Slot::Pan(self.shown.stove_of(seat)),
            DishPlace::Served(seat, nth) => Slot::Served(seat, nth),
            DishPlace::Trash(nth) => Slot::Trash(nth),
        }
    }
}

/// Whether something was still on its way in the last frame.
#[derive(Debug, Default, Resource)]
pub struct Underway(bool);

/// A table at rest costs nothing: only what changed can move anything.
pub fn is_needed(
    (shown, layout): (Option<Res<ShownTable>>, Option<Res<Layout>>),
    (larder, hands, cup): (Res<RestingPieces>, Res<Hands>, Res<CupInUse>),
    (stage, underway): (Res<Stage>, Res<Underway>),
) -> bool {
    let (Some(shown), Some(layout)) = (shown, layout) else {
        return false;
    };
    let changed =
        shown.is_changed() || layout.is_changed() || larder.is_changed() || hands.is_changed() || cup.is_changed();
    changed || underway.0 || stage.is_busy() || !hands.are_free()
}

/// Everything is put where it belongs, carriers first.
pub fn arrange(
    (time, real, settings): (Res<Time>, Res<Time<Real>>, Res<Settings>),
    (shown, layout, larder, hands, config): (
        Res<ShownTable>,
        Res<Layout>,
        Res<RestingPieces>,
        Res<Hands>,
        Res<PhysicsConfig>,
    ),
    sitting: Option<Res<Sitting>>,
    staged: Query<(&Role, &Transform), With<OnStage>>,
    mut things: Query<(&Prop, &mut Transform, &mut Flight), Without<OnStage>>,
    mut frames: Local<Frames>,
    (mut redraw, mut underway): (ResMut<Redraw>, ResMut<Underway>),
) {
    let frame = hands.act().map(|act| act.frame(&layout));
    let staged: Vec<(Role, Transform)> = staged
        .iter()
        .map(|(role, transform)| (*role, frame.map_or(*transform, |frame| frame * *transform)))
        .collect();
    let rolled = sitting.is_some_and(|sitting| sitting.is_telling_a_roll());
    let inventory = Inventory::new(&shown, &hands, &larder, &staged, rolled);
    let mut moving = !staged.is_empty();
    // Stoves carry pans, pans and bottles carry what lies in them: one pass for each storey.
    for storey in 0..3 {
        for (&thing, mut transform, mut flight) in &mut things {
            if storey_of(thing) != storey {
                continue;
            }
            let slot = inventory.slot(thing);
            let goal = match (thing, slot) {
                (_, Slot::Hand) => inventory
                    .staged(thing)
                    .or_else(|| {
                        let (act, frame) = (hands.act()?, frame?);
                        Some(frame * Transform::from_translation(act.home(&config)))
                    })
                    .unwrap_or(*transform),
                (_, Slot::Fixed) => layout.fixed(thing),
                (Prop::Die, Slot::DieTray) => hands.die.map_or_else(
                    || layout.resting_die(slot, shown.die, config.die.size),
                    |lies| within(layout.die_tray(), lies),
                ),
                (Prop::Die, _) => layout.resting_die(slot, shown.die, config.die.size),
                (Prop::Crystal(piece), Slot::Bottle(_) | Slot::Pan(_)) => {
                    lying(&larder, piece, slot, &frames, &layout, &shown)
                }
                (Prop::Crepe(_), Slot::Served(..) | Slot::Trash(_)) => {
                    let place = layout.place(slot, &frames);
                    // Larger than a dish tile, it would cover the tray.
                    place.with_scale(place.scale * 0.68)
                }
                // On the cooking surface, where the physics will take it up; a crêpe is thinner than the tile of a dish.
                (Prop::Crepe(seat), Slot::Pan(stove)) => {
                    let lies = hands.crepes[seat.index()];
                    let fresh = layout.fresh_crepe(&config).crepe;
                    within(frames.pans[usize::from(stove)], lies.unwrap_or(fresh))
                }
                _ => layout.place(slot, &frames),
            };
            if flight.slot != slot {
                let way = goal.translation.distance(transform.translation);
                // What the physics moves is where the physics says, at once.
                let at_once = way < THERE || (slot == Slot::Hand && inventory.staged(thing).is_some());
                *flight = Flight {
                    slot,
                    from: *transform,
                    to: goal,
                    passed: 0.0,
                    time: if at_once {
                        0.0
                    } else {
                        (0.25 + way / 110.0).clamp(0.3, 0.8)
                    },
                };
            }
            if flight.to != goal {
                flight.to = goal;
            }
            let next = if inventory.comes_with_the_eye(thing) {
                moving = true;
                flight.passed = flight.time;
                with_the_eye(*transform, goal, (!settings.reduced_motion).then(|| real.delta_secs()))
            } else if flight.is_over() {
                goal
            } else {
                moving = true;
                flight.passed += time.delta_secs();
                under_way(&flight, goal)
            };
            if *transform != next {
                *transform = next;
                moving = true;
            }
            match thing {
                Prop::Stove(stove) => frames.stoves[usize::from(stove)] = next,
                Prop::Pan(stove) => frames.pans[usize::from(stove)] = next,
                Prop::Bottle(condiment) => frames.bottles[condiment.index()] = next,
                _ => {}
            }
        }
    }
    underway.0 = moving;
    if moving {
        redraw.request();
    }
}

/// Nearer to its goal by as much as the eye comes in so many seconds; there at once if the eye is.
fn with_the_eye(from: Transform, goal: Transform, passed: Option<f32>) -> Transform {
    let Some(passed) = passed else { return goal };
    let mut next = from;
    next.translation.smooth_nudge(&goal.translation, HASTE, passed);
    next.rotation.smooth_nudge(&goal.rotation, HASTE, passed);
    next.scale.smooth_nudge(&goal.scale, HASTE, passed);
    next
}

fn storey_of(thing: Prop) -> u8 {
    match thing {
        Prop::Stove(_) => 0,
        Prop::Pan(_) | Prop::Bottle(_) => 1,
        _ => 2,
    }
}

/// Where a piece lies in its bottle or pan.
fn lying(
    larder: &RestingPieces,
    piece: physics::Piece,
    slot: Slot,
    frames: &Frames,
    layout: &Layout,
    shown: &ShownTable,
) -> Transform {
    let (place, frame) = match slot {
        Slot::Bottle(condiment) => (Place::Bottle(condiment), frames.bottles[condiment.index()]),
        Slot::Pan(stove) => (
            Place::Pan(shown.seat_of(stove).index()),
            frames.pans[usize::from(stove)],
        ),
        _ => return layout.place(slot, frames),
    };
    let found = larder.at(place).iter().find(|resting| resting.piece == piece);
    let pose = found.and_then(|resting| resting.pose);
    pose.map_or(frame * Transform::from_xyz(0.0, 1.0, 0.0), |pose| within(frame, pose))
}

fn under_way(flight: &Flight, goal: Transform) -> Transform {
    let part = (flight.passed / flight.time).clamp(0.0, 1.0);
    let eased = part * part * (3.0 - 2.0 * part);
    let way = flight.from.translation.distance(goal.translation);
    let lift = Vec3::Y * (way * ARC + 2.0) * (4.0 * part * (1.0 - part));
    Transform {
        translation: flight.from.translation.lerp(goal.translation, eased) + lift,
        rotation: flight.from.rotation.slerp(goal.rotation, eased),
        scale: flight.from.scale.lerp(goal.scale, eased),
    }
}

/// Every toy of a table of so many seats, where it is now.
#[must_use]
pub fn all_things(shown: &ShownTable, larder: &RestingPieces) -> Vec<Prop> {
    let seats = shown.state.seats;
    let stoves = 0..seats;
    let pieces = larder.pieces().map(Prop::Crystal);
    stoves
        .clone()
        .map(Prop::Stove)
        .chain(stoves.map(Prop::Pan))
        .chain(Condiment::ALL.map(Prop::Bottle))
        .chain(pieces)
        .chain(DishId::all().map(Prop::Dish))
        .chain(
            ALL_SEATS
                .into_iter()
                .take(usize::from(seats))
                .flat_map(|seat| [Prop::Crepe(seat), Prop::Tray(seat)]),
        )
        .chain((0..super::shown_table::CUPS as u8).map(Prop::Cup))
        .chain((0..super::shown_table::SPOONS as u8).map(Prop::Spoon))
        .chain((0..super::shown_table::STARS as u8).map(Prop::Star))
        .chain([
            Prop::Die,
            Prop::Bell,
            Prop::Trash,
            Prop::Sink,
            Prop::CupTray,
            Prop::DieTray,
        ])
        .collect()
}
