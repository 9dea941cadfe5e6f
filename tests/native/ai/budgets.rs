//! The same knowledge, level, seed and budget give the same line.

use super::legality::check_line;
use super::{any_style, positions, think_in_style};
use crate::support::ask;
use naqala::ai::{Knowledge, Level, Search};
use naqala_engine::Engine;
use serde_json::Value;

/// More positions than one unit of work values, such as a candidate that is played to the end of its turn.
const LONGEST_UNIT: u32 = 300;

#[test]
fn slices_are_short_and_any_moment_has_a_legal_line() {
    let mut longest = 0;
    positions(60, |game, seed| {
        let knowledge = Knowledge::of_position(game).expect("the game goes on");
        let level = Level::ALL[seed as usize % Level::ALL.len()];
        let style = any_style(seed);
        let mut search = Search::in_style(&knowledge, level, style, seed);
        check_line(game, &search.best().actions);
        let (mut progress, mut valued, mut slices) = (0.0, search.positions(), 0);
        while !search.step(1) {
            let (last, before) = (progress, valued);
            (progress, valued) = (search.progress(), search.positions());
            assert!((last..=1.0).contains(&progress), "{progress} after {last}");
            longest = longest.max(valued - before);
            slices += 1;
            if slices % 61 == 0 {
                check_line(game, &search.best().actions);
            }
        }
        assert_eq!(search.best(), think_in_style(&knowledge, level, style, seed));
    });
    assert!((2..=LONGEST_UNIT).contains(&longest), "{longest}");
}

#[test]
fn think_answers_a_line_that_can_be_played() {
    let mut engine = Engine::default();
    assert_eq!(ask(&mut engine, "think courtier")["error"]["reason"], "no-game");
    assert_eq!(ask(&mut engine, r#"new {"players": 2, "seed": "42", "expansions": []}"#)["ok"], true);
    for line in 0..12 {
        let thought = ask(&mut engine, r#"think courtier {"seed": "7"}"#);
        assert_eq!(thought, ask(&mut engine, r#"think courtier {"seed": "7"}"#));
        let actions = thought["line"].as_array().expect("a line");
        assert!(!actions.is_empty() && thought["positions"].as_u64().is_some_and(|count| count > 0), "line {line}");
        assert!(thought["win"].as_f64().is_some_and(|win| (0.0..=1.0).contains(&win)));
        for action in actions {
            let action = action.as_str().expect("a text");
            assert_eq!(ask(&mut engine, &format!("play {action}"))["ok"], true, "{action}");
        }
    }
}

#[test]
fn a_budget_ends_the_search_sooner() {
    let mut engine = Engine::default();
    ask(&mut engine, r#"new {"players": 2, "seed": "42", "expansions": []}"#);
    for bid in ["bid 3", "bid 1", "bid 0", "bid 0"] {
        ask(&mut engine, &format!("play {bid}"));
    }
    let positions = |thought: &Value| thought["positions"].as_u64().expect("a number");
    let small = ask(&mut engine, r#"think sultan {"budget": 200}"#);
    let all = ask(&mut engine, "think sultan");
    assert!(positions(&small) >= 200 && positions(&small) * 4 < positions(&all), "{small} {all}");
    assert!(!small["line"].as_array().expect("a line").is_empty());
}

#[test]
fn a_wrong_command_says_what_was_expected() {
    let mut engine = Engine::default();
    ask(&mut engine, r#"new {"players": 2, "seed": "42", "expansions": []}"#);
    let wrong = [
        ("think", "needs more"),
        ("think vizier", "expected a level, found 'vizier'"),
        ("think sultan 7", "expected an object"),
        (r#"think sultan {"seed": 7}"#, "seed"),
        (r#"think sultan {"budget": -1}"#, "budget"),
        (r#"think sultan {"depth": 2}"#, "depth"),
        (r#"think sultan {"style": "camels"}"#, "expected a style, found 'camels'"),
        (r#"think sultan {"style": 7}"#, "style"),
    ];
    for (command, expected) in wrong {
        let error = &ask(&mut engine, command)["error"];
        let message = error["message"].as_str().unwrap_or_default();
        assert!(message.contains(expected), "{command}: {message}");
    }
}
