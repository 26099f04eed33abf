//! Tournaments of the buffet: beside who wins, how often each mouse goes hungry, and how long a game is.

use opponents::Step;
use rules::Seat;
use rules::buffet::{Buffet, Event};

use super::dealt::{Counted, LENGTHS};
use crate::texts::Texts;

impl Counted for Buffet {
    const OF_EACH: &'static str = "hungry";
    const OF_GAMES: [&'static str; LENGTHS] = ["rounds", "showings"];

    fn title_of_each(texts: &Texts) -> String {
        texts.line("buffet-hungry")
    }

    fn happened_to(event: &Event) -> Option<Seat> {
        match event {
            Event::WentHungry { seat } => Some(*seat),
            _ => None,
        }
    }

    fn lengthens(step: &Step<Self>) -> [u32; LENGTHS] {
        let any = |is: fn(&Event) -> bool| u32::from(step.events.iter().any(is));
        [
            // Nobody says that the first round begins, but of each that it is over: by the next one, or by the end.
            any(|event| matches!(event, Event::RoundStarted { .. } | Event::GameOver { .. })),
            any(|event| matches!(event, Event::Shown { .. })),
        ]
    }

    fn length(texts: &Texts, [rounds, showings]: [f64; LENGTHS], moves: f64) -> String {
        let gaps = [
            ("rounds", texts.decimal(rounds, 1).into()),
            ("showings", texts.decimal(showings, 1).into()),
            ("moves", format!("{moves:.0}").into()),
        ];
        texts.say("buffet-length", gaps)
    }
}
