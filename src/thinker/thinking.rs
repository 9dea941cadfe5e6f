//! Lines for players that are computers.

use super::message::{self, PageMessage};
use super::slices::{SliceReply, Slices, Task};
use crate::ai::{Knowledge, Search};

/// Finds the line of one request at a time.
pub type Thinker = Slices<Search>;

impl Task for Search {
    fn begin(asked: PageMessage) -> Result<(u32, Self), String> {
        match asked {
            PageMessage::Think { request, record } => {
                let knowledge = Knowledge::of_record(&record).ok_or_else(|| message::over(request.id))?;
                Ok((request.id, Self::in_style(&knowledge, request.level, request.style, request.seed)))
            }
            other => Err(message::error(other.id(), "the adviser answers this")),
        }
    }

    fn step(&mut self, id: u32, positions: u32) -> SliceReply {
        if self.step(positions) { SliceReply::Answer(message::line(id, &self.best())) } else { SliceReply::Nothing }
    }

    fn progress(&self) -> f32 {
        self.progress()
    }
}
