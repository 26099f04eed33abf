//! What lies on the buffet, and how numbers below nothing are written.

use rules::buffet::{Cards, Kind, Plate, PlateSet};

use crate::texts::{Texts, signed};

impl Texts {
    /// What lies on a plate.
    #[must_use]
    pub fn plate_kind(&self, kind: Kind) -> String {
        self.line(match kind {
            Kind::Cheese => "buffet-cheese",
            Kind::Salami => "buffet-salami",
            Kind::Sausage => "buffet-sausage",
            Kind::Pizza => "buffet-pizza",
            Kind::ChickenLeg => "buffet-chicken",
            Kind::Salad => "buffet-salad",
        })
    }

    /// A plate, with what it is worth.
    #[must_use]
    pub fn plate(&self, plate: Plate) -> String {
        let kind = self.plate_kind(plate.kind).into();
        let worth = signed(plate.worth.points().into()).into();
        self.say("buffet-plate", [("kind", kind), ("worth", worth)])
    }

    /// Plates, the best first.
    #[must_use]
    pub fn plates(&self, plates: PlateSet) -> String {
        let plates: Vec<_> = plates.iter().map(|plate| self.plate(plate)).collect();
        plates.join(" · ")
    }
}

/// Each card, the lowest first.
#[must_use]
pub fn each_card(cards: Cards) -> String {
    let cards: Vec<_> = cards.iter().map(|card| signed(card.fields())).collect();
    cards.join(", ")
}

/// Each card with how many of it there are, the lowest first.
#[must_use]
pub fn counted_cards(cards: Cards) -> String {
    let counted = cards.kinds().map(|card| (signed(card.fields()), cards.count(card)));
    let counted: Vec<_> = counted.map(|(card, count)| format!("{card} ×{count}")).collect();
    counted.join(" · ")
}
