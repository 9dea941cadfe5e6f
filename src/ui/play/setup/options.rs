//! The options of a new game beside its players: expansions, and a device for each player.

use crate::game::{Expansion, Expansions, Meeple, Seat, TileKind};
use crate::i18n::{Phrase, live, message as text, shell, words};
use crate::ui::kit::browser::fresh_seed;
use crate::ui::kit::hooks::guard;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::reactive::{Memo, RwSignal, Show};
use crate::ui::kit::switch::switch;
use crate::ui::kit::text::t;
use crate::ui::shell::live::relay;
use crate::ui::table::pieces::art;
use crate::ui::table::session::message::{GameId, MessageSeat};
use leptos::prelude::*;

/// The choice of the expansions, each with what it adds.
#[component]
pub fn ExpansionChoice(
    /// The chosen ones.
    expansions: RwSignal<Expansions>,
) -> impl IntoView {
    let choice = move |expansion: Expansion, title: Phrase, hint: Phrase, art: AnyView| {
        let toggle = move |_| expansions.update(|expansions| *expansions = expansions.toggled(expansion));
        view! {
            <div class="expansion">
                <span class="expansion-art" aria-hidden="true">{art}</span>
                {switch(expansion.name(), title, hint, move || expansions.get().contains(expansion), toggle)}
            </div>
        }
    };
    let artisan = view! { {symbol("tent")}<span data-tribe="artisan">{symbol(art::meeple(Meeple::Artisan))}</span> };
    let city = view! { {symbol(art::tile(TileKind::GreatLake))}{symbol("whim-seal")} };
    view! {
        <fieldset class="expansions">
            <legend>{t(shell::expansions)}</legend>
            {choice(Expansion::Artisans, |lang| words::expansion(lang, Expansion::Artisans), shell::artisans_hint, artisan.into_any())}
            {choice(Expansion::Whims, |lang| words::expansion(lang, Expansion::Whims), shell::whims_hint, city.into_any())}
        </fieldset>
    }
}

/// The switch for a game by message, and the choice of the seat of this device.
#[component]
pub fn DevicesSwitch(
    /// The people with their seats.
    people: Memo<Vec<(Seat, String)>>,
    /// This device's part, if each player has a device of their own.
    message: RwSignal<Option<MessageSeat>>,
    /// Whether they play at the same moment, through the relay.
    is_live: RwSignal<bool>,
) -> impl IntoView {
    let choose = move |event| {
        if let Ok(seat) = event_target_value(&event).parse() {
            message.update(|message| *message = message.map(|own| MessageSeat { seat: Seat(seat), ..own }));
        }
    };
    let option = move |(seat, name): (Seat, String)| {
        let is_chosen = move || message.get().is_some_and(|own| own.seat == seat);
        view! { <option value=seat.0.to_string() prop:selected=is_chosen>{name}</option> }
    };
    let set = move |is_on| message.set(if is_on { part_of_first(people) } else { None });
    view! {
        {switch("apart", text::own_devices, text::own_devices_hint, move || message.get().is_some(), set)}
        <Show when=move || message.get().is_some() && relay().is_some()>
            {switch("live", live::now, live::now_hint, move || is_live.get(), move |is_on| is_live.set(is_on))}
        </Show>
        <Show when=move || message.get().is_some()>
            <label class="players-others">
                <span>{t(text::own_seat)}</span>
                <select class="side-field" name="own-seat" on:change=guard(choose)>
                    {move || people.get().into_iter().map(option).collect_view()}
                </select>
            </label>
        </Show>
    }
}

/// Returns the part of this device in a game by message: the first person's.
pub fn part_of_first(people: Memo<Vec<(Seat, String)>>) -> Option<MessageSeat> {
    let first = people.with_untracked(|people| people.first().map(|&(seat, _)| seat))?;
    Some(MessageSeat::new(fresh_id(), first))
}

/// Returns an identity that no other game has.
fn fresh_id() -> GameId {
    GameId(getrandom::u64().unwrap_or_else(|_| fresh_seed() << 32 ^ js_sys::Date::now() as u64))
}
