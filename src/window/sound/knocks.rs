//! What the physics knocks against, heard from where it is.

use bevy::prelude::*;
use physics::{Knock, Role, Surface};
use rules::a_la_carte::Crystal;
use sounds::Contact;

use super::chorus::{Chorus, Hit};
use super::ear::Ear;
use super::mix::Ask;
use crate::window::practice;
use crate::window::table::hands::Hands;
use crate::window::table::layout::Layout;

/// Faster than this nobody can follow by ear: turns that are shown at once are silent.
const TOO_FAST: f32 = 8.0;

pub(super) fn listen(
    mut knocks: MessageReader<Knock>,
    mut asks: MessageWriter<Ask>,
    mut chorus: Local<Chorus>,
    mut hits: Local<Vec<Hit>>,
    ear: Ear,
    layout: Option<Res<Layout>>,
    hands: Option<Res<Hands>>,
    (practised, hand): (Res<practice::Practice>, Res<practice::hand::Hand>),
    real: Res<Time<Real>>,
    time: Res<Time<Virtual>>,
) {
    hits.clear();
    let speed = time.relative_speed().max(0.01);
    if speed > TOO_FAST {
        knocks.clear();
        return;
    }
    let frame = layout.map_or(Transform::IDENTITY, |layout| {
        let act = hands.as_ref().and_then(|hands| hands.act());
        act.map_or_else(
            || practice::kitchen::frame(&practised, &hand, &layout),
            |act| act.frame(&layout),
        )
    });
    let mut first = None;
    for knock in knocks.read() {
        // Several steps of the physics lie in a frame: what follows each other there is heard after each other.
        let after = (knock.time - *first.get_or_insert(knock.time)).max(0.0) / speed;
        hits.push(Hit {
            side: ear.side(frame.transform_point(knock.place)),
            after,
            ..hit(knock)
        });
    }
    let sung = chorus.sing(&hits, real.delta_secs());
    asks.write_batch(sung);
}

/// What a knock sounds like.
fn hit(knock: &Knock) -> Hit {
    // What is as hard as it gets, in cm/s: a crystal shaken by a quick hand or fallen from a hand's height, a thrown die,
    // a crêpe from the top of a good toss.
    let (contact, hardest, pitch) = match (knock.what, knock.on) {
        (Role::Piece(piece), on) => {
            let pitch = pitch(piece.kind);
            match on {
                Surface::Crystal => (Contact::CrystalOnCrystal, 160.0, pitch),
                Surface::Glass => (Contact::CrystalOnGlass, 160.0, pitch),
                Surface::Steel => (Contact::CrystalOnSteel, 180.0, pitch),
                Surface::Wood => (Contact::CrystalOnWood, 180.0, pitch),
            }
        }
        (Role::Crepe, Surface::Steel) => (Contact::CrepeOnSteel, 260.0, 1.0),
        (Role::Crepe, _) => (Contact::CrepeOnWood, 260.0, 1.0),
        (Role::Die | Role::Bottle(_) | Role::Pan, _) => (Contact::DieOnWood, 260.0, 1.0),
    };
    Hit {
        contact,
        strength: (knock.speed / hardest).clamp(0.0, 1.0),
        pitch,
        side: 0.0,
        after: 0.0,
    }
}

/// Each kind of crystal has its own pitch: the small cubes of salt the highest, so that a good ear knows what fell.
const fn pitch(kind: Crystal) -> f32 {
    match kind {
        Crystal::Salt => 1.30,
        Crystal::Pepper => 1.08,
        Crystal::Lemon => 1.0,
        Crystal::Paprika => 0.94,
        Crystal::Herbs => 0.88,
    }
}
