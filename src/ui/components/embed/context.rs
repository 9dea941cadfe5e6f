//! What an embedded board is at the moment, and what messages do to it.

use super::post;
use crate::game::{Fault, Record};
use crate::ui::embed::errors::{Code, Rejection};
use crate::ui::embed::inbound::{self, Message, Request, What};
use crate::ui::embed::outbound::{self, Topic};
use crate::ui::embed::{BoardOptions, Content, Control, Look, Mode, rematch};
use crate::ui::state::{Match, Settings, browser};
use js_sys::Array;
use leptos::prelude::*;
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::HtmlElement;
use serde_json::Value;

/// What is on the board, and which part of it.
#[derive(Clone)]
pub(super) struct Shown {
    pub(super) content: Content,
    /// Of a lesson only this step, from 1.
    pub(super) step: Option<usize>,
    /// Of a record this moment first.
    pub(super) at: Option<usize>,
}

/// An embedded board: a handle, copied freely.
#[derive(Clone, Copy)]
pub(super) struct Frame {
    pub(super) mode: Mode,
    pub(super) is_hidden: bool,
    pub(super) shown: RwSignal<Option<Shown>>,
    /// What was wrong with what was to be shown first.
    pub(super) faults: RwSignal<Vec<Fault>>,
    /// What stands beside the board; nothing is said of it where the mode decides.
    pub(super) controls: RwSignal<Option<Vec<Control>>>,
    /// What is played at the moment; what is drawn says it.
    pub(super) game: RwSignal<Option<Match>>,
    topics: RwSignal<Vec<Topic>>,
    settings: Settings,
    /// What the address says of whatever is shown later.
    step: Option<usize>,
    at: Option<usize>,
}

impl Frame {
    pub(super) fn new(options: BoardOptions, settings: Settings) -> Self {
        let BoardOptions { mode, look, content, step, at, is_hidden } = options;
        let frame = Self {
            mode,
            is_hidden,
            shown: RwSignal::new(content.map(|content| Shown { content, step, at })),
            faults: RwSignal::default(),
            controls: RwSignal::new(None),
            game: RwSignal::new(None),
            topics: RwSignal::new(vec![Topic::Goal, Topic::End, Topic::Resize]),
            settings,
            step,
            at,
        };
        frame.look(look);
        frame
    }

    pub(super) fn expect() -> Self {
        expect_context()
    }

    /// Whether something stands beside the board, tracked.
    pub(super) fn has(self, control: Control) -> bool {
        self.controls.with(|controls| match controls {
            Some(controls) => controls.contains(&control),
            None => self.mode.controls().contains(&control) || self.mode == Mode::Exercise && self.needs(control),
        })
    }

    /// Whether the step of an exercise can hardly be followed without it: as it began, or as it stands.
    fn needs(self, control: Control) -> bool {
        let is_needed = |record: &Record| {
            record.game_before(0).is_some_and(|start| control.is_needed(start)) || control.is_needed(record.game())
        };
        self.game.get().is_some_and(|game| game.with_record(is_needed))
    }

    /// Tells the page around, if it wants to hear of it.
    pub(super) fn tell(self, topic: Topic, message: &Value) {
        if self.topics.with_untracked(|topics| topics.contains(&topic)) {
            post::tell(message);
        }
    }

    /// Does what a message of the page around says, and answers it.
    pub(super) fn hear(self, said: Result<Value, ()>) {
        let Ok(said) = said else {
            return post::tell(&Rejection::new(Code::Size, "expected JSON of at most 256 KB").written());
        };
        // A page that sends back what it hears is not told so again and again.
        if outbound::is_echo(&said) {
            return;
        }
        let answer = inbound::read(&said, self.mode).and_then(|Message { id, request }| {
            self.act(request).map(|(name, value)| outbound::answer(id.clone(), name, value)).map_err(|why| why.to(id))
        });
        if let Err(refused) = &answer
            && said["type"] == "set"
            && self.shown.with_untracked(Option::is_none)
        {
            self.faults.set(refused.faults.clone());
        }
        post::tell(&answer.unwrap_or_else(|refused| refused.written()));
    }

