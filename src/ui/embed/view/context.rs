//! The state of an embedded board, and what messages do to it.

use super::{kept, post};
use crate::game::{Fault, Record};
use crate::ui::embed::model::errors::{ErrorCode, Rejection};
use crate::ui::embed::model::inbound::{HostMessage, HostRequest, Query};
use crate::ui::embed::model::outbound::Topic;
use crate::ui::embed::model::{
    Appearance, BoardOptions, Content, Control, Mode, content_of, inbound, outbound, rematch,
};
use crate::ui::kit::browser;
use crate::ui::kit::context;
use crate::ui::kit::reactive::RwSignal;
use crate::ui::kit::settings::Settings;
use crate::ui::learn::lesson::Lesson;
use crate::ui::learn::view::LessonCursor;
use crate::ui::table::store::Match;
use js_sys::Array;
use leptos::prelude::*;
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::HtmlElement;
use serde_json::Value;
use std::cell::{Cell, RefCell};

/// The content of the board, and which part of it is shown.
#[derive(Clone)]
pub(super) struct ShownContent {
    pub(super) content: Content,
    /// The only step of a lesson to show, from 1.
    pub(super) step: Option<usize>,
    /// The place in a record to show first.
    pub(super) at: Option<usize>,
}

/// A puzzle that is being fetched.
struct AskedPuzzle {
    name: Box<str>,
    /// The id of the message that asks for it.
    id: Option<Value>,
    appearance: Appearance,
}

// One page has one board. Signals of types of their own would double the bytes.
thread_local! {
    static PUZZLE: RefCell<Option<AskedPuzzle>> = const { RefCell::new(None) };
    /// The place in the lesson on the board, and the step that is drawn, from 0.
    static CURSOR: Cell<Option<(LessonCursor, usize)>> = const { Cell::new(None) };
    /// Whether the fault of the first content is that its file could not be fetched.
    static IS_MISSING: Cell<bool> = const { Cell::new(false) };
}

/// An embedded board: a handle, copied freely.
#[derive(Clone, Copy)]
pub(super) struct EmbedContext {
    pub(super) mode: Mode,
    pub(super) has_cover: bool,
    pub(super) shown: RwSignal<Option<ShownContent>>,
    /// The faults of the first content.
    pub(super) faults: RwSignal<Vec<Fault>>,
    /// The controls beside the board, if the page chose them; else the mode decides.
    pub(super) controls: RwSignal<Option<Vec<Control>>>,
    /// The game on the board; the component that draws it sets it.
    pub(super) game: RwSignal<Option<Match>>,
    /// Whether the learner has ended the lesson.
    pub(super) is_over: RwSignal<bool>,
    pub(super) topics: RwSignal<Vec<Topic>>,
    settings: Settings,
    /// The step that the address asks for. It applies to later content, too.
    step: Option<usize>,
    /// The place that the address asks for. It applies to later content, too.
    at: Option<usize>,
}

impl EmbedContext {
    /// Makes a board with the options of its address.
    pub(super) fn new(options: BoardOptions, settings: Settings) -> Self {
        let BoardOptions { mode, appearance, mut content, mut step, at, has_cover } = options;
        let changes = kept::changes();
        if let Some(Content::Game(session, _)) = &mut content {
            kept::resume(session, "");
        }
        if let Some((Some(kept), _)) = changes
            && content.as_ref().is_none_or(|content| content.fault(Some(kept), None).is_none())
        {
            step = Some(kept);
        }
        if let Some(Content::Puzzle(name)) = &content {
            PUZZLE.set(Some(AskedPuzzle { name: name.clone(), id: None, appearance: Appearance::default() }));
        }
        let board = Self {
            mode,
            has_cover,
            shown: RwSignal::new(content.map(|content| ShownContent { content, step, at })),
            faults: RwSignal::default(),
            controls: RwSignal::new(None),
            game: RwSignal::new(None),
            is_over: RwSignal::new(false),
            topics: RwSignal::new(vec![Topic::Goal, Topic::End, Topic::Resize]),
            settings,
            step,
            at,
        };
        board.apply(appearance);
        // Options that this version no longer knows change nothing.
        if let Some((_, message)) = changes
            && let Ok(HostMessage { request, .. }) = inbound::read(&message, mode, settings.lang.get_untracked())
        {
            let _ignored = board.handle(request);
        }
        board
    }

