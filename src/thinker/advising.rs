//! Advice, the ends of a tile, and analyses.

use super::message::{self, PageMessage};
use super::slices::{SliceReply, Slices, Task};
use crate::ai::{Adviser, Analyser, EndSearch, Knowledge, MoveEnd, Outcome, leaves};
use crate::game::Board;
use crate::notation::advise::{Detail, WrittenAdvice};
use crate::notation::analyse::WrittenVerdict;
use serde::Serialize;

/// The progress from which on a partial answer is worth sending: the lines are then played on.
const PARTIAL_FROM: f32 = 0.3;

/// Advises on one request at a time: advice, the ends of a tile, an analysis.
pub type Advising = Slices<AdviserTask>;

/// What a request asks the adviser for.
pub enum AdviserTask {
    Line {
        adviser: Box<Adviser>,
        board: Board,
        /// Whether the page has a partial answer.
        has_partial: bool,
    },
    Analysis {
        analyser: Box<Analyser>,
        /// How many verdicts the page has.
        reported: usize,
    },
    /// The verdict about one decision.
    Verdict(Box<Analyser>),
    Ends(Box<EndSearch>),
    /// The best turn of the player to act, as prices tell.
    Leaves(Box<Knowledge>),
}

#[derive(Serialize)]
struct WrittenEnds {
    ends: Vec<MoveEnd>,
}

impl Task for AdviserTask {
    fn begin(asked: PageMessage) -> Result<(u32, Self), String> {
        let id = asked.id();
        let knowledge = |record| Knowledge::of_record(record).ok_or_else(|| message::over(id));
        Ok(match asked {
            PageMessage::Advise { plan, record, .. } => {
                let adviser = Box::new(Adviser::new(&knowledge(&record)?, plan));
                (id, Self::Line { adviser, board: record.game().board.clone(), has_partial: false })
            }
            PageMessage::Analyse { decision: Some(at), record, .. } => {
                let one = at..at.saturating_add(1);
                (id, Self::Verdict(Box::new(Analyser::part(&record, Analyser::PLAN, one))))
            }
            PageMessage::Analyse { decision: None, record, .. } => {
                (id, Self::Analysis { analyser: Box::new(Analyser::new(&record, Analyser::PLAN)), reported: 0 })
            }
            PageMessage::Ends { tile, count, record, .. } => {
                (id, Self::Ends(Box::new(EndSearch::new(&knowledge(&record)?, tile, count))))
            }
            PageMessage::Leaves { record, .. } => (id, Self::Leaves(Box::new(knowledge(&record)?))),
            PageMessage::Think { .. } | PageMessage::Cancel(_) => {
                return Err(message::error(id, "the thinker answers this"));
            }
        })
    }

    fn step(&mut self, id: u32, positions: u32) -> SliceReply {
        let (is_partial, reply) = match self {
            Self::Line { adviser, board, has_partial } => {
                let is_partial = !adviser.step(positions);
                if is_partial && (*has_partial || adviser.progress() < PARTIAL_FROM) {
                    return SliceReply::Nothing;
                }
                let best = adviser.best();
                // A line that was not played on yet is too vague.
                if is_partial && best.lines.first().is_none_or(|line| line.samples == 0) {
                    return SliceReply::Nothing;
                }
                *has_partial = true;
                (is_partial, message::answer(id, is_partial, &WrittenAdvice::of(&best, board, Detail::Lines)))
            }
            Self::Verdict(analyser) => {
                if !analyser.step(positions) {
                    return SliceReply::Nothing;
                }
                let verdict = analyser.judged().first().map(WrittenVerdict::from);
                let reply = verdict.map_or_else(|| no_decision(id), |verdict| message::answer(id, false, &verdict));
                (false, reply)
            }
            Self::Analysis { analyser, reported } => {
                let is_partial = !analyser.step(positions);
                let judged = analyser.judged().len();
                if is_partial && *reported == judged {
                    return SliceReply::Nothing;
                }
                *reported = judged;
                (is_partial, message::answer(id, is_partial, &analyser.analysis()))
            }
            Self::Ends(search) => {
                if !search.step(positions) {
                    return SliceReply::Nothing;
                }
                (false, message::answer(id, false, &WrittenEnds { ends: search.best() }))
            }
            Self::Leaves(knowledge) => {
                let outcome = Outcome { leaves: leaves(knowledge), ..Outcome::default() };
                (false, message::answer(id, false, &outcome))
            }
        };
        if is_partial { SliceReply::Partial(reply) } else { SliceReply::Answer(reply) }
    }

    fn progress(&self) -> f32 {
        match self {
            Self::Line { adviser, .. } => adviser.progress(),
            Self::Analysis { analyser, .. } | Self::Verdict(analyser) => analyser.progress(),
            Self::Ends(search) => search.progress(),
            Self::Leaves(_) => 0.0,
        }
    }
}

fn no_decision(id: u32) -> String {
    message::error(id, "the game has no such decision")
}
