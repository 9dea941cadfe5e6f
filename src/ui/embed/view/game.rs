//! A game on an embedded board, with the controls beside it.

use super::context::{EmbedContext, ShownContent};
use super::kept;
use super::marks::{mark_cards, mark_expansions};
use crate::game::Record;
use crate::i18n::Lang;
use crate::ui::embed::model::outbound::Topic;
use crate::ui::embed::model::{Content, Control, Mode, automatic, outbound};
use crate::ui::kit::reactive::{Effect, Memo, RwSignal, Show};
use crate::ui::kit::settings::{Secrecy, Settings};
use crate::ui::shell::chunks::BoardChunks;
use crate::ui::table::allow::Allow;
use crate::ui::table::describe;
use crate::ui::table::notes::GameNotes;
use crate::ui::table::scene::tiles;
use crate::ui::table::session::Session;
use crate::ui::table::sow::hand::HandView;
use crate::ui::table::store::{Match, MatchConfig};
use crate::ui::table::view::action_bar::ActionBar;
use crate::ui::table::view::board::{Board, Size};
use leptos::prelude::*;
use serde_json::Value;
use std::cell::RefCell;
use std::sync::Arc;

/// A game, a still picture of one, or a record.
#[component]
pub(super) fn EmbedGame(
    /// The game and its record.
    mut session: Session,
    /// The notes of its author.
    notes: GameNotes,
    /// The place in the record to show first.
    at: Option<usize>,
) -> impl IntoView {
    let board = EmbedContext::expect();
    let allow = if matches!(board.mode, Mode::View | Mode::Replay) { Allow::Picture } else { Allow::Everything };
    let content = session.clone();
    let mut at = at;
    if let Some(kept) = kept::next_game() {
        (session, at) = kept;
    }
    let config = MatchConfig {
        secrecy: RwSignal::new(if board.has_cover { Secrecy::Cover } else { Secrecy::Open }),
        hides_computers: board.mode == Mode::Play,
        answers: RwSignal::new(board.mode == Mode::Play),
        automatic: automatic(),
        ..MatchConfig::open(allow)
    };
    if board.mode == Mode::Explore {
        // A visitor who tries moves decides for all seats.
        session.agreements.computers.clear();
    }
    let table = Match::new(session, Settings::expect(), config);
    kept::keep_game(content, table, board.mode);
    let history = table.history();
    match (board.mode, at) {
        (_, Some(at)) => history.look_at(at),
        (Mode::Replay, None) => history.look_at(0),
        _ => {}
    }
    let notes = notes.filter(|_| board.mode != Mode::Play);
    let [drawing, comments] = [false, true].map(|is_comment| {
        let notes = notes.clone()?;
        let chunk = BoardChunks::expect().notes;
        chunk.fetch();
        Some(
            chunk.draw_quietly(move |draw| (if is_comment { draw.comments } else { draw.drawing })(Arc::clone(&notes))),
        )
    });
    view! { <EmbedTable table drawing comments /> }
}

