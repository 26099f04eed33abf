//! The shapes of what lies on the table.

use std::f32::consts::{FRAC_PI_2, PI, TAU};

use bevy::math::Vec2;

use super::super::shapes::*;
use super::Icon;

pub(super) fn shape(icon: Icon, p: Vec2) -> Option<f32> {
    let o = Vec2::ZERO;
    Some(match icon {
        Icon::Lemon => without(
            either(&[
                leaf(turned(p, o, FRAC_PI_2), 0.8, 0.66),
                stroke(p, at(-0.84, 0.0), at(0.84, 0.0), 0.12),
            ]),
            arc(p, at(0.0, -0.3), 0.62, 0.06, 1.5, 2.3),
        ),
        Icon::Pepper => without(
            disc(p, o, 0.74),
            either(&[
                arc(p, o, 0.42, 0.07, 0.5, 2.2),
                arc(p, at(0.1, -0.1), 0.4, 0.07, 3.6, 5.3),
            ]),
        ),
        Icon::Paprika => without(
            polygon(p, &[at(0.02, 0.74), at(0.72, -0.56), at(-0.76, -0.4)], 0.12),
            stroke(p, at(-0.3, -0.22), at(0.0, 0.32), 0.06),
        ),
        Icon::Herbs => without(
            either(&[
                leaf(turned(p, at(0.1, 0.12), -0.7), 0.9, 0.46),
                stroke(p, at(-0.78, -0.78), at(-0.3, -0.3), 0.09),
            ]),
            stroke(p, at(-0.36, -0.36), at(0.36, 0.36), 0.06),
        ),
        Icon::Salt => without(
            block(turned(p, o, 0.2), o, Vec2::splat(0.62), 0.12),
            block(turned(p, o, 0.2), at(-0.2, 0.2), Vec2::splat(0.16), 0.06),
        ),
        Icon::Yellow => {
            let rays = (0..8).map(|ray| {
                let way = Vec2::from_angle(TAU * ray as f32 / 8.0);
                stroke(p, way * 0.72, way * 0.86, 0.1)
            });
            rays.fold(disc(p, o, 0.5), f32::min)
        }
        Icon::Green => {
            let leaves = (0..3).map(|leaf| {
                disc(
                    p,
                    at(0.0, 0.12) + Vec2::from_angle(FRAC_PI_2 + TAU * leaf as f32 / 3.0) * 0.42,
                    0.38,
                )
            });
            leaves.fold(stroke(p, at(0.0, 0.0), at(0.14, -0.84), 0.1), f32::min)
        }
        Icon::Blue => without(
            either(&[
                disc(p, at(0.0, -0.28), 0.54),
                polygon(p, &[at(0.0, 0.9), at(0.47, 0.0), at(-0.47, 0.0)], 0.02),
            ]),
            arc(p, at(0.0, -0.28), 0.32, 0.07, 3.5, 4.6),
        ),
        Icon::Orange => without(
            polygon(p, &star_corners(3, 0.78, 0.78), 0.1),
            polygon(p, &star_corners(3, 0.36, 0.36), 0.02),
        ),
        Icon::Red => either(&[
            disc(p, at(-0.36, 0.26), 0.42),
            disc(p, at(0.36, 0.26), 0.42),
            polygon(p, &[at(-0.66, 0.0), at(0.66, 0.0), at(0.0, -0.78)], 0.06),
            block(p, at(0.0, 0.1), at(0.4, 0.16), 0.0),
        ]),
        Icon::Star => polygon(p, &star_corners(5, 0.84, 0.42), 0.08),
        Icon::Spoon => {
            let q = turned(p, o, -0.6);
            without(
                either(&[
                    ellipse(q, at(0.0, 0.5), at(0.38, 0.48)),
                    stroke(q, at(0.0, 0.2), at(0.0, -0.86), 0.13),
                ]),
                ellipse(q, at(0.0, 0.52), at(0.16, 0.25)),
            )
        }
        Icon::Flame => without(
            either(&[
                disc(p, at(0.0, -0.3), 0.56),
                polygon(
                    p,
                    &[
                        at(-0.53, -0.14),
                        at(-0.38, 0.36),
                        at(-0.16, 0.12),
                        at(0.08, 0.9),
                        at(0.53, -0.14),
                    ],
                    0.04,
                ),
            ]),
            either(&[
                disc(p, at(0.02, -0.5), 0.2),
                polygon(p, &[at(-0.17, -0.42), at(0.04, 0.0), at(0.21, -0.42)], 0.02),
            ]),
        ),
        Icon::Cup => either(&[cup(p), steam(p)]),
        Icon::CupPoint => without(
            large_cup(p),
            polygon(p - at(-0.12, -0.18), &star_corners(5, 0.34, 0.17), 0.04),
        ),
        Icon::CupSwap => {
            let arrow = |p: Vec2| {
                either(&[
                    stroke(p, at(-0.62, 0.3), at(0.5, 0.3), 0.11),
                    path(p, &[at(0.26, 0.66), at(0.64, 0.3), at(0.26, -0.06)], 0.11),
                ])
            };
            either(&[arrow(p - at(0.0, 0.08)), arrow(at(-p.x, -p.y) - at(0.0, 0.08))])
        }
        Icon::CupSpoons => {
            let spoon = |x: f32, tilt: f32| {
                let q = turned(p, at(x, -0.7), tilt);
                either(&[
                    ellipse(q, at(0.0, 1.14), at(0.24, 0.34)),
                    stroke(q, at(0.0, 0.9), at(0.0, 0.0), 0.09),
                ])
            };
            either(&[spoon(-0.24, 0.36), spoon(0.0, 0.0), spoon(0.24, -0.36)])
        }
        Icon::CupReseason => {
            let q = turned(p, at(0.14, 0.24), 2.5);
            let bottle = either(&[
                block(q, at(0.0, -0.16), at(0.34, 0.42), 0.1),
                block(q, at(0.0, 0.38), at(0.18, 0.2), 0.06),
            ]);
            either(&[
                without(bottle, block(q, at(0.0, -0.2), at(0.16, 0.12), 0.04)),
                disc(p, at(-0.34, -0.5), 0.11),
                disc(p, at(-0.66, -0.42), 0.11),
                disc(p, at(-0.5, -0.8), 0.11),
            ])
        }
        Icon::CupCool => {
            let arms = (0..3).map(|arm| {
                let way = Vec2::from_angle(FRAC_PI_2 + PI * arm as f32 / 3.0);
                let twig = |end: f32| {
                    let root = way * 0.48 * end;
                    either(&[
                        stroke(p, root, root + Vec2::from_angle(0.8).rotate(way) * 0.28 * end, 0.08),
                        stroke(p, root, root + Vec2::from_angle(-0.8).rotate(way) * 0.28 * end, 0.08),
                    ])
                };
                either(&[stroke(p, way * 0.84, way * -0.84, 0.09), twig(1.0), twig(-1.0)])
            });
            arms.fold(f32::MAX, f32::min)
        }
        Icon::Die => {
            let q = turned(p, o, 0.2);
            let pips = [at(-0.32, 0.32), o, at(0.32, -0.32)].map(|pip| disc(q, pip, 0.14));
            without(block(q, o, Vec2::splat(0.68), 0.2), either(&pips))
        }
        Icon::Bell => either(&[
            both(disc(p, at(0.0, -0.36), 0.76), -(p.y + 0.36)),
            block(p, at(0.0, -0.58), at(0.86, 0.11), 0.1),
            disc(p, at(0.0, 0.52), 0.15),
        ]),
        Icon::Trash => without(
            either(&[
                polygon(p, &[at(-0.5, 0.3), at(0.5, 0.3), at(0.4, -0.72), at(-0.4, -0.72)], 0.08),
                block(p, at(0.0, 0.56), at(0.7, 0.1), 0.08),
                block(p, at(0.0, 0.72), at(0.24, 0.12), 0.08),
            ]),
            either(&[
                stroke(p, at(-0.2, 0.12), at(-0.16, -0.54), 0.06),
                stroke(p, at(0.2, 0.12), at(0.16, -0.54), 0.06),
                block(p, at(0.0, 0.42), at(0.8, 0.04), 0.0),
            ]),
        ),
        Icon::Pan => either(&[
            polygon(
                p,
                &[at(-0.86, 0.1), at(0.3, 0.1), at(0.16, -0.42), at(-0.72, -0.42)],
                0.08,
            ),
            stroke(p, at(0.24, 0.0), at(0.84, 0.3), 0.12),
            stroke(p, at(-0.56, 0.34), at(-0.56, 0.62), 0.07),
            stroke(p, at(-0.28, 0.4), at(-0.28, 0.72), 0.07),
            stroke(p, at(0.0, 0.34), at(0.0, 0.62), 0.07),
        ]),
        Icon::Crepe => without(
            ellipse(p, o, at(0.84, 0.8)),
            either(&[
                disc(p, at(-0.28, 0.2), 0.1),
                disc(p, at(0.28, 0.2), 0.1),
                arc(p, at(0.0, 0.0), 0.4, 0.08, -2.6, -0.54),
            ]),
        ),
        Icon::Toque => without(
            either(&[
                disc(p, at(-0.44, 0.3), 0.38),
                disc(p, at(0.0, 0.46), 0.42),
                disc(p, at(0.44, 0.3), 0.38),
                polygon(
                    p,
                    &[at(-0.5, 0.2), at(0.5, 0.2), at(0.46, -0.76), at(-0.46, -0.76)],
                    0.06,
                ),
            ]),
            block(p, at(0.0, -0.46), at(0.6, 0.05), 0.0),
        ),

        _ => return None,
    })
}

/// A cup from the side, with its handle.
fn cup(p: Vec2) -> f32 {
    either(&[
        polygon(
            p,
            &[at(-0.62, 0.16), at(0.38, 0.16), at(0.26, -0.62), at(-0.5, -0.62)],
            0.1,
        ),
        ring(p, at(0.5, -0.14), 0.26, 0.09),
    ])
}

/// A cup that fills the picture, to put a sign on.
fn large_cup(p: Vec2) -> f32 {
    either(&[
        polygon(
            p,
            &[at(-0.74, 0.52), at(0.5, 0.52), at(0.38, -0.66), at(-0.62, -0.66)],
            0.12,
        ),
        ring(p, at(0.62, 0.04), 0.26, 0.09),
    ])
}

fn steam(p: Vec2) -> f32 {
    let wave = |x: f32| {
        path(
            p,
            &[at(x, 0.44), at(x + 0.1, 0.58), at(x - 0.02, 0.72), at(x + 0.08, 0.86)],
            0.07,
        )
    };
    either(&[wave(-0.36), wave(-0.02)])
}
