//! Kitchen Chaos.

mod audit;
mod events;
mod match_files;
mod properties;
mod random_play;
mod spec;
mod table;
mod transcripts;
mod world;
