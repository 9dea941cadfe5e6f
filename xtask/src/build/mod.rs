//! The build: compiles the program, makes the pages from index.html, and writes the site into dist/.
//!
//! It does not use Trunk, but `trunk serve` reads the same index.html.

mod art;
mod bundle;
mod cache;
mod compress;
mod csp;
mod elements;
pub mod files;
mod fingerprint;
mod headers;
mod html;
mod imports;
mod lessons;
mod merge;
mod minify;
mod oembed;
mod offline;
mod package;
mod page;
mod program;
mod puzzles;
mod relay;
mod source;
mod styles;
mod terms;
mod wasm;
mod workers;

use std::{fs, thread};

use anyhow::{Context, Result, anyhow};
use clap::Args;

pub use oembed::write_for as write_oembed;
pub use offline::kept;
pub use package::engine as engine_package;
pub use relay::Relay;
pub use terms::{HEADERS, Quality};
pub use workers::WorkerProgram;

use crate::{
    locales, paths,
    setup::{self, BuildTools},
};
use source::Source;
use terms::Page;

/// How to build the site.
#[derive(Args, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BuildOptions {
    /// Do not optimise the wasm: for work on the page, not to publish
    #[arg(long)]
    quick: bool,
}

impl BuildOptions {
    /// Returns how much the wasm is optimised.
    pub const fn quality(self) -> Quality {
        if self.quick { Quality::Quick } else { Quality::Full }
    }
}

/// How to build a site that can have a relay.
#[derive(Args, Clone, Debug)]
pub struct SiteOptions {
    #[command(flatten)]
    pub build: BuildOptions,
    /// The relay of live tables, like `wss://relay.example.org`, or `self` for one at the site's own address. Without it
    /// the page has no live tables, and asks nothing of anybody
    #[arg(long)]
    pub relay: Option<Relay>,
}

/// Builds the site, and the npm package of the engine.
pub fn run(options: &SiteOptions) -> Result<()> {
    site_with(options.build.quality(), options.relay.as_ref())?;
    println!("The package of the engine is {}", package::engine()?.display());
    Ok(())
}

/// Builds the site, without a relay, into dist/ unless dist/ was built from the same inputs.
pub fn site(quality: Quality) -> Result<()> {
    site_with(quality, None)
}

/// Builds the site into dist/ unless dist/ was built from the same inputs.
pub fn site_with(quality: Quality, relay: Option<&Relay>) -> Result<()> {
    let fingerprint = fingerprint::of_inputs(quality, relay)?;
    let has_full_build =
        quality == Quality::Quick && fingerprint::is_built(&fingerprint::of_inputs(Quality::Full, relay)?);
    if has_full_build || fingerprint::is_built(&fingerprint) {
        println!("\nThe site in {} is up to date", paths::dist().display());
        return Ok(());
    }
    fingerprint::forget()?;
    let was_kept = cache::take(&fingerprint)?;
    if !was_kept {
        write(&setup::build_tools()?, quality, relay)?;
    }
    fingerprint::remember(&fingerprint)?;
    if was_kept {
        println!("\nThe site in {} was built before, from the same inputs", paths::dist().display());
    } else {
        cache::put(&fingerprint);
        println!("The site is in {}", paths::dist().display());
    }
    Ok(())
}

fn write(tools: &BuildTools, quality: Quality, relay: Option<&Relay>) -> Result<()> {
    let source = Source::read()?;
    // The compiler optimises each of them on one processor.
    let (pieces, workers) = thread::scope(|scope| {
        let workers = scope.spawn(|| workers::make_all(tools, quality));
        (program::make(tools, quality), workers.join())
    });
    let (pieces, workers) = (pieces?, workers.map_err(|_| anyhow!("the thread that makes the workers failed"))??);
    let dist = paths::dist();
    files::empty(&dist)?;
    source.copy_files(&dist)?;
    let program = bundle::write(&pieces, &dist, tools)?;
    let workers = workers::write_all(&workers, &dist, tools)?;
    let styles = styles::write(&source.sheets, &dist, tools)?;
    let art = art::write(&dist)?;
    let scripts = minify::scripts(&source.scripts, tools)?;
    let puzzles = puzzles::cut(&dist, &puzzles::lessons(&paths::dist().join("puzzles.json"))?)?;
    let words = locales::write(&dist)?;
    let parts = page::Parts {
        program: &program,
        styles: &styles,
        art: &art,
        scripts: &scripts,
        workers: &workers,
        puzzles: &puzzles,
        words: &words,
        relay,
    };
    for page in Page::ALL {
        let host = relay.and_then(Relay::host).filter(|_| page == Page::App);
        let text = csp::write_into(&page::write(&source.text, page, &parts)?, host)?;
        page::verify_integrity(&text, &dist)?;
        fs::write(dist.join(page.file()), text)
            .with_context(|| format!("dist/{} could not be written", page.file()))?;
    }
    lessons::join(&dist)?;
    package::release(&dist)?;
    words.tell(&dist)?;
    puzzles::tell(&dist)?;
    package::pack(&dist)?;
    oembed::write(&dist)?;
    offline::write(&dist, &tools.packages)?;
    compress::folder(&dist)?;
    headers::write(&dist)
}
