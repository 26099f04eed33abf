//! The end of the game and the placings.

use rules::a_la_carte::{ALaCarte, Crepe, EndReason, Event, HouseRules, IllegalMove, Phase, Seat};
use rules::{Game, ToMove};

use crate::a_la_carte::table::{Table, act, cooking, refusal};

const ME: Seat = Seat::First;

/// Seat 1 is one roll away from serving the sausage, perfectly seasoned.
fn about_to_serve(table: Table) -> Table {
    table.dial(ME, 1).pan(ME, [0, 1, 1, 0, 0])
}

fn serve(table: Table) -> ALaCarte {
    let mut game = about_to_serve(table).game();
    act(&mut game, &["heat", "rolled +1"]);
    game
}

fn end_of(game: &ALaCarte) -> Option<(Seat, EndReason)> {
    match game.state().phase {
        Phase::Over { by, reason } => Some((by, reason)),
        _ => None,
    }
}

#[test]
fn five_dishes_end_it_at_once() {
    let four = ["y1", "b2", "o1", "r1"];
    let game = serve(cooking(["g1", "b1", "g2"]).served(ME, &four));
    assert_eq!(end_of(&game), Some((ME, EndReason::Dishes)));
    assert_eq!(game.to_move(), ToMove::Nobody);
    assert_eq!(refusal(&game, "dish g3"), IllegalMove::GameOver);
    let not_yet = serve(cooking(["g1", "b1", "g2"]).served(ME, &four[..3]));
    assert_eq!(end_of(&not_yet), None);
}

#[test]
fn the_crepe_counts_as_a_dish() {
    let game = serve(
        cooking(["g1", "b1", "g2"])
            .served(ME, &["y1", "b2", "o1"])
            .crepe(ME, Crepe::Served),
    );
    assert_eq!(end_of(&game), Some((ME, EndReason::Dishes)));
}

#[test]
fn two_players_need_seven() {
    let served = ["y1", "b2", "o1", "r1", "y2", "b3"];
    let six = serve(cooking(["g1", "b1"]).served(ME, &served[..5]));
    assert_eq!(end_of(&six), None);
    let seven = serve(cooking(["g1", "b1"]).served(ME, &served));
    assert_eq!(end_of(&seven), Some((ME, EndReason::Dishes)));
}

#[test]
fn a_table_may_agree_on_another_number() {
    let house = HouseRules {
        dishes: 2,
        ..HouseRules::english()
    };
    let game = serve(cooking(["g1", "b1", "g2"]).house(house).served(ME, &["y1"]));
    assert_eq!(end_of(&game), Some((ME, EndReason::Dishes)));
}

/// R13: whoever can put nothing into the pan, neither a dish nor the own crêpe, ends the game.
#[test]
fn r13_nothing_left_to_cook_ends_it() {
    let table = || cooking(["g1", "b1"]).no_dish_left();
    let over = serve(table().crepe(ME, Crepe::Burnt));
    assert_eq!(end_of(&over), Some((ME, EndReason::NothingToCook)));
    // With the crêpe still to hand the game goes on, and the crêpe is all there is.
    let mut goes_on = serve(table());
    assert_eq!(end_of(&goes_on), None);
    act(&mut goes_on, &["crepe"]);
}

#[test]
fn three_stars_win_at_once_and_alone() {
    let table = cooking(["g1", "b1"]).served(ME, &["y3", "y4"]).stars(ME, 2);
    let game = serve(table.served(Seat::Second, &["r1", "r2", "r3"]));
    assert_eq!(end_of(&game), Some((ME, EndReason::Stars)));
    let standings = game.standings();
    assert_eq!((standings[0].seat, standings[0].place, standings[0].points), (ME, 1, 4));
    assert_eq!(
        (standings[1].seat, standings[1].place, standings[1].points),
        (Seat::Second, 2, 16)
    );
}

