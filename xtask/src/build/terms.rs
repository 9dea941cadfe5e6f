//! The words that the steps of the build share.

use std::collections::{BTreeMap, BTreeSet};

/// The degree to which the wasm is optimised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quality {
    /// Fully, as it is published, measured and tested.
    Full,
    /// Without `wasm-opt`: larger, but built sooner.
    Quick,
}

/// A page of the site.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    App,
    /// An embedded board. Other pages know its address, so it never changes.
    Board,
}

impl Page {
    /// Lists them.
    pub const ALL: [Self; 2] = [Self::App, Self::Board];

    /// Returns the page's file.
    pub fn file(self) -> &'static str {
        match self {
            Self::App => "index.html",
            Self::Board => "embed.html",
        }
    }

    /// Returns the chunk of the program that the page starts with.
    pub fn chunk(self) -> &'static str {
        match self {
            Self::App => "home",
            Self::Board => "embed",
        }
    }
}

/// The file of the site's headers, as Netlify, Cloudflare Pages and others know it.
pub const HEADERS: &str = "_headers";
/// The file of the service worker. It must keep its name: browsers take another name for another worker.
pub const WORKER: &str = "sw.js";
/// The splitter's script, which fetches the chunks. The program imports it by this name.
pub const LOADER: &str = "__wasm_split.js";
/// The stem of the program itself, which every page loads.
pub const MAIN: &str = "naqala_bg";

/// The files of each chunk, by their stems: its own, and those that it shares with other chunks.
pub type Needed = BTreeMap<String, BTreeSet<String>>;
