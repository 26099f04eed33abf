//! What makes the table look alive without meaning anything: flames that flicker, food that browns, steam, smoke, stars that
//! glint, herbs for a new one, a puff from the trash can. It listens and looks; nothing waits for it.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use physics::Role;
use rules::a_la_carte::{Event, Food, Heat, Menu as DishMenu, Seat, Stove};

use super::TableSystems;
use super::confetti::confetti;
use super::layout::Layout;
use super::prop::Prop;
use super::shown_table::{CupPlace, DishPlace, STARS, ShownTable};
use super::turn_flow::TableMessage;
use crate::window::particles::{Air, Kind};
use crate::window::picture::{Cooked, Drawn, KitchenCamera, Redraw};
use crate::window::plan::Dishes;
use crate::window::practice::kitchen::PracticeProp;
use crate::window::props::{Flames, Flicker, flame_heat};
use crate::window::screen::{FrameSystems, Screen};
use crate::window::settings::Settings;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            cook.run_if(resource_exists_and_changed::<ShownTable>),
            celebrate,
            confetti,
            (
                simmer.run_if(in_state(Screen::Table).or_else(in_state(Screen::Title))),
                shine.run_if(in_state(Screen::Table)),
            )
                .chain(),
        )
            .chain()
            .in_set(TableSystems::Look)
            .after(super::camera::follow)
            .run_if(resource_exists::<ShownTable>),
    )
    .add_systems(
        Update,
        (
            simmer_in_practice.run_if(in_state(Screen::Practice)),
            flicker,
            super::landing::cast,
        )
            .chain()
            .after(FrameSystems::Screen)
            .before(FrameSystems::Picture)
            .before(crate::window::particles::float),
    );
}

/// How far what lies in a pan is cooked.
#[must_use]
pub fn cooked(stove: &Stove, menu: &DishMenu) -> Cooked {
    let Some(left) = stove.levels_to_red(menu) else {
        return Cooked::Raw;
    };
    let is_green = match stove.pan.food {
        Some(Food::Dish(dish)) => menu.recipe(dish).is_green(stove.dial),
        // A crêpe has no green; it turns golden in a pan that is warm at all.
        Some(Food::Crepe) => true,
        None => false,
    };
    match left {
        0 => Cooked::Burnt,
        _ if stove.dial == Heat::OFF => Cooked::Raw,
        1 => Cooked::Brown,
        _ if is_green => Cooked::Golden,
        _ => Cooked::Raw,
    }
}

/// Food looks as it is cooked. What was burnt stays so in the trash.
fn cook(shown: Res<ShownTable>, dishes: Res<Dishes>, mut food: Query<(&Prop, &mut Cooked)>) {
    for (&thing, mut look) in &mut food {
        let place = match thing {
            Prop::Dish(dish) => shown.dish(dish),
            Prop::Crepe(seat) => shown.crepe(seat),
            _ => continue,
        };
        let now = match place {
            DishPlace::Pan(seat) => cooked(&shown.state.kitchen(seat).stove, &dishes.0),
            DishPlace::Trash(_) => *look,
            DishPlace::Menu | DishPlace::Served(..) => Cooked::Raw,
        };
        look.set_if_neq(now);
    }
}

type Places<'w, 's> = Query<'w, 's, (&'static Prop, &'static Transform), Without<KitchenCamera>>;

fn place_of(things: &Places, wanted: Prop) -> Option<Vec3> {
    things
        .iter()
        .find(|(thing, _)| **thing == wanted)
        .map(|(_, place)| place.translation)
}

