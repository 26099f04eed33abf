//! Who plays, and by which rules. The first time, one press of the main button sits a person down with three chefs.

use bevy::prelude::*;
use bevy::text::EditableTextFilter;
use bevy::ui_widgets::{Activate, ValueChange, observe};
use opponents::{Level, PlayerKind, Temper};
use rules::a_la_carte::{ALL_SEATS, DishId, Food, HouseRules, SEATS};

use super::house;
use crate::window::language::CurrentTexts;
use crate::window::plan::{Dishes, NAMES, Opening, SeatPlan, TablePlan, Who};
use crate::window::screen::{FrameSystems, Screen, go};
use crate::window::storage::Storage;
use crate::window::theme::focus::{FocusFirst, Scope};
use crate::window::theme::icons::Icon;
use crate::window::theme::inputs::{choice, text_field, toggle};
use crate::window::theme::rebuild::{Live, refresh};
use crate::window::theme::scroll::{bar, scroller};
use crate::window::theme::text::{heading, label, remark};
use crate::window::theme::widgets::{
    Caption, button, card_look, card_node, food, icon, main_button, row, whole_window,
};
use crate::window::theme::{palette, space};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Seats), open).add_systems(
        Update,
        refresh::<SeatsPanel>
            .run_if(resource_exists_and_changed::<Draft>)
            .in_set(FrameSystems::Menus),
    );
}

/// What is being agreed on. It becomes the plan when somebody starts.
#[derive(Resource, Debug, Clone)]
pub struct Draft {
    /// All four seats, also those that are not used, so that they come back as they were.
    seats: Vec<SeatPlan>,
    /// How many are used.
    pub(super) count: usize,
    /// The points on which the rulebooks differ.
    pub(super) house: HouseRules,
    /// Whether the rules are mixed by hand, even if the mix is that of a book.
    pub(super) mixed: bool,
    seed: String,
}

impl Draft {
    fn from_plan(plan: &TablePlan) -> Self {
        let mut seats = plan.seats.clone();
        let spare = TablePlan::default().seats;
        seats.extend(spare.into_iter().skip(plan.seats.len()));
        let books = [HouseRules::english(), HouseRules::german()];
        Self {
            seats,
            count: plan.seats.len(),
            house: plan.house,
            mixed: !books.contains(&plan.house),
            seed: plan.seed.map(|seed| seed.to_string()).unwrap_or_default(),
        }
    }

    fn plan(&self) -> TablePlan {
        let seats = self.seats.iter().take(self.count).zip(NAMES).map(|(seat, name)| {
            let mut seat = seat.clone();
            // Somebody who emptied the field still has to be called something.
            seat.name = match seat.name.trim() {
                "" => name.to_owned(),
                given => given.to_owned(),
            };
            seat
        });
        TablePlan {
            seats: seats.collect(),
            house: self.house,
            seed: self.seed.parse().ok(),
        }
    }
}

#[derive(Component)]
struct SeatsPanel;

fn open(plan: Res<TablePlan>, mut commands: Commands) {
    commands.insert_resource(Draft::from_plan(&plan));
    let node = Node {
        width: px(1000),
        height: percent(100),
        max_height: px(660),
        padding: UiRect::all(px(20)),
        row_gap: px(space::NEAR + 2.0),
        ..card_node()
    };
    commands
        .spawn((whole_window(), Scope::SCREEN, DespawnOnExit(Screen::Seats)))
        .with_children(|root| {
            root.spawn((node, card_look())).with_children(|card| {
                card.spawn((
                    Node {
                        justify_content: JustifyContent::SpaceBetween,
                        align_items: AlignItems::Center,
                        column_gap: px(space::APART),
                        ..default()
                    },
                    SeatsPanel,
                    Live::new(fill_top),
                    Pickable::IGNORE,
                ));
                card.spawn((
                    Node {
                        flex_grow: 1.0,
                        min_height: px(0),
                        ..default()
                    },
                    Pickable::IGNORE,
                ))
                .with_children(|beside| {
                    let list = beside.spawn((scroller(), SeatsPanel, Live::new(fill_list))).id();
                    beside.spawn(bar(list));
                });
                card.spawn((
                    Node {
                        justify_content: JustifyContent::SpaceBetween,
                        column_gap: px(space::APART),
                        ..default()
                    },
                    Live::new(fill_bottom),
                    Pickable::IGNORE,
                ));
            });
        });
}

