//! What happened at the table, in sentences. A screen that plays events back and the log beside it read the same ones.

use opponents::a_la_carte::{PourStyle, Reason};
use rules::a_la_carte::{CupSource, EndReason, Event, Landing, Menu, Seat, TurnEnd};

use super::Texts;

/// From so few dishes on the table on, it is told how many there are.
pub const FEW_DISHES: u8 = 2;

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
            Event::TurnStarted { seat, .. } => texts.say("turn-started", [name(seat)]),
            Event::TurnEnded { seat, spoons_left, why } => texts.say(
                match why {
                    TurnEnd::Chosen => "turn-ended",
                    TurnEnd::NoSpoon => "turn-ended-no-spoon",
                    TurnEnd::CrepeTaken => "turn-ended-crepe-taken",
                    TurnEnd::CrepeServed => "turn-ended-crepe-served",
                    TurnEnd::CrepeBurnt => "turn-ended-crepe-burnt",
                },
                [name(seat), ("spoons", (*spoons_left).into())],
            ),
            Event::DishChosen { seat, dish, left } => {
                let gaps = [name(seat), ("dish", texts.dish(*dish, self.menu).into())];
                let chosen = texts.say("dish-chosen", gaps);
                match self.few_dishes(*left) {
                    Some(few) => format!("{chosen} {few}"),
                    None => chosen,
                }
            }
            Event::CrepeChosen { seat } => texts.say("crepe-chosen", [name(seat)]),
            Event::SpoonSpent { seat, to, left } => texts.say(
                "spoon-spent",
                [name(seat), ("to", self.name(*to).into()), ("spoons", (*left).into())],
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
            Event::Rescued { seat, food } => {
                texts.say("rescued", [name(seat), ("food", texts.food(*food, self.menu).into())])
            }
            Event::Finished { seat, dish } => {
                texts.say("finished", [name(seat), ("food", texts.dish(*dish, self.menu).into())])
            }
            Event::Poured { by, from, into, pour } => {
                let bottle = ("bottle", texts.bottle(*from).into());
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
            Event::Trashed { seat, food } => {
                texts.say("trashed", [name(seat), ("food", texts.food(*food, self.menu).into())])
            }
            Event::ToSink { seat, crystals } => {
                texts.say("to-sink", [name(seat), ("what", texts.crystals(*crystals).into())])
            }
            Event::Refilled { dispenser, pour } => texts.say(
                "refilled",
                [
                    ("bottle", texts.bottle(*dispenser).into()),
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
            Event::CupPlayed { seat, cup, .. } => {
                texts.say("cup-played", [name(seat), ("cup", texts.cup(*cup).into())])
            }
            Event::StovesSwapped { seat, with } => {
                texts.say("stoves-swapped", [name(seat), ("other", self.name(*with).into())])
            }
            Event::SpoonsReturned { seat, spoons } => {
                texts.say("spoons-returned", [name(seat), ("spoons", (*spoons).into())])
            }
            Event::Flipped { seat, landing } => self.flipped(*seat, *landing),
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

    /// How somebody's crêpe came down.
    #[must_use]
    pub fn flipped(&self, seat: Seat, landing: Landing) -> String {
        let id = match landing {
            Landing::Picture => "flipped-picture",
            Landing::Recipe => "flipped-recipe",
            Landing::Beside => "flipped-beside",
        };
        self.texts.say(id, [("name", self.name(seat).into())])
    }

    /// A warning when so few dishes are left on the table that the game may end for want of one.
    #[must_use]
    pub fn few_dishes(&self, left: u8) -> Option<String> {
        (left <= FEW_DISHES).then(|| self.texts.say("dishes-left", [("count", left.into())]))
    }

    /// Why a chef decided as it did, in one sentence.
    #[must_use]
    pub fn explain(&self, reason: Reason) -> String {
        let texts = self.texts;
        match reason {
            Reason::OnlyMove => texts.line("why-only-move"),
            Reason::GoodDish { points, pieces, .. } => texts.say(
                "why-good-dish",
                [("points", texts.points(points).into()), ("pieces", pieces.into())],
            ),
            Reason::CrepePays => texts.line("why-crepe-pays"),
            Reason::Missing {
                condiment,
                have,
                asked,
                tip,
            } => texts.say(
                match tip {
                    PourStyle::Pinch => "why-missing-pinch",
                    PourStyle::Dash | PourStyle::Splash => "why-missing-dash",
                },
                [
                    ("have", have.into()),
                    ("asked", asked.into()),
                    ("kind", texts.kind_of(asked, condiment.into()).into()),
                ],
            ),
            Reason::TooCold { dial, green } => texts.say(
                "why-too-cold",
                [("level", dial.level().into()), ("green", green.level().into())],
            ),
            Reason::RollBeforeFlip => texts.line("why-roll-before-flip"),
            Reason::TimeToFlip => texts.line("why-time-to-flip"),
            Reason::RightHeat { level } => texts.say("why-right-heat", [("level", level.level().into())]),
            Reason::TooRiskyToSeason { condiment, have } => {
                let gaps = [
                    ("have", have.into()),
                    ("pieces", texts.pieces(have, condiment.into()).into()),
                    ("bottle", texts.bottle(condiment).into()),
                ];
                texts.say("why-too-risky-to-season", gaps)
            }
            Reason::TooRiskyToHeat { dial, red } => texts.say(
                "why-too-risky-to-heat",
                [("level", dial.level().into()), ("red", red.level().into())],
            ),
            Reason::NothingUseful => texts.line("why-nothing-useful"),
            Reason::WorthSaving { food } => {
                texts.say("why-worth-saving", [("food", texts.food(food, self.menu).into())])
            }
            Reason::NotWorthSaving => texts.line("why-not-worth-saving"),
            Reason::SurePoint => texts.line("why-sure-point"),
            Reason::TakesFinishedDish { dish, .. } => texts.say(
                "why-takes-finished-dish",
                [("food", texts.dish(dish, self.menu).into())],
            ),
            Reason::BetterStove { from } => texts.say("why-better-stove", [("name", self.name(from).into())]),
            Reason::MoreToDo => texts.line("why-more-to-do"),
            Reason::Spoils { seat, condiment, have } => texts.say(
                "why-spoils",
                [
                    ("have", have.into()),
                    ("pieces", texts.pieces(have, condiment.into()).into()),
                    ("kind", texts.condiment(condiment).into()),
                    ("name", self.name(seat).into()),
                ],
            ),
            Reason::TooHot => texts.line("why-too-hot"),
            Reason::UsefulCup { cup } => texts.say("why-useful-cup", [("cup", texts.cup(cup).into())]),
        }
    }
}
