//! What is wrong with files of words is said with its place.

use naqala_locales::{Locales, Part};
use std::path::PathBuf;
use std::{env, fs, process};

const LANGUAGE: &str = "### The language.\n\nown-name = English\ndirection = ltr\n";
const ENGLISH: &str = "### Texts of bids.

# $n (number)
coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
bid = { $name } bids { $price }.
# $meeple (Meeple)
letter = { $meeple ->
    [elder] E
   *[vizier] V
}
";

/// Writes files into a folder of their own and reads them.
fn read(name: &str, files: &[(&str, &str)]) -> Result<Locales, Vec<String>> {
    let folder: PathBuf = env::temp_dir().join(format!("naqala-locales-{name}-{}", process::id()));
    for (file, text) in files {
        let path = folder.join(file);
        fs::create_dir_all(path.parent().expect("a folder")).expect("it can be made");
        fs::write(path, text).expect("it can be written");
    }
    let read = Locales::read(&folder).map_err(|faults| faults.iter().map(ToString::to_string).collect());
    fs::remove_dir_all(folder).expect("it can be removed");
    read
}

/// Returns the faults of a language beside English whose bids are given.
fn faults_of(name: &str, tag: &str, bids: &str) -> Vec<String> {
    let (own, file) = (format!("{tag}/language.ftl"), format!("{tag}/bids.ftl"));
    let files = [("en/language.ftl", LANGUAGE), ("en/bids.ftl", ENGLISH), (&own, LANGUAGE), (&file, bids)];
    read(name, &files).err().unwrap_or_default()
}

#[test]
fn a_fault_names_file_line_and_row() {
    for (case, tag, bids, expected) in [
        ("unknown", "fr", "bids = Mise\n", "fr/bids.ftl:1: English has no such row."),
        (
            "argument",
            "fr",
            "\nbid = { $player } mise.\n",
            "fr/bids.ftl:2: $player is not handed to this row; these are: $name, $price.",
        ),
        (
            "category",
            "ru",
            "coins = { $n ->\n    [one] a\n   *[other] b\n}\n",
            "ru/bids.ftl:1: The choice lacks what numbers of this language can be: few, many.",
        ),
        (
            "key",
            "fr",
            "coins = { $n ->\n    [single] a\n   *[other] b\n}\n",
            "fr/bids.ftl:1: [single] is neither a whole number nor one of zero, one, two, few, many, other.",
        ),
        ("term", "fr", "bid = { -coin }\n", "fr/bids.ftl:1: There is no term “-coin”."),
        (
            "form",
            "fr",
            "-coin = pièce\n    .gender = f\nbid = { -coin.number ->\n    [f] a\n   *[m] b\n}\n",
            "fr/bids.ftl:3: The term “-coin” has no “.number”.",
        ),
        ("function", "fr", "bid = { DATE($name) }\n", "fr/bids.ftl:1: DATE chooses; it has no text of its own"),
        (
            "ring",
            "fr",
            "-a = { -b }\n-b = { -a }\nbid = { -a }\n",
            "fr/bids.ftl:3: Terms or rows name each other in a ring.",
        ),
        (
            "prints",
            "fr",
            "letter = { $meeple }\n",
            "fr/bids.ftl:1: “letter” prints an argument; English only chooses by it.",
        ),
        ("syntax", "fr", "bid = { $name\n", "fr/bids.ftl:"),
        ("tag", "xq", "bid = Mise\n", "xq:1: This is no tag of a language"),
    ] {
        let faults = faults_of(case, tag, bids);
        assert!(faults.iter().any(|fault| fault.contains(&format!("locales/{expected}"))), "{case}: {faults:?}");
    }
}

#[test]
fn a_language_says_its_name() {
    let files = [
        ("en/language.ftl", LANGUAGE),
        ("en/bids.ftl", ENGLISH),
        ("de/bids.ftl", "bid = { $name } bietet { $price }.\n"),
    ];
    let faults = read("nameless", &files).err().unwrap_or_default();
    assert!(faults.iter().any(|fault| fault.contains("de/language.ftl:1: The file has to say")), "{faults:?}");
}

