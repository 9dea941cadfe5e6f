//! Who is at a live table: a line above the bar.

use super::clock_bar::{ClockBar, Time};
use super::desk::Desk;
use super::signs::SignBar;
use crate::ai::Level;
use crate::game::Seat;
use crate::i18n::{Lang, Phrase, live as text, message, opponents, words};
use crate::ui::kit::context;
use crate::ui::kit::reactive::{Effect, Memo, Show};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::shell::dialogs::{Dialog, Dialogs};
use crate::ui::shell::live::{Connection, Live, Presence};
use crate::ui::table::describe;
use crate::ui::table::pieces::marker::{self, initials};
use crate::ui::table::store::Match;
use leptos::prelude::*;

/// Returns the name of a presence in the style sheets, and its words.
const fn shown(presence: Presence) -> (&'static str, Phrase) {
    match presence {
        Presence::Free => ("free", text::free),
        Presence::Away => ("away", text::away),
        Presence::Here => ("here", text::here),
    }
}

/// Who plays in a seat: a person, or a computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sitter {
    Person(Presence),
    Computer(Level),
}

impl Sitter {
    /// Returns its name in the style sheets, and its words.
    fn shown(self, lang: Lang) -> (&'static str, String) {
        match self {
            Self::Person(presence) => {
                let (mark, words) = shown(presence);
                (mark, words(lang).to_owned())
            }
            Self::Computer(level) => ("computer", opponents::within(lang, describe::level(lang, level))),
        }
    }
}

/// Returns who plays in which seat, tracked: nobody until it is known who is here.
fn sitters(table: Match, live: Live) -> Vec<(Seat, Sitter)> {
    let people = live.people.get().into_iter().map(|(seat, presence)| (seat, Sitter::Person(presence)));
    let mut sitters: Vec<_> = people.collect();
    if !sitters.is_empty() {
        let players = table.names().with(Vec::len);
        let computers =
            (0..players as u8).map(Seat).filter_map(|seat| Some((seat, Sitter::Computer(table.level(seat)?))));
        sitters.extend(computers);
        sitters.sort_by_key(|&(seat, _)| seat);
    }
    sitters
}

/// The players of a table with a mark for each, in a list.
#[component]
pub fn Marks(
    /// The game.
    table: Match,
    /// This device, where the time of each is shown.
    #[prop(optional)]
    desk: Option<Desk>,
) -> impl IntoView {
    let live = context::expect::<Live>();
    let lang = Settings::expect().lang;
    let player = move |(seat, sitter): (Seat, Sitter)| {
        let name = move || table.with_record(|record| record.game().player(seat).name.to_string());
        let state = move || sitter.shown(lang.get()).1;
        let (is_person, is_plain) = (matches!(sitter, Sitter::Person(_)), sitter == Sitter::Person(Presence::Here));
        view! {
            <li data-presence=sitter.shown(lang.get_untracked()).0 aria-current=move || (table.position().active() == Some(seat)).then_some("true")
                data-colour=move || table.colour_name(seat) title=move || words::facts(lang.get(), &[name(), state()])>
                <span class="presence" aria-hidden="true">{move || initials(table, seat)}</span>
                <span class="name" data-may-cut="">{move || name()}</span>
                {desk.filter(|_| is_person).map(|desk| view! { <Time desk seat /> })}
                <span class=if is_plain { "unseen" } else { "state" }>{move || format!(" {}", state())}</span>
            </li>
        }
    };
    let is_timed = move || desk.filter(|desk| desk.clock().terms().is_some()).map(|_| "");
    let sitters = Memo::new(move |_| sitters(table, live));
    view! { <ul class="presences" data-timed=move || is_timed()>{move || sitters.get().into_iter().map(player).collect_view()}</ul> }
}

