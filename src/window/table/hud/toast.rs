//! What has to be said right now: what fell and what it means, what was served, why something is not possible, why a turn
//! is over. It says who, lies where nothing acts ([`place`]), and goes by itself, or when a person's turn
//! begins: what happened before stands in the journal, and what came of the last gesture on the card that hands over.

pub(super) mod place;

use std::time::Duration;

use bevy::prelude::*;
use opponents::a_la_carte::Reason;
use physics::Again;
use rules::a_la_carte::{Condiment, Condition, Crystal, Crystals, Event, Food, Landing, Move, Pour, Seat, TurnEnd};

use super::super::TableSystems;
use super::super::hands::Hands;
use super::super::player_action::Refusal;
use super::super::shown_table::ShownTable;
use super::super::sitting::Sitting;
use super::super::turn_flow::{TableMessage, Tipped};
use super::recipe::{one_more_spoils, spoiled};
use crate::practice::PourAdvice;
use crate::texts::hand;
use crate::texts::narrate::{FEW_DISHES, Narrator};
use crate::window::bindings;
use crate::window::language::CurrentTexts;
use crate::window::picture::Redraw;
use crate::window::screen::Screen;
use crate::window::settings::Settings;
use crate::window::theme::rebuild::{Live, LiveSystems, refresh};
use crate::window::theme::text::{bold, label, size, written};
use crate::window::theme::widgets::{self, card_look};
use crate::window::theme::{palette, space};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Toast>()
        .init_resource::<Fading>()
        .add_systems(OnExit(Screen::Table), forget.after(super::super::leave))
        .add_systems(
            Update,
            place::place
                .in_set(TableSystems::Edge)
                .after(super::tooltip::TooltipSystems)
                .run_if(resource_exists::<Sitting>),
        )
        .add_systems(
            PostUpdate,
            (
                make_room.run_if(resource_exists::<Sitting>),
                hear,
                hear_refusals,
                fade,
                refresh::<ToastCard>.run_if(resource_changed::<Toast>),
            )
                .chain()
                .before(LiveSystems),
        );
}

/// The picture of a dish that has just been served.
const PLATE: f32 = 92.0;

/// So many seconds a refusal stays.
const REFUSAL: f32 = 3.0;

/// So many seconds it can be read at least why a turn has ended.
const ENDED: f32 = 3.0;

/// What is said, in no language yet.
#[derive(Debug, Default, Clone, PartialEq, Resource)]
pub struct Toast {
    said: Option<Said>,
    /// Why the turn is over, below it.
    ended: Option<Event>,
}

impl Toast {
    /// Whether something is said.
    #[must_use]
    pub const fn is_up(&self) -> bool {
        self.said.is_some() || self.ended.is_some()
    }

    const fn tells_what_was_served(&self) -> bool {
        matches!(self.said, Some(Said::Served(..)))
    }

    fn clear(&mut self) {
        *self = Self::default();
    }

    /// What came of a person's gesture, as long as it is said.
    pub(super) fn came_of_gesture(&self, sitting: &Sitting) -> Option<Said> {
        let by = match self.said.as_ref()? {
            Said::Fell(Event::Poured { by, .. }, ..) => *by,
            Said::Served(Event::Served { seat, .. }, _) | Said::Burns(Event::Burnt { seat, .. }) => *seat,
            Said::Flew(seat, ..) => *seat,
            _ => return None,
        };
        self.said.clone().filter(|_| sitting.is_person(by))
    }
}

/// How long it stays.
#[derive(Debug, Default, Resource)]
struct Fading(f32);

/// One thing that is said.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Said {
    /// A pour, as the event of the rules, and how the bottle was tipped.
    Fell(Event, Means, Option<Tipped>),
    Served(Event, Food),
    Flew(Seat, Landing, Why),
    /// A person's dish or crêpe burns.
    Burns(Event),
    /// So many dishes are left on the table.
    FewDishes(u8),
    /// What was chosen for a person who had no other choice.
    Forced(Event),
    /// The first pour of somebody who learns did not count.
    OnceMore(Pour),
    /// How the match ends, and what was done last.
    Closing(Event, Option<Food>),
    Hint(Move, Option<Reason>),
    Refused(Refusal),
    Again(Seat, Again),
    PutBack(Seat, Condiment),
    TooSoft(Seat),
    /// Whose choice would be taken back.
    WouldTakeBack(Seat),
    /// Whose turn it is again.
    HasAgain(Seat),
    Trouble(String),
}

