//! One tile of the board.

use super::Size;
use super::meeples::{TileMeeples, meeples};
use super::tile::{belongings, drawn_owner, ground, mountains};
use crate::game::Square;
use crate::ui::kit::aria::aria;
use crate::ui::kit::settings::Settings;
use crate::ui::table::describe;
use crate::ui::table::scene::{Cell, Highlight, Parity, Side};
use crate::ui::table::sow::tile_marks;
use crate::ui::table::store::Match;
use leptos::prelude::*;

/// A tile: scenery, value, owner, buildings, meeples, and marks for what a tap does.
#[component]
pub(super) fn CellView(
    /// The position of the tile.
    square: Square,
    /// The cell of the scene.
    cell: Memo<Cell>,
    /// The size of the board.
    size: Size,
    /// The tile that Tab reaches.
    roving: RwSignal<Square>,
) -> impl IntoView {
    let table = Match::expect();
    let lang = Settings::expect().lang;
    let highlight = move || cell.with(|cell| cell.highlight);
    let label = move || cell.with(|cell| describe::cell(lang.get(), &untrack(|| table.position()), cell));
    let meeples_here = Memo::new(move |_| {
        cell.with(|cell| TileMeeples {
            standing: cell.standing,
            dropped: cell.dropped.clone(),
            arrival: cell.arrival.map(Side::name),
            landings: cell.landings.clone(),
        })
    });
    let base =
        Memo::new(move |_| cell.with(|cell| (cell.piece, cell.palms, cell.palaces, cell.whim, cell.landings.clone())));
    let tile = cell.with_untracked(|cell| cell.tile);

    view! {
        <div
            class="cell"
            role="gridcell"
            data-square=square.to_string()
            data-light=move || highlight_name(highlight())
            data-visited=move || cell.with(|cell| !cell.steps.is_empty()).then_some("")
            data-asked=move || cell.with(|cell| cell.is_asked).then_some("")
            data-start=move || cell.with(|cell| cell.steps.first() == Some(&0)).then_some("")
            data-end=move || cell.with(|cell| !cell.ends.is_empty()).then_some("")
            data-counted=move || cell.with(|cell| cell.is_counted).then_some("")
            data-parity=move || cell.with(|cell| cell.aids.parity).map(Parity::name)
            data-reach=move || cell.with(|cell| cell.aids.reach).map(|fakirs| fakirs.to_string())
            data-blue=move || cell.with(|cell| cell.aids.is_blue).then_some("")
            data-shown=move || cell.with(|cell| cell.is_pointed_at).then_some("")
            data-changed=move || cell.with(|cell| cell.is_changed).then_some("")
            data-over=move || cell.with(|cell| cell.is_over).then_some("")
            data-harmless=move || cell.with(Cell::is_harmless).then_some("")
            data-flash=move || cell.with(|cell| cell.is_flashing).then_some("")
            tabindex=move || if roving.get() == square { "0" } else { "-1" }
            aria-label=label
            aria-disabled=move || {
                aria(matches!(highlight(), Highlight::Calm | Highlight::Blocked(_)))
            }
        >
            <div class="tile" aria-hidden="true">
                {ground(tile, square)}
                {move || base.with(|&(piece, palms, palaces, whim, ref landings)| {
                    belongings(drawn_owner(table, piece), palms, palaces, whim, landings)
                })}
                {move || meeples_here.with(|here| meeples(lang.get(), here))}
                {move || cell.with(|cell| tile_marks(lang.get(), cell, table))}
                {move || cell.with(|cell| cell.aids).worth.map(|points| view! {
                    <span class="worth">{format!("+{points}")}</span>
                })}
            </div>
            {mountains(tile, square, size.columns, size.rows)}
        </div>
    }
}

/// Returns the value of the attribute `data-light`.
const fn highlight_name(highlight: Highlight) -> &'static str {
    match highlight {
        Highlight::Calm => "calm",
        Highlight::Alive => "alive",
        Highlight::Lit => "lit",
        Highlight::Shortcut => "way",
        Highlight::Target => "target",
        Highlight::Blocked(_) => "blocked",
    }
}
