//! The history bar: the step of the past that the page shows, and the controls that move the cursor.

use crate::game::Phase;
use crate::i18n::{Phrase, help, past, shell, words};
use crate::ui::kit::aria::aria;
use crate::ui::kit::hooks::use_timeout;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::reactive::{Effect, Memo, Show};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::table::describe;
use crate::ui::table::pieces::art;
use crate::ui::table::scene::HandGroup;
use crate::ui::table::session::history::{Title, title};
use crate::ui::table::store::Match;
use crate::ui::table::store::history_cursor::HistoryCursor;
use leptos::html;
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// The shortest time for a step while playing, in milliseconds.
const SHORTEST: u64 = 900;
/// The longest time for a step while playing, in milliseconds.
const LONGEST: u64 = 3000;
/// The time for each letter beyond the first 30, in milliseconds.
const LETTER: u64 = 14;

/// The step in words, its number, and the controls.
#[component]
pub fn HistoryBar(
    /// Called when the bar is removed while it has the focus.
    on_closed: impl Fn() + Copy + Send + Sync + 'static,
    /// Whether the board shows only the past: the bar then has no button to leave it, and takes no focus.
    #[prop(optional)]
    is_permanent: bool,
    /// A button beside the one that leaves the past.
    #[prop(optional, into)]
    tools: ViewFn,
    /// The name of the button that leaves the past.
    #[prop(default = past::leave)]
    leave: Phrase,
) -> impl IntoView {
    let lang = Settings::expect().lang;
    let table = Match::expect();
    let history = table.history();
    use_auto_play(history);
    let bar = NodeRef::<html::Section>::new();
    if !is_permanent {
        use_focus(bar, on_closed);
    }
    let at = move || history.at().unwrap_or_default();
    let text = Memo::new(move |_| {
        history
            .step()
            .with(|step| step.as_ref().map_or(past::start(lang.get()).to_owned(), |step| step.line.text.clone()))
    });
    let level = move || {
        let step = history.at()?.checked_sub(1)?;
        table.with_record(|record| match title(record, step) {
            Some(Title::Turn(seat)) => table.level(seat),
            _ => None,
        })
    };
    let heading = move || {
        let words = history.step().with(|step| step.as_ref().map(|step| step.title.clone()));
        words.map(|words| describe::with_level(lang.get(), words, level()))
    };
    let is_taken_back = move || history.step().with(|step| step.as_ref().is_some_and(|step| step.is_taken_back));
    let count = move || past::step(lang.get(), at(), history.steps());
    // A replay under a cover ends with the words of the cover, so that it need not come back.
    let leave_words = move || match table.awaited() {
        Some(seat) => shell::i_am(lang.get(), &table.position().player(seat).name),
        None if !history.is_before_move() => leave(lang.get()).to_owned(),
        None if table.with_record(|record| record.game().phase == Phase::Bid) => {
            past::to_your_bid(lang.get()).to_owned()
        }
        None => past::to_your_turn(lang.get()).to_owned(),
    };
    let take_and_leave = move |_| {
        table.uncover();
        history.leave();
    };
    view! {
        <section class="history-bar" node_ref=bar aria-label=t(past::bar)>
            <div class="history-text">
                <p role="status" title=move || text.get()>
                    <span class="history-step">{move || count()}</span>
                    <strong>{move || heading()}</strong>
                    <span>{move || text.get()}</span>
                    <Show when=is_taken_back><em class="badge">{t(shell::taken_back)}</em></Show>
                </p>
                <PastHand />
            </div>
            <Buttons history />
            <input
                class="history-slider"
                type="range"
                min="0"
                max=move || history.steps()
                aria-label=t(past::steps)
                aria-valuetext=move || words::sentences(lang.get(), &[words::sentence(lang.get(), &count()), text.get()])
                prop:value=move || at().to_string()
                on:input=move |event| {
                    if let Ok(steps) = event_target_value(&event).parse() {
                        history.look_at(steps);
                    }
                }
            />
            {tools.run()}
            {(!is_permanent).then(|| view! {
                <button type="button" class="button primary history-leave" data-does="to-game" on:click=take_and_leave>
                    {move || leave_words()}
                </button>
            })}
        </section>
    }
}

