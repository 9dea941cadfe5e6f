//! Makes functions of the words of the page, and packs them unless the page fetches them (src/i18n).

use naqala_locales::{Locales, Part};
use std::fmt::Write;
use std::path::Path;
use std::{env, fs, process};

fn main() -> std::io::Result<()> {
    let folder = Path::new("locales");
    // The page that fetches its words knows English only.
    let fetches = env::var_os("CARGO_FEATURE_WORDS_APART").is_some();
    println!("cargo::rerun-if-changed=build.rs");
    for watched in if fetches { &["locales/en", "locales/parts.txt"][..] } else { &["locales"][..] } {
        println!("cargo::rerun-if-changed={watched}");
    }
    let locales = Locales::read(folder).unwrap_or_else(|faults| {
        for fault in faults {
            println!("cargo::error={}", fault.to_string().replace('\n', " "));
        }
        process::exit(1);
    });
    let out = env::var_os("OUT_DIR").unwrap_or_default();
    let out = Path::new(&out);
    fs::write(out.join("rows.rs"), locales.rust())?;
    if !fetches {
        fs::write(out.join("texts.rs"), texts(&locales))?;
    }
    Ok(())
}

/// Returns the source of all words: what is known of each language, and its packed files.
fn texts(locales: &Locales) -> String {
    let languages = locales.languages();
    let (mut about, mut texts, mut names) = (String::new(), String::new(), String::new());
    for (place, language) in languages.iter().enumerate() {
        let (tag, own_name, direction) = (&language.tag, &language.own_name, &language.direction);
        let _infallible =
            writeln!(about, "super::lang::About {{ tag: {tag:?}, own_name: {own_name:?}, direction: {direction:?} }},");
        let packed: Vec<_> = Part::ALL.iter().map(|&part| format!("{:?}", locales.packed(place, part))).collect();
        let _infallible = writeln!(texts, "[{}],", packed.join(", "));
        let name = tag.to_uppercase().replace('-', "_");
        if place > 0 {
            let _infallible = writeln!(names, "/// {own_name}.\npub const {name}: Self = Self({place});");
        }
    }
    let (count, parts) = (languages.len(), Part::ALL.len());
    format!(
        "pub const LANGUAGES: [super::lang::About; {count}] = [{about}];
static TEXTS: [[&str; {parts}]; {count}] = [{texts}];
/// For tests. The page names no language but English.
impl Lang {{
{names}
}}
"
    )
}
