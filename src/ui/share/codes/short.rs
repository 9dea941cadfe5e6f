//! Short codes: a whole game in a few hundred bytes.
//!
//! docs/sharing.md gives the bytes. They hold all that a stored game holds, except for the time of storage.
//!
//! ```
//! use naqala::{game::Options, ui::{library::saved, share::codes::short, table::session::{Colour, Session}}};
//! let session = Session::new(Options::new(["Anna", "Sam"], 42), vec![Colour::Teal, Colour::Pink])?;
//! let bytes = short::write(&session).ok_or("a code holds every deal")?;
//! assert!(bytes.len() < 40);
//! assert_eq!(short::read(&bytes), Ok(saved::write(&session, 0)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use super::coder::{Decoder, Encoder};
use super::decisions::{self, KindWeights};
use super::error::LinkError;
use super::payload::checksum;
use crate::ai::Level;
use crate::game::{Entry, Expansion, Game, Options, Record, Seat, Start};
use crate::notation::position;
use crate::ui::library::saved;
use crate::ui::table::session::{Agreements, Colour, Guidance, Session};

/// The version of the rules that codes are written with: what is legal at each moment, and in which order it is listed.
/// A change of either takes the next number.
pub const RULES: u8 = 1;
/// The levels in the order of their numbers in a code, from 1: a new one comes last.
const LEVELS: [Level; Level::ALL.len()] =
    [Level::Apprentice, Level::Courtier, Level::Counsellor, Level::Sultan, Level::Novice, Level::Scribe];
/// How many levels the codes of [`RULES`] know. A code that needs one more has the next number in place of it.
const FIRST_LEVELS: usize = 4;
/// The most bytes of a code, and of one that was decompressed.
pub const LONGEST_CODE: usize = 16_384;
/// The most entries in a code. Long games have a thousand.
const MOST_ENTRIES: usize = 5_000;
/// The numbers of a byte.
const BYTE: usize = 256;
const GUIDANCE: [Guidance; 3] = [Guidance::None, Guidance::Shown, Guidance::Hidden];

/// Writes a game as a code; returns `None` if no code holds all of it.
#[must_use]
pub fn write(session: &Session) -> Option<Vec<u8>> {
    let position = match session.record.start() {
        Start::Options(_) => String::new(),
        Start::Position { game, .. } => position::write(game).to_string(),
    };
    let mut bytes = vec![RULES + (levels_of(session) - FIRST_LEVELS) as u8];
    bytes.extend_from_slice(&u16::try_from(position.len()).ok()?.to_be_bytes());
    bytes.extend_from_slice(position.as_bytes());
    bytes.extend_from_slice(&write_choices(session)?);
    let check = checksum(&bytes);
    bytes.extend_from_slice(&check.to_be_bytes());
    // A game that the code would change needs the longer packing.
    (read(&bytes).as_deref() == Ok(&saved::write(session, 0))).then_some(bytes)
}

/// Reads a code and returns the game as the text of a stored game, which [`import`](crate::ui::share::import) checks.
///
/// # Errors
/// [`LinkError`]: the code is damaged, too long, or written with other rules.
pub fn read(bytes: &[u8]) -> Result<String, LinkError> {
    if bytes.len() > LONGEST_CODE {
        return Err(LinkError::Long);
    }
    let (bytes, check) = bytes.split_last_chunk::<4>().ok_or(LinkError::CutOff)?;
    if checksum(bytes) != u32::from_be_bytes(*check) {
        return Err(LinkError::Damaged);
    }
    let (&rules, bytes) = bytes.split_first().ok_or(LinkError::CutOff)?;
    let levels = rules.checked_sub(RULES).map_or(usize::MAX, |more| FIRST_LEVELS + usize::from(more));
    if levels > LEVELS.len() {
        return Err(LinkError::Rules);
    }
    let (length, bytes) = bytes.split_first_chunk::<2>().ok_or(LinkError::CutOff)?;
    let (position, bytes) = bytes.split_at_checked(u16::from_be_bytes(*length).into()).ok_or(LinkError::CutOff)?;
    let start = match position {
        [] => None,
        text => {
            let game = std::str::from_utf8(text).ok().and_then(|text| position::read(text).ok());
            Some(game.ok_or(LinkError::Damaged)?)
        }
    };
    let mut decoder = Decoder::new(bytes);
    let (mut session, entries) = read_table(start, levels, &mut decoder).ok_or(LinkError::Damaged)?;
    // The bytes are as they were written, so other rules wrote what is not legal now.
    read_entries(&mut session.record, entries, &mut decoder).ok_or(LinkError::Rules)?;
    Ok(saved::write(&session, 0))
}

