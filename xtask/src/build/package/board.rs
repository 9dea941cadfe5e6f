//! What the site offers to builders of other pages: the npm package of `packages/board`, with the element as a module, its
//! types and a React component; and the release of the script.

use std::{fs, path::Path};

use anyhow::{Context, Result};

use super::npm_pack;
use crate::{build::files, paths};

/// The packed package in the site. Sites install it from its address, so it keeps its name.
const FILE: &str = "naqala-board.tgz";

/// A script for other pages, with the name under which the build publishes it for pages that check its hash. What was published under a
/// name never changes: CONTRIBUTING says what to do when the script does.
struct Pinned {
    script: &'static str,
    release: &'static str,
    /// What the names of its releases begin with, before their version.
    prefix: &'static str,
}

/// The script that embeds boards in other pages.
const SCRIPT: &str = "public/naqala.js";

const PINNED: [Pinned; 2] = [
    Pinned { script: SCRIPT, release: "naqala.1.3.js", prefix: "naqala." },
    Pinned { script: "public/naqala-report.js", release: "naqala-report.1.0.js", prefix: "naqala-report." },
];

/// Returns whether a file of the site is there for other pages only: the package, and the pinned scripts `naqala.1.0.js`.
pub fn is_for_pages(name: &str) -> bool {
    name == FILE || is_pinned(name) || name.starts_with("oembed/")
}

/// Publishes the scripts of the site under the names of their releases.
pub fn release(dist: &Path) -> Result<()> {
    PINNED
        .iter()
        .try_for_each(|Pinned { script, release, .. }| files::copy(&paths::root().join(script), &dist.join(release)))
}

impl Pinned {
    fn has(&self, name: &str) -> bool {
        name.strip_prefix(self.prefix).and_then(|rest| rest.strip_suffix(".js")).is_some()
    }
}

/// Returns whether a file is a release of a script, which never changes.
pub fn is_pinned(name: &str) -> bool {
    PINNED.iter().any(|pinned| pinned.has(name))
}

/// What the module has besides the script of the site.
const EXPORTS: &str = "
/* Says where the site is, once for all boards. */
export function useSite(address) {
  if (typeof document === 'undefined') return;
  const meta = document.querySelector('meta[name=\"naqala-site\"]') || document.head.appendChild(document.createElement('meta'));
  meta.name = 'naqala-site';
  meta.content = address;
}
";

/// Makes the package in the target folder and packs it into the site.
pub fn pack(dist: &Path) -> Result<()> {
    let source = paths::root().join("packages/board");
    let folder = paths::target().join("packages/board");
    files::empty(&folder)?;
    files::copy(&source, &folder)?;
    let script = fs::read_to_string(dist.join("naqala.js")).context("naqala.js could not be read")?;
    fs::write(folder.join("index.js"), script + EXPORTS)?;
    let name = npm_pack(&folder, dist)?;
    fs::rename(dist.join(&name), dist.join(FILE)).with_context(|| format!("{name} could not be renamed"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::digest;

    #[test]
    fn knows_what_is_for_other_pages() {
        assert!(is_pinned("naqala.1.0.js") && is_for_pages("naqala-report.1.0.js") && is_for_pages(FILE));
        assert!(
            !is_for_pages("naqala.js")
                && !is_for_pages("naqala-report.js")
                && !is_for_pages("naqala-a3aa5ce074ff6f92.js")
        );
    }

    #[test]
    fn the_documentation_has_the_hash_of_each_release() -> Result<()> {
        let read = |path: &str| fs::read(paths::root().join(path));
        for (pinned, table, tag) in [
            (&PINNED[0], "docs/embedding-changes.md", "docs/embedding.md"),
            (&PINNED[1], "docs/classes.md", "docs/classes.md"),
        ] {
            let newest = read(pinned.script)?;
            let mut releases = vec![(pinned.release.to_owned(), newest.clone())];
            // Older releases are files of their own.
            for file in files::below(&paths::root().join("public"))? {
                let name = files::address(&file, &paths::root().join("public"));
                if pinned.has(&name) {
                    releases.push((name, fs::read(&file)?));
                }
            }
            let lines = String::from_utf8(read(table)?)?;
            for (name, bytes) in &releases {
                let hash = digest::integrity(bytes);
                assert!(
                    lines.contains(&format!("| `{name}` | `{hash}` |")),
                    "{name} has the hash {hash}: CONTRIBUTING, \"The scripts for other pages\", says what to do"
                );
            }
            let stated = lines.matches(&format!("| `{}", pinned.prefix)).count();
            assert_eq!(stated, releases.len(), "each release is still in the site");
            let tag_of = format!("{}\" integrity=\"{}\"", pinned.release, digest::integrity(&newest));
            assert!(String::from_utf8(read(tag)?)?.contains(&tag_of), "{tag} pins the newest: {tag_of}");
        }
        Ok(())
    }

    #[test]
    fn every_older_release_is_in_the_site() -> Result<()> {
        let page = fs::read_to_string(paths::root().join("index.html"))?;
        for file in files::below(&paths::root().join("public"))? {
            let name = files::address(&file, &paths::root().join("public"));
            assert!(!is_pinned(&name) || page.contains(&format!("href=\"public/{name}\"")), "{name}");
        }
        Ok(())
    }
}
