//! The bubble at a tile that explains for a moment why a tap did nothing.

use crate::game::Square;
use crate::ui::kit::aria::nth;
use crate::ui::kit::hooks::use_timeout;
use crate::ui::kit::reactive::{Effect, RwSignal};
use crate::ui::kit::settings::Settings;
use crate::ui::table::describe;
use crate::ui::table::scene::{Explanation, Highlight, Scene};
use crate::ui::table::store::Match;
use leptos::prelude::*;
use std::time::Duration;

/// How long the bubble stays.
const DURATION: Duration = Duration::from_millis(3200);

/// How many columns from its tile the bubble may reach on a phone.
const REACH: u8 = 2;

/// The bubble, and the same text for screen readers.
#[component]
pub(super) fn Bubble() -> impl IntoView {
    let table = Match::expect();
    let lang = Settings::expect().lang;
    let shown = RwSignal::new(None::<Explanation>);
    let timeout = use_timeout();
    Effect::new(move |_| {
        timeout.stop();
        let explanation = table.explanation().filter(|explanation| explanation.square.is_some());
        shown.set(explanation);
        if explanation.is_some() {
            timeout.start(DURATION, move || shown.set(None));
        }
    });
    let text = move || shown.get().map(|explanation| describe::explanation(lang.get(), &table.position(), explanation));
    let bubble = move || {
        let square = shown.get()?.square?;
        let (row, rows) = table.scene().with(|scene| Some((free_row(scene, square)?, scene.rows)))?;
        Some(
            view! {
                <div
                    class="bubble"
                    aria-hidden="true"
                    data-low=(row < square.row()).then_some("")
                    style:--x=square.column().to_string()
                    style:--y=(rows - 1 - row).to_string()
                >
                    {move || text()}
                </div>
            }
            .into_any(),
        )
    };
    view! {
        {move || bubble()}
        <p class="unseen" role="status">{move || Some(nth(text()?, table.refusals()))}</p>
    }
}

/// Returns the nearest row that the bubble of a tile can cover without hiding a tile that one may tap next; the row above
/// comes before the one below. Where there is none, the bar says the same.
pub fn free_row(scene: &Scene, square: Square) -> Option<u8> {
    let is_free = |row: &u8| {
        !scene.cells.iter().any(|cell| {
            let is_meant = !matches!(cell.highlight, Highlight::Calm | Highlight::Blocked(_) | Highlight::Alive);
            is_meant && cell.square.row() == *row && cell.square.column().abs_diff(square.column()) <= REACH
        })
    };
    let row = square.row();
    let rows = (1..scene.rows).flat_map(|far| [(row + far < scene.rows).then_some(row + far), row.checked_sub(far)]);
    rows.flatten().find(is_free)
}
