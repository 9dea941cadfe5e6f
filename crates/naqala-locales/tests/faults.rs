//! What is wrong with files of words is said with its place.

mod common;

use common::{ENGLISH, LANGUAGE, faults_of, read};
use naqala_locales::{Locales, MOST_LANGUAGES, Part};
use serde_json::json;

/// How things are said in sentences.
const WORDS: &str = "### Words.

# $n (number)
coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
# $meeple (Meeple)
# $count (number)
meeples = { $count } { meeple }
# $meeple (Meeple)
meeple = { $meeple ->
    [elder] elder
   *[vizier] vizier
}
";
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
        ("function", "fr", "bid = { DATE($name) }\n", "fr/bids.ftl:1: There are FORM($thing, \"form\"), NUMBER($n)"),
        ("chooses", "fr", "bid = { DATE($name) ->\n   *[a] b\n}\n", "fr/bids.ftl:1: DATE does not choose."),
        (
            "forms",
            "fr",
            "bid = { FORM($name, \"genitive\") }\n",
            "fr/bids.ftl:1: $name is a finished text, which has no forms.",
        ),
        (
            "ring",
            "fr",
            "-a = { -b }\n-b = { -a }\nbid = { -a }\n",
            "fr/bids.ftl:3: Terms or rows name each other in a ring.",
        ),
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
fn there_are_no_more_languages_than_the_page_has_places_for() {
    let german = LANGUAGE.replace("English", "Deutsch");
    let others: Vec<_> = (1..=MOST_LANGUAGES).map(|number| format!("de-{number:03}/language.ftl")).collect();
    let mut files: Vec<_> = others.iter().map(|file| (file.as_str(), german.as_str())).collect();
    files.push(("en/language.ftl", LANGUAGE));
    assert_eq!(
        read("too-many", &files).err(),
        Some(vec!["locales/en:1: There are more than 64 languages.".to_owned()])
    );
    assert_eq!(read("many", &files[1..]).err(), None);
}

#[test]
fn what_a_language_lacks_is_english_and_counted() -> Result<(), Vec<String>> {
    let german = LANGUAGE.replace("English", "Deutsch");
    let bids = "bid = { $name } bietet { $price }.\n";
    let files =
        [("en/language.ftl", LANGUAGE), ("en/bids.ftl", ENGLISH), ("de/language.ftl", &german), ("de/bids.ftl", bids)];
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
    assert_eq!([Part::First, Part::Game, Part::Rest].map(|part| locales.packed(0, part).lines().count()), [2, 3, 7]);
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

/// Reads English with a room of log lines and its words, and the same rooms of a language.
fn log(name: &str, rows: &str, tag: &str, own: &str, words: &str) -> Result<Locales, Vec<String>> {
    let english = format!("### Log.\n\n{rows}");
    let files = [
        ("en/language.ftl", LANGUAGE),
        ("en/words.ftl", WORDS),
        ("en/log.ftl", &english),
        (&format!("{tag}/language.ftl"), LANGUAGE),
        (&format!("{tag}/words.ftl"), words),
        (&format!("{tag}/log.ftl"), own),
    ];
    read(name, &files)
}

#[test]
fn a_thing_is_said_as_its_row_says_it_in_the_form_that_a_sentence_needs() -> Result<(), Vec<String>> {
    let words = "coins = { $n ->\n    [one] { $n } Münze\n   *[other] { $n } Münzen\n}\n    .dative = { $n ->
        [one] { $n } Münze\n       *[other] { $n } Münzen (dat.)\n    }\n";
    let log = log(
        "form-of-thing",
        "# $coins (coins)\npaid = Paid: { $coins }.\n",
        "de",
        "paid = Mit { FORM($coins, \"dative\") }, { $coins }, { NUMBER($coins) }, { SIGNED($coins) }.\n",
        words,
    )?;
    let english = "\nPaid: \u{2}aO\u{3}\u{1}a coin\u{5}\u{3}\u{1}a coins\u{5}\u{4}.\n";
    assert!(log.packed(0, Part::Rest).contains(english), "{:?}", log.packed(0, Part::Rest));
    let german = "\nMit \u{2}aO\u{3}\u{1}a Münze\u{5}\u{3}\u{1}a Münzen (dat.)\u{5}\u{4}, \u{2}aO\u{3}\u{1}a Münze\u{5}\u{3}\u{1}a Münzen\u{5}\u{4}, \u{1}a, \u{1}A.\n";
    assert!(log.packed(1, Part::Rest).contains(german), "{:?}", log.packed(1, Part::Rest));
    assert!(log.rust().contains("pub fn paid(lang: Lang, coins: impl Into<Number>) -> String"));
    Ok(())
}

