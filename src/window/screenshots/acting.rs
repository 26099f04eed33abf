//! Sets in motion what is to be seen, and knows when its moment has come.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy::ui_widgets::ScrollArea;
use bevy::window::PrimaryWindow;
use physics::lab::hands::{FlipHand, Flipper, Placing, PourHand, ThrowHand};
use physics::{OnStage, Role, Stage};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use rules::Game;
use rules::a_la_carte::{Move, Seat};

use super::Gallery;
use super::drill;
use super::scene::{Scene, Where, wanted};
use crate::window::picture::{Eye, KitchenCamera};
use crate::window::screen::{Menu, Screen, go};
use crate::window::storage::{Detail, Storage, Trouble};
use crate::window::table::hands::{ActKind, Hands};
use crate::window::table::hud::{Handover, TableChoice, choose};
use crate::window::table::layout::Layout;
use crate::window::table::mentor::Mentor;
use crate::window::table::player_action::PlayerAction;
use crate::window::table::pointing::CupInUse;
use crate::window::table::prop::Prop;
use crate::window::table::shown_table::{CupPlace, ShownTable};
use crate::window::table::sitting::Sitting;
use crate::window::table::turn_flow;

/// How many things are done for a scene, one after the other.
pub(super) fn acts(scene: Scene) -> usize {
    drill::count(scene).max(1)
}

/// Whether what is said goes by itself, so that it has to be said again for the picture.
pub(super) const fn fades(scene: Scene) -> bool {
    matches!(scene, Scene::Hint)
}

pub(super) fn act(world: &mut World, scene: Scene, nth: usize) -> Result {
    if scene.place() == Where::Practice {
        return drill::act(world, scene, nth);
    }
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let seat = Seat::First;
    match scene {
        // By the title, as in the game: that sets the table that is behind both.
        Scene::Seats | Scene::SeatsGerman => go(&mut world.resource_mut::<NextState<Screen>>(), Screen::Seats),
        Scene::SettingsEnd => scroll_down(world),
        Scene::Die => {
            // Gently, so that it does not roll into a corner.
            let hand = Box::new(ThrowHand::placing(Placing::Gentle, 0.1, &mut rng));
            world
                .resource_mut::<Hands>()
                .lend(ActKind::Throw, seat, seat, Some(Move::Heat), hand);
        }
        Scene::Pour => {
            if let Some(condiment) = wanted(world.resource::<Sitting>().game()) {
                let hand = Box::new(PourHand::plain(165.0, 1.5));
                let choice = Some(Move::Season(condiment));
                world
                    .resource_mut::<Hands>()
                    .lend(ActKind::Pour(condiment), seat, seat, choice, hand);
            }
        }
        Scene::Flip => {
            let hand = Box::new(Flipper::new(FlipHand::practised(0.02, Some(0.3), &mut rng)));
            world
                .resource_mut::<Hands>()
                .lend(ActKind::Flip, seat, seat, Some(Move::Flip), hand);
        }
        Scene::Steady => world
            .resource_mut::<Hands>()
            .steady(ActKind::Flip, seat, seat, Some(Move::Flip)),
        Scene::SteadyPour => {
            if let Some(condiment) = wanted(world.resource::<Sitting>().game()) {
                let choice = Some(Move::Season(condiment));
                world
                    .resource_mut::<Hands>()
                    .steady(ActKind::Pour(condiment), seat, seat, choice);
            }
        }
        Scene::Cup => {
            let cups = world.resource::<ShownTable>().cups;
            if let Some(cup) = cups.iter().position(|place| *place == CupPlace::Held(seat)) {
                choose(world, TableChoice::Do(PlayerAction::Cup(cup as u8)));
            }
        }
        Scene::Lesson(lesson) => world.resource_mut::<Mentor>().says = Some(lesson),
        Scene::Hint => press(world, KeyCode::KeyH, Key::Character("h".into())),
        Scene::Journal => press(world, KeyCode::KeyL, Key::Character("l".into())),
        Scene::Next => {
            let next = world.resource::<Sitting>().game().state().active;
            world.resource_mut::<Handover>().call(next);
        }
        Scene::Trouble => world.resource_mut::<Storage>().report(Trouble::SetAside {
            file: Storage::SETTINGS.into(),
            aside: format!("{}.broken", Storage::SETTINGS).into(),
            detail: Detail::NotText,
        }),
        Scene::Pause => go(&mut world.resource_mut::<NextState<Menu>>(), Menu::Pause),
        Scene::Celebration => {
            if let Some(last) = world.resource_mut::<Gallery>().last.take() {
                turn_flow::play(world, &[last]);
            }
        }
        _ => world.resource_mut::<CupInUse>().put_back(),
    }
    Ok(())
}

