//! What decided the game by the score sheet, then the moments that cost most.

use super::context::ReviewContext;
use crate::ai::DecisionVerdict;
use crate::game::Seat;
use crate::i18n::{branch, words as texts};
use crate::ui::kit::icon::symbol;
use crate::ui::kit::reactive::{Memo, Show};
use crate::ui::kit::text::t;
use crate::ui::review::analysis::{Decided, tenths};
use crate::ui::review::describe::review as words;
use leptos::prelude::*;

/// The sentence about the score sheet of a finished game. If one person played, it compares the winner with them.
#[component]
pub fn WhatDecided() -> impl IntoView {
    let context = ReviewContext::expect();
    let said = move || {
        let (table, lang) = (context.table, context.lang.get());
        let asking = match table.agreements().people(context.players().len())[..] {
            [only] => Some(only),
            _ => None,
        };
        table.with_record(|record| {
            Decided::of(record.game(), asking).map(|decided| words::decided(lang, record.game(), &decided))
        })
    };
    move || said().map(|said| view! { <p data-says="decided"><strong>{said}</strong></p> })
}

/// The moments that cost each player most.
#[component]
pub fn Moments() -> impl IntoView {
    let players = ReviewContext::expect().players();
    players.into_iter().map(|(seat, name)| view! { <Costliest seat name /> }).collect_view()
}

/// The moments that cost a player most.
#[component]
fn Costliest(seat: Seat, name: String) -> impl IntoView {
    let context = ReviewContext::expect();
    let lang = context.lang;
    let moments = Memo::new(move |_| {
        context.analysis.with(|analysis| {
            let of_entry = |entry: &usize| analysis.decisions.iter().find(|judged| judged.entry == *entry).cloned();
            analysis.costliest[seat.index()].iter().filter_map(of_entry).collect::<Vec<DecisionVerdict>>()
        })
    });
    let name = StoredValue::new(name);
    let can_try = Memo::new(move |_| context.open_branch.can_try(seat));
    let button = move |judged: DecisionVerdict| {
        let entry = judged.entry;
        let judged = StoredValue::new(judged);
        let moment = Memo::new(move |_| judged.with_value(|judged| context.moment(judged)));
        let said = move || {
            let loss = words::decimal(lang.get(), -judged.with_value(|judged| tenths(judged.loss)));
            texts::noted(lang.get(), &moment.get(), &loss)
        };
        let name = move || branch::again(lang.get(), &moment.get());
        view! {
            <span class="review-moment">
                <button type="button" class="button small" data-does="costliest" on:click=move |_| context.look_at(entry)>{move || said()}</button>
                <Show when=move || can_try.get()>
                    <button type="button" class="button small" data-does="try-again" aria-label=move || name() on:click=move |_| context.try_again(entry)>
                        {symbol("icon-edit")}
                        <span>{t(branch::trial)}</span>
                    </button>
                </Show>
            </span>
        }
    };
    let heading = move || {
        let (has_cost, extent) = (!moments.with(Vec::is_empty), context.extent(seat));
        name.with_value(|name| words::costliest(lang.get(), name, has_cost, extent))
    };
    view! {
        <p class="review-costliest" data-seat=seat.index().to_string()>
            <span>{move || heading()}</span>
            {move || moments.get().into_iter().map(button).collect_view()}
        </p>
    }
}
