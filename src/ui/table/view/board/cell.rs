//! One tile of the board.

use super::Size;
use super::meeples::{TileMeeples, meeples};
use super::tile::{belongings, drawn_owner, ground, mountains};
use crate::game::Square;
use crate::ui::kit::aria::aria;
use crate::ui::kit::reactive::{Memo, RwSignal};
use crate::ui::kit::settings::Settings;
use crate::ui::table::describe;
use crate::ui::table::scene::{Aids, Cell, Highlight, Parity, Side};
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
    let signs = Memo::new(move |_| cell.with(Signs::of));
    let has = move |read: fn(&Signs) -> bool| signs.with(read).then_some("");
    let tile = cell.with_untracked(|cell| cell.tile);

    view! {
        <div
            class="cell"
            role="gridcell"
            data-square=square.to_string()
            data-light=move || highlight_name(highlight())
            data-visited=move || has(|signs| signs.is_visited)
            data-asked=move || has(|signs| signs.is_asked)
            data-start=move || has(|signs| signs.is_start)
            data-end=move || has(|signs| signs.is_end)
            data-counted=move || has(|signs| signs.is_counted)
            data-parity=move || signs.get().aids.parity.map(Parity::name)
            data-reach=move || signs.get().aids.reach.map(|fakirs| fakirs.to_string())
            data-blue=move || has(|signs| signs.aids.is_blue)
            data-shown=move || has(|signs| signs.is_pointed_at)
            data-changed=move || has(|signs| signs.is_changed)
            data-over=move || has(|signs| signs.is_over)
            data-harmless=move || cell.with(Cell::is_harmless).then_some("")
            data-flash=move || has(|signs| signs.is_flashing)
            tabindex=move || if roving.get() == square { "0" } else { "-1" }
            aria-label=move || label()
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
                {move || signs.get().aids.worth.map(|points| view! {
                    <span class="worth">{format!("+{points}")}</span>
                }.into_any())}
            </div>
            {mountains(tile, square, size.columns, size.rows)}
        </div>
    }
}

/// What few tiles say at a time. The attributes look at this alone, so that a tap runs none of them on most tiles.
#[derive(Clone, Copy, PartialEq)]
#[allow(clippy::struct_excessive_bools, reason = "facts to draw, independent of each other")]
struct Signs {
    is_visited: bool,
    is_asked: bool,
    is_start: bool,
    is_end: bool,
    is_counted: bool,
    aids: Aids,
    is_pointed_at: bool,
    is_changed: bool,
    is_over: bool,
    is_flashing: bool,
}

impl Signs {
    fn of(cell: &Cell) -> Self {
        Self {
            is_visited: !cell.steps.is_empty(),
            is_asked: cell.is_asked,
            is_start: cell.steps.first() == Some(&0),
            is_end: !cell.ends.is_empty(),
            is_counted: cell.is_counted,
            aids: cell.aids,
            is_pointed_at: cell.is_pointed_at,
            is_changed: cell.is_changed,
            is_over: cell.is_over,
            is_flashing: cell.is_flashing,
        }
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
