//! Where the toast lies: over nothing that acts and over no other card, as near as possible to the place below the prompt.
//! What acts is the pan of whoever is at turn, every bottle, the die, the bell and the cups that can be used; while a dish
//! is chosen, the dishes; and while a hand is at work, the way that its thing takes. It is judged from where the eye is going to be,
//! and from where it goes after that, so that it need not move while it is read; when the eye has arrived and something that acts lies
//! behind it, it makes way for a person's hands. While others play it stays for as long as it takes to read it, and then it goes.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use rules::Game;
use rules::a_la_carte::{Phase, Seat};

use super::super::super::camera::Bound;
use super::super::super::hands::{ActKind, Hands};
use super::super::super::prop::Prop;
use super::super::super::shown_table::{CupPlace, ShownTable};
use super::super::super::sitting::Sitting;
use super::super::super::turn_flow::awaits_person;
use super::super::tooltip::seen_by;
use super::{Toast, ToastCard};
use crate::window::picture::Eye;
use crate::window::theme::space;

/// How wide it is.
pub(in super::super) const WIDTH: f32 = 344.0;
/// Pixels between it and whatever acts.
pub(in super::super) const GAP: f32 = 6.0;
/// What is being read does not make way for so small a part of it.
const TOLERATED: f32 = 0.04;
/// So many seconds of the real time it is read at least while others play.
const READ: f32 = 1.6;
/// Pixels from one place that is tried to the next.
const STEP: f32 = 16.0;
/// The same where none of those is free.
const FINE: f32 = 4.0;
/// How far below the upper edge of the window it would like to be: below a prompt of two lines.
pub(in super::super) const WISHED: f32 = 72.0;

pub(in super::super) fn place(
    mut toast: ResMut<Toast>,
    (sitting, shown, hands): (Res<Sitting>, Res<ShownTable>, Res<Hands>),
    (eye, bound, window): (Eye, Res<Bound>, Query<&Window, With<PrimaryWindow>>),
    (scale, time): (Res<UiScale>, Res<Time<Real>>),
    toys: Query<(&Prop, &Transform)>,
    // What throws a shadow: cards and buttons.
    edge: Query<(&ComputedNode, &UiGlobalTransform, &InheritedVisibility), (With<BoxShadow>, Without<ToastCard>)>,
    (mut was_up, mut read): (Local<bool>, Local<f32>),
    mut toasts: Query<(&mut Node, &mut Visibility, &ComputedNode), With<ToastCard>>,
) {
    let (Ok(window), Ok((mut node, mut visibility, laid_out))) = (window.single(), toasts.single_mut()) else {
        return;
    };
    // What says something from now on has no size before it is laid out.
    if !toast.is_up() || laid_out.size().min_element() <= 0.0 {
        *was_up &= toast.is_up();
        return;
    }
    let pixels = laid_out.inverse_scale_factor() * scale.0;
    let size = laid_out.size() * pixels;
    let acting = Acting::new(&sitting, &shown, &hands);
    let seen_from = |stand: Option<Transform>| -> Vec<(Prop, Rect)> {
        let on_window = |point: Vec3| match stand {
            Some(stand) => eye.on_screen_from(stand, point),
            None => eye.on_screen(point),
        };
        let things = toys.iter().filter(|(thing, _)| acting.counts(**thing));
        things
            .filter_map(|(&thing, place)| Some((thing, seen_by(on_window, thing, place)?)))
            .collect()
    };
    let seen = seen_from(bound.goal);
    let then = bound.then.map(|then| seen_from(Some(then)));
    let mut kept_free: Vec<Rect> = seen
        .iter()
        .chain(then.iter().flatten())
        .map(|&(_, area)| area.inflate(GAP))
        .collect();
    kept_free.extend(acting.way(&seen));
    let cards = edge.iter().filter(|(.., visible)| visible.get());
    kept_free.extend(cards.map(|(card, middle, _)| {
        Rect::from_center_size(middle.translation * pixels, card.size() * pixels).inflate(GAP)
    }));
    let room = Rect::from_corners(Vec2::ZERO, window.size()).inflate(-space::NEAR * scale.0);
    let corner = best(size, &kept_free, room, WISHED * scale.0);
    let follows = std::mem::replace(&mut *was_up, true);
    if let (true, Val::Px(left), Val::Px(top)) = (follows, node.left, node.top) {
        let at = |corner: Vec2| Rect::from_corners(corner, corner + size);
        let lies = at(Vec2::new(left, top) * scale.0);
        let is_seen = *visibility != Visibility::Hidden;
        *read = if is_seen { *read + time.delta_secs() } else { 0.0 };
        let is_read = is_seen && bound.goal.is_some_and(|goal| !eye.is_near(goal));
        let tolerated = TOLERATED * size.element_product();
        let no_better = || covered(lies, &kept_free) <= covered(at(corner), &kept_free) + tolerated;
        if room.contains(lies.max) && (is_read || no_better()) {
            visibility.set_if_neq(Visibility::Inherited);
            return;
        }
        let by_person = hands.act().is_some_and(|act| sitting.is_person(act.by));
        // What was served is read while the eye goes on to the dishes, by way of the pan: it lies where it was laid first, and goes.
        let stays = toast.tells_what_was_served() || awaits_person(&sitting, &hands).is_none();
        if is_seen && !by_person && stays {
            if *read > READ {
                toast.clear();
            }
            return;
        }
    }
    let corner = corner / scale.0;
    if (node.left, node.top) != (px(corner.x), px(corner.y)) {
        (node.left, node.top) = (px(corner.x), px(corner.y));
    }
    visibility.set_if_neq(Visibility::Inherited);
}