/// The buttons: to the start, back, play or pause, forward, to the last step.
#[component]
fn Buttons(history: HistoryCursor) -> impl IntoView {
    let lang = Settings::expect().lang;
    let is_first = Signal::derive(move || history.at() == Some(0));
    let is_last = Signal::derive(move || history.at() == Some(history.steps()));
    // A toggle has two symbols and names: while paused and while playing.
    let toggle = move |does: &'static str,
                       icons: [&'static str; 2],
                       names: [Phrase; 2],
                       keys: &'static str,
                       is_disabled: Signal<bool>,
                       act: fn(HistoryCursor)| {
        let state = move || usize::from(history.is_playing());
        let name = move || names[state()](lang.get());
        let key = keys.split(' ').next().unwrap_or_default();
        view! {
            <button
                type="button"
                class="history-button"
                data-does=does
                aria-label=move || name()
                title=move || words::noted(lang.get(), name(), &help::keys(lang.get(), key))
                aria-keyshortcuts=keys
                aria-disabled=move || aria(is_disabled.get())
                on:click=move |_| act(history)
            >
                {move || symbol(icons[state()])}
            </button>
        }
    };
    let button =
        move |does, icon, name, keys, is_disabled, act| toggle(does, [icon; 2], [name; 2], keys, is_disabled, act);
    view! {
        <div class="history-buttons" role="group" aria-label=t(past::steps)>
            {button("first", "icon-first", past::first as Phrase, "Home", is_first, |history| history.look_at(0))}
            {button("back", "icon-back", past::back, "PageUp ArrowLeft", is_first, HistoryCursor::back)}
            {toggle(
                "play",
                ["icon-play", "icon-pause"],
                [past::play, past::pause],
                "Space",
                Signal::derive(move || history.steps() == 0),
                HistoryCursor::toggle,
            )}
            {button("forth", "icon-forth", past::forth, "PageDown ArrowRight", is_last, HistoryCursor::forward)}
            {button("last", "icon-last", past::last, "End", is_last, |history| history.look_at(usize::MAX))}
        </div>
    }
}

/// The meeples in hand at the step.
#[component]
fn PastHand() -> impl IntoView {
    let lang = Settings::expect().lang;
    let scene = Match::expect().scene();
    let hand = Memo::new(move |_| scene.with(|scene| scene.hand.clone()));
    move || {
        hand.with(|hand| {
            let group = |group: &HandGroup| {
                let count = u32::from(group.count);
                let name = words::meeples(lang.get(), group.meeple, count);
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

/// Advances the cursor on a timer while it plays.
fn use_auto_play(history: HistoryCursor) {
    let timeout = use_timeout();
    Effect::new(move |_| {
        timeout.stop();
        let letters = history.step().with(|step| step.as_ref().map_or(0, |step| step.line.text.len() as u64));
        if history.is_playing() && history.at().is_some() {
            let time = Duration::from_millis((SHORTEST + letters.saturating_sub(30) * LETTER).min(LONGEST));
            timeout.start(time, move || history.advance());
        }
    });
}

/// Moves the focus into the bar, unless the board has it. Calls `on_closed` if the bar is removed with the focus.
fn use_focus(bar: NodeRef<html::Section>, on_closed: impl Fn() + Send + Sync + 'static) {
    let has_focus = move |selector: &str| {
        document().active_element().is_some_and(|active| matches!(active.closest(selector), Ok(Some(_))))
    };
    bar.on_load(move |bar| {
        // The timeout waits until the dialog that opened the past is closed and has returned the focus.
        set_timeout(
            move || {
                if let (false, Ok(Some(play))) = (has_focus(".board"), bar.query_selector("[data-does=play]")) {
                    let _ignored = play.unchecked_ref::<HtmlElement>().focus();
                }
            },
            Duration::ZERO,
        );
    });
    on_cleanup(move || {
        if has_focus(".history-bar") {
            on_closed();
        }
    });
}
