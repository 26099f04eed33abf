//! Room for everything: whatever the window, the language and the size of text, no card lies over what acts at that moment
//! (pan, bottles, die, bell, cups; the dishes while one is chosen; the tray while the die is thrown, and the die that was; the crêpe
//! and the air above it), over another card, or outside of the window.

use bevy::prelude::*;
use bevy::text::TextLayoutInfo;
use bevy::ui::ComputedNode;
use bevy::window::{PrimaryWindow, WindowEvent, WindowResized};
use physics::PhysicsConfig;
use rules::Game;
use rules::a_la_carte::{ALL_SEATS, Condiment, Event, Food, IllegalMove, Move};
use toque::texts::Language;
use toque::window::prints::PrintCanvas;
use toque::window::settings::Settings;
use toque::window::storage::Storage;
use toque::window::table::hands::{ActKind, Hands, MouseHand};
use toque::window::table::hud::Handover;
use toque::window::table::mentor::Learnt;
use toque::window::table::player_action::PlayerAction;
use toque::window::table::prop::Prop;
use toque::window::table::readout::Readout;
use toque::window::table::shown_table::{CupPlace, ShownTable};
use toque::window::table::turn_flow::{self, TableMessage};
use toque::window::theme::looks::Skin;
use toque::window::theme::scale::TextRoom;
use toque::window::theme::shade::Lifted;

use crate::mouse::{on_screen, place, point};
use crate::party::{person, plan, sitting, taken_up, until, until_free};
use crate::stage::{app, settle};

/// Rounding to pixels.
const LEEWAY: f32 = 2.0;
/// The smallest window there is, the usual one, and one that is higher. A larger one of the same shape has the same room.
pub const WINDOWS: [UVec2; 3] = [UVec2::new(960, 600), UVec2::new(1280, 720), UVec2::new(1024, 768)];

/// Something that is read or pressed.
struct Panel {
    entity: Entity,
    area: Rect,
    above: Vec<Entity>,
    says: String,
    is_button: bool,
}

fn panels(
    panels: Query<(
        Entity,
        &ComputedNode,
        &UiGlobalTransform,
        &InheritedVisibility,
        Has<Skin>,
        AnyOf<(&Lifted, &Skin)>,
    )>,
    (parents, children): (Query<&ChildOf>, Query<&Children>),
    (nodes, texts, canvases): (Query<&Node>, Query<&Text>, Query<(), With<PrintCanvas>>),
) -> Vec<Panel> {
    let mut found = Vec::new();
    for (entity, node, middle, seen, is_button, _) in &panels {
        let above: Vec<Entity> = parents.iter_ancestors(entity).collect();
        let absent = |each: &Entity| {
            canvases.contains(*each) || nodes.get(*each).is_ok_and(|node| node.display == Display::None)
        };
        if !seen.get() || node.size().min_element() < 8.0 || above.iter().chain([&entity]).any(absent) {
            continue;
        }
        let words = children
            .iter_descendants(entity)
            .filter_map(|each| texts.get(each).ok());
        found.push(Panel {
            entity,
            area: Rect::from_center_size(middle.translation, node.size()),
            above,
            says: words.map(|text| text.0.as_str()).collect::<Vec<_>>().join(" / "),
            is_button,
        });
    }
    found
}

/// What somebody is about to do.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Moment {
    /// Anything.
    Rest,
    /// The same while it is said whose turn it is.
    Called,
    /// The same while something longer is said.
    Told,
    /// A dish is chosen.
    Chooses,
    /// This is in the hand.
    Acts(ActKind),
    /// The same with the steady hand, whose bar is there too.
    Steadily(ActKind),
    /// The die has been thrown, and what it shows is read out.
    Rolled,
}

/// So high above the pan a crêpe flies that is well tossed, in centimetres.
const FLIES: f32 = 12.0;

