//! The end: who came in where and what counted, what one will still talk about, and another round.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};
use rules::Game;
use rules::a_la_carte::{ALaCarte, Crepe, Food};

use super::super::conduct::is_over;
use super::super::sitting::Sitting;
use super::moments::{Moment, moments};
use crate::window::language::Speech;
use crate::window::plan::Opening;
use crate::window::screen::{Screen, go};
use crate::window::theme::focus::{FocusFirst, Scope};
use crate::window::theme::icons::Icon;
use crate::window::theme::live::{Live, LiveSystems, refresh};
use crate::window::theme::text::{bold, heading, label, part_heading, remark, size, written};
use crate::window::theme::widgets::{self, Caption, button, card, icon, main_button, row, veil};
use crate::window::theme::{palette, space};

/// The pictures of what was served, in pixels at scale 1.
const PLATE: f32 = 40.0;
/// Those beside the moments, which are many: with five of them at 40 the card took 688 of 720 pixels.
const REMINDER: f32 = 28.0;

/// Whether the placings are to be seen.
#[derive(Debug, Default, Clone, Copy, PartialEq, Resource)]
struct Ended(bool);

#[derive(Component)]
struct Placings;

pub(super) fn panel() -> impl Bundle {
    (Placings, Live::new(fill), veil(), Visibility::Hidden, Pickable::IGNORE)
}

fn watch(sitting: Res<Sitting>, mut ended: ResMut<Ended>) {
    ended.set_if_neq(Ended(is_over(&sitting)));
}

fn begin_again(mut ended: ResMut<Ended>) {
    ended.set_if_neq(Ended(false));
}

fn fill(
    In(panel): In<Entity>,
    ended: Res<Ended>,
    sitting: Option<Res<Sitting>>,
    speech: Res<Speech>,
    mut commands: Commands,
) {
    let (true, Some(sitting)) = (ended.0, sitting) else {
        commands.entity(panel).insert(Visibility::Hidden).remove::<Scope>();
        return;
    };
    let names = sitting.plan().names();
    let name = |seat: rules::a_la_carte::Seat| names.get(seat.index()).cloned().unwrap_or_default();
    let game = sitting.game();
    commands
        .entity(panel)
        .insert((Visibility::Inherited, Scope::SCREEN))
        .with_children(|veil| {
            veil.spawn(card()).with_children(|card| {
                let standings = game.standings();
                let winners: Vec<String> = standings
                    .iter()
                    .filter(|each| each.place == 1)
                    .map(|each| name(each.seat))
                    .collect();
                let gaps = [("names", winners.join(" & ").into()), ("count", winners.len().into())];
                card.spawn(heading(speech.say("wins", gaps)));
                for standing in &standings {
                    place(card, standing, name(standing.seat), game, &speech);
                }
                let remembered = moments(sitting.told(), game.menu());
                if !remembered.is_empty() {
                    card.spawn(part_heading(speech.line("moments")));
                    for moment in remembered {
                        let words = label(remember(moment, &name, game.menu(), &speech));
                        card.spawn(row()).with_children(|line| {
                            match moment {
                                Moment::Star(_, food) | Moment::Loss(_, food) => {
                                    line.spawn(widgets::food(food, game.menu(), REMINDER));
                                }
                                Moment::Flip(_) => drop(line.spawn(widgets::food(Food::Crepe, game.menu(), REMINDER))),
                                Moment::Flood(..) => drop(line.spawn(sign(Icon::CupReseason))),
                                Moment::Misses(..) => drop(line.spawn(sign(Icon::Pan))),
                            }
                            line.spawn((words, TextLayout::no_wrap()));
                        });
                    }
                }
                card.spawn((
                    Node {
                        column_gap: px(space::APART),
                        justify_content: JustifyContent::Center,
                        ..default()
                    },
                    Pickable::IGNORE,
                ))
                .with_children(|row| {
                    row.spawn((
                        main_button(Caption::new(speech.line("play-again")).icon(Icon::Play)),
                        FocusFirst,
                        observe(|_: On<Activate>, mut commands: Commands| commands.queue(again)),
                    ));
                    row.spawn((
                        button(Caption::new(speech.line("back-to-title")).icon(Icon::Door)),
                        observe(|_: On<Activate>, mut screen: ResMut<NextState<Screen>>| {
                            go(&mut screen, Screen::Title);
                        }),
                    ));
                });
            });
        });
}

