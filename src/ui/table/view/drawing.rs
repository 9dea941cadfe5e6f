//! The marks and arrows of an author on a board: below all that stands on its tiles, and in words for who does not see them.

use super::board::Size;
use crate::game::Square;
use crate::i18n::notes;
use crate::notation::note::{Arrow, Drawing, Mark, Sign};
use crate::ui::kit::reactive::Memo;
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::table::describe;
use crate::ui::table::scene::{Cell, Highlight};
use crate::ui::table::store::Match;
use leptos::prelude::*;
use std::sync::Arc;

/// The width of a tile in the drawing.
const TILE: u32 = 100;

/// Draws what speaks of the position with which a board begins, until something is played.
pub fn drawing_of_start(drawing: Arc<Drawing>) -> AnyView {
    let history = Match::expect().history();
    let is_start = Memo::new(move |_| history.steps() == 0);
    drawn_on_match(Signal::derive(move || is_start.get().then(|| Arc::clone(&drawing))))
}

/// Draws on the board of a match. Where the tile has a mark of the move, it keeps the frame alone.
pub fn drawn_on_match(drawing: Signal<Option<Arc<Drawing>>>) -> AnyView {
    let scene = Match::expect().scene();
    let size = scene.with_untracked(Size::of);
    let has_rail = |cell: &Cell| {
        let is_target = cell.highlight == Highlight::Target && !cell.tribes.is_empty();
        cell.preview.is_some() || cell.says_tribes || !cell.ends.is_empty() || is_target
    };
    let busy = Memo::new(move |_| {
        scene.with(|scene| {
            scene.cells.iter().filter(|cell| has_rail(cell)).map(|cell| cell.square).collect::<Vec<Square>>()
        })
    });
    view! { <DrawingLayer drawing size busy /> }.into_any()
}

/// What is drawn on a board of any kind.
#[component]
pub fn DrawingLayer(
    /// What is drawn.
    #[prop(into)]
    drawing: Signal<Option<Arc<Drawing>>>,
    /// The size of the board.
    size: Size,
    /// The tiles whose front edge has other marks.
    #[prop(optional, into)]
    busy: Signal<Vec<Square>>,
) -> impl IntoView {
    let lang = Settings::expect().lang;
    let view_box = format!("0 0 {} {}", u32::from(size.columns) * TILE, u32::from(size.rows) * TILE);
    let marks = move || {
        let drawing = drawing.get();
        let marks = drawing.iter().flat_map(|drawing| &drawing.marks);
        marks.map(|mark| draw_mark(*mark, size, busy)).collect_view()
    };
    let arrows = move || {
        let drawing = drawing.get();
        let arrows = drawing.iter().flat_map(|drawing| &drawing.arrows);
        arrows.map(|arrow| draw_arrow(arrow, size)).collect_view()
    };
    let words = move || {
        let said = drawing.get().map(|drawing| describe::drawing(lang.get(), &drawing)).unwrap_or_default();
        let lines = said.into_iter().map(|line| view! { <li>{line}</li> }).collect_view();
        (!lines.is_empty()).then(|| view! { <ul class="unseen" aria-label=t(notes::drawn)>{lines}</ul> })
    };
    view! {
        <div class="drawing" aria-hidden="true">
            {move || marks()}
            <svg viewBox=view_box focusable="false">{move || arrows()}</svg>
        </div>
        {move || words()}
    }
}

/// Draws the frame of a tile, with its sign on the front edge.
fn draw_mark(Mark { square, sign }: Mark, size: Size, busy: Signal<Vec<Square>>) -> impl IntoView {
    let row = size.rows.saturating_sub(square.row() + 1);
    let is_free = Memo::new(move |_| busy.with(|busy| !busy.contains(&square)));
    view! {
        <span class="drawing-mark" data-sign=sign.name() style:--column=square.column().to_string() style:--row=row.to_string()>
            {move || is_free.get().then(|| draw_sign(sign))}
        </span>
    }
}

/// Draws a sign on a disc; the plain one has none.
pub fn draw_sign(sign: Sign) -> AnyView {
    let path = match sign {
        Sign::Plain => return ().into_any(),
        Sign::Letter(letter) => return view! { <b>{letter.to_string()}</b> }.into_any(),
        Sign::Good => "M4 10.5 8.5 15 16 5.5",
        Sign::Bad => "M5 5 15 15M15 5 5 15",
        Sign::Question => "M6 6.5Q6 3 10 3T14 6.5Q14 9 10 10.5V12.5M10 16.5V17",
    };
    view! { <b><svg viewBox="0 0 20 20" focusable="false"><path d=path></path></svg></b> }.into_any()
}

/// Draws an arrow: a line with its head on a wider light one.
fn draw_arrow(arrow: &Arrow, size: Size) -> impl IntoView + use<> {
    let [line, head] = arrow.shape(size.rows).points();
    view! {
        <g class="drawing-arrow" data-sign=arrow.sign.name()>
            <polyline class="under" points=line.clone()></polyline>
            <polygon class="under" points=head.clone()></polygon>
            <polyline points=line></polyline>
            <polygon points=head></polygon>
        </g>
    }
}
