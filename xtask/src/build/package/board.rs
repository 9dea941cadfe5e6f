//! What the site offers to builders of other pages: the npm package of `packages/board`, with the element as a module, its
//! types and a React component; and the release of the script.

use std::{fs, path::Path};

use anyhow::{Context, Result};

use super::npm_pack;
use crate::{build::files, paths};

/// The packed package in the site. Sites install it from its address, so it keeps its name.
const FILE: &str = "naqala-board.tgz";

/// The name under which the build publishes `public/naqala.js` for pages that check its hash. What was published under a
/// name never changes: CONTRIBUTING says what to do when the script does.
const RELEASE: &str = "naqala.1.1.js";

/// Returns whether a file of the site is there for other pages only: the package, and the pinned scripts `naqala.1.0.js`.
pub fn is_for_pages(name: &str) -> bool {
    name == FILE || is_pinned(name) || name.starts_with("oembed/")
}

/// Publishes the script of the site under the name of its release.
pub fn release(dist: &Path) -> Result<()> {
    files::copy(&paths::root().join(SCRIPT), &dist.join(RELEASE))
}

/// Returns whether a file is a release of `naqala.js`, which never changes.
pub fn is_pinned(name: &str) -> bool {
    name.strip_prefix("naqala.").and_then(|rest| rest.strip_suffix(".js")).is_some()
}

/// The script that embeds boards in other pages.
const SCRIPT: &str = "public/naqala.js";

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
        assert!(is_pinned("naqala.1.0.js") && is_for_pages(FILE));
        assert!(!is_for_pages("naqala.js") && !is_for_pages("naqala-a3aa5ce074ff6f92.js"));
    }

    #[test]
    fn the_documentation_has_the_hash_of_each_release() -> Result<()> {
        let read = |path: &str| fs::read(paths::root().join(path));
        let mut releases = vec![(RELEASE.to_owned(), read(SCRIPT)?)];
        // Older releases are files of their own.
        for file in files::below(&paths::root().join("public"))? {
            let name = files::address(&file, &paths::root().join("public"));
            if is_pinned(&name) {
                releases.push((name, fs::read(&file)?));
            }
        }
        let changes = String::from_utf8(read("docs/embedding-changes.md")?)?;
        for (name, bytes) in &releases {
            let hash = digest::integrity(bytes);
            assert!(
                changes.contains(&format!("| `{name}` | `{hash}` |")),
                "{name} has the hash {hash}: CONTRIBUTING, \"The script for other pages\", says what to do"
            );
        }
        assert_eq!(changes.matches("| `naqala.").count(), releases.len(), "each release is still in the site");
        let tag = format!("{RELEASE}\" integrity=\"{}\"", digest::integrity(&releases[0].1));
        assert!(
            String::from_utf8(read("docs/embedding.md")?)?.contains(&tag),
            "docs/embedding.md pins the newest: {tag}"
        );
        Ok(())
    }
}
