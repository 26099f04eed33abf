//! The guest book: the 82 guests, read from a table in RON and checked before anybody sits down; and those that players start
//! with, who are the same in every book.

use std::fmt;
use std::sync::{Arc, OnceLock};

use serde::Deserialize;
use serde::de::{DeserializeSeed, Deserializer, Error as _, SeqAccess, Visitor};

use super::guest::{HUNGRY, SWEET_TOOTH};
use super::{Card, Cubes, Food, Guest, GuestId, MOST_SEATS, Place, Special};

/// The table that comes with the game.
const STANDARD: &str = include_str!("../../../../assets/guests.ron");

/// L12: who waits at each seat when the game begins, in English and in German: the one with four dishes, then the one with the
/// dessert.
const STARTING: [[(&str, &str); 2]; MOST_SEATS] = [
    [
        ("The Aunt from Upstairs", "Die Tante aus dem ersten Stock"),
        ("The Landlord's Youngest", "Der Jüngste des Vermieters"),
    ],
    [
        ("The Retired Tram Driver", "Der Straßenbahnfahrer a. D."),
        ("The Girl with the Tuba", "Das Mädchen mit der Tuba"),
    ],
    [
        ("The Dressmaker Across the Street", "Die Schneiderin von gegenüber"),
        ("The Choirboy in Disguise", "Der Chorknabe in Zivil"),
    ],
    [
        ("The Florist's Big Brother", "Der große Bruder der Floristin"),
        ("The Piano Teacher on a Diet", "Die Klavierlehrerin auf Diät"),
    ],
];

/// Eighty-two guests that make a game, and the starting ones.
///
/// ```
/// use rules::luigi::{GuestBook, GuestId};
///
/// let book = GuestBook::standard();
/// let guest = book.guest("g1".parse().unwrap());
/// assert_eq!(guest.id, "night_postman");
/// assert_eq!(book.card("b3".parse().unwrap()).points, 2);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GuestBook {
    guests: Vec<Guest>,
    /// Beside the guests as well, packed: every look at an order reads one.
    cards: [Card; GuestId::COUNT],
    fingerprint: Fingerprint,
}

/// Tells tables of guests apart by what matters in play: ids and cards, not names.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Fingerprint(pub u64);

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// Why a table of guests was refused, and where.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {fault}")]
pub struct BookError {
    /// Counted from 1: where the reader stood, which is the end of the offending guest, the offending word itself, or the end of
    /// the table, if that is what breaks a rule.
    pub line: usize,
    /// Counted from 1.
    pub column: usize,
    /// What is wrong.
    pub fault: BookFault,
}

/// What can be wrong with a table of guests.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BookFault {
    /// Not RON, or not of the right shape: the reader's own words, which name the field.
    #[error("{0}")]
    Shape(String),
    /// One guest breaks a rule.
    #[error("guest {guest}: {fault}")]
    Guest {
        /// Its id.
        guest: String,
        /// Which rule.
        fault: GuestFault,
    },
    /// Two guests contradict each other.
    #[error("guest {guest}, beside {other}: {fault}")]
    Pair {
        /// The later one.
        guest: String,
        /// The earlier one.
        other: String,
        /// Which rule.
        fault: PairFault,
    },
    /// Too many or too few.
    #[error("there are {0} guests, and there must be {count}", count = GuestId::ORDINARY)]
    Count(usize),
    /// A waiting time does not occur.
    #[error("nobody waits {} minutes; every time from 10 to 60 must occur", .0.minutes())]
    NobodyWaits(Place),
    /// A special does not occur.
    #[error("nobody has the special “{0}”; each of the seven must occur")]
    NobodyHas(Special),
    /// All together order too much or too little of a food.
    #[error(
        "all together order {ordered} {food}, which is out of proportion: of {all} cubes it should be {least} to {most}, as there are \
         {there} {food} among {dishes} cubes that can be ordered",
        there = food.in_play(), dishes = GuestBook::DISHES
    )]
    OutOfProportion {
        /// Of what.
        food: Food,
        /// How much is ordered.
        ordered: u32,
        /// How much is ordered of everything.
        all: u32,
        /// The least that would do.
        least: u32,
        /// The most that would do.
        most: u32,
    },
}

/// Which rule a guest breaks. Each names its field.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum GuestFault {
    /// `id` is not a plain word.
    #[error("id: only small letters a–z, digits and _ may be used, and at least one")]
    IdUnfit,
    /// `order` is too small or too large.
    #[error("order: {0} cubes, but a guest orders 1 to 4")]
    OrderSize(u32),
    /// `waits` is no time on the wall.
    #[error("waits: {0}, but a guest waits 10, 20, 30, 40, 50 or 60 minutes")]
    NoSuchTime(u8),
    /// `points` out of bounds.
    #[error("points: {0}, but a guest is worth 1 to 5")]
    PointsOutOfBounds(u8),
    /// `name` is blank in a language.
    #[error("name: the name in “{0}” is missing")]
    NameMissing(&'static str),
}

