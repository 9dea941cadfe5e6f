//! The points of a player, as far as the viewer may know them.

use super::view::view_of;
use crate::game::Seat;
use crate::i18n::{Lang, glance, learn, panels};
use crate::ui::kit::settings::Settings;
use crate::ui::table::store::Match;
use leptos::prelude::*;

/// The points as a star and a number, with a full star for the leader. Points that leave out something hidden begin
/// with `≥`, and show only if the settings ask for them.
#[component]
pub fn Points(
    /// The player.
    seat: Seat,
) -> impl IntoView {
    let table = Match::expect();
    let lang = Settings::expect().lang;
    let points = view_of(table, seat, |player| (player.score.total(), player.is_known(), player.is_leading));
    let is_scored = Memo::new(move |_| table.scene().with(|scene| scene.is_scored));
    let shown = move || points.get().filter(|&(_, is_known, _)| is_known || is_scored.get());
    move || {
        shown().map(|(total, is_known, is_leading)| {
            let sign = if is_known { "" } else { "≥" };
            let star = if is_leading { "★" } else { "☆" };
            let label = move || words(lang.get(), total, is_known, is_leading);
            view! {
                <span class="player-score" class:leading=is_leading role="img" aria-label=label title=label>
                    <span class="star" aria-hidden="true">{star}</span>
                    {sign}
                    {total}
                </span>
            }
        })
    }
}

/// Describes the points for screen readers.
fn words(lang: Lang, total: u32, is_known: bool, is_leading: bool) -> String {
    let points = if is_known { panels::score(lang, total) } else { learn::points_seen(lang, total) };
    if is_leading { format!("{points}, {}", glance::leads(lang)) } else { points }
}
