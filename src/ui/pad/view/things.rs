//! What lies on the table, to be counted for the current field.

use super::context::PadContext;
use crate::game::{Djinn, ScoreLine, Seat};
use crate::i18n::{edit, pad as text, words};
use crate::ui::kit::aria::aria;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::reactive::{Memo, Show};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::pad::describe;
use crate::ui::pad::model::Thing;
use crate::ui::table::pieces::glyph::glyph;
use leptos::prelude::*;

/// Everything that the current line counts: djinns to switch on and off, and numbers of other things.
#[component]
pub fn Things() -> impl IntoView {
    let pad = PadContext::expect();
    let list = Memo::new(move |_| {
        let (seat, line) = pad.at.get();
        (seat, line, pad.pad.with(|pad| pad.things(seat, line)))
    });
    let is_overridden = move || {
        let (seat, line) = pad.at.get();
        let is_typed = pad.pad.with(|pad| pad.player(seat).is_some_and(|player| player.is_typed(line)));
        is_typed && line != ScoreLine::Coins
    };
    view! {
        <div class="pad-things">
            {move || {
                let (seat, _, things) = list.get();
                let only = if let [thing] = things[..] { Some(view! { <Chips seat thing /> }) } else { None };
                (only, things.into_iter().map(|thing| match thing {
                    Thing::Djinn(djinn) => view! { <DjinnSwitch seat djinn /> }.into_any(),
                    _ => view! { <Counter seat thing /> }.into_any(),
                }).collect_view())
            }}
            <Show when=is_overridden>
                <button type="button" class="button pad-recount" data-does="count" on:click=move |_| pad.type_in("")>
                    {t(text::count_here)}
                </button>
            </Show>
        </div>
    }
}

/// A djinn that the player has or has not.
#[component]
fn DjinnSwitch(seat: Seat, djinn: Djinn) -> impl IntoView {
    let pad = PadContext::expect();
    let lang = Settings::expect().lang;
    let thing = Thing::Djinn(djinn);
    let is_on =
        Memo::new(move |_| pad.pad.with(|pad| pad.player(seat).is_some_and(|player| player.possessions.has(djinn))));
    let owner = Memo::new(move |_| {
        let owns =
            |seat: &Seat| pad.pad.with(|pad| pad.player(*seat).is_some_and(|player| player.possessions.has(djinn)));
        let seats = pad.pad.with(|pad| pad.players.len());
        (0..seats as u8).map(Seat).find(|other| *other != seat && owns(other)).map(|other| pad.name(other))
    });
    view! {
        <button type="button" class="pad-djinn" data-thing=thing.slug() aria-pressed=move || aria(is_on.get())
            on:click=move |_| pad.set(thing, u8::from(!is_on.get_untracked()))>
            <span>{move || describe::thing(lang.get(), thing)}" "<small>{djinn.points()}</small></span>
            {move || owner.get().map(|name| view! { <small class="pad-owner">{text::held_by(lang.get(), &name)}</small> })}
        </button>
    }
}

/// The most things that a tap on a chip can mean; the counter goes further.
const MOST_CHIPS: u8 = 9;

/// A chip for each number of the only thing of a line. A tap answers the whole field, so the next field follows.
#[component]
fn Chips(seat: Seat, thing: Thing) -> impl IntoView {
    let pad = PadContext::expect();
    let lang = Settings::expect().lang;
    let count =
        Memo::new(move |_| pad.pad.with(|pad| pad.player(seat).map_or(0, |player| thing.count(&player.possessions))));
    let most = pad.pad.with_untracked(|pad| thing.most(pad.expansions));
    let chip = move |number: u8| {
        view! {
            <button type="button" class="chip-count" data-count=number aria-pressed=move || aria(count.get() == number)
                on:click=move |_| { pad.set(thing, number); pad.step(1); }>
                {number}
            </button>
        }
    };
    view! {
        <div class="pad-chips" role="group" aria-label=move || describe::thing(lang.get(), thing)>
            {(0..=most.min(MOST_CHIPS)).map(chip).collect_view()}
        </div>
    }
}

/// A number of things: the large part adds one, the small part takes one away.
#[component]
fn Counter(seat: Seat, thing: Thing) -> impl IntoView {
    let pad = PadContext::expect();
    let lang = Settings::expect().lang;
    let count =
        Memo::new(move |_| pad.pad.with(|pad| pad.player(seat).map_or(0, |player| thing.count(&player.possessions))));
    let most = Memo::new(move |_| pad.pad.with(|pad| thing.most(pad.expansions)));
    let name = move || describe::thing(lang.get(), thing);
    let counted = move |what: String| words::noted(lang.get(), &what, &count.get().to_string());
    let icon = match thing {
        Thing::Kept(meeple) => Some(glyph(meeple).into_any()),
        Thing::RoundTent => Some(symbol("tent").into_any()),
        _ => None,
    };
    let label = match thing {
        Thing::Tile(value) => view! { <b class="pad-value">{value}</b> }.into_any(),
        _ => view! { <span>{move || name()}</span> }.into_any(),
    };
    view! {
        <div class="pad-thing" data-thing=thing.slug()>
            <button type="button" data-does="less" aria-label=move || counted(edit::less(lang.get(), &name()))
                aria-disabled=move || aria(count.get() == 0)
                on:click=move |_| pad.set(thing, count.get_untracked().saturating_sub(1))>
                "−"
            </button>
            <button type="button" data-does="more" aria-label=move || counted(edit::more(lang.get(), &name()))
                aria-disabled=move || aria(count.get() >= most.get())
                on:click=move |_| pad.set(thing, (count.get_untracked() + 1).min(most.get_untracked()))>
                {icon}{label}<strong>{move || count.get()}</strong>
            </button>
        </div>
    }
}
