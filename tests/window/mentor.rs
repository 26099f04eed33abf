//! The first game: lessons when they first matter.

use bevy::prelude::*;
use rules::a_la_carte::Move;
use toque::texts::Language;
use toque::window::plan::Opening;
use toque::window::storage::Storage;
use toque::window::table::mentor::{Learnt, Lesson, Mentor};

use crate::fit::cut_off;
use crate::mouse::{button_with, click};
use crate::party::{SIZE, open, person, plan, sit_down, sitting, take_dish, until, until_asked};
use crate::stage::settle;

/// The mentor says each thing once, never blocks, and can be sent away for good.
#[test]
fn the_mentor_explains_each_thing_once() {
    let seats = vec![person("Ada"), person("Ben")];
    let mut app = open("mentor", SIZE, Language::English, plan(seats.clone()), Opening::New);
    until_asked(&mut app);
    assert_eq!(app.world().resource::<Mentor>().says, Some(Lesson::Dish));
    assert_eq!(cut_off(&mut app, SIZE.as_vec2()), Vec::<String>::new());
    // It does not block: a dish can be taken while the card is there.
    take_dish(&mut app, "o2");
    let understood = button_with(&mut app, "Got it");
    click(&mut app, understood);
    take_dish(&mut app, "b1");
    until_asked(&mut app);
    assert_eq!(app.world().resource::<Mentor>().says, Some(Lesson::Heat));
    let show = button_with(&mut app, "Show me");
    click(&mut app, show);
    until(&mut app, "the mentor has thrown", |app| {
        sitting(app)
            .record()
            .moves
            .iter()
            .any(|mv| matches!(mv, Move::Rolled(_)))
    });
    until_asked(&mut app);
    let learnt: Learnt = app.world_mut().resource_mut::<Storage>().find(Learnt::FILE).unwrap();
    assert!(learnt.lessons.contains(&Lesson::Dish) && learnt.lessons.contains(&Lesson::Heat));
    assert!(app.world().resource::<Mentor>().says.is_some());
    let enough = button_with(&mut app, "No more lessons");
    click(&mut app, enough);
    assert_eq!(app.world().resource::<Mentor>().says, None);
    sit_down(&mut app, plan(seats), Opening::New);
    until_asked(&mut app);
    assert_eq!(app.world().resource::<Mentor>().says, None);
}

/// Every lesson fits its card, in both languages and in a small window.
#[test]
fn every_lesson_fits() {
    for language in Language::ALL {
        let size = UVec2::new(960, 600);
        let name = format!("lessons-{}", language.code());
        let mut app = open(
            &name,
            size,
            language,
            plan(vec![person("Ada"), person("Ben")]),
            Opening::New,
        );
        until_asked(&mut app);
        for lesson in Lesson::ALL {
            app.world_mut().resource_mut::<Mentor>().says = Some(lesson);
            settle(&mut app);
            assert_eq!(cut_off(&mut app, size.as_vec2()), Vec::<String>::new(), "{lesson:?}");
        }
    }
}