fn fill_top(In(panel): In<Entity>, speech: Res<CurrentTexts>, draft: Res<Draft>, mut commands: Commands) {
    let counts = SEATS;
    let options = counts.map(|count| speech.say("seats-count-value", [("count", count.into())]));
    let at = draft.count - usize::from(*SEATS.start());
    commands.entity(panel).with_children(|top| {
        top.spawn(heading(speech.line("seats-heading")));
        top.spawn((
            choice(options.collect(), at, 170.0),
            observe(|change: On<ValueChange<usize>>, mut draft: ResMut<Draft>| {
                draft.count = change.value + usize::from(*SEATS.start());
            }),
        ));
    });
}

/// Room for what a chef can and says, which fits beside the rest in the smallest window too.
const MOTTO: f32 = 300.0;
const MOTTO_LINE: f32 = 20.0;
/// Dishes along the lower edge, to whet the appetite: as many as fit between two buttons.
const PLATES: usize = 7;
const PLATE: f32 = 52.0;

fn fill_bottom(In(panel): In<Entity>, speech: Res<CurrentTexts>, dishes: Res<Dishes>, mut commands: Commands) {
    commands.entity(panel).with_children(|bottom| {
        bottom.spawn((
            button(Caption::new(speech.line("menu-back")).icon(Icon::Left)),
            observe(|_: On<Activate>, mut screen: ResMut<NextState<Screen>>| go(&mut screen, Screen::Title)),
        ));
        let as_many_as_fit = Node {
            column_gap: px(space::NEAR),
            height: px(PLATE),
            flex_basis: Val::ZERO,
            flex_grow: 1.0,
            min_width: Val::ZERO,
            flex_wrap: FlexWrap::Wrap,
            justify_content: JustifyContent::Center,
            overflow: Overflow::clip(),
            ..default()
        };
        bottom
            .spawn((as_many_as_fit, Pickable::IGNORE))
            .with_children(|middle| {
                for dish in DishId::all().step_by(DishId::COUNT.div_ceil(PLATES)) {
                    middle.spawn(food(Food::Dish(dish), &dishes.0, PLATE));
                }
            });
        bottom.spawn((
            main_button(Caption::new(speech.line("seats-start")).icon(Icon::Flame)),
            FocusFirst,
            observe(start),
        ));
    });
}

/// Remembers what was agreed on, and goes to the table.
fn start(
    _: On<Activate>,
    draft: Res<Draft>,
    mut plan: ResMut<TablePlan>,
    mut storage: ResMut<Storage>,
    mut screen: ResMut<NextState<Screen>>,
    mut commands: Commands,
) {
    *plan = draft.plan();
    storage.keep(Storage::PLAN, &*plan);
    commands.insert_resource(Opening::New);
    go(&mut screen, Screen::Table);
}

fn fill_list(In(panel): In<Entity>, speech: Res<CurrentTexts>, draft: Res<Draft>, mut commands: Commands) {
    let people = draft
        .seats
        .iter()
        .take(draft.count)
        .filter(|seat| seat.who == Who::Person)
        .count();
    commands.entity(panel).with_children(|list| {
        for (index, seat) in draft.seats.iter().take(draft.count).enumerate() {
            seat_row(list, index, seat, &speech);
        }
        list.spawn(remark(speech.line(if people == 0 {
            "seats-nobody"
        } else {
            "seats-steady-why"
        })));
        house::fill(list, &draft, &speech);
        list.spawn(row()).with_children(|row| {
            row.spawn(label(speech.line("seed-label")));
            row.spawn((
                text_field(&draft.seed, 12, 150.0),
                EditableTextFilter::new(|letter| letter.is_ascii_digit()),
                observe(|change: On<ValueChange<String>>, mut draft: ResMut<Draft>| {
                    draft.bypass_change_detection().seed.clone_from(&change.value);
                }),
            ));
        });
        list.spawn(remark(speech.line("seed-why")));
    });
}

const LEVELS: [(Level, &str); 4] = [
    (Level::Apprentice, "seats-level-apprentice"),
    (Level::Commis, "seats-level-commis"),
    (Level::Chef, "seats-level-chef"),
    (Level::ThreeStar, "seats-level-three-star"),
];
const TEMPERS: [(Temper, &str); 4] = [
    (Temper::Careful, "seats-temper-careful"),
    (Temper::Greedy, "seats-temper-greedy"),
    (Temper::Mean, "seats-temper-mean"),
    (Temper::Showman, "seats-temper-showman"),
];

/// What to expect of a chef of this level.
const fn skill(level: Level) -> &'static str {
    match level {
        Level::Apprentice => "seats-skill-apprentice",
        Level::Commis => "seats-skill-commis",
        Level::Chef => "seats-skill-chef",
        Level::ThreeStar => "seats-skill-three-star",
    }
}

