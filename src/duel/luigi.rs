//! Tournaments of Da Luigi: beside who wins, how often guests leave each house unserved, and how long an evening is.

use opponents::Step;
use rules::Seat;
use rules::luigi::{Event, Luigi};

use super::dealt::{Counted, LENGTHS};
use crate::texts::Texts;

impl Counted for Luigi {
    const OF_EACH: &'static str = "left";
    const OF_GAMES: [&'static str; LENGTHS] = ["turns", "welcomes"];

    fn title_of_each(texts: &Texts) -> String {
        texts.line("luigi-left-unserved")
    }

    fn happened_to(event: &Event) -> Option<Seat> {
        match event {
            Event::Left { seat, .. } => Some(*seat),
            _ => None,
        }
    }

    fn lengthens(step: &Step<Self>) -> [u32; LENGTHS] {
        let any = |is: fn(&Event) -> bool| u32::from(step.events.iter().any(is));
        [
            any(|event| matches!(event, Event::TurnBegan { .. })),
            any(|event| matches!(event, Event::Taken { .. })),
        ]
    }

    fn length(texts: &Texts, [turns, welcomes]: [f64; LENGTHS], moves: f64) -> String {
        let gaps = [
            ("turns", texts.decimal(turns, 1).into()),
            ("welcomes", texts.decimal(welcomes, 1).into()),
            ("moves", format!("{moves:.0}").into()),
        ];
        texts.say("luigi-length", gaps)
    }
}
