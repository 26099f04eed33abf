//! Where every piece rests between gestures: in a bottle, in a pan, in the sink. The engine only holds what takes part
//! in the running gesture; this holds the rest, and is what the rules' state is compared with.

use bevy::prelude::Resource;
use rules::a_la_carte::{Condiment, Crystal, Crystals, Dispenser};
use serde::{Deserialize, Serialize};

use crate::bottle::Cavity;
use crate::config::PhysicsConfig;
use crate::crystal::Piece;
use crate::guard;
use crate::ledger::{Counts, LedgerError};
use crate::pan;
use crate::pose::Pose;
use crate::settle::{Into, Layers, settle};

/// A piece at rest, and how it lies in the frame of what holds it. A piece without a pose was put there by the rules
/// and will be laid down when a gesture needs it.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Resting {
    /// Which.
    pub piece: Piece,
    /// How it lies, if it already does.
    pub pose: Option<Pose>,
}

/// A place that holds pieces.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// A dispenser.
    Bottle(Condiment),
    /// The pan of a seat.
    Pan(usize),
    /// The common sink.
    Sink,
}

/// All pieces of the game at rest.
#[derive(Debug, Clone, PartialEq, Resource, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RestingPieces {
    bottles: [Vec<Resting>; Condiment::COUNT],
    pans: Vec<Vec<Resting>>,
    sink: Vec<Resting>,
}

impl RestingPieces {
    /// The pieces of a game.
    const EVERY: usize = (Dispenser::COLOUR + Dispenser::SALT) as usize * Condiment::COUNT;

    /// The table as a game begins: full bottles, empty pans.
    #[must_use]
    pub fn new(seats: usize) -> Self {
        let mut ids = 0..=u8::MAX;
        let mut some = |kind: Crystal, count: u8| -> Vec<Resting> {
            let loose = |id| Resting {
                piece: Piece { id, kind },
                pose: None,
            };
            ids.by_ref().take(usize::from(count)).map(loose).collect()
        };
        let bottles = Condiment::ALL.map(|condiment| {
            let mut pieces = some(condiment.into(), Dispenser::COLOUR);
            pieces.extend(some(Crystal::Salt, Dispenser::SALT));
            pieces
        });
        Self {
            bottles,
            pans: vec![Vec::new(); seats],
            sink: Vec::new(),
        }
    }

    /// How many pans there are.
    #[must_use]
    pub fn seats(&self) -> usize {
        self.pans.len()
    }

    /// What lies somewhere; nothing in a pan that is not on the table.
    #[must_use]
    pub fn at(&self, place: Place) -> &[Resting] {
        match place {
            Place::Bottle(condiment) => &self.bottles[condiment.index()],
            Place::Pan(seat) => self.pans.get(seat).map_or(&[], Vec::as_slice),
            Place::Sink => &self.sink,
        }
    }

    pub(crate) fn at_mut(&mut self, place: Place) -> Option<&mut Vec<Resting>> {
        match place {
            Place::Bottle(condiment) => Some(&mut self.bottles[condiment.index()]),
            Place::Pan(seat) => self.pans.get_mut(seat),
            Place::Sink => Some(&mut self.sink),
        }
    }

    /// Every piece in play, in the order of its number.
    pub fn pieces(&self) -> impl Iterator<Item = Piece> {
        let held = self.bottles.iter().chain(&self.pans).chain([&self.sink]);
        let mut pieces: Vec<Piece> = held.flatten().map(|resting| resting.piece).collect();
        pieces.sort_unstable();
        pieces.into_iter()
    }

    /// How many of each kind lie somewhere.
    #[must_use]
    pub fn count(&self, place: Place) -> Crystals {
        let mut counts = Crystals::default();
        for resting in self.at(place) {
            counts[resting.piece.kind] += 1;
        }
        counts
    }

    fn places(&self) -> Vec<Place> {
        let bottles = Condiment::ALL.into_iter().map(Place::Bottle);
        bottles
            .chain((0..self.pans.len()).map(Place::Pan))
            .chain([Place::Sink])
            .collect()
    }

    /// Carries pieces between bottles, pans and sink until every place holds what the state says.
    ///
    /// # Errors
    /// If the state does not hold exactly the pieces that are on the table; then nothing is moved.
    pub fn follow(&mut self, state: &Counts) -> Result<(), LedgerError> {
        state.check_total(&self.counts())?;
        let mut carried: Vec<Resting> = Vec::new();
        for place in self.places() {
            let wanted = state.at(place);
            let have = self.count(place);
            let Some(pieces) = self.at_mut(place) else { continue };
            for kind in Crystal::ALL {
                for _ in wanted[kind]..have[kind] {
                    if let Some(index) = pieces.iter().rposition(|resting| resting.piece.kind == kind) {
                        carried.push(pieces.remove(index));
                    }
                }
            }
        }
        for place in self.places() {
            let wanted = state.at(place);
            let have = self.count(place);
            let Some(pieces) = self.at_mut(place) else { continue };
            for kind in Crystal::ALL {
                for _ in have[kind]..wanted[kind] {
                    if let Some(index) = carried.iter().position(|resting| resting.piece.kind == kind) {
                        let piece = carried.remove(index).piece;
                        pieces.push(Resting { piece, pose: None });
                    }
                }
            }
        }
        self.prove(state)
    }

