//! What the page says of the players at other devices, and the button that sends them the game.

use super::opponents::seed;
use crate::game::{Entry, Record};
use crate::i18n::{Lang, live, message as text};
use crate::ui::kit::hooks::Presence;
use crate::ui::kit::reactive::{Effect, Memo, RwSignal, Show};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::shell::chunks::LazyChunks;
use crate::ui::shell::dialogs::Dialogs;
use crate::ui::shell::live::Live;
use crate::ui::table::describe;
use crate::ui::table::pieces::marker::name;
use crate::ui::table::session::Session;
use crate::ui::table::session::message::{MessageSeat, PlayerRequest};
use crate::ui::table::store::Match;
use crate::ui::workers::think;
use leptos::prelude::*;
use leptos::task::spawn_local_scoped_with_cancellation;

/// Returns what the bar shows in place of the prompt while a person at another device is to play; tracked.
pub fn waiting_line(table: Match, lang: Lang) -> Option<String> {
    let seat = table.position().active().filter(|_| table.is_at_another_device())?;
    let name = name(table, seat);
    let is_live = use_context::<Live>().is_some_and(Live::is_delivering);
    Some(match is_sent(table) {
        _ if is_live => live::waiting_for(lang, &name),
        true => text::waiting_for(lang, &name),
        false => text::send_to(lang, &name),
    })
}

/// Returns why the last tap did nothing, if a person at another device is to play; tracked.
pub fn refusal(table: Match, lang: Lang) -> Option<String> {
    let seat = table.position().active().filter(|_| table.is_at_another_device() && table.is_too_early())?;
    Some(text::not_here(lang, &name(table, seat)))
}

/// Returns whether another device has everything that was played here, be it only the deal; tracked.
fn is_sent(table: Match) -> bool {
    let has_left = |own: &MessageSeat| own.known > 0 || own.sent.is_some();
    table.message_seat().filter(has_left).is_some_and(|own| own.known >= table.with_record(Record::len))
}

/// The button that sends the game, while somebody waits for it.
#[component]
pub fn SendButton() -> impl IntoView {
    let table = Match::expect();
    let lang = Settings::expect().lang;
    let dialogs = Dialogs::expect();
    let chunk = LazyChunks::expect().dialogs;
    let presence = Presence::of_component();
    let is_over = move || table.scene().with(|scene| scene.active.is_none());
    let live = use_context::<Live>();
    // At a live table the game goes by itself; the menu still sends it.
    let is_offered = Memo::new(move |_| {
        let has_part = table.message_seat().is_some_and(|own| !own.is_watching(table.position().players.len()));
        has_part && (table.is_at_another_device() || is_over()) && !live.is_some_and(Live::is_connected)
    });
    let is_sent = Memo::new(move |_| is_sent(table));
    let is_wanted = RwSignal::new(false);
    let press = move |_| {
        is_wanted.set(true);
        chunk.then(presence, move |chunk| (chunk.send)(table, presence, dialogs));
    };
    view! {
        <Show when=move || is_offered.get()>
            <button type="button" class="answer" class:primary=move || !is_sent.get() data-does="send" on:click=press>
                {move || if is_sent.get() { text::send_again(lang.get()) } else { text::send(lang.get()) }}
            </button>
            <Show when=move || is_wanted.get()>{chunk.failure_if_any()}</Show>
        </Show>
    }
}

