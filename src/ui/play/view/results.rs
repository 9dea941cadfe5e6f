//! Counts games against computers when they end.

use crate::ai::Level;
use crate::ui::kit::reactive::Effect;
use crate::ui::library::results_store as results;
use crate::ui::play::setup::deal::{remember_level, stored_level};
use crate::ui::shell::install;
use crate::ui::table::session::Guidance;
use crate::ui::table::store::Match;
use leptos::prelude::*;
use std::cell::Cell;

/// Counts the game of one person against computers when it ends on this page. A game that was over when it was opened
/// is not counted. After a game with a guide that the person won, the first page offers the next level.
pub fn use_result_count(table: Match, id: String) {
    let (was_open, is_counted) = (Cell::new(false), Cell::new(false));
    Effect::new(move |_| {
        let is_over = table.with_record(|record| record.game().is_over());
        if !is_over {
            was_open.set(true);
        }
        if !is_over || !was_open.replace(false) {
            return;
        }
        // One that is played on after an undo is the same game.
        if !is_counted.replace(true) {
            install::count_game();
        }
        let session = untrack(|| table.session());
        let now = session.record.game();
        let [person] = session.agreements.people(now.players.len())[..] else { return };
        let levels: Vec<Level> = session.agreements.computers.iter().copied().flatten().collect();
        if levels.is_empty() || session.agreements.left.contains(&person) {
            return;
        }
        let mut all = results::load();
        let has_won = now.winners().contains(&person);
        let next = session.agreements.next_level();
        let is_guided = session.agreements.guidance != Guidance::None;
        if has_won && is_guided && stored_level().is_none_or(|last| (last as usize) < next as usize) {
            remember_level(next);
        }
        all.count(&id, &levels, now.score(person).total(), has_won);
        results::store(&all);
    });
}
