//! The banner that says whose turn begins. It slides along the track and disappears by itself. Screen readers hear the
//! announcement instead.

use crate::game::{Event, Seat};
use crate::i18n::board;
use crate::ui::kit::reactive::{Effect, Memo, RwSignal};
use crate::ui::kit::settings::Settings;
use crate::ui::table::describe;
use crate::ui::table::gestures::on_table;
use crate::ui::table::store::Match;
use leptos::prelude::*;

/// The banner of the turn that has just begun, until the next action.
#[component]
pub fn Banner() -> impl IntoView {
    let table = Match::expect();
    let lang = Settings::expect().lang;
    let turn = Memo::new(move |_| if table.cover().is_none() { begun(&table.news()) } else { None });
    let track = RwSignal::new(None::<Track>);
    Effect::new(move |_| {
        track.set(None);
        if turn.get().is_some() {
            // Measures in the next frame, so that it does not force a layout of its own.
            request_animation_frame(move || {
                let _left_meanwhile = track.try_set(Track::measure());
            });
        }
    });
    let words = move |is_same: bool| {
        let whose = describe::whose_turn(lang.get(), &table.position());
        if is_same { board::again(lang.get(), &whose) } else { whose }
    };
    move || {
        turn.get().zip(track.get()).map(|((seat, is_same), Track { left, top, width, height })| {
            view! {
                <p class="banner" aria-hidden="true" data-colour=table.colour_name(seat)
                    style:left=format!("{left}px") style:top=format!("{top}px")
                    style:width="var(--track)" style:--track=format!("{width}px") style:height=format!("{height}px")>
                    <span>{move || words(is_same)}</span>
                </p>
            }
        })
    }
}

/// Returns the player whose turn begins with these events, and whether the turn before was theirs, too.
fn begun(events: &[Event]) -> Option<(Seat, bool)> {
    let seat = events.iter().find_map(|event| match event {
        Event::TurnStarted { player } => Some(*player),
        _ => None,
    })?;
    Some((seat, events.contains(&Event::TurnEnded { player: seat })))
}

/// Where the bid track lies on the table, in CSS pixels.
#[derive(Clone, Copy, PartialEq)]
struct Track {
    left: i32,
    top: i32,
    width: i32,
    height: i32,
}

impl Track {
    /// Measures the track; `None` if the page does not show it.
    fn measure() -> Option<Self> {
        let area = document().query_selector(".bid-track").ok().flatten()?.get_bounding_client_rect();
        let corner = on_table(area.left() as i32, area.top() as i32);
        let opposite = on_table(area.right() as i32, area.bottom() as i32);
        let [width, height] =
            [corner.0.abs_diff(opposite.0), corner.1.abs_diff(opposite.1)].map(|length| length as i32);
        (width > 0).then(|| Self { left: corner.0.min(opposite.0), top: corner.1.min(opposite.1), width, height })
    }
}
