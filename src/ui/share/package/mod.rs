//! A package for learning platforms: a zip with a page that has a board, and the list of its files that a platform reads
//! (`docs/classes.md`).
//!
//! ```
//! use naqala::i18n::Lang;
//! use naqala::ui::share::embed_code::BoardContent;
//! use naqala::ui::share::package::{Package, PackageKind};
//! let content = BoardContent::Puzzle("merchants-4".into(), None);
//! let package = Package { kind: PackageKind::Scorm12, site: "https://naqala.example/", lang: Lang::EN, content: &content };
//! let files = package.files(["/* naqala.js */".into(), "/* naqala-report.js */".into()]).expect("a puzzle needs no file");
//! assert_eq!(files[0].0, "imsmanifest.xml");
//! assert!(files[1].1.contains(r#"<naqala-board mode="exercise" lang="en" puzzle="merchants-4" data-report"#));
//! ```

mod archive;
mod exercise;
mod files;
mod manifest;
mod page;

pub use archive::{Entry, crc32, zip};
pub(super) use exercise::escaped;
pub use exercise::{Package, PackageKind};
pub use files::SCRIPTS;
