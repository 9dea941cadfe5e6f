//! The path of the move over the tiles, below everything that stands on them: a line, an arrow at its end, and a number for
//! each drop where the line enters a tile. The path of the last move stays as a thin line in its player's colour until the next
//! move begins.

use crate::game::Square;
use crate::ui::kit::reactive::Memo;
use crate::ui::table::store::Match;
use crate::ui::table::view::board::Size;
use leptos::prelude::*;
use std::fmt::Write;

/// The width of a tile in the drawing.
const TILE: i32 = 100;
/// The distance between nodes on one tile.
const NODE_DISTANCE: i32 = 23;

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
    // Numbers help those who drop, and those who look at what was dropped.
    let is_sown = Memo::new(move |_| {
        table.history().at().is_none()
            && scene.with(|scene| (scene.is_collected || scene.hand.is_empty()) && !scene.path.is_empty())
    });
    let colour = move || last.get().1.map(|seat| table.colour_name(seat));
    let view_box = format!("0 0 {} {}", i32::from(size.columns) * TILE, i32::from(size.rows) * TILE);
    view! {
        <svg class="path" data-last=move || is_last() data-sown=move || is_sown.get().then_some("") data-colour=move || colour() viewBox=view_box aria-hidden="true" focusable="false">
            {move || path.with(|path| drawn(path, size))}
        </svg>
    }
}

/// Draws a path with its numbers.
fn drawn(path: &[Square], size: Size) -> AnyView {
    let nodes = nodes(path, size.rows);
    (line(&nodes), stops(path, &nodes)).into_any()
}

/// Draws the path of an advised move.
pub fn draw_advised_path(path: &[Square], size: Size, is_played: bool) -> impl IntoView + use<> {
    let view_box = format!("0 0 {} {}", i32::from(size.columns) * TILE, i32::from(size.rows) * TILE);
    view! {
        <svg class="path path-advised" data-played=is_played.then_some("") viewBox=view_box aria-hidden="true" focusable="false">{drawn(path, size)}</svg>
    }
}

/// Returns the node of each visit: the middle of its tile, with later visits of one tile further right.
fn nodes(path: &[Square], rows: u8) -> Vec<(i32, i32)> {
    let node = |(step, square): (usize, &Square)| {
        let visits = path.iter().filter(|other| *other == square).count() as i32;
        let visit = path[..step].iter().filter(|other| *other == square).count() as i32;
        let x = i32::from(square.column()) * TILE + TILE / 2 + visit * NODE_DISTANCE - (visits - 1) * NODE_DISTANCE / 2;
        let y = i32::from(rows - 1 - square.row()) * TILE + TILE / 2 - 3;
        (x, y)
    };
    path.iter().enumerate().map(node).collect()
}

/// Draws the line with its start and its arrow.
fn line(nodes: &[(i32, i32)]) -> impl IntoView + use<> {
    let mut points = String::new();
    for (x, y) in nodes {
        // Writing to a string cannot fail.
        let _ = write!(points, "{x},{y} ");
    }
    let arrow = match nodes {
        [.., from, to] => Some(arrow_head(*from, *to)),
        _ => None,
    };
    let start = nodes.first().map(|&(x, y)| view! { <circle class="start" cx=x cy=y r="9"></circle> }.into_any());
    view! {
        <polyline class="under" points=points.clone()></polyline>
        <polyline class="over" points=points></polyline>
        {start}
        {arrow.map(|points| view! { <polygon class="arrow" points=points></polygon> }.into_any())}
    }
}

/// Draws a disc with the number of each drop where the line enters its tile, so that no disc lies on a piece.
fn stops(path: &[Square], nodes: &[(i32, i32)]) -> impl IntoView + use<> {
    let edge = |step: usize| {
        let pair = (path[step - 1], path[step]);
        if pair.0 < pair.1 { pair } else { (pair.1, pair.0) }
    };
    let stop = |step: usize| {
        let (from, to) = (nodes[step - 1], nodes[step]);
        // Numbers on an edge that the path crosses again stand side by side.
        let before = (1..step).filter(|&other| edge(other) == edge(step)).count() as i32 * NODE_DISTANCE;
        let is_sideways = path[step - 1].row() == path[step].row();
        let (x, y) = match (path[step - 1].is_adjacent(path[step]), is_sideways) {
            (true, true) => (i32::midpoint(from.0, to.0), to.1 + before),
            // A little below the edge, it leaves the feet of the meeples in the north free.
            (true, false) => (to.0 + before, i32::midpoint(from.1, to.1) + 5),
            // The carpet comes from anywhere.
            (false, _) => (to.0, to.1 - TILE / 2 + 10),
        };
        view! {
            <g class="stop" data-step=step.to_string()>
                <circle cx=x cy=y r="9"></circle>
                <text x=x y=y dy="4.6">{step.to_string()}</text>
            </g>
        }
        .into_any()
    };
    (1..nodes.len()).map(stop).collect_view()
}

/// Returns the points of the arrow head, which touches the last number.
fn arrow_head(from: (i32, i32), to: (i32, i32)) -> String {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    // Two nodes never coincide, but the carpet makes any direction possible.
    let length = ((dx * dx + dy * dy) as f32).sqrt().max(1.0);
    let along = |far: i32| (to.0 - (dx * far) / length as i32, to.1 - (dy * far) / length as i32);
    let ((tip_x, tip_y), (base_x, base_y)) = (along(10), along(23));
    let (across_x, across_y) = (-dy * 9 / length as i32, dx * 9 / length as i32);
    let (left, right) = ((base_x + across_x, base_y + across_y), (base_x - across_x, base_y - across_y));
    format!("{tip_x},{tip_y} {},{} {},{}", left.0, left.1, right.0, right.1)
}
