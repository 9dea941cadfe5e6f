//! The link to the rule behind a refusal or a card.

use crate::i18n::{panels, rules};
use crate::ui::hooks::guard;
use crate::ui::state::{Settings, Sheets};
use crate::ui::text::t;
use leptos::prelude::*;

/// A button that opens the help at a rule. A board on another page has no help: there only the name of the rule stands.
#[component]
pub fn RuleLink(
    /// The id of the rule (docs/rules.md).
    rule: &'static str,
) -> impl IntoView {
    let lang = Settings::expect().lang;
    let name = move || panels::rule_named(lang.get(), rules::name(lang.get(), rule));
    match use_context::<Sheets>() {
        Some(sheets) => view! {
            <button
                type="button"
                class="rule-link"
                aria-haspopup="dialog"
                aria-label=name
                title=name
                on:click=guard(move |_| sheets.show_rule(rule))
            >
                {t(panels::rule)}
            </button>
        }
        .into_any(),
        None => view! { <span class="rule-name">{name}</span> }.into_any(),
    }
}
