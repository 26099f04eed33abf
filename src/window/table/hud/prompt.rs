//! One sentence that says what the table is waiting for.

use bevy::prelude::*;
use rules::a_la_carte::{Cup, Phase, Seat};

use super::super::hands::ActKind;
use super::super::sitting::Sitting;
use super::choices::{Options, TableChoice};
use super::hud_state::TurnInfo;
use crate::texts::hand;
use crate::window::language::CurrentTexts;
use crate::window::theme::rebuild::{Live, LiveSystems, refresh};
use crate::window::theme::text::{bold, label, size, written};
use crate::window::theme::widgets::card_look;
use crate::window::theme::{palette, space};

pub(super) fn plugin(app: &mut App) {
    let news = resource_changed::<TurnInfo>.or_eager(resource_changed::<Options>);
    app.add_systems(PostUpdate, refresh::<Prompt>.run_if(news).before(LiveSystems));
}

#[derive(Component)]
struct Prompt;

pub(super) fn panel() -> impl Bundle {
    (
        Prompt,
        Live::new(fill),
        Node {
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Center,
            // Always as wide, so that it does not jump and its words are measured as they are laid out.
            width: px(430),
            flex_shrink: 1.0,
            ..default()
        },
        Pickable::IGNORE,
    )
}

/// What is to be seen of it: no larger than its words, because tiles lie behind it.
fn card() -> impl Bundle {
    (
        Node {
            flex_direction: FlexDirection::Column,
            max_width: percent(100),
            padding: UiRect::axes(px(12), px(6)),
            border_radius: BorderRadius::all(px(space::ROUND)),
            ..default()
        },
        card_look(),
        Pickable::IGNORE,
    )
}

/// What the table waits for, and how it is done.
fn words(
    moment: &TurnInfo,
    options: &Options,
    speech: &CurrentTexts,
    names: &[String],
    alone: bool,
) -> (String, String) {
    let named = |seat: Option<Seat>| seat.and_then(|seat| names.get(seat.index())).map_or("", String::as_str);
    if let Some(act) = moment.act {
        let id = match (act.kind, act.by_mouse, act.steady) {
            (ActKind::Pour(_), true, _) => Some("do-it-pour"),
            (ActKind::Pour(_), _, true) => Some("do-it-pour-steady"),
            (ActKind::Flip, true, _) => Some("do-it-flip"),
            (ActKind::Flip, _, true) => Some("do-it-flip-steady"),
            (ActKind::Throw, true, _) => Some("do-it-throw"),
            _ => None,
        };
        let name = ("name", named(Some(act.by)).into());
        let title = match act.kind {
            ActKind::Pour(from) => {
                let bottle = ("bottle", speech.bottle(from).into());
                if act.over == act.by {
                    speech.say("acts-pour", [name, bottle])
                } else {
                    speech.say("acts-pour-for", [name, bottle, ("other", named(Some(act.over)).into())])
                }
            }
            ActKind::Flip => speech.say("acts-flip", [name, ("nth", moment.toss.unwrap_or(1).into())]),
            ActKind::Throw => speech.say("acts-throw", [name]),
        };
        if let Some(seconds) = act.goes_back {
            let gaps = [("seconds", seconds.into()), hand(act.steady)];
            return (title, speech.say("do-it-goes-back", gaps));
        }
        return (title, id.map(|id| speech.line(id)).unwrap_or_default());
    }
    let who = [("name", named(moment.seat).into())];
    let Some(phase) = moment.phase else {
        return (String::new(), String::new());
    };
    if !moment.person && !matches!(phase, Phase::Over { .. }) {
        return (speech.say("chef-thinks", who), String::new());
    }
    // Whoever plays alone against chefs is spoken to.
    let id = if alone && moment.person {
        "your-turn-alone"
    } else {
        "your-turn"
    };
    let title = speech.say(id, who.clone());
    if moment.telling {
        return (title, String::new());
    }
    let asked = match phase {
        Phase::Deal | Phase::DrawCup => speech.line("ask-draw"),
        Phase::FirstDish => speech.to_hand("ask-first-dish", moment.steady),
        Phase::Rescue => speech.line("ask-rescue"),
        Phase::NewDish { ends_turn: true } => speech.to_hand("ask-last-dish", moment.steady),
        Phase::NewDish { .. } if moment.crepe => speech.to_hand("ask-new-dish-or-crepe", moment.steady),
        Phase::NewDish { .. } => speech.to_hand("ask-new-dish", moment.steady),
        _ if moment.cup => offered(options)
            .map(|cup| speech.say("ask-cup", [("cup", cup.to_string().into())]))
            .unwrap_or_default(),
        Phase::Action => asked_to_act(moment, speech),
        Phase::Roll => speech.to_hand("ask-roll", moment.steady),
        Phase::PickHeat => speech.line("ask-pick-heat"),
        Phase::TakeCup => speech.line("ask-take-cup"),
        Phase::Pour { .. } => speech.to_hand("ask-pour", moment.steady),
        Phase::Flip => ask_to_flip(moment.toss.unwrap_or(1), moment, speech),
        // The end has a card of its own.
        Phase::Over { .. } => return (String::new(), String::new()),
    };
    (title, asked)
}

fn ask_to_flip(nth: u8, moment: &TurnInfo, speech: &CurrentTexts) -> String {
    speech.say("ask-flip", [("nth", nth.into()), hand(moment.steady)])
}

/// What spoons can be spent on: the crêpe is rolled for and tossed, and a few dishes are never seasoned.
fn asked_to_act(moment: &TurnInfo, speech: &CurrentTexts) -> String {
    let spoons = ("spoons", moment.spoons.into());
    match moment.toss {
        _ if moment.spoons == 0 => speech.line("ask-no-spoon"),
        Some(0) => speech.line("ask-crepe-roll"),
        Some(nth) => ask_to_flip(nth, moment, speech),
        None if moment.seasons => speech.say("ask-action", [spoons]),
        None => speech.say("ask-action-plain", [spoons]),
    }
}

/// Which cup waits for how. Nothing as soon as that is decided, although it has not been told yet.
fn offered(options: &Options) -> Option<Cup> {
    options.0.iter().find_map(|option| match option {
        TableChoice::Use(way) => way.played_cup(),
        // Only a dish to season asks for somebody before it asks for more.
        TableChoice::Whose(_) => Some(Cup::Reseason),
        _ => None,
    })
}

fn fill(
    In(panel): In<Entity>,
    (moment, options): (Res<TurnInfo>, Res<Options>),
    sitting: Option<Res<Sitting>>,
    speech: Res<CurrentTexts>,
    mut commands: Commands,
) {
    let Some(sitting) = sitting else { return };
    let seat = moment.act.map(|act| act.by).or(moment.seat);
    let names = sitting.plan().names();
    let colour = seat.map_or(palette::INK, palette::seat);
    let (title, sentence) = words(&moment, &options, &speech, &names, sitting.plan().people() == 1);
    if title.is_empty() {
        return;
    }
    commands.entity(panel).with_children(|panel| {
        panel.spawn(card()).with_children(|card| {
            card.spawn((
                written(title, bold(size::BODY), colour),
                TextLayout::justify(Justify::Center),
            ));
            if !sentence.is_empty() {
                card.spawn((label(sentence), TextLayout::justify(Justify::Center)));
            }
        });
    });
}