/// Which rule two guests break together. Each names its field.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum PairFault {
    /// `id` is taken.
    #[error("id: both have the same")]
    SameId,
    /// `name` is taken.
    #[error("name: both have the same in “{0}”")]
    SameName(&'static str),
    /// The same order, time and special.
    #[error("both order the same, wait as long and have the same special")]
    Alike,
    /// Points do not grow with the order and with haste.
    #[error("points: one of them orders no less and waits no longer, and so must not be worth less")]
    WorthLess,
}

/// One guest as it stands in the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "Guest")]
struct GuestEntry {
    id: String,
    order: OrderEntry,
    waits: u8,
    points: u8,
    special: Special,
    name: NameEntry,
}

/// There is no field for dessert: nobody but a starting guest orders one.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "Order")]
struct OrderEntry {
    #[serde(default)]
    pasta: u8,
    #[serde(default)]
    pizza: u8,
    #[serde(default)]
    salad: u8,
    #[serde(default)]
    wine: u8,
    #[serde(default)]
    water: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "Name")]
struct NameEntry {
    en: String,
    de: String,
}

impl GuestEntry {
    fn check(self) -> Result<Guest, GuestFault> {
        let plain_word = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
        if self.id.is_empty() || !self.id.chars().all(plain_word) {
            return Err(GuestFault::IdUnfit);
        }
        let order = &self.order;
        let counts = [0, order.pasta, order.pizza, order.salad, order.wine, order.water];
        let size: u32 = counts.iter().copied().map(u32::from).sum();
        if !(1..=4).contains(&size) {
            return Err(GuestFault::OrderSize(size));
        }
        let mut order = Cubes::EMPTY;
        for (food, count) in Food::ALL.into_iter().zip(counts) {
            order.insert_all(Cubes::of(food, count));
        }
        let waits = Place::of_minutes(self.waits).ok_or(GuestFault::NoSuchTime(self.waits))?;
        if !(1..=5).contains(&self.points) {
            return Err(GuestFault::PointsOutOfBounds(self.points));
        }
        for (language, name) in [("en", &self.name.en), ("de", &self.name.de)] {
            if name.trim().is_empty() {
                return Err(GuestFault::NameMissing(language));
            }
        }
        Ok(Guest {
            id: self.id,
            card: Card {
                order,
                points: self.points,
                waits,
                special: self.special,
            },
            english: self.name.en,
            german: self.name.de,
        })
    }
}

/// Whether two guests can be in one book.
fn check_pair(guest: &Guest, other: &Guest) -> Result<(), PairFault> {
    if guest.id == other.id {
        return Err(PairFault::SameId);
    }
    if guest.english == other.english {
        return Err(PairFault::SameName("en"));
    }
    if guest.german == other.german {
        return Err(PairFault::SameName("de"));
    }
    let (a, b) = (&guest.card, &other.card);
    if a.order == b.order && a.waits == b.waits && a.special == b.special {
        return Err(PairFault::Alike);
    }
    // Places further right are for those in haste.
    let no_easier = |a: &Card, b: &Card| a.order.len() >= b.order.len() && a.waits >= b.waits;
    if (no_easier(a, b) && a.points < b.points) || (no_easier(b, a) && b.points < a.points) {
        return Err(PairFault::WorthLess);
    }
    Ok(())
}

/// What only all of them together can break.
fn check_all(guests: &[Guest]) -> Result<(), BookFault> {
    if guests.len() != GuestId::ORDINARY {
        return Err(BookFault::Count(guests.len()));
    }
    for place in Place::ALL {
        if !guests.iter().any(|guest| guest.card.waits == place) {
            return Err(BookFault::NobodyWaits(place));
        }
    }
    for special in Special::ALL {
        if !guests.iter().any(|guest| guest.card.special == special) {
            return Err(BookFault::NobodyHas(special));
        }
    }
    let ordered = |food: Food| -> u32 { guests.iter().map(|guest| u32::from(guest.card.order.count(food))).sum() };
    let all: u32 = Food::ALL.into_iter().map(ordered).sum();
    for food in Food::ALL.into_iter().filter(|&food| food != Food::Dessert) {
        let ordered = ordered(food);
        // A tenth more or less than its share is in proportion.
        let share = all * u32::from(food.in_play());
        let least = (9 * share).div_ceil(10 * GuestBook::DISHES);
        let most = 11 * share / (10 * GuestBook::DISHES);
        if !(least..=most).contains(&ordered) {
            return Err(BookFault::OutOfProportion {
                food,
                ordered,
                all,
                least,
                most,
            });
        }
    }
    Ok(())
}

/// Reads the list guest by guest and stops at the first fault, so that the reader's position is the fault's position.
/// The fault itself is handed out beside the reader's error, which can carry only text.
struct GuestList<'a> {
    fault: &'a mut Option<BookFault>,
}

