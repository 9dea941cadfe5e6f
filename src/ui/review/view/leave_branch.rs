//! The way from a branch back to the game.

use crate::i18n::past;
use crate::ui::kit::text::t;
use crate::ui::review::store::open_branch::OpenBranch;
use leptos::prelude::*;

/// The button that returns to the game, at the moment that the player left.
#[component]
pub fn LeaveBranch() -> impl IntoView {
    let open_branch = OpenBranch::expect();
    view! {
        <button type="button" class="button small primary" data-does="leave-branch" on:click=move |_| open_branch.close()>
            {t(past::leave)}
        </button>
    }
}
