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
use super::rich::{Beyond, BeyondNumbers, Rich};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Wardrobe>().add_systems(
        PostUpdate,
        (take_new_prints.run_if(resource_exists_and_changed::<Printed>), dress)
            .chain()
            .before(TransformSystems::Propagate),
    );
}

/// Everything that a material depends on.
type Wear = (Finish, Glow, Cooked);

/// The materials that were needed so far.
#[derive(Resource, Default)]
struct Wardrobe {
    plain: HashMap<Wear, Handle<Plain>>,
    rich: HashMap<Wear, Handle<Rich>>,
}

/// Meshes that were printed on wear the new prints.
fn take_new_prints(
    prints: Res<Printed>,
    wardrobe: Res<Wardrobe>,
    mut plain: ResMut<Assets<Plain>>,
    mut rich: ResMut<Assets<Rich>>,
) {
    let printed = |finish: Finish| finish.look().drawing == Drawing::Prints;
    for (_, material) in wardrobe.plain.iter().filter(|((finish, ..), _)| printed(*finish)) {
        if let Some(mut material) = plain.get_mut(material) {
            material.picture = Some(prints.0.clone());
        }
    }
    for (_, material) in wardrobe.rich.iter().filter(|((finish, ..), _)| printed(*finish)) {
        if let Some(mut material) = rich.get_mut(material) {
            material.base.base_color_texture = Some(prints.0.clone());
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
    mut rich: ResMut<Assets<Rich>>,
    mut commands: Commands,
) {
    let roots: Vec<Entity> = glowing.iter().chain(dulled.read()).collect();
    let to_dress: Vec<Entity> = if drawn.is_changed() {
        // Patterns are read otherwise in another quality, which a material that is already there would not notice.
        *wardrobe = Wardrobe::default();
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
        let look = finish.look_in(glow);
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
                .remove::<MeshMaterial3d<Rich>>();
        } else {
            let material = wardrobe
                .rich
                .entry(wear)
                .or_insert_with(|| rich.add(richly(&look, glow, cooked, picture)));
            mesh.insert(MeshMaterial3d(material.clone()))
                .remove::<MeshMaterial3d<Plain>>();
        }
        if look.see_through() {
            mesh.insert(bevy::light::NotShadowCaster);
        }
        if finish == Finish::Halo {
            mesh.insert(match glow {
                Glow::None => Visibility::Hidden,
                _ => Visibility::Inherited,
            });
        }
    }
}

/// The rim of a thing that glows: what is printed has to stay readable, and light has no rim.
fn rim_of(look: &Look, glow: Glow) -> Vec4 {
    let (colour, strength) = glow.rim();
    let share = match look.drawing {
        _ if look.is_light() => 0.0,
        Drawing::Prints => 0.4,
        _ => 1.0,
    };
    colour.extend(strength * share)
}

fn plainly(look: &Look, glow: Glow, cooked: Cooked, picture: Option<Handle<Image>>) -> Plain {
    let rim = rim_of(look, glow);
    Plain {
        numbers: PlainNumbers {
            colour: (tint(look.colour) * cooked.tint()).extend(look.solid),
            glow: rim,
            finish: Vec4::new(look.shine, look.metal, look.unlit, look.edge),
        },
        picture,
        see_through: look.see_through(),
        matt: look.is_matt() && rim.w <= 0.0,
    }
}

/// How much brighter than white what burns or sparkles is, so that it blooms.
const BLAZE: f32 = 2.6;

fn richly(look: &Look, glow: Glow, cooked: Cooked, picture: Option<Handle<Image>>) -> Rich {
    let own = tint(look.colour) * cooked.tint();
    // Only what burns or sparkles blazes: smoke and shade are light that is missing, and the evening in the window is
    // painted as bright as it is.
    let blazes = look.is_light() && look.see_through() && look.solid > 0.7 && own.max_element() > 0.6;
    let is_glass = look.see_through() && !look.is_light();
    let bright = match (is_glass, blazes) {
        (true, _) => 0.15,
        (_, true) => BLAZE,
        _ => 1.0,
    };
    let colour = own * bright;
    let base = StandardMaterial {
        base_color: Color::linear_rgba(colour.x, colour.y, colour.z, look.solid),
        base_color_texture: picture,
        unlit: look.is_light(),
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
    };
    // Glass has its bright edge from what it mirrors.
    let edge = if is_glass { 0.0 } else { look.edge };
    let numbers = BeyondNumbers {
        glow: rim_of(look, glow),
        finish: Vec4::new(look.unlit, edge, 0.0, 0.0),
    };
    Rich {
        base,
        extension: Beyond { numbers },
    }
}
