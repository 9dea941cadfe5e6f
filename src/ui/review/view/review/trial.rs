//! A decision of the game that a player plays again: the task, hints about the best line, and the answer to each try.

use super::on_board::JudgedLine;
use crate::ai::{Analyser, DecisionVerdict, Idea};
use crate::game::{Record, Square};
use crate::i18n::{Lang, branch as text, hints};
use crate::ui::kit::focus::{focus, is_focus_lost};
use crate::ui::kit::icon::symbol;
use crate::ui::kit::load_newest;
use crate::ui::kit::reactive::{Effect, Memo, RwSignal, Show};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::review::analysis::read_verdict;
use crate::ui::review::branch::{TrialHint, judged_before, tried};
use crate::ui::review::describe::review as words;
use crate::ui::review::store::open_branch::{OpenBranch, Trial};
use crate::ui::review::store::review::Review;
use crate::ui::review::view::drill::Drill;
use crate::ui::review::view::leave_branch::LeaveBranch;
use crate::ui::table::allow::Allow;
use crate::ui::table::store::Match;
use crate::ui::workers::{ThinkError, judge};
use leptos::prelude::*;
use leptos::task::spawn_local_scoped_with_cancellation;

/// The state of a try.
#[derive(Clone, PartialEq)]
enum Try {
    /// The decision is not made yet.
    Open,
    /// It is being compared.
    Comparing,
    /// The verdict about it.
    Judged(Box<DecisionVerdict>),
    Failed(ThinkError),
}

/// The task, the answer and the hints. Once the decision is made, it is compared with what the analysis found.
#[component]
pub fn TrialPanel() -> impl IntoView {
    let trial = Trial::expect();
    let (table, own) = (OpenBranch::expect().game(), Match::expect());
    let lang = Settings::expect().lang;
    let Some(played) = judged(table, trial.entry) else { return view! { <LeaveBranch /> }.into_any() };
    let stages = TrialHint::of(&played);
    let played = StoredValue::new(played);
    let state = use_try(table, own, trial, played);
    let drill = use_context::<Drill>();
    Effect::new(move |_| {
        if let Some(drill) = drill {
            drill.tried.set(if let Try::Judged(tried) = state.get() { Some(*tried) } else { None });
        }
    });
    let asked_last = {
        let stages = stages.clone();
        Memo::new(move |_| trial.asked.get().checked_sub(1).and_then(|last| stages.get(last).copied()))
    };
    let next = Memo::new(move |_| stages.get(trial.asked.get()).copied());
    // Hints speak of the position before the decision, so they are shown with it alone.
    let is_open = Memo::new(move |_| state.with(|state| *state == Try::Open));
    let shown = Memo::new(move |_| asked_last.get().filter(|_| is_open.get()));
    Effect::new(move |_| {
        let (tiles, way) = played.with_value(|played| drawn(table, played, shown.get()));
        own.show_way(tiles, way);
    });
    let said = move || {
        let lang = lang.get();
        match state.get() {
            Try::Open => table.with_record(|record| {
                let before = record.game_before(trial.entry);
                before
                    .and_then(|before| Some(text::task(lang, &before.player(before.active()?).name)))
                    .unwrap_or_default()
            }),
            Try::Comparing => text::comparing(lang).to_owned(),
            Try::Judged(tried) => played.with_value(|played| words::answer(lang, &tried, played)),
            Try::Failed(error) => error.text()(lang).to_owned(),
        }
    };
    let parts = move || {
        let Try::Judged(tried) = state.get() else { return Vec::new() };
        table.with_record(|record| {
            let before = record.game_before(trial.entry);
            before.map_or_else(Vec::new, |before| {
                played.with_value(|played| words::compared(lang.get(), before, &tried, played))
            })
        })
    };
    let hint = move || {
        let hint = shown.get()?;
        let said = table.with_record(|record| {
            let before = record.game_before(trial.entry)?;
            Some(played.with_value(|played| words::trial_hint(lang.get(), before, played, hint)))
        });
        Some(view! { <p class="guide-said" data-says="hint">{said}</p> })
    };
    let ask = move |_| {
        trial.asked.update(|asked| *asked += 1);
        if let (Some(drill), Some(TrialHint::Line)) = (drill, asked_last.get_untracked()) {
            drill.was_told.set(true);
        }
        if !is_open.get_untracked() {
            trial.attempts.update(|attempts| *attempts += 1);
        }
    };
    let kind = move || {
        state.with(|state| match state {
            Try::Judged(tried) => Some(if tried.loss > 0.0 { "wrong" } else { "reached" }),
            _ => None,
        })
    };
    view! {
        <section class="guide branch-panel" aria-label=t(text::trial)>
            <div class="guide-words" role="status" tabindex="0">
                <p class="trial-answer" data-said=move || kind()>{move || said()}</p>
                {move || parts().into_iter().map(|line| view! { <p class="guide-said" data-says="parts">{line}</p> }).collect_view()}
                {drill.map(|drill| (drill.note)())}
                {move || hint()}
            </div>
            <div class="branch-tools">
                <Show when=move || state.with(|state| matches!(state, Try::Failed(error) if error.is_missing()))>
                    {load_newest::button("button small")}
                </Show>
                <Show when=move || !is_open.get()>
                    <button type="button" class="button small" data-does="retry"
                        on:click=move |_| trial.attempts.update(|attempts| *attempts += 1)>
                        {symbol("icon-reset")}
                        <span>{t(text::retry)}</span>
                    </button>
                </Show>
                {move || next.get().map(|next| view! {
                    <button type="button" class="button small" data-does="trial-hint" on:click=ask>
                        {symbol("icon-eye")}
                        <span>{move || next_words(lang.get(), next)}</span>
                    </button>
                })}
                {drill.map_or_else(|| view! { <LeaveBranch /> }.into_any(), |drill| (drill.ways)())}
            </div>
        </section>
    }
    .into_any()
}

