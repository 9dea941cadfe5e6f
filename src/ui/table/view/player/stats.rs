//! The coins, pieces, meeples and goods of a player, and the meeples that assassins can kill.

use super::view::{goods_of, held_of_victim, view_of};
use crate::game::{Action, Card, Expansion, Meeple, Meeples, Seat, Victim};
use crate::i18n::{Lang, glance, panels, words};
use crate::ui::kit::focus::keep_focus;
use crate::ui::kit::icon::{Icon, symbol};
use crate::ui::kit::reactive::Memo;
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::table::describe;
use crate::ui::table::pieces::art;
use crate::ui::table::pieces::glyph::glyph;
use crate::ui::table::scene::{Intent, PlayerView};
use crate::ui::table::store::Match;
use leptos::prelude::*;

/// What is counted, its symbol, and the expansion that it belongs to, in the order of [`Stats`].
const COLUMNS: [(&str, &str, Option<Expansion>); 11] = [
    ("coin", "coin", None),
    ("camel", "camel", None),
    ("vizier", "meeple-vizier", None),
    ("elder", "meeple-elder", None),
    ("fakir", "fakir", None),
    ("artisan", "meeple-artisan", Some(Expansion::Artisans)),
    ("tent", "tent", Some(Expansion::Artisans)),
    ("items", "item-back", Some(Expansion::Artisans)),
    ("whims", "whim-frame", Some(Expansion::Whims)),
    ("goods", "card-frame", None),
    ("djinns", "djinn-frame", None),
];

/// The counts of a player.
#[component]
pub fn Stats(
    /// The player.
    seat: Seat,
) -> impl IntoView {
    let table = Match::expect();
    let expansions = table.scene().with_untracked(|scene| scene.expansions);
    let has_artisans = expansions.contains(Expansion::Artisans);
    let has_whims = expansions.contains(Expansion::Whims);
    let count = |read: fn(&PlayerView) -> u8| {
        let count = view_of(table, seat, read);
        Memo::new(move |_| Some(u32::from(count().unwrap_or_default())))
    };
    view! {
        <ul class="stats">
            {purse(table, seat)}
            <Stat kind="vizier" icon="meeple-vizier" count=count(|player| player.meeples.count(Meeple::Vizier)) words=viziers_words />
            <Stat kind="elder" icon="meeple-elder" count=count(|player| player.meeples.count(Meeple::Elder)) words=elders_words />
            <Stat kind="fakir" icon="fakir" count=count(|player| player.fakirs) words=panels::fakirs />
            {has_artisans.then(|| view! {
                <Stat kind="artisan" icon="meeple-artisan" count=count(|player| player.meeples.count(Meeple::Artisan)) words=artisans_words />
                <Stat kind="tent" icon="tent" count=count(|player| u8::from(player.has_tent)) words=tent_words />
                <Stat kind="items" icon="item-back" count=count(|player| player.item_count as u8) words=panels::items />
            })}
            {has_whims.then(|| view! {
                <Stat kind="whims" icon="whim-frame" count=count(|player| player.whim_count as u8) words=panels::whims />
            })}
            <Stat kind="goods" icon="card-frame" count=count(|player| player.goods.iter().map(|(_, count)| count).sum::<u8>()) words=glance::goods />
            <Stat kind="djinns" icon="djinn-frame" count=count(|player| player.djinns.len() as u8) words=glance::djinns />
        </ul>
    }
}

/// The symbols above the columns in which the counts of all players stand. The counts themselves have words.
#[component]
pub fn StatsHead() -> impl IntoView {
    let expansions = Match::expect().scene().with_untracked(|scene| scene.expansions);
    let head = move |(kind, icon, expansion): (&'static str, &'static str, Option<Expansion>)| {
        let is_shown = expansion.is_none_or(|expansion| expansions.contains(expansion));
        is_shown.then(|| view! { <li class="stat" data-head=kind>{symbol(icon)}</li> })
    };
    view! {
        <ul class="stats figures-head" aria-hidden="true">
            {COLUMNS.map(head).collect_view()}
            <li class="stat star">"★"</li>
        </ul>
    }
}

fn coins_words(lang: Lang, count: u32) -> String {
    panels::coins(lang, count)
}

fn viziers_words(lang: Lang, count: u32) -> String {
    words::meeples(lang, Meeple::Vizier, count)
}

fn elders_words(lang: Lang, count: u32) -> String {
    words::meeples(lang, Meeple::Elder, count)
}

