//! Playing by key. Tab and Shift+Tab go from thing to thing, in menus the arrow keys too; Enter and Space press. Only
//! the topmost [`Scope`] takes part, so that nobody presses what lies under a menu. The ring shows once a key was used.

use bevy::ecs::system::SystemState;
use bevy::input::keyboard::KeyboardInput;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::input_focus::{FocusCause, FocusedInput, InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::ScrollIntoView;
use bevy::window::PrimaryWindow;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(walk).add_observer(focus_what_is_clicked).add_systems(
        PostUpdate,
        keep_focus
            .in_set(FocusSystems)
            .after(super::rebuild::LiveSystems)
            .before(super::inputs::ShowSystems),
    );
}

/// A group of things among which the focus moves. The one with the highest order is in use.
#[derive(Component, Debug, Clone, Copy)]
pub struct Scope {
    /// Which lies over which.
    pub order: i32,
    /// Whether arrow keys move the focus.
    pub arrows: bool,
    /// Whether something in it has the focus as soon as it is there.
    pub eager: bool,
}

impl Scope {
    /// Things at the edge of the table: only Tab leads to them.
    pub const HUD: Self = Self {
        order: 0,
        arrows: false,
        eager: false,
    };
    /// A screen of its own, such as the title.
    pub const SCREEN: Self = Self {
        order: 0,
        arrows: true,
        eager: true,
    };
    /// The card at the end of a match: over the table, under any menu. Nothing in it has the focus by itself, because the
    /// key that hurried the last events along must not press it.
    pub const CARD: Self = Self {
        order: 5,
        arrows: true,
        eager: false,
    };
    /// A menu over a screen.
    pub const MENU: Self = Self {
        order: 10,
        arrows: true,
        eager: true,
    };
    /// A notice over everything.
    pub const NOTICE: Self = Self {
        order: 20,
        arrows: true,
        eager: true,
    };
}

/// Marks the thing of a scope that has the focus first.
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct FocusFirst;

/// What can have the focus under this root, in reading order.
pub fn reachable(world: &mut World, root: Entity) -> Vec<Entity> {
    let mut state = SystemState::<Reach>::new(world);
    state.get(world).map(|reach| reach.under(root)).unwrap_or_default()
}

