//! The bid order track and the turn order track.

use crate::game::Seat;
use crate::i18n::{panels, words};
use crate::ui::kit::aria::aria;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::reactive::{Memo, Show};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::table::pieces::marker::{Marker, name, names};
use crate::ui::table::scene::{Intent, Scene, Spot};
use crate::ui::table::store::Match;
use leptos::prelude::*;

/// The bid order track and the turn order track. A tap on an open spot previews the bid.
#[component]
pub fn BidTrack() -> impl IntoView {
    let table = Match::expect();
    let lang = Settings::expect().lang;
    let tracks = Memo::new(move |_| table.scene().with(Tracks::of));
    let prices: Vec<_> = tracks.with_untracked(|tracks| tracks.spots.iter().map(|spot| spot.price).collect());
    let is_bidding = is_bidding(table);
    let is_over = Memo::new(move |_| table.scene().with(|scene| scene.active.is_none()));
    let caption = move || if is_bidding.get() { panels::bid_order(lang.get()) } else { panels::next_bids(lang.get()) };
    // The bidding order keeps room for all markers, so that the spots never move.
    let markers = tracks.with_untracked(|tracks| {
        let placed: usize = tracks.spots.iter().map(|spot| spot.markers.len()).sum();
        tracks.bid_order.len() + placed
    });
    view! {
        <section class="bid-track" class:bidding=move || is_bidding.get() aria-label=t(panels::turn_order)
            style:--markers=markers.to_string()>
            // After the end nobody bids any more.
            <Show when=move || !is_over.get()>
                <div class="bid-order">
                    <p class="track-caption">{move || caption()}</p>
                    <ol aria-label=move || caption()>
                        {move || {
                            let is_bidding = is_bidding.get();
                            let bidder = |(place, seat)| {
                                view! { <Bidder seat is_next=is_bidding && place == 0 /> }.into_any()
                            };
                            tracks.with(|tracks| tracks.bid_order.clone()).into_iter().enumerate().map(bidder).collect_view()
                        }}
                    </ol>
                </div>
            </Show>
            <div class="turn-order">
                <p class="track-caption" aria-live="polite" data-may-cut>{move || order_in_words(table)}</p>
                <div class="spots" role="group" aria-label=t(panels::turn_order)>
                    {prices.into_iter().map(|price| view! { <SpotButton price tracks /> }.into_any()).collect_view()}
                </div>
            </div>
        </section>
    }
}

/// What both tracks show. A memo of one type for all of it costs an embedded board less than one for each part.
#[derive(Clone, PartialEq)]
struct Tracks {
    spots: Vec<Spot>,
    bid_order: Vec<Seat>,
}

impl Tracks {
    fn of(scene: &Scene) -> Self {
        Self { spots: scene.spots.clone(), bid_order: scene.bid_order.clone() }
    }
}

/// Returns a memo that tells whether the players bid now.
pub fn is_bidding(table: Match) -> Memo<bool> {
    Memo::new(move |_| table.scene().with(Scene::is_bidding))
}

/// A marker on the bid order track.
#[component]
fn Bidder(
    /// The player.
    seat: Seat,
    /// Whether the player bids now.
    is_next: bool,
) -> impl IntoView {
    let table = Match::expect();
    let lang = Settings::expect().lang;
    let label = move || {
        let name = name(table, seat);
        if is_next { panels::bidder(lang.get(), &name) } else { name }
    };
    view! {
        <li class:next=is_next>
            <span role="img" aria-label=move || label()>
                <Marker seat />
            </span>
        </li>
    }
}

/// Describes the turn order as far as it is known, with the previewed bid if there is one.
fn order_in_words(table: Match) -> String {
    let lang = Settings::expect().lang.get();
    let (order, active, is_preview, is_bidding) = table.scene().with(|scene| {
        let order: Vec<_> = scene.spots.iter().rev().flat_map(|spot| spot.markers.iter().copied()).collect();
        (order, scene.active, scene.spots.iter().any(|spot| spot.is_previewed), scene.is_bidding())
    });
    match (active, order.first()) {
        (Some(_), None) if is_bidding => panels::turn_order(lang).to_owned(),
        (Some(_), Some(_)) if is_preview => panels::order_then(lang, &names(table, &order)),
        (Some(_), Some(_)) if is_bidding => panels::order_of(lang, &names(table, &order)),
        (Some(active), Some(&next)) if active == next => panels::plays_twice(lang, &name(table, active)),
        (Some(active), Some(&next)) => panels::plays_then(lang, &name(table, active), &name(table, next)),
        (Some(active), None) => panels::plays_last(lang, &name(table, active)),
        (None, _) => panels::step_over(lang).to_owned(),
    }
}

/// A price of the turn order track with its places.
#[component]
fn SpotButton(
    /// The printed price.
    price: u8,
    /// Both tracks.
    tracks: Memo<Tracks>,
) -> impl IntoView {
    let table = Match::expect();
    let is_bidding = is_bidding(table);
    let spot = move || tracks.with(|tracks| tracks.spots.iter().find(|spot| spot.price == price).cloned());
    let has = move |read: fn(&Spot) -> bool| spot().is_some_and(|spot| read(&spot));
    let is_previewed = move || has(|spot| spot.is_previewed);
    let is_open = move || has(|spot| spot.is_open);
    let state = move || match (is_bidding.get(), is_open()) {
        (true, true) => "open",
        (true, false) => "closed",
        (false, _) => "idle",
    };
    let due = move || spot().filter(|spot| spot.is_previewed).and_then(|spot| spot.due).unwrap_or(price.into());
    view! {
        <button
            type="button"
            class="spot"
            class:previewed=move || is_previewed()
            data-price=price
            data-state=move || state()
            aria-pressed=move || aria(is_previewed())
            aria-disabled=move || aria(!is_open())
            aria-label=move || spot().map(|spot| label(table, &spot, is_bidding.get()))
            // A double tap only previews the bid.
            on:click=move |event| if event.detail() < 2 { table.send(Intent::Spot(price)); }
        >
            {move || is_previewed().then(|| view! { <span class="confirm">{symbol("icon-check")}</span> })}
            <span class="price" class:cheaper=move || due() != u32::from(price)>{move || due()}</span>
            <span class="places">{move || spot().map(places)}</span>
        </button>
    }
}

/// Draws the places of a price; the player who plays first is first.
fn places(spot: Spot) -> AnyView {
    let capacity = spot.capacity;
    let place = move |index: usize| {
        let seat = spot.markers.get(index).copied();
        view! {
            <span class="place" class:coming=spot.is_coming(index) class:pushed=spot.is_pushed(index)>
                {seat.map(|seat| view! { <Marker seat /> })}
            </span>
        }
        .into_any()
    };
    (0..capacity).map(place).collect_view().into_any()
}

/// Describes a spot for screen readers.
fn label(table: Match, spot: &Spot, is_bidding: bool) -> String {
    let lang = Settings::expect().lang.get();
    let mut parts = vec![panels::spot(lang, spot.price)];
    parts.extend(spot.markers.iter().map(|&seat| panels::spot_of(lang, &name(table, seat))));
    if spot.capacity > 1 {
        parts.push(panels::spot_room(lang, spot.capacity.saturating_sub(spot.markers.len()) as u32));
    }
    if spot.is_previewed {
        parts.push(panels::tap_again(lang).to_owned());
    }
    if is_bidding && !spot.is_open {
        parts.push(panels::spot_closed(lang).to_owned());
    }
    words::facts(lang, &parts)
}
