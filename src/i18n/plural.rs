//! The plural categories of numbers.

use super::lang::Lang;

/// Returns the letter of the category of a number, as packed files have it: `O` for one.
#[cfg(not(target_arch = "wasm32"))]
pub fn category(lang: Lang, number: i32) -> &'static str {
    use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
    let id: Result<unic_langid::LanguageIdentifier, _> = lang.code().parse();
    let rules = id.ok().and_then(|id| {
        let language = unic_langid::LanguageIdentifier::from_parts(id.language, None, None, &[]);
        let create = |id| PluralRules::create(id, PluralRuleType::CARDINAL).ok();
        create(id).or_else(|| create(language))
    });
    match rules.and_then(|rules| rules.select(number).ok()) {
        Some(PluralCategory::ZERO) => "Z",
        Some(PluralCategory::ONE) => "O",
        Some(PluralCategory::TWO) => "T",
        Some(PluralCategory::FEW) => "F",
        Some(PluralCategory::MANY) => "M",
        _ => "o",
    }
}

/// Returns the letter of the category of a number, as packed files have it: `O` for one.
#[cfg(all(target_arch = "wasm32", feature = "store"))]
pub fn category(lang: Lang, number: i32) -> &'static str {
    use js_sys::{Array, Intl::PluralRules, Object};
    use std::cell::RefCell;
    thread_local! {
        /// The rules of the language that was asked last.
        static RULES: RefCell<Option<(Lang, PluralRules)>> = const { RefCell::new(None) };
    }
    RULES.with_borrow_mut(|rules| {
        if rules.as_ref().is_none_or(|(other, _)| *other != lang) {
            let tags = Array::of1(&lang.code().into());
            *rules = Some((lang, PluralRules::new(&tags, &Object::new())));
        }
        let category = rules.as_ref().and_then(|(_, rules)| rules.select(f64::from(number)).as_string());
        match category.as_deref() {
            Some("zero") => "Z",
            Some("one") => "O",
            Some("two") => "T",
            Some("few") => "F",
            Some("many") => "M",
            _ => "o",
        }
    })
}

/// The workers say nothing.
#[cfg(all(target_arch = "wasm32", not(feature = "store")))]
pub const fn category(_: Lang, _: i32) -> &'static str {
    "o"
}
