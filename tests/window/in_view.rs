//! Whatever a state has on the table can be seen by whoever looks at the whole table: it is shown, it is in the picture, and it
//! does not lie inside something else. Rays from the eye to the meshes as they would be painted tell.

use std::collections::BTreeMap;

use bevy::mesh::VertexAttributeValues;
use bevy::prelude::*;
use physics::{PhysicsConfig, RestingPieces};
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::Game;
use rules::a_la_carte::{ALL_SEATS, ALaCarte, Crepe, Food, HouseRules, Menu, Move, Phase, Seat, Setup, State};
use toque::kitchen;
use toque::texts::Language;
use toque::window::picture::{Finish, KitchenCamera};
use toque::window::settings::Settings;
use toque::window::table::arrange::{Flight, all_things};
use toque::window::table::camera::{Gaze, Look};
use toque::window::table::hands::Hands;
use toque::window::table::layout::Layout;
use toque::window::table::prop::{Prop, Slot};
use toque::window::table::shown_table::ShownTable;
use toque::window::table::spawn::furnish;

use crate::mouse::on_screen;
use crate::stage::{app, settle};

/// The usual window, and the smallest one.
pub const SIZES: [UVec2; 2] = [UVec2::new(1280, 720), UVec2::new(960, 600)];
/// Rays to a thing, and how many of them have to arrive.
const RAYS: usize = 30;
const ARRIVE: usize = 3;
/// States looked at of one game.
const MOST: usize = 9;

/// States of games that were played at random, each with something on the table that those before did not have. Whoever may
/// take the crêpe does.
fn states(seats: u8, seed: u64) -> Vec<State> {
    let mut dice = ChaCha8Rng::seed_from_u64(seed);
    let menu = Menu::standard();
    let setup = Setup::new(seats, HouseRules::english(), &menu);
    let mut game = ALaCarte::start(&setup, menu).unwrap();
    let (mut found, mut seen) = (Vec::new(), Vec::new());
    for _ in 0..400 {
        let moves = game.legal_moves();
        let moves = moves.as_ref();
        let Some(&any) = moves.choose(&mut dice) else { break };
        let crepe = moves.contains(&Move::Crepe) && dice.random_bool(0.7);
        game.apply(if crepe { Move::Crepe } else { any }).unwrap();
        let state = *game.state();
        let kitchens = &state.kitchens[..usize::from(seats)];
        let has = |is: fn(Crepe) -> bool| kitchens.iter().filter(|kitchen| is(kitchen.crepe)).count();
        let sight = (
            has(|crepe| crepe == Crepe::InPan),
            has(|crepe| crepe == Crepe::Served),
            has(|crepe| crepe == Crepe::Burnt),
            state.trash.len() / 4,
        );
        if !seen.contains(&sight) && found.len() < MOST {
            seen.push(sight);
            found.push(state);
        }
    }
    found
}

/// The table after the first dishes, with one seat's crêpe as it can be: not taken, in the pan, served or burnt.
fn with_crepe(seats: u8, seat: Seat, crepe: Crepe) -> State {
    let menu = Menu::standard();
    let setup = Setup::new(seats, HouseRules::english(), &menu);
    let mut game = ALaCarte::start(&setup, menu).unwrap();
    while game.state().phase != Phase::Action {
        let first = game.legal_moves().as_ref()[0];
        game.apply(first).unwrap();
    }
    let mut state = *game.state();
    let kitchen = &mut state.kitchens[seat.index()];
    kitchen.crepe = crepe;
    if crepe != Crepe::Ready {
        // Nobody takes a crêpe first.
        if let Some(Food::Dish(dish)) = kitchen.stove.pan.food {
            kitchen.served.insert(dish);
        }
        kitchen.stove.pan.food = (crepe == Crepe::InPan).then_some(Food::Crepe);
    }
    state
}

/// Sets the table behind the title like this, and looks at all of it.
fn show(app: &mut App, state: &State) {
    let world = app.world_mut();
    let mut larder = RestingPieces::new(usize::from(state.seats));
    larder.follow(&kitchen::counts(state)).unwrap();
    larder.lay_down(&world.resource::<PhysicsConfig>().clone(), 1);
    let left_handed = world.resource::<Settings>().left_handed;
    world.insert_resource(larder);
    world.insert_resource(ShownTable::new(state));
    world.insert_resource(Layout::new(state.seats, left_handed));
    world.insert_resource(Hands::default());
    world.resource_mut::<Look>().without_match = Some(Gaze::Table);
    furnish(world);
    for _ in 0..80 {
        app.update();
    }
}

/// A mesh where it is.
struct Mesh_ {
    of: Option<Prop>,
    finish: Finish,
    triangles: Vec<[Vec3; 3]>,
    middle: Vec3,
    radius: f32,
}

