//! The board of the editor. A tap puts something on a tile or takes it off.

use super::context::EditorContext;
use crate::game::{Seat, Square};
use crate::i18n::{Lang, board, words};
use crate::notation::note::Drawing;
use crate::ui::edit::model::{Brush, Draft};
use crate::ui::kit::hooks::guard;
use crate::ui::kit::reactive::{Memo, RwSignal};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::table::describe;
use crate::ui::table::gestures::square_of;
use crate::ui::table::scene::{Cell, Landings};
use crate::ui::table::view::board::meeples::{TileMeeples, meeples};
use crate::ui::table::view::board::tile::{TileOwner, belongings, ground, mountains};
use crate::ui::table::view::board::{Size, colour_key, focus_tile, step};
use crate::ui::table::view::drawing::DrawingLayer;
use leptos::ev::{KeyboardEvent, MouseEvent, PointerEvent};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::Element;
use std::sync::Arc;

/// The board.
#[component]
pub fn EditBoard(size: Size) -> impl IntoView {
    let editor = EditorContext::expect();
    let lang = Settings::expect().lang;
    let roving = editor.roving.get_untracked();
    if roving.column() >= size.columns || roving.row() >= size.rows {
        editor.roving.set(Square::new(0, 0).expect("a1 is on every board"));
    }
    let rows = (0..size.rows).rev().map(|row| {
        let squares = (0..size.columns).filter_map(move |column| Square::new(column, row));
        let cells = squares.map(|square| view! { <EditCell square size /> }).collect_view();
        view! { <div class="row" role="row">{cells}</div> }
    });
    // A screen reader announces the tile after each change.
    let painted = RwSignal::new(None::<Square>);
    let paint = move |square: Square, is_erasing: bool| {
        editor.paint(square, is_erasing);
        painted.set(Some(square));
    };
    let announced = move || {
        let square = painted.get()?;
        editor.with(|draft| label(lang.get(), draft, square))
    };
    let drawing = Memo::new(move |_| {
        let drawing = editor.with(Draft::drawing_in_the_making);
        (!drawing.is_empty()).then(|| Arc::new(drawing))
    });
    // The tiles that the pressed mouse or a finger has passed. A finger that starts up or down scrolls
    // (`touch-action`), and the browser cancels the pointer.
    let passed = StoredValue::new(Vec::<Square>::new());
    // A finger enters its first tile before it is down.
    let is_down = StoredValue::new(false);
    let on_down = move |event: PointerEvent| {
        let is_stroke = event.is_primary() && event.button() == 0;
        passed.set_value(square_of(&event).filter(|_| is_stroke).into_iter().collect());
        is_down.set_value(true);
        // A touched tile captures the finger. Without the capture, the tiles that the finger passes get its events.
        if let Some(tile) = event.target().and_then(|target| target.dyn_into::<Element>().ok()) {
            let _not_captured = tile.release_pointer_capture(event.pointer_id());
        }
    };
    let on_up = move |_: PointerEvent| {
        is_down.set_value(false);
        // An arrow that is drawn in one stroke ends with it.
        if passed.with_value(|passed| passed.len() > 1) {
            editor.change(Draft::end_arrow);
        }
    };
    let on_cancel = move |event: PointerEvent| {
        passed.set_value(Vec::new());
        on_up(event);
    };
    let on_over = move |event: PointerEvent| {
        let is_stroke = is_down.get_value() && event.buttons() == 1;
        let Some(square) = square_of(&event).filter(|_| is_stroke) else { return };
        let [first, ..] = passed.get_value()[..] else { return };
        if passed.with_value(|passed| passed.contains(&square)) {
            return;
        }
        // The browser notices late that a quick finger scrolls.
        let is_scroll = event.pointer_type() == "touch" && square.row() != first.row();
        if is_scroll && passed.with_value(|passed| passed.len() == 1) {
            return passed.set_value(Vec::new());
        }
        let is_erasing = editor.is_erasing.get_untracked();
        if passed.with_value(|passed| passed.len() == 1) {
            paint(first, is_erasing);
        }
        passed.update_value(|passed| passed.push(square));
        editor.roving.set(square);
        paint(square, is_erasing);
    };
    let on_click = move |event: MouseEvent| {
        // The click at the end of a stroke has painted already.
        let is_stroke = passed.with_value(|passed| passed.len() > 1);
        if let Some(square) = square_of(&event).filter(|_| !is_stroke) {
            editor.roving.set(square);
            paint(square, editor.is_erasing.get_untracked());
        }
    };
    let on_menu = move |event: MouseEvent| {
        event.prevent_default();
        // A long press of a finger opens the context menu, too, but is no right click.
        if let Some(square) = square_of(&event).filter(|_| event.button() == 2) {
            editor.roving.set(square);
            paint(square, true);
        }
    };
    let on_key = move |event: KeyboardEvent| {
        let square = editor.roving.get_untracked();
        if let Some(square) = step(&event, square, size) {
            editor.roving.set(square);
            focus_tile(square);
        } else if matches!(event.key().as_str(), "Enter" | " ") {
            paint(square, editor.is_erasing.get_untracked() || event.shift_key());
        } else if matches!(event.key().as_str(), "Delete" | "Backspace") {
            paint(square, true);
        } else if let Some(meeple) = colour_key(&event, lang.get_untracked()) {
            let brush = Brush::Meeple(meeple);
            editor.brush.set(brush);
            paint(square, event.shift_key());
        } else {
            return;
        }
        event.prevent_default();
    };
    view! {
        <section class="board-area board-frame">
            <DrawingLayer drawing size />
            <div class="board" role="grid" aria-label=t(board::board) aria-describedby="editor-keys" data-mode="idle"
                on:pointerdown=on_down on:pointerover=on_over on:pointerup=on_up on:pointercancel=on_cancel on:click=on_click on:contextmenu=on_menu on:keydown=on_key
                on:focusin=guard(move |event: leptos::ev::FocusEvent| {
                    if let Some(square) = square_of(&event) { editor.roving.set(square); }
                })>
                {rows.collect_view()}
            </div>
            <p class="unseen" role="status">{move || announced()}</p>
        </section>
    }
}

