//! A match is interrupted.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ValueChange, observe};
use rules::a_la_carte::Seat;

use crate::window::language::CurrentTexts;
use crate::window::plan::{TablePlan, Who};
use crate::window::screen::{Menu, Screen, go};
use crate::window::storage::Storage;
use crate::window::table::saves::{self, Saving};
use crate::window::table::sitting::Sitting;
use crate::window::theme::focus::{FocusFirst, Scope};
use crate::window::theme::icons::Icon;
use crate::window::theme::inputs::toggle;
use crate::window::theme::rebuild::Live;
use crate::window::theme::space;
use crate::window::theme::text::{heading, label, remark};
use crate::window::theme::widgets::{Caption, button, card_look, card_node, main_button, veil};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Pause), open);
}

fn open(mut commands: Commands) {
    commands.spawn((
        veil(),
        GlobalZIndex(10),
        Scope::MENU,
        DespawnOnExit(Menu::Pause),
        Live::new(fill),
    ));
}

fn fill(
    In(root): In<Entity>,
    (speech, saving, storage): (Res<CurrentTexts>, Option<Res<Saving>>, Res<Storage>),
    sitting: Option<Res<Sitting>>,
    mut commands: Commands,
) {
    let node = Node {
        width: px(360),
        row_gap: px(space::NEAR + 2.0),
        align_items: AlignItems::Stretch,
        padding: UiRect::all(px(20)),
        ..card_node()
    };
    let line = |id| speech.line(id);
    commands.entity(root).with_children(|root| {
        root.spawn((node, card_look())).with_children(|card| {
            card.spawn(heading(line("pause-heading")));
            card.spawn((
                main_button(Caption::new(line("pause-on")).icon(Icon::Play)),
                FocusFirst,
                observe(to(Menu::None)),
            ));
            card.spawn((
                button(Caption::new(line("title-settings")).icon(Icon::Gear)),
                observe(to(Menu::Settings)),
            ));
            card.spawn((
                button(Caption::new(line("title-rules")).icon(Icon::Book)),
                observe(to(Menu::Rules)),
            ));
            if let Some(sitting) = &sitting {
                steady_hands(card, sitting, &speech);
            }
            card.spawn((
                button(Caption::new(line("pause-leave")).icon(Icon::Undo)),
                observe(leave),
            ));
            card.spawn((button(Caption::new(line("pause-quit")).icon(Icon::Door)), observe(quit)));
            let saved = saving.is_some_and(|saving| saving.is_whole(&storage));
            card.spawn(remark(line(if saved {
                "pause-leave-why"
            } else {
                "pause-leave-unsaved"
            })));
        });
    });
}

/// Whoever sits in front of the screen can change hands.
fn steady_hands(card: &mut ChildSpawnerCommands, sitting: &Sitting, speech: &CurrentTexts) {
    let seats = sitting.plan().seats.iter().zip(Seat::ALL);
    let people: Vec<_> = seats.filter(|(plan, _)| plan.who == Who::Person).collect();
    if people.is_empty() {
        return;
    }
    let alone = people.len() == 1;
    let side_by_side = Node {
        flex_wrap: FlexWrap::Wrap,
        align_items: AlignItems::Center,
        column_gap: px(space::NEAR),
        ..default()
    };
    card.spawn((side_by_side, Pickable::IGNORE)).with_children(|row| {
        if !alone {
            row.spawn(label(speech.line("pause-steady")));
        }
        for (plan, seat) in people {
            let name = if alone {
                speech.line("seats-steady")
            } else {
                plan.name.clone()
            };
            row.spawn((
                toggle(name, plan.steady),
                observe(move |change_to: On<ValueChange<bool>>, mut commands: Commands| {
                    let steady = change_to.value;
                    commands.queue(move |world: &mut World| change_hands(world, seat, steady));
                }),
            ));
        }
    });
    card.spawn(remark(speech.line("pause-steady-why")));
}

/// Somebody has a steady hand from the next pour or toss on, or a mouse. The match remembers it, and so does the next one.
fn change_hands(world: &mut World, seat: Seat, steady: bool) {
    world.resource_mut::<Sitting>().set_steady(seat, steady);
    saves::note_plan(world);
    let here = occupant(world.resource::<Sitting>().plan(), seat);
    let mut plan = world.resource_mut::<TablePlan>();
    // A lesson, for one, is played at a table of its own.
    if occupant(&plan, seat) == here
        && let Some(seat) = plan.seats.get_mut(seat.index())
    {
        seat.steady = steady;
        let plan = plan.clone();
        world.resource_mut::<Storage>().keep(Storage::PLAN, &plan);
    }
}

fn occupant(plan: &TablePlan, seat: Seat) -> Option<(String, Who)> {
    let seat = plan.seats.get(seat.index())?;
    Some((seat.name.clone(), seat.who))
}

/// Leads to a menu.
fn to(wanted: Menu) -> impl Fn(On<Activate>, ResMut<NextState<Menu>>) + Send + Sync {
    move |_, mut menu| go(&mut menu, wanted)
}

fn leave(_: On<Activate>, mut menu: ResMut<NextState<Menu>>, mut screen: ResMut<NextState<Screen>>) {
    go(&mut menu, Menu::None);
    go(&mut screen, Screen::Title);
}

/// Ends the program.
pub(super) fn quit(_: On<Activate>, mut exit: MessageWriter<AppExit>) {
    exit.write(AppExit::Success);
}
