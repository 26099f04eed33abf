//! Whoever has to choose and has only one choice is not made to: it is made, and seen.

use rules::Game;
use rules::a_la_carte::{ALaCarte, Event, Menu, Move, Phase, Seat, Setup};
use toque::texts::Language;
use toque::window::plan::TablePlan;
use toque::window::table::hands::Hands;

use crate::party::{SIZE, person, plan, sitting, taken_up, until};
use crate::stage::{app, words};

/// What two people played until Ada has to choose a dish and there is only one that may be chosen.
fn until_one_dish_is_left(plan: &TablePlan) -> Vec<Move> {
    let menu = Menu::standard();
    for luck in 0..200_usize {
        let setup = Setup::new(plan.seats.len() as u8, plan.house, &menu);
        let mut game = ALaCarte::start(&setup, menu.clone()).unwrap();
        let mut played = Vec::new();
        while !matches!(game.state().phase, Phase::Over { .. }) {
            let state = game.state();
            let moves = game.legal_moves();
            if let ([only], Phase::NewDish { .. }, Seat::First) = (moves.as_ref(), state.phase, state.active) {
                assert!(matches!(only, Move::Dish(_)), "{only}");
                return played;
            }
            // Any move, but never twice the same way through a turn.
            let mv = moves.as_ref()[(luck * 31 + played.len() * 17) % moves.as_ref().len()];
            game.apply(mv).unwrap();
            played.push(mv);
        }
    }
    panic!("there is always a choice");
}

#[test]
fn the_only_dish_is_taken_by_itself_and_that_is_said() {
    let plan = plan(vec![person("Ada"), person("Ben")]);
    let moves = until_one_dish_is_left(&plan);
    let mut app = app("only-dish", SIZE, Language::English, 1.0);
    taken_up(&mut app, &plan, moves.clone());
    // There is time to see what it is about.
    for _ in 0..60 {
        app.update();
    }
    assert_eq!(sitting(&app).record().moves.len(), moves.len());
    until(&mut app, "the dish is taken", |app| {
        sitting(app).record().moves.len() > moves.len()
    });
    until(&mut app, "it is told", |app| {
        matches!(
            sitting(app).told().last(),
            Some(Event::DishChosen { seat: Seat::First, .. })
        )
    });
    app.update();
    app.update();
    let words = words(&mut app);
    assert!(words.contains("There was nothing else to choose."), "{words}");
    assert!(app.world().resource::<Hands>().are_free());
    // It was nobody's choice, so it is nobody's to take back.
    assert!(!sitting(&app).can_undo());
}
