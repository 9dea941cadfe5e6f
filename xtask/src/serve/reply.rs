//! One answer: status, headers, bytes.

use std::{fs, path::Path};

use super::{address, request::Request};
use crate::build;

/// Answers a request from the site's folder.
pub fn to(request: &Request, site: &Path) -> Vec<u8> {
    let (status, mut headers, body) = answer(request, site);
    headers.push(("Content-Length", body.len().to_string()));
    headers.push(("Connection", if request.stays { "keep-alive" } else { "close" }.to_owned()));
    let mut bytes = format!("HTTP/1.1 {status}\r\n").into_bytes();
    for (name, value) in headers {
        bytes.extend(format!("{name}: {value}\r\n").into_bytes());
    }
    bytes.extend(b"\r\n");
    if request.method != "HEAD" {
        bytes.extend(body);
    }
    bytes
}

type Headers = Vec<(&'static str, String)>;

fn answer(request: &Request, site: &Path) -> (&'static str, Headers, Vec<u8>) {
    if !matches!(request.method.as_str(), "GET" | "HEAD") {
        return plain("405 Method Not Allowed", "only GET and HEAD are answered here");
    }
    let Some(file) = address::file(site, &request.url) else {
        return plain("404 Not Found", "there is no such file");
    };
    let packed = if request.takes_brotli { packed(&file) } else { None };
    let is_packed = packed.is_some();
    match packed.map_or_else(|| fs::read(&file), Ok) {
        Ok(bytes) => ("200 OK", headers(&file, is_packed), bytes),
        Err(error) => plain("500 Internal Server Error", &format!("the file could not be read: {error}")),
    }
}

fn headers(file: &Path, is_packed: bool) -> Headers {
    let mut headers = vec![
        ("Content-Type", media_type(file).to_owned()),
        // What was just built is what is seen.
        ("Cache-Control", "no-cache".to_owned()),
        ("Vary", "Accept-Encoding".to_owned()),
        ("X-Content-Type-Options", "nosniff".to_owned()),
        // A sandboxed frame is its own origin: scripts, wasm, fonts and styles come to it only so.
        ("Access-Control-Allow-Origin", "*".to_owned()),
    ];
    if is_packed {
        headers.push(("Content-Encoding", "br".to_owned()));
    }
    if file.extension().is_some_and(|ending| ending == "html")
        && let Some(policy) = fs::read_to_string(file).ok().as_deref().and_then(build::policy_of)
    {
        headers.push(("Content-Security-Policy", policy));
    }
    headers
}

fn packed(file: &Path) -> Option<Vec<u8>> {
    let mut name = file.as_os_str().to_owned();
    name.push(".br");
    fs::read(name).ok()
}

fn media_type(file: &Path) -> &'static str {
    match file.extension().unwrap_or_default().to_string_lossy().as_ref() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "wasm" => "application/wasm",
        "css" => "text/css; charset=utf-8",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" | "md" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

fn plain(status: &'static str, text: &str) -> (&'static str, Headers, Vec<u8>) {
    let headers = vec![("Content-Type", "text/plain; charset=utf-8".to_owned())];
    (status, headers, text.as_bytes().to_vec())
}
