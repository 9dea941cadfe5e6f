//! The bar of the past: which step is looked at, the ways to others, and back to the game.

use crate::game::Phase;
use crate::i18n::{Lang, help, past, shell, words};
use crate::ui::components::pieces::art::{self, symbol};
use crate::ui::hooks::guard;
use crate::ui::scene::HandGroup;
use crate::ui::state::{Match, Past, Settings};
use crate::ui::text::t;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::{html, prelude::*};
use std::time::Duration;

/// How long a step is shown while playing, at least and at most.
const SHORTEST: u64 = 900;
const LONGEST: u64 = 3000;
/// What a letter adds: long sentences take longer to read.
const LETTER: u64 = 14;

/// The step in words, its place in the game, and the controls.
#[component]
pub fn HistoryBar(
    /// Called when the focus has to find another place.
    on_closed: impl Fn() + Copy + Send + Sync + 'static,
    /// Whether there is nothing but the past: then it cannot be left, and the focus stays where it is.
    #[prop(optional)]
    stays: bool,
) -> impl IntoView {
    let lang = Settings::expect().lang;
    let game = Match::expect();
    let past = game.past();
    play(past);
    let bar = NodeRef::<html::Section>::new();
    if !stays {
        take_focus(bar, on_closed);
    }
    let at = move || past.at().unwrap_or_default();
    let text = Memo::new(move |_| {
        past.told().with(|told| told.as_ref().map_or(past::start(lang.get()).to_owned(), |told| told.line.text.clone()))
    });
    let title = move || past.told().with(|told| told.as_ref().map(|told| told.title.clone()));
    let is_gone = Memo::new(move |_| past.told().with(|told| told.as_ref().is_some_and(|told| told.is_taken_back)));
    let count = move || past::step(lang.get(), at(), past.steps());
    let leave = move || match (past.is_before_move(), &game.with_record(|record| record.game().phase == Phase::Bid)) {
        (true, true) => past::to_your_bid(lang.get()),
        (true, false) => past::to_your_turn(lang.get()),
        _ => past::leave(lang.get()),
    };
    view! {
        <section class="history-bar" node_ref=bar aria-label=t(past::bar)>
            <div class="history-told">
                <p role="status" title=move || text.get()>
                    <span class="history-step">{count}</span>
                    <strong>{title}</strong>
                    <span>{move || text.get()}</span>
                    {move || is_gone.get().then(|| view! { <em class="badge">{t(shell::taken_back)}</em> })}
                </p>
                <HandThen />
            </div>
            <Buttons past=past />
            <input
                class="history-slider"
                type="range"
                min="0"
                max=move || past.steps()
                aria-label=t(past::steps)
                aria-valuetext=move || format!("{}. {}", count(), text.get())
                prop:value=move || at().to_string()
                on:input=guard(move |event| {
                    if let Ok(steps) = event_target_value(&event).parse() {
                        past.look_at(steps);
                    }
                })
            />
            {(!stays).then(|| view! {
                <button type="button" class="button primary history-leave" data-does="to-game" on:click=guard(move |_| past.leave())>
                    {leave}
                </button>
            })}
        </section>
    }
}

type Words = fn(Lang) -> &'static str;

/// To the start, back, play or pause, forth, to the last step.
#[component]
fn Buttons(past: Past) -> impl IntoView {
    let lang = Settings::expect().lang;
    let is_first = move || past.at() == Some(0);
    let is_last = move || past.at() == Some(past.steps());
    // Symbol and name, each for a past that stands still and for one that plays.
    let two_faced = move |does: &'static str,
                          icons: [&'static str; 2],
                          names: [Words; 2],
                          keys: &'static str,
                          is_off: Signal<bool>,
                          act: fn(Past)| {
        let face = move || usize::from(past.is_playing());
        let name = move || names[face()](lang.get());
        let key = keys.split(' ').next().unwrap_or_default();
        view! {
            <button
                type="button"
                class="history-button"
                data-does=does
                aria-label=name
                title=move || format!("{} ({})", name(), help::keys(lang.get(), key))
                aria-keyshortcuts=keys
                aria-disabled=move || if is_off.get() { "true" } else { "false" }
                on:click=guard(move |_| act(past))
            >
                {move || symbol(icons[face()])}
            </button>
        }
    };
    let button = move |does, icon, name, keys, is_off, act| two_faced(does, [icon; 2], [name; 2], keys, is_off, act);
    view! {
        <div class="history-buttons" role="group" aria-label=t(past::steps)>
            {button("first", "icon-first", past::first as Words, "Home", Signal::derive(is_first), |past| past.look_at(0))}
            {button("back", "icon-back", past::back, "PageUp ArrowLeft", Signal::derive(is_first), Past::back)}
            {two_faced(
                "play",
                ["icon-play", "icon-pause"],
                [past::play, past::pause],
                "Space",
                Signal::derive(move || past.steps() == 0),
                Past::toggle,
            )}
            {button("forth", "icon-forth", past::forth, "PageDown ArrowRight", Signal::derive(is_last), Past::forth)}
            {button("last", "icon-last", past::last, "End", Signal::derive(is_last), |past| past.look_at(usize::MAX))}
        </div>
    }
}

/// The meeples that were in hand.
#[component]
fn HandThen() -> impl IntoView {
    let lang = Settings::expect().lang;
    let scene = Match::expect().scene();
    let hand = Memo::new(move |_| scene.with(|scene| scene.hand.clone()));
    move || {
        hand.with(|hand| {
            let group = |group: &HandGroup| {
                let count = u32::from(group.count);
                let name = format!("{count} {}", words::tribe(lang.get(), group.meeple, count));
                view! {
                    <li class="history-held" data-tribe=art::tribe(group.meeple)>
                        <span aria-hidden="true">{symbol(art::meeple(group.meeple))}{count}</span>
                        <span class="unseen">{name}</span>
                    </li>
                }
            };
            let groups = hand.iter().map(group).collect_view();
            (!groups.is_empty()).then(|| view! { <ul class="history-hand" aria-label=t(past::in_hand)>{groups}</ul> })
        })
    }
}

/// Goes on step by step while the past is played.
fn play(past: Past) {
    let timer = RwSignal::new(None::<TimeoutHandle>);
    let stop = move || {
        if let Some(timer) = timer.try_update(Option::take).flatten() {
            timer.clear();
        }
    };
    Effect::new(move |_| {
        stop();
        let letters = past.told().with(|told| told.as_ref().map_or(0, |told| told.line.text.len() as u64));
        if past.is_playing() && past.at().is_some() {
            let pace = Duration::from_millis((SHORTEST + letters.saturating_sub(30) * LETTER).min(LONGEST));
            timer.set(set_timeout_with_handle(move || past.advance(), pace).ok());
        }
    });
    on_cleanup(stop);
}

/// Brings the focus into the bar once what was open before is closed, unless it is on the board; gives it back at the end.
fn take_focus(bar: NodeRef<html::Section>, on_closed: impl Fn() + Send + Sync + 'static) {
    let holds = move |within: &str| {
        document().active_element().is_some_and(|active| matches!(active.closest(within), Ok(Some(_))))
    };
    bar.on_load(move |bar| {
        set_timeout(
            move || {
                use leptos::wasm_bindgen::JsCast;
                if let (false, Ok(Some(play))) = (holds(".board"), bar.query_selector("[data-does=play]")) {
                    let _unfocused = play.unchecked_ref::<leptos::web_sys::HtmlElement>().focus();
                }
            },
            Duration::ZERO,
        );
    });
    on_cleanup(move || {
        if holds(".history-bar") {
            on_closed();
        }
    });
}
