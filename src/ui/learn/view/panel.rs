//! The panel of a step: its text, feedback, hints and buttons.
//!
//! Praise takes the place of the task on upright screens, and one hint shows at a time, so that the panel stays low. Hints
//! have words without icons: the arrow that undoes, the one that goes back and the question mark have one meaning each.
//!
//! A browser may translate what the lesson says, and puts elements in place of its text nodes. So these texts are set as a whole.

use super::attempt::{Attempt, Feedback};
use super::buttons::StepButtons;
use super::cursor::LessonCursor;
use super::step_hints::StepHints;
use crate::i18n::{learn, words};
use crate::ui::kit::aria::nth;
use crate::ui::kit::settings::Settings;
use crate::ui::learn::lesson::{Condition, Lesson, LessonStep};
use crate::ui::table::store::Match;
use leptos::html;
use leptos::prelude::*;
use std::sync::Arc;

/// What the page adds below the task.
#[derive(Clone)]
pub struct BelowTask(pub ViewFn);

/// The panel of a step.
#[component]
pub fn StepPanel(
    /// The lesson, which gives the title.
    lesson: Arc<Lesson>,
    /// The step.
    step: Arc<LessonStep>,
    /// The place in the lesson.
    cursor: LessonCursor,
    /// The attempt that the panel judges.
    attempt: Attempt,
) -> impl IntoView {
    let lang = Settings::expect().lang;
    let heading = NodeRef::<html::H1>::new();
    // A screen reader reads a new step from its heading. An embedded board takes the focus only if it has it already.
    heading.on_load(|heading| {
        request_animation_frame(move || {
            if document().has_focus().unwrap_or(true) {
                let _unfocused = heading.focus();
            }
        });
    });
    let text = {
        let step = Arc::clone(&step);
        move || paragraphs(step.text.get(lang.get()))
    };
    view! {
        <section class="lesson-panel" aria-labelledby="lesson-title">
            <header>
                <h1 id="lesson-title" tabindex="-1" node_ref=heading translate="yes"
                    prop:textContent=move || lesson.title.get(lang.get()).to_owned()></h1>
                <p class="lesson-place" hidden=cursor.steps() == 1>
                    {move || learn::step_of(lang.get(), cursor.at() + 1, cursor.steps())}
                </p>
            </header>
            <div class="lesson-text" translate="yes">{move || text()}</div>
            {use_context::<BelowTask>().map(|below| view! { <p class="below-task">{below.0.run()}</p> }.into_any())}
            <FeedbackBox step=Arc::clone(&step) attempt />
            {step.goal.is_some().then(|| view! { <StepHints step=Arc::clone(&step) attempt /> }.into_any())}
            <StepButtons cursor attempt step />
        </section>
    }
}

fn paragraphs(text: &str) -> impl IntoView + use<> {
    let text = text.replace('\u{2029}', "\n\n");
    text.split("\n\n")
        .map(|paragraph| view! { <p prop:textContent=paragraph.to_owned()></p> }.into_any())
        .collect_view()
}

/// The feedback on the attempt.
#[component]
fn FeedbackBox(step: Arc<LessonStep>, attempt: Attempt) -> impl IntoView {
    let lang = Settings::expect().lang;
    let asks_refusal = step.goal.as_ref().is_some_and(Condition::asks_refusal);
    let table = Match::expect();
    let text = move || {
        let lang = lang.get();
        match attempt.feedback.get() {
            Feedback::Nothing => String::new(),
            Feedback::Text(index) => {
                step.feedback.get(index).map(|(_, text)| text.get(lang).to_owned()).unwrap_or_default()
            }
            Feedback::NotOpen => {
                let words = if step.goal.is_none() { learn::only_read(lang) } else { learn::not_open(lang) };
                nth(words.to_owned(), table.refusals())
            }
            Feedback::Stuck => learn::stuck(lang).to_owned(),
            Feedback::Reached => match &step.done {
                // The bar shows a refusal, which is no praise.
                Some(text) if asks_refusal => text.get(lang).to_owned(),
                Some(text) => words::sentences(lang, &[learn::well_done(lang), text.get(lang)]),
                None => learn::well_done(lang).to_owned(),
            },
        }
    };
    let kind = move || match attempt.feedback.get() {
        Feedback::Nothing => None,
        Feedback::Reached => Some("reached"),
        Feedback::Text(_) | Feedback::NotOpen | Feedback::Stuck => Some("wrong"),
    };
    view! {
        // Screen readers announce only a change in a region that is already there.
        <div role="status"><p class="lesson-answer" translate="yes" data-said=move || kind() prop:textContent=text></p></div>
    }
}
