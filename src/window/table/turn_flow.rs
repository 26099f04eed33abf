//! Moves the match on: shows what happened, lets chefs think, begins what is done by hand and takes its outcome to the
//! rules. It never decides a rule; it only asks who is next.

use std::time::Duration;

use bevy::prelude::*;
use opponents::a_la_carte::Reason;
use physics::lab::hands::ThrowHand;
use physics::{Again, FlipReport, GestureDone, Motion, PourReport, Report, RestingPieces};
use rules::a_la_carte::{Chance, Condiment, Event, Food, IllegalMove, Move, Phase, Pour, Seat, TurnEnd};
use rules::{Game, ToMove};

use super::decided;
use super::hands::{self, ActKind, Hands};
use super::hud::Journal;
use super::mentor;
use super::pieces;
use super::player_action::PlayerAction;
use super::pointing::CupInUse;
use super::saves;
use super::shown_table::ShownTable;
use super::sitting::{Sitting, Turn};
use crate::kitchen::{flipping_hand, pouring_hand};
use crate::practice::PourAdvice;
use crate::window::picture::Redraw;
use crate::window::settings::{Pace, Settings};

/// Seconds that a chef takes for a thought.
const THOUGHT: f32 = 0.7;
/// The same, of the real time, while whoever has passed on the turn may still think better of it; the second for those who want the others
/// to be quick.
const THINK_BETTER: (f32, f32) = (2.5, 1.2);

/// Seconds before a choice is made for a person who has no other: time to see what it is about.
const NO_CHOICE: f32 = 1.5;

/// Seconds from what ended the match to the placings; whatever is pressed ends them.
const BREATH: f32 = 2.0;

/// Seconds of the real time in which it is said why a person's turn has ended by itself, and what ended it is read: when the next
/// one acts, both are gone. The second for those who want the others to be quick. The space bar hurries.
const WHY_ENDED: (f32, f32) = (2.4, 1.6);

/// The beat of the match.
#[derive(Debug, Default, Resource)]
pub struct Beat {
    /// Seconds until the next event is shown.
    dwell: f32,
    /// Seconds that the chef whose turn it is has been thinking.
    thought: f32,
    /// What is shown is why a person's turn has ended by itself.
    why_ended: bool,
    /// The breath before the end has been taken.
    breathed: bool,
    /// The choice that is being told was made for a person, who had no other.
    forced: bool,
    /// What is waited for, so that a card can say "next: …" once for each turn of a person.
    announced: Option<(Seat, usize)>,
    /// After how many moves, and when by the real time, it was said that taking back concerns somebody else's choice.
    warned: Option<(usize, Duration)>,
}

impl Beat {
    /// Whether something is being shown that a key hurries.
    #[must_use]
    pub fn is_hurried_by_a_key(&self) -> bool {
        self.dwell > 0.0
    }

    /// Nothing is waited for any longer than needed.
    pub const fn hurry(&mut self) {
        self.dwell = 0.0;
        self.thought = THINK_BETTER.0;
    }
}

/// What the table tells the person in front of it.
#[derive(Debug, Clone, Message)]
pub enum TableMessage {
    /// Something that happened.
    Happened(Event),
    /// A chef's reason.
    Thought(Seat, Reason),
    /// What the best chef would do, and why.
    Hint(Move, Option<Reason>),
    /// It cannot be done.
    Refused(IllegalMove),
    /// Something that happened because the person whose turn it is could choose nothing else, told once more.
    Forced(Event),
    /// Somebody's die does not count.
    ThrowAgain(Seat, Again),
    /// Somebody's bottle was not tipped.
    PutBack(Seat, Condiment),
    /// How somebody in front of the table has tipped the bottle; what came of it follows.
    Tipped(Tipped),
    /// Somebody's crêpe stayed in the pan: no toss.
    TooSoft(Seat),
    /// How somebody's crêpe flew, in detail.
    Flew(Seat, Box<FlipReport>),
    /// A pour that does not count, because it was the first one of somebody who learns, and went wrong.
    OnceMore(Pour),
    /// The match is about to end, like this; before the placings there is time for a breath.
    Closing(Event),
    /// A person's turn begins.
    Next(Seat),
    /// The last choice was taken back, and what came of it.
    TakenBack,
    /// Taking back would take back what somebody else in front of the table has chosen.
    WouldTakeBack(Seat),
    /// The turn is somebody's again, because what passed it on was taken back.
    HasAgain(Seat),
    /// Something is broken; the text is for a bug report.
    Trouble(String),
}

