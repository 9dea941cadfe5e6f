//! The players of a game to come: names, colours, seats.

use crate::game::Expansions;
use crate::i18n::{Lang, shell};
use crate::ui::components::kit::swatches::swatches;
use crate::ui::components::pieces::art::symbol;
use crate::ui::hooks::guard;
use crate::ui::session::Colour;
use crate::ui::state::Settings;
use crate::ui::table::{LONGEST_NAME, NameFault, name_faults};
use crate::ui::text::t;
use leptos::prelude::*;

const MOST: usize = 5;
const FEWEST: usize = 2;

/// A player to be.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Place {
    id: usize,
    name: RwSignal<String>,
    colour: RwSignal<Colour>,
}

/// The players as they are being chosen: a handle of signals, copied freely.
#[derive(Clone, Copy)]
pub struct Table {
    places: RwSignal<Vec<Place>>,
    next: RwSignal<usize>,
    faults: Memo<Vec<Option<NameFault>>>,
}

impl Table {
    /// The last table, or two players with names of the language, which follow it until they are changed.
    pub fn new(last: Option<Vec<(Colour, String)>>, lang: RwSignal<Lang>) -> Self {
        let fresh = || {
            let name = |seat| first_name(lang.get_untracked(), seat);
            Colour::ALL.into_iter().take(FEWEST).enumerate().map(|(seat, colour)| (colour, name(seat))).collect()
        };
        let players: Vec<_> = last.unwrap_or_else(fresh);
        let next = players.len();
        let place = |(id, (colour, name))| Place { id, name: RwSignal::new(name), colour: RwSignal::new(colour) };
        let places = RwSignal::new(players.into_iter().enumerate().map(place).collect::<Vec<_>>());
        let faults = Memo::new(move |_| name_faults(&names(&places.get())));
        let table = Self { places, next: RwSignal::new(next), faults };
        Effect::new(move |_| table.translate(lang.get()));
        table
    }

    /// Puts names that nobody chose into another language.
    fn translate(self, lang: Lang) {
        for place in self.places.get_untracked() {
            let is_default =
                |n: &usize| Lang::ALL.iter().any(|&any| place.name.get_untracked() == shell::player_name(any, *n));
            if let Some(n) = (1..=MOST).find(is_default) {
                place.name.set(shell::player_name(lang, n));
            }
        }
    }

    /// Colours and trimmed names, if nothing is wrong with them.
    pub fn checked(self, expansions: Expansions) -> Option<Vec<(Colour, String)>> {
        let is_right = self.faults.get_untracked().iter().all(Option::is_none)
            && (self.places.get_untracked().len() < MOST || !expansions.is_empty());
        let player = |place: &Place| {
            (place.colour.get_untracked(), place.name.get_untracked().trim().chars().take(LONGEST_NAME).collect())
        };
        is_right.then(|| self.places.get_untracked().iter().map(player).collect())
    }

    fn add(self, lang: Lang) {
        let places = self.places.get_untracked();
        let taken = names(&places);
        let name = (0..=MOST).map(|seat| first_name(lang, seat)).find(|name| !taken.contains(name));
        let is_free = |colour: &Colour| places.iter().all(|place| place.colour.get_untracked() != *colour);
        let (Some(name), Some(colour)) = (name, Colour::ALL.into_iter().find(is_free)) else { return };
        let id = self.next.get_untracked();
        self.next.set(id + 1);
        self.places
            .update(|places| places.push(Place { id, name: RwSignal::new(name), colour: RwSignal::new(colour) }));
    }

    fn remove(self, id: usize) {
        self.places.update(|places| places.retain(|place| place.id != id));
    }

    /// Swaps a player with the one before.
    fn raise(self, seat: usize) {
        if seat > 0 {
            self.places.update(|places| places.swap(seat - 1, seat));
        }
    }

    /// Gives a player a colour; whoever had it takes the old one.
    fn paint(self, place: Place, colour: Colour) {
        let old = place.colour.get_untracked();
        for other in self.places.get_untracked() {
            if other.id != place.id && other.colour.get_untracked() == colour {
                other.colour.set(old);
            }
        }
        place.colour.set(colour);
    }

