//! What the mouse is over: what it is, and what it would do.

mod place;

pub(super) use place::{seen, seen_by};

use bevy::picking::hover::HoverMap;
use bevy::picking::pointer::PointerId;
use bevy::prelude::*;
use bevy::ui::Pressed;
use rules::Game;
use rules::a_la_carte::{ALaCarte, Cup, IllegalMove, Move};

use super::super::TableSystems;
use super::super::hands::{ActKind, Hands};
use super::super::player_action::{self, PlayerAction, Refusal};
use super::super::pointing::{CupInUse, Idle, Pointed};
use super::super::prop::Prop;
use super::super::shown_table::{CupPlace, ShownTable, cup_kind};
use super::super::sitting::Sitting;
use super::super::turn_flow::awaits_person;
use super::seats::LookAtPan;
use crate::texts::narrate::Narrator;
use crate::window::language::{CurrentTexts, capitalised};
use crate::window::picture::Redraw;
use crate::window::theme::rebuild::{Live, LiveSystems, refresh};
use crate::window::theme::text::{bold, regular, size, written};
use crate::window::theme::widgets::card_look;
use crate::window::theme::{palette, space};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<About>()
        .add_systems(
            Update,
            (gather, place::place.after(gather).after(super::timing_bar::follow))
                .in_set(TooltipSystems)
                .in_set(TableSystems::Edge)
                .run_if(resource_exists::<Sitting>),
        )
        .add_systems(
            PostUpdate,
            refresh::<Tooltip>.run_if(resource_changed::<About>).before(LiveSystems),
        );
}

/// What the tip is about.
#[derive(Debug, Default, Clone, PartialEq, Resource)]
struct About(Option<(Subject, Option<Verdict>)>);

/// What the mouse is over.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Subject {
    Toy(Prop),
    /// The row of somebody at the edge, with all that they have.
    Row(Entity),
}

/// What would happen.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Verdict {
    /// This, with the toy itself.
    Does(PlayerAction),
    /// This, with the cup in use; or one of several ways of the same kind.
    Would(Move),
    /// The cup in use would only be back where it lay.
    Stays,
    /// Nothing, and why.
    Refused(Refusal),
}

#[derive(Component)]
struct Tooltip;

pub(super) fn panel() -> impl Bundle {
    (
        Tooltip,
        Live::new(fill),
        Node {
            position_type: PositionType::Absolute,
            flex_direction: FlexDirection::Column,
            padding: UiRect::axes(px(12), px(8)),
            max_width: px(280),
            border_radius: BorderRadius::all(px(space::NEAR)),
            ..default()
        },
        card_look(),
        GlobalZIndex(5),
        Visibility::Hidden,
        Pickable::IGNORE,
    )
}

fn gather(
    (sitting, shown, hands): (Res<Sitting>, Res<ShownTable>, Res<Hands>),
    (pointed, idle, cup): (Res<Pointed>, Res<Idle>, Res<CupInUse>),
    (hovered, rows): (Res<HoverMap>, Query<(), (With<LookAtPan>, Without<Pressed>)>),
    mut about: ResMut<About>,
) {
    let awaited = awaits_person(&sitting, &hands).is_some();
    // While a row is held, its pan is what one looks at.
    let row = hovered
        .get(&PointerId::Mouse)
        .and_then(|hits| hits.keys().copied().find(|&entity| rows.contains(entity)));
    let found = match pointed.0.filter(|_| !idle.0) {
        Some(thing) => {
            let verdict =
                verdict(thing, &cup, sitting.game(), &shown).filter(|&verdict| awaited && is_worth_it(verdict));
            // The card at the left shows the dish and its name, large, and says that it can be taken.
            let is_told = matches!(
                (thing, verdict),
                (Prop::Dish(_), None | Some(Verdict::Does(PlayerAction::Choose(_))))
            );
            (!is_told).then_some((Subject::Toy(thing), verdict))
        }
        None => row.map(|row| (Subject::Row(row), None)),
    };
    about.set_if_neq(About(found));
}

/// At the table everything is forbidden most of the time; only say so where one would try.
fn is_worth_it(verdict: Verdict) -> bool {
    verdict != Verdict::Refused(Refusal::Rule(IllegalMove::NotNow))
}

/// What would happen with a toy now.
fn verdict(thing: Prop, in_use: &CupInUse, game: &ALaCarte, shown: &ShownTable) -> Option<Verdict> {
    // A click on another cup takes that one instead.
    let put = in_use
        .cup
        .filter(|_| in_use.is_dragged() || !matches!(thing, Prop::Cup(_)));
    if let Some(cup) = put {
        let ways = player_action::uses_on(cup, thing, game, shown);
        let otherwise = || Refusal::of_cup(cup, Some(thing), game, shown).map_or(Verdict::Stays, Verdict::Refused);
        return Some(ways.first().map_or_else(otherwise, |&way| Verdict::Would(way)));
    }
    let deed = player_action::deed(thing, game, shown)?;
    Some(match player_action::allowed(deed, game) {
        Ok(()) => Verdict::Does(deed),
        Err(illegal) => Verdict::Refused(Refusal::Rule(illegal)),
    })
}

