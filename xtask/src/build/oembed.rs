//! oEmbed data as static files, for sites that make a board of an address: the puzzle of the day for the app, and each
//! lesson. They hold whole addresses, so the build writes them only where `NAQALA_SITE` says where the site will be.

use std::{env, fmt::Write, fs, path::Path};

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};

use super::files;

/// The variable with the address of the site.
pub const VARIABLE: &str = "NAQALA_SITE";
const FOLDER: &str = "oembed";
const WIDTH: u32 = 700;
/// The height of a lesson, and of a puzzle, at that width.
const HEIGHTS: [u32; 2] = [860, 1300];

/// Returns the address of the site, with a slash at its end, if it is known.
pub fn site() -> Option<String> {
    env::var(VARIABLE).ok().filter(|site| !site.is_empty()).map(|site| format!("{}/", site.trim_end_matches('/')))
}

/// Writes the files and the links to them, if the address of the site is known.
pub fn write(dist: &Path) -> Result<()> {
    site().map_or(Ok(()), |site| write_for(&site, dist))
}

/// Writes the files and the links to them for a site at an address.
pub fn write_for(site: &str, dist: &Path) -> Result<()> {
    ensure!(site.starts_with("https://") || site.starts_with("http://"), "{VARIABLE} is no address of a site: {site}");
    let folder = dist.join(FOLDER);
    fs::create_dir_all(&folder)?;
    let put = |name: &str, data: &Value| fs::write(folder.join(format!("{name}.json")), data.to_string());
    put("daily", &data(site, "Puzzle of the day", "puzzle=daily", HEIGHTS[1]))?;
    for file in files::below(&dist.join("lessons"))? {
        let address = files::address(&file, &dist.join("lessons"));
        let Some(name) = address.strip_suffix(".json") else { continue };
        let lesson: Value =
            serde_json::from_str(&fs::read_to_string(&file)?).with_context(|| format!("{address} is no JSON"))?;
        if let Some(title) = lesson["title"]["en"].as_str() {
            put(name, &data(site, title, &format!("lesson={}", encoded(&lesson.to_string())), HEIGHTS[0]))?;
        }
    }
    for page in ["index.html", "examples.html"] {
        let path = dist.join(page);
        let link = format!(
            "<link rel=\"alternate\" type=\"application/json+oembed\" href=\"{site}{FOLDER}/daily.json\" title=\"Naqala\">\
             <meta property=\"og:image\" content=\"{site}icons/icon-512.png\">"
        );
        let text = fs::read_to_string(&path)?;
        ensure!(text.contains("</head>"), "{page} has no head");
        fs::write(path, text.replacen("</head>", &format!("{link}</head>"), 1))?;
    }
    Ok(())
}

/// Returns the data of an exercise.
fn data(site: &str, title: &str, says: &str, height: u32) -> Value {
    let html = format!(
        "<iframe src=\"{site}embed.html#v=1&amp;mode=exercise&amp;{says}\" title=\"{title}\" width=\"100%\" height=\"{height}\" style=\"border:0\" loading=\"lazy\" allow=\"fullscreen; clipboard-write\"></iframe>"
    );
    json!({
        "version": "1.0", "type": "rich", "provider_name": "Naqala", "provider_url": site, "title": title,
        "width": WIDTH, "height": height, "html": html,
    })
}

/// Encodes a value of an address.
fn encoded(text: &str) -> String {
    let mut encoded = String::new();
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"-_.~".contains(&byte) {
            encoded.push(char::from(byte));
        } else {
            // Writing to a string cannot fail.
            let _ = write!(encoded, "%{byte:02X}");
        }
    }
    encoded
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_the_site_in_the_frame() {
        let data = data("https://naqala.example/", "Loops", &format!("lesson={}", encoded("{\"é\"}")), 860);
        let html = data["html"].as_str().unwrap_or_default();
        assert!(
            html.contains(
                "src=\"https://naqala.example/embed.html#v=1&amp;mode=exercise&amp;lesson=%7B%22%C3%A9%22%7D\""
            ),
            "{html}"
        );
        assert_eq!((&data["version"], &data["type"], &data["width"]), (&json!("1.0"), &json!("rich"), &json!(700)));
    }
}
