//! What the panels are about. The facts are gathered once a frame and compared, so that a panel is only built anew when
//! there is something new to say.

use std::f32::consts::FRAC_PI_2;

use bevy::prelude::*;
use physics::{PhysicsConfig, Stage};
use rules::Game;
use rules::a_la_carte::{Condiment, Food, Move, Phase, Seat, Stove};

use super::super::TableSystems;
use super::super::camera::Look;
use super::super::hands::{Act, ActKind, Hands};
use super::super::pointing::{CupInUse, Idle, Pointed};
use super::super::prop::Prop;
use super::super::shown_table::{DishPlace, ShownTable};
use super::super::sitting::{Sitting, Turn};
use super::super::turn_flow::awaits_person;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Everybody>()
        .init_resource::<TurnInfo>()
        .init_resource::<InspectedDish>()
        .add_systems(
            Update,
            (everybody, moment, closely)
                .in_set(TableSystems::Edge)
                .run_if(resource_exists::<Sitting>),
        );
}

/// What somebody at the table has.
#[derive(Debug, Clone, PartialEq)]
pub struct SeatFacts {
    pub seat: Seat,
    pub name: String,
    pub points: u8,
    pub stars: u8,
    pub dishes: u8,
    pub spoons: u8,
    pub active: bool,
}

/// Everybody.
#[derive(Debug, Default, Clone, PartialEq, Resource)]
pub struct Everybody {
    pub seats: Vec<SeatFacts>,
    pub dishes_to_end: u8,
}

/// What the table is waiting for.
#[derive(Debug, Clone, Copy, Default, PartialEq, Resource)]
pub struct TurnInfo {
    /// Whose turn it is.
    pub seat: Option<Seat>,
    /// Whether that is somebody in front of the screen.
    pub person: bool,
    /// Whether they have a steady hand.
    pub steady: bool,
    /// What is asked.
    pub phase: Option<Phase>,
    /// Spoons left.
    pub spoons: u8,
    /// What the hands do.
    pub act: Option<Deeds>,
    /// Whether something has happened that is still being told: what was asked before is asked no more.
    pub telling: bool,
    /// Whether something can be done now.
    pub awaited: bool,
    /// Whether the last choice can be taken back.
    pub can_undo: bool,
    /// Whose choice that would be, if it is another person's.
    pub undoes: Option<Seat>,
    /// Whether a cup is in use and waits for how.
    pub cup: bool,
    /// Whether some bottle may be tipped over the own pan.
    pub seasons: bool,
    /// Whether the crêpe may be taken.
    pub crepe: bool,
    /// On a crêpe turn, which of its tosses is the next one, or the one that is going on; 0 before the roll.
    pub toss: Option<u8>,
}

/// What the hands do.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Deeds {
    pub kind: ActKind,
    pub by: Seat,
    pub over: Seat,
    pub by_mouse: bool,
    pub steady: bool,
    /// Seconds until a bottle that nobody tips goes back by itself, when there are few.
    pub goes_back: Option<u8>,
}

/// So many seconds before a bottle goes back by itself it is said.
const WARNS: f32 = 10.0;

/// Seconds until the bottle in the hand goes back, if it is soon and nobody has tipped it.
fn goes_back(act: &Act, stage: &Stage, config: &PhysicsConfig, speed: f32) -> Option<u8> {
    let sight = stage.sight()?;
    let left = (config.rest.longest - sight.time) / speed.max(0.01);
    let soon = (0.0..WARNS).contains(&left) && sight.tilt < FRAC_PI_2 && sight.fallen == 0;
    (matches!(act.kind, ActKind::Pour(_)) && act.is_live() && soon).then_some(left.ceil() as u8)
}

/// A dish to look at closely.
#[derive(Debug, Clone, Copy, Default, PartialEq, Resource)]
pub struct InspectedDish {
    /// What.
    pub food: Option<Food>,
    /// On which stove it stands, and whose that is.
    pub stove: Option<(Seat, Stove)>,
    /// Whether a click takes it.
    pub takes: bool,
}

