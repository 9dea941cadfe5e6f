//! Words for the things of the editor.

use super::model::{AnyCard, Brush, CardZone, Count, LessonGap};
use crate::game::{Piece, Seat};
use crate::i18n::{Lang, edit as text, notes, words};
use crate::notation::note::Sign;

/// Names what a brush puts on the board.
#[must_use]
pub fn brush(lang: Lang, brush: Brush, names: &[&str]) -> String {
    let name = |seat: Seat| names.get(seat.index()).copied().unwrap_or("?");
    match brush {
        Brush::Meeple(meeple) => words::tribe(lang, meeple, 1).to_owned(),
        Brush::Building(building) => words::building(lang, building, 1).to_owned(),
        Brush::Piece(seat, Piece::Camel) => text::camel_of(lang, name(seat)),
        Brush::Piece(seat, Piece::Tent) => text::tent_of(lang, name(seat)),
        Brush::Whim(whim) => words::whim(lang, whim).to_owned(),
        Brush::Tile(tile) => text::tile_name(lang, tile),
        Brush::Broom => text::broom(lang).to_owned(),
        Brush::Mark(sign) => signed(lang, notes::mark(lang), sign),
        Brush::Arrow(sign) => signed(lang, notes::an_arrow(lang), sign),
    }
}

/// Names a mark or an arrow by what it says.
fn signed(lang: Lang, what: &str, sign: Sign) -> String {
    match sign {
        Sign::Plain => what.to_owned(),
        Sign::Good => notes::good(lang, what),
        Sign::Bad => notes::bad(lang, what),
        Sign::Question => notes::question(lang, what),
        Sign::Letter(_) => notes::letter(lang).to_owned(),
    }
}

/// Names a card.
#[must_use]
pub fn card(lang: Lang, card: AnyCard) -> &'static str {
    match card {
        AnyCard::Resource(good) => words::card(lang, good),
        AnyCard::Djinn(djinn) => words::djinn(lang, djinn),
        AnyCard::Item(item) => words::item(lang, item),
        AnyCard::Whim(whim) => words::whim(lang, whim),
    }
}

/// Names a zone of cards, with the player who holds it.
#[must_use]
pub fn zone_of_player(lang: Lang, zone: CardZone, names: &[&str]) -> String {
    let name = zone.seat().and_then(|seat| names.get(seat.index()));
    name.map_or_else(|| self::zone(lang, zone).to_owned(), |name| text::of_player(lang, self::zone(lang, zone), name))
}

/// Names a zone of cards without its player.
#[must_use]
pub fn zone(lang: Lang, zone: CardZone) -> &'static str {
    match zone {
        CardZone::Market => text::market(lang),
        CardZone::Deck => text::deck(lang),
        CardZone::Discard => text::discard(lang),
        CardZone::DjinnRow => text::djinn_row(lang),
        CardZone::DjinnDeck => text::djinn_deck(lang),
        CardZone::DjinnDiscard => text::djinn_discard(lang),
        CardZone::Djinns(_) => text::djinns(lang),
        CardZone::ItemDeck => text::item_deck(lang),
        CardZone::ItemDiscard => text::item_discard(lang),
        CardZone::Items(_) => text::items(lang),
        CardZone::WhimDeck => text::whim_deck(lang),
        CardZone::Whims(_) => text::whims(lang),
        CardZone::Fulfilled(_) => text::fulfilled(lang),
    }
}

/// Names a count that the editor can change.
#[must_use]
pub fn count(lang: Lang, count: Count) -> &'static str {
    match count {
        Count::Coins(_) => text::coins(lang),
        Count::Kept(_, meeple) | Count::Bag(meeple) => words::tribe(lang, meeple, 2),
        Count::Held(_, card) => words::card(lang, card),
        Count::Camels(_) => text::camels(lang),
        Count::Tent(_) => text::tent(lang),
        Count::Supply(building) => words::building(lang, building, 2),
        Count::Round => text::round(lang),
        Count::Columns => text::columns(lang),
        Count::Rows => text::rows(lang),
        Count::Players => text::player_count(lang),
    }
}

/// Says what a lesson lacks.
#[must_use]
pub fn lesson_gap(lang: Lang, gap: LessonGap) -> &'static str {
    match gap {
        LessonGap::Answers => text::say_first(lang),
        LessonGap::Played => text::stale(lang),
        LessonGap::Texts => text::write_first(lang),
    }
}
