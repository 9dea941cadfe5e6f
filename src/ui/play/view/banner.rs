//! The banner that says whose turn begins. It disappears by itself. Screen readers hear the announcement instead.

use crate::game::{Event, Seat};
use crate::i18n::board;
use crate::ui::kit::settings::Settings;
use crate::ui::table::describe;
use crate::ui::table::store::Match;
use leptos::prelude::*;

/// The banner of the turn that has just begun, until the next action.
#[component]
pub fn Banner() -> impl IntoView {
    let table = Match::expect();
    let lang = Settings::expect().lang;
    let turn = Memo::new(move |_| if table.cover().is_none() { begun(&table.news()) } else { None });
    let words = move |is_same: bool| {
        let whose = describe::whose_turn(lang.get(), &table.position());
        if is_same { board::again(lang.get(), &whose) } else { whose }
    };
    move || {
        turn.get().map(|(seat, is_same)| view! {
            <p class="banner" aria-hidden="true" data-colour=table.colour_name(seat)><span>{move || words(is_same)}</span></p>
        })
    }
}

/// Returns the player whose turn begins with these events, and whether the turn before was theirs, too.
fn begun(events: &[Event]) -> Option<(Seat, bool)> {
    let seat = events.iter().find_map(|event| match event {
        Event::TurnStarted { player } => Some(*player),
        _ => None,
    })?;
    Some((seat, events.contains(&Event::TurnEnded { player: seat })))
}
