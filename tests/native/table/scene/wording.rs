//! Everything has a text in both languages, without names of the program.

use super::records::{cell, fresh, games, play, position, scene, select};
use naqala::game::{Card, Djinn, Event, Record, Step, TileKind};
use naqala::i18n::{Lang, describe as texts};
use naqala::ui::table::describe::{self, phrase::kinds};
use naqala::ui::table::scene::{Intent, Outcome, Scene, Selection};
use serde_json::json;
use std::collections::HashMap;

/// All texts: English, each with its French.
#[derive(Default)]
struct Texts(HashMap<String, String>);

impl Texts {
    fn both(&mut self, say: impl Fn(Lang) -> String) {
        let (en, fr) = (say(Lang::EN), say(Lang::FR));
        for text in [&en, &fr] {
            check(text);
        }
        assert!(!fr.contains(" :") && !fr.contains(" ;") && !fr.contains(" ?"), "a space that breaks: {fr}");
        self.0.insert(en, fr);
    }

    fn scene(&mut self, record: &Record, shown: &Scene) {
        let game = record.game();
        self.both(|lang| describe::prompt(lang, game, &shown.prompt));
        self.both(|lang| describe::whose_turn(lang, game));
        for button in &shown.buttons {
            self.both(|lang| describe::button_label(lang, game, &button.label));
        }
        for cell in &shown.cells {
            self.both(|lang| describe::cell(lang, game, cell));
            for index in 0..describe::tile_outlook(Lang::EN, cell).len() {
                self.both(|lang| describe::tile_outlook(lang, cell)[index].clone());
            }
            if let Some(preview) = &cell.preview {
                self.both(|lang| describe::preview(lang, preview));
            }
        }
    }
}

/// Asserts that a text has no syntax and no name of the program.
fn check(text: &str) {
    assert!(!text.trim().is_empty());
    let raw = ['@', '{', '}', '[', ']', '"', '_', '\''];
    assert!(!text.contains(raw) && !text.contains("::") && !text.contains("  "), "{text}");
    assert!(!text.contains("Some(") && !text.contains("None"), "{text}");
    for name in ["small-market", "large-market", "sacred-place", "SmallMarket", "LargeMarket", "SacredPlace"] {
        assert!(!text.contains(name), "{text}");
    }
    for djinn in Djinn::ALL {
        let words = text.split(|letter: char| !letter.is_alphabetic() && letter != '-');
        assert!(words.into_iter().all(|word| word != djinn.name()), "{text}");
    }
}

#[test]
fn every_text_has_both_languages() {
    let mut said = Texts::default();
    let mut positions = 0_usize;
    games(12, |record| {
        let game = record.game();
        let none = Selection::default();
        let shown = fresh(record);
        said.scene(record, &shown);
        if positions.is_multiple_of(7) {
            for button in &shown.buttons {
                if let Outcome::Select(selection) = button.intent.resolve(record, &none) {
                    said.scene(record, &scene(record, &selection));
                }
            }
        }
        for &action in &game.legal_actions() {
            said.both(|lang| describe::choice(lang, game, action));
        }
        positions += 1;
        if let Some((_, events)) = record.entries().next_back() {
            said.both(|lang| {
                let heard = describe::announce(lang, game, events);
                if heard.is_empty() { "-".to_owned() } else { heard }
            });
            for event in events.iter() {
                if let Some(line) = describe::event(Lang::FR, game, event) {
                    for square in &line.squares {
                        assert!(line.text.contains(&square.to_string()));
                    }
                }
            }
        }
    });
    let same: Vec<_> = said.0.iter().filter(|(en, fr)| en == fr && *en != "-" && !is_number(en)).collect();
    assert!(same.is_empty(), "not translated: {same:?}");
}

