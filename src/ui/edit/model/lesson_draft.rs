//! A lesson that an author makes: a title and steps. The editor shows the position of the step at hand.

use super::Draft;
use super::way::PlayedWay;
use crate::game::{Action, Fault};
use crate::ui::learn::lesson;
use crate::ui::learn::lesson::{Lesson, MOST_STEPS, is_tag};
use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// A text in several languages, by the tags of the languages. None of them is empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Texts(BTreeMap<String, String>);

impl Texts {
    /// Returns the text in a language; empty if there is none.
    #[must_use]
    pub fn get(&self, tag: &str) -> &str {
        self.0.get(tag).map_or("", String::as_str)
    }

    /// Replaces the text in a language.
    pub fn set(&mut self, tag: &str, text: impl Into<String>) {
        let text = text.into();
        if text.is_empty() { drop(self.0.remove(tag)) } else { drop(self.0.insert(tag.to_owned(), text)) }
    }

    /// Returns the languages that have a text.
    pub fn tags(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    /// Reads an object of texts. Earlier versions stored a list: English, French.
    pub(super) fn read(stored: &Value) -> Self {
        let mut texts = Self::default();
        for (tag, text) in stored.as_object().into_iter().flatten().filter(|(tag, _)| is_tag(tag)) {
            texts.set(tag, text.as_str().unwrap_or_default());
        }
        for (tag, text) in ["en", "fr"].into_iter().zip(stored.as_array().into_iter().flatten()) {
            texts.set(tag, text.as_str().unwrap_or_default());
        }
        texts
    }

    /// Returns the text as lesson files have it: in the languages that say something.
    fn json(&self) -> Value {
        self.0
            .iter()
            .filter(|(_, text)| !text.trim().is_empty())
            .map(|(tag, text)| (tag.clone(), json!(text)))
            .collect()
    }
}

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
    /// The languages that the author has chosen, in that order. Others have a text.
    pub(super) chosen: Vec<String>,
    pub(super) steps: Vec<StepDraft>,
    pub(super) at: usize,
}

impl Default for LessonDraft {
    fn default() -> Self {
        Self { title: Texts::default(), chosen: Vec::new(), steps: vec![StepDraft::default()], at: 0 }
    }
}

impl LessonDraft {
    /// Returns the tags of the languages in which the author writes: those that were chosen, then others that have a text.
    #[must_use]
    pub fn languages(&self) -> Vec<String> {
        let said = self.steps.iter().flat_map(|step| {
            let answers = step.corrections.iter().map(|correction| &correction.say);
            [&step.text, &step.hints, &step.done].into_iter().chain(answers)
        });
        let said: BTreeSet<_> = std::iter::once(&self.title).chain(said).flat_map(Texts::tags).collect();
        let others = said.into_iter().filter(|tag| !self.chosen.iter().any(|own| own == tag)).map(str::to_owned);
        self.chosen.iter().cloned().chain(others).collect()
    }

    /// Adds a language to write in.
    pub fn choose(&mut self, tag: &str) {
        if is_tag(tag) && !self.chosen.iter().any(|own| own == tag) {
            self.chosen.push(tag.to_owned());
        }
    }