/// How a bottle was tipped.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Tipped {
    /// The highest tilt, in degrees.
    pub highest: f32,
    /// Seconds past the horizontal.
    pub over: f32,
    /// The one thing to change.
    pub advice: PourAdvice,
}

/// How a person has tipped the bottle over the pan: what was wanted is what the dish there still lacks.
fn tipped(world: &World, pour: &PourReport, over: Seat) -> Tipped {
    let sitting = world.resource::<Sitting>();
    let pan = sitting.game().state().kitchen(over).stove.pan;
    let lacks = match pan.food {
        Some(Food::Dish(dish)) => {
            let asked = sitting.game().menu().recipe(dish).asks_for(pour.bottle);
            asked.saturating_sub(pan.crystals[pour.bottle.into()])
        }
        _ => 0,
    };
    Tipped {
        highest: pour.highest,
        over: pour.over,
        advice: PourAdvice::in_a_match(pour, lacks),
    }
}

/// Moves the match on by one frame.
pub fn conduct(world: &mut World) {
    decided::decide(world);
    outcome(world);
    if let Err(error) = hands::fetch(world) {
        world.resource_mut::<Hands>().put_down();
        trouble(world, error.to_string());
    }
    set_speed(world);
    if !world.resource::<Hands>().are_free() {
        world.resource_mut::<Redraw>().request();
        return;
    }
    if !tell(world) {
        next(world);
    }
}

fn word(world: &mut World, word: TableMessage) {
    world.write_message(word);
}

pub(super) fn trouble(world: &mut World, detail: String) {
    error!("{detail}");
    word(world, TableMessage::Trouble(detail));
}

/// Others play at the chosen pace; a person's pour can be slowed down.
fn set_speed(world: &mut World) {
    let settings = world.resource::<Settings>();
    let (pace, slow) = (settings.pace, settings.slow_pour);
    let sitting = world.resource::<Sitting>();
    let (turn, can_undo) = (sitting.turn(), sitting.can_undo());
    let reads = world.resource::<Beat>().why_ended;
    let pours = world
        .resource::<Hands>()
        .act()
        .is_some_and(|act| act.is_live() && matches!(act.kind, ActKind::Pour(_)));
    let speed = match turn {
        // Whoever passed the turn on has time to think better of it, and whoever lost it to read why.
        Turn::Chef(_) if can_undo || reads => 1.0,
        Turn::Chef(_) => pace.factor(),
        Turn::Person(_) if slow && pours => 0.4,
        Turn::Person(_) | Turn::Over => 1.0,
    };
    let mut time = world.resource_mut::<Time<Virtual>>();
    if (time.relative_speed() - speed).abs() > f32::EPSILON {
        time.set_relative_speed(speed);
    }
}

