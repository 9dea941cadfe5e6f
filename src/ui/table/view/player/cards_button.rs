//! The button over the row of a player: it shows the player's cards, and what the player hides.

use crate::game::Seat;
use crate::i18n::{glance, shell};
use crate::ui::kit::aria::aria;
use crate::ui::kit::reactive::Memo;
use crate::ui::kit::settings::Settings;
use crate::ui::table::pieces::marker::name;
use crate::ui::table::store::Match;
use leptos::ev::PointerEvent;
use leptos::prelude::*;

/// The time in milliseconds after which a press is a hold, whose end masks the secrets again.
const HOLD: f64 = 350.0;

/// A button that shows the cards of a player where there is room for one player's only. Where the table masks secrets,
/// it shows those of the player while it is held; a tap shows them until the next tap.
#[component]
pub fn CardsButton(
    /// The player.
    seat: Seat,
    /// Whether the player's cards are shown.
    is_shown: Memo<bool>,
    /// Shows the player's cards.
    on_look: impl Fn() + 'static,
) -> impl IntoView {
    let table = Match::expect();
    let lang = Settings::expect().lang;
    let can_peek = Memo::new(move |_| table.can_peek(seat));
    let is_peeking = Memo::new(move |_| table.peeking() == Some(seat));
    // When the press began, and whether the secrets were shown before it.
    let pressed = StoredValue::new(None::<(f64, bool)>);
    let press = move |event: PointerEvent| {
        if can_peek.get_untracked() {
            pressed.set_value(Some((event.time_stamp(), is_peeking.get_untracked())));
            table.peek(Some(seat));
        }
    };
    let release = move |event: PointerEvent| {
        let Some((since, was_peeking)) = pressed.try_update_value(Option::take).flatten() else { return };
        if was_peeking || event.time_stamp() - since >= HOLD {
            table.peek(None);
        }
    };
    // A press that turns into a scroll, or leaves the row, is neither a tap nor a hold.
    let give_up = move |_: PointerEvent| {
        if pressed.try_update_value(Option::take).flatten().is_some() {
            table.peek(None);
        }
    };
    let click = move |event: leptos::ev::MouseEvent| {
        on_look();
        // The click of a key, which comes without a press.
        if event.detail() == 0 && can_peek.get_untracked() {
            table.peek(Some(seat).filter(|_| !is_peeking.get_untracked()));
        }
    };
    let label = move || {
        let words = if can_peek.get() { shell::peek } else { glance::cards_of };
        words(lang.get(), &name(table, seat))
    };
    view! {
        <button
            type="button"
            class="player-look"
            class:peek=move || can_peek.get()
            aria-pressed=move || aria(if can_peek.get() { is_peeking.get() } else { is_shown.get() })
            aria-label=move || label()
            title=move || label()
            on:pointerdown=press
            on:pointerup=release
            on:pointercancel=give_up
            on:pointerleave=give_up
            on:contextmenu=move |event: leptos::ev::MouseEvent| if can_peek.get_untracked() { event.prevent_default() }
            on:click=click
        ></button>
    }
}
