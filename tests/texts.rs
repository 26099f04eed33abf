//! Both languages say everything, and say it whole.

#![expect(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test that meets something unforeseen fails loudly"
)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource, VariantKey};
use opponents::a_la_carte::{HandModels, ModelWorld, Reason, School};
use opponents::{PlayerKind, Session, Temper};
use rules::MatchRecord;
use rules::a_la_carte::{
    ALaCarte, Condiment, Crystal, Cup, DishId, Event, HouseRules, IllegalMove, Menu, Move, Seat, Setup,
};
use toque::texts::narrate::Narrator;
use toque::texts::{Language, Texts};

/// The sentences of a language: file and id, with the gaps that each has.
fn sentences(language: Language) -> BTreeMap<(&'static str, String), BTreeSet<String>> {
    let mut sentences = BTreeMap::new();
    for (file, source) in language.sources() {
        let resource = fluent_syntax::parser::parse(source.to_owned());
        let resource = resource.unwrap_or_else(|(_, errors)| panic!("{} {file}: {errors:?}", language.code()));
        for entry in resource.body {
            let Entry::Message(message) = entry else {
                assert!(
                    matches!(entry, Entry::Comment(_) | Entry::ResourceComment(_)),
                    "{file}: {entry:?}"
                );
                continue;
            };
            let id = message.id.name.clone();
            let alone = Resource {
                body: vec![Entry::Message(message)],
            };
            let text = fluent_syntax::serializer::serialize(&alone);
            let gaps = text.split('$').skip(1).map(|rest| {
                rest.chars()
                    .take_while(|c| c.is_ascii_alphanumeric() || *c == '-')
                    .collect()
            });
            let twice = sentences.insert((file, id), gaps.collect());
            assert!(twice.is_none(), "{file}: a sentence is there twice: {text}");
        }
    }
    sentences
}

#[test]
fn the_languages_have_the_same_sentences_with_the_same_gaps() {
    assert_eq!(sentences(Language::English), sentences(Language::German));
}

