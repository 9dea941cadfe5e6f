//! The puzzles by theme, those of the base game first, and that of the day.

use super::file::{FetchedFile, NotReadyTexts, draw_not_ready};
use super::solved::{forget, solved};
use crate::game::Expansion;
use crate::i18n::{learn, puzzles as text, shell};
use crate::notation::puzzle::Theme;
use crate::ui::kit::browser::today;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::learn::puzzle::{DAILY, DAILY_WITH_EXPANSIONS, Pack, Puzzle, Solved, theme as theme_name};
use crate::ui::shell::dialog_host::DialogHost;
use crate::ui::shell::navigation::Navigation;
use leptos::prelude::*;
use std::sync::Arc;

/// The list of puzzles.
#[component]
pub fn PuzzleList() -> impl IntoView {
    let navigation = Navigation::expect();
    let pack = FetchedFile::puzzles();
    let done = RwSignal::new(solved());
    view! {
        <main class="course" tabindex="-1" data-puzzles="">
            <header class="course-head">
                <a class="button" href="#" data-does="leave" on:click=move |_| navigation.forget_game()>{symbol("icon-close")}<span>{t(shell::leave)}</span></a>
                <h1>{t(text::puzzles)}</h1>
            </header>
            <p class="course-hint">{t(text::about)}</p>
            {move || match pack.get() {
                FetchedFile::Ready(pack) => view! {
                    <Standing pack=Arc::clone(&pack) done=done.get() />
                    {themes(&pack, &done.get(), true)}
                    <h2>{t(text::with_expansions)}</h2>
                    <p class="buttons">
                        <a class="button" href=format!("#puzzle={DAILY_WITH_EXPANSIONS}") data-does="daily-expansions">{t(text::daily_with_expansions)}</a>
                    </p>
                    {themes(&pack, &done.get(), false)}
                    <Forget done />
                }.into_any(),
                other => draw_not_ready(other, NotReadyTexts::PUZZLES),
            }}
        </main>
        <DialogHost />
    }
}

/// How many are solved, and a link to the puzzle of the day.
#[component]
fn Standing(pack: Arc<Pack>, done: Solved) -> impl IntoView {
    let lang = Settings::expect().lang;
    let (count, all) = (pack.puzzles.iter().filter(|puzzle| done.has(&puzzle.name)).count(), pack.puzzles.len());
    let words = move || text::solved_of(lang.get(), count, all);
    let is_solved = pack.of_day(today(), true).is_some_and(|puzzle| done.has(&puzzle.name));
    view! {
        <div class="course-state">
            <p><span>{words}</span><progress max=all.to_string() value=count.to_string() aria-label=words></progress></p>
            <a class="button" class:primary=!is_solved href=format!("#puzzle={DAILY}") data-does="daily">
                <span>{t(text::daily)}</span>
                {is_solved.then(|| view! { <small>{t(text::solved)}</small> })}
                {symbol("icon-next")}
            </a>
        </div>
    }
}

/// Draws the puzzles that need no expansion, or those that do, by theme.
fn themes(pack: &Arc<Pack>, done: &Solved, is_base: bool) -> impl IntoView + use<> {
    let panel = |theme| view! { <ThemePanel pack=Arc::clone(pack) theme is_base done=done.clone() /> };
    view! { <div class="chapters" data-base=is_base.then_some("")>{Theme::ALL.map(panel).collect_view()}</div> }
}

/// The puzzles of a theme, the easier ones first.
#[component]
fn ThemePanel(pack: Arc<Pack>, theme: Theme, is_base: bool, done: Solved) -> impl IntoView {
    let lang = Settings::expect().lang;
    let is_meant = |puzzle: &&Puzzle| puzzle.theme == theme && puzzle.is_base() == is_base;
    let mut list: Vec<Puzzle> = pack.puzzles.iter().filter(is_meant).cloned().collect();
    list.sort_by_key(|puzzle| puzzle.grade);
    let (count, all) = (list.iter().filter(|puzzle| done.has(&puzzle.name)).count(), list.len());
    (all > 0).then(|| {
        view! {
            <details class="panel lesson-chapter" data-theme-of=theme.name() data-done=(count == all).then_some("")>
                <summary>
                    <h2>{move || theme_name(lang.get(), theme)}</h2>
                    <small>{move || learn::done_of(lang.get(), count, all)}</small>
                </summary>
                <ul class="lessons">
                    {list.into_iter().map(|puzzle| view! { <PuzzleLink puzzle done=done.clone() /> }).collect_view()}
                </ul>
            </details>
        }
    })
}

/// A puzzle in the list, with how hard it is and the expansions that it needs.
#[component]
fn PuzzleLink(puzzle: Puzzle, done: Solved) -> impl IntoView {
    let lang = Settings::expect().lang;
    let is_solved = done.has(&puzzle.name);
    let expansions: Vec<_> = puzzle.expansions().collect();
    let grade = match puzzle.grade {
        1 => text::easy,
        2 => text::medium,
        _ => text::hard,
    };
    let state = move || {
        let lang = lang.get();
        let expansions = expansions.iter().map(|expansion| match expansion {
            Expansion::Artisans => text::artisans(lang),
            Expansion::Whims => text::whims(lang),
        });
        let solved = is_solved.then(|| text::solved(lang));
        [grade(lang)].into_iter().chain(expansions).chain(solved).collect::<Vec<_>>().join(" · ")
    };
    let (href, name) = (format!("#puzzle={}", puzzle.name), puzzle.name.to_string());
    let title = move || puzzle.title(lang.get());
    view! {
        <li>
            <a href=href data-puzzle=name data-done=is_solved.then_some("")>
                <span>{title}</span>
                <small>{state}</small>
            </a>
        </li>
    }
}

/// A button that forgets what was solved, once it is pressed twice.
#[component]
fn Forget(done: RwSignal<Solved>) -> impl IntoView {
    let is_sure = RwSignal::new(false);
    let press = move |_| {
        if is_sure.get_untracked() {
            forget();
            done.set(Solved::default());
        }
        is_sure.update(|is_sure| *is_sure = !*is_sure);
    };
    view! {
        <p class="buttons" hidden=move || done.with(Solved::is_empty)>
            <button type="button" class="button" data-does="forget" on:click=press>
                {symbol("icon-reset")}
                {move || if is_sure.get() { t(text::forget_really) } else { t(text::forget) }}
            </button>
        </p>
    }
}
