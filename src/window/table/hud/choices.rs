//! What can be done now, as a row of buttons with keys: the same as with the toys, for those who would rather press.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};
use rules::Game;
use rules::a_la_carte::{Condiment, Food, Move, Phase, Seat};

use super::super::TableSystems;
use super::super::conduct::{self, awaits_person};
use super::super::deed::{self, Deed};
use super::super::hands::{ActKind, Hands};
use super::super::hint::Hinted;
use super::super::pointing::CupInUse;
use super::super::shown::{CupPlace, Shown, cup_kind};
use super::super::sitting::Sitting;
use super::chooser::{self, Choosable, SheetUnfolded};
use crate::window::language::Speech;
use crate::window::theme::icons::Icon;
use crate::window::theme::live::{Live, LiveSystems, refresh};
use crate::window::theme::looks::Skin;
use crate::window::theme::space;
use crate::window::theme::text::size;
use crate::window::theme::widgets::{Caption, skinned_button};

/// Something that can be done now.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Option_ {
    /// Something with a toy.
    Do(Deed),
    /// One of the ways to use a cup.
    Use(Move),
    /// The cup is put back.
    Keep,
}

/// Everything that can be done now, in the order of the buttons.
#[derive(Debug, Default, Clone, PartialEq, Resource)]
pub struct Options(pub Vec<Option_>);

#[derive(Component)]
struct Row;

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

fn gather(
    (sitting, shown, hands): (Res<Sitting>, Res<Shown>, Res<Hands>),
    cup: Res<CupInUse>,
    mut options: ResMut<Options>,
) {
    let mut found = Vec::new();
    if awaits_person(&sitting, &hands).is_some() {
        if cup.offer.is_empty() {
            found = everything(&sitting, &shown);
        } else {
            found.extend(cup.offer.iter().copied().map(Option_::Use));
            found.push(Option_::Keep);
        }
    }
    options.set_if_neq(Options(found));
}

/// What the rules allow, as deeds. Dishes have a sheet of their own.
fn everything(sitting: &Sitting, shown: &Shown) -> Vec<Option_> {
    let game = sitting.game();
    let state = game.state();
    let me = state.active;
    let act = |kind, over, choice| Deed::Act { kind, over, choice };
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
            deeds.extend([Move::Crepe, Move::EndTurn, Move::LetGo].map(Deed::Choose));
            let others = game.legal_moves();
            let choices = others
                .iter()
                .copied()
                .filter(|mv| matches!(mv, Move::Pick(_) | Move::TakeCup { .. }));
            deeds.extend(choices.map(Deed::Choose));
            let mut kinds = Vec::new();
            for (index, place) in shown.cups.iter().enumerate() {
                if *place == CupPlace::Held(me) && !kinds.contains(&cup_kind(index)) {
                    kinds.push(cup_kind(index));
                    deeds.push(Deed::Cup(index as u8));
                }
            }
        }
    }
    deeds.retain(|&deed| deed::allowed(deed, game).is_ok());
    deeds.into_iter().map(Option_::Do).collect()
}

/// What stands on the button.
fn caption(option: Option_, sitting: &Sitting, speech: &Speech) -> (String, Icon) {
    let names = sitting.plan().names();
    let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
    match option {
        Option_::Keep => (speech.line("cup-keep"), Icon::Undo),
        Option_::Do(Deed::Cup(cup)) => {
            let kind = cup_kind(usize::from(cup));
            (capital(&speech.cup(kind)), Icon::cup(kind))
        }
        Option_::Do(Deed::Act { kind, .. }) => match kind {
            ActKind::Throw => (speech.line("act-heat"), Icon::Die),
            ActKind::Flip => (speech.line("act-flip"), Icon::Crepe),
            ActKind::Pour(condiment) => (capital(&speech.condiment(condiment)), Icon::condiment(condiment)),
        },
        Option_::Do(Deed::Choose(mv)) | Option_::Use(mv) => match mv {
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
                (speech.say("use-reseason", gaps), Icon::condiment(with))
            }
            Move::TakeCup { from, cup } => {
                let gaps = [("name", name(from).into()), ("cup", speech.cup(cup).into())];
                (speech.say("act-take-cup", gaps), Icon::cup(cup))
            }
            other => (other.to_string(), Icon::Hand),
        },
    }
}

/// A word that stands alone begins with a large letter.
fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters
        .next()
        .map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The key of a button: letters for what is done all the time, numbers for the rest. After the numbers come letters that
