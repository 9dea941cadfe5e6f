//! A slip of a translator never passes in silence.

mod common;

use common::{ENGLISH, LANGUAGE, faults_of, read};
use naqala_locales::Locales;
use std::{env, fs, process};

/// Expects one fault of each text, and no other.
fn each_is_said(cases: &[(&str, &str, &str)]) {
    for (at, (tag, bids, expected)) in cases.iter().enumerate() {
        let faults = faults_of(&format!("slip-{at}-{}", bids.len()), tag, bids);
        let is_said = faults.len() == 1 && faults[0].contains(&format!("locales/{tag}/bids.ftl:{expected}"));
        assert!(is_said, "{bids}\n{expected}\n{faults:?}");
    }
}

#[test]
fn a_plural_has_the_variants_of_its_language() {
    each_is_said(&[
        ("sv", "coins = { $n ->\n   *[other] b\n}\n", "1: The choice lacks what numbers of this language can be: one."),
        (
            "sv",
            "coins = { $n ->\n    [onee] a\n   *[other] b\n}\n",
            "1: [onee] is neither a whole number nor one of zero, one, two, few, many, other.",
        ),
        (
            "sv",
            "coins = { $n ->\n    [zero] a\n    [one] b\n   *[other] c\n}\n",
            "1: No number of this language is [zero], only one, other. A number by itself is written in digits: [0].",
        ),
        ("sv", "coins = { $n ->\n    [one] a\n    [one] b\n   *[other] c\n}\n", "1: [one] is there twice."),
        (
            "sv",
            "coins = { $n ->\n    [one] a\n   *[other] b\n}\n    .genitive = { $n ->\n       *[other] b\n    }\n",
            "1: The choice lacks what numbers of this language can be: one.",
        ),
    ]);
    for (tag, bids) in [
        ("ja", "coins = { $n ->\n   *[other] b\n}\n"),
        ("sv", "coins = b\n"),
        ("sv", "coins = { $n ->\n    [0] a\n    [1] b\n   *[other] c\n}\n"),
        // Only millions are [many] in Spanish, and only fractions are [other] in Russian.
        ("es", "coins = { $n ->\n    [one] a\n    [many] b\n   *[other] c\n}\n"),
        ("ru", "coins = { $n ->\n    [one] a\n    [few] b\n    [many] c\n   *[other] d\n}\n"),
    ] {
        assert_eq!(faults_of("whole", tag, bids), [""; 0], "{tag}: {bids}");
    }
}

#[test]
fn a_choice_has_the_keys_of_what_it_chooses_by() {
    each_is_said(&[
        (
            "sv",
            "letter = { $meeple ->\n    [eldr] A\n   *[vizier] V\n}\n",
            "1: $meeple is never [eldr]. Did you mean elder? It can be elder, vizier.",
        ),
        (
            "sv",
            "letter = { $meeple ->\n   *[vizier] V\n}\n",
            "1: The choice lacks [elder]. Write a variant for each, or one for all that are left: *[other].",
        ),
        (
            "sv",
            "-coin = mynt\n    .gender = n\nbid = { -coin.gender ->\n    [nn] a\n   *[m] b\n}\n",
            "3: No term knows .gender as “nn”. Terms know: n.",
        ),
        (
            "sv",
            "-coin = { $case ->\n    [genitive] mynts\n   *[nominative] mynt\n}\nbid = { -coin(case: \"genitiv\") }\n",
            "5: No term knows $case as “genitiv”. Did you mean genitive? Terms know: genitive, nominative.",
        ),
    ]);
    // English names only some keys of a keyboard.
    let english = "### Keys.\n\nkey = { $key ->\n    [Escape] Esc\n   *[other] { $key }\n}\n";
    for (own, expected) in
        [("Enter", ""), ("Escpe", "1: $key is never [Escpe]. Did you mean Escape? It can be Escape.")]
    {
        let own = format!("key = {{ $key ->\n    [{own}] a\n   *[other] b\n}}\n");
        let files = [
            ("en/language.ftl", LANGUAGE),
            ("en/keys.ftl", english),
            ("sv/language.ftl", LANGUAGE),
            ("sv/keys.ftl", &own),
        ];
        let faults = read("open", &files).err().unwrap_or_default().join("\n");
        assert!(faults.contains(expected) && faults.is_empty() == expected.is_empty(), "{faults}");
    }
}

#[test]
fn what_is_there_twice_is_said_where_it_is_again() {
    each_is_said(&[
        ("sv", "bid = a\nbid = b\n", "2: The row is there twice: first in line 1."),
        ("sv", "-coin = a\n-coin = b\n", "2: The row is there twice: first in line 1."),
        ("sv", "coins = a\n    .genitive = b\n    .genitive = c\n", "1: The form .genitive is there twice."),
    ]);
    let files = [
        ("en/language.ftl", LANGUAGE),
        ("en/bids.ftl", ENGLISH),
        ("sv/language.ftl", LANGUAGE),
        ("sv/bids.ftl", "-coin = a\n"),
        ("sv/words.ftl", "-coin = b\n"),
    ];
    let faults = read("terms-twice", &files).err().unwrap_or_default();
    let expected = "locales/sv/words.ftl:1: The term is there twice: first in sv/bids.ftl.\n    -coin = b";
    assert_eq!(faults, [expected]);
}

