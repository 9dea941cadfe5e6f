//! The dialog for a game in a link. It opens the game only if the player agrees, and changes no stored game.

use crate::i18n::{keeping, review, shell, words};
use crate::ui::kit::browser::{is_beside_home_screen, page_address};
use crate::ui::kit::copying::Copying;
use crate::ui::kit::local_storage;
use crate::ui::kit::reactive::RwSignal;
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::share::codes::short::LONGEST_CODE;
use crate::ui::share::codes::{Fragment, LinkError, Packing, ScannedParts, short, unpack, with_lost_ends};
use crate::ui::share::compression::decompress;
use crate::ui::share::import::{ImportError, LONGEST_TEXT};
use crate::ui::share::{describe as links, import};
use crate::ui::shell::dialogs::Dialogs;
use crate::ui::shell::navigation::Navigation;
use crate::ui::table::session::Session;
use crate::ui::table::store::open_game::OpenGame;
use leptos::prelude::*;

/// The key of the parts of a sequence of codes, stored until all are scanned.
const PARTS: &str = "naqala.parts";

/// What the link holds.
#[derive(Clone)]
enum Found {
    Reading,
    Part { number: usize, count: usize, missing: Vec<usize> },
    Game(Box<Session>),
    Failed(ImportError),
}

/// Returns the fragment of the address.
pub fn address() -> String {
    window().location().hash().unwrap_or_default()
}

fn of_utf8(bytes: Vec<u8>) -> Result<String, LinkError> {
    String::from_utf8(bytes).map_err(|_| LinkError::Damaged)
}

/// Reads the game of a fragment. A part of a game is added to the parts scanned before.
async fn read(fragment: &str) -> Result<Found, ImportError> {
    let payload = match Fragment::read(fragment)?.ok_or(LinkError::CutOff)? {
        Fragment::Game(payload) => payload,
        Fragment::Part(part) => {
            let number = part.number;
            let before = local_storage::read(PARTS).and_then(|text| ScannedParts::read(&text));
            let all = ScannedParts::add(before, part);
            match all.whole() {
                Ok(Some(payload)) => payload,
                Ok(None) => {
                    local_storage::write(PARTS, &all.write());
                    return Ok(Found::Part { number, count: all.count(), missing: all.missing() });
                }
                Err(error) => {
                    local_storage::remove(PARTS);
                    return Err(error.into());
                }
            }
        }
    };
    Ok(Found::Game(Box::new(read_payload(&payload).await?)))
}

/// Reads the game of a payload, also if its last character was lost. Its seat by message is left out, since it belongs to
/// another device.
pub async fn read_payload(payload: &str) -> Result<Session, ImportError> {
    let found = read_whole(payload).await;
    if !matches!(found, Err(ImportError::Link(LinkError::CutOff | LinkError::Damaged))) {
        return found;
    }
    for whole in with_lost_ends(payload).skip(1) {
        if let Ok(whole) = read_whole(&whole).await {
            return Ok(whole);
        }
    }
    // The check in a payload tells whether it is whole, so the fault is that of the link as it came.
    found
}

async fn read_whole(payload: &str) -> Result<Session, ImportError> {
    let (packing, bytes) = unpack(payload)?;
    let text = match packing {
        Packing::Plain => of_utf8(bytes)?,
        Packing::Deflated => of_utf8(decompress(&bytes, LONGEST_TEXT).await?)?,
        Packing::Short => short::read(&bytes)?,
        Packing::ShortDeflated => short::read(&decompress(&bytes, LONGEST_CODE).await?)?,
    };
    let mut session = import::read(&text)?;
    session.agreements.message = None;
    Ok(session)
}

