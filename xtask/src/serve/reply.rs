//! One answer: status, headers, bytes.

use std::{fs, path::Path};

use super::{
    address,
    request::Request,
    rules::{self, Header},
};

/// Answers a request from the site's folder.
pub fn to(request: &Request, site: &Path) -> Vec<u8> {
    let (status, mut headers, body) = answer(request, site);
    headers.push(header("Content-Length", &body.len().to_string()));
    headers.push(header("Connection", if request.stays { "keep-alive" } else { "close" }));
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

type Answer = (&'static str, Vec<Header>, Vec<u8>);

fn answer(request: &Request, site: &Path) -> Answer {
    if !matches!(request.method.as_str(), "GET" | "HEAD") {
        return plain("405 Method Not Allowed", "only GET and HEAD are answered here");
    }
    let Some(file) = address::file(site, &request.url) else {
        return plain("404 Not Found", "there is no such file");
    };
    let packed = if request.takes_brotli { packed(&file) } else { None };
    let is_packed = packed.is_some();
    match packed.map_or_else(|| fs::read(&file), Ok) {
        Ok(bytes) => ("200 OK", headers(&file, site, is_packed), bytes),
        Err(error) => plain("500 Internal Server Error", &format!("the file could not be read: {error}")),
    }
}

fn headers(file: &Path, site: &Path, is_packed: bool) -> Vec<Header> {
    let mut headers = rules::of(site, file);
    headers.push(header("Content-Type", media_type(file)));
    headers.push(header("Vary", "Accept-Encoding"));
    if !headers.iter().any(|(name, _)| name == "Cache-Control") {
        // What was just built is what is seen.
        headers.push(header("Cache-Control", "no-cache"));
    }
    if is_packed {
        headers.push(header("Content-Encoding", "br"));
    }
    headers
}

fn header(name: &str, value: &str) -> Header {
    (name.to_owned(), value.to_owned())
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

fn plain(status: &'static str, text: &str) -> Answer {
    (status, vec![header("Content-Type", "text/plain; charset=utf-8")], text.as_bytes().to_vec())
}
