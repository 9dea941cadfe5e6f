//! Splits the program into the part of the first screen and those that come later (`src/ui/later.rs` names them), and puts
//! them in place of the one that Trunk has made.
//!
//! One digest of all parts stands in all their names: they fit together, or the page asks for others.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, anyhow};
use wasm_split_cli_support::{Options, SplitWasm, transform};

use super::{
    merge::{self, Needed},
    names, stale,
};
use crate::{digest, html, paths, process, setup::BuildTools};

const LINK: &str = "__wasm_split.js";
/// What LLVM uses of the newer instructions.
pub const FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
    "--enable-mutable-globals",
    "--enable-multivalue",
];
/// What shortens most.
const OPT: [&str; 9] = [
    "--low-memory-unused",
    "--zero-filled-memory",
    "--flatten",
    "--rereloop",
    "-O3",
    "-Os",
    "--strip-debug",
    "--strip-producers",
    "--quiet",
];

/// What is fetched at once where a page starts with a part: files and their integrity, part by part.
pub struct Starts(BTreeMap<String, Vec<(String, String)>>);

impl Starts {
    /// Lets the browser fetch what a part takes while the program itself is still coming.
    pub fn links(&self, part: &str) -> Result<String> {
        let files = self.0.get(part).with_context(|| format!("the program has no part {part}"))?;
        let mut links = String::new();
        for (name, integrity) in files {
            // Writing to a String cannot fail. The integrity is for the check of the build: what fetches checks its own.
            let _ = write!(
                links,
                "<link rel=\"preload\" as=\"fetch\" type=\"application/wasm\" href=\"./{name}\" data-integrity=\"{integrity}\" crossorigin>"
            );
        }
        Ok(links)
    }

    #[cfg(test)]
    pub fn of<const N: usize>(parts: [(&str, Vec<(&str, &str)>); N]) -> Self {
        let owned = |(name, integrity): (&str, &str)| (name.to_owned(), integrity.to_owned());
        Self(parts.into_iter().map(|(part, files)| (part.to_owned(), files.into_iter().map(owned).collect())).collect())
    }
}

/// Puts the split program in place; gives the page that names it, and what each part takes.
pub fn into(page: &str, dist: &Path, tools: &BuildTools) -> Result<(String, Starts)> {
    let program = paths::wasm_target().join(crate::setup::WASM_TARGET).join("wasm-release/naqala.wasm");
    let work = paths::wasm_target().join("split");
    if work.exists() {
        fs::remove_dir_all(&work).with_context(|| format!("{} could not be emptied", work.display()))?;
    }
    fs::create_dir_all(&work)?;
    let needed = split(&program, &work)?.prefetch_map;
    let needed = needed.into_iter().map(|(part, files)| (part, files.into_iter().collect())).collect();
    bindgen(&work, tools)?;
    let link = fs::read_to_string(work.join(LINK)).context("the splitter left no script")?;
    let (link, needed) = merge::join(&link, &needed, &work, tools)?;
    let stems: BTreeSet<&String> = needed.values().flatten().collect();
    let parts: Vec<PathBuf> = stems.iter().map(|stem| work.join(format!("{stem}.wasm"))).collect();
    let main = work.join("naqala_bg.wasm");
    // For a look at what one is working on; what is measured and published is optimised.
    if !stale::is_quick() {
        for wasm in parts.iter().chain([&main]) {
            optimise(wasm, tools)?;
        }
    }
    let files = Files { js: work.join("naqala.js"), link, main, parts, needed };
    files.put_in_place(page, dist, tools)
}

/// Cuts the program where the code says.
fn split(program: &Path, work: &Path) -> Result<SplitWasm> {
    let wasm = fs::read(program).with_context(|| format!("{} could not be read", program.display()))?;
    let main = work.join("naqala.wasm");
    let mut options = Options::new(&wasm);
    options.output_dir = work;
    options.main_out_path = &main;
    options.main_module = "./naqala.js";
    transform(options).map_err(|error| anyhow!("the program could not be split: {error:#}"))
}

fn bindgen(work: &Path, tools: &BuildTools) -> Result<()> {
    let mut bindgen = Command::new(tools.bindgen.join(process::executable("wasm-bindgen")));
    bindgen.args(["--target", "web", "--no-typescript", "--keep-lld-exports", "--no-demangle", "--out-dir"]);
    process::run("Binding the parts of the page", bindgen.arg(work).arg(work.join("naqala.wasm")))
}

fn optimise(wasm: &Path, tools: &BuildTools) -> Result<()> {
    let program = tools.packages.folder().join("binaryen/bin/wasm-opt");
    let name = wasm.file_name().unwrap_or_default().to_string_lossy();
    let mut node = Command::new("node");
    process::run(
        &format!("Optimising {name}"),
        node.arg(program).args(FEATURES).args(OPT).arg(wasm).arg("-o").arg(wasm),
    )
}

struct Files {
    js: PathBuf,
    /// The script that loads the parts.
    link: String,
    main: PathBuf,
    parts: Vec<PathBuf>,
    /// The files of each part, by their stems: its own, and what it has in common with others.
    needed: Needed,
}

