//! The set-up of a game: who plays, with what, and how.

use super::deal::{Deal, last_expansions};
use super::fold::{Folded, FoldedOptions};
use super::options::{DevicesSwitch, ExpansionChoice, part_of_first};
use super::players::Players;
use super::seating::Seating;
use crate::game::Expansions;
use crate::i18n::{home, message as message_text, shell};
use crate::ui::kit::browser::fresh_seed;
use crate::ui::kit::hooks::Presence;
use crate::ui::kit::local_storage;
use crate::ui::kit::reactive::{Effect, Memo, RwSignal, Show};
use crate::ui::kit::settings::{SecrecyChoice, Settings};
use crate::ui::kit::switch::switch;
use crate::ui::kit::text::t;
use crate::ui::shell::chunks::LazyChunks;
use crate::ui::shell::dialog_host::DialogHost;
use crate::ui::shell::dialogs::Dialogs;
use crate::ui::shell::leave::PageHead;
use crate::ui::shell::live::{begin, relay};
use crate::ui::shell::navigation::Navigation;
use crate::ui::table::session::message::MessageSeat;
use crate::ui::table::session::seating;
use crate::ui::table::session::seating::{EXPANSIONS_KEY, SEATING_KEY, write_expansions};
use leptos::ev;
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// The page on which a game is set up. It remembers players and expansions as they are chosen.
#[component]
pub fn SetupPage(
    /// Whether each player has a device of their own at first.
    is_by_message: bool,
) -> impl IntoView {
    let settings = Settings::expect();
    let navigation = Navigation::expect();
    let chunks = LazyChunks::expect();
    let presence = Presence::of_component();
    let last = local_storage::read(SEATING_KEY).and_then(|text| seating::read(&text));
    let seating = Seating::new(last, settings.lang);
    let expansions = RwSignal::new(last_expansions());
    let seed = RwSignal::new(fresh_seed().to_string());
    let is_tried = RwSignal::new(false);
    let people = Memo::new(move |_| seating.people());
    let is_live = RwSignal::new(relay().is_some());
    let message = RwSignal::new(is_by_message.then(|| part_of_first(people)).flatten());
    let folded = Folded {
        people,
        // A person who plays alone can ask for hints unless they switch them off.
        hints: RwSignal::new(None),
        has_computers: Memo::new(move |_| seating.levels().iter().any(Option::is_some)),
        is_strict: RwSignal::new(false),
        seed,
        seed_is_wrong: Memo::new(move |_| seating::seed(&seed.get()).is_none()),
        is_tried,
    };
    remember(seating, expansions);
    leave_at_escape();

    let form = NodeRef::<html::Form>::new();
    let start = move |event: ev::MouseEvent| {
        event.prevent_default();
        is_tried.set(true);
        let set = expansions.get_untracked();
        let Some((players, seed)) = seating.checked(set).zip(seating::seed(&seed.get_untracked())) else {
            focus_fault(form);
            return;
        };
        let message: Option<MessageSeat> = message.get_untracked();
        if let Some(own) = message.filter(|_| is_live.get_untracked()) {
            begin(own.game);
        }
        let (is_strict, hints) = (folded.is_strict.get_untracked(), folded.hints.get_untracked());
        let secrecy = Some(settings.secrecy.get_untracked());
        Deal { players, expansions: set, seed, secrecy, is_strict, hints, message }.open(presence, chunks, navigation);
    };
    view! {
        <main class="setup" tabindex="-1">
            <PageHead title=shell::new_game />
            <form class="setup-form" node_ref=form novalidate>
                <section class="panel setup-players">
                    <Players seating expansions is_tried />
                    <ExpansionChoice expansions />
                </section>
                <section class="panel setup-options">
                    <Show when=move || { people.with(Vec::len) > 1 }>
                        <DevicesSwitch people message is_live />
                    </Show>
                    // At devices of their own nobody sees what others hide, whatever is chosen here.
                    <Show when=move || { people.with(Vec::len) > 1 && message.with(Option::is_some) }
                        fallback=move || view! { <SecrecyChoice name="secrecy" secrecy=settings.secrecy /> }>
                        <p class="hint" data-part="each-sees-own">{t(message_text::each_sees_own)}</p>
                    </Show>
                    <Show when=move || { people.with(Vec::len) > 1 && message.with(Option::is_none) }>
                        {switch("turn", shell::turn, shell::turn_hint, move || settings.turn.get(), move |is_on| settings.turn.set(is_on))}
                    </Show>
                    {switch("reading", home::reading, home::reading_hint, move || settings.reading.get(), move |is_on| settings.reading.set(is_on))}
                    <FoldedOptions folded />
                </section>
                <div class="setup-bar">
                    // This listens to the click, since a sandboxed frame may forbid the submission of forms.
                    <button type="submit" class="button primary large" data-does="start" on:click=start>{t(shell::start)}</button>
                    {chunks.game.failure_if_any()}
                </div>
            </form>
        </main>
        <DialogHost />
    }
}

/// Stores players and expansions at each change, so that they are there the next time, even if no game starts now.
fn remember(seating: Seating, expansions: RwSignal<Expansions>) {
    Effect::new(move |had: Option<()>| {
        let (players, set) = (seating.seated(), expansions.get());
        if had.is_some() && untrack(|| seating.checked(set)).is_some() {
            local_storage::write(SEATING_KEY, &seating::write(&players));
            local_storage::write(EXPANSIONS_KEY, &write_expansions(set));
        }
    });
}

/// Leads back to the first page at Escape, unless that closes a dialog or a list.
fn leave_at_escape() {
    let (dialogs, navigation) = (Dialogs::expect(), Navigation::expect());
    let listener = window_event_listener(ev::keydown, move |event| {
        let is_in_list = event
            .target()
            .and_then(|target| target.dyn_into::<web_sys::Element>().ok())
            .is_some_and(|target| target.tag_name() == "SELECT");
        if event.key() == "Escape" && !is_in_list && untrack(|| dialogs.current()).is_none() {
            navigation.forget_game();
            // The address leads there, so that Back and Escape are the same.
            let _ignored = window().location().set_hash("");
        }
    });
    on_cleanup(move || listener.remove());
}

/// Focuses the first thing that is wrong.
fn focus_fault(form: NodeRef<html::Form>) {
    let wrong = form
        .get_untracked()
        .and_then(|form| form.query_selector("[aria-invalid=true], #five-need.error").ok().flatten());
    if let Some(input) = wrong {
        let _ignored = input.unchecked_ref::<web_sys::HtmlElement>().focus();
    }
}
