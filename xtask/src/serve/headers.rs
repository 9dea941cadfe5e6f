//! The headers of a response: those of the site's `_headers` file, as a static host would send them.

use std::{fs, path::Path, sync::Arc};

use axum::{
    extract::{Request, State},
    http::{
        HeaderMap, HeaderName, HeaderValue,
        header::{CACHE_CONTROL, CONTENT_TYPE, VARY},
    },
    middleware::Next,
    response::Response,
};

use crate::build;

/// A second path of the site. The journeys use it to show that the site works below any path.
pub const ELSEWHERE: &str = "/some/where/else";

/// Adds the headers to the response of the file service.
pub async fn add(State(site): State<Arc<Path>>, request: Request, next: Next) -> Response {
    let path = request.uri().path();
    let address = path.strip_prefix(ELSEWHERE).unwrap_or(path).to_owned();
    let mut response = next.run(request).await;
    // Read each time: a build beside a running server changes the file. A folder without one has no such headers.
    let stated = fs::read_to_string(site.join(build::HEADERS)).unwrap_or_default();
    let headers = response.headers_mut();
    for (name, value) in matching(&stated, &address) {
        if let (Ok(name), Ok(value)) = (name.parse::<HeaderName>(), value.parse::<HeaderValue>()) {
            headers.insert(name, value);
        }
    }
    complete(headers);
    response
}

/// Adds what `_headers` leaves to the host.
fn complete(headers: &mut HeaderMap) {
    // A page that was just built must not come from the browser's cache.
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-cache"));
    headers.insert(VARY, HeaderValue::from_static("Accept-Encoding"));
    let kind = headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    if kind.starts_with("text/")
        && !kind.contains("charset")
        && let Ok(kind) = format!("{kind}; charset=utf-8").parse()
    {
        headers.insert(CONTENT_TYPE, kind);
    }
}

/// Lists the headers that the parts of a `_headers` file state for an address.
fn matching<'a>(text: &'a str, address: &str) -> Vec<(&'a str, &'a str)> {
    let mut found = Vec::new();
    let mut applies = false;
    for line in text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#')) {
        if !line.starts_with(char::is_whitespace) {
            applies = line.strip_suffix('*').map_or(line == address, |start| address.starts_with(start));
        } else if let (true, Some((name, value))) = (applies, line.split_once(':')) {
            found.push((name.trim(), value.trim()));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::matching;

    #[test]
    fn joins_the_parts_that_apply_to_an_address() {
        let text = "# All of it.\n/*\n  A: b\n\n/x.js\n  Cache-Control: no-cache\n  C: d: e\n/y.js\n  F: g\n";
        assert_eq!(matching(text, "/x.js"), [("A", "b"), ("Cache-Control", "no-cache"), ("C", "d: e")]);
        assert_eq!(matching(text, "/z/x.js"), [("A", "b")]);
    }
}
