//! What happened: told in full, so that a screen or a log can play a game back without knowing a rule.

use super::{Condiment, Crystal, Crystals, Cup, DishId, EndReason, Face, Food, Heat, Landing, Pour, Seat, Standings};

/// One thing that happened. A move yields them in the order in which they happen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Event {
    /// A seat's turn begins.
    TurnStarted {
        /// Who.
        seat: Seat,
        /// How many spoons it holds.
        spoons: u8,
    },
    /// A seat's turn is over.
    TurnEnded {
        /// Who.
        seat: Seat,
        /// Spoons given up.
        spoons_left: u8,
        /// What ended it.
        why: TurnEnd,
    },
    /// A dish moves from the table into a pan.
    DishChosen {
        /// Who.
        seat: Seat,
        /// What.
        dish: DishId,
        /// How many dishes are left on the table.
        left: u8,
    },
    /// A seat's crêpe goes into its pan, recipe side up.
    CrepeChosen {
        /// Who.
        seat: Seat,
    },
    /// A spoon is handed on to the next player.
    SpoonSpent {
        /// Who spends it.
        seat: Seat,
        /// Who takes it.
        to: Seat,
        /// What is left.
        left: u8,
    },
    /// The die lies still.
    Rolled {
        /// Who rolled.
        seat: Seat,
        /// What it shows.
        face: Face,
    },
    /// A dial is turned up. At the end of the dial the surplus is lost, and `to` may equal `from`.
    Heated {
        /// Whose.
        seat: Seat,
        /// Before.
        from: Heat,
        /// After.
        to: Heat,
    },
    /// A dial is turned down by a coffee cup.
    Cooled {
        /// Whose.
        seat: Seat,
        /// Before.
        from: Heat,
        /// After.
        to: Heat,
    },
    /// A dial goes back to 0 because the pan has been emptied.
    DialReset {
        /// Whose.
        seat: Seat,
        /// Before.
        from: Heat,
    },
    /// Food has just become burnt. It stays in the pan until its owner's turn.
    Burnt {
        /// Whose.
        seat: Seat,
        /// What.
        food: Food,
    },
    /// A burnt dish is no longer burnt.
    Rescued {
        /// Whose.
        seat: Seat,
        /// What.
        food: Food,
    },
    /// A dish has just become finished. In somebody else's turn it waits in the pan.
    Finished {
        /// Whose.
        seat: Seat,
        /// What.
        dish: DishId,
    },
    /// Something was poured into a pan; perhaps nothing fell.
    Poured {
        /// Who poured.
        by: Seat,
        /// From which dispenser.
        from: Condiment,
        /// Into whose pan.
        into: Seat,
        /// How much.
        pour: Pour,
    },
    /// There are now three or more of a kind in a pan.
    OverSeasoned {
        /// Whose.
        seat: Seat,
        /// What.
        dish: DishId,
        /// Too much of this.
        with: Crystal,
    },
    /// A dish or crêpe goes onto its cook's tray.
    Served {
        /// Who.
        seat: Seat,
        /// What.
        food: Food,
        /// Worth so much.
        points: u8,
        /// Cooked to perfection.
        star: bool,
    },
    /// A dish or crêpe goes to the trash.
    Trashed {
        /// Who.
        seat: Seat,
        /// What.
        food: Food,
    },
    /// The contents of a pan go to the sink.
    ToSink {
        /// From whose pan.
        seat: Seat,
        /// What.
        crystals: Crystals,
    },
    /// A dispenser gets back what the sink had for it.
    Refilled {
        /// Which.
        dispenser: Condiment,
        /// What went in.
        pour: Pour,
    },
    /// A cup comes into a player's hand, open.
    CupTaken {
        /// Whose hand.
        seat: Seat,
        /// Which cup.
        cup: Cup,
        /// From where.
        from: CupSource,
    },
    /// The used cups are turned over, shuffled and put back onto the tray.
    CupsReshuffled {
        /// How many.
        count: u8,
    },
    /// A cup was due, and there is none anywhere.
    NoCupToTake {
        /// For whom.
        seat: Seat,
    },
    /// A coffee break.
    CupPlayed {
        /// Who.
        seat: Seat,
        /// Which.
        cup: Cup,
        /// Whether it stays with the player's finished dishes for good; otherwise it goes to the tray, used.
        kept: bool,
    },
    /// Two seats exchange stoves with all that is on them.
    StovesSwapped {
        /// Who played the cup.
        seat: Seat,
        /// With whom.
        with: Seat,
    },
    /// The spoons come back.
    SpoonsReturned {
        /// To whom.
        seat: Seat,
        /// How many there are now.
        spoons: u8,
    },
    /// The crêpe came down.
    Flipped {
        /// Who tossed it.
        seat: Seat,
        /// How it lies.
        landing: Landing,
    },
    /// The game is over.
    GameOver {
        /// Who ended it.
        by: Seat,
        /// How.
        reason: EndReason,
        /// Who came in where, best first.
        standings: Standings,
    },
}

/// What ended a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TurnEnd {
    /// Whoever had it wanted no more.
    Chosen,
    /// Every spoon is spent, and no coffee break is possible.
    NoSpoon,
    /// A crêpe was taken, which ends a turn at once.
    CrepeTaken,
    /// A crêpe was served, and the next dish lies in the pan.
    CrepeServed,
    /// A crêpe was burnt by its owner's roll, and the next dish lies in the pan.
    CrepeBurnt,
}

/// Where a cup came from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CupSource {
    /// Dealt before the game.
    Deal,
    /// From the tray, face down.
    Tray,
    /// From another player.
    Player(Seat),
}
