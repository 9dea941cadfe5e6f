//! Joins the pieces of the split program: it is cut wherever two parts have something in common, and many small files cost more than
//! they spare. What is fetched together anyway becomes one file.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
    process::Command,
};

use anyhow::{Context, Result, ensure};
use wasmparser::{Parser, Payload, TypeRef};

use super::split::FEATURES;
use crate::{process, setup::BuildTools};

/// Where all pieces find the program's memory and its table of functions.
const PROGRAM: &str = "__wasm_split";
/// The same for a joined file; the loader offers it under both names.
const OFFERED: &str = "program";

/// The program itself, which needs no loading.
const MAIN: &str = "naqala_bg";

/// The files of each part, by their stems.
pub type Needed = BTreeMap<String, BTreeSet<String>>;

/// The file that something belongs in which these parts have in common; nothing if it stays by itself.
fn file_for(takers: &[&str]) -> Option<&'static str> {
    let has = |part| takers.contains(&part);
    match (has("home"), has("embed"), has("extras") || has("games")) {
        // Every page has it.
        (true, true, _) | (true, _, true) => Some(MAIN),
        // Whoever plays or learns has been on the first page.
        (true, ..) => Some("home"),
        (_, true, _) if takers.len() > 1 => Some("board"),
        // What a board of an exercise has not.
        _ if has("games") => Some("games"),
        _ if takers.len() > 1 => Some("table"),
        _ => None,
    }
}

/// Joins them; gives the script that loads them, and what each part takes then.
pub fn join(link: &str, needed: &Needed, work: &Path, tools: &BuildTools) -> Result<(String, Needed)> {
    let stems: BTreeSet<&String> = needed.values().flatten().collect();
    let mut files: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for stem in stems {
        let takers: Vec<&str> =
            needed.iter().filter(|(_, files)| files.contains(stem)).map(|(part, _)| part.as_str()).collect();
        if let Some(file) = file_for(&takers) {
            files.entry(file).or_default().push(stem);
        }
    }
    let mut link = link.replacen(
        "{ __wasm_split: {  } }",
        "{ __wasm_split: {  }, get program() { return this.__wasm_split; } }",
        1,
    );
    ensure!(link.contains("get program()"), "the splitter's script has changed");
    let mut joined = needed.clone();
    for (file, stems) in files.into_iter().filter(|(_, stems)| stems.len() > 1) {
        into_one(file, &stems, work, tools)?;
        link = relink(&link, file, &stems)?;
        for files in joined.values_mut() {
            let before = files.len();
            files.retain(|stem| !stems.contains(&stem.as_str()));
            if files.len() < before && file != MAIN {
                files.insert(file.to_owned());
            }
        }
    }
    Ok((link, joined))
}

/// Makes one file of some.
fn into_one(file: &str, stems: &[&str], work: &Path, tools: &BuildTools) -> Result<()> {
    let path = |stem: &str| work.join(format!("{stem}.wasm"));
    // Pieces that import one memory each would have several of them: this one has it for all.
    let mut door = work.join(format!("{file}.wat"));
    if file == MAIN {
        // There they are at home.
        door = path(file);
    } else {
        let pieces = stems.iter().map(|stem| fs::read(path(stem))).collect::<std::io::Result<Vec<_>>>()?;
        fs::write(&door, door_for(&pieces)?)?;
    }
    let mut node = Command::new("node");
    node.arg(tools.packages.folder().join("binaryen/bin/wasm-merge"))
        .args(FEATURES)
        .args(["--skip-export-conflicts", "-g"]);
    node.arg(&door).arg(PROGRAM);
    for stem in stems {
        node.arg(path(stem)).arg(stem);
    }
    process::run(
        &format!("Joining what makes {file}.wasm"),
        node.arg("-o").arg(work.join(format!("{file}.wasm.new"))),
    )?;
    for stem in stems {
        fs::remove_file(path(stem))?;
    }
    fs::rename(work.join(format!("{file}.wasm.new")), path(file)).context("the joined file could not be renamed")
}

/// What all pieces import, imported once: as large as the most demanding of them asks for.
fn door_for(pieces: &[Vec<u8>]) -> Result<String> {
    let (mut pages, mut functions) = (0, 0);
    for piece in pieces {
        for payload in Parser::new(0).parse_all(piece) {
            let Payload::ImportSection(imports) = payload? else { continue };
            for import in imports.into_imports() {
                let import = import?;
                ensure!(import.module == PROGRAM, "a piece imports {} from {}", import.name, import.module);
                match import.ty {
                    TypeRef::Memory(memory) => pages = memory.initial.max(pages),
                    TypeRef::Table(table) => functions = table.initial.max(functions),
                    TypeRef::Global(_) => {}
                    _ => anyhow::bail!("a piece imports {}, which is no memory, table or number", import.name),
                }
            }
        }
    }
    Ok(format!(
        "(module
          (import \"{OFFERED}\" \"memory\" (memory {pages}))
          (import \"{OFFERED}\" \"__indirect_function_table\" (table {functions} funcref))
          (import \"{OFFERED}\" \"__wasm_split_shared0\" (global $stack (mut i32)))
          (export \"memory\" (memory 0))
          (export \"__indirect_function_table\" (table 0))
          (export \"__wasm_split_shared0\" (global $stack)))"
    ))
}

/// What there is to fetch where all is there.
const NOTHING: &str = "() => async () => ({})";

/// How the splitter's script fetches a piece.
fn fetcher(stem: &str) -> String {
    format!(
        "() => {{
    const src = fetch(new URL(\"./{stem}.wasm\", import.meta.url));
    src.catch(() => {{}});
    return async (imports) => (WebAssembly.instantiateStreaming(src, imports));
}}
"
    )
}

/// Lets the script fetch one file where it fetched some.
fn relink(link: &str, file: &str, stems: &[&str]) -> Result<String> {
    // Those that several parts have in common are named `__chunk_1`, the part itself has its own loader.
    let variable = |stem: &str| stem.strip_prefix("chunk_").map(|number| format!("__chunk_{number}"));
    let fetched = if file == MAIN { NOTHING.to_owned() } else { fetcher(file) };
    let whole = format!("const __joined_{file} = makeLoad({fetched}, []);\n");
    let mut link = link.to_owned();
    let mut first = link.len();
    for stem in stems {
        let fetch = fetcher(stem);
        let found = link.find(&fetch).with_context(|| format!("the splitter's script does not fetch {stem}"))?;
        match variable(stem) {
            Some(name) => {
                let before = format!("const {name} = makeLoad({fetch}, []);");
                let at = link.find(&before).with_context(|| format!("{stem} is not loaded by itself"))?;
                first = first.min(at);
                link = link.replacen(&before, &format!("const {name} = __joined_{file};"), 1);
            }
            // What it had is in the joined file, which has its dependencies.
            None => link.replace_range(found..found + fetch.len(), NOTHING),
        }
    }
    ensure!(first < link.len(), "{file} has nothing in common with others");
    link.insert_str(first, &whole);
    Ok(link)
}
