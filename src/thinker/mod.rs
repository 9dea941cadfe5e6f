//! Lines for computers and advice to people, found apart from the page. Requests and replies are text; the search runs
//! in slices.
//!
//! The page sends a [`Request`] to a worker. There `public/thinker.js` hands it to a [`Thinker`] (in the program
//! `naqala-thinker`), lets it [`step`](Thinker::step) for a few milliseconds at a time, looks for messages between two
//! slices, and sends each [`Reply`] back.
//!
//! [`Advising`] does the same for advice, in a program of its own (`naqala-adviser`, `public/adviser.js`).
//!
//! ```
//! use naqala::{ai::{Level, Style}, game::{Options, Record}, thinker::{Reply, Request, Thinker}};
//! let record = Record::new(Options::new(["Anna", "Sam"], 42))?;
//! let mut thinker = Thinker::default();
//! let request = Request { id: 1, level: Level::Apprentice, style: Style::Plain, seed: 7 };
//! assert_eq!(thinker.take(&request.write(&record)), None);
//! let reply = loop {
//!     if let Some(reply) = thinker.step(100) {
//!         break reply;
//!     }
//! };
//! let Some((1, Reply::Line(line))) = Reply::read(&reply) else { panic!("{reply}") };
//! assert!(record.game().check(line.actions[0]).is_ok());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod advising;
mod message;
mod slices;
mod thinking;

pub use advising::Advising;
pub use message::{Reply, Request, WorkerFailure, advise, analyse, cancel, ends, judge, leaves};
pub use slices::Slices;
pub use thinking::Thinker;