#[test]
fn an_unknown_name_comes_with_the_nearest_one() {
    each_is_said(&[
        ("sv", "coinz = a\n", "1: English has no such row. Did you mean coins?"),
        ("sv", "bid = { -coim }\n-coin = a\n", "1: There is no term “-coim”. Did you mean coin?"),
        ("sv", "bid = { coinz }\ncoins = a\n", "1: There is no row “coinz”. Did you mean coins?"),
    ]);
    let files = [("en/language.ftl", LANGUAGE), ("sv/language.ftl", LANGUAGE), ("sv/langage.ftl", "bid = a\n")];
    let faults = read("file", &files).err().unwrap_or_default();
    assert_eq!(faults, ["locales/sv/langage.ftl:1: English has no file langage.ftl. Did you mean language.ftl?"]);
}

#[test]
fn what_cannot_be_read_is_said_in_plain_words() {
    let not_a_row = "A row is its name, as English has it, then = and its text. A comment begins with #.";
    let key = "A variant begins with its key in brackets, [one], and one of them needs a star: *[other].";
    each_is_said(&[
        ("sv", "coins: mynt\n", &format!("1: {not_a_row}")),
        ("sv", "\nour coins = mynt\n", &format!("2: {not_a_row}")),
        ("sv", "coins =\n", "1: A row needs a text after the =; { \"\" } is an empty one."),
        ("sv", "bid = a\ncoins = { $n\n", "2: The { of row coins is not closed."),
        ("sv", "coins = $n }\n", "1: A } of row coins has no { before it."),
        ("sv", "coins = { \"a }\n", "1: A text between quotation marks in row coins lacks the second mark."),
        ("sv", "coins = { $n ->\n    [one] a\n    [other] b\n}\n", &format!("1: {key}")),
        (
            "sv",
            "coins = { $n ->\n   *[one] a\n   *[other] b\n}\n",
            "1: Only one variant of a choice has a star: *[other].",
        ),
        ("sv", "coins = { $n ->\n    [one]\n   *[other] b\n}\n", "1: A variant needs a text after its key"),
        ("sv", "coins = { $n -> [one] a *[other] b }\n", "1: After -> a new line begins, as after each variant."),
        ("sv", "coins = { $n ->\n\t[one] a\n   *[other] b\n}\n", "2: Indent with spaces, not tabs."),
        ("sv", "bid = { number($name) }\n", "1: The name of a function is in capitals: FORM, NUMBER."),
        ("sv", "bid = { two words }\n", "1: Row bid cannot be read: between { and } stands an argument"),
        ("sv", "\nletter = { $meeple }\n", "2: “letter” prints an argument; English only chooses by it."),
    ]);
}

#[test]
fn a_fault_hides_no_other_row() {
    let folder = env::temp_dir().join(format!("naqala-locales-hides-{}", process::id()));
    for (file, text) in [
        ("en/language.ftl", LANGUAGE),
        ("en/bids.ftl", ENGLISH),
        ("sv/language.ftl", LANGUAGE),
        ("sv/bids.ftl", "coins = { $n\nbid = { $name }, { $price }\nletter: a\n"),
    ] {
        fs::create_dir_all(folder.join(file).with_file_name("")).expect("it can be made");
        fs::write(folder.join(file), text).expect("it can be written");
    }
    let (locales, faults) = Locales::check(&folder);
    fs::remove_dir_all(folder).expect("it can be removed");
    assert_eq!(faults.iter().map(|fault| fault.line).collect::<Vec<_>>(), [1, 3]);
    assert_eq!(locales.missing(1), ["bids.coins", "bids.letter"]);
}

#[test]
fn letters_on_meeples_differ() {
    let words = "### Words.\n\n# $meeple (Meeple)\ntribe-letter = { $meeple ->\n    [elder] E\n   *[vizier] V\n}\n";
    let of = |name: &str, own: &str| {
        let own = format!("tribe-letter = {own}\n");
        let files = [
            ("en/language.ftl", LANGUAGE),
            ("en/words.ftl", words),
            ("fr/language.ftl", LANGUAGE),
            ("fr/words.ftl", &*own),
        ];
        read(name, &files).err().unwrap_or_default().join("\n")
    };
    for (name, own, expected) in [
        (
            "same",
            "{ $meeple ->\n    [elder] v\n   *[vizier] V\n}",
            "“V” is there twice, or looks like another: each tribe needs a letter of its own.",
        ),
        (
            "alike",
            "{ $meeple ->\n    [elder] \u{420}\n   *[vizier] P\n}",
            "“P” is there twice, or looks like another: each tribe needs a letter of its own.",
        ),
        ("digit", "{ $meeple ->\n    [elder] 1\n   *[vizier] V\n}", "[elder] has to be one letter, not “1”."),
        ("left", "{ $meeple ->\n    [elder] A\n   *[other] V\n}", ""),
        ("long", "{ $meeple ->\n    [elder] An\n   *[vizier] V\n}", "[elder] has to be one letter, not “An”."),
        ("none", "V", "The row needs a letter for each tribe"),
        ("good", "{ $meeple ->\n    [elder] A\n   *[vizier] V\n}", ""),
    ] {
        let faults = of(name, own);
        assert!(faults.contains(expected) && faults.is_empty() == expected.is_empty(), "{name}: {faults}");
    }
}
