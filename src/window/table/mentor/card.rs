//! The mentor's card: who speaks, about what, and what can be answered. It stands where it covers nothing that its reader
//! needs.

use std::iter;

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, Button, observe};
use bevy::window::PrimaryWindow;
use opponents::Level;
use opponents::a_la_carte::PourStyle;
use physics::Motion;
use physics::lab::hands::ThrowHand;
use rules::Game;
use rules::a_la_carte::{ALaCarte, Condiment, Face, Move, Phase, Seat};

use super::super::camera::Passing;
use super::super::hands::{ActKind, Hands};
use super::super::hud::SheetUnfolded;
use super::super::player_action::Refusal;
use super::super::pointing::CupInUse;
use super::super::shown_table::ShownTable;
use super::super::sitting::Sitting;
use super::super::turn_flow::awaits_person;
use super::lesson::Lesson;
use super::{Learnt, Mentor, Mishap, Up};
use crate::kitchen::{flipping_hand, pouring_hand};
use crate::window::bindings;
use crate::window::language::CurrentTexts;
use crate::window::screen::Screen;
use crate::window::storage::Storage;
use crate::window::theme::drawings::Drawing;
use crate::window::theme::icons::Icon;
use crate::window::theme::looks::Skin;
use crate::window::theme::rebuild::Live;
use crate::window::theme::text::{bold, label, size, written};
use crate::window::theme::widgets::{Caption, card_look, plate, row, skinned_button};
use crate::window::theme::{palette, space};

/// How wide the card is.
const WIDTH: f32 = 328.0;
/// How large she is on it.
const PORTRAIT: f32 = 84.0;
/// How far it is from the lower edge at least: there is room for one row of buttons.
const LOWEST: f32 = 64.0;

#[derive(Component)]
pub(super) struct Board;

pub(super) fn panel() -> impl Bundle {
    (
        Board,
        Live::new(fill),
        Node {
            position_type: PositionType::Absolute,
            bottom: px(LOWEST),
            width: px(WIDTH),
            flex_direction: FlexDirection::Column,
            row_gap: px(6),
            padding: UiRect::all(px(12)),
            border: UiRect::left(px(6)),
            border_radius: BorderRadius::all(px(space::ROUND)),
            ..default()
        },
        BorderColor::all(palette::BUTTER),
        // Before the journal and the recipe, which reach down to a long lesson when they have much to say.
        GlobalZIndex(4),
        card_look(),
        Passing,
        Visibility::Hidden,
        DespawnOnExit(Screen::Table),
    )
}

fn fill(In(panel): In<Entity>, mentor: Res<Mentor>, speech: Res<CurrentTexts>, mut commands: Commands) {
    let Some(lesson) = mentor.says else {
        commands.entity(panel).insert(Visibility::Hidden);
        return;
    };
    let (title, text) = match mentor.again.filter(|_| lesson == Lesson::Season) {
        Some(Mishap::Nothing) => ("lesson-again-title", "lesson-again-nothing"),
        Some(Mishap::TooMuch) => ("lesson-again-title", "lesson-again-much"),
        None => lesson.words(),
    };
    // The title is about what has just been served.
    let title = match mentor.starred.filter(|_| lesson == Lesson::Stars) {
        Some(true) => "lesson-stars-title-perfect",
        Some(false) => "lesson-stars-title-served",
        None => title,
    };
    // She looks over the upper edge, where no words are.
    let portrait = Node {
        position_type: PositionType::Absolute,
        right: px(space::NEAR),
        top: px(-PORTRAIT * 0.62),
        ..default()
    };
    let small = |caption: Caption, skin: Skin| skinned_button(caption, skin, size::SMALL);
    commands
        .entity(panel)
        .insert(Visibility::Inherited)
        .with_children(|card| {
            card.spawn(row()).with_children(|line| {
                line.spawn((
                    written(speech.line("mentor-name"), bold(size::SMALL), palette::CARAMEL),
                    TextLayout::no_wrap(),
                ));
            });
            card.spawn((portrait, Pickable::IGNORE))
                .with_child(plate(Drawing::MadameToque, palette::BUTTER, PORTRAIT));
            card.spawn(written(speech.line(title), bold(size::PART), palette::INK));
            card.spawn(label(speech.to_hand(text, mentor.steady)));
            card.spawn((
                Node {
                    flex_wrap: FlexWrap::Wrap,
                    column_gap: px(space::NEAR),
                    row_gap: px(space::NEAR),
                    ..default()
                },
                Pickable::IGNORE,
            ))
            .with_children(|answers| {
                answers.spawn((
                    small(
                        Caption::new(speech.line("mentor-understood")).key(bindings::UNDERSTOOD.label),
                        Skin::MAIN,
                    ),
                    observe(|_: On<Activate>, mut commands: Commands| commands.run_system_cached(understand)),
                ));
                if mentor.shows {
                    answers.spawn((
                        small(
                            Caption::new(speech.line("mentor-show"))
                                .icon(Icon::Hand)
                                .key(bindings::SHOW.label),
                            Skin::PLAIN,
                        ),
                        observe(|_: On<Activate>, mut commands: Commands| commands.queue(show)),
                    ));
                }
                answers.spawn((
                    small(
                        Caption::new(speech.line(if mentor.asks {
                            "mentor-enough-sure"
                        } else {
                            "mentor-enough"
                        }))
                        .icon(Icon::Door)
                        .key(bindings::ENOUGH.label),
                        Skin::FLAT,
                    ),
                    observe(|_: On<Activate>, mut commands: Commands| commands.run_system_cached(stop)),
                ));
            });
        });
}

