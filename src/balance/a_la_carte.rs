//! How even games of À la carte go, and what each dish is really worth: choices, servings, stars, spoils and actions.

use std::io::Write;
use std::sync::Arc;

use opponents::a_la_carte::{Blunder, BlunderCount, HandModels, ModelWorld, School};
use opponents::{PlayerKind, Session, Temper};
use physics::lab::Plot;
use physics::lab::plot::bars;
use rules::Game;
use rules::a_la_carte::{
    ALL_SEATS, DishId, EndReason, Event, Food, HouseRules, IllegalMove, Menu, Phase, SEATS, Setup, State,
};

use super::{Balance, draw, ratio, seats};
use crate::terminal::Failure;
use crate::texts::Texts;

/// What became of one dish over many games.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Career {
    chosen: u32,
    served: u32,
    stars: u32,
    burnt: u32,
    over_seasoned: u32,
    actions: u32,
}

/// What was found.
struct Findings {
    games: u32,
    dishes: [Career; DishId::COUNT],
    crepes: Career,
    turns: u32,
    ends: [u32; EndReason::COUNT],
    seat_wins: [f64; ALL_SEATS.len()],
    blunders: BlunderCount,
}

impl Default for Findings {
    fn default() -> Self {
        Self {
            games: 0,
            dishes: [Career::default(); DishId::COUNT],
            crepes: Career::default(),
            turns: 0,
            ends: [0; EndReason::COUNT],
            seat_wins: [0.0; ALL_SEATS.len()],
            blunders: BlunderCount::default(),
        }
    }
}

impl Findings {
    fn career(&mut self, food: Food) -> &mut Career {
        match food {
            Food::Dish(dish) => &mut self.dishes[dish.index()],
            Food::Crepe => &mut self.crepes,
        }
    }

    fn note(&mut self, event: &Event, state: &State) {
        match *event {
            Event::TurnStarted { .. } => self.turns += 1,
            Event::DishChosen { dish, .. } => self.career(Food::Dish(dish)).chosen += 1,
            Event::CrepeChosen { .. } => self.crepes.chosen += 1,
            // Spent on whatever lies in the pan while the world still has to decide.
            Event::SpoonSpent { seat, .. } => {
                if let Some(food) = state.kitchen(seat).stove.pan.food {
                    self.career(food).actions += 1;
                }
            }
            Event::Served { food, star, .. } => {
                let career = self.career(food);
                career.served += 1;
                career.stars += u32::from(star);
            }
            Event::Burnt { food, .. } => self.career(food).burnt += 1,
            Event::Rescued { food, .. } => self.career(food).burnt -= 1,
            Event::OverSeasoned { dish, .. } => self.career(Food::Dish(dish)).over_seasoned += 1,
            _ => {}
        }
    }
}

/// Plays even games of four, one of each temper, and prints what they tell about the menu.
///
/// # Errors
/// If a player breaks a rule, which is a defect, or something cannot be written.
pub fn balance(balance: &Balance, menu: &Arc<Menu>, texts: &Texts, out: &mut impl Write) -> Result<(), Failure> {
    let found = play(balance, menu).map_err(|illegal| Failure::Told(texts.illegal(illegal)))?;
    write_table(&found, menu, texts, out)?;
    if let Some(folder) = &balance.plots {
        draw(folder, &plots(&found, menu, texts), texts)?;
    }
    Ok(())
}

fn play(balance: &Balance, menu: &Arc<Menu>) -> Result<Findings, IllegalMove> {
    let models = HandModels::measured();
    let mut school = School::new(menu.clone(), models.clone());
    let mut found = Findings::default();
    let level = balance.level;
    for number in 0..balance.games {
        let seed = balance.seed.wrapping_mul(1_000_003).wrapping_add(u64::from(number));
        let temper_at = |seat: usize| Temper::ALL[(seat + number as usize) % Temper::ALL.len()];
        let players = (0..ALL_SEATS.len()).map(|seat| {
            let temper = temper_at(seat);
            school.player(PlayerKind::Chef { level, temper }, seed ^ (seat as u64 + 1))
        });
        let setup = Setup::new(*SEATS.end(), HouseRules::english(), menu);
        let world = ModelWorld::new(models.clone(), seed);
        let Ok(mut session) = Session::new(setup, menu.clone(), players.collect(), world) else {
            return Err(IllegalMove::NotNow);
        };
        let mut before = session.game().clone();
        while let Some(step) = session.step()? {
            step.events
                .iter()
                .for_each(|event| found.note(event, session.game().state()));
            if let Some(&decided) = session.record().moves.last() {
                found.blunders.note(&before, decided);
            }
            before.clone_from(session.game());
        }
        found.games += 1;
        if let Phase::Over { reason, .. } = session.game().state().phase {
            found.ends[reason.index()] += 1;
        }
        let standings = session.game().standings();
        let winners = standings.iter().filter(|standing| standing.place == 1).count() as f64;
        for standing in standings.iter().filter(|standing| standing.place == 1) {
            found.seat_wins[standing.seat.index()] += 1.0 / winners;
        }
    }
    Ok(found)
}

