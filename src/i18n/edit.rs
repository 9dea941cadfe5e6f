//! Texts of the editor, and of the faults of a position.

pub use super::rows::edit::*;
use super::words;
use super::{Lang, describe as text};
use crate::game::{Excess, FaultKind, Mountains, Seat, Square, Tile, TileKind};

/// Describes a fault of a position, with the names of the players.
#[must_use]
pub fn fault(lang: Lang, kind: FaultKind, names: &[&str]) -> String {
    let name = |seat: Seat| names.get(seat.index()).copied().unwrap_or("?");
    let excess = |what: &str, (found, most): Excess| all_of(lang, what, found, most);
    let at = |square: Square, what: &str| on_tile(lang, &square.to_string(), what);
    let plain = match kind {
        FaultKind::Players(error) if error.players == 5 => five_need(lang),
        FaultKind::Players(error) => return wrong_count(lang, error.players, error.most),
        FaultKind::Meeples(meeple, found) => return excess(words::tribes(lang, meeple), found),
        FaultKind::Buildings(building, found) => return excess(words::building(lang, building, 2), found),
        FaultKind::Camels(seat, found) => return excess(&camel_of(lang, name(seat)), found),
        FaultKind::Tents(seat, found) => return excess(&tent_of(lang, name(seat)), found),
        FaultKind::NotKept(seat) => return not_kept(lang, name(seat)),
        FaultKind::Owner(square) => return at(square, owner(lang)),
        FaultKind::Expansion(square) => return at(square, of_expansion(lang)),
        FaultKind::Impassable(square) => return at(square, impassable(lang)),
        FaultKind::Homeless(square) => return at(square, homeless(lang)),
        FaultKind::Value(square, _) => return at(square, no_value(lang)),
        FaultKind::Tiles(tile, found) => return excess(&tile_name(lang, tile), found),
        FaultKind::Cards(card, found) => return excess(words::card(lang, card), found),
        FaultKind::Twice(djinn) => return twice(lang, djinn),
        FaultKind::Foreign(djinn) => return foreign(lang, djinn),
        FaultKind::Items(item, found) => return excess(words::item(lang, item), found),
        FaultKind::Whims(whim, found) => return excess(words::whim(lang, whim), found),
        FaultKind::Market(found) => return excess(face_up(lang), found),
        FaultKind::DjinnRow(found) => return excess(djinn_row(lang), found),
        FaultKind::Markers(seat, found) => return excess(&markers_of(lang, name(seat)), found),
        FaultKind::Spot(price, found) => return excess(&spot(lang, price), found),
        FaultKind::Brought(found) => return excess(brought(lang), found),
        FaultKind::Marker => stray_marker(lang),
        FaultKind::NobodyBids => nobody_bids(lang),
        FaultKind::Turn => nobody_there(lang),
        FaultKind::At | FaultKind::Path => off_board(lang),
        FaultKind::Control => no_choice(lang),
        FaultKind::ItemUsed => no_item_used(lang),
        FaultKind::EmptyHand => empty_hand(lang),
        FaultKind::DeadEnd => dead_end(lang),
        FaultKind::NothingDrawn => nothing_drawn(lang),
        FaultKind::MixedDraw => mixed_draw(lang),
        FaultKind::Taken => tile_taken(lang),
        FaultKind::Target => bad_target(lang),
        FaultKind::NothingToOrder => no_order(lang),
        FaultKind::NoPlace => no_place(lang),
        FaultKind::NoEnd => no_end(lang),
        FaultKind::Round => first_round(lang),
        FaultKind::Stuck => stuck(lang),
    };
    plain.to_owned()
}

/// Names a tile by its kind, its value or colour, and its mountains.
#[must_use]
pub fn tile_name(lang: Lang, tile: Tile) -> String {
    match tile.kind {
        TileKind::Workshop(Mountains::NorthWest) => text::workshop_north_west(lang, tile.kind, tile.value),
        TileKind::Workshop(Mountains::SouthEast) => text::workshop_south_east(lang, tile.kind, tile.value),
        TileKind::City(colour) => text::of_colour(lang, tile.kind, colour),
        kind => text::of_value(lang, kind, tile.value),
    }
}
