//! Half-made choices as text: each one can be made again from it, and only where the rules offer it.

use crate::support::Dice;
use crate::support::games::options;
use naqala::game::{Action, Djinn, Item, Meeple, Options, Record};
use naqala::ui::table::allow::Allow;
use naqala::ui::table::scene::{Intent, OpenActions, Outcome, Selection, read_choice, write_choice};
use std::collections::BTreeSet;

/// Returns everything that a person can mean in a position without playing it.
fn intents(record: &Record, actions: &OpenActions) -> Vec<Intent> {
    let game = record.game();
    let of_action = |action: &Action| match *action {
        Action::Sell(set) => Some(Intent::Sale(set)),
        Action::Build(fakirs) | Action::Bid { fakirs, .. } if fakirs > 0 => Some(Intent::Fakirs(fakirs)),
        Action::Power { djinn, square: Some(_), pay } => Some(Intent::PowerTile(djinn, pay)),
        _ => None,
    };
    let mut all: Vec<Intent> = game.board.squares().map(Intent::Tile).collect();
    all.extend(Meeple::ALL.map(Intent::Colour));
    all.extend((0..=18).map(Intent::Spot));
    all.extend((0..game.supply.cards.row.len()).map(Intent::Card));
    all.extend(Djinn::ALL.map(Intent::Djinn));
    all.extend(Item::ALL.map(Intent::Item));
    all.extend(game.board.squares().flat_map(|square| Meeple::ALL.map(|meeple| Intent::Standing(square, meeple))));
    all.push(Intent::EndTurn);
    all.extend(actions.open().iter().filter_map(of_action));
    all
}

#[test]
fn each_choice_is_made_again_from_its_text() {
    let mut kinds = BTreeSet::new();
    for seed in 0..24 {
        let mut dice = Dice::new(seed);
        let mut record = Record::new(options(seed)).expect("so many can play");
        for _ in 0..600 {
            let actions = OpenActions::of(record.game(), &Allow::Everything);
            let mut before = vec![Selection::Nothing];
            for _ in 0..2 {
                let mut after = Vec::new();
                for selection in &before {
                    for intent in intents(&record, &actions) {
                        let Outcome::Select(next) = intent.resolve_within(&record, selection, &actions) else {
                            continue;
                        };
                        let text = write_choice(&next, &record.game().supply.cards.row);
                        // The stepper offers a fakir only where the bid is open with it.
                        if let Selection::Bid { price, fakirs } = next
                            && !actions.open().contains(&Action::Bid { price, fakirs })
                        {
                            continue;
                        }
                        if next == Selection::Nothing {
                            assert_eq!(text, "");
                            continue;
                        }
                        assert_eq!(read_choice(&text, &record, &actions).as_ref(), Some(&next), "{text}");
                        kinds.extend(text.split(',').filter_map(|step| step.split(' ').next()).map(str::to_owned));
                        if after.len() < 8 {
                            after.push(next);
                        }
                    }
                }
                before = after;
            }
            let Some(&action) = dice.pick(actions.open()) else { break };
            record.play(action).expect("an open action is legal");
        }
    }
    let all = ["card", "colour", "djinn", "end", "fakirs", "item", "power", "sale", "spot", "standing", "tile"];
    assert_eq!(kinds.into_iter().collect::<Vec<_>>(), all);
}

#[test]
fn a_choice_that_the_rules_do_not_offer_is_none() {
    let record = Record::new(Options::new(["Anna", "Sam"], 42)).expect("two can play");
    let actions = OpenActions::of(record.game(), &Allow::Everything);
    for text in [
        "",
        "spot 99",
        "fakirs 2",
        "sale ivory",
        "power kumarbi f",
        "item lamp",
        "card 0",
        "tile z9",
        "x",
        "spot 3,tile a1",
    ] {
        assert_eq!(read_choice(text, &record, &actions), None, "{text}");
    }
    assert_eq!(read_choice("spot 3", &record, &actions), Some(Selection::Bid { price: 3, fakirs: 0 }));
}
