//! The place where the chunk of hints judges a game and shows its verdicts.

use crate::ui::kit::reactive::Effect;
use crate::ui::review::store::review::Review;
use crate::ui::shell::chunks::LazyChunks;
use leptos::prelude::*;

/// The verdict about the moment that the page shows, from a chunk that is fetched once somebody wants an analysis.
#[component]
pub fn VerdictSlot() -> impl IntoView {
    let review = Review::expect();
    let chunk = LazyChunks::expect().hints;
    Effect::new(move |_| {
        if review.is_wanted() {
            chunk.fetch();
        }
    });
    move || {
        review.is_wanted().then(|| match chunk.get() {
            Some(chunk) => (chunk.verdict)(),
            None => chunk.failure_if_any(),
        })
    }
}
