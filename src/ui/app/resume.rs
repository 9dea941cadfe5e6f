//! The unfinished game that the first page offers to continue.

use super::open_stored::Opener;
use crate::i18n::{home, shell};
use crate::ui::kit::date::ago;
use crate::ui::kit::hooks::Presence;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::local_storage;
use crate::ui::kit::reactive::{Effect, Memo, RwSignal};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::library::{Games, StoredGame};
use crate::ui::shell::chunks::LazyChunks;
use crate::ui::shell::navigation::GAMES;
use leptos::prelude::*;

/// The key in the browser's local storage that says whether a game is unfinished. The first page then keeps room for it
/// while the games are read, so that nothing moves.
const UNFINISHED: &str = "naqala.unfinished";

/// Returns whether a game is unfinished, as far as the page knows yet.
pub fn has_unfinished(stored: Games) -> Memo<bool> {
    let was_there = local_storage::read(UNFINISHED).is_some();
    let has = Memo::new(move |_| {
        stored.with(|games| games.as_ref().map_or(was_there, |games| games.iter().any(is_unfinished)))
    });
    Effect::new(move |_| {
        let is_read = stored.with(Option::is_some);
        if is_read && has.get() {
            local_storage::write(UNFINISHED, "");
        } else if is_read {
            local_storage::remove(UNFINISHED);
        }
    });
    has
}

fn is_unfinished(game: &StoredGame) -> bool {
    game.heading.as_ref().is_some_and(|heading| !heading.is_over)
}

/// The newest unfinished game: its board, how the players stand, and a button that opens it.
#[component]
pub fn Resume(
    /// The games, at least one of them unfinished if they are read.
    stored: Games,
) -> impl IntoView {
    let lang = Settings::expect().lang;
    let opener = Opener::of(stored);
    let chunks = LazyChunks::expect();
    let presence = Presence::of_component();
    let newest =
        Memo::new(move |_| stored.with(|games| games.iter().flatten().find(|game| is_unfinished(game)).cloned()));
    let count = move || stored.with(|games| games.as_ref().map_or(0, Vec::len));
    let facts = move || {
        let game = newest.get()?;
        let heading = game.heading?;
        Some(format!("{} · {}", shell::round(lang.get(), heading.round), ago(lang.get(), heading.saved)))
    };
    // A name that only lists the players would say them twice.
    let title = move || newest.get()?.heading.map(|heading| heading.name).filter(|name| !name.is_empty());
    let text = RwSignal::new(None::<String>);
    Effect::new(move |_| {
        let Some(game) = newest.get() else { return text.set(None) };
        opener.read(game.id.clone(), move |read| {
            // Another game may be the newest by now, or the page another one.
            if newest.try_get_untracked().flatten().as_ref() == Some(&game) {
                text.set(Some(read));
            }
        });
    });
    let glance = move || {
        let (text, chunk) = text.get().zip(chunks.game.get())?;
        (chunk.read)(&text).ok().map(|session| (chunk.glance)(&session))
    };
    let open = move |_| {
        let Some(game) = newest.get_untracked() else { return };
        // The list of games says what is wrong with it.
        let fail = |_, _| drop(window().location().set_hash(GAMES));
        opener.open(game.id, presence, |game| game, fail);
    };
    view! {
        <section class="panel resume" aria-labelledby="resume-title">
            <div class="resume-glance">{move || glance()}</div>
            <div class="resume-words">
                <h2 id="resume-title">{move || title().unwrap_or_else(|| home::your_game(lang.get()).to_owned())}</h2>
                <p>{move || facts()}</p>
                <div class="buttons">
                    <button type="button" class="button primary" data-does="resume" disabled=move || newest.with(Option::is_none) on:click=open>
                        <span>{t(home::go_on)}</span>
                        {symbol("icon-next")}
                    </button>
                    <a class="button quiet" href=GAMES data-does="games" hidden=move || { count() < 2 }>
                        {move || home::all_games(lang.get(), count() as u32)}
                    </a>
                </div>
            </div>
        </section>
    }
}
