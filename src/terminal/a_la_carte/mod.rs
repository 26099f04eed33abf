//! À la carte in the terminal: its match set up, and its kitchens drawn.

mod board;

use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;

use opponents::Session;
use opponents::a_la_carte::{HandModels, School};
use rules::a_la_carte::{ALL_SEATS, HouseRules, Menu, Setup};

use super::company::Company;
use super::watch::{Watch, play};
use super::{Failure, company};
use crate::kitchen;
use crate::texts::Texts;

pub(super) use board::Board;

/// Names for the seats, in order of the alphabet, so that one sees who comes next.
pub const NAMES: [&str; ALL_SEATS.len()] = {
    let [first, second, third, fourth, ..] = company::NAMES;
    [first, second, third, fourth]
};

/// What there is to choose about a match of À la carte alone.
pub struct Kitchen {
    /// What the table agreed on.
    pub house: HouseRules,
    /// Where the table of dishes is from, if it is not the standard one.
    pub dishes: Option<PathBuf>,
    /// Whether outcomes are drawn from what was measured of the physics, instead of simulated.
    pub quick: bool,
}

/// Plays a match to its end and shows it.
///
/// # Errors
/// If the match cannot be set up, shown or saved.
pub fn watch(
    watch: &Watch,
    kitchen: &Kitchen,
    menu: Arc<Menu>,
    texts: &Texts,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let kinds = &watch.players;
    let seats = kinds.len() as u8;
    let models = HandModels::measured();
    let mut school = School::new(menu.clone(), models.clone());
    let seated = ALL_SEATS
        .into_iter()
        .zip(kinds)
        .map(|(seat, &kind)| school.player(kind, watch.seed_of(seat)));
    let seated = seated.collect();
    let numbers = kitchen::numbers(!kitchen.quick, texts)?;
    let session = Session::new(
        Setup::new(seats, kitchen.house, &menu),
        menu.clone(),
        seated,
        kitchen::world(numbers.as_ref(), seats, &models, watch.seed),
    );
    let company = Company::at_play(watch, texts);
    let mut board = Board::new(&company, &menu);
    play(watch, session, &mut board, &kitchen.flags(watch), texts, out)
}

impl Kitchen {
    /// The flags that give this match again.
    fn flags(&self, watch: &Watch) -> String {
        let mut flags = format!(
            "--players {} --house {} --seed {}",
            watch.player_words(),
            self.house,
            watch.seed
        );
        if self.quick {
            flags.push_str(" --quick");
        }
        if let Some(dishes) = &self.dishes {
            flags.push_str(&format!(" --dishes {}", dishes.display()));
        }
        flags
    }
}
