//! What is kept of an analysed game, how it is stored, and what is refused.

use crate::support::fixtures::fixture;
use naqala::ai::{Knowledge, Level, LossKind};
use naqala::game::Seat;
use naqala::ui::library::saved;
use naqala::ui::practice::{FORMAT, Journal, MOST_GAMES, MOST_PUZZLES, OwnPuzzle, mean};
use naqala::ui::review::analysis::Verdicts;
use naqala::ui::review::branch::judged_before;
use naqala::ui::table::session::Session;
use serde_json::{Value, json};
use std::sync::LazyLock;

const NAMES: [&str; 5] = ["Anna", "Sam", "Olivier", "Pierre", "Noor"];
const TODAY: u32 = 20_783;

/// A finished game of five with all its verdicts.
static GAME: LazyLock<(Session, Verdicts)> = LazyLock::new(|| {
    let session = saved::read(&fixture("reviewed.json")).expect("a stored game");
    let verdicts = Verdicts::read(&session.review);
    (session, verdicts)
});

fn kept() -> Journal {
    let (session, verdicts) = &*GAME;
    let mut journal = Journal::default();
    assert_eq!(journal.keep(session, verdicts, TODAY), 15);
    journal
}

fn puzzles(journal: &Journal) -> Vec<OwnPuzzle> {
    NAMES.iter().flat_map(|name| journal.puzzles(name)).cloned().collect()
}

#[test]
fn the_decisions_that_cost_most_are_kept_for_each_person() {
    let (session, verdicts) = &*GAME;
    let analysis = verdicts.analysis(&session.record);
    let journal = kept();
    for (seat, name) in NAMES.into_iter().enumerate() {
        let losses: Vec<f32> = analysis.costliest[seat]
            .iter()
            .filter_map(|entry| Some(analysis.decisions.iter().find(|judged| judged.entry == *entry)?.loss))
            .collect();
        let own: Vec<_> = journal.puzzles(name).map(|puzzle| puzzle.judged().expect("a verdict")).collect();
        assert_eq!(own.iter().map(|judged| judged.loss).collect::<Vec<_>>(), losses, "{name}");
        assert!(own.iter().all(|judged| judged.mark.is_some() && judged.seat == Seat(seat as u8)));
        assert_eq!(journal.games(name).count(), 1);
    }
    assert_eq!((journal.due(TODAY), journal.due(TODAY + 1)), (15, 15), "practice can begin at once");
    assert_eq!(journal.next_day(), Some(TODAY));
}

#[test]
fn only_people_at_this_device_have_puzzles() {
    let (session, verdicts) = &*GAME;
    let mut session = session.clone();
    session.agreements.computers =
        vec![None, Some(Level::Sultan), Some(Level::Novice), Some(Level::Novice), Some(Level::Novice)];
    let mut journal = Journal::default();
    assert_eq!(journal.keep(&session, verdicts, TODAY), 3);
    assert_eq!(journal.people(), ["Anna"]);
}

#[test]
fn guests_leave_nothing_where_somebody_practises() {
    let (session, verdicts) = &*GAME;
    let mut alone = session.clone();
    alone.agreements.computers = vec![None, Some(Level::Sultan), None, None, None];
    alone.agreements.computers[2..].fill(Some(Level::Novice));
    let mut journal = Journal::default();
    journal.keep(&alone, verdicts, TODAY);
    assert_eq!(journal.keep(session, verdicts, TODAY + 1), 3);
    assert_eq!(journal.people(), ["Anna"]);
}

#[test]
fn a_puzzle_is_an_analysed_game_of_one_decision() {
    for puzzle in puzzles(&kept()) {
        let session = puzzle.session().expect("it was just kept");
        let analysis = Verdicts::read(&session.review).analysis(&session.record);
        let [judged] = &analysis.decisions[..] else { panic!("one decision") };
        let start = session.record.game_before(0).expect("the start");
        assert_eq!(start.active(), Some(judged.seat));
        assert_eq!(*start.player(judged.seat).name, *puzzle.player);
        assert_eq!(session.colours, GAME.0.colours);
        let mut record = session.record.until(0);
        assert!(judged.best.iter().all(|&action| record.play(action).is_ok()), "the best line can be played");
        assert!(judged_before(judged, &judged.best).is_some_and(|tried| tried.loss <= 0.0));
        assert_eq!(judged_before(judged, &judged.played).as_ref(), Some(judged));
        assert_eq!(judged_before(judged, &judged.best[1..]), None);
    }
}

