//! The editor: changes to a draft, its faults, and the games and lessons that come of it.

mod clicks;
mod draft;
mod drawing;
mod lessons;
mod texts;

use crate::support::{games, square as at};
use naqala::game::{Expansion, FaultKind};
use naqala::i18n::{Lang, edit};
use naqala::ui::edit::model::Draft;

fn dealt(expansions: &[Expansion], players: usize) -> Draft {
    Draft::of(&games::deal(expansions, players, 7))
}

fn words(kind: FaultKind, lang: Lang) -> String {
    edit::fault(lang, kind, &["Anna", "Sam"])
}
