//! What the rows of cards and players show only at times, or with expansions. A table draws it at once; a board on another page fetches it then.

use super::card_note::explain;
use super::city_whims::CityWhims;
use super::player::held_cards::held_cards;
use super::player::sale::SalePanel;
use super::player::stats::Kills;
use super::player::view::Explain;
use crate::game::Seat;
use leptos::prelude::*;

/// The functions that draw it.
#[derive(Clone, Copy)]
pub struct Details {
    /// Draws the items and whims of a player.
    pub held: fn(Seat) -> AnyView,
    /// Draws the sale of a player who can sell.
    pub sale: fn(Seat) -> AnyView,
    /// Draws the meeples of a player whom the current assassins can kill.
    pub kills: fn(Seat) -> AnyView,
    /// Draws what a note explains.
    pub explain: Explain,
    /// Draws the whims on the cities.
    pub whims: fn() -> AnyView,
}

impl Details {
    /// Draws all of it at once.
    pub const AT_ONCE: Self = Self {
        held: held_cards,
        sale: |seat| view! { <SalePanel seat /> }.into_any(),
        kills: |seat| view! { <Kills seat /> }.into_any(),
        explain,
        whims: || view! { <CityWhims /> }.into_any(),
    };
}
