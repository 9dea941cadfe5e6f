//! A player's disc with the colour and the initials.

use crate::game::Seat;
use crate::ui::state::Match;
use leptos::prelude::*;

/// Draws a player's disc; the name is said beside it.
#[component]
pub fn Marker(
    /// Whose it is.
    seat: Seat,
) -> impl IntoView {
    let game = Match::expect();
    view! {
        <span class="marker" data-colour=move || game.colour(seat) data-seat=seat.0 aria-hidden="true">
            {move || initials(game, seat)}
        </span>
    }
}

/// A player's name.
pub(super) fn name(game: Match, seat: Seat) -> String {
    game.scene().with(|scene| scene.players.get(seat.index()).map(|player| player.name.clone())).unwrap_or_default()
}

/// The names of seats, in a row.
pub(super) fn names(game: Match, seats: &[Seat]) -> String {
    seats.iter().map(|&seat| name(game, seat)).collect::<Vec<_>>().join(", ")
}

/// The first letter of the name, or two where another player begins with the same.
fn initials(game: Match, seat: Seat) -> String {
    game.scene().with(|scene| {
        let first = |index: usize| scene.players.get(index)?.name.chars().next().map(|c| c.to_uppercase().to_string());
        let own = first(seat.index());
        let is_shared = (0..scene.players.len()).any(|index| index != seat.index() && first(index) == own);
        let rest = scene.players.get(seat.index()).and_then(|player| player.name.chars().nth(1));
        own.into_iter().chain(rest.filter(|_| is_shared).map(String::from)).collect()
    })
}
