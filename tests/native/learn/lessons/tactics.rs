//! The lessons of tactics teach what is better: against the best answers, their solution beats the tempting line.

use super::course::{course, lessons};
use crate::support::fixtures;
use naqala::game::{Action, Event, Game, Phase, Record, Seat};
use serde::Deserialize;

const ANNA: Seat = Seat(0);

/// A line that a learner is tempted to play, and how much worse it is than the solution.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Tempting {
    lesson: String,
    #[serde(default = "first")]
    step: usize,
    wrong: Vec<String>,
    /// How many turns end after either line, each played in the best way.
    turns: u8,
    /// The points that the line loses against the solution.
    worse_by: i64,
}

const fn first() -> usize {
    1
}

fn tempting() -> Vec<Tempting> {
    serde_json::from_str(&fixtures::fixture("tactics.json")).expect("it is a list")
}

/// Returns by how many points Anna leads.
fn lead(game: &Game) -> i64 {
    let points = |seat| i64::from(game.score(seat).total());
    points(ANNA) - game.seats().filter(|&seat| seat != ANNA).map(points).max().unwrap_or_default()
}

/// Plays a number of turns and returns Anna's lead after them. Anna plays for the largest lead, the others for the
/// smallest.
fn best(game: &Game, turns: u8) -> i64 {
    let Some(seat) = game.active().filter(|_| turns > 0) else { return lead(game) };
    let leads = game.legal_actions().into_iter().filter_map(|action| {
        let mut next = game.clone();
        let events = next.play(action).ok()?;
        let has_ended = events.iter().any(|event| matches!(event, Event::TurnEnded { .. }));
        Some(best(&next, turns - u8::from(has_ended)))
    });
    let found = if seat == ANNA { leads.max() } else { leads.min() };
    found.unwrap_or_else(|| lead(game))
}

fn played(start: &Record, line: impl IntoIterator<Item = Action>) -> Record {
    let mut record = start.clone();
    for action in line {
        record.play(action).unwrap_or_else(|refusal| panic!("{action}: {refusal:?}"));
    }
    record
}

#[test]
fn the_tempting_line_is_worse_than_the_solution() {
    let lessons = lessons();
    let mut faults = Vec::new();
    for Tempting { lesson, step, wrong, turns, worse_by } in tempting() {
        let task = &lessons[&lesson].steps[step - 1];
        let right = played(&task.start, task.solution.iter().copied());
        let wrong = played(&task.start, wrong.iter().map(|action| action.parse().expect("it is an action")));
        let [right, wrong] = [right, wrong].map(|record| best(record.game(), turns));
        if right - wrong != worse_by {
            faults.push(format!("{lesson}, step {step}: {right} and {wrong}, not worse by {worse_by}"));
        }
        assert!(worse_by > 0, "{lesson}");
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_tempting_line_does_not_reach_the_goal() {
    let lessons = lessons();
    for Tempting { lesson, step, wrong, .. } in tempting() {
        let task = &lessons[&lesson].steps[step - 1];
        let record = played(&task.start, wrong.iter().map(|action| action.parse().expect("it is an action")));
        let state = task.state(&record, None);
        assert_ne!(state, naqala::ui::learn::lesson::StepState::Reached, "{lesson}, step {step}");
    }
}

#[test]
fn every_lesson_of_the_whole_game_has_a_tempting_line() {
    let (course, tempting) = (course(), tempting());
    // Other tests check these with figures of their own.
    let others = ["double-effect", "parity", "turn-order", "leave-nothing", "set-up", "hold-goods"];
    let tactics =
        course.chapters.iter().filter(|chapter| chapter.title.get(naqala::i18n::Lang::EN).starts_with("Tactics"));
    let ids: Vec<_> = tactics.flat_map(|chapter| &chapter.lessons).map(|entry| &*entry.id).collect();
    assert!(ids.len() >= 18, "{ids:?}");
    for id in ids {
        let has_line = tempting.iter().any(|line| line.lesson == id);
        assert!(has_line || others.contains(&id), "{id} has no tempting line");
    }
}

#[test]
fn rushing_wins_at_once() {
    let task = &lessons()["rush"].steps[0];
    let end = played(&task.start, task.solution.iter().copied());
    assert_eq!(end.game().phase, Phase::Over);
    assert!(lead(end.game()) > 0);
}

#[test]
fn leaving_nothing_leaves_the_opponent_no_move() {
    let task = &lessons()["leave-nothing"].steps[0];
    let collected = played(&task.start, task.solution.iter().copied());
    let mut games = vec![(**collected.game()).clone()];
    let mut seen = 0;
    // Anna may finish her turn as she likes: Sam can only skip his move.
    while let Some(game) = games.pop() {
        if game.active() != Some(ANNA) {
            seen += 1;
            assert!(!game.legal_actions().iter().any(|action| matches!(action, Action::Take(_))));
            continue;
        }
        for action in game.legal_actions() {
            let mut next = game.clone();
            next.play(action).expect("it is legal");
            games.push(next);
        }
    }
    assert!(seen > 0);
}

#[test]
fn going_first_is_worth_what_the_lesson_says() {
    let task = &lessons()["turn-order"].steps[0];
    let bids = played(&task.start, task.solution.iter().copied());
    let game = bids.game();
    let before = i64::from(game.score(ANNA).total());
    let mut gains: Vec<(i64, Action)> = Vec::new();
    for take in game.legal_actions().into_iter().filter(|action| matches!(action, Action::Take(_))) {
        let mut next = (**game).clone();
        next.play(take).expect("it is legal");
        gains.push((most_points(&next) - before, take));
    }
    gains.sort_by_key(|&(gain, _)| -gain);
    assert_eq!((gains[0].0, gains[0].1.to_string().as_str()), (26, "take b2"));
    assert_eq!(gains[1].0, 14, "{:?}", gains[1]);
}

/// Returns the most points that Anna can have at the end of her turn.
fn most_points(game: &Game) -> i64 {
    let after = game.legal_actions().into_iter().map(|action| {
        let mut next = game.clone();
        let events = next.play(action).expect("it is legal");
        let has_ended = events.iter().any(|event| matches!(event, Event::TurnEnded { .. }));
        if has_ended { i64::from(next.score(ANNA).total()) } else { most_points(&next) }
    });
    after.max().unwrap_or_else(|| i64::from(game.score(ANNA).total()))
}
