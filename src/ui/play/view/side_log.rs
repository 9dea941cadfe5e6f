//! The log beside the board, where a large screen has room for it.

use crate::i18n::glance;
use crate::ui::kit::media::has_form;
use crate::ui::kit::text::t;
use crate::ui::shell::chunks::LazyChunks;
use leptos::ev;
use leptos::prelude::*;

/// The forms with room for the log.
const ROOM: [&str; 2] = ["desktop", "wide"];

/// The last turns, the latest first; nothing in small windows.
#[component]
pub fn SideLog() -> impl IntoView {
    let dialogs = LazyChunks::expect().dialogs;
    let has_room = RwSignal::new(has_form(&ROOM));
    let listener = window_event_listener(ev::resize, move |_| has_room.set(has_form(&ROOM)));
    on_cleanup(move || listener.remove());
    let has_room = Memo::new(move |_| has_room.get());
    view! {
        <Show when=move || has_room.get()>
            <section class="side-log" aria-label=t(glance::latest)>
                <h2 class="row-title">{t(glance::latest)}</h2>
                <div class="side-log-lines" tabindex="0" role="group" aria-label=t(glance::latest)>
                    {move || dialogs.get().map(|chunk| (chunk.latest)())}
                </div>
            </section>
        </Show>
    }
}
