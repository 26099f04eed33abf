//! Whatever arrives from outside, in whatever order (a cat on the keyboard, a mouse that jumps, a window that is minimised, moved
//! to another screen or loses the focus in the middle of a pour, a machine that stalls): nothing panics, no crystal is
//! lost, and an ordinary move is possible afterwards.

mod nuisance;

use std::time::Duration;

use bevy::input::ButtonState;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use opponents::{Level, PlayerKind, Temper};
use physics::lab::hands::{PourHand, ThrowHand};
use physics::{Again, RestingPieces, Stage};
use proptest::prelude::*;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use rules::a_la_carte::{Chance, Condiment, Move, Phase, Seat};
use rules::{Game, ToMove};
use toque::kitchen::{self, flipping_hand};
use toque::texts::Language;
use toque::window::plan::{Opening, SeatPlan, TablePlan, Who};
use toque::window::practice::{Practice, Step, Subject};
use toque::window::screen::{Menu, Screen};
use toque::window::settings::{Pace, Settings};
use toque::window::table::hands::{ActKind, Hands};
use toque::window::table::layout::Layout;
use toque::window::table::player_action::PlayerAction;
use toque::window::table::prop::Prop;
use toque::window::table::sitting::Sitting;
use toque::window::table::turn_flow::{self, TableMessage};

use self::nuisance::{come_back, focus, nuisance, resize, suffer};
use crate::mouse::{button, click, glide, let_go_along, on_screen, point, reach};
use crate::stage::{app, go, screen};

const SIZE: UVec2 = UVec2::new(1280, 720);
const FRAME: Duration = Duration::from_millis(16);

/// What the table said was broken.
#[derive(Resource, Default)]
struct Troubles(Vec<String>);

/// Why the die was to be thrown again.
#[derive(Resource, Default)]
struct Agains(Vec<Again>);

fn listen(mut words: MessageReader<TableMessage>, mut troubles: ResMut<Troubles>, mut agains: ResMut<Agains>) {
    for word in words.read() {
        match word {
            TableMessage::Trouble(detail) => troubles.0.push(detail.clone()),
            TableMessage::ThrowAgain(_, why) => agains.0.push(*why),
            _ => {}
        }
    }
}

fn seat(name: &str, who: Who, steady: bool) -> SeatPlan {
    SeatPlan {
        name: name.to_owned(),
        who,
        steady,
    }
}

/// Two people, one of them with a steady hand, and a chef.
pub fn open(name: &str) -> App {
    let mut app = app(name, SIZE, Language::English, 1.0);
    let chef = PlayerKind::Chef {
        level: Level::Commis,
        temper: Temper::Mean,
    };
    let plan = TablePlan {
        seats: vec![
            seat("Ada", Who::Person, false),
            seat("Ben", Who::Person, true),
            seat("Cleo", Who::Chef(chef), false),
        ],
        seed: Some(5),
        ..TablePlan::default()
    };
    app.init_resource::<Troubles>()
        .init_resource::<Agains>()
        .add_systems(Last, listen);
    app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
    app.insert_resource(plan).insert_resource(Opening::New);
    app.world_mut().resource_mut::<Settings>().pace = Pace::Skip;
    go(&mut app, Screen::Table, Menu::None);
    app
}

/// Seconds after which every gesture has ended by itself, and chefs have had their turns.
const PATIENCE: u32 = 60 * 90;

/// Until a person could move, or the match is over.
fn until_free(app: &mut App) {
    for _ in 0..PATIENCE {
        let sitting = app.world().resource::<Sitting>();
        let hands = app.world().resource::<Hands>();
        // Cups are drawn by the table itself, whoever is to have them.
        let drawing = matches!(sitting.game().to_move(), ToMove::Chance(Chance::Cup { .. }));
        if (turn_flow::awaits_person(sitting, hands).is_some() && !drawing) || turn_flow::is_over(sitting) {
            return;
        }
        app.update();
    }
    let act = app
        .world()
        .resource::<Hands>()
        .act()
        .map(|act| (act.kind, act.is_live()));
    let steps = app.world().resource::<Stage>().steps();
    panic!(
        "nobody can move: {}, {act:?}, {steps} steps",
        app.world().resource::<Sitting>().game().state()
    );
}

