//! The link to the rule behind a refusal or a card. Players read words, not ids.

use leptos::prelude::*;

/// The function that draws a link to a rule, by its id. A page with a help provides it.
#[derive(Clone, Copy)]
pub struct DrawRuleLink(pub fn(&'static str) -> AnyView);

/// A link that opens the help at a rule; nothing on a board on another page, which has no help.
#[component]
pub fn RuleLink(
    /// The id of the rule (docs/rules.md).
    rule: &'static str,
) -> impl IntoView {
    use_context::<DrawRuleLink>().map(|DrawRuleLink(draw)| draw(rule))
}
