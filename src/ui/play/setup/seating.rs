//! The players of a new game as signals: names, colours, seats.

use crate::ai::{Level, Style};
use crate::game::{Expansions, Seat};
use crate::i18n::{Lang, shell};
use crate::ui::kit::reactive::{Effect, Memo, RwSignal};
use crate::ui::play::view::who_plays::peculiarities;
use crate::ui::table::session::Colour;
use crate::ui::table::session::seating::{
    LONGEST_NAME, NameFault, Seated, computer_names, default_name, name_faults, own_seat,
};
use leptos::prelude::*;

/// The most players of a game.
pub const MOST: usize = 5;
/// The fewest players of a game.
pub const FEWEST: usize = 2;

/// A player of the new game.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct SetupSeat {
    /// Its number, which stays when the players change places.
    pub id: usize,
    /// The name, as typed.
    pub name: RwSignal<String>,
    /// The colour.
    pub colour: RwSignal<Colour>,
    /// The level of the computer; `None` for a person.
    pub level: RwSignal<Option<Level>>,
    /// The style of the computer.
    pub style: RwSignal<Style>,
    /// The language that the person reads; `None` for that of the device.
    pub lang: RwSignal<Option<Lang>>,
    /// The coins at the start.
    pub coins: RwSignal<u32>,
}

impl SetupSeat {
    fn new(id: usize, Seated { colour, name, level, style, lang, coins }: Seated) -> Self {
        let (colour, level, lang) = (RwSignal::new(colour), RwSignal::new(level), RwSignal::new(lang));
        let (name, style, coins) = (RwSignal::new(name), RwSignal::new(style), RwSignal::new(coins));
        Self { id, name, colour, level, style, lang, coins }
    }

    /// Returns the style in which a computer plays here; a person and a weak level have none. Tracked.
    pub fn liked(self) -> Style {
        if self.level.get().is_some_and(Level::has_styles) { self.style.get() } else { Style::Plain }
    }

    fn seated(self) -> Seated {
        let name = self.name.get().trim().chars().take(LONGEST_NAME).collect();
        let (level, style, coins) = (self.level.get(), self.style.get(), self.coins.get());
        Seated { style, coins, lang: self.lang.get(), ..Seated::new(self.colour.get(), name, level) }
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
            let seated = |(seat, colour)| Seated::new(colour, default_name(lang.get_untracked(), seat), None);
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
                |n: &usize| Lang::all().any(|any| place.name.get_untracked() == shell::player_name(any, *n));
            if let Some(n) = (1..=MOST).find(is_default) {
                place.name.set(shell::player_name(lang, n));
            }
        }
    }

    /// Returns the players with trimmed names; `None` if something is wrong with them.
    pub fn checked(self, expansions: Expansions) -> Option<Vec<Seated>> {
        let is_right = self.faults.get_untracked().iter().all(Option::is_none)
            && (self.seats.get_untracked().len() < MOST || !expansions.is_empty());
        is_right.then(|| untrack(|| self.seated()))
    }

    /// Returns the players as they are now, whatever is wrong with them; tracked.
    pub fn seated(self) -> Vec<Seated> {
        self.seats.get().into_iter().map(SetupSeat::seated).collect()
    }

    /// Returns the seats in order, tracked.
    pub fn seats(self) -> Vec<SetupSeat> {
        self.seats.get()
    }

    /// Returns how many players there are, tracked.
    pub fn count(self) -> usize {
        self.seats.with(Vec::len)
    }

    /// Returns the name of the player on a seat, tracked.
    pub fn name(self, seat: usize) -> String {
        self.seats.with(|seats| seats.get(seat).map(|place| place.name.get()).unwrap_or_default())
    }

    /// Returns what is wrong with the name of a player, tracked.
    pub fn fault(self, seat: usize) -> Option<NameFault> {
        self.faults.with(|faults| faults.get(seat).copied().flatten())
    }

    /// Returns the people with their seats, tracked.
    pub fn people(self) -> Vec<(Seat, String)> {
        let seats = self.seats.get().into_iter();
        let person = |(seat, place): (Seat, SetupSeat)| place.level.get().is_none().then(|| (seat, place.name.get()));
        (0..).map(Seat).zip(seats).filter_map(person).collect()
    }

    /// Returns the level of the computer on each seat, tracked.
    pub fn levels(self) -> Vec<Option<Level>> {
        self.seats.with(|seats| seats.iter().map(|place| place.level.get()).collect())
    }

    /// Says what computers like and which players start with other coins than usual, tracked.
    pub fn peculiarities(self, lang: Lang) -> Vec<String> {
        let of = |place: SetupSeat| peculiarities(lang, &place.name.get(), place.liked(), place.coins.get());
        self.seats.get().into_iter().flat_map(of).collect()
    }

    /// Gives all seats but one's own to computers of a level, or to people.
    pub fn set_others(self, level: Option<Level>, lang: Lang) {
        let own = untrack(|| own_seat(&self.levels()));
        for (seat, place) in self.seats.get_untracked().into_iter().enumerate() {
            if seat != own {
                self.set_level(place, level, lang);
            }
        }
    }

    /// Gives a seat to a computer, or to a person. A default name changes with it.
    pub fn set_level(self, place: SetupSeat, level: Option<Level>, lang: Lang) {
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
        self.seats.update(|seats| seats.push(SetupSeat::new(id, Seated::new(colour, name, level))));
    }

    /// Adds players, or removes the last ones, until there are this many.
    pub fn resize(self, number: usize, lang: Lang) {
        self.seats.update(|seats| seats.truncate(number));
        for _ in self.seats.with_untracked(Vec::len)..number {
            self.add(lang);
        }
    }

    /// Removes a player.
    pub fn remove(self, id: usize) {
        self.seats.update(|seats| seats.retain(|place| place.id != id));
    }

    /// Swaps a player with the previous one.
    pub fn raise(self, seat: usize) {
        if seat > 0 {
            self.seats.update(|seats| seats.swap(seat - 1, seat));
        }
    }

    /// Gives a player a colour. The player who had it gets the old one in return.
    pub fn paint(self, place: SetupSeat, colour: Colour) {
        let old = place.colour.get_untracked();
        for other in self.seats.get_untracked() {
            if other.id != place.id && other.colour.get_untracked() == colour {
                other.colour.set(old);
            }
        }
        place.colour.set(colour);
    }

    /// Returns the seat of a player, from 0; tracked.
    pub fn seat(self, id: usize) -> usize {
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
    Lang::all().any(|lang| default_names(lang, is_person).iter().any(|given| given == name))
}

fn names(seats: &[SetupSeat]) -> Vec<String> {
    seats.iter().map(|place| place.name.get()).collect()
}
