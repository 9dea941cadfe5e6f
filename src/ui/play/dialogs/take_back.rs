//! The take-back of the last turn or bid, to which all at the table have to agree.

use super::question::Question;
use crate::i18n::{Lang, shell};
use crate::ui::kit::icon::symbol;
use crate::ui::kit::reactive::{Memo, Show};
use crate::ui::kit::settings::Settings;
use crate::ui::share::message::can_ask;
use crate::ui::share::view::send::AskBack;
use crate::ui::shell::dialogs::{Dialog, Dialogs};
use crate::ui::shell::live::Live;
use crate::ui::table::describe;
use crate::ui::table::store::Match;
use leptos::prelude::*;

/// Names the take-back of the last turn or bid, tracked.
pub fn take_back_words(table: Match, lang: Lang) -> Option<String> {
    let (_, seat, is_bid) = table.last_decision()?;
    Some(describe::take_back_of(lang, &table.position().player(seat).name, is_bid))
}

/// The contents of the dialog: the question to those at this device, or the request to those at others.
#[component]
pub fn TakeBackDialog() -> impl IntoView {
    let dialogs = Dialogs::expect();
    if untrack(|| Match::expect().message_seat()).is_some() {
        return view! { <AskBack /> }.into_any();
    }
    view! { <TakeBackQuestion on_answer=move || dialogs.close() /> }.into_any()
}

/// Returns the first entry that this device's player can ask those at other devices to take back, tracked.
pub fn can_ask_others(table: Match) -> Option<usize> {
    table.message_seat().filter(|_| table.history().at().is_none())?;
    can_ask(&table.session())
}

/// Opens the dialog that asks them. By message, the request goes with the game.
pub fn ask_others(dialogs: Dialogs, live: Live) {
    dialogs.show(if untrack(|| live.is_delivering()) { Dialog::TakeBack } else { Dialog::Send });
}

/// Asks whether all agree, and takes back the last turn or bid if they do.
#[component]
pub fn TakeBackQuestion(
    /// Called with either answer.
    on_answer: impl Fn() + Copy + Send + 'static,
) -> impl IntoView {
    let lang = Settings::expect().lang;
    let table = Match::expect();
    // The question stays the same while it is read.
    let asked = untrack(|| table.last_decision());
    asked.map(|(entry, seat, is_bid)| {
        let text = move || describe::take_back_sure(lang.get(), &table.position().player(seat).name, is_bid);
        let on_yes = move || {
            on_answer();
            table.take_back(entry);
        };
        view! { <Question text yes=shell::take_back_yes does="take-back-yes" on_yes on_no=on_answer /> }
    })
}

/// A button that names the last turn or bid; a press asks the table.
#[component]
pub fn TakeBackButton(
    /// The classes of the button.
    class: &'static str,
    /// Called with a press.
    on_press: impl Fn() + Copy + 'static,
) -> impl IntoView {
    let lang = Settings::expect().lang;
    let table = Match::expect();
    view! {
        <button type="button" class=class data-does="take-back" on:click=move |_| on_press()>
            {symbol("icon-undo")}
            <span class="aside-words">{move || take_back_words(table, lang.get())}</span>
        </button>
    }
}

/// The button in the action bar, from the end of a turn or bid to the next step. Where a cover lies between the players, the
/// cover has it.
#[component]
pub fn TakeBackTool() -> impl IntoView {
    let table = Match::expect();
    let dialogs = Dialogs::expect();
    let is_offered = Memo::new(move |_| {
        let is_at_rest = table.scene().with(|scene| scene.buttons.is_empty() && !scene.can_undo);
        is_at_rest && !table.has_covers() && table.can_take_back_last()
    });
    view! {
        <Show when=move || is_offered.get()>
            <TakeBackButton class="answer aside" on_press=move || dialogs.show(Dialog::TakeBack) />
        </Show>
    }
}