/// Puts away what a scene leaves behind.
pub(super) fn clear_up(world: &mut World, scene: Scene) {
    world.resource_mut::<Hands>().put_down();
    world.resource_mut::<CupInUse>().put_back();
    if scene == Scene::Trouble {
        press(world, KeyCode::Escape, Key::Escape);
    }
}

pub(super) fn is_the_moment(world: &mut World, scene: Scene, nth: usize) -> bool {
    if scene.place() == Where::Practice {
        return drill::is_the_moment(world, scene, nth);
    }
    let sight = world.resource::<Stage>().sight();
    // Whatever was done is over: better a late picture than none.
    let free = world.resource::<Hands>().are_free();
    match scene {
        Scene::Die => {
            let in_the_middle = |at: Vec3| at.y < 2.5 && at.x.hypot(at.z) < 6.0;
            free || sight.is_some_and(|sight| sight.time > 0.6 && in_the_middle(sight.thing))
        }
        Scene::Pour => free || sight.is_some_and(|sight| sight.fallen >= 2),
        Scene::Flip => {
            let falls = sight.is_some_and(|sight| sight.motion.y < 0.0 && sight.thing.y > 2.0);
            let low = sight.is_some_and(|sight| sight.thing.y < 4.0);
            free || falls && (low || face(world) > 0.17)
        }
        Scene::Steady | Scene::SteadyPour => free || sight.is_some_and(|sight| sight.time > 0.9),
        Scene::Celebration => world.get_resource::<Sitting>().is_some_and(turn_flow::is_over),
        _ => true,
    }
}

/// How far the picture side of the crêpe is turned to the eye: 1 is all the way, and nothing is its edge.
fn face(world: &mut World) -> f32 {
    let layout = world.get_resource::<Layout>();
    let act = world.resource::<Hands>().act();
    let frame = act
        .zip(layout)
        .map_or(Transform::IDENTITY, |(act, layout)| act.frame(layout));
    let mut eyes = world.query_filtered::<&Transform, With<KitchenCamera>>();
    let Some(eye) = eyes.iter(world).next().copied() else {
        return 0.0;
    };
    let mut staged = world.query_filtered::<(&Role, &Transform), With<OnStage>>();
    let crepe = staged.iter(world).find(|(role, _)| **role == Role::Crepe);
    crepe.map_or(0.0, |(_, place)| {
        let crepe = frame * *place;
        let towards = (eye.translation - crepe.translation).normalize_or_zero();
        -(crepe.rotation * Vec3::Y).dot(towards)
    })
}

/// Where the mouse is in the picture. Nearly always nowhere: nobody points at anything.
pub(super) fn pointed_at(world: &mut World, scene: Scene) -> Option<Vec2> {
    if scene != Scene::Recipe {
        return None;
    }
    let moves = world.get_resource::<Sitting>()?.game().legal_moves();
    let dish = moves.iter().find_map(|mv| match mv {
        Move::Dish(dish) => Some(*dish),
        _ => None,
    })?;
    let mut things = world.query::<(&Prop, &Transform)>();
    let found = things.iter(world).find(|(thing, _)| **thing == Prop::Dish(dish));
    let place = found?.1.translation;
    world.run_system_cached_with(on_screen, place).ok().flatten()
}

fn on_screen(In(place): In<Vec3>, eye: Eye) -> Option<Vec2> {
    eye.on_screen(place)
}

/// Presses a key and lets go of it.
fn press(world: &mut World, key_code: KeyCode, logical_key: Key) {
    let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
    let Some(window) = windows.iter(world).next() else {
        return;
    };
    for state in [ButtonState::Pressed, ButtonState::Released] {
        world.write_message(KeyboardInput {
            key_code,
            logical_key: logical_key.clone(),
            state,
            text: None,
            repeat: false,
            window,
        });
    }
}

/// Scrolls whatever is scrolled to its end.
fn scroll_down(world: &mut World) {
    let mut areas = world.query_filtered::<(&ComputedNode, &mut ScrollPosition), With<ScrollArea>>();
    for (node, mut position) in areas.iter_mut(world) {
        position.y = (node.content_size().y - node.size().y).max(0.0) * node.inverse_scale_factor();
    }
}