/// What the rules say is where it is, and nothing was reported as broken.
fn prove(app: &App) {
    let counts = kitchen::counts(app.world().resource::<Sitting>().game().state());
    app.world().resource::<RestingPieces>().prove(&counts).unwrap();
    let config = app.world().resource::<physics::PhysicsConfig>();
    app.world().resource::<RestingPieces>().audit(config).unwrap();
    assert_eq!(app.world().resource::<Troubles>().0, Vec::<String>::new());
}

/// Makes an ordinary move, whatever the table waits for, and sees that it counts. A die may lean, and is thrown again.
pub fn move_on(app: &mut App) {
    const TRIES: u64 = 6;
    until_free(app);
    let before = app.world().resource::<Sitting>().record().moves.len();
    for nth in 0..TRIES {
        if turn_flow::is_over(app.world().resource::<Sitting>()) {
            return;
        }
        attempt(app, before as u64 + 1000 * nth);
        until_free(app);
        if app.world().resource::<Sitting>().record().moves.len() > before {
            prove(app);
            return;
        }
    }
    panic!(
        "nothing was played: {}",
        app.world().resource::<Sitting>().game().state()
    );
}

fn attempt(app: &mut App, seed: u64) {
    let sitting = app.world().resource::<Sitting>();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    match sitting.game().to_move() {
        ToMove::Seats(_) => {
            let legal = sitting.game().legal_moves();
            let mv = legal.as_ref()[0];
            assert!(turn_flow::play(app.world_mut(), &[mv]), "{mv} is refused");
        }
        ToMove::Chance(chance) => {
            let seat = sitting.game().state().active;
            let mut hands = app.world_mut().resource_mut::<Hands>();
            match chance {
                Chance::Pour { from, into, .. } => {
                    let hand = Box::new(PourHand::plain(170.0, 0.5));
                    hands.lend(ActKind::Pour(from), seat, into, None, hand);
                }
                Chance::Flip { .. } => {
                    let hand = Box::new(flipping_hand(Level::Chef, &mut rng));
                    hands.lend(ActKind::Flip, seat, seat, None, hand);
                }
                Chance::Cup { .. } => unreachable!("the table draws cups by itself"),
                Chance::Roll { .. } => {
                    let hand = Box::new(ThrowHand::natural(&mut rng));
                    hands.lend(ActKind::Throw, seat, seat, None, hand);
                }
            }
        }
        ToMove::Nobody => unreachable!("the match is not over"),
    }
}

proptest! {
    // Each case is a whole evening of the whole app; what fails is shrunk only as long as somebody would wait.
    #![proptest_config(ProptestConfig {
        cases: 6,
        max_shrink_iters: 40,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn no_stream_of_events_breaks_the_table(streams in prop::collection::vec(prop::collection::vec(nuisance(), 1..60), 1..5)) {
        let mut app = open("hostile-table");
        for stream in &streams {
            until_free(&mut app);
            for &nuisance in stream {
                suffer(&mut app, nuisance);
            }
            come_back(&mut app);
            if screen(&app) != Screen::Table {
                // They left: the match waits on disk.
                go(&mut app, Screen::Title, Menu::None);
                app.insert_resource(Opening::Resume);
            }
            go(&mut app, Screen::Table, Menu::None);
            if screen(&app) != Screen::Table {
                // It had been played to its end.
                app.insert_resource(Opening::New);
                go(&mut app, Screen::Table, Menu::None);
            }
            until_free(&mut app);
            prove(&app);
            move_on(&mut app);
        }
    }

    #[test]
    fn no_stream_of_events_breaks_the_practice_kitchen(
        stream in prop::collection::vec(nuisance(), 1..80),
        bottle in any::<bool>(),
    ) {
        let mut app = app("hostile-practice", SIZE, Language::German, 1.0);
        app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
        if bottle {
            app.world_mut().resource_mut::<Practice>().subject = Subject::Bottle;
        }
        go(&mut app, Screen::Practice, Menu::None);
        for &nuisance in &stream {
            suffer(&mut app, nuisance);
        }
        come_back(&mut app);
        if screen(&app) != Screen::Practice {
            go(&mut app, Screen::Title, Menu::None);
        }
        go(&mut app, Screen::Practice, Menu::None);
        app.world_mut().resource_mut::<Practice>().slow = false;
        for _ in 0..PATIENCE {
            if app.world().resource::<Practice>().step != Step::Live {
                break;
            }
            app.update();
        }
        prop_assert!(app.world().resource::<Practice>().step != Step::Live, "it is never judged");
        // A plain toss or pour, which is judged.
        let frame = app.world().resource::<Layout>().pan(toque::window::practice::kitchen::SEAT);
        let middle = on_screen(&mut app, frame.translation + Vec3::Y * 2.0);
        point(&mut app, middle);
        button(&mut app, ButtonState::Pressed);
        prop_assert_eq!(app.world().resource::<Practice>().step, Step::Live);
        for nth in 0..30 {
            let position = middle + Vec2::Y * (-12.0 * (nth as f32 / 30.0));
            point(&mut app, position);
        }
        button(&mut app, ButtonState::Released);
        for _ in 0..PATIENCE {
            if app.world().resource::<Practice>().step == Step::Judged {
                break;
            }
            app.update();
        }
        prop_assert_eq!(app.world().resource::<Practice>().step, Step::Judged);
    }
}

