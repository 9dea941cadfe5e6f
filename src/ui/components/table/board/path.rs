//! The path of the move over the tiles: a line, a number for each drop, an arrow at the end.

use super::Size;
use crate::game::Square;
use crate::ui::state::Match;
use leptos::prelude::*;
use std::fmt::Write;

/// The width of a tile in the drawing.
const TILE: i32 = 100;
/// The distance between nodes on one tile.
const NODE_DISTANCE: i32 = 23;

/// Draws the path of this turn's move.
#[component]
pub(super) fn PathOverlay(
    /// The size of the board.
    size: Size,
) -> impl IntoView {
    let scene = Match::expect().scene();
    let path = Memo::new(move |_| scene.with(|scene| scene.path.clone()));
    let view_box = format!("0 0 {} {}", i32::from(size.columns) * TILE, i32::from(size.rows) * TILE);
    view! {
        <svg class="path path-line" viewBox=view_box.clone() aria-hidden="true" focusable="false">
            {move || path.with(|path| line(&nodes(path, size.rows)))}
        </svg>
        <svg class="path path-stops" viewBox=view_box aria-hidden="true" focusable="false">
            {move || path.with(|path| stops(&nodes(path, size.rows)))}
        </svg>
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

/// Draws the line with its arrow.
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
    view! {
        <polyline class="under" points=points.clone()></polyline>
        <polyline class="over" points=points></polyline>
        {arrow.map(|points| view! { <polygon class="arrow" points=points></polygon> })}
    }
}

/// Draws a disc for each visit, with the number of the drop.
fn stops(nodes: &[(i32, i32)]) -> impl IntoView + use<> {
    let stop = |(step, &(x, y)): (usize, &(i32, i32))| {
        let name = if step == 0 { "stop start" } else { "stop" };
        let number = (step > 0).then(|| view! { <text x=x y=y dy="4.6">{step}</text> });
        view! {
            <g class=name data-step=step.to_string()>
                <circle cx=x cy=y r="9"></circle>
                {number}
            </g>
        }
    };
    nodes.iter().enumerate().map(stop).collect_view()
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