fn what(thing: Prop, sitting: &Sitting, shown: &ShownTable, speech: &CurrentTexts) -> String {
    let names = sitting.plan().names();
    let name = |seat: rules::a_la_carte::Seat| ("name", names.get(seat.index()).cloned().unwrap_or_default().into());
    let state = &shown.state;
    match thing {
        Prop::Stove(stove) | Prop::Pan(stove) => {
            let seat = shown.seat_of(stove);
            let level = state.kitchen(seat).stove.dial.level();
            speech.say("tip-stove", [name(seat), ("level", level.into())])
        }
        Prop::Bottle(condiment) => {
            let bottle = state.dispenser(condiment);
            let gaps = [
                ("kind", speech.condiment(condiment).into()),
                ("colour", bottle.colour.into()),
                ("salt", bottle.salt.into()),
            ];
            capitalised(&speech.say("tip-bottle", gaps))
        }
        Prop::Dish(dish) => speech.dish(dish, sitting.game().menu()).to_owned(),
        Prop::Crepe(seat) => speech.say("tip-crepe", [name(seat)]),
        Prop::Cup(cup) => match shown.cups[usize::from(cup)] {
            CupPlace::Tray => speech.line("tip-cup-hidden"),
            _ => cup_words(cup_kind(usize::from(cup)), speech),
        },
        Prop::Spoon(_) => speech.line("tip-spoon"),
        Prop::Star(_) => speech.line("tip-star"),
        Prop::Die => speech.say("tip-die", [("face", speech.face(shown.die).into())]),
        Prop::Bell => speech.line("tip-bell"),
        Prop::Trash => speech.say("tip-trash", [("count", state.trash.len().into())]),
        Prop::Sink => speech.say("tip-sink", [("what", speech.crystals(state.sink).into())]),
        Prop::Tray(seat) => {
            let points = state.kitchen(seat).points(sitting.game().menu());
            speech.say("tip-tray", [name(seat), ("points", speech.points(points).into())])
        }
        Prop::CupTray => speech.say("tip-cup-tray", [("count", state.face_down.total().into())]),
        Prop::DieTray => speech.line("tip-die-tray"),
        Prop::Crystal(piece) => capitalised(&speech.crystal(piece.kind)),
    }
}

/// What there is to know about it before anything is done.
fn note(subject: Subject, shown: &ShownTable, speech: &CurrentTexts) -> Option<String> {
    match subject {
        Subject::Toy(Prop::Bottle(_)) => Some(speech.line("tip-salt")),
        Subject::Toy(_) => None,
        Subject::Row(_) => {
            let end = shown.state.house.dishes_to_end(shown.state.seats);
            Some(speech.say("tip-row-why", [("count", end.into())]))
        }
    }
}

fn cup_words(cup: Cup, speech: &CurrentTexts) -> String {
    speech.line(match cup {
        Cup::Point => "tip-cup-point",
        Cup::Swap => "tip-cup-swap",
        Cup::Spoons => "tip-cup-spoons",
        Cup::Reseason => "tip-cup-reseason",
        Cup::Cool => "tip-cup-cool",
    })
}

fn does(deed: PlayerAction, steady: bool, speech: &CurrentTexts) -> String {
    let id = match deed {
        PlayerAction::Act { kind, .. } => match kind {
            ActKind::Throw => "does-throw",
            ActKind::Flip => "does-flip",
            ActKind::Pour(_) => "does-pour",
        },
        PlayerAction::Cup(_) => "does-cup",
        PlayerAction::Choose(Move::Crepe) => "does-crepe",
        PlayerAction::Choose(Move::EndTurn) => "does-end-turn",
        PlayerAction::Choose(Move::LetGo) => "does-let-go",
        PlayerAction::Choose(_) => "does-take-cup",
    };
    speech.to_hand(id, steady)
}

/// What the cup in use would do.
fn would(way: Move, narrator: &Narrator<'_>) -> String {
    let texts = narrator.texts;
    match way {
        Move::PlayPoint => texts.line("cup-would-point"),
        Move::PlaySpoons => texts.line("cup-would-spoons"),
        Move::PlaySwap(seat) => texts.say("cup-would-swap", [("name", narrator.name(seat).into())]),
        Move::PlayReseason { on, .. } => texts.say("cup-would-reseason", [("name", narrator.name(on).into())]),
        // What is left is cooling.
        _ => texts.line("cup-would-cool"),
    }
}

fn fill(
    In(panel): In<Entity>,
    about: Res<About>,
    (sitting, shown): (Option<Res<Sitting>>, Option<Res<ShownTable>>),
    speech: Res<CurrentTexts>,
    mut redraw: ResMut<Redraw>,
    mut commands: Commands,
) {
    // It is seen from the next frame on, when it is known how large it is and so where it has room.
    commands.entity(panel).insert(Visibility::Hidden);
    let (Some((subject, verdict)), Some(sitting), Some(shown)) = (about.0, sitting, shown) else {
        return;
    };
    redraw.request();
    let title = match subject {
        Subject::Toy(thing) => what(thing, &sitting, &shown, &speech),
        Subject::Row(_) => speech.line("tip-row"),
    };
    let names = sitting.plan().names();
    let narrator = Narrator {
        texts: &speech,
        menu: sitting.game().menu(),
        names: &names,
    };
    let steady = sitting.is_steady(sitting.game().state().active);
    let line = match verdict {
        Some(Verdict::Does(deed)) => Some((does(deed, steady, &speech), palette::BASIL)),
        Some(Verdict::Would(way)) => Some((would(way, &narrator), palette::BASIL)),
        Some(Verdict::Stays) => Some((speech.line("cup-would-stay"), palette::INK)),
        Some(Verdict::Refused(refusal)) => Some((refusal.sentence(&narrator), palette::TOMATO)),
        None => None,
    };
    commands.entity(panel).with_children(|tip| {
        tip.spawn(written(title, bold(size::SMALL), palette::INK));
        if let Some(note) = note(subject, &shown, &speech) {
            tip.spawn(written(note, regular(size::SMALL), palette::INK));
        }
        if let Some((words, colour)) = line {
            tip.spawn(written(words, regular(size::SMALL), colour));
        }
    });
}

/// What finds out what the tip is about, and where it lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, SystemSet)]
pub(super) struct TooltipSystems;