/// Points of what the person has to see and to take.
fn what_acts(app: &mut App, moment: Moment) -> Vec<(String, Vec<Vec2>)> {
    let me = sitting(app).game().state().active;
    let radius = app.world().resource::<PhysicsConfig>().pan.radius;
    let shown = app.world().resource::<ShownTable>();
    let pan = Prop::Pan(shown.stove_of(me));
    let cups = (0..shown.cups.len()).filter(|&cup| shown.cups[cup] == CupPlace::Held(me));
    let cups: Vec<Prop> = cups.map(|cup| Prop::Cup(cup as u8)).collect();
    let dishes: Vec<Prop> = sitting(app).game().state().choosable().iter().map(Prop::Dish).collect();
    let mut boxes: Vec<(Prop, Vec3, f32)> = Vec::new();
    let mut disc = None;
    match moment {
        Moment::Rest | Moment::Called | Moment::Told => {
            disc = Some((pan, radius));
            boxes.extend(Condiment::ALL.map(|bottle| (Prop::Bottle(bottle), Vec3::new(1.2, 2.0, 1.2), 1.6)));
            boxes.push((Prop::Die, Vec3::splat(0.9), 0.0));
            boxes.push((Prop::Bell, Vec3::new(2.0, 1.2, 2.0), 1.2));
            boxes.extend(cups.into_iter().map(|cup| (cup, Vec3::new(1.2, 0.8, 1.2), 0.8)));
        }
        Moment::Chooses => boxes.extend(dishes.into_iter().map(|dish| (dish, Vec3::new(3.0, 0.1, 3.0), 0.0))),
        Moment::Acts(ActKind::Throw) | Moment::Steadily(ActKind::Throw) => {
            boxes.push((Prop::Die, Vec3::splat(0.9), 0.0));
            disc = Some((Prop::DieTray, 11.0));
        }
        Moment::Acts(ActKind::Pour(_)) | Moment::Steadily(ActKind::Pour(_)) => {
            disc = Some((pan, radius));
            // What is above it: the bottle that is tipped.
            boxes.push((pan, Vec3::new(3.0, 4.0, 0.5), 5.0));
        }
        Moment::Acts(ActKind::Flip) | Moment::Steadily(ActKind::Flip) => {
            disc = Some((pan, radius));
            // The crêpe in it, and the air in which it flies.
            let crepe = Prop::Crepe(me);
            assert_eq!(sitting(app).game().state().own().stove.pan.food, Some(Food::Crepe));
            boxes.push((crepe, Vec3::new(3.0, FLIES / 2.0, 0.5), FLIES / 2.0));
        }
        Moment::Rolled => boxes.push((Prop::Die, Vec3::splat(0.9), 0.0)),
    }
    let mut found = Vec::new();
    if let Some((thing, radius)) = disc {
        let middle = place(app, thing);
        let around = (0..16).flat_map(|nth| {
            let turn = Quat::from_rotation_y(nth as f32 * std::f32::consts::TAU / 16.0);
            [0.5, 0.95].map(|part| middle + turn * Vec3::X * radius * part)
        });
        found.push((thing, around.collect::<Vec<Vec3>>()));
    }
    for (thing, half, up) in boxes {
        let middle = place(app, thing) + Vec3::Y * up;
        let corners = (0..8).map(|nth| {
            let side = |bit: u8| if nth & bit == 0 { -1.0 } else { 1.0 };
            middle + half * Vec3::new(side(1), side(2), side(4))
        });
        found.push((thing, corners.collect()));
    }
    let on_window = |(thing, points): (Prop, Vec<Vec3>)| {
        let points = points.into_iter().map(|point| on_screen(app, point)).collect();
        (format!("{thing:?}"), points)
    };
    found.into_iter().map(on_window).collect()
}

/// What lies over what it must not lie over.
fn in_the_way(app: &mut App, window: UVec2, moment: Moment) -> Vec<String> {
    let panels = app.world_mut().run_system_cached(panels).unwrap();
    let mut found = app.world_mut().run_system_cached(words_under_pictures).unwrap();
    let whole = Rect::from_corners(Vec2::ZERO, window.as_vec2());
    for Panel { area, says, .. } in &panels {
        let room = whole.inflate(LEEWAY);
        if !(room.contains(area.min) && room.contains(area.max)) {
            found.push(format!("“{says}” is outside the window, at {area:?}"));
        }
    }
    for (nth, one) in panels.iter().enumerate() {
        for other in &panels[nth + 1..] {
            let related = one.above.contains(&other.entity) || other.above.contains(&one.entity);
            let shared = one.area.inflate(-LEEWAY).intersect(other.area);
            // A button on a card scrolls with it.
            let both_buttons = one.is_button && other.is_button;
            if !related && !both_buttons && !shared.is_empty() {
                found.push(format!("“{}” and “{}” share {shared:?}", one.says, other.says));
            }
        }
    }
    for (thing, points) in what_acts(app, moment) {
        for panel in &panels {
            let covered = points.iter().filter(|point| panel.area.contains(**point)).count();
            if covered > 0 {
                let all = points.len();
                found.push(format!("“{}” covers {covered} of {all} of {thing}", panel.says));
            }
        }
        if points.iter().any(|point| !whole.contains(*point)) {
            found.push(format!("{thing} is not in the picture"));
        }
    }
    found
}