#[test]
fn a_list_says_each_item_and_joins_them_as_the_language_does() -> Result<(), Vec<String>> {
    let rows = "# $dead (meeples and)\nkilled = Killed: { $dead }\n# $names (text or)\nasked = { $names }?\n";
    let log = log("list", rows, "de", "", "")?;
    let packed = log.packed(0, Part::Rest);
    let item = "\u{1}b \u{2}aelder\u{3}elder\u{5}\u{3}vizier\u{5}\u{4}";
    let killed = format!("\nKilled: \u{2}0,\u{3}, \u{5}&\u{3} and \u{5}\u{3}{item}\u{5}\u{4}\n");
    let asked = "\n\u{2}0,\u{3}, \u{5}&\u{3} or \u{5}\u{3}\u{1}a\u{5}\u{4}?\n";
    assert!(packed.contains(&killed) && packed.contains(asked), "{packed:?}");
    let rust = log.rust();
    assert!(rust.contains("pub fn killed(lang: Lang, dead: &[(game::Meeple, u8)]) -> String"), "{rust}");
    assert!(rust.contains("pub fn asked(lang: Lang, names: &[impl AsRef<str>]) -> String"), "{rust}");
    Ok(())
}

#[test]
fn deeds_and_clauses_are_joined_as_things_are_where_a_language_says_nothing_else() -> Result<(), Vec<String>> {
    let english = format!("{LANGUAGE}join-deeds = {{ \" then \" }}\njoin-clauses = {{ \"; \" }}\n");
    for (join, own, between, last) in [
        ("clauses", "", ", ", ", "),
        ("clauses", "join-clauses = { \". \" }\n", ". ", ". "),
        ("deeds", "", ", ", " and "),
        ("deeds", "join-deeds = { \" or \" }\n", ", ", " or "),
    ] {
        let rows = format!("### Texts of the log.\n\n# $facts (text {join})\nsaid = {{ $facts }}.\n");
        let language = format!("{LANGUAGE}{own}");
        let own_rows = "said = { $facts }.\n";
        let files = [
            ("en/language.ftl", &*english),
            ("en/log.ftl", &rows),
            ("de/language.ftl", &language),
            ("de/log.ftl", own_rows),
        ];
        let locales = read("joins", &files)?;
        let said = format!("\n\u{2}0,\u{3}{between}\u{5}&\u{3}{last}\u{5}\u{3}\u{1}a\u{5}\u{4}.");
        let packed = locales.packed(1, Part::Rest);
        assert!(packed.contains(&said), "{join}: {packed:?}");
        assert_eq!(locales.missing(1), [""; 0]);
    }
    Ok(())
}

#[test]
fn a_capital_is_made_where_the_text_is_known() -> Result<(), Vec<String>> {
    let rows = "# $meeple (Meeple)\nname = { CAPITAL(meeple) }!\nsaid = { CAPITAL($text) }.\n";
    let packed = log("capital", rows, "ru", "said = { SMALL($text) }\n", "")?.packed(0, Part::Rest);
    assert!(packed.contains("\n\u{2}aelder\u{3}Elder!\u{5}\u{3}Vizier!\u{5}\u{4}\n"), "{packed:?}");
    assert!(packed.contains("\n\u{2}^\u{3}\u{1}a\u{5}\u{4}.\n"), "{packed:?}");
    Ok(())
}

#[test]
fn an_unknown_kind_or_form_is_a_fault() {
    let of = |rows: &str, own: &str| log("kinds", rows, "fr", own, "").err().unwrap_or_default().join("\n");
    let unknown = of("# $coins (money)\npaid = { $coins }\n", "");
    assert!(unknown.contains("en/log.ftl:4: $coins is of an unknown kind: words.ftl has no “money”"), "{unknown}");
    let joined = of("# $coins (text then)\npaid = { $coins }\n", "");
    assert!(
        joined.contains("$coins is no list that is joined by and, or, comma, sentences, deeds or clauses."),
        "{joined}"
    );
    let list = of("# $names (text and)\nasked = { $names }\n", "asked = { $names ->\n   *[a] b\n}\n");
    assert!(list.contains("fr/log.ftl:1: $names is a list, which cannot choose."), "{list}");
    let words = "coins = { $n ->\n    [one] a\n   *[other] b\n}\n";
    let row = "# $coins (coins)\npaid = { $coins }\n";
    let form = log("lacks", row, "fr", "paid = { FORM($coins, \"genitive\") }\n", words).err().unwrap_or_default();
    assert!(form.join("\n").contains("fr/log.ftl:1: The row “coins” has no form “.genitive”."), "{form:?}");
}

