//! The teacher: one line after each turn of a computer, with what counted and what the turn leaves to the player.

use crate::game::Record;
use crate::ui::kit::reactive::{Effect, Memo, RwSignal};
use crate::ui::kit::settings::Settings;
use crate::ui::review::describe::teaching::taught;
use crate::ui::review::hints::{Deeds, read_outcome};
use crate::ui::review::store::hints::Hints;
use crate::ui::review::store::teacher::Teacher;
use crate::ui::table::session::account::Deed;
use crate::ui::table::store::Match;
use crate::ui::workers::{ThinkError, leaves};
use leptos::prelude::*;
use leptos::task::spawn_local_scoped_with_cancellation;

/// Says why a computer has played its last turn. What the turn leaves is advice, so only who can ask for a hint hears it.
pub fn teach(table: Match) {
    let (teacher, hints, lang) = (Teacher::expect(), Hints::expect(), Settings::expect().lang);
    let account = Memo::new(move |_| table.account().filter(|account| matches!(account.deed, Deed::Turn(_))));
    let is_advised = Memo::new(move |_| hints.is_offered());
    // The outer option says whether it is known by now.
    let left = RwSignal::new(None);
    Effect::new(move |_| {
        let is_asked = account.with(Option::is_some) && is_advised.get();
        left.set((!is_asked).then_some(None));
        if is_asked {
            let record = untrack(|| table.with_record(Record::clone));
            spawn_local_scoped_with_cancellation(async move {
                let answer = leaves(&record).await;
                let _disposed = teacher.is_unadvised.try_set(answer.as_ref().is_err_and(ThinkError::is_missing));
                let outcome = answer.ok().and_then(|answer| read_outcome(&answer));
                let _disposed = left.try_set(Some(outcome.and_then(|outcome| outcome.leaves)));
            });
        }
    });
    Effect::new(move |_| {
        let said = account.with(|account| {
            let (account, left) = (account.as_ref()?, left.get()?);
            let deeds = untrack(|| table.with_record(|record| Deeds::of_account(record, account)))?;
            taught(lang.get(), &table.position(), account.seat, &deeds, left)
        });
        teacher.line.set(said);
    });
}
