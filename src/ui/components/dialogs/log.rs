//! Everything that happened, in words, by turns.

use crate::game::{Event, Game};
use crate::i18n::{past, shell};
use crate::ui::components::dialogs::menu::look_back;
use crate::ui::components::pieces::art::symbol;
use crate::ui::describe;
use crate::ui::history::{self, Happened, LogSection};
use crate::ui::hooks::guard;
use crate::ui::state::{Match, Settings, Sheets};
use crate::ui::text::t;
use leptos::prelude::*;

/// The log, the latest turn first. A line that names tiles shows them; a turn can be taken back.
#[component]
pub fn LogSheet() -> impl IntoView {
    let game = Match::expect();
    let sheets = Sheets::expect();
    let asked = RwSignal::new(None::<usize>);
    let chapters = move || game.with_record(history::chapters);
    view! {
        <p class="buttons log-head">
            <span class="hint">{t(shell::log_hint)}</span>
            <button type="button" class="button small" data-does="history" on:click=guard(move |_| look_back(game, sheets))>
                {symbol("icon-back")}
                {t(past::history)}
            </button>
        </p>
        {move || {
            let chapters = chapters();
            if chapters.is_empty() {
                return view! { <p>{t(shell::log_empty)}</p> }.into_any();
            }
            let newest_first = chapters.into_iter().rev();
            newest_first.map(|chapter| view! { <SectionView chapter=chapter asked=asked /> }).collect_view().into_any()
        }}
    }
}

#[component]
fn SectionView(chapter: LogSection, asked: RwSignal<Option<usize>>) -> impl IntoView {
    let settings = Settings::expect();
    let lang = settings.lang;
    let game = Match::expect();
    let LogSection { title, first, lines } = chapter;
    let heading = move || {
        let told = |before: &Game| describe::chapter(lang.get(), title, before);
        game.with_record(|record| record.game_before(first).map(|before| told(before))).unwrap_or_default()
    };
    let is_told = |line: &Happened| !matches!(line.event, Event::TurnStarted { .. } | Event::TurnEnded { .. });
    let lines: Vec<_> = lines.into_iter().filter(is_told).collect();
    let all_gone = !lines.is_empty() && lines.iter().all(|line| line.is_taken_back);
    view! {
        <section class="chapter">
            <h3>{heading}</h3>
            <ol>{lines.into_iter().map(|line| view! { <LineView line=line /> }).collect_view()}</ol>
            {(!all_gone && !game.past().is_on()).then(|| view! { <TakeBack to=first asked=asked /> })}
        </section>
    }
}

#[component]
fn LineView(line: Happened) -> impl IntoView {
    let lang = Settings::expect().lang;
    let game = Match::expect();
    let sheets = Sheets::expect();
    let Happened { entry, event, is_taken_back } = line;
    let said = Memo::new(move |_| describe::event(lang.get(), &game.position(), &event));
    move || {
        let line = said.get()?;
        let mark = is_taken_back.then(|| view! { <em class="badge">{shell::taken_back(lang.get())}</em> });
        let squares = line.squares.clone();
        let text = if squares.is_empty() {
            line.text.clone().into_any()
        } else {
            let show = move |_| {
                sheets.close();
                game.flash().set(squares.clone());
            };
            let label = shell::show_tiles(lang.get(), &line.text);
            view! { <button type="button" class="log-line" aria-label=label on:click=guard(show)>{line.text.clone()}</button> }
                .into_any()
        };
        let look = move |_| {
            sheets.close();
            game.past().look_at(entry + 1);
        };
        let eye = view! {
            <button type="button" class="icon-button log-eye" data-does="look-at"
                aria-label=past::look_at(lang.get(), &line.text) on:click=guard(look)>
                {symbol("icon-eye")}
            </button>
        };
        Some(view! { <li class:gone=is_taken_back>{eye} {text} {mark}</li> })
    }
}

/// Takes everything from here on back, once the table has agreements.
#[component]
fn TakeBack(to: usize, asked: RwSignal<Option<usize>>) -> impl IntoView {
    let game = Match::expect();
    let sheets = Sheets::expect();
    let agree = move |_| {
        sheets.close();
        game.take_back(to);
    };
    move || {
        if asked.get() == Some(to) {
            view! {
                <div class="notice" role="alert">
                    <p>{t(shell::take_back_sure)}</p>
                    <button type="button" class="button danger small" data-does="take-back-yes" on:click=guard(agree)>
                        {t(shell::take_back_yes)}
                    </button>
                    <button type="button" class="button small" on:click=guard(move |_| asked.set(None))>
                        {t(shell::cancel)}
                    </button>
                </div>
            }
            .into_any()
        } else {
            view! {
                <button type="button" class="button quiet small" data-does="take-back" on:click=guard(move |_| asked.set(Some(to)))>
                    {t(shell::take_back)}
                </button>
            }
            .into_any()
        }
    }
}
