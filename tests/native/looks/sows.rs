//! The worst moves to read: a board that was picked up, with most on the tiles that a mark stands on.
//!
//! A search finds 200 of them in games of all sets. `cargo xtask looks --search` writes all to `target/sows`, and those that have most
//! of something to `tests/fixtures/sows`. No mark may meet anything on them: `cargo xtask looks` and a journey look.

use super::search::NAMES;
use super::state::{actions_of, read_tap, scene_of, selection_after, write_tap};
use crate::support::Dice;
use crate::support::fixtures;
use crate::support::games::options_with;
use naqala::game::{Action, Game, Record, Square};
use naqala::notation::record;
use naqala::ui::table::scene::{Cell, Highlight, Intent, Scene, Selection};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fs;

/// The games of the search.
const SEARCHED: u64 = 400;
/// The states that are kept of each measure in all, and as fixtures.
const MOST: usize = 32;
const KEPT: usize = 2;
const FOLDER: &str = "tests/fixtures/sows";

/// What is measured of the tiles that a mark stands on: the meeples of one, its tribes, its discs with its tribes, its buildings and flag
/// with its meeples, what the last drop brings there; and of the board: the hand, and everything on all of them.
const MEASURES: [&str; 7] = ["meeples", "tribes", "discs", "buildings", "gains", "hand", "all"];

/// A state, by the way to it.
struct Found {
    seed: u64,
    entries: usize,
    taps: Vec<Intent>,
    figures: [usize; 7],
}

fn measures(scene: &Scene) -> [usize; 7] {
    let marked = |cell: &&Cell| cell.says_tribes || cell.preview.is_some() || !cell.ends.is_empty();
    let marked: Vec<_> = scene.cells.iter().filter(marked).collect();
    let meeples = |cell: &Cell| cell.standing.len() as usize + cell.dropped.len();
    let tribes =
        |cell: &Cell| cell.standing.tribes().chain(cell.dropped.iter().copied()).collect::<BTreeSet<_>>().len();
    let fixed = |cell: &Cell| usize::from(cell.palms + cell.palaces) + usize::from(cell.piece.is_some());
    let discs = |cell: &Cell| if cell.says_tribes { cell.tribes.len() } else { cell.ends.len() };
    let gains = |cell: &Cell| {
        let preview = cell.preview.as_ref();
        preview.map_or(0, |gain| {
            1 + gain.gain.to_string().len() + usize::from(gain.offer.is_some()) + usize::from(gain.piece.is_some())
        })
    };
    let most = |of: &dyn Fn(&Cell) -> usize| marked.iter().map(|cell| of(cell)).max().unwrap_or_default();
    [
        most(&|cell| meeples(cell)),
        most(&|cell| 10 * tribes(cell) + meeples(cell)),
        most(&|cell| if cell.says_tribes { 10 * discs(cell) + tribes(cell) } else { 0 }),
        most(&|cell| if fixed(cell) == 0 { 0 } else { 10 * fixed(cell) + meeples(cell) }),
        most(&|cell| if gains(cell) == 0 { 0 } else { 10 * (gains(cell) + fixed(cell)) + meeples(cell) }),
        scene.hand.iter().map(|group| usize::from(group.count)).sum(),
        marked.iter().map(|cell| meeples(cell) + fixed(cell) + discs(cell)).sum(),
    ]
}

/// Draws an action. In every second game meeples are heaped: each is dropped where most stand, and heaps are seldom picked up.
fn choose(dice: &mut Dice, game: &Game, heaps: bool) -> Option<Action> {
    let standing = |square: Square| game.board.get(square).map_or(0, |place| i64::from(place.meeples.len()));
    let score = |action: &Action| match *action {
        Action::Drop(square, _) => Some(standing(square)),
        Action::Take(square) => Some(-standing(square)),
        _ => None,
    };
    let heaped = game
        .legal_actions()
        .into_iter()
        .filter_map(|action| Some((score(&action)?, action)))
        .max_by_key(|(score, _)| *score);
    match heaped.map(|(_, action)| action) {
        Some(action) if heaps && dice.below(8) > 0 => Some(action),
        _ => dice.action(game),
    }
}

