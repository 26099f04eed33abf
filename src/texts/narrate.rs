//! What happened at the table, in sentences. A screen that plays events back and the log beside it read the same ones.

use rules::a_la_carte::{CupSource, EndReason, Event, Landing, Menu, Seat};

use super::Texts;

/// Who sits where, and what the dishes are called.
pub struct Narrator<'a> {
    /// The language.
    pub texts: &'a Texts,
    /// The dishes.
    pub menu: &'a Menu,
    /// A name for each seat.
    pub names: &'a [String],
}

impl Narrator<'_> {
    /// The name of whoever sits there.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    /// One sentence for one event.
    #[must_use]
    pub fn tell(&self, event: &Event) -> String {
        let texts = self.texts;
        let name = |seat: &Seat| ("name", self.name(*seat).into());
        match event {
            Event::TurnStarted { seat } => texts.say("turn-started", [name(seat)]),
            Event::TurnEnded { seat, spoons_left } => {
                texts.say("turn-ended", [name(seat), ("spoons", (*spoons_left).into())])
            }
            Event::DishChosen { seat, dish } => texts.say(
                "dish-chosen",
                [name(seat), ("dish", texts.dish(*dish, self.menu).into())],
            ),
            Event::CrepeChosen { seat } => texts.say("crepe-chosen", [name(seat)]),
            Event::SpoonSpent { to, left, .. } => texts.say(
                "spoon-spent",
                [("to", self.name(*to).into()), ("spoons", (*left).into())],
            ),
            Event::Rolled { seat, face } => texts.say("rolled", [name(seat), ("face", texts.face(*face).into())]),
            Event::Heated { seat, from, to } if from == to => {
                texts.say("heated-no-further", [name(seat), ("level", to.level().into())])
            }
            Event::Heated { seat, from, to } => texts.say(
                "heated",
                [name(seat), ("from", from.level().into()), ("level", to.level().into())],
            ),
            Event::Cooled { seat, from, to } => texts.say(
                "cooled",
                [name(seat), ("from", from.level().into()), ("level", to.level().into())],
            ),
            Event::DialReset { seat, .. } => texts.say("dial-reset", [name(seat)]),
            Event::Burnt { seat, food } => {
                texts.say("burnt", [name(seat), ("food", texts.food(*food, self.menu).into())])
            }
            Event::Rescued { food, .. } => texts.say("rescued", [("food", texts.food(*food, self.menu).into())]),
            Event::Finished { seat, dish } => {
                texts.say("finished", [name(seat), ("food", texts.dish(*dish, self.menu).into())])
            }
            Event::Poured { by, from, into, pour } => {
                let bottle = ("bottle", texts.condiment(*from).into());
                let what = ("what", texts.pour(*from, *pour).into());
                if by == into {
                    texts.say("poured", [name(by), bottle, what])
                } else {
                    texts.say(
                        "poured-for",
                        [name(by), ("other", self.name(*into).into()), bottle, what],
                    )
                }
            }
            Event::OverSeasoned { seat, dish, with } => texts.say(
                "over-seasoned",
                [
                    name(seat),
                    ("food", texts.dish(*dish, self.menu).into()),
                    ("kind", texts.crystal(*with).into()),
                ],
            ),
            Event::Served {
                seat,
                food,
                points,
                star,
            } => texts.say(
                "served",
                [
                    name(seat),
                    ("food", texts.food(*food, self.menu).into()),
                    ("points", texts.points(*points).into()),
                    ("star", if *star { "yes" } else { "no" }.into()),
                ],
            ),
            Event::Trashed { food, .. } => texts.say("trashed", [("food", texts.food(*food, self.menu).into())]),
            Event::ToSink { crystals, .. } => texts.say("to-sink", [("what", texts.crystals(*crystals).into())]),
            Event::Refilled { dispenser, pour } => texts.say(
                "refilled",
                [
                    ("bottle", texts.condiment(*dispenser).into()),
                    ("what", texts.pour(*dispenser, *pour).into()),
                ],
            ),
            Event::CupTaken { seat, cup, from } => {
                let cup = ("cup", texts.cup(*cup).into());
                match from {
                    CupSource::Deal => texts.say("cup-dealt", [name(seat), cup]),
                    CupSource::Tray => texts.say("cup-drawn", [name(seat), cup]),
                    CupSource::Player(other) => {
                        texts.say("cup-taken-from", [name(seat), ("other", self.name(*other).into()), cup])
                    }
                }
            }
            Event::CupsReshuffled { count } => texts.say("cups-reshuffled", [("count", (*count).into())]),
            Event::NoCupToTake { seat } => texts.say("no-cup-to-take", [name(seat)]),
            Event::CupPlayed { seat, cup } => texts.say("cup-played", [name(seat), ("cup", texts.cup(*cup).into())]),
            Event::StovesSwapped { seat, with } => {
                texts.say("stoves-swapped", [name(seat), ("other", self.name(*with).into())])
            }
            Event::SpoonsReturned { seat, spoons } => {
                texts.say("spoons-returned", [name(seat), ("spoons", (*spoons).into())])
            }
            Event::Flipped { landing, .. } => texts.line(match landing {
                Landing::Picture => "flipped-picture",
                Landing::Recipe => "flipped-recipe",
                Landing::Beside => "flipped-beside",
            }),
            Event::GameOver { by, reason, .. } => texts.say(
                match reason {
                    EndReason::Dishes => "game-over-dishes",
                    EndReason::Stars => "game-over-stars",
                    EndReason::NothingToCook => "game-over-nothing-to-cook",
                },
                [name(by)],
            ),
        }
    }
}
