//! The bubble at a tile that explains for a moment why a tap did nothing.

use super::Size;
use crate::ui::kit::hooks::use_timeout;
use crate::ui::kit::settings::Settings;
use crate::ui::table::describe;
use crate::ui::table::scene::Explanation;
use crate::ui::table::store::Match;
use leptos::prelude::*;
use std::time::Duration;

/// How long the bubble stays.
const DURATION: Duration = Duration::from_millis(3200);

/// The bubble, and the same text for screen readers.
#[component]
pub(super) fn Bubble(
    /// The size of the board.
    size: Size,
) -> impl IntoView {
    let table = Match::expect();
    let lang = Settings::expect().lang;
    let shown = RwSignal::new(None::<Explanation>);
    let timeout = use_timeout();
    Effect::new(move |_| {
        timeout.stop();
        let explanation = table.explanation().filter(|explanation| explanation.square.is_some());
        shown.set(explanation);
        if explanation.is_some() {
            timeout.start(DURATION, move || shown.set(None));
        }
    });
    let text = move || shown.get().map(|explanation| describe::explanation(lang.get(), &table.position(), explanation));
    let bubble = move || {
        let square = shown.get()?.square?;
        Some(view! {
            <div
                class="bubble"
                aria-hidden="true"
                data-low=(square.row() + 1 == size.rows).then_some("")
                style:--x=square.column().to_string()
                style:--y=(size.rows - 1 - square.row()).to_string()
            >
                {text}
            </div>
        })
    };
    view! {
        {bubble}
        <p class="unseen" role="status">{text}</p>
    }
}
