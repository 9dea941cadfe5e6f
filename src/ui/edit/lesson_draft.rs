//! A lesson step that an author makes from a position: its texts, its goals and its solution.

use super::Draft;
use super::goal::{Goal, played_actions, possible_goals};
use crate::game::{Action, Fault, Record};
use crate::i18n::Lang;
use crate::notation::sketch;
use crate::notation::{position, record};
use crate::ui::lesson::{self, Lesson};
use serde_json::{Value, json};

/// A lesson step that an author is making.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LessonDraft {
    /// The title of the lesson, in each language.
    pub title: [String; Lang::ALL.len()],
    /// The text of the step, in each language.
    pub text: [String; Lang::ALL.len()],
    /// The actions that lead to the goals; a step without goals is only read.
    pub solution: Vec<Action>,
    /// The goals; all of them must be met.
    pub goals: Vec<Goal>,
    /// A stored solution with its goals, as JSON, that does not fit the position. A later position may fit it.
    stale: Value,
}

impl LessonDraft {
    /// Returns the text to store.
    #[must_use]
    pub fn write(&self) -> String {
        let solution: Vec<_> = self.solution.iter().map(ToString::to_string).collect();
        let goals: Vec<_> = self.goals.iter().map(Goal::condition).collect();
        let (solution, goals) = if self.stale.is_null() {
            (json!(solution), json!(goals))
        } else {
            (self.stale[0].clone(), self.stale[1].clone())
        };
        json!([self.title, self.text, solution, goals]).to_string()
    }

    /// Reads a stored draft. Texts that cannot be read are empty; a solution that does not fit the position stays stale.
    #[must_use]
    pub fn read(text: &str, draft: &Draft) -> Self {
        let stored: Value = serde_json::from_str(text).unwrap_or_default();
        let text = |of: usize, lang: usize| stored[of][lang].as_str().unwrap_or_default().to_owned();
        let has_solution = stored[2].as_array().is_some_and(|solution| !solution.is_empty());
        let stale = if has_solution { json!([stored[2], stored[3]]) } else { Value::Null };
        let mut step =
            Self { title: [text(0, 0), text(0, 1)], text: [text(1, 0), text(1, 1)], stale, ..Self::default() };
        step.restore_solution(draft);
        step
    }

    /// Replaces the solution and its goals.
    pub fn set_solution(&mut self, solution: Vec<Action>, goals: Vec<Goal>) {
        (self.solution, self.goals, self.stale) = (solution, goals, Value::Null);
    }

    /// Whether there is a stored solution that did not fit the position.
    #[must_use]
    pub fn has_stale_solution(&self) -> bool {
        !self.stale.is_null()
    }

    /// Restores the stale solution if it fits the position now.
    pub fn restore_solution(&mut self, draft: &Draft) {
        if let Some((solution, goals)) = replay(&self.stale, draft) {
            self.set_solution(solution, goals);
        }
    }
}

/// Plays a stored solution from a position. Returns it with its goals, if it can be played and still meets all of them.
fn replay(stored: &Value, draft: &Draft) -> Option<(Vec<Action>, Vec<Goal>)> {
    let mut record = draft.lesson_start().ok()?;
    for action in stored[0].as_array()? {
        record.play(action.as_str()?.parse().ok()?).ok()?;
    }
    let wanted = stored[1].as_array()?;
    let goals: Vec<_> = possible_goals(&record).into_iter().filter(|goal| wanted.contains(&goal.condition())).collect();
    (goals.len() == wanted.len()).then(|| (played_actions(&record), goals))
}

impl Draft {
    /// Returns the record with which a lesson begins at this position. It has no order of later draws, since lessons store none.
    ///
    /// # Errors
    /// Every fault, as the reader of lessons words it.
    pub fn lesson_start(&self) -> Result<Record, Vec<Fault>> {
        lesson::position(&self.sketch()).map(record::from_position)
    }

    /// Returns the sketch of the position: without the keys that the reader of lessons fills in.
    #[must_use]
    pub fn sketch(&self) -> Value {
        let whole = serde_json::to_value(position::write(&self.state)).unwrap_or_default();
        sketch::reduce(&whole)
    }

    /// Returns the solution up to the action that meets all goals.
    fn trimmed_solution<'a>(&self, step: &'a LessonDraft) -> &'a [Action] {
        let Ok(mut record) = self.lesson_start() else { return &step.solution };
        for (index, &action) in step.solution.iter().enumerate() {
            if record.play(action).is_err() {
                break;
            }
            if step.goals.iter().all(|goal| goal.is_met(&record)) {
                return &step.solution[..=index];
            }
        }
        &step.solution
    }

    /// Returns the lesson file and the lesson. A text that is missing in one language is taken from the other.
    ///
    /// # Errors
    /// Every fault, each with its key.
    pub fn lesson(&self, step: &LessonDraft) -> Result<(String, Lesson), Vec<Fault>> {
        let words = |texts: &[String; 2]| {
            let or = |text: &String, other: &String| if text.trim().is_empty() { other.clone() } else { text.clone() };
            json!({"en": or(&texts[0], &texts[1]), "fr": or(&texts[1], &texts[0])})
        };
        let mut written = json!({"position": "start", "text": words(&step.text)});
        if !step.goals.is_empty() {
            let mut goals: Vec<_> = step.goals.iter().map(Goal::condition).collect();
            written["goal"] = if goals.len() == 1 { goals.remove(0) } else { json!({"all": goals}) };
            written["solution"] = self.trimmed_solution(step).iter().map(ToString::to_string).collect();
        }
        let value = json!({
            "format": lesson::FORMAT,
            "title": words(&step.title),
            "positions": {"start": self.sketch()},
            "steps": [written]
        });
        let lesson = lesson::from_value(&value)?;
        Ok((serde_json::to_string_pretty(&value).unwrap_or_default(), lesson))
    }
}