fn resize(app: &mut App, size: UVec2) {
    let mut windows = app
        .world_mut()
        .query_filtered::<(Entity, &mut Window), With<PrimaryWindow>>();
    let (window, mut target) = windows.single_mut(app.world_mut()).unwrap();
    let (width, height) = (size.x as f32, size.y as f32);
    target.resolution.set(width, height);
    let resized = WindowResized { window, width, height };
    app.world_mut().write_message(resized.clone());
    app.world_mut().write_message(WindowEvent::from(resized));
    settle(app);
}

/// Words that run under a picture.
fn words_under_pictures(
    texts: Query<(
        &Text,
        &TextLayoutInfo,
        &ComputedNode,
        &UiGlobalTransform,
        &InheritedVisibility,
        Entity,
    )>,
    pictures: Query<(&ComputedNode, &UiGlobalTransform, &InheritedVisibility, Entity), With<ImageNode>>,
    (parents, canvases): (Query<&ChildOf>, Query<(), With<PrintCanvas>>),
) -> Vec<String> {
    // What is printed on toys is not in the window.
    let in_window = |entity: Entity| !parents.iter_ancestors(entity).any(|above| canvases.contains(above));
    let large = |node: &ComputedNode| (100.0..400.0).contains(&node.size().min_element());
    let areas = pictures
        .iter()
        .filter(|(node, _, seen, entity)| seen.get() && large(node) && in_window(*entity));
    let areas: Vec<Rect> = areas
        // A plate is round.
        .map(|(node, middle, ..)| Rect::from_center_size(middle.translation, node.size() * 0.8))
        .collect();
    let mut found = Vec::new();
    for (text, layout, node, middle, seen, entity) in &texts {
        let corner = middle.translation - node.size() / 2.0;
        let area = Rect::from_corners(corner, corner + layout.size);
        if seen.get() && in_window(entity) && areas.iter().any(|picture| !picture.intersect(area).is_empty()) {
            found.push(format!("“{}” runs under a picture", text.0));
        }
    }
    found
}

const NAMES: [&str; 4] = ["Ada", "Maximiliane", "Cleo", "Dora"];

/// A match of people, as far as these moves go; everybody has a cup and a dish of theirs before them.
fn begun(name: &str, seats: usize, played: &str) -> App {
    let plan = plan(NAMES.iter().take(seats).map(|name| person(name)).collect());
    let cups = ["cool", "swap", "point", "spoons"];
    let dealt = cups.iter().take(seats).map(|cup| format!("drawn {cup}"));
    let moves = dealt.chain(played.split(", ").filter(|mv| !mv.is_empty()).map(str::to_owned));
    let moves: Vec<Move> = moves.map(|mv| mv.parse().unwrap()).collect();
    let mut app = app(&format!("room-{name}"), WINDOWS[1], Language::English, 1.0);
    app.world_mut().resource_mut::<Settings>().reduced_motion = true;
    // Lessons have a test of their own.
    let learnt = Learnt {
        enough: true,
        ..default()
    };
    app.world_mut().resource_mut::<Storage>().keep(Learnt::FILE, &learnt);
    taken_up(&mut app, &plan, moves);
    point(&mut app, Vec2::splat(1.0));
    for _ in 0..250 {
        app.update();
    }
    app
}

fn frames(app: &mut App, count: usize) {
    for _ in 0..count {
        app.update();
    }
}

