//! The page, in rooms by product. Each room holds its models (pure), its words (`describe`), its stores (feature `store`) and
//! its views (feature `web`). Imports go down only: a product imports from the rooms below it, and of the other products only what
//! `tests/native/architecture` lists.
//!
//! From below: [`kit`] has what every room uses; `workers` asks the thinker and the adviser; [`table`] is the table in all
//! its states; [`library`] keeps the games of this device; `shell` has what the products share of the page around them;
//! [`share`] carries games elsewhere, and [`live`] does so by itself. The products are [`review`], [`practice`], [`play`], [`learn`], [`edit`],
//! [`pad`] and [`embed`].
//! `app` puts them together.
#![allow(
    clippy::redundant_closure,
    reason = "a closure that stands in the view is compiled once for all that return the same"
)]

#[cfg(feature = "web")]
pub mod app;
pub mod edit;
pub mod embed;
pub mod kit;
pub mod learn;
pub mod library;
pub mod live;
pub mod pad;
pub mod play;
pub mod practice;
pub mod review;
pub mod share;
#[cfg(feature = "store")]
pub mod shell;
pub mod table;
#[cfg(feature = "web")]
pub mod workers;
