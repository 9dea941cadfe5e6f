//! The note that explains a djinn, an item or the points of a player.

use super::player::points::lines_of;
use super::player::view::{Explain, Subject};
use super::rule_link::RuleLink;
use crate::game::{Cost, Djinn, Item, Prize};
use crate::i18n::{Lang, panels, powers, words};
use crate::ui::kit::icon::{Icon, symbol};
use crate::ui::kit::reactive::{Effect, RwSignal};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::table::pieces::art;
use crate::ui::table::pieces::glyph::CostGlyphs;
use leptos::html;
use leptos::prelude::*;

/// A popover that explains what was tapped last. The browser opens and closes it.
#[component]
pub fn CardNote(
    /// Whether the djinns are still to be taken, so that the note also shows their price.
    #[prop(optional)]
    is_offered: bool,
    /// The id by which buttons open it.
    id: &'static str,
    /// What it explains.
    subject: RwSignal<Option<Subject>>,
    /// Draws the explanation.
    explain: Explain,
) -> impl IntoView {
    let note = NodeRef::<html::Div>::new();
    // The note of a djinn that was taken closes, but only after the browser has opened it for the tap that took it.
    Effect::new(move |_| {
        if subject.get().is_none() {
            request_animation_frame(move || {
                // The page may have been left before the frame.
                if let Some(note) = note.try_get_untracked().flatten() {
                    let _is_closed_already = note.hide_popover();
                }
            });
        }
    });
    view! {
        <div id=id class="card-note" popover="auto" aria-live="polite" node_ref=note>
            {move || subject.get().map(|subject| explain(subject, is_offered))}
            <button
                type="button"
                class="note-close"
                popovertarget=id
                popovertargetaction="hide"
                aria-label=t(panels::close)
            >
                {symbol("icon-close")}
            </button>
        </div>
    }
}

/// Explains what was tapped.
pub fn explain(subject: Subject, is_offered: bool) -> AnyView {
    let lang = Settings::expect().lang;
    (move || match subject {
        Subject::Card(Prize::Djinn(djinn)) => djinn_text(lang.get(), djinn, is_offered),
        Subject::Card(Prize::Item(item)) => item_text(lang.get(), item),
        Subject::Points(seat) => lines_of(seat),
    })
    .into_any()
}

/// Explains an item.
fn item_text(lang: Lang, item: Item) -> AnyView {
    let when = match item {
        Item::Carpet => panels::carpet_when(lang),
        item if item.is_magic() => panels::item_when(lang),
        _ => "",
    };
    view! {
        {symbol(art::item(item))}
        <h3>{words::item_label(lang, item)}</h3>
        <p class="djinn-power">{powers::item_power(lang, item)}</p>
        <p class="djinn-cost">{when}</p>
        <RuleLink rule=if item.is_magic() { "R-T2" } else { "R-S10" } />
    }
    .into_any()
}

/// Explains a djinn.
fn djinn_text(lang: Lang, djinn: Djinn, is_offered: bool) -> AnyView {
    view! {
        <Icon name=art::djinn(djinn) />
        <h3>{words::djinn(lang, djinn)}<span class="djinn-points">{djinn.points()}</span></h3>
        <p class="djinn-power">{powers::djinn_power(lang, djinn)}</p>
        <p class="djinn-cost">
            {(djinn.cost() != Cost::Free).then(|| view! {
                {panels::to_use(lang)} " " <CostGlyphs cost=djinn.cost() /> " "
            })}
            {cost_words(lang, djinn.cost())}
        </p>
        {is_offered.then(|| view! { <p class="djinn-price">{panels::to_take(lang)}</p> })}
        <RuleLink rule=rule(djinn) />
    }
    .into_any()
}

/// Describes a djinn for screen readers, as briefly as its card does. The note has the whole power.
pub fn djinn_words(lang: Lang, djinn: Djinn, state: &str) -> String {
    let points = panels::points(lang, djinn.points());
    let facts: Vec<_> =
        [words::djinn(lang, djinn), &points, state].into_iter().filter(|fact| !fact.is_empty()).collect();
    let (facts, cost) = (words::facts(lang, &facts), cost_words(lang, djinn.cost()));
    let effect = powers::djinn_effect(lang, djinn).to_owned();
    words::sentences(lang, &[words::sentence(lang, &facts), words::sentence(lang, cost), effect])
}

fn cost_words(lang: Lang, cost: Cost) -> &'static str {
    match cost {
        Cost::Free => panels::cost_free(lang),
        Cost::One => panels::cost_one(lang),
        Cost::Two => panels::cost_two(lang),
        Cost::Fakir => panels::cost_fakir(lang),
        Cost::Fakirs => panels::cost_fakirs(lang),
    }
}

/// Returns the id of the main rule about a djinn (docs/rules.md).
const fn rule(djinn: Djinn) -> &'static str {
    match djinn {
        Djinn::AlAmin => "R-S8",
        Djinn::Boaz => "R-A1",
        Djinn::Echidna | Djinn::Hagis | Djinn::Lamia => "R-T3",
        Djinn::Haurvatat => "R-S6",
        Djinn::Iblis => "R-A4",
        Djinn::Jafaar => "R-S2",
        Djinn::Kandicha => "R-A6",
        Djinn::Kumarbi => "R-B4",
        Djinn::Shamhat => "R-S3",
        Djinn::Geb => "R-S10",
        Djinn::Ptah => "R-S9",
        Djinn::Kali => "R-B6",
        Djinn::Ganapati => "R-W1",
        Djinn::Baal | Djinn::Marid | Djinn::Monkir | Djinn::Nekir => "1.6",
        Djinn::AnunNak | Djinn::Bouraq | Djinn::Enki | Djinn::Leta | Djinn::Sibittis | Djinn::Sloar | Djinn::Utug => {
            "R-T2"
        }
    }
}
