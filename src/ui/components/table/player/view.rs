//! What the panels of a player read of the scene.

use crate::game::Seat;
use crate::ui::scene::PlayerView;
use crate::ui::state::Match;
use leptos::prelude::*;

pub const NOTE: &str = "djinn-note-held";

/// Something of what is known of a player, told again only when it changes.
pub fn view_of<T>(game: Match, seat: Seat, read: fn(&PlayerView) -> T) -> Memo<Option<T>>
where
    T: PartialEq + Send + Sync + 'static,
{
    Memo::new(move |_| game.scene().with(|scene| scene.players.get(seat.index()).map(read)))
}
