//! What can be done now, as a row of buttons with keys: the same as with the toys, for those who would rather press.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};
use rules::Game;
use rules::a_la_carte::{Condiment, Cup, Food, Move, Phase, Seat};

use super::super::TableSystems;
use super::super::hands::{ActKind, Hands};
use super::super::hint::Hinted;
use super::super::player_action::{self, PlayerAction};
use super::super::pointing::CupInUse;
use super::super::shown_table::{CupPlace, ShownTable, cup_kind};
use super::super::sitting::Sitting;
use super::super::turn_flow::{self, awaits_person};
use super::chosen_bottle;
use super::dish_picker::{self, Choosable, SheetUnfolded};
use super::ears::Heard;
use crate::window::bindings::{self, Binding};
use crate::window::language::{CurrentTexts, capitalised};
use crate::window::theme::icons::Icon;
use crate::window::theme::looks::Skin;
use crate::window::theme::rebuild::{Live, LiveSystems, refresh};
use crate::window::theme::space;
use crate::window::theme::text::size;
use crate::window::theme::widgets::{Caption, skinned_button};

pub(super) fn plugin(app: &mut App) {
    let news = resource_changed::<Options>
        .or_eager(resource_changed::<Choosable>)
        .or_eager(resource_changed::<SheetUnfolded>)
        .or_eager(another_is_advised);
    app.init_resource::<Options>()
        .init_resource::<TakingFrom>()
        .add_systems(
            Update,
            gather.in_set(TableSystems::Edge).run_if(resource_exists::<Sitting>),
        )
        .add_systems(PostUpdate, refresh::<Row>.run_if(news).before(LiveSystems));
}

/// Something that can be done now.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum TableChoice {
    /// Something with a toy.
    Do(PlayerAction),
    /// One of the ways to use a cup.
    Use(Move),
    /// Somebody, when there are several and more is asked than whom: whose dish is seasoned, or whose cup is taken.
    Whose(Seat),
    /// Somebody else after all.
    Otherwise,
    /// The cup is put back.
    Keep,
}

/// From whom a cup is taken, once that is chosen and several could be asked.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq, Resource)]
pub struct TakingFrom(pub Option<Seat>);

/// Everything that can be done now, in the order of the buttons.
#[derive(Debug, Default, Clone, PartialEq, Resource)]
pub struct Options(pub Vec<TableChoice>);

/// The row of buttons.
#[derive(Component)]
pub(super) struct Row;

pub(super) fn panel() -> impl Bundle {
    (
        Row,
        Live::new(fill),
        Node {
            flex_wrap: FlexWrap::Wrap,
            justify_content: JustifyContent::Center,
            column_gap: px(space::NEAR),
            row_gap: px(space::NEAR),
            ..default()
        },
        Pickable::IGNORE,
    )
}

pub(super) fn gather(
    (sitting, shown, hands): (Res<Sitting>, Res<ShownTable>, Res<Hands>),
    cup: Res<CupInUse>,
    (mut options, mut taking): (ResMut<Options>, ResMut<TakingFrom>),
) {
    if sitting.game().state().phase != Phase::TakeCup {
        taking.set_if_neq(TakingFrom(None));
    }
    let mut found = Vec::new();
    if awaits_person(&sitting, &hands).is_some() {
        if cup.offer.is_empty() {
            found = everything(&sitting, &shown);
            found.extend(cups_to_take(&sitting, taking.0));
        } else {
            found = ways(&cup.offer);
            found.push(TableChoice::Keep);
        }
    }
    options.set_if_neq(Options(found));
}

/// Each once, in the order in which they come.
fn distinct(seats: impl Iterator<Item = Seat>) -> Vec<Seat> {
    let mut found = Vec::new();
    for seat in seats {
        if !found.contains(&seat) {
            found.push(seat);
        }
    }
    found
}

/// How a cup can be used: first on whom, if several dishes can be seasoned, then with what.
fn ways(offer: &[Move]) -> Vec<TableChoice> {
    let victims = distinct(offer.iter().filter_map(|way| match way {
        Move::PlayReseason { on, .. } => Some(*on),
        _ => None,
    }));
    if victims.len() > 1 {
        victims.into_iter().map(TableChoice::Whose).collect()
    } else {
        offer.iter().copied().map(TableChoice::Use).collect()
    }
}

/// Cups that can be taken: first whose, if several have one, then which.
fn cups_to_take(sitting: &Sitting, from: Option<Seat>) -> Vec<TableChoice> {
    let moves = sitting.game().legal_moves();
    let cups = || {
        moves.iter().filter_map(|&mv| match mv {
            Move::TakeCup { from, .. } => Some((from, mv)),
            _ => None,
        })
    };
    let owners = distinct(cups().map(|(owner, _)| owner));
    let several = owners.len() > 1;
    if several && from.is_none() {
        return owners.into_iter().map(TableChoice::Whose).collect();
    }
    let chosen = cups().filter(|(owner, _)| from.is_none_or(|from| from == *owner));
    let mut found: Vec<TableChoice> = chosen
        .map(|(_, mv)| TableChoice::Do(PlayerAction::Choose(mv)))
        .collect();
    found.extend(several.then_some(TableChoice::Otherwise));
    found
}

