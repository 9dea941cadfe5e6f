//! What the score pad stores on this device. Each sheet has its own key, so that tabs do not overwrite each other's.

use crate::ui::kit::local_storage;
use crate::ui::pad::model::history::{FiledSheet, History};
use crate::ui::pad::model::{Pad, PadError};

/// What the keys of sheets begin with; the id follows.
const SHEET: &str = "naqala.pad.";
/// The key of the id of the open sheet.
const OPEN: &str = "naqala.pad-open";
/// The keys of the only sheets that older versions stored: the one before, and the open one.
const OLDER: [&str; 2] = ["naqala.pad-before", "naqala.pad"];
/// The key of a sheet of an older version that could not be read.
const UNREAD: &str = "naqala.pad-unread";

/// Returns the ids of all sheets.
fn ids() -> Vec<String> {
    let id = |key: String| key.strip_prefix(SHEET).map(str::to_owned);
    local_storage::keys().into_iter().filter_map(id).collect()
}

/// Returns an id that is larger than all others.
pub fn fresh_id() -> String {
    fresh_number().to_string()
}

/// Returns a number that is larger than all ids.
pub fn fresh_number() -> u64 {
    let largest = ids().iter().filter_map(|id| id.parse::<u64>().ok()).max().unwrap_or_default();
    (js_sys::Date::now() as u64).max(largest.saturating_add(1))
}

/// Stores a sheet; returns whether the browser took it.
pub fn write(id: &str, pad: &Pad) -> bool {
    local_storage::write(&(SHEET.to_owned() + id), &pad.write())
}

/// Deletes a sheet.
pub fn delete(id: &str) {
    local_storage::remove(&(SHEET.to_owned() + id));
}

/// Makes a sheet the open one.
pub fn open(id: &str) {
    local_storage::write(OPEN, id);
}

/// A stored text that is no sheet: its id, the text, and what is wrong with it.
pub type Unread = (String, String, PadError);

/// Reads the open sheet.
///
/// # Errors
/// Why it cannot be read.
pub fn read_open() -> Result<Option<FiledSheet>, Unread> {
    let Some(id) = local_storage::read(OPEN) else { return Ok(None) };
    let Some(text) = local_storage::read(&(SHEET.to_owned() + &id)) else { return Ok(None) };
    match Pad::read(&text) {
        Ok(pad) => Ok(Some(FiledSheet { id, pad })),
        Err(error) => Err((id, text, error)),
    }
}

/// Reads all sheets, and what cannot be read. Deletes sheets on which nothing was entered, except the open one.
pub fn read_all() -> (History, Vec<Unread>) {
    let (mut sheets, mut unread) = (Vec::new(), Vec::new());
    let opened = local_storage::read(OPEN);
    for id in ids() {
        let Some(text) = local_storage::read(&(SHEET.to_owned() + &id)) else { continue };
        match Pad::read(&text) {
            Ok(pad) if pad.is_blank() && pad.remark.is_empty() => {
                if opened.as_ref() != Some(&id) {
                    delete(&id);
                }
            }
            Ok(pad) => sheets.push(FiledSheet { id, pad }),
            Err(error) => unread.push((id, text, error)),
        }
    }
    (sheets.into_iter().collect(), unread)
}

/// Adds a sheet that came from elsewhere, unless the same one is here; returns its id.
pub fn file(pad: Pad) -> String {
    let (history, _) = read_all();
    if let Some(known) = history.sheets().iter().find(|sheet| sheet.pad == pad) {
        return known.id.clone();
    }
    let id = fresh_id();
    write(&id, &pad);
    id
}

/// Files the sheets that an older version stored. One that cannot be read is kept under another key.
///
/// # Errors
/// The text of the one that was open, and why it cannot be read.
pub fn migrate() -> Result<(), Unread> {
    let mut result = Ok(());
    for key in OLDER {
        let Some(text) = local_storage::read(key) else { continue };
        let is_kept = match Pad::read(&text) {
            Ok(pad) if pad.is_blank() && key != OLDER[1] => true,
            Ok(pad) => {
                let id = fresh_id();
                let is_kept = write(&id, &pad);
                open(&id);
                is_kept
            }
            Err(error) => {
                let is_kept = local_storage::write(UNREAD, &text);
                result = Err((String::new(), text, error));
                is_kept
            }
        };
        if is_kept {
            local_storage::remove(key);
        }
    }
    result
}
