//! The proof that no crystal is lost: counts in the world against counts in the rules' state.

use rules::a_la_carte::{Condiment, Crystal, Crystals, Dispenser};

use crate::resting_pieces::Place;

/// Why world and state do not agree.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum LedgerError {
    /// A place holds something else than the state says.
    #[error("{place:?}: the world holds {world} {kind}, the state says {state}")]
    Differs {
        /// Where.
        place: Place,
        /// Which kind.
        kind: Crystal,
        /// Pieces there in the world.
        world: u8,
        /// Pieces there in the state.
        state: u8,
    },
    /// The whole table holds something else than the state says.
    #[error("the world has {world} {kind} in all, the state {state}")]
    Total {
        /// Which kind.
        kind: Crystal,
        /// In the world.
        world: u32,
        /// In the state.
        state: u32,
    },
    /// The state has another number of pans.
    #[error("the world has {world} pans, the state {state}")]
    Seats {
        /// In the world.
        world: usize,
        /// In the state.
        state: usize,
    },
    /// A piece is there twice, or not at all.
    #[error("the pieces on the table are not the {0} that a game has, each once")]
    Pieces(usize),
    /// A piece lies outside of what holds it, or nowhere that can be told in numbers.
    #[error("{place:?}: piece {id} lies outside of it, at {at:?}")]
    Astray {
        /// What should hold it.
        place: Place,
        /// Which piece.
        id: u8,
        /// Where it lies, in the frame of what should hold it.
        at: [f32; 3],
    },
}

/// What lies where, by kind: the words in which world and state are compared.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Counts {
    /// In the order of [`Condiment::ALL`].
    pub bottles: [Crystals; Condiment::COUNT],
    /// One for each seat.
    pub pans: Vec<Crystals>,
    /// The sink.
    pub sink: Crystals,
}

impl Counts {
    /// From the words of the rules.
    #[must_use]
    pub fn new(dispensers: [Dispenser; Condiment::COUNT], pans: Vec<Crystals>, sink: Crystals) -> Self {
        let bottles = Condiment::ALL.map(|condiment| {
            let mut counts = Crystals::default();
            let dispenser = dispensers[condiment.index()];
            counts[condiment.into()] = dispenser.colour;
            counts[Crystal::Salt] = dispenser.salt;
            counts
        });
        Self { bottles, pans, sink }
    }

    /// What lies in one place.
    #[must_use]
    pub fn at(&self, place: Place) -> Crystals {
        match place {
            Place::Bottle(condiment) => self.bottles[condiment.index()],
            Place::Pan(seat) => self.pans.get(seat).copied().unwrap_or_default(),
            Place::Sink => self.sink,
        }
    }

    fn total(&self, kind: Crystal) -> u32 {
        let all = self.bottles.iter().chain(&self.pans).chain([&self.sink]);
        all.map(|counts| u32::from(counts[kind])).sum()
    }

    pub(crate) fn check_total(&self, world: &Self) -> Result<(), LedgerError> {
        if world.pans.len() != self.pans.len() {
            let (world, state) = (world.pans.len(), self.pans.len());
            return Err(LedgerError::Seats { world, state });
        }
        for kind in Crystal::ALL {
            let (world, state) = (world.total(kind), self.total(kind));
            if world != state {
                return Err(LedgerError::Total { kind, world, state });
            }
        }
        Ok(())
    }

    pub(crate) fn compare(&self, state: &Self) -> Result<(), LedgerError> {
        state.check_total(self)?;
        let places = Condiment::ALL.into_iter().map(Place::Bottle);
        for place in places.chain((0..self.pans.len()).map(Place::Pan)).chain([Place::Sink]) {
            for kind in Crystal::ALL {
                let (world, state) = (self.at(place)[kind], state.at(place)[kind]);
                if world != state {
                    return Err(LedgerError::Differs {
                        place,
                        kind,
                        world,
                        state,
                    });
                }
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::resting_pieces::RestingPieces;

    #[test]
    fn pieces_follow_the_state_and_keep_their_numbers() {
        let mut larder = RestingPieces::new(2);
        let mut state = larder.counts();
        state.bottles[Condiment::Pepper.index()][Crystal::Pepper] = 12;
        state.bottles[Condiment::Pepper.index()][Crystal::Salt] = 4;
        state.pans[1][Crystal::Pepper] = 2;
        state.pans[1][Crystal::Salt] = 1;
        state.sink[Crystal::Pepper] = 1;
        larder.follow(&state).unwrap();
        assert_eq!(larder.counts(), state);
        let mut ids: Vec<u8> = [Place::Sink, Place::Pan(0), Place::Pan(1)]
            .into_iter()
            .chain(Condiment::ALL.map(Place::Bottle))
            .flat_map(|place| larder.at(place).iter().map(|resting| resting.piece.id))
            .collect();
        ids.sort_unstable();
        assert_eq!(ids, (0..80).collect::<Vec<u8>>());
    }

    #[test]
    fn a_state_with_a_piece_too_few_is_refused_and_changes_nothing() {
        let mut larder = RestingPieces::new(2);
        let before = larder.clone();
        let mut state = larder.counts();
        state.bottles[0][Crystal::Lemon] = 14;
        assert_eq!(
            larder.follow(&state),
            Err(LedgerError::Total {
                kind: Crystal::Lemon,
                world: 15,
                state: 14
            })
        );
        assert_eq!(larder, before);
    }
}
