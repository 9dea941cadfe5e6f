//! The dock: the points of the current field and why, the faults, keys for touch, and things to count.

use super::context::{InputMethod, PadContext};
use super::things::Things;
use crate::game::{ScoreLine, Seat};
use crate::i18n::{Lang, pad as text, words};
use crate::ui::kit::choice::Choice;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::reactive::Memo;
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::pad::describe;
use crate::ui::pad::model::PadFault;
use leptos::prelude::*;

/// The dock.
#[component]
pub fn Dock() -> impl IntoView {
    let pad = PadContext::expect();
    let lang = Settings::expect().lang;
    let title = move || {
        let (seat, line) = pad.at.get();
        text::field(lang.get(), &pad.name(seat), words::score_line(lang.get(), line))
    };
    let colour = move || {
        let (seat, _) = pad.at.get();
        pad.pad.with(|pad| pad.player(seat).map(|player| player.colour.name()))
    };
    let points = move || {
        let (seat, line) = pad.at.get();
        pad.result.with(|result| result.scores.get(seat.index()).map_or(0, |score| score.line(line)))
    };
    let why = move || {
        let (seat, line) = pad.at.get();
        pad.pad.with(|pad| describe::line(lang.get(), pad, seat, line))
    };
    let has_things = move || pad.at.get().1 != ScoreLine::Coins;
    let input = move || if has_things() && pad.input.get() == InputMethod::Things { "things" } else { "keys" };
    let input_name = |lang: Lang, input| match input {
        InputMethod::Keys => text::by_keys(lang),
        InputMethod::Things => text::by_things(lang),
    };
    view! {
        <section class="pad-dock" data-input=move || input() aria-label=move || title()>
            <div class="pad-here">
                <button type="button" class="icon-button" data-does="previous" aria-label=t(text::previous)
                    on:click=move |_| pad.step(-1)>
                    {symbol("icon-back")}
                </button>
                <p class="pad-title" data-colour=move || colour()>
                    <span class="disc" aria-hidden="true"></span>
                    <span class="pad-what">{move || title()}</span>
                    <strong>{move || points()}</strong>
                </p>
                <button type="button" class="button primary" data-does="next" on:click=move |_| pad.step(1)>
                    <span>{t(text::next)}</span>{symbol("icon-next")}
                </button>
            </div>
            <p class="pad-why" role="status">{move || why()}</p>
            <Faults />
            <div class="pad-input">
                <Choice name="input" title=text::way options=InputMethod::ALL words=input_name value=pad.input />
            </div>
            <Keys />
            <Things />
        </section>
    }
}

/// The faults of the sheet.
#[component]
fn Faults() -> impl IntoView {
    let pad = PadContext::expect();
    let lang = Settings::expect().lang;
    let faults = Memo::new(move |_| pad.result.with(|result| result.faults.clone()));
    let item = move |fault: PadFault| view! { <li>{move || named(pad, lang.get(), &fault)}</li> };
    view! {
        <div role="status">
            <ul class="pad-faults">{move || faults.get().into_iter().map(item).collect_view()}</ul>
        </div>
    }
}

/// Says a fault with the names that the page shows for players without one.
fn named(pad: PadContext, lang: Lang, fault: &PadFault) -> String {
    let mut sheet = pad.pad.get();
    for (at, player) in sheet.players.iter_mut().enumerate() {
        player.name = pad.name(Seat(at as u8));
    }
    describe::fault(lang, &sheet, fault)
}

/// Keys for touch. They type into the current field.
#[component]
fn Keys() -> impl IntoView {
    let pad = PadContext::expect();
    let press = move |key: &'static str| pad.type_in(&(pad.typed() + key));
    let key = move |key: &'static str| {
        view! {
            <button type="button" data-key=key on:click=move |_| untrack(|| press(key))>{key}</button>
        }
    };
    let erase = move |_| {
        let mut typed = untrack(|| pad.typed());
        typed.pop();
        pad.type_in(&typed);
    };
    view! {
        <div class="pad-keys" on:pointerdown=|event| event.prevent_default()>
            {["7", "8", "9"].map(key)}
            <button type="button" data-key="erase" aria-label=t(text::erase) on:click=erase>"⌫"</button>
            {["4", "5", "6", "+", "1", "2", "3", "×", "0"].map(key)}
            <button type="button" class="pad-next" data-key="next" on:click=move |_| pad.step(1)>
                {t(text::next)}{symbol("icon-next")}
            </button>
        </div>
    }
}
