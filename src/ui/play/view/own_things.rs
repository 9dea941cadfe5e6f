//! What the one who decides hides: a word that they hold items, and a button that shows what they drew.

use crate::game::Seat;
use crate::i18n::glance;
use crate::ui::kit::focus::keep_focus;
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::table::scene::{Prompt, Scene};
use crate::ui::table::store::Match;
use leptos::prelude::*;

/// A line at the start of a turn that says that the player holds items, and how to use them. Where they are masked,
/// it says only what all see.
#[component]
pub fn HeldItemsNote() -> impl IntoView {
    let table = Match::expect();
    let lang = Settings::expect().lang;
    let held = Memo::new(move |_| {
        let (seat, held) = table.scene().with(held)?;
        (matches!(held, Held::Usable(_)) || table.can_peek(seat)).then_some(held)
    });
    move || {
        let lang = lang.get();
        let text = match held.get()? {
            Held::Masked(count) => glance::holds_masked(lang, count),
            Held::Usable(count) => glance::holds(lang, count),
        };
        Some(view! { <p class="turn-summary" data-note="items">{text}</p> })
    }
}

/// What the note says.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Held {
    /// So many items, magic or not.
    Masked(u32),
    /// So many magic items that can be used now.
    Usable(u32),
}

fn held(scene: &Scene) -> Option<(Seat, Held)> {
    let is_start = matches!(scene.prompt, Prompt::Move | Prompt::NoMove | Prompt::NoMoveOnFoot);
    let player = scene.players.iter().find(|player| is_start && player.is_active)?;
    let held = match &player.items {
        None => (player.item_count > 0).then_some(Held::Masked(player.item_count as u32)),
        Some(items) => {
            let usable = items.iter().filter(|slot| slot.is_highlighted).count() as u32;
            (usable > 0).then_some(Held::Usable(usable))
        }
    };
    Some((player.seat, held?))
}

/// The button that shows what the player has drawn, where all can see the page. It is masked again once they have chosen.
#[component]
pub fn LookButton() -> impl IntoView {
    let table = Match::expect();
    let is_hidden = Memo::new(move |_| table.scene().with(|scene| scene.is_draw_hidden));
    let look = move |event| {
        table.peek(table.scene().with_untracked(|scene| scene.active));
        keep_focus(&event);
    };
    view! {
        <Show when=move || is_hidden.get()>
            <button type="button" class="answer primary" data-does="look" on:click=look>{t(glance::look_at_draw)}</button>
        </Show>
    }
}