impl Files {
    /// Gives the files their names and takes the place of Trunk's.
    fn put_in_place(&self, page: &str, dist: &Path, tools: &BuildTools) -> Result<(String, Starts)> {
        let js = fs::read_to_string(&self.js).context("wasm-bindgen left no naqala.js")?;
        let mut link = self.link.clone();
        let (main, js) = names::shorten(&fs::read(&self.main)?, &js, &link)?;
        let mut everything = [js.as_bytes(), link.as_bytes(), &main].concat();
        let mut parts = Vec::new();
        for part in &self.parts {
            let bytes = fs::read(part).with_context(|| format!("{} could not be read", part.display()))?;
            everything.extend(&bytes);
            parts.push((part.file_name().unwrap_or_default().to_string_lossy(), bytes));
        }
        let hash = digest::short(&everything);
        let (js_name, main_name, link_name) =
            (format!("naqala-{hash}.js"), format!("naqala-{hash}_bg.wasm"), format!("parts-{hash}.js"));
        let mut starts: BTreeMap<String, Vec<(String, String)>> = BTreeMap::new();
        for (name, bytes) in &parts {
            let old = format!("new URL(\"./{name}\", import.meta.url)");
            let stem = name.trim_end_matches(".wasm");
            let takers: Vec<&str> =
                self.needed.iter().filter(|(_, files)| files.contains(stem)).map(|(part, _)| part.as_str()).collect();
            // What several parts have in common and is not joined is named after them.
            let is_joined = !stem.starts_with("split_") && !stem.starts_with("chunk_");
            let named =
                if is_joined { format!("{stem}-{hash}.wasm") } else { format!("{}-{hash}.wasm", takers.join("_")) };
            let integrity = digest::of("sha384", bytes).context("sha384 is known")?;
            anyhow::ensure!(link.contains(&old), "the splitter's script does not fetch {name}");
            let new = format!("new URL(\"./{named}\", import.meta.url), {{ integrity: \"{integrity}\" }}");
            link = link.replace(&old, &new);
            fs::write(dist.join(&named), bytes)?;
            for taker in takers {
                starts.entry(taker.to_owned()).or_default().push((named.clone(), integrity.clone()));
            }
        }
        let starts = Starts(starts);
        let link = minify(&link.replace("./naqala.js", &format!("./{js_name}")), tools)?;
        // The import's address; its key in the table of imports stays what the wasm calls it.
        let js = js.replace(&format!("from \"./{LINK}\""), &format!("from \"./{link_name}\""));
        let js = minify(&js, tools)?;
        let page = rename(page, dist, &[(".js", &js_name, js.as_bytes()), ("_bg.wasm", &main_name, &main)])?;
        fs::write(dist.join(&link_name), &link)?;
        let page = preload(&page, &link_name, &link)?;
        Ok((start_with(&page, &starts.links("home")?)?, starts))
    }
}

/// Shortens a script.
fn minify(script: &str, tools: &BuildTools) -> Result<String> {
    let file = paths::wasm_target().join("split").join("minified.js");
    fs::write(&file, script)?;
    let program = paths::root().join("xtask/src/build/minify.mjs");
    process::run("Shortening a script", Command::new("node").arg(program).arg(&file).arg(tools.packages.folder()))?;
    fs::read_to_string(file).context("the minifier left no script")
}

/// Writes a file in place of Trunk's of that ending, and its name and integrity wherever the page has those.
fn rename(page: &str, dist: &Path, files: &[(&str, &str, &[u8])]) -> Result<String> {
    let mut page = page.to_owned();
    for (ending, name, bytes) in files {
        let tag = html::tags(&page)
            .into_iter()
            .find(|tag| tag.name == "link" && tag.attribute("href").is_some_and(|href| href.ends_with(ending)))
            .with_context(|| format!("the page preloads no {ending}"))?;
        let old = tag.attribute("href").unwrap_or_default().trim_start_matches("./").to_owned();
        let stated = tag.attribute("integrity").with_context(|| format!("{old} has no integrity"))?.to_owned();
        let integrity = digest::of("sha384", bytes).context("sha384 is known")?;
        page = page.replace(&old, name).replace(&stated, &integrity);
        fs::remove_file(dist.join(&old)).with_context(|| format!("{old} could not be removed"))?;
        fs::write(dist.join(name), bytes)?;
    }
    Ok(page)
}

/// Lets the browser fetch the script of the parts together with the other one.
fn preload(page: &str, name: &str, script: &str) -> Result<String> {
    let integrity = digest::of("sha384", script.as_bytes()).context("sha384 is known")?;
    let first =
        html::tags(page).into_iter().find(|tag| tag.is_link("modulepreload")).context("nothing is preloaded")?;
    let link = format!("<link rel=\"modulepreload\" href=\"./{name}\" integrity=\"{integrity}\" crossorigin>");
    Ok(format!("{}{link}{}", &page[..first.span.end], &page[first.span.end..]))
}

/// Puts links after that to the program, which stays the first.
fn start_with(page: &str, links: &str) -> Result<String> {
    let program = html::tags(page)
        .into_iter()
        .find(|tag| tag.is_link("preload") && tag.attribute("as") == Some("fetch"))
        .context("the page preloads no wasm")?;
    Ok(format!("{}{links}{}", &page[..program.span.end], &page[program.span.end..]))
}
