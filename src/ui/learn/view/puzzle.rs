//! One puzzle.

use super::file::{FetchedFile, NotReadyTexts, draw_not_ready};
use super::panel::BelowTask;
use super::player::LessonPlayer;
use super::puzzle_end::PuzzleEnd;
use super::solved;
use crate::game::Expansion;
use crate::i18n::{Lang, Phrase, puzzles, shell};
use crate::ui::kit::browser::today;
use crate::ui::kit::fetch::FetchError;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::reactive::{Memo, RwSignal};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::kit::words;
use crate::ui::learn::lesson::{Lesson, LocalizedText};
use crate::ui::learn::puzzle::Pack;
use crate::ui::shell::dialog_button::DialogButton;
use crate::ui::shell::dialog_host::DialogHost;
use crate::ui::shell::dialogs::Dialog;
use leptos::prelude::*;
use std::sync::Arc;

/// Why there is no lesson of a puzzle.
pub(super) enum NoPuzzle {
    /// The pack has none of that name.
    Unknown,
    /// It was taken out.
    Gone,
    /// It has a fault.
    Faulty(String),
}

/// Returns the lesson that is made of a puzzle.
pub(super) fn lesson_of(pack: &Pack, name: &str) -> Result<Lesson, NoPuzzle> {
    let is_gone = || pack.gone.iter().any(|gone| **gone == *name);
    let puzzle = pack.named(name, today());
    let puzzle = puzzle.ok_or_else(|| if is_gone() { NoPuzzle::Gone } else { NoPuzzle::Unknown })?;
    puzzle.lesson().map_err(NoPuzzle::Faulty)
}

/// Adds what the marks of the board mean, where meeples are dropped. A board on another page has its height measured, and
/// leaves them out.
fn explained(mut lesson: Lesson) -> Lesson {
    for step in lesson.steps.iter_mut().filter(|step| step.start.game().turn().is_some()) {
        step.text = LocalizedText::of(|lang| format!("{}\n\n{}", step.text.get(lang), puzzles::legend(lang)));
    }
    lesson
}

/// Counts how often the page came to speak a language whose words had not been here: the texts of a puzzle are made in those that are.
fn languages_met() -> Memo<usize> {
    let lang = Settings::expect().lang;
    let here = StoredValue::new(Vec::new());
    Memo::new(move |before: Option<&usize>| {
        let lang = lang.get();
        let is_new = here.with_value(|here: &Vec<Lang>| !here.contains(&lang));
        if is_new {
            here.set_value(Lang::all().filter(|&lang| words::is_ready(lang)).collect());
        }
        before.copied().unwrap_or_default() + usize::from(is_new)
    })
}

/// A puzzle, and what comes after it.
#[component]
pub fn PuzzlePage(
    /// Its name, or `daily`.
    name: String,
) -> impl IntoView {
    let pack = FetchedFile::puzzles();
    let languages = languages_met();
    view! {
        <div class="table" data-puzzle>
            <header class="lesson-bar">
                <a class="bar-button" href="#puzzle" data-does="leave">{symbol("icon-close")}<span>{t(puzzles::all)}</span></a>
                <DialogButton dialog=Dialog::Help icon="icon-help" name=shell::help />
                <DialogButton dialog=Dialog::Menu icon="icon-menu" name=shell::menu />
            </header>
            {move || {
                languages.track();
                match pack.get() {
                    FetchedFile::Ready(pack) => draw(pack, &name),
                    other => draw_apart(other, NotReadyTexts::PUZZLES),
                }
            }}
        </div>
        <DialogHost />
    }
}

fn draw_apart(file: FetchedFile<Pack>, words: NotReadyTexts) -> AnyView {
    view! { <main class="course" tabindex="-1">{draw_not_ready(file, words)}</main> }.into_any()
}

fn draw(pack: Arc<Pack>, name: &str) -> AnyView {
    let lesson = match lesson_of(&pack, name) {
        Ok(lesson) => Arc::new(explained(lesson)),
        Err(NoPuzzle::Unknown) => return draw_apart(FetchedFile::Failed(FetchError::Unknown), NotReadyTexts::PUZZLES),
        Err(NoPuzzle::Gone) => return draw_apart(FetchedFile::Failed(FetchError::Unknown), NotReadyTexts::GONE_PUZZLE),
        Err(NoPuzzle::Faulty(fault)) => return draw_apart(FetchedFile::Invalid(fault), NotReadyTexts::PUZZLES),
    };
    // At midnight the puzzle of the day stays the one that was begun.
    let Some(puzzle) = pack.named(name, today()).cloned() else { return ().into_any() };
    provide_context(BelowTask(ViewFn::from({
        let expansions: Vec<_> = puzzle.expansions().collect();
        move || expansions.iter().map(|&expansion| lesson_of_expansion(expansion)).collect_view()
    })));
    let puzzle = StoredValue::new(puzzle);
    let is_over = RwSignal::new(false);
    // By how much the first answer changed the rating.
    let change = RwSignal::new(None);
    let answer = move |is_right| {
        if let Some(moved) = puzzle.with_value(|puzzle| solved::answer(puzzle, is_right)) {
            change.set(Some(moved));
        }
    };
    let on_goal = Callback::new(move |_| {
        answer(true);
        puzzle.with_value(|puzzle| solved::remember(&puzzle.name));
    });
    let on_help = Callback::new(move |()| answer(false));
    let on_end = Callback::new(move |()| is_over.set(true));
    (move || {
        if is_over.get() {
            let (pack, puzzle) = (Arc::clone(&pack), puzzle.get_value());
            return view! { <PuzzleEnd pack puzzle change=change.get_untracked() /> }.into_any();
        }
        let lesson = Arc::clone(&lesson);
        view! { <LessonPlayer lesson on_step=Callback::new(|_| ()) on_goal on_help on_end /> }.into_any()
    })
    .into_any()
}

/// A link to the lesson of what is new in an expansion.
fn lesson_of_expansion(expansion: Expansion) -> impl IntoView {
    let lang = Settings::expect().lang;
    let (first, name): (_, Phrase) = match expansion {
        Expansion::Artisans => ("mountains", puzzles::artisans),
        Expansion::Whims => ("cities", puzzles::whims),
    };
    view! {
        <a href=format!("#learn={first}") data-does="to-lesson">
            {move || puzzles::lesson_of(lang.get(), name(lang.get()))}
        </a>
    }
}
