//! The row of djinns.

use super::card_note::{CardNote, djinn_words};
use super::market::Deck;
use super::player::view::{Explain, Subject};
use crate::game::{DJINN_ROW_SIZE, Djinn, Prize};
use crate::i18n::{panels, powers, words};
use crate::ui::kit::aria::aria;
use crate::ui::kit::focus::keep_focus;
use crate::ui::kit::icon::Icon;
use crate::ui::kit::reactive::{Effect, Memo, RwSignal};
use crate::ui::kit::settings::Settings;
use crate::ui::table::pieces::art;
use crate::ui::table::pieces::glyph::CostGlyphs;
use crate::ui::table::scene::Intent;
use crate::ui::table::store::Match;
use leptos::prelude::*;

/// The id of the note.
const NOTE: &str = "card-note-offered";

/// The face-up djinns, or the drawn ones while the player keeps one of them. A tap on a djinn explains it.
#[component]
pub fn DjinnRow(
    /// Draws what the note explains.
    explain: Explain,
) -> impl IntoView {
    let table = Match::expect();
    let lang = Settings::expect().lang;
    let explained = RwSignal::new(None);
    let is_keeping = Memo::new(move |_| table.scene().with(|scene| scene.is_keeping_djinn));
    let title = move || if is_keeping.get() { panels::drawn_djinns(lang.get()) } else { panels::djinns(lang.get()) };
    // A djinn that was taken leaves the note.
    let is_gone = Memo::new(move |_| {
        let explained = explained.get();
        let is_explained = |djinn| explained == Some(Subject::Card(Prize::Djinn(djinn)));
        table.scene().with(|scene| explained.is_some() && !scene.djinns.iter().any(|slot| is_explained(slot.card)))
    });
    Effect::new(move |_| {
        if is_gone.get() {
            explained.set(None);
        }
    });
    view! {
        <section class="djinns" class:keeping=move || is_keeping.get() aria-label=move || title()>
            <h2 class="row-title">{move || title()}</h2>
            <ol class="djinn-cards">
                {(0..DJINN_ROW_SIZE).map(|index| view! { <DjinnCard index explained /> }).collect_view()}
            </ol>
            <Deck counts=|scene| scene.djinn_counts />
            <CardNote id=NOTE subject=explained is_offered=true explain />
        </section>
    }
}

/// One place of the row.
#[component]
fn DjinnCard(
    /// The place, from 0.
    index: usize,
    /// The card that the note explains.
    explained: RwSignal<Option<Subject>>,
) -> impl IntoView {
    let table = Match::expect();
    let lang = Settings::expect().lang;
    let slot = Memo::new(move |_| table.scene().with(|scene| scene.djinns.get(index).copied()));
    let djinn = move || slot.get().map(|slot| slot.card);
    let is_highlighted = move || slot.get().is_some_and(|slot| slot.is_highlighted);
    let is_chosen = move || slot.get().is_some_and(|slot| slot.is_chosen);
    let state = move || match (is_chosen(), is_highlighted()) {
        (true, _) => panels::djinn_chosen(lang.get()),
        (false, true) => panels::can_take(lang.get()),
        (false, false) => "",
    };
    let tap = move |event| {
        let Some(slot) = slot.get_untracked() else { return };
        explained.set(Some(Subject::Card(Prize::Djinn(slot.card))));
        if slot.is_highlighted || slot.is_chosen {
            table.send(Intent::Djinn(slot.card));
            keep_focus(&event);
        }
    };
    view! {
        <li class="djinn-place" class:empty=move || djinn().is_none()>
            <button
                type="button"
                class="djinn"
                class:lit=move || is_highlighted()
                class:chosen=move || is_chosen()
                hidden=move || djinn().is_none()
                data-djinn=move || djinn().map(Djinn::name)
                aria-pressed=move || aria(is_chosen())
                aria-label=move || djinn().map(|djinn| djinn_words(lang.get(), djinn, state()))
                popovertarget=NOTE
                popovertargetaction="show"
                on:click=tap
            >
                <span class="djinn-points">{move || djinn().map(Djinn::points)}</span>
                {move || djinn().map(|djinn| view! { <Icon name=art::djinn(djinn) /> })}
                <span class="djinn-name">{move || djinn().map(|djinn| words::djinn(lang.get(), djinn))}</span>
                <span class="djinn-effect">
                    {move || djinn().map(|djinn| powers::djinn_effect(lang.get(), djinn))}
                </span>
                {move || djinn().map(|djinn| view! { <CostGlyphs cost=djinn.cost() /> })}
            </button>
        </li>
    }
}
