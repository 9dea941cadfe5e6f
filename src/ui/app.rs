//! The app: settings, the screen that is on, and the life of a session.

use super::components::{GamePage, SetupPage};
use super::session::Session;
use super::state::Settings;
use crate::i18n::Lang;
use leptos::prelude::*;

/// Mounts the page.
pub fn start() {
    console_error_panic_hook::set_once();
    leptos::mount::mount_to_body(App);
}

/// Everything: the set-up, or a game.
#[component]
fn App() -> impl IntoView {
    let language = window().navigator().language().unwrap_or_default();
    provide_context(Settings::new(Lang::from_tag(&language)));
    let session = RwSignal::new(None::<Session>);
    view! {
        {move || match session.get() {
            None => view! { <SetupPage on_start=move |new| session.set(Some(new)) /> }.into_any(),
            Some(current) => view! { <GamePage session=current on_leave=move || session.set(None) /> }.into_any(),
        }}
    }
}
