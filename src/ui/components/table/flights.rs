//! What moves over the table: coins, cards, camels and meeples on their way, for a quarter of a second. The next action
//! ends them.

use crate::game::Building;
use crate::ui::components::kit::icon::Icon;
use crate::ui::components::pieces::art;
use crate::ui::components::pieces::art::card as card_icon;
use crate::ui::hooks::on_table;
use crate::ui::scene::{Anchor, Cargo, Flight, flights};
use crate::ui::state::{Match, Settings};
use leptos::prelude::*;

/// A flight as it is drawn: where it ends, and how far from there it begins.
#[derive(Clone)]
struct Drawing {
    flight: Flight,
    to: (i32, i32),
    by: (i32, i32),
}

/// Everything on its way.
#[component]
pub fn Flights() -> impl IntoView {
    let game = Match::expect();
    let motion = Settings::expect().motion;
    let drawn = RwSignal::new(Vec::<Drawing>::new());
    Effect::new(move |_| {
        let news = game.news();
        let at = untrack(|| game.position()).turn().and_then(|turn| turn.at);
        let moving = if motion.get_untracked() { flights(&news, at) } else { Vec::new() };
        drawn.set(Vec::new());
        if !moving.is_empty() {
            // Places are measured once the page is laid out anyway.
            request_animation_frame(move || drawn.set(moving.into_iter().filter_map(drawing).collect()));
        }
    });
    let flight = move |(index, Drawing { flight, to, by }): (usize, Drawing)| {
        let colour = if let Cargo::Piece(seat, _) = flight.cargo { Some(game.colour(seat)) } else { None };
        let tribe = if let Cargo::Meeple(meeple) = flight.cargo { Some(art::tribe(meeple)) } else { None };
        view! {
            <span class="flight" data-colour=colour data-tribe=tribe
                style:left=format!("{}px", to.0) style:top=format!("{}px", to.1)
                style:--x=format!("{}px", by.0) style:--y=format!("{}px", by.1) style:--i=index.to_string()>
                <Icon name=symbol(flight.cargo) />
            </span>
        }
    };
    view! { <div class="flights" aria-hidden="true">{move || drawn.get().into_iter().enumerate().map(flight).collect_view()}</div> }
}

/// Measures where a flight leads; nothing if a place is not shown.
fn drawing(flight: Flight) -> Option<Drawing> {
    let (from, to) = (middle(flight.from)?, middle(flight.to)?);
    Some(Drawing { flight, to, by: (from.0 - to.0, from.1 - to.1) })
}

fn middle(anchor: Anchor) -> Option<(i32, i32)> {
    let selector = match anchor {
        Anchor::Tile(square) => format!("[data-square={square}]"),
        Anchor::Player(seat) => format!(".player[data-seat=\"{}\"] .player-name", seat.0),
        Anchor::Market => String::from(".market"),
        Anchor::Djinns => String::from(".djinns"),
        Anchor::Hand => String::from(".bar-area"),
        Anchor::Track => String::from(".bid-track"),
    };
    let area = document().query_selector(&selector).ok().flatten()?.get_bounding_client_rect();
    Some(on_table((area.x() + area.width() / 2.0) as i32, (area.y() + area.height() / 2.0) as i32))
}

fn symbol(cargo: Cargo) -> String {
    match cargo {
        Cargo::Coins => String::from("coin"),
        Cargo::Card(card) => card_icon(card),
        Cargo::FaceDown => String::from("item-back"),
        Cargo::Piece(_, piece) => art::piece(piece).to_owned(),
        Cargo::Meeple(meeple) => art::meeple(meeple).to_owned(),
        Cargo::Building(Building::Palm) => String::from("palm"),
        Cargo::Building(Building::Palace) => String::from("palace"),
    }
}