fn write_table(found: &Findings, menu: &Menu, texts: &Texts, out: &mut impl Write) -> std::io::Result<()> {
    let games = found.games;
    let title = [
        ("games", games.into()),
        ("turns", texts.decimal(ratio(found.turns, games), 1).into()),
    ];
    writeln!(out, "{}\n", texts.say("balance-title", title))?;
    let percent = |reason: EndReason| texts.decimal(100.0 * ratio(found.ends[reason.index()], games), 1);
    let ends = EndReason::ALL.map(|reason| format!("{} %", percent(reason)));
    let [dishes, stars, nothing] = ends;
    let gaps = [
        ("dishes", dishes.into()),
        ("stars", stars.into()),
        ("nothing", nothing.into()),
    ];
    writeln!(out, "{}\n", texts.say("duel-ends", gaps))?;
    writeln!(out, "{}\n", seats(&found.seat_wins, games, texts))?;
    writeln!(out, "{}", texts.line("balance-header"))?;
    writeln!(out, "|---|---|---|---|---|---|---|---|---|")?;
    let mut row = |name: &str, points: u8, career: Career| {
        let percent = |part| format!("{:.0} %", 100.0 * ratio(part, career.chosen));
        let actions = ratio(career.actions, career.served);
        let worth = f64::from(points) * f64::from(career.served) / f64::from(career.actions.max(1));
        writeln!(
            out,
            "| {name} | {points} | {} | {} | {} | {} | {} | {} | {} |",
            texts.decimal(ratio(career.chosen, games), 2),
            percent(career.served),
            percent(career.stars),
            percent(career.burnt),
            percent(career.over_seasoned),
            texts.decimal(actions, 1),
            texts.decimal(worth, 2),
        )
    };
    for dish in DishId::all() {
        let career = found.dishes[dish.index()];
        row(texts.dish(dish, menu), menu.recipe(dish).points, career)?;
    }
    row(&texts.line("crepe"), rules::a_la_carte::Crepe::POINTS, found.crepes)?;
    write_blunders(&found.blunders, texts, out)
}

/// How often the players did what nobody could argue for.
fn write_blunders(count: &BlunderCount, texts: &Texts, out: &mut impl Write) -> std::io::Result<()> {
    let of_thousand = |made: u32| texts.decimal(1000.0 * ratio(made, count.decisions), 2);
    let title = [
        ("rate", of_thousand(count.total()).into()),
        ("made", count.total().into()),
        ("decisions", count.decisions.into()),
    ];
    writeln!(out, "\n{}\n", texts.say("balance-blunders", title))?;
    writeln!(out, "{}", texts.line("balance-blunders-header"))?;
    writeln!(out, "|---|---|---|---|")?;
    for (blunder, (offered, made)) in Blunder::ALL.into_iter().zip(count.offered.iter().zip(count.made)) {
        let name = texts.line(name_of(blunder));
        writeln!(out, "| {name} | {offered} | {made} | {} |", of_thousand(made))?;
    }
    Ok(())
}

const fn name_of(blunder: Blunder) -> &'static str {
    match blunder {
        Blunder::TossForgone => "blunder-toss-forgone",
        Blunder::PointForgone => "blunder-point-forgone",
        Blunder::RollForgone => "blunder-roll-forgone",
        Blunder::RollOnlyBurns => "blunder-roll-only-burns",
        Blunder::NeedlessPour => "blunder-needless-pour",
        Blunder::BurntByChoice => "blunder-burnt-by-choice",
        Blunder::CupForNothing => "blunder-cup-for-nothing",
        Blunder::SpoonsTooSoon => "blunder-spoons-too-soon",
    }
}

fn plots(found: &Findings, menu: &Menu, texts: &Texts) -> [Plot; 2] {
    let names: Vec<String> = DishId::all().map(|dish| dish.to_string()).collect();
    let picture = |name: &str, title: &str, unit: &str, value: &dyn Fn(DishId, Career) -> f64| -> Plot {
        let bar = |dish: DishId| (dish.index() as f64, value(dish, found.dishes[dish.index()]));
        bars(
            name,
            title,
            unit,
            &names,
            &[(String::new(), DishId::all().map(bar).collect())],
        )
    };
    let worth = |dish: DishId, career: Career| {
        f64::from(menu.recipe(dish).points) * f64::from(career.served) / f64::from(career.actions.max(1))
    };
    let chosen = |_: DishId, career: Career| ratio(career.chosen, found.games);
    [
        picture(
            "balance_worth",
            &texts.line("balance-worth"),
            &texts.line("balance-worth-unit"),
            &worth,
        ),
        picture(
            "balance_chosen",
            &texts.line("balance-chosen"),
            &texts.line("balance-chosen-unit"),
            &chosen,
        ),
    ]
}
