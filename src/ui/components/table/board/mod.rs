//! The board: a grid of tiles, the path drawn over it, the ring of choices and the bubble that says why not.

pub mod bubble;
pub mod cell;
pub mod face;
pub mod marks;
pub mod path;
pub mod pieces;
pub mod ring;

use self::bubble::Bubble;
pub use self::cell::value_name;
use self::cell::{CellView, fresh_drop};
use self::path::PathOverlay;
use self::ring::RingMenu;
use crate::game::{Meeple, Square};
use crate::i18n::{Lang, board, words};
use crate::ui::hooks::guard;
use crate::ui::hooks::{quarters, square_of, use_press, use_shortcuts, use_two_finger_tap};
use crate::ui::scene::{Highlight, Intent};
use crate::ui::state::{Match, Settings};
use crate::ui::text::t;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, FocusEvent, HtmlElement, KeyboardEvent};
use std::time::Duration;

/// How long tiles named by the log flash.
const FLASH: Duration = Duration::from_millis(1600);

/// The size of a board, which does not change during a match.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Size {
    /// From west to east.
    pub columns: u8,
    /// From south to north.
    pub rows: u8,
}

/// The board with everything on it.
#[component]
pub fn Board() -> impl IntoView {
    let game = Match::expect();
    let lang = Settings::expect().lang;
    let scene = game.scene();
    let (squares, columns) = scene
        .with_untracked(|scene| (scene.cells.iter().map(|cell| cell.square).collect::<Vec<_>>(), scene.columns.max(1)));
    let size = Size { columns, rows: squares.len().div_ceil(columns.into()) as u8 };
    let roving = RwSignal::new(squares[0]);
    let press = use_press();
    let fingers = use_two_finger_tap();
    use_shortcuts();
    forget_flashes(game);

    let fresh = Memo::new(move |_| fresh_drop(&game.news(), &scene.with(|scene| scene.path.clone())));
    let mode = Memo::new(move |_| {
        scene.with(|scene| {
            let is_idle = scene.cells.iter().all(|cell| cell.light == Highlight::Calm);
            if is_idle {
                "idle"
            } else if scene.look.is_some() {
                "look"
            } else {
                "on"
            }
        })
    });
    let rows = squares
        .chunks(columns.into())
        .enumerate()
        .map(|(row, squares)| {
            let cells = squares
                .iter()
                .enumerate()
                .map(|(column, &square)| {
                    let index = row * usize::from(columns) + column;
                    let cell = Memo::new(move |_| scene.with(|scene| scene.cells[index].clone()));
                    view! { <CellView square=square cell=cell roving=roving fresh=fresh /> }
                })
                .collect_view();
            view! { <div class="row" role="row">{cells}</div> }
        })
        .collect_view();

    let on_key = move |event: KeyboardEvent| {
        if let Some(square) = step(&event, roving.get_untracked(), size) {
            event.prevent_default();
            roving.set(square);
            focus(square);
            press.look(Some(square));
        } else if matches!(event.key().as_str(), "Enter" | " ") && square_of(&event).is_some() {
            event.prevent_default();
            press.acted();
            game.send(Intent::Tile(roving.get_untracked()));
        } else if let Some(meeple) = colour_key(&event, lang.get_untracked()) {
            event.prevent_default();
            game.send(Intent::Colour(meeple));
        }
    };
    let on_click = move |event: leptos::ev::MouseEvent| {
        let is_swallowed = press.swallows() | fingers.swallows(event.time_stamp());
        if let Some(square) = square_of(&event).filter(|_| !is_swallowed) {
            press.acted();
            game.send(Intent::Tile(square));
        }
    };
    let on_focus = move |event: FocusEvent| {
        let Some(square) = square_of(&event) else { return };
        roving.set(square);
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        if target.is_some_and(|target| target.matches(":focus-visible").unwrap_or(false)) {
            press.look(Some(square));
        }
    };

    view! {
        <section
            class="board-area board-frame"
            style:--columns=columns.to_string()
            style:--rows=size.rows.to_string()
            on:keydown=guard(move |event| letters(&event, game, lang))
            on:contextmenu=guard(move |event: leptos::ev::MouseEvent| event.prevent_default())
            on:pointerdown=guard(move |event| {
                if fingers.down(&event) {
                    press.leave();
                } else {
                    press.down(&event);
                }
            })
            on:pointermove=guard(move |event| fingers.moved(&event))
            on:pointerup=guard(move |event| {
                press.up(&event);
                fingers.up(&event);
            })
            on:pointercancel=guard(move |event| press.up(&event))
        >
            <div
                class="board"
                role="grid"
                aria-label=t(board::board)
                data-mode=move || mode.get()
                on:click=guard(on_click)
                on:keydown=guard(on_key)
                on:focusin=guard(on_focus)
                on:focusout=guard(move |_| press.leave())
                on:pointerover=guard(move |event| press.over(&event))
                on:pointerleave=guard(move |_| press.leave())
            >
                {rows}
            </div>
            <PathOverlay size=size />
            <RingMenu size=size />
            <Bubble size=size />
        </section>
    }
}

