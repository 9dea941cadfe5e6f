//! The bar at the top of a game: the round, and buttons that open the dialogs.

use crate::i18n::{home, shell};
use crate::ui::kit::aria::aria;
use crate::ui::kit::reactive::Memo;
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::library::Store;
use crate::ui::shell::dialog_button::{DialogButton, DialogEntry, HELP, LOG, SETTINGS};
use crate::ui::shell::dialogs::Dialog;
use crate::ui::table::store::Match;
use crate::ui::table::view::sound::SoundButton;
use leptos::prelude::*;

const BUTTONS: [DialogEntry; 5] =
    [LOG, (Dialog::Score, "icon-score", shell::score), HELP, SETTINGS, (Dialog::Menu, "icon-menu", shell::menu)];

/// The name of the page, the round, and a button for each dialog.
#[component]
pub fn TopBar() -> impl IntoView {
    let lang = Settings::expect().lang;
    let scene = Match::expect().scene();
    let store = Store::expect();
    let round = Memo::new(move |_| scene.with(|scene| scene.round));
    let stage = Memo::new(move |_| scene.with(|scene| (scene.active.is_none(), scene.is_last_round)));
    let badge = move || match stage.get() {
        (true, _) => Some(shell::game_over(lang.get())),
        (_, true) => Some(shell::last_round(lang.get())),
        _ => None,
    };
    let button = move |(dialog, icon, name): DialogEntry| {
        let has_news = move || (dialog == Dialog::Menu && round.get() > 1 && store.is_reminding()).then_some("");
        view! { <DialogButton dialog icon name attr:data-has-news=move || has_news() /> }
    };
    view! {
        <header class="top-bar">
            <TopTitle name=|| "Naqala" badge />
            <div class="top-buttons"><ReadingButton /><SoundButton />{BUTTONS.map(button).collect_view()}</div>
        </header>
    }
}

/// The name of the page, and the round with a badge. Where there is no room for both, the round.
#[component]
pub fn TopTitle(
    /// The name of the page.
    #[prop(into)]
    name: Signal<&'static str>,
    /// What sets this round apart.
    #[prop(into)]
    badge: Signal<Option<&'static str>>,
) -> impl IntoView {
    let lang = Settings::expect().lang;
    let scene = Match::expect().scene();
    let round = Memo::new(move |_| scene.with(|scene| scene.round));
    view! {
        <div class="top-title">
            <h1 class="top-name">{name}</h1>
            <p class="top-round">
                {move || shell::round(lang.get(), round.get())}
                {move || badge.get().map(|text| view! { <strong class="badge">{text}</strong> })}
            </p>
        </div>
    }
}

/// The switch for larger type, on tablets, which lie on the table.
#[component]
fn ReadingButton() -> impl IntoView {
    let Settings { reading, .. } = Settings::expect();
    view! {
        <button type="button" class="bar-button reading-switch" data-does="reading" title=t(home::reading)
            aria-label=t(home::reading) aria-pressed=move || aria(reading.get())
            on:click=move |_| reading.update(|is_on| *is_on = !*is_on)>
            <span aria-hidden="true">"A"<small>"A"</small></span>
        </button>
    }
}
