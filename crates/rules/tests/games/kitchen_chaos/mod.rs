//! Kitchen Chaos.

mod audit;
mod events;
mod match_files;
mod properties;
mod random_play;
mod scoring;
mod secrets;
mod spec;
mod table;
mod transcripts;
mod world;
