//! Which variants a choice needs.

use crate::locales::Room;
use crate::nearest::{did_you_mean, twin};
use crate::node::{Argument, By, Kind, Node};
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use std::collections::HashMap;

/// The variant for all that are left.
const OTHER: &str = "other";
const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", OTHER];

/// The plural categories that whole numbers have in a language, and `other`, each with its numbers up to 200.
pub type Categories = Vec<(&'static str, Vec<u32>)>;
/// The names of the things of each kind, as English chooses by them.
pub type Things = HashMap<String, Vec<String>>;

/// Returns the names of things: those of choices of English that have a variant for each.
pub fn things(rooms: &[Room]) -> Things {
    let mut things = Things::new();
    for argument in rooms.iter().flat_map(|room| &room.rows).flat_map(|row| &row.arguments) {
        if let Kind::Thing(kind) = &argument.kind {
            let known = things.entry(kind.clone()).or_default();
            if !argument.keys.iter().any(|key| key == OTHER) {
                let new: Vec<_> = argument.keys.iter().filter(|key| !known.contains(key)).cloned().collect();
                known.extend(new);
            }
        }
    }
    things
}

/// Returns the plural categories of a language; none for an unknown one.
pub fn categories(tag: &str) -> Categories {
    let Ok(id) = tag.parse::<unic_langid::LanguageIdentifier>() else { return Vec::new() };
    let language = unic_langid::LanguageIdentifier::from_parts(id.language, None, None, &[]);
    let rules = PluralRules::create(id, PluralRuleType::CARDINAL)
        .or_else(|_| PluralRules::create(language, PluralRuleType::CARDINAL));
    let Ok(rules) = rules else { return Vec::new() };
    let of = |number: u32| match rules.select(number) {
        Ok(PluralCategory::ZERO) => "zero",
        Ok(PluralCategory::ONE) => "one",
        Ok(PluralCategory::TWO) => "two",
        Ok(PluralCategory::FEW) => "few",
        Ok(PluralCategory::MANY) => "many",
        _ => OTHER,
    };
    let numbers = |name| (0..=200).filter(|&number| of(number) == name).collect::<Vec<_>>();
    let all = CATEGORIES.map(|name| (name, numbers(name))).into_iter();
    all.filter(|(name, numbers)| *name == OTHER || !numbers.is_empty()).collect()
}

/// Checks the variants of a choice by an argument, of which the last one has the star.
pub fn check(
    by: By,
    argument: &Argument,
    variants: &[(String, Vec<Node>)],
    categories: &Categories,
    things: &Things,
) -> Result<(), String> {
    let keys: Vec<_> = variants.iter().map(|(key, _)| key.as_str()).collect();
    if let Some((_, key)) = keys.iter().enumerate().find(|(at, key)| keys[..*at].contains(key)) {
        return Err(format!("[{key}] is there twice."));
    }
    match by {
        By::Number(_) => check_number(argument, &keys, categories),
        By::Initial(_) => match keys.iter().find(|key| !["vowel", OTHER].contains(key)) {
            Some(key) => Err(format!("INITIAL is “vowel” or “other”, not “{key}”.")),
            None => Ok(()),
        },
        By::Name(_) => check_name(argument, &keys, things),
    }
}

fn is_number(key: &str) -> bool {
    key.parse::<i64>().is_ok()
}

/// Checks that a choice by plural categories, here or in English, has each of the language, or a variant for each of its numbers.
fn check_number(argument: &Argument, keys: &[&str], categories: &Categories) -> Result<(), String> {
    if let Some(key) = keys.iter().find(|key| !CATEGORIES.contains(key) && !is_number(key)) {
        return Err(format!("[{key}] is neither a whole number nor one of {}.", CATEGORIES.join(", ")));
    }
    // The library knows no [many] for the millions of French, Spanish, Italian and Portuguese.
    let is_used = |key: &str| key == "many" || is_number(key) || categories.iter().any(|(name, _)| *name == key);
    if let Some(key) = keys.iter().find(|key| !categories.is_empty() && !is_used(key)) {
        let names: Vec<_> = categories.iter().map(|(name, _)| *name).collect();
        let what = "A number by itself is written in digits: [0].";
        return Err(format!("No number of this language is [{key}], only {}. {what}", names.join(", ")));
    }
    let mut all = argument.keys.iter().map(String::as_str).chain(keys.iter().copied());
    if all.all(|key| key == OTHER || is_number(key)) {
        return Ok(());
    }
    let has = |key: &str| keys.contains(&key);
    let is_lacking =
        |(name, numbers): &&(&str, Vec<u32>)| !has(name) && !numbers.iter().all(|number| has(&number.to_string()));
    let lacks: Vec<_> = categories.iter().filter(is_lacking).map(|(name, _)| *name).collect();
    if lacks.is_empty() {
        return Ok(());
    }
    Err(format!(
        "The choice lacks what numbers of this language can be: {}. Write a variant for each, or the text without a choice.",
        lacks.join(", ")
    ))
}

/// Checks that a choice by a thing knows its variants, and has each that English has, or one for all that are left.
fn check_name(argument: &Argument, keys: &[&str], things: &Things) -> Result<(), String> {
    let things = if let Kind::Thing(kind) = &argument.kind { things.get(kind) } else { None };
    let things = things.map_or(&[][..], Vec::as_slice);
    let is_whole = !argument.keys.is_empty() && argument.keys.iter().all(|key| key != OTHER);
    let needed = if is_whole { &argument.keys } else { things };
    let known = if things.is_empty() { &argument.keys } else { things }.iter().map(String::as_str);
    let known: Vec<_> = known.filter(|&key| key != OTHER).collect();
    // English may name only some: then a key that is like none of them may be right.
    let is_open = things.is_empty() && !is_whole;
    let Some((star, others)) = keys.split_last() else { return Ok(()) };
    if others.contains(&OTHER) {
        return Err("[other] is for all that are left, so it needs the star: *[other].".to_owned());
    }
    for key in keys.iter().filter(|&&key| key != OTHER && !known.contains(&key)) {
        let nearest = did_you_mean(key, known.iter().copied());
        if !is_open || !nearest.is_empty() {
            return Err(format!("${} is never [{key}].{nearest} It can be {}.", argument.name, known.join(", ")));
        }
    }
    let is_lacking = |key: &&String| *star != OTHER && !keys.contains(&key.as_str());
    let lacks: Vec<_> = needed.iter().filter(is_lacking).map(|key| format!("[{key}]")).collect();
    if lacks.is_empty() {
        return Ok(());
    }
    Err(format!(
        "The choice lacks {}. Write a variant for each, or one for all that are left: *[other].",
        lacks.join(", ")
    ))
}

/// Checks that a row is a letter of its own for each thing.
pub fn check_letters(argument: &Argument, nodes: &[Node]) -> Result<(), String> {
    let [Node::Choice { variants, .. }] = nodes else {
        return Err("The row needs a letter for each tribe: { $meeple -> … }.".to_owned());
    };
    let mut letters = Vec::new();
    for (key, nodes) in variants {
        let text = if let [Node::Text(text)] = &nodes[..] { text } else { "" };
        if text.chars().count() != 1 || !text.chars().all(char::is_alphabetic) {
            return Err(format!("[{key}] has to be one letter, not “{text}”."));
        }
        // Latin P and Cyrillic Р are one letter to the eye.
        let seen: String =
            text.to_uppercase().chars().map(|letter| twin(letter).map_or(letter, |it| it.min(letter))).collect();
        if letters.contains(&seen) {
            return Err(format!(
                "“{text}” is there twice, or looks like another: each tribe needs a letter of its own."
            ));
        }
        letters.push(seen);
    }
    if letters.len() < argument.keys.len() {
        return Err("Each tribe needs a letter of its own, so there can be no *[other].".to_owned());
    }
    Ok(())
}
