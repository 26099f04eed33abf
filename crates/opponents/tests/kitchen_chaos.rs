//! Cooks keep to the rules and to the time, know no more than their seat may, forget and fumble by their level, throw nothing
//! away, give reasons once the round is over, and each level beats the one below.

#![expect(clippy::unwrap_used, reason = "a test that meets something unforeseen fails loudly")]

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};

use opponents::kitchen_chaos::tournament::play_game;
use opponents::kitchen_chaos::{
    self, Act, Aim, Cook, Cue, HandModels, Hands, Intent, InvalidHands, LivePlayer, ModelHands, Moment, Pace, Person,
    RandomCook, Reason, SeatedCook, Timetable, Way, is_wasted,
};
use opponents::tournament::{Outcome, share};
use opponents::{Level, PlayerKind, Temper};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use rules::kitchen_chaos::{Event, Move, PotId, Thing, Vegetable, View};
use rules::{Game, Seat, Stamp, ToMove, View as _};

/// A tenth in every check, all of it in the full one.
fn games(full: u32) -> u32 {
    if std::env::var_os("TOQUE_FULL_CHECK").is_some() {
        full
    } else {
        full / 10
    }
}

fn kind(word: &str) -> PlayerKind {
    word.parse().unwrap()
}

fn cook(level: Level, temper: Temper, seed: u64) -> Cook {
    Cook::new(level, temper, HandModels::assumed().of(level), seed)
}

fn timetable(players: Vec<SeatedCook>, pace: Pace, seed: u64) -> Timetable<ModelHands> {
    Timetable::new(players, ModelHands::new(HandModels::assumed(), seed + 1), pace, seed).unwrap()
}

const PACES: [Pace; 5] = [
    Pace::Leisurely,
    Pace::Brisk,
    Pace::Hectic,
    Pace::Merciless,
    Pace::Quickening,
];

/// Every level, temper and baseline turns up at every seat.
fn mixed(seats: usize, game: u32) -> Vec<PlayerKind> {
    let mut kinds = vec![PlayerKind::Random, PlayerKind::Greedy];
    for level in Level::ALL {
        kinds.extend(Temper::ALL.map(|temper| PlayerKind::Chef { level, temper }));
    }
    let pick = |seat: usize| kinds[(game as usize * 5 + seat * (game as usize / 18 * 5 + 1)) % kinds.len()];
    (0..seats).map(pick).collect()
}

/// Nobody is quicker than a good reflex and the shortest movement of a hand.
const QUICKEST: u64 = 160;

#[test]
fn nobody_breaks_a_rule_or_is_faster_than_a_hand_at_any_table() {
    for seats in 3..=6 {
        for game in 0..games(200) {
            let pace = PACES[game as usize % PACES.len()];
            let played = play_game(&mixed(seats, game), &HandModels::assumed(), pace, 7, game);
            let (timetable, outcome) = played.unwrap_or_else(|illegal| panic!("game {game} of {seats}: {illegal:?}"));
            assert_eq!(outcome.broken_off, 0, "game {game} of {seats} does not end");
            let again = timetable.record().replay(Default::default()).unwrap();
            assert_eq!(&again, timetable.game());
            assert!(timetable.moves().is_sorted_by_key(|&(_, at)| at));
            let mut called = Stamp(0);
            for &(mv, at) in timetable.moves() {
                match mv {
                    Move::Called { .. } => called = at,
                    Move::Throw { .. } => assert!(at.0 >= called.0 + QUICKEST, "{mv} {at}, called {called}"),
                    _ => {}
                }
            }
        }
    }
}

#[test]
fn calls_come_at_the_pace() {
    for pace in PACES {
        let (timetable, _) = play_game(&[kind("commis"); 5], &HandModels::assumed(), pace, 8, 0).unwrap();
        let (mut calls, mut last) = (0, None);
        for &(mv, at) in timetable.moves() {
            match mv {
                Move::Dealt { .. } => (calls, last) = (0, None),
                Move::Call => {
                    if let Some(Stamp(last)) = last {
                        assert_eq!(Some(at.0 - last), pace.beat(calls, 48), "{pace:?}, call {calls}");
                    }
                    calls += 1;
                    last = Some(at);
                }
                _ => {}
            }
        }
        assert_eq!(calls, 48);
    }
}

