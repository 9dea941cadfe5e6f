//! What the table agreed to beside the rules, in words.

use crate::game::Game;
use crate::i18n::{Lang, live, shell};
use crate::ui::table::session::agreed::Matter;

/// Says what the table agreed to, in a sentence.
#[must_use]
pub fn agreed(lang: Lang, now: &Game, matter: Matter) -> String {
    match matter {
        Matter::Left(seat) => shell::agreed_left(lang, &now.player(seat).name),
        Matter::Back(seat) => shell::agreed_back(lang, &now.player(seat).name),
        Matter::Ended => shell::agreed_ended(lang).to_owned(),
        Matter::Resumed => shell::agreed_resumed(lang).to_owned(),
        Matter::Opened => shell::agreed_opened(lang).to_owned(),
        Matter::Hidden => shell::agreed_hidden(lang).to_owned(),
        Matter::Masked => shell::agreed_masked(lang).to_owned(),
        Matter::Shown => shell::agreed_shown(lang).to_owned(),
        Matter::Computer(seat) => shell::agreed_computer(lang, &now.player(seat).name),
        Matter::Person(seat) => shell::agreed_person(lang, &now.player(seat).name),
    }
}

/// Says what a player asks all others to agree to, in a sentence.
#[must_use]
pub fn asked(lang: Lang, now: &Game, matter: Matter) -> String {
    match matter {
        Matter::Left(seat) => live::ask_left(lang, &now.player(seat).name),
        Matter::Ended => live::ask_end(lang).to_owned(),
        Matter::Shown => live::ask_shown(lang).to_owned(),
        Matter::Person(seat) => live::ask_person(lang, &now.player(seat).name),
        // The others need nobody's consent.
        _ => agreed(lang, now, matter),
    }
}