fn everybody(sitting: Res<Sitting>, shown: Res<ShownTable>, mut facts: ResMut<Everybody>) {
    let state = &shown.state;
    let names = sitting.plan().names();
    let seats = state.all_seats().zip(names).map(|(seat, name)| {
        let kitchen = state.kitchen(seat);
        SeatFacts {
            seat,
            name,
            points: kitchen.points(sitting.game().menu()),
            stars: kitchen.stars,
            dishes: kitchen.dishes_served(),
            spoons: shown.spoons.iter().filter(|&&holder| holder == seat).count() as u8,
            active: sitting.game().state().active == seat,
        }
    });
    facts.set_if_neq(Everybody {
        seats: seats.collect(),
        dishes_to_end: state.house.dishes_to_end(state.seats),
    });
}

fn moment(
    (sitting, shown, hands): (Res<Sitting>, Res<ShownTable>, Res<Hands>),
    cup: Res<CupInUse>,
    (stage, config, time): (Res<Stage>, Res<PhysicsConfig>, Res<Time<Virtual>>),
    mut facts: ResMut<TurnInfo>,
) {
    let act = hands.act().map(|act| Deeds {
        kind: act.kind,
        by: act.by,
        over: act.over,
        by_mouse: act.by_mouse(),
        steady: act.steady().is_some(),
        goes_back: goes_back(act, &stage, &config, time.relative_speed()),
    });
    if sitting.next_to_tell().is_some() {
        // The game is ahead of what is shown; what it waits for is said when everything has been told.
        let can_undo = sitting.can_undo();
        facts.set_if_neq(TurnInfo {
            act,
            telling: true,
            awaited: false,
            can_undo,
            undoes: sitting.undoes_another(),
            ..*facts
        });
        return;
    }
    let turn = sitting.turn();
    facts.set_if_neq(TurnInfo {
        seat: match turn {
            Turn::Person(seat) | Turn::Chef(seat) => Some(seat),
            Turn::Over => None,
        },
        person: matches!(turn, Turn::Person(_)),
        steady: matches!(turn, Turn::Person(seat) if sitting.is_steady(seat)),
        phase: Some(sitting.game().state().phase),
        spoons: shown.state.spoons,
        act,
        telling: false,
        awaited: awaits_person(&sitting, &hands).is_some(),
        can_undo: sitting.can_undo(),
        undoes: sitting.undoes_another(),
        cup: !cup.offer.is_empty(),
        seasons: Condiment::ALL
            .iter()
            .any(|&from| sitting.game().is_legal(Move::Season(from))),
        crepe: sitting.game().is_legal(Move::Crepe),
        toss: sitting.game().state().crepe_step().map(|step| step.index() as u8),
    });
}

pub(super) fn closely(
    (sitting, shown, hands): (Res<Sitting>, Res<ShownTable>, Res<Hands>),
    (pointed, idle, look): (Res<Pointed>, Res<Idle>, Res<Look>),
    chosen: Res<super::dish_picker::Considered>,
    mut facts: ResMut<InspectedDish>,
) {
    let state = &shown.state;
    let on_stove = |seat: Seat| {
        let stove = state.kitchen(seat).stove;
        InspectedDish {
            food: stove.pan.food,
            stove: Some((seat, stove)),
            takes: false,
        }
    };
    let of_dish = |dish| match shown.dish(dish) {
        DishPlace::Pan(seat) => on_stove(seat),
        _ => InspectedDish {
            food: Some(Food::Dish(dish)),
            stove: None,
            takes: false,
        },
    };
    let pointed = pointed.0.filter(|_| !idle.0);
    let seen = match (hands.act(), look.pan, pointed, chosen.0) {
        (Some(act), ..) => on_stove(act.over),
        (_, Some(seat), ..) => on_stove(seat),
        (_, _, Some(Prop::Dish(dish)), _) => InspectedDish {
            takes: awaits_person(&sitting, &hands).is_some()
                && sitting.game().legal_moves().as_ref().contains(&Move::Dish(dish)),
            ..of_dish(dish)
        },
        (_, _, Some(Prop::Pan(stove) | Prop::Stove(stove)), _) => on_stove(shown.seat_of(stove)),
        (.., Some(dish)) => of_dish(dish),
        _ => on_stove(state.active),
    };
    facts.set_if_neq(seen);
}
