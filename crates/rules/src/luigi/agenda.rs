//! What the table is waiting for: a small stack, because a special may interrupt a welcome, and an empty bag a special.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::{GuestId, Place, Row, Stall};
use crate::notation::plain_number;
use crate::vocabulary::serde_as_text;
use crate::{Seat, SeatSet};

/// One thing that is not finished.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Pending {
    /// The seat whose turn it is gets its first cubes, which are then served.
    SetUp,
    /// The player whose turn it is chooses what to do.
    Turn,
    /// The player whose turn it is moves guests to pay for a stall.
    Pay {
        /// What is bought.
        stall: Stall,
        /// So many clocks are due.
        left: u8,
    },
    /// The player whose turn it is serves what several guests want.
    Serve,
    /// The player whose turn it is may complete orders with jokers.
    Jokers,
    /// The player whose turn it is pays jokers for one guest.
    Spend {
        /// Where the guest sits.
        place: Place,
        /// So many cubes are still to be stood for, one that was begun included.
        jokers: u8,
        /// So many cubes of a four have been laid down.
        laid: u8,
    },
    /// Chance turns up the next of the guests that were taken.
    Welcome {
        /// How many the player whose turn it is has kept.
        kept: u8,
        /// Who has been given one.
        given: SeatSet,
    },
    /// The player whose turn it is decides who gets the guest that was turned up.
    Give {
        /// Which.
        guest: GuestId,
    },
    /// Chance draws a guest who comes along with another.
    Friend {
        /// To whom.
        to: Seat,
    },
    /// A player may take flowers.
    Flowers {
        /// Who.
        seat: Seat,
    },
    /// A player must move a guest.
    Impatience {
        /// Who.
        seat: Seat,
    },
    /// A player must lay something off.
    Cost {
        /// Who.
        seat: Seat,
    },
    /// Chance draws cubes into a store.
    Cubes {
        /// Whose.
        to: Seat,
        /// So many are due.
        left: u8,
    },
    /// Chance fills a row of the market.
    Refill {
        /// Which.
        row: Row,
    },
    /// L8: somebody with more than ten cubes returns one.
    Excess {
        /// Who.
        seat: Seat,
    },
}

/// Everything that is not finished; what comes first lies on top. Nothing is pending only when the game is over.
///
/// ```
/// use rules::luigi::{Agenda, Pending};
///
/// let mut agenda: Agenda = "welcome,1,-+cubes,2,1".parse().unwrap();
/// assert!(matches!(agenda.top(), Some(Pending::Cubes { left: 1, .. })));
/// agenda.pop();
/// assert_eq!(agenda.to_string(), "welcome,1,-");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Agenda {
    /// Above `len` there is always [`Pending::Turn`], so that equal agendas are equal.
    items: [Pending; Self::DEPTH],
    len: u8,
}

/// A text that is no agenda.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not an agenda; it looks like “welcome,1,-+cubes,2,1”, and “over” is an empty one")]
pub struct NoSuchAgenda;

impl Agenda {
    /// A friend takes the place of the special that brought it, so nothing lies deeper than an empty bag below a special below a
    /// welcome.
    pub const DEPTH: usize = 3;

    /// Nothing is pending: the game is over.
    pub const EMPTY: Self = Self {
        items: [Pending::Turn; Self::DEPTH],
        len: 0,
    };

    /// One thing.
    #[must_use]
    pub const fn of(pending: Pending) -> Self {
        let mut agenda = Self::EMPTY;
        agenda.push(pending);
        agenda
    }

    /// From the bottom to the top.
    #[must_use]
    pub fn as_slice(&self) -> &[Pending] {
        &self.items[..usize::from(self.len)]
    }

    /// What comes first.
    #[must_use]
    pub fn top(&self) -> Option<Pending> {
        self.as_slice().last().copied()
    }

    /// Interrupts everything else.
    pub const fn push(&mut self, pending: Pending) {
        self.items[self.len as usize] = pending;
        self.len += 1;
    }

