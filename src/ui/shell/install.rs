//! Offers to install the page, once on a device, after its second finished game.

use crate::i18n::keeping;
use crate::ui::kit::browser::{call, get, is_beside_home_screen};
use crate::ui::kit::local_storage;
use crate::ui::kit::reactive::{RwSignal, Show};
use crate::ui::kit::text::t;
use js_sys::{Array, Reflect};
use leptos::prelude::*;

/// The key in the browser's local storage of the number of games that ended on this device, while it can still matter.
const FINISHED: &str = "naqala.finished";
/// What stands there once the offer was answered.
const ANSWERED: &str = "answered";
/// How many games end before the offer.
const GAMES: u32 = 2;
/// The property of the window in which the script of index.html keeps the browser's own question.
const QUESTION: &str = "naqalaInstall";

/// How the page gets onto this device.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    /// The browser asks.
    Question,
    /// An iPhone or iPad: only its owner can do it.
    HomeScreen,
}

/// Counts a game that ended on this page.
pub fn count_game() {
    let stored = local_storage::read(FINISHED).unwrap_or_default();
    if stored != ANSWERED {
        let finished = stored.parse::<u32>().unwrap_or_default().saturating_add(1).min(GAMES);
        local_storage::write(FINISHED, &finished.to_string());
    }
}

fn is_due() -> bool {
    local_storage::read(FINISHED).and_then(|stored| stored.parse().ok()).is_some_and(|finished: u32| finished >= GAMES)
}

fn way() -> Option<Way> {
    let has_question = get(&window(), QUESTION).is_ok_and(|question| question.is_object());
    if has_question { Some(Way::Question) } else { is_beside_home_screen().then_some(Way::HomeScreen) }
}

/// A quiet line at the end of a game, never again once it was answered.
#[component]
pub fn InstallOffer() -> impl IntoView {
    let way = RwSignal::new(way().filter(|_| is_due()));
    let end = move || {
        local_storage::write(FINISHED, ANSWERED);
        way.set(None);
    };
    let install = move |_| {
        let question = get(&window(), QUESTION);
        // The browser takes each question once.
        let _ignored = Reflect::delete_property(&window(), &QUESTION.into());
        let Ok(question) = question else { return };
        // Whatever the answer is, the offer was answered: the browser has its own way in for later.
        let _ignored = call(&question, "prompt", &Array::new());
        end();
    };
    view! {
        <Show when=move || way.get().is_some()>
            <div class="notice" data-notice="install">
                <p>{move || way.get().map(|way| t(if way == Way::Question { keeping::install_hint } else { keeping::install_by_hand }))}</p>
                <div class="buttons">
                    <Show when=move || way.get() == Some(Way::Question)>
                        <button type="button" class="button small" data-does="install" on:click=install>{t(keeping::install)}</button>
                    </Show>
                    <button type="button" class="button small quiet" data-does="install-not" on:click=move |_| end()>{t(keeping::install_not)}</button>
                </div>
            </div>
        </Show>
    }
}
