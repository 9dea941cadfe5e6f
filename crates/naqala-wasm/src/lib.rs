//! The line protocol for JavaScript: `packages/naqala-engine` calls it.

use naqala_engine::EngineReply;
use wasm_bindgen::prelude::wasm_bindgen;

/// A game and the commands that change it.
#[wasm_bindgen]
#[derive(Debug, Default)]
pub struct Engine(naqala_engine::Engine);

#[wasm_bindgen]
impl Engine {
    /// Makes an engine without a game.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self::default()
    }

    /// Obeys one line and returns its reply, a line of JSON; nothing for `quit`.
    pub fn reply(&mut self, line: &str) -> Option<String> {
        match self.0.reply(line) {
            EngineReply::Line(line) => Some(line),
            EngineReply::Quit => None,
        }
    }
}
