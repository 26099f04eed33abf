//! Why a mouse chose as it did, as a kind that the screen turns into a sentence once the cards are shown.

use rules::buffet::{Card, Cards, Plate, View};

use super::instinct::gain;
use super::waste;

/// Why a card was chosen, or cards were swapped.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// There was no other card.
    OnlyCard,
    /// Whatever anybody plays, the round ends the same for this mouse: the lowest card does.
    NothingToGain,
    /// This plate is good enough, and the better cards are saved.
    ContentWith {
        /// Which.
        plate: Plate,
    },
    /// This plate would cost points.
    FleesFrom {
        /// Which.
        plate: Plate,
        /// What it would cover, if anything.
        covers: Option<Plate>,
    },
    /// Two are left, and this plate is for the one in front.
    GoesFor {
        /// Which.
        plate: Plate,
    },
    /// Not to stay behind, for this plate is still to be had.
    KeepsUpFor {
        /// Which.
        plate: Plate,
    },
    /// A lower card should be enough for now.
    SavesCards,
    /// Another card would have been about as good; whoever always plays the best can be read.
    NotToBeRead,
    /// These cards are low, and what comes instead will run further on average.
    SwapsLowCards {
        /// How many.
        count: u8,
    },
    /// Nothing in the hand is worth a swap.
    KeepsHand,
}

impl Reason {
    /// A word for every kind there is, in their order.
    pub const WORDS: [&'static str; 10] = [
        "only-card",
        "nothing-to-gain",
        "content-with",
        "flees-from",
        "goes-for",
        "keeps-up-for",
        "saves-cards",
        "not-to-be-read",
        "swaps-low-cards",
        "keeps-hand",
    ];

    /// The word for the kind.
    #[must_use]
    pub const fn word(self) -> &'static str {
        Self::WORDS[match self {
            Self::OnlyCard => 0,
            Self::NothingToGain => 1,
            Self::ContentWith { .. } => 2,
            Self::FleesFrom { .. } => 3,
            Self::GoesFor { .. } => 4,
            Self::KeepsUpFor { .. } => 5,
            Self::SavesCards => 6,
            Self::NotToBeRead => 7,
            Self::SwapsLowCards { .. } => 8,
            Self::KeepsHand => 9,
        }]
    }

    pub(super) const fn of_swap(cards: Cards) -> Self {
        match cards.len() {
            0 => Self::KeepsHand,
            count => Self::SwapsLowCards { count },
        }
    }

    /// What can be said in favour of a card, which seemed the best or did not.
    pub(super) fn of_card(view: &View, card: Card, is_best: bool) -> Self {
        let table = &view.table;
        let mut hand = view.hand;
        if let Some(card) = view.choice {
            hand.insert(card);
        }
        if hand.kinds().count() == 1 {
            return Self::OnlyCard;
        }
        if waste::is_settled(table, view.seat, card) {
            return Self::NothingToGain;
        }
        if !is_best {
            return Self::NotToBeRead;
        }
        let (Some(best), Some(worst)) = (table.buffet.best(), table.buffet.worst()) else {
            return Self::SavesCards;
        };
        let stacks = table.stacks(view.seat);
        let higher = hand.iter().filter(|&other| other > card).count();
        let is_high = higher * 2 <= usize::from(hand.len());
        let is_lowest = hand.kinds().next() == Some(card);
        match (table.racing.len(), is_high) {
            (2, true) => Self::GoesFor { plate: best },
            (2, false) => Self::SavesCards,
            (_, true) if gain(stacks, worst) < 0 => Self::FleesFrom {
                plate: worst,
                covers: stacks.top(worst.kind),
            },
            (_, true) => Self::KeepsUpFor { plate: best },
            (_, false) if is_lowest && gain(stacks, worst) > 0 => Self::ContentWith { plate: worst },
            (_, false) => Self::SavesCards,
        }
    }
}
