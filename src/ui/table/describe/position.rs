//! A position in words, for who sees no board: on paper, in a feed, in a search.

use super::cell::place;
use super::prompt::{prompt, step, whose_turn};
use crate::game::{Game, Phase};
use crate::i18n::{Lang, board, describe as text, words};
use crate::ui::table::scene::{Cell, Prompt, Scene};

/// Describes a position: who decides in which part of the turn, with which meeples in hand, or who has won; then each row of tiles from
/// the top. Each is a text of its own. It says what everybody at the table sees.
#[must_use]
pub fn position(lang: Lang, game: &Game, scene: &Scene) -> Vec<String> {
    let who = whose_turn(lang, game);
    let mut said = vec![match &game.phase {
        Phase::Bid => who,
        Phase::Turn(_) => words::noted(lang, &who, step(lang, game, &game.phase)),
        Phase::Over => prompt(lang, game, &Prompt::Over(game.winners())),
    }];
    if !scene.hand.is_empty() {
        let name = if scene.is_collected { board::collected(lang) } else { board::hand(lang) };
        let groups: Vec<_> = scene.hand.iter().map(|group| (group.meeple, group.count)).collect();
        said.push(words::noted(lang, name, &words::group(lang, &groups)));
    }
    let said: Vec<_> = said.iter().map(|said| words::sentence(lang, said)).collect();
    let row = |cells: &[Cell]| {
        let tiles: Vec<_> = cells.iter().map(|cell| words::facts(lang, &place(lang, game, cell))).collect();
        words::sentence(lang, &text::further(lang, &tiles))
    };
    let rows = scene.cells.chunks(usize::from(scene.columns.max(1))).map(row);
    [words::sentences(lang, &said)].into_iter().chain(rows).collect()
}
