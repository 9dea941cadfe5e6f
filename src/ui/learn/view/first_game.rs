//! The first game: a whole game against a novice, with a guide for its first rounds.

use crate::ai::Level;
use crate::game::Options;
use crate::i18n::{guide, learn};
use crate::ui::kit::browser::fresh_seed;
use crate::ui::kit::hooks::Presence;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::local_storage;
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::shell::chunks::LazyChunks;
use crate::ui::shell::dialog_host::DialogHost;
use crate::ui::shell::navigation::Navigation;
use crate::ui::table::session::seating::SEATING_KEY;
use crate::ui::table::session::{Agreements, Guidance, seating};
use crate::ui::table::store::open_game::OpenGame;
use leptos::prelude::*;

/// A button that starts the first game at once.
#[component]
pub fn FirstGameButton() -> impl IntoView {
    let (lang, navigation, chunk) = (Settings::expect().lang, Navigation::expect(), LazyChunks::expect().game);
    let presence = Presence::of_component();
    let start = move |_| {
        let seated = local_storage::read(SEATING_KEY).and_then(|text| seating::read(&text)).unwrap_or_default();
        let players = seating::against(seated, Level::Novice, lang.get_untracked());
        let agreements = Agreements { guidance: Guidance::Shown, ..seating::agreements(&players, None) };
        chunk.then(presence, move |chunk| {
            let options = Options::new(players.iter().map(|player| player.name.as_str()), fresh_seed());
            let colours = players.iter().map(|player| player.colour).collect();
            navigation.play(OpenGame::new((chunk.deal)(options, colours, agreements, &[])));
        });
    };
    view! {
        <button type="button" class="button primary" data-does="first-game" on:click=start>
            <span>{t(guide::play_first_game)}</span>
            {symbol("icon-next")}
        </button>
        {chunk.failure_if_any()}
    }
}

/// The page at the address of the first game. It says what comes, and starts the game.
#[component]
pub fn FirstGamePage() -> impl IntoView {
    view! {
        <main class="course lesson-end" tabindex="-1">
            <div class="end-scene" aria-hidden="true">{symbol("palm")}{symbol("caravan")}{symbol("palace")}</div>
            <h1>{t(guide::first_game)}</h1>
            <p>{t(guide::first_game_hint)}</p>
            <p class="buttons">
                <FirstGameButton />
                <a class="button" href="#learn" data-does="to-course">{t(learn::to_course)}</a>
            </p>
        </main>
        <DialogHost />
    }
}
