//! Sets the table: one toy for every thing, taken away again when the match is over.

use bevy::prelude::*;
use physics::Larder;
use rules::a_la_carte::{Heat, Seat};

use super::arrange::{Flight, all_things};
use super::gloves::Glove;
use super::hats::Hat;
use super::layout::RACK;
use super::shown::{CupPlace, Shown, cup_kind};
use super::thing::{Spot, Thing};
use crate::window::picture::{Cooked, Glow, Restless};
use crate::window::things::{self, Dial, Flames, Workshop};

/// Everything that belongs to the table that is set, and goes with it.
#[derive(Component)]
pub struct Furniture;

/// Sets the table for what is shown. Whatever stood there before is taken away.
pub fn furnish(world: &mut World) {
    clear(world);
    let things = all_things(world.resource::<Shown>(), world.resource::<Larder>());
    let seats: Vec<Seat> = world.resource::<Shown>().state.all_seats().collect();
    let workshop = world.resource::<Workshop>().clone();
    let mut commands = world.commands();
    let room = things::spawn_room(&mut commands, &workshop);
    let rack = things::spawn_bottle_rack(&mut commands, &workshop);
    commands.entity(room).insert(Furniture);
    commands
        .entity(rack)
        .insert((Furniture, Transform::from_xyz(0.0, 0.0, RACK)));
    for thing in things {
        let entity = match thing {
            Thing::Stove(stove) => things::spawn_stove(
                &mut commands,
                &workshop,
                rules::a_la_carte::ALL_SEATS[usize::from(stove)],
            ),
            Thing::Pan(_) => things::spawn_pan(&mut commands, &workshop),
            Thing::Bottle(condiment) => things::spawn_bottle(&mut commands, &workshop, condiment),
            Thing::Crystal(piece) => things::spawn_crystal(&mut commands, &workshop, piece),
            Thing::Dish(dish) => things::spawn_dish(&mut commands, &workshop, dish),
            Thing::Crepe(_) => things::spawn_crepe(&mut commands, &workshop),
            Thing::Cup(cup) => spawn_cup(&mut commands, &workshop, cup),
            Thing::Spoon(_) => things::spawn_spoon(&mut commands, &workshop),
            Thing::Star(_) => things::spawn_star(&mut commands, &workshop),
            Thing::Die => things::spawn_die(&mut commands, &workshop),
            Thing::Bell => things::spawn_bell(&mut commands, &workshop),
            Thing::Trash => things::spawn_trash_can(&mut commands, &workshop),
            Thing::Sink => things::spawn_sink(&mut commands, &workshop),
            Thing::Tray(seat) => things::spawn_seat_tray(&mut commands, &workshop, seat),
            Thing::CupTray => things::spawn_cup_tray(&mut commands, &workshop),
            Thing::DieTray => things::spawn_die_tray(&mut commands, &workshop),
        };
        commands
            .entity(entity)
            .insert((Furniture, thing, Glow::None, Flight::resting(Spot::Fixed)));
        if matches!(thing, Thing::Dish(_) | Thing::Crepe(_)) {
            commands.entity(entity).insert(Cooked::Raw);
        }
    }
    for seat in seats {
        let hat = things::spawn_hat(&mut commands, &workshop, seat);
        commands.entity(hat).insert((Furniture, Hat::of(seat)));
        let glove = things::spawn_glove(&mut commands, &workshop, seat);
        commands
            .entity(glove)
            .insert((Furniture, Glove::of(seat), Visibility::Hidden));
    }
    world.flush();
}

/// A cup has two looks: open, and face down like all the others.
fn spawn_cup(commands: &mut Commands, workshop: &Workshop, cup: u8) -> Entity {
    let open = things::spawn_cup(commands, workshop, Some(cup_kind(usize::from(cup))));
    let turned = things::spawn_cup(commands, workshop, None);
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
pub fn turn_cups(shown: Res<Shown>, cups: Query<(&Thing, &Children)>, mut looks: Query<(&Open, &mut Visibility)>) {
    for (thing, children) in &cups {
        let Thing::Cup(cup) = thing else { continue };
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
    shown: Res<Shown>,
    time: Res<Time>,
    mut dials: Query<(&mut Transform, &ChildOf), (With<Dial>, Without<Flames>)>,
    mut flames: Query<(&mut Transform, &ChildOf), (With<Flames>, Without<Dial>)>,
    stoves: Query<(Option<&Thing>, Option<&ChildOf>)>,
    mut restless: ResMut<Restless>,
) {
    let heat_of = |mut entity: Entity| -> Option<Heat> {
        loop {
            match stoves.get(entity) {
                Ok((Some(Thing::Stove(stove)), _)) => {
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
        let goal = things::dial_angle(heat.level());
        if dial.rotation.angle_between(goal) > 0.002 {
            dial.rotation.smooth_nudge(&goal, TURN, passed);
            restless.stir();
        }
    }
    for (mut flame, above) in &mut flames {
        let Some(heat) = heat_of(above.parent()) else { continue };
        let goal = things::flame_size(heat.level());
        if flame.scale.distance(goal) > 0.003 {
            flame.scale.smooth_nudge(&goal, TURN, passed);
            restless.stir_kitchen();
        }
    }
}
