//! Reads, checks and packs the words of Naqala's page.
//!
//! `locales/<tag>/*.ftl` holds the words of a language: a file for each room, a row for each sentence, in the format
//! [Fluent](https://projectfluent.org). English makes the typed functions ([`Locales::rust`]) and says what arguments a row
//! has; each language becomes packed files ([`Locales::packed`]), which `src/i18n` reads. A row that a language lacks
//! is the English one; a row that cannot work is a [`Fault`]. `locales/<tag>/lessons/*.ftl` holds the texts of the lessons in
//! `public/lessons` ([`Locales::lesson`]); they are a part of a language of their own.
//!
//! ```
//! use naqala_locales::{Locales, Part};
//! use std::{fs, path::Path};
//!
//! let folder = std::env::temp_dir().join("naqala-locales-example");
//! fs::create_dir_all(folder.join("en"))?;
//! let language = r#"### The language.
//!
//! own-name = English
//! direction = ltr
//! join-and = { " and " }
//! join-or = { " or " }
//! join-comma = { ", " }
//! join-sentences = { " " }
//! "#;
//! fs::write(folder.join("en/language.ftl"), language)?;
//! fs::write(folder.join("en/bids.ftl"), "### Texts of bids.\n\n# $price (number)\nbid = { $name } bids { $price }.\n")?;
//! let locales = Locales::read(&folder).expect("no fault");
//! assert!(locales.rust().contains("pub fn bid(lang: Lang, price: impl Into<Number>, name: &str) -> String"));
//! assert!(locales.packed(0, Part::Rest).contains("\n\u{1}b bids \u{1}a.\n"));
//! # Ok::<(), std::io::Error>(())
//! ```

mod about;
mod choices;
mod code;
mod fault;
mod file;
mod lessons;
mod locales;
mod nearest;
mod node;
mod pack;
mod parts;
mod read;
mod scope;
mod syntax;
mod terms;

pub use fault::Fault;
pub use locales::{Language, Locales};
pub use nearest::twin;
pub use parts::Part;
pub use read::MOST_LANGUAGES;
