//! Names the pieces of the program and writes them into the site.
//!
//! All names have the same hash of all pieces, so a page never loads pieces that do not fit together.

use std::{collections::BTreeMap, fmt::Write, fs, path::Path};

use anyhow::{Context, Result, bail};

use super::{
    elements, imports, minify,
    program::Pieces,
    terms::{LOADER, MAIN},
};
use crate::{digest, setup::BuildTools};

/// A file of the site and the value of its integrity attribute.
#[derive(Clone, Debug, PartialEq, Eq)]
struct File {
    name: String,
    integrity: String,
}

impl File {
    fn write(dist: &Path, name: String, bytes: &[u8]) -> Result<Self> {
        fs::write(dist.join(&name), bytes).with_context(|| format!("{name} could not be written"))?;
        Ok(Self { name, integrity: digest::integrity(bytes) })
    }
}

/// The program in the site.
#[derive(Debug)]
pub struct Program {
    script: File,
    loader: File,
    main: File,
    /// The files of each chunk.
    chunks: BTreeMap<String, Vec<File>>,
}

impl Program {
    /// Returns links for the head, which make the browser fetch the program and the first chunk of a page at once.
    pub fn preloads(&self, chunk: &str) -> Result<String> {
        let files = self.chunks.get(chunk).with_context(|| format!("the program has no chunk {chunk}"))?;
        let mut links = String::new();
        // Writing to a String cannot fail.
        for File { name, integrity } in [&self.script, &self.loader] {
            let _ =
                write!(links, "<link rel=\"modulepreload\" href=\"./{name}\" integrity=\"{integrity}\" crossorigin>");
        }
        for File { name, integrity } in std::iter::once(&self.main).chain(files) {
            // Chromium warns of `integrity` on such a preload and ignores it. The fetching script checks the file.
            let _ = write!(
                links,
                "<link rel=\"preload\" as=\"fetch\" type=\"application/wasm\" href=\"./{name}\" data-integrity=\"{integrity}\" crossorigin>"
            );
        }
        Ok(links)
    }

    /// Returns the script that starts the program, unless the browser is too old. It reports a failure to the script before
    /// it in index.html. The program itself reports that it has started.
    pub fn starter(&self) -> String {
        let (script, File { name, integrity }) = (&self.script.name, &self.main);
        format!(
            "'old' in document.documentElement.dataset || import('./{script}')
.then((module) => module.default({{ module_or_path: fetch('./{name}', {{ integrity: '{integrity}' }}) }}))
.catch((error) => dispatchEvent(new CustomEvent('naqala:failed', {{ detail: error }})));"
        )
    }

    #[cfg(test)]
    pub fn of<const N: usize>(chunks: [(&str, &str); N]) -> Self {
        let file = |name: &str| File { name: name.to_owned(), integrity: "sha256-x".to_owned() };
        Self {
            script: file("naqala.js"),
            loader: file("loader.js"),
            main: file("naqala.wasm"),
            chunks: chunks.map(|(chunk, name)| (chunk.to_owned(), vec![file(name)])).into(),
        }
    }
}

/// Writes the program into the site.
pub fn write(pieces: &Pieces, dist: &Path, tools: &BuildTools) -> Result<Program> {
    let main = elements::without_empty(&pieces.wasm(MAIN)?)?;
    let (script, main) = imports::shortened(&pieces.script()?, &main)?;
    let mut loader = pieces.loader()?;
    let mut everything = [script.as_bytes(), loader.as_bytes(), &main].concat();
    let mut parts = BTreeMap::new();
    for stem in pieces.needed.values().flatten() {
        let bytes = pieces.wasm(stem)?;
        if parts.insert(stem.as_str(), bytes).is_none() {
            everything.extend(&parts[stem.as_str()]);
        }
    }
    let hash = digest::short(&everything);
    let mut chunks: BTreeMap<String, Vec<File>> = BTreeMap::new();
    for (stem, bytes) in parts {
        let chunks_with_it =
            pieces.needed.iter().filter(|(_, files)| files.contains(stem)).map(|(chunk, _)| chunk.as_str());
        let chunks_with_it: Vec<&str> = chunks_with_it.collect();
        // A file that merge.rs did not name is named after the chunks that need it.
        let is_named = !stem.starts_with("split_") && !stem.starts_with("chunk_");
        let name = format!("{}-{hash}.wasm", if is_named { stem.to_owned() } else { chunks_with_it.join("_") });
        let file = File::write(dist, name, &bytes)?;
        loader = with_integrity(&loader, &format!("{stem}.wasm"), &file.name, &file.integrity)?;
        for chunk in chunks_with_it {
            chunks.entry(chunk.to_owned()).or_default().push(file.clone());
        }
    }
    let (script_name, loader_name) = (format!("naqala-{hash}.js"), format!("parts-{hash}.js"));
    let loader = loader.replace("./naqala.js", &format!("./{script_name}"));
    // Only the address of the import changes. Its key in the table of imports stays, since the wasm knows it.
    let script = script.replace(&format!("from \"./{LOADER}\""), &format!("from \"./{loader_name}\""));
    let mut short = minify::modules(&[script, loader], tools)?.into_iter();
    let mut next = |name| File::write(dist, name, short.next().unwrap_or_default().as_bytes());
    let (script, loader) = (next(script_name)?, next(loader_name)?);
    let main = File::write(dist, format!("naqala-{hash}_bg.wasm"), &main)?;
    Ok(Program { script, loader, main, chunks })
}

/// Changes a script, shortened or not, so that it fetches a file under its name in the site and checks it.
pub fn with_integrity(script: &str, asked: &str, name: &str, integrity: &str) -> Result<String> {
    for space in ["", " "] {
        let fetch = |file: &str, options: &str| format!("fetch(new URL(\"./{file}\",{space}import.meta.url){options})");
        let unchecked = fetch(asked, "");
        if script.contains(&unchecked) {
            let options = format!(",{space}{{{space}integrity:{space}\"{integrity}\"{space}}}");
            return Ok(script.replace(&unchecked, &fetch(name, &options)));
        }
    }
    bail!("no script fetches {asked}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fetches_a_renamed_file_with_its_integrity() -> Result<()> {
        let loader = "fetch(new URL(\"./board.wasm\", import.meta.url))";
        let renamed = with_integrity(loader, "board.wasm", "board-0.wasm", "sha256-b")?;
        assert_eq!(renamed, "fetch(new URL(\"./board-0.wasm\", import.meta.url), { integrity: \"sha256-b\" })");
        let short = with_integrity(&loader.replace(", ", ","), "board.wasm", "board-0.wasm", "sha256-b")?;
        assert_eq!(short, "fetch(new URL(\"./board-0.wasm\",import.meta.url),{integrity:\"sha256-b\"})");
        assert!(with_integrity(loader, "home.wasm", "home-0.wasm", "sha256-b").is_err());
        Ok(())
    }

    #[test]
    fn preloads_the_chunk_that_a_page_starts_with() -> Result<()> {
        let program = Program::of([("home", "home.wasm"), ("embed", "embed.wasm")]);
        let links = program.preloads("embed")?;
        assert!(links.contains("./naqala.js") && links.contains("./naqala.wasm") && links.contains("./embed.wasm"));
        assert!(!links.contains("home.wasm"));
        assert!(program.preloads("game").is_err());
        Ok(())
    }
}
