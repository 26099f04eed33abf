//! The soak of À la carte: whole games in the real physics.

mod evening;
mod papers;

use std::path::PathBuf;
use std::sync::Arc;

use opponents::a_la_carte::{HandModels, School};
use physics::PhysicsConfig;
use rules::a_la_carte::Menu;

pub use evening::{Evening, House, Tally, Trouble};

use super::{Memory, Series};
use crate::terminal::Failure;
use crate::texts::Texts;

/// Evenings in one house, and what was done on them.
pub(super) struct Evenings {
    house: House,
    tally: Tally,
}

impl Evenings {
    /// Cooked from this menu, with the files of the match under way in this folder.
    pub fn new(menu: &Arc<Menu>, folder: PathBuf, texts: &Texts) -> Result<Self, Failure> {
        let config = PhysicsConfig::built_in();
        let trouble = |detail: String| Failure::Told(texts.say("physics-trouble", [("detail", detail.into())]));
        let house = House {
            menu: menu.clone(),
            config: config.map_err(|error| trouble(error.to_string()))?,
            school: School::new(menu.clone(), HandModels::measured()),
            folder,
        };
        let tally = Tally::default();
        Ok(Self { house, tally })
    }
}

impl Series for Evenings {
    fn play(&mut self, seed: u64) -> Result<(), String> {
        let played = Evening::of(seed).play(&mut self.house);
        self.tally.add(&played.map_err(|trouble| trouble.to_string())?);
        Ok(())
    }

    fn games(&self) -> u32 {
        self.tally.games
    }

    fn moves(&self) -> u64 {
        self.tally.moves
    }

    fn report(&self, memory: &Memory, texts: &Texts) -> String {
        let tally = &self.tally;
        let number = |count: u64| count.to_string().into();
        let [most, mean, growth] = memory.told(texts);
        texts.say(
            "soak-report",
            [
                ("games", tally.games.to_string().into()),
                ("moves", number(tally.moves)),
                ("pours", number(tally.pours)),
                ("flips", number(tally.flips)),
                ("rolls", number(tally.rolls)),
                ("resumes", number(tally.resumes)),
                ("broken", number(tally.broken_off)),
                ("pauses", number(tally.pauses)),
                ("guarded", number(tally.guarded)),
                ("steps", number(tally.steps)),
                ("farthest", format!("{:.0}", tally.farthest).into()),
                ("stillest", texts.decimal(f64::from(tally.stillest), 1).into()),
                ("most", most.into()),
                ("mean", mean.into()),
                ("growth", growth.into()),
            ],
        )
    }

    fn again(&self, seed: &str, why: &str, texts: &Texts) -> String {
        texts.say("soak-again", [("seed", seed.into()), ("why", why.into())])
    }
}
