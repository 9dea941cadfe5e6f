//! The buttons below a step: back, undo, again, hint, next.

use super::attempt::{Attempt, Feedback};
use super::cursor::LessonCursor;
use super::step_hints::NextTap;
use crate::i18n::{learn, panels};
use crate::ui::kit::focus::keep_focus;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::reactive::Effect;
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::learn::lesson::LessonStep;
use crate::ui::table::store::Match;
use leptos::html;
use leptos::prelude::*;
use std::sync::Arc;
use std::time::Duration;
use web_sys::Element;

/// The time until the meeples have landed.
const LANDED: Duration = Duration::from_millis(700);

/// The buttons back, undo, again, hint and next.
#[component]
pub fn StepButtons(
    /// The place in the lesson.
    cursor: LessonCursor,
    /// The attempt at the step.
    attempt: Attempt,
    /// The step.
    step: Arc<LessonStep>,
) -> impl IntoView {
    let lang = Settings::expect().lang;
    let table = Match::expect();
    let (has_goal, hints) = (step.goal.is_some(), step.hints.len());
    let step = StoredValue::new(step);
    let next_tap = move || table.with_record(|record| step.with_value(|step| NextTap::at(step, record)));
    let is_open = move || has_goal && !attempt.is_reached.get();
    // First the hints, then what to do next, then the program does it.
    let hint_name = move || {
        let name = match attempt.hints.get() {
            asked if asked < hints => learn::hint,
            asked if asked == hints => learn::show_me,
            _ => learn::do_it,
        };
        name(lang.get())
    };
    let help = move |_| {
        if attempt.is_reached.get_untracked() {
            return;
        }
        if attempt.hints.get_untracked() > hints {
            next_tap().follow(table, cursor);
        } else {
            attempt.hints.update(|asked| *asked += 1);
        }
    };
    let next_name = move || {
        let name = if cursor.at() + 1 < cursor.steps() { learn::next } else { cursor.finish() };
        name(lang.get())
    };
    let next = NodeRef::<html::Button>::new();
    Effect::new(move |_| {
        if has_goal && attempt.is_reached.get() {
            lead_to(next);
        } else if attempt.feedback.get() != Feedback::Nothing {
            set_timeout(show_panel, LANDED);
        }
    });
    // Feedback asks to undo what was played, back to where it went wrong; a refused action was not played.
    let steps_back = move || match next_tap() {
        NextTap::Undo(steps) => steps,
        NextTap::Retry => 0,
        NextTap::Play(_) | NextTap::Tap(_) => 1,
    };
    let can_undo = move || {
        let is_wrong = attempt.has_gone_wrong() || attempt.feedback.get() == Feedback::NotOpen;
        let is_played = table.explanation().is_none() && table.scene().with(|scene| scene.can_undo);
        is_wrong && is_played && steps_back() > 0
    };
    let undo = move |event| {
        NextTap::Undo(untrack(steps_back)).follow(table, cursor);
        keep_focus(&event);
    };
    view! {
        <p class="buttons lesson-buttons">
            <button type="button" class="button" data-does="back" aria-label=t(learn::previous) title=t(learn::previous)
                hidden=move || cursor.at() == 0 on:click=move |_| cursor.back()>
                {symbol("icon-next")}
            </button>
            <button type="button" class="button" data-does="undo" hidden=move || !can_undo() on:click=undo>
                {symbol("icon-undo")}<span>{t(panels::undo)}</span>
            </button>
            <button type="button" class="button" data-does="retry" hidden=!has_goal on:click=move |_| cursor.retry()>
                {t(learn::retry)}
            </button>
            <button type="button" class="button" data-does="hint" hidden=move || !is_open() on:click=help>
                {move || hint_name()}
            </button>
            <button type="button" class="button primary" data-does="next"
                node_ref=next hidden=move || is_open()
                on:click=move |_| cursor.go_on()>
                <span>{move || next_name()}</span>
                {symbol("icon-next")}
            </button>
        </p>
    }
}

/// Leads the learner to the next step once the goal is met: scrolls to the panel, and focuses the button if the learner
/// uses the keyboard or if the element with the focus was removed.
fn lead_to(next: NodeRef<html::Button>) {
    request_animation_frame(move || {
        // An element that was hidden loses the focus one frame later.
        request_animation_frame(move || {
            let Some(button) = next.try_get_untracked().flatten() else { return };
            let by_keys = |element: &Element| element.matches(":focus-visible").unwrap_or_default();
            let is_free = |element: Element| element.tag_name() == "BODY" || by_keys(&element);
            if document().has_focus().unwrap_or_default() && document().active_element().is_none_or(is_free) {
                let _unfocused = button.focus();
            }
        });
    });
    // While meeples fly, scrolling would make them miss their tiles.
    set_timeout(show_panel, LANDED);
}

/// Scrolls up to the panel if its feedback is out of sight, or covered by the board or the bar.
fn show_panel() {
    let rect = |selector| Some(document().query_selector(selector).ok().flatten()?.get_bounding_client_rect());
    let table = document().query_selector("main.lesson").ok().flatten();
    let Some((table, feedback)) = table.zip(rect(".lesson-answer")) else { return };
    let board =
        rect(".lesson > .board-area").filter(|board| board.left() < feedback.right()).map(|board| board.bottom());
    let top = table.get_bounding_client_rect().top();
    let bottom = rect(".lesson > .bar-area").map_or(f64::MAX, |bar| bar.top());
    if feedback.top() < board.unwrap_or(top) || feedback.bottom() > bottom {
        table.set_scroll_top(0);
    }
}
