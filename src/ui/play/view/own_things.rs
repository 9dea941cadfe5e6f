//! Lines about the one who decides, and a button that shows what they drew.

use crate::game::Seat;
use crate::i18n::{glance, shell};
use crate::ui::kit::focus::keep_focus;
use crate::ui::kit::reactive::{Memo, Show};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::table::scene::{Prompt, Scene};
use crate::ui::table::store::Match;
use leptos::prelude::*;

/// A line that says what the player holds and can use: items at the start of a turn, and a whim that is met at any step, but
/// not while the question is about such a thing already. Where items are masked, it says only what all see.
#[component]
pub fn HeldNote() -> impl IntoView {
    let table = Match::expect();
    let lang = Settings::expect().lang;
    let held = Memo::new(move |_| {
        let (seat, held) = table.scene().with(held)?;
        (!matches!(held, Held::Masked(_)) || table.can_peek(seat)).then_some(held)
    });
    move || {
        let lang = lang.get();
        let text = match held.get()? {
            Held::Masked(count) => glance::holds_masked(lang, count),
            Held::Usable(count) => glance::holds(lang, count),
            Held::Met => glance::whim_met(lang).to_owned(),
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
    /// A whim that pays as soon as it is laid.
    Met,
}

fn held(scene: &Scene) -> Option<(Seat, Held)> {
    let player = scene.players.iter().find(|player| player.is_active)?;
    if is_about_own_thing(&scene.prompt) {
        return None;
    }
    let is_start = matches!(scene.prompt, Prompt::Move | Prompt::NoMove);
    let items = || match &player.items {
        None => (player.item_count > 0).then_some(Held::Masked(player.item_count as u32)),
        Some(items) => {
            let usable = items.iter().filter(|slot| slot.is_highlighted).count() as u32;
            (usable > 0).then_some(Held::Usable(usable))
        }
    };
    let is_met = player.whims.iter().flatten().any(|whim| whim.is_highlighted);
    let held = is_start.then(items).flatten().or_else(|| is_met.then_some(Held::Met));
    Some((player.seat, held?))
}

/// Returns whether a question is about an item or a djinn: one to use, to pay for or to keep.
const fn is_about_own_thing(prompt: &Prompt) -> bool {
    matches!(
        prompt,
        Prompt::NoMoveOnFoot
            | Prompt::Use(_)
            | Prompt::ItemTile(..)
            | Prompt::ChooseMeeples(_)
            | Prompt::Bring(..)
            | Prompt::Order
            | Prompt::PowerTile(_)
            | Prompt::Pay(_)
            | Prompt::Lamp(_)
            | Prompt::KeepItem
            | Prompt::Keep
    )
}

/// A line that says that the others decide in the place of somebody who has left.
#[component]
pub fn LeftNote() -> impl IntoView {
    let table = Match::expect();
    let lang = Settings::expect().lang;
    let left = Memo::new(move |_| table.scene().with(|scene| scene.active).filter(|&seat| table.has_left(seat)));
    move || {
        let text = shell::left_together(lang.get(), &table.position().player(left.get()?).name);
        Some(view! { <p class="turn-summary" data-note="left">{text}</p> })
    }
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
