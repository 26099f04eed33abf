//! What can be photographed, and where in a match it begins.

use std::str::FromStr;

use rules::Game;
use rules::a_la_carte::{ALaCarte, Condiment, Move, Phase, Seat};

use crate::window::table::mentor::Lesson;

/// Something to photograph.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scene {
    /// The title.
    Title,
    /// The title in German.
    TitleGerman,
    /// Who plays.
    Seats,
    /// Who plays, in German.
    SeatsGerman,
    /// The settings, over the title.
    Settings,
    /// The settings, scrolled to their end.
    SettingsEnd,
    /// The rules, over the title.
    Rules,
    /// The rules where they speak of cups.
    RulesCups,
    /// The rules where they speak of the crêpe.
    RulesCrepe,
    /// The rules, at the steady hand.
    RulesSteady,
    /// The practice kitchen.
    Practice,
    /// A toss in the practice kitchen, judged.
    Toss,
    /// A toss in the dark.
    Blind,
    /// A toss at a quarter of its speed.
    Slow,
    /// A warm-up with one attempt left.
    WarmUp,
    /// A warm-up that landed.
    WarmUpServed,
    /// A warm-up that did not.
    WarmUpFailed,
    /// The tape of a toss, with the ghost of the best one.
    Tape,
    /// Practice of many evenings.
    Plot,
    /// A pour in the practice kitchen, judged.
    Seasoning,
    /// The mentor explains something.
    Mentor,
    /// The mentor explains this.
    Lesson(Lesson),
    /// Choosing a dish.
    Dish,
    /// Choosing a dish, with the mouse over one.
    Recipe,
    /// A turn with something in the pan.
    Turn,
    /// The same with a letter on everything that is told by its colour.
    Marks,
    /// A hint.
    Hint,
    /// The whole journal.
    Journal,
    /// Somebody else in front of the screen is next.
    Next,
    /// Something went wrong with a file.
    Trouble,
    /// The whole table in the middle of a game.
    Table,
    /// A cup that can be used in several ways.
    Cup,
    /// The die in its tray, rolling.
    Die,
    /// Crystals falling.
    Pour,
    /// The crêpe in the air.
    Flip,
    /// A steady hand with its bar.
    Steady,
    /// The same with a bottle.
    SteadyPour,
    /// A match interrupted.
    Pause,
    /// The placings.
    End,
    /// The moment in which a match ends.
    Celebration,
}

/// Where a scene takes place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Where {
    /// Before a match.
    Menus,
    /// In the practice kitchen.
    Practice,
    /// In a match.
    Table,
}

impl Scene {
    /// Every scene but single lessons, which can be asked for by name.
    pub const ALL: [Self; 39] = [
        Self::Title,
        Self::TitleGerman,
        Self::Seats,
        Self::SeatsGerman,
        Self::Settings,
        Self::SettingsEnd,
        Self::Rules,
        Self::RulesCups,
        Self::RulesCrepe,
        Self::RulesSteady,
        Self::Practice,
        Self::Toss,
        Self::Blind,
        Self::Slow,
        Self::WarmUp,
        Self::WarmUpServed,
        Self::WarmUpFailed,
        Self::Tape,
        Self::Plot,
        Self::Seasoning,
        Self::Mentor,
        Self::Dish,
        Self::Recipe,
        Self::Turn,
        Self::Marks,
        Self::Hint,
        Self::Journal,
        Self::Next,
        Self::Trouble,
        Self::Table,
        Self::Cup,
        Self::Die,
        Self::Pour,
        Self::Flip,
        Self::Steady,
        Self::SteadyPour,
        Self::Pause,
        Self::End,
        Self::Celebration,
    ];

