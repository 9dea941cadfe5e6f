//! One answer of the bar, and the choice of how many fakirs are added.

use super::art::{self, symbol};
use super::marker::Marker;
use super::sale::set_icons;
use crate::game::{Action, GoodsSet, Meeple, Meeples, Payment, Prize, Seat, Victim};
use crate::i18n::{Lang, panels};
use crate::ui::describe;
use crate::ui::live::{Drawn, Part, Var, live, on, part, shown, word};
use crate::ui::scene::{Button, Intent, Pick, Prompt};
use crate::ui::state::{Match, Settings};
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// An answer; one that cannot be undone says so beforehand.
#[component]
pub fn Answer(
    /// What it stands for.
    button: Button,
) -> impl IntoView {
    let game = Match::expect();
    let lang = Settings::expect().lang;
    let Button { pick, intent, reveals, is_primary } = button;
    let action = match &pick {
        Pick::Action(action) => action.to_string(),
        Pick::Item(item) => item.name().to_owned(),
        _ => String::from("cancel"),
    };
    let item = match &pick {
        Pick::Item(item) | Pick::Action(Action::Keep(Prize::Item(item))) => Some(*item),
        _ => None,
    };
    let symbols = match &pick {
        Pick::Action(action) => Symbols::of(*action),
        _ => None,
    };
    let pick = Var::new(pick);
    let words = move || pick.with(|pick| describe::pick(lang.get(), &game.game(), pick));
    view! {
        <button
            type="button"
            class="answer"
            class:primary=is_primary
            class:reveals=reveals
            data-action=action
            aria-label=live(move || symbols.map(|_| words()))
            on:click=on(move |event| {
                game.send(intent);
                keep_focus(&event);
            })
        >
            {item.map(|item| symbol(art::item(item)))}
            {reveals.then(|| view! { {symbol("icon-lock")} })}
            <span class="answer-words">
                <span class="answer-label">
                    {live(move || symbols.map_or_else(words, |symbols| symbols.verb(lang.get()).to_owned()))}
                </span>
                {reveals.then(|| view! { <small class="for-good">{word(describe::reveals_note)}</small> })}
            </span>
            {symbols.map(|symbols| view! { <span class="answer-symbols">{symbols.draw(game)}</span> })}
        </button>
    }
}

/// After a key that made its own button go, the keyboard stays in the bar, at the line that says what is asked next.
pub(super) fn keep_focus(event: &MouseEvent) {
    if event.detail() > 0 {
        return;
    }
    request_animation_frame(|| {
        // What is only hidden loses the focus a frame later: it has no width any more.
        let active = document().active_element().and_then(|element| element.dyn_into::<HtmlElement>().ok());
        let is_lost = active.is_none_or(|element| element.tag_name() == "BODY" || element.offset_width() == 0);
        let prompt = document().query_selector(".action-bar .prompt").ok().flatten().filter(|_| is_lost);
        if let Some(Ok(prompt)) = prompt.map(JsCast::dyn_into::<HtmlElement>) {
            // Where there is nothing to focus there is nothing to keep.
            let _unfocused = prompt.focus();
        }
    });
}

/// An answer short enough for symbols beside a verb; all of it is said to those who do not see it.
#[derive(Clone, Copy)]
enum Symbols {
    Sell(GoodsSet),
    Build,
    Take(Payment),
    Use(Payment),
    Kill(Seat, Meeples),
}

impl Symbols {
    const fn of(action: Action) -> Option<Self> {
        match action {
            Action::Sell(set) => Some(Self::Sell(set)),
            Action::Build(_) => Some(Self::Build),
            Action::TakeDjinn(_, pay) | Action::TakeItem(pay) => Some(Self::Take(pay)),
            Action::Power { pay, .. } => Some(Self::Use(pay)),
            Action::Kill(Victim::Of(seat), meeples) => Some(Self::Kill(seat, meeples)),
            _ => None,
        }
    }

    const fn verb(self, lang: Lang) -> &'static str {
        match self {
            Self::Sell(_) => panels::sell(lang),
            Self::Build => panels::earn(lang),
            Self::Take(_) => panels::take_for(lang),
            Self::Use(_) => panels::use_for(lang),
            Self::Kill(..) => panels::kill(lang),
        }
    }

    fn draw(self, game: Match) -> AnyView {
        match self {
            Self::Sell(set) => set_icons(set).into_any(),
            Self::Build => {
                let coins = move || match game.scene().with(|scene| scene.prompt.clone()) {
                    Prompt::Build { coins, .. } => coins,
                    _ => 0,
                };
                view! { <span class="price">{live(coins)}</span> }.into_any()
            }
            Self::Take(pay) | Self::Use(pay) => {
                let elders = (0..pay.elders).map(|_| glyph(Meeple::Elder)).drawn();
                let fakirs = (0..pay.fakirs).map(|_| symbol("fakir")).drawn();
                let artisans = (0..pay.artisans).map(|_| glyph(Meeple::Artisan)).drawn();
                (elders, fakirs, artisans).into_any()
            }
            Self::Kill(seat, meeples) => (meeples.iter().map(glyph).drawn(), view! { <Marker seat /> }).into_any(),
        }
    }
}

/// A meeple in its colour.
pub(super) fn glyph(meeple: Meeple) -> impl IntoView {
    view! { <span class="glyph" data-tribe=art::tribe(meeple)>{symbol(art::meeple(meeple))}</span> }
}

/// How many fakirs are added, where any can be.
#[component]
pub fn FakirStepper() -> impl IntoView {
    let game = Match::expect();
    let lang = Settings::expect().lang;
    let intent_of = move |pick: Pick| {
        game.scene().with(|scene| scene.buttons.iter().find(|button| button.pick == pick).map(|button| button.intent))
    };
    let fewer = part(move || intent_of(Pick::FewerFakirs));
    let more = part(move || intent_of(Pick::MoreFakirs));
    let count = part(move || game.selection().fakirs);
    let button = move |intent: Part<Option<Intent>>, sign: &'static str, class: &'static str, pick: Pick| {
        let label = move |lang: Lang| describe::pick(lang, &game.game(), &pick);
        view! {
            <button
                type="button"
                class=class
                aria-label=live(move || label(lang.get()))
                aria-disabled=live(move || if intent.get().is_some() { "false" } else { "true" })
                on:click=on(move |_| if let Some(intent) = intent.get_untracked() { game.send(intent) })
            >
                {sign}
            </button>
        }
    };
    view! {
        {shown(move || fewer.get().is_some() || more.get().is_some(), move || view! {
            <div class="stepper" role="group" aria-label=word(panels::fakirs_added)>
                {button(fewer, "−", "fewer-fakirs", Pick::FewerFakirs)}
                <span class="stepper-count" role="img" aria-label=live(move || panels::fakirs(lang.get(), count.get().into()))>
                    {live(move || count.get())}
                    {symbol("fakir")}
                </span>
                {button(more, "+", "more-fakirs", Pick::MoreFakirs)}
            </div>
        }.into_any())}
    }
}
