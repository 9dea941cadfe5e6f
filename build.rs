//! Makes functions of the words of the page, and packs them unless the page fetches them (src/i18n).

use naqala_locales::{Fault, Locales, MOST_LANGUAGES, Part};
use serde_json::{Map, Value};
use std::fmt::Write;
use std::path::Path;
use std::{env, fs, io, process};

/// The lessons without their texts.
const LESSONS: &str = "public/lessons";

fn main() -> io::Result<()> {
    let folder = Path::new("locales");
    // The page that fetches its words knows English only.
    let fetches = env::var_os("CARGO_FEATURE_WORDS_APART").is_some();
    println!("cargo::rerun-if-changed=build.rs");
    for watched in if fetches { &["locales/en", "locales/parts.txt"][..] } else { &["locales", LESSONS][..] } {
        println!("cargo::rerun-if-changed={watched}");
    }
    let locales = Locales::read(folder).unwrap_or_else(|faults| refuse(&faults));
    let out = env::var_os("OUT_DIR").unwrap_or_default();
    let out = Path::new(&out);
    fs::write(out.join("rows.rs"), locales.rust())?;
    let most = format!(
        "/// The most languages that the build lets the page have.\npub const MOST: usize = {MOST_LANGUAGES};\n"
    );
    fs::write(out.join("most.rs"), most)?;
    let sums = Part::ALL.map(|part| locales.sum(part));
    fs::write(
        out.join("sums.rs"),
        format!("/// The first line of each part.\nconst SUMS: [&str; {}] = {sums:?};\n", sums.len()),
    )?;
    if !fetches {
        fs::write(out.join("languages.rs"), languages(&locales))?;
        fs::write(out.join("texts.rs"), texts(&locales))?;
        fs::write(out.join("lessons.json"), lessons(&locales)?)?;
    }
    Ok(())
}

/// Returns the source of what is known of each language, with a name for tests: the page names no language but English.
fn languages(locales: &Locales) -> String {
    let (mut about, mut names) = (String::new(), String::new());
    for (place, language) in locales.languages().iter().enumerate() {
        let (tag, own_name, direction) = (&language.tag, &language.own_name, &language.direction);
        let _infallible =
            writeln!(about, "About {{ tag: {tag:?}, own_name: {own_name:?}, direction: {direction:?} }},");
        let name = tag.to_uppercase().replace('-', "_");
        if place > 0 {
            let _infallible = writeln!(names, "/// {own_name}.\npub const {name}: Self = Self({place});");
        }
    }
    format!("const LANGUAGES: [About; {}] = [{about}];\nimpl Lang {{\n{names}}}\n", locales.languages().len())
}

/// Returns the source of the packed files of each language.
fn texts(locales: &Locales) -> String {
    let of = |place| Part::ALL.map(|part| locales.packed(place, part));
    let texts: Vec<_> = (0..locales.languages().len()).map(of).collect();
    format!("static TEXTS: [[&str; {}]; {}] = {texts:?};\n", Part::ALL.len(), texts.len())
}

/// Returns the bundle of the lessons and the course, as the build of the site writes it.
fn lessons(locales: &Locales) -> io::Result<String> {
    let mut all = Map::new();
    for file in fs::read_dir(LESSONS)? {
        let file = file?.path();
        let name = file.file_stem().unwrap_or_default().to_string_lossy();
        let lesson = serde_json::from_str(&fs::read_to_string(&file)?)?;
        let numbered = locales.numbered_lesson(&name, &lesson).unwrap_or_else(|faults| refuse(&faults));
        all.insert(name.into_owned(), numbered);
    }
    Ok(Value::Object(all).to_string())
}

/// Says what is wrong with the words.
fn refuse(faults: &[Fault]) -> ! {
    for fault in faults {
        println!("cargo::error={}", fault.to_string().replace('\n', " "));
    }
    process::exit(1);
}
