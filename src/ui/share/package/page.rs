//! The page of a package.

use super::exercise::{Package, PackageKind, escaped};
use crate::ui::share::embed_code::{BoardContent, in_language};

/// Writes the page with the board, which has a style sheet and its scripts beside it. The platform serves the page as its own, so no script
/// comes from elsewhere: its policy allows the site a frame alone. With xAPI the page may send to any host, because only a launch
/// names the store. Returns `None` while the lesson is not known.
pub fn write(package: &Package, sheet: &str, [board, report]: [&str; 2]) -> Option<String> {
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
    // A page obeys the address of a launch only if it says so.
    let (store, reports) = match package.kind {
        PackageKind::Xapi => ("connect-src https: http:; ", "data-report=\"xapi\""),
        PackageKind::Scorm12 | PackageKind::Scorm2004 => ("", "data-report"),
    };
    let title = escaped(&package.title());
    Some(format!(
        "<!DOCTYPE html>\n<html lang=\"{lang}\">\n<head>\n  <meta charset=\"utf-8\">\n  \
         <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src 'self'; \
         frame-src {origin}; {store}style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'\">\n  \
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n  \
         <meta name=\"color-scheme\" content=\"light dark\">\n  \
         <meta name=\"referrer\" content=\"no-referrer\">\n  \
         <meta name=\"naqala-site\" content=\"{site}\">\n  <title>{title}</title>\n  \
         <link rel=\"icon\" href=\"data:,\">\n  <link rel=\"stylesheet\" href=\"{sheet}\">\n  \
         <script src=\"{board}\" defer></script>\n  <script src=\"{report}\" defer></script>\n</head>\n<body>\n\
         <naqala-board mode=\"exercise\" lang=\"{lang}\"{attribute} {reports} loading=\"eager\">{inside}\n  \
         <a href=\"{site}\">{title}</a>\n</naqala-board>\n</body>\n</html>\n"
    ))
}

/// Returns the scheme and host of an address.
fn origin(site: &str) -> &str {
    let host = site.find("://").map_or(0, |at| at + 3);
    site[host..].find('/').map_or(site, |end| &site[..host + end])
}
