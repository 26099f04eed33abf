//! Everything that is read while practising can be read.

use bevy::prelude::*;
use bevy::ui::CalculatedClip;
use rules::a_la_carte::Condiment;
use toque::practice::{Challenge, Drill, Fill};
use toque::texts::Language;
use toque::window::practice::judge::change;
use toque::window::practice::panels::{PracticePanel, TapePanel};
use toque::window::practice::{Bottle, Subject};
use toque::window::settings::Settings;

use super::{SIZE, again, enter, pour, toss};
use crate::fit::cut_off;
use crate::stage::{folder, settle};

/// Words of the panels that lie over other words, and panels that lie over panels, as far as they are in view.
fn overlapping(app: &mut App) -> Vec<String> {
    let found = app.world_mut().run_system_cached(find_overlapping);
    found.unwrap()
}

fn find_overlapping(
    panels: Query<Entity, Or<(With<PracticePanel>, With<TapePanel>)>>,
    children: Query<&Children>,
    nodes: Query<(&ComputedNode, &UiGlobalTransform, Option<&CalculatedClip>)>,
    texts: Query<&Text>,
) -> Vec<String> {
    let area = |entity: Entity| {
        let (node, place, clip) = nodes.get(entity).ok()?;
        let area = Rect::from_center_size(place.translation, node.size());
        Some(clip.map_or(area, |clip| area.intersect(clip.clip)))
    };
    let cards: Vec<(String, Rect)> = panels
        .iter()
        .filter_map(|panel| Some((panel.to_string(), area(panel)?)))
        .collect();
    let words: Vec<(String, Rect)> = panels
        .iter()
        .flat_map(|panel| children.iter_descendants(panel))
        .filter_map(|entity| Some((texts.get(entity).ok()?.0.clone(), area(entity)?)))
        .collect();
    let mut found = Vec::new();
    for things in [&cards, &words] {
        for (nth, (one, area)) in things.iter().enumerate() {
            for (other, its) in &things[nth + 1..] {
                // Glyphs are rounded to pixels, and lines may touch.
                if area.intersect(*its).size().min_element() > 2.0 {
                    found.push(format!(
                        "“{one}” and “{other}” lie over each other, at {area:?} and {its:?}"
                    ));
                }
            }
        }
    }
    found
}

#[test]
fn nothing_that_is_read_while_practising_is_cut_off() {
    let mut found = Vec::new();
    let (middling, small) = (UVec2::new(960, 600), UVec2::new(640, 400));
    // In the smallest window letters are never enlarged.
    for (size, text) in [
        (SIZE, 1.0),
        (SIZE, 1.5),
        (SIZE, 2.0),
        (middling, 1.0),
        (middling, 2.0),
        (small, 1.0),
    ] {
        for language in Language::ALL {
            let name = format!("practice-fit-{}-{text}-{}", size.x, language.code());
            let mut app = enter(folder(&name), size, language);
            app.world_mut().resource_mut::<Settings>().text = text;
            settle(&mut app);
            let mut look = |app: &mut App, what: String| {
                settle(app);
                let mut here = cut_off(app, size.as_vec2());
                here.extend(overlapping(app));
                found.extend(here.into_iter().map(|cut| format!("{name} {what}: {cut}")));
            };
            for challenge in Challenge::ALL {
                change(app.world_mut(), |practice| practice.challenge = challenge);
                look(&mut app, format!("{challenge:?}"));
            }
            change(app.world_mut(), |practice| practice.challenge = Challenge::WarmUp);
            settle(&mut app);
            for (height, time, aside) in [
                (11.0, 0.12, 4.0),
                (11.0, 0.12, 0.0),
                (6.0, 0.12, 0.0),
                (12.5, 0.12, 0.0),
            ] {
                again(&mut app);
                toss(&mut app, height, time, aside);
                look(&mut app, format!("a toss of {height} in {time}, {aside} aside"));
            }
            change(app.world_mut(), |practice| practice.slow = true);
            look(&mut app, "slow".to_owned());
            change(app.world_mut(), |practice| {
                practice.slow = false;
                practice.subject = Subject::Bottle;
            });
            for (drill, bottle) in Drill::ALL.into_iter().zip(Condiment::ALL.into_iter().cycle()) {
                change(app.world_mut(), |practice| {
                    practice.drill = drill;
                    practice.bottle = Bottle(bottle);
                });
                look(&mut app, format!("{drill:?} of {bottle}"));
            }
            change(app.world_mut(), |practice| {
                practice.drill = Drill::OneOfIt;
                practice.fill = Fill::of(7);
            });
            settle(&mut app);
            for hold in [0.1, 1.5] {
                again(&mut app);
                pour(&mut app, 170.0, hold);
                look(&mut app, format!("a pour of {hold} s"));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}
