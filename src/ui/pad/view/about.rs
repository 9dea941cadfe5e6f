//! The game of the sheet: players, expansions, date, place, remark; and the order of the fields.

use super::context::PadContext;
use crate::game::{Expansion, ScoreLine, Seat};
use crate::i18n::{Lang, Phrase, pad as text, shell, words};
use crate::ui::kit::aria::aria;
use crate::ui::kit::choice::Choice;
use crate::ui::kit::hooks::guard;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::reactive::{Memo, Show};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::pad::model::{FillOrder, LONGEST_NOTE, LONGEST_REMARK, Pad};
use crate::ui::table::pieces::swatches::swatches;
use crate::ui::table::session::Colour;
use crate::ui::table::session::seating::default_name;
use leptos::prelude::*;

/// The facts of the sheet, and buttons for a new one.
#[component]
pub fn About() -> impl IntoView {
    let pad = PadContext::expect();
    let order_name = |lang: Lang, order| match order {
        FillOrder::Lines => text::by_line(lang),
        FillOrder::Players => text::by_player(lang),
    };
    view! {
        <section class="panel pad-about">
            <h2>{t(text::about)}</h2>
            <PlayerCount />
            <Colours />
            <Expansions />
            <Choice name="order" title=text::order options=FillOrder::ALL words=order_name value=pad.order />
            <div class="pad-notes">
                <Note kind="date" name=text::date longest=LONGEST_NOTE of=|pad| &mut pad.date />
                <Note kind="text" name=text::place longest=LONGEST_NOTE of=|pad| &mut pad.place />
                <Note kind="text" name=text::remark longest=LONGEST_REMARK of=|pad| &mut pad.remark />
            </div>
            <p class="buttons">
                <button type="button" class="button" data-does="again" on:click=move |_| pad.again()>
                    {symbol("icon-reset")}<span>{t(text::again)}</span>
                </button>
                <Show when=move || pad.before.with(Option::is_some)>
                    <button type="button" class="button" data-does="bring-back" on:click=move |_| pad.bring_back()>
                        {symbol("icon-undo")}<span>{t(text::again_undo)}</span>
                    </button>
                </Show>
            </p>
        </section>
    }
}

/// The number of players.
#[component]
fn PlayerCount() -> impl IntoView {
    let pad = PadContext::expect();
    let lang = Settings::expect().lang;
    let number = Memo::new(move |_| pad.pad.with(|pad| pad.players.len()));
    let chip = move |players: usize| {
        view! {
            <button type="button" class="chip-count" data-players=players
                aria-pressed=move || aria(number.get() == players)
                on:click=move |_| {
                    let lang = lang.get_untracked();
                    pad.pad.update(|pad| pad.resize(players, |at| default_name(lang, at)));
                    let (seat, line) = pad.at.get_untracked();
                    if seat.index() >= players {
                        pad.at.set((Seat(0), line));
                    }
                }>
                {players}
            </button>
        }
    };
    view! {
        <div class="player-counts" role="group" aria-label=t(text::number_of_players)>
            {[2, 3, 4, 5].map(chip).collect_view()}
        </div>
    }
}

/// The colour of each player.
#[component]
fn Colours() -> impl IntoView {
    let pad = PadContext::expect();
    let seats = Memo::new(move |_| pad.pad.with(|pad| pad.players.len()));
    let row = move |seat: Seat| {
        let chosen = move || pad.pad.with(|pad| pad.player(seat).map_or(Colour::Black, |player| player.colour));
        let choose = move |colour| pad.pad.update(|pad| pad.recolour(seat, colour));
        view! {
            <li>
                <span class="pad-who">{move || pad.name(seat)}</span>
                {swatches(seat.index(), move || pad.name(seat), chosen, choose)}
            </li>
        }
    };
    view! {
        <ul class="pad-colours">
            {move || (0..seats.get() as u8).map(|seat| row(Seat(seat))).collect_view()}
        </ul>
    }
}

/// The expansions.
#[component]
fn Expansions() -> impl IntoView {
    let pad = PadContext::expect();
    let lang = Settings::expect().lang;
    let toggle = move |expansion| {
        pad.pad.update(|pad| pad.expansions = pad.expansions.toggled(expansion));
        let (seat, line) = pad.at.get_untracked();
        if !line.is_in(pad.pad.with_untracked(|pad| pad.expansions)) {
            pad.at.set((seat, ScoreLine::Coins));
        }
    };
    let choice = move |expansion: Expansion| {
        view! {
            <label class="check">
                <input type="checkbox" name=expansion.name()
                    prop:checked=move || pad.pad.with(|pad| pad.expansions.contains(expansion))
                    on:change=guard(move |_| toggle(expansion)) />
                <span>{move || words::expansion(lang.get(), expansion)}</span>
            </label>
        }
    };
    view! {
        <fieldset class="pad-expansions">
            <legend class="unseen">{t(shell::expansions)}</legend>
            {Expansion::ALL.map(choice).collect_view()}
        </fieldset>
    }
}

/// A note about the game.
#[component]
fn Note(
    /// The type of the field.
    kind: &'static str,
    /// Its name.
    name: Phrase,
    /// The most characters.
    longest: usize,
    /// Returns the text of the sheet.
    of: fn(&mut Pad) -> &mut String,
) -> impl IntoView {
    let pad = PadContext::expect();
    // `of` needs a mutable sheet, so this reads a copy.
    let value = move || of(&mut pad.pad.get()).clone();
    let change = move |event| {
        let text: String = event_target_value(&event).chars().take(longest).collect();
        pad.pad.update(|pad| *of(pad) = text);
    };
    view! {
        <label>
            <span>{t(name)}</span>
            <input type=kind maxlength=longest autocomplete="off" prop:value=move || value() on:input=change />
        </label>
    }
}
