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
use super::super::conduct::awaits_person;
use super::super::deed::{self, Deed, Refusal};
use super::super::hands::{ActKind, Hands};
use super::super::pointing::{CupInUse, Idle, Pointed};
use super::super::shown::{CupPlace, Shown, cup_kind};
use super::super::sitting::Sitting;
use super::super::thing::Thing;
use super::seats::LookAtPan;
use crate::texts::narrate::Narrator;
use crate::window::language::{Speech, capitalised};
use crate::window::picture::Restless;
use crate::window::theme::live::{Live, LiveSystems, refresh};
use crate::window::theme::text::{bold, regular, size, written};
use crate::window::theme::widgets::card_look;
use crate::window::theme::{palette, space};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<About>()
        .add_systems(
            Update,
            (gather, place::place.after(gather).after(super::bar::follow))
                .in_set(TipSystems)
                .in_set(TableSystems::Edge)
                .run_if(resource_exists::<Sitting>),
        )
        .add_systems(
            PostUpdate,
            refresh::<Tip>.run_if(resource_changed::<About>).before(LiveSystems),
        );
}

/// What the tip is about.
#[derive(Debug, Default, Clone, PartialEq, Resource)]
struct About(Option<(Subject, Option<Verdict>)>);

/// What the mouse is over.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Subject {
    Toy(Thing),
    /// The row of somebody at the edge, with all that they have.
    Row(Entity),
}

/// What would happen.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Verdict {
    /// This, with the toy itself.
    Does(Deed),
    /// This, with the cup in use; or one of several ways of the same kind.
    Would(Move),
    /// The cup in use would only be back where it lay.
    Stays,
    /// Nothing, and why.
    Refused(Refusal),
}

#[derive(Component)]
struct Tip;

pub(super) fn panel() -> impl Bundle {
    (
        Tip,
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
    (sitting, shown, hands): (Res<Sitting>, Res<Shown>, Res<Hands>),
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
                (Thing::Dish(_), None | Some(Verdict::Does(Deed::Choose(_))))
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
fn verdict(thing: Thing, in_use: &CupInUse, game: &ALaCarte, shown: &Shown) -> Option<Verdict> {
    // A click on another cup takes that one instead.
    let put = in_use
        .cup
        .filter(|_| in_use.is_dragged() || !matches!(thing, Thing::Cup(_)));
    if let Some(cup) = put {
        let ways = deed::uses_on(cup, thing, game, shown);
        let otherwise = || Refusal::of_cup(cup, Some(thing), game, shown).map_or(Verdict::Stays, Verdict::Refused);
        return Some(ways.first().map_or_else(otherwise, |&way| Verdict::Would(way)));
    }
    let deed = deed::deed(thing, game, shown)?;
    Some(match deed::allowed(deed, game) {
        Ok(()) => Verdict::Does(deed),
        Err(illegal) => Verdict::Refused(Refusal::Rule(illegal)),
    })
}

fn what(thing: Thing, sitting: &Sitting, shown: &Shown, speech: &Speech) -> String {
    let names = sitting.plan().names();
    let name = |seat: rules::a_la_carte::Seat| ("name", names.get(seat.index()).cloned().unwrap_or_default().into());
    let state = &shown.state;
    match thing {
        Thing::Stove(stove) | Thing::Pan(stove) => {
            let seat = shown.seat_of(stove);
            let level = state.kitchen(seat).stove.dial.level();
            speech.say("tip-stove", [name(seat), ("level", level.into())])
        }
        Thing::Bottle(condiment) => {
            let bottle = state.dispenser(condiment);
            let gaps = [
                ("kind", speech.condiment(condiment).into()),
                ("colour", bottle.colour.into()),
                ("salt", bottle.salt.into()),
            ];
            capitalised(&speech.say("tip-bottle", gaps))
        }
        Thing::Dish(dish) => speech.dish(dish, sitting.game().menu()).to_owned(),
        Thing::Crepe(seat) => speech.say("tip-crepe", [name(seat)]),
        Thing::Cup(cup) => match shown.cups[usize::from(cup)] {
            CupPlace::Tray => speech.line("tip-cup-hidden"),
            _ => cup_words(cup_kind(usize::from(cup)), speech),
        },
        Thing::Spoon(_) => speech.line("tip-spoon"),
        Thing::Star(_) => speech.line("tip-star"),
        Thing::Die => speech.say("tip-die", [("face", speech.face(shown.die).into())]),
        Thing::Bell => speech.line("tip-bell"),
        Thing::Trash => speech.say("tip-trash", [("count", state.trash.len().into())]),
        Thing::Sink => speech.say("tip-sink", [("what", speech.crystals(state.sink).into())]),
        Thing::Tray(seat) => {
            let points = state.kitchen(seat).points(sitting.game().menu());
            speech.say("tip-tray", [name(seat), ("points", speech.points(points).into())])
        }
        Thing::CupTray => speech.say("tip-cup-tray", [("count", state.face_down.total().into())]),
        Thing::DieTray => speech.line("tip-die-tray"),
        Thing::Crystal(piece) => capitalised(&speech.crystal(piece.kind)),
    }
}

/// What there is to know about it before anything is done.
fn note(subject: Subject, shown: &Shown, speech: &Speech) -> Option<String> {
    match subject {
        Subject::Toy(Thing::Bottle(_)) => Some(speech.line("tip-salt")),
        Subject::Toy(_) => None,
        Subject::Row(_) => {
            let end = shown.state.house.dishes_to_end(shown.state.seats);
            Some(speech.say("tip-row-why", [("count", end.into())]))
        }
    }
}

fn cup_words(cup: Cup, speech: &Speech) -> String {
    speech.line(match cup {
        Cup::Point => "tip-cup-point",
        Cup::Swap => "tip-cup-swap",
        Cup::Spoons => "tip-cup-spoons",
        Cup::Reseason => "tip-cup-reseason",
        Cup::Cool => "tip-cup-cool",
    })
}

fn does(deed: Deed, steady: bool, speech: &Speech) -> String {
    let id = match deed {
        Deed::Act { kind, .. } => match kind {
            ActKind::Throw => "does-throw",
            ActKind::Flip => "does-flip",
            ActKind::Pour(_) => "does-pour",
        },
        Deed::Cup(_) => "does-cup",
        Deed::Choose(Move::Crepe) => "does-crepe",
        Deed::Choose(Move::EndTurn) => "does-end-turn",
        Deed::Choose(Move::LetGo) => "does-let-go",
        Deed::Choose(_) => "does-take-cup",
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
    (sitting, shown): (Option<Res<Sitting>>, Option<Res<Shown>>),
    speech: Res<Speech>,
    mut restless: ResMut<Restless>,
    mut commands: Commands,
) {
    // It is seen from the next frame on, when it is known how large it is and so where it has room.
    commands.entity(panel).insert(Visibility::Hidden);
    let (Some((subject, verdict)), Some(sitting), Some(shown)) = (about.0, sitting, shown) else {
        return;
    };
    restless.stir();
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
pub(super) struct TipSystems;