#[test]
fn a_puzzle_holds_no_more_than_its_player_knew() {
    let (session, verdicts) = &*GAME;
    let analysis = verdicts.analysis(&session.record);
    for judged in analysis.decisions.iter().filter(|judged| judged.mark.is_some()) {
        let puzzle = |session: &Session, entry: usize| {
            let mut verdict = verdicts.about(judged.entry).expect("it is judged").clone();
            verdict["entry"] = json!(entry);
            OwnPuzzle::of(session, &verdict, TODAY).expect("a puzzle")
        };
        let known = puzzle(session, judged.entry);
        // Whatever is hidden from the player is drawn anew, so other hidden things lead to the same puzzle.
        for seed in [3, 4] {
            let sampled = Knowledge::of_seats(&session.record, judged.entry, judged.seat, &[judged.seat]).sample(seed);
            let own = sampled.player(judged.seat).clone();
            let position = known.session().expect("a game").record.game_before(0).expect("the start").clone();
            assert_eq!(position.player(judged.seat), &own, "what is one's own is kept");
            assert_eq!(position.board, sampled.board);
            for rival in position.seats().filter(|&rival| rival != judged.seat) {
                assert_eq!(
                    position.player(rival).coins,
                    sampled.player(rival).coins,
                    "coins as the player counted them"
                );
            }
        }
        let kept = known.judged().expect("a verdict");
        assert_eq!(kept.luck.to_bits(), 0.0_f32.to_bits(), "what was drawn then is not known");
        assert_eq!(kept.points.after_draws, kept.points.played);
        assert!(kept.reasons.is_empty());
        assert!(kept.outcomes.iter().all(|outcome| outcome.leaves.is_none() && outcome.turn.is_none()));
    }
}

#[test]
fn a_game_that_is_analysed_again_adds_nothing_and_keeps_what_was_learned() {
    let (session, verdicts) = &*GAME;
    let mut journal = kept();
    let first = journal.puzzles("Anna").next().expect("a puzzle").clone();
    let standing = journal.answer(&first, true, TODAY).expect("it can be met at once");
    assert_eq!(standing.due(), Some(TODAY + 1), "the days count from the first answer");
    assert_eq!(journal.answer(&first, true, TODAY), None, "it is not due");
    let standing = journal.answer(&first, true, TODAY + 1).expect("it is due");
    assert_eq!(standing.due(), Some(TODAY + 4));
    let before = journal.clone();
    assert_eq!(journal.keep(session, verdicts, TODAY + 9), 15);
    assert_eq!(journal, before);
    assert_eq!(journal.answer(&first, true, TODAY + 2), None, "it is not due");
}

#[test]
fn a_puzzle_of_which_the_engine_thinks_otherwise_by_now_gets_the_new_verdict() {
    let (session, _) = &*GAME;
    let mut journal = kept();
    let mut review: Value = serde_json::from_str(&session.review).expect("JSON");
    for verdict in review["decisions"].as_array_mut().expect("a list") {
        verdict["error"] = json!(0.25);
    }
    assert_eq!(journal.keep(session, &Verdicts::read(&review.to_string()), TODAY + 3), 15);
    let all = puzzles(&journal);
    assert_eq!(all.len(), 15);
    assert!(all.iter().all(|puzzle| puzzle.day == TODAY && puzzle.judged().is_some_and(|judged| judged.error < 0.3)));
}

#[test]
fn nothing_is_kept_before_all_is_judged_and_the_game_is_over() {
    let (session, verdicts) = &*GAME;
    let mut journal = Journal::default();
    let mut review: Value = serde_json::from_str(&session.review).expect("JSON");
    review["decisions"].as_array_mut().expect("a list").pop();
    assert_eq!(journal.keep(session, &Verdicts::read(&review.to_string()), TODAY), 0);
    let going = Session { record: session.record.until(40), ..session.clone() };
    assert_eq!(journal.keep(&going, verdicts, TODAY), 0);
    assert!(journal.is_empty());
}

#[test]
fn what_is_written_is_read() {
    let mut journal = kept();
    let puzzle = journal.puzzles("Noor").next().expect("a puzzle").clone();
    journal.answer(&puzzle, false, TODAY + 1);
    let text = journal.write();
    assert_eq!(Journal::read(&text), Some(journal));
    assert!(text.len() / 15 * MOST_PUZZLES < 1_000_000, "{} bytes for 15 puzzles", text.len());
}