/// A tile of the board.
#[component]
fn EditCell(square: Square, size: Size) -> impl IntoView {
    let editor = EditorContext::expect();
    let lang = Settings::expect().lang;
    let place = Memo::new(move |_| editor.with(|draft| draft.state().board.get(square).copied()));
    let tile = Memo::new(move |_| place.get().map(|place| place.tile));
    let label = move || editor.with(|draft| label(lang.get(), draft, square));
    let owner = move |seat: Seat, piece| TileOwner {
        seat,
        piece,
        colour: editor.with(|draft| draft.colour(seat.index())).name(),
        initials: editor.name(seat).chars().take(2).collect(),
    };
    let pieces = move || {
        let place = place.get()?;
        let owner = place.piece.map(|(seat, piece)| owner(seat, piece));
        Some(belongings(owner, place.palms, place.palaces, place.whim, &Landings::default()))
    };
    let here = move || TileMeeples {
        standing: place.get().map(|place| place.meeples).unwrap_or_default(),
        ..TileMeeples::default()
    };
    view! {
        <div class="cell" role="gridcell" data-square=square.to_string() data-light="calm"
            data-faulty=move || editor.is_faulty(square).then_some("")
            tabindex=move || if editor.roving.get() == square { "0" } else { "-1" }
            aria-label=move || label() aria-invalid=move || editor.is_faulty(square).then_some("true")>
            <div class="tile" aria-hidden="true">
                {move || tile.get().map(|tile| ground(tile, square))}
                {move || pieces()}
                {meeples(move || lang.get(), here)}
            </div>
            {move || tile.get().map(|tile| mountains(tile, square, size.columns, size.rows))}
        </div>
    }
}

/// Returns the label of a tile.
fn label(lang: Lang, draft: &Draft, square: Square) -> Option<String> {
    let state = draft.state();
    let cell = state.board.get(square).map(|place| describe::cell(lang, state, &Cell::calm(square, place)))?;
    let drawing = draft.drawing_in_the_making();
    let own = Drawing {
        marks: drawing.marks.into_iter().filter(|mark| mark.square == square).collect(),
        arrows: drawing.arrows.into_iter().filter(|arrow| arrow.tiles.last() == Some(&square)).collect(),
    };
    let said = [cell].into_iter().chain(describe::drawing(lang, &own)).collect::<Vec<_>>();
    Some(words::facts(lang, &said))
}
