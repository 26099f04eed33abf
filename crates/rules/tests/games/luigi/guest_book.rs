//! The table of guests: the one that comes with the game, and what is refused in others.

use rules::luigi::{
    BookError, BookFault, Card, Food, Guest, GuestBook, GuestFault, GuestId, PairFault, Place, Special,
};

/// The table that comes with the game.
pub const STANDARD: &str = include_str!("../../../../../assets/guests.ron");

/// The standard table with one text replaced, once.
fn with(old: &str, new: &str) -> Result<GuestBook, BookError> {
    assert!(STANDARD.contains(old), "{old}");
    GuestBook::from_ron(&STANDARD.replacen(old, new, 1))
}

fn refusal(old: &str, new: &str) -> BookError {
    with(old, new).expect_err(new)
}

/// The first guest as it stands in the table, and what is wrong when it stands there like this.
fn first_guest(old: &str, new: &str) -> GuestFault {
    match refusal(old, new).fault {
        BookFault::Guest { guest, fault } => {
            assert!(guest == "night_postman" || fault == GuestFault::IdUnfit, "{guest}");
            fault
        }
        other => panic!("{new}: {other}"),
    }
}

fn pair_fault(old: &str, new: &str) -> PairFault {
    match refusal(old, new).fault {
        BookFault::Pair { fault, .. } => fault,
        other => panic!("{new}: {other}"),
    }
}

fn cards() -> Vec<Card> {
    let book = GuestBook::standard();
    GuestId::ordinary().map(|guest| *book.card(guest)).collect()
}

/// L34: points grow with the size of the order and with haste; here they follow from both.
#[test]
fn l34_the_standard_guests_keep_the_rules() {
    assert_eq!(*GuestBook::standard(), GuestBook::from_ron(STANDARD).unwrap());
    let cards = cards();
    assert_eq!(cards.len(), 82);
    for card in &cards {
        let size = card.order.len();
        assert!((1..=4).contains(&size) && !card.order.contains(Food::Dessert));
        assert_eq!(card.points, size + u8::from(card.waits.minutes() <= 30));
    }
    // In proportion to the cubes there are: 12, 14, 16, 18 and 20.
    let ordered = |food: Food| cards.iter().map(|card| u32::from(card.order.count(food))).sum::<u32>();
    assert_eq!(Food::ALL.map(ordered), [0, 30, 35, 40, 45, 50]);
    let special = |special: Special| cards.iter().filter(|card| card.special == special).count();
    assert_eq!(Special::ALL.map(special), [16, 10, 10, 12, 12, 12, 10]);
    let waits = |place: Place| cards.iter().filter(|card| card.waits == place).count();
    assert_eq!(Place::ALL.map(waits), [13, 15, 16, 16, 14, 8]);
}

/// Everybody has a name of their own in both languages, starting guests too.
#[test]
fn no_two_have_the_same_name() {
    let book = GuestBook::standard();
    let names: [fn(&Guest) -> String; 2] = [|guest| guest.english.clone(), |guest| guest.german.clone()];
    for name in names {
        let mut names: Vec<String> = GuestId::all().map(|guest| name(book.guest(guest))).collect();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), 90);
    }
    let mut ids: Vec<&str> = GuestId::all().map(|guest| book.guest(guest).id.as_str()).collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), 90);
}

#[test]
fn each_rule_of_a_guest_is_checked() {
    assert_eq!(first_guest("\"night_postman\"", "\"Postman!\""), GuestFault::IdUnfit);
    assert_eq!(first_guest("\"night_postman\"", "\"\""), GuestFault::IdUnfit);
    let order = "(pizza: 1, salad: 1, wine: 1)";
    assert_eq!(first_guest(order, "()"), GuestFault::OrderSize(0));
    assert_eq!(first_guest(order, "(pizza: 3, wine: 2)"), GuestFault::OrderSize(5));
    assert_eq!(
        first_guest(order, "(pizza: 255, wine: 255)"),
        GuestFault::OrderSize(510)
    );
    assert_eq!(first_guest("waits: 10", "waits: 15"), GuestFault::NoSuchTime(15));
    assert_eq!(first_guest("waits: 10", "waits: 70"), GuestFault::NoSuchTime(70));
    assert_eq!(first_guest("points: 4", "points: 6"), GuestFault::PointsOutOfBounds(6));
    assert_eq!(first_guest("points: 4", "points: 0"), GuestFault::PointsOutOfBounds(0));
    let name = "de: \"Der Nachtpostbote\"";
    assert_eq!(first_guest(name, "de: \" \""), GuestFault::NameMissing("de"));
    // None orders dessert: there is no such field.
    let sweet = refusal(order, "(pizza: 1, dessert: 1)");
    assert!(sweet.to_string().contains("dessert"), "{sweet}");
}

