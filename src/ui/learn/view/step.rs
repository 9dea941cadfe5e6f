//! One step of a lesson: its board and its panel.

use super::attempt::{Attempt, begin_attempt};
use super::cursor::LessonCursor;
use super::panel::StepPanel;
use super::side::SideArea;
use crate::game::Phase;
use crate::ui::kit::load_newest::ArtNotice;
use crate::ui::kit::reactive::Show;
use crate::ui::kit::settings::Settings;
use crate::ui::learn::lesson::Lesson;
use crate::ui::table::describe;
use crate::ui::table::scene::Scene;
use crate::ui::table::sow::hand::HandView;
use crate::ui::table::view::action_bar::ActionBar;
use crate::ui::table::view::bid_track::BidTrack;
use crate::ui::table::view::board::{Board, Size, tile_note};
use crate::ui::table::view::drawing::drawing_of_start;
use crate::ui::table::view::flights::Flights;
use leptos::prelude::*;
use std::sync::Arc;

/// One attempt at a step.
#[component]
pub fn StepView(
    /// The lesson.
    lesson: Arc<Lesson>,
    /// The step, from 0.
    at: usize,
    /// The place in the lesson.
    cursor: LessonCursor,
) -> impl IntoView {
    let step = Arc::new(lesson.steps[at].clone());
    let start = Arc::clone(step.start.game());
    let (game, attempt) = begin_attempt(&step, cursor);
    let Attempt { is_reached, is_stuck, shows_way, .. } = attempt;
    let is_read = step.goal.is_none();
    let size = game.scene().with_untracked(Size::of);
    // The solution may lead to the bids of the next round.
    let starts_with_bids = start.phase == Phase::Bid;
    let has_track = move || starts_with_bids || game.scene().with(Scene::is_bidding);
    let drawing = step.drawing.clone().map(drawing_of_start);
    let lang = Settings::expect().lang;
    let news = move || describe::announce(lang.get(), &game.position(), &game.news());
    view! {
        <p class="unseen" role="status">{move || news()}</p>
        <main class="game lesson" tabindex="-1" data-lesson-step=(at + 1).to_string()
            data-goal=move || is_reached.get().then_some("")
            data-read=is_read.then_some("")
            data-entries=move || game.history().steps().to_string()
            data-stuck=move || is_stuck.get().then_some("")
            data-way=move || shows_way.get().then_some("")
            style:--columns=size.columns.to_string() style:--rows=size.rows.to_string()>
            <div class="lesson-side">
                <StepPanel lesson step cursor attempt />
                <ArtNotice />
                <SideArea start />
            </div>
            <Show when=has_track> <BidTrack /> </Show>
            <Board draw_enlarged=tile_note drawing />
            <div class="bar-area"><HandView /><ActionBar /></div>
        </main>
        <Flights />
    }
}
