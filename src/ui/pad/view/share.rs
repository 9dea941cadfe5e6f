//! Shares the sheet: as text, as a link, as a picture, on paper; and hands it to the editor of positions.

use super::context::{PadContext, date_today};
use super::picture;
use super::words::heading;
use crate::i18n::{Phrase, keeping, pad as text, shell, words};
use crate::ui::kit::browser::{call_async, navigator, page_address};
use crate::ui::kit::copying::Copying;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::local_storage;
use crate::ui::kit::picture::{save, send as send_file};
use crate::ui::kit::reactive::{Effect, Memo, RwSignal, Show};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::pad::describe;
use crate::ui::pad::model::history::plays::bgstats;
use crate::ui::pad::model::link::fragment;
use crate::ui::pad::model::picture::picture as drawing;
use crate::ui::pad::model::{Pad, PadPosition};
use crate::ui::share::compression::compress;
use crate::ui::shell::navigation::{DRAFT_KEY, EDIT, REPLACED_KEY};
use crate::ui::shell::print::print_page;
use js_sys::{Array, Object, Reflect};
use leptos::ev::MouseEvent;
use leptos::prelude::*;

/// Returns the link to a sheet.
async fn link_of(pad: &Pad) -> String {
    let bytes = pad.link_bytes();
    page_address()
        + &match compress(&bytes).await {
            Some(bytes) => fragment(&bytes, true),
            None => fragment(&bytes, false),
        }
}

/// Buttons that share the sheet.
#[component]
pub fn Share() -> impl IntoView {
    let context = PadContext::expect();
    let lang = Settings::expect().lang;
    let copying = Copying::of_component();
    // The text that was to be copied last. If the browser forbids it, the player copies this.
    let copied = RwSignal::new(String::new());
    let lacks_picture = RwSignal::new(false);
    let position = RwSignal::new(None::<PadPosition>);
    Effect::new(move |_| {
        context.pad.track();
        copying.forget();
        lacks_picture.set(false);
        position.set(None);
    });
    // The sheet with the names that the page shows.
    let as_shown = move || {
        let mut pad = context.pad.get_untracked();
        let names = untrack(|| context.names());
        pad.players.iter_mut().zip(names).for_each(|(player, name)| player.name = name);
        pad
    };
    let as_text = move || {
        let (lang, pad) = (lang.get_untracked(), as_shown());
        describe::plain_text(lang, &pad, &heading(lang, &pad))
    };
    let keep = move |text: String| async move {
        lacks_picture.try_set(false);
        copied.try_set(text.clone());
        copying.copied(text).await;
    };
    let copy_text = move |_| leptos::task::spawn_local(keep(as_text()));
    let copy_link = move |_| {
        let pad = context.pad.get_untracked();
        leptos::task::spawn_local(async move { keep(link_of(&pad).await).await });
    };
    let send = move |_| {
        let (pad, text) = (context.pad.get_untracked(), as_text());
        leptos::task::spawn_local(async move {
            let data = Object::new();
            // Setting a property of a new object cannot fail; sharing fails if the player cancels it.
            let _ignored = Reflect::set(&data, &"text".into(), &text.into());
            let _ignored = Reflect::set(&data, &"url".into(), &link_of(&pad).await.into());
            let _ignored = call_async(&window().navigator(), "share", &Array::of1(&data)).await;
        });
    };
    let draw = move |_| {
        let (lang, pad) = (lang.get_untracked(), as_shown());
        let names: Vec<String> = pad.players.iter().map(|player| player.name.clone()).collect();
        copying.forget();
        let drawing = drawing(lang, &pad, &heading(lang, &pad), &names);
        leptos::task::spawn_local(async move {
            let name = "naqala-score.png";
            let is_done = match picture::png(&drawing).await {
                Ok(png) => send_file(&png, name).await || save(&png, name).is_ok(),
                Err(_) => false,
            };
            lacks_picture.try_set(!is_done);
        });
    };
    // BG Stats gets the sheet from the browser; the page asks no server for anything.
    let to_bgstats = move || {
        let lang = lang.get();
        let names = context.names();
        context.pad.with(|pad| {
            let expansions: Vec<&str> = pad.expansions.iter().map(|it| words::expansion(lang, it)).collect();
            context.id.with(|id| bgstats::link(id, pad, &date_today(), &names, &expansions.join(", ")))
        })
    };
    let to_bgstats = Memo::new(move |_| to_bgstats());
    let can_send = navigator("share").is_ok_and(|share| share.is_function());
    let button = move |does: &'static str, icon: &'static str, name: Phrase, act: Callback<MouseEvent>| {
        view! {
            <button type="button" class="button" data-does=does on:click=move |event| act.run(event)>
                {symbol(icon)}<span>{t(name)}</span>
            </button>
        }
    };
    view! {
        <section class="panel pad-share">
            <h2>{t(text::share)}</h2>
            <p class="buttons">
                {button("copy-text", "icon-log", text::copy_text, Callback::new(copy_text))}
                {button("copy-link", "icon-globe", keeping::copy_link, Callback::new(copy_link))}
                {can_send.then(|| button("send", "icon-globe", keeping::send_link, Callback::new(send)))}
                {button("picture", "icon-eye", text::as_picture, Callback::new(draw))}
                {button("print", "icon-print", shell::print, Callback::new(|_| print_page()))}
                {button("to-editor", "icon-edit", text::to_editor, Callback::new(move |_| {
                    position.set(Some(context.pad.get_untracked().position(&untrack(|| context.names()))));
                }))}
            </p>
            <p class="hint">{t(text::share_hint)}</p>
            {move || to_bgstats.get().map(|link| view! {
                <p class="buttons">
                    <a class="button" data-does="to-bgstats" href=link>{symbol("icon-score")}<span>{t(text::to_bgstats)}</span></a>
                </p>
                <p class="hint">{t(text::to_bgstats_hint)}</p>
            })}
            <div role="status">
                {move || copying.result().map(|words| view! { <p>{words}</p> })}
                {move || copying.has_failed().then(|| view! {
                    <textarea class="record-text" readonly rows="6" aria-label=t(text::share) prop:value=copied.get_untracked()></textarea>
                })}
                {move || lacks_picture.get().then(|| view! { <p>{t(text::no_picture)}</p> })}
                {move || position.get().map(|position| view! { <ToEditor position /> })}
            </div>
        </section>
    }
}

