//! One tile.

use super::marks::marks;
use super::pieces::{Crowd, crowd};
use crate::game::{Event, Mountains, Piece, Seat, Square, TileKind, ValueColour};
use crate::i18n::letters::upper;
use crate::ui::components::art;
use crate::ui::describe;
use crate::ui::live::{Drawn, Part, Var, draw, live, part};
use crate::ui::scene::{Cell, Light, Parity};
use crate::ui::state::{Match, Settings};
use leptos::prelude::*;

/// The meeple dropped by the last action: where it lies and from where it came, as the style sheet names it.
pub(super) type Fresh = Option<(Square, &'static str)>;

/// Tells from what just happened which meeple travels; none after an undo.
pub(super) fn fresh_drop(news: &[Event], path: &[Square]) -> Fresh {
    let has_dropped = news.iter().any(|event| matches!(event, Event::Dropped { .. }));
    let &[.., from, to] = path else { return None };
    let side = match (from.column().cmp(&to.column()), from.row().cmp(&to.row())) {
        (std::cmp::Ordering::Less, _) => "west",
        (std::cmp::Ordering::Greater, _) => "east",
        (_, std::cmp::Ordering::Less) => "south",
        _ => "north",
    };
    has_dropped.then_some((to, side))
}

/// A tile: scenery, value, owner, buildings, meeples, and what can be done with it.
#[component]
pub(super) fn CellView(
    /// Where it is.
    square: Square,
    /// What is on it.
    cell: Part<Cell>,
    /// The tile that Tab leads to.
    roving: Var<Square>,
    /// The meeple that travels.
    fresh: Part<Fresh>,
) -> impl IntoView {
    let game = Match::expect();
    let lang = Settings::expect().lang;
    let light = move || cell.with(|cell| cell.light);
    let label = move || cell.with(|cell| describe::cell(lang.get(), &untrack(|| game.game()), cell));
    let crowd_here = part(move || {
        let fresh = fresh.get().filter(|&(tile, _)| tile == square).map(|(_, side)| side);
        cell.with(|cell| Crowd { standing: cell.standing, lying: cell.lying.clone(), fresh })
    });
    let base = part(move || cell.with(|cell| (cell.piece, cell.palms, cell.palaces, cell.whim.is_some())));
    let tile = cell.with_untracked(|cell| cell.tile);
    let value = tile.kind.colour().map(|colour| {
        let number = if tile.value == 0 { String::from("★") } else { tile.value.to_string() };
        view! { <span class="value" data-value=value_name(colour)>{number}</span> }
    });
    // At the border of the board mountains stand within their tile.
    let (columns, rows) = untrack(|| (game.game().board.columns(), game.game().board.rows()));
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
    // Column letters stand along the south, row numbers along the west; the corner has both.
    let coordinate = match (square.column(), square.row()) {
        (0, 0) => Some(square.to_string()),
        (0, row) => Some((row + 1).to_string()),
        (column, 0) => Some(char::from(b'a' + column).to_string()),
        _ => None,
    };

    view! {
        <div
            class="cell"
            role="gridcell"
            data-square=square.to_string()
            data-light=live(move || light_name(light()))
            data-here=live(move || cell.with(|cell| cell.is_here).then_some(""))
            data-visited=live(move || cell.with(|cell| !cell.steps.is_empty()).then_some(""))
            data-start=live(move || cell.with(|cell| cell.steps.first() == Some(&0)).then_some(""))
            data-end=live(move || cell.with(|cell| !cell.ends.is_empty()).then_some(""))
            data-counted=live(move || cell.with(|cell| cell.is_counted).then_some(""))
            data-parity=live(move || cell.with(|cell| cell.aids.parity).map(Parity::name))
            data-reach=live(move || cell.with(|cell| cell.aids.reach).map(|fakirs| fakirs.to_string()))
            data-blue=live(move || cell.with(|cell| cell.aids.is_blue).then_some(""))
            data-shown=live(move || game.is_pointed_at(square).then_some(""))
            data-flash=live(move || game.flash().with(|squares| squares.contains(&square)).then_some(""))
            tabindex=live(move || if roving.get() == square { "0" } else { "-1" })
            aria-label=live(label)
            aria-disabled=live(move || if matches!(light(), Light::Calm | Light::Blocked(_)) { "true" } else { "false" })
        >
            <div class="tile" aria-hidden="true">
                <div class="scenery">{art::symbol(art::tile(tile.kind))}</div>
                {value}
                {coordinate.map(|text| view! { <span class="coordinate">{text}</span> })}
                {draw(move || base.with(|&(piece, palms, palaces, whim)| belongings(game, piece, palms, palaces, whim)))}
                {draw(move || crowd_here.with(|here| crowd(lang.get(), here)))}
                {draw(move || cell.with(|cell| marks(lang.get(), cell, game)))}
                {draw(move || cell.with(|cell| cell.aids).worth.map(|points| view! { <span class="worth">{format!("+{points}")}</span> }))}
            </div>
            {mountains.drawn()}
        </div>
    }
}

/// The colour behind a value, as the style sheets name it.
pub(in crate::ui::components) const fn value_name(colour: ValueColour) -> &'static str {
    match colour {
        ValueColour::Blue => "blue",
        ValueColour::Red => "red",
    }
}

/// Palm trees, palaces, a whim, and the camel or tent.
fn belongings(game: Match, piece: Option<(Seat, Piece)>, palms: u8, palaces: u8, whim: bool) -> impl IntoView {
    let buildings = [("palm", palms), ("palace", palaces)].into_iter().filter(|&(_, count)| count > 0);
    let buildings = buildings.map(|(id, count)| {
        let times = (count > 1).then(|| format!("×{count}"));
        view! { <span class="building" data-building=id>{art::symbol(id)}{times}</span> }
    });
    let whim = whim.then(|| view! { <span class="building">{art::symbol("whim-seal")}</span> });
    let piece = piece.map(|(seat, piece)| {
        view! {
            <span class="owner" data-colour=game.colour(seat) data-seat=seat.index().to_string()>
                {art::symbol(art::piece(piece))}
                <b>{initial(game, seat)}</b>
            </span>
        }
    });
    view! { <div class="belongings">{whim}{buildings.drawn()}{piece}</div> }
}

/// The first letter of a player's name, beside the colour.
pub(super) fn initial(game: Match, seat: Seat) -> String {
    let game = untrack(|| game.game());
    game.player(seat).name().chars().next().map(upper).into_iter().collect()
}

const fn light_name(light: Light) -> &'static str {
    match light {
        Light::Calm => "calm",
        Light::Alive => "alive",
        Light::Lit => "lit",
        Light::Target => "target",
        Light::Blocked(_) => "blocked",
    }
}
