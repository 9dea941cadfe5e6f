//! What the page says of computers: that one thinks or plays, and what it has just done.

use super::message;
use super::opponents::Opponents;
use crate::game::Event;
use crate::i18n::{opponents as text, shell, words};
use crate::ui::kit::focus::keep_focus;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::load_newest;
use crate::ui::kit::reactive::{Memo, Show};
use crate::ui::kit::settings::{Pace, Settings};
use crate::ui::kit::text::t;
use crate::ui::table::describe;
use crate::ui::table::pieces::marker::name;
use crate::ui::table::scene::Scene;
use crate::ui::table::store::Match;
use crate::ui::table::view::action_bar::Waiting;
use crate::ui::workers::ThinkError;
use leptos::ev::MouseEvent;
use leptos::prelude::*;

/// Returns what the bar shows in place of the prompt while a computer, or a person at another device, is to play.
pub fn waiting(table: Match, opponents: Opponents) -> Waiting {
    let lang = Settings::expect().lang;
    let computer = Memo::new(move |_| table.computer_to_act().map(|(seat, _)| seat));
    let line = Memo::new(move |_| {
        let lang = lang.get();
        let is_shown = table.left_to_show() > 0;
        let seat = computer.get().or_else(|| table.position().active().filter(|_| is_shown));
        let Some(seat) = seat else { return message::waiting_line(table, lang) };
        let name = name(table, seat);
        Some(match opponents.failure.get() {
            Some(failure) => words::sentences(lang, &[text::stuck(lang, &name).as_str(), (failure.text())(lang)]),
            None if table.is_stuck() => {
                words::sentences(lang, &[text::stuck(lang, &name).as_str(), text::no_sense(lang)])
            }
            None if is_shown && table.scene().with(Scene::is_bidding) => text::chooses_spot(lang, &name),
            None if is_shown => text::plays(lang, &name),
            None => text::thinks(lang, &name),
        })
    });
    let refusal = Memo::new(move |_| {
        let Some(seat) = computer.get() else { return message::refusal(table, lang.get()) };
        table.is_too_early().then(|| text::wait(lang.get(), &name(table, seat)))
    });
    Waiting { line, refusal }
}

/// Returns what the last action did, in words. It is empty while the cover, the history bar or a guide says the same.
#[must_use]
pub fn announcement(table: Match, opponents: Opponents, is_guided: Signal<bool>) -> String {
    let lang = Settings::expect().lang.get();
    let is_said_elsewhere = table.cover().is_some() || table.history().at().is_some() || is_guided.get();
    if is_said_elsewhere {
        return String::new();
    }
    match opponents.account.get() {
        // One sentence for a computer's whole turn, then who comes next. A take-back is announced first.
        Some(account) => {
            let now = table.position();
            let next = now.active().filter(|&seat| table.level(seat).is_none());
            let next = next.map(|_| describe::who_is_next(lang, &now));
            let news = table.news();
            let is_back = news.iter().any(|event| matches!(event, Event::TakenBack { .. }));
            let back = is_back.then(|| describe::announce(lang, &now, &news));
            let sentences = [back, Some(describe::account(lang, &now, &account)), next];
            words::sentences(lang, &sentences.into_iter().flatten().collect::<Vec<_>>())
        }
        None if table.was_last_by_computer() => String::new(),
        None => describe::announce(lang, &table.position(), &table.news()),
    }
}

/// The progress of the thinking, and the line that sums up the turn of the last computer unless a guide says it.
#[component]
pub fn TurnSummary(
    /// What the computers do.
    opponents: Opponents,
    /// Whether a guide says what has happened.
    is_guided: Signal<bool>,
) -> impl IntoView {
    let table = Match::expect();
    let lang = Settings::expect().lang;
    let is_thinking = Memo::new(move |_| opponents.progress.with(Option::is_some));
    let account = move || {
        let account = opponents.account.get().filter(|_| !is_guided.get())?;
        Some(describe::account(lang.get(), &table.position(), &account))
    };
    view! {
        <Show when=move || is_thinking.get()>
            <span class="thinking" aria-hidden="true"
                style:--done=move || opponents.progress.get().unwrap_or_default().to_string()></span>
        </Show>
        // The page announces the line to screen readers.
        {move || account().map(|line| view! { <p class="turn-summary">{line}</p> })}
    }
}

/// The buttons that skip ahead, try again, show the turn again and take one's own turn back.
#[component]
pub fn ComputerTools(
    /// What the computers do.
    opponents: Opponents,
) -> impl IntoView {
    let table = Match::expect();
    let Settings { pace, lang, .. } = Settings::expect();
    let can_skip = Memo::new(move |_| table.left_to_show() > 0 && pace.get() != Pace::AtOnce);
    let has_failed = Memo::new(move |_| {
        table.computer_to_act().is_some() && (table.is_stuck() || opponents.failure.with(Option::is_some))
    });
    let is_missing = Memo::new(move |_| {
        has_failed.get() && opponents.failure.with(|failure| failure.as_ref().is_some_and(ThinkError::is_missing))
    });
    // While the next computer plays, the bar has only the buttons that help to follow it.
    let is_idle = Memo::new(move |_| table.computer_to_act().is_none());
    let first = Memo::new(move |_| opponents.account.get().filter(|_| is_idle.get()).map(|account| account.first));
    let can_take_back = Memo::new(move |_| is_idle.get() && table.can_take_back_own());
    let take_back_words = move || {
        let words = if table.is_own_last_bid() { text::take_back_bid } else { text::take_back };
        words(lang.get())
    };
    let try_again = move |event: MouseEvent| {
        table.think_again();
        opponents.failure.set(None);
        keep_focus(&event);
    };
    let skip = move |event: MouseEvent| {
        table.skip_ahead();
        keep_focus(&event);
    };
    let take_back = move |event: MouseEvent| {
        table.take_back_own();
        keep_focus(&event);
    };
    view! {
        <Show when=move || can_skip.get()>
            <button type="button" class="answer" data-does="skip" on:click=skip>{t(text::skip)}</button>
        </Show>
        <Show when=move || has_failed.get()>
            <button type="button" class="answer primary" data-does="think-again" on:click=try_again>
                {t(shell::try_again)}
            </button>
        </Show>
        <Show when=move || is_missing.get()>{load_newest::button("answer")}</Show>
        <Show when=move || first.get().is_some()>
            <button type="button" class="answer aside" data-does="show-again" title=t(text::show_again)
                on:click=move |_| if let Some(first) = first.get_untracked() { table.history().replay(first) }>
                {symbol("icon-play")}
                <span class="aside-words">{t(text::show_again)}</span>
            </button>
        </Show>
        <Show when=move || can_take_back.get()>
            <button type="button" class="answer aside" data-does="take-back-own" title=move || take_back_words()
                on:click=take_back>
                {symbol("icon-first")}
                <span class="aside-words">{move || take_back_words()}</span>
            </button>
        </Show>
    }
}