impl Said {
    /// Whether it tells of this.
    pub(super) fn tells(&self, of: &Event) -> bool {
        matches!(self, Self::Fell(event, ..) | Self::Served(event, _) | Self::Burns(event) if event == of)
    }
}

/// What a pour means for the dish.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Means {
    Done,
    Spoiled(Crystal, u8),
    /// Neither yet, with this in the pan.
    GoesOn(Crystals),
}

/// Why a flip went as it did.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Why {
    Perfect,
    /// So many degrees of the 180.
    TooLittleTurn(i32),
    TooMuchTurn(i32),
    TooFar,
    OnTheRim,
}

/// The card that says it.
#[derive(Component)]
pub struct ToastCard;

pub(super) fn panel() -> impl Bundle {
    (
        ToastCard,
        Live::new(fill),
        Node {
            position_type: PositionType::Absolute,
            flex_direction: FlexDirection::Column,
            padding: UiRect::axes(px(14), px(8)),
            width: px(place::WIDTH),
            border_radius: BorderRadius::all(px(space::ROUND)),
            ..default()
        },
        card_look(),
        Visibility::Hidden,
        Pickable::IGNORE,
    )
}

fn hear(
    mut words: MessageReader<TableMessage>,
    (sitting, shown): (Option<Res<Sitting>>, Option<Res<ShownTable>>),
    mut toast: ResMut<Toast>,
    mut fading: ResMut<Fading>,
    mut redraw: ResMut<Redraw>,
    settings: Res<Settings>,
    mut tipped: Local<Option<Tipped>>,
) {
    let (Some(sitting), Some(shown)) = (sitting, shown) else {
        return;
    };
    for word in words.read() {
        let (said, seconds) = match word {
            TableMessage::Tipped(how) => {
                *tipped = settings.coach.then_some(*how);
                continue;
            }
            TableMessage::Happened(event @ Event::Poured { into, .. }) => {
                let how = tipped.take();
                // There is more to read.
                let seconds = if how.is_some() { 5.0 } else { 3.5 };
                (Said::Fell(event.clone(), means(&sitting, &shown, *into), how), seconds)
            }
            TableMessage::Happened(event @ Event::Served { food, .. }) => (Said::Served(event.clone(), *food), 3.5),
            TableMessage::Happened(event @ Event::Burnt { seat, .. }) if sitting.is_person(*seat) => {
                (Said::Burns(event.clone()), 4.0)
            }
            TableMessage::Happened(Event::DishChosen { left, .. }) if *left <= FEW_DISHES => {
                (Said::FewDishes(*left), 4.0)
            }
            TableMessage::Happened(Event::TurnStarted { seat, .. })
                if sitting.is_person(*seat) || matches!(toast.said, Some(Said::Refused(_))) =>
            {
                toast.clear();
                continue;
            }
            TableMessage::Forced(event) => (Said::Forced(event.clone()), 4.0),
            TableMessage::Happened(event @ Event::TurnEnded { seat, why, .. })
                if *why != TurnEnd::Chosen && sitting.is_person(*seat) =>
            {
                // What ended it is still being read.
                toast.ended = Some(event.clone());
                fading.0 = fading.0.max(ENDED);
                redraw.request_for(Duration::from_secs_f32(fading.0 + 0.2));
                continue;
            }
            TableMessage::Closing(over) => (Said::Closing(over.clone(), last_food(sitting.told())), 4.0),
            TableMessage::OnceMore(pour) => (Said::OnceMore(*pour), 5.0),
            TableMessage::Flew(seat, flew) => {
                let turn = flew.turn.round() as i32;
                let why = match flew.landing {
                    Landing::Picture => Why::Perfect,
                    Landing::Recipe if turn < 180 => Why::TooLittleTurn(turn),
                    Landing::Recipe => Why::TooMuchTurn(turn),
                    Landing::Beside if flew.drift < 9.0 => Why::OnTheRim,
                    Landing::Beside => Why::TooFar,
                };
                (Said::Flew(*seat, flew.landing, why), 4.0)
            }
            TableMessage::Hint(mv, reason) => (Said::Hint(*mv, *reason), 7.0),
            TableMessage::Refused(illegal) => (Said::Refused(Refusal::Rule(*illegal)), REFUSAL),
            TableMessage::ThrowAgain(seat, again) => (Said::Again(*seat, *again), 2.5),
            TableMessage::PutBack(seat, bottle) => (Said::PutBack(*seat, *bottle), 2.0),
            TableMessage::TooSoft(seat) => (Said::TooSoft(*seat), 3.0),
            TableMessage::TakenBack => {
                toast.clear();
                continue;
            }
            TableMessage::WouldTakeBack(seat) => (Said::WouldTakeBack(*seat), 6.0),
            TableMessage::HasAgain(seat) => (Said::HasAgain(*seat), 3.0),
            TableMessage::Trouble(detail) => (Said::Trouble(detail.clone()), 12.0),
            _ => continue,
        };
        *toast = Toast {
            said: Some(said),
            ended: None,
        };
        fading.0 = seconds;
        redraw.request_for(Duration::from_secs_f32(seconds + 0.2));
    }
}