/// Lets off a little firework for what happens.
fn celebrate(
    mut words: MessageReader<TableMessage>,
    shown: Res<ShownTable>,
    layout: Option<Res<Layout>>,
    things: Places,
    mut air: ResMut<Air>,
) {
    let Some(layout) = layout else { return };
    for word in words.read() {
        let TableMessage::Happened(event) = word else { continue };
        let pan = |seat: Seat| layout.pan(seat).translation;
        match *event {
            Event::Served { seat, star: true, .. } => {
                let over = pan(seat) + Vec3::Y * 2.0;
                air.burst(Kind::Herb, over, Kind::Herb.most());
                air.burst(Kind::Spark, over + Vec3::Y * 2.0, Kind::Spark.most());
            }
            Event::Served { seat, .. } => air.burst(Kind::Herb, pan(seat) + Vec3::Y * 2.0, 5),
            Event::Burnt { seat, .. } => air.burst(Kind::Smoke, pan(seat) + Vec3::Y, 5),
            Event::Trashed { .. } => {
                if let Some(can) = place_of(&things, Prop::Trash) {
                    air.burst(Kind::Puff, can + Vec3::Y * 6.0, Kind::Puff.most());
                }
            }
            Event::CupTaken { seat, .. } => {
                let held = CupPlace::Held(seat);
                let cups = (0..).zip(&shown.cups).filter(|(_, place)| **place == held);
                for (cup, _) in cups {
                    if let Some(cup) = place_of(&things, Prop::Cup(cup)) {
                        air.burst(Kind::Steam, cup + Vec3::Y * 2.2, 2);
                    }
                }
            }
            _ => {}
        }
    }
}

/// Wisps a second for each mark of a dial, with something in the pan.
const STEAM: f32 = 0.55;
/// The same over what burns, whatever the dial says.
const SMOKE: f32 = 4.5;
/// The same for a cup before a player.
const COFFEE: f32 = 0.35;

/// Steam by the heat over food, smoke over what burns; where there is time for it, a wisp over coffee.
fn simmer(
    time: Res<Time>,
    (shown, dishes, layout, drawn): (Res<ShownTable>, Res<Dishes>, Option<Res<Layout>>, Res<Drawn>),
    things: Places,
    redraw: Res<Redraw>,
    mut owed: Local<[f32; rules::a_la_carte::ALL_SEATS.len()]>,
    mut coffee: Local<f32>,
    mut air: ResMut<Air>,
) {
    let Some(layout) = layout else { return };
    // A processor paints nothing for its sake, so nothing need be let off either.
    if !drawn.lives() && !redraw.is_moving() {
        return;
    }
    for seat in shown.state.all_seats() {
        let stove = &shown.state.kitchen(seat).stove;
        let (kind, often) = match (stove.pan.food, cooked(stove, &dishes.0)) {
            (None, _) => continue,
            (_, Cooked::Burnt) => (Kind::Smoke, SMOKE),
            _ => (Kind::Steam, STEAM * f32::from(stove.dial.level())),
        };
        let owed = &mut owed[seat.index()];
        *owed += often * time.delta_secs();
        if *owed >= 1.0 {
            // Never more than one a frame, however fast the others play.
            *owed = owed.fract();
            air.let_float(kind, layout.pan(seat).translation + somewhere(&time));
        }
    }
    if !drawn.lives() {
        return;
    }
    let held = |place: &CupPlace| matches!(place, CupPlace::Held(_) | CupPlace::Kept(_));
    let cups: Vec<u8> = (0..)
        .zip(&shown.cups)
        .filter(|(_, place)| held(place))
        .map(|(cup, _)| cup)
        .collect();
    *coffee += COFFEE * cups.len() as f32 * time.delta_secs();
    if *coffee >= 1.0 {
        *coffee = coffee.fract();
        let which = (time.elapsed_secs() * 3.1) as usize % cups.len().max(1);
        if let Some(place) = cups.get(which).and_then(|cup| place_of(&things, Prop::Cup(*cup))) {
            air.let_float(Kind::Steam, place + Vec3::Y * 1.9);
        }
    }
}

/// All over a pan, one place after the other.
fn somewhere(time: &Time) -> Vec3 {
    let turn = time.elapsed_secs() * 7.3;
    Vec3::new(turn.cos(), 0.3, turn.sin()) * 2.6
}