    /// What came first is done.
    pub const fn pop(&mut self) {
        if let Some(top) = self.len.checked_sub(1) {
            self.items[top as usize] = Pending::Turn;
            self.len = top;
        }
    }

    /// What came first has become this.
    pub const fn replace(&mut self, pending: Pending) {
        self.pop();
        self.push(pending);
    }
}

impl fmt::Display for Pending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::SetUp => f.write_str("set-up"),
            Self::Turn => f.write_str("turn"),
            Self::Pay { stall, left } => write!(f, "pay,{stall},{left}"),
            Self::Serve => f.write_str("serve"),
            Self::Jokers => f.write_str("jokers"),
            Self::Spend { place, jokers, laid } => write!(f, "spend,{place},{jokers},{laid}"),
            Self::Welcome { kept, given } => write!(f, "welcome,{kept},{given}"),
            Self::Give { guest } => write!(f, "give,{guest}"),
            Self::Friend { to } => write!(f, "friend,{to}"),
            Self::Flowers { seat } => write!(f, "flowers,{seat}"),
            Self::Impatience { seat } => write!(f, "impatience,{seat}"),
            Self::Cost { seat } => write!(f, "cost,{seat}"),
            Self::Cubes { to, left } => write!(f, "cubes,{to},{left}"),
            Self::Refill { row } => write!(f, "refill,{row}"),
            Self::Excess { seat } => write!(f, "excess,{seat}"),
        }
    }
}

fn pending(text: &str) -> Option<Pending> {
    fn word<T: FromStr>(text: &str) -> Option<T> {
        text.parse().ok()
    }

    let mut words = [""; 4];
    let mut count = 0;
    for part in text.split(',') {
        *words.get_mut(count)? = part;
        count += 1;
    }
    Some(match words[..count] {
        ["set-up"] => Pending::SetUp,
        ["turn"] => Pending::Turn,
        ["pay", stall, left] => Pending::Pay {
            stall: word(stall)?,
            left: plain_number(left)?,
        },
        ["serve"] => Pending::Serve,
        ["jokers"] => Pending::Jokers,
        ["spend", place, jokers, laid] => Pending::Spend {
            place: word(place)?,
            jokers: plain_number(jokers)?,
            laid: plain_number(laid)?,
        },
        ["welcome", kept, given] => Pending::Welcome {
            kept: plain_number(kept)?,
            given: word(given)?,
        },
        ["give", guest] => Pending::Give { guest: word(guest)? },
        ["friend", to] => Pending::Friend { to: word(to)? },
        ["flowers", seat] => Pending::Flowers { seat: word(seat)? },
        ["impatience", seat] => Pending::Impatience { seat: word(seat)? },
        ["cost", seat] => Pending::Cost { seat: word(seat)? },
        ["cubes", to, left] => Pending::Cubes {
            to: word(to)?,
            left: plain_number(left)?,
        },
        ["refill", row] => Pending::Refill { row: word(row)? },
        ["excess", seat] => Pending::Excess { seat: word(seat)? },
        _ => return None,
    })
}

impl fmt::Display for Agenda {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.len == 0 {
            return f.write_str("over");
        }
        for (index, pending) in self.as_slice().iter().enumerate() {
            if index > 0 {
                f.write_str("+")?;
            }
            write!(f, "{pending}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Agenda {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Agenda({self})")
    }
}

impl FromStr for Agenda {
    type Err = NoSuchAgenda;

    fn from_str(text: &str) -> Result<Self, NoSuchAgenda> {
        let mut agenda = Self::EMPTY;
        if text == "over" {
            return Ok(agenda);
        }
        for part in text.split('+') {
            if usize::from(agenda.len) == Self::DEPTH {
                return Err(NoSuchAgenda);
            }
            agenda.push(pending(part).ok_or(NoSuchAgenda)?);
        }
        Ok(agenda)
    }
}

serde_as_text!(Agenda, NoSuchAgenda);
