//! Cards: what lies in a place, to take away, and what could be added.

use super::context::{EditorContext, refocus};
use crate::i18n::edit;
use crate::ui::edit::{Choice, Draft, Pile, Thing};
use crate::ui::hooks::guard;
use crate::ui::state::Settings;
use crate::ui::text::t;
use leptos::prelude::*;

/// The places in the middle of the table.
#[component]
pub fn Piles() -> impl IntoView {
    let editor = EditorContext::expect();
    let piles = Memo::new(move |_| {
        let (expansions, fills) = editor.with(|draft| (draft.state().expansions, draft.fills()));
        let is_there = |pile: &Pile| expansions.provide(pile.expansion()) && !(fills && pile.is_stock());
        Pile::COMMON.into_iter().filter(is_there).collect::<Vec<_>>()
    });
    view! {
        <section class="panel">
            <h2>{t(edit::cards)}</h2>
            {move || piles.get().into_iter().map(|pile| view! { <PileField pile /> }).collect_view()}
        </section>
    }
}

/// One place: its cards, and the way to more.
#[component]
pub fn PileField(pile: Pile) -> impl IntoView {
    let editor = EditorContext::expect();
    let lang = Settings::expect().lang;
    let is_open = RwSignal::new(false);
    let name = move || edit::pile(lang.get(), pile);
    let things = Memo::new(move |_| editor.with(|draft| pile.things(draft.state())));
    let count = move || things.with(Vec::len);
    let take = move |at: usize| {
        editor.change(|draft| draft.pick(pile, at));
        let key = key(pile);
        refocus(match things.with_untracked(Vec::len) {
            0 => format!("[data-pile={key}] summary"),
            left => format!("[data-pile={key}] .thing:nth-child({})", at.min(left - 1) + 1),
        });
    };
    let chip = move |(at, thing): (usize, Thing)| {
        let remove = move || edit::remove(lang.get(), edit::thing(lang.get(), thing));
        view! {
            <button type="button" class="thing" data-thing=slug(thing) aria-label=remove on:click=guard(move |_| take(at))>
                {move || edit::thing(lang.get(), thing)}<span aria-hidden="true">"×"</span>
            </button>
        }
        .into_any()
    };
    let numbered = move || things.get().into_iter().enumerate().collect::<Vec<_>>();
    view! {
        <details class="fold pile" data-pile=key(pile) on:toggle=guard(move |event: leptos::ev::Event| {
            is_open.set(event_target::<web_sys::Element>(&event).has_attribute("open"));
        })>
            <summary><strong>{name}</strong><small>{count}</small></summary>
            <Show when=move || is_open.get()>                <div class="things" role="group" aria-label=name>
                    <For each=numbered key=|&(at, thing)| (at, slug(thing)) children=chip />
                    {move || (count() == 0).then(|| edit::nothing_there(lang.get()))}
                </div>
                <Choices pile />
            </Show>
        </details>
    }
}

/// What could be laid there; what is used up stays in its place.
#[component]
fn Choices(pile: Pile) -> impl IntoView {
    let editor = EditorContext::expect();
    let lang = Settings::expect().lang;
    let choices = Memo::new(move |_| editor.with(|draft| draft.choices(pile)));
    let things =
        Memo::new(move |_| choices.with(|choices| choices.iter().map(|choice| choice.thing).collect::<Vec<_>>()));
    let choice = move |thing: Thing| {
        let choice =
            Memo::new(move |_| choices.with(|choices| choices.iter().copied().find(|choice| choice.thing == thing)));
        let is_there =
            move |choice: Option<Choice>| choice.is_some_and(|choice| choice.left > 0 || choice.from.is_some());
        let lay = move |_| {
            if is_there(choice.get_untracked()) {
                editor.change(|draft: &mut Draft| draft.lay(pile, thing));
            }
        };
        // How many more, if not one; or where the only one is.
        let note = move || match choice.get()? {
            Choice { from: Some(from), .. } => {
                let names = editor.names();
                let place = edit::place(lang.get(), from, &names.iter().map(String::as_str).collect::<Vec<_>>());
                Some(edit::taken_from(lang.get(), &place))
            }
            Choice { left: 1, .. } => None,
            Choice { left, .. } => Some(left.to_string()),
        };
        view! {
            <button type="button" class="thing" data-adds=slug(thing) aria-disabled=move || (!is_there(choice.get())).to_string() on:click=guard(lay)>
                {move || edit::thing(lang.get(), thing)}" "<small>{note}</small>
            </button>
        }
    };
    let name = move || edit::add_to(lang.get(), edit::pile(lang.get(), pile));
    view! {
        <p class="hint">{t(edit::add)}</p>
        <div class="things" role="group" aria-label=name>{move || things.get().into_iter().map(choice).collect_view()}</div>
    }
}

/// Names a place in the page.
fn key(pile: Pile) -> String {
    match pile {
        Pile::Market => "market".into(),
        Pile::Deck => "deck".into(),
        Pile::Discard => "discard".into(),
        Pile::DjinnRow => "djinn-row".into(),
        Pile::DjinnDeck => "djinn-deck".into(),
        Pile::DjinnDiscard => "djinn-discard".into(),
        Pile::Djinns(seat) => format!("djinns-{}", seat.0),
        Pile::ItemDeck => "item-deck".into(),
        Pile::ItemDiscard => "item-discard".into(),
        Pile::Items(seat) => format!("items-{}", seat.0),
        Pile::WhimDeck => "whim-deck".into(),
        Pile::Whims(seat) => format!("whims-{}", seat.0),
        Pile::Fulfilled(seat) => format!("fulfilled-{}", seat.0),
    }
}

const fn slug(thing: Thing) -> &'static str {
    match thing {
        Thing::Card(card) => card.name(),
        Thing::Djinn(djinn) => djinn.name(),
        Thing::Item(item) => item.name(),
        Thing::Whim(whim) => whim.name(),
    }
}
