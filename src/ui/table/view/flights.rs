//! The flights of coins, cards and pieces over the table, and the amounts of the coins. The next action ends them, and what was
//! in the air then is where it flew to.

use crate::game::Seat;
use crate::ui::kit::icon::Icon;
use crate::ui::kit::reactive::{Effect, RwSignal};
use crate::ui::kit::settings::Settings;
use crate::ui::table::gestures::on_table;
use crate::ui::table::pieces::art;
use crate::ui::table::scene::{Anchor, Cargo, Flight, flights};
use crate::ui::table::store::Match;
use leptos::prelude::*;

/// A flight with its measured places, in CSS pixels.
#[derive(Clone)]
struct MeasuredFlight {
    flight: Flight,
    /// The end.
    end: (i32, i32),
    /// The start, relative to the end.
    start: (i32, i32),
}

/// The current flights.
#[component]
pub fn Flights() -> impl IntoView {
    let table = Match::expect();
    let motion = Settings::expect().motion;
    let current = RwSignal::new(Vec::<MeasuredFlight>::new());
    Effect::new(move |_| {
        let events = table.news();
        let at = untrack(|| table.position()).turn().and_then(|turn| turn.at);
        let moving = if motion.get_untracked() { flights(&events, at) } else { Vec::new() };
        let show = move |measured: Vec<MeasuredFlight>| {
            table.flying().set(measured.iter().map(|measured| measured.flight).collect());
            current.set(measured);
        };
        if current.with_untracked(|current| !current.is_empty()) {
            show(Vec::new());
        }
        if !moving.is_empty() {
            // Measures in the next frame, so that it does not force a layout of its own. Nothing is painted before.
            let frame = request_animation_frame_with_handle(move || {
                let measured: Vec<_> = moving.into_iter().filter_map(measure).collect();
                if !measured.is_empty() {
                    show(measured);
                }
            });
            if let Ok(frame) = frame {
                on_cleanup(move || frame.cancel());
            }
        }
    });
    let flight = move |(index, MeasuredFlight { flight, end, start }): (usize, MeasuredFlight)| {
        let colour = if let Cargo::Piece(seat, _) = flight.cargo { Some(table.colour_name(seat)) } else { None };
        let amount = if let Cargo::Coins(amount) = flight.cargo {
            let (left, top) = if amount > 0 { end } else { (end.0 + start.0, end.1 + start.1) };
            let (left, top) = (format!("{left}px"), format!("{top}px"));
            Some(
                view! { <b class="amount" style:left=left style:top=top style:--i=index.to_string()>{signed(amount)}</b> }.into_any(),
            )
        } else {
            None
        };
        let tribe = if let Cargo::Meeple(meeple) = flight.cargo { Some(art::tribe(meeple)) } else { None };
        view! {
            {amount}
            <span
                class="flight"
                data-colour=colour
                data-tribe=tribe
                style:left=format!("{}px", end.0)
                style:top=format!("{}px", end.1)
                style:--x=format!("{}px", start.0)
                style:--y=format!("{}px", start.1)
                style:--i=index.to_string()
            >
                <Icon name=symbol(flight.cargo) />
            </span>
        }
        .into_any()
    };
    view! {
        <div class="flights" aria-hidden="true">
            {move || current.get().into_iter().enumerate().map(flight).collect_view()}
        </div>
    }
}

/// Writes an amount with its sign.
fn signed(amount: i64) -> String {
    if amount > 0 { format!("+{amount}") } else { format!("−{}", amount.unsigned_abs()) }
}

/// Measures the places of a flight; `None` if the page does not show one of them.
fn measure(flight: Flight) -> Option<MeasuredFlight> {
    let (from, to) = (middle(flight.from)?, middle(flight.to)?);
    Some(MeasuredFlight { flight, end: to, start: (from.0 - to.0, from.1 - to.1) })
}

/// Returns the middle of an anchor. Where the players stand in a strip, the panel of one may be closed.
fn middle(anchor: Anchor) -> Option<(i32, i32)> {
    let of_player = |place: &str, seat: Seat| middle_of(&format!("[data-seat=\"{}\"]{place}", seat.0));
    match anchor {
        Anchor::Tile(square) => middle_of(&format!("[data-square={square}]")),
        Anchor::Player(seat) => of_player(".strip-player", seat).or_else(|| of_player(" .player-name", seat)),
        Anchor::Market => middle_of(".market"),
        Anchor::Djinns => middle_of(".djinns"),
        // Once the hand is empty, the bar stands for it.
        Anchor::Hand => middle_of(".hand:not([data-empty]), .bar-area:not(:has(.hand:not([data-empty])))"),
        Anchor::Track => middle_of(".bid-track"),
    }
}

/// Returns the middle of an element; `None` if the page does not draw it.
fn middle_of(selector: &str) -> Option<(i32, i32)> {
    let area = document().query_selector(selector).ok().flatten()?.get_bounding_client_rect();
    (area.width() > 0.0)
        .then(|| on_table((area.x() + area.width() / 2.0) as i32, (area.y() + area.height() / 2.0) as i32))
}

/// Returns the id of the symbol of a cargo.
fn symbol(cargo: Cargo) -> String {
    match cargo {
        Cargo::Coins(_) => String::from("coin"),
        Cargo::Card(card) => art::card(card),
        Cargo::FaceDown => String::from("item-back"),
        Cargo::Piece(_, piece) => art::piece(piece).to_owned(),
        Cargo::Meeple(meeple) => art::meeple(meeple).to_owned(),
        Cargo::Building(building) => art::building(building).to_owned(),
    }
}
