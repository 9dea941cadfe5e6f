//! A question to which all at the table have to agree.

use crate::i18n::{Phrase, shell};
use crate::ui::kit::text::t;
use crate::ui::review::store::open_branch::OpenBranch;
use crate::ui::shell::dialogs::Dialogs;
use crate::ui::table::session::agreed::Matter;
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
    let notice = NodeRef::<html::Div>::new();
    // It is larger than the button in whose place it stands.
    notice.on_load(|notice| request_animation_frame(move || notice.scroll_into_view_with_bool(false)));
    view! {
        <div class="notice" role="alert" node_ref=notice>
            <p>{text.run()}</p>
            <button type="button" class="button danger small" data-does=does on:click=move |_| on_yes()>{t(yes)}</button>
            <button type="button" class="button small" data-does="no" on:click=move |_| on_no()>{t(shell::cancel)}</button>
        </div>
    }
}

/// The contents of a dialog that shows what players hide. All have to agree first, if they hide anything.
#[component]
pub fn OnceAllAgree(children: ChildrenFn) -> impl IntoView {
    let dialogs = Dialogs::expect();
    let game = use_context::<OpenBranch>().map(OpenBranch::game);
    let is_agreed = RwSignal::new(!game.is_some_and(|game| game.asks_for(Matter::Shown)));
    let agree = move || {
        is_agreed.set(true);
        if let Some(game) = game {
            game.note(Matter::Shown);
        }
    };
    let question = move || {
        view! {
            <Question text=t(shell::opens_secrets) yes=shell::all_agree does="show-secrets"
                on_yes=agree on_no=move || dialogs.close() />
        }
    };
    view! { <Show when=move || is_agreed.get() fallback=question>{children()}</Show> }
}
