//! Handing over, where several people share a screen: who has the turn now, with which hand, what came of the last gesture, for
//! whoever made it, and what happened to the next since they had the turn last. The card is there as soon as the turn changes, lies
//! over nothing that acts, and goes with the first movement of whoever it is for.

use bevy::input::mouse::AccumulatedMouseMotion;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use rules::a_la_carte::{CupSource, Event, Seat};

use super::super::TableSystems;
use super::super::arrange::Flight;
use super::super::camera::Bound;
use super::super::hands::Hands;
use super::super::prop::Prop;
use super::super::shown_table::ShownTable;
use super::super::sitting::{Sitting, Turn};
use super::super::turn_flow::{TableMessage, acting};
use super::toast::place::{Acting, GAP, WIDTH, WISHED, best, covered};
use super::toast::{self, Said, Toast, ToastCard};
use super::tooltip::{seen, seen_by};
use crate::texts::narrate::Narrator;
use crate::window::language::CurrentTexts;
use crate::window::picture::{Eye, Redraw};
use crate::window::screen::{Paused, Screen};
use crate::window::theme::icons::Icon;
use crate::window::theme::rebuild::{Live, LiveSystems, refresh};
use crate::window::theme::text::{bold, regular, remark, size, written};
use crate::window::theme::widgets::{card_look, icon, row};
use crate::window::theme::{palette, space};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Handover>()
        .init_resource::<Stirred>()
        .add_systems(OnExit(Screen::Table), forget.after(super::super::leave))
        .add_systems(
            Update,
            (go.run_if(in_state(Paused(false))), hand_over, place)
                .chain()
                .in_set(TableSystems::Edge)
                .after(super::tooltip::TooltipSystems)
                .before(toast::place::place)
                .run_if(resource_exists::<Sitting>.and_then(in_state(Screen::Table))),
        )
        .add_systems(
            PostUpdate,
            refresh::<HandoverCard>
                .run_if(resource_changed::<Handover>)
                .before(LiveSystems),
        );
}

/// So many seconds whoever passed the turn on may still be moving.
const CALM: f32 = 0.6;
/// The same while there is something to read for them.
const READ: f32 = 1.6;
/// So far a hand that rests on the mouse may move it, in pixels.
const REST: f32 = 12.0;
/// So many frames the eye has to want the same, until it is known where it will be.
const DECIDED: u8 = 3;
/// So much of what happened is told; the journal has the rest.
const MOST: usize = 3;
/// The same below what came of a gesture.
const FEWER: usize = 2;

/// To whom the turn is being handed over.
#[derive(Debug, Default, Clone, PartialEq, Resource)]
pub struct Handover {
    to: Option<Call>,
    /// The person who acted last.
    last: Option<Seat>,
}

#[derive(Debug, Clone, PartialEq)]
struct Call {
    seat: Seat,
    /// What came of the gesture before, as it was said until now.
    came_of: Option<Said>,
    /// What happened to them since.
    since: Vec<Event>,
}

impl Handover {
    /// Says it once more.
    pub fn call(&mut self, seat: Seat) {
        self.to = Some(Call {
            seat,
            came_of: None,
            since: Vec::new(),
        });
    }

    /// To whom, as long as it is said.
    #[must_use]
    pub fn to(&self) -> Option<Seat> {
        self.to.as_ref().map(|call| call.seat)
    }
}

/// For how long it has been said, and how far the mouse has moved since it may.
#[derive(Debug, Default, Resource)]
struct Stirred {
    seconds: f32,
    way: f32,
}

/// The card that says it.
#[derive(Component)]
pub struct HandoverCard;

pub(super) fn panel() -> impl Bundle {
    (
        HandoverCard,
        Live::new(fill),
        Node {
            position_type: PositionType::Absolute,
            flex_direction: FlexDirection::Column,
            row_gap: px(space::TIGHT),
            padding: UiRect::axes(px(14), px(10)),
            // As narrow as what it says: in a small window there is little room beside the rows of four seats.
            max_width: px(WIDTH),
            border: UiRect::left(px(8)),
            border_radius: BorderRadius::all(px(space::ROUND)),
            ..default()
        },
        card_look(),
        BorderColor::default(),
        Visibility::Hidden,
        Pickable::IGNORE,
    )
}