/// Finds what can have the focus.
#[derive(bevy::ecs::system::SystemParam)]
pub struct Reach<'w, 's> {
    scopes: Query<'w, 's, (Entity, &'static Scope)>,
    children: Query<'w, 's, &'static Children>,
    things: Query<'w, 's, (&'static TabIndex, Has<InteractionDisabled>)>,
    nodes: Query<'w, 's, &'static Node>,
}

impl Reach<'_, '_> {
    /// The scope in use.
    #[must_use]
    pub fn top(&self) -> Option<(Entity, Scope)> {
        let top = self.scopes.iter().max_by_key(|(entity, scope)| (scope.order, *entity));
        top.map(|(entity, scope)| (entity, *scope))
    }

    /// What can have the focus under this root, in reading order.
    #[must_use]
    pub fn under(&self, root: Entity) -> Vec<Entity> {
        let mut found = Vec::new();
        self.gather(root, &mut found);
        found
    }

    fn gather(&self, entity: Entity, found: &mut Vec<Entity>) {
        if self.nodes.get(entity).is_ok_and(|node| node.display == Display::None) {
            return;
        }
        if let Ok((index, off)) = self.things.get(entity)
            && index.0 >= 0
            && !off
        {
            found.push(entity);
        }
        for &child in self.children.get(entity).into_iter().flatten() {
            self.gather(child, found);
        }
    }
}

/// The focus is kept where it belongs, in `PostUpdate`.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct FocusSystems;

/// Marks what belongs to what can have the focus, such as the words that explain a switch: both are brought into sight.
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct SeenTogether;

/// Keys that nobody on the way has used arrive at the window.
fn walk(
    event: On<FocusedInput<KeyboardInput>>,
    windows: Query<(), With<PrimaryWindow>>,
    keys: Res<ButtonInput<KeyCode>>,
    reach: Reach,
    places: Query<(&UiGlobalTransform, &ComputedNode)>,
    (together, parents): (Query<(), With<SeenTogether>>, Query<&ChildOf>),
    mut focus: ResMut<InputFocus>,
    mut visible: ResMut<InputFocusVisible>,
    mut commands: Commands,
) {
    if !windows.contains(event.focused_entity) || !event.input.state.is_pressed() {
        return;
    }
    let Some((root, scope)) = reach.top() else { return };
    let things = reach.under(root);
    let here = focus
        .get()
        .and_then(|focused| things.iter().position(|&thing| thing == focused));
    let shift = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    let arrow = match event.input.key_code {
        _ if !scope.arrows => None,
        KeyCode::ArrowUp => Some(Vec2::NEG_Y),
        KeyCode::ArrowDown => Some(Vec2::Y),
        KeyCode::ArrowLeft => Some(Vec2::NEG_X),
        KeyCode::ArrowRight => Some(Vec2::X),
        _ => None,
    };
    let next = match (event.input.key_code, arrow) {
        (KeyCode::Tab, _) => match here {
            // The ring was hidden: the first press only shows where one is.
            Some(here) if !visible.0 && !shift => things.get(here),
            Some(here) if shift => things.get((here + things.len() - 1) % things.len()),
            Some(here) => things.get((here + 1) % things.len()),
            None if shift => things.last(),
            None => things.first(),
        }
        .copied(),
        (_, Some(way)) => match here {
            Some(here) => beside(things[here], &things, way, &places).or(Some(things[here])),
            None => things.first().copied(),
        },
        _ => None,
    };
    if let Some(next) = next {
        focus.set(next, FocusCause::Navigated);
        visible.0 = true;
        let whole = parents.iter_ancestors(next).find(|&above| together.contains(above));
        commands.trigger(ScrollIntoView {
            entity: whole.unwrap_or(next),
        });
    }
}

/// The nearest thing in a direction; what is straight ahead counts as nearer.
fn beside(
    from: Entity,
    things: &[Entity],
    way: Vec2,
    places: &Query<(&UiGlobalTransform, &ComputedNode)>,
) -> Option<Entity> {
    let (start, size) = places
        .get(from)
        .ok()
        .map(|(place, node)| (place.translation, node.size()))?;
    let cost = |thing: Entity| {
        let (place, node) = places.get(thing).ok()?;
        let off = place.translation - start;
        let (ahead, aside) = (off.dot(way), off.dot(way.perp()).abs());
        // Things in one column or row overlap; only what sticks out to the side counts as aside.
        let overlap = ((size + node.size()) / 2.0).dot(way.perp().abs());
        (ahead > 2.0).then_some(ahead + 3.0 * (aside - overlap).max(0.0) + 0.2 * aside)
    };
    let candidates = things.iter().filter(|&&thing| thing != from);
    candidates
        .filter_map(|&thing| Some((thing, cost(thing)?)))
        .min_by(|a, b| a.1.total_cmp(&b.1))
        .map(|(thing, _)| thing)
}

fn focus_what_is_clicked(
    press: On<Pointer<Press>>,
    things: Query<&TabIndex>,
    mut focus: ResMut<InputFocus>,
    mut visible: ResMut<InputFocusVisible>,
) {
    if press.entity == press.original_event_target() {
        visible.0 = false;
    }
    if things.contains(press.entity) && focus.get() != Some(press.entity) {
        focus.set(press.entity, FocusCause::Pressed);
    }
}

/// An eager scope that is on top always has the focus somewhere in it. At the table's edge only Tab gives the focus: a
/// button that was clicked must not be pressed again by the next press of the space bar, which pours.
fn keep_focus(
    reach: Reach,
    first: Query<(), With<FocusFirst>>,
    fields: Query<(), With<EditableText>>,
    visible: Res<InputFocusVisible>,
    mut focus: ResMut<InputFocus>,
) {
    let Some((root, scope)) = reach.top() else { return };
    let things = reach.under(root);
    let inside = focus.get().filter(|focused| things.contains(focused));
    if scope.eager {
        let chosen = things.iter().find(|&&thing| first.contains(thing)).or(things.first());
        if let (None, Some(&chosen)) = (inside, chosen) {
            focus.set(chosen, FocusCause::Pressed);
        }
    } else if focus.get().is_some() {
        let kept = inside.is_some_and(|thing| visible.0 || fields.contains(thing));
        if !kept {
            focus.clear();
        }
    }
}
