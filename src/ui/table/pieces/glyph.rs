//! Meeples, costs and sets of goods as small symbols within text.

use super::art;
use crate::game::{Cost, GoodsSet, Meeple};
use crate::ui::kit::icon::{Icon, symbol};
use leptos::prelude::*;

/// Draws a meeple in its colour.
pub fn glyph(meeple: Meeple) -> AnyView {
    view! { <span class="glyph" data-tribe=art::tribe(meeple)>{symbol(art::meeple(meeple))}</span> }.into_any()
}

/// Draws the goods of a set and the price of the set.
pub fn set_icons(set: GoodsSet) -> impl IntoView {
    view! {
        {set.iter().map(|card| view! { <Icon name=art::card(card) /> }.into_any()).collect_view()}
        <span class="price">{set.worth().to_string()}</span>
    }
}

/// The cost of a djinn's power in symbols.
#[component]
pub fn CostGlyphs(
    /// The cost.
    cost: Cost,
) -> impl IntoView {
    let elder = || glyph(Meeple::Elder);
    let fakir = || view! { <span class="glyph">{symbol("fakir")}</span> };
    let glyphs = match cost {
        Cost::Free => ().into_any(),
        Cost::One => (elder(), "/", fakir()).into_any(),
        Cost::Two => (elder(), elder(), "/", fakir()).into_any(),
        Cost::Fakir => fakir().into_any(),
        Cost::Fakirs => (fakir(), "+").into_any(),
    };
    view! { <span class="power-cost" aria-hidden="true">{glyphs}</span> }
}