/// What others did to somebody since their last turn, and what they got for themselves. Heat that came bit by bit is one event. If
/// there is too much, what concerns oneself is told before all else; what is said already is not told again.
fn happened(told: &[Event], me: Seat, said: Option<&Said>) -> Vec<Event> {
    let ended = |event: &Event| matches!(*event, Event::TurnEnded { seat, .. } if seat == me);
    let since = told.iter().rposition(ended).unwrap_or(0);
    let mut found: Vec<Event> = Vec::new();
    let is_theirs = |event: &Event| matches!(event, Event::Served { .. } | Event::CrepeChosen { .. });
    for event in &told[since..] {
        match *event {
            // From here on it is one's own doing.
            Event::TurnStarted { seat, .. } if seat == me => break,
            Event::Heated { seat, to: now, .. } if seat == me => {
                let before = found.iter_mut().find_map(|event| match event {
                    Event::Heated { to, .. } => Some(to),
                    _ => None,
                });
                match before {
                    Some(to) => *to = now,
                    None => found.push(event.clone()),
                }
            }
            Event::StovesSwapped { with: seat, .. }
            | Event::Poured { into: seat, .. }
            | Event::Burnt { seat, .. }
            | Event::OverSeasoned { seat, .. }
            | Event::Finished { seat, .. }
            | Event::CupTaken {
                from: CupSource::Player(seat),
                ..
            } if seat == me => found.push(event.clone()),
            Event::Served { seat, .. } | Event::CrepeChosen { seat } if seat != me => found.push(event.clone()),
            _ => {}
        }
    }
    found.retain(|event| said.is_none_or(|said| !said.tells(event)));
    while found.len() > if said.is_some() { FEWER } else { MOST } {
        let least = found.iter().position(is_theirs).unwrap_or(0);
        found.remove(least);
    }
    found
}

fn hand_over(
    (sitting, shown, hands): (Res<Sitting>, Res<ShownTable>, Res<Hands>),
    mut words: MessageReader<TableMessage>,
    (mut handover, mut stirred): (ResMut<Handover>, ResMut<Stirred>),
    toast: Res<Toast>,
    mut redraw: ResMut<Redraw>,
) {
    let acting = acting(&sitting, &shown);
    let person = acting.filter(|&seat| sitting.is_person(seat));
    if words.read().any(|word| matches!(word, TableMessage::TakenBack)) {
        // Whoever takes something back knows whose turn it is.
        handover.set_if_neq(Handover {
            to: None,
            last: person.or(handover.last),
        });
        return;
    }
    let next = match person {
        Some(seat) if handover.last != person => Handover {
            to: (sitting.plan().people() > 1).then(|| {
                let came_of = toast.came_of_gesture(&sitting);
                Call {
                    seat,
                    since: happened(sitting.told(), seat, came_of.as_ref()),
                    came_of,
                }
            }),
            last: person,
        },
        // A chef is at turn, a hand at work, or the match over: nobody reads it any more.
        _ if (acting.is_some() && person.is_none()) || !hands.are_free() || sitting.turn() == Turn::Over => Handover {
            to: None,
            last: handover.last,
        },
        _ => return,
    };
    if *handover != next {
        *handover = next;
        *stirred = Stirred::default();
        redraw.request();
    }
}

/// It goes with the first movement.
fn go(
    (keys, buttons): (Res<ButtonInput<KeyCode>>, Res<ButtonInput<MouseButton>>),
    motion: Res<AccumulatedMouseMotion>,
    window: Query<&Window, With<PrimaryWindow>>,
    time: Res<Time<Real>>,
    (mut handover, mut stirred): (ResMut<Handover>, ResMut<Stirred>),
    mut cursor: Local<Option<Vec2>>,
    mut redraw: ResMut<Redraw>,
) {
    let now = window.single().ok().and_then(Window::cursor_position);
    let before = std::mem::replace(&mut *cursor, now);
    let Some(call) = &handover.to else { return };
    let calm = if call.came_of.is_some() { READ } else { CALM };
    stirred.seconds += time.delta_secs();
    if stirred.seconds < calm {
        return;
    }
    // A cursor that the window's edge stops still reports that the mouse moves.
    let way = now.zip(before).map_or(0.0, |(now, before)| now.distance(before));
    stirred.way += way.max(motion.delta.length());
    let pressed = keys.get_just_pressed().next().is_some() || buttons.get_just_pressed().next().is_some();
    if pressed || stirred.way > REST {
        handover.to = None;
        redraw.request();
    }
}