/// What the rules allow, as deeds. Dishes have a sheet of their own.
fn everything(sitting: &Sitting, shown: &ShownTable) -> Vec<TableChoice> {
    let game = sitting.game();
    let state = game.state();
    let me = state.active;
    let act = |kind, over, choice| PlayerAction::Act { kind, over, choice };
    let mut deeds = Vec::new();
    match state.phase {
        Phase::Roll => deeds.push(act(ActKind::Throw, me, None)),
        Phase::Flip => deeds.push(act(ActKind::Flip, me, None)),
        Phase::Pour { from, into } => deeds.push(act(ActKind::Pour(from), into, None)),
        _ => {
            deeds.push(act(ActKind::Throw, me, Some(Move::Heat)));
            if state.own().stove.pan.food == Some(Food::Crepe) {
                deeds.push(act(ActKind::Flip, me, Some(Move::Flip)));
            }
            let season = |condiment| act(ActKind::Pour(condiment), me, Some(Move::Season(condiment)));
            deeds.extend(Condiment::ALL.map(season));
            deeds.extend([Move::Crepe, Move::EndTurn, Move::LetGo].map(PlayerAction::Choose));
            let others = game.legal_moves();
            let choices = others.iter().copied().filter(|mv| matches!(mv, Move::Pick(_)));
            deeds.extend(choices.map(PlayerAction::Choose));
            let mut kinds = Vec::new();
            for (index, place) in shown.cups.iter().enumerate() {
                if *place == CupPlace::Held(me) && !kinds.contains(&cup_kind(index)) {
                    kinds.push(cup_kind(index));
                    deeds.push(PlayerAction::Cup(index as u8));
                }
            }
        }
    }
    deeds.retain(|&deed| player_action::allowed(deed, game).is_ok());
    deeds.into_iter().map(TableChoice::Do).collect()
}

/// What stands on the button.
fn caption(option: TableChoice, sitting: &Sitting, speech: &CurrentTexts) -> (String, Icon) {
    let names = sitting.plan().names();
    let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
    match option {
        TableChoice::Keep => (speech.line("cup-keep"), Icon::Undo),
        TableChoice::Otherwise => (speech.line("act-somebody-else"), Icon::Undo),
        TableChoice::Whose(seat) => {
            let takes = sitting.game().state().phase == Phase::TakeCup;
            let (id, icon) = if takes {
                ("act-take-from", Icon::Toque)
            } else {
                ("use-reseason-whose", Icon::Pan)
            };
            (speech.say(id, [("name", name(seat).into())]), icon)
        }
        TableChoice::Do(PlayerAction::Cup(cup)) => {
            let kind = cup_kind(usize::from(cup));
            (capitalised(&speech.cup(kind)), Icon::cup(kind))
        }
        TableChoice::Do(PlayerAction::Act { kind, .. }) => match kind {
            ActKind::Throw => (speech.line("act-heat"), Icon::Die),
            ActKind::Flip => (speech.line("act-flip"), Icon::Crepe),
            ActKind::Pour(condiment) => (capitalised(&speech.condiment(condiment)), Icon::condiment(condiment)),
        },
        TableChoice::Do(PlayerAction::Choose(mv)) | TableChoice::Use(mv) => match mv {
            Move::EndTurn => (speech.line("act-end-turn"), Icon::Bell),
            Move::LetGo => (speech.line("act-let-go"), Icon::Trash),
            Move::Crepe => (speech.line("act-crepe"), Icon::Crepe),
            Move::Pick(steps) => (format!("+{steps}"), Icon::Flame),
            Move::PlayCool(steps) => (format!("−{steps}"), Icon::CupCool),
            Move::PlayPoint => (speech.line("use-point"), Icon::CupPoint),
            Move::PlaySpoons => (speech.line("use-spoons"), Icon::CupSpoons),
            Move::PlaySwap(seat) => (speech.say("use-swap", [("name", name(seat).into())]), Icon::CupSwap),
            Move::PlayReseason { on, with } => {
                let gaps = [("name", name(on).into()), ("kind", speech.condiment(with).into())];
                (capitalised(&speech.say("use-reseason", gaps)), Icon::condiment(with))
            }
            Move::TakeCup { from, cup } => {
                let gaps = [("name", name(from).into()), ("cup", speech.cup(cup).into())];
                (speech.say("act-take-cup", gaps), Icon::cup(cup))
            }
            other => (other.to_string(), Icon::Hand),
        },
    }
}

