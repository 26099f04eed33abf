//! One sentence that says what the table is waiting for.

use bevy::prelude::*;
use rules::a_la_carte::{Cup, Phase};

use super::super::hands::ActKind;
use super::super::sitting::Sitting;
use super::choices::{Option_, Options};
use super::facts::Moment;
use crate::window::language::Speech;
use crate::window::theme::live::{Live, LiveSystems, refresh};
use crate::window::theme::text::{bold, label, size, written};
use crate::window::theme::widgets::card_look;
use crate::window::theme::{palette, space};

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
fn words(moment: &Moment, options: &Options, speech: &Speech, name: &str) -> (String, String) {
    let who = [("name", name.into())];
    if let Some(act) = moment.act {
        let id = match (act.kind, act.by_mouse, act.steady) {
            (ActKind::Pour(_), true, _) => "do-it-pour",
            (ActKind::Pour(_), _, true) => "do-it-pour-steady",
            (ActKind::Flip, true, _) => "do-it-flip",
            (ActKind::Flip, _, true) => "do-it-flip-steady",
            (ActKind::Throw, true, _) => "do-it-throw",
            (ActKind::Pour(_), ..) => return (speech.say("chef-pours", who), String::new()),
            (ActKind::Flip, ..) => return (speech.say("chef-flips", who), String::new()),
            (ActKind::Throw, ..) => return (speech.say("chef-throws", who), String::new()),
        };
        return (name.to_owned(), speech.line(id));
    }
    let Some(phase) = moment.phase else {
        return (String::new(), String::new());
    };
    if !moment.person && !matches!(phase, Phase::Over { .. }) {
        return (speech.say("chef-thinks", who), String::new());
    }
    let asked = match phase {
        Phase::Deal | Phase::DrawCup => speech.line("ask-draw"),
        Phase::FirstDish => speech.line("ask-first-dish"),
        Phase::Rescue => speech.line("ask-rescue"),
        Phase::NewDish { .. } => speech.line("ask-new-dish"),
        _ if moment.cup => offered(options)
            .map(|cup| speech.say("ask-cup", [("cup", cup.to_string().into())]))
            .unwrap_or_default(),
        Phase::Action => speech.say("ask-action", [("spoons", moment.spoons.into())]),
        Phase::Roll => speech.line("ask-roll"),
        Phase::PickHeat => speech.line("ask-pick-heat"),
        Phase::TakeCup => speech.line("ask-take-cup"),
        Phase::Pour { .. } => speech.line("ask-pour"),
        Phase::Flip => speech.line("ask-flip"),
        Phase::Over { .. } => return (speech.line("ask-over"), String::new()),
    };
    (speech.say("your-turn", who), asked)
}

/// Which cup waits for how. Nothing as soon as that is decided, although it has not been told yet.
fn offered(options: &Options) -> Option<Cup> {
    options.0.iter().find_map(|option| match option {
        Option_::Use(way) => way.played_cup(),
        _ => None,
    })
}

fn fill(
    In(panel): In<Entity>,
    (moment, options): (Res<Moment>, Res<Options>),
    sitting: Option<Res<Sitting>>,
    speech: Res<Speech>,
    mut commands: Commands,
) {
    let Some(sitting) = sitting else { return };
    let seat = moment.act.map(|act| act.by).or(moment.seat);
    let names = sitting.plan().names();
    let name = seat.and_then(|seat| names.get(seat.index())).map_or("", String::as_str);
    let colour = seat.map_or(palette::INK, palette::seat);
    let (title, sentence) = words(&moment, &options, &speech, name);
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

pub(super) fn plugin(app: &mut App) {
    let news = resource_changed::<Moment>.or_eager(resource_changed::<Options>);
    app.add_systems(PostUpdate, refresh::<Prompt>.run_if(news).before(LiveSystems));
}