fn fill(
    In(panel): In<Entity>,
    handover: Res<Handover>,
    sitting: Option<Res<Sitting>>,
    speech: Res<CurrentTexts>,
    mut commands: Commands,
) {
    // It is seen from the next frame on, when it is known how large it is and so where it has room.
    commands.entity(panel).insert(Visibility::Hidden);
    let (Some(Call { seat, came_of, since }), Some(sitting)) = (&handover.to, sitting) else {
        return;
    };
    let names = sitting.plan().names();
    let narrator = Narrator {
        texts: &speech,
        menu: sitting.game().menu(),
        names: &names,
    };
    let colour = palette::seat(*seat);
    // Whoever has much to read has a smaller card for it: in a small window there is little room where nothing acts.
    let (title_size, hand_size, picture_size, line_size) = if since.len() > 1 || came_of.is_some() {
        (size::PART, size::SMALL, 16.0, size::SMALL)
    } else {
        (size::HEADING, size::BODY, 20.0, size::BODY)
    };
    let (hand, picture) = if sitting.is_steady(*seat) {
        ("handover-steady", Icon::Person)
    } else {
        ("handover-mouse", Icon::Hand)
    };
    commands
        .entity(panel)
        .insert(BorderColor::all(colour))
        .with_children(|card| {
            let title = speech.say("handover", [("name", narrator.name(*seat).into())]);
            card.spawn(written(title, bold(title_size), colour));
            card.spawn(row()).with_children(|line| {
                line.spawn(icon(picture, picture_size, palette::INK));
                line.spawn((
                    written(speech.line(hand), bold(hand_size), palette::INK),
                    TextLayout::no_wrap(),
                ));
            });
            if let Some(said) = came_of {
                let (title, colour, lines) = toast::words(said, &narrator, &sitting, &speech);
                card.spawn(written(title, bold(line_size), colour));
                for line in lines {
                    card.spawn(written(line, regular(line_size), palette::INK));
                }
            }
            if !since.is_empty() {
                card.spawn(remark(speech.line("handover-since")));
            }
            for event in since {
                card.spawn(written(narrator.tell(event), regular(line_size), palette::INK));
            }
        });
}

/// Where it lies: where it covers nothing that acts, seen from where the eye is going to be, so that it need not move.
fn place(
    handover: Res<Handover>,
    (sitting, shown, hands): (Res<Sitting>, Res<ShownTable>, Res<Hands>),
    (eye, bound, window): (Eye, Res<Bound>, Query<&Window, With<PrimaryWindow>>),
    scale: Res<UiScale>,
    toys: Query<(&Prop, &Transform, &Flight)>,
    // What throws a shadow: cards and buttons; but toasts, because they make way for this one, and if each did for the other, neither
    // would come to rest.
    edge: Query<
        (&ComputedNode, &UiGlobalTransform, &InheritedVisibility),
        (With<BoxShadow>, Without<HandoverCard>, Without<ToastCard>),
    >,
    mut steady: Local<(Option<Transform>, u8)>,
    mut cards: Query<(&mut Node, &mut Visibility, &ComputedNode), With<HandoverCard>>,
) {
    let (Ok(window), Ok((mut node, mut visibility, laid_out))) = (window.single(), cards.single_mut()) else {
        return;
    };
    if handover.to().is_none() {
        return;
    }
    // The eye makes up its mind when the other cards are laid out, and what says something from now on has no size before.
    let (goal, frames) = &mut *steady;
    *frames = if *goal == bound.goal && !handover.is_changed() {
        frames.saturating_add(1)
    } else {
        0
    };
    *goal = bound.goal;
    if (*frames < DECIDED && *visibility == Visibility::Hidden) || laid_out.size().min_element() <= 0.0 {
        return;
    }
    let pixels = laid_out.inverse_scale_factor() * scale.0;
    let size = laid_out.size() * pixels;
    let acting = Acting::new(&sitting, &shown, &hands);
    let counted = || toys.iter().filter(|(thing, ..)| acting.counts(**thing));
    let cards: Vec<Rect> = edge
        .iter()
        .filter(|(.., visible)| visible.get())
        .map(|(card, middle, _)| Rect::from_center_size(middle.translation * pixels, card.size() * pixels).inflate(GAP))
        .collect();
    let room = Rect::from_corners(Vec2::ZERO, window.size()).inflate(-space::NEAR * scale.0);
    if *visibility != Visibility::Hidden
        && let (Val::Px(left), Val::Px(top)) = (node.left, node.top)
    {
        let corner = Vec2::new(left, top) * scale.0;
        let lies = Rect::from_corners(corner, corner + size);
        let now = counted().filter_map(|(&thing, place, _)| seen(&eye, thing, place));
        let in_the_way: Vec<Rect> = now.chain(cards.iter().copied()).collect();
        // The eye and toys are still on their way: what they pass is not where they end.
        let lie = counted().all(|(_, place, flight)| *place == flight.end());
        let arrived = lie && bound.goal.is_none_or(|goal| eye.is_near(goal));
        if !arrived || (covered(lies, &in_the_way) <= 0.0 && room.contains(lies.max)) {
            return;
        }
    }
    // Toys are on their way to whoever is next: what counts is where they come to lie.
    let stand = |point: Vec3| match bound.goal {
        Some(goal) => eye.on_screen_from(goal, point),
        None => eye.on_screen(point),
    };
    let then = counted().filter_map(|(&thing, _, flight)| Some(seen_by(stand, thing, &flight.end())?.inflate(GAP)));
    let kept_free: Vec<Rect> = then.chain(cards).collect();
    let corner = best(size, &kept_free, room, WISHED * scale.0) / scale.0;
    if (node.left, node.top) != (px(corner.x), px(corner.y)) {
        (node.left, node.top) = (px(corner.x), px(corner.y));
    }
    visibility.set_if_neq(Visibility::Inherited);
}

fn forget(mut handover: ResMut<Handover>) {
    *handover = Handover::default();
}
