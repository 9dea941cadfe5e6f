//! Drafts as text: positions of the notation, with or without faults.

use super::Draft;
use crate::game::{Phase, Seat, State};
use crate::i18n::letters::upper;
use crate::notation::{PositionError, position, sketch};
use crate::ui::library::saved::SavedError;
use crate::ui::share::import;
use crate::ui::share::import::{ImportError, LONGEST_TEXT};
use crate::ui::table::session::Colour;
use serde_json::{Value, json};

/// The key of what only the editor stores.
const EDITOR: &str = "editor";

impl Draft {
    /// Returns the position in the notation.
    #[must_use]
    pub fn write(&self) -> String {
        let mut written = serde_json::to_value(position::write(&self.state)).unwrap_or_default();
        self.write_note(&mut written);
        written.to_string()
    }

    /// Returns the text to store: the position, with the settings of the editor.
    #[must_use]
    pub fn write_stored(&self) -> String {
        let mut stored = serde_json::to_value(position::write(&self.state)).unwrap_or_default();
        let colours: Vec<_> = self.colours.iter().map(|colour| colour.name()).collect();
        self.write_note(&mut stored);
        stored[EDITOR] = json!({"fills": self.is_filling, "colours": colours});
        stored.to_string()
    }

    /// Returns the rows of the board in the notation, the northern one first.
    #[must_use]
    pub fn rows(&self) -> String {
        let board = serde_json::to_value(position::write(&self.state)).unwrap_or_default()["board"].take();
        let rows: Vec<_> = board.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        rows.join("\n")
    }

    /// Replaces the board with rows as somebody typed them: with spaces, empty lines and small letters of tiles.
    ///
    /// # Errors
    /// [`ImportError`], with the row and the tile.
    pub fn set_rows(&mut self, text: &str) -> Result<(), ImportError> {
        let capital = |tile: &str| {
            let mut letters = tile.chars();
            letters.next().map(upper).into_iter().chain(letters).collect::<String>()
        };
        let row = |line: &str| line.split_whitespace().map(capital).collect::<Vec<_>>().join(" ");
        let rows: Vec<_> = text.lines().map(row).filter(|row| !row.is_empty()).collect();
        let mut whole = serde_json::to_value(position::write(&self.state)).unwrap_or_default();
        whole["board"] = json!(rows);
        // A move in progress may stand on tiles that are gone.
        whole["turn"] = json!({"step": "over"});
        let board = read_state(&mut whole)?.board.clone();
        self.replace_board(board);
        self.settle();
        Ok(())
    }

    /// Reads a position or a sketch of one, the position of a lesson's first step, or the last position of a record or
    /// a stored game. The position may have faults, but the text must be valid.
    ///
    /// # Errors
    /// [`ImportError`], with the place of the error.
    pub fn read(text: &str) -> Result<Self, ImportError> {
        if text.len() > LONGEST_TEXT {
            return Err(ImportError::Long(text.len()));
        }
        let Ok(mut value) = serde_json::from_str::<Value>(text) else {
            // Reports the error as the import of games does.
            return import::read(text).map(|session| Self::of_session(&session));
        };
        if let Some(name) = value["steps"][0]["position"].as_str() {
            value = value["positions"][name].clone();
        }
        if value.get("board").is_none() {
            return import::read(text).map(|session| Self::of_session(&session));
        }
        let settings = value.as_object_mut().and_then(|value| value.remove(EDITOR)).unwrap_or_default();
        let mut draft = Self::of(&read_state(&mut sketch::complete(&value))?);
        draft.take_note(&value);
        let colours =
            settings["colours"].as_array().into_iter().flatten().filter_map(|name| Colour::from_name(name.as_str()?));
        for (seat, colour) in (0..).map(Seat).zip(colours) {
            draft.recolour(seat, colour);
        }
        if settings["fills"] == true {
            draft.set_filling(true);
        }
        Ok(draft)
    }
}

/// Reads a whole position, with or without faults.
fn read_state(whole: &mut Value) -> Result<State, ImportError> {
    let wrong = |error: PositionError| ImportError::Saved(SavedError::Record(error.into()));
    // The notation cannot express bids without a bidder, but a draft may have them.
    let nobody_bids = whole["turn"] == json!({"step": "bid"}) && whole["bidOrder"] == json!([]);
    if nobody_bids {
        whole["turn"] = json!({"step": "over"});
    }
    let mut state = position::draft(whole).map_err(wrong)?;
    if nobody_bids {
        state.phase = Phase::Bid;
    }
    Ok(state)
}
