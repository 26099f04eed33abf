//! Somebody who listens to what happens, or nobody: so that play with and without events is the same code.

/// Somebody who listens to events of one game.
pub(crate) trait Listener<Event> {
    /// False lets the compiler drop everything that is done only for events: search has no use for them.
    const LISTENS: bool;

    fn hear(&mut self, event: Event);
}

impl<Event> Listener<Event> for Vec<Event> {
    const LISTENS: bool = true;

    fn hear(&mut self, event: Event) {
        self.push(event);
    }
}

/// Nobody listens.
pub(crate) struct Nobody;

impl<Event> Listener<Event> for Nobody {
    const LISTENS: bool = false;

    fn hear(&mut self, _: Event) {}
}
