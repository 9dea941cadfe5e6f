//! The players of a new game: names, colours, seats.

use crate::ai::Level;
use crate::game::{Expansions, Seat};
use crate::i18n::{Lang, glance, opponents, shell};
use crate::ui::kit::aria::aria;
use crate::ui::kit::hooks::guard;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::play::view::who_plays::{LevelHints, WhoPlays, levels};
use crate::ui::table::pieces::swatches::swatches;
use crate::ui::table::session::seating::{
    LONGEST_NAME, NameFault, Others, Seated, computer_names, default_name, name_faults,
};
use crate::ui::table::session::{Colour, seating};
use leptos::prelude::*;

const MOST: usize = 5;
const FEWEST: usize = 2;

/// A player of the new game.
#[derive(Clone, Copy, PartialEq, Eq)]
struct SetupSeat {
    id: usize,
    name: RwSignal<String>,
    colour: RwSignal<Colour>,
    level: RwSignal<Option<Level>>,
}

impl SetupSeat {
    fn new(id: usize, Seated { colour, name, level }: Seated) -> Self {
        Self { id, name: RwSignal::new(name), colour: RwSignal::new(colour), level: RwSignal::new(level) }
    }

    fn seated(self) -> Seated {
        let name = self.name.get_untracked().trim().chars().take(LONGEST_NAME).collect();
        Seated { colour: self.colour.get_untracked(), name, level: self.level.get_untracked() }
    }
}

/// The players chosen so far: a handle of signals, copied freely.
#[derive(Clone, Copy)]
pub struct Seating {
    seats: RwSignal<Vec<SetupSeat>>,
    next_id: RwSignal<usize>,
    faults: Memo<Vec<Option<NameFault>>>,
}

impl Seating {
    /// Starts with the players of the last game, or with two players of default names.
    ///
    /// Default names follow the language of the page until the player changes them.
    pub fn new(last: Option<Vec<Seated>>, lang: RwSignal<Lang>) -> Self {
        let fresh = || {
            let seated =
                |(seat, colour)| Seated { colour, name: default_name(lang.get_untracked(), seat), level: None };
            Colour::ALL.into_iter().take(FEWEST).enumerate().map(seated).collect()
        };
        let players: Vec<_> = last.unwrap_or_else(fresh);
        let next_id = players.len();
        let place = |(id, seated)| SetupSeat::new(id, seated);
        let seats = RwSignal::new(players.into_iter().enumerate().map(place).collect::<Vec<_>>());
        let faults = Memo::new(move |_| name_faults(&names(&seats.get())));
        let seating = Self { seats, next_id: RwSignal::new(next_id), faults };
        Effect::new(move |_| seating.translate(lang.get()));
        seating
    }

    /// Translates default names.
    fn translate(self, lang: Lang) {
        for place in self.seats.get_untracked() {
            let is_default =
                |n: &usize| Lang::ALL.iter().any(|&any| place.name.get_untracked() == shell::player_name(any, *n));
            if let Some(n) = (1..=MOST).find(is_default) {
                place.name.set(shell::player_name(lang, n));
            }
        }
    }

    /// Returns the players with trimmed names; `None` if something is wrong with them.
    pub fn checked(self, expansions: Expansions) -> Option<Vec<Seated>> {
        let is_right = self.faults.get_untracked().iter().all(Option::is_none)
            && (self.seats.get_untracked().len() < MOST || !expansions.is_empty());
        is_right.then(|| self.seats.get_untracked().into_iter().map(SetupSeat::seated).collect())
    }

    /// Returns the first person and a computer against them.
    pub fn against(self, level: Level, lang: Lang) -> Vec<Seated> {
        seating::against(self.seats.get_untracked().into_iter().map(SetupSeat::seated).collect(), level, lang)
    }

    /// Returns the people with their seats, tracked.
    pub fn people(self) -> Vec<(Seat, String)> {
        let seats = self.seats.get().into_iter();
        let person = |(seat, place): (Seat, SetupSeat)| place.level.get().is_none().then(|| (seat, place.name.get()));
        (0..).map(Seat).zip(seats).filter_map(person).collect()
    }