/// A first dish for both people, so that bottles may be taken.
fn begin_cooking(app: &mut App) {
    for _ in 0..200 {
        until_free(app);
        let sitting = app.world().resource::<Sitting>();
        let game = sitting.game();
        if matches!(game.state().phase, Phase::Action) && game.state().active == Seat::First {
            return;
        }
        // A plain dish asks for nothing, and nobody may season it.
        let seasoned = |mv: &&Move| matches!(mv, Move::Dish(dish) if !game.menu().recipe(*dish).is_plain());
        let legal = game.legal_moves();
        let mv = *legal.as_ref().iter().find(seasoned).unwrap_or(&legal.as_ref()[0]);
        turn_flow::play(app.world_mut(), &[mv]);
    }
    panic!("the first seat never cooks");
}

/// The bottle that the first seat's dish asks for, taken with a click so that it stays in the hand.
fn take_bottle(app: &mut App) -> Condiment {
    begin_cooking(app);
    for _ in 0..120 {
        app.update();
    }
    let game = app.world().resource::<Sitting>().game();
    let recipe = game.state().own_recipe(game.menu()).unwrap();
    let kind = Condiment::ALL
        .into_iter()
        .find(|kind| recipe.asks_for(*kind) > 0)
        .unwrap();
    let position = reach(app, Prop::Bottle(kind));
    click(app, position);
    for _ in 0..60 {
        app.update();
    }
    let act = app.world().resource::<Hands>().act();
    assert!(
        act.is_some_and(|act| act.is_live() && act.by_mouse()),
        "the bottle is in the hand"
    );
    kind
}

/// Whoever switches to another window in the middle of a pour finds the bottle put back, and what fell in the pan.
#[test]
fn a_lost_focus_puts_the_bottle_back() {
    for tipped in [false, true] {
        let mut app = open("hostile-focus");
        let kind = take_bottle(&mut app);
        let moves = app.world().resource::<Sitting>().record().moves.len();
        let act = app.world().resource::<Hands>().act().unwrap();
        let frame = act.frame(app.world().resource::<Layout>());
        let far = if tipped { 6.0 } else { -3.0 };
        for nth in 0..60 {
            let place = Vec3::new(-9.0, 10.0, 0.0).lerp(Vec3::new(far, 10.0, 0.0), nth as f32 / 60.0);
            let position = on_screen(&mut app, frame.transform_point(place));
            point(&mut app, position);
        }
        focus(&mut app, false);
        // Nothing is heard of the mouse any more; five seconds are enough for a bottle to come back and rest.
        for _ in 0..300 {
            app.update();
        }
        assert!(
            app.world().resource::<Hands>().are_free(),
            "{kind} is still in the hand"
        );
        until_free(&mut app);
        prove(&app);
        let played = &app.world().resource::<Sitting>().record().moves[moves..];
        let poured = played.iter().any(|mv| matches!(mv, Move::Poured(_)));
        assert_eq!(poured, tipped, "{played:?}");
        focus(&mut app, true);
        move_on(&mut app);
    }
}