/// What was served or thrown away last.
fn last_food(told: &[Event]) -> Option<Food> {
    told.iter().rev().find_map(|event| match event {
        Event::Served { food, .. } | Event::Trashed { food, .. } => Some(*food),
        _ => None,
    })
}

/// Why something did nothing that no rule forbids.
fn hear_refusals(
    mut refusals: MessageReader<Refusal>,
    mut toast: ResMut<Toast>,
    mut fading: ResMut<Fading>,
    mut redraw: ResMut<Redraw>,
) {
    for &refusal in refusals.read() {
        *toast = Toast {
            said: Some(Said::Refused(refusal)),
            ended: None,
        };
        fading.0 = REFUSAL;
        redraw.request_for(Duration::from_secs_f32(REFUSAL + 0.2));
    }
}

/// What the pan is like after a pour.
fn means(sitting: &Sitting, shown: &ShownTable, seat: Seat) -> Means {
    let stove = shown.state.kitchen(seat).stove;
    match stove.condition(sitting.game().menu()) {
        Condition::OverSeasoned(kind) => Means::Spoiled(kind, stove.pan.crystals[kind]),
        Condition::Finished => Means::Done,
        _ => Means::GoesOn(stove.pan.crystals),
    }
}

fn fade(time: Res<Time<Real>>, mut fading: ResMut<Fading>, mut toast: ResMut<Toast>) {
    if !toast.is_up() {
        return;
    }
    fading.0 -= time.delta_secs();
    if fading.0 <= 0.0 {
        toast.clear();
    }
}

/// What came of a chef's gesture is read until the next one begins: then it would be taken for what comes of that.
fn make_room(hands: Res<Hands>, sitting: Res<Sitting>, mut toast: ResMut<Toast>, mut acted: Local<bool>) {
    let act = hands.act();
    let had_one = std::mem::replace(&mut *acted, act.is_some());
    let begins = act.is_some() && !had_one;
    let by_chef = act.is_some_and(|act| !sitting.is_person(act.by));
    let came_of_one = matches!(toast.said, Some(Said::Fell(..) | Said::Flew(..) | Said::Again(..)));
    if begins && by_chef && came_of_one {
        toast.clear();
    }
}

fn forget(mut toast: ResMut<Toast>) {
    toast.clear();
}