impl<'de> DeserializeSeed<'de> for GuestList<'_> {
    type Value = Vec<Guest>;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Vec<Guest>, D::Error> {
        deserializer.deserialize_seq(self)
    }
}

impl<'de> Visitor<'de> for GuestList<'_> {
    type Value = Vec<Guest>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of guests, in square brackets")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Vec<Guest>, A::Error> {
        let mut guests: Vec<Guest> = Vec::with_capacity(GuestId::ORDINARY);
        let mut refuse = |fault: BookFault| {
            let error = A::Error::custom(&fault);
            *self.fault = Some(fault);
            Err(error)
        };
        while let Some(entry) = seq.next_element::<GuestEntry>()? {
            let id = entry.id.clone();
            let guest = match entry.check() {
                Ok(guest) => guest,
                Err(fault) => return refuse(BookFault::Guest { guest: id, fault }),
            };
            for other in &guests {
                if let Err(fault) = check_pair(&guest, other) {
                    let other = other.id.clone();
                    return refuse(BookFault::Pair {
                        guest: id,
                        other,
                        fault,
                    });
                }
            }
            if guests.len() == GuestId::ORDINARY {
                return refuse(BookFault::Count(guests.len() + 1));
            }
            guests.push(guest);
        }
        match check_all(&guests) {
            Ok(()) => Ok(guests),
            Err(fault) => refuse(fault),
        }
    }
}

impl GuestBook {
    /// Cubes of the five foods that guests of a book order: all but desserts.
    pub const DISHES: u32 = 80;

    /// The guests that come with the game.
    #[must_use]
    pub fn standard() -> Arc<Self> {
        static BOOK: OnceLock<Arc<GuestBook>> = OnceLock::new();
        #[expect(
            clippy::expect_used,
            reason = "the table is part of the program, and a test reads it"
        )]
        let read = || Arc::new(Self::from_ron(STANDARD).expect("the standard guests are sound"));
        BOOK.get_or_init(read).clone()
    }

    /// Reads a table of guests.
    ///
    /// # Errors
    /// The first fault found, with its place.
    ///
    /// ```
    /// use rules::luigi::{BookFault, GuestBook};
    ///
    /// let error = GuestBook::from_ron("[\n  (id: \"gourmet\", order: (dessert: 1))\n]").unwrap_err();
    /// assert_eq!(error.line, 2);
    /// assert!(matches!(error.fault, BookFault::Shape(reason) if reason.contains("dessert")));
    /// ```
    pub fn from_ron(text: &str) -> Result<Self, BookError> {
        let shape = |error: ron::error::SpannedError| BookError {
            line: error.span.start.line,
            column: error.span.start.col,
            fault: BookFault::Shape(error.code.to_string()),
        };
        let mut reader = ron::Deserializer::from_str(text).map_err(shape)?;
        let mut fault = None;
        let list = GuestList { fault: &mut fault };
        let read = list
            .deserialize(&mut reader)
            .and_then(|guests| reader.end().map(|()| guests));
        let mut guests = read.map_err(|error| {
            let placed = shape(reader.span_error(error));
            match fault.take() {
                Some(fault) => BookError { fault, ..placed },
                None => placed,
            }
        })?;
        let fingerprint = fingerprint(&guests);
        guests.extend(starting());
        let mut cards = [HUNGRY; GuestId::COUNT];
        for (card, guest) in cards.iter_mut().zip(&guests) {
            *card = guest.card;
        }
        Ok(Self {
            guests,
            cards,
            fingerprint,
        })
    }

    /// What a guest is called, and what its card says.
    #[must_use]
    pub fn guest(&self, guest: GuestId) -> &Guest {
        &self.guests[guest.index()]
    }

    /// What a guest's card says.
    #[must_use]
    pub const fn card(&self, guest: GuestId) -> &Card {
        &self.cards[guest.index()]
    }

    /// Tells this book from others.
    #[must_use]
    pub const fn fingerprint(&self) -> Fingerprint {
        self.fingerprint
    }
}

/// The starting guests, in the order of their ids.
fn starting() -> impl Iterator<Item = Guest> {
    let cards = [("hungry", HUNGRY), ("sweet_tooth", SWEET_TOOTH)];
    STARTING.into_iter().zip(1..).flat_map(move |(names, seat)| {
        names
            .into_iter()
            .zip(cards)
            .map(move |((english, german), (id, card))| Guest {
                id: format!("{id}_{seat}"),
                card,
                english: english.to_owned(),
                german: german.to_owned(),
            })
    })
}

/// FNV-1a over ids and cards. It guards against mix-ups, not against malice, so a short public recipe is enough.
fn fingerprint(guests: &[Guest]) -> Fingerprint {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    let mut feed = |byte: u8| hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    for guest in guests {
        guest.id.bytes().for_each(&mut feed);
        feed(0);
        let card = &guest.card;
        card.order.counts().into_iter().for_each(&mut feed);
        feed(card.waits.minutes());
        feed(card.points);
        feed(card.special as u8);
    }
    Fingerprint(hash)
}
