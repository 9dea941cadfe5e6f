//! The stages of a hint. Each says a little more; the player asks for each.

use super::{Advised, AdvisedLine};
use crate::ai::Idea;
use crate::game::Action;

/// How much of a hint is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HintStage {
    /// What to look for.
    LookFor,
    /// Where.
    Area,
    /// The end with its tribe, the spot, or the action.
    Idea,
    /// The whole line, or what each spot is worth.
    Whole,
}

impl HintStage {
    /// Returns the stages of an advice, in order. Advice without an area skips that stage.
    #[must_use]
    pub fn of(advised: &Advised) -> Vec<Self> {
        let all = [Self::LookFor, Self::Area, Self::Idea, Self::Whole];
        all.into_iter().filter(|stage| *stage != Self::Area || !advised.area.is_empty()).collect()
    }

    /// Returns the stage of a hint that was asked for so many times.
    #[must_use]
    pub fn at(advised: &Advised, asked: usize) -> Self {
        let stages = Self::of(advised);
        stages[asked.clamp(1, stages.len()) - 1]
    }

    /// Returns the actions of the best line that a hint at this stage speaks of: up to what the line is about, and at the last
    /// stage all of them.
    #[must_use]
    pub fn told(self, advised: &Advised) -> &[Action] {
        let AdvisedLine { actions: line, idea, .. } = advised.best();
        let heart = match idea {
            _ if self == Self::Whole => None,
            Idea::End(..) => line.iter().rposition(|action| matches!(action, Action::Drop(..))),
            Idea::Bid(_) => line.iter().rposition(|action| matches!(action, Action::Bid { .. })),
            Idea::Step(step) => line.iter().position(|action| action == step),
        };
        heart.map_or(line, |heart| &line[..=heart])
    }
}
