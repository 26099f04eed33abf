//! Many games on many threads, with the same result on however many.

use std::sync::atomic::{AtomicU32, Ordering};

use crate::progress;

/// Plays games from 0 up to a number, and hands back what came of each, in their order. Games are seeded by their number, so the
/// threads only share the work; each thread plays with what it begins with. If one of them panics, its games are missing.
///
/// # Errors
/// The first that a game came to.
pub(crate) fn play_numbered<Played: Send, Error: Send, Play>(
    games: u32,
    threads: usize,
    begin: impl Fn() -> Play + Sync,
) -> Result<Vec<Played>, Error>
where
    Play: FnMut(u32) -> Result<Played, Error>,
{
    let next = AtomicU32::new(0);
    let progress = progress::bar(games.into());
    let worker = || -> Result<Vec<(u32, Played)>, Error> {
        let mut play = begin();
        let mut played = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                return Ok(played);
            }
            played.push((number, play(number)?));
            progress.inc(1);
        }
    };
    let mut by_thread = Vec::new();
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(worker)).collect();
        for worker in workers {
            // A panic has told of itself; the games of that worker are lost, those of the others count.
            if let Ok(played) = worker.join() {
                by_thread.push(played);
            }
        }
    });
    progress.finish_and_clear();
    let mut numbered = Vec::new();
    for played in by_thread {
        numbered.extend(played?);
    }
    // Sums of fractions depend on their order: added up as numbered, they are the same on any number of threads.
    numbered.sort_by_key(|(number, _)| *number);
    Ok(numbered.into_iter().map(|(_, played)| played).collect())
}