#[test]
fn every_language_says_whole_games_without_signs_of_rows() {
    games(2, |record| {
        let (game, shown) = (record.game(), fresh(record));
        let events = record.entries().next_back().map(|(_, events)| events.to_vec()).unwrap_or_default();
        for lang in Lang::all() {
            check(&describe::prompt(lang, game, &shown.prompt));
            check(&describe::whose_turn(lang, game));
            shown.buttons.iter().for_each(|button| check(&describe::button_label(lang, game, &button.label)));
            shown.cells.iter().for_each(|cell| check(&describe::cell(lang, game, cell)));
            events.iter().filter_map(|event| describe::event(lang, game, event)).for_each(|line| check(&line.text));
        }
    });
}

/// Returns whether a text is a number of points, which is the same in both languages.
fn is_number(text: &str) -> bool {
    text.ends_with("point") || text.ends_with("points")
}

fn prompt(record: &Record, selection: &Selection) -> [String; 2] {
    [Lang::EN, Lang::FR].map(|lang| describe::prompt(lang, record.game(), &scene(record, selection).prompt))
}

const BOARD: [&str; 3] = ["O8:y V5:bb S6:w", "V5 M6:rr L4:g", "S6:yw O8:b^1@0 M6:gg"];

#[test]
fn the_prompt_of_the_builders_shows_the_sum() {
    let record = position(&BOARD, |value| {
        value["turn"] = json!({"step": "tribe", "player": 0, "hand": "bb", "tribe": "b", "at": "b1"});
        value["players"][0]["fakirs"] = json!(2);
    });
    let more = select(&record, &Selection::default(), Intent::Fakirs(1));
    let [en, fr] = prompt(&record, &more);
    assert_eq!(en, "Builders: (2 + 1 fakir) × 2 blue-valued tiles = 6 coins");
    assert_eq!(fr, "Bâtisseurs\u{a0}: (2 + 1 fakir) × 2 tuiles à chiffre bleu = 6 pièces");
}

#[test]
fn the_last_step_is_a_sale_only_with_goods() {
    let mut seen = [0, 0];
    games(6, |record| {
        let game = record.game();
        let Some(seat) = game.active().filter(|_| game.turn().is_some_and(|turn| turn.step == Step::End)) else {
            return;
        };
        let has_goods = !game.player(seat).goods.is_empty();
        let words = [Lang::EN, Lang::FR].map(|lang| describe::step(lang, game, &game.phase));
        assert_eq!(words, if has_goods { ["Sale", "Vente"] } else { ["End", "Fin"] });
        seen[usize::from(has_goods)] += 1;
    });
    assert!(seen.iter().all(|&times| times > 5), "{seen:?}");
}

#[test]
fn prompts_name_what_is_compulsory() {
    let palm = position(&BOARD, |value| value["turn"] = json!({"step": "tile", "player": 0, "at": "b1"}));
    assert_eq!(prompt(&palm, &Selection::default())[0], "You must place a palm tree on b1");
    let kill = position(&BOARD, |value| {
        value["turn"] = json!({"step": "tribe", "player": 0, "hand": "rr", "tribe": "r", "at": "b2"});
    });
    assert_eq!(prompt(&kill, &Selection::default())[0], "Assassins: you must kill; choose a victim");
    let stuck = position(&["O8:y V5:b"], |_| {});
    let [en, fr] = prompt(&stuck, &Selection::default());
    assert_eq!(en, "No move is possible. Skip it: the game ends after this round");
    assert_eq!(fr, "Aucun déplacement possible. Passez\u{a0}: la partie s’achève après ce tour de jeu");
}

#[test]
fn a_tile_is_read_out_from_its_name_to_its_pieces() {
    let record = position(&BOARD, |_| {});
    let spoken = |lang, name| describe::cell(lang, record.game(), cell(&fresh(&record), name));
    assert_eq!(spoken(Lang::EN, "b1"), "b1, oasis, value 8 red, 1 builder, camel of Anna, 1 palm tree");
    assert_eq!(spoken(Lang::FR, "b1"), "b1, oasis, valeur 8 sur fond rouge, 1 bâtisseur, chameau d’Anna, 1 palmier");
    assert_eq!(spoken(Lang::EN, "a2"), "a2, village, value 5 blue, no meeples");
    assert_eq!(spoken(Lang::EN, "b2"), "b2, small market, value 6 red, 2 assassins");
}

