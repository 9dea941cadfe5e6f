//! A lesson that an author makes: a title and steps. The editor shows the position of the step at hand.

use super::Draft;
use super::way::PlayedWay;
use crate::game::{Action, Fault};
use crate::ui::learn::lesson;
use crate::ui::learn::lesson::{Lesson, MOST_STEPS, TAGS};
use serde_json::{Map, Value, json};

/// A text in each language.
pub type Texts = [String; TAGS.len()];

/// A mistake, and how the lesson answers it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Correction {
    /// The mistake: its goals tell it from the solution.
    pub mistake: PlayedWay,
    /// What the lesson says.
    pub say: Texts,
}

/// A step that an author is making.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StepDraft {
    /// What the step tells and asks.
    pub text: Texts,
    /// Hints, one in each line.
    pub hints: Texts,
    /// The text once the goal is met.
    pub done: Texts,
    /// The solution with its goals; a step without goals is only read.
    pub solution: PlayedWay,
    /// What the lesson says to mistakes.
    pub corrections: Vec<Correction>,
    /// The position; `None` for the step at hand, whose position the editor holds.
    pub(super) position: Option<Draft>,
    /// The keys of a lesson file that the editor does not show. They stay in it.
    pub(super) rest: Map<String, Value>,
}

/// A lesson that an author is making.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonDraft {
    /// The title.
    pub title: Texts,
    pub(super) steps: Vec<StepDraft>,
    pub(super) at: usize,
}

impl Default for LessonDraft {
    fn default() -> Self {
        Self { title: Texts::default(), steps: vec![StepDraft::default()], at: 0 }
    }
}

impl LessonDraft {
    /// Returns the step at hand.
    #[must_use]
    pub fn step(&self) -> &StepDraft {
        &self.steps[self.at]
    }

    /// Returns the step at hand, to change it.
    pub fn step_mut(&mut self) -> &mut StepDraft {
        &mut self.steps[self.at]
    }

    /// Returns the place of the step at hand, from 0.
    #[must_use]
    pub const fn at(&self) -> usize {
        self.at
    }

    /// Returns the number of steps.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.steps.len()
    }

    /// Returns `false`: a lesson always has a step.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// Returns whether the lesson can have another step.
    #[must_use]
    pub const fn has_room(&self) -> bool {
        self.steps.len() < MOST_STEPS
    }

    /// Adds a step behind the one at hand, goes to it, and returns its position: the one where the solution ends.
    pub fn add_step(&mut self, here: &Draft) -> Draft {
        let end = here.after(&self.step().solution);
        self.step_mut().position = Some(here.clone());
        self.at += 1;
        self.steps.insert(self.at, StepDraft::default());
        end
    }

    /// Goes to another step and returns its position.
    pub fn go_to(&mut self, at: usize, here: &Draft) -> Draft {
        self.step_mut().position = Some(here.clone());
        self.at = at.min(self.steps.len() - 1);
        self.step_mut().position.take().unwrap_or_else(|| here.clone())
    }

    /// Removes the step at hand, if it is not the only one, and returns the position of the one that comes to hand.
    pub fn remove_step(&mut self, here: &Draft) -> Draft {
        if self.steps.len() > 1 {
            self.steps.remove(self.at);
            self.at = self.at.min(self.steps.len() - 1);
        }
        self.step_mut().position.take().unwrap_or_else(|| here.clone())
    }

    /// Returns the text to store.
    #[must_use]
    pub fn write(&self) -> String {
        let correction = |correction: &Correction| json!([correction.mistake.write(), correction.say]);
        let step = |step: &StepDraft| {
            json!({
                "text": step.text,
                "hints": step.hints,
                "done": step.done,
                "solution": step.solution.write(),
                "corrections": step.corrections.iter().map(correction).collect::<Vec<_>>(),
                "position": step.position.as_ref().map(Draft::write_stored),
                "rest": step.rest,
            })
        };
        json!({"title": self.title, "at": self.at, "steps": self.steps.iter().map(step).collect::<Vec<_>>()})
            .to_string()
    }

    /// Reads a stored lesson. Texts that cannot be read are empty; a solution that does not fit its position stays stale.
    #[must_use]
    pub fn read(text: &str, draft: &Draft) -> Self {
        let stored: Value = serde_json::from_str(text).unwrap_or_default();
        // Lessons of one step were stored as title, text, actions and goals.
        let mut lesson = if stored.is_array() {
            let solution = PlayedWay::read(&stored[2], &stored[3], &Value::Null);
            let step = StepDraft { text: texts(&stored[1]), solution, ..StepDraft::default() };
            Self { title: texts(&stored[0]), steps: vec![step], at: 0 }
        } else {
            let steps: Vec<_> = stored["steps"].as_array().into_iter().flatten().map(read_step).collect();
            let at = stored["at"].as_u64().unwrap_or_default() as usize;
            let is_sound = at < steps.len() && steps.len() <= MOST_STEPS;
            if is_sound { Self { title: texts(&stored["title"]), steps, at } } else { Self::default() }
        };
        for (at, step) in lesson.steps.iter_mut().enumerate() {
            let own = if at == lesson.at { None } else { step.position.take() };
            step.restore(own.as_ref().unwrap_or(draft));
            step.position = own;
        }
        lesson
    }

    /// Returns whether the step at hand has stored ways that do not fit the position.
    #[must_use]
    pub fn has_stale_ways(&self) -> bool {
        self.step().ways().any(PlayedWay::is_stale)
    }

    /// Restores the stored ways that now fit the position of the step at hand.
    pub fn restore_ways(&mut self, draft: &Draft) {
        self.step_mut().restore(draft);
    }
}