/// The board of a match with the controls that the page wants. It sends a message for each action.
#[component]
pub(super) fn EmbedTable(
    /// The match.
    table: Match,
    /// What an author has drawn on its board.
    #[prop(optional_no_strip)]
    drawing: Option<AnyView>,
    /// The comments of an author.
    #[prop(optional_no_strip)]
    comments: Option<AnyView>,
) -> impl IntoView {
    let board = EmbedContext::expect();
    let chunks = BoardChunks::expect();
    provide_context(table);
    board.game.set(Some(table));
    // After the last step of a lesson, requests get the reply that nothing is played.
    on_cleanup(move || board.game.set(None));
    use_action_reports(table);
    if board.mode.is_open() {
        use_refusal_reports(table);
    }
    use_text_reports(table);
    let has_expansions = table.scene().with_untracked(|scene| !scene.expansions.is_empty());
    Effect::new(move |_| {
        let needs = |fetch: fn(BoardChunks), controls: &[Control]| {
            if board.mode == Mode::Play || controls.iter().any(|&control| board.has(control)) {
                untrack(|| fetch(chunks));
                mark_cards();
            }
        };
        needs(|chunks| chunks.track.fetch(), &[Control::Track]);
        needs(|chunks| chunks.cards.fetch(), &[Control::Market, Control::Djinns, Control::Players]);
        if has_expansions {
            needs(|chunks| chunks.details.fetch(), &[Control::Djinns, Control::Players]);
        }
        needs(|chunks| chunks.extras.fetch(), &[Control::History, Control::Score, Control::FullScreen]);
    });
    Effect::new(move |_| {
        if has_expansions {
            mark_expansions();
        }
    });
    let lang = Settings::expect().lang;
    let has_computers = board.mode == Mode::Play && untrack(|| table.has_computers());
    let is_past = Memo::new(move |_| table.history().at().is_some());
    let is_over = move || table.scene().with(|scene| scene.active.is_none());
    let can_look_back = move || {
        let is_played = !matches!(board.mode, Mode::View | Mode::Replay);
        is_played && !is_past.get() && board.has(Control::History) && table.history().steps() > 0
    };
    let control = move |control, what: fn(BoardChunks) -> AnyView| {
        view! { <Show when=move || board.has(control)>{what(chunks)}</Show> }
    };
    let news = move || {
        let is_silent = has_computers || table.cover().is_some() || table.history().at().is_some();
        if is_silent { String::new() } else { describe::announce(lang.get(), &table.position(), &table.news()) }
    };
    let bar = move || match (board.mode, is_past.get()) {
        (Mode::View, _) => ().into_any(),
        (Mode::Replay, _) => {
            control(Control::History, |chunks| chunks.extras.draw(|extras| (extras.history)(true))).into_any()
        }
        (_, true) => chunks.extras.draw(|extras| (extras.history)(false)),
        (_, false) => {
            view! { <Show when=move || board.has(Control::Actions)><HandView /><ActionBar /></Show> }.into_any()
        }
    };
    // Only the chunk of the extras has the code for computers.
    let bar = if has_computers { chunks.extras.draw(|extras| (extras.computer_bar)()) } else { bar.into_any() };
    let size = table.scene().with_untracked(Size::of);
    view! {
        <p class="unseen" role="status">{move || news()}</p>
        <div class="embed-table" style:--columns=size.columns.to_string() style:--rows=size.rows.to_string()
            inert=move || table.cover().is_some() data-secrets=board.has_cover.then_some("") data-computer=move || table.computer_does().filter(|_| has_computers)>
            <div class="embed-main">
                {control(Control::Track, |chunks| chunks.track.draw(|track| track()))}
                <Board drawing />
                <div class="bar-area">
                    {bar}
                    <div class="buttons embed-tools">
                        <Show when=can_look_back>{chunks.extras.draw_quietly(|extras| (extras.look_back)())}</Show>
                        <Show when=move || board.has(Control::FullScreen)>{chunks.extras.draw_quietly(|extras| (extras.full_screen)())}</Show>
                    </div>
                </div>
                {comments}
                <Show when=move || board.has(Control::Score) && is_over()>{chunks.extras.draw(|extras| (extras.score)())}</Show>
            </div>
            <div class="side">
                {control(Control::Market, |chunks| chunks.cards.draw(|cards| (cards.market)()))}
                {control(Control::Djinns, |chunks| chunks.cards.draw(|cards| (cards.djinns)()))}
                {control(Control::Players, |chunks| chunks.cards.draw(|cards| (cards.players)()))}
            </div>
        </div>
        {board.has_cover.then(|| chunks.extras.draw(|extras| (extras.cover)()))}
        {(board.mode == Mode::Play).then(|| chunks.extras.draw_quietly(|extras| (extras.awake)()))}
    }
}

impl EmbedContext {
    /// Returns a written record with the notes of the content.
    pub(super) fn with_notes(self, mut record: Value) -> Value {
        self.shown.with_untracked(|shown| {
            if let Some(shown) = shown {
                shown.content.add_notes(&mut record);
            }
        });
        record
    }

    /// Returns what the step of a lesson asks, before other lines.
    fn with_task(self, lang: Lang, mut lines: Vec<String>) -> String {
        let at = self.place().0 + Self::step();
        self.shown.with_untracked(|shown| {
            if let Some(ShownContent { content: Content::Lesson(lesson), .. }) = shown
                && let Some(step) = lesson.steps.get(at)
            {
                lines.insert(0, step.text.get(lang).to_owned());
            }
        });
        lines.join("\n")
    }
}

/// Sends the position on show in words, a line for each row of tiles, to a page that wants it, and again once it is another one.
fn use_text_reports(table: Match) {
    let board = EmbedContext::expect();
    let settings = Settings::expect();
    Effect::new(move |before: Option<String>| {
        if !board.topics.with(|topics| topics.contains(&Topic::Text)) {
            return String::new();
        }
        let lang = settings.lang.get();
        let game = table.position();
        let lines = table.scene().with(|scene| describe::position(lang, &game, scene));
        let text = board.with_task(lang, lines);
        if before.as_ref() != Some(&text) {
            board.send(Topic::Text, &outbound::text(lang, &text));
        }
        text
    });
}

/// Sends each action and undo to the page around the board.
fn use_action_reports(table: Match) {
    let board = EmbedContext::expect();
    let before: RefCell<Option<Record>> = RefCell::new(None);
    Effect::new(move |_| {
        table.with_record(|record| {
            if let Some(then) = before.replace(Some(record.clone())) {
                let agreements = untrack(|| table.agreements());
                for message in outbound::changes(&then, record, &agreements, board.mode.is_open()) {
                    let topic = if message["type"] == "end" { Topic::End } else { Topic::Action };
                    board.send(topic, &message);
                }
            }
        });
    });
}

/// Sends each refusal of the rules or the lesson to the page around the board.
fn use_refusal_reports(table: Match) {
    let board = EmbedContext::expect();
    Effect::new(move |_| {
        let explained = table.explanation().map(|explanation| (Some(explanation.refusal), explanation.square));
        let closed = || table.not_open().map(|action| (None, tiles(action).first().copied()));
        if let Some((reason, tile)) = explained.or_else(closed) {
            board.send(Topic::Refusal, &outbound::refusal(reason, tile));
        }
    });
}
