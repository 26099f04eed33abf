//! The game in its window, as somebody meets it: nothing is cut off, everything can be reached by key, and what
//! goes wrong is told. No window is opened; layout, text and input are the real ones.

#![cfg(feature = "window")]
#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test that meets something unforeseen fails loudly"
)]

mod ambiguity;
mod budget;
mod count;
mod cups;
mod decided;
mod die_view;
mod drawings;
mod ease;
mod edge;
mod ending;
mod first_pour;
mod fit;
mod flicker;
mod flicks;
mod forced;
mod hand;
mod handover;
mod hint;
mod hostile;
mod icons;
mod in_view;
mod journal;
mod keyboard;
mod keys;
mod keys_alone;
mod large;
mod life;
mod mentor;
mod mouse;
mod mouse_game;
mod one_key;
mod party;
mod pieces;
mod pour_way;
mod practice;
mod prompt;
mod refusals;
mod room;
mod rule_pictures;
mod saves;
mod sizes;
mod slow;
mod small_life;
mod sound;
mod stage;
mod steady;
mod table;
mod tips;
mod toast;
mod told_pour;
mod type_face;
mod undo;