impl StepDraft {
    fn ways(&self) -> impl Iterator<Item = &PlayedWay> {
        std::iter::once(&self.solution).chain(self.corrections.iter().map(|correction| &correction.mistake))
    }

    fn restore(&mut self, draft: &Draft) {
        self.solution.restore(draft);
        for correction in &mut self.corrections {
            correction.mistake.restore(draft);
        }
    }

    /// Returns the step as a lesson file has it, without its position.
    fn json(&self, draft: &Draft) -> Value {
        let mut written = json!({"text": words(&self.text)});
        for (key, value) in &self.rest {
            written[key] = value.clone();
        }
        let Some(goal) = self.solution.condition() else { return written };
        written["goal"] = goal;
        written["solution"] = self.solution.trimmed(draft).iter().map(ToString::to_string).collect();
        let lines = self.hints.each_ref().map(|hints| hints.lines().filter(|line| !line.trim().is_empty()));
        let [en, fr] = lines.map(|lines| lines.map(str::to_owned).collect::<Vec<_>>());
        let line = |lines: &[String], index: usize| lines.get(index).cloned().unwrap_or_default();
        let hints = (0..en.len().max(fr.len())).map(|index| words(&[line(&en, index), line(&fr, index)]));
        let hints: Vec<_> = hints.collect();
        if !hints.is_empty() {
            written["hints"] = json!(hints);
        }
        let corrections = self.corrections.iter().filter_map(|correction| {
            Some(json!({"when": correction.mistake.condition()?, "say": words(&correction.say)}))
        });
        let corrections: Vec<_> = corrections.collect();
        if !corrections.is_empty() {
            written["feedback"] = json!(corrections);
        }
        if self.done.iter().any(|text| !text.trim().is_empty()) {
            written["done"] = words(&self.done);
        }
        written
    }
}

impl Draft {
    /// Returns the lesson file and the lesson; this draft is the position of the step at hand. A text that is missing
    /// in one language is taken from the other. A step that begins where the one before ended needs no position.
    ///
    /// # Errors
    /// Every fault, each with its key.
    pub fn lesson(&self, lesson: &LessonDraft) -> Result<(String, Lesson), Vec<Fault>> {
        let drafts: Vec<_> = lesson.steps.iter().map(|step| step.position.as_ref().unwrap_or(self)).collect();
        let ends: Vec<_> =
            lesson.steps.iter().zip(&drafts).map(|(step, draft)| draft.after(&step.solution).sketch()).collect();
        let goes_on = |at: usize| at > 0 && ends[at - 1] == drafts[at].sketch();
        let mut positions = Map::new();
        let mut steps = Vec::new();
        for (at, (step, draft)) in lesson.steps.iter().zip(&drafts).enumerate() {
            let mut written = step.json(draft);
            if !goes_on(at) {
                let name = if at == 0 { "start".into() } else { format!("step-{}", at + 1) };
                written["position"] = json!(name);
                // The steps that go on from here draw from the same decks.
                let whole: Vec<Action> = (at..drafts.len())
                    .take_while(|&next| next == at || goes_on(next))
                    .flat_map(|next| lesson.steps[next].solution.trimmed(drafts[next]))
                    .copied()
                    .collect();
                let mistakes = step.corrections.iter().map(|correction| &correction.mistake.actions[..]);
                positions.insert(name, draft.lesson_sketch(mistakes.chain([&whole[..]])));
            }
            steps.push(written);
        }
        let value = json!({
            "format": lesson::FORMAT,
            "title": words(&lesson.title),
            "positions": positions,
            "steps": steps
        });
        let lesson = lesson::from_value(&value)?;
        Ok((serde_json::to_string_pretty(&value).unwrap_or_default(), lesson))
    }
}

/// Returns a text as lesson files have it. A missing language is taken from the other.
fn words(texts: &Texts) -> Value {
    let or = |text: &String, other: &String| if text.trim().is_empty() { other.clone() } else { text.clone() };
    json!({"en": or(&texts[0], &texts[1]), "fr": or(&texts[1], &texts[0])})
}

fn texts(stored: &Value) -> Texts {
    [0, 1].map(|lang| stored[lang].as_str().unwrap_or_default().to_owned())
}

fn read_step(stored: &Value) -> StepDraft {
    let way = |stored: &Value| PlayedWay::read(&stored[0], &stored[1], &stored[2]);
    let correction = |stored: &Value| Correction { mistake: way(&stored[0]), say: texts(&stored[1]) };
    StepDraft {
        text: texts(&stored["text"]),
        hints: texts(&stored["hints"]),
        done: texts(&stored["done"]),
        solution: way(&stored["solution"]),
        corrections: stored["corrections"].as_array().into_iter().flatten().map(correction).collect(),
        position: stored["position"].as_str().and_then(|text| Draft::read(text).ok()),
        rest: stored["rest"].as_object().cloned().unwrap_or_default(),
    }
}
