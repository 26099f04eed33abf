//! What flies keeps the light from the pan below it: where the shade is, the crêpe will come down. So the pan can be moved
//! under it by eye, also where the picture has no shadows.

use bevy::math::Affine3A;
use bevy::prelude::*;
use physics::{PhysicsConfig, Role};

use super::prop::Prop;
use crate::window::practice::kitchen::PracticeProp;
use crate::window::props::LandingShade;

/// Below this height above the pan, in centimetres, it lies in it.
const LIES: f32 = 1.2;
/// The shade of what is higher than this is as faint as it gets.
const HIGH: f32 = 26.0;

/// A toy at the table or in the practice kitchen.
type Toy = (&'static Transform, Option<&'static Prop>, Option<&'static PracticeProp>);

fn is_crepe(thing: Option<&Prop>, prop: Option<&PracticeProp>) -> bool {
    matches!(thing, Some(Prop::Crepe(_))) || prop.is_some_and(|prop| prop.0 == Role::Crepe)
}

pub(super) fn cast(
    config: Res<PhysicsConfig>,
    toys: Query<Toy, (Or<(With<Prop>, With<PracticeProp>)>, Without<LandingShade>)>,
    mut shades: Query<(&mut Transform, &mut Visibility, &ChildOf), With<LandingShade>>,
) {
    for (mut shade, mut visibility, pan) in &mut shades {
        let Ok((pan, ..)) = toys.get(pan.parent()) else {
            continue;
        };
        let to_pan = pan.compute_affine().inverse();
        let below = toys
            .iter()
            .filter(|(_, thing, prop)| is_crepe(*thing, *prop))
            .find_map(|(crepe, ..)| straight_below(crepe.translation, &to_pan))
            .filter(|(_, at)| at.length() < config.pan.radius);
        visibility.set_if_neq(if below.is_some() {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
        if let Some((high, at)) = below {
            // The higher, the smaller and so the fainter: the light comes from all sides.
            let near = 1.0 - 0.55 * (high / HIGH).min(1.0);
            shade.set_if_neq(Transform {
                translation: Vec3::new(at.x, LandingShade::HEIGHT, at.y),
                scale: Vec3::new(near, 1.0, near),
                ..default()
            });
        }
    }
}

/// How high above a pan something flies, and where on the pan it would come down, both in the pan's frame. Nothing for what
/// lies in it, and for a pan that stands on edge.
fn straight_below(flies: Vec3, to_pan: &Affine3A) -> Option<(f32, Vec2)> {
    let from = to_pan.transform_point3(flies);
    let down = to_pan.transform_vector3(Vec3::NEG_Y);
    let lands = from + down * (from.y - LandingShade::HEIGHT) / -down.y;
    (from.y > LIES && down.y < -0.3).then(|| (from.y, lands.xz()))
}