    /// Returns the board of the page; panics outside of an embedded page, which provides it.
    pub(super) fn expect() -> Self {
        context::expect()
    }

    /// Returns whether a control stands beside the board, tracked.
    pub(super) fn has(self, control: Control) -> bool {
        self.controls.with(|controls| match controls {
            Some(controls) => controls.contains(&control),
            None => self.mode.controls().contains(&control) || self.mode == Mode::Exercise && self.needs(control),
        })
    }

    /// Returns whether a learner needs the control at the start of the step or now.
    fn needs(self, control: Control) -> bool {
        let is_needed = |record: &Record| {
            record.game_before(0).is_some_and(|start| control.is_needed(start)) || control.is_needed(record.game())
        };
        self.game.get().is_some_and(|game| game.with_record(is_needed))
    }

    /// Sends a message if the page subscribes to its topic.
    pub(super) fn send(self, topic: Topic, message: &Value) {
        if self.topics.with_untracked(|topics| topics.contains(&topic)) {
            post::send(message);
        }
    }

    /// Handles a message of the page and replies to it. Returns whether it asks for a puzzle in place of what is shown.
    pub(super) fn receive(self, message: Result<Value, ()>) -> bool {
        let Ok(message) = message else {
            let rejection = Rejection::new(ErrorCode::Size, "expected JSON of at most 256 KB");
            post::send(&rejection.to_json());
            return false;
        };
        // Replies to a page that sends back what it receives would never end.
        if outbound::is_echo(&message) {
            return false;
        }
        let lang = self.settings.lang.get_untracked();
        let mut read = inbound::read(&message, self.mode, lang);
        if let Ok(HostMessage {
            id,
            request: HostRequest::Set { content: Some(Content::Puzzle(name)), appearance, .. },
        }) = read
        {
            // The board replies once it knows the puzzle.
            PUZZLE.set(Some(AskedPuzzle { name: name.clone(), id, appearance }));
            let is_empty = self.shown.with_untracked(Option::is_none);
            if is_empty {
                self.shown.set(Some(ShownContent { content: Content::Puzzle(name), step: None, at: None }));
            }
            return !is_empty;
        }
        if let Ok(HostMessage { request: HostRequest::Set { content: Some(Content::Game(session, _)), .. }, .. }) =
            &mut read
        {
            kept::resume(session, &content_of(&message));
        }
        let reply = read.and_then(|HostMessage { id, request }| {
            let handled = self.handle(request);
            handled
                .map(|(name, value)| outbound::reply(id.clone(), name, value))
                .map_err(|rejection| rejection.in_reply_to(id))
        });
        if reply.is_ok() && message["type"] == "set" {
            kept::note(&message);
        }
        if let Err(rejection) = &reply
            && message["type"] == "set"
            && self.shown.with_untracked(Option::is_none)
        {
            IS_MISSING.set(false);
            self.faults.set(rejection.faults.clone());
        }
        post::send(&reply.unwrap_or_else(|rejection| rejection.to_json()));
        false
    }