/// Brings a moment about, looks, and brings it to an end.
fn look(app: &mut App, window: UVec2, moment: Moment) -> Vec<String> {
    let seat = sitting(app).game().state().active;
    match moment {
        Moment::Rest | Moment::Chooses => {}
        Moment::Called => {
            app.world_mut().resource_mut::<Handover>().call(seat);
        }
        Moment::Told => {
            app.world_mut()
                .write_message(TableMessage::Refused(IllegalMove::NoCoffeeWithCrepe));
        }
        Moment::Acts(kind) => {
            point(app, window.as_vec2() / 2.0);
            let mouse = MouseHand::taken(true);
            app.world_mut()
                .resource_mut::<Hands>()
                .grab(kind, seat, seat, None, mouse);
            frames(app, 40);
        }
        Moment::Steadily(kind) => {
            app.world_mut().resource_mut::<Hands>().steady(kind, seat, seat, None);
            frames(app, 40);
        }
        Moment::Rolled => {
            throw(app);
            // The eye goes to the die, as near as it comes.
            app.world_mut().resource_mut::<Settings>().reduced_motion = false;
            frames(app, 50);
        }
    }
    frames(app, 8);
    let found = in_the_way(app, window, moment);
    if moment == Moment::Rolled {
        let mut signs = app.world_mut().query::<(&Readout, &InheritedVisibility)>();
        assert!(
            signs.single(app.world()).is_ok_and(|(_, seen)| seen.get()),
            "it is read out"
        );
        app.world_mut().resource_mut::<Settings>().reduced_motion = true;
        on(app);
    } else if let Moment::Acts(_) | Moment::Steadily(_) = moment {
        app.world_mut().resource_mut::<Hands>().let_go_for_good();
        until(app, "it is put down", |app| app.world().resource::<Hands>().are_free());
        point(app, Vec2::splat(1.0));
        frames(app, 240);
    } else if moment != Moment::Rest {
        app.world_mut().write_message(TableMessage::TakenBack);
        frames(app, 4);
    }
    assert!(app.world().resource::<Hands>().are_free());
    found
}

/// Throws the die, and waits until it is told what it shows.
fn throw(app: &mut App) {
    let over = sitting(app).game().state().active;
    let deed = PlayerAction::Act {
        kind: ActKind::Throw,
        over,
        choice: Some(Move::Heat),
    };
    turn_flow::take(app.world_mut(), deed, true);
    until(app, "it is told what was rolled", |app| {
        matches!(sitting(app).told().last(), Some(Event::Rolled { .. }))
    });
}

/// Plays on until somebody may throw the die once more.
fn on(app: &mut App) {
    for _ in 0..40 {
        until_free(app);
        let game = sitting(app).game();
        let moves = game.legal_moves();
        let moves = moves.as_ref();
        if moves.contains(&Move::Heat) {
            point(app, Vec2::splat(1.0));
            frames(app, 120);
            return;
        }
        let end = moves.iter().find(|mv| **mv == Move::EndTurn);
        let mv = *end.unwrap_or(&moves[0]);
        assert!(turn_flow::play(app.world_mut(), &[mv]));
    }
    panic!("nobody may throw the die");
}

/// Looks at these moments in every window, language and size of text that is offered there.
fn everywhere(app: &mut App, what: &str, moments: &[Moment]) -> Vec<String> {
    let mut found = Vec::new();
    for window in WINDOWS {
        resize(app, window);
        let room = app.world().resource::<TextRoom>().0;
        let offered = [1.0, 1.25, 1.5].into_iter().filter(|text| *text <= room + 1e-3);
        for (text, language) in offered.flat_map(|text| Language::ALL.map(|language| (text, language))) {
            let mut settings = app.world_mut().resource_mut::<Settings>();
            (settings.language, settings.text) = (Some(language), text);
            frames(app, 8);
            for &moment in moments {
                let turn = sitting(app).game().state().active;
                let here = look(app, window, moment);
                let code = language.code();
                found.extend(
                    here.into_iter()
                        .map(|this| format!("{what}, {turn:?}, {window}, {code} {text}, {moment:?}: {this}")),
                );
            }
        }
    }
    found
}

fn assert_room(found: &[String]) {
    assert!(found.is_empty(), "{} of them:\n{}", found.len(), found.join("\n"));
}