    fn act(self, request: Request) -> Result<(&'static str, Value), Rejection> {
        const DONE: Result<(&str, Value), Rejection> = Ok(("", Value::Null));
        match request {
            Request::Set { content, step, at, look } => self.set(content, step, at, look).and(DONE),
            Request::Subscribe(topics) => {
                self.topics.set(topics);
                DONE
            }
            Request::Get(what) => {
                let (game, is_open) = (self.playing()?, self.mode.is_open());
                untrack(|| match what {
                    // Also of the past, if that is looked at.
                    What::Position => Ok(("position", outbound::position(&game.position(), is_open))),
                    What::Record => game
                        .with_record(|record| outbound::record(record, is_open))
                        .map(|record| ("record", record))
                        .ok_or_else(|| Rejection::new(Code::Mode, "the record is told once the game has ended")),
                })
            }
            Request::Play(action) => match self.playing()?.try_play(action) {
                Ok(()) => DONE,
                Err(Some(refusal)) => Err(Rejection::new(Code::Illegal, refusal.message())),
                Err(None) => Err(Rejection::new(Code::Illegal, "this is not open here")),
            },
            Request::Undo | Request::Redo => {
                if self.playing()?.try_rewind(matches!(request, Request::Redo)) {
                    DONE
                } else {
                    Err(Rejection::new(Code::Nothing, "there is nothing to undo or redo"))
                }
            }
        }
    }

    /// Deals anew to the players of a game that has ended; only who sits at the board can, not the page around.
    pub(super) fn play_again(self, seed: u64) {
        let session = self.playing().ok().and_then(|game| rematch(&untrack(|| game.session()), seed));
        if let Some(session) = session {
            let begun = outbound::begun(&session.record);
            self.shown.set(Some(Shown { content: Content::Game(Box::new(session)), step: None, at: None }));
            self.tell(Topic::Action, &begun);
        }
    }

    fn playing(self) -> Result<Match, Rejection> {
        self.game.get_untracked().ok_or_else(|| Rejection::new(Code::Nothing, "nothing is played on the board"))
    }

    fn set(
        self,
        content: Option<Content>,
        step: Option<usize>,
        at: Option<usize>,
        look: Look,
    ) -> Result<(), Rejection> {
        let before = self.shown.get_untracked();
        if content.is_some() && before.is_some() && self.mode == Mode::Play {
            return Err(Rejection::new(Code::Mode, "a game is on: nothing is put in its place from outside"));
        }
        let is_part = step.is_some() || at.is_some();
        if let Some(content) = content.or_else(|| before.filter(|_| is_part).map(|shown| shown.content)) {
            self.shown.set(Some(Shown { content, step: step.or(self.step), at: at.or(self.at) }));
        } else if is_part {
            return Err(Rejection::new(Code::Nothing, "nothing is on the board yet"));
        }
        self.look(look);
        Ok(())
    }

    /// Changes how the board looks, in what is said.
    fn look(self, look: Look) {
        fn put<T: Send + Sync + 'static>(var: RwSignal<T>, value: Option<T>) {
            if let Some(value) = value {
                var.set(value);
            }
        }
        let settings = self.settings;
        put(settings.lang, look.lang);
        put(settings.theme, look.theme);
        put(settings.contrast, look.contrast);
        put(settings.palette, look.palette);
        put(settings.motion, look.motion);
        put(self.controls, look.controls.map(Some));
        let root = document().document_element().and_then(|root| root.dyn_into::<HtmlElement>().ok());
        let Some(root) = root else { return };
        for (paint, colour) in look.colours {
            // What the browser does not know as a colour changes nothing; of a custom property it takes anything.
            let is_known = browser::get(&window(), "CSS").and_then(|css| {
                browser::call(&css, "supports", &Array::of2(&"color".into(), &JsValue::from_str(&colour)))
            });
            if is_known.is_ok_and(|known| known == true) {
                let _unset = root.style().set_property(paint.property(), &colour);
            }
        }
    }
}
