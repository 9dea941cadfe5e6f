//! A game from the position. The author plays the solution of the lesson step, or a mistake, and chooses what counts.

use super::context::{EditorContext, EditorView};
use crate::game::{Phase, Record};
use crate::i18n::{Lang, edit};
use crate::ui::edit::model::{Belonging, Correction, Goal, PlayedWay, played_actions, possible_goals, wrong_goals};
use crate::ui::kit::hooks::guard;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::reactive::{Memo, RwSignal, Show};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::learn::view::SideArea;
use crate::ui::table::allow::Allow;
use crate::ui::table::describe;
use crate::ui::table::scene::Scene;
use crate::ui::table::session::Session;
use crate::ui::table::sow::hand::HandView;
use crate::ui::table::store::{Match, MatchConfig};
use crate::ui::table::view::action_bar::ActionBar;
use crate::ui::table::view::bid_track::BidTrack;
use crate::ui::table::view::board::{Board, tile_note};
use crate::ui::table::view::flights::Flights;
use leptos::prelude::*;
use std::sync::Arc;

/// A game from the position, with the goals that the author can choose.
#[component]
pub fn WayRecorder(
    /// The record at the start of the step.
    record: Record,
    /// Whether the author plays a mistake.
    #[prop(optional)]
    is_mistake: bool,
) -> impl IntoView {
    let editor = EditorContext::expect();
    // The button of the editor that opened this view. It gets the focus back.
    let opener = if is_mistake { "[data-does=record-mistake]" } else { "[data-does=record-solution]" };
    let start = Arc::clone(record.game());
    let table = Match::new(Session::of_record(record), Settings::expect(), MatchConfig::open(Allow::Everything));
    provide_context(table);
    let starts_with_bids = start.phase == Phase::Bid;
    let is_bidding = move || starts_with_bids || table.scene().with(Scene::is_bidding);
    let selected = RwSignal::new(Vec::<Goal>::new());
    let right = editor.lesson.with_untracked(|lesson| lesson.step().solution.actions.clone());
    let possible = Memo::new(move |_| {
        table.with_record(|record| if is_mistake { wrong_goals(record, &right) } else { possible_goals(record) })
    });
    let is_played = move || table.with_record(|record| !record.is_empty());
    // Undo may remove a goal that was selected.
    let goals = Memo::new(move |_| {
        let possible = possible.get();
        selected.get().into_iter().filter(|goal| possible.iter().any(|one| one.covers(goal))).collect::<Vec<_>>()
    });
    let done = move |_| {
        let way = PlayedWay::new(untrack(|| table.with_record(played_actions)), goals.get_untracked());
        editor.lesson.update(|lesson| {
            let step = lesson.step_mut();
            if is_mistake {
                step.corrections.push(Correction { mistake: way, ..Correction::default() });
            } else {
                step.solution = way;
            }
        });
        editor.show(EditorView::Position, opener);
    };
    let choice = move |goal: Goal| view! { <GoalChoice goal goals selected table /> };
    let size = editor.size().get_untracked();
    view! {
        <div class="table">
            <header class="lesson-bar">
                <button type="button" class="bar-button" data-does="to-editor"
                    on:click=move |_| editor.show(EditorView::Position, opener)>
                    {symbol("icon-undo")}<span>{t(edit::to_editor)}</span>
                </button>
            </header>
            <main class="game lesson" tabindex="-1" data-solution=""
                style:--columns=size.columns.to_string() style:--rows=size.rows.to_string()>
                <div class="lesson-side">
                    <section class="lesson-panel" aria-labelledby="solution-title">
                        <h1 id="solution-title" tabindex="-1">{t(if is_mistake { edit::record_mistake } else { edit::record_solution })}</h1>
                        <p>{t(if is_mistake { edit::record_mistake_hint } else { edit::record_solution_hint })}</p>
                        <Show when=move || !is_played()> <p class="hint">{t(edit::nothing_played)}</p> </Show>
                        <Show when=is_played>
                            <h2>{t(if is_mistake { edit::what_tells } else { edit::what_counts })}</h2>
                            <ul class="targets">{move || possible.get().into_iter().map(choice).collect_view()}</ul>
                        </Show>
                        <p class="buttons">
                            <button type="button" class="button primary" data-does="use-way"
                                disabled=move || !is_played() || goals.with(Vec::is_empty) on:click=done>
                                {symbol("icon-check")}<span>{t(if is_mistake { edit::use_mistake } else { edit::use_way })}</span>
                            </button>
                        </p>
                    </section>
                    <SideArea start />
                </div>
                <Show when=is_bidding> <BidTrack /> </Show>
                <Board draw_enlarged=tile_note />
                <div class="bar-area"><HandView /><ActionBar /></div>
            </main>
            <Flights />
        </div>
    }
}