/// The first dishes of so many seats, and then nothing or much.
fn dishes(seats: usize) -> String {
    ["dish o3", "dish g1", "dish b2", "dish r3"][..seats].join(", ")
}

#[test]
fn no_card_lies_over_what_acts() {
    let mut found = Vec::new();
    for (seats, played) in [(2, ""), (3, ""), (4, ", season herbs, poured 2+2, heat, rolled +3")] {
        for seat in [0, seats - 1] {
            let ends = ", end".repeat(seat);
            let name = format!("{seats}-{seat}");
            let mut app = begun(&name, seats, &format!("{}{played}{ends}", dishes(seats)));
            assert_eq!(sitting(&app).game().state().active, ALL_SEATS[seat]);
            let moments = [Moment::Rest, Moment::Called, Moment::Told];
            found.extend(everywhere(&mut app, &format!("{seats} seats"), &moments));
        }
    }
    assert_room(&found);
}

#[test]
fn no_card_lies_over_what_is_in_the_hand() {
    let mut found = Vec::new();
    for (seats, seat) in [(2, 0), (4, 3)] {
        let ends = ", end".repeat(seat);
        let mut app = begun(&format!("hand-{seats}"), seats, &format!("{}{ends}", dishes(seats)));
        let moments = [ActKind::Pour(Condiment::Lemon), ActKind::Throw].map(Moment::Acts);
        found.extend(everywhere(&mut app, &format!("{seats} seats"), &moments));
    }
    assert_room(&found);
}

/// A crêpe that was rolled for lies in the pan, is tossed with the mouse and with the steady hand, and flies.
#[test]
fn no_card_lies_over_a_crepe_that_is_tossed() {
    let mut found = Vec::new();
    for seats in [2, 4] {
        let rivals = ["dish g1", "dish b2", "dish r3"][..seats - 1].join(", ");
        let round = ", end".repeat(seats - 1);
        let played = format!("dish y4, {rivals}, season lemon, poured 1+0, crepe{round}, heat, rolled +1");
        let mut app = begun(&format!("crepe-{seats}"), seats, &played);
        assert!(sitting(&app).game().is_legal(Move::Flip));
        let moments = [
            Moment::Rest,
            Moment::Acts(ActKind::Flip),
            Moment::Steadily(ActKind::Flip),
        ];
        found.extend(everywhere(&mut app, &format!("{seats} seats"), &moments));
    }
    assert_room(&found);
}

/// However it came to rest.
#[test]
fn no_card_lies_over_a_die_that_was_rolled() {
    let mut found = Vec::new();
    for seats in [2, 4] {
        let mut app = begun(&format!("rolled-{seats}"), seats, &dishes(seats));
        found.extend(everywhere(&mut app, &format!("{seats} seats"), &[Moment::Rolled]));
    }
    assert_room(&found);
}

#[test]
fn no_card_lies_over_the_dishes_while_one_is_chosen() {
    let mut found = Vec::new();
    for seats in [2, 4] {
        let mut app = begun(&format!("dishes-{seats}"), seats, "");
        found.extend(everywhere(&mut app, &format!("{seats} seats"), &[Moment::Chooses]));
    }
    assert_room(&found);
}

/// Whoever points at a dish sees its recipe, and finds the dish where it was.
#[test]
fn dishes_stay_under_the_cursor_while_their_recipes_are_read() {
    let mut app = begun("pointed", 3, "");
    let mut found = Vec::new();
    for window in WINDOWS {
        resize(&mut app, window);
        point(&mut app, Vec2::splat(1.0));
        frames(&mut app, 120);
        let dishes: Vec<Prop> = sitting(&app)
            .game()
            .state()
            .choosable()
            .iter()
            .map(Prop::Dish)
            .collect();
        let seen = |app: &mut App, dish: Prop| {
            let middle = place(app, dish);
            on_screen(app, middle)
        };
        let before: Vec<Vec2> = dishes.iter().map(|&dish| seen(&mut app, dish)).collect();
        for (&dish, &at) in dishes.iter().zip(&before) {
            point(&mut app, at);
            frames(&mut app, 30);
            let moved = seen(&mut app, dish).distance(at);
            if moved > LEEWAY {
                found.push(format!("{window}: {dish:?} went {moved} px away"));
            }
        }
    }
    assert_room(&found);
}