/// A notice of what the position has and lacks, with a button that opens it in the editor.
#[component]
fn ToEditor(position: PadPosition) -> impl IntoView {
    let context = PadContext::expect();
    let lang = Settings::expect().lang;
    let PadPosition { text: draft, lacks } = position;
    let lacking = move || {
        let lang = lang.get();
        let field = |&(seat, line)| text::field(lang, &context.name(seat), words::score_line(lang, line));
        lacks.iter().map(field).collect::<Vec<_>>()
    };
    let lacking = Memo::new(move |_| lacking());
    let is_refused = RwSignal::new(false);
    let open = move |_| {
        let before = local_storage::read(DRAFT_KEY);
        if !local_storage::write(DRAFT_KEY, &draft) {
            return is_refused.set(true);
        }
        if let Some(before) = before {
            local_storage::write(REPLACED_KEY, &before);
        }
        let _ignored = window().location().set_hash(EDIT);
    };
    view! {
        <section class="notice" data-notice="to-editor">
            <div>
                <p>{t(text::editor_has)}</p>
                <p>{t(text::editor_lacks)}</p>
                {move || Some(lacking.get()).filter(|fields| !fields.is_empty()).map(|fields| view! {
                    <p>{text::editor_points(lang.get(), &fields)}</p>
                })}
                <Show when=move || is_refused.get()><p>{t(text::not_handed)}</p></Show>
            </div>
            <button type="button" class="button small" data-does="open-editor" on:click=open>{t(text::open_editor)}</button>
        </section>
    }
}
