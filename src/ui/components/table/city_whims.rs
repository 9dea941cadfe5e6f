//! The whims that lie in the cities.

use crate::game::{Square, Whim};
use crate::i18n::{panels, words};
use crate::ui::describe;
use crate::ui::live::{Drawn, draw, live, part, word};
use crate::ui::state::{Match, Settings};
use leptos::prelude::*;

/// The whims that lie in the cities, each with what it asks and gives.
#[component]
pub fn CityWhims() -> impl IntoView {
    let game = Match::expect();
    let lang = Settings::expect().lang;
    let whims = part(move || {
        game.scene()
            .with(|scene| scene.cells.iter().filter_map(|cell| Some((cell.square, cell.whim?))).collect::<Vec<_>>())
    });
    let row = move |(square, whim): (Square, Whim)| {
        view! {
            <li>
                <b>{square.to_string()}</b>
                <strong>{live(move || words::whim(lang.get(), whim))}</strong>
                <span>{live(move || describe::whim_aim(lang.get(), whim))}</span>
                <span class="price">{whim.terms().coins}</span>
            </li>
        }
    };
    draw(move || {
        whims.with(|whims| !whims.is_empty()).then(|| {
            view! {
                <section class="city-whims" aria-label=word(panels::city_whims)>
                    <h2 class="row-title">{word(panels::city_whims)}</h2>
                    <ul>{whims.get().into_iter().map(row).drawn()}</ul>
                </section>
            }
        })
    })
}
