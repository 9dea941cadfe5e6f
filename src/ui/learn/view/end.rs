//! The end of a chapter, with the first game and links to the next lesson, a game, and the course.

use super::first_game::FirstGameButton;
use crate::i18n::learn;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::learn::lesson::{Chapter, CourseLesson};
use crate::ui::shell::navigation::Navigation;
use leptos::html;
use leptos::prelude::*;

/// The end of a chapter.
#[component]
pub fn LessonEnd(
    /// The chapter; none if the course could not be fetched.
    chapter: Option<Chapter>,
    /// The next lesson of the course, if there is one.
    next: Option<CourseLesson>,
) -> impl IntoView {
    let (lang, navigation) = (Settings::expect().lang, Navigation::expect());
    let heading = NodeRef::<html::H1>::new();
    // The button that had the focus was removed.
    heading.on_load(|heading| {
        request_animation_frame(move || {
            let _unfocused = heading.focus();
        });
    });
    let leads_to_game = chapter.as_ref().is_some_and(|chapter| chapter.leads_to_game);
    let closing = chapter.and_then(|chapter| chapter.done);
    let text = move || closing.as_ref().map(|text| text.get(lang.get()).to_owned());
    let next = next.map(|CourseLesson { id, title, .. }| {
        view! {
            <a class="button" class:primary=!leads_to_game href=format!("#learn={id}") data-does="next-lesson">
                <span>{move || learn::next_lesson(lang.get(), title.get(lang.get()))}</span>
                {symbol("icon-next")}
            </a>
        }
    });
    view! {
        <main class="course lesson-end" tabindex="-1">
            <div class="end-scene" aria-hidden="true">{symbol("palm")}{symbol("caravan")}{symbol("palace")}</div>
            <h1 tabindex="-1" node_ref=heading>{t(learn::well_done)}</h1>
            <p>{move || text()}</p>
            <p class="buttons">
                {leads_to_game.then(|| view! { <FirstGameButton /> })}
                {next}
                <a class="button" href="#" data-does="to-game" on:click=move |_| navigation.forget_game()>{t(learn::to_game)}</a>
                <a class="button" href="#learn" data-does="to-course">{t(learn::to_course)}</a>
            </p>
        </main>
    }
}
