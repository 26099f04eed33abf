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

/// Whoever was beyond the middle when the bottle came has not tipped it; going back brings the way to the middle.
#[test]
fn a_cursor_that_went_ahead_of_the_bottle_has_not_tipped_it() {
    let mut mouse = MouseHand::taken(false);
    let wished = wishes(&mut mouse, POUR, &[4.0, 5.5, 8.5, 3.0, -3.0, 0.0, 3.0]);
    let tilts: Vec<f32> = wished.iter().map(|wish| wish.tilt.to_degrees().round()).collect();
    assert_eq!(tilts, [0.0, 0.0, 90.0, 0.0, 0.0, 0.0, 90.0]);
    assert!(wished.iter().all(|wish| wish.position.x <= 1.5), "over the pan");
    assert_eq!(wished[4].position.x, -3.0);
}

/// The settings say how far the hand goes for a turn; the bottle stays under the cursor.
#[test]
fn a_slow_mouse_carries_one_to_one_and_turns_within_the_window() {
    let way = |sensitivity: f32, ends: Option<f32>| {
        let mut mouse = MouseHand::taken(false);
        mouse.see_end(ends);
        let way = [-8.0, -4.0, 3.0, 6.0, 9.0, 12.0].map(|x| Vec2::new(x, 10.0)).to_vec();
        let wished = mouse.wishes(POUR, way, |cursor| Some(cursor.extend(0.0)), sensitivity);
        assert_eq!(wished[1].position.x, -4.0);
        wished
            .iter()
            .map(|wish| wish.tilt.to_degrees().round())
            .collect::<Vec<_>>()
    };
    assert_eq!(way(1.0, None), [0.0, 0.0, 90.0, 180.0, 180.0, 180.0]);
    assert_eq!(way(1.0, Some(14.0)), [0.0, 0.0, 90.0, 180.0, 180.0, 180.0]);
    assert_eq!(way(0.5, Some(14.0)), [0.0, 0.0, 45.0, 90.0, 135.0, 180.0]);
    assert_eq!(way(0.25, Some(9.0)), [0.0, 0.0, 60.0, 120.0, 180.0, 180.0]);
    assert_eq!(way(2.0, Some(14.0)), [0.0, 0.0, 180.0, 180.0, 180.0, 180.0]);
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

/// Whoever takes a bottle by its button at the edge of the table lets the mouse go above that button.
#[test]
fn what_was_taken_by_a_button_at_the_edge_stays_in_the_hand_until_the_next_click() {
    let mut mouse = MouseHand::taken(true);
    let comes_up = |pressed_before: bool| {
        buttons(|buttons| {
            buttons.press(MouseButton::Left);
            if pressed_before {
                buttons.clear();
            }
            buttons.release(MouseButton::Left);
        })
    };
    mouse.hold(&comes_up(true), 0.016, true);
    assert!(wishes(&mut mouse, POUR, &[0.0]).iter().all(|wish| wish.grip));
    mouse.hold(&comes_up(false), 0.016, true);
    assert!(wishes(&mut mouse, POUR, &[0.0]).iter().all(|wish| !wish.grip));
}
