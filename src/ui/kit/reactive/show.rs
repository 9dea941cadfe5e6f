//! What is there only while something holds.

use super::Memo;
use leptos::prelude::*;
use std::sync::Arc;

/// What has to hold.
pub struct Condition(Arc<dyn Fn() -> bool + Send + Sync>);

impl<F: Fn() -> bool + Send + Sync + 'static> From<F> for Condition {
    fn from(holds: F) -> Self {
        Self(Arc::new(holds))
    }
}

/// Shows its children while a condition holds, as [`leptos::prelude::Show`], and otherwise what `fallback` makes.
#[component(transparent)]
pub fn Show(#[prop(into)] when: Condition, children: ChildrenFn, #[prop(optional, into)] fallback: ViewFn) -> AnyView {
    let holds = Memo::new(move |_| (when.0)());
    let shown = move || if holds.get() { children() } else { fallback.run() };
    shown.into_any()
}