/// The key of a button. It follows from what the button does, and from nothing that lies beside it.
#[must_use]
pub fn binding(option: TableChoice) -> Option<Binding> {
    match option {
        TableChoice::Keep | TableChoice::Otherwise => Some(bindings::BACK),
        TableChoice::Whose(seat) => Some(bindings::SOMEBODY[seat.index()]),
        TableChoice::Do(PlayerAction::Cup(cup)) => Some(bindings::CUPS[cup_kind(usize::from(cup)).index()]),
        TableChoice::Do(PlayerAction::Act { kind, .. }) => Some(match kind {
            ActKind::Throw => bindings::HEAT,
            ActKind::Flip => bindings::FLIP,
            ActKind::Pour(from) => bindings::BOTTLES[from.index()],
        }),
        TableChoice::Do(PlayerAction::Choose(mv)) | TableChoice::Use(mv) => match mv {
            Move::EndTurn => Some(bindings::END_TURN),
            Move::LetGo => Some(bindings::LET_GO),
            Move::Crepe => Some(bindings::CREPE),
            Move::Pick(steps) => Some(bindings::UP[steps.index()]),
            Move::PlayCool(steps) => Some(bindings::DOWN[steps.index()]),
            // The key of the cup once more uses it.
            Move::PlayPoint => Some(bindings::CUPS[Cup::Point.index()]),
            Move::PlaySpoons => Some(bindings::CUPS[Cup::Spoons.index()]),
            Move::PlaySwap(with) => Some(bindings::SOMEBODY[with.index()]),
            Move::PlayReseason { with, .. } => Some(bindings::BOTTLES[with.index()]),
            Move::TakeCup { cup, .. } => Some(bindings::CUPS[cup.index()]),
            _ => None,
        },
    }
}

fn fill(
    In(panel): In<Entity>,
    (options, dishes, sheet): (Res<Options>, Res<Choosable>, Res<SheetUnfolded>),
    sitting: Option<Res<Sitting>>,
    hinted: Res<Hinted>,
    speech: Res<CurrentTexts>,
    mut commands: Commands,
) {
    let Some(sitting) = sitting else { return };
    commands.entity(panel).with_children(|row| {
        for &option in &options.0 {
            let (text, picture) = caption(option, &sitting, &speech);
            let mut caption = Caption::new(text).icon(picture);
            if let Some(binding) = binding(option) {
                caption = caption.key(binding.label);
            }
            // It is what remains to be done only when there is nothing to spend any more.
            let spent = sitting.game().state().spoons == 0;
            let remains = spent && matches!(option, TableChoice::Do(PlayerAction::Choose(Move::EndTurn)));
            let main = remains || hinted.mv().is_some_and(|mv| is_way(option, mv));
            let skin = if main { Skin::MAIN } else { Skin::PLAIN };
            row.spawn((
                skinned_button(caption, skin, size::BODY),
                observe(move |_: On<Activate>, heard: Heard, mut commands: Commands| {
                    if heard.counts() {
                        commands.queue(move |world: &mut World| choose(world, option));
                    }
                }),
            ));
        }
        if dishes.is_asked() && !sheet.0 {
            dish_picker::unfold_button(row, &speech);
        }
    });
}

/// Whether an option is the way to make a move.
fn is_way(option: TableChoice, mv: Move) -> bool {
    match option {
        TableChoice::Do(PlayerAction::Act { choice, .. }) => choice == Some(mv),
        TableChoice::Do(PlayerAction::Choose(choice)) | TableChoice::Use(choice) => choice == mv,
        TableChoice::Do(PlayerAction::Cup(cup)) => mv.played_cup() == Some(cup_kind(usize::from(cup))),
        TableChoice::Whose(seat) => match mv {
            Move::PlayReseason { on: whose, .. } | Move::TakeCup { from: whose, .. } => whose == seat,
            _ => false,
        },
        TableChoice::Keep | TableChoice::Otherwise => false,
    }
}

/// Does it.
pub fn choose(world: &mut World, option: TableChoice) {
    match option {
        TableChoice::Keep => world.resource_mut::<CupInUse>().put_back(),
        TableChoice::Otherwise => world.resource_mut::<TakingFrom>().0 = None,
        TableChoice::Whose(seat) if world.resource::<CupInUse>().offer.is_empty() => {
            world.resource_mut::<TakingFrom>().0 = Some(seat);
        }
        TableChoice::Whose(seat) => {
            let on = |way: &Move| matches!(way, Move::PlayReseason { on, .. } if *on == seat);
            world.resource_mut::<CupInUse>().offer.retain(on);
        }
        TableChoice::Use(mv) => {
            world.resource_mut::<CupInUse>().put_back();
            if turn_flow::play(world, &[mv]) {
                chosen_bottle::keep_in_mind(world, mv);
            }
        }
        TableChoice::Do(PlayerAction::Cup(cup)) => {
            let offer = player_action::uses(cup, world.resource::<Sitting>().game());
            let mut in_use = world.resource_mut::<CupInUse>();
            in_use.put_back();
            in_use.cup = Some(cup);
            in_use.offer = offer;
        }
        TableChoice::Do(deed) => turn_flow::take(world, deed, true),
    }
}

/// A hint grows older in every frame; what it advises changes seldom.
fn another_is_advised(hinted: Res<Hinted>, mut before: Local<Option<Move>>) -> bool {
    let now = hinted.mv();
    std::mem::replace(&mut *before, now) != now
}
