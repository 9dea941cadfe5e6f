//! The sums of each player's decisions.

use super::context::ReviewContext;
use crate::ai::LossKind;
use crate::game::Seat;
use crate::i18n::{Phrase, review as text};
use crate::ui::kit::reactive::Memo;
use crate::ui::kit::text::t;
use crate::ui::review::analysis::{SumInTenths, tenths};
use crate::ui::review::describe::review as words;
use leptos::prelude::*;

/// A column for each player: how the margin came about, how accurate the player was, and where points were lost.
#[component]
pub fn Players() -> impl IntoView {
    let context = ReviewContext::expect();
    let lang = context.lang;
    let players = context.players();
    let count = players.len();
    let row = move |name: &'static str, words: Phrase, figure: Callback<usize, String>| {
        let cells = (0..count).map(move |seat| view! { <td>{move || figure.run(seat)}</td> });
        view! { <tr data-row=name><th scope="row">{t(words)}</th>{cells.collect_view()}</tr> }
    };
    let sum = move |row: usize| -> Callback<usize, String> {
        Callback::new(move |seat: usize| {
            let rows = context.analysis.with(|analysis| SumInTenths::from(&analysis.sums[seat]).rows());
            words::signed(lang.get(), rows[row])
        })
    };
    let lost = move |kind: Option<LossKind>| -> Callback<usize, String> {
        Callback::new(move |seat: usize| {
            let points = context.analysis.with(|analysis| {
                let kinds = LossKind::ALL.iter().zip(&analysis.lost[seat]);
                kinds
                    .filter(|(each, _)| kind.is_none_or(|kind| kind == **each))
                    .fold(0, |sum, (_, &lost)| sum + tenths(lost))
            });
            words::decimal(lang.get(), points)
        })
    };
    let end = sum(5);
    let accuracy = move |seat: usize| {
        let accuracy = context.analysis.with(|analysis| analysis.accuracy[seat]);
        words::accuracy(lang.get(), accuracy, context.extent(Seat(seat as u8)))
    };
    let is_final = Memo::new(move |_| {
        context.analysis.with(|analysis| analysis.is_done)
            && context.table.with_record(|record| record.game().is_over())
    });
    let kinds = LossKind::ALL.into_iter().map(|kind| {
        let name: Phrase = match kind {
            LossKind::Bids => text::bids,
            LossKind::Sales => text::sales,
            LossKind::Gifts => text::gifts,
            LossKind::Djinns => text::djinns,
            LossKind::Ends => text::ends,
            LossKind::Points => text::points,
            LossKind::Later => text::later,
            LossKind::Rest => text::other,
        };
        row(kind.name(), name, lost(Some(kind)))
    });
    let kinds = kinds.collect_view();
    view! {
        <section class="review-players">
            <h3>{t(text::players)}</h3>
            <div class="score-frame" tabindex="0" role="group" aria-label=t(text::players)>
                <table class="score" data-players=count>
                    <caption>{t(text::sums_hint)}</caption>
                    <thead><tr><td></td>{context.headings()}</tr></thead>
                    <tbody>
                        {row("start", text::start, sum(0))}
                        {row("luck", text::luck, sum(1))}
                        {row("own", text::own, sum(2))}
                        {row("rivals", text::rivals, sum(3))}
                        {row("rest", text::rest, sum(4))}
                    </tbody>
                    <tbody class="review-sum">
                        <tr data-row="end">
                            <th scope="row">{move || if is_final.get() { text::end(lang.get()) } else { text::end_so_far(lang.get()) }}</th>
                            {(0..count).map(|seat| view! { <td>{move || end.run(seat)}</td> }).collect_view()}
                        </tr>
                    </tbody>
                    <tbody>
                        {row("accuracy", text::accuracy, Callback::new(accuracy))}
                        {row("lost", text::lost, lost(None))}
                        {kinds}
                    </tbody>
                </table>
            </div>
        </section>
    }
}
