//! A game in progress.

use super::action_bar::ActionBar;
use super::bid_track::BidTrack;
use super::board::Board;
use super::djinns::DjinnRow;
use super::export::save_text;
use super::flights::Flights;
use super::hand::HandView;
use super::hand_over::HandOver;
use super::held_cards::CityWhims;
use super::history_bar::HistoryBar;
use super::market::MarketRow;
use super::notice::TroubleNotice;
use super::player_panel::PlayerPanels;
use super::sheet::SheetHost;
use super::top_bar::TopBar;
use crate::ui::app::Current;
use crate::ui::hooks::{use_awake, use_past_keys, use_sound, use_turn};
use crate::ui::live::{draw, live, part, watch};
use crate::ui::state::{Match, Settings, Sheet, Sheets, Store};
use crate::ui::{crash, describe, saved};
use leptos::{html, prelude::*};

/// The page of a game: track, board, hand, rows, players and the line that says what is asked.
#[component]
pub fn GamePage(
    /// The game to play.
    game: Current,
) -> impl IntoView {
    let Current { id, session, at } = game;
    let game = Match::new(session, Settings::expect());
    provide_context(game);
    if let Some(at) = at {
        game.past().look_at(at);
    }
    use_past_keys();
    keep(game, id);
    use_turn();
    use_sound();
    use_awake(move || game.scene().with(|scene| scene.active.is_some()));
    show_result(game);
    let scene = game.scene();
    let columns = part(move || scene.with(|scene| usize::from(scene.columns)));
    let rows = part(move || scene.with(|scene| scene.cells.len().div_ceil(usize::from(scene.columns.max(1)))));
    let is_past = part(move || game.past().at().is_some());
    let page = NodeRef::<html::Main>::new();
    let focus = move || {
        if let Some(page) = page.get_untracked() {
            let _unfocused = page.focus();
            page.set_scroll_top(0);
        }
    };
    view! {
        // What just happened, for those who do not see it.
        <p class="unseen" role="status">{live(move || news(game))}</p>
        <div class="table">
        <main
            class="game"
            tabindex="-1"
            node_ref=page
            inert=live(move || game.cover().is_some())
            data-past=live(move || is_past.get().then_some(""))
            style:--columns=live(move || columns.get().to_string())
            style:--rows=live(move || rows.get().to_string())
        >
            <TopBar />
            <BidTrack />
            <Board />
            <div class="bar-area">
                {draw(move || if is_past.get() {
                    view! { <HistoryBar on_closed=focus /> }.into_any()
                } else {
                    view! { <HandView /><ActionBar /> }.into_any()
                })}
            </div>
            <div class="side">
                <TroubleNotice on_save=move |()| save_text(&game) />
                <MarketRow />
                <DjinnRow />
                <CityWhims />
                <PlayerPanels />
            </div>
        </main>
        <Flights />
        <HandOver on_taken=focus />
        </div>
        <SheetHost />
    }
}

/// What the last action did, in words; nothing while the device changes hands or one looks at the past: they say it.
fn news(game: Match) -> String {
    let lang = Settings::expect().lang.get();
    let is_said = game.cover().is_some() || game.past().at().is_some();
    if is_said { String::new() } else { describe::announce(lang, &game.game(), &game.news()) }
}

/// Stores the game after every step, forth or back.
fn keep(game: Match, id: String) {
    let store = Store::expect();
    watch(move || {
        let text = saved::write(&game.session(), js_sys::Date::now() as u64);
        crash::remember(text.clone());
        store.save(&id, text);
    });
}

/// Opens the score sheet when the game has ended, and when one comes back from its past.
fn show_result(game: Match) {
    let sheets = Sheets::expect();
    let is_over = part(move || game.past().at().is_none() && game.scene().with(|scene| scene.active.is_none()));
    watch(move || {
        if is_over.get() {
            sheets.show(Sheet::Score);
        }
    });
}
