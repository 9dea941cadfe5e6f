//! The page: Trunk builds it; its styles, policy, service worker, brotli files and headers are finished here.

mod art;
mod compress;
mod csp;
mod embed;
mod files;
mod headers;
mod integrity;
mod lessons;
mod merge;
mod names;
mod offline;
mod prune;
mod split;
mod stale;
mod styles;

use std::fs;

use anyhow::{Context, Result, bail};

use crate::{
    html, paths, process,
    setup::{self, BuildTools},
};

/// Builds the static site into dist/.
pub fn site() -> Result<()> {
    let tools = setup::build_tools()?;
    with(&tools)
}

/// Builds the site if a source is newer than it.
pub fn site_if_stale(tools: &BuildTools) -> Result<()> {
    if stale::is_stale()? { with(tools) } else { Ok(()) }
}

/// Builds the site with tools at hand.
pub fn with(tools: &BuildTools) -> Result<()> {
    if stale::is_quick() {
        stale::note()?;
    }
    let mut trunk = std::process::Command::new(&tools.trunk);
    trunk
        .args(["build", "--release", "--offline", "--cargo-profile", "wasm-release", "--features", "split"])
        .current_dir(paths::root())
        .env("PATH", tools.path()?)
        .env("CARGO_TARGET_DIR", paths::wasm_target())
        // Flags for the native machine do not suit wasm; Trunk stumbles over `NO_COLOR=1`.
        .env_remove("RUSTFLAGS")
        .env_remove("NO_COLOR");
    process::run("Building the page", &mut trunk)?;
    finish(tools)?;
    stale::note()?;
    println!("The site is in {}", paths::dist().display());
    Ok(())
}

fn finish(tools: &BuildTools) -> Result<()> {
    let dist = paths::dist();
    let page = dist.join("index.html");
    let text = fs::read_to_string(&page)
        .context("Trunk left no dist/index.html")?
        // Browsers hash scripts with these line ends.
        .replace("\r\n", "\n");
    refuse_inline_styles(&text)?;
    let (text, starts) = split::into(&text, &dist, tools)?;
    let text = styles::join(&text, &dist)?;
    let text = art::name(&text, &dist)?;
    let text = integrity::hand_to_starter(&text)?;
    let embedded = embed::from(&text, &starts)?;
    let embedded = styles::reduce(&embedded, &dist, &embed::named(&embedded, &dist)?)?;
    for (name, text) in [("index.html", text), (embed::FILE, embedded)] {
        let text = csp::write_into(&text)?;
        integrity::verify(&text, &dist)?;
        fs::write(dist.join(name), text).with_context(|| format!("dist/{name} could not be written"))?;
    }
    lessons::join(&dist)?;
    offline::write(&dist, &tools.packages)?;
    compress::folder(&dist)?;
    headers::write(&dist)
}

/// The policy blocks style attributes and elements in the page: better said here than by the browser.
fn refuse_inline_styles(page: &str) -> Result<()> {
    for tag in html::tags(page) {
        if tag.name == "style" || tag.attribute("style").is_some() {
            bail!(
                "the page holds an inline style, which its policy blocks: `{}` (use a class or an attribute)",
                page[tag.span].chars().take(120).collect::<String>()
            );
        }
    }
    Ok(())
}

pub use files::address;
pub use headers::FILE as HEADERS;
pub use offline::kept;