    /// Takes a language away, with all texts in it.
    pub fn forget(&mut self, tag: &str) {
        self.chosen.retain(|own| own != tag);
        self.title.set(tag, "");
        for step in &mut self.steps {
            let answers = step.corrections.iter_mut().map(|correction| &mut correction.say);
            for texts in [&mut step.text, &mut step.hints, &mut step.done].into_iter().chain(answers) {
                texts.set(tag, "");
            }
        }
    }

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
        let correction = |correction: &Correction| json!([correction.mistake.write(), correction.say.0]);
        let step = |step: &StepDraft| {
            json!({
                "text": step.text.0,
                "hints": step.hints.0,
                "done": step.done.0,
                "solution": step.solution.write(),
                "corrections": step.corrections.iter().map(correction).collect::<Vec<_>>(),
                "position": step.position.as_ref().map(Draft::write_stored),
                "rest": step.rest,
            })
        };
        let steps: Vec<_> = self.steps.iter().map(step).collect();
        json!({"title": self.title.0, "languages": self.chosen, "at": self.at, "steps": steps}).to_string()
    }

    /// Reads a stored lesson. Texts that cannot be read are empty; a solution that does not fit its position stays stale.
    #[must_use]
    pub fn read(text: &str, draft: &Draft) -> Self {
        let stored: Value = serde_json::from_str(text).unwrap_or_default();
        // Lessons of one step were stored as title, text, actions and goals.
        let mut lesson = if stored.is_array() {
            let solution = PlayedWay::read(&stored[2], &stored[3], &Value::Null);
            let step = StepDraft { text: Texts::read(&stored[1]), solution, ..StepDraft::default() };
            Self { title: Texts::read(&stored[0]), chosen: Vec::new(), steps: vec![step], at: 0 }
        } else {
            let steps: Vec<_> = stored["steps"].as_array().into_iter().flatten().map(read_step).collect();
            let at = stored["at"].as_u64().unwrap_or_default() as usize;
            let is_sound = at < steps.len() && steps.len() <= MOST_STEPS;
            let chosen = stored["languages"].as_array().into_iter().flatten().filter_map(Value::as_str);
            let chosen = chosen.filter(|tag| is_tag(tag)).map(str::to_owned).collect();
            if is_sound { Self { title: Texts::read(&stored["title"]), chosen, steps, at } } else { Self::default() }
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
        let mut written = json!({"text": self.text.json()});
        for (key, value) in &self.rest {
            written[key] = value.clone();
        }
        if let Some(step) = written.as_object_mut() {
            draft.write_drawing(step);
        }
        let Some(goal) = self.solution.condition() else { return written };
        written["goal"] = goal;
        written["solution"] = self.solution.trimmed(draft).iter().map(ToString::to_string).collect();
        let mut hints: Vec<Texts> = Vec::new();
        for (tag, lines) in &self.hints.0 {
            for (at, line) in lines.lines().filter(|line| !line.trim().is_empty()).enumerate() {
                hints.resize(hints.len().max(at + 1), Texts::default());
                hints[at].set(tag, line);
            }
        }
        let hints: Vec<_> = hints.iter().map(Texts::json).collect();
        if !hints.is_empty() {
            written["hints"] = json!(hints);
        }
        let corrections = self.corrections.iter().filter_map(|correction| {
            Some(json!({"when": correction.mistake.condition()?, "say": correction.say.json()}))
        });
        let corrections: Vec<_> = corrections.collect();
        if !corrections.is_empty() {
            written["feedback"] = json!(corrections);
        }
        if self.done.0.values().any(|text| !text.trim().is_empty()) {
            written["done"] = self.done.json();
        }
        written
    }
}

impl Draft {
    /// Returns the lesson file and the lesson; this draft is the position of the step at hand. A step that begins where the one before ended needs no position.
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
            "title": lesson.title.json(),
            "positions": positions,
            "steps": steps
        });
        let lesson = lesson::from_value(&value)?;
        Ok((serde_json::to_string_pretty(&value).unwrap_or_default(), lesson))
    }
}

fn read_step(stored: &Value) -> StepDraft {
    let way = |stored: &Value| PlayedWay::read(&stored[0], &stored[1], &stored[2]);
    let correction = |stored: &Value| Correction { mistake: way(&stored[0]), say: Texts::read(&stored[1]) };
    StepDraft {
        text: Texts::read(&stored["text"]),
        hints: Texts::read(&stored["hints"]),
        done: Texts::read(&stored["done"]),
        solution: way(&stored["solution"]),
        corrections: stored["corrections"].as_array().into_iter().flatten().map(correction).collect(),
        position: stored["position"].as_str().and_then(|text| Draft::read(text).ok()),
        rest: stored["rest"].as_object().cloned().unwrap_or_default(),
    }
}