/// Says on an iPhone that the installed app has other games, and copies the link for it.
#[component]
pub fn OtherStorage() -> impl IntoView {
    let link = page_address() + &Navigation::expect().link().fragment();
    let copying = Copying::of_component();
    is_beside_home_screen().then(|| {
        view! {
            <p class="hint">{t(keeping::other_storage)}</p>
            <p class="buttons">
                <button type="button" class="button small" data-does="copy-for-app" on:click=move |_| copying.copy(link.clone())>{t(keeping::copy_link)}</button>
                {copying.status()}
            </p>
        }
    })
}

/// The question whether to open the game of the link.
#[component]
pub fn SharedDialog() -> impl IntoView {
    let lang = Settings::expect().lang;
    let navigation = Navigation::expect();
    let dialogs = Dialogs::expect();
    let found = RwSignal::new(Found::Reading);
    let link = navigation.link().fragment();
    leptos::task::spawn_local(async move {
        let read = read(&link).await.unwrap_or_else(Found::Failed);
        // The player may have closed the dialog.
        found.try_set(read);
    });
    let open = move |show: fn(OpenGame) -> OpenGame| {
        if let Found::Game(session) = found.get_untracked() {
            local_storage::remove(PARTS);
            navigation.play(show(OpenGame::new(*session).from_start_if_over()));
            dialogs.close();
        }
    };
    let not_now = move |_| {
        if matches!(found.get_untracked(), Found::Game(_)) {
            local_storage::remove(PARTS);
        }
        dialogs.close();
    };
    move || match found.get() {
        Found::Reading => view! { <p class="part-coming" role="status">{t(shell::coming)}</p> }.into_any(),
        Found::Part { number, count, missing } => {
            let missing: Vec<_> = missing.iter().map(ToString::to_string).collect();
            view! {
                <div role="status" data-found="part">
                    <p><strong>{move || keeping::part_came(lang.get(), number, count)}</strong></p>
                    <p>{move || keeping::parts_missing(lang.get(), &missing)}</p>
                </div>
                <p class="buttons">
                    <button type="button" class="button" on:click=not_now>{t(shell::close)}</button>
                </p>
            }
            .into_any()
        }
        Found::Game(session) => {
            let game = session.record.game();
            let players: Vec<_> = game.players.iter().map(|player| player.name.to_string()).collect();
            let (round, expansions, is_over) = (game.round, game.expansions, game.is_over());
            let facts = move || {
                let lang = lang.get();
                let round = if is_over { shell::finished(lang).to_owned() } else { shell::round(lang, round) };
                let expansions = expansions.iter().map(|expansion| words::expansion(lang, expansion).to_owned());
                std::iter::once(round).chain(expansions).collect::<Vec<_>>().join(" · ")
            };
            view! {
                <div class="shared-game" data-found="game">
                    {(!session.name.is_empty()).then(|| view! { <p>{session.name.clone()}</p> })}
                    <p><strong>{move || words::facts(lang.get(), &players)}</strong></p>
                    <p class="game-facts">{move || facts()}</p>
                </div>
                <p>{t(keeping::shared_keeps)}</p>
                <OtherStorage />
                <p class="buttons">
                    <button type="button" class="button primary" data-does="open-shared" on:click=move |_| open(|game| game)>
                        {t(keeping::shared_open)}
                    </button>
                    <button type="button" class="button" data-does="review-shared" on:click=move |_| open(OpenGame::with_review)>
                        {t(review::open_shared)}
                    </button>
                    <button type="button" class="button" data-does="not-now" on:click=not_now>
                        {t(keeping::shared_not_now)}
                    </button>
                </p>
            }
            .into_any()
        }
        Found::Failed(error) => view! {
            <div class="failure" role="alert" data-found="fault">
                <p><strong>{t(keeping::shared_failed)}</strong></p>
                <p>{move || links::import(lang.get(), &error)}</p>
                <p class="hint">{t(keeping::shared_nothing)}</p>
            </div>
            <p class="buttons">
                <button type="button" class="button" on:click=not_now>{t(shell::close)}</button>
            </p>
        }
        .into_any(),
    }
}
