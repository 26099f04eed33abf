//! The card counts what falls while it falls, and never goes back on it.

use bevy::prelude::*;
use physics::lab::hands::PourHand;
use rules::a_la_carte::{Condiment, Event, Move, Seat};
use toque::texts::Language;
use toque::window::plan::Opening;
use toque::window::table::hands::{ActKind, Hands};
use toque::window::table::turn_flow;

use crate::party::{SIZE, assert_shown, open, person, plan, sitting, until_asked};
use crate::stage::words;

/// How much lemon and salt the card counts in a pan that should have one lemon.
fn counted(app: &mut App) -> u8 {
    let said = words(app);
    // The second row counts what is more than that one.
    let rows = [
        ("/1 lemon", 0),
        (" lemon too many", 1),
        (" lemons too many", 1),
        (" salt nobody asked for", 0),
    ];
    said.lines()
        .flat_map(|line| rows.map(|(row, asked)| line.strip_suffix(row).zip(Some(asked))))
        .flatten()
        .filter_map(|(number, asked)| Some(number.parse::<u8>().ok()? + asked))
        .sum()
}

#[test]
fn the_card_counts_what_falls_before_it_is_told_and_never_goes_back() {
    let seats = vec![person("Ada"), person("Ben")];
    let mut app = open("count", SIZE, Language::English, plan(seats), Opening::New);
    for dish in ["o2", "b1"] {
        until_asked(&mut app);
        assert!(turn_flow::play(app.world_mut(), &[Move::Dish(dish.parse().unwrap())]));
    }
    until_asked(&mut app);
    assert!(words(&mut app).contains("0/1 lemon"), "{}", words(&mut app));
    assert_eq!(counted(&mut app), 0);

    let heard = sitting(&app).told().len();
    let poured = |app: &App| {
        let since = &sitting(app).told()[heard..];
        since.iter().find_map(|event| match event {
            Event::Poured { pour, .. } => Some(pour.total()),
            _ => None,
        })
    };
    let hand = Box::new(PourHand::plain(170.0, 0.5));
    let (kind, choice) = (ActKind::Pour(Condiment::Lemon), Move::Season(Condiment::Lemon));
    let mut hands = app.world_mut().resource_mut::<Hands>();
    hands.lend(kind, Seat::First, Seat::First, Some(choice), hand);
    let (mut last, mut untold, mut while_it_falls) = (0, 0, 0);
    for _ in 0..2000 {
        app.update();
        let now = counted(&mut app);
        assert!(now >= last, "the card goes back from {last} to {now}");
        last = now;
        if poured(&app).is_some() {
            break;
        }
        untold = now;
        if !app.world().resource::<Hands>().are_free() {
            while_it_falls = now;
        }
    }
    let fell = poured(&app).expect("the pour is told");
    assert!(fell > 0, "nothing fell");
    assert_eq!((while_it_falls, untold, last), (fell, fell, fell));
    for _ in 0..10 {
        app.update();
        assert_eq!(counted(&mut app), fell);
    }
    until_asked(&mut app);
    assert_shown(&app);
}
