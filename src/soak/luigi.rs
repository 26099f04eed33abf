//! What the soak of Da Luigi proves: no cube, guest or token is lost, and whoever only hears what happens sees the table as it
//! is. Matches are resumed also in the middle of a turn.

use std::ops::AddAssign;

use rules::Game;
use rules::luigi::{Event, Luigi, Pending, State};

use super::dealt::{self, Soaked};
use crate::texts::Texts;

/// An evening at Luigi's.
pub type Evening = dealt::Evening<Luigi>;
/// What was done at Luigi's.
pub type Tally = dealt::Tally<Counts>;

/// What is counted of Da Luigi.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Counts {
    /// Guests who had everything.
    pub cashed: u64,
    /// Guests who left before.
    pub left: u64,
    /// Guests who came along with another.
    pub friends: u64,
    /// Times that used cubes went back into the bag.
    pub refills: u64,
}

impl AddAssign for Counts {
    fn add_assign(&mut self, other: Self) {
        self.cashed += other.cashed;
        self.left += other.left;
        self.friends += other.friends;
        self.refills += other.refills;
    }
}

impl Soaked for Luigi {
    const TORN: &'static [u8] = b"push 3";
    type Counts = Counts;
    /// Nothing at the table is secret, so one listener stands for all.
    type Listeners = State;

    fn count(counts: &mut Counts, events: &[Event]) {
        for event in events {
            match event {
                Event::Cashed { .. } => counts.cashed += 1,
                Event::Left { .. } => counts.left += 1,
                Event::FriendCame { .. } => counts.friends += 1,
                Event::BagRefilled { .. } => counts.refills += 1,
                _ => {}
            }
        }
    }

    fn is_interrupted(state: &State) -> bool {
        let one_thing = matches!(state.agenda.as_slice(), [] | [Pending::Turn]);
        !one_thing
    }

    fn listeners(&self) -> State {
        *self.state()
    }

    fn prove(&self, events: &[Event], listener: &mut State) -> Result<(), String> {
        self.audit().map_err(|contradiction| contradiction.to_string())?;
        events.iter().for_each(|event| listener.hear(event));
        // What the table waits for is what may be done, and not what lies where.
        listener.agenda = self.state().agenda;
        match listener == self.state() {
            true => Ok(()),
            false => Err("whoever listens sees another table".to_owned()),
        }
    }

    fn report(tally: &Tally, memory: [String; 3], texts: &Texts) -> String {
        let number = |count: u64| count.to_string().into();
        let [most, mean, growth] = memory;
        texts.say(
            "luigi-soak-report",
            [
                ("games", number(tally.games.into())),
                ("moves", number(tally.moves)),
                ("cashed", number(tally.counts.cashed)),
                ("left", number(tally.counts.left)),
                ("friends", number(tally.counts.friends)),
                ("refills", number(tally.counts.refills)),
                ("resumes", number(tally.resumes)),
                ("interrupted", number(tally.interrupted)),
                ("torn", number(tally.torn)),
                ("most", most.into()),
                ("mean", mean.into()),
                ("growth", growth.into()),
            ],
        )
    }
}
