//! The files of a package.

use super::archive::crc32;
use super::exercise::{Package, PackageKind};
use super::{manifest, page};

/// The scripts of a package, as the site and the package call them: that of the board, and the one that reports.
pub const SCRIPTS: [&str; 2] = ["naqala.js", "naqala-report.js"];
const PAGE: &str = "index.html";
const SHEET: &str = "page.css";
const STYLE: &str = "body { max-width: 64rem; margin: 0 auto; padding: 8px; font: 16px/1.5 system-ui, sans-serif; }\n";

impl Package<'_> {
    /// Writes the files of the package, by their names; `scripts` are the texts of [`SCRIPTS`]. Returns `None` while the lesson is not known.
    #[must_use]
    pub fn files(&self, scripts: [String; 2]) -> Option<Vec<(&'static str, String)>> {
        let page = page::write(self, SHEET, SCRIPTS)?;
        let list = match self.kind {
            PackageKind::Scorm12 | PackageKind::Scorm2004 => "imsmanifest.xml",
            PackageKind::Xapi => "tincan.xml",
        };
        let identity = format!("{:08x}", crc32(page.as_bytes()));
        let [board, report] = SCRIPTS;
        let list = (list, manifest::write(self, &identity, &[PAGE, SHEET, board, report]));
        let others = [(PAGE, page), (SHEET, STYLE.to_owned())];
        Some([list].into_iter().chain(others).chain(SCRIPTS.into_iter().zip(scripts)).collect())
    }
}