#[test]
fn an_enlarged_tile_says_what_it_is_and_what_ending_there_gives() {
    let mut record = position(&["S10:wb V5:g M6:yr", "O8:ggb L4:b S6:ww"], |_| {});
    play(&mut record, &["take a1", "drop b1 g", "drop b2 g"]);
    let shown = fresh(&record);
    let facts = |lang, name| describe::tile_facts(lang, record.game(), cell(&shown, name));
    assert_eq!(facts(Lang::EN, "b1"), ["value 4 red", "1 builder", "just dropped: 1 merchant"]);
    assert_eq!(facts(Lang::FR, "a1"), ["valeur 8 sur fond rouge", "aucun meeple"]);
    let outlook = |lang| describe::tile_outlook(lang, cell(&shown, "a2"));
    assert_eq!(outlook(Lang::EN), ["can drop a builder", "2 builders, 4 coins, then may take a djinn"]);
    assert_eq!(outlook(Lang::FR)[1], "2 bâtisseurs, 4 pièces, puis un djinn possible");
}

#[test]
fn a_turn_is_announced_with_names_and_plurals() {
    let mut record = position(&["S10:wb V5:g M6:yr", "O8:ggb L4:b S6:ww"], |_| {});
    let events = play(&mut record, &["take a1", "drop b1 g", "drop b2 g"]);
    let announced = |lang, events: &[Event]| describe::announce(lang, record.game(), events);
    assert_eq!(
        announced(Lang::EN, &events),
        "Anna picks up 2 merchants and 1 builder on a1. Drops a merchant on b1. Drops a merchant on b2."
    );
    assert_eq!(
        announced(Lang::FR, &events),
        "Anna prend 2 marchands et 1 bâtisseur en a1. Pose un marchand en b1. Pose un marchand en b2."
    );
    let mut record = record.clone();
    let events = play(&mut record, &["drop a2 b", "build 0"]);
    let en = describe::announce(Lang::EN, record.game(), &events);
    assert_eq!(en, "Drops a builder on a2. Collects 2 builders on a2. Anna: +4 coins (builders).");
}

#[test]
fn french_elides_names() {
    for (name, turn) in [
        ("Anna", "Au tour d’Anna"),
        ("Élise", "Au tour d’Élise"),
        ("Hugo", "Au tour d’Hugo"),
        ("Sam", "Au tour de Sam"),
    ] {
        let record = position(&BOARD, |value| value["players"][0]["name"] = json!(name));
        assert_eq!(describe::whose_turn(Lang::FR, record.game()), turn);
        assert_eq!(describe::whose_turn(Lang::EN, record.game()), format!("{name}’s turn"));
    }
}

#[test]
fn cards_of_one_kind_are_counted() {
    let sold = |lang, cards: &[Card]| texts::log_sold(lang, &kinds(cards));
    assert_eq!(sold(Lang::EN, &[Card::Fish, Card::Gold, Card::Fish]), "Sold: fish ×2 and gold.");
    assert_eq!(sold(Lang::FR, &[Card::Fish, Card::Spice, Card::Fakir]), "Vente\u{a0}: poisson, épices et fakir.");
}

#[test]
fn the_button_to_pass_names_what_is_declined() {
    for (at, kind, label) in
        [("b2", TileKind::SmallMarket, "Buy nothing"), ("a1", TileKind::SacredPlace, "Take no djinn")]
    {
        let record = position(&BOARD, |value| {
            value["turn"] = json!({"step": "tile", "player": 0, "at": at});
            value["players"][0]["elders"] = json!(2);
        });
        assert_eq!(cell(&fresh(&record), at).tile.kind, kind);
        let labels: Vec<_> = fresh(&record)
            .buttons
            .iter()
            .map(|button| describe::button_label(Lang::EN, record.game(), &button.label))
            .collect();
        assert_eq!(labels, [label]);
    }
}
