//! The state of the page of the score pad.

use super::storage;
use crate::game::{ScoreLine, Seat};
use crate::i18n::shell;
use crate::ui::kit::context;
use crate::ui::kit::focus::focus;
use crate::ui::kit::reactive::{Effect, Memo, RwSignal};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::{browser, local_storage};
use crate::ui::pad::model::history::FiledSheet;
use crate::ui::pad::model::{FillOrder, Pad, PadPlayer, PadResult, Thing, date_of_day};
use crate::ui::table::session::seating::{EXPANSIONS_KEY, SEATING_KEY, default_name};
use crate::ui::table::session::{Colour, seating};

/// How the fields are filled in on a screen without a keyboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InputMethod {
    /// With the keys of the page.
    Keys,
    /// By counting what lies on the table.
    Things,
}

impl InputMethod {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Keys, Self::Things];
}

/// The sheet and the field that is filled in: a handle of signals, copied freely.
#[derive(Clone, Copy)]
pub struct PadContext {
    /// The id of the sheet.
    pub id: RwSignal<String>,
    /// The sheet.
    pub pad: RwSignal<Pad>,
    /// The points and faults of the sheet.
    pub result: Memo<PadResult>,
    /// The field that is filled in.
    pub at: RwSignal<(Seat, ScoreLine)>,
    /// The order of the fields.
    pub order: RwSignal<FillOrder>,
    /// How fields are filled in.
    pub input: RwSignal<InputMethod>,
    /// Whether the browser stores the sheet.
    pub is_stored: RwSignal<bool>,
    /// The sheet before this one, until the page is left.
    pub before: RwSignal<Option<FiledSheet>>,
    /// The text of the open sheet if it could not be read, and why.
    pub unread: RwSignal<Option<storage::Unread>>,
}

impl PadContext {
    /// Opens the stored sheet, or an empty one for the players of the last game, and stores each change.
    pub fn new() -> Self {
        let new = || {
            let id = storage::fresh_id();
            storage::open(&id);
            FiledSheet { id, pad: fresh() }
        };
        let (sheet, unread) = match storage::migrate().and_then(|()| storage::read_open()) {
            Ok(stored) => (stored.unwrap_or_else(new), None),
            Err(unread) => (new(), Some(unread)),
        };
        let (id, pad) = (RwSignal::new(sheet.id), RwSignal::new(sheet.pad));
        let is_stored = RwSignal::new(true);
        Effect::new(move |_| is_stored.set(id.with_untracked(|id| pad.with(|pad| storage::write(id, pad)))));
        Self {
            id,
            pad,
            result: Memo::new(move |_| pad.with(Pad::result)),
            at: RwSignal::new((Seat(0), ScoreLine::Coins)),
            order: RwSignal::new(FillOrder::default()),
            input: RwSignal::new(InputMethod::Keys),
            is_stored,
            before: RwSignal::new(None),
            unread: RwSignal::new(unread),
        }
    }

    /// Returns the context of the page.
    ///
    /// # Panics
    /// Outside of the score pad, which provides it.
    pub fn expect() -> Self {
        context::expect()
    }

    /// Returns the name of a player, or a number for one without a name.
    pub fn name(self, seat: Seat) -> String {
        let lang = Settings::expect().lang.get();
        let name = self.pad.with(|pad| pad.player(seat).map(|player| player.name.trim().to_owned()));
        name.filter(|name| !name.is_empty()).unwrap_or_else(|| shell::player_name(lang, seat.index() + 1))
    }

    /// Moves to the field so many steps away and focuses it; past the end it stays.
    pub fn step(self, by: isize) {
        let next = self.pad.with_untracked(|pad| self.order.get_untracked().step(pad, self.at.get_untracked(), by));
        if let Some(next) = next {
            self.go(next);
        }
    }

    /// Moves to a field and focuses it.
    pub fn go(self, field: (Seat, ScoreLine)) {
        self.at.set(field);
        let (seat, line) = field;
        let selector = format!(".pad-field[data-seat=\"{}\"][data-line={line}]", seat.0);
        focus(&selector);
    }

    /// Returns what was typed into the current field.
    pub fn typed(self) -> String {
        let (seat, line) = self.at.get();
        self.pad.with(|pad| pad.player(seat).map(|player| player.typed(line).to_owned()).unwrap_or_default())
    }

    /// Types a text into the current field.
    pub fn type_in(self, text: &str) {
        let (seat, line) = self.at.get_untracked();
        self.pad.update(|pad| pad.type_in(seat, line, text));
    }

    /// Sets how many of a thing lie in front of the current player.
    pub fn set(self, thing: Thing, count: u8) {
        let (seat, _) = self.at.get_untracked();
        self.pad.update(|pad| pad.set(seat, thing, count));
    }

    /// Starts a new sheet for the same players; the history has the last one.
    pub fn again(self) {
        let last = self.pad.with_untracked(Pad::again);
        self.show(FiledSheet { id: storage::fresh_id(), pad: Pad { date: date_today(), ..last } });
    }

    /// Brings the last sheet back.
    pub fn bring_back(self) {
        if let Some(last) = self.before.get_untracked() {
            self.show(last);
        }
    }

    /// Shows another sheet.
    fn show(self, sheet: FiledSheet) {
        let last = FiledSheet { id: self.id.get_untracked(), pad: self.pad.get_untracked() };
        storage::open(&sheet.id);
        self.id.set(sheet.id);
        self.pad.set(sheet.pad);
        self.before.set(Some(last));
        self.go((Seat(0), ScoreLine::Coins));
    }

    /// Returns the names of all players, or numbers for those without a name.
    pub fn names(self) -> Vec<String> {
        let players = self.pad.with(|pad| pad.players.len());
        (0..players as u8).map(|seat| self.name(Seat(seat))).collect()
    }
}

/// Returns an empty sheet for the players and expansions of the last game on this device.
pub fn fresh() -> Pad {
    let mut pad = Pad::new(2);
    pad.date = date_today();
    let lang = Settings::expect().lang.get_untracked();
    let last = local_storage::read(SEATING_KEY).and_then(|text| seating::read(&text));
    pad.players = if let Some(players) = last {
        players.into_iter().map(|player| PadPlayer::new(player.name, player.colour)).collect()
    } else {
        let player = |(at, colour)| PadPlayer::new(default_name(lang, at), colour);
        Colour::ALL.into_iter().take(2).enumerate().map(player).collect()
    };
    pad.expansions = seating::read_expansions(&local_storage::read(EXPANSIONS_KEY).unwrap_or_default());
    pad
}

/// Returns today's date where the device is, as `2026-11-23`.
pub fn date_today() -> String {
    date_of_day(browser::today())
}
