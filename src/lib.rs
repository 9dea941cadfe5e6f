//! Naqala: the board game Five Tribes, unofficially, for the browser.
//!
//! # A game
//!
//! [`game`] holds the rules. Options and a seed make a [`Game`](game::Game). The same seed always deals the same game.
//! A game changes only through [`play`](game::Game::play), which takes an [`Action`](game::Action) and returns
//! [`Event`](game::Event)s, or refuses with a reason and changes nothing.
//!
//! ```
//! use naqala::game::{Action, Event, Game, Options, Seat};
//!
//! let mut game = Game::new(&Options::new(["Anna", "Sam"], 42))?;
//! let first = game.active();
//! let events = game.play(Action::Bid { price: 3, fakirs: 0 })?;
//! assert!(matches!(events[0], Event::Bid { price: 3, .. }));
//!
//! // With two players each has two markers. The dearest bid takes the first turn.
//! while game.turn().is_none() {
//!     let cheapest = game.legal_actions()[0];
//!     game.play(cheapest)?;
//! }
//! assert_eq!(game.active(), first);
//!
//! let refusal = game.play(Action::End).unwrap_err();
//! assert_eq!((refusal.name(), refusal.rule()), ("wrong-step", "R-T2"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A [`Record`](game::Record) is a game with its past. Undo stops at what an action revealed.
//!
//! # A game as text
//!
//! [`notation`] writes actions, positions and records, and reads them back. `docs/notation.md` describes the format.
//!
//! ```
//! use naqala::game::{Action, Options, Record};
//! use naqala::notation::{position, record};
//!
//! let mut played = Record::new(Options::new(["Anna", "Sam"], 42))?;
//! for line in ["bid 3", "bid 1", "bid 0", "bid 0"] {
//!     played.play(line.parse()?)?;
//! }
//! let take = played.game().legal_actions()[0];
//! assert_eq!(take.to_string().parse::<Action>()?, take);
//! played.play(take)?;
//!
//! let saved = record::write(&played).to_string();
//! assert_eq!(record::read(&saved)?.game(), played.game());
//!
//! let text = position::write(played.game()).to_string();
//! assert_eq!(position::read(&text)?, **played.game());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
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
//! Imports go one way, `game ← ai ← notation ← thinker, i18n ← ui`, and no files import each other in a ring.
//!
//! | module | content |
//! |---|---|
//! | [`game`] | the rules: no I/O, no clock, no dependence on hash order |
//! | [`ai`] | opponents and advice: what a seat may know, the value of positions, the search for a line |
//! | [`notation`] | the game as text, and the engine's line protocol |
//! | [`thinker`] | lines for computers and advice to people, searched in slices beside the page |
//! | [`i18n`] | the words of the page in English and French, side by side |
//! | [`ui`] | the page, in rooms by product: models and words; with the feature `store` the stores, with `web` the views |
//!
//! The program `naqala-engine` (feature `cli`) speaks the line protocol on standard input and output.

pub mod ai;
pub mod game;
pub mod i18n;
pub mod notation;
pub mod thinker;
pub mod ui;

/// The examples of the README, which are tested like those above.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
