//! The bar of a board on which computers play. It belongs to the chunk of the board's extras, so that exercises do not
//! load it.

use super::context::EmbedContext;
use super::tools::focus_board;
use crate::ui::embed::model::Control;
use crate::ui::kit::reactive::{Effect, Memo};
use crate::ui::kit::settings::{Pace, Settings, usual_pace};
use crate::ui::play::view::computer_turn::{ComputerTools, TurnSummary, announcement, waiting};
use crate::ui::play::view::history_bar::HistoryBar;
use crate::ui::play::view::opponents::use_opponents;
use crate::ui::table::sow::hand::HandView;
use crate::ui::table::store::Match;
use crate::ui::table::view::action_bar::ActionBar;
use leptos::prelude::*;

/// The bar of a board for computers and people. It also lets the computers think and play.
#[component]
pub fn ComputerBar() -> impl IntoView {
    let board = EmbedContext::expect();
    let table = Match::expect();
    let Settings { motion, pace, .. } = Settings::expect();
    // Nothing of a board is stored, so no other tab can own its game.
    let opponents = use_opponents(table, Signal::from(true));
    let waiting = waiting(table, opponents);
    let is_guided = Signal::from(false);
    Effect::new(move |_| pace.set(if motion.get() { usual_pace() } else { Pace::AtOnce }));
    let is_past = Memo::new(move |_| table.history().at().is_some());
    // A computer that cannot think needs the button to try again, whatever the page wants beside its board.
    let has_bar =
        Memo::new(move |_| board.has(Control::Actions) || table.is_stuck() || opponents.failure.with(Option::is_some));
    view! {
        // Screen readers announce the last action from here.
        <p class="unseen" role="status">{move || announcement(table, opponents, is_guided)}</p>
        {move || match (is_past.get(), has_bar.get()) {
            (true, _) => view! { <HistoryBar on_closed=focus_board /> }.into_any(),
            (false, false) => ().into_any(),
            (false, true) => view! {
                <HandView />
                <ActionBar waiting
                    summary=move || view! { <TurnSummary opponents is_guided /> }
                    tools=move || view! { <ComputerTools opponents /> } />
            }
            .into_any(),
        }}
    }
}