fn artisans_words(lang: Lang, count: u32) -> String {
    words::meeples(lang, Meeple::Artisan, count)
}

fn tent_words(lang: Lang, count: u32) -> String {
    if count == 0 { panels::tent_placed(lang) } else { panels::tent(lang) }.to_owned()
}

/// The coins and camels of a player.
#[component]
pub fn Purse(
    /// The player.
    seat: Seat,
) -> impl IntoView {
    view! { <ul class="stats">{purse(Match::expect(), seat)}</ul> }
}

/// Draws the counts of coins and camels.
fn purse(table: Match, seat: Seat) -> impl IntoView {
    let coins = view_of(table, seat, |player| player.coins);
    let camels = view_of(table, seat, |player| player.camels);
    view! {
        <Stat kind="coin" icon="coin" count=Memo::new(move |_| coins().flatten()) words=coins_words />
        <Stat kind="camel" icon="camel" count=Memo::new(move |_| camels().map(u32::from)) words=panels::camels />
    }
}

/// One count.
#[component]
fn Stat(
    /// The value of the attribute `data-stat`.
    kind: &'static str,
    /// The id of the symbol.
    icon: &'static str,
    /// The number; `None` if the viewer may not know it.
    count: Memo<Option<u32>>,
    /// Describes the number for screen readers.
    words: fn(Lang, u32) -> String,
) -> impl IntoView {
    let lang = Settings::expect().lang;
    let label = move || match count.get() {
        Some(count) => words(lang.get(), count),
        None => panels::coins_hidden(lang.get()).to_owned(),
    };
    // Two values in turn, so that each change starts the pulse again; none before the first change.
    let pulse = Memo::new(move |last: Option<&(Option<u32>, u32)>| {
        let now = count.get();
        (
            now,
            last.map_or(0, |&(before, changes)| {
                changes + u32::from(before.is_some() && now.is_some() && before != now)
            }),
        )
    });
    let beat = move || match pulse.get().1 {
        0 => None,
        changes => Some(if changes % 2 == 0 { "even" } else { "odd" }),
    };
    view! {
        <li class="stat" data-stat=kind class:zero=move || count.get() == Some(0) data-beat=move || beat()>
            <span role="img" aria-label=move || label() title=move || label()>
                {symbol(icon)}
                {move || match count.get() {
                    Some(count) => count.into_any(),
                    None => view! { <span class="hidden-count">{symbol("icon-eye-off")}</span> }.into_any(),
                }}
            </span>
        </li>
    }
}

/// The goods of a player.
#[component]
pub fn GoodsHeld(
    /// The player.
    seat: Seat,
) -> impl IntoView {
    let table = Match::expect();
    let lang = Settings::expect().lang;
    let held = goods_of(table, seat);
    let item = move |(card, count): (Card, u8)| {
        let label = move || words::card_count(lang.get(), card, count);
        view! {
            <li class="good" data-card=card.name()>
                <span role="img" aria-label=move || label() title=move || label()>
                    <Icon name=art::card(card) />
                    {(count > 1).then_some(count)}
                </span>
            </li>
        }
    };
    view! {
        <ul class="goods" class:none=move || held().is_empty() aria-label=t(panels::goods)>
            {move || held().iter().map(item).collect_view()}
        </ul>
    }
}

/// The kills that the current assassins can make among the meeples of a player. A tap kills.
#[component]
pub fn Kills(
    /// The player.
    seat: Seat,
) -> impl IntoView {
    let table = Match::expect();
    let kills = view_of(table, seat, |player| player.kills.clone());
    let list = move || kills().unwrap_or_default();
    let button = move |meeples| view! { <KillButton seat meeples /> };
    view! {
        <div class="kills" role="group" aria-label=t(panels::kills)>
            {move || list().into_iter().map(button).collect_view()}
        </div>
    }
}

/// One kill.
#[component]
fn KillButton(
    /// The player.
    seat: Seat,
    /// The victims.
    meeples: Meeples,
) -> impl IntoView {
    let table = Match::expect();
    let lang = Settings::expect().lang;
    let action = Action::Kill(Victim::Of(seat), meeples);
    let held = held_of_victim(table, seat, meeples);
    let kill = move |event| {
        table.send(Intent::Play(action));
        keep_focus(&event);
    };
    view! {
        <button
            type="button"
            class="kill"
            data-action=action.to_string()
            aria-label=move || describe::action(lang.get(), &table.position(), action)
            on:click=kill
        >
            {meeples.iter().map(glyph).collect_view()}
            {held}
        </button>
    }
}
