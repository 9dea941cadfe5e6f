//! Drafts as text: the notation's positions, consistent or not.

use super::Draft;
use crate::game::{Phase, Seat};
use crate::notation::{PositionError, position};
use crate::ui::import::{self, ImportError, LONGEST_TEXT};
use crate::ui::lesson::sketch;
use crate::ui::saved::SavedError;
use crate::ui::session::Colour;
use serde_json::{Value, json};

/// What the editor keeps beside the position.
const EDITOR: &str = "editor";

impl Draft {
    /// The position in the notation, whether it can be played or not.
    #[must_use]
    pub fn write(&self) -> String {
        position::write(&self.state).to_string()
    }

    /// The draft as the editor keeps it: the position, with what is no part of one.
    #[must_use]
    pub fn keep(&self) -> String {
        let mut kept = serde_json::to_value(position::write(&self.state)).unwrap_or_default();
        let colours: Vec<_> = self.colours.iter().map(|colour| colour.name()).collect();
        kept[EDITOR] = json!({"fills": self.fills, "colours": colours});
        kept.to_string()
    }

    /// Reads a position, or a sketch of one as lessons have them; a record or a stored game stands for the position it ends with.
    /// A position may be at fault, but what it says must be readable.
    ///
    /// # Errors
    /// [`ImportError`], with the place of the fault.
    pub fn read(text: &str) -> Result<Self, ImportError> {
        if text.len() > LONGEST_TEXT {
            return Err(ImportError::Long(text.len()));
        }
        let Ok(mut value) = serde_json::from_str::<Value>(text) else {
            // The reader of games says in its words what is wrong.
            return import::read(text).map(|session| Self::of_session(&session));
        };
        if value.get("board").is_none() {
            return import::read(text).map(|session| Self::of_session(&session));
        }
        let wrong = |error: PositionError| ImportError::Saved(SavedError::Record(error.into()));
        let own = value.as_object_mut().and_then(|value| value.remove(EDITOR)).unwrap_or_default();
        let mut whole = sketch::complete(&value);
        // Bids with nobody to bid have no words in the notation, and must not be lost.
        let nobody_bids = whole["turn"] == json!({"step": "bid"}) && whole["bidOrder"] == json!([]);
        if nobody_bids {
            whole["turn"] = json!({"step": "over"});
        }
        let mut state = position::draft(&whole).map_err(wrong)?;
        if nobody_bids {
            state.phase = Phase::Bid;
        }
        let mut draft = Self::of(&state);
        let colours =
            own["colours"].as_array().into_iter().flatten().filter_map(|name| Colour::from_name(name.as_str()?));
        for (seat, colour) in (0..).map(Seat).zip(colours) {
            draft.recolour(seat, colour);
        }
        if own["fills"] == true {
            draft.set_fills(true);
        }
        Ok(draft)
    }
}