/// mean nothing else where there are so many and lie in the same place on most keyboards; with four seats there can be fifteen cups to take.
#[must_use]
pub fn key_of(options: &[Option_], index: usize) -> Option<(KeyCode, &'static str)> {
    const NUMBERS: [(KeyCode, &str); 15] = [
        (KeyCode::Digit1, "1"),
        (KeyCode::Digit2, "2"),
        (KeyCode::Digit3, "3"),
        (KeyCode::Digit4, "4"),
        (KeyCode::Digit5, "5"),
        (KeyCode::Digit6, "6"),
        (KeyCode::Digit7, "7"),
        (KeyCode::Digit8, "8"),
        (KeyCode::Digit9, "9"),
        (KeyCode::Digit0, "0"),
        (KeyCode::KeyC, "C"),
        (KeyCode::KeyD, "D"),
        (KeyCode::KeyG, "G"),
        (KeyCode::KeyJ, "J"),
        (KeyCode::KeyK, "K"),
    ];
    let letter = |option: &Option_| match option {
        Option_::Do(Deed::Act {
            kind: ActKind::Throw, ..
        }) => Some((KeyCode::KeyR, "R")),
        Option_::Do(Deed::Act {
            kind: ActKind::Flip, ..
        }) => Some((KeyCode::KeyF, "F")),
        Option_::Do(Deed::Choose(Move::EndTurn)) => Some((KeyCode::KeyE, "E")),
        Option_::Keep => Some((KeyCode::KeyB, "B")),
        _ => None,
    };
    let option = options.get(index)?;
    letter(option).or_else(|| {
        let nth = options[..index]
            .iter()
            .filter(|option| letter(option).is_none())
            .count();
        NUMBERS.get(nth).copied()
    })
}

fn fill(
    In(panel): In<Entity>,
    (options, dishes, sheet): (Res<Options>, Res<Choosable>, Res<SheetUnfolded>),
    sitting: Option<Res<Sitting>>,
    hinted: Res<Hinted>,
    speech: Res<Speech>,
    mut commands: Commands,
) {
    let Some(sitting) = sitting else { return };
    commands.entity(panel).with_children(|row| {
        for (index, &option) in options.0.iter().enumerate() {
            let (text, picture) = caption(option, &sitting, &speech);
            let mut caption = Caption::new(text).icon(picture);
            if let Some((_, key)) = key_of(&options.0, index) {
                caption = caption.key(key);
            }
            // It is what remains to be done only when there is nothing to spend any more.
            let spent = sitting.game().state().spoons == 0;
            let remains = spent && matches!(option, Option_::Do(Deed::Choose(Move::EndTurn)));
            let main = remains || hinted.mv().is_some_and(|mv| is_way(option, mv));
            let skin = if main { Skin::MAIN } else { Skin::PLAIN };
            row.spawn((
                skinned_button(caption, skin, size::BODY),
                observe(move |_: On<Activate>, mut commands: Commands| {
                    commands.queue(move |world: &mut World| choose(world, option));
                }),
            ));
        }
        if dishes.is_asked() && !sheet.0 {
            chooser::unfold_button(row, &speech);
        }
    });
}

/// Whether an option is the way to make a move.
fn is_way(option: Option_, mv: Move) -> bool {
    match option {
        Option_::Do(Deed::Act { choice, .. }) => choice == Some(mv),
        Option_::Do(Deed::Choose(choice)) | Option_::Use(choice) => choice == mv,
        Option_::Do(Deed::Cup(cup)) => mv.played_cup() == Some(cup_kind(usize::from(cup))),
        Option_::Keep => false,
    }
}

/// Does it.
pub fn choose(world: &mut World, option: Option_) {
    match option {
        Option_::Keep => world.resource_mut::<CupInUse>().put_back(),
        Option_::Use(mv) => {
            world.resource_mut::<CupInUse>().put_back();
            conduct::play(world, &[mv]);
        }
        Option_::Do(Deed::Cup(cup)) => {
            let offer = deed::uses(cup, world.resource::<Sitting>().game());
            let mut in_use = world.resource_mut::<CupInUse>();
            in_use.put_back();
            in_use.cup = Some(cup);
            in_use.offer = offer;
        }
        Option_::Do(deed) => conduct::take(world, deed, true),
    }
}

/// A hint grows older in every frame; what it advises changes seldom.
fn another_is_advised(hinted: Res<Hinted>, mut before: Local<Option<Move>>) -> bool {
    let now = hinted.mv();
    std::mem::replace(&mut *before, now) != now
}

pub(super) fn plugin(app: &mut App) {
    let news = resource_changed::<Options>
        .or_eager(resource_changed::<Choosable>)
        .or_eager(resource_changed::<SheetUnfolded>)
        .or_eager(another_is_advised);
    app.init_resource::<Options>()
        .add_systems(
            Update,
            gather.in_set(TableSystems::Edge).run_if(resource_exists::<Sitting>),
        )
        .add_systems(PostUpdate, refresh::<Row>.run_if(news).before(LiveSystems));
}
