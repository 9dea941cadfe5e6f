//! The place where the chunk of hints judges a game and shows its verdicts.

use crate::ui::chunks::LazyChunks;
use crate::ui::state::Review;
use leptos::prelude::*;

/// Fetches the chunk once somebody wants an analysis, and draws the verdict about the moment that the page shows.
pub fn verdict_panel(review: Review) -> AnyView {
    let chunk = LazyChunks::expect().hints;
    Effect::new(move |_| {
        if review.is_wanted() {
            chunk.fetch();
        }
    });
    (move || review.is_wanted().then(|| chunk.get().map(|chunk| (chunk.verdict)()))).into_any()
}
