//! A game from the position, in which the author plays the solution of the lesson step and chooses its goals.

use super::context::{EditorContext, EditorView};
use crate::game::{Phase, Record};
use crate::i18n::letters::capital;
use crate::i18n::{Lang, edit};
use crate::ui::allow::Allow;
use crate::ui::components::lesson::SideArea;
use crate::ui::components::pieces::art::symbol;
use crate::ui::components::table::action_bar::ActionBar;
use crate::ui::components::table::bid_track::BidTrack;
use crate::ui::components::table::board::Board;
use crate::ui::components::table::flights::Flights;
use crate::ui::components::table::hand::HandView;
use crate::ui::describe;
use crate::ui::edit::{Goal, played_actions, possible_goals};
use crate::ui::hooks::guard;
use crate::ui::session::Session;
use crate::ui::state::{Match, MatchConfig, Settings};
use crate::ui::text::t;
use leptos::prelude::*;
use std::sync::Arc;

/// The button of the editor that opens this view, and gets the focus back.
const OPENER: &str = "[data-does=record-solution]";

/// A game from the position, with the goals that the author can choose.
#[component]
pub fn SolutionRecorder(
    /// The record at the start of the step.
    record: Record,
) -> impl IntoView {
    let editor = EditorContext::expect();
    let start = Arc::clone(record.game());
    let game = Match::new(Session::of_record(record), Settings::expect(), MatchConfig::open(Allow::Everything));
    provide_context(game);
    let starts_with_bids = start.phase == Phase::Bid;
    let is_bidding = move || starts_with_bids || game.with_record(|record| record.game().phase == Phase::Bid);
    let selected = RwSignal::new(Vec::<Goal>::new());
    let possible = Memo::new(move |_| game.with_record(possible_goals));
    let is_played = move || game.with_record(|record| !record.is_empty());
    // Undo may remove a goal that was selected.
    let goals = Memo::new(move |_| {
        let possible = possible.get();
        selected.get().into_iter().filter(|goal| possible.contains(goal)).collect::<Vec<_>>()
    });
    let done = move |_| {
        let solution = untrack(|| game.with_record(played_actions));
        editor.lesson.update(|lesson| lesson.set_solution(solution, goals.get_untracked()));
        editor.show(EditorView::Position, OPENER);
    };
    let lang = Settings::expect().lang;
    let choice = move |goal: Goal| {
        let (own, other) = (goal.clone(), goal.clone());
        let is_on = move || goals.with(|goals| goals.contains(&own));
        let toggle = move |_| {
            selected.update(|selected| match selected.iter().position(|goal| *goal == other) {
                Some(at) => drop(selected.remove(at)),
                None => selected.push(other.clone()),
            });
        };
        let text = goal_text(lang.get(), game, &goal)?;
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
                <button type="button" class="bar-button" data-does="to-editor"
                    on:click=guard(move |_| editor.show(EditorView::Position, OPENER))>
                    {symbol("icon-undo")}<span>{t(edit::to_editor)}</span>
                </button>
            </header>
            <main class="game lesson" tabindex="-1" data-solution=""
                style:--columns=size.columns.to_string() style:--rows=size.rows.to_string()>
                <div class="lesson-side">
                    <section class="lesson-panel" aria-labelledby="solution-title">
                        <h1 id="solution-title" tabindex="-1">{t(edit::record_solution)}</h1>
                        <p>{t(edit::record_solution_hint)}</p>
                        <Show when=move || !is_played()> <p class="hint">{t(edit::nothing_played)}</p> </Show>
                        <Show when=is_played>
                            <h2>{t(edit::what_counts)}</h2>
                            <ul class="targets">{move || possible.get().into_iter().filter_map(choice).collect_view()}</ul>
                        </Show>
                        <p class="buttons">
                            <button type="button" class="button primary" data-does="use-way"
                                disabled=move || !is_played() || goals.with(Vec::is_empty) on:click=guard(done)>
                                {symbol("icon-check")}<span>{t(edit::use_way)}</span>
                            </button>
                        </p>
                    </section>
                    <SideArea start />
                </div>
                <Show when=is_bidding> <BidTrack /> </Show>
                <Board />
                <div class="bar-area"><HandView /><ActionBar /></div>
            </main>
            <Flights />
        </div>
    }
}

/// Returns the text of a goal; none for an event that another one already tells.
fn goal_text(lang: Lang, game: Match, goal: &Goal) -> Option<String> {
    let now = untrack(|| game.position());
    let text = match goal {
        Goal::Played(actions) => edit::target_played(lang, actions.len() as u32),
        Goal::Holds(square, seat) => edit::target_holds(lang, now.player(*seat).name(), &square.to_string()),
        Goal::Gains(seat, points) => edit::target_gains(lang, *points, now.player(*seat).name()),
        Goal::Happens(event) => describe::event(lang, &now, event)?.text,
    };
    Some(capital(text.trim_end_matches('.')))
}
