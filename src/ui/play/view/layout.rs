//! The layout of a game or a branch: track, board, hand, rows and players, with what the page adds to them.

use super::banner::Banner;
use super::counting::Counting;
use super::history_bar::HistoryBar;
use super::parts::{FEW, Parts};
use super::side_log::SideLog;
use crate::game::{Expansion, Record, Seat};
use crate::i18n::{Phrase, past};
use crate::ui::kit::hooks::use_awake;
use crate::ui::kit::reactive::{Effect, Memo};
use crate::ui::table::gestures::{use_history_keys, use_turned_scroll};
use crate::ui::table::scene::Scene;
use crate::ui::table::store::Match;
use crate::ui::table::view::bid_track::BidTrack;
use crate::ui::table::view::board::{Board, Size, tile_note};
use crate::ui::table::view::city_whims::CityWhims;
use crate::ui::table::view::details::Details;
use crate::ui::table::view::djinns::DjinnRow;
use crate::ui::table::view::flights::Flights;
use crate::ui::table::view::market::MarketRow;
use crate::ui::table::view::offered_items::OfferedItems;
use crate::ui::table::view::player::panel::PlayerPanels;
use crate::ui::table::view::player::stats::StatsHead;
use crate::ui::table::view::player::strip::PlayersStrip;
use crate::ui::table::view::sound::use_sound;
use leptos::html;
use leptos::prelude::*;

/// The table of the match in context.
#[component]
pub fn TableLayout(
    /// The element that has the board: it takes the focus.
    page: NodeRef<html::Main>,
    /// The kind of branch, for the style sheets; `None` for a game.
    #[prop(optional)]
    branch: Option<&'static str>,
    /// The bar at the top.
    #[prop(into)]
    top: ViewFn,
    /// The panel above the bar, in the present and in the past.
    #[prop(into)]
    panel: ViewFn,
    /// The bar in the present, with its panels.
    #[prop(into)]
    bar: ViewFn,
    /// A button in the history bar.
    #[prop(optional, into)]
    past_tools: ViewFn,
    /// The name of the button that leaves the past.
    #[prop(default = past::leave)]
    leave_past: Phrase,
    /// The view at the top of the side.
    #[prop(optional, into)]
    side: ViewFn,
) -> impl IntoView {
    let table = Match::expect();
    use_history_keys();
    use_turned_scroll();
    use_sound();
    use_awake(move || table.scene().with(|scene| scene.active.is_some()));
    use_return_to_board(table, page);
    let scene = table.scene();
    let Size { columns, rows } = scene.with_untracked(Size::of);
    // How much room few players leave, of which the whims of the cities take some, and whether a lying tablet has room for
    // what all hold. Attributes, since `:has()` would restyle the table.
    let has_whims = scene.with_untracked(|scene| scene.expansions.contains(Expansion::Whims));
    let few = scene.with_untracked(|scene| (scene.players.len() < FEW).then_some(if has_whims { "whims" } else { "" }));
    let is_roomy = few.is_some() || scene.with_untracked(|scene| scene.expansions.is_empty());
    let counting = use_context::<Counting>();
    let is_past = Memo::new(move |_| table.history().at().is_some());
    // Paper goes round the table: it leaves out what one player may not show to the others.
    let has_secrets = Memo::new(move |_| {
        scene.track();
        table.has_secrets_untracked()
    });
    let focus = move || focus_table(page);
    let scrolled = Trigger::new();
    view! {
        <main
            class="game"
            tabindex="-1"
            node_ref=page
            inert=move || table.cover().is_some() || table.is_owned_by_another_tab().get()
            data-past=move || is_past.get().then_some("")
            data-branch=branch
            data-entries=move || branch.map(|_| table.history().steps())
            data-computer=move || table.computer_does()
            data-few=few
            data-roomy=is_roomy.then_some("")
            data-whims=has_whims.then_some("")
            data-ending=move || counting.is_some_and(Counting::is_on).then_some("")
            data-secrets=move || has_secrets.get().then_some("")
            data-shape=(columns == rows).then_some("square")
            style:--columns=columns.to_string()
            style:--rows=rows.to_string()
            on:scroll=move |_| scrolled.notify()
        >
            {top.run()}
            <BidTrack />
            <Board takes_strokes=true draw_enlarged=tile_note />
            <div class="bar-area">
                {panel.run()}
                {move || if is_past.get() {
                    view! { <HistoryBar on_closed=focus tools=past_tools.clone() leave=leave_past /> }.into_any()
                } else {
                    bar.run()
                }}
                // A branch asks one thing, and shows what it is about.
                {branch.is_none().then(|| view! { <Parts page scrolled /> })}
            </div>
            <div class="side">
                <div class="news">{side.run()}</div>
                <div class="supply">
                    <OfferedItems />
                    <MarketRow />
                    <DjinnRow explain=Details::AT_ONCE.explain />
                    <CityWhims />
                </div>
                <div class="people">
                    <PlayerPanels details=Details::AT_ONCE above=strip_and_head />
                    <SideLog />
                </div>
            </div>
        </main>
        <Flights />
        <Banner />
    }
}

/// Moves the focus to the table and scrolls up to the board.
pub fn focus_table(table: NodeRef<html::Main>) {
    // The page may have been left before the frame in which it takes the focus.
    if let Some(table) = table.try_get_untracked().flatten() {
        let _ignored = table.focus();
        table.set_scroll_top(0);
    }
}

/// Scrolls up to the board when a person has acted, unless the next choice lies in the rows below it, as on phones.
fn use_return_to_board(table: Match, page: NodeRef<html::Main>) {
    Effect::new(move |before: Option<(usize, bool)>| {
        let now = (table.with_record(Record::len), table.computer_does().is_none());
        let has_acted = before.is_some_and(|(entries, was_person)| was_person && entries != now.0);
        if has_acted && !table.scene().with_untracked(Scene::has_card_to_choose) {
            // The next frame lays the page out anyway: scrolling here would lay it out within the tap.
            if let Some(page) = page.get_untracked() {
                request_animation_frame(move || page.set_scroll_top(0));
            }
        }
        now
    });
}

/// Draws the players in a strip, where the panel of one is open, and the heads of the columns in which they stand elsewhere.
fn strip_and_head(shown: Memo<Seat>, on_look: Callback<Seat>) -> AnyView {
    view! { <PlayersStrip shown on_look /> <StatsHead /> }.into_any()
}
