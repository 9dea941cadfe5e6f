//! The page of a game.

use crate::game::Record;
use crate::ui::components::dialogs::export::save_text;
use crate::ui::components::dialogs::sheet::SheetHost;
use crate::ui::components::game::banner::Banner;
use crate::ui::components::game::guide::{GuidePanel, use_aids, use_guide};
use crate::ui::components::game::hand_over::HandOver;
use crate::ui::components::game::hints::{hint_button, hint_panel, use_hints};
use crate::ui::components::game::history_bar::HistoryBar;
use crate::ui::components::game::opponents::use_opponents;
use crate::ui::components::game::results::count_result;
use crate::ui::components::game::review::verdict_panel;
use crate::ui::components::game::side_log::SideLog;
use crate::ui::components::game::since::Since;
use crate::ui::components::game::strip::PlayersStrip;
use crate::ui::components::game::stroke::use_stroke;
use crate::ui::components::game::told::{announcement, told, tools, waiting};
use crate::ui::components::game::top_bar::TopBar;
use crate::ui::components::kit::notice::{OtherTabNotice, StorageNotice};
use crate::ui::components::table::action_bar::ActionBar;
use crate::ui::components::table::bid_track::BidTrack;
use crate::ui::components::table::board::Board;
use crate::ui::components::table::city_whims::CityWhims;
use crate::ui::components::table::djinns::DjinnRow;
use crate::ui::components::table::flights::Flights;
use crate::ui::components::table::hand::HandView;
use crate::ui::components::table::market::MarketRow;
use crate::ui::components::table::offered_items::OfferedItems;
use crate::ui::components::table::player::panel::PlayerPanels;
use crate::ui::guide::is_running;
use crate::ui::hooks::{guard, use_awake, use_history_keys, use_sound, use_turn};
use crate::ui::scene::Scene;
use crate::ui::session::{Guidance, Session};
use crate::ui::state::{Match, MatchConfig, OpenGame, Review, Settings, Sheet, Sheets, Store, acknowledge, lock};
use crate::ui::{crash, saved};
use leptos::{html, prelude::*};
use serde_json::Value;
use std::cell::Cell;

/// The page of a game: track, board, hand, rows, players and the action bar.
#[component]
pub fn GamePage(
    /// The game to open.
    game: OpenGame,
) -> impl IntoView {
    let OpenGame { id, session, stored, at, shows_review } = game;
    let settings = Settings::expect();
    let has_guide = session.agreements.guidance != Guidance::None;
    let config = MatchConfig::of(settings);
    // The aids of a guided game change with what is asked, so they are not those of the settings.
    let overlays = if has_guide { RwSignal::default() } else { config.overlays };
    // The guide comments on each step, so the person takes each while it does.
    let answers = if has_guide { RwSignal::default() } else { config.answers };
    let review = Review::new(&session.review);
    provide_context(review);
    let game = Match::new(session, settings, MatchConfig { overlays, answers, ..config });
    provide_context(game);
    let guide = use_guide(game);
    if has_guide {
        use_aids(guide, overlays);
        let has_ended = move || game.with_record(|record| !is_running(record, &game.agreements()));
        Effect::new(move |_| answers.set(has_ended() && settings.answers.get()));
    }
    if let Some(at) = at {
        game.history().look_at(at);
    }
    use_history_keys();
    use_turn();
    use_sound();
    use_awake(move || game.scene().with(|scene| scene.active.is_some()));
    let had_lock = store_changes(game, review, &id, stored);
    let opponents = use_opponents(game, had_lock);
    let waiting = waiting(game, opponents);
    let is_guided = Signal::derive(move || guide.is_speaking());
    let hints = use_hints(game, Signal::derive(move || guide.is_asking()));
    count_result(game, id.clone());
    show_result(game);
    if shows_review {
        review.open(Sheets::expect());
    }
    let scene = game.scene();
    let columns = Memo::new(move |_| scene.with(|scene| usize::from(scene.columns)));
    let rows = Memo::new(move |_| scene.with(|scene| scene.cells.len().div_ceil(usize::from(scene.columns.max(1)))));
    let is_past = Memo::new(move |_| game.history().at().is_some());
    let stroke = use_stroke(game);
    let page = NodeRef::<html::Main>::new();
    let focus = move || {
        if let Some(page) = page.get_untracked() {
            let _ignored = page.focus();
            page.set_scroll_top(0);
        }
    };
    return_to_board(game, page);
    view! {
        // Screen readers announce the last action from here.
        <p class="unseen" role="status">{move || announcement(game, opponents, is_guided)}</p>
        <OtherTabNotice id had_lock />
        <div class="table">
        <main
            class="game"
            tabindex="-1"
            node_ref=page
            inert=move || game.cover().is_some() || game.is_owned_by_another_tab().get()
            data-past=move || is_past.get().then_some("")
            data-computer=move || game.computer_does()
            data-square=move || (columns.get() == rows.get()).then_some("")
            style:--columns=move || columns.get().to_string()
            style:--rows=move || rows.get().to_string()
            on:pointerdown=guard(move |event| stroke.down(&event))
            on:pointermove=guard(move |event| stroke.moved(&event))
            on:pointerup=guard(move |event| stroke.up(&event))
            on:pointercancel=guard(move |_| stroke.cancel())
        >
            <TopBar />
            <BidTrack />
            <PlayersStrip />
            <Board />
            <div class="bar-area">
                {verdict_panel(review)}
                {move || if is_past.get() {
                    view! { <HistoryBar on_closed=focus /> }.into_any()
                } else {
                    view! {
                        <GuidePanel guide on_hidden=focus />
                        <Since is_guided />
                        {hint_panel(hints)}
                        <HandView />
                        <ActionBar waiting told=move || told(game, opponents, is_guided) tools=move || (tools(game, opponents), hint_button(hints)) />
                    }.into_any()
                }}
            </div>
            <div class="side">
                <StorageNotice on_save=move |()| save_text(&game) />
                <OfferedItems />
                <MarketRow />
                <DjinnRow />
                <CityWhims />
                <PlayerPanels />
                <SideLog />
            </div>
        </main>
        <Flights />
        <Banner />
        <HandOver on_taken=focus />
        </div>
        <SheetHost />
    }
}