/// Found by fuzzing: the parser of these files stumbles over an escape that is broken off before a letter of two bytes
/// (`W={"\uߚ`). Ours are part of the program and write letters as they are, so nobody meets it.
#[test]
fn no_sentence_has_an_escape_over_which_the_parser_stumbles() {
    let mut read = 0;
    for language in Language::ALL {
        for entry in fs::read_dir(format!("assets/locales/{}", language.code())).unwrap() {
            let text = fs::read_to_string(entry.unwrap().path()).unwrap();
            assert!(!text.contains("\\u") && !text.contains("\\U"), "an escape in {text}");
            read += 1;
        }
    }
    assert!(read > 10, "{read} files");
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(rust_files(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    files
}

#[test]
fn every_sentence_is_used_and_every_sentence_used_is_there() {
    let ids: BTreeSet<String> = sentences(Language::English).into_keys().map(|(_, id)| id).collect();
    let mut literals = BTreeSet::new();
    for file in rust_files(Path::new("src")) {
        let source = fs::read_to_string(file).unwrap();
        // Good enough for our sources, which have no quotation marks inside quotation marks.
        literals.extend(source.split('"').skip(1).step_by(2).map(str::to_owned));
    }
    let unused: Vec<_> = ids.difference(&literals).collect();
    assert!(unused.is_empty(), "nobody says {unused:?}");
    let looks_like_an_id = |text: &&String| {
        text.contains('-')
            && text.starts_with(|c: char| c.is_ascii_lowercase())
            && text
                .chars()
                .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
    };
    // Sections of the rules have names of the same kind.
    let rules = include_str!("../docs/rules/a-la-carte.en.md");
    let section = |id: &String| rules.contains(&format!("<!-- id: {id} -->"));
    let missing: Vec<_> = literals
        .iter()
        .filter(looks_like_an_id)
        .filter(|id| !ids.contains(*id) && !section(id))
        .collect();
    assert!(missing.is_empty(), "there is no text for {missing:?}");
}

fn whole(text: &str) -> bool {
    !text.is_empty() && !text.contains("{$") && !text.contains("{ $")
}

/// Who did it, or whose it is. What the table does by itself is nobody's.
const fn whose(event: &Event) -> Option<Seat> {
    match event {
        Event::Refilled { .. } | Event::CupsReshuffled { .. } => None,
        Event::Poured { by: seat, .. }
        | Event::GameOver { by: seat, .. }
        | Event::TurnStarted { seat, .. }
        | Event::TurnEnded { seat, .. }
        | Event::DishChosen { seat, .. }
        | Event::CrepeChosen { seat }
        | Event::SpoonSpent { seat, .. }
        | Event::Rolled { seat, .. }
        | Event::Heated { seat, .. }
        | Event::Cooled { seat, .. }
        | Event::DialReset { seat, .. }
        | Event::Burnt { seat, .. }
        | Event::Rescued { seat, .. }
        | Event::Finished { seat, .. }
        | Event::OverSeasoned { seat, .. }
        | Event::Served { seat, .. }
        | Event::Trashed { seat, .. }
        | Event::ToSink { seat, .. }
        | Event::CupTaken { seat, .. }
        | Event::NoCupToTake { seat }
        | Event::CupPlayed { seat, .. }
        | Event::StovesSwapped { seat, .. }
        | Event::SpoonsReturned { seat, .. }
        | Event::Flipped { seat, .. } => Some(*seat),
    }
}

/// Plays matches of all kinds of players, and has every event and every reason told in both languages: as whole sentences, each with
/// the name of whoever did it or whose it is.
#[test]
fn every_event_and_every_reason_is_told_in_both_languages() {
    let menu = Menu::standard();
    let models = HandModels::measured();
    let mut school = School::new(menu.clone(), models.clone());
    let texts = Language::ALL.map(Texts::new);
    let names: Vec<String> = ["Anouk", "Bruno", "Cleo", "Dario"].map(str::to_owned).into();
    let narrators = texts.each_ref().map(|texts| Narrator {
        texts,
        menu: &menu,
        names: &names,
    });
    let begins = |told: &str| !told.starts_with(char::is_lowercase);
    let sentence = |told: &str| whole(told) && begins(told) && told.ends_with(['.', '!']);
    let first_word = |debug: String| debug.split(' ').next().unwrap().to_owned();
    let mut events_told = BTreeSet::new();
    let mut reasons_told = BTreeSet::new();
    for seed in 0..400 {
        // What a hand can do decides what there is to argue about: good chefs have other reasons than bad ones.
        let kind = match seed % 8 {
            0 => "apprentice:mean",
            4 => "chef:mean",
            _ => "random",
        };
        let kind = kind.parse::<PlayerKind>().unwrap();
        let players = rules::a_la_carte::ALL_SEATS.map(|seat| school.player(kind, seed ^ (seat.index() as u64 + 1)));
        let setup = Setup::new(4, HouseRules::german(), &menu);
        let world = ModelWorld::new(models.clone(), seed);
        let mut session = Session::new(setup, menu.clone(), players.into(), world).unwrap();
        while let Some(step) = session.step().unwrap() {
            for narrator in &narrators {
                for event in &step.events {
                    let told = narrator.tell(event);
                    assert!(sentence(&told), "{event:?}: {told}");
                    let whose = whose(event).map(|seat| names[seat.index()].as_str());
                    assert!(whose.is_none_or(|name| told.contains(name)), "whose? {event:?}: {told}");
                    events_told.insert(first_word(format!("{event:?}")));
                }
                if let Some((_, reason)) = step.why {
                    let told = narrator.explain(reason);
                    assert!(sentence(&told), "{reason:?}: {told}");
                    reasons_told.insert(first_word(format!("{reason:?}")));
                }
            }
        }
    }
    // Everything there is, but for two that need an empty tray.
    assert_eq!(events_told.len(), 25, "{events_told:?}");
    assert!(reasons_told.len() >= 19, "{reasons_told:?}");
    for narrator in &narrators {
        let rare = Event::NoCupToTake { seat: Seat::First };
        assert!(sentence(&narrator.tell(&rare)));
        assert!(sentence(&narrator.explain(Reason::UsefulCup { cup: Cup::Cool })));
    }
}

/// Plays the buffet with all kinds of players, and has every event, every reason and everything that is said told in both
/// languages.
#[test]
fn every_event_and_every_reason_of_the_buffet_is_told_in_both_languages() {
    let texts = Language::ALL.map(Texts::new);
    let names: Vec<String> = ["Anouk", "Bruno", "Cleo", "Dario", "Elif", "Fritz"]
        .map(str::to_owned)
        .into();
    let narrators = texts
        .each_ref()
        .map(|texts| toque::texts::buffet::Narrator { texts, names: &names });
    let sentence = |told: &str| whole(told) && told.ends_with(['.', '!', '?']);
    let first_word = |debug: String| debug.split(' ').next().unwrap().to_owned();
    let (mut events_told, mut reasons_told, mut talk) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for seed in 0..160 {
        let seats = 3 + (seed % 4) as u8;
        let kind = if seed % 8 < 4 { "random" } else { "chef:mean" };
        let temper = |seat: usize| Temper::ALL[(seat + seed as usize) % Temper::ALL.len()];
        let kind = kind.parse::<PlayerKind>().unwrap();
        let players = (0..u64::from(seats)).map(|seat| opponents::buffet::player(kind, seed ^ (seat + 1)));
        let setup = rules::buffet::Setup { seats };
        let world = opponents::buffet::Dealer::new(seed);
        let mut session = Session::new(setup, Default::default(), players.collect(), world).unwrap();
        while let Some(step) = session.step().unwrap() {
            for narrator in &narrators {
                for event in &step.events {
                    let told = narrator.tell(event);
                    assert!(sentence(&told), "{event:?}: {told}");
                    events_told.insert(first_word(format!("{event:?}")));
                    let said = narrator.texts.mouse_talk(event, |seat| Some(temper(seat.index())));
                    if let Some((_, said)) = said {
                        assert!(sentence(&said), "{event:?}: {said}");
                        talk.insert(said);
                    }
                }
                if let Some((seat, reason)) = step.why {
                    let told = narrator.explain(reason);
                    assert!(sentence(&told), "{reason:?}: {told}");
                    assert!(sentence(&narrator.draws_anew(seat)));
                    reasons_told.insert(reason.word());
                }
            }
        }
    }
    // Everything there is, but for a choice that is taken back, which no computer player does.
    assert_eq!(events_told.len(), 14, "{events_told:?}");
    assert_eq!(
        reasons_told.len(),
        opponents::buffet::Reason::WORDS.len(),
        "{reasons_told:?}"
    );
    assert_eq!(talk.len(), 2 * 5 * Temper::ALL.len(), "{talk:?}");
}

/// B17: whoever tells what was dealt, chosen or taken back does not tell which card it was.
#[test]
fn nobody_is_told_a_card_that_lies_face_down() {
    use rules::buffet::{Card, Event};
    let names: Vec<String> = ["Anouk", "Bruno", "Cleo"].map(str::to_owned).into();
    for texts in Language::ALL.map(Texts::new) {
        let narrator = toque::texts::buffet::Narrator {
            texts: &texts,
            names: &names,
        };
        let seat = Seat::Second;
        let secrets: [fn(Seat, Option<Card>) -> Event; 3] = [
            |to, card| Event::Dealt { to, card },
            |seat, card| Event::Chosen { seat, card },
            |seat, card| Event::TakenBack { seat, card },
        ];
        for secret in secrets {
            let heard = narrator.tell(&secret(seat, None));
            for card in Card::ALL {
                assert_eq!(narrator.tell(&secret(seat, Some(card))), heard);
            }
        }
    }
}

/// Plays evenings at Luigi's with all kinds of players, and has every event, every reason and everything that is said told in both
/// languages.
#[test]
fn every_event_and_every_reason_of_luigi_is_told_in_both_languages() {
    use rules::luigi::{Event, GuestBook, Luigi, Setup};
    let book = GuestBook::standard();
    let texts = Language::ALL.map(Texts::new);
    let names: Vec<String> = ["Anouk", "Bruno", "Cleo", "Dario"].map(str::to_owned).into();
    let narrators = texts.each_ref().map(|texts| toque::texts::luigi::Narrator {
        texts,
        names: &names,
        book: &book,
    });
    let sentence = |told: &str| whole(told) && told.ends_with(['.', '!', '?']) && !told.starts_with(char::is_lowercase);
    let first_word = |debug: String| debug.split(' ').next().unwrap().to_owned();
    let (mut events_told, mut reasons_told, mut talk) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    let mut tell = |event: &Event, tempers: u64| {
        for narrator in &narrators {
            let told = narrator.tell(event);
            assert!(sentence(&told), "{event:?}: {told}");
            events_told.insert(first_word(format!("{event:?}")));
            let temper = |seat: Seat| Some(Temper::ALL[(seat.index() + tempers as usize) % Temper::ALL.len()]);
            if let Some((_, said)) = narrator.texts.host_talk(event, &book, temper) {
                assert!(sentence(&said), "{event:?}: {said}");
                talk.insert(said);
            }
        }
    };
    for seed in 0..60 {
        let seats = 2 + (seed % 3) as u8;
        let kind = if seed % 4 < 2 { "random" } else { "commis:mean" };
        let kind = kind.parse::<PlayerKind>().unwrap();
        let players = (0..u64::from(seats)).map(|seat| opponents::luigi::player(kind, seed ^ (seat + 1)));
        let world = opponents::luigi::Dealer::new(seed);
        let setup = Setup::new(seats, &book);
        let mut session = Session::<Luigi, _>::new(setup, book.clone(), players.collect(), world).unwrap();
        while let Some(step) = session.step().unwrap() {
            step.events.iter().for_each(|event| tell(event, seed));
            if let Some((_, reason)) = step.why {
                for narrator in &narrators {
                    let told = narrator.explain(reason);
                    assert!(sentence(&told), "{reason:?}: {told}");
                    reasons_told.insert(reason.word());
                }
            }
        }
    }
    // Some happen when there is no cube, token or guest left at all.
    let seat = Seat::Second;
    let rare = [
        Event::OutOfCubes,
        Event::Returned {
            seat,
            food: rules::luigi::Food::Wine,
        },
        Event::NothingToDraw,
        Event::NoTokenLeft { seat },
        Event::NobodyCame { seat },
    ];
    rare.iter().for_each(|event| tell(event, 0));
    assert_eq!(events_told.len(), 27, "{events_told:?}");
    assert_eq!(
        reasons_told.len(),
        opponents::luigi::Reason::WORDS.len(),
        "{reasons_told:?}"
    );
    assert_eq!(talk.len(), 2 * 5 * Temper::ALL.len(), "{talk:?}");
}

/// Guests are named within sentences and at their beginnings: every name begins with its article.
#[test]
fn every_guest_of_luigi_can_stand_in_a_sentence() {
    use rules::luigi::{Event, GuestBook, GuestId, Place};
    let book = GuestBook::standard();
    let names = ["Anouk".to_owned()];
    for texts in Language::ALL.map(Texts::new) {
        let narrator = toque::texts::luigi::Narrator {
            texts: &texts,
            names: &names,
            book: &book,
        };
        for id in GuestId::all() {
            let guest = book.guest(id);
            let (alone, within) = (texts.guest(guest), texts.guest_within(guest));
            assert!(within.starts_with(['t', 'd']), "{within}");
            assert_eq!(within[1..], alone[1..]);
            let seat = Seat::First;
            let (from, to) = (Place::Thirty, Place::Twenty);
            let moved = Event::Moved {
                seat,
                guest: id,
                from,
                to,
            };
            assert!(narrator.tell(&moved).contains(&within), "{within}");
            let cubes = book.card(id).order;
            let left = Event::Left {
                seat,
                guest: id,
                from,
                cubes,
            };
            assert!(narrator.tell(&left).starts_with(alone), "{alone}");
        }
    }
}

/// German closes a clause with a comma, also one that belongs to a name.
#[test]
fn whoever_is_called_by_a_clause_gets_its_comma() {
    use opponents::luigi::Reason;
    use rules::luigi::{Event, GuestBook, GuestId, Place};
    let book = GuestBook::standard();
    let names = ["Anouk".to_owned()];
    let texts = Texts::new(Language::German);
    let narrator = toque::texts::luigi::Narrator {
        texts: &texts,
        names: &names,
        book: &book,
    };
    let boy = GuestId::all().find(|&id| book.guest(id).german == "Der Pizzabote, der auswärts isst");
    let guest = boy.unwrap();
    let moved = Event::Moved {
        seat: Seat::First,
        guest,
        from: Place::Thirty,
        to: Place::Twenty,
    };
    assert_eq!(
        narrator.tell(&moved),
        "Bei Anouk rückt der Pizzabote, der auswärts isst, von 30 auf 20 Minuten."
    );
    assert_eq!(
        narrator.explain(Reason::ServesFirst { guest }),
        "Zuerst der Pizzabote, der auswärts isst, dann die anderen."
    );
    assert_eq!(
        narrator.explain(Reason::CanWait { guest }),
        "Der Pizzabote, der auswärts isst, hat am ehesten noch Geduld."
    );
}

#[test]
fn cubes_are_listed_as_one_says_them() {
    let [english, german] = Language::ALL.map(Texts::new);
    let listed = ["0/0/0/0/0/0", "0/0/0/0/1/0", "0/1/0/0/2/0", "1/0/2/1/0/0"].map(|cubes| {
        let cubes = cubes.parse().unwrap();
        [english.luigi_foods(cubes), german.luigi_foods(cubes)]
    });
    let [nothing, wine, two, three] = listed;
    assert_eq!(nothing, ["nothing", "nichts"]);
    assert_eq!(wine, ["wine", "Wein"]);
    assert_eq!(two, ["pasta and 2 × wine", "Pasta und 2 × Wein"]);
    assert_eq!(three, ["dessert, 2 × pizza and salad", "Dessert, 2 × Pizza und Salat"]);
}

#[test]
fn points_below_nothing_are_told() {
    let [english, german] = Language::ALL.map(Texts::new);
    assert_eq!(
        [-3, -1, 0, 1].map(|points| english.signed_points(points)),
        ["−3 points", "−1 point", "0 points", "1 point"]
    );
    assert_eq!(german.signed_points(-2), "−2 Punkte");
}

/// Whoever never won in a tournament had “-0.0” as the least share of wins.
#[test]
fn what_rounds_to_nothing_has_no_sign() {
    let [english, german] = Language::ALL.map(Texts::new);
    assert_eq!([-0.04, -0.0, 0.04].map(|number| german.decimal(number, 1)), ["0,0"; 3]);
    assert_eq!(english.decimal(-0.06, 1), "-0.1");
    for games in 1..500 {
        let (low, _, _) = opponents::tournament::share(0.0, games);
        let (_, _, high) = opponents::tournament::share(f64::from(games), games);
        assert!((0.0..=1.0).contains(&low) && low.is_sign_positive(), "{low} of {games}");
        assert!(high <= 1.0, "{high} of {games}");
    }
}

#[test]
fn a_refusal_is_told_in_both_languages() {
    let [english, german] = Language::ALL.map(Texts::new);
    assert_eq!(english.illegal(IllegalMove::NoSpoon), "You have no spoon left.");
    assert_eq!(german.illegal(IllegalMove::NoSpoon), "Du hast keinen Kochlöffel mehr.");
    let menu = Menu::standard();
    let setup = Setup::new(2, HouseRules::english(), &menu);
    let record = MatchRecord::<ALaCarte> {
        setup,
        moves: vec![Move::Heat],
    };
    let error = record.replay(menu).unwrap_err();
    let told = german.not_replayable(&error);
    assert_eq!(
        told,
        "Schritt 1 („heat“) verstößt gegen die Regeln: Der Tisch wartet auf etwas anderes."
    );
    let broken = Menu::from_ron("[]").unwrap_err();
    let told = german.menu_refused(&broken);
    assert!(
        told.contains("Zeile 1") && told.contains("kein Gericht hat die Farbe Gelb"),
        "{told}"
    );
}

#[test]
fn points_and_stars_have_a_singular() {
    let [english, german] = Language::ALL.map(Texts::new);
    assert_eq!([english.points(1), english.points(2)], ["1 point", "2 points"]);
    assert_eq!([german.stars(1), german.stars(0)], ["1 Stern", "0 Sterne"]);
}

/// The rules of À la carte for players, in every language.
fn rules_for_players() -> [String; 2] {
    Language::ALL.map(|language| fs::read_to_string(format!("docs/rules/a-la-carte.{}.md", language.code())).unwrap())
}

/// The rules for players: the same sections in both languages, and every ruling in each.
#[test]
fn the_rules_for_players_are_complete_in_both_languages() {
    let [english, german] = rules_for_players();
    let sections = |part: &str| -> Vec<String> {
        let ids = part
            .lines()
            .filter_map(|line| line.strip_prefix("<!-- id: ")?.strip_suffix(" -->"));
        ids.map(str::to_owned).collect()
    };
    assert!(sections(&english).len() > 20);
    assert_eq!(sections(&english), sections(&german));
    for part in [&english, &german] {
        assert_eq!(
            part.lines().filter(|line| line.starts_with("## ")).count(),
            sections(part).len()
        );
        for ruling in 1..=15 {
            assert!(part.contains(&format!("R{ruling}")), "R{ruling}");
        }
    }
}

/// What a sentence chooses by, and between what: `{ $count -> [one] … *[other] … }`.
fn choices(source: &str, id: &str) -> Vec<(String, Vec<String>)> {
    let resource = fluent_syntax::parser::parse(source.to_owned()).unwrap();
    let message = resource.body.into_iter().find_map(|entry| match entry {
        Entry::Message(message) if message.id.name == id => message.value,
        _ => None,
    });
    let mut choices = Vec::new();
    choices_of(&message.unwrap(), &mut choices);
    choices
}

fn choices_of(pattern: &Pattern<String>, choices: &mut Vec<(String, Vec<String>)>) {
    let placed = pattern.elements.iter().filter_map(|element| match element {
        PatternElement::Placeable {
            expression: Expression::Select { selector, variants },
        } => Some((selector, variants)),
        _ => None,
    });
    for (selector, variants) in placed {
        let InlineExpression::VariableReference { id } = selector else {
            panic!("a choice by {selector:?}");
        };
        let known = choices.iter().position(|(by, _)| *by == id.name);
        let nth = known.unwrap_or(choices.len());
        if known.is_none() {
            choices.push((id.name.clone(), Vec::new()));
        }
        for variant in variants {
            let (VariantKey::Identifier { name: word } | VariantKey::NumberLiteral { value: word }) = &variant.key;
            if !choices[nth].1.contains(word) {
                choices[nth].1.push(word.clone());
            }
            choices_of(&variant.value, choices);
        }
    }
}

/// What a gap of a sentence is filled with.
enum Gap {
    /// A number.
    Number,
    /// Something counted, with its noun.
    Counted(fn(&Texts, u8) -> String),
    /// A word, a name or another sentence.
    Words,
}

/// Herbs show a plural in both languages.
fn herbs(texts: &Texts, count: u8) -> String {
    texts.pieces(count, Crystal::Herbs)
}

fn pasta(texts: &Texts, count: u8) -> String {
    texts.luigi_foods(rules::luigi::Cubes::of(rules::luigi::Food::Pasta, count))
}

/// Every gap is a number or it is not: whoever makes a new one says so here, and what has a number in it is said with several.
fn gap(id: &str, name: &str) -> Gap {
    match (id, name) {
        ("begun-score" | "dish-points", "points") | ("why-good-dish", "pieces") | ("tip-bottle", "colour") => {
            Gap::Number
        }
        ("duel-ends", "stars" | "nothing") | ("counted" | "result-detail", "crepe" | "cups" | "pan" | "dishes") => {
            Gap::Number
        }
        ("buffet-shown" | "luigi-moved", "to") => Gap::Number,
        ("player-chef" | "pours-level", "level") | ("cli-error-invalid-value", "value") => Gap::Words,
        ("luigi-waiting", "missing") | ("luigi-in-store", "cubes") | ("cups-held", "what") => Gap::Words,
        ("have-of-asked" | "have-too-many" | "why-missing-dash" | "why-missing-pinch", "kind") => {
            Gap::Counted(|texts, count| texts.kind_of(count, Crystal::Herbs))
        }
        (_, "what") if id.starts_with("cli-") => Gap::Words,
        (_, "points") => Gap::Counted(Texts::points),
        (_, "stars") => Gap::Counted(Texts::stars),
        (_, "pieces" | "what") => Gap::Counted(herbs),
        (_, "cubes") => Gap::Counted(pasta),
        (
            _,
            "asked" | "box" | "broken" | "by" | "cashed" | "column" | "count" | "decisions" | "dishes" | "extra"
            | "failed" | "farthest" | "fields" | "flips" | "friends" | "from" | "games" | "green" | "growth"
            | "guarded" | "halves" | "have" | "height" | "hidden" | "interrupted" | "left" | "level" | "line" | "made"
            | "mean" | "memory" | "minutes" | "missing" | "most" | "moves" | "neat" | "needed" | "nth" | "number"
            | "over" | "par" | "pauses" | "place" | "pours" | "rate" | "red" | "refills" | "reshuffles" | "resumes"
            | "rolls" | "round" | "rounds" | "salt" | "seats" | "seconds" | "seed" | "served" | "showings" | "spoons"
            | "stall" | "steps" | "stillest" | "swaps" | "tilt" | "times" | "torn" | "turn" | "turns" | "value"
            | "version" | "wanted" | "welcomes" | "worth",
        ) => Gap::Number,
        (
            _,
            "all" | "aside" | "below" | "bottle" | "cards" | "challenge" | "colour" | "command" | "cup" | "detail"
            | "dish" | "face" | "file" | "first" | "flags" | "folder" | "food" | "game" | "guest" | "hand" | "house"
            | "how" | "key" | "kind" | "language" | "last" | "move" | "name" | "names" | "one" | "only" | "order"
            | "other" | "percent" | "plate" | "plates" | "reason" | "rules" | "shares" | "side" | "sign" | "special"
            | "star" | "temper" | "text" | "to" | "whole" | "why" | "word" | "words",
        ) => Gap::Words,
        _ => panic!("is {name} in {id} a number?"),
    }
}

/// Some gaps are the noun of a number that stands beside them.
fn goes_with<'a>(gaps: &[&'a str], name: &'a str) -> &'a str {
    let number = match name {
        "kind" => gaps.iter().find(|gap| matches!(**gap, "asked" | "extra")),
        "pieces" => gaps.iter().find(|gap| **gap == "have"),
        _ => None,
    };
    number.copied().unwrap_or(name)
}

/// What a sentence sounds like with this number: with all its numbers like that, and with each by which it chooses while
/// the others are two. Where it chooses by words, with each of those.
fn sounds(texts: &Texts, id: &str, gaps: &[&str], words: &[(String, Vec<String>)], number: u8) -> BTreeSet<String> {
    let counts = |name: &&&str| !matches!(gap(id, name), Gap::Words);
    let numbers: BTreeSet<&str> = gaps.iter().filter(counts).map(|name| goes_with(gaps, name)).collect();
    let chooses = |name: &str| words.iter().find(|(by, _)| by == name).map(|(_, words)| words);
    let alone = numbers.iter().copied().filter(|name| chooses(name).is_some());
    let varied: Vec<Option<&str>> = [None].into_iter().chain(alone.map(Some)).collect();
    let choices = gaps
        .iter()
        .filter(|name| matches!(gap(id, name), Gap::Words))
        .filter_map(|name| chooses(name));
    let longest = choices.map(Vec::len).max().unwrap_or(1);
    let mut spoken = BTreeSet::new();
    for (alone, nth) in varied
        .iter()
        .flat_map(|alone| (0..longest).map(move |nth| (*alone, nth)))
    {
        let fill = |name: &str| -> fluent_bundle::FluentValue<'static> {
            let number = if alone.is_none_or(|alone| alone == goes_with(gaps, name)) {
                number
            } else {
                2
            };
            match gap(id, name) {
                // No table has fewer seats, and guests wait for tens of minutes.
                Gap::Number if *name == *"seats" => number.max(2).into(),
                Gap::Number if *name == *"minutes" && id.starts_with("luigi") => (number * 10).into(),
                Gap::Number => number.into(),
                Gap::Counted(phrase) => phrase(texts, number).into(),
                Gap::Words => match chooses(name) {
                    Some(words) => words[nth % words.len()].clone().into(),
                    None => format!("‹{name}›").into(),
                },
            }
        };
        assert!(gaps.len() <= 16, "{id} has {} gaps", gaps.len());
        let filled: [_; 16] = std::array::from_fn(|nth| match gaps.get(nth) {
            Some(name) => (*name, fill(name)),
            None => ("nothing", 0.into()),
        });
        spoken.insert(texts.say(id, filled));
    }
    spoken
}