/// A goal that the author can choose. Amounts can be lowered.
#[component]
fn GoalChoice(goal: Goal, goals: Memo<Vec<Goal>>, selected: RwSignal<Vec<Goal>>, table: Match) -> impl IntoView {
    let lang = Settings::expect().lang;
    let most = goal.clone();
    let chosen = Memo::new(move |_| goals.with(|goals| goals.iter().find(|one| most.covers(one)).cloned()));
    let put = {
        let goal = goal.clone();
        move |wanted: Option<Goal>| {
            selected.update(|selected| {
                selected.retain(|one| !goal.covers(one));
                selected.extend(wanted);
            });
        }
    };
    let toggle = {
        let (goal, put) = (goal.clone(), put.clone());
        move |_| put(if chosen.with_untracked(Option::is_none) { Some(goal.clone()) } else { None })
    };
    let shown = goal.clone();
    let text = move || goal_text(lang.get(), table, &chosen.get().unwrap_or_else(|| shown.clone()));
    // An event has no text if another event's text covers it.
    untrack(&text)?;
    let amount = goal.least().map(|most| {
        let set = move |event: leptos::ev::Event| {
            let least = event_target_value(&event).trim().parse().unwrap_or(most).clamp(1, most);
            put(Some(goal.with_least(least)));
            let input: web_sys::HtmlInputElement = event_target(&event);
            input.set_value(&least.to_string());
        };
        let value = move || chosen.with(|chosen| chosen.as_ref().and_then(Goal::least)).unwrap_or(most);
        view! {
            <input type="number" inputmode="numeric" min="1" max=most aria-label=t(edit::at_least)
                hidden=move || chosen.with(Option::is_none) prop:value=move || value() on:change=guard(set) />
        }
    });
    Some(view! {
        <li>
            <label class="switch">
                <input type="checkbox" prop:checked=move || chosen.with(Option::is_some) on:change=guard(toggle) /><span>{move || text()}</span>
            </label>
            {amount}
        </li>
    })
}

/// Returns the text of a goal; `None` for an event that another event's text covers.
fn goal_text(lang: Lang, table: Match, goal: &Goal) -> Option<String> {
    let now = untrack(|| table.position());
    let text = match goal {
        Goal::Played(actions) => edit::target_played(lang, actions.len() as u32),
        Goal::Holds(square, seat) => edit::target_holds(lang, &now.player(*seat).name, &square.to_string()),
        Goal::Gains(seat, points) => edit::target_gains(lang, *points, &now.player(*seat).name),
        Goal::Gathers(seat, belonging, count) => {
            let name = &now.player(*seat).name;
            match belonging {
                Belonging::Coins => edit::target_coins(lang, *count, name),
                Belonging::Fakirs => edit::target_fakirs(lang, *count, name),
                Belonging::Kept(meeple) => {
                    edit::target_kept(lang, name, &[(*meeple, u8::try_from(*count).unwrap_or(u8::MAX))])
                }
            }
        }
        Goal::Happens(event) => describe::event(lang, &now, event)?.text,
    };
    Some(edit::goal_said(lang, text.trim_end_matches(['.', '。'])))
}
