//! A game on an embedded board, with what stands beside it.

use super::frame::Frame;
use crate::game::Record;
use crate::ui::allow::Allow;
use crate::ui::chunks::{Extra, ExtrasChunk, LazyChunk};
use crate::ui::components::table::action_bar::ActionBar;
use crate::ui::components::table::board::Board;
use crate::ui::components::table::hand::HandView;
use crate::ui::describe;
use crate::ui::embed::outbound::{self, Topic};
use crate::ui::embed::{Control, Mode};
use crate::ui::session::Session;
use crate::ui::state::{Match, MatchConfig, Settings};
use leptos::prelude::*;
use std::cell::RefCell;

/// A game, a picture of one, or a record.
#[component]
pub(super) fn Game(session: Session, at: Option<usize>) -> impl IntoView {
    let frame = Frame::expect();
    let allow = if matches!(frame.mode, Mode::View | Mode::Replay) { Allow::Picture } else { Allow::Everything };
    let config = MatchConfig { hand_over: RwSignal::new(frame.is_hidden), ..MatchConfig::open(allow) };
    let game = Match::new(session, Settings::expect(), config);
    let past = game.past();
    match (frame.mode, at) {
        (_, Some(at)) => past.look_at(at),
        (Mode::Replay, None) => past.look_at(0),
        _ => {}
    }
    view! { <Table game=game /> }
}

/// The board of a match and what the page wants beside it; the page is told what happens.
#[component]
pub(super) fn Table(game: Match) -> impl IntoView {
    let frame = Frame::expect();
    let extras: LazyChunk<ExtrasChunk> = expect_context();
    provide_context(game);
    frame.game.set(Some(game));
    // What asks for it after the last step of a lesson hears that nothing is played.
    on_cleanup(move || frame.game.set(None));
    report(frame, game);
    Effect::new(move |_| {
        let has_extra = Control::ALL.into_iter().any(|control| control != Control::Actions && frame.has(control));
        if frame.mode == Mode::Play || has_extra {
            untrack(|| extras.fetch());
            super::mark("data-cards");
        }
    });
    let lang = Settings::expect().lang;
    let is_past = Memo::new(move |_| game.past().at().is_some());
    let is_over = Memo::new(move |_| game.scene().with(|scene| scene.active.is_none()));
    let has_past = move || {
        let is_open = !matches!(frame.mode, Mode::View | Mode::Replay);
        is_open && !is_past.get() && frame.has(Control::Past) && game.past().steps() > 0
    };
    let extra = move |extra| extras.draw(move |chunk| (chunk.extra)(extra));
    // What nobody waits for is not announced.
    let tool = move |extra| (move || extras.get().map(|chunk| (chunk.extra)(extra))).into_any();
    let with = move |control, what| view! { <Show when=move || frame.has(control)>{extra(what)}</Show> }.into_any();
    let news = move || {
        let is_said = game.cover().is_some() || game.past().at().is_some();
        if is_said { String::new() } else { describe::announce(lang.get(), &game.position(), &game.news()) }
    };
    let bar = move || match (frame.mode, is_past.get()) {
        (Mode::View, _) => ().into_any(),
        (Mode::Replay, _) => with(Control::Past, Extra::OnlyPast),
        (_, true) => extra(Extra::Past),
        (_, false) => {
            view! { <Show when=move || frame.has(Control::Actions)><HandView /><ActionBar /></Show> }.into_any()
        }
    };
    let (columns, rows) = game.scene().with_untracked(|scene| {
        let columns = usize::from(scene.columns.max(1));
        (columns, scene.cells.len().div_ceil(columns))
    });
    view! {
        <p class="unseen" role="status">{news}</p>
        <div class="embed-table" style:--columns=columns.to_string() style:--rows=rows.to_string()
            inert=move || game.cover().is_some()>
            <div class="embed-main">
                {with(Control::Track, Extra::Track)}
                <Board />
                <div class="bar-area">
                    {bar}
                    <div class="buttons embed-tools">
                        <Show when=has_past>{(move || tool(Extra::LookBack))()}</Show>
                        <Show when=move || frame.has(Control::FullScreen)>{(move || tool(Extra::FullScreen))()}</Show>
                    </div>
                </div>
                <Show when=move || frame.has(Control::Score) && is_over.get()>{(move || extra(Extra::Score))()}</Show>
            </div>
            <div class="side">
                {with(Control::Market, Extra::Market)}
                {with(Control::Djinns, Extra::Djinns)}
                {with(Control::Players, Extra::Players)}
            </div>
        </div>
        {frame.is_hidden.then(|| extra(Extra::Cover))}
        {(frame.mode == Mode::Play).then(|| tool(Extra::Awake))}
    }
}

/// Tells the page around what happens.
fn report(frame: Frame, game: Match) {
    let before: RefCell<Option<Record>> = RefCell::new(None);
    Effect::new(move |_| {
        game.with_record(|record| {
            if let Some(then) = before.replace(Some(record.clone())) {
                for message in outbound::since(&then, record, frame.mode.is_open()) {
                    let topic = if message["type"] == "end" { Topic::End } else { Topic::Action };
                    frame.tell(topic, &message);
                }
            }
        });
    });
}