/// The line above the bar: who is here, the way to invite, and what has happened to the connection or the seat.
#[component]
pub fn People(
    /// This device.
    desk: Desk,
) -> impl IntoView {
    let live = context::expect::<Live>();
    let lang = Settings::expect().lang;
    let dialogs = Dialogs::expect();
    let table = desk.table();
    let is_watching = move || table.message_seat().is_some_and(|own| own.is_watching(table.position().players.len()));
    let note = move || {
        let lang = lang.get();
        if live.connection.get() != Connection::Open {
            Some(text::connecting(lang).to_owned())
        } else if live.is_too_long.get() {
            Some(text::too_long(lang).to_owned())
        } else if live.has_rematch() {
            live.rematch_words(table, lang)
        } else if desk.is_seat_taken.get() {
            Some(text::taken(lang).to_owned())
        } else if is_watching() {
            Some(text::you_watch(lang).to_owned())
        } else {
            let watching = live.watching.get();
            (watching > 0).then(|| text::watching(lang, watching as u32))
        }
    };
    // A ring alone says it to those who know what a ring means.
    let absent = move || {
        let is_away = |&&(_, presence): &&(Seat, Presence)| presence == Presence::Away;
        let names = live.people.with(|people| {
            people.iter().filter(is_away).map(|&(seat, _)| marker::name(table, seat)).collect::<Vec<_>>()
        });
        (live.connection.get() == Connection::Open && !names.is_empty()).then(|| text::away_now(lang.get(), &names))
    };
    let play_here = move |_| {
        if let Some(own) = untrack(|| table.message_seat()) {
            desk.sit(own.seat, true);
        }
    };
    let free_seats = move || {
        let is_offered = is_watching() || desk.is_seat_taken.get();
        let mut people = live.people.get();
        people.retain(|&(_, presence)| is_offered && presence == Presence::Free);
        people
    };
    let seat_button = move |seat: Seat| {
        let words = move || table.with_record(|record| message::it_is_me(lang.get(), &record.game().player(seat).name));
        view! {
            <button type="button" class="button small" data-does="take-seat" on:click=move |_| desk.take_seat(seat)>{move || words()}</button>
        }
    };
    // The players' own discs show who is away, too: they are always in view.
    let away = move || {
        let is_gone = |&(_, presence): &(Seat, Presence)| presence != Presence::Here;
        live.people.with(|people| {
            people.iter().filter(|it| is_gone(it)).map(|(seat, _)| seat.0.to_string()).collect::<Vec<_>>()
        })
    };
    Effect::new(move |_| set_away(Some(&away().join(" "))));
    on_cleanup(|| set_away(None));
    view! {
        <section class="request live" aria-label=t(text::title)
            data-connection=move || if live.connection.get() == Connection::Open { "open" } else { "lost" }>
            <Marks table desk />
            <p class="live-note" role="status">{move || note()}</p>
            <p class="live-absent" role="status" data-absent=move || absent().map(|_| "")>{move || absent()}</p>
            <Show when=move || live.has_rematch()>
                <button type="button" class="button small" data-does="open-rematch" on:click=move |_| live.open_rematch()>{t(text::open_rematch)}</button>
            </Show>
            <Show when=move || desk.is_seat_taken.get()>
                <button type="button" class="button small" data-does="play-here" on:click=play_here>{t(text::play_here)}</button>
            </Show>
            <For each=free_seats key=|&(seat, _)| seat children=move |(seat, _)| seat_button(seat) />
            <ClockBar desk />
            <SignBar desk />
            <button type="button" class="button small" data-does="invite" on:click=move |_| dialogs.show(Dialog::Live)>
                {t(text::invite)}
            </button>
        </section>
    }
}

/// Names the seats whose players are not here on the root, for the style sheets.
fn set_away(seats: Option<&str>) {
    if let Some(root) = document().document_element() {
        // It fails for wrong names alone.
        let _ignored = match seats {
            Some(seats) => root.set_attribute("data-away", seats),
            None => root.remove_attribute("data-away"),
        };
    }
}
