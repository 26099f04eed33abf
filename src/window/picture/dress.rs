//! Gives every mesh with a [`Finish`] its material, one shared by all of the same finish and glow, and another one when
//! the quality changes.

use bevy::ecs::hierarchy::{ChildOf, Children};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

use super::finish::{Cooked, Drawing, Finish, Glow, Look, tint};
use super::patterns::Patterns;
use super::plain::{Plain, PlainNumbers};
use super::printed::Printed;
use super::quality::Drawn;

/// Everything that a material depends on.
type Wear = (Finish, Glow, Cooked);

/// The materials that were needed so far.
#[derive(Resource, Default)]
struct Wardrobe {
    plain: HashMap<Wear, Handle<Plain>>,
    standard: HashMap<Wear, Handle<StandardMaterial>>,
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
    for (_, material) in wardrobe.plain.iter().filter(|((finish, ..), _)| printed(*finish)) {
        if let Some(mut material) = plain.get_mut(material) {
            material.picture = Some(prints.0.clone());
        }
    }
    for (_, material) in wardrobe.standard.iter().filter(|((finish, ..), _)| printed(*finish)) {
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
    glowing: Query<Entity, Or<(Changed<Glow>, Changed<Cooked>)>>,
    mut dulled: RemovedComponents<Glow>,
    finishes: Query<&Finish>,
    (glows, cooked): (Query<&Glow>, Query<&Cooked>),
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
        let cooked = parents
            .iter_ancestors(entity)
            .find_map(|each| cooked.get(each).ok())
            .copied()
            .unwrap_or_default();
        let wear = (finish, glow, cooked);
        let look = finish.look();
        let picture = match look.drawing {
            Drawing::None => None,
            Drawing::Prints => prints.as_ref().map(|prints| prints.0.clone()),
            Drawing::Wood => Some(patterns.wood.clone()),
            Drawing::Tiles => Some(patterns.tiles.clone()),
            Drawing::Checks => Some(patterns.checks.clone()),
            Drawing::Brushed => Some(patterns.brushed.clone()),
        };
        let mut mesh = commands.entity(entity);
        if drawn.is_plain() {
            let material = wardrobe
                .plain
                .entry(wear)
                .or_insert_with(|| plain.add(plainly(&look, glow, cooked, picture)));
            mesh.insert(MeshMaterial3d(material.clone()))
                .remove::<MeshMaterial3d<StandardMaterial>>();
        } else {
            let material = wardrobe
                .standard
                .entry(wear)
                .or_insert_with(|| standard.add(richly(&look, glow, cooked, picture)));
            mesh.insert(MeshMaterial3d(material.clone()))
                .remove::<MeshMaterial3d<Plain>>();
        }
        if look.see_through() {
            mesh.insert(bevy::light::NotShadowCaster);
        }
    }
}

/// How much a thing glows: what is printed has to stay readable.
fn shine_of(look: &Look, glow: Glow) -> (Vec3, f32) {
    let (shining, strength) = glow.light();
    let strength = if look.drawing == Drawing::Prints {
        strength * 0.4
    } else {
        strength
    };
    (shining, strength)
}

fn plainly(look: &Look, glow: Glow, cooked: Cooked, picture: Option<Handle<Image>>) -> Plain {
    let (shining, strength) = shine_of(look, glow);
    Plain {
        numbers: PlainNumbers {
            colour: (tint(look.colour) * cooked.tint()).extend(look.solid),
            glow: shining.extend(strength),
            finish: Vec4::new(look.shine, look.metal, look.unlit, look.edge),
        },
        picture,
        see_through: look.see_through(),
        matt: look.is_matt() && glow == Glow::None,
    }
}

/// How much brighter than white what burns or sparkles is, so that it blooms.
const BLAZE: f32 = 2.6;

fn richly(look: &Look, glow: Glow, cooked: Cooked, picture: Option<Handle<Image>>) -> StandardMaterial {
    let (shining, strength) = shine_of(look, glow);
    let light = shining * strength * 0.8;
    let is_light = look.unlit >= 1.0;
    let own = tint(look.colour) * cooked.tint();
    // Only what is bright blazes: smoke and shade are light that is missing.
    let blaze = if is_light && own.max_element() > 0.6 && look.solid > 0.7 {
        BLAZE
    } else {
        1.0
    };
    let is_glass = look.see_through() && !is_light;
    let colour = own * if is_glass { 0.15 } else { blaze };
    StandardMaterial {
        base_color: Color::linear_rgba(colour.x, colour.y, colour.z, look.solid),
        base_color_texture: picture,
        emissive: LinearRgba::rgb(light.x, light.y, light.z),
        unlit: is_light,
        perceptual_roughness: if look.metal > 0.0 {
            0.34
        } else {
            (0.85 - look.shine * 0.8).clamp(0.1, 1.0)
        },
        // Brushed metal is seen by what it mirrors; a little of its own colour keeps a toy's look.
        metallic: look.metal * 0.8,
        reflectance: if is_glass { 0.85 } else { 0.45 },
        alpha_mode: match (is_glass, look.see_through()) {
            // What glass mirrors is added to what is seen through it, however clear it is.
            (true, _) => AlphaMode::Premultiplied,
            (_, true) => AlphaMode::Blend,
            _ => AlphaMode::Opaque,
        },
        ..default()
    }
}