/// Shows the next event when the last one has been seen. False when there is nothing to show.
fn tell(world: &mut World) -> bool {
    let passed = world.resource::<Time>().delta_secs();
    let mut beat = world.resource_mut::<Beat>();
    if beat.dwell > 0.0 {
        beat.dwell -= passed;
        let breathes = beat.breathed;
        if breathes && is_anything_pressed(world) {
            world.resource_mut::<Beat>().dwell = 0.0;
        }
        if world.resource::<Beat>().dwell > 0.0 {
            world.resource_mut::<Redraw>().request();
            return true;
        }
    }
    // Looked at first, so that a match in which nothing happens does not count as changed.
    if world.resource::<Sitting>().next_to_tell().is_none() {
        return false;
    }
    if let Some(over @ Event::GameOver { .. }) = world.resource::<Sitting>().next_to_tell()
        && !world.resource::<Beat>().breathed
    {
        let closing = TableMessage::Closing(over.clone());
        let mut beat = world.resource_mut::<Beat>();
        (beat.breathed, beat.dwell) = (true, BREATH);
        word(world, closing);
        world.resource_mut::<Redraw>().request();
        return true;
    }
    let Some(event) = world.resource_mut::<Sitting>().tell() else {
        return false;
    };
    let by_itself = matches!(event, Event::TurnEnded { seat, why, .. }
        if why != TurnEnd::Chosen && world.resource::<Sitting>().is_person(seat));
    let natural = world.resource::<Settings>().pace == Pace::Natural;
    let mut beat = world.resource_mut::<Beat>();
    beat.why_ended = by_itself;
    beat.dwell = match by_itself {
        true if natural => WHY_ENDED.0,
        true => WHY_ENDED.1,
        false => seconds(&event),
    };
    if by_itself {
        // From the next frame on.
        set_speed(world);
    }
    world.resource_mut::<ShownTable>().hear(&event);
    pieces::carry(world, &event);
    match event {
        Event::CrepeChosen { seat } => world.resource_mut::<Hands>().crepes[seat.index()] = None,
        Event::StovesSwapped { seat, with } => {
            world.resource_mut::<Hands>().crepes.swap(seat.index(), with.index());
        }
        _ => {}
    }
    let chosen = matches!(
        event,
        Event::DishChosen { .. } | Event::CrepeChosen { .. } | Event::CupTaken { .. }
    );
    word(world, TableMessage::Happened(event.clone()));
    if chosen && std::mem::take(&mut world.resource_mut::<Beat>().forced) {
        word(world, TableMessage::Forced(event));
    }
    world.resource_mut::<Redraw>().request();
    true
}

fn is_anything_pressed(world: &World) -> bool {
    let key = world.resource::<ButtonInput<KeyCode>>().get_just_pressed().next();
    let button = world.resource::<ButtonInput<MouseButton>>().get_just_pressed().next();
    key.is_some() || button.is_some()
}

/// How long an event is looked at.
const fn seconds(event: &Event) -> f32 {
    match event {
        Event::StovesSwapped { .. } => 1.4,
        Event::Served { .. } | Event::Burnt { .. } | Event::OverSeasoned { .. } | Event::Flipped { .. } => 1.1,
        Event::DishChosen { .. } | Event::CrepeChosen { .. } | Event::Trashed { .. } => 0.8,
        Event::TurnStarted { .. } | Event::CupPlayed { .. } | Event::Poured { .. } | Event::Finished { .. } => 0.7,
        Event::Heated { .. } | Event::Cooled { .. } | Event::CupTaken { .. } | Event::Rescued { .. } => 0.6,
        // So long the number at the die is read.
        Event::Rolled { .. } => 1.2,
        Event::ToSink { .. } | Event::Refilled { .. } | Event::SpoonsReturned { .. } => 0.5,
        Event::CupsReshuffled { .. } | Event::NoCupToTake { .. } | Event::GameOver { .. } => 0.8,
        Event::SpoonSpent { .. } | Event::DialReset { .. } | Event::TurnEnded { .. } => 0.3,
    }
}

/// Asks whoever is next.
fn next(world: &mut World) {
    let (turn, to_move) = {
        let sitting = world.resource::<Sitting>();
        (sitting.turn(), sitting.game().to_move())
    };
    match (to_move, turn) {
        (ToMove::Nobody, _) | (_, Turn::Over) => {}
        (ToMove::Chance(Chance::Cup { .. }), _) => {
            let cup = world.resource_mut::<Sitting>().draw_cup();
            play(world, &[Move::Drawn(cup)]);
        }
        (ToMove::Chance(chance), Turn::Chef(seat)) => lend_a_hand(world, chance, seat),
        (ToMove::Seats(_), Turn::Chef(seat)) => think(world, seat),
        (_, Turn::Person(seat)) => {
            announce(world, seat);
            choose_for(world, seat);
        }
    }
}