impl Mesh_ {
    /// One sees what lies behind it.
    const fn is_clear(&self) -> bool {
        matches!(
            self.finish,
            Finish::Glass
                | Finish::Halo
                | Finish::Shade
                | Finish::Steam
                | Finish::Smoke
                | Finish::Flame
                | Finish::FlameHeart
                | Finish::Glimmer
        )
    }

    /// How far a ray goes until it hits this, at most so far.
    fn stops(&self, eye: Vec3, way: Dir3, far: f32) -> bool {
        let along = (self.middle - eye).dot(*way);
        if (self.middle - eye).length_squared() - along * along > self.radius * self.radius {
            return false;
        }
        self.triangles.iter().any(|&[a, b, c]| {
            let (ab, ac) = (b - a, c - a);
            let across = way.cross(ac);
            let flat = ab.dot(across);
            if flat.abs() < 1e-9 {
                return false;
            }
            let from = eye - a;
            let (u, q) = (from.dot(across) / flat, from.cross(ab));
            let (v, t) = (way.dot(q) / flat, ac.dot(q) / flat);
            u >= 0.0 && v >= 0.0 && u + v <= 1.0 && t > 0.0 && t < far
        })
    }
}

/// Everything that would be painted.
fn painted(
    meshes: Query<(Entity, &Mesh3d, &Finish, &GlobalTransform, &InheritedVisibility)>,
    (things, parents): (Query<&Prop>, Query<&ChildOf>),
    assets: Res<Assets<Mesh>>,
) -> Vec<Mesh_> {
    let shown = meshes.iter().filter(|(.., seen)| seen.get());
    let mesh = |(entity, mesh, finish, place, _): (Entity, &Mesh3d, &Finish, &GlobalTransform, _)| {
        let mesh = assets.get(&mesh.0)?;
        let Some(VertexAttributeValues::Float32x3(corners)) = mesh.attribute(Mesh::ATTRIBUTE_POSITION) else {
            return None;
        };
        let corners: Vec<Vec3> = corners
            .iter()
            .map(|&corner| place.transform_point(corner.into()))
            .collect();
        let order: Vec<usize> = match mesh.indices() {
            Some(indices) => indices.iter().collect(),
            None => (0..corners.len()).collect(),
        };
        let middle = corners.iter().sum::<Vec3>() / corners.len().max(1) as f32;
        let radius = corners.iter().map(|corner| corner.distance(middle)).fold(0.0, f32::max);
        let of = things.get(entity).ok().copied();
        Some(Mesh_ {
            of: of.or_else(|| {
                parents
                    .iter_ancestors(entity)
                    .find_map(|above| things.get(above).ok().copied())
            }),
            finish: *finish,
            triangles: order
                .chunks_exact(3)
                .map(|corner| [corners[corner[0]], corners[corner[1]], corners[corner[2]]])
                .collect(),
            middle,
            radius,
        })
    };
    shown.filter_map(mesh).collect()
}

/// Whether things on these spots may cover each other: bowls, bottles, the bin and the pile of used cups hold heaps.
fn is_one_heap(one: Slot, other: Slot) -> bool {
    match (one, other) {
        (Slot::Bottle(one), Slot::Bottle(other)) => one == other,
        (Slot::Sink(_), Slot::Sink(_)) | (Slot::Trash(_), Slot::Trash(_)) | (Slot::Used(_), Slot::Used(_)) => true,
        _ => false,
    }
}

/// Whether what is on this spot is in this bottle, behind its label.
fn holds(thing: Prop, slot: Slot) -> bool {
    matches!((thing, slot), (Prop::Bottle(one), Slot::Bottle(other)) if one == other)
}

/// What is seen of a table.
struct Observation {
    /// How many rays arrive, for everything.
    arrived: Vec<(Prop, usize)>,
    /// Everything of the state that cannot be seen, and what it hides behind.
    hidden: Vec<String>,
}

