//! Joins the pieces of the split program. The splitter makes a piece for each set of chunks that have code in common:
//! dozens of small files. Pieces that a page fetches together become one file, which saves their dictionaries and tables of
//! functions: six chunks in 26 files had 30 KB of brotli more. The table below states which.
//!
//! It changes the text of the splitter's loader, and refuses one that it does not know.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use anyhow::{Context, Result, ensure};
use wasmparser::{Parser, Payload, TypeRef};

use super::{
    terms::{LOADER, MAIN, Needed},
    wasm,
};
use crate::{process, setup::BuildTools};

/// The name from which all pieces import the program's memory and its table of functions.
const PROGRAM: &str = "__wasm_split";
/// The name from which a joined file imports them. The loader offers them under both names.
const OFFERED: &str = "program";

/// A row of the table: a piece that such chunks have in common goes into this file.
struct Row {
    file: &'static str,
    applies: fn(&Chunks) -> bool,
    why: &'static str,
}

/// The table. The first row that applies to a piece decides; a piece without a row stays a file of its own.
const ROWS: [Row; 14] = [
    Row { file: MAIN, applies: |chunks| chunks.has("home") && chunks.has("embed"), why: "both pages start with it" },
    Row {
        file: "common",
        applies: |chunks| chunks.has("home") && (chunks.has("games") || chunks.has_card()),
        why: "the app starts with it, and boards with more than an exercise need it",
    },
    Row {
        file: "shared",
        applies: |chunks| chunks.has("home") && chunks.has("extras"),
        why: "the app starts with it, and boards of whole games need it",
    },
    Row {
        file: "home",
        applies: |chunks| chunks.has("home"),
        why: "the app starts with its first page, so a later chunk of the app finds it there",
    },
    Row {
        file: "board",
        applies: |chunks| chunks.has("embed"),
        why: "an embedded board starts with it, and a game needs most of it",
    },
    Row {
        file: "records",
        applies: |chunks| chunks.has("games") && (chunks.has("extras") || chunks.has_card()),
        why: "boards with more than an exercise need it, and the first page does not",
    },
    Row {
        file: "games",
        applies: |chunks| chunks.has("games"),
        why: "embedded games need it, embedded exercises do not",
    },
    Row {
        file: "rows",
        applies: |chunks| {
            let is_shared = chunks.has("track") && chunks.has("details");
            (chunks.has("cards") || is_shared) && !chunks.has("extras") && chunks.count() > 1
        },
        why: "an embedded board with cards needs it, one that plays a game back does not",
    },
    Row {
        file: "beside",
        applies: |chunks| chunks.has_card() && chunks.has("extras"),
        why: "the cards beside an embedded board, and embedded games, need it",
    },
    Row {
        file: "bidding",
        applies: |chunks| chunks.has("track") && chunks.count() > 1,
        why: "an embedded board with bids needs it, most puzzles do not",
    },
    Row {
        file: "details",
        applies: |chunks| chunks.has("details"),
        why: "an embedded board needs it for an expansion, a note, a sale or a kill",
    },
    Row {
        file: "tools",
        applies: |chunks| chunks.has("extras") && chunks.count() > 1,
        why: "an embedded game needs it, an embedded exercise does not, and the later chunks of the app do",
    },
    Row {
        file: "notes",
        applies: |chunks| chunks.has("notes"),
        why: "an embedded board with marks, arrows or comments needs it, and so do lessons and their editor",
    },
    Row {
        file: "table",
        applies: |chunks| chunks.count() > 1,
        why: "the chunks of the app that come after its first page share it",
    },
];

/// The chunks that need a piece.
struct Chunks<'a>(Vec<&'a str>);

impl<'a> Chunks<'a> {
    fn of(stem: &str, needed: &'a Needed) -> Self {
        Self(needed.iter().filter(|(_, files)| files.contains(stem)).map(|(chunk, _)| chunk.as_str()).collect())
    }

    fn has(&self, chunk: &str) -> bool {
        self.0.contains(&chunk)
    }

    /// Returns whether a chunk is among them of what stands beside an embedded board.
    fn has_card(&self) -> bool {
        ["cards", "track", "details"].iter().any(|chunk| self.has(chunk))
    }

    fn count(&self) -> usize {
        self.0.len()
    }

