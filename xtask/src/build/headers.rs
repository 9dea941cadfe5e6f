//! The `_headers` file of the site, which static hosts and our own server read.

use std::{fmt::Write, fs, path::Path};

use anyhow::{Context, Result};

use super::{
    csp, files, offline, package,
    terms::{HEADERS, Page, WORKER},
    workers,
};
use crate::paths;

const FOR_GOOD: &str = "public, max-age=31536000, immutable";
const ASK_AGAIN: &str = "no-cache";
const DIGITS: usize = 16;

/// Writes dist/_headers: public/_headers, then a part for each page and each file that needs headers of its own.
pub fn write(dist: &Path) -> Result<()> {
    let everywhere =
        fs::read_to_string(paths::root().join("public").join(HEADERS)).context("public/_headers could not be read")?;
    let mut text = everywhere.replace("\r\n", "\n");
    for file in offline::kept(dist)? {
        let name = files::address(&file, dist);
        let page = if files::ending(&name) == "html" { Some(fs::read_to_string(&file)?) } else { None };
        text += &part(&name, page.as_deref())?;
    }
    text += &part(WORKER, None)?;
    for file in files::below(dist)?.into_iter().filter(|file| package::is_for_pages(&files::address(file, dist))) {
        text += &part(&files::address(&file, dist), None)?;
    }
    fs::write(dist.join(HEADERS), text).context("dist/_headers could not be written")
}

/// Returns the part of one file; `page` is the text of a page. Hosts would join several parts of one address.
fn part(name: &str, page: Option<&str>) -> Result<String> {
    let mut lines = Vec::new();
    let policy = page.map(csp::policy_of).transpose()?.flatten();
    if let Some(policy) = policy {
        // Browsers obey `frame-ancestors` in a header only. Every page may frame the app, which has nothing to steal. A
        // page on the disk may frame a board, too, which `*` does not allow.
        let framed = if name == Page::Board.file() { "" } else { "; frame-ancestors *" };
        lines.push(format!("Content-Security-Policy: {policy}{framed}"));
    }
    if workers::is_script(name) {
        lines.push(format!("Content-Security-Policy: {}", csp::OF_WORKERS));
    }
    if is_hashed(name) || package::is_pinned(name) {
        lines.push(format!("Cache-Control: {FOR_GOOD}"));
    } else if page.is_some() || ["js", "css", "json", "webmanifest", "tgz"].contains(&files::ending(name)) {
        lines.push(format!("Cache-Control: {ASK_AGAIN}"));
    }
    let mut text = String::new();
    if lines.is_empty() {
        return Ok(text);
    }
    let folder = name.strip_suffix("index.html");
    for address in [Some(name), folder].into_iter().flatten() {
        // Writing to a String cannot fail.
        let _ = writeln!(text, "\n/{address}\n  {}", lines.join("\n  "));
    }
    Ok(text)
}

/// Returns whether a name holds a hash of the contents: 16 digits between `-` and `.` or `_`.
fn is_hashed(name: &str) -> bool {
    let is_digit = |byte: &u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(byte);
    name.match_indices('-').any(|(at, _)| {
        let rest = &name.as_bytes()[at + 1..];
        rest.iter().take_while(|byte| is_digit(byte)).count() == DIGITS && matches!(rest.get(DIGITS), Some(b'.' | b'_'))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn knows_hashed_names() {
        assert!(is_hashed("naqala-a3aa5ce074ff6f92_bg.wasm"));
        assert!(is_hashed("parts/log-a3aa5ce074ff6f92.wasm"));
        for name in ["index.html", "icons/icon-192.png", "a-a3aa5ce074ff6f92", "a-a3aa5ce074ff6f92f.js"] {
            assert!(!is_hashed(name), "{name}");
        }
    }

    #[test]
    fn gives_pages_their_policy_and_hashed_names_a_long_life() -> Result<()> {
        let page = "<meta charset=utf-8><meta http-equiv=content-security-policy content=\"default-src 'none'\">";
        let text = part("index.html", Some(page))?;
        let lines = "\n  Content-Security-Policy: default-src 'none'; frame-ancestors *\n  Cache-Control: no-cache\n";
        assert_eq!(text, format!("\n/index.html{lines}\n/{lines}"));
        assert!(!part("embed.html", Some(page))?.contains("frame-ancestors"), "a page on the disk may frame a board");
        assert_eq!(part("sw.js", None)?, "\n/sw.js\n  Cache-Control: no-cache\n");
        assert!(part("a-a3aa5ce074ff6f92.js", None)?.contains("immutable"));
        let worker = part("thinker-a3aa5ce074ff6f92.js", None)?;
        assert!(
            worker.contains("Content-Security-Policy: default-src 'none'; script-src") && worker.contains("immutable")
        );
        assert!(part("naqala.1.0.js", None)?.contains("immutable") && part("naqala.js", None)?.contains("no-cache"));
        assert_eq!(part("icons/icon-192.png", None)?, "");
        Ok(())
    }
}
