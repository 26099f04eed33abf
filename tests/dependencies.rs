//! What becomes part of the game is what `deny.toml` allows: its licences, its sources, nothing that is banned. The same file
//! serves cargo-deny; this test needs no tool that would have to be built first, and no network.

#![expect(clippy::unwrap_used, reason = "a test that meets something unforeseen fails loudly")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::process::Command;

use serde_json::Value;
use spdx::{Expression, LicenseReq, Licensee, ParseMode};
use toml_edit::{DocumentMut, Item};

/// A crate that cargo would build into the game on this machine.
struct Crate {
    name: String,
    version: String,
    licence: String,
    source: Option<String>,
}

fn crates() -> Vec<Crate> {
    let asked = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--locked", "--offline"])
        // What other systems would need is not on this machine.
        .args(["--filter-platform", "host-tuple"])
        .output()
        .unwrap();
    assert!(asked.status.success(), "{}", String::from_utf8_lossy(&asked.stderr));
    let answer: Value = serde_json::from_slice(&asked.stdout).unwrap();
    let text = |package: &Value, key: &str| package[key].as_str().map(str::to_owned);
    let packages = answer["packages"].as_array().unwrap();
    let found: Vec<Crate> = packages
        .iter()
        .map(|package| Crate {
            name: text(package, "name").unwrap(),
            version: text(package, "version").unwrap(),
            licence: text(package, "license").unwrap_or_default(),
            source: text(package, "source"),
        })
        .collect();
    assert!(found.len() > 100, "cargo knows of {} crates only", found.len());
    found
}

fn policy() -> DocumentMut {
    fs::read_to_string("deny.toml").unwrap().parse().unwrap()
}

fn words(item: &Item) -> Vec<String> {
    let words = item.as_array().unwrap().iter();
    words.map(|word| word.as_str().unwrap().to_owned()).collect()
}

/// The licences of a list, as they are compared.
fn licensees(words: &[String]) -> Vec<Licensee> {
    words.iter().map(|word| Licensee::parse(word).unwrap()).collect()
}

#[test]
fn every_licence_is_one_that_we_allow() {
    let policy = policy();
    let allowed = licensees(&words(&policy["licenses"]["allow"]));
    let mut exceptions: BTreeMap<String, Vec<Licensee>> = BTreeMap::new();
    for exception in policy["licenses"]["exceptions"].as_array().unwrap() {
        let exception = exception.as_inline_table().unwrap();
        let more = exception["allow"].as_array().unwrap().iter();
        let more: Vec<String> = more.map(|word| word.as_str().unwrap().to_owned()).collect();
        exceptions.insert(exception["crate"].as_str().unwrap().to_owned(), licensees(&more));
    }
    let mut unused: BTreeSet<String> = exceptions.keys().cloned().collect();
    let mut refused = Vec::new();
    for each in crates() {
        let expression = Expression::parse_mode(&each.licence, ParseMode::LAX);
        let passes = |allowed: &[Licensee]| {
            let fits = |wanted: &LicenseReq| allowed.iter().any(|licensee| licensee.satisfies(wanted));
            expression.as_ref().is_ok_and(|expression| expression.evaluate(fits))
        };
        let more = exceptions
            .get(&each.name)
            .map(|more| [allowed.as_slice(), more].concat());
        if passes(&allowed) {
            continue;
        }
        unused.remove(&each.name);
        if !more.is_some_and(|more| passes(&more)) {
            refused.push(format!("{} {}: {:?}", each.name, each.version, each.licence));
        }
    }
    assert!(refused.is_empty(), "deny.toml does not allow {refused:#?}");
    assert!(
        unused.is_empty(),
        "deny.toml makes exceptions that nobody needs: {unused:?}"
    );
}

#[test]
fn everything_comes_from_the_public_registry() {
    let policy = policy();
    let allowed = words(&policy["sources"]["allow-registry"]);
    let strange: Vec<String> = crates()
        .into_iter()
        .filter(|each| {
            // Our own crates come from nowhere.
            let source = each
                .source
                .as_deref()
                .and_then(|source| source.strip_prefix("registry+"));
            each.source.is_some() && !source.is_some_and(|source| allowed.iter().any(|each| each == source))
        })
        .map(|each| format!("{} from {:?}", each.name, each.source))
        .collect();
    assert!(strange.is_empty(), "{strange:#?}");
}

#[test]
fn nothing_that_is_banned_is_in_the_game_and_the_engine_is_in_it_once() {
    let policy = policy();
    let mut versions: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for each in crates() {
        versions.entry(each.name).or_default().push(each.version);
    }
    let mut banned = Vec::new();
    for entry in policy["bans"]["deny"].as_array().unwrap() {
        let entry = entry.as_inline_table().unwrap();
        let name = entry["crate"].as_str().unwrap();
        let only_twice = entry.get("deny-multiple-versions").is_some();
        let there = versions.get(name).map_or(0, Vec::len);
        if there > usize::from(only_twice) {
            banned.push(format!("{name} {:?}", versions[name]));
        }
        // A ban on a second version of something that is no longer there is a ban on nothing.
        assert!(
            !only_twice || there > 0,
            "deny.toml watches over {name}, which is not in the game"
        );
    }
    assert!(banned.is_empty(), "{banned:#?}");
}
