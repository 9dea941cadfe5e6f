//! The terms of a language, which all its files share.

use crate::fault::Fault;
use crate::file::File;
use crate::nearest::did_you_mean;
use crate::syntax::{used, variant_key};
use fluent_syntax::ast::{Entry, PatternElement, Resource, Term};
use std::collections::{BTreeSet, HashMap};

/// The terms of a language.
#[derive(Default)]
pub struct Terms<'a> {
    all: HashMap<&'a str, &'a Term<&'a str>>,
    /// The values that terms have for `.gender`, and the keys between which they choose by `$case`.
    values: HashMap<String, BTreeSet<&'a str>>,
}

impl<'a> Terms<'a> {
    pub fn read(files: &[File], resources: &'a [Resource<&'a str>], faults: &mut Vec<Fault>) -> Self {
        let mut terms = Self::default();
        let mut first_files = HashMap::new();
        for (file, resource) in files.iter().zip(resources) {
            for entry in &resource.body {
                let Entry::Term(term) = entry else { continue };
                let key = format!("-{}", term.id.name);
                let first = *first_files.entry(term.id.name).or_insert(&file.name);
                if terms.all.contains_key(term.id.name) {
                    let is_here = *first == file.name;
                    let elsewhere = || file.fault(&key, format!("The term is there twice: first in {first}."));
                    faults.push(if is_here { file.twice(&key) } else { elsewhere() });
                } else {
                    terms.add(term);
                }
            }
        }
        terms
    }

    fn add(&mut self, term: &'a Term<&'a str>) {
        self.all.insert(term.id.name, term);
        for attribute in &term.attributes {
            if let [PatternElement::TextElement { value }] = attribute.value.elements[..] {
                self.values.entry(format!(".{}", attribute.id.name)).or_default().insert(value);
            }
        }
        used(&term.value, &mut |argument, variants| {
            self.values.entry(format!("${argument}")).or_default().extend(variants.iter().map(variant_key));
        });
    }

    /// Returns a term by its name.
    pub fn get(&self, name: &str) -> Result<&'a Term<&'a str>, String> {
        let nearest = || did_you_mean(name, self.all.keys().copied());
        self.all.get(name).copied().ok_or_else(|| format!("There is no term “-{name}”.{}", nearest()))
    }

    /// Checks that any term has a value for `.gender`, or chooses by it as `$case`.
    pub fn check(&self, name: &str, value: &str) -> Result<(), String> {
        let known: Vec<_> = self.values.get(name).into_iter().flatten().copied().collect();
        if known.contains(&value) {
            return Ok(());
        }
        let nearest = did_you_mean(value, known.iter().copied());
        Err(format!("No term knows {name} as “{value}”.{nearest} Terms know: {}.", known.join(", ")))
    }
}