    fn row(&self) -> Option<&'static Row> {
        ROWS.iter().find(|row| (row.applies)(self))
    }
}

/// Joins the pieces in a folder and changes the script that loads them. Returns the files that each chunk needs then.
pub fn join(needed: &Needed, folder: &Path, tools: &BuildTools) -> Result<Needed> {
    let stems: BTreeSet<&String> = needed.values().flatten().collect();
    let mut files: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for stem in stems {
        if let Some(row) = Chunks::of(stem, needed).row() {
            files.entry(row.file).or_default().push(stem);
        }
    }
    let loader_file = folder.join(LOADER);
    let loader = fs::read_to_string(&loader_file).context("the splitter left no script")?;
    let mut loader = loader.replacen(
        "{ __wasm_split: {  } }",
        "{ __wasm_split: {  }, get program() { return this.__wasm_split; } }",
        1,
    );
    ensure!(loader.contains("get program()"), "the splitter's script has changed");
    let mut joined = needed.clone();
    for (file, stems) in files.into_iter().filter(|(_, stems)| stems.len() > 1) {
        into_one(file, &stems, folder, tools)?;
        loader = relink(&loader, file, &stems)?;
        for files in joined.values_mut() {
            let before = files.len();
            files.retain(|stem| !stems.contains(&stem.as_str()));
            if files.len() < before && file != MAIN {
                files.insert(file.to_owned());
            }
        }
    }
    fs::write(loader_file, without_aliases(&loader))?;
    Ok(joined)
}

/// Makes one file of several.
fn into_one(file: &str, stems: &[&str], folder: &Path, tools: &BuildTools) -> Result<()> {
    // Each piece imports a memory, and the joined file must have only one. This module imports it for all.
    let shared = if file == MAIN {
        wasm::file(folder, file)
    } else {
        let pieces =
            stems.iter().map(|stem| fs::read(wasm::file(folder, stem))).collect::<std::io::Result<Vec<_>>>()?;
        let module = folder.join(format!("{file}.wat"));
        fs::write(&module, shared_imports(&pieces)?)?;
        module
    };
    let joined = folder.join(format!("{file}.wasm.new"));
    let mut merge = wasm::binaryen("wasm-merge", tools)?;
    merge.args(["--skip-export-conflicts", "-g"]).arg(&shared).arg(PROGRAM);
    for stem in stems {
        merge.arg(wasm::file(folder, stem)).arg(stem);
    }
    let reasons: Vec<&str> = ROWS.iter().filter(|row| row.file == file).map(|row| row.why).collect();
    process::announce(&format!("Joining {} pieces into {file}.wasm: {}", stems.len(), reasons.join("; ")));
    // It warns that it leaves out the names of local variables.
    process::run_silently(merge.arg("-o").arg(&joined))?;
    for stem in stems {
        fs::remove_file(wasm::file(folder, stem))?;
    }
    fs::rename(joined, wasm::file(folder, file)).context("the joined file could not be renamed")
}

