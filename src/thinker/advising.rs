//! Advice for a request, slice by slice.

use super::message::{self, Asked};
use crate::ai::{Adviser, Analyser, Knowledge, ends_at};
use crate::game::Board;
use crate::notation::advise::{Detail, WrittenAdvice, WrittenEnd};
use crate::notation::analyse::{self, WrittenVerdict};
use serde::Serialize;

/// From here on, lines are played on.
const TOLD_FROM: f32 = 0.3;

/// Advises on one request at a time: advice, the ends of a tile, an analysis.
#[derive(Default)]
pub struct Advising {
    work: Option<Work>,
}

/// A request in work.
struct Work {
    id: u32,
    task: Task,
}

enum Task {
    Advise {
        adviser: Box<Adviser>,
        board: Board,
        /// Whether the page knows what is found so far.
        is_told: bool,
    },
    Analyse {
        analyser: Box<Analyser>,
        /// How many decisions the page knows.
        told: usize,
        /// Whether the page asked for one decision only.
        is_one: bool,
    },
}

#[derive(Serialize)]
struct WrittenEnds {
    ends: Vec<WrittenEnd>,
}

impl Advising {
    /// Takes a message of the page. A request begins a search and ends the one before it; a message that cannot be
    /// obeyed, or that is answered at once, gets a reply.
    pub fn take(&mut self, message: &str) -> Option<String> {
        let asked = match Asked::read(message) {
            Ok(asked) => asked,
            Err((id, what)) => return Some(message::error(id, &what)),
        };
        let (id, task) = match asked {
            Asked::Cancel(id) => {
                self.work.take_if(|work| work.id == id);
                return None;
            }
            Asked::Think { request, .. } => return Some(message::error(request.id, "the thinker answers this")),
            Asked::Analyse { id, decision, record } => {
                let analyser = Box::new(match decision {
                    Some(at) => Analyser::part(&record, Analyser::PLAN, at..at.saturating_add(1)),
                    None => Analyser::new(&record, Analyser::PLAN),
                });
                (id, Task::Analyse { analyser, told: 0, is_one: decision.is_some() })
            }
            Asked::Advise { id, plan, record } => {
                let Some(knowledge) = Knowledge::of_record(&record) else { return Some(over(id)) };
                let adviser = Box::new(Adviser::new(&knowledge, plan));
                (id, Task::Advise { adviser, board: record.game().board.clone(), is_told: false })
            }
            Asked::Ends { id, tile, count, record } => {
                self.work = None;
                let Some(knowledge) = Knowledge::of_record(&record) else { return Some(over(id)) };
                let ends = ends_at(&knowledge, tile, count).iter().map(WrittenEnd::from).collect();
                return Some(message::answer(id, false, &WrittenEnds { ends }));
            }
        };
        self.work = Some(Work { id, task });
        None
    }

    /// Values at least so many positions; returns the reply once the search has ended, and before that what is worth
    /// telling on the way.
    pub fn step(&mut self, positions: u32) -> Option<String> {
        let Work { id, task } = self.work.as_mut()?;
        let (is_partial, reply) = match task {
            Task::Advise { adviser, board, is_told } => {
                let is_partial = !adviser.step(positions);
                if is_partial && (*is_told || adviser.progress() < TOLD_FROM) {
                    return None;
                }
                let best = adviser.best();
                // What was not played on yet is too vague to be told.
                if is_partial && best.choices.first().is_none_or(|choice| choice.samples == 0) {
                    return None;
                }
                *is_told = true;
                let advice = WrittenAdvice::of(&best, board, Detail::Reasons);
                (is_partial, message::answer(*id, is_partial, &advice))
            }
            Task::Analyse { analyser, is_one: true, .. } => {
                if !analyser.step(positions) {
                    return None;
                }
                let verdict = analyser.judged().first().map(WrittenVerdict::from);
                (false, verdict.map_or_else(|| no_decision(*id), |verdict| message::answer(*id, false, &verdict)))
            }
            Task::Analyse { analyser, told, .. } => {
                let is_partial = !analyser.step(positions);
                let judged = analyser.judged().len();
                if is_partial && *told == judged {
                    return None;
                }
                *told = judged;
                (is_partial, message::answer(*id, is_partial, &analyse::written(&analyser.analysis())))
            }
        };
        if !is_partial {
            self.work = None;
        }
        Some(reply)
    }

    /// Tells whether a request is in work.
    #[must_use]
    pub const fn is_busy(&self) -> bool {
        self.work.is_some()
    }

    /// Returns a message about how much of the work is done; `None` if there is no work.
    #[must_use]
    pub fn progress(&self) -> Option<String> {
        let Work { id, task } = self.work.as_ref()?;
        let done = match task {
            Task::Advise { adviser, .. } => adviser.progress(),
            Task::Analyse { analyser, .. } => analyser.progress(),
        };
        Some(message::progress(*id, done))
    }
}

fn over(id: u32) -> String {
    message::error(id, "the game is over")
}

fn no_decision(id: u32) -> String {
    message::error(id, "the game has no such decision")
}
