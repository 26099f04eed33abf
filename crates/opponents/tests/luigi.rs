//! Hosts keep to the rules, make no move that nothing can be said for, say why, think quickly, and each level beats the one
//! below.

#![expect(clippy::unwrap_used, reason = "a test that meets something unforeseen fails loudly")]

use std::collections::BTreeSet;
use std::sync::mpsc::{Sender, channel};
use std::time::{Duration, Instant};

use opponents::luigi::{self, Dealer, Host, Reason, is_senseless};
use opponents::tournament::{Outcome, Seating, share};
use opponents::{Decision, Level, Player, PlayerKind, SeatedPlayer, Session, Temper};
use rules::luigi::{GuestBook, Luigi, Move, Setup, View};
use rules::{Game, ToMove};

fn is_full_check() -> bool {
    std::env::var_os("TOQUE_FULL_CHECK").is_some()
}

/// A tenth in every check, all of it in the full one.
fn games(full: u32) -> u32 {
    if is_full_check() { full } else { full / 10 }
}

fn kind(word: &str) -> PlayerKind {
    word.parse().unwrap()
}

fn session(players: Vec<SeatedPlayer<Luigi>>, seed: u64) -> Session<Luigi, Dealer> {
    let book = GuestBook::standard();
    let setup = Setup::new(players.len() as u8, &book);
    Session::new(setup, book, players, Dealer::new(seed)).unwrap()
}

/// Every level, temper and baseline turns up at every seat.
fn mixed(seats: u8, game: u64) -> Vec<SeatedPlayer<Luigi>> {
    let mut kinds = vec![PlayerKind::Random, PlayerKind::Greedy];
    for level in Level::ALL {
        kinds.extend(Temper::ALL.map(|temper| PlayerKind::Chef { level, temper }));
    }
    let pick = |seat: u64| kinds[(game * 5 + seat * (game / 18 * 5 + 1)) as usize % kinds.len()];
    (0..u64::from(seats))
        .map(|seat| luigi::player(pick(seat), game * 10 + seat))
        .collect()
}

#[test]
fn nobody_breaks_a_rule_at_any_table() {
    for seats in 2..=4 {
        for game in 0..u64::from(games(80)) {
            let mut session = session(mixed(seats, game), game);
            let mut moves = 0;
            while session
                .step()
                .unwrap_or_else(|illegal| panic!("game {game} of {seats}: {illegal}"))
                .is_some()
            {
                moves += 1;
                assert!(moves < 10_000, "game {game} of {seats} does not end");
            }
        }
    }
}

#[test]
fn the_same_seed_is_the_same_game() {
    let play = |seed: u64| {
        let players = (0..3).map(|seat| luigi::player(kind("chef:mean"), seed + seat));
        let mut session = session(players.collect(), seed);
        while session.step().unwrap().is_some() {}
        session.record().clone()
    };
    assert_eq!(play(5), play(5));
    assert_ne!(play(5), play(6));
}

/// How many senseless moves were made in some games, and how often one could have been.
fn senseless(kind: PlayerKind, games: u64) -> (u32, u32) {
    let (mut made, mut tempted) = (0, 0);
    for game in 0..games {
        let seats = 2 + game % 3;
        let players = (0..seats).map(|seat| luigi::player(kind, game * 10 + seat));
        let mut session = session(players.collect(), game + 500);
        loop {
            let before = session.game().clone();
            if session.step().unwrap().is_none() {
                break;
            }
            let mv = *session.record().moves.last().unwrap();
            if before.author(mv).is_some() {
                let moves = before.legal_moves();
                let (bad, good): (Vec<Move>, Vec<Move>) = moves.iter().partition(|&&mv| is_senseless(&before, mv));
                assert!(!good.is_empty(), "nothing can be said for any of {bad:?}");
                tempted += u32::from(!bad.is_empty());
                made += u32::from(bad.contains(&mv));
            }
        }
    }
    (made, tempted)
}

#[test]
fn no_level_makes_a_move_that_nothing_can_be_said_for() {
    for level in Level::ALL {
        for temper in Temper::ALL {
            let (made, tempted) = senseless(PlayerKind::Chef { level, temper }, games(20).into());
            assert_eq!(made, 0, "{level:?} {temper:?}");
            assert!(tempted > 0, "{level:?} {temper:?} never could");
        }
    }
    // Whoever does not think does: there is something to be avoided.
    assert!(senseless(PlayerKind::Random, 10).0 > 20);
}

#[test]
fn every_reason_comes_up_and_every_decision_has_one() {
    let mut words = BTreeSet::new();
    for game in 0..40 {
        let players = (0..4).map(|seat| luigi::player(kind("commis"), game * 10 + seat));
        let mut session = session(players.collect(), game + 300);
        loop {
            let asked = matches!(session.game().to_move(), ToMove::Seats(_));
            let Some(step) = session.step().unwrap() else { break };
            assert_eq!(step.why.is_some(), asked);
            words.extend(step.why.map(|(_, reason)| reason.word()));
        }
    }
    let all: BTreeSet<_> = Reason::WORDS.into_iter().collect();
    assert_eq!(words, all);
}

