//! An unfinished game at a glance: a small picture of its board, how the players stand, and whose turn it is.

use crate::game::{Score, Seat};
use crate::i18n::home;
use crate::ui::kit::settings::{Secrecy, Settings};
use crate::ui::table::session::Session;
use crate::ui::table::view::picture::picture;
use leptos::prelude::*;

/// Draws the picture and the players.
pub fn glance(session: &Session) -> AnyView {
    let Settings { lang, secrecy, .. } = Settings::expect();
    let game = session.record.game();
    let people = session.agreements.people_here(session.colours.len());
    let secrecy = session.agreements.secrecy.unwrap_or_else(|| secrecy.get_untracked());
    let is_open = secrecy == Secrecy::Open && session.agreements.message.is_none();
    // As at the table: a person who plays alone sees their own, people hide things from each other, computers from all.
    let is_shown = |seat: Seat| if is_open { people.contains(&seat) || people.is_empty() } else { people == [seat] };
    let player = |seat: Seat| {
        let name = game.player(seat).name.to_string();
        let is_active = game.active() == Some(seat);
        let points = known(&game.score(seat), is_shown(seat));
        view! {
            <li data-colour=session.colours[seat.index()].name() data-active=is_active.then_some("")>
                <span class="disc" aria-hidden="true"></span>
                <span class="glance-name">{name}</span>
                <span class="glance-turn">{is_active.then_some(move || home::to_play(lang.get()))}</span>
                <b>{points}</b>
            </li>
        }
    };
    let players = game.seats().map(player).collect_view();
    let round = game.round;
    view! {
        <div class="glance-board">
            {picture(game, &session.colours, move || home::picture_of_game(lang.get(), round))}
        </div>
        <ul class="glance-players">{players}</ul>
    }
    .into_any()
}

/// Returns a player's points as far as they are known.
fn known(score: &Score, is_shown: bool) -> String {
    if is_shown {
        return score.total().to_string();
    }
    format!("≥\u{2060}{}", score.public().total())
}
