//! A picture of a board: kinds of tiles, whose they are, and what stands on them. Where it is large it has the art of the board.

use crate::game::State;
use crate::ui::table::pieces::art::{self, value_name};
use crate::ui::table::session::Colour;
use leptos::prelude::*;
use std::fmt::Write;

/// The side of a tile in units of the picture.
const TILE: u32 = 20;
/// The meeples beyond these are not drawn: the picture would show nothing of the tile.
const MOST: usize = 8;

/// Draws the board of a position; `name` says what it is a picture of.
///
/// It is markup in one text: components would cost ten times the bytes and the time. What is drawn with the art of the board has the class
/// `fine`: it may come later, and until then discs and plain tiles stand for it.
pub fn picture(state: &State, colours: &[Colour], name: impl Fn() -> String + Send + 'static) -> AnyView {
    let (columns, rows) = (u32::from(state.board.columns()), u32::from(state.board.rows()));
    let view_box = format!("0 0 {} {}", columns * TILE, rows * TILE);
    view! {
        <svg class="board-picture" viewBox=view_box role="img" aria-label=name inner_html=tiles(state, colours)></svg>
    }
    .into_any()
}

fn tiles(state: &State, colours: &[Colour]) -> String {
    let mut text = String::new();
    let mut put = |part: std::fmt::Arguments| text.write_fmt(part).expect("a text takes all that is written to it");
    for (square, place) in state.board.places() {
        let x = u32::from(square.column()) * TILE;
        let y = u32::from(state.board.rows() - 1 - square.row()) * TILE;
        let kind = place.tile.kind.letter();
        put(format_args!(
            "<g transform=\"translate({x} {y})\"><rect data-kind=\"{kind}\" x=\"1\" y=\"1\" width=\"18\" height=\"18\" rx=\"3\"/>\
             <use class=\"fine\" href=\"#{}\" x=\"1\" y=\"1\" width=\"18\" height=\"18\"/>",
            art::scenery(place.tile.kind, square)
        ));
        if let Some(colour) = place.tile.kind.colour().filter(|_| place.tile.value > 0) {
            put(format_args!(
                "<g class=\"fine\" data-value=\"{}\"><rect x=\"1.6\" y=\"1.6\" width=\"5.4\" height=\"5.4\"/><text x=\"4.3\" y=\"5.7\" font-size=\"4\">{}</text></g>",
                value_name(colour),
                place.tile.value
            ));
        }
        if place.palms + place.palaces > 0 {
            let symbol = if place.palaces > 0 { "palace" } else { "palm" };
            put(format_args!("<use class=\"building\" href=\"#{symbol}\" x=\"2\" y=\"2\" width=\"9\" height=\"9\"/>"));
        }
        if let Some(colour) = place.owner().and_then(|owner| colours.get(owner.index())) {
            put(format_args!("<path data-colour=\"{}\" d=\"M12 2h5v6l-2.5-2-2.5 2z\"/>", colour.name()));
        }
        for (index, meeple) in place.meeples.iter().take(MOST).enumerate() {
            let (column, row) = (index % 4, index / 4);
            let (cx, cy) = (3.8 + 4.1 * column as f32, 15.8 - 4.3 * row as f32);
            put(format_args!(
                "<circle data-tribe=\"{}\" cx=\"{cx:.1}\" cy=\"{cy:.1}\" r=\"1.9\"/>\
                 <use class=\"fine\" data-tribe=\"{0}\" href=\"#{}\" x=\"{:.1}\" y=\"{:.1}\" width=\"5.2\" height=\"5.2\"/>",
                art::tribe(meeple),
                art::meeple(meeple),
                cx - 2.6,
                cy - 3.0
            ));
        }
        put(format_args!("</g>"));
    }
    text
}
