//! The files of a package.

use super::archive::crc32;
use super::exercise::{Package, PackageKind};
use super::{manifest, page};

/// The script that reports, as the site and the package call it.
pub const SCRIPT: &str = "naqala-report.js";
const PAGE: &str = "index.html";
const SHEET: &str = "page.css";
const STYLE: &str = "body { max-width: 64rem; margin: 0 auto; padding: 8px; font: 16px/1.5 system-ui, sans-serif; }\n";

impl Package<'_> {
    /// Writes the files of the package, by their names; `script` is the script that reports. Returns `None` while the lesson is not known.
    #[must_use]
    pub fn files(&self, script: &str) -> Option<Vec<(&'static str, String)>> {
        let page = page::write(self, SHEET, SCRIPT)?;
        let list = match self.kind {
            PackageKind::Scorm12 | PackageKind::Scorm2004 => "imsmanifest.xml",
            PackageKind::Xapi => "tincan.xml",
        };
        let identity = format!("{:08x}", crc32(page.as_bytes()));
        let others = [PAGE, SHEET, SCRIPT];
        Some(vec![
            (list, manifest::write(self, &identity, &others)),
            (PAGE, page),
            (SHEET, STYLE.to_owned()),
            (SCRIPT, script.to_owned()),
        ])
    }
}
