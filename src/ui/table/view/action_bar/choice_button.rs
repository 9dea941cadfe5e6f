//! One choice of the action bar.

use crate::game::{Action, Building, GoodsSet, Meeple, Meeples, Payment, Prize, Seat, Spell, Square, Victim};
use crate::i18n::{Lang, describe as texts, panels};
use crate::ui::kit::focus::keep_focus;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::table::describe;
use crate::ui::table::pieces::art;
use crate::ui::table::pieces::glyph::{glyph, set_icons};
use crate::ui::table::pieces::marker::Marker;
use crate::ui::table::scene::{Button, ButtonLabel, Prompt};
use crate::ui::table::store::Match;
use crate::ui::table::view::player::view::held_of_victim;
use leptos::prelude::*;

/// A choice as a button, with a note if undo does not cross it.
#[component]
pub fn ChoiceButton(
    /// The button of the scene.
    button: Button,
) -> impl IntoView {
    let table = Match::expect();
    let lang = Settings::expect().lang;
    let Button { label, intent, is_revealing, is_primary } = button;
    let action = match &label {
        ButtonLabel::Action(action) => action.to_string(),
        ButtonLabel::Item(item) => item.name().to_owned(),
        ButtonLabel::Meeple(meeple) => format!("first {meeple}"),
        ButtonLabel::Cancel => String::from("cancel"),
    };
    let item = match &label {
        ButtonLabel::Item(item)
        | ButtonLabel::Action(Action::Keep(Prize::Item(item)) | Action::Use(Spell::Ring(item))) => Some(*item),
        _ => None,
    };
    let symbols = Symbols::of(&label);
    let label = StoredValue::new(label);
    let words = move || label.with_value(|label| describe::button_label(lang.get(), &table.position(), label));
    view! {
        <button
            type="button"
            class="answer"
            class:primary=is_primary
            class:reveals=is_revealing
            class:figures=symbols.is_some_and(Symbols::are_figures)
            data-action=action
            aria-label=move || symbols.map(|_| words())
            on:click=move |event| {
                // The second tap of a double tap would answer the next question.
                if event.detail() < 2 {
                    table.send(intent);
                    keep_focus(&event);
                }
            }
        >
            {item.map(|item| symbol(art::item(item)))}
            {is_revealing.then(|| symbol("icon-lock"))}
            <span class="answer-words">
                {move || symbols.map_or_else(words, |symbols| symbols.verb(lang.get()).to_owned())}
                {is_revealing.then(|| view! { <small class="for-good">{t(texts::reveals_note)}</small> }.into_any())}
            </span>
            {symbols.map(|symbols| view! { <span class="answer-symbols">{symbols.draw(table)}</span> }.into_any())}
        </button>
    }
}

/// Returns whether figures alone say what a button chooses, so that many have room.
pub(super) fn is_figures(label: &ButtonLabel) -> bool {
    Symbols::of(label).is_some_and(Symbols::are_figures)
}

/// A choice that symbols beside a verb can show. Screen readers get all of it in words.
#[derive(Clone, Copy)]
enum Symbols {
    Sell(GoodsSet),
    Build,
    Take(Payment),
    Use(Payment),
    Kill(Option<Seat>, Meeples),
    Remove(Meeples),
    Bring(Meeple),
    First(Meeple),
    Place(Building, Square, Payment),
}

impl Symbols {
    fn of(label: &ButtonLabel) -> Option<Self> {
        let action = match label {
            ButtonLabel::Action(action) => *action,
            ButtonLabel::Meeple(meeple) => return Some(Self::First(*meeple)),
            ButtonLabel::Item(_) | ButtonLabel::Cancel => return None,
        };
        match action {
            Action::Sell(set) => Some(Self::Sell(set)),
            Action::Build(_) => Some(Self::Build),
            Action::TakeDjinn(_, pay) | Action::TakeItem(pay) => Some(Self::Take(pay)),
            Action::Power { pay, .. } => Some(Self::Use(pay)),
            Action::Place { building, square, pay: Some(pay) } => Some(Self::Place(building, square, pay)),
            Action::Use(Spell::Scimitar(_, meeples)) => Some(Self::Remove(meeples)),
            Action::Bring(_, meeple) => Some(Self::Bring(meeple)),
            Action::Kill(Victim::Of(seat), meeples) => Some(Self::Kill(Some(seat), meeples)),
            Action::Kill(Victim::On(_), meeples) => Some(Self::Kill(None, meeples)),
            _ => None,
        }
    }

    /// Returns whether the meeples of a tile alone say what is chosen.
    const fn are_figures(self) -> bool {
        matches!(self, Self::Kill(..) | Self::Remove(_) | Self::Bring(_) | Self::First(_))
    }

    fn verb(self, lang: Lang) -> &'static str {
        match self {
            Self::Sell(_) => panels::sell(lang),
            Self::Build => panels::earn(lang),
            Self::Take(_) => panels::take_for(lang),
            Self::Use(_) => panels::use_for(lang),
            // Its tile can be asked by assassins or the scimitar.
            Self::First(_) => "",
            Self::Kill(..) => panels::kill(lang),
            Self::Remove(_) => panels::remove(lang),
            Self::Bring(_) => panels::bring(lang),
            Self::Place(..) => panels::pay(lang),
        }
    }

    fn draw(self, table: Match) -> AnyView {
        match self {
            Self::Sell(set) => set_icons(set).into_any(),
            Self::Build => {
                let coins = move || match table.scene().with(|scene| scene.prompt.clone()) {
                    Prompt::Build { coins, .. } => coins,
                    _ => 0,
                };
                view! { <span class="price">{move || coins().to_string()}</span> }.into_any()
            }
            Self::Take(pay) | Self::Use(pay) => price(pay).into_any(),
            Self::Place(building, square, pay) => {
                (price(pay), " → ", symbol(art::building(building)), square.to_string()).into_any()
            }
            Self::Remove(meeples) => meeples.iter().map(glyph).collect_view().into_any(),
            Self::Bring(meeple) | Self::First(meeple) => glyph(meeple).into_any(),
            Self::Kill(seat, meeples) => {
                let of = seat.map(|seat| view! { {held_of_victim(table, seat, meeples)} <Marker seat /> }.into_any());
                (meeples.iter().map(glyph).collect_view(), of).into_any()
            }
        }
    }
}

/// Draws what is paid.
fn price(pay: Payment) -> impl IntoView {
    let elders = (0..pay.elders()).map(|_| glyph(Meeple::Elder)).collect_view();
    let fakirs = (0..pay.fakirs()).map(|_| symbol("fakir")).collect_view();
    let artisans = (0..pay.artisans()).map(|_| glyph(Meeple::Artisan)).collect_view();
    (elders, fakirs, artisans)
}