/// Says once that it is somebody's turn.
fn announce(world: &mut World, seat: Seat) {
    let now = Some((seat, turns(world.resource::<Sitting>())));
    if world.resource::<Beat>().announced != now {
        world.resource_mut::<Beat>().announced = now;
        word(world, TableMessage::Next(seat));
    }
}

/// Makes the choice of a person who has no other.
fn choose_for(world: &mut World, seat: Seat) {
    let sitting = world.resource::<Sitting>();
    let Some(mv) = sitting.only_choice(seat) else { return };
    let patience = if sitting.can_undo() { THINK_BETTER.0 } else { NO_CHOICE };
    if has_thought(world, patience) {
        match world.resource_mut::<Sitting>().force(mv) {
            Ok(()) => world.resource_mut::<Beat>().forced = true,
            Err(illegal) => return word(world, TableMessage::Refused(illegal)),
        }
        saves::keep(world);
    }
}

/// Whether so many seconds have passed since somebody was asked; then they begin anew.
fn has_thought(world: &mut World, seconds: f32) -> bool {
    world.resource_mut::<Redraw>().request();
    let passed = world.resource::<Time>().delta_secs();
    let mut beat = world.resource_mut::<Beat>();
    beat.thought += passed;
    let ready = beat.thought >= seconds;
    if ready {
        beat.thought = 0.0;
    }
    ready
}

/// How many turns have been told of.
fn turns(sitting: &Sitting) -> usize {
    let started = |event: &&Event| matches!(event, Event::TurnStarted { .. });
    sitting.told().iter().filter(started).count()
}

fn think(world: &mut World, seat: Seat) {
    let natural = world.resource::<Settings>().pace == Pace::Natural;
    let patience = match world.resource::<Sitting>().can_undo() {
        true if natural => THINK_BETTER.0,
        true => THINK_BETTER.1,
        false => THOUGHT,
    };
    if !has_thought(world, patience) {
        return;
    }
    if let Some((mv, reason)) = world.resource_mut::<Sitting>().ask_chef(seat) {
        if let Some(reason) = reason {
            word(world, TableMessage::Thought(seat, reason));
        }
        play(world, &[mv]);
    }
}

/// A chef rolls, pours or flips.
fn lend_a_hand(world: &mut World, chance: Chance, seat: Seat) {
    let mut sitting = world.resource_mut::<Sitting>();
    let (level, tip) = (sitting.level(seat), sitting.tip());
    let rng = sitting.rng();
    let (kind, over, motion): (ActKind, Seat, Box<dyn Motion + Send>) = match chance {
        Chance::Pour { from, into, .. } => (ActKind::Pour(from), into, pouring_hand(tip, level, rng)),
        Chance::Flip { .. } => (ActKind::Flip, seat, Box::new(flipping_hand(level, rng))),
        Chance::Roll { .. } | Chance::Cup { .. } => (ActKind::Throw, seat, Box::new(ThrowHand::natural(rng))),
    };
    world.resource_mut::<Hands>().lend(kind, seat, over, None, motion);
}

