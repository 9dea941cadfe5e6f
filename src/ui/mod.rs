//! The page, in rooms by product. Each room holds its models (pure), its words (`describe`), its stores (feature `store`) and
//! its views (feature `web`). Imports go down only: a product imports from the rooms below it, and of the other products only what
//! `tests/native/architecture` lists.
//!
//! From below: [`kit`] knows no game; [`table`] is the table in all its states; [`library`] keeps the games of this device;
//! [`shell`] is the page around the products; [`share`] carries games elsewhere. The products are [`play`], [`learn`],
//! [`review`], [`edit`], [`pad`] and [`embed`]. The app puts them together.

#[cfg(feature = "web")]
pub mod app;
pub mod edit;
pub mod embed;
pub mod kit;
pub mod learn;
pub mod library;
pub mod pad;
pub mod play;
pub mod review;
pub mod share;
#[cfg(feature = "store")]
pub mod shell;
pub mod table;
#[cfg(feature = "web")]
pub mod workers;
