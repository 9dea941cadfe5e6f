//! A tap that does nothing names its reason.

use super::records::{fresh, play, position};
use crate::support::fixtures::fixture;
use crate::support::square;
use naqala::game::{Action, Djinn, Item, Meeple, Payment, Record, Refusal};
use naqala::i18n::{Lang, rules};
use naqala::notation;
use naqala::ui::table::describe;
use naqala::ui::table::scene::{Button, ButtonLabel, Explanation, Intent, Outcome, Selection};
use serde_json::json;

fn why(record: &Record, selection: &Selection, intent: Intent) -> Refusal {
    match intent.resolve(record, selection) {
        Outcome::Explain(explanation) => {
            for lang in Lang::all() {
                assert!(!describe::explanation(lang, record.game(), explanation).is_empty());
                let rule = describe::rule(explanation);
                assert!(rule.is_none_or(|rule| !rules::words(lang, rule).is_empty()), "{rule:?} has no words");
            }
            explanation.refusal
        }
        other => panic!("{intent:?} does {other:?}"),
    }
}

fn tap(record: &Record, name: &str) -> Refusal {
    why(record, &Selection::default(), Intent::Tile(square(name)))
}

const BOARD: [&str; 3] = ["O8 V5:bb S6:w", "V5 M6:yg L4:g", "S6:yw O8:b M6:gg"];

#[test]
fn a_refused_drop_names_its_reason() {
    let mut record = position(&BOARD, |_| {});
    assert_eq!(tap(&record, "a3"), Refusal::NothingThere);
    assert_eq!(tap(&record, "b1"), Refusal::NoEnding);
    play(&mut record, &["take a1"]);
    assert_eq!(tap(&record, "c3"), Refusal::NotAdjacent);
    assert_eq!(tap(&record, "b2"), Refusal::NotAdjacent, "it is diagonal");
    play(&mut record, &["drop b1 w"]);
    assert_eq!(tap(&record, "c1"), Refusal::WrongColour);
    let drag = Intent::DropOn(square("b2"), Meeple::Merchant);
    assert_eq!(why(&record, &Selection::default(), drag), Refusal::WrongColour);
}

#[test]
fn a_step_back_names_its_rule_in_both_languages() {
    let mut record = position(&["M6 M6 M6", "O8:ybggr V5:y S6:r"], |_| {});
    play(&mut record, &["take a1", "drop b1 g", "drop b2 y"]);
    assert_eq!(tap(&record, "b1"), Refusal::StepsBack);
    let Outcome::Explain(explanation) = Intent::Tile(square("b1")).resolve(&record, &Selection::default()) else {
        panic!("nothing to explain")
    };
    let said = |lang| describe::explanation(lang, record.game(), explanation);
    assert_eq!(said(Lang::EN), "Steps back: you came from there.");
    assert_eq!(said(Lang::FR), "Retour en arrière\u{a0}: vous venez de là.");
    let rule = describe::rule(explanation).expect("a single rule explains it");
    assert_eq!(rules::name(Lang::EN, rule), "no stepping straight back");
    assert_eq!(rules::name(Lang::FR, rule), "pas de retour immédiat");
}

#[test]
fn every_rule_that_can_be_cited_has_a_name_and_words() {
    for id in rules::cited() {
        let [en, fr] = [Lang::EN, Lang::FR].map(|lang| (rules::name(lang, id), rules::words(lang, id)));
        assert!(!en.0.is_empty() && !en.1.is_empty() && en.0 != fr.0 && en.1 != fr.1, "{id}");
    }
    let record = position(&BOARD, |_| {});
    for refusal in Refusal::ALL {
        let actions = record.game().legal_actions().into_iter().chain([Action::Pass, Action::Skip, Action::Craft]);
        for rule in actions.map(|action| refusal.rule_for(action)).chain([refusal.rule()]) {
            let is_cited = describe::rule(Explanation { square: None, refusal, rule }).is_some();
            assert!(!is_cited || rules::cited().any(|id| id == rule), "{refusal:?}: {rule}");
        }
    }
}

