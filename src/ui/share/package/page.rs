//! The page of a package.

use super::exercise::{Package, PackageKind, escaped};
use crate::ui::share::embed_code::{BoardContent, in_language};

/// Writes the page with the board, which has a style sheet and a script beside it. Its policy allows the site, and no other host but
/// the store that a launch names. Returns `None` while the lesson is not known.
pub fn write(package: &Package, sheet: &str, script: &str) -> Option<String> {
    let lang = package.lang.code();
    let site = escaped(package.site);
    let origin = escaped(origin(package.site));
    let (attribute, inside) = match package.content {
        BoardContent::Puzzle(name, _) => (format!(" puzzle=\"{}\"", escaped(name)), String::new()),
        BoardContent::Course(_, file) => (String::new(), in_language(file.as_ref()?, lang)),
        BoardContent::Lesson(json) | BoardContent::Record(json) | BoardContent::Position(json) => {
            (String::new(), json.trim().to_owned())
        }
    };
    // No letter of the content can end the element around it.
    let inside = inside.replace('<', "\\u003c");
    let inside = if inside.is_empty() {
        inside
    } else {
        format!("\n  <script type=\"application/json\">\n{inside}\n  </script>")
    };
    let store = if package.kind == PackageKind::Xapi { "connect-src https: http:; " } else { "" };
    let title = escaped(&package.title());
    Some(format!(
        "<!DOCTYPE html>\n<html lang=\"{lang}\">\n<head>\n  <meta charset=\"utf-8\">\n  \
         <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src 'self' {origin}; \
         frame-src {origin}; {store}style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'\">\n  \
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n  \
         <meta name=\"color-scheme\" content=\"light dark\">\n  \
         <meta name=\"referrer\" content=\"no-referrer\">\n  <title>{title}</title>\n  \
         <link rel=\"icon\" href=\"data:,\">\n  <link rel=\"stylesheet\" href=\"{sheet}\">\n  \
         <script src=\"{site}naqala.js\" defer></script>\n  <script src=\"{script}\" defer></script>\n</head>\n<body>\n\
         <naqala-board mode=\"exercise\" lang=\"{lang}\"{attribute} data-report loading=\"eager\">{inside}\n  \
         <a href=\"{site}\">{title}</a>\n</naqala-board>\n</body>\n</html>\n"
    ))
}

/// Returns the scheme and host of an address.
fn origin(site: &str) -> &str {
    let host = site.find("://").map_or(0, |at| at + 3);
    site[host..].find('/').map_or(site, |end| &site[..host + end])
}
