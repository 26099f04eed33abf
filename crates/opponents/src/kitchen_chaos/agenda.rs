//! What is to happen when: the next thing in the order of time, and lots for what falls on the same millisecond.

/// Things to come. A handful at a time, so a plain list is quick enough.
#[derive(Debug, Clone)]
pub(super) struct Agenda<T> {
    entries: Vec<Entry<T>>,
}

#[derive(Debug, Clone, Copy)]
struct Entry<T> {
    at: u64,
    /// Drawn when it was entered. No seat is ahead of another because of its number.
    lot: u64,
    what: T,
}

impl<T> Agenda<T> {
    pub(super) const fn new() -> Self {
        Self { entries: Vec::new() }
    }

    /// Something is to happen at this millisecond. Among what falls on the same one, the lower lot comes first.
    pub(super) fn enter(&mut self, at: u64, lot: u64, what: T) {
        self.entries.push(Entry { at, lot, what });
    }

    /// When the next thing happens.
    pub(super) fn next_at(&self) -> Option<u64> {
        self.entries.iter().map(|entry| entry.at).min()
    }

    /// Takes the next thing out.
    pub(super) fn pop(&mut self) -> Option<(u64, T)> {
        let entries = self.entries.iter().enumerate();
        let (first, _) = entries.min_by_key(|(_, entry)| (entry.at, entry.lot))?;
        let Entry { at, what, .. } = self.entries.swap_remove(first);
        Some((at, what))
    }

    pub(super) fn clear(&mut self) {
        self.entries.clear();
    }
}

#[cfg(test)]
mod tests {
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;

    use super::*;

    #[test]
    fn what_is_due_first_comes_first() {
        let mut agenda = Agenda::new();
        for (at, what) in [(30, 'c'), (10, 'a'), (20, 'b')] {
            agenda.enter(at, 100 - at, what);
        }
        assert_eq!(agenda.next_at(), Some(10));
        assert_eq!(
            std::iter::from_fn(|| agenda.pop()).collect::<Vec<_>>(),
            [(10, 'a'), (20, 'b'), (30, 'c')]
        );
    }

    /// Of two at the same millisecond neither is favoured, whoever is entered first.
    #[test]
    fn ties_are_drawn_by_lot() {
        let mut rng = ChaCha8Rng::seed_from_u64(31);
        let first_wins = (0..2_000).filter(|_| {
            let mut agenda = Agenda::new();
            agenda.enter(7, rng.random(), 1);
            agenda.enter(7, rng.random(), 2);
            agenda.pop() == Some((7, 1))
        });
        let wins = first_wins.count();
        assert!((900..=1_100).contains(&wins), "{wins} of 2000");
    }
}
