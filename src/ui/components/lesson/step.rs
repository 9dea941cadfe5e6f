//! One step of a lesson: its board, and the panel that tells and asks.

use super::panel::Panel;
use super::player::Course;
use crate::game::{Expansion, Game, Phase};
use crate::i18n::panels;
use crate::ui::allow::Allow;
use crate::ui::components::table::action_bar::ActionBar;
use crate::ui::components::table::bid_track::BidTrack;
use crate::ui::components::table::board::Board;
use crate::ui::components::table::city_whims::CityWhims;
use crate::ui::components::table::djinns::DjinnRow;
use crate::ui::components::table::flights::Flights;
use crate::ui::components::table::hand::HandView;
use crate::ui::components::table::market::MarketRow;
use crate::ui::components::table::player::panel::PlayerPanels;
use crate::ui::describe;
use crate::ui::lesson::{Lesson, Step, Verdict};
use crate::ui::session::Session;
use crate::ui::state::{Match, MatchConfig, Settings};
use crate::ui::text::t;
use leptos::prelude::*;
use std::sync::Arc;

/// How a try stands: a handle of signals, copied freely.
#[derive(Clone, Copy)]
pub struct Attempt {
    /// Whether the goal was met in this try, or none is asked for.
    pub is_reached: RwSignal<bool>,
    /// What the step says of how it stands, by the place of its words.
    pub verdict: Memo<Said>,
    /// How many hints were asked for.
    pub hints: RwSignal<usize>,
}

/// What the panel says of how a step stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    /// Nothing.
    Nothing,
    /// The words of a feedback, by its place.
    Feedback(usize),
    /// What was meant is not open.
    NotOpen,
    /// Nothing is left to do.
    Stuck,
    /// The goal is met.
    Reached,
}

fn said(step: &Step, game: Match) -> Said {
    let refused = game.explanation().map(|explanation| explanation.refusal);
    game.with_record(|record| match step.verdict(record, refused) {
        Verdict::Reached => Said::Reached,
        Verdict::Told(words) => {
            Said::Feedback(step.feedback.iter().position(|(_, other)| other == words).unwrap_or_default())
        }
        _ if game.not_open().is_some() => Said::NotOpen,
        Verdict::Stuck => Said::Stuck,
        Verdict::Going => Said::Nothing,
    })
}

/// Begins a try at a step: its game, and how it stands.
pub fn begin(step: &Arc<Step>, course: Course) -> (Match, Attempt) {
    let config = MatchConfig::open(step.allow.clone());
    let game = Match::new(Session::of_record(step.start.clone()), Settings::expect(), config);
    config.overlays.set(step.overlays.clone());
    provide_context(game);
    let is_reached = RwSignal::new(step.goal.is_none());
    let verdict = {
        let step = Arc::clone(step);
        Memo::new(move |_| if is_reached.get() && step.goal.is_some() { Said::Reached } else { said(&step, game) })
    };
    Effect::new(move |_| {
        if verdict.get() == Said::Reached && !is_reached.get_untracked() {
            is_reached.set(true);
            // It stands as it was reached.
            config.allow.set(Allow::Picture);
            course.reached();
        }
    });
    game.point_at(step.show.clone());
    (game, Attempt { is_reached, verdict, hints: RwSignal::new(0) })
}

/// What lies beside the board of a lesson: only what its position has, or comes to have.
pub fn beside(start: &Game) -> AnyView {
    let game = Match::expect();
    let whenever = move |begins: bool, has: fn(&Game) -> bool| Memo::new(move |_| begins || has(&game.position()));
    let market: fn(&Game) -> bool = |game| !game.supply.cards().row().is_empty();
    let djinns: fn(&Game) -> bool =
        |game| !game.supply.djinns().row().is_empty() || !game.supply.djinns().pile().is_empty();
    let (has_market, has_djinns) = (whenever(market(start), market), whenever(djinns(start), djinns));
    let has_whims = start.expansions.contains(Expansion::Whims);
    view! {
        <div class="side">
            <Show when=move || has_market.get()> <MarketRow /> </Show>
            <Show when=move || has_djinns.get()> <DjinnRow /> </Show>
            {has_whims.then(|| view! { <CityWhims /> })}
            <h2 class="unseen">{t(panels::players)}</h2>
            <PlayerPanels />
        </div>
    }
    .into_any()
}

/// One try at a step.
#[component]
pub fn StepView(lesson: Arc<Lesson>, at: usize, course: Course) -> impl IntoView {
    let step = Arc::new(lesson.steps[at].clone());
    let (game, attempt) = begin(&step, course);
    let Attempt { is_reached, verdict, .. } = attempt;
    let is_read = step.goal.is_none();
    let scene = game.scene();
    let columns = scene.with_untracked(|scene| usize::from(scene.columns.max(1)));
    let rows = scene.with_untracked(|scene| scene.cells.len().div_ceil(columns));
    // A way may lead to the next bids.
    let has_track = {
        let begins = step.start.game().phase == Phase::Bid;
        Memo::new(move |_| begins || game.with_record(|record| record.game().phase == Phase::Bid))
    };
    let lang = Settings::expect().lang;
    let news = move || describe::announce(lang.get(), &game.position(), &game.news());
    view! {
        <p class="unseen" role="status">{news}</p>
        <main class="game lesson" tabindex="-1" data-lesson-step=(at + 1).to_string()
            data-goal=move || is_reached.get().then_some("")
            data-read=is_read.then_some("")
            data-entries=move || game.past().steps()
            data-stuck=move || (verdict.get() == Said::Stuck).then_some("")
            style:--columns=columns.to_string() style:--rows=rows.to_string()>
            <div class="lesson-side">
                <Panel lesson step=Arc::clone(&step) course attempt />
                {beside(step.start.game())}
            </div>
            <Show when=move || has_track.get()> <BidTrack /> </Show>
            <Board />
            <div class="bar-area"><HandView /><ActionBar /></div>
        </main>
        <Flights />
    }
}
