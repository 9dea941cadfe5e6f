//! The stages of a hint. Each says a little more; the player asks for each.

use super::Advised;

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
}