    /// Handles a request. Returns the name and the value for the reply; both are empty if it only confirms.
    fn handle(self, request: HostRequest) -> Result<(&'static str, Value), Rejection> {
        const DONE: Result<(&str, Value), Rejection> = Ok(("", Value::Null));
        match request {
            HostRequest::Set { content, step, at, appearance } => self.set(content, step, at, appearance).and(DONE),
            HostRequest::Reset(step) => self.reset(step).and(DONE),
            HostRequest::Subscribe(topics) => {
                self.topics.set(topics);
                DONE
            }
            HostRequest::Get(query) => {
                let (game, is_open) = (self.playing()?, self.mode.is_open());
                untrack(|| match query {
                    // While the board shows the past, this is the past position.
                    Query::Position => Ok(("position", outbound::position(&game.position(), is_open))),
                    Query::Record => game
                        .with_record(|record| outbound::record(record, &game.agreements(), is_open))
                        .map(|record| ("record", self.with_notes(record)))
                        .ok_or_else(|| {
                            Rejection::new(ErrorCode::Mode, "the record can be read after the end of the game")
                        }),
                })
            }
            HostRequest::Play(action) => match self.playing()?.try_play(action) {
                Ok(()) => DONE,
                Err(Some(refusal)) => Err(Rejection::new(ErrorCode::Illegal, refusal.message())),
                Err(None) => Err(Rejection::new(ErrorCode::Illegal, "this is not open here")),
            },
            HostRequest::Undo | HostRequest::Redo => {
                if self.playing()?.try_rewind(matches!(request, HostRequest::Redo)) {
                    DONE
                } else {
                    Err(Rejection::new(ErrorCode::Nothing, "there is nothing to undo or redo"))
                }
            }
        }
    }

    /// Deals a new game to the players of a finished one. Only a player can ask for it, not the page around the board.
    pub(super) fn play_again(self, seed: u64) {
        let session = self.playing().ok().and_then(|game| rematch(&untrack(|| game.session()), seed));
        if let Some(session) = session {
            let message = outbound::new_game(&session.record, &session.agreements);
            self.shown.set(Some(ShownContent {
                content: Content::Game(Box::new(session), None),
                step: None,
                at: None,
            }));
            self.send(Topic::Action, &message);
        }
    }

    /// Returns the name of the puzzle that is being fetched.
    pub(super) fn puzzle() -> Box<str> {
        PUZZLE.with_borrow(|asked| asked.as_ref().map(|asked| asked.name.clone())).unwrap_or_default()
    }

    /// Notes that the puzzle could not be fetched.
    pub(super) fn miss_puzzle() {
        IS_MISSING.set(true);
    }

    /// Returns whether the fault of the first content is that its file could not be fetched.
    pub(super) fn is_missing() -> bool {
        IS_MISSING.get()
    }

    /// Shows the puzzle that was asked for. If there is none, the board stays as it is.
    pub(super) fn found(self, lesson: Result<Lesson, String>) {
        let Some(AskedPuzzle { id, appearance, .. }) = PUZZLE.take() else { return };
        let lesson =
            lesson.map_err(|fault| Rejection::from_faults(ErrorCode::Content, vec![Fault::syntax("puzzle", fault)]));
        let is_set =
            lesson.and_then(|lesson| self.set(Some(Content::Lesson(Box::new(lesson))), None, None, appearance));
        match is_set {
            // The address named the puzzle, and no message.
            Ok(()) if id.is_none() => self.report_ready(),
            Ok(()) => post::send(&outbound::reply(id, "", Value::Null)),
            Err(rejection) => {
                if self
                    .shown
                    .with_untracked(|shown| matches!(shown, Some(ShownContent { content: Content::Puzzle(_), .. })))
                {
                    self.faults.set(rejection.faults.clone());
                    self.shown.set(None);
                }
                post::send(&rejection.in_reply_to(id).to_json());
            }
        }
    }

    /// Tells the page that the board can be used, unless it waits for a puzzle.
    pub(super) fn report_ready(self) {
        if PUZZLE.with_borrow(Option::is_none) {
            post::send(&outbound::ready(self.mode));
        }
    }

    /// Notes the step that is drawn, from 0. Returns whether it was on the board before.
    pub(super) fn draws(self, cursor: LessonCursor, at: usize) -> bool {
        self.is_over.set(false);
        CURSOR.replace(Some((cursor, at))).is_some_and(|(_, before)| before == at)
    }

