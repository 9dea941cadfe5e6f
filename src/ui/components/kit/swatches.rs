//! The colours of the players to choose from.

use crate::i18n::shell;
use crate::ui::describe;
use crate::ui::live::{Drawn, live, on};
use crate::ui::session::Colour;
use crate::ui::state::Settings;
use leptos::prelude::*;

/// The colours that a player can have.
pub fn swatches(
    id: usize,
    player: impl Fn() -> String + Send + 'static,
    chosen: impl Fn() -> Colour + Copy + Send + 'static,
    choose: impl Fn(Colour) + Copy + 'static,
) -> AnyView {
    let lang = Settings::expect().lang;
    let swatch = move |colour: Colour| {
        view! {
            <label class="swatch" data-colour=colour.name() title=live(move || describe::colour(lang.get(), colour))>
                <input type="radio" name=format!("colour-{id}") value=colour.name()
                    prop:checked=live(move || chosen() == colour)
                    on:change=on(move |_| choose(colour)) />
                <span class="disc" aria-hidden="true"></span>
                <span class="unseen">{live(move || describe::colour(lang.get(), colour))}</span>
            </label>
        }
    };
    view! {
        <fieldset class="swatches">
            <legend class="unseen">{live(move || shell::colour_of(lang.get(), &player()))}</legend>
            {Colour::ALL.map(swatch).drawn()}
            <span class="swatch-name" aria-hidden="true">{live(move || describe::colour(lang.get(), chosen()))}</span>
        </fieldset>
    }
    .into_any()
}
