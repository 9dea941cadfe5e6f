//! A question to which all at the table have to agree.

use crate::i18n::{Phrase, live, shell};
use crate::ui::kit::reactive::{RwSignal, Show};
use crate::ui::kit::text::t;
use crate::ui::review::store::open_branch::OpenBranch;
use crate::ui::shell::dialogs::Dialogs;
use crate::ui::shell::live::{Answering, Live, answering};
use crate::ui::table::session::agreed::Matter;
use crate::ui::table::session::requests::Request;
use crate::ui::table::store::Match;
use leptos::html;
use leptos::prelude::*;

/// The question with two answers, within a dialog.
#[component]
pub fn Question(
    /// The question.
    #[prop(into)]
    text: ViewFn,
    /// The answer of those who agree.
    yes: Phrase,
    /// The name of that answer for tests (`data-does`).
    does: &'static str,
    /// Called if all agree.
    on_yes: impl Fn() + Send + 'static,
    /// Called if not.
    on_no: impl Fn() + Send + 'static,
) -> impl IntoView {
    view! {
        <Notice>
            <p>{text.run()}</p>
            <button type="button" class="button danger small" data-does=does on:click=move |_| on_yes()>{t(yes)}</button>
            <button type="button" class="button small" data-does="no" on:click=move |_| on_no()>{t(shell::cancel)}</button>
        </Notice>
    }
}

/// A box that comes into view: it is larger than the button in whose place it stands.
#[component]
fn Notice(children: Children) -> impl IntoView {
    let notice = NodeRef::<html::Div>::new();
    notice.on_load(|notice| request_animation_frame(move || notice.scroll_into_view_with_bool(false)));
    view! { <div class="notice" role="alert" node_ref=notice>{children()}</div> }
}

/// The question whether all agree to something that shows what people hide. At devices of their own, it is put to each of them, and the
/// dialog closes.
#[component]
pub fn AgreeQuestion(
    /// The game.
    game: Match,
    /// What all have to agree to.
    request: Request,
    /// The question.
    #[prop(into)]
    text: ViewFn,
    /// The answer of those who agree, at one device.
    yes: Phrase,
    /// The name of that answer for tests (`data-does`).
    does: &'static str,
    /// Called if all at this device agree.
    on_yes: impl Fn() + Send + 'static,
    /// Called if not.
    on_no: impl Fn() + Send + 'static,
) -> impl IntoView {
    let (dialogs, page) = (Dialogs::expect(), use_context::<Live>());
    let answering = if game.asks_for(request.matter) { answering(game) } else { Answering::Here };
    match answering {
        Answering::Here => view! { <Question text yes does on_yes on_no /> }.into_any(),
        Answering::Each => {
            let ask = move || {
                if let Some(page) = page {
                    page.ask(game, request);
                }
                dialogs.close();
            };
            view! { <Question text yes=live::ask_all does="ask-all" on_yes=ask on_no /> }.into_any()
        }
        Answering::Nobody => view! {
            <Notice>
                <p>{t(live::no_seat)}</p>
                <button type="button" class="button small" data-does="no" on:click=move |_| on_no()>{t(shell::cancel)}</button>
            </Notice>
        }
        .into_any(),
    }
}

/// Returns whether all have to agree before the record leaves the table. It may leave it once if the others have agreed before.
pub fn asks_to_show(game: Match, live: Option<Live>) -> bool {
    game.asks_for(Matter::Shown) && !live.is_some_and(|live| live.show_once(game))
}

/// The contents of a dialog that shows what players hide. All have to agree first, if they hide anything.
#[component]
pub fn OnceAllAgree(children: ChildrenFn) -> impl IntoView {
    let dialogs = Dialogs::expect();
    let game = use_context::<OpenBranch>().map(OpenBranch::game);
    let page = use_context();
    let asking = game.filter(|&game| asks_to_show(game, page));
    let is_agreed = RwSignal::new(asking.is_none());
    let agree = move |game: Match| {
        is_agreed.set(true);
        game.note(Matter::Shown);
    };
    let question = move |game: Match| {
        view! {
            <AgreeQuestion game request=Request::of(Matter::Shown) text=t(shell::opens_secrets) yes=shell::all_agree
                does="show-secrets" on_yes=move || agree(game) on_no=move || dialogs.close() />
        }
    };
    view! { <Show when=move || is_agreed.get() fallback=move || asking.map(question)>{children()}</Show> }
}
