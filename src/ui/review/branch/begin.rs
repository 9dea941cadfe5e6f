//! The position in which a branch begins, and who plays on from there.

use crate::ai::{Knowledge, Level};
use crate::game::{Game, Record, Seat, Step};
use crate::notation::record;
use crate::ui::kit::settings::Secrecy;
use crate::ui::table::session::Agreements;
use crate::ui::table::session::take_back::last_decision_of;

/// The seed of what is drawn anew: a branch from one moment is the same each time.
const SEED: u64 = 1;

/// Returns the seats whose hidden things a branch may show: all of them once the game is over or if no person plays,
/// else those of the people who play openly, or of the one who has the device.
#[must_use]
pub fn knowers(record: &Record, agreements: &Agreements, secrecy: Secrecy, holder: Option<Seat>) -> Vec<Seat> {
    let people = agreements.people_here(record.game().players.len());
    if record.game().is_over() || agreements.is_ended || people.is_empty() {
        return record.game().seats().collect();
    }
    match (secrecy, &people[..]) {
        (Secrecy::Open, _) | (_, [_]) => people,
        _ => holder.into_iter().filter(|seat| people.contains(seat)).collect(),
    }
}

/// Begins a branch of a record after so many entries, with what these seats know together. The record stays as it is.
///
/// If a player is choosing there among things that the others must not see, it begins before they were drawn.
///
/// ```
/// use naqala::game::{Options, Record, Seat};
/// use naqala::ui::review::branch::begin;
/// let mut record = Record::new(Options::new(["Anna", "Sam"], 42))?;
/// record.play("bid 3".parse()?)?;
/// let branch = begin(&record, 1, &[Seat(0)]);
/// assert_eq!(branch.game().board, record.game().board);
/// assert_ne!(branch.game().supply.cards.pile, record.game().supply.cards.pile);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn begin(record: &Record, at: usize, knowers: &[Seat]) -> Record {
    let is_secret = |game: &Game| {
        let chooses = game.turn().is_some_and(|turn| matches!(turn.step, Step::Keep { .. }));
        chooses && game.active().is_some_and(|seat| !knowers.contains(&seat))
    };
    let open = (0..=at.min(record.len())).rev().find(|&at| record.game_before(at).is_some_and(|game| !is_secret(game)));
    let at = open.unwrap_or_default();
    let seat = record.game_before(at).and_then(|game| game.active()).or_else(|| knowers.first().copied());
    record::from_position(Knowledge::of_seats(record, at, seat.unwrap_or(Seat(0)), knowers).sample(SEED))
}

/// Returns the seats that a computer can play in a branch: those of the game's computers, or else all but the one to
/// decide.
#[must_use]
pub fn answered(start: &Game, agreements: &Agreements) -> Vec<Seat> {
    let people = agreements.people(start.players.len());
    let is_mixed = !people.is_empty() && people.len() < start.players.len();
    let is_own = |seat: &Seat| if is_mixed { people.contains(seat) } else { start.active() == Some(*seat) };
    start.seats().filter(|seat| !is_own(seat)).collect()
}

/// Returns the first entry of the last turn or bid that a person decided, past those of computers since.
#[must_use]
pub fn last_decision(record: &Record, level: impl Fn(Seat) -> Option<Level>) -> Option<usize> {
    last_decision_of(record, &|seat| level(seat).is_none()).map(|(first, _)| first)
}