#[test]
fn words_that_a_language_lacks_are_english_within_its_own_sentences() -> Result<(), Vec<String>> {
    // Russian needs [few] and [many], which English has not.
    let log = log("foreign", "# $coins (coins)\npaid = Paid: { $coins }\n", "ru", "paid = Оплачено: { $coins }\n", "")?;
    let packed = log.packed(1, Part::Rest);
    assert!(packed.contains("\nОплачено: \u{2}aO\u{3}\u{1}a coin\u{5}"), "{packed:?}");
    Ok(())
}

#[test]
fn lessons_and_their_texts_fit_each_other() {
    let lesson = ("move".to_owned(), json!({"steps": [{"goal": {}, "feedback": [{"when": {}}]}]}));
    let of = |name: &str, rows: &str| {
        let rows = format!("### Texts.\n\n{rows}");
        let locales = read(name, &[("en/language.ftl", LANGUAGE), ("en/lessons/move.ftl", &rows)]);
        let faults = |locales: Locales| {
            locales.lesson_faults(std::slice::from_ref(&lesson)).iter().map(ToString::to_string).collect()
        };
        locales.map_or_else(|faults| faults, faults).join("; ")
    };
    let whole = "title = Move\nstep-1 =\n    Go.\n\n    Stay.\nstep-1-answer-1 = No.\n";
    assert_eq!(of("lesson", whole), "");
    assert_eq!(
        of("no-row", &whole.replace("step-1-answer-1 = No.\n", "")),
        "locales/en/lessons/move.ftl:1: The lesson needs a row “step-1-answer-1”."
    );
    assert_eq!(
        of("no-place", &format!("{whole}\nstep-2 = Stop.\n")),
        "locales/en/lessons/move.ftl:10: The lesson has no place for this row.\n    step-2 = Stop."
    );
    let handed = of("handed", &whole.replace("Move", "Move { $n }"));
    assert!(handed.starts_with("locales/en/lessons/move.ftl:3: A row of a lesson has no arguments."), "{handed}");
    let stray = |name, file| {
        let files =
            [("en/language.ftl", LANGUAGE), ("fr/language.ftl", LANGUAGE), (file, "### Texts.\n\ntitle = Move\n")];
        let faults = |locales: Locales| locales.lesson_faults(&[]).iter().map(ToString::to_string).collect();
        read(name, &files).map_or_else(|faults| faults, faults).join("; ")
    };
    assert_eq!(stray("no-lesson", "en/lessons/ghost.ftl"), "locales/en/lessons/ghost.ftl:1: There is no such lesson.");
    assert_eq!(
        stray("no-folder", "fr/lesons/move.ftl"),
        "locales/fr/lesons:1: This is neither a file of words nor the folder of the lessons."
    );
    assert_eq!(stray("hidden", "fr/.directory"), "");
}

#[test]
fn a_lesson_gets_its_texts_in_the_languages_that_have_them() -> Result<(), Vec<String>> {
    let french = "title = Marche\nstep-1 =\n    Allez.\n\n    Restez\n    ici.\n";
    let files = [
        ("en/language.ftl", LANGUAGE),
        ("en/lessons/move.ftl", "### Texts.\n\ntitle = Move\nstep-1 = Go.\nstep-1-hint-1 = Look.\n"),
        ("fr/language.ftl", LANGUAGE),
        ("fr/lessons/move.ftl", french),
    ];
    let locales = read("texts", &files)?;
    let lesson = locales.lesson("move", &json!({"format": "naqala-lesson/1", "steps": [{"position": "a"}]}));
    let expected = json!({
        "format": "naqala-lesson/1",
        "title": {"en": "Move", "fr": "Marche"},
        "steps": [{
            "position": "a",
            "text": {"en": "Go.", "fr": "Allez.\n\nRestez ici."},
            "hints": [{"en": "Look."}],
        }],
    });
    assert_eq!(lesson.expect("no fault"), expected);
    assert_eq!(locales.languages()[1].missing, 1, "the hint");
    Ok(())
}
