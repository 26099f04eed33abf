//! Three pictures a second: also then nothing is seen where it is not.

use std::time::Duration;

use bevy::input::ButtonState;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use rules::Game;
use rules::a_la_carte::{Condiment, Move};
use toque::texts::Language;
use toque::window::table::hands::{Act, Hands};
use toque::window::table::prop::Prop;

use crate::mouse::{button, on_screen, place, point};
use crate::party::{SIZE, person, plan, sitting, taken_up, until_asked};
use crate::stage::app;

/// So far beside the cursor, and so far above or below it, a bottle may be seen on its way into the hand, in pixels: it stands where the
/// eye sees it from above, and comes to where the eye sees it from the front.
const BESIDE: Vec2 = Vec2::new(12.0, 160.0);

#[test]
fn a_bottle_is_never_elsewhere_before_it_is_in_the_hand() {
    let mut found = Vec::new();
    let mut app = app("slow", SIZE, Language::English, 1.0);
    let moves = "drawn cool, drawn swap, dish r1, dish b1";
    let moves = moves.split(", ").map(|mv| mv.parse().unwrap()).collect();
    taken_up(&mut app, &plan(vec![person("Ada"), person("Ben")]), moves);
    let mut taken = 0;
    for millis in [333, 100, 16] {
        for bottle in Condiment::ALL {
            app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(16)));
            until_asked(&mut app);
            if !sitting(&app).game().is_legal(Move::Season(bottle)) {
                continue;
            }
            let middle = |app: &mut App| place(app, Prop::Bottle(bottle)) + Vec3::Y * 1.6;
            let at = middle(&mut app);
            let cursor = on_screen(&mut app, at);
            point(&mut app, cursor);
            app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(millis)));
            app.update();
            button(&mut app, ButtonState::Pressed);
            for frame in 0..(800 / millis) {
                let at = middle(&mut app);
                let beside = on_screen(&mut app, at) - cursor;
                if beside.abs().cmpgt(BESIDE).any() {
                    found.push(format!(
                        "{millis} ms, {bottle}, picture {frame}: {beside:.0} px beside the cursor"
                    ));
                }
                app.update();
            }
            assert!(app.world().resource::<Hands>().act().is_some_and(Act::is_live));
            taken += 1;
            physics::clear(app.world_mut());
            app.world_mut().resource_mut::<Hands>().put_down();
            button(&mut app, ButtonState::Released);
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
    assert_eq!(taken, 9);
}
