//! The zones of cards: their cards can be taken away, and others added.

use super::context::EditorContext;
use super::fold::update_open;
use crate::i18n::edit;
use crate::ui::edit::describe;
use crate::ui::edit::model::{AddableCard, AnyCard, CardZone, Draft};
use crate::ui::kit::aria::aria;
use crate::ui::kit::focus::focus_in_next_frame;
use crate::ui::kit::reactive::{Memo, RwSignal, Show};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use leptos::prelude::*;

/// The zones that belong to no player.
#[component]
pub fn CardZones() -> impl IntoView {
    let editor = EditorContext::expect();
    let zones = Memo::new(move |_| {
        let (expansions, is_filling) = editor.with(|draft| (draft.state().expansions, draft.is_filling()));
        let is_used = |zone: &CardZone| expansions.provide(zone.expansion()) && !(is_filling && zone.is_stock());
        CardZone::COMMON.into_iter().filter(is_used).collect::<Vec<_>>()
    });
    view! {
        <section class="panel">
            <h2>{t(edit::cards)}</h2>
            {move || zones.get().into_iter().map(|zone| view! { <CardZoneField zone /> }).collect_view()}
        </section>
    }
}

/// One zone with its cards, drawn while it is open.
#[component]
pub fn CardZoneField(zone: CardZone) -> impl IntoView {
    let editor = EditorContext::expect();
    let lang = Settings::expect().lang;
    let is_open = RwSignal::new(false);
    let name = move || describe::zone(lang.get(), zone);
    let cards = Memo::new(move |_| editor.with(|draft| zone.cards(draft.state())));
    let count = move || cards.with(Vec::len);
    let take = move |at: usize| {
        editor.change(|draft| draft.take_card(zone, at));
        let key = key(zone);
        focus_in_next_frame(match cards.with_untracked(Vec::len) {
            0 => format!("[data-zone={key}] summary"),
            left => format!("[data-zone={key}] .zone-card:nth-child({})", at.min(left - 1) + 1),
        });
    };
    let empty = move |_| {
        editor.change(|draft| draft.empty_zone(zone));
        focus_in_next_frame(format!("[data-zone={}] summary", key(zone)));
    };
    let card_button = move |(at, card): (usize, AnyCard)| {
        let remove = move || edit::remove(lang.get(), describe::card(lang.get(), card));
        view! {
            <button type="button" class="zone-card" data-zone-card=slug(card) aria-label=move || remove() on:click=move |_| take(at)>
                {move || describe::card(lang.get(), card)}<span aria-hidden="true">"×"</span>
            </button>
        }
    };
    let numbered = move || cards.get().into_iter().enumerate().collect::<Vec<_>>();
    view! {
        <details class="fold zone" data-zone=key(zone) on:toggle=update_open(is_open)>
            <summary><strong>{move || name()}</strong><small>{move || count()}</small></summary>
            <Show when=move || is_open.get()>
                <div class="zone-cards" role="group" aria-label=move || name()>
                    <For each=numbered key=|&(at, card)| (at, slug(card)) children=card_button />
                    {move || (count() == 0).then(|| edit::nothing_there(lang.get()))}
                    <Show when=move || { count() > 1 }>
                        <button type="button" class="zone-card put" data-does="empty-zone" on:click=empty>{t(edit::empty_zone)}</button>
                    </Show>
                </div>
                <Candidates zone />
            </Show>
        </details>
    }
}

/// The cards that can be added. A card that is used up keeps its place, so that the others do not move.
#[component]
fn Candidates(zone: CardZone) -> impl IntoView {
    let editor = EditorContext::expect();
    let lang = Settings::expect().lang;
    let candidates = Memo::new(move |_| editor.with(|draft| draft.candidates(zone)));
    let cards =
        Memo::new(move |_| candidates.with(|all| all.iter().map(|candidate| candidate.card).collect::<Vec<_>>()));
    let button = move |card: AnyCard| {
        let candidate = Memo::new(move |_| candidates.with(|all| all.iter().copied().find(|other| other.card == card)));
        let is_left = |candidate: Option<AddableCard>| candidate.is_some_and(|it| it.left > 0 || it.from.is_some());
        let add = move |_| {
            if is_left(candidate.get_untracked()) {
                editor.change(|draft: &mut Draft| draft.add_card(zone, card));
            }
        };
        // The number left, if it is not one, or the zone that the only card would leave.
        let note = move || match candidate.get()? {
            AddableCard { from: Some(from), .. } => {
                let names = editor.names();
                let place =
                    describe::zone_of_player(lang.get(), from, &names.iter().map(String::as_str).collect::<Vec<_>>());
                Some(edit::taken_from(lang.get(), &place))
            }
            AddableCard { left: 1, .. } => None,
            AddableCard { left, .. } => Some(left.to_string()),
        };
        view! {
            <button type="button" class="zone-card" data-adds=slug(card) aria-disabled=move || aria(!is_left(candidate.get())) on:click=add>
                {move || describe::card(lang.get(), card)}" "<small>{move || note()}</small>
            </button>
        }
    };
    let name = move || edit::add_to(lang.get(), describe::zone(lang.get(), zone));
    view! {
        <p class="hint">{t(edit::add)}</p>
        <div class="zone-cards" role="group" aria-label=move || name()>{move || cards.get().into_iter().map(button).collect_view()}</div>
    }
}

/// Returns the `data-zone` of a zone.
fn key(zone: CardZone) -> String {
    match zone {
        CardZone::Market => "market".into(),
        CardZone::Deck => "deck".into(),
        CardZone::Discard => "discard".into(),
        CardZone::DjinnRow => "djinn-row".into(),
        CardZone::DjinnDeck => "djinn-deck".into(),
        CardZone::DjinnDiscard => "djinn-discard".into(),
        CardZone::Djinns(seat) => format!("djinns-{}", seat.0),
        CardZone::ItemDeck => "item-deck".into(),
        CardZone::ItemDiscard => "item-discard".into(),
        CardZone::Items(seat) => format!("items-{}", seat.0),
        CardZone::WhimDeck => "whim-deck".into(),
        CardZone::Whims(seat) => format!("whims-{}", seat.0),
        CardZone::Fulfilled(seat) => format!("fulfilled-{}", seat.0),
    }
}

/// Returns the name of a card in `data-zone-card` and `data-adds`.
const fn slug(card: AnyCard) -> &'static str {
    match card {
        AnyCard::Resource(card) => card.name(),
        AnyCard::Djinn(djinn) => djinn.name(),
        AnyCard::Item(item) => item.name(),
        AnyCard::Whim(whim) => whim.name(),
    }
}
