//! What floats in the air for a moment. A fixed pool of toys, hidden until needed; each is moved by the processor, by the
//! kitchen's own time, and belongs to no physics. Without anything in the air nothing is looked at.
//!
//! Steam, smoke and glints are ambience: they ride along with whatever else is painted, and keep graphics hardware (but never a
//! processor) painting by themselves. A burst (herbs for a star, a puff from the trash can, paper for whoever wins) is an
//! event: it is painted for its own sake, and is over within three seconds.

use bevy::prelude::*;

use super::picture::{Ambient, Drawn, KitchenCamera, Redraw};
use super::practice::kitchen;
use super::props::{self, PropMeshes};
use super::screen::{FrameSystems, Screen};
use super::settings::Settings;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Air>()
        .add_systems(Startup, make.run_if(resource_exists::<PropMeshes>))
        .add_systems(Update, float.after(FrameSystems::Screen).before(FrameSystems::Picture))
        .add_systems(OnExit(Screen::Practice), clear.after(kitchen::leave));
}

/// What can float.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Over a hot pan or a cup.
    Steam,
    /// Over what burns.
    Smoke,
    /// Out of the trash can.
    Puff,
    /// Confetti for a star.
    Herb,
    /// With it.
    Spark,
    /// On a star that catches the light.
    Glint,
    /// Confetti in the colours of all chefs, for whoever wins.
    Paper,
}

/// How a kind floats: seconds, speeds in cm/s and sizes in cm, chosen by eye against a pan of 10 cm.
struct Manner {
    life: f32,
    rise: f32,
    spread: f32,
    fall: f32,
    size: (f32, f32),
}

impl Kind {
    /// All kinds.
    pub const ALL: [Self; 7] = [
        Self::Steam,
        Self::Smoke,
        Self::Puff,
        Self::Herb,
        Self::Spark,
        Self::Glint,
        Self::Paper,
    ];

    /// So many can float at once; what is more is left out.
    #[must_use]
    pub const fn most(self) -> usize {
        match self {
            Self::Steam => 20,
            Self::Smoke => 12,
            Self::Puff => 10,
            Self::Herb => 16,
            Self::Spark => 8,
            Self::Glint => 3,
            Self::Paper => 48,
        }
    }

    /// Whether it only looks alive, and is no reason to paint.
    #[must_use]
    pub const fn is_ambient(self) -> bool {
        matches!(self, Self::Steam | Self::Smoke | Self::Glint)
    }

    /// Whether it turns over and over, instead of looking at the eye.
    const fn tumbles(self) -> bool {
        matches!(self, Self::Herb | Self::Paper)
    }

    const fn manner(self) -> Manner {
        let (life, rise, spread, fall, size) = match self {
            Self::Steam => (1.9, 3.2, 0.7, 0.0, (0.6, 1.7)),
            Self::Smoke => (1.8, 4.6, 0.9, 0.0, (0.7, 2.2)),
            Self::Puff => (0.8, 4.0, 4.0, 4.0, (0.9, 2.2)),
            Self::Herb => (1.4, 15.0, 7.0, 24.0, (1.1, 0.9)),
            Self::Spark => (0.9, 8.0, 6.0, 6.0, (1.3, 0.3)),
            Self::Glint => (1.1, 0.1, 0.0, 0.0, (0.4, 1.1)),
            Self::Paper => (2.1, 19.0, 15.0, 13.0, (1.4, 1.3)),
        };
        Manner {
            life,
            rise,
            spread,
            fall,
            size,
        }
    }
}

/// One of the pool.
#[derive(Component, Debug, Clone, Copy)]
pub struct Mote {
    /// What it is.
    pub kind: Kind,
    floats: Option<Floating>,
}

impl Mote {
    /// Whether it is in the air.
    #[must_use]
    pub const fn is_in_the_air(&self) -> bool {
        self.floats.is_some()
    }
}

#[derive(Debug, Clone, Copy)]
struct Floating {
    age: f32,
    life: f32,
    speed: Vec3,
    turn: f32,
    spin: f32,
}

/// What is to float, and how much does.
#[derive(Resource, Debug, Default)]
pub struct Air {
    wishes: Vec<(Kind, Vec3)>,
    floating: usize,
    drawn: u32,
    /// Time that ambience has not been moved by yet.
    owed: f32,
}

impl Air {
    /// Lets something float from here. Nothing waits for it, and nothing happens if there is too much of it already.
    pub fn let_float(&mut self, kind: Kind, from: Vec3) {
        self.wishes.push((kind, from));
    }

    /// The same for so many of it.
    pub fn burst(&mut self, kind: Kind, from: Vec3, count: usize) {
        self.wishes.extend(std::iter::repeat_n((kind, from), count));
    }

    /// How many things float.
    #[must_use]
    pub const fn floating(&self) -> usize {
        self.floating
    }

