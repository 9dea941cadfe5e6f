//! One tile of the board.

use super::Size;
use super::meeples::{TileMeeples, meeples};
use super::tile::{belongings, drawn_owner, ground, mountains};
use crate::game::Square;
use crate::ui::kit::aria::aria;
use crate::ui::kit::reactive::{Effect, Memo, RwSignal};
use crate::ui::kit::settings::Settings;
use crate::ui::table::describe;
use crate::ui::table::scene::{Cell, Highlight, Parity, Side};
use crate::ui::table::sow::TileMarks;
use crate::ui::table::store::Match;
use leptos::prelude::*;
use web_sys::Element;

/// A tile: scenery, value, owner, buildings, meeples, and marks for what a tap does.
#[component]
pub(super) fn CellView(
    /// The position of the tile.
    square: Square,
    /// The cell of the scene.
    cell: RwSignal<Cell>,
    /// The size of the board.
    size: Size,
    /// The tile that Tab reaches.
    roving: RwSignal<Square>,
) -> impl IntoView {
    let table = Match::expect();
    let lang = Settings::expect().lang;
    let meeples_here = Memo::new(move |before: Option<&TileMeeples>| {
        cell.with(|cell| match before {
            // Those that were picked up stay, unseen: undo draws nothing.
            Some(before) if is_taken(cell) => before.clone(),
            _ => TileMeeples {
                standing: cell.standing,
                dropped: cell.dropped.clone(),
                arrival: cell.arrival.map(Side::name),
                landings: cell.landings.clone(),
            },
        })
    });
    // Meeples and marks are drawn anew only when they change: drawing them writes all their attributes again.
    let marks = Memo::new(move |_| cell.with(TileMarks::of));
    let attributes =
        move || cell.with(|cell| attributes(cell, describe::cell(lang.get(), &untrack(|| table.position()), cell)));
    let write = move |place: Element, ()| {
        Effect::new(move |before: Option<Attributes>| {
            let now = attributes();
            write(&place, before.as_ref(), &now);
            now
        });
    };
    let tile = cell.with_untracked(|cell| cell.tile);

    view! {
        <div
            class="cell"
            role="gridcell"
            data-square=square.to_string()
            tabindex=move || if roving.get() == square { "0" } else { "-1" }
            use:write
        >
            <div class="tile" aria-hidden="true">
                {ground(tile, square)}
                {move || cell.with(|cell| {
                    belongings(drawn_owner(table, cell.piece), cell.palms, cell.palaces, cell.whim, &cell.landings)
                })}
                {meeples(move || lang.get(), move || meeples_here.get())}
                {move || marks.with(|marks| marks.draw(table))}
                {move || cell.with(|cell| cell.aids.worth).map(|points| view! {
                    <span class="worth">{format!("+{points}")}</span>
                }.into_any())}
            </div>
            {mountains(tile, square, size.columns, size.rows)}
        </div>
    }
}

/// Returns whether all meeples of a tile were picked up in this move.
fn is_taken(cell: &Cell) -> bool {
    cell.steps.first() == Some(&0) && cell.standing.is_empty() && cell.dropped.is_empty()
}

/// The attributes of a tile that its cell decides.
struct Attributes {
    label: String,
    reach: Option<String>,
    others: [(&'static str, Option<&'static str>); 15],
}

/// Returns what a tile is to the style sheets and to the tools that read the page to people. Each tile writes them all at once: one
/// watcher an attribute would be hundreds for the board to look after in each tap.
fn attributes(cell: &Cell, label: String) -> Attributes {
    let is = |is: bool| is.then_some("");
    Attributes {
        label,
        reach: cell.aids.reach.map(|fakirs| fakirs.to_string()),
        others: [
            ("aria-disabled", Some(aria(matches!(cell.highlight, Highlight::Calm | Highlight::Blocked(_))))),
            ("data-light", Some(highlight_name(cell.highlight))),
            ("data-visited", is(!cell.steps.is_empty())),
            ("data-asked", is(cell.is_asked)),
            ("data-start", is(cell.steps.first() == Some(&0))),
            ("data-taken", is(is_taken(cell))),
            ("data-end", is(!cell.ends.is_empty())),
            ("data-counted", is(cell.is_counted)),
            ("data-parity", cell.aids.parity.map(Parity::name)),
            ("data-blue", is(cell.aids.is_blue)),
            ("data-shown", is(cell.is_pointed_at)),
            ("data-changed", is(cell.is_changed)),
            ("data-over", is(cell.is_over)),
            ("data-harmless", is(cell.is_harmless())),
            ("data-flash", is(cell.is_flashing)),
        ],
    }
}

/// Writes what is not as before.
fn write(place: &Element, before: Option<&Attributes>, now: &Attributes) {
    let put = |name: &str, before: Option<Option<&str>>, now: Option<&str>| {
        let _ignored = match now {
            _ if before == Some(now) => Ok(()),
            Some(now) => place.set_attribute(name, now),
            None => place.remove_attribute(name),
        };
    };
    put("aria-label", before.map(|before| Some(&*before.label)), Some(&now.label));
    put("data-reach", before.map(|before| before.reach.as_deref()), now.reach.as_deref());
    for (at, &(name, value)) in now.others.iter().enumerate() {
        put(name, before.map(|before| before.others[at].1), value);
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
