//! Choosing players and seed.

use crate::game::Options;
use crate::ui::session::{Colour, Session};
use leptos::prelude::*;

/// The first screen.
#[component]
pub fn SetupPage(
    /// Called with the new game.
    on_start: impl Fn(Session) + Copy + Send + 'static,
) -> impl IntoView {
    let start = move |_| {
        let options = Options::new(["Anna", "Sam"], 42);
        if let Ok(session) = Session::new(options, vec![Colour::Indigo, Colour::Orange]) {
            on_start(session);
        }
    };
    view! { <main class="setup"><h1>"Naqala"</h1><button on:click=start>"Start"</button></main> }
}
