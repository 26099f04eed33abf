//! What happened at the buffet, and why, in sentences.

use opponents::buffet::Reason;
use rules::Seat;
use rules::buffet::{Event, Plate};

use super::words::each_card;
use crate::texts::{Texts, signed};

/// Who sits where.
pub struct Narrator<'a> {
    /// The language.
    pub texts: &'a Texts,
    /// A name for each seat.
    pub names: &'a [String],
}

impl Narrator<'_> {
    /// The name of whoever sits there.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    /// One sentence for one event. It says nothing that is secret, whatever the event holds: whoever hears that a card was
    /// drawn or chosen does not hear which (B17).
    #[must_use]
    pub fn tell(&self, event: &Event) -> String {
        let texts = self.texts;
        let name = |seat: &Seat| ("name", self.name(*seat).into());
        match event {
            Event::Dealt { to, .. } => texts.say("buffet-dealt", [name(to)]),
            Event::Reshuffled { count } => texts.say("buffet-reshuffled", [("count", (*count).into())]),
            Event::RoundStarted { round } => texts.say("buffet-round-started", [("round", (*round).into())]),
            Event::PartStarted { .. } => texts.line("buffet-part-started"),
            Event::TurnedUp { plate } => texts.say("buffet-turned-up", [("plate", texts.plate(*plate).into())]),
            Event::Chosen { seat, .. } => texts.say("buffet-chosen", [name(seat)]),
            Event::TakenBack { seat, .. } => texts.say("buffet-taken-back", [name(seat)]),
            Event::Shown { seat, card, from, to } => texts.say(
                "buffet-shown",
                [
                    name(seat),
                    ("fields", card.fields().into()),
                    ("from", signed(*from).into()),
                    ("to", signed(*to).into()),
                ],
            ),
            Event::Level => texts.line("buffet-level"),
            Event::PlateTaken { seat, plate, covers } => texts.say(
                "buffet-plate-taken",
                [
                    name(seat),
                    ("how", Taken::of(*plate, *covers).word().into()),
                    ("plate", texts.plate(*plate).into()),
                    (
                        "below",
                        covers.map_or_else(String::new, |below| texts.plate(below)).into(),
                    ),
                ],
            ),
            Event::Left { seat } => texts.say("buffet-left", [name(seat)]),
            Event::WentHungry { seat } => texts.say("buffet-went-hungry", [name(seat)]),
            Event::Swapped { seat, cards } => texts.say(
                "buffet-swapped",
                [
                    name(seat),
                    ("count", cards.len().into()),
                    ("cards", each_card(*cards).into()),
                ],
            ),
            Event::TokenPassed { to, .. } => texts.say("buffet-token-passed", [("to", self.name(*to).into())]),
            Event::GameOver { .. } => texts.line("buffet-game-over"),
        }
    }

    /// That somebody whose hand is empty draws a new one (B4): a sentence for all nine cards.
    #[must_use]
    pub fn draws_anew(&self, seat: Seat) -> String {
        self.texts.say("buffet-draws-anew", [("name", self.name(seat).into())])
    }

    /// Why a mouse decided as it did, in one sentence. It gives a choice away: only for after the cards are shown.
    #[must_use]
    pub fn explain(&self, reason: Reason) -> String {
        let texts = self.texts;
        let of_plate = |id: &'static str, plate: Plate| texts.say(id, [("plate", texts.plate(plate).into())]);
        match reason {
            Reason::OnlyCard => texts.line("buffet-why-only-card"),
            Reason::NothingToGain => texts.line("buffet-why-nothing-to-gain"),
            Reason::ContentWith { plate } => of_plate("buffet-why-content-with", plate),
            Reason::FleesFrom { plate, covers: None } => of_plate("buffet-why-flees-from", plate),
            Reason::FleesFrom {
                plate,
                covers: Some(below),
            } => texts.say(
                "buffet-why-flees-from-covering",
                [
                    ("plate", texts.plate(plate).into()),
                    ("below", texts.plate(below).into()),
                ],
            ),
            Reason::GoesFor { plate } => of_plate("buffet-why-goes-for", plate),
            Reason::KeepsUpFor { plate } => of_plate("buffet-why-keeps-up-for", plate),
            Reason::SavesCards => texts.line("buffet-why-saves-cards"),
            Reason::NotToBeRead => texts.line("buffet-why-not-to-be-read"),
            Reason::SwapsLowCards { count } => texts.say("buffet-why-swaps-low-cards", [("count", count.into())]),
            Reason::KeepsHand => texts.line("buffet-why-keeps-hand"),
        }
    }
}

/// How whoever takes a plate fares with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Taken {
    /// Nothing lies below, and it brings points.
    New,
    /// Nothing lies below, and it costs a point.
    Bad,
    /// It covers one that was worth less.
    Better,
    /// It covers one that was worth more.
    Worse,
}

impl Taken {
    /// How it is with this plate on that one.
    #[must_use]
    pub fn of(plate: Plate, covers: Option<Plate>) -> Self {
        let points = plate.worth.points();
        match covers {
            Some(below) if points < below.worth.points() => Self::Worse,
            Some(_) => Self::Better,
            None if points < 0 => Self::Bad,
            None => Self::New,
        }
    }

    const fn word(self) -> &'static str {
        match self {
            Self::New => "new",
            Self::Bad => "bad",
            Self::Better => "better",
            Self::Worse => "worse",
        }
    }
}
