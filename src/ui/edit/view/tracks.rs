//! The markers on the bid order and the turn order.

use super::context::EditorContext;
use crate::game::Seat;
use crate::i18n::edit;
use crate::ui::edit::model::Track;
use crate::ui::kit::focus::focus_in_next_frame;
use crate::ui::kit::reactive::Memo;
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use leptos::prelude::*;

/// The bid order and the prices of the turn order.
#[component]
pub fn Tracks() -> impl IntoView {
    let editor = EditorContext::expect();
    let tracks = Memo::new(move |_| editor.with(|draft| Track::all(draft.state())));
    view! {
        <section class="panel">
            <h2>{t(edit::markers)}</h2>
            <p class="hint">{t(edit::markers_hint)}</p>
            {move || tracks.get().into_iter().map(|track| view! { <TrackField track /> }).collect_view()}
        </section>
    }
}

/// One track with its markers, first to act first.
#[component]
fn TrackField(track: Track) -> impl IntoView {
    let editor = EditorContext::expect();
    let lang = Settings::expect().lang;
    let name = move || match track {
        Track::Bid => edit::bid_order(lang.get()).to_owned(),
        Track::Spot(price) => edit::spot(lang.get(), price),
    };
    let markers = Memo::new(move |_| editor.with(|draft| track.markers(draft.state()).to_vec()));
    let seats = editor.seats();
    let take = move |at: usize| {
        editor.change(|draft| draft.take_marker(track, at));
        focus_in_next_frame(format!("[data-track='{}'] button", key(track)));
    };
    let marker = move |(at, seat): (usize, Seat)| {
        view! {
            <button type="button" class="zone-card" data-marker=seat.0
                aria-label=move || edit::remove(lang.get(), &editor.name(seat))
                on:click=move |_| take(at)>
                <span class="seat-dot" data-colour=move || editor.with(|draft| draft.colour(seat.index())).name() aria-hidden="true"></span>
                {move || editor.name(seat)}<span aria-hidden="true">"×"</span>
            </button>
        }
    };
    let put = move |seat: u8| {
        view! {
            <button type="button" class="zone-card put" data-puts=seat
                aria-label=move || edit::put_on(lang.get(), &editor.name(Seat(seat)), &name())
                on:click=move |_| editor.change(|draft| draft.put_marker(track, Seat(seat)))>
                <span class="seat-dot" data-colour=move || editor.with(|draft| draft.colour(usize::from(seat))).name() aria-hidden="true"></span>
                <span aria-hidden="true">"+"</span>
            </button>
        }
    };
    let numbered = move || markers.get().into_iter().enumerate().collect::<Vec<_>>();
    view! {
        <div class="zone" data-track=key(track) role="group" aria-label=move || name()>
            <p class="zone-name"><strong>{move || name()}</strong></p>
            <div class="zone-cards">
                <For each=numbered key=|&(at, seat)| (at, seat.0) children=marker />
                {move || (0..seats.get() as u8).map(put).collect_view()}
            </div>
        </div>
    }
}

/// Returns the `data-track` of a track.
fn key(track: Track) -> String {
    match track {
        Track::Bid => "bid".into(),
        Track::Spot(price) => price.to_string(),
    }
}