/// A die that is let go where the mouse points at nothing is let go all the same.
#[test]
fn a_die_is_let_go_even_where_the_mouse_points_at_nothing() {
    let mut app = open("hostile-horizon");
    begin_cooking(&mut app);
    turn_flow::take(
        app.world_mut(),
        PlayerAction::Act {
            kind: ActKind::Throw,
            over: Seat::First,
            choice: Some(Move::Heat),
        },
        false,
    );
    button(&mut app, ButtonState::Pressed);
    for _ in 0..60 {
        app.update();
    }
    assert!(!app.world().resource::<Hands>().are_free());
    resize(&mut app, 0.0, 0.0);
    button(&mut app, ButtonState::Released);
    for _ in 0..600 {
        app.update();
    }
    assert!(
        app.world().resource::<Hands>().are_free(),
        "the die is still in the hand"
    );
    come_back(&mut app);
    move_on(&mut app);
}

/// On a machine that paints six or ten pictures a second a flick begins and ends somewhere between two of them. Wherever
/// that is, the die is thrown and not put down.
#[test]
fn a_flick_throws_the_die_at_any_frame_rate() {
    // Milliseconds from one report of the mouse to the next, and how many of them take it over the tray.
    const REPORT: u32 = 20;
    const MOVES: u32 = 8;
    for (frame, offset) in [
        (16, 0),
        (40, 0),
        (100, 0),
        (100, 20),
        (100, 40),
        (100, 60),
        (100, 80),
        (160, 0),
        (160, 80),
    ] {
        let mut app = open("hostile-frames");
        begin_cooking(&mut app);
        let choice = Some(Move::Heat);
        let deed = PlayerAction::Act {
            kind: ActKind::Throw,
            over: Seat::First,
            choice,
        };
        turn_flow::take(app.world_mut(), deed, false);
        button(&mut app, ButtonState::Pressed);
        for _ in 0..120 {
            app.update();
        }
        let tray = app.world().resource::<Layout>().die_tray();
        let (from, to) = (Vec3::new(0.0, 8.0, 9.0), Vec3::new(3.0, 8.0, -9.0));
        let way: Vec<Vec2> = (0..=MOVES)
            .map(|nth| on_screen(&mut app, tray.transform_point(from.lerp(to, nth as f32 / MOVES as f32))))
            .collect();
        for _ in 0..60 {
            point(&mut app, way[0]);
        }
        let slow = Duration::from_millis(u64::from(frame));
        app.insert_resource(TimeUpdateStrategy::ManualDuration(slow));
        // What is heard in each frame: the places, and in the last of them that the button was let go after them.
        let frame_of = |nth: u32| (offset + nth * REPORT) / frame;
        let last = frame_of(MOVES + 1);
        // On its way to where it waits the mouse was heard of as often as it tells.
        glide(&mut app, &vec![way[0]; (frame / REPORT).max(1) as usize]);
        for now in 0..=last {
            let heard: Vec<Vec2> = (1..=MOVES)
                .filter(|&nth| frame_of(nth) == now)
                .map(|nth| way[nth as usize])
                .collect();
            if now == last {
                let_go_along(&mut app, &heard);
            } else {
                glide(&mut app, &heard);
            }
        }
        for _ in 0..300 {
            if app.world().resource::<Hands>().are_free() {
                break;
            }
            app.update();
        }
        app.update();
        let rolled = |mv: &Move| matches!(mv, Move::Rolled(_));
        let counted = app.world().resource::<Sitting>().record().moves.iter().any(rolled);
        let agains = &app.world().resource::<Agains>().0;
        assert!(
            counted || matches!(agains[..], [Again::Cocked | Again::OffTable]),
            "{frame} ms a frame, {offset} ms into it: {agains:?}"
        );
    }
}
