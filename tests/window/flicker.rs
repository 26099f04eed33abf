//! Nothing flickers: in no frame is something shown that is not finished. A card without words, a caption that is not laid
//! out, a button without its colour or words behind what they stand on would be seen on a slow machine.

use bevy::prelude::*;
use bevy::text::TextLayoutInfo;
use bevy::ui::{ComputedNode, ComputedStackIndex};
use toque::window::prints::PrintCanvas;
use toque::window::screen::{Menu, Screen};
use toque::window::settings::{Pace, Settings};
use toque::window::theme::looks::Look;
use toque::window::theme::rebuild::Live;

use crate::hostile;
use crate::stage::go;

/// What was shown unfinished.
#[derive(Resource, Default)]
struct Flickers {
    found: Vec<String>,
    frames: u32,
    texts: usize,
    panels: usize,
}

/// Whether a node is really shown: nothing above it is switched off.
fn shown(entity: Entity, nodes: &Query<(&Node, &InheritedVisibility)>, parents: &Query<&ChildOf>) -> bool {
    let own = nodes.get(entity).is_ok_and(|(_, seen)| seen.get());
    let laid_out = |above: Entity| nodes.get(above).is_ok_and(|(node, _)| node.display != Display::None);
    own && laid_out(entity) && parents.iter_ancestors(entity).all(laid_out)
}

fn watch(
    texts: Query<(Entity, &Text, &TextLayoutInfo)>,
    buttons: Query<(Entity, &Look)>,
    panels: Query<(Entity, &ComputedNode, &BackgroundColor, Has<Children>), With<Live>>,
    (nodes, parents): (Query<(&Node, &InheritedVisibility)>, Query<&ChildOf>),
    canvases: Query<(), With<PrintCanvas>>,
    stack: Query<(Entity, &ComputedStackIndex, &ChildOf)>,
    mut flickers: ResMut<Flickers>,
) {
    flickers.frames += 1;
    let frame = flickers.frames;
    for (entity, text, layout) in &texts {
        let printed = parents.iter_ancestors(entity).any(|above| canvases.contains(above));
        if text.0.trim().is_empty() || printed || !shown(entity, &nodes, &parents) {
            continue;
        }
        flickers.texts += 1;
        if layout.glyphs.is_empty() {
            flickers
                .found
                .push(format!("frame {frame}: “{}” is not laid out", text.0));
        }
    }
    for (entity, index, parent) in &stack {
        let below = stack.get(parent.parent()).map_or(0, |(_, below, _)| below.0);
        if index.0 <= below && shown(entity, &nodes, &parents) {
            flickers
                .found
                .push(format!("frame {frame}: {entity} is painted behind what it lies on"));
        }
    }
    for (entity, look) in &buttons {
        if *look == Look::Fresh && shown(entity, &nodes, &parents) {
            flickers
                .found
                .push(format!("frame {frame}: a button without its colour"));
        }
    }
    for (entity, node, background, filled) in &panels {
        let is_card = background.0.alpha() > 0.0 && node.size().min_element() > 16.0;
        if is_card && shown(entity, &nodes, &parents) {
            flickers.panels += 1;
            if !filled {
                flickers
                    .found
                    .push(format!("frame {frame}: an empty card of {}", node.size()));
            }
        }
    }
}

#[test]
fn nothing_is_shown_before_it_is_finished() {
    let mut app = hostile::open("flicker");
    app.init_resource::<Flickers>().add_systems(Last, watch);
    app.world_mut().resource_mut::<Settings>().pace = Pace::Natural;
    for _ in 0..6 {
        hostile::move_on(&mut app);
    }
    for menu in [Menu::Pause, Menu::Settings, Menu::Rules, Menu::None] {
        go(&mut app, Screen::Table, menu);
    }
    for (screen, menu) in [
        (Screen::Title, Menu::None),
        (Screen::Seats, Menu::None),
        (Screen::Title, Menu::Settings),
        (Screen::Practice, Menu::None),
        (Screen::Title, Menu::None),
    ] {
        go(&mut app, screen, menu);
        for _ in 0..30 {
            app.update();
        }
    }
    let flickers = app.world().resource::<Flickers>();
    assert!(flickers.found.is_empty(), "{:#?}", flickers.found);
    assert!(
        flickers.frames > 500 && flickers.texts > 10_000 && flickers.panels > 500,
        "too little was watched: {} frames, {} texts, {} panels",
        flickers.frames,
        flickers.texts,
        flickers.panels
    );
}
