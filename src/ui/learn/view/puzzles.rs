//! The puzzles by how hard they are, those of the base game first, and that of the day. What a puzzle is about shows only
//! once it is solved.

use super::file::{FetchedFile, NotReadyTexts, draw_not_ready};
use super::solved::{forget, rating, solved};
use crate::game::Expansion;
use crate::i18n::{learn, puzzles as text, shell};
use crate::ui::kit::browser::today;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::reactive::RwSignal;
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::learn::puzzle::{DAILY, DAILY_WITH_EXPANSIONS, Pack, Puzzle, Solved, next, theme as theme_name};
use crate::ui::practice::view::OwnGlance;
use crate::ui::shell::dialog_host::DialogHost;
use crate::ui::shell::navigation::Navigation;
use crate::ui::shell::notice::SettingsNotice;
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
            <SettingsNotice />
            <p class="course-hint">{t(text::about)}</p>
            <p class="buttons"><OwnGlance /></p>
            {move || match pack.get() {
                FetchedFile::Ready(pack) => view! {
                    <Standing pack=Arc::clone(&pack) done=done.get() />
                    {shelf(&pack, &done.get(), "base", |puzzle| puzzle.decides && puzzle.is_base())}
                    <h2>{t(text::with_expansions)}</h2>
                    <p class="buttons">
                        <a class="button" href=format!("#puzzle={DAILY_WITH_EXPANSIONS}") data-does="daily-expansions">{t(text::daily_with_expansions)}</a>
                    </p>
                    {shelf(&pack, &done.get(), "expansions", |puzzle| puzzle.decides && !puzzle.is_base())}
                    <h2>{t(text::endings)}</h2>
                    <p class="course-hint">{t(text::about_endings)}</p>
                    {shelf(&pack, &done.get(), "endings", |puzzle| !puzzle.decides)}
                    <Forget done />
                }.into_any(),
                other => draw_not_ready(other, NotReadyTexts::PUZZLES),
            }}
        </main>
        <DialogHost />
    }
}

/// How many are solved, the rating, and links to the next puzzle and to that of the day.
#[component]
fn Standing(pack: Arc<Pack>, done: Solved) -> impl IntoView {
    let lang = Settings::expect().lang;
    let (count, all) = (pack.puzzles.iter().filter(|puzzle| done.has(&puzzle.name)).count(), pack.puzzles.len());
    let words = move || text::solved_of(lang.get(), count, all);
    let is_solved = pack.of_day(today(), true).is_some_and(|puzzle| done.has(&puzzle.name));
    let rating = rating();
    let points = rating.points();
    let for_you = next(&pack, &done, &rating, None).map(|puzzle| {
        view! {
            <a class="button primary" href=format!("#puzzle={}", puzzle.name) data-does="for-you">
                <span>{t(text::for_you)}</span>
                {symbol("icon-next")}
            </a>
        }
    });
    view! {
        <div class="course-state">
            <p><span>{move || words()}</span><progress max=all.to_string() value=count.to_string() aria-label=move || words()></progress></p>
            <a class="button" href=format!("#puzzle={DAILY}") data-does="daily">
                <span>{t(text::daily)}</span>
                {is_solved.then(|| view! { <small>{t(text::solved)}</small> })}
            </a>
            {for_you}
        </div>
        {(rating.answers() > 0).then(|| view! {
            <p class="course-hint" data-says="rating">{move || text::your_rating(lang.get(), points)}</p>
        })}
    }
}

/// Draws those puzzles that are meant, by grade.
fn shelf(pack: &Arc<Pack>, done: &Solved, name: &'static str, is_meant: fn(&Puzzle) -> bool) -> impl IntoView + use<> {
    let panel = |grade| {
        let is_here = |puzzle: &&Puzzle| puzzle.grade() == grade && is_meant(puzzle);
        let mut list: Vec<Puzzle> = pack.puzzles.iter().filter(is_here).cloned().collect();
        list.sort_by_key(|puzzle| puzzle.rating);
        view! { <GradePanel grade list done=done.clone() /> }
    };
    view! { <div class="chapters" data-shelf=name>{[1, 2, 3].map(panel).collect_view()}</div> }
}

/// The puzzles of a grade.
#[component]
fn GradePanel(grade: u8, list: Vec<Puzzle>, done: Solved) -> impl IntoView {
    let lang = Settings::expect().lang;
    let (count, all) = (list.iter().filter(|puzzle| done.has(&puzzle.name)).count(), list.len());
    let name = match grade {
        1 => text::easy,
        2 => text::medium,
        _ => text::hard,
    };
    (all > 0).then(|| {
        view! {
            <details class="panel lesson-chapter" data-grade=grade.to_string() data-done=(count == all).then_some("")>
                <summary>
                    <h2>{t(name)}</h2>
                    <small>{move || learn::done_of(lang.get(), count, all)}</small>
                </summary>
                <ul class="lessons">
                    {list.into_iter().map(|puzzle| view! { <PuzzleLink puzzle done=done.clone() /> }).collect_view()}
                </ul>
            </details>
        }
    })
}

/// A puzzle in the list, with its rating and the expansions that it needs; a solved one also with what it is about.
#[component]
fn PuzzleLink(puzzle: Puzzle, done: Solved) -> impl IntoView {
    let lang = Settings::expect().lang;
    let is_solved = done.has(&puzzle.name);
    let expansions: Vec<_> = puzzle.expansions().collect();
    let (theme, rated) = (puzzle.theme, puzzle.rating);
    let state = move || {
        let lang = lang.get();
        let expansions = expansions.iter().map(|expansion| match expansion {
            Expansion::Artisans => text::artisans(lang),
            Expansion::Whims => text::whims(lang),
        });
        let solved = is_solved.then(|| [theme_name(lang, theme), text::solved(lang)]).into_iter().flatten();
        let said = [text::rated(lang, rated)].into_iter().chain(expansions.chain(solved).map(str::to_owned));
        said.collect::<Vec<_>>().join(" · ")
    };
    let (href, name) = (format!("#puzzle={}", puzzle.name), puzzle.name.to_string());
    let title = move || puzzle.title(lang.get());
    view! {
        <li>
            <a href=href data-puzzle=name data-done=is_solved.then_some("")>
                <span>{move || title()}</span>
                <small>{move || state()}</small>
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