/// R15: should one move end it both ways, the stars decide.
#[test]
fn r15_stars_decide_when_the_dishes_would_end_it_too() {
    let table = cooking(["g1", "b1", "g2"])
        .served(ME, &["y1", "y3", "y4", "y2"])
        .stars(ME, 2);
    let game = serve(table.served(Seat::Second, &["r1", "r2", "r3"]));
    assert_eq!(end_of(&game), Some((ME, EndReason::Stars)));
    assert_eq!(game.standings()[0].seat, ME);
}

/// R14: finished dishes still lying in pans count for their pan's owner, without a star.
#[test]
fn r14_finished_dishes_in_pans_count_without_a_star() {
    let table = cooking(["g1", "b1", "b3"]).served(ME, &["y1", "b2", "o1", "r1"]);
    // The second seat's walrus is finished and perfect; the third's duck is not seasoned.
    let table = table
        .dial(Seat::Second, 3)
        .pan(Seat::Second, [1, 2, 0, 0, 0])
        .dial(Seat::Third, 3);
    let game = serve(table);
    let of = |seat| *game.standings().iter().find(|standing| standing.seat == seat).unwrap();
    assert_eq!(
        (
            of(Seat::Second).points,
            of(Seat::Second).from_pan,
            of(Seat::Second).stars
        ),
        (3, 3, 0)
    );
    assert_eq!(of(Seat::Third).points, 0);
}

#[test]
fn points_are_dishes_crepe_and_played_cups() {
    let table = cooking(["g1", "b1"]).served(ME, &["y1", "r3"]).crepe(ME, Crepe::Served);
    let game = table.rest_of_tray_used(ME).game();
    let standing = game.standings()[0];
    assert_eq!(
        (standing.from_dishes, standing.from_crepe, standing.from_cups),
        (7, 5, 3)
    );
    assert_eq!(standing.points, 15);
}

#[test]
fn ties_share_the_place() {
    let table = cooking(["g1", "b1", "g2", "b3"]);
    let table = table.served(Seat::First, &["y1"]).served(Seat::Second, &["g3"]);
    let game = table.served(Seat::Third, &["g4"]).served(Seat::Fourth, &["y2"]).game();
    let places: Vec<_> = game.standings().iter().map(|s| (s.seat.index(), s.place)).collect();
    assert_eq!(places, [(1, 1), (2, 1), (0, 3), (3, 3)]);
}

#[test]
fn the_last_event_tells_the_result() {
    let mut game = about_to_serve(cooking(["g1", "b1", "g2"]).served(ME, &["y1", "b2", "o1", "r1"])).game();
    let events = act(&mut game, &["heat", "rolled +1"]);
    let Some(Event::GameOver { by, reason, standings }) = events.last() else {
        panic!("the game is over, but nobody says so: {events:?}");
    };
    assert_eq!((*by, *reason), (ME, EndReason::Dishes));
    assert_eq!(*standings, game.standings());
}

#[test]
fn behind_three_stars_the_points_place_the_others() {
    let table = cooking(["g1", "b1", "g2"]).served(ME, &["y3", "y4"]).stars(ME, 2);
    let table = table.served(Seat::Second, &["g3"]).served(Seat::Third, &["r1", "r2"]);
    let game = serve(table);
    let placed: Vec<_> = game.standings().iter().map(|s| (s.seat, s.place, s.points)).collect();
    assert_eq!(placed, [(ME, 1, 4), (Seat::Third, 2, 10), (Seat::Second, 3, 2)]);
}

/// R14, at every seat.
#[test]
fn r14_holds_for_every_seat() {
    for seat in [Seat::Second, Seat::Third, Seat::Fourth] {
        let mut dishes = ["g1", "o1", "o2", "o3"];
        dishes[seat.index()] = "b1";
        let table = cooking(dishes).served(ME, &["y1", "b2", "o4", "r1"]);
        let game = serve(table.dial(seat, 3).pan(seat, [1, 2, 0, 0, 0]));
        let of = |seat| *game.standings().iter().find(|standing| standing.seat == seat).unwrap();
        assert_eq!((of(seat).from_pan, of(seat).points, of(seat).stars), (3, 3, 0));
    }
}