#[test]
fn a_refusal_says_what_to_do_first_and_which_cards_are_for_sale() {
    let mut record = position(&["M6 M6 M6", "O8:ybggr V5:y S6:r"], |_| {});
    play(&mut record, &["take a1", "drop b1 g"]);
    let because = |record: &Record, refusal: Refusal| {
        let explanation = Explanation { square: None, refusal, rule: refusal.rule() };
        [Lang::EN, Lang::FR].map(|lang| describe::explanation(lang, record.game(), explanation))
    };
    let said = because(&record, Refusal::WrongStep);
    assert_eq!(said, ["Finish your move first.", "Finissez d’abord votre déplacement."]);
    let record = position(&BOARD, |value| value["turn"] = json!({"step": "tile", "player": 0, "at": "b2"}));
    let said = because(&record, Refusal::NotThere);
    let expected = ["Only the first 3 cards are for sale here.", "Seules les 3 premières cartes sont à vendre ici."];
    assert_eq!(said, expected);
}

#[test]
fn a_refused_kill_names_its_reason_with_one_victim_and_with_two() {
    for boosts in [json!([]), json!(["iblis"])] {
        let record = position(&["O8:yy V5:bb S6:ww M6:gg", "V5 M6:yg L4:g O8:rr"], |value| {
            let turn = json!({"step": "tribe", "player": 0, "hand": "rr", "tribe": "r", "at": "a1", "boosts": boosts, "used": boosts});
            value["turn"] = turn;
        });
        assert_eq!(tap(&record, "d2"), Refusal::OutOfRange);
        assert_eq!(tap(&record, "a1"), Refusal::NotThere);
    }
}

#[test]
fn pieces_and_powers_refuse_a_wrong_tile() {
    let record = position(&BOARD, |value| value["turn"] = json!({"step": "tile", "player": 0, "at": "a2"}));
    assert_eq!(tap(&record, "c3"), Refusal::WrongTile);
    let enki = json!({"step": "place", "player": 0, "piece": "palm", "then": "end", "at": "a1"});
    let record = position(&BOARD, |value| value["turn"] = enki);
    assert_eq!(tap(&record, "c3"), Refusal::WrongTile);
    let record = position(&BOARD, |value| {
        value["turn"] = json!({"step": "end", "player": 0, "at": "a1"});
        value["players"][0]["djinns"] = json!(["leta"]);
        value["players"][0]["elders"] = json!(2);
    });
    let leta = Selection::Power(Djinn::Leta, Payment::EE);
    assert_eq!(why(&record, &leta, Intent::Tile(square("c3"))), Refusal::WrongTile);
}

#[test]
fn a_refused_bid_names_its_reason() {
    let record = position(&BOARD, |value| {
        value["turn"] = json!({"step": "bid", "player": 0});
        value["bidOrder"] = json!([0, 0, 1]);
        value["turnOrder"] = json!([{"price": 5, "players": [1]}]);
    });
    let none = Selection::default();
    assert_eq!(why(&record, &none, Intent::Spot(5)), Refusal::Taken);
    let poor = position(&BOARD, |value| {
        value["turn"] = json!({"step": "bid", "player": 0});
        value["players"][0]["coins"] = json!(2);
    });
    assert_eq!(why(&poor, &none, Intent::Spot(18)), Refusal::CannotPay);
}

#[test]
fn an_item_that_needs_no_tile_refuses_one() {
    let game = notation::position::read(&fixture("valid/all-magic-at-hand.json")).expect("valid");
    let record = Record::from_position(game, 7);
    for item in [Item::Lamp, Item::Ring, Item::Horn] {
        let chosen = Selection::Item(item);
        assert_eq!(why(&record, &chosen, Intent::Tile(square("c2"))), Refusal::WrongMoment, "{item:?}");
    }
}

#[test]
fn passing_is_primary_only_where_the_tile_offers_nothing() {
    for (elders, is_loud) in [(2, false), (0, true)] {
        let record = position(&BOARD, |value| {
            value["turn"] = json!({"step": "tile", "player": 0, "at": "a1"});
            value["players"][0]["elders"] = json!(elders);
        });
        let shown = fresh(&record);
        let is_pass = |button: &&Button| button.label == ButtonLabel::Action(Action::Pass);
        let pass = shown.buttons.iter().find(is_pass).expect("a sacred place may be left");
        assert_eq!(pass.is_primary, is_loud, "with {elders} elders");
    }
}