fn write_choices(session: &Session) -> Option<Vec<u8>> {
    // A code holds no analysis. Who opens it can start one.
    let Session { record, colours, name, agreements, review: _ } = session;
    let mut encoder = Encoder::new();
    if let Start::Options(options) = record.start() {
        for expansion in Expansion::ALL {
            encoder.put(options.expansions.contains(expansion).into(), 2);
        }
        encoder.put(options.players.len().checked_sub(2).filter(|&more| more < 4)?, 4);
        options.players.iter().try_for_each(|name| write_text(name, &mut encoder))?;
    }
    let players = record.game().players.len();
    if colours.len() != players {
        return None;
    }
    let seed = session.seed().to_le_bytes();
    let length = seed.len() - seed.iter().rev().take_while(|&&byte| byte == 0).count();
    encoder.put(length, seed.len() + 1);
    seed[..length].iter().for_each(|&byte| encoder.put(byte.into(), BYTE));
    for colour in colours {
        encoder.put(Colour::ALL.iter().position(|other| other == colour)?, Colour::ALL.len());
    }
    write_text(name, &mut encoder)?;
    encoder.put(agreements.is_ended.into(), 2);
    encoder.put(agreements.is_strict.into(), 2);
    encoder.put(GUIDANCE.iter().position(|guidance| *guidance == agreements.guidance)?, GUIDANCE.len());
    encoder.put(Some(agreements.left.len()).filter(|&left| left <= players)?, players + 1);
    for seat in &agreements.left {
        encoder.put(Some(seat.index()).filter(|&seat| seat < players)?, players);
    }
    for list in [agreements.sides.len(), agreements.computers.len()] {
        encoder.put((list > 0).into(), 2);
    }
    for &side in agreements.sides.iter().take(players) {
        encoder.put(Some(side.into()).filter(|&side: &usize| side < 4)?, 4);
    }
    for &level in agreements.computers.iter().take(players) {
        encoder.put(number_of(level), levels_of(session) + 1);
    }
    encoder.put(Some(record.len()).filter(|&entries| entries <= MOST_ENTRIES)?, MOST_ENTRIES + 1);
    let mut weights = KindWeights::new();
    for (number, (entry, _)) in record.entries().enumerate() {
        decisions::put(entry, record.game_before(number)?, number, &mut weights, &mut encoder)?;
    }
    let lines = hash_of_lines(record);
    encoder.put((lines >> 16) as usize, BYTE * BYTE);
    encoder.put((lines & 0xffff) as usize, BYTE * BYTE);
    Some(encoder.finish())
}

/// Returns the number of a computer's level in a code, 0 for a person.
fn number_of(level: Option<Level>) -> usize {
    level.and_then(|level| LEVELS.iter().position(|other| *other == level)).map_or(0, |place| place + 1)
}

/// Returns how many levels a code for the session knows.
fn levels_of(session: &Session) -> usize {
    session.agreements.computers.iter().map(|&level| number_of(level)).fold(FIRST_LEVELS, usize::max)
}

