//! What a cursor's way means for the thing in the hand.

use std::f32::consts::PI;

use bevy::prelude::*;
use physics::Target;
use rules::a_la_carte::Condiment;
use toque::window::table::hands::{ActKind, MouseHand};

const POUR: ActKind = ActKind::Pour(Condiment::Lemon);

/// What is wished along a way of the cursor over the pan, in centimetres.
fn wishes(mouse: &mut MouseHand, kind: ActKind, way: &[f32]) -> Vec<Target> {
    let way = way.iter().map(|&x| Vec2::new(x, 10.0)).collect();
    mouse.wishes(kind, way, |cursor| Some(cursor.extend(0.0)), 1.0)
}

fn buttons(does: impl Fn(&mut ButtonInput<MouseButton>)) -> ButtonInput<MouseButton> {
    let mut buttons = ButtonInput::default();
    does(&mut buttons);
    buttons
}

#[test]
fn a_bottle_under_the_cursor_goes_where_it_goes() {
    let mut mouse = MouseHand::taken(false);
    let wished = wishes(&mut mouse, POUR, &[-8.0, -4.0, 0.0, 3.0]);
    assert_eq!(wished[1].position.x, -4.0);
    assert_eq!(wished[2].tilt, 0.0);
    assert!((wished[3].tilt - PI / 2.0).abs() < 1e-5);
}

/// Taken from beyond the pan it sets out from its home, tips by the same way, and never leaps.
#[test]
fn a_bottle_taken_from_beyond_the_pan_is_carried_by_the_cursors_way() {
    let mut mouse = MouseHand::taken(false);
    let wished = wishes(&mut mouse, POUR, &[15.0, 20.0, 25.0, 28.0]);
    let places: Vec<f32> = wished.iter().map(|wish| wish.position.x).collect();
    assert_eq!(places, [-10.0, -5.0, 0.0, 0.0]);
    assert!((wished[3].tilt - PI / 2.0).abs() < 1e-5);

    let mut mouse = MouseHand::taken(false);
    let there_and_back: Vec<f32> = (0..=60)
        .map(|nth| 15.0 - 0.5 * nth as f32)
        .chain((0..=60).map(|nth| -15.0 + 0.5 * nth as f32))
        .collect();
    let wished = wishes(&mut mouse, POUR, &there_and_back);
    for pair in wished.windows(2) {
        let leap = pair[0].position.distance(pair[1].position);
        assert!(leap < 1.0, "{leap}: {pair:?}");
    }
    // On the way back they met, and from then on the one lies on the other.
    assert_eq!(wished[61 + 20].position.x, there_and_back[61 + 20]);
}

/// At ten frames a second a flick and its end are heard in one frame.
#[test]
fn a_flick_that_ends_in_the_same_frame_is_made_before_it_ends() {
    let mut mouse = MouseHand::taken(false);
    let down = buttons(|buttons| buttons.press(MouseButton::Left));
    mouse.hold(&down, 1.0, true);
    wishes(&mut mouse, ActKind::Throw, &[0.0]);
    let up = buttons(|buttons| {
        buttons.press(MouseButton::Left);
        buttons.release(MouseButton::Left);
    });
    mouse.hold(&up, 0.1, true);
    let released: Vec<bool> = wishes(&mut mouse, ActKind::Throw, &[3.0, 6.0, 9.0])
        .iter()
        .map(|wish| !wish.grip)
        .collect();
    assert_eq!(released, [false, false, true]);
    mouse.hold(&ButtonInput::default(), 0.1, true);
    assert!(!wishes(&mut mouse, ActKind::Throw, &[12.0])[0].grip);
}

#[test]
fn what_is_let_go_before_it_is_there_stays_in_the_hand() {
    let mut mouse = MouseHand::taken(false);
    mouse.hold(&buttons(|buttons| buttons.press(MouseButton::Left)), 1.0, false);
    let up = buttons(|buttons| {
        buttons.press(MouseButton::Left);
        buttons.release(MouseButton::Left);
    });
    mouse.hold(&up, 0.1, false);
    mouse.hold(&ButtonInput::default(), 0.1, true);
    assert!(wishes(&mut mouse, POUR, &[-8.0])[0].grip);
    // The next click lets it go.
    mouse.hold(&up, 0.1, true);
    assert!(!wishes(&mut mouse, POUR, &[-8.0])[0].grip);
}
