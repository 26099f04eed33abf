//! Every sound of the kitchen, made here: no file is played, none is shipped.
//!
//! [`Sound`] is the list; [`Sound::render`] turns one into [`Samples`], the same bits every time. What they are made of is
//! a small vocabulary, bottom up: [`noise`], [`filter`] and [`envelope`]; [`modal`], which is how struck things ring, with a
//! table of modes for each [`material`]; [`liquid`], which is how bubbles and sizzling fat do; [`instrument`] and [`music`].
//! `docs/sound.md` says what each sound is made of and why.

mod bed;
mod cue;
pub mod envelope;
pub mod filter;
pub mod instrument;
pub mod liquid;
pub mod material;
pub mod modal;
pub mod music;
pub mod noise;
pub mod room;
mod samples;
mod sound;
mod strike;
pub mod wav;

pub use bed::Bed;
pub use cue::Cue;
pub use samples::{RATE, Samples, decibels};
pub use sound::{Group, Sound};
pub use strike::{Contact, Force, VARIANTS};
