//! Actions and entries of records.

use crate::playout;
use naqala::game::{Action, Entry};

#[test]
fn every_legal_action_reads_as_what_was_written() {
    for seed in 0..6 {
        playout::watch(seed, |game| {
            for action in game.legal_actions() {
                let text = action.to_string();
                assert_eq!(text.parse::<Action>(), Ok(action), "{text}");
                assert_eq!(text.parse::<Entry>(), Ok(Entry::Action(action)), "{text}");
            }
        });
    }
}

#[test]
fn take_back_is_an_entry() {
    assert_eq!("back 17".parse::<Entry>(), Ok(Entry::Back(17)));
    assert_eq!(Entry::Back(0).to_string(), "back 0");
    for (text, column) in [("back", 5), ("back ", 6), ("back x", 6), ("back 01", 6), ("back -1", 6), ("back 1 ", 8)] {
        assert_eq!(text.parse::<Entry>().map_err(|error| error.column), Err(column), "{text:?}");
    }
    assert!("back 17".parse::<Action>().is_err(), "never an action");
}

#[test]
fn faults_are_where_they_say() {
    for (text, column) in [
        ("", 1),
        (" take c3", 1),
        ("jump c3", 1),
        ("take", 5),
        ("take h3", 6),
        ("take  c3", 6),
        ("take c3 ", 9),
        ("drop b3 p", 9),
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
