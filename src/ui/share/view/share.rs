//! The dialog that shares the game as a link and as QR codes.

use crate::game::Start;
use crate::i18n::{Lang, Phrase, keeping};
use crate::ui::kit::aria::aria;
use crate::ui::kit::browser;
use crate::ui::kit::browser::page_address;
use crate::ui::kit::choice::Choice;
use crate::ui::kit::copying::Copying;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::qr::picture;
use crate::ui::kit::reactive::{Effect, Memo, RwSignal, Show};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::library::saved;
use crate::ui::share::codes::{Packing, codes, fits_codes, fragment, payload, short};
use crate::ui::share::compression::compress;
use crate::ui::table::session::{Agreements, Session};
use crate::ui::table::store::Match;
use gloo::timers::future::sleep;
use js_sys::{Array, Object, Reflect};
use leptos::prelude::*;
use std::time::Duration;

/// How much of a game the link holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Extent {
    Record,
    Position,
}

fn extent_name(lang: Lang, extent: Extent) -> &'static str {
    match extent {
        Extent::Record => keeping::extent_record(lang),
        Extent::Position => keeping::extent_position(lang),
    }
}

/// How long each code of a sequence is shown while the codes play.
const CODE_TIME: Duration = Duration::from_secs(2);

/// Packs a game into a payload: as a short code, or, for a position alone, as text. Text is compressed if possible. What the table
/// hides is for the device to say that opens it.
pub async fn packed(session: &Session) -> String {
    let agreements = Agreements { secrecy: None, ..session.agreements.clone() };
    let session = &Session { agreements, ..session.clone() };
    let starts_from_position = matches!(session.record.start(), Start::Position { .. });
    let code = if starts_from_position && session.record.is_empty() { None } else { short::write(session) };
    let (bytes, plain, deflated) = match code {
        Some(code) if !starts_from_position => return payload(Packing::Short, &code),
        Some(code) => (code, Packing::Short, Packing::ShortDeflated),
        None => (saved::write(session, js_sys::Date::now() as u64).into_bytes(), Packing::Plain, Packing::Deflated),
    };
    match compress(&bytes).await {
        Some(bytes) => payload(deflated, &bytes),
        None => payload(plain, &bytes),
    }
}

/// Returns the link to a game.
pub async fn link_of(session: &Session) -> String {
    page_address() + &fragment(&packed(session).await)
}

/// A link and codes for the game on the page.
#[component]
pub fn ShareDialog() -> impl IntoView {
    let table = Match::expect();
    let extent = RwSignal::new(Extent::Record);
    let payload = RwSignal::new(None::<String>);
    Effect::new(move |_| {
        let wanted = extent.get();
        let session = table.session();
        let session = if wanted == Extent::Record { session } else { session.position_only() };
        leptos::task::spawn_local(async move {
            let made = packed(&session).await;
            // The player may have changed the extent in the meantime.
            if extent.try_get_untracked() == Some(wanted) {
                payload.try_set(Some(made));
            }
        });
    });
    let link =
        Memo::new(move |_| payload.with(|payload| payload.as_ref().map(|payload| page_address() + &fragment(payload))));
    let links = Memo::new(move |_| {
        let base = page_address();
        let codes = payload.with(|payload| {
            payload.as_ref().filter(|payload| fits_codes(payload)).map(|payload| codes(&base, payload))
        });
        codes.unwrap_or_default().into_iter().map(|code| base.clone() + &code).collect::<Vec<_>>()
    });
    view! {
        <p>{t(keeping::share_truth)}</p>
        <Choice name="extent" title=keeping::extent options=[Extent::Record, Extent::Position] words=extent_name value=extent />
        <Show when=move || link.with(Option::is_some)>
            <div class="share">
                <Codes links />
                <Link link />
            </div>
        </Show>
    }
}

