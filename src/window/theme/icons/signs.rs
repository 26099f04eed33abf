//! The shapes of what is pressed and told.

use std::f32::consts::{FRAC_PI_2, TAU};

use bevy::math::Vec2;

use super::super::shapes::*;
use super::Icon;

pub(super) fn shape(icon: Icon, p: Vec2) -> Option<f32> {
    let o = Vec2::ZERO;
    Some(match icon {
        Icon::Gear => {
            let teeth = (0..8).map(|tooth| {
                let q = turned(p, o, TAU * tooth as f32 / 8.0);
                block(q, at(0.7, 0.0), at(0.18, 0.15), 0.06)
            });
            without(teeth.fold(disc(p, o, 0.64), f32::min), disc(p, o, 0.28))
        }
        Icon::Book => without(
            either(&[
                polygon(
                    p,
                    &[at(-0.02, 0.46), at(-0.8, 0.64), at(-0.8, -0.52), at(-0.02, -0.7)],
                    0.06,
                ),
                polygon(
                    p,
                    &[at(0.02, 0.46), at(0.8, 0.64), at(0.8, -0.52), at(0.02, -0.7)],
                    0.06,
                ),
            ]),
            either(&[
                stroke(p, at(0.0, 0.5), at(0.0, -0.8), 0.05),
                stroke(p, at(-0.6, 0.28), at(-0.24, 0.2), 0.05),
                stroke(p, at(-0.6, -0.02), at(-0.24, -0.1), 0.05),
                stroke(p, at(0.6, 0.28), at(0.24, 0.2), 0.05),
                stroke(p, at(0.6, -0.02), at(0.24, -0.1), 0.05),
            ]),
        ),
        Icon::Left => path(p, &[at(0.3, 0.66), at(-0.36, 0.0), at(0.3, -0.66)], 0.17),
        Icon::Right => path(p, &[at(-0.3, 0.66), at(0.36, 0.0), at(-0.3, -0.66)], 0.17),
        Icon::Up => path(p, &[at(-0.66, -0.3), at(0.0, 0.36), at(0.66, -0.3)], 0.17),
        Icon::Down => path(p, &[at(-0.66, 0.3), at(0.0, -0.36), at(0.66, 0.3)], 0.17),
        Icon::Play => polygon(p, &[at(-0.46, 0.62), at(0.66, 0.0), at(-0.46, -0.62)], 0.16),
        Icon::Pause => either(&[
            block(p, at(-0.36, 0.0), at(0.22, 0.74), 0.14),
            block(p, at(0.36, 0.0), at(0.22, 0.74), 0.14),
        ]),
        Icon::Door => {
            let frame = without(
                block(p, at(-0.24, 0.0), at(0.56, 0.82), 0.12),
                block(p, at(0.1, 0.0), at(0.7, 0.6), 0.04),
            );
            either(&[
                frame,
                stroke(p, at(-0.2, 0.0), at(0.66, 0.0), 0.12),
                path(p, &[at(0.4, 0.34), at(0.76, 0.0), at(0.4, -0.34)], 0.12),
            ])
        }
        Icon::Undo => either(&[
            arc(p, at(0.06, -0.14), 0.56, 0.12, -2.0, 2.2),
            polygon(p, &[at(-0.76, 0.4), at(-0.08, 0.72), at(-0.16, 0.02)], 0.06),
        ]),
        Icon::Eye => either(&[
            without(leaf(turned(p, o, FRAC_PI_2), 0.9, 0.54), disc(p, o, 0.36)),
            disc(p, o, 0.2),
        ]),
        Icon::Hand => either(&[
            block(p, at(0.08, -0.34), at(0.46, 0.48), 0.26),
            stroke(p, at(-0.26, -0.1), at(-0.26, 0.5), 0.13),
            stroke(p, at(-0.01, 0.0), at(-0.01, 0.72), 0.13),
            stroke(p, at(0.24, 0.0), at(0.24, 0.66), 0.13),
            stroke(p, at(0.45, -0.1), at(0.47, 0.42), 0.12),
            stroke(p, at(-0.2, -0.52), at(-0.64, -0.06), 0.13),
        ]),
        Icon::Speed => either(&[
            polygon(p, &[at(-0.74, 0.52), at(-0.06, 0.0), at(-0.74, -0.52)], 0.12),
            polygon(p, &[at(0.08, 0.52), at(0.76, 0.0), at(0.08, -0.52)], 0.12),
        ]),
        Icon::Tick => path(p, &[at(-0.62, -0.02), at(-0.18, -0.48), at(0.66, 0.5)], 0.17),
        Icon::Cross => either(&[
            stroke(p, at(-0.52, -0.52), at(0.52, 0.52), 0.17),
            stroke(p, at(-0.52, 0.52), at(0.52, -0.52), 0.17),
        ]),
        Icon::Minus => stroke(p, at(-0.62, 0.0), at(0.62, 0.0), 0.17),
        Icon::Person => either(&[
            disc(p, at(0.0, 0.42), 0.36),
            both(ellipse(p, at(0.0, -0.78), at(0.7, 0.74)), -(p.y + 0.76)),
        ]),
        Icon::Info => without(
            disc(p, o, 0.82),
            either(&[
                disc(p, at(0.0, 0.4), 0.13),
                stroke(p, at(0.0, 0.06), at(0.0, -0.44), 0.12),
            ]),
        ),
        Icon::Search => either(&[
            ring(p, at(-0.16, 0.16), 0.48, 0.12),
            stroke(p, at(0.24, -0.24), at(0.72, -0.72), 0.14),
        ]),

        _ => return None,
    })
}
