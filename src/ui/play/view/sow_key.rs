//! The key to the marks of a move, for somebody's first moves on this device.

use crate::i18n::shell;
use crate::ui::kit::local_storage;
use crate::ui::kit::reactive::{Effect, Memo, RwSignal};
use crate::ui::kit::settings::Settings;
use crate::ui::table::store::Match;
use leptos::prelude::*;

/// Where the number of moves is kept.
const MOVES: &str = "naqala.moves";
/// For how many moves the key is shown: about three games.
const TAUGHT: u32 = 30;

/// Returns how many moves were begun on this device, up to one more than are taught.
pub fn moves_begun() -> u32 {
    local_storage::read(MOVES).and_then(|moves| moves.parse().ok()).unwrap_or_default()
}

/// The key: what a glow, a figure and a flag on a tile mean.
#[component]
pub fn SowKey() -> impl IntoView {
    let scene = Match::expect().scene();
    let lang = Settings::expect().lang;
    // Whether the tribe that is dropped next is known. None while nothing is dropped, and for the last drop: its tiles show what it brings.
    let is_known = Memo::new(move |_| {
        scene.with(|scene| {
            let is_sown =
                !scene.is_collected && scene.hand.iter().any(|group| group.can_drop) && scene.buttons.is_empty();
            let is_last = scene.hand.iter().map(|group| group.count).sum::<u8>() == 1;
            (is_sown && !is_last).then(|| scene.hand.len() == 1 || scene.hand.iter().any(|group| group.is_chosen))
        })
    });
    let is_sown = Memo::new(move |_| is_known.get().is_some());
    let moves = RwSignal::new(moves_begun());
    Effect::new(move |_| {
        if is_sown.get() && moves.get_untracked() <= TAUGHT {
            moves.update(|moves| *moves += 1);
            local_storage::write(MOVES, &moves.get_untracked().to_string());
        }
    });
    let text = move || {
        let is_known = is_known.get().filter(|_| moves.get() <= TAUGHT)?;
        let lang = lang.get();
        Some(if is_known { shell::key_ends(lang) } else { shell::key_drops(lang) })
    };
    move || text().map(|text| view! { <p class="sow-key">{text}</p> })
}
