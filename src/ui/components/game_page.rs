//! A game in progress.

use super::action_bar::ActionBar;
use super::bid_track::BidTrack;
use super::board::Board;
use super::djinns::DjinnRow;
use super::hand::HandView;
use super::market::MarketRow;
use super::player_panel::PlayerPanels;
use crate::ui::session::Session;
use crate::ui::state::{Match, Settings};
use leptos::prelude::*;

/// The page of a game: track, board, hand, rows, players and the line that says what is asked.
#[component]
pub fn GamePage(
    /// The game to play.
    session: Session,
    /// Called to leave it.
    on_leave: impl Fn() + Copy + Send + 'static,
) -> impl IntoView {
    provide_context(Match::new(session, Settings::expect()));
    view! {
        <main class="game">
            <button on:click=move |_| on_leave()>"leave"</button>
            <BidTrack />
            <Board />
            <HandView />
            <ActionBar />
            <MarketRow />
            <DjinnRow />
            <PlayerPanels />
        </main>
    }
}