/// Scrolls up to the board when a person has acted, unless the next choice lies in the rows below it, as on phones.
fn return_to_board(game: Match, page: NodeRef<html::Main>) {
    Effect::new(move |before: Option<(usize, bool)>| {
        let now = (game.with_record(Record::len), game.computer_does().is_none());
        let has_acted = before.is_some_and(|(entries, was_person)| was_person && entries != now.0);
        if has_acted && !game.scene().with_untracked(Scene::has_card_to_choose) {
            page.get_untracked().inspect(|page| page.set_scroll_top(0));
        }
        now
    });
}

/// Stores the game after every change, unless another tab owns it. Returns whether this tab has owned it.
fn store_changes(game: Match, review: Review, id: &str, stored: Option<String>) -> RwSignal<bool> {
    let store = Store::expect();
    let had_lock = RwSignal::new(false);
    acknowledge(None);
    store.clear_lost();
    if let Some(text) = &stored {
        store.remember(id, text);
    }
    let name = id.to_owned();
    leptos::task::spawn_local(async move {
        if lock::take(store, &name, false).await {
            had_lock.set(true);
        } else {
            store.mark_lost(&name);
        }
    });
    let name = id.to_owned();
    Effect::new(move |_| {
        let is_lost = store.has_lost(&name);
        if game.is_owned_by_another_tab().get_untracked() != is_lost {
            game.is_owned_by_another_tab().set(is_lost);
        }
    });
    let name = id.to_owned();
    let stored = Cell::new(stored);
    Effect::new(move |_| {
        let session = Session { review: review.to_store(), ..game.session() };
        let text = saved::write(&session, js_sys::Date::now() as u64);
        crash::remember(text.clone());
        if !had_lock.get() || game.is_owned_by_another_tab().get() {
            return;
        }
        let entries = session.record.len();
        // A game that was only opened is not written again, so that its time stays the same.
        let before = stored.take().filter(|before| is_same(&session, before));
        match before {
            Some(_) => acknowledge(Some(entries)),
            None => store.save(&name, text, entries),
        }
    });
    had_lock
}

/// Whether a stored text holds the session, apart from the time.
fn is_same(session: &Session, stored: &str) -> bool {
    saved::heading(stored).is_some_and(|heading| {
        let [now, then] = [saved::write(session, heading.saved).as_str(), stored].map(serde_json::from_str::<Value>);
        now.ok() == then.ok()
    })
}

/// Opens the score sheet when the game ends, and when the player returns to the end from the past.
fn show_result(game: Match) {
    let sheets = Sheets::expect();
    let is_over =
        Memo::new(move |_| game.history().at().is_none() && game.scene().with(|scene| scene.active.is_none()));
    Effect::new(move |_| {
        // The question about a shared game comes first, and what was asked for stays.
        if is_over.get() && !matches!(untrack(|| sheets.current()), Some(Sheet::Shared | Sheet::Review)) {
            sheets.show(Sheet::Score);
        }
    });
}