/// Plays the game of a seed and measures every board with meeples in hand, and each tribe that can be chosen there.
fn search(seed: u64, found: &mut Vec<Found>) {
    let mut record = Record::new(options_with(seed, &NAMES)).expect("so many can play");
    let mut dice = Dice::new(seed);
    loop {
        if record.game().sow().is_some() {
            let actions = actions_of(record.game());
            let scene = scene_of(&record, &Selection::Nothing, &actions);
            let colours =
                scene.hand.iter().filter(|group| group.can_drop).map(|group| vec![Intent::Colour(group.meeple)]);
            let ways: Vec<_> = if scene.hand.len() > 1 { colours.collect() } else { Vec::new() };
            for taps in ways {
                let scene = scene_of(&record, &selection_after(&record, &taps), &actions);
                found.push(Found { seed, entries: record.len(), taps, figures: measures(&scene) });
            }
            found.push(Found { seed, entries: record.len(), taps: Vec::new(), figures: measures(&scene) });
        }
        let Some(action) = choose(&mut dice, record.game(), seed % 2 == 1) else { break };
        record.play(action).expect("a listed action is legal");
    }
}

fn played(seed: u64, entries: usize) -> Record {
    let mut record = Record::new(options_with(seed, &NAMES)).expect("so many can play");
    let mut dice = Dice::new(seed);
    while record.len() < entries {
        let action = choose(&mut dice, record.game(), seed % 2 == 1).expect("the game goes on");
        record.play(action).expect("a listed action is legal");
    }
    record
}

#[test]
#[ignore = "plays 400 games and writes what it finds: `cargo xtask looks --search` runs it"]
fn the_worst_moves_are_searched_and_kept() {
    let mut best: Vec<Vec<Found>> = MEASURES.iter().map(|_| Vec::new()).collect();
    for seed in 0..SEARCHED {
        let mut found = Vec::new();
        search(seed, &mut found);
        // Each game gives the most of each measure once: two states of a turn look the same.
        for (measure, best) in best.iter_mut().enumerate() {
            let Some(most) = found.iter().max_by_key(|state| (state.figures[measure], state.figures[6])) else {
                continue;
            };
            best.push(Found { seed, entries: most.entries, taps: most.taps.clone(), figures: most.figures });
        }
    }
    let (kept, all) = (fixtures::path(FOLDER), fixtures::path("target/sows"));
    for folder in [&kept, &all] {
        let _there_may_be_none = fs::remove_dir_all(folder);
        fs::create_dir_all(folder).expect("the folder can be made");
    }
    let mut seen = BTreeSet::new();
    for (measure, (name, states)) in MEASURES.iter().zip(&mut best).enumerate() {
        states.sort_by_key(|state| std::cmp::Reverse((state.figures[measure], state.figures[6])));
        for (rank, state) in states.iter().take(MOST).enumerate() {
            if !seen.insert((state.seed, state.entries, format!("{:?}", state.taps))) {
                continue;
            }
            let taps: Vec<_> = state.taps.iter().map(|&tap| write_tap(tap)).collect();
            let record = record::write(&played(state.seed, state.entries));
            let state = json!({"most": name, "figure": state.figures[measure], "taps": taps, "secrecy": "open", "record": record});
            let folders = if rank < KEPT { vec![&kept, &all] } else { vec![&all] };
            for folder in folders {
                fs::write(folder.join(format!("sow-{name}-{rank}.json")), format!("{state}\n"))
                    .expect("it can be written");
            }
        }
    }
}

#[test]
fn kept_moves_have_what_they_are_kept_for() {
    let kept = fixtures::folder(FOLDER);
    assert!(kept.len() > 8, "{} moves are kept", kept.len());
    for (name, text) in kept {
        let state: Value = serde_json::from_str(&text).expect("JSON");
        let record: Record = record::from_value(&state["record"]).unwrap_or_else(|error| panic!("{name}: {error}"));
        let taps = state["taps"].as_array().expect("a list").iter().filter_map(Value::as_str);
        let taps: Vec<_> = taps.map(read_tap).collect();
        let scene = scene_of(&record, &selection_after(&record, &taps), &actions_of(record.game()));
        let measure = MEASURES.iter().position(|measure| state["most"] == *measure).expect("a measure");
        assert_eq!(json!(measures(&scene)[measure]), state["figure"], "{name}");
        let kinds = scene.cells.iter().map(|cell| (cell.says_tribes, !cell.ends.is_empty(), cell.preview.is_some()));
        for (says, ends, previews) in kinds {
            assert!(u8::from(says) + u8::from(ends && !says) + u8::from(previews) <= 1, "{name}: one mark a tile");
        }
        assert!(scene.cells.iter().any(|cell| cell.highlight == Highlight::Lit), "{name}");
    }
}
