//! What happened last can always be read, from the beginning of a sentence.

use bevy::prelude::*;
use bevy::ui::CalculatedClip;
use rules::a_la_carte::Move;
use toque::texts::Language;
use toque::window::table::turn_flow;

use crate::party::{SIZE, person, plan, sitting, taken_up, until_free};
use crate::stage::app;

/// Sentences that are to be seen although their first line is not.
fn beheaded(app: &mut App) -> Vec<String> {
    let mut texts = app.world_mut().query::<(
        &Text,
        &ComputedNode,
        &UiGlobalTransform,
        &InheritedVisibility,
        &CalculatedClip,
    )>();
    let cut = texts.iter(app.world()).filter(|(_, node, place, visible, clip)| {
        let (top, bottom) = (
            place.translation.y - node.size().y / 2.0,
            place.translation.y + node.size().y / 2.0,
        );
        visible.get() && top < clip.clip.min.y - 1.5 && bottom > clip.clip.min.y + 1.5
    });
    cut.map(|(text, ..)| text.0.clone()).collect()
}

#[test]
fn the_folded_journal_begins_with_a_whole_sentence() {
    for language in Language::ALL {
        let mut app = app(&format!("journal-{}", language.code()), SIZE, language, 1.0);
        let names = ["Maximiliane", "Bartholomäus"].map(person);
        let dealt = ["drawn cool", "drawn swap", "dish o2", "dish b1"];
        let moves = |texts: &[&str]| texts.iter().map(|mv| mv.parse().unwrap()).collect::<Vec<Move>>();
        taken_up(&mut app, &plan(names.into()), moves(&dealt));
        until_free(&mut app);
        let mut frames = 0;
        for turn in [
            ["heat", "rolled everyone", "season lemon", "poured 1+1", "end"],
            ["heat", "rolled +1", "heat", "rolled everyone", "end"],
        ] {
            for mv in turn {
                assert!(turn_flow::play(app.world_mut(), &moves(&[mv])), "{mv}");
                while sitting(&app).next_to_tell().is_some() {
                    app.update();
                    let cut = beheaded(&mut app);
                    assert!(cut.is_empty(), "{cut:?}");
                    frames += 1;
                }
                for _ in 0..20 {
                    app.update();
                    let cut = beheaded(&mut app);
                    assert!(cut.is_empty(), "{cut:?}");
                }
            }
        }
        assert!(frames > 100, "{frames}");
    }
}
