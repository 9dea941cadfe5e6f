//! A tile enlarged, with its name, value and action, what stands on it, and what ending a move there gives.

use super::grid::focus_tile;
use super::meeples::{TileMeeples, meeples};
use super::tile::{belongings, drawn_owner, ground};
use crate::game::Square;
use crate::i18n::letters::capital;
use crate::i18n::{Lang, panels, words};
use crate::ui::kit::back::use_back;
use crate::ui::kit::focus::focus;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::keys::meant_by;
use crate::ui::kit::reactive::{Effect, Memo, RwSignal};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::table::describe;
use crate::ui::table::gestures::{on_table, table_quarters};
use crate::ui::table::scene::{Cell, Landings};
use crate::ui::table::store::Match;
use leptos::ev::{KeyboardEvent, MouseEvent};
use leptos::html::Div;
use leptos::prelude::*;

/// Draws a tile enlarged, if one is.
pub fn tile_note(shown: RwSignal<Option<Square>>) -> AnyView {
    view! { <TileNote shown /> }.into_any()
}

/// The enlarged tile. It covers the window, unseen, so that the tap that closes it plays nothing.
#[component]
fn TileNote(
    /// The tile to enlarge.
    shown: RwSignal<Option<Square>>,
) -> impl IntoView {
    let table = Match::expect();
    let lang = Settings::expect().lang;
    let cell = Memo::new(move |_| table.scene().with(|scene| scene.cell(shown.get()?).cloned()));
    let note = NodeRef::<Div>::new();
    let corner = RwSignal::new(("start", "start"));
    // The finger that opened it is still to be lifted.
    let is_pressed = StoredValue::new(false);
    let close = move || {
        if let Some(square) = shown.get_untracked() {
            shown.set(None);
            table.look_at(None);
            focus_tile(square);
        }
    };
    Effect::new(move |_| {
        let (square, Some(note)) = (shown.get(), note.get()) else { return };
        if let Some(square) = square {
            corner.set(corner_away_from(square));
            is_pressed.set_value(false);
            let _is_open_already = note.show_popover();
            focus(".tile-note .tile-close");
            table.look_at(Some(square));
        } else {
            let _is_closed_already = note.hide_popover();
        }
    });
    use_back(move || shown.get().is_some(), close);
    let on_toggle = move |_| {
        if note.get_untracked().is_some_and(|note| !note.matches(":popover-open").unwrap_or(true)) {
            close();
        }
    };
    let on_click = move |event: MouseEvent| {
        if event.detail() == 0 || is_pressed.get_value() {
            close();
        }
    };
    let on_key = move |event: KeyboardEvent| {
        // The keys of the game wait. Tab has nowhere else to go.
        event.stop_propagation();
        if matches!(&*meant_by(&event), "Escape" | "i" | "I") {
            close();
        }
        if matches!(&*event.key(), "Escape" | "Tab") {
            event.prevent_default();
        }
    };
    view! {
        <div
            class="tile-note"
            popover="manual"
            role="dialog"
            aria-label=move || cell.with(|cell| cell.as_ref().map(|cell| name(lang.get(), cell)))
            data-x=move || corner.get().0
            data-y=move || corner.get().1
            node_ref=note
            on:toggle=on_toggle
            on:pointerdown=move |_| is_pressed.set_value(true)
            on:contextmenu=move |event: MouseEvent| {
                event.prevent_default();
                event.stop_propagation();
            }
            on:click=on_click
            on:keydown=on_key
        >
            <div class="tile-card">
                {move || cell.with(|cell| cell.as_ref().map(|cell| card(table, lang.get(), cell)))}
                <button type="button" class="tile-close" aria-label=t(panels::close)>{symbol("icon-close")}</button>
            </div>
        </div>
    }
}

fn name(lang: Lang, cell: &Cell) -> String {
    panels::tile_at(lang, cell.tile.kind, &cell.square.to_string())
}

/// Draws a tile and what there is to say about it.
fn card(table: Match, lang: Lang, cell: &Cell) -> AnyView {
    let here = TileMeeples { standing: cell.standing, dropped: cell.dropped.clone(), ..TileMeeples::default() };
    let landed = Landings::default();
    let game = table.position();
    let facts = describe::tile_facts(lang, &game, cell);
    let facts = facts.into_iter().map(|fact| view! { <li>{capital(lang, &fact)}</li> }.into_any()).collect_view();
    let outlook = describe::tile_outlook(lang, cell);
    let outlook = outlook
        .into_iter()
        .map(|end| view! { <p class="tile-outlook">{capital(lang, &end)}</p> }.into_any())
        .collect_view();
    view! {
        <div class="tile-large" aria-hidden="true">
            <div class="tile">
                {ground(cell.tile, cell.square)}
                {belongings(drawn_owner(table, cell.piece), cell.palms, cell.palaces, cell.whim, &landed)}
                {meeples(move || lang, move || here.clone())}
            </div>
        </div>
        <div class="tile-words">
            <h2>{name(lang, cell)}</h2>
            <p>{words::tile_action(lang, cell.tile.kind)}</p>
            <ul>{facts}</ul>
            {outlook}
        </div>
    }
    .into_any()
}

/// Returns the corner of the table that is farthest from a tile, so that the card does not lie over it.
fn corner_away_from(square: Square) -> (&'static str, &'static str) {
    let tile = document().query_selector(&format!("[data-square={square}]")).ok().flatten();
    let (Some(tile), Some(root)) = (tile, document().document_element()) else { return ("start", "start") };
    let (tile, width, height) = (tile.get_bounding_client_rect(), root.client_width(), root.client_height());
    let (width, height) = if table_quarters() % 2 == 1 { (height, width) } else { (width, height) };
    let (x, y) = on_table((tile.x() + tile.width() / 2.0) as i32, (tile.y() + tile.height() / 2.0) as i32);
    let side = |at: i32, length: i32| if at * 2 < length { "end" } else { "start" };
    (side(x, width), side(y, height))
}
