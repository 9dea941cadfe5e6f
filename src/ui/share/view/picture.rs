//! The board as a picture: to send, to print, or for a page that runs no scripts.

use crate::game::{Meeple, Phase, Seat};
use crate::i18n::{Lang, embed, words};
use crate::notation::picture::{COLOURS, Look, svg};
use crate::ui::kit::download::download_as;
use crate::ui::kit::file_name::file_stem;
use crate::ui::kit::picture::{png_of_svg, save, send};
use crate::ui::table::pieces::marker::initials;
use crate::ui::table::store::Match;
use leptos::prelude::*;

/// Draws the position on the page, and the score if it is that of the end. It shows nothing that players hide.
fn drawn(table: Match, lang: Lang) -> String {
    untrack(|| {
        let game = table.position();
        let is_last = table.with_record(|record| *record.game() == game);
        let has_ended = game.phase == Phase::Over || is_last && table.agreements().is_ended;
        let mut colours = COLOURS;
        let mut below = Vec::new();
        for (seat, player) in game.players.iter().enumerate() {
            let of = Seat(seat as u8);
            colours[seat] = COLOURS[table.colour(of) as usize];
            if has_ended {
                below.push((seat, format!("{}\u{2002}{}", player.name, game.score(of).total())));
            }
        }
        let initials = (0..game.players.len()).map(|seat| initials(table, Seat(seat as u8))).collect();
        let letters = Meeple::ALL.map(|meeple| words::tribe_letter(lang, meeple));
        svg(&game, &Look { title: embed::view(lang), text: "", letters, colours, initials, below, ..Look::default() })
    })
}

/// Returns the name of the file, without its ending.
fn name(table: Match) -> String {
    let names = untrack(|| table.position()).players.iter().map(|player| player.name.to_string()).collect::<Vec<_>>();
    file_stem(&names)
}

/// Hands a picture to the browser's dialog for sharing, or saves it. A browser that cannot make a PNG saves the SVG.
pub fn send_picture(table: Match, lang: Lang) {
    let (svg, name) = (drawn(table, lang), name(table));
    leptos::task::spawn_local(async move {
        let file = format!("{name}.png");
        let is_done = match png_of_svg(&svg).await {
            Ok(png) => send(&png, &file).await || save(&png, &file).is_ok(),
            Err(_) => false,
        };
        if !is_done {
            download_as(&format!("{name}.svg"), &svg, "image/svg+xml");
        }
    });
}

/// Saves the picture as an SVG.
pub fn save_svg(table: Match, lang: Lang) {
    download_as(&format!("{}.svg", name(table)), &drawn(table, lang), "image/svg+xml");
}
