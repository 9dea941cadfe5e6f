//! Which symbol of the sprite stands for which thing of the game.

use crate::game::{Meeple, TileKind};
use leptos::prelude::*;

/// Draws a symbol known beforehand; decorative, what it means is said beside it.
pub fn symbol(id: &'static str) -> impl IntoView {
    view! {
        <svg class="icon" aria-hidden="true" focusable="false">
            <use href=format!("#{id}")></use>
        </svg>
    }
}

/// The silhouette of a tribe; it takes the colour of the text round it.
#[must_use]
pub const fn meeple(meeple: Meeple) -> &'static str {
    match meeple {
        Meeple::Vizier => "meeple-vizier",
        Meeple::Elder => "meeple-elder",
        Meeple::Merchant => "meeple-merchant",
        Meeple::Builder => "meeple-builder",
        Meeple::Assassin => "meeple-assassin",
    }
}

/// The tribe by its name in the style sheets (`data-tribe`), which sets the colour.
#[must_use]
pub const fn tribe(meeple: Meeple) -> &'static str {
    match meeple {
        Meeple::Vizier => "vizier",
        Meeple::Elder => "elder",
        Meeple::Merchant => "merchant",
        Meeple::Builder => "builder",
        Meeple::Assassin => "assassin",
    }
}

/// The scenery of a tile.
#[must_use]
pub const fn tile(kind: TileKind) -> &'static str {
    match kind {
        TileKind::Village => "tile-village",
        TileKind::SacredPlace => "tile-sacred-place",
        TileKind::Oasis => "tile-oasis",
        TileKind::SmallMarket => "tile-small-market",
        TileKind::LargeMarket => "tile-large-market",
    }
}