fn fill(
    In(panel): In<Entity>,
    toast: Res<Toast>,
    sitting: Option<Res<Sitting>>,
    speech: Res<CurrentTexts>,
    mut commands: Commands,
) {
    // Where it lies, and then that it is to be seen, is decided when it is known how large it is: words that are new are never seen
    // where the last ones lay, to jump away from there.
    commands.entity(panel).insert(Visibility::Hidden);
    let (true, Some(sitting)) = (toast.is_up(), sitting) else {
        return;
    };
    let names = sitting.plan().names();
    let narrator = Narrator {
        texts: &speech,
        menu: sitting.game().menu(),
        names: &names,
    };
    let said = toast
        .said
        .as_ref()
        .map(|said| words(said, &narrator, &sitting, &speech));
    let ended = toast.ended.as_ref().map(|event| narrator.tell(event));
    let (title, colour, mut lines) = match (said, &ended) {
        (Some(said), _) => said,
        (None, Some(ended)) => (ended.clone(), palette::INK, Vec::new()),
        (None, None) => return,
    };
    lines.extend(ended.filter(|_| toast.said.is_some()));
    let plate = match toast.said {
        Some(Said::Served(_, food) | Said::Closing(_, Some(food))) => Some(food),
        _ => None,
    };
    commands.entity(panel).with_children(|card| {
        if let Some(food) = plate {
            card.spawn((
                Node {
                    align_self: AlignSelf::Center,
                    ..default()
                },
                Pickable::IGNORE,
            ))
            .with_child(widgets::food(food, narrator.menu, PLATE));
        }
        card.spawn((
            written(title, bold(size::PART), colour),
            TextLayout::justify(Justify::Center),
        ));
        for line in lines {
            card.spawn((label(line), TextLayout::justify(Justify::Center)));
        }
    });
}

/// What stands on a card that says it: the first line, its colour, and the others.
pub(super) fn words(
    said: &Said,
    narrator: &Narrator<'_>,
    sitting: &Sitting,
    speech: &CurrentTexts,
) -> (String, Color, Vec<String>) {
    match said {
        Said::Fell(event, means, how) => {
            let line = match means {
                Means::Done => Some(speech.line("means-done")),
                Means::Spoiled(kind, count) => Some(spoiled(*kind, *count, speech)),
                Means::GoesOn(pan) => one_more_spoils(*pan, speech),
            };
            let bad = matches!(means, Means::Spoiled(..));
            let colour = if bad { palette::TOMATO } else { palette::INK };
            let how = match event {
                Event::Poured { by, from, pour, .. } => {
                    let fell = speech.pour(*from, *pour);
                    how.map(|how| gesture(how, &fell, sitting.is_steady(*by), speech))
                }
                _ => None,
            };
            (narrator.tell(event), colour, line.into_iter().chain(how).collect())
        }
        Said::Served(event, _) => (narrator.tell(event), palette::BASIL, Vec::new()),
        Said::Burns(event) => (narrator.tell(event), palette::TOMATO, Vec::new()),
        Said::FewDishes(left) => (
            narrator.few_dishes(*left).unwrap_or_default(),
            palette::TOMATO,
            Vec::new(),
        ),
        Said::Forced(event) => (narrator.tell(event), palette::INK, vec![speech.line("no-other-choice")]),
        Said::Closing(over, _) => (narrator.tell(over), palette::INK, Vec::new()),
        Said::OnceMore(pour) => {
            let nothing = pour.total() == 0;
            let id = if nothing { "once-more-nothing" } else { "once-more-much" };
            (speech.line(id), palette::INK, vec![speech.line("once-more")])
        }
        Said::Flew(seat, landing, why) => {
            let colour = if *landing == Landing::Picture {
                palette::BASIL
            } else {
                palette::TOMATO
            };
            let steady = sitting.is_steady(*seat);
            // Nobody is told how a chef should have done it.
            let why = if sitting.is_person(*seat) { *why } else { Why::Perfect };
            let turned = |id, turn: i32| speech.say(id, [("turn", turn.into()), hand(steady)]);
            let why = match why {
                Why::Perfect => None,
                Why::TooLittleTurn(turn) => Some(turned("flew-too-little-turn", turn)),
                Why::TooMuchTurn(turn) => Some(turned("flew-too-much-turn", turn)),
                Why::TooFar => Some(speech.to_hand("flew-too-far", steady)),
                Why::OnTheRim => Some(speech.to_hand("flew-on-the-rim", steady)),
            };
            (narrator.flipped(*seat, *landing), colour, why.into_iter().collect())
        }
        Said::Hint(mv, reason) => {
            let why = reason.map(|reason| narrator.explain(reason));
            (advice(*mv, narrator), palette::BASIL, why.into_iter().collect())
        }
        Said::Refused(refusal) => (refusal.sentence(narrator), palette::TOMATO, Vec::new()),
        Said::Again(seat, again) => {
            let id = match again {
                Again::Cocked => "again-cocked",
                Again::OffTable => "again-off-table",
                Again::TooGentle => "again-too-gentle",
            };
            let title = speech.say("throw-again", [("name", narrator.name(*seat).into())]);
            (title, palette::INK, vec![speech.line(id)])
        }
        Said::PutBack(seat, bottle) => {
            let gaps = [
                ("name", narrator.name(*seat).into()),
                ("bottle", speech.bottle(*bottle).into()),
            ];
            (speech.say("put-back", gaps), palette::INK, Vec::new())
        }
        Said::TooSoft(seat) => {
            let title = speech.say("too-soft", [("name", narrator.name(*seat).into())]);
            let line = speech.to_hand("too-soft-again", sitting.is_steady(*seat));
            (title, palette::INK, vec![line])
        }
        Said::WouldTakeBack(seat) => {
            let title = speech.say("undo-asks", [("name", narrator.name(*seat).into())]);
            let again = speech.say("undo-again", [("key", bindings::UNDO.label.into())]);
            (title, palette::seat(*seat), vec![again])
        }
        Said::HasAgain(seat) => {
            let title = speech.say("undo-done", [("name", narrator.name(*seat).into())]);
            (title, palette::seat(*seat), Vec::new())
        }
        Said::Trouble(detail) => {
            let line = speech.say("table-trouble", [("detail", detail.into())]);
            (speech.line("table-trouble-title"), palette::TOMATO, vec![line])
        }
    }
}