/// What a chef of this temper says before the game.
const fn motto(temper: Temper) -> &'static str {
    match temper {
        Temper::Careful => "seats-motto-careful",
        Temper::Greedy => "seats-motto-greedy",
        Temper::Mean => "seats-motto-mean",
        Temper::Showman => "seats-motto-showman",
    }
}

/// Badge, name, who it is, and what goes with that.
fn seat_row(list: &mut ChildSpawnerCommands, index: usize, seat: &SeatPlan, speech: &CurrentTexts) {
    let colour = ALL_SEATS.get(index).map_or(palette::INK, |&seat| palette::seat(seat));
    let mut who = vec![speech.line("seats-person")];
    who.extend(LEVELS.iter().map(|(_, id)| speech.line(id)));
    let chef = match seat.who {
        Who::Person => None,
        Who::Chef(PlayerKind::Chef { level, temper }) => Some((level, temper)),
        Who::Chef(_) => Some((Level::Apprentice, Temper::default())),
    };
    let at = chef.map_or(0, |(level, _)| {
        1 + LEVELS.iter().position(|&(l, _)| l == level).unwrap_or(0)
    });
    let wrapping = Node {
        flex_wrap: FlexWrap::Wrap,
        align_items: AlignItems::Center,
        column_gap: px(space::NEAR),
        row_gap: px(space::TIGHT),
        padding: UiRect::axes(px(space::NEAR), px(6)),
        border_radius: BorderRadius::all(px(space::ROUND)),
        ..default()
    };
    list.spawn((wrapping, BackgroundColor(palette::FLOUR)))
        .with_children(|row| {
            row.spawn((
                Node {
                    padding: UiRect::all(px(6)),
                    border_radius: BorderRadius::MAX,
                    ..default()
                },
                BackgroundColor(colour),
                children![icon(
                    if chef.is_some() { Icon::Toque } else { Icon::Person },
                    22.0,
                    palette::CREAM
                )],
            ));
            row.spawn((
                text_field(&seat.name, 14, 108.0),
                observe(move |change: On<ValueChange<String>>, mut draft: ResMut<Draft>| {
                    // Building the panel anew at every letter would take the cursor away.
                    if let Some(seat) = draft.bypass_change_detection().seats.get_mut(index) {
                        seat.name.clone_from(&change.value);
                    }
                }),
            ));
            row.spawn((
                choice(who, at, 196.0),
                observe(move |change: On<ValueChange<usize>>, mut draft: ResMut<Draft>| {
                    let temper = chef.map_or_else(Temper::default, |(_, temper)| temper);
                    let level = change.value.checked_sub(1).and_then(|level| LEVELS.get(level));
                    if let Some(seat) = draft.seats.get_mut(index) {
                        seat.who =
                            level.map_or(Who::Person, |&(level, _)| Who::Chef(PlayerKind::Chef { level, temper }));
                    }
                }),
            ));
            match chef {
                Some((level, temper)) => {
                    let at = TEMPERS.iter().position(|&(t, _)| t == temper).unwrap_or(0);
                    row.spawn((
                        choice(TEMPERS.map(|(_, id)| speech.line(id)).into(), at, 148.0),
                        observe(move |change: On<ValueChange<usize>>, mut draft: ResMut<Draft>| {
                            let temper = TEMPERS
                                .get(change.value)
                                .map_or_else(Temper::default, |&(temper, _)| temper);
                            if let Some(seat) = draft.seats.get_mut(index) {
                                seat.who = Who::Chef(PlayerKind::Chef { level, temper });
                            }
                        }),
                    ));
                    let lines = Node {
                        flex_direction: FlexDirection::Column,
                        ..default()
                    };
                    row.spawn((lines, Pickable::IGNORE)).with_children(|lines| {
                        for line in [skill(level), motto(temper)] {
                            lines.spawn((
                                remark(speech.line(line)),
                                // With a height of its own, because text that could wrap is else given a line for each
                                // word.
                                Node {
                                    width: px(MOTTO),
                                    height: px(MOTTO_LINE),
                                    ..default()
                                },
                            ));
                        }
                    });
                }
                None => {
                    row.spawn((
                        toggle(speech.line("seats-steady"), seat.steady),
                        observe(move |change: On<ValueChange<bool>>, mut draft: ResMut<Draft>| {
                            if let Some(seat) = draft.bypass_change_detection().seats.get_mut(index) {
                                seat.steady = change.value;
                            }
                        }),
                    ));
                }
            }
        });
}
