//! The whims on the cities.

use crate::game::{Square, Whim};
use crate::i18n::{glance, panels, words};
use crate::ui::kit::icon::symbol;
use crate::ui::kit::reactive::{Memo, Show};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::table::describe;
use crate::ui::table::pieces::art;
use crate::ui::table::store::Match;
use leptos::prelude::*;

/// The whims on the cities, each with its condition and coins. A whim lights its city when the pointer comes to it.
#[component]
pub fn CityWhims() -> impl IntoView {
    let table = Match::expect();
    let lang = Settings::expect().lang;
    let whims = Memo::new(move |_| {
        table
            .scene()
            .with(|scene| scene.cells.iter().filter_map(|cell| Some((cell.square, cell.whim?))).collect::<Vec<_>>())
    });
    let row = move |(square, whim): (Square, Whim)| {
        let show = move || table.flash().set(vec![square]);
        view! {
            <li>
                <button
                    type="button"
                    class="city-whim"
                    title=move || glance::show_city(lang.get(), &square.to_string())
                    on:click=move |_| show()
                    on:pointerenter=move |_| show()
                >
                    {symbol(art::whim(whim))}
                    <b>{square.to_string()}</b>
                    <strong>{move || words::whim(lang.get(), whim)}</strong>
                    <span>{move || describe::whim_aim(lang.get(), whim)}</span>
                    <span class="price">{whim.terms().coins}</span>
                </button>
            </li>
        }
    };
    view! {
        <Show when=move || whims.with(|whims| !whims.is_empty())>
            <section class="city-whims" aria-label=t(panels::city_whims)>
                <h2 class="row-title">{t(panels::city_whims)}</h2>
                <ul>{move || whims.get().into_iter().map(row).collect_view()}</ul>
            </section>
        </Show>
    }
}
