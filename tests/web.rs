//! Tests that need a browser: games go there as they do natively, the crash screen works, tiles of a kind differ, and a
//! thinker that stops is replaced.
#![cfg(target_arch = "wasm32")]

#[allow(dead_code, reason = "the native tests use all of it")]
#[path = "native/support/dice.rs"]
mod dice;
#[path = "native/support/digest.rs"]
mod digest;
#[allow(dead_code, reason = "the native tests use all of it")]
#[path = "native/support/games.rs"]
mod games;
#[path = "web/thinking.rs"]
mod thinking;

use digest::{Digest, OF_A_THOUSAND};
use gloo::timers::future::TimeoutFuture;
use naqala::game::{MAX_COLUMNS, MAX_ROWS, Mountains, Square, TileKind};
use naqala::i18n::{Lang, words};
use naqala::notation::{position, record};
use naqala::ui::table::pieces::art::scenery;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

const REPLAYS: [(&str, &str); 6] = [
    (include_str!("fixtures/replay/2-players.record.json"), include_str!("fixtures/replay/2-players.final.json")),
    (include_str!("fixtures/replay/3-players.record.json"), include_str!("fixtures/replay/3-players.final.json")),
    (include_str!("fixtures/replay/4-players.record.json"), include_str!("fixtures/replay/4-players.final.json")),
    (
        include_str!("fixtures/replay/3-players-artisans.record.json"),
        include_str!("fixtures/replay/3-players-artisans.final.json"),
    ),
    (
        include_str!("fixtures/replay/4-players-whims.record.json"),
        include_str!("fixtures/replay/4-players-whims.final.json"),
    ),
    (
        include_str!("fixtures/replay/5-players-both.record.json"),
        include_str!("fixtures/replay/5-players-both.final.json"),
    ),
];

/// The page asks the browser for the category of a number, and natively a table.
#[wasm_bindgen_test]
fn browser_and_table_agree_on_plurals() {
    use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
    use js_sys::{Array, Intl, Object};
    use unic_langid::LanguageIdentifier;
    for lang in Lang::all() {
        let tag: LanguageIdentifier = lang.code().parse().expect("a tag");
        // The table has languages alone, without countries and scripts.
        let language = LanguageIdentifier::from_parts(tag.language, None, None, &[]);
        let create = |tag| PluralRules::create(tag, PluralRuleType::CARDINAL);
        let table = create(tag).or_else(|_| create(language)).expect("it is known");
        let browser = Intl::PluralRules::new(&Array::of1(&lang.code().into()), &Object::new());
        for number in 0..=200_u32 {
            let expected = match table.select(number) {
                Ok(PluralCategory::ZERO) => "zero",
                Ok(PluralCategory::ONE) => "one",
                Ok(PluralCategory::TWO) => "two",
                Ok(PluralCategory::FEW) => "few",
                Ok(PluralCategory::MANY) => "many",
                _ => "other",
            };
            assert_eq!(browser.select(number.into()), expected, "{number} in {}", lang.code());
        }
    }
}

#[wasm_bindgen_test]
fn neighbours_of_a_kind_have_different_scenery() {
    let sprites = concat!(include_str!("../public/game.svg"), include_str!("../public/expansions.svg"));
    let squares = || (0..MAX_COLUMNS).flat_map(|column| (0..MAX_ROWS).filter_map(move |row| Square::new(column, row)));
    let drawn_again = [
        TileKind::Village,
        TileKind::SacredPlace,
        TileKind::Oasis,
        TileKind::SmallMarket,
        TileKind::LargeMarket,
        TileKind::Workshop(Mountains::NorthWest),
        TileKind::SpecialisedMarket,
    ];
    for kind in drawn_again {
        for square in squares() {
            let symbol = scenery(kind, square);
            assert!(sprites.contains(&format!("id=\"{symbol}\"")), "{symbol}");
            let mut neighbours = squares().filter(|other| other.is_adjacent(square));
            assert!(neighbours.all(|other| scenery(kind, other) != symbol), "{symbol} on {square}");
        }
    }
}

#[wasm_bindgen_test]
fn rows_are_said_in_the_browser_as_natively() {
    let said = |lang, number: u32| words::coins(lang, number);
    assert_eq!([0, 1, 2].map(|number| said(Lang::EN, number)), ["0 coins", "1 coin", "2 coins"]);
    assert_eq!([0, 1, 2].map(|number| said(Lang::from_tag("fr-CA"), number)), ["0 pièce", "1 pièce", "2 pièces"]);
}

#[wasm_bindgen_test]
fn a_record_replayed_in_the_browser_ends_as_natively() {
    for (text, end) in REPLAYS {
        let replayed = record::read(text).expect("the fixture is a record");
        assert_eq!(position::write(replayed.game()).to_string(), end.trim_end());
    }
}

#[wasm_bindgen_test]
async fn a_thousand_random_games_have_the_digest_that_they_have_natively() {
    let mut digest = Digest::new();
    for seed in (0..1000).step_by(10) {
        digest.play(seed..seed + 10);
        // The driver asks the page now and then, and gives up when it does not answer for 30 s.
        TimeoutFuture::new(0).await;
    }
    assert_eq!(digest.value(), OF_A_THOUSAND);
}

#[wasm_bindgen_test]
fn a_damaged_record_is_refused_without_a_panic() {
    let text = REPLAYS[0].0;
    for cut in (0..text.len()).step_by(97).filter(|&cut| text.is_char_boundary(cut)) {
        assert!(record::read(&text[..cut]).is_err());
    }
}

#[wasm_bindgen_test]
fn the_crash_screen_offers_to_reload_and_to_save_the_game() {
    let document = web_sys::window().and_then(|window| window.document()).expect("a page");
    let body = document.body().expect("a body");
    let dialog = document.create_element("dialog").expect("a dialog");
    dialog.set_attribute("open", "").expect("open");
    body.append_child(&dialog).expect("the dialog is in the page");

    naqala::ui::shell::crash::show("<b>index out of bounds</b>", REPLAYS[0].0).expect("the screen");

    let find = |selector: &str| document.query_selector(selector).expect("a selector");
    assert!(find("dialog").is_none(), "the dialog is still open");
    let crash = find("#crash").expect("the screen");
    let text = crash.text_content().unwrap_or_default();
    assert!(text.contains("<b>index out of bounds</b>") && find("#crash b").is_none(), "text is never HTML: {text}");
    assert!(find("#crash textarea").and_then(|area| area.text_content()).as_deref() == Some(REPLAYS[0].0));
    assert!(find("#crash a.primary").is_some_and(|link| link.has_attribute("href")), "load again");
    let save = find("#crash a[download]").and_then(|link| link.get_attribute("href")).unwrap_or_default();
    assert!(save.starts_with("blob:") || save.starts_with("data:"), "{save}");
    crash.remove();
}
