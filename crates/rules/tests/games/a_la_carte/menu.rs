//! The table of dishes: the one that comes with the game, and what is refused in others.

use rules::a_la_carte::{Condiment, DishColour, DishFault, DishId, Heat, Menu, MenuError, MenuFault};

/// The table that comes with the game.
pub const STANDARD: &str = include_str!("../../../../../assets/dishes.ron");

/// The standard table with one text replaced, once.
fn with(old: &str, new: &str) -> Result<Menu, MenuError> {
    assert!(STANDARD.contains(old), "{old}");
    Menu::from_ron(&STANDARD.replacen(old, new, 1))
}

fn refusal(old: &str, new: &str) -> MenuError {
    with(old, new).expect_err(new)
}

fn dish_fault(old: &str, new: &str) -> DishFault {
    match refusal(old, new).fault {
        MenuFault::Dish { fault, .. } => fault,
        other => panic!("{new}: {other}"),
    }
}

#[test]
fn the_standard_menu_is_the_one_of_the_rules() {
    let menu = Menu::standard();
    assert_eq!(*menu, Menu::from_ron(STANDARD).unwrap());
    let dishes = DishId::all().map(|id| {
        let dish = menu.dish(id);
        let recipe = dish.recipe;
        assert_eq!(id.colour(), dish.colour);
        let heat = [recipe.green_from, recipe.green_to, recipe.red].map(Heat::level);
        let (english, german) = (dish.english.as_str(), dish.german.as_str());
        (
            dish.id.as_str(),
            dish.colour,
            recipe.asks,
            heat,
            recipe.points,
            english,
            german,
        )
    });
    #[rustfmt::skip]
    let expected = [
        ("breakfast_fidel", DishColour::Yellow, [0, 0, 0, 0], [3, 4, 5], 1, "Breakfast Fidel", "Breakfast Fidel"),
        ("eau_pour_le_cafe", DishColour::Yellow, [0, 0, 0, 0], [5, 6, 7], 1, "Eau pour le café à la Bocuse", "Eau pour le café à la Bocuse"),
        ("soup_of_yesterday", DishColour::Yellow, [0, 0, 0, 1], [1, 3, 4], 1, "Soup of the Day Before", "Suppe von vorgestern"),
        ("sorbet_on_the_rocks", DishColour::Yellow, [1, 0, 0, 0], [0, 1, 2], 1, "Sorbet on the Rocks", "Sorbet mit Rückgrat"),
        ("reef_knot_sausage", DishColour::Green, [0, 1, 1, 0], [2, 3, 4], 2, "Reef-Knot Sausage", "Seemannswurst"),
        ("sole_searching", DishColour::Green, [1, 0, 0, 1], [2, 3, 4], 2, "Sole Searching", "Scholle in Selbstfindung"),
        ("gazpacho_in_a_hurry", DishColour::Green, [1, 0, 1, 0], [0, 1, 2], 2, "Gazpacho in a Hurry", "Eilige Gazpacho"),
        ("fish_and_quips", DishColour::Green, [0, 1, 0, 1], [4, 5, 6], 2, "Fish & Quips", "Fisch mit Witz"),
        ("walrus_in_burgundy", DishColour::Blue, [1, 2, 0, 0], [3, 5, 6], 3, "Walrus in Burgundy", "Walross in Burgunder"),
        ("goulash_incognito", DishColour::Blue, [0, 0, 2, 1], [3, 4, 5], 3, "Goulash Incognito", "Gulasch inkognito"),
        ("duck_and_cover", DishColour::Blue, [1, 1, 1, 0], [3, 5, 6], 3, "Duck and Cover", "Ente in Deckung"),
        ("tartare_sauvage", DishColour::Blue, [1, 1, 0, 1], [0, 1, 2], 3, "Tartare Sauvage", "Wildes Tatar"),
        ("kipper_in_egg_clothing", DishColour::Orange, [2, 1, 0, 1], [4, 5, 6], 4, "Kipper in Egg's Clothing", "Hering im Eierpelz"),
        ("paella_del_capitan", DishColour::Orange, [1, 1, 1, 1], [4, 5, 6], 4, "Paella del Capitán", "Paella del Capitán"),
        ("chicken_run", DishColour::Orange, [0, 0, 2, 2], [3, 4, 5], 4, "Chicken Run-Off", "Huhn auf der Flucht"),
        ("lentils_fortissimo", DishColour::Orange, [0, 2, 1, 1], [5, 6, 7], 4, "Lentils Fortissimo", "Linsen fortissimo"),
        ("scrambled_logic", DishColour::Red, [2, 2, 0, 1], [4, 5, 6], 5, "Scrambled Logic", "Rührei mit Hintersinn"),
        ("octopus_overtime", DishColour::Red, [1, 1, 2, 1], [5, 5, 6], 5, "Octopus Overtime", "Krake mit Überstunden"),
        ("wellington_boot", DishColour::Red, [1, 2, 2, 0], [5, 6, 7], 6, "Beef Wellington Boot", "Rind im Gummistiefel"),
        ("bouillabaisse_royale", DishColour::Red, [2, 1, 1, 2], [5, 5, 6], 6, "Bouillabaisse Royale", "Bouillabaisse Royale"),
    ];
    assert_eq!(dishes.collect::<Vec<_>>(), expected);
    // The number of pieces asked for grows with the colour: two green, three blue, four orange, five or six red.
    let pieces = |colour: DishColour| {
        let of_colour = DishId::all().filter(move |dish| dish.colour() == colour);
        of_colour
            .map(|dish| menu.recipe(dish).asks.iter().sum::<u8>())
            .collect::<Vec<_>>()
    };
    assert_eq!(pieces(DishColour::Yellow), [0, 0, 1, 1]);
    assert_eq!(pieces(DishColour::Green), [2; 4]);
    assert_eq!(pieces(DishColour::Blue), [3; 4]);
    assert_eq!(pieces(DishColour::Orange), [4; 4]);
    assert_eq!(pieces(DishColour::Red), [5, 5, 5, 6]);
}