/// The request for a take-back, or the refusal of one.
#[component]
pub fn RequestPanel() -> impl IntoView {
    let table = Match::expect();
    let lang = Settings::expect().lang;
    let is_live = move || use_context::<Live>().is_some_and(Live::is_delivering);
    let request = Memo::new(move |_| table.message_seat().and_then(|own| Some((own.seat, own.request?))));
    let settle = move |()| table.set_message_seat(|own| own.request = None);
    move || {
        let (own, request) = request.get()?;
        let by = move || name(table, request.by());
        let button = move |does: &'static str, words, act: Callback<()>| {
            view! { <button type="button" class="button small" data-does=does on:click=move |_| act.run(())>{t(words)}</button> }
        };
        Some(match request {
            PlayerRequest::TakeBack(seat, entry) if seat != own => {
                let grant = move |()| {
                    settle(());
                    table.grant(entry);
                };
                let refuse =
                    move |()| table.set_message_seat(|it| it.request = Some(PlayerRequest::Refusal(own, entry)));
                view! {
                    <section class="request" role="status">
                        <p>{move || text::asks(lang.get(), &by())}</p>
                        <p class="buttons">
                            {button("grant", text::grant, Callback::new(grant))}
                            {button("refuse", text::refuse, Callback::new(refuse))}
                        </p>
                    </section>
                }
                .into_any()
            }
            PlayerRequest::Refusal(seat, _) if seat != own => view! {
                <section class="request" role="status">
                    <p>{move || text::refused(lang.get(), &by())}</p>
                    <p class="buttons">{button("settle", text::fine, Callback::new(settle))}</p>
                </section>
            }
            .into_any(),
            PlayerRequest::TakeBack(..) => {
                let words = if is_live() { live::you_ask } else { text::you_ask };
                view! {
                    <section class="request" role="status">
                        <p>{t(words)}</p>
                        <p class="buttons">{button("stop-asking", text::stop_asking, Callback::new(settle))}</p>
                    </section>
                }
                .into_any()
            }
            PlayerRequest::Refusal(_, entry) => {
                let asker = move || {
                    let seat = table.with_record(|record| record.game_before(entry).and_then(|before| before.active()));
                    seat.map(|seat| name(table, seat)).unwrap_or_default()
                };
                let words = if is_live() { live::you_refuse } else { text::you_refuse };
                view! { <section class="request" role="status"><p>{move || words(lang.get(), &asker())}</p></section> }
                    .into_any()
            }
        })
    }
}

/// Lets the computers think again about their decisions in a message, with the same seeds. Returns a signal of the
/// first decision that differs.
pub fn check_computers(table: Match, brought: RwSignal<Option<usize>>) -> RwSignal<Option<usize>> {
    let suspect = RwSignal::new(None);
    Effect::new(move |_| {
        let from = brought.get().filter(|_| untrack(|| table.has_computers() && table.message_seat().is_some()));
        let Some(from) = from else { return };
        let session = untrack(|| table.whole_session());
        spawn_local_scoped_with_cancellation(async move {
            if let Some(found) = first_difference(&session, from).await {
                let _disposed = suspect.try_set(Some(found));
            }
        });
    });
    suspect
}

/// Returns the first entry from `from` on in which a computer decides differently here; `None` if it cannot think.
async fn first_difference(session: &Session, from: usize) -> Option<usize> {
    let record = &session.record;
    let mut entry = from;
    while entry < record.len() {
        let seat = record.game_before(entry)?.active();
        let is_action = |entry: usize| matches!(record.entries().nth(entry), Some((Entry::Action(_), _)));
        let computer = |seat| Some((session.agreements.level(seat)?, session.agreements.style(seat)));
        let Some(computer) = seat.and_then(computer).filter(|_| is_action(entry)) else {
            entry += 1;
            continue;
        };
        let thought = think(&record.until(entry), computer, seed(entry), |_| ()).await.ok()?;
        for action in thought.line {
            if record.entries().nth(entry).is_some_and(|(played, _)| played != Entry::Action(action)) {
                return Some(entry);
            }
            entry += 1;
        }
    }
    None
}

/// A notice about a computer's decision that differs from what it finds here.
#[component]
pub fn SuspectPanel(
    /// The entry of that decision.
    suspect: RwSignal<Option<usize>>,
) -> impl IntoView {
    let table = Match::expect();
    let lang = Settings::expect().lang;
    let words = move || {
        let entry = suspect.get()?;
        table.with_record(|record| {
            let seat = record.game_before(entry)?.active()?;
            let (_, events) = record.entries().nth(entry)?;
            let what = describe::announce(lang.get(), record.game(), events);
            Some(text::suspect(lang.get(), &record.game().player(seat).name, &what))
        })
    };
    view! {
        <Show when=move || suspect.get().is_some()>
            <section class="request" role="status" data-notice="suspect">
                <p>{move || words()}</p>
                <p class="buttons">
                    <button type="button" class="button small" on:click=move |_| suspect.set(None)>{t(text::fine)}</button>
                </p>
            </section>
        </Show>
    }
}
