//! Gives every mesh with a [`Finish`] its material, one shared by all of the same finish and glow, and another one when
//! the quality changes.

use bevy::ecs::hierarchy::{ChildOf, Children};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

use super::finish::{Drawing, Finish, Glow, Look, tint};
use super::patterns::Patterns;
use super::plain::{Plain, PlainNumbers};
use super::printed::Printed;
use super::quality::Drawn;
use crate::window::settings::Quality;

/// The materials that were needed so far.
#[derive(Resource, Default)]
struct Wardrobe {
    plain: HashMap<(Finish, Glow), Handle<Plain>>,
    standard: HashMap<(Finish, Glow), Handle<StandardMaterial>>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Wardrobe>().add_systems(
        PostUpdate,
        (take_new_prints.run_if(resource_exists_and_changed::<Printed>), dress)
            .chain()
            .before(TransformSystems::Propagate),
    );
}

/// Meshes that were printed on wear the new prints.
fn take_new_prints(
    prints: Res<Printed>,
    wardrobe: Res<Wardrobe>,
    mut plain: ResMut<Assets<Plain>>,
    mut standard: ResMut<Assets<StandardMaterial>>,
) {
    let printed = |finish: Finish| finish.look().drawing == Drawing::Prints;
    for (_, material) in wardrobe.plain.iter().filter(|((finish, _), _)| printed(*finish)) {
        if let Some(mut material) = plain.get_mut(material) {
            material.picture = Some(prints.0.clone());
        }
    }
    for (_, material) in wardrobe.standard.iter().filter(|((finish, _), _)| printed(*finish)) {
        if let Some(mut material) = standard.get_mut(material) {
            material.base_color_texture = Some(prints.0.clone());
        }
    }
}

fn dress(
    drawn: Res<Drawn>,
    patterns: Res<Patterns>,
    prints: Option<Res<Printed>>,
    changed: Query<Entity, Or<(Changed<Finish>, (With<Finish>, Changed<ChildOf>))>>,
    glowing: Query<Entity, Changed<Glow>>,
    mut dulled: RemovedComponents<Glow>,
    finishes: Query<&Finish>,
    glows: Query<&Glow>,
    parents: Query<&ChildOf>,
    children: Query<&Children>,
    all: Query<Entity, With<Finish>>,
    mut wardrobe: ResMut<Wardrobe>,
    mut plain: ResMut<Assets<Plain>>,
    mut standard: ResMut<Assets<StandardMaterial>>,
    mut commands: Commands,
) {
    let roots: Vec<Entity> = glowing.iter().chain(dulled.read()).collect();
    let to_dress: Vec<Entity> = if drawn.is_changed() {
        all.iter().collect()
    } else {
        let below = roots
            .iter()
            .flat_map(|&root| children.iter_descendants(root).chain([root]));
        changed.iter().chain(below).collect()
    };
    for entity in to_dress {
        let Ok(&finish) = finishes.get(entity) else { continue };
        let glow = [entity]
            .into_iter()
            .chain(parents.iter_ancestors(entity))
            .find_map(|each| glows.get(each).ok())
            .copied()
            .unwrap_or_default();
        let look = finish.look();
        let picture = match look.drawing {
            Drawing::None => None,
            Drawing::Prints => prints.as_ref().map(|prints| prints.0.clone()),
            Drawing::Wood => Some(patterns.wood.clone()),
            Drawing::Tiles => Some(patterns.tiles.clone()),
        };
        let mut mesh = commands.entity(entity);
        match drawn.0 {
            Quality::Software => {
                let material = wardrobe
                    .plain
                    .entry((finish, glow))
                    .or_insert_with(|| plain.add(plainly(&look, glow, picture)));
                mesh.insert(MeshMaterial3d(material.clone()))
                    .remove::<MeshMaterial3d<StandardMaterial>>();
            }
            Quality::Full => {
                let material = wardrobe
                    .standard
                    .entry((finish, glow))
                    .or_insert_with(|| standard.add(richly(&look, glow, picture)));
                mesh.insert(MeshMaterial3d(material.clone()))
                    .remove::<MeshMaterial3d<Plain>>();
            }
        }
        if look.see_through() {
            mesh.insert(bevy::light::NotShadowCaster);
        }
    }
}

fn plainly(look: &Look, glow: Glow, picture: Option<Handle<Image>>) -> Plain {
    let (shining, strength) = glow.light();
    // What is printed has to stay readable.
    let strength = if look.drawing == Drawing::Prints {
        strength * 0.4
    } else {
        strength
    };
    Plain {
        numbers: PlainNumbers {
            colour: tint(look.colour).extend(look.solid),
            glow: shining.extend(strength),
            finish: Vec4::new(look.shine, look.metal, look.unlit, look.edge),
        },
        picture,
        see_through: look.see_through(),
    }
}

fn richly(look: &Look, glow: Glow, picture: Option<Handle<Image>>) -> StandardMaterial {
    let (shining, strength) = glow.light();
    let strength = if look.drawing == Drawing::Prints {
        strength * 0.4
    } else {
        strength
    };
    let light = shining * strength * 0.8 + tint(look.colour) * look.unlit * if look.see_through() { 1.0 } else { 0.0 };
    StandardMaterial {
        base_color: look.colour.with_alpha(look.solid),
        base_color_texture: picture,
        emissive: LinearRgba::rgb(light.x, light.y, light.z),
        perceptual_roughness: (0.85 - look.shine * 0.8).clamp(0.12, 1.0),
        // Nothing surrounds the kitchen that a mirror could show: a little is enough.
        metallic: look.metal * 0.35,
        reflectance: if look.see_through() { 0.7 } else { 0.4 },
        alpha_mode: if look.see_through() {
            AlphaMode::Blend
        } else {
            AlphaMode::Opaque
        },
        ..default()
    }
}
