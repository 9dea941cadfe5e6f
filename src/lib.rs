//! Naqala: the board game Five Tribes, unofficially, for the browser.
//!
//! This crate is the page. The rules and their text are [`naqala_rules`], the opponents and advice [`naqala_ai`]; the page
//! names them [`game`], [`notation`] and [`ai`].
//!
//! # A game on the screen
//!
//! [`Scene::of`](ui::table::scene::Scene::of) works out what the page shows from the record, the choices so far and the
//! viewer. It is a pure function without a browser. Components only draw the scene.
//!
//! ```
//! use naqala::game::{Options, Record};
//! use naqala::ui::table::scene::{Scene, Selection, Viewer};
//!
//! let record = Record::new(Options::new(["Anna", "Sam"], 42))?;
//! let scene = Scene::of(&record, &Selection::default(), Viewer::Seat(record.game().active().expect("a bid")));
//! assert_eq!((scene.cells.len(), scene.columns), (30, 6));
//! assert!(scene.spots.iter().any(|spot| spot.is_open), "a player can bid");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # The modules
//!
//! Imports go one way, `thinker, i18n ← ui`, and no files import each other in a ring.
//!
//! | module | content |
//! |---|---|
//! | [`thinker`] | lines for computers and advice to people, searched in slices beside the page |
//! | [`i18n`] | the words of the page, in every language |
//! | [`ui`] | the page, in rooms by product: models and words; with the feature `store` the stores, with `web` the views |

pub use naqala_ai as ai;
pub use naqala_rules::game;

/// The game as text.
pub mod notation {
    pub use naqala_ai::text::*;
    pub use naqala_rules::notation::*;
}

pub mod i18n;
pub mod thinker;
pub mod ui;

/// The examples of the README, which are tested like those above.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