/// Somebody has read it.
pub(super) fn understand(mut mentor: ResMut<Mentor>, learnt: Res<Learnt>, mut storage: ResMut<Storage>) {
    if mentor.says.is_some() {
        (mentor.says, mentor.asks) = (None, false);
        storage.keep(Learnt::FILE, &*learnt);
    }
}

/// Somebody has read enough, and says so twice: cards follow each other, and a click that was meant for the last one is no answer.
pub(super) fn stop(
    mut mentor: ResMut<Mentor>,
    mut up: ResMut<Up>,
    mut learnt: ResMut<Learnt>,
    mut storage: ResMut<Storage>,
) {
    // Only with a card to be seen: a key alone must not end what nobody sees.
    if mentor.says.is_none() || !up.can_be_ended(mentor.says) {
        return;
    }
    up.begin_anew();
    if mentor.asks {
        mentor.says = None;
        mentor.asks = false;
        learnt.enough = true;
        storage.keep(Learnt::FILE, &*learnt);
    } else {
        mentor.asks = true;
    }
}

/// What the mentor's hand would do now, if it may and if it cannot spoil the dish by being asked for.
pub(super) fn demonstration(lesson: Lesson, game: &ALaCarte) -> Option<(ActKind, Move)> {
    let (kind, choice) = match lesson {
        Lesson::Heat if !could_burn(game) => (ActKind::Throw, Move::Heat),
        Lesson::Season => {
            let condiment = lacking(game)?;
            (ActKind::Pour(condiment), Move::Season(condiment))
        }
        Lesson::Toss => (ActKind::Flip, Move::Flip),
        _ => return None,
    };
    game.is_legal(choice).then_some((kind, choice))
}

/// Whether the highest roll would burn what is in the pan.
fn could_burn(game: &ALaCarte) -> bool {
    let stove = game.state().own().stove;
    let most = Face::ALL.into_iter().filter_map(Face::steps).max();
    stove.levels_to_red(game.menu()).is_some_and(|left| Some(left) <= most)
}

/// A condiment that the dish still asks for: the one of which there is least, because it is furthest from too many.
fn lacking(game: &ALaCarte) -> Option<Condiment> {
    let state = game.state();
    let recipe = state.own_recipe(game.menu())?;
    let pan = state.own().stove.pan.crystals;
    Condiment::ALL
        .into_iter()
        .filter(|&condiment| pan[condiment.into()] < recipe.asks_for(condiment))
        .filter(|&condiment| state.dispenser(condiment).colour > 0)
        .min_by_key(|&condiment| pan[condiment.into()])
}

