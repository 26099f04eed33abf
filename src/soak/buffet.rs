//! What the soak of the buffet proves: no card or plate is lost, and each seat is told everything that is for it, and nothing
//! else. Matches are resumed also while cards lie face down.

use std::ops::AddAssign;

use rules::Game;
use rules::buffet::{Buffet, Event, State, View};

use super::dealt::{self, Soaked};
use crate::texts::Texts;

/// An evening at the buffet.
pub type Evening = dealt::Evening<Buffet>;
/// What was done at the buffet.
pub type Tally = dealt::Tally<Counts>;

/// What is counted of the buffet.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Counts {
    /// Times that all cards were turned over.
    pub showings: u64,
    /// Swaps of at least one card.
    pub swaps: u64,
    /// Times that the discards became a new draw pile.
    pub reshuffles: u64,
}

impl AddAssign for Counts {
    fn add_assign(&mut self, other: Self) {
        self.showings += other.showings;
        self.swaps += other.swaps;
        self.reshuffles += other.reshuffles;
    }
}

impl Soaked for Buffet {
    const TORN: &'static [u8] = b"choose 1 ";
    type Counts = Counts;
    /// What each seat sees.
    type Listeners = Vec<View>;

    fn count(counts: &mut Counts, events: &[Event]) {
        let any = |is: fn(&Event) -> bool| u64::from(events.iter().any(is));
        counts.showings += any(|event| matches!(event, Event::Shown { .. }));
        counts.swaps += any(|event| matches!(event, Event::Swapped { cards, .. } if !cards.is_empty()));
        counts.reshuffles += any(|event| matches!(event, Event::Reshuffled { .. }));
    }

    fn is_interrupted(state: &State) -> bool {
        !state.have_chosen().is_empty()
    }

    fn listeners(&self) -> Vec<View> {
        let seats = self.state().table.all_seats();
        seats.iter().map(|seat| self.view_for(seat)).collect()
    }

    fn prove(&self, events: &[Event], listeners: &mut Vec<View>) -> Result<(), String> {
        self.audit().map_err(|contradiction| contradiction.to_string())?;
        for view in listeners {
            let seat = view.seat;
            for event in events {
                let heard = Self::heard_by(event, seat);
                if let Event::Dealt { to: of, card: Some(_) }
                | Event::Chosen {
                    seat: of,
                    card: Some(_),
                }
                | Event::TakenBack {
                    seat: of,
                    card: Some(_),
                } = heard
                    && of != seat
                {
                    return Err(format!("seat {seat} heard of a secret card"));
                }
                view.hear(&heard);
            }
            // What the table waits for is what may be done, and not what lies where.
            view.table.phase = self.state().table.phase;
            if *view != self.view_for(seat) {
                return Err(format!("seat {seat} sees another table than it has heard of"));
            }
        }
        Ok(())
    }

    fn report(tally: &Tally, memory: [String; 3], texts: &Texts) -> String {
        let number = |count: u64| count.to_string().into();
        let [most, mean, growth] = memory;
        texts.say(
            "buffet-soak-report",
            [
                ("games", number(tally.games.into())),
                ("moves", number(tally.moves)),
                ("showings", number(tally.counts.showings)),
                ("swaps", number(tally.counts.swaps)),
                ("reshuffles", number(tally.counts.reshuffles)),
                ("resumes", number(tally.resumes)),
                ("hidden", number(tally.interrupted)),
                ("torn", number(tally.torn)),
                ("most", most.into()),
                ("mean", mean.into()),
                ("growth", growth.into()),
            ],
        )
    }
}