#[test]
fn a_damaged_text_is_refused_as_a_whole() {
    let text = kept().write();
    let whole: Value = serde_json::from_str(&text).expect("JSON");
    for cut in [0, 1, text.len() / 2, text.len() - 1] {
        assert_eq!(Journal::read(&text[..cut]), None, "{cut}");
    }
    let paths = [
        "/format",
        "/puzzles",
        "/games",
        "/puzzles/3/verdict/best",
        "/puzzles/0/step",
        "/puzzles/0/colours/0",
        "/puzzles/2/position",
        "/games/1/lost",
        "/games/0/seat",
    ];
    for path in paths {
        let mut damaged = whole.clone();
        *damaged.pointer_mut(path).expect("it is there") = json!("naqala-practice/2");
        assert_eq!(Journal::read(&damaged.to_string()), None, "{path}");
    }
    assert_eq!(whole["format"], FORMAT);
}

#[test]
fn room_is_made_where_most_is_learned_and_the_oldest_goes_first() {
    let mut value: Value = serde_json::from_str(&kept().write()).expect("JSON");
    let template = value["puzzles"][0].clone();
    let learned = 5;
    let puzzle = |number: usize| {
        let mut puzzle = template.clone();
        // Another decision: its position and its verdict differ.
        puzzle["position"]["round"] = json!(1000 + number);
        puzzle["verdict"]["error"] = json!(0.5);
        puzzle["day"] = json!(number);
        puzzle["step"] = json!(if [40, 60].contains(&number) { learned } else { 0 });
        puzzle
    };
    value["puzzles"] = (0..MOST_PUZZLES).map(puzzle).collect();
    let mut journal = Journal::read(&value.to_string()).expect("a journal");
    let (session, verdicts) = &*GAME;
    assert_eq!(journal.keep(session, verdicts, TODAY), 15);
    let days: Vec<u32> = puzzles(&journal).iter().map(|puzzle| puzzle.day).collect();
    assert_eq!(days.len(), MOST_PUZZLES);
    assert!(![40, 60].iter().any(|learned| days.contains(learned)), "those that are learned go first");
    assert!(!(0..13).any(|old| days.contains(&old)) && days.contains(&13), "then the oldest");
}

#[test]
fn losses_go_over_the_last_games_of_a_player() {
    let (session, verdicts) = &*GAME;
    let analysis = verdicts.analysis(&session.record);
    let journal = kept();
    let game = journal.games("Pierre").next().expect("a game").clone();
    assert_eq!((game.result(), game.has_won), ((85, 81), true));
    assert_eq!(game.rivals(), ["Anna", "Sam", "Olivier", "Noor"]);
    assert_eq!(game.decisions as usize, analysis.decisions.iter().filter(|judged| judged.seat == Seat(3)).count());
    for kind in LossKind::ALL {
        assert_eq!(game.lost(Some(kind)), (analysis.lost[3][kind as usize] * 10.0).round() as u32, "{kind}");
    }
    assert_eq!(game.lost(None), LossKind::ALL.into_iter().map(|kind| game.lost(Some(kind))).sum::<u32>());

    let mut value: Value = serde_json::from_str(&journal.write()).expect("JSON");
    let template = value["games"][0].clone();
    let older = |number: usize| {
        let mut game = template.clone();
        game["points"][1] = json!(number);
        game["lost"] = json!([number * 10, 0, 0, 0, 0, 0]);
        game
    };
    value["games"] = (0..MOST_GAMES).map(older).collect();
    let mut journal = Journal::read(&value.to_string()).expect("a journal");
    assert_eq!(mean(&journal.games("Anna").cloned().collect::<Vec<_>>(), Some(LossKind::Bids)), 95);
    assert_eq!(mean(&[], None), 0);
    journal.keep(session, verdicts, TODAY);
    let own: Vec<_> = journal.games("Anna").collect();
    assert_eq!(own.len(), MOST_GAMES);
    assert_eq!(own[0].points[1], 1, "the oldest went");
    assert_eq!(own[MOST_GAMES - 1].day, TODAY);
}

#[test]
fn what_is_kept_of_a_player_is_forgotten_alone() {
    let mut journal = kept();
    journal.forget("Sam");
    assert_eq!((journal.puzzles("Sam").count(), journal.games("Sam").count()), (0, 0));
    assert_eq!(puzzles(&journal).len(), 12);
    assert_eq!(journal.people(), ["Noor", "Pierre", "Olivier", "Anna"]);
}