    /// Returns the level of the computer on each seat, tracked.
    fn levels(self) -> Vec<Option<Level>> {
        self.seats.with(|seats| seats.iter().map(|place| place.level.get()).collect())
    }

    /// Gives all seats but one's own to computers of a level, or to people.
    fn set_others(self, level: Option<Level>, lang: Lang) {
        let own = untrack(|| seating::own_seat(&self.levels()));
        for (seat, place) in self.seats.get_untracked().into_iter().enumerate() {
            if seat != own {
                self.set_level(place, level, lang);
            }
        }
    }

    /// Gives a seat to a computer, or to a person. A default name changes with it.
    fn set_level(self, place: SetupSeat, level: Option<Level>, lang: Lang) {
        let was_person = place.level.get_untracked().is_none();
        place.level.set(level);
        if was_person != level.is_none() && is_default(&place.name.get_untracked(), was_person) {
            let taken = untrack(|| names(&self.seats.get()));
            if let Some(name) = default_names(lang, !was_person).into_iter().find(|name| !taken.contains(name)) {
                place.name.set(name);
            }
        }
    }

    /// Adds a player of the kind of the last one.
    fn add(self, lang: Lang) {
        let seats = self.seats.get_untracked();
        let taken = names(&seats);
        let level = seats.last().and_then(|place| place.level.get_untracked());
        let name = default_names(lang, level.is_none()).into_iter().find(|name| !taken.contains(name));
        let is_free = |colour: &Colour| seats.iter().all(|place| place.colour.get_untracked() != *colour);
        let (Some(name), Some(colour)) = (name, Colour::ALL.into_iter().find(is_free)) else { return };
        let id = self.next_id.get_untracked();
        self.next_id.set(id + 1);
        self.seats.update(|seats| seats.push(SetupSeat::new(id, Seated { colour, name, level })));
    }

    /// Adds players, or removes the last ones, until there are this many.
    fn resize(self, number: usize, lang: Lang) {
        self.seats.update(|seats| seats.truncate(number));
        for _ in self.seats.with_untracked(Vec::len)..number {
            self.add(lang);
        }
    }

    fn remove(self, id: usize) {
        self.seats.update(|seats| seats.retain(|place| place.id != id));
    }

    /// Swaps a player with the previous one.
    fn raise(self, seat: usize) {
        if seat > 0 {
            self.seats.update(|seats| seats.swap(seat - 1, seat));
        }
    }

    /// Gives a player a colour. The player who had it gets the old one in return.
    fn paint(self, place: SetupSeat, colour: Colour) {
        let old = place.colour.get_untracked();
        for other in self.seats.get_untracked() {
            if other.id != place.id && other.colour.get_untracked() == colour {
                other.colour.set(old);
            }
        }
        place.colour.set(colour);
    }

    fn seat(self, id: usize) -> usize {
        self.seats.get().iter().position(|place| place.id == id).unwrap_or_default()
    }
}

/// Returns the default names of people, or of computers. People have one name more than there are seats, so that one is
/// always free.
fn default_names(lang: Lang, is_person: bool) -> Vec<String> {
    if is_person {
        (0..=MOST).map(|seat| default_name(lang, seat)).filter(|name| !name.is_empty()).collect()
    } else {
        computer_names(lang)
    }
}

/// Returns whether a name is one that the page gave.
fn is_default(name: &str, is_person: bool) -> bool {
    Lang::ALL.into_iter().any(|lang| default_names(lang, is_person).iter().any(|given| given == name))
}

fn names(seats: &[SetupSeat]) -> Vec<String> {
    seats.iter().map(|place| place.name.get()).collect()
}