#[test]
fn the_same_seed_is_the_same_game() {
    let play = |seed: u64| {
        let (timetable, _) = play_game(&mixed(5, 40), &HandModels::assumed(), Pace::Hectic, seed, 3).unwrap();
        timetable.moves().to_vec()
    };
    assert_eq!(play(5), play(5));
    assert_ne!(play(5), play(6));
}

/// A cook at the table of whom something is looked at whenever it hears or decides.
struct Watched<P, H, D> {
    player: P,
    hears: H,
    decides: D,
}

impl<P, H, D> LivePlayer for Watched<P, H, D>
where
    P: LivePlayer + Clone,
    H: FnMut(&Event),
    D: FnMut(P, &View, Moment, Intent),
{
    fn hear(&mut self, event: &Event) {
        (self.hears)(event);
        self.player.hear(event);
    }

    fn notice(&mut self) -> Option<u64> {
        self.player.notice()
    }

    fn reach(&mut self) -> u64 {
        self.player.reach()
    }

    fn decide(&mut self, view: &View, moment: Moment) -> Intent {
        let before = self.player.clone();
        let intent = self.player.decide(view, moment);
        (self.decides)(before, view, moment, intent);
        intent
    }

    fn level(&self) -> Level {
        self.player.level()
    }
}

/// What cooks decide depends on what they saw and heard only: whatever they cannot see may be dealt anew, with the same luck
/// they decide the same.
#[test]
fn a_decision_depends_on_nothing_unseen() {
    let dealt_differently = Arc::new(Mutex::new(0));
    for seats in 3..=6 {
        let watched = |seat: u64| -> SeatedCook {
            let counter = dealt_differently.clone();
            let level = Level::ALL[seat as usize % 4];
            Box::new(Watched {
                player: cook(level, Temper::Mean, seat),
                hears: |_: &Event| {},
                decides: move |mut before: Cook, view: &View, moment: Moment, intent: Intent| {
                    use rand::RngExt;
                    let mut luck = ChaCha8Rng::seed_from_u64(moment.since_call);
                    let other = view.sample(&mut |bound| luck.random_range(0..bound));
                    let another = view.sample(&mut |bound| luck.random_range(0..bound));
                    *counter.lock().unwrap() += u32::from(other != another);
                    assert_eq!(before.decide(&other.view_for(view.seat), moment), intent);
                },
            })
        };
        let mut timetable = timetable((0..seats).map(watched).collect(), Pace::Brisk, seats);
        while timetable.step().unwrap().is_some() {}
    }
    let dealt_differently = *dealt_differently.lock().unwrap();
    assert!(dealt_differently > 500, "{dealt_differently}");
}

#[test]
fn nobody_hears_what_others_are_dealt() {
    let heard = Arc::new(Mutex::new([0; 2]));
    let watched = |seat: usize| -> SeatedCook {
        let heard = heard.clone();
        Box::new(Watched {
            player: cook(Level::Chef, Temper::Careful, 3),
            hears: move |event: &Event| {
                if let Event::Dealt { to, vegetable } = *event {
                    assert_eq!(vegetable.is_some(), to == Seat::ALL[seat]);
                    heard.lock().unwrap()[usize::from(to == Seat::ALL[seat])] += 1;
                }
            },
            decides: |_: Cook, _: &View, _: Moment, _: Intent| {},
        })
    };
    let mut timetable = timetable((0..5).map(watched).collect(), Pace::Brisk, 4);
    while timetable.step().unwrap().is_some() {}
    // In each of five rounds four cooks are dealt two vegetables, and five listen.
    assert_eq!(*heard.lock().unwrap(), [160, 40]);
}

/// How often something was thrown away in some games of five alike, and how often something could have been.
fn wasted<P: LivePlayer + Clone + Send + 'static>(player: impl Fn(u64) -> P, games: u64) -> (u32, u32) {
    let count = Arc::new(Mutex::new((0, 0)));
    for game in 0..games {
        let watched = |seat: u64| -> SeatedCook {
            let count = count.clone();
            Box::new(Watched {
                player: player(game * 10 + seat),
                hears: |_: &Event| {},
                decides: move |_: P, view: &View, moment: Moment, intent: Intent| {
                    if moment.cue == Cue::Draw {
                        return;
                    }
                    let mut count = count.lock().unwrap();
                    if let Some(Act::Throw { thing, aim }) = intent.act {
                        count.0 += u32::from(is_wasted(view, thing, aim.pot));
                    }
                    let pots = view.table.pots();
                    let mut things = view.hand.kinds();
                    count.1 += u32::from(things.any(|thing| pots.iter().any(|&pot| is_wasted(view, thing, pot))));
                },
            })
        };
        let mut timetable = timetable((0..5).map(watched).collect(), Pace::Brisk, game + 500);
        while timetable.step().unwrap().is_some() {}
    }
    let count = count.lock().unwrap();
    *count
}

