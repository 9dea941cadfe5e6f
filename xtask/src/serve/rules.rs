//! The headers of the site's own `_headers` file: what a host would send, our server sends too.

use std::{fs, path::Path};

use crate::build;

/// A header, its name first.
pub type Header = (String, String);

/// Reads the headers that the site states for one of its files.
pub fn of(site: &Path, file: &Path) -> Vec<Header> {
    // A folder without such a file states none.
    let text = fs::read_to_string(site.join(build::HEADERS)).unwrap_or_default();
    matching(&text, &format!("/{}", build::address(file, site)))
}

fn matching(text: &str, address: &str) -> Vec<Header> {
    let mut found = Vec::new();
    let mut is_meant = false;
    for line in text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#')) {
        if !line.starts_with(char::is_whitespace) {
            is_meant = line.strip_suffix('*').map_or(line == address, |start| address.starts_with(start));
        } else if let (true, Some((name, value))) = (is_meant, line.split_once(':')) {
            found.push((name.trim().to_owned(), value.trim().to_owned()));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn joins_the_parts_that_mean_an_address() {
        let text = "# All of it.\n/*\n  A: b\n\n/x.js\n  Cache-Control: no-cache\n  C: d: e\n/y.js\n  F: g\n";
        let header = |name: &str, value: &str| (name.to_owned(), value.to_owned());
        let expected = [header("A", "b"), header("Cache-Control", "no-cache"), header("C", "d: e")];
        assert_eq!(matching(text, "/x.js"), expected);
        assert_eq!(matching(text, "/z/x.js"), [header("A", "b")]);
    }
}
