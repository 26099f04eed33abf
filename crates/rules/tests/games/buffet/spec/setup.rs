//! Setting up, and the buffet of a round.

use std::sync::Arc;

use rules::buffet::{Buffet, Card, Chance, IllegalMove, InvalidGame, Kind, Phase, Plate, Setup};
use rules::{Game, Seat, ToMove};

use crate::buffet::table::{act, plate, queue, refusal};

/// B9: the first seat stands for the youngest.
#[test]
fn b9_nine_cards_for_each_from_the_first_seat_on_who_has_the_token() {
    let mut game = Buffet::start(&Setup { seats: 4 }, Arc::default()).unwrap();
    assert_eq!(game.state().table.token, Seat::First);
    for to in game.state().table.all_seats().iter() {
        for card in &Card::ALL[..9] {
            assert_eq!(game.to_move(), ToMove::Chance(Chance::Card { to }));
            act(&mut game, &[&format!("dealt {card} to {to}")]);
        }
        assert_eq!(game.state().hand(to).len(), 9);
    }
    assert_eq!(game.to_move(), ToMove::Chance(Chance::Plate));
    assert_eq!(game.state().draw_pile.len(), 110 - 36);
    assert_eq!(game.state().table.mice, [0; 6]);
}

#[test]
fn one_plate_fewer_than_players_is_turned_up_and_five_for_three() {
    for (seats, plates) in [(3, 5), (4, 3), (5, 4), (6, 5)] {
        let game = Buffet::start(&Setup { seats }, Arc::default()).unwrap();
        assert_eq!(game.state().table.plates_a_round(), plates, "{seats} seats");
    }
    let game = queue(["", "", "", ""], &["cheese1", "pizza4", "salad4"]);
    assert_eq!(game.state().table.phase, Phase::Choose);
}

/// B1: higher value first, equal values by kind.
#[test]
fn b1_the_buffet_is_sorted_from_best_to_worst() {
    let game = queue(
        ["", "", "", "", "", ""],
        &["cheese1", "salad4", "salami-1", "pizza4", "chicken4"],
    );
    let sorted: Vec<Plate> = game.state().table.buffet.iter().collect();
    assert_eq!(
        sorted,
        ["pizza4", "chicken4", "salad4", "cheese1", "salami-1"].map(plate)
    );
    let best_to_worst = "cheese salami sausage pizza chicken salad";
    assert_eq!(Kind::ALL.map(Kind::word).join(" "), best_to_worst);
    assert!(Plate::all().is_sorted() && Plate::all().count() == 36);
}

#[test]
fn three_to_six_may_play() {
    for seats in [0, 1, 2, 7, 200] {
        let refused = Buffet::start(&Setup { seats }, Arc::default()).unwrap_err();
        assert_eq!(refused, InvalidGame::Seats(seats));
    }
}

#[test]
fn chance_deals_only_what_there_is_and_to_whom_it_is_due() {
    let mut game = Buffet::start(&Setup { seats: 3 }, Arc::default()).unwrap();
    assert_eq!(refusal(&game, "dealt 4 to 2"), IllegalMove::NotYourDraw);
    assert_eq!(refusal(&game, "plate pizza 4"), IllegalMove::NotNow);
    assert_eq!(refusal(&game, "choose 1 4"), IllegalMove::NotNow);
    act(&mut game, &["dealt 4 to 1"; 9]);
    act(&mut game, &["dealt 4 to 2"]);
    assert_eq!(refusal(&game, "dealt 4 to 2"), IllegalMove::CardNotInPile);
    act(&mut game, &["dealt 5 to 2"; 8]);
    act(&mut game, &["dealt 6 to 3"; 9]);
    act(&mut game, &["plate pizza 4"]);
    assert_eq!(refusal(&game, "plate pizza 4"), IllegalMove::PlateNotFaceDown);
}