#[test]
fn no_level_throws_what_nothing_can_be_said_for() {
    for level in Level::ALL {
        for temper in Temper::ALL {
            let (thrown, tempted) = wasted(|seed| cook(level, temper, seed), games(40).into());
            assert_eq!(thrown, 0, "{level:?} {temper:?}");
            assert!(tempted > 0, "{level:?} {temper:?} never could");
        }
    }
    // Whoever does not think does throw things away: there is something to be avoided.
    assert!(wasted(RandomCook::new, 4).0 > 0);
}

#[test]
fn every_reason_comes_up_every_act_has_one_and_none_is_told_before_the_round_is_over() {
    let mut words = BTreeSet::new();
    for game in 0..20 {
        let players = (0..5).map(|seat| {
            let level = Level::ALL[seat as usize % 4];
            Box::new(cook(level, Temper::Mean, game * 10 + seat)) as SeatedCook
        });
        let mut timetable = timetable(players.collect(), Pace::Hectic, game + 300);
        let mut told = 0;
        while let Some(step) = timetable.step().unwrap() {
            let now = timetable.notes().count();
            let over = step
                .events
                .iter()
                .any(|event| matches!(event, Event::RoundEnded { .. }));
            assert_eq!(now > told, over, "{} {}", step.mv, step.at);
            told = now;
        }
        words.extend(timetable.notes().map(|note| note.reason.word()));
        // Every throw and every draw is explained, in order.
        let explained = timetable.notes().filter_map(|note| match note.act? {
            Act::Throw { thing, .. } => Some((Move::Throw { seat: note.seat, thing }, note.at)),
            Act::Draw { from } => Some((Move::Draw { seat: note.seat, from }, note.at)),
        });
        let acts = timetable.moves().iter().copied();
        let acts = acts.filter(|(mv, _)| matches!(mv, Move::Throw { .. } | Move::Draw { .. }));
        assert!(explained.eq(acts));
    }
    assert_eq!(words, Reason::WORDS.into_iter().collect());
}

/// The share of calls that a level misses, how long it takes on average, and how much that varies.
fn reactions(level: Level) -> (f64, f64, f64) {
    let mut cook = cook(level, Temper::Careful, 21);
    let times: Vec<_> = (0..4_000).filter_map(|_| cook.notice()).map(|ms| ms as f64).collect();
    let n = times.len() as f64;
    let mean = times.iter().sum::<f64>() / n;
    let variance = times.iter().map(|ms| (ms - mean).powi(2)).sum::<f64>() / n;
    (1.0 - n / 4_000.0, mean, variance.sqrt())
}

#[test]
fn the_better_the_quicker_the_steadier_and_the_more_attentive() {
    let all = Level::ALL.map(reactions);
    for (level, pair) in Level::ALL.iter().zip(all.windows(2)) {
        let ((missed, mean, spread), better) = (pair[0], pair[1]);
        let margin = missed > better.0 + 0.02 && mean > better.1 + 100.0 && spread > better.2 + 30.0;
        assert!(margin, "{level:?} and the next: {pair:?}");
    }
    assert!(all[3].2 > 50.0, "even the best are no machines: {all:?}");
}

/// What is remembered of thirty onions in a pot after twenty calls.
fn remembered(level: Level) -> usize {
    let (seat, thing, pot) = (Seat::Second, Thing::Vegetable(Vegetable::Onion), PotId::First);
    let mut cook = cook(level, Temper::Careful, 22);
    for _ in 0..30 {
        cook.hear(&Event::Landed {
            seat,
            thing,
            pot,
            answers: true,
            may_draw: true,
        });
    }
    for _ in 0..20 {
        cook.hear(&Event::Called {
            number: rules::kitchen_chaos::Number::One,
            seat,
            vegetable: Vegetable::Leek,
            pile: rules::kitchen_chaos::Side::Left,
        });
    }
    assert_eq!(cook.memory().pot(pot).len(), 30, "how high a pot is can be seen");
    cook.memory().pot(pot).iter().flatten().count()
}

