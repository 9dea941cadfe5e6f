//! The log: everything that happened, in words, by turns.

use super::menu::look_back;
use super::question::Question;
use super::take_back::{ask_others, can_ask_others};
use crate::game::{Event, Record};
use crate::i18n::{Lang, message, past, shell};
use crate::ui::kit::context;
use crate::ui::kit::hooks::use_timeout;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::reactive::{Effect, Memo, RwSignal, Show};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::shell::dialogs::Dialogs;
use crate::ui::shell::live::Live;
use crate::ui::table::describe;
use crate::ui::table::session::account;
use crate::ui::table::session::agreed::{Matter, Note};
use crate::ui::table::session::history;
use crate::ui::table::session::history::{LogLine, LogSection, Title};
use crate::ui::table::store::Match;
use leptos::prelude::*;
use std::ops::RangeBounds;
use std::time::Duration;

/// The log, the latest turn first. A line that names tiles makes them flash; the players can take turns back.
#[component]
pub fn LogDialog() -> impl IntoView {
    let table = Match::expect();
    let dialogs = Dialogs::expect();
    let to_confirm = RwSignal::new(None::<usize>);
    view! {
        <p class="buttons log-head">
            <span class="hint">{t(shell::log_hint)}</span>
            <button type="button" class="button small" data-does="history" on:click=move |_| look_back(table, dialogs)>
                {symbol("icon-back")}
                {t(past::history)}
            </button>
        </p>
        {move || {
            let sections = table.with_record(history::sections);
            let agreements = table.agreements();
            if sections.is_empty() && agreements.notes.is_empty() {
                return view! { <p>{t(shell::log_empty)}</p> }.into_any();
            }
            let asked = untrack(|| can_ask_others(table));
            let ends = sections.iter().skip(1).map(|next| next.first).chain([usize::MAX]).collect::<Vec<_>>();
            let before_all = agreed(&agreements.notes, ..=0);
            let newest_first = sections.into_iter().zip(ends).rev();
            let sections = newest_first.map(|(section, end)| {
                let agreed = agreed(&agreements.notes, section.first + 1..=end);
                view! { <AgreedLines agreed /><SectionView section to_confirm asked /> }
            });
            view! { {sections.collect_view()}<AgreedLines agreed=before_all /> }.into_any()
        }}
    }
}

/// Returns what the table agreed to while the record had so many entries, the latest first.
fn agreed(notes: &[Note], entries: impl RangeBounds<usize>) -> Vec<Matter> {
    notes.iter().rev().filter(|note| entries.contains(&note.entry)).map(|note| note.matter).collect()
}

/// What the table agreed to after a turn.
#[component]
fn AgreedLines(agreed: Vec<Matter>) -> impl IntoView {
    let lang = Settings::expect().lang;
    let table = Match::expect();
    let line =
        move |matter| view! { <li>{move || describe::agreed(lang.get(), &untrack(|| table.position()), matter)}</li> };
    (!agreed.is_empty()).then(|| view! {
        <section class="chapter" data-notice="agreed"><ol>{agreed.into_iter().map(line).collect_view()}</ol></section>
    })
}

/// The number of turns and bidding phases beside the board.
const LATEST: usize = 20;

/// How long nothing happens before the log beside a board follows.
const REST: Duration = Duration::from_millis(150);

/// The last turns, the latest first, for the space beside a board.
#[component]
pub fn LatestTurns() -> impl IntoView {
    let table = Match::expect();
    let latest = move || table.with_record(history::sections).into_iter().rev().take(LATEST).collect::<Vec<_>>();
    let shown = RwSignal::new(untrack(latest));
    let timeout = use_timeout();
    // The board answers a tap first: the log follows once the hand rests.
    Effect::new(move |has_run: Option<()>| {
        table.with_record(|_| ());
        if has_run.is_some() {
            timeout.start(REST, move || shown.set(untrack(latest)));
        }
    });
    // What did not change stays: each tap adds a line to one turn.
    let key = |section: &LogSection| {
        let lines: Vec<_> = section.lines.iter().map(|line| (line.entry, line.is_taken_back)).collect();
        (section.first, lines)
    };
    view! { <For each=move || shown.get() key children=|section| view! { <TurnInBrief section /> } /> }
}

/// A bidding phase or a turn in one line, which opens to its steps.
#[component]
fn TurnInBrief(section: LogSection) -> impl IntoView {
    let lang = Settings::expect().lang;
    let table = Match::expect();
    let LogSection { title, first, lines } = section;
    let is_turn = matches!(title, Title::Turn(_));
    let accounts = table.with_record(|record| account::since(record, first));
    let told = accounts.into_iter().find(|account| is_turn && account.first == first);
    let words = move || match &told {
        Some(account) => describe::account(lang.get(), &untrack(|| table.position()), account),
        None => heading(table, lang.get(), title, first),
    };
    view! {
        <details class="chapter">
            <summary>{move || words()}</summary>
            <ol>{lines.into_iter().filter(has_words).map(|line| view! { <LineView line /> }).collect_view()}</ol>
        </details>
    }
}

