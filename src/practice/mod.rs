//! Practice without a game: what a toss or a pour was like, the one thing to change about it, what it counts for, and what
//! is remembered. Nothing here knows of a window; the practice kitchen in `window` shows it.

pub mod challenges;
pub mod coach;
pub mod drills;
pub mod score;
pub mod toss;

pub use challenges::Challenge;
pub use coach::{Advice, PourAdvice, Side};
pub use drills::{Drill, Fill};
pub use score::{Best, Book, Fault, Record};
pub use toss::Toss;
