//! The choice of a player's colour.

use crate::i18n::shell;
use crate::ui::kit::hooks::guard;
use crate::ui::kit::settings::Settings;
use crate::ui::table::describe;
use crate::ui::table::session::Colour;
use leptos::prelude::*;

/// Draws a radio button for each colour. `id` names the group and `player` returns the player's name.
pub fn swatches(
    id: usize,
    player: impl Fn() -> String + Send + 'static,
    chosen: impl Fn() -> Colour + Copy + Send + 'static,
    choose: impl Fn(Colour) + Copy + 'static,
) -> AnyView {
    let lang = Settings::expect().lang;
    let swatch = move |colour: Colour| {
        view! {
            <label class="swatch" data-colour=colour.name() title=move || describe::colour(lang.get(), colour)>
                <input type="radio" name=format!("colour-{id}") value=colour.name()
                    prop:checked=move || chosen() == colour
                    on:change=guard(move |_| choose(colour)) />
                <span class="disc" aria-hidden="true"></span>
                <span class="unseen">{move || describe::colour(lang.get(), colour)}</span>
            </label>
        }
    };
    view! {
        <fieldset class="swatches">
            <legend class="unseen">{move || shell::colour_of(lang.get(), &player())}</legend>
            {Colour::ALL.map(swatch).collect_view()}
            <span class="swatch-name" aria-hidden="true">{move || describe::colour(lang.get(), chosen())}</span>
        </fieldset>
    }
    .into_any()
}