fn duel(one: &str, others: &str, seats: u8, games: u32, seed: u64) -> Outcome {
    let book = GuestBook::standard();
    let mut all = Outcome::default();
    for number in 0..games {
        let seating = Seating::new(seats.into(), seed, number);
        let player = |place, seed| luigi::player(kind(if place == 0 { one } else { others }), seed);
        let setup = Setup::new(seats, &book);
        let played = seating.play(setup, book.clone(), player, Dealer::new, |_| ());
        all.add(&played.unwrap().1);
    }
    all
}

/// Half of all decisions are made within this, and all but one in a hundred within that.
const MEDIAN: Duration = Duration::from_millis(50);
const NEARLY_ALL: Duration = Duration::from_millis(250);

/// A host with a stop watch. Who looks slow thinks the same again: on a busy machine it may have been waiting, not thinking.
struct Timed {
    host: Host,
    times: Sender<Duration>,
}

impl Player<Luigi> for Timed {
    fn decide(&mut self, view: &View) -> Decision<Luigi> {
        let think = |host: &mut Host| {
            let begun = Instant::now();
            let decision = host.decide(view);
            (decision, begun.elapsed())
        };
        let before = self.host.clone();
        let (decision, mut least) = think(&mut self.host);
        for _ in 0..5 {
            if least > MEDIAN {
                least = least.min(think(&mut before.clone()).1);
            }
        }
        self.times.send(least).unwrap();
        decision
    }

    fn level(&self) -> Level {
        self.host.level()
    }
}

fn times(level: Level, seats: u64, games: u64) -> Vec<Duration> {
    let (sender, receiver) = channel();
    for game in 0..games {
        let timed = |seat: u64| -> SeatedPlayer<Luigi> {
            Box::new(Timed {
                host: Host::new(level, Temper::Careful, game * 10 + seat),
                times: sender.clone(),
            })
        };
        let mut session = session((0..seats).map(timed).collect(), game + 700);
        while session.step().unwrap().is_some() {}
    }
    drop(sender);
    let mut times: Vec<Duration> = receiver.iter().collect();
    times.sort();
    times
}

/// A hint is what the best host would do, and depends on nothing but the view.
#[test]
fn a_hint_is_what_the_best_would_do_and_says_why() {
    let mut asked = 0;
    let players = (0..2).map(|seat| luigi::player(kind("commis"), seat)).collect();
    let mut session = session(players, 21);
    loop {
        if let ToMove::Seats(seats) = session.game().to_move() {
            let view = session.game().view_for(seats.iter().next().unwrap());
            let hint = Host::hint(&view);
            assert_eq!(hint, Host::new(Level::ThreeStar, Temper::Careful, 0).decide(&view));
            assert_eq!(session.game().check(hint.mv), Ok(()));
            assert!(hint.reason.is_some());
            asked += 1;
        }
        if session.step().unwrap().is_none() {
            break;
        }
    }
    assert!(asked > 20, "{asked}");
}

/// One against all others of the level below: par is 25 % in four seats and 50 % in two. Seeded, so this is no matter of luck;
/// no figure was tuned on these seeds.
fn beats_the_one_below(seats: u8, wanted: f64, seed: u64) {
    // The better they are the longer they take; a few games of the best tell enough for every day.
    let steps = [
        ("greedy", "random", 100),
        ("commis", "apprentice", 80),
        ("chef", "commis", 50),
        ("three-star", "chef", 24),
    ];
    for (one, others, a_few) in steps {
        let games = if is_full_check() { 1_000 } else { a_few };
        let all = duel(one, others, seats, games, seed);
        let (low, wins, high) = share(all.players[0].wins, games);
        println!("{one} against {others}, {seats} seats, {games} games: {low:.3} {wins:.3} {high:.3}");
        assert_eq!(all.broken_off, 0);
        // A few games cannot tell that closely.
        let slack = if is_full_check() { 0.0 } else { 0.08 };
        assert!(
            wins >= wanted - slack && low > 1.0 / f64::from(seats),
            "{one} against {others} in {seats} seats: {low} {wins} {high}"
        );
    }
}

#[test]
fn each_level_beats_three_of_the_one_below() {
    beats_the_one_below(4, 0.4, 7_301);
}

#[test]
fn each_level_beats_the_one_below_alone() {
    beats_the_one_below(2, 0.62, 7_302);
}

#[test]
fn nobody_waits_for_a_host() {
    for level in Level::ALL {
        for seats in [2, 4] {
            let times = times(level, seats, games(20).into());
            let at = |percent: usize| times[(times.len() - 1) * percent / 100];
            let (median, nearly_all) = (at(50), at(99));
            println!(
                "{level:?}, {seats} seats, {} decisions: {median:?}, {nearly_all:?}",
                times.len()
            );
            assert!(
                median <= MEDIAN && nearly_all <= NEARLY_ALL,
                "{level:?}, {seats} seats: {median:?}, {nearly_all:?}"
            );
        }
    }
}
