//! Sets the table: one toy for every thing, taken away again when the match is over.

use bevy::prelude::*;
use physics::RestingPieces;
use rules::a_la_carte::{Heat, Seat};

use super::arrange::{Flight, all_things};
use super::hand_props::Glove;
use super::layout::RACK;
use super::prop::{Prop, Slot};
use super::seat_markers::Hat;
use super::shown_table::{CupPlace, ShownTable, cup_kind};
use crate::window::picture::{Cooked, Glow, Redraw};
use crate::window::props::{self, Dial, Flames, PropMeshes};

/// Everything that belongs to the table that is set, and goes with it.
#[derive(Component)]
pub struct Furniture;

/// Sets the table for what is shown. Whatever stood there before is taken away.
pub fn furnish(world: &mut World) {
    clear(world);
    let things = all_things(world.resource::<ShownTable>(), world.resource::<RestingPieces>());
    let seats: Vec<Seat> = world.resource::<ShownTable>().state.all_seats().collect();
    let workshop = world.resource::<PropMeshes>().clone();
    let mut commands = world.commands();
    let room = props::spawn_room(&mut commands, &workshop);
    let rack = props::spawn_bottle_rack(&mut commands, &workshop);
    commands.entity(room).insert(Furniture);
    commands
        .entity(rack)
        .insert((Furniture, Transform::from_xyz(0.0, 0.0, RACK)));
    for thing in things {
        let entity = match thing {
            Prop::Stove(stove) => props::spawn_stove(
                &mut commands,
                &workshop,
                rules::a_la_carte::ALL_SEATS[usize::from(stove)],
            ),
            Prop::Pan(_) => props::spawn_pan(&mut commands, &workshop),
            Prop::Bottle(condiment) => props::spawn_bottle(&mut commands, &workshop, condiment),
            Prop::Crystal(piece) => props::spawn_crystal(&mut commands, &workshop, piece),
            Prop::Dish(dish) => props::spawn_dish(&mut commands, &workshop, dish),
            Prop::Crepe(_) => props::spawn_crepe(&mut commands, &workshop),
            Prop::Cup(cup) => spawn_cup(&mut commands, &workshop, cup),
            Prop::Spoon(_) => props::spawn_spoon(&mut commands, &workshop),
            Prop::Star(_) => props::spawn_star(&mut commands, &workshop),
            Prop::Die => props::spawn_die(&mut commands, &workshop),
            Prop::Bell => props::spawn_bell(&mut commands, &workshop),
            Prop::Trash => props::spawn_trash_can(&mut commands, &workshop),
            Prop::Sink => props::spawn_sink(&mut commands, &workshop),
            Prop::Tray(seat) => props::spawn_seat_tray(&mut commands, &workshop, seat),
            Prop::CupTray => props::spawn_cup_tray(&mut commands, &workshop),
            Prop::DieTray => props::spawn_die_tray(&mut commands, &workshop),
        };
        commands
            .entity(entity)
            .insert((Furniture, thing, Glow::None, Flight::resting(Slot::Fixed)));
        if matches!(thing, Prop::Dish(_) | Prop::Crepe(_)) {
            commands.entity(entity).insert(Cooked::Raw);
        }
    }
    for seat in seats {
        let hat = props::spawn_hat(&mut commands, &workshop, seat);
        commands.entity(hat).insert((Furniture, Hat::of(seat)));
        let glove = props::spawn_glove(&mut commands, &workshop, seat);
        commands
            .entity(glove)
            .insert((Furniture, Glove::of(seat), Visibility::Hidden));
    }
    world.flush();
}

/// A cup has two looks: open, and face down like all the others.
fn spawn_cup(commands: &mut Commands, workshop: &PropMeshes, cup: u8) -> Entity {
    let open = props::spawn_cup(commands, workshop, Some(cup_kind(usize::from(cup))));
    let turned = props::spawn_cup(commands, workshop, None);
    commands.entity(open).insert(Open(true));
    commands.entity(turned).insert(Open(false));
    commands
        .spawn((Transform::default(), Visibility::default()))
        .add_children(&[open, turned])
        .id()
}

/// Whether this is the look of an open cup.
#[derive(Component)]
pub struct Open(bool);

/// Shows what a cup says only when it has been drawn.
pub fn turn_cups(shown: Res<ShownTable>, cups: Query<(&Prop, &Children)>, mut looks: Query<(&Open, &mut Visibility)>) {
    for (thing, children) in &cups {
        let Prop::Cup(cup) = thing else { continue };
        let drawn = shown.cups[usize::from(*cup)] != CupPlace::Tray;
        for child in children {
            if let Ok((open, mut visibility)) = looks.get_mut(*child) {
                let wanted = if open.0 == drawn {
                    Visibility::Inherited
                } else {
                    Visibility::Hidden
                };
                visibility.set_if_neq(wanted);
            }
        }
    }
}

/// Takes everything away.
pub fn clear(world: &mut World) {
    let mut query = world.query_filtered::<Entity, With<Furniture>>();
    let gone: Vec<Entity> = query.iter(world).collect();
    for entity in gone {
        world.despawn(entity);
    }
}

/// How quickly a dial turns: 1/s.
const TURN: f32 = 9.0;

/// Turns the dials and feeds the flames as the stoves are set.
pub fn turn_dials(
    shown: Res<ShownTable>,
    time: Res<Time>,
    mut dials: Query<(&mut Transform, &ChildOf), (With<Dial>, Without<Flames>)>,
    mut flames: Query<(&mut Transform, &ChildOf), (With<Flames>, Without<Dial>)>,
    stoves: Query<(Option<&Prop>, Option<&ChildOf>)>,
    mut redraw: ResMut<Redraw>,
) {
    let heat_of = |mut entity: Entity| -> Option<Heat> {
        loop {
            match stoves.get(entity) {
                Ok((Some(Prop::Stove(stove)), _)) => {
                    return Some(shown.state.kitchen(shown.seat_of(*stove)).stove.dial);
                }
                Ok((_, Some(above))) => entity = above.parent(),
                _ => return None,
            }
        }
    };
    let passed = time.delta_secs();
    for (mut dial, above) in &mut dials {
        let Some(heat) = heat_of(above.parent()) else { continue };
        let goal = props::dial_angle(heat.level());
        if dial.rotation.angle_between(goal) > 0.002 {
            dial.rotation.smooth_nudge(&goal, TURN, passed);
            redraw.request();
        }
    }
    for (mut flame, above) in &mut flames {
        let Some(heat) = heat_of(above.parent()) else { continue };
        let goal = props::flame_size(heat.level());
        if flame.scale.distance(goal) > 0.003 {
            flame.scale.smooth_nudge(&goal, TURN, passed);
            redraw.stir_kitchen();
        }
    }
}
