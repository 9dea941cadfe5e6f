//! A game that came by a link: nothing is opened unasked, and nothing that is stored is touched.

use crate::i18n::{faults, keeping, shell, words};
use crate::ui::hooks::guard;
use crate::ui::import::{self, ImportError, LONGEST_TEXT};
use crate::ui::session::Session;
use crate::ui::share::{Collected, Fragment, LinkError, Packing, unpack};
use crate::ui::state::{Navigation, OpenGame};
use crate::ui::state::{Settings, Sheets, browser, local, squeeze::unsqueeze};
use crate::ui::text::t;
use js_sys::Array;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

/// Keeps the parts of a sequence of codes until all have come.
const PARTS: &str = "naqala.parts";

#[derive(Clone)]
enum Found {
    Reading,
    Part { number: usize, count: usize, missing: Vec<usize> },
    Game(Session),
    Failed(ImportError),
}

fn fragment() -> String {
    window().location().hash().unwrap_or_default()
}

/// Takes the game out of the address.
fn clear_address() {
    let address = window().location().href().unwrap_or_default();
    let plain = address.split('#').next().unwrap_or_default();
    let arguments = Array::of3(&JsValue::NULL, &"".into(), &plain.into());
    // Where a page has no history its address stays: the question comes again.
    let _stays =
        browser::get(&window(), "history").and_then(|history| browser::call(&history, "replaceState", &arguments));
}

async fn read(fragment: &str) -> Result<Found, ImportError> {
    let payload = match Fragment::read(fragment)?.ok_or(LinkError::CutOff)? {
        Fragment::Game(payload) => payload,
        Fragment::Part(part) => {
            let number = part.number;
            let before = local::read(PARTS).and_then(|text| Collected::read(&text));
            let all = Collected::add(before, part);
            match all.whole() {
                Ok(Some(payload)) => payload,
                Ok(None) => {
                    local::write(PARTS, &all.write());
                    return Ok(Found::Part { number, count: all.count(), missing: all.missing() });
                }
                Err(error) => {
                    local::remove(PARTS);
                    return Err(error.into());
                }
            }
        }
    };
    let (packing, bytes) = unpack(&payload)?;
    let bytes = match packing {
        Packing::Plain => bytes,
        Packing::Deflated => unsqueeze(&bytes, LONGEST_TEXT).await?,
    };
    let text = String::from_utf8(bytes).map_err(|_| LinkError::Damaged)?;
    Ok(Found::Game(import::read(&text)?))
}

/// Says what the address leads to, and asks whether to open it.
#[component]
pub fn SharedSheet() -> impl IntoView {
    let lang = Settings::expect().lang;
    let navigation = Navigation::expect();
    let sheets = Sheets::expect();
    let found = RwSignal::new(Found::Reading);
    let mine = fragment();
    let read_from = mine.clone();
    leptos::task::spawn_local(async move {
        found.set(read(&read_from).await.unwrap_or_else(Found::Failed));
    });
    on_cleanup(move || {
        // Another link may have come.
        if fragment() == mine {
            clear_address();
        }
    });
    let open = move |_| {
        if let Found::Game(session) = found.get_untracked() {
            local::remove(PARTS);
            clear_address();
            sheets.close();
            navigation.play(OpenGame::new(session).from_start_if_over());
        }
    };
    let not_now = move |_| {
        if matches!(found.get_untracked(), Found::Game(_)) {
            local::remove(PARTS);
        }
        sheets.close();
    };
    move || match found.get() {
        Found::Reading => view! { <p class="part-coming" role="status">{t(shell::coming)}</p> }.into_any(),
        Found::Part { number, count, missing } => {
            let missing: Vec<_> = missing.iter().map(ToString::to_string).collect();
            let missing = missing.join(", ");
            view! {
                <div role="status" data-found="part">
                    <p><strong>{move || keeping::part_came(lang.get(), number, count)}</strong></p>
                    <p>{move || keeping::parts_missing(lang.get(), &missing)}</p>
                </div>
                <p class="buttons">
                    <button type="button" class="button" on:click=guard(not_now)>{t(shell::close)}</button>
                </p>
            }
            .into_any()
        }
        Found::Game(session) => {
            let game = session.record.game();
            let players: Vec<_> = game.players.iter().map(|player| player.name().to_owned()).collect();
            let (round, expansions, is_over) = (game.round, game.expansions, game.is_over());
            let stands = move || {
                let lang = lang.get();
                let round = if is_over { shell::finished(lang).to_owned() } else { shell::round(lang, round) };
                let expansions = expansions.iter().map(|expansion| words::expansion(lang, expansion).to_owned());
                std::iter::once(round).chain(expansions).collect::<Vec<_>>().join(" · ")
            };
            view! {
                <div class="shared-game" data-found="game">
                    {(!session.name.is_empty()).then(|| view! { <p>{session.name.clone()}</p> })}
                    <p><strong>{players.join(", ")}</strong></p>
                    <p class="game-facts">{stands}</p>
                </div>
                <p>{t(keeping::shared_keeps)}</p>
                <p class="buttons">
                    <button type="button" class="button primary" data-does="open-shared" on:click=guard(open)>
                        {t(keeping::shared_open)}
                    </button>
                    <button type="button" class="button" data-does="not-now" on:click=guard(not_now)>
                        {t(keeping::shared_not_now)}
                    </button>
                </p>
            }
            .into_any()
        }
        Found::Failed(error) => view! {
            <div class="failure" role="alert" data-found="fault">
                <p><strong>{t(keeping::shared_failed)}</strong></p>
                <p>{move || faults::import(lang.get(), &error)}</p>
                <p class="hint">{t(keeping::shared_nothing)}</p>
            </div>
            <p class="buttons">
                <button type="button" class="button" on:click=guard(not_now)>{t(shell::close)}</button>
            </p>
        }
        .into_any(),
    }
}
