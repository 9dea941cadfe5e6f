//! The examples of `docs/lessons.md` are valid.

use crate::support::fixtures;
use naqala::ui::learn::lesson;
use serde_json::{Value, json};

fn page() -> String {
    fixtures::docs("lessons.md")
}

/// Wraps a position and conditions of the page in a lesson.
fn lesson_with(position: &Value, when: &[Value]) -> Value {
    let said = json!({"en": "So.", "fr": "Voilà."});
    let feedback: Vec<_> = when.iter().map(|when| json!({"when": when, "say": said})).collect();
    json!({
        "format": "naqala-lesson/1",
        "title": said,
        "positions": {"four": {"board": ["O8:ww V5:w", "S6:b S6:wb"]}, "page": position},
        "steps": [
            {"position": "page", "text": said},
            {
                "position": "four", "text": said, "goal": {"tile": "a2", "owner": 0},
                "solution": ["take b2", "drop a2 w"], "feedback": feedback
            }
        ]
    })
}

#[test]
fn each_example_of_the_page_can_be_read() {
    let page = page();
    let blocks: Vec<_> = page.split("```json\n").skip(1).filter_map(|rest| rest.split_once("```")).collect();
    assert!(blocks.len() >= 5);
    for (text, _) in blocks {
        let value: Value = serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"));
        let plain = json!({"board": ["O8:ww V5:w"]});
        let read = match (&value, value["format"].as_str()) {
            (_, Some("naqala-course/1")) => lesson::read_course(text).map(drop),
            (_, Some(_)) => lesson::read(text).map(drop),
            (Value::Array(conditions), None) => lesson::from_value(&lesson_with(&plain, conditions)).map(drop),
            (_, None) => lesson::from_value(&lesson_with(&value, &[])).map(drop),
        };
        assert!(read.is_ok(), "{}: {text}", read.unwrap_err()[0]);
    }
}

#[test]
fn every_key_and_every_kind_of_condition_is_documented() {
    let page = page();
    for key in ["position", "text", "goal", "solution", "allow", "hints", "feedback", "done", "show", "overlays"] {
        assert!(page.contains(&format!("| `{key}` |")), "{key}");
    }
    for kind in ["all", "any", "not", "event", "played", "refused", "value", "change", "score", "gain", "tile"] {
        assert!(page.contains(&format!("{{\"{kind}\": ")), "no example of {kind}");
    }
    for limit in [lesson::MOST_STEPS, lesson::LONGEST_TEXT] {
        assert!(page.contains(&format!("1 to {limit}")), "{limit}");
    }
    for overlay in naqala::ui::kit::settings::Overlay::ALL {
        assert!(page.contains(&format!("`{overlay}`")), "{overlay}");
    }
}

#[test]
fn the_documented_faults_are_real() {
    let (page, fixtures) = (page(), fixtures::fixture("lessons.json"));
    let (_, faults) = page.split_once("```text\n").expect("there is a block of faults");
    let (faults, _) = faults.split_once("```").expect("it ends");
    for fault in faults.lines() {
        assert!(fixtures.contains(fault), "{fault}");
    }
}
