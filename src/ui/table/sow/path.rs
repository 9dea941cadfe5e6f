//! The path of the move over the tiles, below everything that stands on them: a ring where it starts, and on each edge that it
//! crosses a pointer with the number of the drop, so that no way crosses a meeple. The pointers of the last move stay without numbers,
//! in its player's colour, until the next move begins.

use crate::game::Square;
use crate::ui::kit::reactive::Memo;
use crate::ui::table::store::Match;
use crate::ui::table::view::board::Size;
use leptos::prelude::*;

/// The width of a tile in the drawing.
const TILE: i32 = 100;
/// The distance between pointers on one edge.
const POINTER_DISTANCE: i32 = 23;
/// A disc round the origin with a tip to the right.
const POINTER: &str = "M15 0 6 -7.5A9.6 9.6 0 1 0 6 7.5Z";

/// The path of this turn's move, or of the last one.
#[component]
pub fn PathOverlay(
    /// The size of the board.
    size: Size,
) -> impl IntoView {
    let table = Match::expect();
    let scene = table.scene();
    let path = Memo::new(move |_| scene.with(|scene| scene.drawn_path().0.to_vec()));
    let last = Memo::new(move |_| scene.with(|scene| (scene.drawn_path().1, scene.last_mover)));
    let is_last = move || last.get().0.then_some("");
    let colour = move || last.get().1.map(|seat| table.colour_name(seat));
    let view_box = format!("0 0 {} {}", i32::from(size.columns) * TILE, i32::from(size.rows) * TILE);
    view! {
        <svg class="path" data-last=move || is_last() data-colour=move || colour() viewBox=view_box aria-hidden="true" focusable="false">
            {move || path.with(|path| drawn(path, size))}
        </svg>
    }
}

/// Draws a path: its start, and a pointer for each drop.
fn drawn(path: &[Square], size: Size) -> AnyView {
    let start = path.first().map(|&square| {
        let (x, y) = middle(square, size);
        view! { <circle class="start" cx=x cy=y r="9"></circle> }.into_any()
    });
    let stops = (1..path.len()).map(|step| stop(path, step, size)).collect_view();
    (start, stops).into_any()
}

/// Draws the path of an advised move.
pub fn draw_advised_path(path: &[Square], size: Size, is_played: bool) -> impl IntoView + use<> {
    let view_box = format!("0 0 {} {}", i32::from(size.columns) * TILE, i32::from(size.rows) * TILE);
    view! {
        <svg class="path path-advised" data-played=is_played.then_some("") viewBox=view_box aria-hidden="true" focusable="false">{drawn(path, size)}</svg>
    }
}

/// Returns where the middle of a tile is.
fn middle(square: Square, size: Size) -> (i32, i32) {
    let row = i32::from(size.rows - 1 - square.row());
    (i32::from(square.column()) * TILE + TILE / 2, row * TILE + TILE / 2 - 3)
}

/// Draws the pointer of a drop on the edge where the path enters its tile.
fn stop(path: &[Square], step: usize, size: Size) -> AnyView {
    let edge = |step: usize| {
        let pair = (path[step - 1], path[step]);
        if pair.0 < pair.1 { pair } else { (pair.1, pair.0) }
    };
    let (from, to) = (middle(path[step - 1], size), middle(path[step], size));
    // Pointers on an edge that the path crosses again stand side by side.
    let before = (1..step).filter(|&other| edge(other) == edge(step)).count() as i32 * POINTER_DISTANCE;
    let is_sideways = path[step - 1].row() == path[step].row();
    let (x, y, turn) = match (path[step - 1].is_adjacent(path[step]), is_sideways) {
        // Between the values and a row of meeples.
        (true, true) => (i32::midpoint(from.0, to.0), to.1 - 7 + before, if to.0 > from.0 { 0 } else { 180 }),
        // A little below the edge, it leaves the feet of the meeples in the north free.
        (true, false) => (to.0 + before, i32::midpoint(from.1, to.1) + 5, if to.1 > from.1 { 90 } else { -90 }),
        // The carpet comes from anywhere.
        (false, _) => (to.0, to.1 - TILE / 2 + 10, 90),
    };
    view! {
        <g class="stop" data-step=step.to_string() transform=format!("translate({x} {y})")>
            <path d=POINTER transform=format!("rotate({turn})")></path>
            <text dy="4.6">{step.to_string()}</text>
        </g>
    }
    .into_any()
}
