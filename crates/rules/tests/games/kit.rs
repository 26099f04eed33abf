//! The test kit: plays random games of any [`Game`] and checks every state on the way.
//!
//! It knows no rule. A game brings its conceivable moves, a chance that is not too wild, and an audit of its own.

use std::fmt::Debug;
use std::sync::Arc;

use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::{Game, MatchRecord, Seat, ToMove, View};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// What the kit has to know about a game.
pub struct Kit<'a, G: Game> {
    pub setup: G::Setup,
    pub catalogue: Arc<G::Catalogue>,
    /// Every move that can be written down, legal or not; where those are endless, enough of them around a state.
    pub conceivable: &'a dyn Fn(&G) -> Vec<G::Move>,
    /// Checks what holds in every state; panics where it does not.
    pub audit: fn(&G),
    /// Decides for the world, and for players where games would otherwise not come to what is rare. Where it does not care,
    /// any legal move is as good as another.
    pub guide: fn(&G, &mut ChaCha8Rng) -> Option<G::Move>,
    /// No game lasts longer.
    pub most_moves: usize,
}

/// One state in so many is confronted with every conceivable move: it is the most expensive check.
const CONFRONT_ONE_IN: u32 = 64;

/// A game that was played to its end.
pub struct Played<G: Game> {
    pub game: G,
    pub record: MatchRecord<G>,
    /// How often something that a seat cannot see was dealt differently, with nothing changed for that seat.
    pub redealt: u32,
}

impl<G: Game> Kit<'_, G>
where
    G::State: Serialize + DeserializeOwned,
{
    /// Plays one game to its end.
    pub fn play(&self, seed: u64) -> Played<G> {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        // Apart from the luck of the game, so that what is checked does not change what is played.
        let mut fate = ChaCha8Rng::seed_from_u64(!seed);
        let mut redealt = 0;
        let mut record = MatchRecord::new(self.setup.clone());
        let mut game = G::start(&self.setup, self.catalogue.clone()).unwrap();
        loop {
            self.inspect(&game);
            let seat = Seat::ALL[fate.random_range(0..usize::from(game.seats()))];
            redealt += u32::from(self.keep_secrets(&game, seat, &mut fate));
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
        Played { game, record, redealt }
    }

    /// Deals everything anew that a seat cannot see: it must see the same, and have the same moves. Whether anything came to
    /// lie differently.
    fn keep_secrets(&self, game: &G, seat: Seat, fate: &mut ChaCha8Rng) -> bool {
        let view = game.view_for(seat);
        assert_eq!(view.seat(), seat);
        let other = view.sample(&mut |bound| fate.random_range(0..bound));
        (self.audit)(&other);
        assert_eq!(
            other.view_for(seat),
            view,
            "seat {seat} sees what it must not in {}",
            game.state()
        );
        let moves = |game: &G| game.legal_moves_of(seat).as_ref().to_vec();
        assert_eq!(moves(&other), moves(game), "seat {seat} in {}", game.state());
        assert_eq!(other.to_move(), game.to_move(), "who is to move is no secret");
        other != *game
    }

    fn choose(&self, game: &G, rng: &mut ChaCha8Rng) -> Option<G::Move> {
        if game.to_move() == ToMove::Nobody {
            assert!(game.legal_moves().as_ref().is_empty());
            return None;
        }
        (self.guide)(game, rng).or_else(|| {
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
        let listed = game.legal_moves();
        for &mv in listed.as_ref() {
            assert!(game.is_legal(mv), "{mv} is listed, but illegal in {text}");
        }
        inspect_authors(game, listed.as_ref());
        let standings = game.standings();
        assert_eq!(standings.len(), usize::from(game.seats()));
        assert!(standings[0].place == 1 && standings.is_sorted_by_key(|standing| standing.place));
    }

    /// Listed, legal and applicable are the same for every move that can be written down.
    fn confront(&self, game: &G) {
        let listed = game.legal_moves();
        let listed = listed.as_ref();
        let conceivable = (self.conceivable)(game);
        for (index, mv) in listed.iter().enumerate() {
            assert!(!listed[..index].contains(mv), "{mv} is listed twice");
            assert!(conceivable.contains(mv), "{mv} was not thought of");
        }
        for mv in conceivable {
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

/// Whoever is waited for can move, every move has its author, and the odds of chance are known for all moves or for none.
fn inspect_authors<G: Game>(game: &G, listed: &[G::Move]) {
    let text = game.state();
    for seat in Seat::ALL {
        let by_author: Vec<_> = listed
            .iter()
            .filter(|&&mv| game.author(mv) == Some(seat))
            .copied()
            .collect();
        assert_eq!(game.legal_moves_of(seat).as_ref(), by_author, "seat {seat} in {text}");
        let waited_for = game.to_move().waits_for(seat);
        assert!(
            !(waited_for && by_author.is_empty()),
            "seat {seat} can do nothing in {text}"
        );
    }
    let by_chance = matches!(game.to_move(), ToMove::Chance(_));
    let odds: Vec<_> = listed.iter().filter_map(|&mv| game.odds(mv)).collect();
    for &mv in listed {
        assert_eq!(game.author(mv).is_none(), by_chance, "{mv} in {text}");
    }
    assert!(
        odds.is_empty() || (by_chance && odds.len() == listed.len()),
        "{odds:?} in {text}"
    );
    let drawn = game.draw(&mut |bound| bound - 1);
    assert_eq!(drawn, listed.last().copied().filter(|_| !odds.is_empty()), "in {text}");
}

fn same_after_serde<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) {
    let text = ron::to_string(value).unwrap();
    assert_eq!(ron::from_str::<T>(&text).as_ref(), Ok(value), "{text}");
}
