//! Lesson files that the editor opens again.

use super::Draft;
use super::lesson_draft::{Correction, LessonDraft, StepDraft, Texts};
use super::way::PlayedWay;
use crate::ui::learn::lesson::MOST_STEPS;
use crate::ui::share::import::{ImportError, LONGEST_TEXT};
use serde_json::Value;

/// The keys of a step that the editor shows.
const SHOWN: [&str; 7] = ["text", "hints", "done", "goal", "solution", "feedback", "position"];

impl LessonDraft {
    /// Opens a lesson file and returns it with the position of its first step; `None` if the text is no lesson. What the
    /// editor does not show stays in the lesson. It may have faults, but its positions must be valid.
    ///
    /// # Errors
    /// [`ImportError`], with the place of the error.
    pub fn open(text: &str) -> Result<Option<(Self, Draft)>, ImportError> {
        let file = if text.len() > LONGEST_TEXT { Value::Null } else { serde_json::from_str(text).unwrap_or_default() };
        let Some(given) = file["steps"].as_array().filter(|steps| (1..=MOST_STEPS).contains(&steps.len())) else {
            return Ok(None);
        };
        let mut steps: Vec<StepDraft> = Vec::new();
        for step in given {
            let position = match (step["position"].as_str(), steps.last()) {
                (Some(name), _) => Draft::read(&file["positions"][name].to_string())?,
                (None, Some(StepDraft { position: Some(before), solution, .. })) => before.after(solution),
                (None, _) => return Ok(None),
            };
            steps.push(opened(step, position));
        }
        let Some(first) = steps[0].position.take() else { return Ok(None) };
        Ok(Some((Self { title: Texts::read(&file["title"]), chosen: Vec::new(), steps, at: 0 }, first)))
    }
}

fn opened(step: &Value, mut position: Draft) -> StepDraft {
    // A note of a position is none of the step.
    position.clear_note();
    let is_drawn = position.draw_step(step);
    let list = |key: &str| step[key].as_array().into_iter().flatten();
    let mut hints = Texts::default();
    for hint in list("hints") {
        let hint = Texts::read(hint);
        for tag in hint.tags() {
            let before = hints.get(tag);
            let lines =
                if before.is_empty() { hint.get(tag).to_owned() } else { format!("{before}\n{}", hint.get(tag)) };
            hints.set(tag, lines);
        }
    }
    let correction = |given: &Value| Correction {
        mistake: PlayedWay::of_file(&Value::Null, &given["when"], &position),
        say: Texts::read(&given["say"]),
    };
    let corrections = list("feedback").map(correction).collect();
    let has_goal = !step["goal"].is_null();
    let solution =
        if has_goal { PlayedWay::of_file(&step["solution"], &step["goal"], &position) } else { PlayedWay::default() };
    let mut rest = step.as_object().cloned().unwrap_or_default();
    // Marks and arrows with faults stay, so that nothing is lost.
    let is_shown = |key: &str| SHOWN.contains(&key) || is_drawn && ["marks", "arrows"].contains(&key);
    rest.retain(|key, _| !is_shown(key));
    StepDraft {
        text: Texts::read(&step["text"]),
        hints,
        done: Texts::read(&step["done"]),
        solution,
        corrections,
        position: Some(position),
        rest,
    }
}
