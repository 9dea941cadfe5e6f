//! The clock of the table in its dialog: which one there is, to be chosen before the first bid.

use super::desk::Desk;
use crate::game::Record;
use crate::i18n::{Lang, live as text};
use crate::ui::kit::hooks::guard;
use crate::ui::kit::reactive::Memo;
use crate::ui::kit::settings::Settings;
use crate::ui::kit::switch::switch;
use crate::ui::kit::text::t;
use crate::ui::live::{Allowance, Terms};
use leptos::prelude::*;

/// The clocks to choose from, beside none.
const OFFERED: [Allowance; 8] = [
    Allowance::Turn(30),
    Allowance::Turn(60),
    Allowance::Turn(120),
    Allowance::Turn(300),
    Allowance::Game { seconds: 600, added: 10 },
    Allowance::Game { seconds: 1_200, added: 20 },
    Allowance::Game { seconds: 1_800, added: 30 },
    Allowance::Game { seconds: 3_600, added: 30 },
];

/// Says how long something lasts.
fn duration(lang: Lang, seconds: u32) -> String {
    if seconds.is_multiple_of(60) && seconds > 0 {
        text::minutes(lang, seconds / 60)
    } else {
        text::seconds(lang, seconds)
    }
}

fn words(lang: Lang, allowance: Option<Allowance>) -> String {
    match allowance {
        None => text::clock_none(lang).to_owned(),
        Some(Allowance::Turn(seconds)) => text::clock_turn(lang, &duration(lang, seconds)),
        Some(Allowance::Game { seconds, added }) => {
            text::clock_game(lang, &duration(lang, seconds), &duration(lang, added))
        }
    }
}

/// Which clock the table has.
#[component]
pub fn ClockSettings(
    /// This device.
    desk: Desk,
) -> impl IntoView {
    let lang = Settings::expect().lang;
    let terms = Memo::new(move |_| desk.clock().terms());
    let allowance = move || terms.get().map(|terms| terms.allowance);
    let is_binding = move || terms.get().is_some_and(|terms| terms.is_binding);
    // The table may have chosen something else, by a page of another version.
    let offered = move || {
        let other = allowance().filter(|allowance| !OFFERED.contains(allowance));
        OFFERED.into_iter().chain(other).collect::<Vec<_>>()
    };
    let choose = move |event| {
        let at = event_target_value(&event).parse::<usize>().ok();
        let allowance = at.and_then(|at| untrack(offered).get(at).copied());
        let is_binding = untrack(is_binding);
        desk.set_terms(allowance.map(|allowance| Terms { allowance, is_binding }));
    };
    let set_binding = move |is_binding: bool| {
        if let Some(terms) = terms.get_untracked() {
            desk.set_terms(Some(Terms { is_binding, ..terms }));
        }
    };
    let options = move || {
        let (lang, chosen) = (lang.get(), allowance());
        let option = |(value, allowance): (String, Option<Allowance>)| {
            view! { <option value=value selected=allowance == chosen>{words(lang, allowance)}</option> }
        };
        let offered = offered().into_iter().enumerate().map(|(at, allowance)| (at.to_string(), Some(allowance)));
        std::iter::once((String::new(), None)).chain(offered).map(option).collect_view()
    };
    // Later everybody relies on it.
    let is_set = move || !desk.table().with_record(Record::is_empty) || desk.own_seat().is_none();
    view! {
        <fieldset class="clock-settings" disabled=move || is_set()>
            <legend>{t(text::clock)}</legend>
            <select class="side-field" name="clock" aria-label=t(text::clock) on:change=guard(choose)>{move || options()}</select>
            <p class="hint">{t(text::clock_hint)}</p>
            {move || terms.get().map(|_| switch("clock-binds", text::clock_binds, text::clock_binds_hint, is_binding, set_binding))}
        </fieldset>
    }
}