#[test]
fn memories_fade_and_the_better_the_less() {
    let all = Level::ALL.map(remembered);
    assert!(all.is_sorted_by(|worse, better| worse < better), "{all:?}");
    assert!(all[0] <= 3 && (20..30).contains(&all[3]), "{all:?}");
}

/// What the game is meant to feel like. The models are assumptions until throws are measured, and say so.
#[test]
fn hands_get_what_their_models_say() {
    let models = HandModels::assumed();
    let wanted = Level::ALL.map(|level| models.of(level).flick.wanted);
    assert!(wanted.is_sorted_by(|worse, better| worse < better), "{wanted:?}");
    assert!(wanted[..3].iter().all(|share| (0.55..=0.75).contains(share)) && wanted[3] == 0.85);
    let ring = &PotId::ALL[..8];
    for level in Level::ALL {
        let hand = models.of(level);
        assert!(hand.let_go.wanted >= 0.99 && hand.let_go.wind_up.mean > hand.flick.wind_up.mean);
        for way in Way::ALL {
            let odds = hand.odds(way);
            assert_eq!(odds.samples, 0, "nobody has measured this");
            assert!(odds.neighbour <= 0.08);
            let mut hands = ModelHands::new(models.clone(), 23);
            let aim = Aim { pot: PotId::First, way };
            let (mut hit, mut beside) = (0.0, [0.0; 2]);
            for _ in 0..10_000 {
                match hands.throw(level, aim, ring).pot {
                    Some(PotId::First) => hit += 1e-4,
                    Some(PotId::Second) => beside[0] += 1e-4,
                    Some(PotId::Eighth) => beside[1] += 1e-4,
                    Some(pot) => panic!("{pot} is not beside the first in a ring of eight"),
                    None => {}
                }
            }
            let close = |share: f32, odds: f32| (share - odds).abs() < 0.015;
            let half = odds.neighbour / 2.0;
            let fits = close(hit, odds.wanted) && beside.iter().all(|&share| close(share, half));
            assert!(fits, "{level:?} {way:?}: {hit} {beside:?}");
        }
    }
}

#[test]
fn measured_hands_can_be_loaded_and_nonsense_cannot() {
    let mut models = HandModels::assumed();
    models.hands[2].flick.samples = 500;
    let text = |models: &HandModels| ron::to_string(models).unwrap();
    assert_eq!(HandModels::from_ron(&text(&models)), Ok(models.clone()));
    models.hands[1].flick.neighbour = 0.5;
    let nonsense = HandModels::from_ron(&text(&models));
    assert_eq!(nonsense, Err(InvalidHands::Figures(models.hands[1].flick)));
    assert!(matches!(HandModels::from_ron("()"), Err(InvalidHands::Text(_))));
}

/// Where there is time cooks let go above the pot, and where there is none they flick.
#[test]
fn cooks_take_the_time_they_have() {
    let flicked = |pace: Pace, word: &str| {
        let (timetable, _) = play_game(&[kind(word); 5], &HandModels::assumed(), pace, 24, 0).unwrap();
        let ways = timetable.notes().filter_map(|note| match note.act? {
            Act::Throw { aim, .. } => Some(aim.way),
            Act::Draw { .. } => None,
        });
        let ways: Vec<_> = ways.collect();
        ways.iter().filter(|&&way| way == Way::Flick).count() as f32 / ways.len() as f32
    };
    assert!(flicked(Pace::Leisurely, "chef") < 0.05);
    assert!(flicked(Pace::Merciless, "chef") > 0.9);
    assert_eq!(flicked(Pace::Leisurely, "chef:showman"), 1.0);
}