    fn seat(self, id: usize) -> usize {
        self.places.get().iter().position(|place| place.id == id).unwrap_or_default()
    }
}

/// A name to begin with: there is one more than players, for when all the others are taken.
fn first_name(lang: Lang, seat: usize) -> String {
    shell::first_names(lang).split(' ').nth(seat).unwrap_or_default().to_owned()
}

fn names(places: &[Place]) -> Vec<String> {
    places.iter().map(|place| place.name.get()).collect()
}

/// The list of players, with a button for one more.
#[component]
pub fn Players(
    /// The players.
    table: Table,
    /// With what they play: five can only with an expansion.
    expansions: RwSignal<Expansions>,
    /// Whether the form was sent: only then is anything complained of.
    is_tried: RwSignal<bool>,
) -> impl IntoView {
    let lang = Settings::expect().lang;
    let count = move || table.places.with(Vec::len);
    let most = move || if expansions.get().is_empty() { MOST - 1 } else { MOST };
    let can_add = move || count() < most();
    let note = move || (count() >= MOST - 1 && expansions.get().is_empty()).then(|| shell::five_need(lang.get()));
    view! {
        <fieldset class="players-to-be">
            <legend class="unseen">{t(shell::players)}</legend>
            <ol>
                <For each=move || table.places.get() key=|place| place.id children=move |place| view! {
                    <PlayerRow table place is_tried />
                } />
            </ol>
            <button type="button" class="button quiet" data-does="add-player" aria-describedby="five-need" disabled=move || !can_add()
                on:click=guard(move |_| table.add(lang.get_untracked()))>
                <span aria-hidden="true">"+"</span>
                <span>{t(shell::add_player)}</span>
            </button>
            <p class=move || { if count() > most() { "error" } else { "hint" } } id="five-need" tabindex="-1" aria-live="polite">{note}</p>
        </fieldset>
    }
}

/// A player: name, colour, seat.
#[component]
fn PlayerRow(table: Table, place: Place, is_tried: RwSignal<bool>) -> impl IntoView {
    let lang = Settings::expect().lang;
    let id = place.id;
    let seat = Memo::new(move |_| table.seat(id));
    let count = move || table.places.with(Vec::len);
    let name = move || {
        let name = place.name.get();
        if name.trim().is_empty() { shell::player_name(lang.get(), seat.get() + 1) } else { name }
    };
    let fault = move || table.faults.get().get(seat.get()).copied().flatten().filter(|_| is_tried.get());
    let complaint = move || match fault()? {
        NameFault::Missing => Some(shell::name_missing(lang.get())),
        NameFault::Taken => Some(shell::name_taken(lang.get())),
    };
    let is_needed = move || count() <= FEWEST;
    let is_last = move || seat.get() + 1 >= count();
    let fault_id = format!("fault-{id}");
    view! {
        <li class="player-row" data-colour=move || place.colour.get().name()>
            <input class="player-field" type="text" autocomplete="off" spellcheck="false" maxlength=LONGEST_NAME.to_string()
                aria-label=move || shell::name_of(lang.get(), seat.get() + 1)
                aria-invalid=move || fault().is_some().to_string()
                aria-describedby=fault_id.clone()
                prop:value=move || place.name.get()
                on:input=guard(move |event| place.name.set(event_target_value(&event))) />
            <div class="seat-buttons">
                <button type="button" class="icon-button" aria-label=move || shell::move_up(lang.get(), &name())
                    disabled=move || seat.get() == 0 on:click=guard(move |_| table.raise(seat.get_untracked()))>
                    <span aria-hidden="true">"↑"</span>
                </button>
                <button type="button" class="icon-button" aria-label=move || shell::move_down(lang.get(), &name())
                    disabled=is_last on:click=guard(move |_| table.raise(seat.get_untracked() + 1))>
                    <span aria-hidden="true">"↓"</span>
                </button>
                <button type="button" class="icon-button" aria-label=move || shell::remove(lang.get(), &name())
                    disabled=is_needed on:click=guard(move |_| table.remove(id))>
                    {symbol("icon-close")}
                </button>
            </div>
            {swatches(id, name, move || place.colour.get(), move |colour| table.paint(place, colour))}
            <p class="error" id=fault_id aria-live="polite">{complaint}</p>
        </li>
    }
}
