//! A player's disc with the colour and the initials.

use crate::game::Seat;
use crate::i18n::letters::{lower, upper};
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
pub fn name(game: Match, seat: Seat) -> String {
    game.scene().with(|scene| scene.players.get(seat.index()).map(|player| player.name.clone())).unwrap_or_default()
}

/// The names of seats, in a row.
pub fn names(game: Match, seats: &[Seat]) -> String {
    seats.iter().map(|&seat| name(game, seat)).collect::<Vec<_>>().join(", ")
}

/// The first letter of the name; where others begin with the same, also the first letter that no other of them has
/// in its place.
fn initials(game: Match, seat: Seat) -> String {
    game.scene().with(|scene| {
        let letters = |name: &str| name.chars().map(upper).collect::<Vec<_>>();
        let Some(own) = scene.players.get(seat.index()).map(|player| letters(&player.name)) else {
            return String::new();
        };
        let others = scene.players.iter().filter(|other| other.seat != seat).map(|other| letters(&other.name));
        let alike: Vec<_> = others.filter(|other| other.first() == own.first()).collect();
        let is_telling = |place: &usize| alike.iter().all(|other| other.get(*place) != own.get(*place));
        let second = (1..own.len()).find(is_telling).filter(|_| !alike.is_empty());
        let second = second.map(|place| lower(own[place]));
        own.first().copied().into_iter().chain(second).collect()
    })
}