/// Takes the outcome of a gesture to the rules.
pub(super) fn outcome(world: &mut World) {
    let done: Vec<GestureDone> = world.resource_mut::<Messages<GestureDone>>().drain().collect();
    for GestureDone { report, recording } in done {
        physics::clear(world);
        let Some(act) = world.resource_mut::<Hands>().put_down() else {
            continue;
        };
        if let Report::Pour(pour) = &report {
            pieces::prove_pour(world, pour, act.over, &recording);
        }
        let person = world.resource::<Sitting>().is_person(act.by);
        let chance = match report {
            Report::Pour(pour) if !pour.tipped && person => {
                word(world, TableMessage::PutBack(act.by, pour.bottle));
                continue;
            }
            Report::Pour(pour) if act.over == act.by && once_more(world, act.by, pour.pour) => continue,
            Report::Pour(pour) => {
                if person {
                    let how = tipped(world, &pour, act.over);
                    word(world, TableMessage::Tipped(how));
                }
                Move::Poured(pour.pour)
            }
            Report::Flip(flip) if !flip.tossed && person => {
                world.resource_mut::<Hands>().crepes[act.over.index()] = flip.lies;
                word(world, TableMessage::TooSoft(act.by));
                continue;
            }
            Report::Flip(flip) => {
                let landing = flip.landing;
                world.resource_mut::<Hands>().crepes[act.over.index()] = flip.lies;
                word(world, TableMessage::Flew(act.by, Box::new(flip)));
                Move::Landed(landing)
            }
            Report::Throw(throw) => match throw.face {
                Ok(face) => {
                    // The die stays as it fell, and where; turning it over for the event would look like cheating.
                    world.resource_mut::<ShownTable>().die = face;
                    world.resource_mut::<Hands>().die = Some(throw.lies);
                    Move::Rolled(face)
                }
                Err(again) => {
                    word(world, TableMessage::ThrowAgain(act.by, again));
                    if person && act.steady().is_none() && act.by_mouse() {
                        continue;
                    }
                    let motion = Box::new(ThrowHand::natural(world.resource_mut::<Sitting>().rng()));
                    world
                        .resource_mut::<Hands>()
                        .lend(ActKind::Throw, act.by, act.over, act.choice, motion);
                    continue;
                }
            },
        };
        let moves: Vec<Move> = act.choice.into_iter().chain([chance]).collect();
        if make(world, &moves) {
            saves::keep(world);
        }
    }
}

/// Takes a pour back, pieces and spoon, if the mentor lets somebody try it again.
fn once_more(world: &mut World, by: Seat, pour: Pour) -> bool {
    if !mentor::forgives(world, by, pour) {
        return false;
    }
    let mut sitting = world.resource_mut::<Sitting>();
    sitting.forgive();
    if !sitting.can_undo() {
        sitting.tip_over();
        return false;
    }
    undo(world);
    saves::forgive_pour(world);
    word(world, TableMessage::OnceMore(pour));
    true
}

/// Plays moves that were made without a hand, one after the other, and saves the match.
pub fn play(world: &mut World, moves: &[Move]) -> bool {
    for &mv in moves {
        if let Move::Poured(pour) = mv
            && world.resource::<Sitting>().game().is_legal(mv)
        {
            pieces::pour_unseen(world, pour);
        }
        if !make(world, &[mv]) {
            return false;
        }
    }
    saves::keep(world);
    true
}

/// Plays moves one after the other; whoever asks for it saves the match.
pub(super) fn make(world: &mut World, moves: &[Move]) -> bool {
    for &mv in moves {
        let by_choice = matches!(world.resource::<Sitting>().game().to_move(), ToMove::Seats(_));
        let scene = by_choice.then(|| {
            let pieces = world.resource::<RestingPieces>();
            (world.resource::<ShownTable>().clone(), pieces.clone())
        });
        let played = world.resource_mut::<Sitting>().play(mv, scene);
        if let Err(illegal) = played {
            word(world, TableMessage::Refused(illegal));
            return false;
        }
        // Whoever is next begins to think now, however much was hurried before.
        world.resource_mut::<Beat>().thought = 0.0;
    }
    true
}

/// Takes the last choice back: the things lie as they did, and nobody has heard of it.
pub fn undo(world: &mut World) {
    // What a hand is at belongs to the table as it is now.
    if !world.resource::<Hands>().are_free() {
        return;
    }
    let Some((shown, larder)) = world.resource_mut::<Sitting>().undo() else {
        return;
    };
    *world.resource_mut::<ShownTable>() = shown;
    *world.resource_mut::<RestingPieces>() = larder;
    // Nobody thinks about what did not happen, and whoever took it back need not be called.
    let sitting = world.resource::<Sitting>();
    let announced = Some((sitting.game().state().active, turns(sitting)));
    *world.resource_mut::<Beat>() = Beat {
        announced,
        ..Beat::default()
    };
    word(world, TableMessage::TakenBack);
    // What a cup was offered for may not be possible any more.
    world.resource_mut::<CupInUse>().put_back();
    let happened = world.resource::<Sitting>().told().len();
    world.resource_mut::<Journal>().forget_after(happened);
    saves::keep(world);
}

