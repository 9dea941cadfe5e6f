//! From a request's address to a file of the site.

use std::path::{Path, PathBuf};

/// The site answers below this path too, to show that it lives under any.
pub const ELSEWHERE: &str = "/some/where/else/";

/// Finds the file an address means; nothing for what is not below the site.
pub fn file(site: &Path, url: &str) -> Option<PathBuf> {
    let path = url.split(['?', '#']).next().unwrap_or_default();
    let path = path.strip_prefix(ELSEWHERE).or_else(|| path.strip_prefix('/'))?;
    let path = decoded(path)?;
    let mut file = site.to_path_buf();
    for part in path.split('/').filter(|part| !part.is_empty()) {
        let outside = part == ".." || part == "." || part.contains(['\\', ':', '\0']);
        if outside {
            return None;
        }
        file.push(part);
    }
    if file.is_dir() {
        file.push("index.html");
    }
    file.is_file().then_some(file)
}

fn decoded(path: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(path.len());
    let mut rest = path.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(if byte == b'%' {
            let pair = [rest.next()?, rest.next()?];
            u8::from_str_radix(std::str::from_utf8(&pair).ok()?, 16).ok()?
        } else {
            byte
        });
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn here() -> PathBuf {
        PathBuf::from(env!("CARGO_MANIFEST_DIR"))
    }

    #[test]
    fn finds_files_below_the_site_only() {
        let site = here();
        assert_eq!(file(&site, "/src/main.rs?x=1"), Some(site.join("src").join("main.rs")));
        assert_eq!(file(&site, "/some/where/else/Cargo.toml"), Some(site.join("Cargo.toml")));
        assert_eq!(file(&site, "/src/m%61in.rs"), Some(site.join("src").join("main.rs")));
        for outside in ["/../Cargo.toml", "/%2e%2e/Cargo.toml", "/src/..%5c..", "Cargo.toml", "/%zz", "/nothing"] {
            assert_eq!(file(&site, outside), None, "{outside}");
        }
    }
}