/// The letters of the tribes choose a colour of the hand, also while the ring is open.
fn letters(event: &KeyboardEvent, game: Match, lang: RwSignal<Lang>) {
    if event.default_prevented() {
        return;
    }
    if let Some(meeple) = colour_key(event, lang.get_untracked()) {
        event.prevent_default();
        game.send(Intent::Colour(meeple));
    }
}

/// The tribe whose letter was pressed.
pub fn colour_key(event: &KeyboardEvent, lang: Lang) -> Option<Meeple> {
    if event.ctrl_key() || event.meta_key() || event.alt_key() {
        return None;
    }
    let key = event.key();
    let is_letter = |meeple: &Meeple| words::tribe_letter(lang, *meeple).eq_ignore_ascii_case(&key);
    Meeple::ALL.into_iter().find(is_letter)
}

/// Where an arrow, Home or End leads.
pub fn step(event: &KeyboardEvent, from: Square, size: Size) -> Option<Square> {
    let (column, row) = (from.column(), from.row());
    let (east, north) = (size.columns - 1, size.rows - 1);
    let key = as_turned(&event.key(), quarters());
    let is_far = event.ctrl_key() || event.meta_key();
    let (column, row) = match key.as_str() {
        "ArrowLeft" => (column.saturating_sub(1), row),
        "ArrowRight" => ((column + 1).min(east), row),
        "ArrowUp" => (column, (row + 1).min(north)),
        "ArrowDown" => (column, row.saturating_sub(1)),
        "Home" => (0, if is_far { north } else { row }),
        "End" => (east, if is_far { 0 } else { row }),
        _ => return None,
    };
    Square::new(column, row)
}

/// The arrow that points on a turned board where this one points for the player.
fn as_turned(key: &str, quarters: u8) -> String {
    const ROUND: [&str; 4] = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"];
    let turned = ROUND.iter().position(|arrow| *arrow == key).map(|at| ROUND[(at + 4 - usize::from(quarters)) % 4]);
    turned.unwrap_or(key).to_owned()
}

/// Moves the focus to a tile.
pub fn focus(square: Square) {
    let cell = document().query_selector(&format!("[data-square={square}]")).ok().flatten();
    if let Some(Ok(cell)) = cell.map(JsCast::dyn_into::<HtmlElement>) {
        // Focus fails only on what is not in the page: then there is nothing to move to.
        drop(cell.focus());
    }
}

/// Lets flashing tiles rest after a while.
fn forget_flashes(game: Match) {
    let timer = RwSignal::new(None::<TimeoutHandle>);
    let forget = move || {
        if let Some(timer) = timer.try_update(Option::take).flatten() {
            timer.clear();
        }
    };
    Effect::new(move |_| {
        forget();
        if game.flash().with(|squares| !squares.is_empty()) {
            timer.set(set_timeout_with_handle(move || game.flash().set(Vec::new()), FLASH).ok());
        }
    });
    on_cleanup(forget);
}