#[test]
fn each_rule_of_a_dish_is_checked() {
    let id = "\"goulash_incognito\"";
    assert_eq!(dish_fault(id, "\"chicken_run\""), DishFault::IdTaken);
    assert_eq!(dish_fault(id, "\"Gulasch!\""), DishFault::IdUnfit);
    assert_eq!(dish_fault(id, "\"\""), DishFault::IdUnfit);
    let greedy = DishFault::AsksTooMuch {
        condiment: Condiment::Paprika,
        count: 3,
    };
    assert_eq!(dish_fault("paprika: 2", "paprika: 3"), greedy);
    assert_eq!(
        dish_fault("green: (2, 3)", "green: (3, 2)"),
        DishFault::GreenEmpty { from: 3, to: 2 }
    );
    let too_early = DishFault::RedNotAboveGreen { red: 3, green: 3 };
    assert_eq!(dish_fault("green: (2, 3), red: 4", "green: (2, 3), red: 3"), too_early);
    assert_eq!(dish_fault("red: 7", "red: 8"), DishFault::RedOffTheDial(8));
    assert_eq!(dish_fault("points: 6", "points: 7"), DishFault::PointsOutOfBounds(7));
    assert_eq!(dish_fault("points: 6", "points: 0"), DishFault::PointsOutOfBounds(0));
    assert_eq!(
        dish_fault("de: \"Seemannswurst\"", "de: \" \""),
        DishFault::NameMissing("de")
    );
    assert_eq!(dish_fault("green: (3, 4)", "green: (0, 4)"), DishFault::PlainAndCold);
}

#[test]
fn there_are_four_of_each_colour() {
    let fault = refusal("\"sole_searching\", colour: green", "\"sole_searching\", colour: red").fault;
    let (dish, colour) = ("bouillabaisse_royale".to_owned(), DishColour::Red);
    assert_eq!(fault, MenuFault::TooManyOfAColour { dish, colour });
    let fault = Menu::from_ron("[]").unwrap_err().fault;
    let colour = DishColour::Yellow;
    assert_eq!(fault, MenuFault::TooFewOfAColour { colour, count: 0 });
}

#[test]
fn a_refusal_names_line_and_reason() {
    let line_of = |text: &str| STANDARD.lines().position(|line| line.contains(text)).unwrap() + 1;
    let refused = refusal(
        "id: \"duck_and_cover\", colour: blue, asks: (lemon: 1",
        "id: \"duck_and_cover\", colour: blue, asks: (lemon: 9",
    );
    // The reader stands at the end of the dish, whose entry takes two lines.
    assert_eq!(refused.line, line_of("duck_and_cover") + 1);
    assert!(
        refused.to_string().contains("duck_and_cover: asks: 9 lemon"),
        "{refused}"
    );
}

#[test]
fn unknown_fields_and_missing_fields_are_refused_by_name() {
    let unknown = refusal("points: 6", "points: 6, price: 12");
    assert!(unknown.to_string().contains("price"), "{unknown}");
    let missing = refusal(", points: 6", "");
    assert!(missing.to_string().contains("points"), "{missing}");
    let trailing = Menu::from_ron(&format!("{STANDARD}\n[]")).unwrap_err();
    assert!(matches!(trailing.fault, MenuFault::Shape(_)));
}

#[test]
fn the_fingerprint_sees_recipes_and_not_names() {
    let standard = Menu::standard().fingerprint();
    assert_eq!(with("Seemannswurst", "Matrosenwurst").unwrap().fingerprint(), standard);
    assert_ne!(with("points: 6", "points: 5").unwrap().fingerprint(), standard);
}
