//! Where chance comes from: always from the caller, never from here.

/// A source of chance. Any function that draws below a bound is one.
///
/// ```
/// use rules::Luck;
///
/// // The rules bring no generator of numbers; whoever draws brings one, and with it the seed.
/// let mut last = 0;
/// let mut luck = |bound: u32| {
///     last += 5;
///     last % bound
/// };
/// assert_eq!(luck.below(6), 5);
/// ```
pub trait Luck {
    /// A number from 0 up to, but not including, the bound, each as likely as another. The bound is not 0.
    fn below(&mut self, bound: u32) -> u32;
}

impl<F: FnMut(u32) -> u32> Luck for F {
    fn below(&mut self, bound: u32) -> u32 {
        self(bound)
    }
}