/// An icon as large as the reminder of a dish.
fn sign(sign: Icon) -> impl Bundle {
    icon(sign, REMINDER, palette::FAINT)
}

/// The same table once more.
fn again(world: &mut World) {
    world.insert_resource(Opening::New);
    // Entering the screen anew sets the table anew.
    world.resource_mut::<NextState<Screen>>().set(Screen::Table);
}

fn place(
    card: &mut ChildSpawnerCommands,
    standing: &rules::a_la_carte::Standing,
    name: String,
    game: &ALaCarte,
    speech: &Speech,
) {
    let colour = palette::seat(standing.seat);
    card.spawn((
        Node {
            align_items: AlignItems::Center,
            column_gap: px(space::APART),
            ..default()
        },
        Pickable::IGNORE,
    ))
    .with_children(|line| {
        line.spawn((
            written(format!("{}.", standing.place), bold(size::HEADING), colour),
            TextLayout::no_wrap(),
            // As wide as the widest, so that the names stand under each other.
            Node {
                width: px(30),
                flex_shrink: 0.0,
                ..default()
            },
        ));
        line.spawn((
            Node {
                flex_direction: FlexDirection::Column,
                ..default()
            },
            Pickable::IGNORE,
        ))
        .with_children(|column| {
            let title = format!("{name}: {}", speech.points(standing.points));
            column.spawn(written(title, bold(size::PART), palette::INK));
            let gaps = [
                ("dishes", standing.from_dishes.into()),
                ("crepe", standing.from_crepe.into()),
                ("cups", standing.from_cups.into()),
                ("pan", standing.from_pan.into()),
            ];
            column.spawn(remark(speech.say("counted", gaps)));
        });
        let kitchen = game.state().kitchen(standing.seat);
        let crepe = (kitchen.crepe == Crepe::Served).then_some(Food::Crepe);
        let row = Node {
            // To the right, so that all trays are under each other.
            margin: UiRect::left(Val::Auto),
            ..default()
        };
        line.spawn((row, Pickable::IGNORE)).with_children(|tray| {
            for served in kitchen.served.iter().map(Food::Dish).chain(crepe) {
                tray.spawn(widgets::food(served, game.menu(), PLATE));
            }
        });
        for _ in 0..standing.stars {
            line.spawn(icon(Icon::Star, 24.0, palette::BUTTER));
        }
    });
}

fn remember(
    moment: Moment,
    name: &impl Fn(rules::a_la_carte::Seat) -> String,
    menu: &rules::a_la_carte::Menu,
    speech: &Speech,
) -> String {
    let who = |seat| ("name", name(seat).into());
    match moment {
        Moment::Star(seat, food) => speech.say("moment-star", [who(seat), ("food", speech.food(food, menu).into())]),
        Moment::Loss(seat, food) => speech.say("moment-loss", [who(seat), ("food", speech.food(food, menu).into())]),
        Moment::Flood(seat, pour) => speech.say("moment-flood", [who(seat), ("count", pour.total().into())]),
        Moment::Flip(seat) => speech.say("moment-flip", [who(seat)]),
        Moment::Misses(seat, count) => speech.say("moment-misses", [who(seat), ("count", count.into())]),
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Ended>()
        .add_systems(OnEnter(Screen::Table), begin_again.after(super::super::open))
        .add_systems(
            Update,
            watch
                .in_set(super::super::TableSystems::Edge)
                .run_if(resource_exists::<Sitting>),
        )
        .add_systems(
            PostUpdate,
            refresh::<Placings>
                .run_if(resource_changed::<Ended>)
                .before(LiveSystems),
        );
}