/// The codes: one, or a sequence of which one is shown at a time.
#[component]
fn Codes(
    /// The link of each code.
    links: Memo<Vec<String>>,
) -> impl IntoView {
    let lang = Settings::expect().lang;
    let at = RwSignal::new(0_usize);
    let is_playing = RwSignal::new(false);
    let count = Memo::new(move |_| links.with(Vec::len));
    Effect::new(move |_| {
        links.track();
        at.set(0);
    });
    let step = move |by: usize| at.try_update(|at| *at = (*at + by) % count.get_untracked().max(1)).is_some();
    let play = move |_| {
        if is_playing.try_update(|is_playing| std::mem::replace(is_playing, !*is_playing)) == Some(true) {
            return;
        }
        leptos::task::spawn_local(async move {
            // The loop ends when it is paused or the dialog is closed.
            loop {
                sleep(CODE_TIME).await;
                if is_playing.try_get_untracked() != Some(true) || !step(1) {
                    return;
                }
            }
        });
    };
    let label = move || match count.get() {
        1 => keeping::code(lang.get()).to_owned(),
        count => keeping::code_of(lang.get(), at.get() + 1, count),
    };
    let turn = move |does: &'static str, name: Phrase, by: fn(usize) -> usize, icon: &'static str| {
        view! {
            <button type="button" class="icon-button" data-does=does aria-label=t(name)
                on:click=move |_| { is_playing.set(false); step(by(count.get_untracked())); }>
                {symbol(icon)}
            </button>
        }
    };
    view! {
        <Show when=move || count.get() == 0>
            <p class="hint">{t(keeping::codes_too_many)}</p>
        </Show>
        <Show when=move || count.get() != 0>
            <figure class="codes">
                {move || links.with(|links| links.get(at.get()).and_then(|link| picture(link, label)))}
                <figcaption aria-live="polite">{move || label()}</figcaption>
                <Show when=move || { count.get() > 1 }>
                    <p class="buttons">
                        {turn("code-before", keeping::code_before, |count| count.saturating_sub(1), "icon-next")}
                        {turn("code-next", keeping::code_next, |_| 1, "icon-next")}
                        <button type="button" class="button small" data-does="codes-play"
                            aria-pressed=move || aria(is_playing.get()) on:click=play>
                            {move || if is_playing.get() { keeping::codes_pause(lang.get()) } else { keeping::codes_play(lang.get()) }}
                        </button>
                    </p>
                </Show>
            </figure>
            <p class="hint">
                {move || if count.get() == 1 { keeping::code_hint(lang.get()) } else { keeping::codes_hint(lang.get()) }}
            </p>
        </Show>
    }
}

/// Returns whether the browser has a dialog of its own that shares links.
pub fn can_hand_over() -> bool {
    browser::navigator("share").is_ok_and(|share| share.is_function())
}

/// Shares a link with the browser's own dialog. Returns whether the player did so.
pub async fn hand_over(link: &str) -> bool {
    let data = Object::new();
    // Setting a property of a new object cannot fail; sharing fails if the player cancels it.
    let _ignored = Reflect::set(&data, &"url".into(), &link.into());
    browser::call_async(&window().navigator(), "share", &Array::of1(&data)).await.is_ok()
}

/// The link, with buttons to copy it and to share it with the browser's own dialog.
#[component]
pub fn Link(
    /// The link; `None` until it is packed.
    link: Memo<Option<String>>,
    /// Called when the player copies the link, or has shared it.
    #[prop(optional)]
    on_sent: Option<Callback<()>>,
) -> impl IntoView {
    let lang = Settings::expect().lang;
    let copying = Copying::of_component();
    Effect::new(move |_| {
        link.track();
        copying.forget();
    });
    let text = move || link.get_untracked().unwrap_or_default();
    let on_copy = move |_| {
        // If the browser cannot copy, the player copies the selected text, so this counts in any case.
        if let Some(on_sent) = on_sent {
            on_sent.run(());
        }
        copying.copy(text());
    };
    let send = move |_| {
        let text = text();
        leptos::task::spawn_local(async move {
            if let (true, Some(on_sent)) = (hand_over(&text).await, on_sent) {
                on_sent.try_run(());
            }
        });
    };
    let can_send = can_hand_over();
    let size =
        move || keeping::link_size(lang.get(), &link.with(|link| link.as_ref().map_or(0, String::len)).to_string());
    view! {
        <div class="field">
            <label for="share-link">{t(keeping::link)} <small>{size}</small></label>
            <textarea id="share-link" class="record-text" readonly rows="3" spellcheck="false" node_ref=copying.field
                prop:value=move || link.get().unwrap_or_default()></textarea>
        </div>
        <p class="buttons">
            <button type="button" class="button primary" data-does="copy-link" on:click=on_copy>{t(keeping::copy_link)}</button>
            {can_send.then(|| view! {
                <button type="button" class="button" data-does="send-link" on:click=send>{t(keeping::send_link)}</button>
            })}
            {copying.status()}
        </p>
    }
}
