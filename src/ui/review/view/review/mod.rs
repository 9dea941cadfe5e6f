//! The review of a game: the dialog with the analysis, and the verdict about a moment beside the board.

mod context;
mod decisions;
mod graph;
mod moments;
mod on_board;
mod players;
mod run;
mod trial;
mod verdict;

pub use trial::TrialPanel;
pub use verdict::VerdictPanel;

use self::context::ReviewContext;
use self::decisions::Decisions;
use self::graph::Course;
use self::moments::{Moments, WhatDecided};
use self::players::Players;
use crate::i18n::{review as text, shell};
use crate::ui::kit::focus::focus_dialog_title_if_lost;
use crate::ui::kit::load_newest;
use crate::ui::kit::reactive::{Effect, Memo, RwSignal, Show};
use crate::ui::kit::styles;
use crate::ui::kit::text::t;
use crate::ui::review::store::review::Review;
use crate::ui::shell::dialogs::{Dialog, Dialogs};
use leptos::prelude::*;
use leptos::task::spawn_local;

/// The dialog with the analysis, and the button that runs or stops it.
#[component]
pub fn ReviewDialog(
    /// What stands below the moments that cost most.
    below_moments: fn() -> AnyView,
) -> impl IntoView {
    let context = ReviewContext::new();
    provide_context(context);
    let is_styled = RwSignal::new(false);
    spawn_local(async move {
        // The dialog is readable without its style sheet.
        let _has_arrived = styles::enable("scores").await;
        let _closed_meanwhile = is_styled.try_set(true);
    });
    let has_any = Memo::new(move |_| context.analysis.with(|analysis| !analysis.decisions.is_empty()));
    let can_analyse = Memo::new(move |_| context.table.can_analyse());
    // Who opens it after the end has asked for it: there is nothing to warn of, so it does not ask again.
    let review = Review::expect();
    let begins = untrack(|| {
        context.is_over()
            && can_analyse.get()
            && !has_any.get()
            && !context.entries.with(Vec::is_empty)
            && review.failure().is_none()
    });
    if begins {
        review.run();
    }
    view! {
        <Show when=move || can_analyse.get() fallback=|| view! { <Closed /> }>
            <WhatDecided />
            <Run />
            <Show when=move || has_any.get() && is_styled.get()>
                <Moments />
                {below_moments()}
                <Course />
                <Players />
                <Decisions />
            </Show>
        </Show>
    }
}

/// The reason why there is no analysis yet, with a button to the dialog of the table.
#[component]
fn Closed() -> impl IntoView {
    let dialogs = Dialogs::expect();
    view! {
        <p data-says="closed">{t(text::closed)}</p>
        <p class="buttons">
            <button type="button" class="button" data-does="table" on:click=move |_| dialogs.show(Dialog::Table)>
                {t(shell::table)}
            </button>
        </p>
    }
}

/// The progress of the analysis, and its button.
#[component]
fn Run() -> impl IntoView {
    let context = ReviewContext::expect();
    let review = Review::expect();
    let lang = context.lang;
    let all = move || context.entries.with(Vec::len);
    let judged = Memo::new(move |_| context.analysis.with(|analysis| analysis.decisions.len()));
    let is_done = Memo::new(move |_| judged.get() == all());
    let is_over = Memo::new(move |_| context.is_over());
    let state = move || {
        let lang = lang.get();
        if all() == 0 {
            text::nothing(lang).to_owned()
        } else if review.is_running() {
            text::progress(lang).to_owned()
        } else if is_done.get() {
            text::done(lang, all() as u32)
        } else if judged.get() == 0 {
            text::about(lang).to_owned()
        } else {
            text::stopped(lang, judged.get(), all())
        }
    };
    // The button disappears at the end. If it had the focus, the title of the dialog gets it.
    Effect::new(move |was_done: Option<bool>| {
        let is_done = is_done.get();
        if is_done && was_done == Some(false) {
            request_animation_frame(focus_dialog_title_if_lost);
        }
        is_done
    });
    let name = move || if judged.get() == 0 { text::run(lang.get()) } else { text::go_on(lang.get()) };
    view! {
        <Show when=move || !is_over.get()><p class="hint" data-says="tells">{t(text::tells)}</p></Show>
        <p role="status" data-says="state">{move || state()}</p>
        {move || review.failure().map(|failure| view! {
            <div class="failure" role="alert">
                <p>{failure.text()(lang.get())}</p>
                {failure.is_missing().then(|| view! { <p class="buttons">{load_newest::button("button small")}</p> })}
            </div>
        })}
        <Show when=move || review.is_running()>
            <p class="review-progress">
                <progress max=move || all().to_string() prop:value=move || judged.get() as f64 aria-label=t(text::progress)></progress>
                <span>{move || text::running(lang.get(), judged.get(), all())}</span>
            </p>
        </Show>
        <Show when=move || !is_done.get()>
            <p class="buttons">
                // One button, so that the focus stays where it was pressed.
                <button type="button" class="button" class:primary=move || !review.is_running()
                    data-does=move || if review.is_running() { "stop-review" } else { "run-review" }
                    on:click=move |_| if review.is_running_untracked() { review.stop() } else { review.run() }>
                    {move || if review.is_running() { text::stop(lang.get()) } else { name() }}
                </button>
            </p>
        </Show>
    }
}