/// The list of players, with a button for each number of players.
#[component]
pub fn Players(
    /// The players.
    seating: Seating,
    /// The chosen expansions: five players need one.
    expansions: RwSignal<Expansions>,
    /// Whether the form was submitted; faults show only after that.
    is_tried: RwSignal<bool>,
    /// Whether nothing can be taken back.
    is_strict: RwSignal<bool>,
) -> impl IntoView {
    let lang = Settings::expect().lang;
    let count = move || seating.seats.with(Vec::len);
    let most = move || if expansions.get().is_empty() { MOST - 1 } else { MOST };
    let chip = move |number: usize| {
        view! {
            <button type="button" class="chip-count" data-count=number aria-pressed=move || aria(count() == number)
                aria-label=move || glance::players_of(lang.get(), number as u32)
                disabled=move || { number > most() && number != count() }
                on:click=move |_| seating.resize(number, lang.get_untracked())>
                {number}
            </button>
        }
    };
    let others = move || Others::of(&seating.levels());
    let choose_others = move |event| seating.set_others(event_target_value(&event).parse().ok(), lang.get_untracked());
    let note = move || (count() >= MOST - 1 && expansions.get().is_empty()).then(|| shell::five_need(lang.get()));
    view! {
        <fieldset class="players-to-be">
            <legend class="unseen">{t(shell::players)}</legend>
            <ol>
                <For each=move || seating.seats.get() key=|place| place.id let:place>
                    <PlayerRow seating place is_tried />
                </For>
            </ol>
            <div class="player-counts" role="group" aria-label=t(glance::how_many) aria-describedby="five-need">
                {(FEWEST..=MOST).map(chip).collect_view()}
            </div>
            <label class="players-others">
                <span>{t(opponents::others)}</span>
                <select class="side-field" aria-describedby="level-hints" on:change=guard(choose_others)>
                    <option value="mixed" hidden prop:selected=move || others() == Others::Mixed>"…"</option>
                    <option value="" prop:selected=move || others() == Others::People>{t(opponents::person)}</option>
                    {levels(Signal::derive(move || others().level()))}
                </select>
            </label>
            <LevelHints levels=move || seating.levels() />
            <p class=move || { if count() > most() { "error" } else { "hint" } } id="five-need" tabindex="-1" aria-live="polite">{note}</p>
            <Show when=move || seating.levels().iter().any(Option::is_some)>
                <label class="switch">
                    <input type="checkbox" name="strict" prop:checked=move || is_strict.get()
                        on:change=guard(move |event| is_strict.set(event_target_checked(&event))) />
                    <span>
                        <strong>{t(opponents::strict)}</strong>
                        <small>{t(opponents::strict_hint)}</small>
                    </span>
                </label>
            </Show>
        </fieldset>
    }
}

/// A player: name, colour, and buttons to move and remove them.
#[component]
fn PlayerRow(seating: Seating, place: SetupSeat, is_tried: RwSignal<bool>) -> impl IntoView {
    let lang = Settings::expect().lang;
    let id = place.id;
    let seat = Memo::new(move |_| seating.seat(id));
    let count = move || seating.seats.with(Vec::len);
    let name = move || {
        let name = place.name.get();
        if name.trim().is_empty() { shell::player_name(lang.get(), seat.get() + 1) } else { name }
    };
    let fault = move || seating.faults.get().get(seat.get()).copied().flatten().filter(|_| is_tried.get());
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
                aria-invalid=move || aria(fault().is_some())
                aria-describedby=fault_id.clone()
                prop:value=move || place.name.get()
                on:input=move |event| place.name.set(event_target_value(&event)) />
            <WhoPlays name=Signal::derive(name) level=place.level
                on_choice=move |level| seating.set_level(place, level, lang.get_untracked()) />
            <div class="seat-buttons">
                <button type="button" class="icon-button" aria-label=move || shell::move_up(lang.get(), &name())
                    disabled=move || seat.get() == 0 on:click=move |_| seating.raise(seat.get_untracked())>
                    <span aria-hidden="true">"↑"</span>
                </button>
                <button type="button" class="icon-button" aria-label=move || shell::move_down(lang.get(), &name())
                    disabled=is_last on:click=move |_| seating.raise(seat.get_untracked() + 1)>
                    <span aria-hidden="true">"↓"</span>
                </button>
                <button type="button" class="icon-button" aria-label=move || shell::remove(lang.get(), &name())
                    disabled=is_needed on:click=move |_| seating.remove(id)>
                    {symbol("icon-close")}
                </button>
            </div>
            {swatches(id, name, move || place.colour.get(), move |colour| seating.paint(place, colour))}
            <p class="error" id=fault_id aria-live="polite">{complaint}</p>
        </li>
    }
}
