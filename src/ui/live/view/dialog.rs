//! The dialog of a live table: who is there, the link for the others, and the ways in and out.

use super::clock_settings::ClockSettings;
use super::desk::Desk;
use super::people::Marks;
use super::signs::MUTES_SIGNS;
use super::table::HIDES_MOVES;
use super::turn_sign::{notifies, set_notifies};
use crate::i18n::{keeping, live as text, shell};
use crate::ui::kit::browser::page_address;
use crate::ui::kit::context;
use crate::ui::kit::local_storage;
use crate::ui::kit::qr::picture;
use crate::ui::kit::reactive::{Memo, RwSignal, Show};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::switch::switch;
use crate::ui::kit::text::t;
use crate::ui::share::view::share::Link;
use crate::ui::shell::dialogs::Dialogs;
use crate::ui::shell::live::Live;
use crate::ui::table::store::Match;
use leptos::prelude::*;

/// The contents of the dialog.
#[component]
pub fn LiveDialog() -> impl IntoView {
    let live = context::expect::<Live>();
    let lang = Settings::expect().lang;
    let (table, dialogs) = (Match::expect(), Dialogs::expect());
    let [hides, mutes] = [HIDES_MOVES, MUTES_SIGNS].map(|key| RwSignal::new(local_storage::read(key).is_some()));
    let set = |key: &'static str, is_off: RwSignal<bool>| {
        move |is_on: bool| {
            is_off.set(!is_on);
            if is_on {
                local_storage::remove(key);
            } else {
                local_storage::write(key, "1");
            }
        }
    };
    let is_notified = RwSignal::new(notifies());
    let notify = move |is_wanted: bool| {
        leptos::task::spawn_local(async move {
            let is_on = set_notifies(is_wanted).await;
            // The player may have closed the dialog. The switch shows what the browser allows, not what was tapped.
            is_notified.try_set(is_wanted);
            is_notified.try_set(is_on);
        });
    };
    let start = move |_| {
        if let Some(own) = untrack(|| table.message_seat()) {
            live.start(own.game);
        }
    };
    let stop = move |_| {
        if let Some(own) = untrack(|| table.message_seat()) {
            live.stop(own.game);
        }
        dialogs.close();
    };
    let is_asked = RwSignal::new(false);
    let link = Memo::new(move |_| {
        let invitation = live.invitation.get();
        (!invitation.is_empty()).then(|| page_address() + &invitation)
    });
    move || {
        if !live.is_on.get() {
            return view! {
                <p>{t(text::start_hint)}</p>
                <p class="buttons">
                    <button type="button" class="button primary" data-does="live-start" on:click=start>{t(text::start)}</button>
                </p>
                <p class="hint">{t(text::trust)}</p>
            }
            .into_any();
        }
        let code = move || link.get().and_then(|link| picture(&link, move || keeping::code(lang.get()).to_owned()));
        view! {
            <Marks table />
            <p>{t(text::invitation)}</p>
            <div class="share">
                <figure class="codes">{move || code()}</figure>
                <Link link />
            </div>
            {move || {
                // The desk stands once there is an invitation.
                link.track();
                Desk::of_page().map(|desk| view! { <ClockSettings desk /> })
            }}
            {switch("shows-moves", text::shows_moves, text::shows_moves_hint, move || !hides.get(), set(HIDES_MOVES, hides))}
            {switch("shows-signs", text::shows_signs, text::shows_signs_hint, move || !mutes.get(), set(MUTES_SIGNS, mutes))}
            {switch("notifies", text::notifies, text::notifies_hint, move || is_notified.get(), notify)}
            <Show when=move || is_asked.get() fallback=move || view! {
                <p class="buttons">
                    <button type="button" class="button" data-does="live-stop" on:click=move |_| is_asked.set(true)>{t(text::stop)}</button>
                </p>
            }>
                <div class="notice" role="alert">
                    <p>{t(text::stop_sure)}</p>
                    <button type="button" class="button danger small" data-does="live-stop-yes" on:click=stop>{t(text::stop)}</button>
                    <button type="button" class="button small" data-does="no" on:click=move |_| is_asked.set(false)>{t(shell::cancel)}</button>
                </div>
            </Show>
            <p class="hint">{t(text::stop_hint)}</p>
            <p class="hint">{t(text::trust)}</p>
        }
        .into_any()
    }
}