fn look(app: &mut App, size: UVec2) -> Observation {
    let world = app.world_mut();
    let meshes = world.run_system_cached(painted).unwrap();
    let mut slots = world.query::<(&Prop, &Flight)>();
    let slots: Vec<(Prop, Slot)> = slots
        .iter(world)
        .map(|(thing, flight)| (*thing, flight.slot()))
        .collect();
    let spot_of = |thing: Prop| slots.iter().find(|(each, _)| *each == thing).map(|(_, slot)| *slot);
    let mut cameras = world.query_filtered::<&GlobalTransform, With<KitchenCamera>>();
    let eye = cameras.single(world).unwrap().translation();
    let (mut all, mut found) = (Vec::new(), Vec::new());
    for &(thing, slot) in &slots {
        let own = meshes.iter().filter(|mesh| mesh.of == Some(thing));
        let own = own.filter(|mesh| !mesh.is_clear() || matches!(thing, Prop::Bottle(_)));
        let towards_eye: Vec<Vec3> = own
            .flat_map(|mesh| &mesh.triangles)
            .filter(|[a, b, c]| (*b - *a).cross(*c - *a).dot(eye - *a) > 0.0)
            .map(|[a, b, c]| (*a + *b + *c) / 3.0)
            .collect();
        let step = (towards_eye.len() / RAYS).max(1);
        let (mut arrived, mut outside, mut before) = (0, 0, BTreeMap::new());
        for &point in towards_eye.iter().step_by(step) {
            let place = on_screen(app, point);
            if !Rect::from_corners(Vec2::ZERO, size.as_vec2()).contains(place) {
                outside += 1;
                continue;
            }
            let way = Dir3::new(point - eye).unwrap();
            let far = eye.distance(point) - 0.005;
            let obstacle = meshes.iter().find(|mesh| {
                let heap = |of| holds(of, slot) || spot_of(of).is_some_and(|other| is_one_heap(slot, other));
                let in_between = mesh.of != Some(thing) && !mesh.is_clear() && mesh.stops(eye, way, far);
                in_between && !mesh.of.is_some_and(heap)
            });
            match obstacle {
                None => arrived += 1,
                Some(mesh) => *before.entry(format!("{:?} of {:?}", mesh.finish, mesh.of)).or_insert(0) += 1,
            }
        }
        if arrived < ARRIVE {
            found.push(format!("{thing:?} at {slot:?}: {outside} outside, behind {before:?}"));
        }
        all.push((thing, arrived));
    }
    // What is not there at all cannot be seen either.
    let world = app.world();
    let things = all_things(world.resource::<ShownTable>(), world.resource::<RestingPieces>());
    let missing = things
        .into_iter()
        .filter(|thing| !all.iter().any(|(each, _)| each == thing));
    found.extend(missing.map(|thing| format!("{thing:?} is nowhere")));
    Observation {
        arrived: all,
        hidden: found,
    }
}

fn looking(name: &str, size: UVec2) -> App {
    let mut app = app(name, size, Language::English, 1.0);
    app.world_mut().resource_mut::<Settings>().reduced_motion = true;
    app
}

#[test]
fn everything_on_the_table_is_in_view() {
    let (mut looked_at, mut unseen) = (0, Vec::new());
    for size in SIZES {
        let mut app = looking(&format!("in-view-{}", size.x), size);
        for (seats, seed) in [(2, 1), (3, 2), (4, 3)] {
            for (nth, state) in states(seats, seed).into_iter().enumerate() {
                // Both hands in turn.
                app.world_mut().resource_mut::<Settings>().left_handed = nth % 2 == 1;
                settle(&mut app);
                show(&mut app, &state);
                let Observation { arrived, hidden } = look(&mut app, size);
                assert!(arrived.iter().any(|(_, rays)| *rays > 0), "nothing is seen of {state}");
                unseen.extend(hidden.into_iter().map(|what| format!("{size}: {what}; {state}")));
                looked_at += 1;
            }
        }
    }
    assert!(unseen.is_empty(), "{} of them:\n{}", unseen.len(), unseen.join("\n"));
    assert!(looked_at >= 9 * SIZES.len(), "only {looked_at} states");
}

/// Not taken yet, in the pan, served and burnt: at tables of every size, everybody's.
#[test]
fn every_crepe_is_in_view_wherever_it_is() {
    let (mut seen, mut unseen) = (BTreeMap::new(), Vec::new());
    for size in SIZES {
        let mut app = looking(&format!("in-view-crepe-{}", size.x), size);
        for seats in 2..=4_u8 {
            for (nth, seat) in ALL_SEATS.into_iter().take(usize::from(seats)).enumerate() {
                for crepe in Crepe::ALL {
                    app.world_mut().resource_mut::<Settings>().left_handed = nth % 2 == 1;
                    settle(&mut app);
                    let state = with_crepe(seats, seat, crepe);
                    show(&mut app, &state);
                    let Observation { arrived, hidden } = look(&mut app, size);
                    unseen.extend(hidden.into_iter().map(|what| format!("{size}: {what}; {state}")));
                    let of_crepe = arrived.iter().find(|(thing, _)| *thing == Prop::Crepe(seat));
                    let case = (size.x, seats, seat.index(), crepe.to_string());
                    *seen.entry(case).or_insert(0) += of_crepe.map_or(0, |(_, rays)| *rays);
                }
            }
        }
    }
    assert!(unseen.is_empty(), "{} of them:\n{}", unseen.len(), unseen.join("\n"));
    assert_eq!(seen.len(), SIZES.len() * (2 + 3 + 4) * Crepe::ALL.len());
    let blind: Vec<_> = seen.iter().filter(|(_, rays)| **rays == 0).collect();
    assert!(blind.is_empty(), "{blind:?}");
}
