//! The end of a lesson: where to go from here.

use crate::i18n::learn;
use crate::ui::components::pieces::art::symbol;
use crate::ui::hooks::guard;
use crate::ui::lesson::{Listed, Words};
use crate::ui::state::Navigation;
use crate::ui::state::Settings;
use crate::ui::text::t;
use leptos::{html, prelude::*};

/// What was reached, and the ways on: the next lesson, the list, a game.
#[component]
pub fn LessonEnd(
    /// What is said at the end of a chapter.
    ended: Option<Words>,
    /// The next lesson of the course, if there is one.
    next: Option<Listed>,
) -> impl IntoView {
    let (lang, navigation) = (Settings::expect().lang, Navigation::expect());
    let heading = NodeRef::<html::H1>::new();
    // The button that led here is gone.
    heading.on_load(|heading| {
        request_animation_frame(move || {
            let _unfocused = heading.focus();
        });
    });
    let said = move || match &ended {
        Some(words) => words.get(lang.get()).to_owned(),
        None => learn::lesson_done(lang.get()).to_owned(),
    };
    let onward = next.map(|Listed { id, title, .. }| {
        view! {
            <a class="button primary" href=format!("#learn={id}") data-does="next-lesson">
                <span>{move || learn::next_lesson(lang.get(), title.get(lang.get()))}</span>
                {symbol("icon-next")}
            </a>
        }
    });
    view! {
        <main class="course lesson-end" tabindex="-1">
            <div class="end-scene" aria-hidden="true">{symbol("palm")}{symbol("caravan")}{symbol("palace")}</div>
            <h1 tabindex="-1" node_ref=heading>{t(learn::well_done)}</h1>
            <p>{said}</p>
            <p class="buttons">
                {onward}
                <a class="button" href="#" data-does="to-game" on:click=guard(move |_| navigation.forget_game())>{t(learn::to_game)}</a>
                <a class="button" href="#learn" data-does="to-course">{t(learn::to_course)}</a>
            </p>
        </main>
    }
}