/// The mentor's hand does it once; the card stays until it is done.
pub(super) fn show(world: &mut World) {
    let Some(lesson) = world.resource::<Mentor>().says else {
        return;
    };
    let sitting = world.resource::<Sitting>();
    let Some(seat) = awaits_person(sitting, world.resource::<Hands>()) else {
        return;
    };
    if !world.resource::<CupInUse>().offer.is_empty() {
        Refusal::CupInHand.tell(world);
        return;
    }
    let Some((kind, choice)) = demonstration(lesson, sitting.game()) else {
        return;
    };
    let mut sitting = world.resource_mut::<Sitting>();
    let rng = sitting.rng();
    let motion: Box<dyn Motion + Send> = match kind {
        ActKind::Throw => Box::new(ThrowHand::natural(rng)),
        ActKind::Flip => Box::new(flipping_hand(Level::ThreeStar, rng)),
        ActKind::Pour(_) => pouring_hand(PourStyle::Pinch, Level::ThreeStar, rng),
    };
    world
        .resource_mut::<Hands>()
        .lend(kind, seat, seat, Some(choice), motion);
}

/// Who reads the card: whoever's turn it is, or the next person to have one.
fn reader(sitting: &Sitting, shown: &ShownTable) -> Seat {
    let active = shown.state.active;
    let mut seats = iter::once(active).chain(shown.state.others());
    seats.find(|seat| sitting.is_person(*seat)).unwrap_or(active)
}

/// Whether the card belongs on the left. Where dishes are chosen the tiles lie on the left, but if the sheet of dishes is
/// unfolded on the right, then that is what is looked at. Else it keeps away from the tray of whoever reads it, which is
/// seen on the side on which its stove stands.
fn is_on_the_left(sitting: &Sitting, shown: &ShownTable, unfolded: &SheetUnfolded) -> bool {
    let state = sitting.game().state();
    if matches!(state.phase, Phase::FirstDish | Phase::NewDish { .. }) && sitting.is_person(state.active) {
        return unfolded.0;
    }
    reader(sitting, shown).index() >= usize::from(shown.state.seats / 2)
}

/// Puts the card where it covers neither the reader's tray nor anything that can be pressed: in a small window the row of
/// choices takes several lines.
pub(super) fn place(
    (sitting, shown, unfolded): (Res<Sitting>, Res<ShownTable>, Res<SheetUnfolded>),
    window: Query<&Window, With<PrimaryWindow>>,
    mut cards: Query<(Entity, &mut Node, &ComputedNode), With<Board>>,
    buttons: Query<(Entity, &ComputedNode, &UiGlobalTransform), With<Button>>,
    parents: Query<&ChildOf>,
) {
    let Ok(window) = window.single() else { return };
    let on_the_left = is_on_the_left(&sitting, &shown, &unfolded);
    for (card, mut node, laid_out) in &mut cards {
        let scale = laid_out.inverse_scale_factor();
        let room = window.physical_size().as_vec2() * scale;
        let start = if on_the_left {
            space::NEAR
        } else {
            room.x - space::NEAR - WIDTH
        };
        let above = buttons
            .iter()
            .filter(|(button, ..)| parents.iter_ancestors(*button).all(|ancestor| ancestor != card))
            .filter_map(|(_, button, place)| {
                let (half, middle) = (button.size() * scale / 2.0, place.translation * scale);
                let beside = middle.x + half.x < start || middle.x - half.x > start + WIDTH;
                let below = middle.y > room.y / 2.0;
                (below && !beside).then_some(room.y - middle.y + half.y + space::NEAR)
            });
        // Never so high that its first words are outside the window.
        let most = room.y - laid_out.size().y * scale - space::NEAR;
        let bottom = px(above.fold(LOWEST, f32::max).min(most));
        let (left, right) = if on_the_left {
            (px(space::NEAR), Val::Auto)
        } else {
            (Val::Auto, px(space::NEAR))
        };
        if (node.left, node.right, node.bottom) != (left, right, bottom) {
            (node.left, node.right, node.bottom) = (left, right, bottom);
        }
    }
}
