//! Lessons: data in JSON, read with care, and what a step asks of a learner.
//!
//! A lesson is a file of the format `naqala-lesson/1` (`docs/lessons.md`). A [`Step`] shows a position and a text; where it has
//! a goal, the learner plays on the position until the goal is met, however it is met.
//!
//! ```
//! use naqala::ui::lesson::{self, Next, Verdict};
//! let lesson = lesson::read(r#"{
//!     "format": "naqala-lesson/1",
//!     "title": {"en": "Control", "fr": "Le contrôle"},
//!     "positions": {"start": {"board": ["O8:wy S6:w V5:g"]}},
//!     "steps": [{
//!         "position": "start",
//!         "text": {"en": "Take the oasis tile.", "fr": "Videz l’oasis."},
//!         "goal": {"event": {"type": "picked-up", "tile": "a1"}},
//!         "solution": ["take a1"]
//!     }]
//! }"#);
//! // Two meeples cannot end here: the file says where and why.
//! assert!(lesson.unwrap_err()[0].at.starts_with("steps[0]."));
//! ```

mod condition;
mod course;
mod learned;
mod read;
mod refused;
pub(super) mod sketch;

pub use condition::{Condition, GoalContext};
pub use course::{Chapter, Course, Listed, among, is_id, read_course};
pub use learned::{Followed, LEARNED, Learned};
pub use read::{FORMAT, LONGEST_TEXT, MOST_STEPS, from_value, position, read};

use crate::game::{Action, Entry, Record, Refusal, Square, Step as GameStep};
use crate::i18n::Lang;
use crate::ui::allow::Allow;
use crate::ui::overlay::Overlay;

/// A text in every language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Words([Box<str>; Lang::ALL.len()]);

impl Words {
    /// The text in a language.
    #[must_use]
    pub fn get(&self, lang: Lang) -> &str {
        &self.0[lang as usize]
    }
}

/// A lesson: its steps in order.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// What it is called.
    pub title: Words,
    /// At least one.
    pub steps: Vec<Step>,
}

/// One thing to read, or to do.
#[derive(Clone, Debug)]
pub struct Step {
    /// What it tells and asks.
    pub text: Words,
    /// Where it starts; nothing was played yet.
    pub start: Record,
    /// What the learner may do.
    pub allow: Allow,
    /// What is to be reached; a step without one is read.
    pub goal: Option<Condition>,
    /// One way to the goal, from the start.
    pub solution: Vec<Action>,
    /// From the slightest to the plainest; after the last the way itself is shown.
    pub hints: Vec<Words>,
    /// What is said when something comes true on the way; the first that does.
    pub feedback: Vec<(Condition, Words)>,
    /// What is said once the goal is met.
    pub done: Option<Words>,
    /// The tiles the text is about.
    pub show: Vec<Square>,
    /// What is drawn over the board.
    pub overlays: Vec<Overlay>,
}

/// How a step stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict<'a> {
    /// The goal is not met yet.
    Going,
    /// Something came true that the step has words for.
    Told(&'a Words),
    /// The goal is not met, and nothing is left that the learner may do.
    Stuck,
    /// The goal is met.
    Reached,
}

/// The way on to the goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// This action.
    Play(Action),
    /// What was played leads away from the way that is known: so many entries of the record are on it.
    Back(usize),
    /// The end of the way.
    Arrived,
}

impl Step {
    /// Says how the step stands, after the record went on from its start, or after something was refused.
    #[must_use]
    pub fn verdict(&self, record: &Record, refused: Option<Refusal>) -> Verdict<'_> {
        let moment = GoalContext { start: self.start.game(), record, refused };
        if self.goal.as_ref().is_some_and(|goal| goal.holds(&moment)) {
            return Verdict::Reached;
        }
        if let Some((_, words)) = self.feedback.iter().find(|(when, _)| when.holds(&moment)) {
            return Verdict::Told(words);
        }
        let game = record.game();
        // The orders of the horn are legal without being listed.
        let is_order = || matches!(game.turn().map(|turn| &turn.step), Some(GameStep::Order { .. }));
        let can_go_on = || game.legal_actions().into_iter().any(|action| self.allow.allows(action));
        if self.goal.is_some() && !can_go_on() && !is_order() { Verdict::Stuck } else { Verdict::Going }
    }

    /// Tells the way on: what it says is right at any moment (a hint that is followed leads to the goal).
    #[must_use]
    pub fn next(&self, record: &Record) -> Next {
        let on_way = |(entry, action): &(Entry, &Action)| matches!(entry, Entry::Action(played) if played == *action);
        let entries = record.entries().map(|(entry, _)| entry);
        let common = entries.zip(&self.solution).take_while(on_way).count();
        if common < record.len() {
            return Next::Back(common);
        }
        self.solution.get(common).map_or(Next::Arrived, |&action| Next::Play(action))
    }
}
