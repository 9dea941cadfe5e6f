//! The meeples in hand, or the collected ones.

use super::hand_pointer::{HandPointer, use_hand_pointer};
use crate::game::Meeple;
use crate::i18n::{board, words};
use crate::ui::kit::aria::aria;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::reactive::Memo;
use crate::ui::kit::settings::Settings;
use crate::ui::table::pieces::art;
use crate::ui::table::scene::{HandGroup, Intent};
use crate::ui::table::store::Match;
use crate::ui::table::view::board::colour_key;
use leptos::ev::{KeyboardEvent, MouseEvent};
use leptos::prelude::*;

/// The most colours of which up to three figures are drawn.
const MOST_WITH_FIGURES: usize = 2;

/// The hand: a button for each colour. The player taps it before a tile, or drags it onto one.
#[component]
pub fn HandView() -> impl IntoView {
    let table = Match::expect();
    let lang = Settings::expect().lang;
    let scene = table.scene();
    let pointer = use_hand_pointer();
    let is_collected = Memo::new(move |_| scene.with(|scene| scene.is_collected && !scene.hand.is_empty()));
    let colours = Memo::new(move |_| scene.with(|scene| scene.hand.len()));
    let groups = Meeple::ALL.map(|meeple| view! { <Group meeple pointer is_collected colours /> }.into_any());
    let tribe = Memo::new(move |_| {
        scene.with(|scene| scene.hand.first().filter(|_| scene.is_collected).map(|group| group.meeple))
    });
    let tribe_action = move || tribe.get().map(|meeple| words::tribe_action(lang.get(), meeple));
    let name = move || if is_collected.get() { board::collected(lang.get()) } else { board::hand(lang.get()) };
    let on_key = move |event: KeyboardEvent| {
        if let Some(meeple) = colour_key(&event, lang.get_untracked()) {
            event.prevent_default();
            table.send(Intent::Colour(meeple));
        }
    };
    view! {
        <section
            class="hand"
            aria-label=move || name()
            data-empty=move || (colours.get() == 0).then_some("")
            data-full=move || Some(colours.get()).filter(|colours| *colours > MOST_WITH_FIGURES).map(|colours| colours.to_string())
            data-collected=move || is_collected.get().then_some("")
            on:keydown=on_key
            on:contextmenu=|event: MouseEvent| event.prevent_default()
        >
            {groups}
            <p class="hand-says">{move || tribe_action()}</p>
            {move || pointer.ghost().map(|(meeple, (x, y))| view! {
                <div
                    class="ghost"
                    aria-hidden="true"
                    data-tribe=art::tribe(meeple)
                    style:left=format!("{x}px")
                    style:top=format!("{y}px")
                >
                    {symbol(art::meeple(meeple))}
                </div>
            }.into_any())}
        </section>
    }
}

/// The meeples of one colour. The button stays in the page without meeples, because a drag needs its pointer events.
#[component]
fn Group(
    /// The colour.
    meeple: Meeple,
    /// The pointer on the hand.
    pointer: HandPointer,
    /// Whether the meeples are collected.
    is_collected: Memo<bool>,
    /// How many colours are in the hand.
    colours: Memo<usize>,
) -> impl IntoView {
    let table = Match::expect();
    let lang = Settings::expect().lang;
    let none = HandGroup { meeple, count: 0, is_chosen: false, can_drop: false, is_asked: false, lands: None };
    let held = move || table.scene().with(|scene| scene.hand.iter().find(|group| group.meeple == meeple).copied());
    let is_gone = Memo::new(move |_| held().is_none());
    // A group that is gone is hidden, so its words and its number stay as they are until it comes back.
    let group = Memo::new(move |last: Option<&HandGroup>| {
        let gone = HandGroup { is_chosen: false, is_asked: false, lands: None, ..last.copied().unwrap_or(none) };
        held().unwrap_or(gone)
    });
    let count = move || u32::from(group.get().count);
    let label = move || {
        if group.get().can_drop || is_collected.get() {
            board::held(lang.get(), meeple, count())
        } else {
            board::held_stuck(lang.get(), meeple, count())
        }
    };
    // A full hand has no room for several figures of a colour: its number is enough.
    let more = move || {
        let is_few = (1..=MOST_WITH_FIGURES).contains(&colours.get()) && !is_gone.get() && !is_collected.get();
        let more = if is_few { count().clamp(1, 3) - 1 } else { 0 };
        (0..more).map(|_| symbol(art::meeple(meeple))).collect_view()
    };
    view! {
        <button
            type="button"
            class="held"
            data-tribe=art::tribe(meeple)
            data-stuck=move || (!group.get().can_drop).then_some("")
            data-asked=move || group.get().is_asked.then_some("")
            data-lands=move || group.get().lands.map(|_| "")
            style:--i=move || group.get().lands.map(|number| number.to_string())
            hidden=move || is_gone.get()
            disabled=move || is_collected.get()
            aria-pressed=move || aria(group.get().is_chosen)
            aria-label=move || label()
            on:click=move |event| pointer.click(&event, meeple)
            on:pointerenter=move |_| table.point_in_hand(Some(meeple))
            on:pointerleave=move |_| table.point_in_hand(None)
            on:pointerdown=move |event| pointer.down(&event, meeple)
            on:pointermove=move |event| pointer.moved(&event)
            on:pointerup=move |event| pointer.up(&event)
            on:pointercancel=move |_| pointer.cancel()
        >
            <span class="figures" aria-hidden="true">{symbol(art::meeple(meeple))}{move || more()}</span>
            <span class="tally" aria-hidden="true">
                <b class="letter">{move || words::tribe_letter(lang.get(), meeple)}</b>
                {move || (count() > 1).then(|| format!("×{}", count()))}
            </span>
        </button>
    }
}