/// Who acts, and with what.
pub(in super::super) struct Acting<'a> {
    shown: &'a ShownTable,
    /// Whose turn it is, and over whose pan something is done.
    seats: [Seat; 2],
    act: Option<ActKind>,
    /// A person chooses a dish.
    chooses: bool,
}

impl<'a> Acting<'a> {
    pub(in super::super) fn new(sitting: &Sitting, shown: &'a ShownTable, hands: &Hands) -> Self {
        let active = shown.state.active;
        let state = sitting.game().state();
        Self {
            shown,
            seats: [active, hands.act().map_or(state.active, |act| act.over)],
            act: hands.act().map(|act| act.kind),
            chooses: matches!(state.phase, Phase::FirstDish | Phase::NewDish { .. }) && sitting.is_person(state.active),
        }
    }

    /// Whether a toy must not be covered.
    pub(in super::super) fn counts(&self, thing: Prop) -> bool {
        match thing {
            Prop::Pan(stove) => self.seats.contains(&self.shown.seat_of(stove)),
            Prop::Bottle(_) | Prop::Die | Prop::Bell => true,
            Prop::Cup(cup) => {
                let place = self.shown.cups[usize::from(cup)];
                matches!(place, CupPlace::Held(seat) if self.seats.contains(&seat))
            }
            Prop::Dish(dish) => self.chooses && self.shown.state.table.contains(dish),
            Prop::DieTray => self.act == Some(ActKind::Throw),
            _ => false,
        }
    }

    /// The way that the thing in a hand takes: from the bottle to the pan, from the pan up.
    fn way(&self, seen: &[(Prop, Rect)]) -> Option<Rect> {
        let over = Prop::Pan(self.shown.stove_of(self.seats[1]));
        let of = |wanted: Prop| seen.iter().find(|(thing, _)| *thing == wanted).map(|&(_, area)| area);
        match self.act? {
            ActKind::Pour(from) => Some(of(over)?.union(of(Prop::Bottle(from))?)),
            ActKind::Flip => {
                let pan = of(over)?;
                Some(Rect::from_corners(Vec2::new(pan.min.x, 0.0), pan.max))
            }
            ActKind::Throw => None,
        }
    }
}

/// How much of something is covered, in square pixels.
pub(in super::super) fn covered(lies: Rect, others: &[Rect]) -> f32 {
    let common = others.iter().map(|other| lies.intersect(*other));
    common
        .filter(|area| !area.is_empty())
        .map(|area| area.size().element_product())
        .sum()
}

/// The upper left corner of the place that covers least, and of those the one nearest to the middle below the prompt.
pub(in super::super) fn best(size: Vec2, others: &[Rect], room: Rect, wished: f32) -> Vec2 {
    let (free, found) = best_of(size, others, room, wished, STEP);
    if free {
        found
    } else {
        best_of(size, others, room, wished, FINE).1
    }
}

/// The same of places that are so far apart, and whether it covers nothing.
fn best_of(size: Vec2, others: &[Rect], room: Rect, wished: f32, step: f32) -> (bool, Vec2) {
    let wish = Vec2::new(room.center().x - size.x / 2.0, wished);
    let steps = |from: f32, to: f32| {
        let count = ((to - from).max(0.0) / step) as u16;
        (0..=count).map(move |nth| from + f32::from(nth) * step)
    };
    let places = steps(room.min.y, room.max.y - size.y)
        .flat_map(|y| steps(room.min.x, room.max.x - size.x).map(move |x| Vec2::new(x, y)))
        .chain([wish]);
    let judged = places.map(|corner| {
        let lies = Rect::from_corners(corner, corner + size);
        (covered(lies, others), corner.distance(wish), corner)
    });
    judged
        .min_by(|one, other| one.0.total_cmp(&other.0).then(one.1.total_cmp(&other.1)))
        .map_or((false, wish), |(covers, _, corner)| (covers <= 0.0, corner))
}
