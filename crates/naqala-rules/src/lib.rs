//! The rules of the board game Five Tribes, unofficially, with both expansions that add tiles; and its games as text.
//!
//! Pure and deterministic: no I/O, no clock, no dependence on hash order. The same options and seed deal the same game on every
//! platform, and the same actions lead to the same position.
//!
//! # A game
//!
//! Options and a seed make a [`Game`](game::Game). It changes only through [`play`](game::Game::play), which takes an
//! [`Action`](game::Action) and returns [`Event`](game::Event)s, or refuses with a reason and changes nothing.
//!
//! ```
//! use naqala_rules::game::{Action, Event, Game, Options};
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
//! A [`Record`](game::Record) is a game with its past. Undo stops at what an action revealed. A [`State`](game::State) is a
//! position that need not be consistent: an editor changes it freely, and [`Game::from_state`](game::Game::from_state) makes a
//! game of it, or lists what is wrong with it.
//!
//! # A game as text
//!
//! [`notation`] writes actions, positions and records, and reads them back.
//!
#![cfg_attr(feature = "serde", doc = "```")]
#![cfg_attr(not(feature = "serde"), doc = "```ignore")]
//! use naqala_rules::game::{Action, Options, Record};
//! use naqala_rules::notation::{position, record};
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

pub mod game;
pub mod notation;

/// The example of the README, which is tested.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
