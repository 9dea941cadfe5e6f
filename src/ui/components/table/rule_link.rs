//! The link to the rule behind a refusal or a card.

use crate::i18n::{panels, rules};
use crate::ui::state::Settings;
use leptos::prelude::*;

/// Draws a link to a rule, by its id. A page with a help provides it.
#[derive(Clone, Copy)]
pub struct DrawRuleLink(pub fn(&'static str) -> AnyView);

/// A link that opens the help at a rule. A board on another page has no help: there only the name of the rule stands.
#[component]
pub fn RuleLink(
    /// The id of the rule (docs/rules.md).
    rule: &'static str,
) -> impl IntoView {
    if let Some(DrawRuleLink(draw)) = use_context() {
        return draw(rule);
    }
    let lang = Settings::expect().lang;
    view! { <span class="rule-name">{move || panels::rule_named(lang.get(), rules::name(lang.get(), rule))}</span> }
        .into_any()
}
