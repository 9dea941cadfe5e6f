//! The words of boards on other pages.

use super::model::Mode;
use crate::i18n::{Lang, embed};

/// Returns the title of the page of a board.
#[must_use]
pub fn board_title(lang: Lang, mode: Mode) -> &'static str {
    match mode {
        Mode::View => embed::view(lang),
        Mode::Explore => embed::explore(lang),
        Mode::Exercise => embed::exercise(lang),
        Mode::Replay => embed::replay(lang),
        Mode::Play => embed::play(lang),
    }
}
