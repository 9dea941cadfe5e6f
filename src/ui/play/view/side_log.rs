//! The log beside the board, where a large screen has room for it.

use crate::game::{Expansion, Meeple};
use crate::i18n::{glance, words};
use crate::ui::kit::hooks::use_height;
use crate::ui::kit::media::has_form;
use crate::ui::kit::reactive::{Memo, RwSignal, Show};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::shell::chunks::LazyChunks;
use crate::ui::table::pieces::glyph::glyph;
use crate::ui::table::store::Match;
use leptos::prelude::*;
use leptos::{ev, html};

/// The forms that can have room for the log.
const ROOM: [&str; 3] = ["desktop", "wide", "tablet-landscape"];

/// The height, in CSS pixels, up to which there is no room for a line.
const LOW: i32 = 90;

/// The last turns, the latest first, and below them what the tribes do, until the log needs that room; nothing in small windows.
#[component]
pub fn SideLog() -> impl IntoView {
    let dialogs = LazyChunks::expect().dialogs;
    let has_room = RwSignal::new(has_form(&ROOM));
    let listener = window_event_listener(ev::resize, move |_| has_room.set(has_form(&ROOM)));
    on_cleanup(move || listener.remove());
    let has_room = Memo::new(move |_| has_room.get());
    let place = NodeRef::<html::Div>::new();
    let is_high = use_height(place, LOW);
    view! {
        <Show when=move || has_room.get()>
            <div class="side-log" node_ref=place data-tight=move || (!is_high.get()).then_some("")>
                <section aria-label=t(glance::latest)>
                    <h2 class="row-title">{t(glance::latest)}</h2>
                    <div class="side-log-lines" tabindex="0" role="group" aria-label=t(glance::latest)>
                        {move || dialogs.get().map(|chunk| (chunk.latest)())}
                    </div>
                </section>
                <TribesInBrief />
            </div>
        </Show>
    }
}

/// What each tribe of the game does once its meeples are collected.
#[component]
fn TribesInBrief() -> impl IntoView {
    let lang = Settings::expect().lang;
    let expansions = Match::expect().scene().with_untracked(|scene| scene.expansions);
    let has_tribe = |meeple: &Meeple| *meeple != Meeple::Artisan || expansions.contains(Expansion::Artisans);
    let line = |meeple| {
        view! {
            <li>
                {glyph(meeple)}
                <span>{move || words::tribe_action(lang.get(), meeple)}</span>
            </li>
        }
    };
    view! {
        <section class="side-tribes" aria-label=t(glance::tribes)>
            <h2 class="row-title">{t(glance::tribes)}</h2>
            <ul>{Meeple::ALL.into_iter().filter(has_tribe).map(line).collect_view()}</ul>
        </section>
    }
}
