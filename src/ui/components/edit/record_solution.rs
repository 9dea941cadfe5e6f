//! A lesson step in the making: the way to its goal is played, then the step is tried as a learner sees it.

use super::context::{EditorContext, View};
use crate::game::{Phase, Record};
use crate::i18n::letters::capital;
use crate::i18n::{Lang, edit};
use crate::ui::components::lesson::{LessonPlayer, beside};
use crate::ui::components::pieces::art::symbol;
use crate::ui::components::table::action_bar::ActionBar;
use crate::ui::components::table::bid_track::BidTrack;
use crate::ui::components::table::board::Board;
use crate::ui::components::table::flights::Flights;
use crate::ui::components::table::hand::HandView;
use crate::ui::describe;
use crate::ui::edit::{Target, targets, way};
use crate::ui::hooks::guard;
use crate::ui::lesson::{Allow, Lesson};
use crate::ui::session::Session;
use crate::ui::state::{Match, MatchConfig, Settings};
use crate::ui::text::t;
use leptos::prelude::*;
use std::sync::Arc;

/// Leads here, and has the focus again afterwards.
const REHEARSE: &str = "[data-does=rehearse]";

/// The position as it is played, with what could be asked for.
#[component]
pub fn Rehearsal(record: Record) -> impl IntoView {
    let editor = EditorContext::expect();
    let start = Arc::clone(record.game());
    let game = Match::new(Session::of_record(record), Settings::expect(), MatchConfig::open(Allow::Everything));
    provide_context(game);
    let is_bidding = {
        let begins = start.phase == Phase::Bid;
        Memo::new(move |_| begins || game.with_record(|record| record.game().phase == Phase::Bid))
    };
    let chosen = RwSignal::new(Vec::<Target>::new());
    let targets = Memo::new(move |_| game.with_record(targets));
    let is_played = Memo::new(move |_| game.with_record(|record| !record.is_empty()));
    // What was undone is asked for no more.
    let chosen_now = Memo::new(move |_| {
        let targets = targets.get();
        chosen.get().into_iter().filter(|target| targets.contains(target)).collect::<Vec<_>>()
    });
    let done = move |_| {
        editor.plan.update(|plan| plan.go(untrack(|| game.with_record(way)), chosen_now.get_untracked()));
        editor.show(View::Editor, REHEARSE);
    };
    let lang = Settings::expect().lang;
    let choice = move |target: Target| {
        let (own, other) = (target.clone(), target.clone());
        let is_on = move || chosen_now.with(|chosen| chosen.contains(&own));
        let toggle = move |_| {
            chosen.update(|chosen| match chosen.iter().position(|target| *target == other) {
                Some(at) => drop(chosen.remove(at)),
                None => chosen.push(other.clone()),
            });
        };
        let text = said(lang.get(), game, &target)?;
        Some(view! {
            <li><label class="switch">
                <input type="checkbox" prop:checked=is_on on:change=guard(toggle) /><span>{text}</span>
            </label></li>
        })
    };
    let size = editor.size().get_untracked();
    view! {
        <div class="table">
            <header class="lesson-bar">
                <button type="button" class="bar-button" data-does="to-editor" on:click=guard(move |_| editor.show(View::Editor, REHEARSE))>
                    {symbol("icon-undo")}<span>{t(edit::to_editor)}</span>
                </button>
            </header>
            <main class="game lesson" tabindex="-1" data-rehearsal=""
                style:--columns=size.columns.to_string() style:--rows=size.rows.to_string()>
                <div class="lesson-side">
                    <section class="lesson-panel" aria-labelledby="rehearsal-title">
                        <h1 id="rehearsal-title" tabindex="-1">{t(edit::rehearse)}</h1>
                        <p>{t(edit::rehearse_hint)}</p>
                        <Show when=move || !is_played.get()> <p class="hint">{t(edit::nothing_played)}</p> </Show>
                        <Show when=move || is_played.get()>                            <h2>{t(edit::what_counts)}</h2>
                            <ul class="targets">{move || targets.get().into_iter().filter_map(choice).collect_view()}</ul>
                        </Show>
                        <p class="buttons">
                            <button type="button" class="button primary" data-does="use-way"
                                disabled=move || !is_played.get() || chosen_now.with(Vec::is_empty) on:click=guard(done)>
                                {symbol("icon-check")}<span>{t(edit::use_way)}</span>
                            </button>
                        </p>
                    </section>
                    {beside(&start)}
                </div>
                <Show when=move || is_bidding.get()> <BidTrack /> </Show>
                <Board />
                <div class="bar-area"><HandView /><ActionBar /></div>
            </main>
            <Flights />
        </div>
    }
}

/// A target in words; nothing for what another one says already.
fn said(lang: Lang, game: Match, target: &Target) -> Option<String> {
    let now = untrack(|| game.position());
    let text = match target {
        Target::Played(actions) => edit::target_played(lang, actions.len() as u32),
        Target::Holds(square, seat) => edit::target_holds(lang, now.player(*seat).name(), &square.to_string()),
        Target::Gains(seat, points) => edit::target_gains(lang, *points, now.player(*seat).name()),
        Target::Happens(event) => describe::event(lang, &now, event)?.text,
    };
    Some(capital(text.trim_end_matches('.')))
}

/// The lesson as a learner sees it.
#[component]
pub fn Trial(lesson: Arc<Lesson>) -> impl IntoView {
    let editor = EditorContext::expect();
    let back = move || editor.show(View::Editor, "[data-does=try-lesson]");
    view! {
        <div class="table">
            <header class="lesson-bar">
                <button type="button" class="bar-button" data-does="to-editor" on:click=guard(move |_| back())>
                    {symbol("icon-undo")}<span>{t(edit::to_editor)}</span>
                </button>
            </header>
            <LessonPlayer lesson on_step=Callback::new(|_| ()) on_goal=Callback::new(|_| ()) on_end=Callback::new(move |()| back()) />
        </div>
    }
}
