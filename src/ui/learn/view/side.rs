//! What lies beside the board of a lesson.

use crate::game::{Expansion, Game};
use crate::i18n::panels;
use crate::ui::kit::reactive::Show;
use crate::ui::kit::text::t;
use crate::ui::table::store::Match;
use crate::ui::table::view::city_whims::CityWhims;
use crate::ui::table::view::details::Details;
use crate::ui::table::view::djinns::DjinnRow;
use crate::ui::table::view::market::MarketRow;
use crate::ui::table::view::player::panel::PlayerPanels;
use leptos::prelude::*;
use std::sync::Arc;

/// The market, the djinns and the whims as far as the position has them, and the players.
#[component]
pub fn SideArea(
    /// The position at the start; what it has stays visible.
    start: Arc<Game>,
) -> impl IntoView {
    let game = Match::expect();
    let (has_market, has_djinns) = (has_cards(&start), has_any_djinn(&start));
    let has_whims = start.expansions.contains(Expansion::Whims);
    view! {
        <div class="side">
            <Show when=move || has_market || has_cards(&game.position())> <MarketRow /> </Show>
            <Show when=move || has_djinns || has_any_djinn(&game.position())> <DjinnRow explain=Details::AT_ONCE.explain /> </Show>
            {has_whims.then(|| view! { <CityWhims /> })}
            <h2 class="unseen">{t(panels::players)}</h2>
            <PlayerPanels details=Details::AT_ONCE />
        </div>
    }
}

fn has_cards(game: &Game) -> bool {
    !game.supply.cards.row.is_empty()
}

fn has_any_djinn(game: &Game) -> bool {
    let djinns = &game.supply.djinns;
    !djinns.row.is_empty() || !djinns.pile.is_empty()
}