/// So long whoever was told whose choice it is has to say it once more.
const SURE: Duration = Duration::from_secs(8);

/// Puts a bottle back that somebody holds and has not tipped yet. False if there is none.
pub(super) fn put_back(world: &mut World) -> bool {
    let hands = world.resource::<Hands>();
    let pours = hands
        .act()
        .is_some_and(|act| matches!(act.kind, ActKind::Pour(_)) && !act.is_lent());
    let untipped = pours && !decided::is_past(world) && !world.resource::<Sitting>().is_tipped();
    if untipped {
        world.resource_mut::<Hands>().let_go_for_good();
    }
    untipped
}

/// A person takes the last choice back. If it is that of another person, who has passed the turn on, that is said first, and
/// done when it is asked for once more.
pub fn take_back(world: &mut World) {
    let sitting = world.resource::<Sitting>();
    let (whose, made) = (sitting.undoes_another(), sitting.record().moves.len());
    if let Some(whose) = whose {
        let now = world.resource::<Time<Real>>().elapsed();
        let mut beat = world.resource_mut::<Beat>();
        let is_sure = beat
            .warned
            .is_some_and(|(moves, when)| moves == made && now.saturating_sub(when) < SURE);
        if !is_sure {
            beat.warned = Some((made, now));
            word(world, TableMessage::WouldTakeBack(whose));
            return;
        }
    }
    undo(world);
    if let Some(whose) = whose.filter(|_| world.resource::<Sitting>().record().moves.len() < made) {
        word(world, TableMessage::HasAgain(whose));
    }
}

/// A person does something with a toy. `by_key` is for hands that are not on the mouse button.
pub fn take(world: &mut World, deed: PlayerAction, by_key: bool) {
    let sitting = world.resource::<Sitting>();
    let Turn::Person(seat) = sitting.turn() else { return };
    if !world.resource::<Hands>().are_free() || sitting.next_to_tell().is_some() {
        return;
    }
    if let Err(illegal) = super::player_action::allowed(deed, sitting.game()) {
        word(world, TableMessage::Refused(illegal));
        return;
    }
    let steady = sitting.is_steady(seat);
    match deed {
        PlayerAction::Choose(mv) => {
            play(world, &[mv]);
        }
        PlayerAction::Act { kind, over, choice } => match kind {
            ActKind::Throw if steady || by_key => {
                let motion = Box::new(ThrowHand::natural(world.resource_mut::<Sitting>().rng()));
                world.resource_mut::<Hands>().lend(kind, seat, over, choice, motion);
            }
            _ if steady => world.resource_mut::<Hands>().steady(kind, seat, over, choice),
            _ => {
                let mouse = hands::take(world, kind, over, by_key);
                world.resource_mut::<Hands>().grab(kind, seat, over, choice, mouse);
            }
        },
        PlayerAction::Cup(_) => {}
    }
}

/// Whether a person may do something now.
#[must_use]
pub fn awaits_person(sitting: &Sitting, hands: &Hands) -> Option<Seat> {
    match sitting.turn() {
        Turn::Person(seat) if hands.are_free() && sitting.next_to_tell().is_none() => Some(seat),
        _ => None,
    }
}

/// Who acts, as far as it has been told.
#[must_use]
pub fn acting(sitting: &Sitting, shown: &ShownTable) -> Option<Seat> {
    let state = sitting.game().state();
    match state.phase {
        Phase::Deal | Phase::Over { .. } => None,
        _ if sitting.next_to_tell().is_none() => Some(state.active),
        // Nobody hears whose turn it is while first dishes are chosen.
        _ => (turns(sitting) > 0).then_some(shown.state.active),
    }
}

/// Whether the game is over and everything has been told.
#[must_use]
pub fn is_over(sitting: &Sitting) -> bool {
    matches!(sitting.game().state().phase, Phase::Over { .. }) && sitting.next_to_tell().is_none()
}
