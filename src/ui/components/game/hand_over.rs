//! The screen between two players: it hides the table until the next one has the device.

use crate::game::{Event, Phase};
use crate::i18n::{past, shell};
use crate::ui::components::pieces::art::symbol;
use crate::ui::hooks::guard;
use crate::ui::state::{Match, Settings};
use crate::ui::text::t;
use crate::ui::{describe, history};
use leptos::{html, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// Covers everything while the device changes hands, and tells what happened meanwhile.
#[component]
pub fn HandOver(
    /// Called when the player has taken the device.
    on_taken: impl Fn() + Copy + Send + 'static,
) -> impl IntoView {
    let lang = Settings::expect().lang;
    let game = Match::expect();
    let taken = move |_| {
        game.uncover();
        // Nothing under the cover takes the focus before the cover is gone.
        request_animation_frame(on_taken);
    };
    let watched = move |from: usize| {
        game.uncover();
        game.past().replay(from);
    };
    // A card that explains an item lies above everything: it must not outlive its player's turn.
    Effect::new(move |_| {
        if game.cover().is_some()
            && let Ok(Some(note)) = document().query_selector(":popover-open")
        {
            let _was_closed = note.unchecked_into::<HtmlElement>().hide_popover();
        }
    });
    move || {
        let seat = game.cover()?;
        let now = game.position();
        let name = now.player(seat).name().to_owned();
        let is_bid = now.phase == Phase::Bid;
        let button = NodeRef::<html::Button>::new();
        // On a page within another, only where the focus is here already.
        button.on_load(|button| {
            if document().has_focus().unwrap_or(true) {
                let _unfocused = button.focus();
            }
        });
        let has_left = game.has_left(seat);
        let of = name.clone();
        let asked = move || match (has_left, is_bid) {
            (true, _) => shell::left_together(lang.get(), &of),
            (_, true) => shell::to_bid(lang.get()).to_owned(),
            _ => shell::your_turn(lang.get()).to_owned(),
        };
        let lines = move || {
            let lang = lang.get();
            let events = game.with_record(history::just_happened);
            let lines = events
                .iter()
                .filter(|event| !matches!(event, Event::TurnStarted { .. } | Event::TurnEnded { .. }))
                .filter_map(|event| describe::event(lang, &now, event));
            lines.map(|line| line.text).collect::<Vec<_>>()
        };
        let lines = Memo::new(move |_| lines());
        let missed = game.with_record(|record| Some(history::since(record, seat)).filter(|&from| from < record.len()));
        Some(view! {
            <section class="cover" role="dialog" aria-modal="true" aria-labelledby="cover-title" data-colour=game.colour(seat)>
                <div class="cover-card">
                    <p class="cover-pass">{t(shell::pass_device)}</p>
                    <h2 id="cover-title" class="cover-name">{name.clone()}</h2>
                    <p class="cover-asked">{asked}</p>
                    <button type="button" class="button primary large" node_ref=button on:click=guard(taken)>
                        {move || shell::i_am(lang.get(), &name)}
                    </button>
                    {missed.map(|from| view! {
                        <button type="button" class="button" data-does="show-me" on:click=guard(move |_| watched(from))>
                            {symbol("icon-play")}
                            {t(past::show_me)}
                        </button>
                    })}
                    <Show when=move || !lines.with(Vec::is_empty)>                        <div class="cover-news">
                            <h3>{t(shell::just_happened)}</h3>
                            <ul>{move || lines.get().into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}</ul>
                        </div>
                    </Show>
                </div>
            </section>
        })
    }
}