/// Returns a module that imports what all pieces import, in the largest size that one of them asks for, and exports it
/// to them.
fn shared_imports(pieces: &[Vec<u8>]) -> Result<String> {
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

/// A loader for a file that is already loaded.
const NOTHING: &str = "() => async () => ({})";

/// Returns the code with which the splitter's script fetches a piece.
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

/// Changes the script so that it fetches one file in place of several.
fn relink(loader: &str, file: &str, stems: &[&str]) -> Result<String> {
    // The script names a piece of several chunks `__chunk_1`; a chunk's own piece has no name.
    let variable = |stem: &str| stem.strip_prefix("chunk_").map(|number| format!("__chunk_{number}"));
    let fetched = if file == MAIN { NOTHING.to_owned() } else { fetcher(file) };
    let whole = format!("const __joined_{file} = makeLoad({fetched}, []);\n");
    let mut loader = loader.to_owned();
    let mut first = loader.len();
    for stem in stems {
        let fetch = fetcher(stem);
        let found = loader.find(&fetch).with_context(|| format!("the splitter's script does not fetch {stem}"))?;
        match variable(stem) {
            Some(name) => {
                let before = format!("const {name} = makeLoad({fetch}, []);");
                let at = loader.find(&before).with_context(|| format!("{stem} is not loaded by itself"))?;
                first = first.min(at);
                loader = loader.replacen(&before, &format!("const {name} = __joined_{file};"), 1);
            }
            // The chunk waits for its dependencies, and the joined file is one of them.
            None => loader.replace_range(found..found + fetch.len(), NOTHING),
        }
    }
    ensure!(first < loader.len(), "{file} has nothing in common with others");
    loader.insert_str(first, &whole);
    Ok(loader)
}

/// Shortens the lists of what a chunk waits for: each joined file once, in place of the hundreds of pieces in it. Every
/// page loads this script, so each name counts.
fn without_aliases(loader: &str) -> String {
    let alias = |line: &str| {
        let (name, file) = line.strip_prefix("const ")?.strip_suffix(';')?.split_once(" = ")?;
        file.starts_with("__joined_").then(|| (name.to_owned(), file.to_owned()))
    };
    let aliases: BTreeMap<String, String> = loader.lines().filter_map(alias).collect();
    let lines: Vec<&str> = loader.lines().filter(|line| alias(line).is_none()).collect();
    let mut rest = lines.join("\n");
    let mut result = String::with_capacity(rest.len());
    while let Some((before, list)) = rest.split_once('[') {
        let Some((names, after)) = list.split_once(']') else { break };
        let mut files = Vec::new();
        for name in names.split(',').map(str::trim).filter(|name| !name.is_empty()) {
            let file = aliases.get(name).map_or(name, String::as_str);
            if !files.contains(&file) {
                files.push(file);
            }
        }
        result.extend([before, "[", &files.join(", "), "]"]);
        rest = after.to_owned();
    }
    result + &rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chunks_wait_for_each_joined_file_once() {
        let loader = "const __joined_table = makeLoad(() => 1, []);\nconst __chunk_1 = __joined_table;\nconst __chunk_2 = __joined_table;\n\
            const __chunk_3 = makeLoad(() => 3, []);\nexport const pad = wrap(makeLoad(() => 4, [__chunk_1, __chunk_3, __chunk_2]));\n";
        assert_eq!(
            without_aliases(loader),
            "const __joined_table = makeLoad(() => 1, []);\nconst __chunk_3 = makeLoad(() => 3, []);\n\
             export const pad = wrap(makeLoad(() => 4, [__joined_table, __chunk_3]));"
        );
    }

    fn file(chunks: &[&'static str]) -> Option<&'static str> {
        Chunks(chunks.to_vec()).row().map(|row| row.file)
    }

    #[test]
    fn joins_what_is_fetched_together() {
        assert_eq!(file(&["embed", "game", "home"]), Some(MAIN));
        assert_eq!(file(&["games", "home"]), Some("common"));
        assert_eq!(file(&["details", "extras", "home"]), Some("common"));
        assert_eq!(file(&["extras", "home"]), Some("shared"));
        assert_eq!(file(&["game", "home", "dialogs"]), Some("home"));
        assert_eq!(file(&["home"]), Some("home"));
        assert_eq!(file(&["embed", "game"]), Some("board"));
        assert_eq!(file(&["embed"]), Some("board"));
        assert_eq!(file(&["game", "games"]), Some("games"));
        assert_eq!(file(&["cards", "game", "games"]), Some("records"));
        assert_eq!(file(&["cards", "game"]), Some("rows"));
        assert_eq!(file(&["cards", "extras", "game"]), Some("beside"));
        assert_eq!(file(&["game", "track"]), Some("bidding"));
        assert_eq!(file(&["extras", "game", "track"]), Some("beside"));
        assert_eq!(file(&["extras", "game"]), Some("tools"));
        assert_eq!(file(&["details", "game"]), Some("details"));
        assert_eq!(file(&["cards", "details", "game"]), Some("rows"));
        assert_eq!(file(&["details", "game", "track"]), Some("rows"));
        assert_eq!(file(&["editor", "lessons", "notes"]), Some("notes"));
        assert_eq!(file(&["notes"]), Some("notes"));
        assert_eq!(file(&["editor", "lessons"]), Some("table"));
    }

    #[test]
    fn leaves_a_chunk_of_its_own_alone() {
        assert_eq!(file(&["extras"]), None);
        assert_eq!(file(&["editor"]), None);
    }
}
