//! What a tile looks like, whoever draws it: scenery, value, mountains, and what belongs to it.

use crate::game::{Mountains, Piece, Seat, Square, Tile, TileKind};
use crate::ui::components::pieces::art::{self, value_name};
use leptos::prelude::*;

/// The piece that holds a tile, as it is drawn: whose, in which colour, under which letter.
pub struct Owner {
    /// Whose it is.
    pub seat: Seat,
    /// Camel or tent.
    pub piece: Piece,
    /// The colour as the style sheets name it.
    pub colour: &'static str,
    /// The first letter of the name, beside the colour.
    pub initial: String,
}

/// Scenery, value and coordinate of a tile.
pub fn ground(tile: Tile, square: Square) -> impl IntoView {
    let value = tile.kind.colour().map(|colour| {
        let number = if tile.value == 0 { String::from("★") } else { tile.value.to_string() };
        view! { <span class="value" data-value=value_name(colour)>{number}</span> }
    });
    // Column letters stand along the south, row numbers along the west; the corner has both.
    let coordinate = match (square.column(), square.row()) {
        (0, 0) => Some(square.to_string()),
        (0, row) => Some((row + 1).to_string()),
        (column, 0) => Some(char::from(b'a' + column).to_string()),
        _ => None,
    };
    view! {
        <div class="scenery">{art::symbol(art::tile(tile.kind))}</div>
        {value}
        {coordinate.map(|text| view! { <span class="coordinate">{text}</span> })}
    }
}

/// The mountains of a workshop; at the border of the board they stand within their tile.
pub fn mountains(tile: Tile, square: Square, columns: u8, rows: u8) -> impl IntoView + use<> {
    let sides = match tile.kind {
        TileKind::Workshop(Mountains::NorthWest) => {
            vec![("north", square.row() + 1 == rows), ("west", square.column() == 0)]
        }
        TileKind::Workshop(Mountains::SouthEast) => {
            vec![("south", square.row() == 0), ("east", square.column() + 1 == columns)]
        }
        _ => Vec::new(),
    };
    let mountains = sides.into_iter().map(|(side, is_border)| {
        let id = if matches!(side, "north" | "south") { "mountain" } else { "mountain-side" };
        view! { <span class="mountain" data-side=side data-border=is_border.then_some("") aria-hidden="true">{art::symbol(id)}</span> }
    });
    mountains.collect_view()
}

/// Palm trees, palaces, a whim, and the camel or tent.
pub fn belongings(owner: Option<Owner>, palms: u8, palaces: u8, whim: bool) -> impl IntoView + use<> {
    let buildings = [("palm", palms), ("palace", palaces)].into_iter().filter(|&(_, count)| count > 0);
    let buildings = buildings.map(|(id, count)| {
        let times = (count > 1).then(|| format!("×{count}"));
        view! { <span class="building" data-building=id>{art::symbol(id)}{times}</span> }
    });
    let whim = whim.then(|| view! { <span class="building">{art::symbol("whim-seal")}</span> });
    let owner = owner.map(|owner| {
        view! {
            <span class="owner" data-colour=owner.colour data-seat=owner.seat.index().to_string()>
                {art::symbol(art::piece(owner.piece))}
                <b>{owner.initial}</b>
            </span>
        }
    });
    view! { <div class="belongings">{whim}{buildings.collect_view()}{owner}</div> }
}
