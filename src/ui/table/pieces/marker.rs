//! The marker of a player: a disc in their colour with their initials.

use crate::game::Seat;
use crate::i18n::letters::{lower, upper};
use crate::i18n::words;
use crate::ui::kit::settings::Settings;
use crate::ui::table::store::Match;
use leptos::prelude::*;

/// The marker of a player, hidden from screen readers: the text beside it names the player.
#[component]
pub fn Marker(
    /// The player.
    seat: Seat,
) -> impl IntoView {
    let table = Match::expect();
    view! {
        <span class="marker" data-colour=move || table.colour_name(seat) data-seat=seat.0 aria-hidden="true">
            {move || initials(table, seat)}
        </span>
    }
}

/// Returns a player's name, tracked.
pub fn name(table: Match, seat: Seat) -> String {
    table.names().with(|names| names.get(seat.index()).cloned()).unwrap_or_default()
}

/// Returns the names of players, separated by commas.
pub fn names(table: Match, seats: &[Seat]) -> String {
    words::facts(Settings::expect().lang.get(), &seats.iter().map(|&seat| name(table, seat)).collect::<Vec<_>>())
}

/// Returns two letters of a player's name, tracked: the first, and the next that differs from all names with the same
/// first letter. One letter alone would mean a tribe.
pub fn initials(table: Match, seat: Seat) -> String {
    table.names().with(|names| {
        let letters = |name: &String| name.chars().map(upper).collect::<Vec<_>>();
        let Some(own) = names.get(seat.index()).map(letters) else {
            return String::new();
        };
        let others =
            names.iter().enumerate().filter(|(other, _)| *other != seat.index()).map(|(_, name)| letters(name));
        let alike: Vec<_> = others.filter(|other| other.first() == own.first()).collect();
        let is_unique = |place: &usize| alike.iter().all(|other| other.get(*place) != own.get(*place));
        let second = (1..own.len()).find(is_unique).map(|place| lower(own[place]));
        own.first().copied().into_iter().chain(second).collect()
    })
}
