//! What the table agreed to meanwhile, for a player whom no cover tells.

use crate::i18n::message as text;
use crate::ui::kit::reactive::Memo;
use crate::ui::kit::settings::{Secrecy, Settings};
use crate::ui::kit::text::t;
use crate::ui::table::describe;
use crate::ui::table::store::Match;
use leptos::prelude::*;

/// A line for each matter, until the player says that they have read it.
#[component]
pub fn AgreedPanel() -> impl IntoView {
    let table = Match::expect();
    let lang = Settings::expect().lang;
    let reader = Memo::new(move |_| match table.message_seat() {
        Some(own) => Some(own.seat),
        // A cover tells its player, and where nothing is hidden all have seen it.
        None => table.position().active().filter(|_| table.secrecy() == Secrecy::Peek),
    });
    let news = Memo::new(move |_| {
        let agreements = table.agreements();
        // The end says so itself, by the score sheet.
        reader.get().filter(|_| !agreements.is_ended).map(|seat| (seat, agreements.news_for(seat)))
    });
    move || {
        let (seat, matters) = news.get().filter(|(_, matters)| !matters.is_empty())?;
        let line = |matter| view! { <p>{move || describe::agreed(lang.get(), &table.position(), matter)}</p> };
        Some(view! {
            <section class="request" role="status" data-notice="agreed">
                {matters.into_iter().map(line).collect_view()}
                <p class="buttons">
                    <button type="button" class="button small" data-does="told" on:click=move |_| table.tell(seat)>{t(text::fine)}</button>
                </p>
            </section>
        })
    }
}
