//! What stands in each cell of the studio. Things have their own sizes, in centimetres; a set says which point is to be in
//! the middle of its cell, and how many centimetres the cell is wide.

use std::f32::consts::{PI, TAU};

use bevy::prelude::*;
use physics::{Piece, die};
use rules::a_la_carte::{Condiment, Crystal, Cup, DishColour, DishId, Dispenser, Face, Seat};

use super::Photograph;
use crate::window::picture::{Cooked, Finish};
use crate::window::props::{self, Dial, Flames, PropMeshes, Shape, TILE_THICKNESS, dial_angle, flame_size};

/// Sets up all cells.
pub(super) fn build(commands: &mut Commands, workshop: &PropMeshes, meshes: &mut Assets<Mesh>, studio: Entity) {
    let shade = meshes.add(shade().mesh());
    for photograph in Photograph::all() {
        let mut set = Set {
            commands,
            workshop,
            shade: &shade,
            props: Vec::new(),
        };
        let (middle, wide) = set.furnish(photograph);
        let props = set.props;
        let scale = wide.recip();
        let frame = Transform::from_translation(photograph.place() - middle * scale).with_scale(Vec3::splat(scale));
        commands
            .spawn((frame, Visibility::default(), ChildOf(studio)))
            .add_children(&props);
    }
}

/// A disc of radius 1, dark in its middle, for things that bring no shade of their own.
fn shade() -> Shape {
    Shape::lathe(&[&[(1.0, 0.0), (0.6, 0.0), (0.0, 0.0)]], 20).faded(|place| 1.0 - place.x.hypot(place.z))
}

fn at(x: f32, y: f32, z: f32) -> Transform {
    Transform::from_xyz(x, y, z)
}

/// No two pieces lie alike.
fn tumbled(number: u8) -> Quat {
    let turn = f32::from(number) * 2.4;
    Quat::from_euler(EulerRot::XYZ, turn, turn * 1.7, turn * 0.6)
}

/// What is in a full bottle, in layers of one in the middle and six around it.
fn grains(kind: Crystal) -> impl Iterator<Item = (Piece, Transform)> {
    const LAYER: u8 = 7;
    (0..Dispenser::COLOUR + Dispenser::SALT).map(move |id| {
        let (layer, slot) = (f32::from(id / LAYER), id % LAYER);
        let out = if slot == 0 { 0.0 } else { 0.72 };
        let turn = TAU * (f32::from(slot) / 6.0 + layer / 12.0);
        let place = at(out * turn.cos(), 0.3 + 0.52 * layer, out * turn.sin()).with_rotation(tumbled(id));
        // One in four is salt, as in the game.
        let kind = if id % 4 == 3 { Crystal::Salt } else { kind };
        (Piece { id, kind }, place)
    })
}

/// How a pan is turned so that its handle comes towards the camera and takes less room.
const HANDLE: f32 = -0.9;
/// The middle of a tile that lies in a pan.
const IN_PAN: f32 = TILE_THICKNESS / 2.0 + 0.02;

/// A cell that is being set up.
struct Set<'a, 'w, 's> {
    commands: &'a mut Commands<'w, 's>,
    workshop: &'a PropMeshes,
    shade: &'a Handle<Mesh>,
    props: Vec<Entity>,
}

