//! The link that opens the help at a rule.

use crate::i18n::{panels, rules};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::shell::dialogs::Dialogs;
use leptos::prelude::*;

/// Draws the link to a rule, by its id.
pub fn rule_link(rule: &'static str) -> AnyView {
    let lang = Settings::expect().lang;
    let dialogs = Dialogs::expect();
    let name = move || panels::rule_named(lang.get(), rules::name(lang.get(), rule));
    view! {
        <button
            type="button"
            class="rule-link"
            aria-haspopup="dialog"
            aria-label=move || name()
            title=move || name()
            on:click=move |_| dialogs.show_rule(rule)
        >
            {t(panels::rule)}
        </button>
    }
    .into_any()
}
