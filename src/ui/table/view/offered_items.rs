//! The items that a player chooses from.

use crate::game::{Item, Prize, Step};
use crate::i18n::{glance, powers, words};
use crate::ui::kit::aria::aria;
use crate::ui::kit::focus::keep_focus;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::reactive::{Memo, Show};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::table::pieces::art;
use crate::ui::table::scene::{Button, ButtonLabel, Intent};
use crate::ui::table::store::Match;
use leptos::prelude::*;

/// Says how many of an item were drawn, if several: each has a row only once.
fn times(table: Match, item: Item) -> Option<String> {
    let game = table.position();
    let Some(Step::Keep { drawn, .. }) = game.turn().map(|turn| &turn.step) else { return None };
    let count = drawn.iter().filter(|&&prize| prize == Prize::Item(item)).count();
    (count > 1).then(|| format!(" ×{count}"))
}

/// A row for each item that can be kept, with what it does; nothing while there is no such choice. The rows stay while one is chosen.
#[component]
pub fn OfferedItems() -> impl IntoView {
    let table = Match::expect();
    let lang = Settings::expect().lang;
    let offered = Memo::new(move |_| {
        let item = |button: &Button| if let ButtonLabel::Item(item) = button.label { Some(item) } else { None };
        table.scene().with(|scene| scene.buttons.iter().filter_map(item).collect::<Vec<_>>())
    });
    let chosen = Memo::new(move |_| table.selection().item());
    let row = move |item| {
        let choose = move |event| {
            table.send(Intent::Item(item));
            keep_focus(&event);
        };
        let is_chosen = move || chosen.get() == Some(item);
        view! {
            <li>
                <button
                    type="button"
                    class="offered-item"
                    class:chosen=is_chosen
                    data-item=item.name()
                    aria-pressed=move || aria(is_chosen())
                    on:click=choose
                >
                    {symbol(art::item(item))}
                    <strong>{move || words::item_label(lang.get(), item)}{move || times(table, item)}</strong>
                    <span>{move || powers::item_power(lang.get(), item)}</span>
                </button>
            </li>
        }
    };
    view! {
        <Show when=move || offered.with(|offered| !offered.is_empty())>
            <section class="offered-items" aria-label=t(glance::drawn_items)>
                <h2 class="row-title">{t(glance::drawn_items)}</h2>
                <ul>{move || offered.get().into_iter().map(row).collect_view()}</ul>
            </section>
        </Show>
    }
}
