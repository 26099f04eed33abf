//! Small things that tell what happens: the shade of a crêpe in the air, the bell at the end of a turn.

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use physics::lab::hands::{FlipHand, Flipper};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use rules::a_la_carte::{Move, Seat};
use toque::texts::Language;
use toque::window::props::{BellKnob, LandingShade};
use toque::window::table::hands::{ActKind, Hands};
use toque::window::table::prop::Prop;

use crate::party::{SIZE, person, plan, taken_up, until_asked};
use crate::stage::{app, press};

/// Ann has a crêpe in her pan and has rolled.
fn before_the_toss(name: &str) -> App {
    let moves = "drawn point, drawn cool, dish y4, dish g1, season lemon, poured 1+0, crepe, end, heat, rolled +1";
    let moves = moves.split(", ").map(|mv| mv.parse().unwrap()).collect();
    let mut app = app(name, SIZE, Language::English, 1.0);
    taken_up(&mut app, &plan(vec![person("Ann"), person("Ben")]), moves);
    until_asked(&mut app);
    app
}

/// Where the shades are that can be seen, in the kitchen.
fn shades(app: &mut App) -> Vec<Vec3> {
    let world = app.world_mut();
    let mut shades = world.query_filtered::<(&Transform, &Visibility, &ChildOf), With<LandingShade>>();
    let seen = shades.iter(world).filter(|(_, seen, _)| **seen != Visibility::Hidden);
    seen.map(|(shade, _, pan)| {
        world
            .get::<Transform>(pan.parent())
            .unwrap()
            .transform_point(shade.translation)
    })
    .collect()
}

fn crepe(app: &mut App) -> Vec3 {
    let mut things = app.world_mut().query::<(&Prop, &Transform)>();
    let of_ann = |(thing, _): &(&Prop, &Transform)| **thing == Prop::Crepe(Seat::First);
    things.iter(app.world()).find(of_ann).unwrap().1.translation
}

#[test]
fn a_crepe_in_the_air_has_its_shade_in_the_pan_below_it() {
    let mut app = before_the_toss("shade");
    assert_eq!(shades(&mut app), []);
    let lies = crepe(&mut app).y;
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let hand = Box::new(Flipper::new(FlipHand::practised(0.02, Some(0.3), &mut rng)));
    let (seat, choice) = (Seat::First, Some(Move::Flip));
    let mut hands = app.world_mut().resource_mut::<Hands>();
    hands.lend(ActKind::Flip, seat, seat, choice, hand);
    let mut flew = 0;
    for _ in 0..400 {
        app.update();
        let crepe = crepe(&mut app);
        for shade in shades(&mut app) {
            // Straight below it, however the pan is tilted.
            let aside = (shade - crepe).xz().length();
            assert!(aside < 0.05 && shade.y < crepe.y, "{shade} {crepe}");
            flew += u32::from(crepe.y > lies + 6.0);
        }
    }
    assert!(flew > 10, "a shade was seen in {flew} frames");
    assert_eq!(shades(&mut app), [], "what lies there has none");
}

#[test]
fn the_bell_goes_down_when_a_turn_ends() {
    let mut app = before_the_toss("bell");
    let mut knobs = app.world_mut().query_filtered::<&Transform, With<BellKnob>>();
    let mut height = move |app: &App| knobs.single(app.world()).unwrap().translation.y;
    assert_eq!(height(&app), 0.0);
    press(&mut app, KeyCode::KeyE, Key::Character("e".into()));
    let mut lowest = 0.0_f32;
    for _ in 0..200 {
        app.update();
        lowest = lowest.min(height(&app));
    }
    assert!(lowest < -0.2, "it went down by {lowest}");
    assert_eq!(height(&app), 0.0);
}