    /// A number from −1 to 1. It looks like chance, and needs no generator.
    fn chance(&mut self) -> f32 {
        self.drawn = self.drawn.wrapping_add(1);
        let mixed = self.drawn.wrapping_mul(0x9E37_79B9);
        let mixed = (mixed ^ (mixed >> 15)).wrapping_mul(0x85EB_CA6B);
        ((mixed >> 8) as f32 / (1 << 23) as f32) - 1.0
    }

    fn floating_anew(&mut self, kind: Kind) -> Floating {
        let manner = kind.manner();
        let aside = Vec3::new(self.chance(), 0.0, self.chance()) * manner.spread;
        Floating {
            age: 0.0,
            life: manner.life * (1.0 + 0.2 * self.chance()),
            speed: aside + Vec3::Y * manner.rise * (1.0 + 0.25 * self.chance()),
            turn: self.chance() * 3.0,
            spin: self.chance() * if kind.tumbles() { 9.0 } else { 0.5 },
        }
    }
}

fn make(workshop: Res<PropMeshes>, mut commands: Commands) {
    for kind in Kind::ALL {
        for nth in 0..kind.most() {
            let mote = props::spawn_mote(&mut commands, &workshop, kind, nth);
            commands.entity(mote).insert(Mote { kind, floats: None });
            if kind.is_ambient() {
                commands.entity(mote).insert(Ambient);
            }
        }
    }
}

/// The air is clear again when the table or the practice kitchen is left.
pub(super) fn clear(mut air: ResMut<Air>, mut motes: Query<(&mut Mote, &mut Visibility)>) {
    air.wishes.clear();
    for (mut mote, mut visibility) in &mut motes {
        mote.floats = None;
        visibility.set_if_neq(Visibility::Hidden);
    }
    air.floating = 0;
}

pub(super) fn float(
    time: Res<Time>,
    (settings, drawn): (Res<Settings>, Res<Drawn>),
    camera: Query<&Transform, (With<KitchenCamera>, Without<Mote>)>,
    mut motes: Query<(&mut Mote, &mut Transform, &mut Visibility)>,
    mut air: ResMut<Air>,
    mut redraw: ResMut<Redraw>,
) {
    if settings.reduced_motion {
        air.bypass_change_detection().wishes.clear();
    }
    if air.wishes.is_empty() && air.floating == 0 {
        air.bypass_change_detection().owed = 0.0;
        return;
    }
    air.owed += time.delta_secs();
    let ambience_moves = if drawn.lives() && time.delta_secs() > 0.0 {
        redraw.simmer()
    } else {
        redraw.is_moving()
    };
    let slow = if ambience_moves {
        std::mem::take(&mut air.owed)
    } else {
        0.0
    };
    let towards_eye = camera.iter().next().map_or(Quat::IDENTITY, |camera| camera.rotation);
    let wishes = std::mem::take(&mut air.wishes);
    let mut wishes: Vec<_> = wishes.into_iter().rev().collect();
    let mut floating = 0;
    for (mut mote, mut transform, mut visibility) in &mut motes {
        let kind = mote.kind;
        if mote.floats.is_none()
            && let Some(wish) = wishes.iter().rposition(|(wanted, _)| *wanted == kind)
        {
            let (_, from) = wishes.remove(wish);
            let anew = air.floating_anew(kind);
            transform.translation = from + anew.speed.with_y(0.0) * 0.12;
            mote.floats = Some(anew);
            visibility.set_if_neq(Visibility::Visible);
        }
        let Some(mut floats) = mote.floats else { continue };
        let passed = if kind.is_ambient() { slow } else { time.delta_secs() };
        if passed > 0.0 || floats.age == 0.0 {
            floats.age += passed;
            floats.turn += floats.spin * passed;
            let manner = kind.manner();
            floats.speed.y -= manner.fall * passed;
            // Air slows everything down sideways.
            let drag = (-1.6 * passed).exp();
            floats.speed *= Vec3::new(drag, 1.0, drag);
            let part = (floats.age / floats.life).min(1.0);
            let grown = manner.size.0 + (manner.size.1 - manner.size.0) * part;
            // It comes and goes by its size: one material for all of a kind.
            let there = (part * 8.0).min(1.0) * (1.0 - part.powi(3));
            transform.translation += floats.speed * passed;
            transform.scale = Vec3::splat((grown * there).max(0.001));
            transform.rotation = if kind.tumbles() {
                Quat::from_euler(EulerRot::XYZ, floats.turn, floats.turn * 0.7, floats.turn * 1.3)
            } else {
                towards_eye * Quat::from_rotation_z(floats.turn)
            };
        }
        let over = floats.age >= floats.life;
        mote.floats = (!over).then_some(floats);
        if over {
            visibility.set_if_neq(Visibility::Hidden);
        } else {
            floating += 1;
            if !kind.is_ambient() {
                redraw.request();
            }
        }
    }
    air.floating = floating;
}
