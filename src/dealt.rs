//! Games whose chance is dealt by their own odds, without hands or physics: what it takes to sit down to one. Watching,
//! tournaments, balance and soak need no more of such a game, and so serve all of them alike.

use std::sync::Arc;

use opponents::{Playable, PlayerKind, SeatedPlayer, World, buffet, luigi};
use rules::Game;
use rules::buffet::Buffet;
use rules::luigi::{GuestBook, Luigi};

use crate::shelf::GameName;
use crate::texts::refusals::Refusing;

/// A game that computer players can be seated at with nothing more than their kind and a seed.
pub trait Dealt: Game<Illegal: Copy + Send> + Playable + Refusing {
    /// Whoever draws.
    type Dealer: World<Self>;
    /// Which game of the shelf.
    const NAME: GameName;

    /// What the game is played from: the tables that come with it.
    fn standard() -> Arc<Self::Catalogue>;

    /// What is agreed on when so many play.
    fn setup_for(seats: u8) -> Self::Setup;

    /// Somebody of a kind. The same kind and the same seed always play the same.
    fn player(kind: PlayerKind, seed: u64) -> SeatedPlayer<Self>;

    /// Chance. The same seed always deals the same.
    fn dealer(seed: u64) -> Self::Dealer;
}

impl Dealt for Buffet {
    type Dealer = buffet::Dealer;
    const NAME: GameName = GameName::Buffet;

    fn standard() -> Arc<Self::Catalogue> {
        Arc::default()
    }

    fn setup_for(seats: u8) -> Self::Setup {
        rules::buffet::Setup { seats }
    }

    fn player(kind: PlayerKind, seed: u64) -> SeatedPlayer<Self> {
        buffet::player(kind, seed)
    }

    fn dealer(seed: u64) -> Self::Dealer {
        buffet::Dealer::new(seed)
    }
}

impl Dealt for Luigi {
    type Dealer = luigi::Dealer;
    const NAME: GameName = GameName::Luigi;

    fn standard() -> Arc<Self::Catalogue> {
        GuestBook::standard()
    }

    fn setup_for(seats: u8) -> Self::Setup {
        rules::luigi::Setup::new(seats, &GuestBook::standard())
    }

    fn player(kind: PlayerKind, seed: u64) -> SeatedPlayer<Self> {
        luigi::player(kind, seed)
    }

    fn dealer(seed: u64) -> Self::Dealer {
        luigi::Dealer::new(seed)
    }
}
