//! The turn of a computer in one line.

use super::log;
use super::phrase::{a_piece, name, of_name, tribe, victims};
use crate::ai::Level;
use crate::game::{Building, Game};
use crate::i18n::{Lang, letters::lower, opponents as text, words};
use crate::ui::opponents::{Account, Deed, Pace};

/// Names a level.
#[must_use]
pub const fn level(lang: Lang, level: Level) -> &'static str {
    match level {
        Level::Apprentice => text::apprentice(lang),
        Level::Courtier => text::courtier(lang),
        Level::Counsellor => text::counsellor(lang),
        Level::Sultan => text::sultan(lang),
    }
}

/// Names a level within a line.
#[must_use]
pub fn level_within(lang: Lang, of: Level) -> String {
    level(lang, of).chars().map(lower).collect()
}

/// Adds the level of a computer to a text about it.
#[must_use]
pub fn with_level(lang: Lang, words: String, of: Option<Level>) -> String {
    match of {
        Some(of) => text::of_level(lang, &words, &level_within(lang, of)),
        None => words,
    }
}

/// Says in one line what a level is like.
#[must_use]
pub const fn level_hint(lang: Lang, level: Level) -> &'static str {
    match level {
        Level::Apprentice => text::apprentice_hint(lang),
        Level::Courtier => text::courtier_hint(lang),
        Level::Counsellor => text::counsellor_hint(lang),
        Level::Sultan => text::sultan_hint(lang),
    }
}

/// Returns the text of the button that starts a game against a level.
#[must_use]
pub const fn play_level(lang: Lang, level: Level) -> &'static str {
    match level {
        Level::Apprentice => text::play_apprentice(lang),
        Level::Courtier => text::play_courtier(lang),
        Level::Counsellor => text::play_counsellor(lang),
        Level::Sultan => text::play_sultan(lang),
    }
}

/// Names a pace.
#[must_use]
pub const fn pace(pace: Pace, lang: Lang) -> &'static str {
    match pace {
        Pace::Calm => text::pace_calm(lang),
        Pace::Brisk => text::pace_brisk(lang),
        Pace::AtOnce => text::pace_at_once(lang),
    }
}

/// Sums up the turn or bid of a computer: `Amina took d4: 8 points, 3 merchants, the djinn Boaz.`
#[must_use]
pub fn account(lang: Lang, game: &Game, account: &Account) -> String {
    let who = name(game, account.seat);
    let Deed::Turn { tile, points, collected, kills, djinns, buildings, cards, items, whims } = &account.deed else {
        let Deed::Bid(bid) = &account.deed else { return String::new() };
        return log::event(lang, game, bid).map_or_else(String::new, |line| line.text);
    };
    let mut what = Vec::new();
    if *points != 0 {
        let sign = if *points < 0 { "−" } else { "" };
        what.push(text::points(lang, u32::try_from(points.unsigned_abs()).unwrap_or(u32::MAX), sign));
    }
    what.extend(collected.map(|(meeple, count)| tribe(lang, meeple, count)));
    what.extend(kills.iter().map(|kill| {
        let dead = victims(lang, kill.meeples);
        match kill.of {
            None => text::killed(lang, &dead),
            Some(seat) => {
                let other = name(game, seat);
                text::killed_of(lang, &dead, other, &of_name(lang, other))
            }
        }
    }));
    what.extend(djinns.iter().map(|&djinn| text::djinn(lang, words::djinn(djinn))));
    for building in [Building::Palm, Building::Palace] {
        match buildings.iter().filter(|&&other| other == building).count() as u32 {
            0 => {}
            1 => what.push(a_piece(lang, building)),
            count => what.push(format!("{count} {}", words::building(lang, building, count))),
        }
    }
    let mut count = |count: u32, words: fn(Lang, u32) -> String| {
        if count > 0 {
            what.push(words(lang, count));
        }
    };
    count(*cards, text::bought);
    count(*items, text::items);
    count(*whims, text::whims);
    let is_nothing = what.is_empty();
    let what = if is_nothing { text::nothing(lang).to_owned() } else { what.join(", ") };
    match tile {
        Some((tile, true)) => text::took(lang, who, &tile.to_string(), &what),
        Some((tile, false)) => text::ended(lang, who, &tile.to_string(), &what),
        None if is_nothing => text::only_no_move(lang, who),
        None => text::no_move(lang, who, &what),
    }
}