impl Set<'_, '_, '_> {
    fn put(&mut self, place: Transform, make: impl FnOnce(&mut Commands, &PropMeshes) -> Entity) -> Entity {
        let thing = make(self.commands, self.workshop);
        self.commands.entity(thing).insert(place);
        self.props.push(thing);
        thing
    }

    /// A shade here, as wide as the place is scaled.
    fn shade(&mut self, place: Transform) {
        let shade = (Mesh3d(self.shade.clone()), Finish::Shade, place);
        self.props.push(self.commands.spawn(shade).id());
    }

    /// A round one.
    fn round_shade(&mut self, x: f32, ground: f32, z: f32, radius: f32) {
        // The lamp stands at the left and in front.
        let place = at(x + 0.1 * radius, ground, z - 0.05 * radius);
        self.shade(place.with_scale(Vec3::new(radius, 1.0, radius)));
    }

    fn crystal(&mut self, kind: Crystal, id: u8, place: Transform) {
        let piece = Piece { id, kind };
        self.put(place, |commands, workshop| {
            props::spawn_crystal(commands, workshop, piece)
        });
    }

    /// A full bottle. What is in one that is upside down lies on its neck.
    fn bottle(&mut self, condiment: Condiment, place: Transform, upside_down: bool) {
        self.put(place, |commands, workshop| {
            props::spawn_bottle(commands, workshop, condiment)
        });
        let inside = if upside_down {
            at(0.0, 2.4, 0.0).with_rotation(Quat::from_rotation_x(PI))
        } else {
            Transform::IDENTITY
        };
        for (piece, grain) in grains(condiment.into()) {
            self.crystal(piece.kind, piece.id, place * inside * grain);
        }
    }

    fn dish(&mut self, colour: DishColour, place: Transform, cooked: Cooked) {
        // The second of a colour, as elsewhere in the rules.
        if let Some(dish) = DishId::new(colour, 1) {
            let tile = self.put(place, |commands, workshop| props::spawn_dish(commands, workshop, dish));
            self.commands.entity(tile).insert(cooked);
        }
    }

    fn cup(&mut self, cup: Option<Cup>, x: f32, z: f32) {
        self.put(at(x, 0.0, z), |commands, workshop| {
            props::spawn_cup(commands, workshop, cup)
        });
    }

    fn pan(&mut self) {
        let turned = Transform::from_rotation(Quat::from_rotation_y(HANDLE));
        self.put(turned, props::spawn_pan);
    }

    /// A stove at this heat, and its pan.
    fn stove(&mut self, seat: Seat, heat: u8) {
        let stove = self.put(Transform::IDENTITY, |commands, workshop| {
            props::spawn_stove(commands, workshop, seat)
        });
        self.commands
            .queue(move |world: &mut World| turn_on(world, stove, heat));
        self.pan();
    }

    /// A stove at work on a dish.
    fn cook(&mut self, colour: DishColour, heat: u8, cooked: Cooked) {
        self.stove(Seat::First, heat);
        self.dish(colour, at(0.0, IN_PAN, 0.0), cooked);
        let pieces = [
            (Crystal::Paprika, -1.3, 1.4),
            (Crystal::Herbs, 0.9, 1.0),
            (Crystal::Lemon, 0.2, -1.6),
        ];
        for (id, (kind, x, z)) in (0..).zip(pieces) {
            self.crystal(kind, id, at(x, 2.0 * IN_PAN + 0.25, z).with_rotation(tumbled(id)));
        }
    }

    /// Sets something up. Says which point is to be in the middle, and how wide the cell is.
    fn furnish(&mut self, photograph: Photograph) -> (Vec3, f32) {
        const STOVE: (Vec3, f32) = (Vec3::new(0.2, -3.4, 0.0), 25.4);
        match photograph {
            Photograph::Crystal(kind) => {
                self.crystal(
                    kind,
                    0,
                    Transform::from_rotation(Quat::from_euler(EulerRot::YXZ, 0.6, 0.25, 0.1)),
                );
                self.round_shade(0.0, -0.27, 0.0, 0.5);
                (Vec3::new(0.02, -0.05, 0.0), 1.2)
            }
            Photograph::Bottle(condiment) => {
                self.bottle(condiment, Transform::IDENTITY, false);
                self.round_shade(0.0, -0.26, 0.0, 1.95);
                (Vec3::new(0.1, 1.3, 0.0), 5.1)
            }
            Photograph::Stove => {
                self.stove(Seat::First, 0);
                STOVE
            }
            Photograph::OtherStove => {
                self.stove(Seat::Second, 0);
                STOVE
            }
            Photograph::Cooking => {
                self.cook(DishColour::Orange, 4, Cooked::Golden);
                STOVE
            }
            Photograph::Burnt => {
                self.cook(DishColour::Blue, 7, Cooked::Burnt);
                STOVE
            }
            Photograph::Pouring => self.pour(),
            Photograph::Crepe => {
                self.pan();
                self.round_shade(0.0, -0.4, 0.0, 6.4);
                // On its way, picture side up and towards the camera.
                let tossed = Quat::from_rotation_x(0.35) * Quat::from_rotation_z(PI - 0.2);
                self.put(at(0.0, 5.2, 0.0).with_rotation(tossed), props::spawn_crepe);
                (Vec3::new(1.0, 2.6, 0.0), 14.6)
            }
            Photograph::Die => {
                self.put(
                    Transform::from_rotation(die::showing(Face::Coffee, 0.6)),
                    props::spawn_die,
                );
                self.round_shade(0.0, -0.81, 0.0, 1.5);
                (Vec3::new(0.05, -0.05, 0.0), 3.4)
            }
            Photograph::Cups => {
                for (cup, x, z) in [(Some(Cup::Point), -1.6, 0.9), (None, 1.7, -1.2)] {
                    self.cup(cup, x, z);
                    self.round_shade(x, 0.0, z, 2.2);
                }
                (Vec3::new(0.2, 0.5, 0.0), 8.2)
            }
            Photograph::Star => {
                let leant = at(0.0, 0.55, 0.0).with_rotation(Quat::from_rotation_x(0.6));
                self.put(leant, props::spawn_star);
                self.round_shade(0.0, -0.05, 0.0, 1.45);
                (Vec3::new(0.05, 0.8, 0.0), 3.4)
            }
            Photograph::Spoons => {
                let turned = Transform::from_rotation(Quat::from_rotation_y(0.5));
                for aside in [-1.9, 0.0, 1.9] {
                    self.put(turned * at(0.0, 0.0, aside), props::spawn_spoon);
                    self.shade(turned * at(0.2, -0.03, aside).with_scale(Vec3::new(5.2, 1.0, 1.3)));
                }
                (Vec3::new(-0.2, 0.0, 0.0), 11.8)
            }
            Photograph::Trash => {
                self.put(Transform::IDENTITY, props::spawn_trash_can);
                let thrown = Quat::from_euler(EulerRot::YXZ, 0.4, 0.5, 0.2);
                self.dish(
                    DishColour::Blue,
                    at(0.0, 5.0, 0.0).with_rotation(thrown).with_scale(Vec3::splat(0.85)),
                    Cooked::Burnt,
                );
                (Vec3::new(0.2, 3.0, 0.0), 12.2)
            }
            Photograph::Sink => {
                self.put(Transform::IDENTITY, props::spawn_sink);
                for id in 0..20u8 {
                    let turn = f32::from(id) * 2.4;
                    let out = 3.0 * (f32::from(id) / 20.0).sqrt();
                    let kind = Crystal::ALL[usize::from(id) % Crystal::COUNT];
                    let place = at(out * turn.cos(), 0.3 + 0.05 * out, out * turn.sin());
                    self.crystal(kind, id, place.with_rotation(tumbled(id)));
                }
                (Vec3::new(0.2, 0.8, 0.0), 13.2)
            }
            Photograph::Tray => self.serve(),
            Photograph::Hats => {
                for (seat, x, z) in [(Seat::First, -1.8, 0.7), (Seat::Second, 1.8, -0.7)] {
                    self.put(at(x, 0.0, z), |commands, workshop| {
                        props::spawn_hat(commands, workshop, seat)
                    });
                    self.round_shade(x, 0.0, z, 2.1);
                }
                (Vec3::new(0.1, 1.3, 0.0), 8.4)
            }
            Photograph::Bell => {
                self.put(Transform::IDENTITY, props::spawn_bell);
                (Vec3::new(0.2, 0.4, 0.0), 8.4)
            }
        }
    }

    /// A bottle is tipped over a pan, and two pieces fall.
    fn pour(&mut self) -> (Vec3, f32) {
        self.pan();
        self.round_shade(0.0, -0.4, 0.0, 6.4);
        self.dish(DishColour::Orange, at(0.0, IN_PAN, 0.0), Cooked::Raw);
        let tipped = at(1.4, 6.2, 0.0).with_rotation(Quat::from_rotation_z(PI - 0.5));
        self.bottle(Condiment::Paprika, tipped, true);
        let pieces = [(-0.3, 3.0, 0.1), (-0.6, 1.8, -0.2), (0.7, 0.65, 1.2)];
        for (id, (x, y, z)) in (0..).zip(pieces) {
            self.crystal(Crystal::Paprika, id, at(x, y, z).with_rotation(tumbled(id)));
        }
        (Vec3::new(1.0, 1.3, 0.0), 14.6)
    }

    /// A serving tray in the middle of a game.
    fn serve(&mut self) -> (Vec3, f32) {
        self.put(Transform::IDENTITY, |commands, workshop| {
            props::spawn_seat_tray(commands, workshop, Seat::First)
        });
        for (colour, x) in [(DishColour::Green, -6.8), (DishColour::Red, -0.9)] {
            let picture_up = at(x, 0.2, -2.8).with_rotation(Quat::from_rotation_z(PI));
            self.dish(colour, picture_up.with_scale(Vec3::splat(0.85)), Cooked::Raw);
        }
        self.cup(Some(Cup::Swap), 6.6, -2.8);
        self.put(at(-7.6, 0.05, 3.2), props::spawn_star);
        self.put(at(-4.8, 0.05, 3.2), props::spawn_star);
        for nth in 0..3u8 {
            self.put(at(3.6, 0.05, 2.2 + 1.2 * f32::from(nth)), props::spawn_spoon);
        }
        (Vec3::new(0.1, 0.0, 0.0), 24.4)
    }
}

/// Sets dial and flames of a stove. They are then only shapes: whoever tends the stoves of a match need not know of them.
fn turn_on(world: &mut World, stove: Entity, heat: u8) {
    let mut parts = vec![stove];
    while let Some(part) = parts.pop() {
        let Ok(mut part) = world.get_entity_mut(part) else {
            continue;
        };
        if let Some(children) = part.get::<Children>() {
            parts.extend_from_slice(children);
        }
        let is_dial = part.take::<Dial>().is_some();
        let is_burner = part.take::<Flames>().is_some();
        if let Some(mut place) = part.get_mut::<Transform>() {
            if is_dial {
                place.rotation = dial_angle(heat);
            }
            if is_burner {
                place.scale = flame_size(heat);
            }
        }
    }
}
