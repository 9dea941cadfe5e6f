//! Every rule, example and djinn has a test, and every test names its rules.

use crate::support::fixtures;
use naqala::game::{Djinn, Item, Refusal};
use std::collections::BTreeSet;

fn rules() -> String {
    fixtures::docs("rules.md")
}

/// Returns the sources of all tests of the rules but those here.
fn sources() -> Vec<String> {
    let files = fixtures::folder("tests/native/rules").into_iter().filter(|(name, _)| name != "coverage.rs");
    files.map(|(_, source)| source).collect()
}

/// Returns the first line of each test with the comment above it, which names its rules.
fn tests() -> Vec<(String, String)> {
    let mut tests = Vec::new();
    for source in sources() {
        let lines: Vec<_> = source.lines().map(str::trim).collect();
        for window in lines.windows(3).filter(|window| window[1] == "#[test]") {
            tests.push((window[2].to_owned(), window[0].to_owned()));
        }
    }
    tests
}

/// Returns the ids of a text: words with this start that end in a digit.
fn ids(text: &str, start: &str) -> BTreeSet<String> {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-');
    let is_id = |word: &&str| word.starts_with(start) && word.ends_with(|last: char| last.is_ascii_digit());
    words.filter(is_id).map(str::to_owned).collect()
}

/// Returns the ids that the rules define: those in bold.
fn defined() -> BTreeSet<String> {
    rules().split("**").skip(1).step_by(2).flat_map(|bold| ids(bold, "R-")).collect()
}

#[test]
fn the_rules_define_65_ids() {
    let defined = defined();
    assert_eq!(defined.len(), 65, "{defined:?}");
    assert!(
        ["R-U1", "R-B5", "R-T10", "R-A6", "R-S11", "R-W3", "R-P1", "R-H2"].into_iter().all(|id| defined.contains(id))
    );
}

#[test]
fn every_rule_has_a_test() {
    let tested: BTreeSet<_> = tests().iter().flat_map(|(_, comment)| ids(comment, "R-")).collect();
    let missing: Vec<_> = defined().difference(&tested).cloned().collect();
    assert!(missing.is_empty(), "without a test: {missing:?}");
}

#[test]
fn every_test_names_rules_that_exist() {
    let defined = defined();
    for (name, comment) in tests() {
        let named = ids(&comment, "R-");
        assert!(!named.is_empty(), "{name}: the line above should name a rule, found '{comment}'");
        assert!(named.is_subset(&defined), "{name}: no such rule: {comment}");
    }
}

#[test]
fn every_worked_example_has_a_test() {
    let number = |line: &str| line.strip_prefix("| X")?.split(' ').next()?.parse::<u8>().ok();
    let examples: Vec<_> = rules().lines().filter_map(number).collect();
    assert_eq!(examples, (1..=18).collect::<Vec<_>>());
    for example in examples {
        let start = format!("fn x{example:02}_");
        assert!(tests().iter().any(|(name, _)| name.starts_with(&start)), "X{example} has no test");
    }
}

#[test]
fn every_djinn_has_tests() {
    for djinn in Djinn::ALL {
        let start = format!("fn {}_", djinn.name().replace('-', "_"));
        let found = tests().iter().filter(|(name, _)| name.starts_with(&start)).count();
        assert!(found >= 1, "{djinn} has no test");
    }
}

#[test]
fn every_magic_item_has_tests() {
    for item in Item::ALL.into_iter().filter(|item| item.is_magic()) {
        let name = format!("_{item}_");
        let found = tests().iter().filter(|(test, _)| test.contains(&name)).count();
        assert!(found >= 2, "{item} has {found} tests");
    }
}

#[test]
fn every_refusal_has_a_test() {
    let sources = sources().concat();
    for refusal in Refusal::ALL {
        assert!(sources.contains(&format!("\"{refusal}\");")), "no test is refused for {refusal}");
    }
}
