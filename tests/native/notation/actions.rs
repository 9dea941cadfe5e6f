//! Actions and entries of records.

use super::watch;
use naqala::game::{Action, Entry, Item, Spell, Whim};

#[test]
fn every_legal_action_survives_writing_and_reading() {
    for seed in 0..12 {
        watch(seed, |game| {
            for action in game.legal_actions() {
                let text = action.to_string();
                assert_eq!(text.parse::<Action>(), Ok(action), "{text}");
                assert_eq!(text.parse::<Entry>(), Ok(Entry::Action(action)), "{text}");
            }
        });
    }
}

#[test]
fn a_take_back_is_an_entry() {
    assert_eq!("back 17".parse::<Entry>(), Ok(Entry::Back(17)));
    assert_eq!(Entry::Back(0).to_string(), "back 0");
    for (text, column) in [("back", 5), ("back ", 6), ("back x", 6), ("back 01", 6), ("back -1", 6), ("back 1 ", 8)] {
        assert_eq!(text.parse::<Entry>().map_err(|error| error.column), Err(column), "{text:?}");
    }
    assert!("back 17".parse::<Action>().is_err(), "it is never an action");
}

#[test]
fn faults_name_their_column() {
    for (text, column) in [
        ("", 1),
        (" take c3", 1),
        ("jump c3", 1),
        ("take", 5),
        ("take h3", 6),
        ("take  c3", 6),
        ("take c3 ", 9),
        ("drop b3 v", 9),
        ("drop b3 pp", 9),
        ("bid 8 fakirs 0", 14),
        ("bid 8 fakir 2", 7),
        ("kill b4 yyy", 9),
        ("kill b4 ry", 9),
        ("buy ivory fish", 11),
        ("sell ivory fish", 6),
        ("djinn boaz pay fe", 16),
        ("power leta c3 ee", 15),
    ] {
        assert_eq!(text.parse::<Action>().map_err(|error| error.column), Err(column), "{text:?}");
    }
}

/// Every form of action that the expansions add.
const OF_THE_EXPANSIONS: [&str; 36] = [
    "drop b3 p",
    "control camel",
    "control tent",
    "craft",
    "keep jewel",
    "keep chest",
    "keep crown",
    "keep horn",
    "keep geb",
    "item pay p",
    "item pay ff",
    "djinn ganapati pay ee",
    "kill @4 p",
    "kill g6 yp",
    "kill a1 pp",
    "use scimitar c3 y",
    "use scimitar c3 yw",
    "use scimitar c3 rp",
    "use lamp boaz",
    "use lamp al-amin",
    "use lamp deck",
    "use flute c3",
    "use carpet",
    "use ring crown",
    "use ring ring",
    "use talisman a1 g6",
    "use horn",
    "bring b3 y",
    "bring b3 p",
    "done",
    "order 1",
    "order 3 1 2",
    "order 9 8 7 6 5 4 3 2 1",
    "order 1 1",
    "whim grove",
    "whim treasury",
];

#[test]
fn actions_of_the_expansions_survive_reading_and_writing() {
    for text in OF_THE_EXPANSIONS {
        let action: Action = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(action.to_string(), text);
        assert_eq!(text.parse::<Entry>(), Ok(Entry::Action(action)));
    }
    for whim in Whim::ALL {
        let text = format!("whim {whim}");
        assert_eq!(text.parse(), Ok(Action::Whim(whim)));
    }
    for item in Item::ALL {
        let text = format!("use ring {item}");
        assert_eq!(text.parse(), Ok(Action::Use(Spell::Ring(item))));
    }
}

#[test]
fn faults_in_actions_of_the_expansions_name_their_column() {
    for (text, column) in [
        ("control", 8),
        ("control palace", 9),
        ("control camel a1", 15),
        ("craft 2", 7),
        ("keep shield", 6),
        ("item", 5),
        ("item p", 6),
        ("item pay e", 10),
        ("item pay fp", 10),
        ("item pay ff p", 13),
        ("djinn boaz pay p", 16),
        ("djinn boaz pay ff", 16),
        ("kill @5 p", 6),
        ("kill a1 py", 9),
        ("use", 4),
        ("use jewel", 5),
        ("use sword", 5),
        ("use scimitar", 13),
        ("use scimitar h1 y", 14),
        ("use scimitar c3", 16),
        ("use scimitar c3 wy", 17),
        ("use scimitar c3 yww", 17),
        ("use lamp", 9),
        ("use lamp decks", 10),
        ("use lamp deck boaz", 10),
        ("use flute", 10),
        ("use flute c7", 11),
        ("use carpet c3", 12),
        ("use ring", 9),
        ("use ring boaz", 10),
        ("use talisman a1", 16),
        ("use talisman a1 a1 a1", 20),
        ("use horn 1 2", 10),
        ("bring b3", 9),
        ("bring b3 yw", 10),
        ("done 5", 6),
        ("order", 6),
        ("order ", 7),
        ("order 0 1", 7),
        ("order 1  2", 7),
        ("order 10", 7),
        ("order 1 02", 7),
        ("order 1 2 3 4 5 6 7 8 9 1", 7),
        ("whim", 5),
        ("whim grove grove", 12),
        ("whim Grove", 6),
        ("sell", 5),
    ] {
        assert_eq!(text.parse::<Action>().map_err(|error| error.column), Err(column), "{text:?}");
    }
}
