//! The history as JSON of the format `naqala-pads/1`: everything of every sheet, a sheet on each line.

use crate::ui::pad::model::{Pad, PadError};
use serde_json::Value;

/// The `format` of a file with sheets.
pub const FORMAT: &str = "naqala-pads/1";

/// What a file holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PadFile {
    /// The sheets that could be read.
    pub pads: Vec<Pad>,
    /// The others: their numbers in the file, from 1, and what is wrong with them.
    pub faults: Vec<(usize, PadError)>,
}

/// Writes sheets.
#[must_use]
pub fn write<'a>(pads: impl IntoIterator<Item = &'a Pad>) -> String {
    let sheets: Vec<String> = pads.into_iter().map(Pad::write).collect();
    format!("{{\"format\":\"{FORMAT}\",\"sheets\":[\n{}\n]}}\n", sheets.join(",\n"))
}

/// Reads what [`write()`] wrote, or a single sheet. A sheet that cannot be read does not stop the others.
///
/// # Errors
/// [`PadError`] if it is no file with sheets.
pub fn read(text: &str) -> Result<PadFile, PadError> {
    of_value(&serde_json::from_str(text).map_err(|error| PadError::Syntax(error.line(), error.column()))?)
}

/// Reads sheets from parsed JSON, as [`read`] does.
///
/// # Errors
/// As [`read`].
pub fn of_value(value: &Value) -> Result<PadFile, PadError> {
    match value["format"].as_str().unwrap_or_default() {
        FORMAT => {}
        crate::ui::pad::model::FORMAT => return Ok(PadFile { pads: vec![Pad::of_value(value)?], faults: Vec::new() }),
        other => return Err(PadError::Format(other.chars().take(40).collect())),
    }
    let unknown = value
        .as_object()
        .into_iter()
        .flatten()
        .map(|(key, _)| key)
        .find(|key| !["format", "sheets"].contains(&key.as_str()));
    if let Some(key) = unknown {
        return Err(PadError::At(key.clone()));
    }
    let list = value["sheets"].as_array().ok_or_else(|| PadError::At("sheets".to_owned()))?;
    let mut sheets = PadFile::default();
    for (number, sheet) in (1..).zip(list) {
        match Pad::of_value(sheet) {
            Ok(pad) => sheets.pads.push(pad),
            Err(error) => sheets.faults.push((number, error)),
        }
    }
    Ok(sheets)
}
