//! The points of a player, as far as the viewer may know them.

use super::view::{NOTE, Subject, view_of};
use crate::game::{ScoreLine, Seat};
use crate::i18n::{Lang, glance, learn, panels, words as named, words as texts};
use crate::ui::kit::reactive::{Memo, RwSignal};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::table::pieces::marker::name;
use crate::ui::table::store::Match;
use leptos::prelude::*;

/// The points as a star and a number, with a full star for the leader. Points that leave out something hidden begin
/// with `≥`, and show only if the settings ask for them. With a note to open, they are a button.
#[component]
pub fn Points(
    /// The player.
    seat: Seat,
    /// What the note explains.
    #[prop(optional)]
    explained: Option<RwSignal<Option<Subject>>>,
) -> impl IntoView {
    let table = Match::expect();
    let lang = Settings::expect().lang;
    let points = points_of(table, seat);
    let is_scored = Memo::new(move |_| table.scene().with(|scene| scene.is_scored));
    let shown = move || points().filter(|&(_, is_known, _)| is_known || is_scored.get());
    move || {
        shown().map(|(total, is_known, is_leading)| {
            let sign = sign(is_known);
            let star = if is_leading { "★" } else { "☆" };
            let label = move || words(lang.get(), total, is_known, is_leading);
            let figure = view! { <span class="star" aria-hidden="true">{star}</span>{sign}{total} };
            let Some(explained) = explained else {
                return view! {
                    <span class="player-score" class:leading=is_leading role="img" aria-label=move || label() title=move || label()>{figure}</span>
                }
                .into_any();
            };
            view! {
                <button type="button" class="player-score" class:leading=is_leading popovertarget=NOTE aria-label=move || label() title=move || label()
                    on:click=move |_| explained.set(Some(Subject::Points(seat)))>
                    {figure}
                </button>
            }
            .into_any()
        })
    }
}

/// Returns the points of a player, whether nothing is left out, and whether nobody has more; tracked.
fn points_of(table: Match, seat: Seat) -> impl Fn() -> Option<(u32, bool, bool)> + Copy {
    view_of(table, seat, |player| (player.score.total(), player.is_known(), player.is_leading))
}

/// Returns what stands before points that may leave out something hidden.
const fn sign(is_known: bool) -> &'static str {
    if is_known { "" } else { "≥" }
}

/// Lists what the points of a player are made of.
pub fn lines_of(seat: Seat) -> AnyView {
    let table = Match::expect();
    let lang = Settings::expect().lang;
    let score = view_of(table, seat, |player| (player.score, player.is_known()));
    let lines = move || {
        let (score, is_known) = score()?;
        let line = |line: ScoreLine| {
            view! { <dt>{named::score_line(lang.get(), line)}</dt><dd>{score.line(line)}</dd> }
        };
        let is_counted = |line: &ScoreLine| score.line(*line) > 0;
        let lines = ScoreLine::ALL.into_iter().filter(is_counted).map(line).collect_view();
        let hidden = (!is_known).then(|| view! { <p class="djinn-cost">{t(panels::without_hidden)}</p> });
        Some(view! { <dl>{lines}</dl>{hidden} })
    };
    let points = points_of(table, seat);
    let total = move || points().map(|(total, is_known, _)| format!("{}{total}", sign(is_known)));
    view! {
        <span class="icon star" aria-hidden="true">"★"</span>
        <h3>{move || name(table, seat)}<span class="djinn-points">{move || total()}</span></h3>
        {move || lines()}
    }
    .into_any()
}

/// Describes the points for screen readers.
fn words(lang: Lang, total: u32, is_known: bool, is_leading: bool) -> String {
    let points = if is_known { panels::score(lang, total) } else { learn::points_seen(lang, total) };
    if is_leading { texts::facts(lang, &[points.as_str(), glance::leads(lang)]) } else { points }
}