#[test]
fn what_a_language_lacks_is_english_and_counted() -> Result<(), Vec<String>> {
    let german = "### Die Sprache.\n\nown-name = Deutsch\ndirection = ltr\n";
    let bids = "bid = { $name } bietet { $price }.\n";
    let files =
        [("en/language.ftl", LANGUAGE), ("en/bids.ftl", ENGLISH), ("de/language.ftl", german), ("de/bids.ftl", bids)];
    let locales = read("lacking", &files)?;
    assert_eq!(
        locales.languages().iter().map(|one| (&*one.tag, one.missing)).collect::<Vec<_>>(),
        [("en", 0), ("de", 2)]
    );
    let packed = locales.packed(1, Part::Rest);
    assert!(packed.contains("bietet") && packed.contains("coins"), "{packed}");
    assert_eq!(packed.lines().count(), 1 + locales.len());
    Ok(())
}

#[test]
fn terms_are_said_where_rows_name_them() -> Result<(), Vec<String>> {
    let bids = "-coin = { $case ->\n    [genitive] Münze (gen.)\n   *[nominative] Münze\n}\n    .gender = f
bid = { -coin(case: \"genitive\") }, { -coin }, { -coin.gender ->\n    [f] eine\n   *[m] ein\n} { $name } { $price }\n";
    let files =
        [("en/language.ftl", LANGUAGE), ("en/bids.ftl", ENGLISH), ("de/language.ftl", LANGUAGE), ("de/bids.ftl", bids)];
    let packed = read("terms", &files)?.packed(1, Part::Rest);
    assert!(packed.contains("\nMünze (gen.), Münze, eine \u{1}a \u{1}b\n"), "{packed:?}");
    Ok(())
}

#[test]
fn each_plural_category_has_a_key_of_its_own() -> Result<(), Vec<String>> {
    let bids = "coins = { $n ->\n    [one] a\n    [few] b\n    [other] c\n    [7] d\n   *[many] e\n}\n";
    let files =
        [("en/language.ftl", LANGUAGE), ("en/bids.ftl", ENGLISH), ("ru/language.ftl", LANGUAGE), ("ru/bids.ftl", bids)];
    let packed = read("categories", &files)?.packed(1, Part::Rest);
    let expected = "\n\u{2}aO\u{3}a\u{5}F\u{3}b\u{5}o\u{3}c\u{5}7\u{3}d\u{5}\u{3}e\u{5}\u{4}\n";
    assert!(packed.contains(expected), "{packed:?}");
    Ok(())
}

#[test]
fn parts_name_rows_that_are_there() {
    let files = [("en/language.ftl", LANGUAGE), ("en/bids.ftl", ENGLISH), ("parts.txt", "first bids: bid coin\n")];
    let faults = read("parts", &files).err().unwrap_or_default();
    assert_eq!(faults, ["locales/parts.txt:1: English has no “bids.coin”."]);
    let files =
        [("en/language.ftl", LANGUAGE), ("en/bids.ftl", ENGLISH), ("parts.txt", "first bids: bid\ngame bids\n")];
    let locales = read("parted", &files).expect("no fault");
    assert_eq!([Part::First, Part::Game, Part::Rest].map(|part| locales.packed(0, part).lines().count()), [2, 3, 3]);
}

#[test]
fn other_rows_have_another_sum() {
    let changed = ENGLISH.replace("$price", "$cost");
    let of = |name, bids: &str| {
        let locales = read(name, &[("en/language.ftl", LANGUAGE), ("en/bids.ftl", bids)]).expect("no fault");
        locales.sum(Part::Rest)
    };
    assert_eq!(of("sum", ENGLISH), of("same", &ENGLISH.replace("bids {", "pays {")));
    assert_ne!(of("sum", ENGLISH), of("other", &changed));
}