/// Names a bidding phase or a turn, with the level of a computer.
fn heading(table: Match, lang: Lang, title: Title, first: usize) -> String {
    let title_of =
        |record: &Record| record.game_before(first).map(|before| describe::section_title(lang, title, before));
    let words = untrack(|| table.with_record(title_of));
    let level = if let Title::Turn(seat) = title { table.level(seat) } else { None };
    describe::with_level(lang, words.unwrap_or_default(), level)
}

/// A bidding phase or a turn, with a button to take it back, or to ask those at other devices for it.
#[component]
fn SectionView(
    section: LogSection,
    to_confirm: RwSignal<Option<usize>>,
    /// The entry that this device's player can ask them to take back.
    asked: Option<usize>,
) -> impl IntoView {
    let table = Match::expect();
    let (dialogs, live) = (Dialogs::expect(), context::expect::<Live>());
    let is_asked = section.lines.iter().any(|line| Some(line.entry) == asked);
    let ask = move || {
        view! {
            <button type="button" class="button quiet small" data-does="ask-others" on:click=move |_| ask_others(dialogs, live)>
                {t(message::ask_back)}
            </button>
        }
    };
    let first = section.first;
    let is_taken_back = section.lines.iter().filter(|line| has_words(line)).all(|line| line.is_taken_back);
    let is_empty = !section.lines.iter().any(has_words);
    let can_take_back = (is_empty || !is_taken_back)
        && !table.history().is_shown_untracked()
        && untrack(|| {
            let agreements = table.agreements();
            !agreements.is_strict && !agreements.is_known(first)
        });
    view! {
        <Turn section>
            {can_take_back.then(|| view! { <TakeBack to=first to_confirm /> })}
            {is_asked.then(ask)}
        </Turn>
    }
}

/// Returns whether a line says more than its heading.
const fn has_words(line: &LogLine) -> bool {
    !matches!(line.event, Event::TurnStarted { .. } | Event::TurnEnded { .. })
}

/// The heading and the lines of a bidding phase or a turn.
#[component]
fn Turn(section: LogSection, #[prop(optional)] children: Option<Children>) -> impl IntoView {
    let lang = Settings::expect().lang;
    let table = Match::expect();
    let LogSection { title, first, lines } = section;
    view! {
        <section class="chapter">
            <h3>{move || heading(table, lang.get(), title, first)}</h3>
            <ol>{lines.into_iter().filter(has_words).map(|line| view! { <LineView line /> }).collect_view()}</ol>
            {children.map(|children| children())}
        </section>
    }
}

/// A line of the log, with a button to look at the step.
#[component]
fn LineView(line: LogLine) -> impl IntoView {
    let lang = Settings::expect().lang;
    let table = Match::expect();
    let dialogs = Dialogs::expect();
    let LogLine { entry, event, is_taken_back } = line;
    // The names in it stay, whatever is on the board by now.
    let description = Memo::new(move |_| describe::event(lang.get(), &untrack(|| table.position()), &event));
    move || {
        let line = description.get()?;
        let mark = is_taken_back.then(|| view! { <em class="badge">{shell::taken_back(lang.get())}</em> });
        let squares = line.squares.clone();
        let text = if squares.is_empty() {
            line.text.clone().into_any()
        } else {
            let show = move |_| {
                dialogs.close();
                table.flash().set(squares.clone());
            };
            let label = shell::show_tiles(lang.get(), &line.text);
            view! { <button type="button" class="log-line" aria-label=label on:click=show>{line.text.clone()}</button> }
                .into_any()
        };
        let look = move |_| {
            dialogs.close();
            table.history().look_at(entry + 1);
        };
        let eye = view! {
            <button type="button" class="icon-button log-eye" data-does="look-at"
                aria-label=past::look_at(lang.get(), &line.text) on:click=look>
                {symbol("icon-eye")}
            </button>
        };
        Some(view! { <li class:gone=is_taken_back>{eye} {text} {mark}</li> })
    }
}

/// A button that takes back every entry from `to` on, after a second tap to confirm it.
#[component]
fn TakeBack(to: usize, to_confirm: RwSignal<Option<usize>>) -> impl IntoView {
    let table = Match::expect();
    let dialogs = Dialogs::expect();
    let confirm = move || {
        dialogs.close();
        table.take_back(to);
    };
    let button = move || {
        view! {
            <button type="button" class="button quiet small" data-does="take-back" on:click=move |_| to_confirm.set(Some(to))>
                {t(shell::take_back)}
            </button>
        }
    };
    view! {
        <Show when=move || to_confirm.get() == Some(to) fallback=button>
            <Question text=t(shell::take_back_sure) yes=shell::take_back_yes does="take-back-yes" on_yes=confirm
                on_no=move || to_confirm.set(None) />
        </Show>
    }
}
