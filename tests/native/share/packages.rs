//! Packages for learning platforms.

use crate::support::fixtures;
use naqala::i18n::Lang;
use naqala::ui::share::embed_code::BoardContent;
use naqala::ui::share::package::{Entry, Package, PackageKind, SCRIPTS, crc32, zip};
use rawzip::{CompressionMethod, ZipArchive};

const SITE: &str = "https://naqala.example/games/";

fn scripts() -> [String; 2] {
    ["board();".into(), "report();".into()]
}

fn files(kind: PackageKind, content: &BoardContent) -> Vec<(&'static str, String)> {
    Package { kind, site: SITE, lang: Lang::FR, content }.files(scripts()).expect("the content is known")
}

/// A lesson whose title and texts are full of what XML and HTML read as their own.
fn mean() -> BoardContent {
    let title = r#"</title><script>alert('1')</script> & "2" \u0007"#;
    BoardContent::Lesson(format!(
        r#"{{"format": "naqala-lesson/1", "title": {{"en": "{}"}}, "steps": [{{"text": {{"en": "</script><img src=x>"}}}}]}}"#,
        title.replace('"', "\\\"")
    ))
}

#[test]
fn each_standard_has_its_list_with_all_files_and_the_page_first() {
    let content = BoardContent::Course("move".into(), Some(fixtures::lesson("move")));
    for kind in PackageKind::ALL {
        let files = files(kind, &content);
        let names: Vec<_> = files.iter().map(|(name, _)| *name).collect();
        let list = if kind == PackageKind::Xapi { "tincan.xml" } else { "imsmanifest.xml" };
        assert_eq!(names, [list, "index.html", "page.css", SCRIPTS[0], SCRIPTS[1]]);
        assert_eq!([&files[3].1, &files[4].1], ["board();", "report();"]);
        if kind == PackageKind::Xapi {
            assert!(files[0].1.contains(r#"<activity id="https://naqala.example/games/#learn=move" "#));
            assert!(files[0].1.contains(r#"<launch lang="fr">index.html</launch>"#));
        } else {
            for name in &names[1..] {
                assert!(files[0].1.contains(&format!("<file href=\"{name}\"/>")), "{name}");
            }
        }
    }
    let list = |kind| files(kind, &content)[0].1.clone();
    let (old, new) = (list(PackageKind::Scorm12), list(PackageKind::Scorm2004));
    assert!(old.contains("<schemaversion>1.2<") && old.contains(r#"adlcp:scormtype="sco""#), "{old}");
    assert!(new.contains("<schemaversion>2004 4th Edition<") && new.contains(r#"adlcp:scormType="sco""#), "{new}");
    assert!(new.contains(r#"completionSetByContent="true""#) && !old.contains("sequencing"));
}

#[test]
fn the_page_has_the_lesson_in_one_language_and_a_policy_that_allows_the_site_a_frame_alone() {
    let content = BoardContent::Course("move".into(), Some(fixtures::lesson("move")));
    let page = files(PackageKind::Scorm12, &content)[1].1.clone();
    assert!(page.contains("<title>Le déplacement</title>"), "{page}");
    assert!(page.contains(r#"<script src="naqala.js" defer>"#) && !page.contains("data-report="), "{page}");
    assert!(page.contains(r#"<meta name="naqala-site" content="https://naqala.example/games/">"#));
    assert!(page.contains("script-src 'self'; frame-src https://naqala.example; style-src 'self'"), "{page}");
    assert!(!page.contains("connect-src") && !page.contains("style=") && !page.contains("\"en\":"), "{page}");
    let store = files(PackageKind::Xapi, &content)[1].1.clone();
    assert!(store.contains("connect-src https: http:;"), "a launch names the store");
    assert!(store.contains(r#"data-report="xapi""#), "and the page takes one");
}

#[test]
fn a_lesson_that_is_not_known_yet_makes_no_package() {
    let content = BoardContent::Course("move".into(), None);
    assert_eq!(
        Package { kind: PackageKind::Scorm12, site: SITE, lang: Lang::EN, content: &content }.files(scripts()),
        None
    );
}

#[test]
fn texts_from_outside_end_no_element_and_no_attribute() {
    for kind in PackageKind::ALL {
        for (name, text) in files(kind, &mean()).into_iter().take(2) {
            assert!(!text.contains("<img") && !text.contains("alert('1')</script>"), "{name}: {text}");
            assert!(text.contains("&lt;/title&gt;&lt;script&gt;alert(&#39;1&#39;)"), "{name}: {text}");
            assert!(!text.contains('\u{7}'), "{name}");
        }
    }
}

#[test]
fn packages_of_different_exercises_have_different_names() {
    let name = |puzzle: &str| {
        let list = files(PackageKind::Scorm12, &BoardContent::Puzzle(puzzle.into(), None))[0].1.clone();
        list.split("identifier=\"").nth(1).and_then(|rest| rest.split('"').next()).map(str::to_owned)
    };
    assert_eq!(name("control-1"), name("control-1"));
    assert_ne!(name("control-1"), name("control-2"));
}

#[test]
fn an_archive_holds_what_was_put_in_compressed() {
    let contents = [("a.xml", "one".repeat(50)), ("index.html", "é".to_owned())];
    // Deflate in one stored block.
    let deflated: Vec<Vec<u8>> = contents
        .iter()
        .map(|(_, text)| {
            let length = (text.len() as u16).to_le_bytes();
            [&[1], &length[..], &length.map(|byte| !byte)[..], text.as_bytes()].concat()
        })
        .collect();
    let entries: Vec<_> = contents
        .iter()
        .zip(&deflated)
        .map(|((name, content), deflated)| Entry { name, content: content.as_bytes(), deflated })
        .collect();
    let bytes = zip(&entries).expect("short names");
    let archive = ZipArchive::from_slice(&bytes).expect("an archive");
    let mut found = archive.entries();
    for entry in entries {
        let header = found.next_entry().expect("a header").expect("an entry");
        assert_eq!(header.file_path().as_ref(), entry.name.as_bytes());
        assert_eq!(header.compression_method(), CompressionMethod::DEFLATE);
        assert_eq!(crc32(entry.content), rawzip::crc32(entry.content));
        assert_eq!(
            (header.crc32(), header.uncompressed_size_hint()),
            (rawzip::crc32(entry.content), entry.content.len() as u64)
        );
        assert_eq!(archive.get_entry(header.wayfinder()).expect("its content").data(), entry.deflated);
    }
    assert!(found.next_entry().expect("the end").is_none());
}
