//! The parts of a tile that game and editor draw alike: scenery, value, mountains, buildings and the owner's piece.

use crate::game::{Building, Mountains, Piece, Seat, Square, Tile, TileKind, Whim};
use crate::ui::kit::icon::symbol;
use crate::ui::table::pieces::art;
use crate::ui::table::pieces::art::value_name;
use crate::ui::table::pieces::marker::initials;
use crate::ui::table::scene::{Cargo, Landings};
use crate::ui::table::store::Match;
use leptos::prelude::*;

/// The largest number of palm trees or palaces that are drawn one by one.
const MOST_SINGLE: u8 = 2;
/// The same beside an owner's flag, where two would lie over each other and look like one.
const MOST_SINGLE_BESIDE_FLAG: u8 = 1;

/// The piece that controls a tile, as it is drawn.
pub struct TileOwner {
    /// The player who owns it.
    pub seat: Seat,
    /// Camel or tent.
    pub piece: Piece,
    /// The colour as the style sheets name it.
    pub colour: &'static str,
    /// Two letters of the player's name.
    pub initials: String,
}

/// Returns the owner of a tile in a match as it is drawn.
pub fn drawn_owner(table: Match, piece: Option<(Seat, Piece)>) -> Option<TileOwner> {
    piece.map(|(seat, piece)| TileOwner {
        seat,
        piece,
        colour: table.colour_name(seat),
        initials: untrack(|| initials(table, seat)),
    })
}

/// Draws the scenery, the value and the coordinate of a tile.
pub fn ground(tile: Tile, square: Square) -> impl IntoView {
    let value = tile.kind.colour().map(|colour| {
        let number = if tile.value == 0 { String::from("★") } else { tile.value.to_string() };
        view! { <span class="value" data-value=value_name(colour)>{number}</span> }.into_any()
    });
    // The southern row has the letters of the columns, the western column the numbers of the rows.
    let column = (square.row() == 0).then(|| char::from(b'a' + square.column()));
    let row = (square.column() == 0).then(|| square.row() + 1);
    view! {
        <div class="scenery">{symbol(art::scenery(tile.kind, square))}</div>
        {value}
        {column.map(|letter| view! { <span class="coordinate" data-axis="column">{letter.to_string()}</span> }.into_any())}
        {row.map(|number| view! { <span class="coordinate" data-axis="row">{number.to_string()}</span> }.into_any())}
    }
}

/// Draws the mountains of a workshop. At the border of the board they stand inside their tile.
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
        view! {
            <span class="mountain" data-side=side data-border=is_border.then_some("") aria-hidden="true">
                {symbol(id)}
            </span>
        }
        .into_any()
    });
    mountains.collect_view()
}

/// Draws the camel or tent on its owner's flag, whose colour rims the tile; palm trees, palaces, and a whim.
/// What is still in the air is hidden until it lands.
pub fn belongings(
    owner: Option<TileOwner>,
    palms: u8,
    palaces: u8,
    whim: Option<Whim>,
    landings: &Landings,
) -> AnyView {
    let whim = whim.map(|whim| {
        view! { <span class="building whim-mark">{symbol("whim-seal")}{symbol(art::whim(whim))}</span> }.into_any()
    });
    let most = if owner.is_some() { MOST_SINGLE_BESIDE_FLAG } else { MOST_SINGLE };
    let buildings = move |kind, count| buildings(kind, count, most, landings);
    let has_some = whim.is_some() || palms + palaces > 0;
    let lands = landings.first(|cargo| matches!(cargo, Cargo::Piece(..)));
    let rim = owner.as_ref().map(|owner| {
        view! { <span class="rim" data-colour=owner.colour data-lands=lands.map(|_| "") style:--i=delay(lands)></span> }.into_any()
    });
    let owner = owner.map(|owner| {
        view! {
            <span class="owner" data-colour=owner.colour data-seat=owner.seat.index().to_string()
                data-lands=lands.map(|_| "") style:--i=delay(lands)>
                {symbol(art::piece(owner.piece))}
                <b>{owner.initials}</b>
            </span>
        }
        .into_any()
    });
    view! {
        {rim}
        {owner}
        {has_some.then(|| view! {
            <div class="belongings">{whim}{buildings(Building::Palm, palms)}{buildings(Building::Palace, palaces)}</div>
        }.into_any())}
    }
    .into_any()
}

/// Draws the buildings of a kind one by one, or one with their number if they are more than `most`.
fn buildings(kind: Building, count: u8, most: u8, landings: &Landings) -> impl IntoView + use<> {
    let id = art::building(kind);
    let lands = |place| landings.nth(|cargo| cargo == Cargo::Building(kind), place, count);
    if count > most {
        return view! { <span class="building" data-building=id>{symbol(id)}{times(count, lands(count - 1))}</span> }
            .into_any();
    }
    let building = |place| {
        let lands = lands(place);
        view! {
            <span class="building" data-building=id data-lands=lands.map(|_| "") style:--i=delay(lands)>{symbol(id)}</span>
        }
        .into_any()
    };
    (0..count).map(building).collect_view().into_any()
}

/// Draws how many there are. `lands` is the number of the flight that brings the last one.
pub fn times(count: u8, lands: Option<usize>) -> AnyView {
    view! { <b class="times" data-lands=lands.map(|_| "") style:--i=delay(lands)>{count.to_string()}</b> }.into_any()
}

/// Returns the number of a flight as the style sheet reads it.
pub fn delay(flight: Option<usize>) -> Option<String> {
    flight.map(|number| number.to_string())
}