/// Every sentence with a number in it, said with 0, 1, 2 and 5, in both languages. It stands in a file, so that whoever
/// changes one reads how it sounds: `REGENERATE=1 cargo test --test texts counted`.
#[test]
fn every_counted_sentence_sounds_right_with_every_number() {
    let mut said = String::new();
    let mut counted = BTreeMap::new();
    for (language, texts) in Language::ALL.map(|language| (language, Texts::new(language))) {
        let sources = BTreeMap::from(language.sources());
        for ((file, id), gaps) in sentences(language) {
            let gaps: Vec<&str> = gaps.iter().map(String::as_str).collect();
            let choices = choices(sources[file], &id);
            for (by, words) in &choices {
                // What is chosen by number is one; Fluent compares a word with `one` letter by letter.
                let plural = words.iter().any(|word| word == "one" || word.parse::<i8>().is_ok());
                assert!(
                    !plural || matches!(gap(&id, by), Gap::Number),
                    "{by} in {id} is chosen by number"
                );
            }
            if gaps.iter().all(|name| matches!(gap(&id, name), Gap::Words)) {
                continue;
            }
            *counted.entry(id.clone()).or_insert(0) += 1;
            said += &format!("{} {id}\n", language.code());
            for number in [0, 1, 2, 5] {
                for words in sounds(&texts, &id, &gaps, &choices, number) {
                    assert!(whole(&words) && !words.contains(['\u{2068}', '$']), "{id}: {words}");
                    said += &format!("  {number}: {}\n", words.replace('\n', "\n     "));
                }
            }
        }
    }
    assert!(counted.values().all(|&languages| languages == 2), "{counted:?}");
    assert!(counted.len() > 150, "{}", counted.len());
    let file = "tests/counted.txt";
    if std::env::var_os("REGENERATE").is_some() {
        fs::write(file, &said).unwrap();
    }
    let before = fs::read_to_string(file).unwrap();
    let other = said.lines().zip(before.lines()).find(|(now, before)| now != before);
    assert!(before == said, "read {file} when you have written it anew: {other:?}");
}