    /// Two stoves change places, with everything in their pans.
    pub fn swap_pans(&mut self, one: usize, other: usize) {
        if one.max(other) < self.pans.len() {
            self.pans.swap(one, other);
        }
    }

    /// Whether every piece in a bottle or a pan lies somewhere. In the sink nobody looks at how.
    #[must_use]
    pub fn all_lie(&self) -> bool {
        let mut held = self.bottles.iter().chain(&self.pans).flatten();
        held.all(|resting| resting.pose.is_some())
    }

    /// Whether every piece is one of the game's, is there only once and lies where it could. A file may say anything.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        // In centimetres, and wider than anything that holds pieces.
        const FAR: f32 = 50.0;
        let could = |pose: Pose| {
            let turned = (pose.rotation.length_squared() - 1.0).abs() < 0.01;
            pose.is_finite() && pose.position.length() < FAR && turned
        };
        let pieces: Vec<Piece> = self.pieces().collect();
        let once = pieces.windows(2).all(|pair| pair[0].id != pair[1].id);
        // More than that could not even be counted in the numbers of the rules.
        let ours = pieces.iter().all(|piece| usize::from(piece.id) < Self::EVERY);
        let mut held = self.bottles.iter().chain(&self.pans).chain([&self.sink]).flatten();
        once && ours && held.all(|resting| resting.pose.is_none_or(could))
    }

    /// Lays down what the rules have put into bottles and pans.
    pub fn lay_down(&mut self, config: &PhysicsConfig, seed: u64) {
        let loose = |pieces: &[Resting]| pieces.iter().any(|resting| resting.pose.is_none());
        for (index, pieces) in self.bottles.iter_mut().enumerate() {
            if loose(pieces) {
                settle(config, pieces, Into::Bottle(Layers::Mixed), seed ^ index as u64);
            }
        }
        for (index, pieces) in self.pans.iter_mut().enumerate() {
            if loose(pieces) {
                settle(config, pieces, Into::Pan, seed ^ (index as u64) << 8);
            }
        }
    }

    /// What lies where, by kind.
    #[must_use]
    pub fn counts(&self) -> Counts {
        Counts {
            bottles: Condiment::ALL.map(|condiment| self.count(Place::Bottle(condiment))),
            pans: (0..self.pans.len()).map(|seat| self.count(Place::Pan(seat))).collect(),
            sink: self.count(Place::Sink),
        }
    }

    /// Proves that every piece of the game is there once, and lies inside of what holds it.
    ///
    /// # Errors
    /// The first piece of which that is not so.
    pub fn audit(&self, config: &PhysicsConfig) -> Result<(), LedgerError> {
        if !self.pieces().map(|piece| usize::from(piece.id)).eq(0..Self::EVERY) {
            return Err(LedgerError::Pieces(Self::EVERY));
        }
        let cavity = Cavity::new(&config.bottle);
        for place in self.places() {
            for resting in self.at(place) {
                let Some(pose) = resting.pose else { continue };
                let inside = match place {
                    Place::Bottle(_) => cavity.outside(pose.position) < guard::TOLERANCE,
                    Place::Pan(_) => pan::holds(&config.pan, pose.position),
                    Place::Sink => true,
                };
                if !(inside && pose.is_finite()) {
                    return Err(LedgerError::Astray {
                        place,
                        id: resting.piece.id,
                        at: pose.position.to_array(),
                    });
                }
            }
        }
        Ok(())
    }

    /// Proves that the world holds what the state says, place by place and kind by kind.
    ///
    /// # Errors
    /// The first place where they differ.
    pub fn prove(&self, state: &Counts) -> Result<(), LedgerError> {
        self.counts().compare(state)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_pieces_than_a_game_has_are_unsound_however_they_are_numbered() {
        let mut larder = RestingPieces::new(2);
        assert!(larder.is_sound());
        let piece = |id: usize| Piece {
            id: id as u8,
            kind: Crystal::Salt,
        };
        let resting = |id| Resting {
            piece: piece(id),
            pose: None,
        };
        // All in one place and of one kind: as many as there are numbers.
        larder.bottles = Default::default();
        larder.sink = (0..256).map(resting).collect();
        assert!(!larder.is_sound());
        larder.sink.truncate(RestingPieces::EVERY);
        assert!(larder.is_sound() && larder.count(Place::Sink)[Crystal::Salt] == 80);
        larder.sink[3].piece.id = 80;
        assert!(!larder.is_sound());
    }
}
