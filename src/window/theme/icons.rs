//! The icons of the game, painted in code. They are white, so that whoever shows one gives it its colour, and come in
//! several sizes, so that a small one is as clean as a large one.

use std::f32::consts::{FRAC_PI_2, PI, TAU};

use bevy::asset::{RenderAssetUsages, uuid::Uuid};
use bevy::image::{ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use rules::a_la_carte::{Condiment, Crystal, Cup, DishColour};

use super::shapes::*;

/// Pixels of the largest size of an icon.
const SIZE: u32 = 96;

macro_rules! icons {
    ($($(#[$doc:meta])* $name:ident),+ $(,)?) => {
        /// A small picture.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Icon {
            $($(#[$doc])* $name),+
        }

        impl Icon {
            /// Every one.
            pub const ALL: [Self; [$(Self::$name),+].len()] = [$(Self::$name),+];
        }
    };
}

icons! {
    /// A piece of lemon.
    Lemon,
    /// A pepper corn.
    Pepper,
    /// A flake of paprika.
    Paprika,
    /// A leaf of herbs.
    Herbs,
    /// A grain of salt.
    Salt,
    /// The mark of yellow dishes: a sun.
    Yellow,
    /// The mark of green dishes: a clover.
    Green,
    /// The mark of blue dishes: a drop.
    Blue,
    /// The mark of orange dishes: a hexagon.
    Orange,
    /// The mark of red dishes: a heart.
    Red,
    /// A star, as it is earned.
    Star,
    /// A spoon, as it is spent.
    Spoon,
    /// Heat.
    Flame,
    /// A coffee cup.
    Cup,
    /// The cup that is worth a point.
    CupPoint,
    /// The cup that swaps stoves.
    CupSwap,
    /// The cup that gives three spoons.
    CupSpoons,
    /// The cup that seasons a neighbour's dish.
    CupReseason,
    /// The cup that cools.
    CupCool,
    /// The heating die.
    Die,
    /// The bell that ends a turn.
    Bell,
    /// The trash.
    Trash,
    /// A pan.
    Pan,
    /// A crêpe.
    Crepe,
    /// A chef's hat.
    Toque,
    /// Settings.
    Gear,
    /// The rules.
    Book,
    /// Back, or the one before.
    Left,
    /// Forth, or the next one.
    Right,
    /// Up.
    Up,
    /// Down.
    Down,
    /// Go on.
    Play,
    /// Stand still.
    Pause,
    /// Leave.
    Door,
    /// Take back.
    Undo,
    /// Watch.
    Eye,
    /// A hand that acts.
    Hand,
    /// Faster.
    Speed,
    /// Yes.
    Tick,
    /// No, or away with it.
    Cross,
    /// More of it.
    Plus,
    /// Less of it.
    Minus,
    /// Somebody in front of the screen.
    Person,
    /// Languages.
    Globe,
    /// Something to know.
    Info,
    /// Something went wrong.
    Warning,
    /// Look for something.
    Search,
}

impl Icon {
    /// Its picture, white on nothing. The handle is fixed, so that nobody has to pass a resource around.
    #[must_use]
    pub const fn image(self) -> Handle<Image> {
        Handle::Uuid(
            Uuid::from_u128(0x7096_e1c0_0000_4000_8000_0000_0000_0000 + self as u128),
            std::marker::PhantomData,
        )
    }

    /// The shape of a kind of piece.
    #[must_use]
    pub const fn crystal(crystal: Crystal) -> Self {
        match crystal {
            Crystal::Lemon => Self::Lemon,
            Crystal::Pepper => Self::Pepper,
            Crystal::Paprika => Self::Paprika,
            Crystal::Herbs => Self::Herbs,
            Crystal::Salt => Self::Salt,
        }
    }

    /// The shape of a condiment.
    #[must_use]
    pub const fn condiment(condiment: Condiment) -> Self {
        match condiment {
            Condiment::Lemon => Self::Lemon,
            Condiment::Pepper => Self::Pepper,
            Condiment::Paprika => Self::Paprika,
            Condiment::Herbs => Self::Herbs,
        }
    }

    /// The mark of a colour of dishes.
    #[must_use]
    pub const fn dish(colour: DishColour) -> Self {
        match colour {
            DishColour::Yellow => Self::Yellow,
            DishColour::Green => Self::Green,
            DishColour::Blue => Self::Blue,
            DishColour::Orange => Self::Orange,
            DishColour::Red => Self::Red,
        }
    }

    /// What a cup does.
    #[must_use]
    pub const fn cup(cup: Cup) -> Self {
        match cup {
            Cup::Point => Self::CupPoint,
            Cup::Swap => Self::CupSwap,
            Cup::Spoons => Self::CupSpoons,
            Cup::Reseason => Self::CupReseason,
            Cup::Cool => Self::CupCool,
        }
    }

    /// The signed distance of a point to the shape.
    fn shape(self, p: Vec2) -> f32 {
        let o = Vec2::ZERO;
        match self {
            Self::Lemon => without(
                either(&[
                    leaf(turned(p, o, FRAC_PI_2), 0.8, 0.66),
                    stroke(p, at(-0.84, 0.0), at(0.84, 0.0), 0.12),
                ]),
                arc(p, at(0.0, -0.3), 0.62, 0.06, 1.5, 2.3),
            ),
            Self::Pepper => without(
                disc(p, o, 0.74),
                either(&[
                    arc(p, o, 0.42, 0.07, 0.5, 2.2),
                    arc(p, at(0.1, -0.1), 0.4, 0.07, 3.6, 5.3),
                ]),
            ),
            Self::Paprika => without(
                polygon(p, &[at(0.02, 0.74), at(0.72, -0.56), at(-0.76, -0.4)], 0.12),
                stroke(p, at(-0.3, -0.22), at(0.0, 0.32), 0.06),
            ),
            Self::Herbs => without(
                either(&[
                    leaf(turned(p, at(0.1, 0.12), -0.7), 0.9, 0.46),
                    stroke(p, at(-0.78, -0.78), at(-0.3, -0.3), 0.09),
                ]),
                stroke(p, at(-0.36, -0.36), at(0.36, 0.36), 0.06),
            ),
            Self::Salt => without(
                block(turned(p, o, 0.2), o, Vec2::splat(0.62), 0.12),
                block(turned(p, o, 0.2), at(-0.2, 0.2), Vec2::splat(0.16), 0.06),
            ),
            Self::Yellow => {
                let rays = (0..8).map(|ray| {
                    let way = Vec2::from_angle(TAU * ray as f32 / 8.0);
                    stroke(p, way * 0.72, way * 0.86, 0.1)
                });
                rays.fold(disc(p, o, 0.5), f32::min)
            }
            Self::Green => {
                let leaves = (0..3).map(|leaf| {
                    disc(
                        p,
                        at(0.0, 0.12) + Vec2::from_angle(FRAC_PI_2 + TAU * leaf as f32 / 3.0) * 0.42,
                        0.38,
                    )
                });
                leaves.fold(stroke(p, at(0.0, 0.0), at(0.14, -0.84), 0.1), f32::min)
            }
            Self::Blue => without(
                either(&[
                    disc(p, at(0.0, -0.28), 0.54),
                    polygon(p, &[at(0.0, 0.9), at(0.47, 0.0), at(-0.47, 0.0)], 0.02),
                ]),
                arc(p, at(0.0, -0.28), 0.32, 0.07, 3.5, 4.6),
            ),
            Self::Orange => without(
                polygon(p, &star_corners(3, 0.78, 0.78), 0.1),
                polygon(p, &star_corners(3, 0.36, 0.36), 0.02),
            ),
            Self::Red => either(&[
                disc(p, at(-0.36, 0.26), 0.42),
                disc(p, at(0.36, 0.26), 0.42),
                polygon(p, &[at(-0.66, 0.0), at(0.66, 0.0), at(0.0, -0.78)], 0.06),
                block(p, at(0.0, 0.1), at(0.4, 0.16), 0.0),
            ]),
            Self::Star => polygon(p, &star_corners(5, 0.84, 0.42), 0.08),
            Self::Spoon => {
                let q = turned(p, o, -0.6);
                without(
                    either(&[
                        ellipse(q, at(0.0, 0.5), at(0.38, 0.48)),
                        stroke(q, at(0.0, 0.2), at(0.0, -0.86), 0.13),
                    ]),
                    ellipse(q, at(0.0, 0.52), at(0.16, 0.25)),
                )
            }
            Self::Flame => without(
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
            Self::Cup => either(&[cup(p), steam(p)]),
            Self::CupPoint => without(
                large_cup(p),
                polygon(p - at(-0.12, -0.18), &star_corners(5, 0.34, 0.17), 0.04),
            ),
            Self::CupSwap => {
                let arrow = |p: Vec2| {
                    either(&[
                        stroke(p, at(-0.62, 0.3), at(0.5, 0.3), 0.11),
                        path(p, &[at(0.26, 0.66), at(0.64, 0.3), at(0.26, -0.06)], 0.11),
                    ])
                };
                either(&[arrow(p - at(0.0, 0.08)), arrow(at(-p.x, -p.y) - at(0.0, 0.08))])
            }
            Self::CupSpoons => {
                let spoon = |x: f32, tilt: f32| {
                    let q = turned(p, at(x, -0.7), tilt);
                    either(&[
                        ellipse(q, at(0.0, 1.14), at(0.24, 0.34)),
                        stroke(q, at(0.0, 0.9), at(0.0, 0.0), 0.09),
                    ])
                };
                either(&[spoon(-0.24, 0.36), spoon(0.0, 0.0), spoon(0.24, -0.36)])
            }
            Self::CupReseason => {
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
            Self::CupCool => {
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
            Self::Die => {
                let q = turned(p, o, 0.2);
                let pips = [at(-0.32, 0.32), o, at(0.32, -0.32)].map(|pip| disc(q, pip, 0.14));
                without(block(q, o, Vec2::splat(0.68), 0.2), either(&pips))
            }
            Self::Bell => either(&[
                both(disc(p, at(0.0, -0.36), 0.76), -(p.y + 0.36)),
                block(p, at(0.0, -0.58), at(0.86, 0.11), 0.1),
                disc(p, at(0.0, 0.52), 0.15),
            ]),
            Self::Trash => without(
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
            Self::Pan => either(&[
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
            Self::Crepe => without(
                ellipse(p, o, at(0.84, 0.8)),
                either(&[
                    disc(p, at(-0.28, 0.2), 0.1),
                    disc(p, at(0.28, 0.2), 0.1),
                    arc(p, at(0.0, 0.0), 0.4, 0.08, -2.6, -0.54),
                ]),
            ),
            Self::Toque => without(
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
            Self::Gear => {
                let teeth = (0..8).map(|tooth| {
                    let q = turned(p, o, TAU * tooth as f32 / 8.0);
                    block(q, at(0.7, 0.0), at(0.18, 0.15), 0.06)
                });
                without(teeth.fold(disc(p, o, 0.64), f32::min), disc(p, o, 0.28))
            }
            Self::Book => without(
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
            Self::Left => path(p, &[at(0.3, 0.66), at(-0.36, 0.0), at(0.3, -0.66)], 0.17),
            Self::Right => path(p, &[at(-0.3, 0.66), at(0.36, 0.0), at(-0.3, -0.66)], 0.17),
            Self::Up => path(p, &[at(-0.66, -0.3), at(0.0, 0.36), at(0.66, -0.3)], 0.17),
            Self::Down => path(p, &[at(-0.66, 0.3), at(0.0, -0.36), at(0.66, 0.3)], 0.17),
            Self::Play => polygon(p, &[at(-0.46, 0.62), at(0.66, 0.0), at(-0.46, -0.62)], 0.16),
            Self::Pause => either(&[
                block(p, at(-0.36, 0.0), at(0.22, 0.74), 0.14),
                block(p, at(0.36, 0.0), at(0.22, 0.74), 0.14),
            ]),
            Self::Door => {
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
            Self::Undo => either(&[
                arc(p, at(0.06, -0.14), 0.56, 0.12, -2.0, 2.2),
                polygon(p, &[at(-0.76, 0.4), at(-0.08, 0.72), at(-0.16, 0.02)], 0.06),
            ]),
            Self::Eye => either(&[
                without(leaf(turned(p, o, FRAC_PI_2), 0.9, 0.54), disc(p, o, 0.36)),
                disc(p, o, 0.2),
            ]),
            Self::Hand => either(&[
                block(p, at(0.08, -0.34), at(0.46, 0.48), 0.26),
                stroke(p, at(-0.26, -0.1), at(-0.26, 0.5), 0.13),
                stroke(p, at(-0.01, 0.0), at(-0.01, 0.72), 0.13),
                stroke(p, at(0.24, 0.0), at(0.24, 0.66), 0.13),
                stroke(p, at(0.45, -0.1), at(0.47, 0.42), 0.12),
                stroke(p, at(-0.2, -0.52), at(-0.64, -0.06), 0.13),
            ]),
            Self::Speed => either(&[
                polygon(p, &[at(-0.74, 0.52), at(-0.06, 0.0), at(-0.74, -0.52)], 0.12),
                polygon(p, &[at(0.08, 0.52), at(0.76, 0.0), at(0.08, -0.52)], 0.12),
            ]),
            Self::Tick => path(p, &[at(-0.62, -0.02), at(-0.18, -0.48), at(0.66, 0.5)], 0.17),
            Self::Cross => either(&[
                stroke(p, at(-0.52, -0.52), at(0.52, 0.52), 0.17),
                stroke(p, at(-0.52, 0.52), at(0.52, -0.52), 0.17),
            ]),
            Self::Plus => either(&[
                stroke(p, at(-0.62, 0.0), at(0.62, 0.0), 0.17),
                stroke(p, at(0.0, -0.62), at(0.0, 0.62), 0.17),
            ]),
            Self::Minus => stroke(p, at(-0.62, 0.0), at(0.62, 0.0), 0.17),
            Self::Person => either(&[
                disc(p, at(0.0, 0.42), 0.36),
                both(ellipse(p, at(0.0, -0.78), at(0.7, 0.74)), -(p.y + 0.76)),
            ]),
            Self::Globe => either(&[
                ring(p, o, 0.74, 0.09),
                both(disc(p, o, 0.74), ellipse(p, o, at(0.34, 0.74)).abs() - 0.07),
                both(disc(p, o, 0.74), p.y.abs() - 0.07),
            ]),
            Self::Info => without(
                disc(p, o, 0.82),
                either(&[
                    disc(p, at(0.0, 0.4), 0.13),
                    stroke(p, at(0.0, 0.06), at(0.0, -0.44), 0.12),
                ]),
            ),
            Self::Warning => without(
                polygon(p, &[at(0.0, 0.68), at(0.74, -0.6), at(-0.74, -0.6)], 0.16),
                either(&[
                    disc(p, at(0.0, -0.48), 0.11),
                    stroke(p, at(0.0, 0.3), at(0.0, -0.16), 0.1),
                ]),
            ),
            Self::Search => either(&[
                ring(p, at(-0.16, 0.16), 0.48, 0.12),
                stroke(p, at(0.24, -0.24), at(0.72, -0.72), 0.14),
            ]),
        }
    }

    /// Paints the icon in all sizes, the largest first.
    fn paint(self) -> Image {
        let mut data = Vec::new();
        let mut levels = 0;
        let mut size = SIZE;
        while size > 0 {
            levels += 1;
            for row in 0..size {
                for column in 0..size {
                    let half = size as f32 / 2.0;
                    let pixel = at(column as f32 + 0.5, size as f32 - row as f32 - 0.5);
                    let cover = 0.5 - self.shape(pixel / half - 1.0) * half;
                    data.extend([255, 255, 255, (cover.clamp(0.0, 1.0) * 255.0) as u8]);
                }
            }
            size /= 2;
        }
        let extent = Extent3d {
            width: SIZE,
            height: SIZE,
            depth_or_array_layers: 1,
        };
        let mut image = Image::new_uninit(
            extent,
            TextureDimension::D2,
            TextureFormat::Rgba8UnormSrgb,
            RenderAssetUsages::RENDER_WORLD,
        );
        image.texture_descriptor.mip_level_count = levels;
        image.data = Some(data);
        image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor::linear());
        image
    }
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

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, paint_all);
}

fn paint_all(mut images: ResMut<Assets<Image>>) -> Result {
    for icon in Icon::ALL {
        images.insert(icon.image().id(), icon.paint())?;
    }
    Ok(())
}