/// The table of recipes in the rules is the table that is cooked from.
#[test]
fn the_rules_show_every_recipe_as_it_is() {
    let menu = Menu::standard();
    for (texts, rules) in Language::ALL.map(Texts::new).into_iter().zip(rules_for_players()) {
        for dish in DishId::all() {
            let recipe = menu.recipe(dish);
            let asked = Condiment::ALL.into_iter().filter(|&kind| recipe.asks_for(kind) > 0);
            let asks: Vec<String> = asked
                .map(|kind| texts.pieces(recipe.asks_for(kind), kind.into()))
                .collect();
            let asks = if asks.is_empty() {
                texts.line("nothing")
            } else {
                asks.join(", ")
            };
            let (from, to) = (recipe.green_from.level(), recipe.green_to.level());
            let green = if from == to {
                from.to_string()
            } else {
                format!("{from}–{to}")
            };
            let (red, points) = (recipe.red.level(), recipe.points);
            let begins = format!("- **{}** (", texts.dish(dish, &menu));
            let colours = match texts.language() {
                Language::English => ("green", "red"),
                Language::German => ("Grün", "Rot"),
            };
            let ends = format!(", {points}): {asks}; {} {green}, {} {red}.", colours.0, colours.1);
            let shown = |line: &str| line.starts_with(&begins) && line.ends_with(&ends);
            assert!(rules.lines().any(shown), "{begins}…{ends}");
        }
    }
}