#[test]
fn no_two_guests_are_the_same() {
    let other = "\"fishmongers_widow\"";
    assert_eq!(pair_fault(other, "\"night_postman\""), PairFault::SameId);
    let name = "The Fishmonger's Widow";
    assert_eq!(pair_fault(name, "The Night Postman"), PairFault::SameName("en"));
    let name = "Die Witwe vom Fischstand";
    assert_eq!(pair_fault(name, "Der Nachtpostbote"), PairFault::SameName("de"));
    let twin = "order: (pizza: 1, salad: 1, wine: 1), waits: 10, points: 4";
    assert_eq!(
        pair_fault("order: (pasta: 1), waits: 40, points: 1", twin),
        PairFault::Alike
    );
}

/// L34: whoever orders no less and waits no longer is worth no less.
#[test]
fn l34_points_grow_with_the_order_and_with_haste() {
    // Orders one dish and waits 40 minutes, but would be worth more than one who waits less.
    let dear = "order: (pasta: 1), waits: 40, points: 5";
    assert_eq!(
        pair_fault("order: (pasta: 1), waits: 40, points: 1", dear),
        PairFault::WorthLess
    );
}

#[test]
fn all_together_are_in_proportion() {
    let all_of_one = STANDARD.replace("special: friends", "special: flowers");
    let fault = GuestBook::from_ron(&all_of_one).unwrap_err().fault;
    assert_eq!(fault, BookFault::NobodyHas(Special::Friends));
    let nobody_in_haste = STANDARD.replace("waits: 10,", "waits: 20,");
    let fault = GuestBook::from_ron(&nobody_in_haste).unwrap_err().fault;
    assert_eq!(fault, BookFault::NobodyWaits(Place::Ten));
    let dry = STANDARD.replace("wine: 1, water: 1", "wine: 2");
    let fault = GuestBook::from_ron(&dry).unwrap_err().fault;
    assert!(
        matches!(fault, BookFault::OutOfProportion { food: Food::Wine, all: 200, least: 41, most: 49, ordered } if ordered > 49),
        "{fault:?}"
    );
    let last = STANDARD.rfind("    (id:").unwrap();
    let one_short = format!("{}]", &STANDARD[..last]);
    assert_eq!(GuestBook::from_ron(&one_short).unwrap_err().fault, BookFault::Count(81));
    let one_more = STANDARD.replacen(
        "[\n",
        "[\n (id: \"spare\", order: (wine: 2), waits: 60, points: 2, special: cost, name: (en: \"S\", de: \"S\")),\n",
        1,
    );
    assert_eq!(GuestBook::from_ron(&one_more).unwrap_err().fault, BookFault::Count(83));
}

#[test]
fn a_refusal_names_line_and_reason() {
    let line_of = |text: &str| STANDARD.lines().position(|line| line.contains(text)).unwrap() + 1;
    let refused = refusal(
        "(id: \"market_crier\", order: (pasta: 1",
        "(id: \"market_crier\", order: (pasta: 3",
    );
    // The reader stands at the end of the guest, whose entry takes two lines.
    assert_eq!(refused.line, line_of("market_crier") + 1);
    assert!(
        refused.to_string().contains("market_crier: order: 5 cubes"),
        "{refused}"
    );
}

#[test]
fn unknown_fields_and_missing_fields_are_refused_by_name() {
    let unknown = refusal("points: 4", "points: 4, tip: 12");
    assert!(unknown.to_string().contains("tip"), "{unknown}");
    let missing = refusal(", points: 4", "");
    assert!(missing.to_string().contains("points"), "{missing}");
    let trailing = GuestBook::from_ron(&format!("{STANDARD}\n[]")).unwrap_err();
    assert!(matches!(trailing.fault, BookFault::Shape(_)));
}

#[test]
fn the_fingerprint_sees_cards_and_not_names() {
    let standard = GuestBook::standard().fingerprint();
    assert_eq!(
        with("Der Nachtpostbote", "Der Tagbote").unwrap().fingerprint(),
        standard
    );
    let dearer = with("waits: 60, points: 4", "waits: 50, points: 4").unwrap();
    assert_ne!(dearer.fingerprint(), standard);
}
