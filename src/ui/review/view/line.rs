//! The advised move, or the one that was played instead, drawn over the tiles of the board.

use crate::game::{Action, Square};
use crate::ui::table::sow::draw_advised_path;
use crate::ui::table::store::Match;
use crate::ui::table::view::board::Size;
use leptos::portal::Portal;
use leptos::prelude::*;

/// The path of a move, over the board of the page.
#[component]
pub fn AdvisedPath(
    /// Its tiles, the start first.
    path: Vec<Square>,
    /// Whether it was played in its place.
    #[prop(optional)]
    is_played: bool,
) -> impl IntoView {
    let scene = Match::expect().scene();
    let size = scene.with_untracked(Size::of);
    let board = document().query_selector("main.game .board-frame").ok().flatten();
    board.map(|board| view! { <Portal mount=board>{draw_advised_path(&path, size, is_played)}</Portal> })
}

/// Returns the tiles on which actions pick meeples up and drop them.
pub fn visited_tiles(actions: &[Action]) -> impl Iterator<Item = Square> {
    actions.iter().filter_map(|action| match *action {
        Action::Take(tile) | Action::Drop(tile, _) => Some(tile),
        _ => None,
    })
}
