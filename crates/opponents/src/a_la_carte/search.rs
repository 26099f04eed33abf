//! Thinking ahead: the best move by expectation over everything the world may decide, one or two actions far.
//!
//! A turn is at most three actions, and what a pan is worth afterwards is known exactly from the cookbook, so a shallow
//! search is enough: it adds what the cookbook cannot know, the other seats, the cups, the real contents of the bottles
//! and the end of the game.

use arrayvec::ArrayVec;
use rules::a_la_carte::{ALaCarte, Chance, Condiment, Crepe, Crystals, DishId, Face, Heat, Landing, Move, Phase, Seat};
use rules::{Game, ToMove};

use super::PourStyle;
use super::appraisal::Appraisal;
use super::model::HandModel;

/// Something that can be decided: a move and, where it is a pour, how to tip.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Choice {
    pub mv: Move,
    pub tip: PourStyle,
}

/// Room for all legal decisions, of which seasoning comes in two ways.
pub(crate) type Choices = ArrayVec<Choice, 40>;

/// Outcomes that are rarer than this are left out: they cost time and change no decision.
const NEGLIGIBLE: f32 = 0.008;

/// One chef thinking about one table.
pub(crate) struct Search<'a> {
    pub appraisal: Appraisal<'a>,
    pub hand: &'a HandModel,
    pub me: Seat,
}

impl Search<'_> {
    /// Everything worth considering. In the own pan: what is missing, a little or a bit more at a time; in others':
    /// plenty of what hurts most.
    pub(crate) fn choices(&self, game: &ALaCarte) -> Choices {
        let state = game.state();
        let mut choices = Choices::new();
        let mut sabotaged = None;
        for &mv in &game.legal_moves() {
            match mv {
                Move::Season(condiment) => {
                    let missing = state.own_recipe(game.menu()).is_some_and(|recipe| {
                        state.own().stove.pan.crystals[condiment.into()] < recipe.asks_for(condiment)
                    });
                    if missing {
                        choices.push(Choice {
                            mv,
                            tip: PourStyle::Pinch,
                        });
                        choices.push(Choice {
                            mv,
                            tip: PourStyle::Dash,
                        });
                    }
                }
                Move::PlayReseason { on, .. } => {
                    if sabotaged.replace(on) != Some(on) {
                        let with = most_harmful(game, on);
                        let mv = Move::PlayReseason { on, with };
                        choices.push(Choice {
                            mv,
                            tip: PourStyle::Splash,
                        });
                    }
                }
                _ => choices.push(Choice {
                    mv,
                    tip: PourStyle::default(),
                }),
            }
        }
        choices
    }

    /// What a choice leads to, with so many further own actions thought through.
    pub(crate) fn value(&self, game: &mut ALaCarte, choice: Choice, actions: u8) -> f32 {
        let spent = matches!(choice.mv, Move::Heat | Move::Season(_) | Move::Flip);
        self.try_out(game, choice.mv, choice.tip, actions - u8::from(spent).min(actions))
    }

    /// Makes a move, looks, and takes it back. One game serves the whole search: copies of it would share their menu, and
    /// counting who holds it costs more than the move.
    fn try_out(&self, game: &mut ALaCarte, mv: Move, tip: PourStyle, actions: u8) -> f32 {
        let before = *game.state();
        game.apply_unchecked(mv);
        let value = self.expect(game, tip, actions);
        game.rewind(before);
        value
    }

    fn expect(&self, game: &mut ALaCarte, tip: PourStyle, actions: u8) -> f32 {
        match game.to_move() {
            ToMove::Seats(seats) if seats.contains(self.me) => self.decide(game, actions),
            ToMove::Seats(_) | ToMove::Nobody => self.appraisal.of(game, self.me),
            ToMove::Chance(chance) => self.weigh(game, chance, tip, actions),
        }
    }

    fn decide(&self, game: &mut ALaCarte, actions: u8) -> f32 {
        match game.state().phase {
            Phase::NewDish { .. } => {
                let likely = self.likely_dish(game);
                self.try_out(game, likely, PourStyle::default(), actions)
            }
            // Without a spoon only a coffee break is left, and the appraisal knows what that is worth.
            Phase::Action if actions == 0 || game.state().spoons == 0 => self.appraisal.of(game, self.me),
            _ => {
                let mut best = f32::MIN;
                for choice in self.choices(game) {
                    // Ahead in time only what the own pan needs is thought through; a coffee break can wait for its moment.
                    if choice.mv.played_cup().is_none() || game.state().phase == Phase::Rescue {
                        best = best.max(self.value(game, choice, actions));
                    }
                }
                best
            }
        }
    }

    fn weigh(&self, game: &mut ALaCarte, chance: Chance, tip: PourStyle, actions: u8) -> f32 {
        let (mut sum, mut weight) = (0.0, 0.0);
        let state = *game.state();
        let mut consider = |mv: Move, p: f32| {
            if p > NEGLIGIBLE {
                sum += p * self.try_out(game, mv, PourStyle::default(), actions);
                weight += p;
            }
        };
        match chance {
            Chance::Roll { .. } => {
                for face in Face::ALL {
                    consider(Move::Rolled(face), 1.0 / Face::COUNT as f32);
                }
            }
            Chance::Cup { .. } => {
                let tray = state.face_down;
                for (cup, count) in tray.present() {
                    consider(Move::Drawn(cup), f32::from(count) / tray.total() as f32);
                }
            }
            Chance::Flip { .. } => {
                for landing in Landing::ALL {
                    consider(Move::Landed(landing), self.hand.flip.of(landing));
                }
            }
            Chance::Pour { from, .. } => {
                let bottle = state.dispenser(from);
                self.hand.pours(tip, bottle, |pour, p| consider(Move::Poured(pour), p));
            }
        }
        if weight > 0.0 {
            sum / weight
        } else {
            self.appraisal.of(game, self.me)
        }
    }

    /// The dish that the cookbook likes best: good enough while thinking ahead.
    fn likely_dish(&self, game: &ALaCarte) -> Move {
        let state = game.state();
        let stars = state.own().stars;
        let worth = |dish: &DishId| self.appraisal.book().dish(*dish, Heat::OFF, Crystals::default(), stars);
        let best = state.choosable().iter().max_by(|a, b| worth(a).total_cmp(&worth(b)));
        let crepe = state.own().crepe == Crepe::Ready;
        match best {
            Some(dish) => Move::Dish(dish),
            None if crepe => Move::Crepe,
            None => Move::EndTurn,
        }
    }
}

/// The bottle that comes closest to three of a kind in a rival's pan.
fn most_harmful(game: &ALaCarte, on: Seat) -> Condiment {
    let state = game.state();
    let pan = state.kitchen(on).stove.pan.crystals;
    let most = |condiment: &Condiment| {
        let bottle = state.dispenser(*condiment);
        (bottle.total() > 0, pan[(*condiment).into()], bottle.colour)
    };
    Condiment::ALL.into_iter().max_by_key(most).unwrap_or(Condiment::Lemon)
}
