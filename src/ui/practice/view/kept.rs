//! Keeps what cost most once a game is analysed.

use crate::i18n::practice as text;
use crate::ui::kit::browser::today;
use crate::ui::kit::reactive::{Effect, Memo, RwSignal, Show};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::practice::store;
use crate::ui::review::store::review::Review;
use crate::ui::shell::navigation::PRACTICE;
use crate::ui::table::store::Match;
use leptos::prelude::*;

/// Keeps the costly decisions of the game on the page once all are judged. Returns how many of them are kept.
fn use_kept() -> RwSignal<usize> {
    let (table, review) = (Match::expect(), Review::expect());
    let analysis = review.analysis(table);
    let is_done = Memo::new(move |_| analysis.with(|analysis| analysis.is_done));
    let kept = RwSignal::new(0);
    Effect::new(move |_| {
        if is_done.get() && table.can_analyse() {
            let session = untrack(|| table.session());
            let keep = |verdicts: &_| store::change(|journal| journal.keep(&session, verdicts, today()));
            // The page of practice says why nothing can be kept.
            kept.set(review.verdicts().with_untracked(keep).unwrap_or_default());
        }
    });
    kept
}

/// Keeps them, and draws nothing.
#[component]
pub fn Keep() -> impl IntoView {
    use_kept();
}

/// Says how many are kept, with a way to them.
#[component]
pub fn KeptNote() -> impl IntoView {
    let lang = Settings::expect().lang;
    let kept = use_kept();
    let open = move |_| drop(window().location().set_hash(PRACTICE));
    view! {
        <Show when=move || { kept.get() > 0 }>
            <p class="review-kept" data-says="kept">
                <span>{move || text::kept_of(lang.get(), kept.get() as u32)}</span>" "
                <button type="button" class="button small" data-does="practice" on:click=open>{t(text::practice)}</button>
            </p>
        </Show>
    }
}