/// The one stove of the practice kitchen. Nobody plays there, so how hot it is and what cooks on it is what is seen.
#[derive(SystemParam)]
pub struct Practised<'w, 's> {
    flames: Query<'w, 's, &'static Transform, With<Flames>>,
    props: Query<'w, 's, (&'static PracticeProp, &'static Transform)>,
}

impl Practised<'_, '_> {
    /// How hot it is, from 0 to 1.
    #[must_use]
    pub fn heat(&self) -> f32 {
        self.flames.iter().next().map_or(0.0, |flames| flame_heat(flames.scale))
    }

    /// Whether a crêpe lies in the pan. In the air it is silent and leaves no steam behind.
    #[must_use]
    pub fn cooks(&self) -> bool {
        let (Some(pan), Some(crepe)) = (self.place(Role::Pan), self.place(Role::Crepe)) else {
            return false;
        };
        let off = crepe - pan;
        off.y.abs() < 1.5 && off.x.hypot(off.z) < 4.0
    }

    fn place(&self, role: Role) -> Option<Vec3> {
        let found = self.props.iter().find(|(prop, _)| prop.0 == role);
        found.map(|(_, place)| place.translation)
    }
}

/// The steam of the practice kitchen.
fn simmer_in_practice(
    (time, drawn, redraw): (Res<Time>, Res<Drawn>, Res<Redraw>),
    practised: Practised,
    mut owed: Local<f32>,
    mut air: ResMut<Air>,
) {
    let Some(pan) = practised.place(Role::Pan).filter(|_| practised.cooks()) else {
        return;
    };
    if !drawn.lives() && !redraw.is_moving() {
        return;
    }
    *owed += STEAM * practised.heat() * f32::from(Heat::MAX.level()) * time.delta_secs();
    if *owed >= 1.0 {
        *owed = owed.fract();
        air.let_float(Kind::Steam, pan + somewhere(&time));
    }
}

/// Glints a second, of all stars together.
const GLINT: f32 = 0.5;

/// Now and then a star catches the light, where there is time for it.
fn shine(time: Res<Time>, drawn: Res<Drawn>, things: Places, mut owed: Local<f32>, mut air: ResMut<Air>) {
    if !drawn.lives() {
        return;
    }
    *owed += GLINT * time.delta_secs();
    if *owed >= 1.0 {
        *owed = owed.fract();
        let which = (time.elapsed_secs() * 3.7) as usize % STARS;
        if let Some(star) = place_of(&things, Prop::Star(which as u8)) {
            air.let_float(Kind::Glint, star + Vec3::Y * 0.7);
        }
    }
}

/// How often a flame dances in a second.
const DANCE: f32 = 2.3;

/// Flames flicker: while something is painted anyway, and on graphics hardware always.
fn flicker(
    time: Res<Time>,
    (settings, drawn): (Res<Settings>, Res<Drawn>),
    burners: Query<(&Transform, &Children), With<Flames>>,
    mut flames: Query<(&Flicker, &mut Transform), Without<Flames>>,
    mut redraw: ResMut<Redraw>,
) {
    let lit = burners.iter().any(|(burner, _)| burner.scale.y > 0.01);
    if settings.reduced_motion || !lit {
        return;
    }
    let moves = if drawn.lives() && time.delta_secs() > 0.0 {
        redraw.simmer()
    } else {
        redraw.is_moving()
    };
    if !moves {
        return;
    }
    for (_, children) in burners.iter().filter(|(burner, _)| burner.scale.y > 0.01) {
        for child in children {
            if let Ok((dance, mut flame)) = flames.get_mut(*child) {
                let turn = (time.elapsed_secs() * DANCE + dance.from) * std::f32::consts::TAU;
                // Two waves that never meet again look like chance.
                let wave = 0.6 * turn.sin() + 0.4 * (turn * 2.37).sin();
                flame.scale.y = 1.0 + dance.by * wave;
                flame.rotation = Quat::from_rotation_y(0.06 * (turn * 0.61).sin());
            }
        }
    }
}
