//! The board: a grid of tiles, the path over it, and the bubble that explains refusals.

mod bubble;
mod cell;
mod grid;
pub mod meeples;
pub mod tile;
mod tile_note;

use self::bubble::Bubble;
pub use self::bubble::free_row;
use self::cell::CellView;
pub use self::grid::{Size, colour_key, focus_tile, step};
pub use self::tile_note::tile_note;
use crate::game::Square;
use crate::i18n::board;
use crate::ui::kit::hooks::{guard, use_timeout};
use crate::ui::kit::keys::meant_by;
use crate::ui::kit::reactive::{Effect, RwSignal};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::table::gestures::{square_of, use_game_keys};
use crate::ui::table::scene::{Intent, Scene};
use crate::ui::table::sow::{PathOverlay, use_board_pointer};
use crate::ui::table::store::Match;
use leptos::ev::{FocusEvent, KeyboardEvent};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::Element;
use std::time::Duration;

/// How long the tiles of a log line flash.
const FLASH: Duration = Duration::from_millis(1600);

/// Draws a tile enlarged, if there is one.
type DrawEnlarged = fn(RwSignal<Option<Square>>) -> AnyView;

/// The board with everything on it.
#[component]
pub fn Board(
    /// Whether a pointer can draw from a tile to the next one: it picks up and drops.
    #[prop(optional)]
    takes_strokes: bool,
    /// Draws a tile enlarged ([`tile_note`]). An embedded board does without it, and without its bytes.
    #[prop(optional)]
    draw_enlarged: Option<DrawEnlarged>,
    /// What an author has drawn on it.
    #[prop(optional_no_strip)]
    drawing: Option<AnyView>,
) -> impl IntoView {
    let table = Match::expect();
    let lang = Settings::expect().lang;
    let scene = table.scene();
    let cells = scene.with_untracked(|scene| scene.cells.iter().cloned().map(RwSignal::new).collect::<Vec<_>>());
    let squares = scene.with_untracked(|scene| scene.cells.iter().map(|cell| cell.square).collect::<Vec<_>>());
    let size = scene.with_untracked(Size::of);
    let columns = size.columns;
    let roving = RwSignal::new(squares[0]);
    let enlarged = draw_enlarged.map(|_| RwSignal::new(None));
    let pointer = use_board_pointer(takes_strokes, enlarged);
    use_game_keys();
    use_flash_end(table);

    let rows = squares
        .chunks(columns.into())
        .enumerate()
        .map(|(row, squares)| {
            let cells = squares
                .iter()
                .enumerate()
                .map(|(column, &square)| {
                    let cell = cells[row * usize::from(columns) + column];
                    view! { <CellView square cell size roving /> }
                })
                .collect_view();
            view! { <div class="row" role="row">{cells}</div> }.into_any()
        })
        .collect_view();

    // What reads a tile hears of it only when that tile changes: a memo of the scene for each would have everything on the board
    // looked through at each tap.
    Effect::new(move |_| {
        scene.with(|scene| {
            cells.iter().zip(&scene.cells).for_each(|(cell, now)| cell.follow(now));
        });
    });

    let on_key = move |event: KeyboardEvent| {
        if let Some(square) = step(&event, roving.get_untracked(), size) {
            event.prevent_default();
            roving.set(square);
            focus_tile(square);
            table.look_at(Some(square));
        } else if matches!(event.key().as_str(), "Enter" | " ") && square_of(&event).is_some() {
            event.prevent_default();
            table.send(Intent::Tile(roving.get_untracked()));
        } else if matches!(meant_by(&event).as_str(), "i" | "I" | "ContextMenu") && square_of(&event).is_some() {
            event.prevent_default();
            pointer.enlarge(Some(roving.get_untracked()));
        } else if let Some(meeple) = colour_key(&event, lang.get_untracked()) {
            event.prevent_default();
            table.send(Intent::Colour(meeple));
        }
    };
    let on_focus = move |event: FocusEvent| {
        let Some(square) = square_of(&event) else { return };
        roving.set(square);
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        if target.is_some_and(|target| target.matches(":focus-visible").unwrap_or(false)) {
            table.look_at(Some(square));
        }
    };

    view! {
        <section
            class="board-area board-frame"
            style:--columns=columns.to_string()
            style:--rows=size.rows.to_string()
            on:contextmenu=move |event| pointer.menu(&event)
            on:pointerdown=move |event| pointer.down(&event)
            on:pointermove=move |event| pointer.moved(&event)
            on:pointerup=move |event| pointer.up(&event)
            on:pointercancel=move |event| pointer.cancel(&event)
        >
            {drawing}
            <div
                class="board"
                role="grid"
                aria-label=t(board::board)
                data-mode=move || scene.with(|scene| scene.mode().name())
                data-asks=move || scene.with(Scene::asks_of_target).then_some("")
                on:click=move |event| pointer.click(&event)
                on:keydown=on_key
                on:focusin=guard(on_focus)
                on:focusout=guard(move |_| pointer.leave())
                on:pointerover=move |event| pointer.over(&event)
                on:pointerleave=move |_| pointer.leave()
            >
                {rows}
            </div>
            <PathOverlay size />
            <Bubble />
            {draw_enlarged.zip(enlarged).map(|(draw, enlarged)| draw(enlarged))}
        </section>
    }
}

/// Ends the flash of tiles after its time.
fn use_flash_end(table: Match) {
    let timeout = use_timeout();
    Effect::new(move |_| {
        timeout.stop();
        if table.flash().with(|squares| !squares.is_empty()) {
            timeout.start(FLASH, move || table.flash().set(Vec::new()));
        }
    });
}