/// How the bottle was tipped, what came of it, and the coach's one word.
fn gesture(how: Tipped, fell: &str, steady: bool, speech: &CurrentTexts) -> String {
    let id = match how.advice {
        PourAdvice::Tip | PourAdvice::Further { .. } => "coach-word-further",
        PourAdvice::ALittleFurther { .. } => "coach-word-a-little-further",
        PourAdvice::Wait { .. } => "coach-word-wait",
        PourAdvice::Longer { .. } => "coach-word-longer",
        PourAdvice::Sooner { .. } => "coach-word-sooner",
        PourAdvice::LessFar { .. } => "coach-word-less-far",
        PourAdvice::SameAgain => "coach-word-same-again",
        PourAdvice::Well => "coach-word-well",
    };
    let word = speech.to_hand(id, steady);
    let gaps = [
        ("tilt", (how.highest.round() as i64).into()),
        ("over", speech.decimal(f64::from(how.over), 1).into()),
        ("what", fell.into()),
        ("word", word.into()),
        hand(steady),
    ];
    speech.say("tipped-so", gaps)
}

/// A move as advice.
fn advice(mv: Move, narrator: &Narrator<'_>) -> String {
    let texts = narrator.texts;
    match mv {
        Move::Dish(dish) => texts.say("hint-dish", [("dish", texts.dish(dish, narrator.menu).into())]),
        Move::Crepe => texts.line("hint-crepe"),
        Move::Heat => texts.line("hint-heat"),
        Move::Pick(steps) => texts.say("hint-pick", [("steps", steps.count().into())]),
        Move::Season(kind) => texts.say("hint-season", [("bottle", texts.bottle(kind).into())]),
        Move::Flip => texts.line("hint-flip"),
        Move::LetGo => texts.line("hint-let-go"),
        Move::TakeCup { from, cup } => {
            let gaps = [("name", narrator.name(from).into()), ("cup", texts.cup(cup).into())];
            texts.say("hint-take-cup", gaps)
        }
        Move::PlaySwap(with) => texts.say("hint-swap", [("name", narrator.name(with).into())]),
        Move::PlayReseason { on, with } => {
            let gaps = [
                ("name", narrator.name(on).into()),
                ("bottle", texts.bottle(with).into()),
            ];
            texts.say("hint-reseason", gaps)
        }
        Move::PlayPoint => texts.line("hint-point"),
        Move::PlaySpoons => texts.line("hint-spoons"),
        Move::PlayCool(steps) => texts.say("hint-cool", [("steps", steps.count().into())]),
        // What chance decides is nobody's advice.
        Move::EndTurn | Move::Rolled(_) | Move::Drawn(_) | Move::Poured(_) | Move::Landed(_) => texts.line("hint-end"),
    }
}
