//! Panels that build themselves anew when what they say changes: the language, or whatever [`refresh`] is told to watch.
//! The panel itself stays, with its place and its scroll position; its children are replaced, and the focus stays on the
//! thing with the same number.

use std::sync::Arc;

use bevy::camera::visibility::VisibilitySystems;
use bevy::ecs::system::IntoSystem;
use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;
use bevy::ui::UiSystems;

use super::focus;
use crate::window::language::CurrentTexts;

pub(super) fn plugin(app: &mut App) {
    // Before anything else looks at nodes: what comes later would be invisible for a frame, and the panel would flicker.
    app.configure_sets(
        PostUpdate,
        LiveSystems
            .before(UiSystems::Prepare)
            .before(VisibilitySystems::VisibilityPropagate),
    )
    // The engine lets what lies above what be decided at any time of the frame. Decided too early, new nodes lie for a frame
    // below everything: their words behind the card, their backgrounds and icons behind the kitchen.
    .configure_sets(PostUpdate, UiSystems::Stack.after(UiSystems::Prepare))
    .add_systems(
        PostUpdate,
        (
            refresh::<Live>.run_if(resource_exists_and_changed::<CurrentTexts>),
            fill.run_if(resource_exists::<CurrentTexts>),
        )
            .chain()
            .in_set(LiveSystems),
    );
}

/// A panel with a system that fills it.
#[derive(Component, Clone)]
#[require(Stale)]
pub struct Live(Arc<dyn Fn(&mut World, Entity) -> Result + Send + Sync>);

impl Live {
    /// A panel that this system fills. It is handed the panel, and spawns children: `commands.entity(panel).with_children(…)`.
    pub fn new<S, M>(fill: S) -> Self
    where
        S: IntoSystem<In<Entity>, (), M> + Clone + Send + Sync + 'static,
        M: 'static,
    {
        Self(Arc::new(move |world, panel| {
            world
                .run_system_cached_with(fill.clone(), panel)
                .map_err(|error| error.to_string().into())
        }))
    }
}

/// Marks a panel that has to be filled anew.
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct Stale;

/// Filling of panels, in `PostUpdate` before layout.
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
pub struct LiveSystems;

/// A system that has all panels with this component filled anew; run it if what they show has changed:
/// `refresh::<Marker>.run_if(resource_changed::<R>)`.
pub fn refresh<Marker: Component>(panels: Query<Entity, (With<Marker>, With<Live>)>, mut commands: Commands) {
    for panel in &panels {
        commands.entity(panel).insert(Stale);
    }
}

fn fill(world: &mut World, stale: &mut QueryState<(Entity, &Live), With<Stale>>) -> Result {
    // One after the other, because filling a panel may remove others, or bring new ones that want to be filled too.
    while let Some((panel, live)) = stale.iter(world).next().map(|(panel, live)| (panel, live.clone())) {
        let focused = world.resource::<InputFocus>().get();
        let number = focus::reachable(world, panel)
            .iter()
            .position(|&thing| Some(thing) == focused);
        world.entity_mut(panel).despawn_related::<Children>().remove::<Stale>();
        (live.0)(world, panel)?;
        world.flush();
        if let Some(number) = number {
            let things = focus::reachable(world, panel);
            if let Some(&thing) = things.get(number).or(things.last()) {
                world.resource_mut::<InputFocus>().set(thing, FocusCause::Pressed);
            }
        }
    }
    Ok(())
}
