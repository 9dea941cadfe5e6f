//! The steps of a lesson: the state of a step, and the next action of its solution.

use super::condition::{Condition, GoalContext};
use super::text::LocalizedText;
use crate::game::{Action, Entry, Record, Refusal, Square, Step};
use crate::notation::note::Drawing;
use crate::ui::kit::settings::Overlay;
use crate::ui::table::allow::Allow;
use std::sync::Arc;

/// A lesson: its steps in order.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The title.
    pub title: LocalizedText,
    /// The steps, at least one.
    pub steps: Vec<LessonStep>,
}

impl Lesson {
    /// Makes one decision of each step.
    #[must_use]
    pub fn of_decisions(mut self) -> Self {
        for step in &mut self.steps {
            step.is_one_decision = true;
        }
        self
    }
}

/// One thing to read, or to do.
#[derive(Clone, Debug)]
pub struct LessonStep {
    /// What the step explains and asks.
    pub text: LocalizedText,
    /// The record the step starts from; nothing was played yet.
    pub start: Record,
    /// What the learner may do.
    pub allow: Allow,
    /// The goal; a step without one is only read.
    pub goal: Option<Condition>,
    /// Other conditions that meet the step as well as the goal does.
    pub also: Vec<Condition>,
    /// One way to the goal, from the start.
    pub solution: Vec<Action>,
    /// Whether the solution is one decision, which one takes back as a whole. Where it left the solution would tell how it begins.
    pub is_one_decision: bool,
    /// The hints, each plainer than the one before. After the last, the page shows the solution.
    pub hints: Vec<LocalizedText>,
    /// The tiles that hints are about, by the place of the hint.
    pub hint_tiles: Vec<Vec<Square>>,
    /// Texts for what may happen on the way. The first one whose condition holds is shown.
    pub feedback: Vec<(Condition, LocalizedText)>,
    /// The text shown once the goal is met.
    pub done: Option<LocalizedText>,
    /// The tiles the text is about.
    pub show: Vec<Square>,
    /// The marks and arrows of the author, which speak of the start.
    pub drawing: Option<Arc<Drawing>>,
    /// What is drawn over the board.
    pub overlays: Vec<Overlay>,
}

/// The state of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepState<'a> {
    /// The goal is not met yet.
    Pending,
    /// A feedback of the step applies; this is its text.
    Feedback(&'a LocalizedText),
    /// The goal is not met, and the learner may do nothing more.
    Stuck,
    /// The goal is met.
    Reached,
}

/// What to do next to follow the solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NextStep {
    /// Play this action.
    Play(Action),
    /// Undo until this many entries of the record remain: the later ones leave the solution.
    UndoTo(usize),
    /// Nothing: the solution was played to its end.
    Done,
}

impl LessonStep {
    /// Returns the state of the step for a record that goes on from its start; `refused` is what was refused just now.
    #[must_use]
    pub fn state(&self, record: &Record, refused: Option<Refusal>) -> StepState<'_> {
        let context = GoalContext { start: self.start.game(), record, refused };
        if self.goal.iter().chain(&self.also).any(|goal| goal.holds(&context)) {
            return StepState::Reached;
        }
        if let Some((_, text)) = self.feedback.iter().find(|(when, _)| when.holds(&context)) {
            return StepState::Feedback(text);
        }
        if self.is_stuck(record) { StepState::Stuck } else { StepState::Pending }
    }

    /// Returns whether the step has a goal and nothing more is open on the way to it.
    #[must_use]
    pub fn is_stuck(&self, record: &Record) -> bool {
        let game = record.game();
        // The orders of the horn are legal, but `legal_actions` does not list them.
        let is_order = || matches!(game.turn().map(|turn| &turn.step), Some(Step::Order { .. }));
        let can_go_on = || game.legal_actions().into_iter().any(|action| self.allow.allows(action));
        self.goal.is_some() && !can_go_on() && !is_order()
    }

    /// Returns what to do next, whatever was played so far: following it always leads to the goal.
    #[must_use]
    pub fn next(&self, record: &Record) -> NextStep {
        let is_solution =
            |(entry, action): &(Entry, &Action)| matches!(entry, Entry::Action(played) if played == *action);
        let entries = record.entries().map(|(entry, _)| entry);
        let common = entries.zip(&self.solution).take_while(is_solution).count();
        if common < record.len() {
            return NextStep::UndoTo(if self.is_one_decision { 0 } else { common });
        }
        self.solution.get(common).map_or(NextStep::Done, |&action| NextStep::Play(action))
    }

    /// Returns the tiles to mark after so many hints: those that the last one is about, else those of the text.
    #[must_use]
    pub fn marked(&self, hints: usize) -> &[Square] {
        hints.checked_sub(1).and_then(|last| self.hint_tiles.get(last)).unwrap_or(&self.show)
    }

    /// Returns the tiles of the move that the solution makes next, or is making, the start first; empty if the next
    /// action is no part of a move.
    #[must_use]
    pub fn way(&self, record: &Record) -> Vec<Square> {
        if !matches!(self.next(record), NextStep::Play(Action::Take(_) | Action::Drop(..))) {
            return Vec::new();
        }
        let is_start = |action: &Action| matches!(action, Action::Take(_));
        let Some(start) = self.solution[..=record.len()].iter().rposition(is_start) else { return Vec::new() };
        let tiles = self.solution[start..].iter().enumerate().map_while(|(step, action)| match *action {
            Action::Take(square) if step == 0 => Some(square),
            Action::Drop(square, _) => Some(square),
            _ => None,
        });
        tiles.collect()
    }
}
