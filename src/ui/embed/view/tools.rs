//! Tools of an embedded board. They belong to the chunk of its extras.

use super::context::EmbedContext;
use crate::i18n::{embed, shell};
use crate::ui::embed::model::Mode;
use crate::ui::kit::browser::fresh_seed;
use crate::ui::kit::focus::focus;
use crate::ui::kit::hooks::{has_full_screen, is_full_screen, toggle_full_screen, use_awake};
use crate::ui::kit::icon::symbol;
use crate::ui::kit::reactive::RwSignal;
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::play::dialogs::points::Points;
use crate::ui::table::store::Match;
use leptos::prelude::*;

/// A button that opens the history bar.
#[component]
pub fn LookBack() -> impl IntoView {
    let history = Match::expect().history();
    view! {
        <button type="button" class="button small" data-does="look-back" on:click=move |_| history.back()>
            {symbol("icon-back")}
            <span>{t(embed::look_back)}</span>
        </button>
    }
}

/// The winner and the points, and a button for another game where one can be played.
#[component]
pub fn FinalScore() -> impl IntoView {
    let board = EmbedContext::expect();
    let again = move |_| {
        board.play_again(fresh_seed());
        request_animation_frame(focus_board);
    };
    view! {
        <section class="embed-score" aria-label=t(shell::score)>
            <Points />
            {(board.mode == Mode::Play).then(|| view! {
                <p class="buttons">
                    <button type="button" class="button primary" data-does="rematch" on:click=again>{t(shell::rematch)}</button>
                </p>
            })}
        </section>
    }
}

/// A button that switches full screen on and off; nothing if the browser or the page around the board forbids it.
#[component]
pub fn FullScreen() -> impl IntoView {
    let lang = Settings::expect().lang;
    let is_full = RwSignal::new(is_full_screen());
    let listener = window_event_listener_untyped("fullscreenchange", move |_| is_full.set(is_full_screen()));
    on_cleanup(move || listener.remove());
    let name =
        move || if is_full.get() { embed::leave_full_screen(lang.get()) } else { embed::full_screen(lang.get()) };
    has_full_screen().then(|| {
        view! {
            <button type="button" class="button small" data-does="full-screen" on:click=|_| toggle_full_screen()>
                {move || symbol(if is_full.get() { "screen-small" } else { "screen-full" })}
                <span>{name}</span>
            </button>
        }
    })
}

/// Focuses the board after the element with the focus was removed.
pub fn focus_board() {
    focus("main");
}

/// An empty view that keeps the screen on during a game.
#[component]
pub fn Awake() -> impl IntoView {
    let table = Match::expect();
    use_awake(move || table.scene().with(|scene| scene.active.is_some()));
}
