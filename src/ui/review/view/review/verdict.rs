//! The verdict about the moment of the past that the page shows, with a way back to the dialog.

use super::on_board::JudgedLine;
use super::run::use_run;
use crate::ai::{Analysis, DecisionVerdict};
use crate::i18n::{branch, review as text, words as texts};
use crate::ui::kit::choice::Choice;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::reactive::{Effect, Memo, RwSignal, Show};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::review::branch::Branch;
use crate::ui::review::describe::{hint, review as words};
use crate::ui::review::store::open_branch::OpenBranch;
use crate::ui::review::store::review::Review;
use crate::ui::review::view::line::AdvisedPath;
use crate::ui::shell::dialogs::Dialogs;
use crate::ui::table::store::Match;
use leptos::prelude::*;

/// The verdict about the decision at the moment that the page shows. It also judges while the analysis runs.
#[component]
pub fn VerdictPanel() -> impl IntoView {
    let (table, review, dialogs) = (Match::expect(), Review::expect(), Dialogs::expect());
    let open_branch = OpenBranch::expect();
    let lang = Settings::expect().lang;
    use_run(table, review);
    let can_analyse = Memo::new(move |_| table.can_analyse());
    Effect::new(move |_| {
        if !can_analyse.get() {
            review.stop();
        }
    });
    let analysis = review.analysis(table);
    let judged = Memo::new(move |_| {
        let at = table.history().at().filter(|_| can_analyse.get())?;
        analysis
            .with(|analysis| decision_at(analysis, at).cloned())
            .filter(|judged| !open_branch.is_secret(judged.seat))
    });
    // One's own costly decisions can be played again.
    let to_try = Memo::new(move |_| {
        let (entry, seat) = judged.with(|judged| {
            judged.as_ref().filter(|judged| judged.mark.is_some()).map(|judged| (judged.entry, judged.seat))
        })?;
        open_branch.can_try(seat).then_some(entry)
    });
    let said = move |judged: &DecisionVerdict| {
        table.with_record(|record| {
            let before = record.game_before(judged.entry)?;
            let heading = words::moment(lang.get(), before, judged.seat);
            let mark = judged.mark.map(|mark| words::mark(lang.get(), mark));
            let lines = words::verdict(lang.get(), before, judged);
            Some((heading, mark, lines, words::way(lang.get(), before, judged)))
        })
    };
    // The lines are drawn as long as their first step can still be taken.
    let drawn = Memo::new(move |_| {
        let at = table.history().at()?;
        judged.with(|judged| judged.clone().filter(|judged| judged.entry == at && judged.loss > 0.0))
    });
    let line = RwSignal::new(JudgedLine::Better);
    Effect::new(move |_| {
        drawn.track();
        line.set(JudgedLine::Better);
    });
    let then = Memo::new(move |_| drawn.with(|judged| line.get().then(judged.as_ref()?)));
    // Where it marks nothing, the marks of a hint stay.
    Effect::new(move |was_marked: Option<bool>| {
        let marked: Vec<_> = then.with(|then| then.iter().map(|then| then.tile).collect());
        let is_marked = !marked.is_empty();
        if is_marked || was_marked == Some(true) {
            table.point_at(marked);
        }
        is_marked
    });
    let then_said = move || {
        let then = then.get()?;
        let entry = drawn.with(|judged| judged.as_ref().map(|judged| judged.entry))?;
        table.with_record(|record| Some(hint::leaves(lang.get(), record.game_before(entry)?, then)))
    };
    let paragraph =
        move |lines: Vec<String>| (!lines.is_empty()).then(|| view! { <p>{texts::sentences(lang.get(), &lines)}</p> });
    let panel = move || match judged.with(|judged| judged.as_ref().and_then(said)) {
        Some((heading, mark, lines, way)) => view! {
            <p><strong>{heading}</strong> {mark.map(|mark| view! { " " <em class="badge">{mark}</em> })}</p>
            {move || then_said().map(|said| view! { <p class="guide-said" data-says="then">{said}</p> })}
            {lines.map(paragraph).into_iter().collect_view()}
            {way.map(|way| view! { <p class="guide-said">{way}</p> })}
        }
        .into_any(),
        None => view! { <p class="guide-said">{text::not_here(lang.get())}</p> }.into_any(),
    };
    let path = move || {
        let shown = line.get();
        drawn.with(|judged| Some((shown, shown.path(judged.as_ref()?)?)))
    };
    view! {
        <Show when=move || table.history().at().is_some() && can_analyse.get()>
            <section class="guide hint-panel review-verdict" aria-label=t(text::here)>
                <div class="guide-words" role="status" tabindex="0">{move || panel()}</div>
                <div class="verdict-buttons">
                {move || drawn.with(Option::is_some).then(|| view! {
                    <Choice name="judged-line" title=text::on_board options=JudgedLine::ALL words=JudgedLine::words value=line />
                })}
                {move || to_try.get().map(|entry| view! {
                    <button type="button" class="button small" data-does="try-again"
                        on:click=move |_| open_branch.open(Branch::Trial { entry })>
                        {symbol("icon-edit")}
                        <span>{t(branch::trial)}</span>
                    </button>
                })}
                <button type="button" class="button small" data-does="to-review" on:click=move |_| review.open(dialogs)>
                    {symbol("icon-score")}
                    <span>{t(text::review)}</span>
                </button>
                </div>
            </section>
        </Show>
        {move || path().map(|(line, path)| view! { <AdvisedPath path is_played=line == JudgedLine::Played /> })}
    }
}

/// Returns the decision that begins at a step, or is under way there.
fn decision_at(analysis: &Analysis, at: usize) -> Option<&DecisionVerdict> {
    let next = analysis.decisions.partition_point(|judged| judged.entry <= at);
    analysis.decisions[..next].last().filter(|judged| at < judged.entry + judged.played.len())
}
