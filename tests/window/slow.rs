//! Three pictures a second: also then nothing is seen where it is not.

use std::time::Duration;

use bevy::input::ButtonState;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use rules::Game;
use rules::a_la_carte::{Condiment, Move};
use toque::texts::Language;
use toque::window::table::hands::{Act, Hands};
use toque::window::table::thing::Thing;

use crate::mouse::{button, on_screen, place, point};
use crate::party::{SIZE, person, plan, sitting, taken_up, until_asked};
use crate::stage::app;

#[test]
fn a_bottle_is_never_elsewhere_before_it_is_in_the_hand() {
    for millis in [333, 100, 16] {
        for left_handed in [false, true] {
            for bottle in Condiment::ALL {
                let mut app = app("slow", SIZE, Language::English, 1.0);
                app.world_mut()
                    .resource_mut::<toque::window::settings::Settings>()
                    .left_handed = left_handed;
                let moves = "drawn cool, drawn swap, dish r1, dish b1";
                let moves: Vec<Move> = moves.split(", ").map(|mv| mv.parse().unwrap()).collect();
                taken_up(&mut app, &plan(vec![person("Ada"), person("Ben")]), moves);
                until_asked(&mut app);
                if !sitting(&app).game().is_legal(Move::Season(bottle)) {
                    continue;
                }
                let middle = |app: &mut App| place(app, Thing::Bottle(bottle)) + Vec3::Y * 1.6;
                let at = middle(&mut app);
                let cursor = on_screen(&mut app, at);
                point(&mut app, cursor);
                app.update();
                app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(millis)));
                app.update();
                button(&mut app, ButtonState::Pressed);
                for frame in 0..(1500 / millis) {
                    let at = middle(&mut app);
                    let seen = on_screen(&mut app, at);
                    let live = app.world().resource::<Hands>().act().map(Act::is_live);
                    println!(
                        "{millis} {bottle} left {left_handed} frame {frame}: {at:.1} off {:.0} live {live:?}",
                        seen - cursor
                    );
                    app.update();
                }
            }
        }
    }
}