    /// Its name in files and on the command line.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Title => "title",
            Self::TitleGerman => "title_de",
            Self::Seats => "seats",
            Self::SeatsGerman => "seats_de",
            Self::Settings => "settings",
            Self::SettingsEnd => "settings_end",
            Self::Rules => "rules",
            Self::RulesCups => "rules_cups",
            Self::RulesCrepe => "rules_crepe",
            Self::RulesSteady => "rules_steady",
            Self::Practice => "practice",
            Self::Toss => "toss",
            Self::Blind => "blind",
            Self::Slow => "slow",
            Self::WarmUp => "warm_up",
            Self::WarmUpServed => "warm_up_served",
            Self::WarmUpFailed => "warm_up_failed",
            Self::Tape => "tape",
            Self::Plot => "plot",
            Self::Seasoning => "seasoning",
            Self::Mentor => "mentor",
            Self::Lesson(lesson) => lesson.word(),
            Self::Dish => "dish",
            Self::Recipe => "recipe",
            Self::Turn => "turn",
            Self::Marks => "marks",
            Self::Hint => "hint",
            Self::Journal => "journal",
            Self::Next => "next",
            Self::Trouble => "trouble",
            Self::Table => "table",
            Self::Cup => "cup",
            Self::Die => "die",
            Self::Pour => "pour",
            Self::Flip => "flip",
            Self::Steady => "steady",
            Self::SteadyPour => "steady_pour",
            Self::Pause => "pause",
            Self::End => "end",
            Self::Celebration => "celebration",
        }
    }

    /// Whether it shows something that is over in a moment.
    pub(super) const fn is_in_motion(self) -> bool {
        matches!(
            self,
            Self::Blind
                | Self::Slow
                | Self::Die
                | Self::Pour
                | Self::Flip
                | Self::Steady
                | Self::SteadyPour
                | Self::Celebration
        )
    }

    pub(super) const fn place(self) -> Where {
        match self {
            Self::Title
            | Self::TitleGerman
            | Self::Seats
            | Self::SeatsGerman
            | Self::Settings
            | Self::SettingsEnd
            | Self::Rules
            | Self::RulesCups
            | Self::RulesCrepe
            | Self::RulesSteady => Where::Menus,
            Self::Practice
            | Self::Toss
            | Self::Blind
            | Self::Slow
            | Self::WarmUp
            | Self::WarmUpServed
            | Self::WarmUpFailed
            | Self::Tape
            | Self::Plot
            | Self::Seasoning => Where::Practice,
            _ => Where::Table,
        }
    }

    /// Whether a match has come to where this scene begins.
    pub(super) fn begins(self, game: &ALaCarte) -> bool {
        let state = game.state();
        let mine = state.active == Seat::First;
        let served = state.kitchen(Seat::First).dishes_served();
        let stove = &state.own().stove;
        let pieces = stove.pan.crystals.total();
        // Neither cold nor close to burning.
        let warm = (2..=3).contains(&stove.dial.level());
        match self {
            Self::Dish | Self::Recipe => mine && served > 0 && matches!(state.phase, Phase::NewDish { .. }),
            Self::Flip | Self::Steady => mine && state.on_crepe() && game.is_legal(Move::Flip),
            Self::Pour | Self::SteadyPour => {
                mine && warm && state.phase == Phase::Action && pieces == 1 && wanted(game).is_some()
            }
            Self::Cup => mine && state.phase == Phase::Action && game.legal_moves().iter().any(several),
            Self::End | Self::Celebration => matches!(state.phase, Phase::Over { .. }),
            _ => mine && state.phase == Phase::Action && state.spoons > 1 && served > 0 && pieces > 0,
        }
    }
}

impl FromStr for Scene {
    type Err = ();

    fn from_str(word: &str) -> Result<Self, ()> {
        let lessons = Lesson::ALL.into_iter().map(Self::Lesson);
        Self::ALL
            .into_iter()
            .chain(lessons)
            .find(|scene| scene.word() == word)
            .ok_or(())
    }
}

fn several(mv: &Move) -> bool {
    matches!(mv, Move::PlaySwap(_) | Move::PlayReseason { .. })
}

/// A condiment that the dish still wants.
pub(super) fn wanted(game: &ALaCarte) -> Option<Condiment> {
    Condiment::ALL
        .into_iter()
        .find(|&condiment| game.is_legal(Move::Season(condiment)))
}