    /// Returns the step that is drawn, from 0.
    pub(super) fn step() -> usize {
        CURSOR.get().map_or(0, |(_, at)| at)
    }

    /// Notes that no lesson is on the board.
    pub(super) fn forget_cursor() {
        CURSOR.set(None);
    }

    /// Starts the lesson again.
    pub(super) fn start_again() {
        if let Some((cursor, _)) = CURSOR.get() {
            cursor.start(0);
        }
    }

    /// Returns how many steps of the lesson come before those on the board, and how many it has.
    pub(super) fn place(self) -> (usize, usize) {
        self.shown.with_untracked(|shown| match shown {
            Some(ShownContent { content: Content::Lesson(lesson), step, .. }) => {
                (step.map_or(0, |step| step - 1), lesson.steps.len())
            }
            _ => (0, 1),
        })
    }

    /// Starts the step of a lesson again, or another one; and what a reader tries out.
    fn reset(self, step: Option<usize>) -> Result<(), Rejection> {
        match CURSOR.get() {
            Some((cursor, drawn)) => {
                let asked = step.map_or(Some(drawn), |step| step.checked_sub(1 + self.place().0));
                let Some(step) = asked.filter(|&step| step < cursor.steps()) else {
                    return Err(Rejection::new(ErrorCode::Content, "step: the board shows no such step"));
                };
                cursor.start(step);
            }
            None if self.shown.with_untracked(Option::is_some) => self.shown.update(|_| ()),
            None => return Err(Rejection::new(ErrorCode::Nothing, "nothing is on the board yet")),
        }
        Ok(())
    }

    fn playing(self) -> Result<Match, Rejection> {
        self.game.get_untracked().ok_or_else(|| Rejection::new(ErrorCode::Nothing, "nothing is played on the board"))
    }

    fn set(
        self,
        content: Option<Content>,
        step: Option<usize>,
        at: Option<usize>,
        appearance: Appearance,
    ) -> Result<(), Rejection> {
        let before = self.shown.get_untracked();
        if content.is_some() && before.is_some() && self.mode == Mode::Play {
            return Err(Rejection::new(ErrorCode::Mode, "a message cannot replace a game that is played"));
        }
        let is_part = step.is_some() || at.is_some();
        if let Some(content) = content.or_else(|| before.filter(|_| is_part).map(|shown| shown.content)) {
            let (step, at) = (step.or(self.step), at.or(self.at));
            if let Some(fault) = content.fault(step, at) {
                return Err(Rejection::from_faults(ErrorCode::Content, vec![fault]));
            }
            self.shown.set(Some(ShownContent { content, step, at }));
        } else if is_part {
            return Err(Rejection::new(ErrorCode::Nothing, "nothing is on the board yet"));
        }
        self.apply(appearance);
        Ok(())
    }

    /// Changes how the board looks.
    fn apply(self, appearance: Appearance) {
        fn put<T: Send + Sync + 'static>(signal: RwSignal<T>, value: Option<T>) {
            if let Some(value) = value {
                signal.set(value);
            }
        }
        let settings = self.settings;
        if let Some(lang) = appearance.lang {
            settings.speak(lang);
        }
        put(settings.theme, appearance.theme);
        put(settings.contrast, appearance.contrast);
        put(settings.palette, appearance.palette);
        put(settings.motion, appearance.motion);
        put(self.controls, appearance.controls.map(Some));
        let root = document().document_element().and_then(|root| root.dyn_into::<HtmlElement>().ok());
        let Some(root) = root else { return };
        for (name, colour) in appearance.colours {
            // A custom property takes any text, so the browser checks that it is a colour.
            let is_known = browser::get(&window(), "CSS").and_then(|css| {
                browser::call(&css, "supports", &Array::of2(&"color".into(), &JsValue::from_str(&colour)))
            });
            if is_known.is_ok_and(|known| known == true) {
                let _unset = root.style().set_property(name.property(), &colour);
            }
        }
    }
}
