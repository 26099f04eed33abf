//! The test kit: plays random games of any [`Game`] and checks every state on the way.
//!
//! It knows no rule. A game brings its conceivable moves, a chance that is not too wild, and an audit of its own.

use std::fmt::Debug;
use std::sync::Arc;

use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::{Game, MatchRecord, ToMove};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// What the kit has to know about a game.
pub struct Kit<'a, G: Game> {
    pub setup: G::Setup,
    pub catalogue: Arc<G::Catalogue>,
    /// Every move that can be written down, legal or not.
    pub conceivable: &'a [G::Move],
    /// Checks what holds in every state; panics where it does not.
    pub audit: fn(&G),
    /// Decides for the world. Where it does not care, any legal move is as good as another.
    pub chance: fn(&G, G::Chance, &mut ChaCha8Rng) -> Option<G::Move>,
    /// No game lasts longer.
    pub most_moves: usize,
}

/// One state in so many is confronted with every conceivable move: it is the most expensive check.
const CONFRONT_ONE_IN: u32 = 64;

impl<G: Game> Kit<'_, G>
where
    G::State: Serialize + DeserializeOwned,
{
    /// Plays one game to its end and returns it, with everything that was played.
    pub fn play(&self, seed: u64) -> (G, MatchRecord<G>) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut record = MatchRecord::new(self.setup.clone());
        let mut game = G::start(&self.setup, self.catalogue.clone()).unwrap();
        loop {
            self.inspect(&game);
            if rng.random_range(0..CONFRONT_ONE_IN) == 0 {
                self.confront(&game);
            }
            let Some(mv) = self.choose(&game, &mut rng) else {
                break;
            };
            assert!(game.is_legal(mv), "{mv} was chosen, but is illegal in {}", game.state());
            let mut checked = game.clone();
            checked.apply(mv).unwrap();
            game.apply_unchecked(mv);
            assert_eq!(checked, game, "apply and apply_unchecked disagree on {mv}");
            record.moves.push(mv);
            assert!(
                record.moves.len() < self.most_moves,
                "seed {seed}: the game does not end"
            );
        }
        assert_eq!(record.to_string().parse().as_ref(), Ok(&record));
        assert_eq!(record.replay(self.catalogue.clone()).as_ref().ok(), Some(&game));
        (game, record)
    }

    fn choose(&self, game: &G, rng: &mut ChaCha8Rng) -> Option<G::Move> {
        let asked = match game.to_move() {
            ToMove::Nobody => {
                assert!(game.legal_moves().as_ref().is_empty());
                return None;
            }
            ToMove::Seats(_) => None,
            ToMove::Chance(chance) => (self.chance)(game, chance, rng),
        };
        asked.or_else(|| {
            let moves = game.legal_moves();
            let choice = moves.as_ref().choose(rng).copied();
            assert!(choice.is_some(), "nothing can be done in {}", game.state());
            choice
        })
    }

    /// What holds in every state.
    fn inspect(&self, game: &G) {
        (self.audit)(game);
        let state = game.state();
        let text = state.to_string();
        assert!(text.parse::<G::State>().is_ok_and(|read| read == *state), "{text}");
        assert!(!text.contains('\n'));
        same_after_serde(state);
        let resumed = G::resume(state.clone(), self.catalogue.clone());
        assert!(resumed.is_ok_and(|resumed| resumed == *game), "{text}");
        for &mv in game.legal_moves().as_ref() {
            assert!(game.is_legal(mv), "{mv} is listed, but illegal in {text}");
        }
    }

    /// Listed, legal and applicable are the same for every move that can be written down.
    fn confront(&self, game: &G) {
        let listed = game.legal_moves();
        let listed = listed.as_ref();
        for (index, mv) in listed.iter().enumerate() {
            assert!(!listed[..index].contains(mv), "{mv} is listed twice");
            assert!(self.conceivable.contains(mv), "{mv} was not thought of");
        }
        for &mv in self.conceivable {
            let mut after = game.clone();
            let applied = after.apply(mv);
            assert_eq!(listed.contains(&mv), applied.is_ok(), "{mv} in {}", game.state());
            assert_eq!(game.check(mv).err().as_ref(), applied.as_ref().err());
            if applied.is_err() {
                assert_eq!(after, *game, "an illegal {mv} changed something");
            }
        }
    }
}

fn same_after_serde<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) {
    let text = ron::to_string(value).unwrap();
    assert_eq!(ron::from_str::<T>(&text).as_ref(), Ok(value), "{text}");
}
