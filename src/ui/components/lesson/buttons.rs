//! The buttons below a step: back, again, hint, next.

use super::attempt::Attempt;
use super::cursor::LessonCursor;
use crate::i18n::learn;
use crate::ui::components::pieces::art::symbol;
use crate::ui::hooks::guard;
use crate::ui::state::Settings;
use crate::ui::text::t;
use leptos::{html, prelude::*};
use std::time::Duration;
use web_sys::Element;

/// After this time the meeples have landed.
const LANDED: Duration = Duration::from_millis(700);

/// The buttons back, again, hint and next.
#[component]
pub fn StepButtons(
    /// The place in the lesson.
    cursor: LessonCursor,
    /// The attempt at the step.
    attempt: Attempt,
    /// Whether the step has a goal.
    has_goal: bool,
    /// The number of hints.
    hints: usize,
) -> impl IntoView {
    let lang = Settings::expect().lang;
    let is_open = move || has_goal && !attempt.is_reached.get();
    // The button stays after the last hint, since it may have the focus.
    let has_hint = move || is_open() && attempt.hints.get() <= hints;
    let hint_name =
        move || if attempt.hints.get() < hints { learn::hint(lang.get()) } else { learn::show_me(lang.get()) };
    let next_name = move || {
        if cursor.at() + 1 < cursor.steps() { learn::next(lang.get()) } else { learn::finish(lang.get()) }
    };
    let next = NodeRef::<html::Button>::new();
    Effect::new(move |_| {
        if has_goal && attempt.is_reached.get() {
            lead_to(next);
        }
    });
    view! {
        <p class="buttons lesson-buttons">
            <button type="button" class="button" data-does="back" aria-label=t(learn::previous) title=t(learn::previous)
                hidden=move || cursor.at() == 0 on:click=guard(move |_| cursor.back())>
                {symbol("icon-undo")}
            </button>
            <button type="button" class="button" data-does="retry" hidden=!has_goal on:click=guard(move |_| cursor.retry())>
                {symbol("icon-reset")}
                <span>{t(learn::retry)}</span>
            </button>
            <button type="button" class="button" data-does="hint" hidden=move || !is_open()
                aria-disabled=move || if has_hint() { "false" } else { "true" }
                on:click=guard(move |_| if has_hint() { attempt.hints.update(|hints| *hints += 1); })>
                {symbol("icon-help")}
                <span>{hint_name}</span>
            </button>
            <button type="button" class="button primary" data-does="next"
                node_ref=next hidden=is_open
                on:click=guard(move |_| cursor.go_on())>
                <span>{next_name}</span>
                {symbol("icon-next")}
            </button>
        </p>
    }
}

/// Leads the learner to the next step once the goal is met: scrolls to the panel, and focuses the button if the learner uses the
/// keyboard or if the element with the focus was removed.
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

/// Scrolls up to the panel if its feedback is out of sight.
fn show_panel() {
    let find = |selector| document().query_selector(selector).ok().flatten();
    let Some((table, feedback)) = find("main.lesson").zip(find(".lesson-answer")) else { return };
    if feedback.get_bounding_client_rect().top() < table.get_bounding_client_rect().top() {
        table.set_scroll_top(0);
    }
}