/// Returns what the analysis said about the decision; none if it is not judged.
fn judged(table: Match, entry: usize) -> Option<DecisionVerdict> {
    let analysis = Review::expect().analysis(table);
    analysis.with_untracked(|analysis| analysis.decisions.iter().find(|judged| judged.entry == entry).cloned())
}

/// Compares the decision once it is made; nothing more can be played then.
fn use_try(table: Match, own: Match, trial: Trial, played: StoredValue<DecisionVerdict>) -> RwSignal<Try> {
    let state = RwSignal::new(Try::Open);
    let line = Memo::new(move |_| own.with_record(Analyser::first_line));
    Effect::new(move |_| {
        let Some(line) = line.get() else { return };
        trial.allow.set(Allow::Picture);
        request_animation_frame(keep_focus_in_panel);
        if let Some(judged) = played.with_value(|played| judged_before(played, &line)) {
            return state.set(Try::Judged(Box::new(judged)));
        }
        let tried = untrack(|| table.with_record(|record| tried(record, trial.entry, &line)));
        let Some((record, place)) = tried else { return state.set(Try::Failed(ThinkError::Stopped)) };
        state.set(Try::Comparing);
        spawn_local_scoped_with_cancellation(async move {
            let verdict = judge(&record, place).await;
            let verdict = verdict.and_then(|value| read_verdict(&value).ok_or(ThinkError::Stopped));
            state.set(match verdict {
                Ok(judged) => Try::Judged(Box::new(judged)),
                Err(error) => Try::Failed(error),
            });
        });
    });
    state
}

/// Returns the tiles that a hint marks, and the move that it draws.
fn drawn(table: Match, played: &DecisionVerdict, hint: Option<TrialHint>) -> (Vec<Square>, Vec<Square>) {
    let Some(idea) = Idea::of(&played.best) else { return Default::default() };
    let around = || {
        let area =
            |record: &Record| record.game_before(played.entry).map(|before| idea.area(&before.board).iter().collect());
        table.with_record(area)
    };
    match hint {
        Some(TrialHint::Where) => (around().unwrap_or_default(), Vec::new()),
        Some(TrialHint::Line) => {
            let end = if let Idea::End(tile, _) = idea { vec![tile] } else { Vec::new() };
            (end, JudgedLine::Better.path(played).unwrap_or_default())
        }
        Some(TrialHint::Why) | None => Default::default(),
    }
}

fn next_words(lang: Lang, next: TrialHint) -> &'static str {
    match next {
        TrialHint::Why => hints::hint(lang),
        TrialHint::Where => hints::where_to(lang),
        TrialHint::Line => text::line(lang),
    }
}

/// Moves the focus to the answer if it was lost with the bar.
fn keep_focus_in_panel() {
    if is_focus_lost() {
        focus(".branch-panel > .guide-words");
    }
}