/// A person calls and cooks, and the timetable waits for both.
#[test]
fn people_play_along() {
    let mut players: Vec<SeatedCook> = vec![Box::new(Person), Box::new(Person)];
    players.extend((0..2).map(|seed| Box::new(cook(Level::ThreeStar, Temper::Careful, seed)) as SeatedCook));
    let mut timetable = timetable(players, Pace::Person, 25);
    while timetable.step().unwrap().is_some() {}
    assert_eq!(timetable.next_at(), None);
    let person = Seat::Second;
    let mut hint = Cook::adviser(HandModels::assumed().of(Level::ThreeStar));
    let (mut landed, mut others) = (0, 0);
    let mut now = Stamp(10_000);
    while timetable.game().check(Move::Call).is_ok() {
        let mut events = timetable.play(Move::Call, now).unwrap().events;
        while let Some(step) = timetable.step().unwrap() {
            events.extend(step.events);
        }
        now.0 += 4_000;
        if timetable.game().state().table.called() == Some(person) {
            let view = timetable.game().view_for(person);
            let moment = |cue| Moment {
                cue,
                since_call: 500,
                beat: Some(4_000),
            };
            let intent = hint.decide(&view, moment(Cue::Call));
            assert_eq!(hint.decide(&view, moment(Cue::Call)), intent, "nothing is left to lots");
            assert!(intent.reason.is_some());
            let Some(Act::Throw { thing, aim }) = intent.act else {
                continue;
            };
            timetable.play(Move::Throw { seat: person, thing }, now).unwrap();
            let land = Move::Land {
                seat: person,
                pot: aim.pot,
            };
            events.extend(timetable.play(land, now).unwrap().events);
            landed += 1;
            let view = timetable.game().view_for(person);
            if let Some(Act::Draw { from }) = hint.decide(&view, moment(Cue::Draw)).act
                && view.table.may_draw.contains(person)
            {
                timetable.play(Move::Draw { seat: person, from }, now).unwrap();
            }
        }
        let throws = |event: &&Event| matches!(event, Event::Thrown { seat, .. } if *seat != person);
        others += events.iter().filter(throws).count();
        events.iter().for_each(|event| hint.hear(&event.heard_by(person)));
    }
    assert!(landed >= 8 && others >= 16, "{landed} {others}");
}

#[test]
fn there_is_no_kitchen_for_two_or_seven() {
    for seats in [2, 7] {
        let players = (0..seats).map(|_| Box::new(Person) as SeatedCook);
        let hands = ModelHands::new(HandModels::assumed(), 0);
        assert!(Timetable::new(players.collect(), hands, Pace::Brisk, 0).is_err());
    }
}

fn against_four(one: &str, four: &str, pace: Pace, games: u32, seed: u64) -> Outcome {
    let players = [kind(one), kind(four), kind(four), kind(four), kind(four)];
    let mut all = Outcome::default();
    for number in 0..games {
        let played = play_game(&players, &HandModels::assumed(), pace, seed, number);
        all.add(&played.unwrap().1);
    }
    all
}

/// One against four of the kind below; par is 20 %. Seeded, so this is no matter of luck; no figure was tuned on this seed.
#[test]
fn each_level_beats_the_one_below() {
    let steps = [
        ("greedy", "random", 0.4),
        ("commis", "apprentice", 0.3),
        ("chef", "commis", 0.3),
        ("three-star", "chef", 0.3),
        ("three-star", "greedy", 0.4),
    ];
    for (one, four, wanted) in steps {
        for pace in [Pace::Brisk, Pace::Hectic] {
            let games = games(1_000);
            let all = against_four(one, four, pace, games, 4_044);
            let (low, wins, high) = share(all.players[0].wins, games);
            println!("{pace:?}: {one} against {four}, {games} games: {low:.3} {wins:.3} {high:.3}");
            assert_eq!(all.broken_off, 0);
            // A tenth of the games cannot tell that closely.
            let slack = if games < 1_000 { 0.05 } else { 0.0 };
            assert!(
                wins >= wanted - slack && low > 0.2,
                "{pace:?}: {one} against {four}: {low} {wins} {high}"
            );
        }
    }
}

/// A table of equals has no good and no bad seat, though everybody is chef once and the first to be called is drawn.
#[test]
fn no_seat_is_favoured() {
    let games = games(1_000);
    let mut all = Outcome::default();
    for number in 0..games {
        let played = play_game(&[kind("chef"); 5], &HandModels::assumed(), Pace::Brisk, 4_045, number);
        all.add(&played.unwrap().1);
    }
    for wins in &all.seat_wins[..5] {
        let (low, _, high) = share(*wins, games);
        assert!(low < 0.23 && high > 0.17, "{:?}", all.seat_wins);
    }
}

#[test]
fn the_table_is_through_when_the_game_is() {
    let (timetable, _) = play_game(&[kind("three-star"); 3], &HandModels::assumed(), Pace::Merciless, 26, 0).unwrap();
    assert_eq!(timetable.game().to_move(), ToMove::Nobody);
    assert_eq!(timetable.next_at(), None);
    let player = kitchen_chaos::player(kind("commis:showman"), &HandModels::assumed(), 1);
    assert_eq!(player.level(), Level::Commis);
}