/// Reads the set-up and what the players agreed on, with one of so many levels, and the number of entries that follow.
fn read_table(start: Option<Game>, levels: usize, decoder: &mut Decoder) -> Option<(Session, usize)> {
    let mut options = Options { players: Vec::new(), expansions: [].into_iter().collect(), seed: 0 };
    if start.is_none() {
        let mut played = Vec::new();
        for expansion in Expansion::ALL {
            played.extend((decoder.get(2)? == 1).then_some(expansion));
        }
        options.expansions = played.into_iter().collect();
        for _ in 0..2 + decoder.get(4)? {
            options.players.push(read_text(decoder)?.into());
        }
    }
    let mut seed = [0; 8];
    let length = decoder.get(seed.len() + 1)?;
    for byte in &mut seed[..length] {
        *byte = decoder.get(BYTE)? as u8;
    }
    options.seed = u64::from_le_bytes(seed);
    let record = match start {
        Some(game) => Record::from_position(game, options.seed),
        None => Record::new(options).ok()?,
    };
    let players = record.game().players.len();
    let colours: Option<_> = (0..players).map(|_| decoder.get(Colour::ALL.len()).map(|at| Colour::ALL[at])).collect();
    let (colours, name) = (colours?, read_text(decoder)?);
    let (is_ended, is_strict) = (decoder.get(2)? == 1, decoder.get(2)? == 1);
    let guidance = GUIDANCE[decoder.get(GUIDANCE.len())?];
    let left: Option<_> =
        (0..decoder.get(players + 1)?).map(|_| decoder.get(players).map(|seat| Seat(seat as u8))).collect();
    let left = left?;
    let (sides, computers) = (players * decoder.get(2)?, players * decoder.get(2)?);
    let sides: Option<_> = (0..sides).map(|_| decoder.get(4).map(|side| side as u8)).collect();
    let sides = sides?;
    let level = |number: usize| number.checked_sub(1).map(|number| LEVELS[number]);
    let computers: Option<_> = (0..computers).map(|_| decoder.get(levels + 1).map(level)).collect();
    let computers = computers?;
    // A code does not say who can ask for hints: the table that gets it decides.
    let agreements = Agreements {
        is_ended,
        left,
        sides,
        languages: Vec::new(),
        computers,
        styles: Vec::new(),
        secrecy: None,
        is_strict,
        guidance,
        hints: Vec::new(),
        message: None,
        notes: Vec::new(),
    };
    let session = Session { record, colours, name, agreements, review: String::new() };
    Some((session, decoder.get(MOST_ENTRIES + 1)?))
}

/// Replays the entries; returns `None` if they are not the ones that were written.
fn read_entries(record: &mut Record, entries: usize, decoder: &mut Decoder) -> Option<()> {
    let mut weights = KindWeights::new();
    for _ in 0..entries {
        match decisions::get(record, &mut weights, decoder)? {
            Entry::Action(action) => drop(record.play(action).ok()?),
            Entry::Back(to) => drop(record.take_back(to).ok()?),
        }
    }
    let lines = (decoder.get(BYTE * BYTE)? << 16) + decoder.get(BYTE * BYTE)?;
    (lines == hash_of_lines(record) as usize).then_some(())
}

/// Returns the hash of the entries as the notation writes them, each on a line.
fn hash_of_lines(record: &Record) -> u32 {
    let mut lines = String::new();
    for (entry, _) in record.entries() {
        lines += &entry.to_string();
        lines.push('\n');
    }
    checksum(lines.as_bytes())
}

fn write_text(text: &str, encoder: &mut Encoder) -> Option<()> {
    encoder.put(Some(text.len()).filter(|&length| length < BYTE)?, BYTE);
    text.bytes().for_each(|byte| encoder.put(byte.into(), BYTE));
    Some(())
}

fn read_text(decoder: &mut Decoder) -> Option<String> {
    let bytes: Option<Vec<u8>> = (0..decoder.get(BYTE)?).map(|_| decoder.get(BYTE).map(|byte| byte as u8)).collect();
    String::from_utf8(bytes?).ok()
}