/// Words for what only a mouse does.
fn only_a_mouse(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => &["grab", "carry", "flick", "mouse", "wrist"],
        Language::German => &[
            "greif",
            "trag ",
            "schnipp",
            "schnelle die",
            "maus",
            "handgelenk",
            "schwung",
        ],
    }
}

/// Said to a hand on the mouse alone, or about the mouse itself.
const FOR_THE_MOUSE: [&str; 8] = [
    "do-it-pour",
    "do-it-flip",
    "do-it-throw",
    "handover-mouse",
    "settings-mouse",
    "settings-mouse-why",
    "seats-steady-why",
    "pause-steady-why",
];

/// Whoever plays with a steady hand is never told to grab, carry or flick: every sentence that says so to a mouse has another
/// one for them.
#[test]
fn every_sentence_knows_which_hand_it_speaks_to() {
    let mut with_two_hands = 0;
    for language in Language::ALL {
        let texts = Texts::new(language);
        // At the buffet a mouse is somebody who plays.
        let spoken = sentences(language).into_keys().filter(|(file, _)| *file != "buffet");
        for id in spoken.map(|(_, id)| id) {
            let mouse = texts.to_hand(&id, false).to_lowercase();
            let steady = texts.to_hand(&id, true).to_lowercase();
            let names = |text: &str| only_a_mouse(language).iter().any(|word| text.contains(word));
            with_two_hands += usize::from(mouse != steady);
            // Whoever has to choose a dish is told how.
            let chooses = [
                "ask-first-dish",
                "ask-new-dish",
                "ask-new-dish-or-crepe",
                "ask-last-dish",
            ];
            assert!(mouse != steady || !chooses.contains(&id.as_str()), "{id}: {steady}");
            assert!(
                !names(&steady) || FOR_THE_MOUSE.contains(&id.as_str()),
                "{id} in {}: {steady}",
                language.code()
            );
        }
    }
    assert!(with_two_hands > 60, "{with_two_hands}");
}
