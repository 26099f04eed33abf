//! À la carte.

mod audit;
mod events;
mod match_files;
mod menu;
mod properties;
mod random_play;
mod spec;
mod table;
mod transcripts;
mod world;
