//! The words for a turn in one line, for the levels of computers, and for their pace.

use super::log;
use super::phrase::{name, tribes};
use crate::ai::{Level, Style};
use crate::game::{Building, Game};
use crate::i18n::{Lang, opponents as text};
use crate::ui::kit::settings::Pace;
use crate::ui::table::session::account::{Account, Deed, TurnAccount};

/// Names a level.
#[must_use]
pub fn level(lang: Lang, level: Level) -> &'static str {
    match level {
        Level::Novice => text::novice(lang),
        Level::Apprentice => text::apprentice(lang),
        Level::Scribe => text::scribe(lang),
        Level::Courtier => text::courtier(lang),
        Level::Counsellor => text::counsellor(lang),
        Level::Sultan => text::sultan(lang),
    }
}

/// Names a level and says how hard it is, for a list of levels.
#[must_use]
pub fn level_and_grade(lang: Lang, of: Level) -> String {
    let grade = match of {
        Level::Novice => text::beginner(lang),
        Level::Apprentice => text::easy(lang),
        Level::Scribe => text::medium(lang),
        Level::Courtier => text::advanced(lang),
        Level::Counsellor => text::hard(lang),
        Level::Sultan => text::master(lang),
    };
    text::of_level(lang, level(lang, of), grade)
}

/// Names a level and what the computer likes, if anything, for a list of levels.
#[must_use]
pub fn level_in_style(lang: Lang, of: Level, style: Style) -> String {
    match style {
        Style::Plain => level(lang, of).to_owned(),
        liking => text::of_level(lang, level(lang, of), liked(lang, liking)),
    }
}

/// Names what a computer of a style likes; nothing for the plain one.
#[must_use]
pub fn liked(lang: Lang, style: Style) -> &'static str {
    match style {
        Style::Plain => "",
        Style::Palms => text::palms(lang),
        Style::Djinns => text::all_djinns(lang),
        Style::Viziers => text::viziers(lang),
        Style::Merchants => text::merchants(lang),
    }
}

/// Names a style, for a list of styles.
#[must_use]
pub fn style(lang: Lang, style: Style) -> &'static str {
    match style {
        Style::Plain => text::likes_all(lang),
        Style::Palms => text::likes_palms(lang),
        Style::Djinns => text::likes_djinns(lang),
        Style::Viziers => text::likes_viziers(lang),
        Style::Merchants => text::likes_merchants(lang),
    }
}

/// Adds the level of a computer to a text about it.
#[must_use]
pub fn with_level(lang: Lang, words: String, of: Option<Level>) -> String {
    match of {
        Some(of) => text::with_level(lang, &words, level(lang, of)),
        None => words,
    }
}

/// Says in one line what a level is like.
#[must_use]
pub fn level_hint(lang: Lang, level: Level) -> &'static str {
    match level {
        Level::Novice => text::novice_hint(lang),
        Level::Apprentice => text::apprentice_hint(lang),
        Level::Scribe => text::scribe_hint(lang),
        Level::Courtier => text::courtier_hint(lang),
        Level::Counsellor => text::counsellor_hint(lang),
        Level::Sultan => text::sultan_hint(lang),
    }
}

/// Returns the text of the button that starts a game against a level.
#[must_use]
pub fn play_level(lang: Lang, level: Level) -> &'static str {
    match level {
        Level::Novice => text::play_novice(lang),
        Level::Apprentice => text::play_apprentice(lang),
        Level::Scribe => text::play_scribe(lang),
        Level::Courtier => text::play_courtier(lang),
        Level::Counsellor => text::play_counsellor(lang),
        Level::Sultan => text::play_sultan(lang),
    }
}

/// Names a pace.
#[must_use]
pub fn pace(lang: Lang, pace: Pace) -> &'static str {
    match pace {
        Pace::Calm => text::pace_calm(lang),
        Pace::Brisk => text::pace_brisk(lang),
        Pace::AtOnce => text::pace_at_once(lang),
    }
}

/// Sums up the turn or bid of a computer: `Amina took d4 with 3 elders and got the djinn Boaz: +8 points.`
///
/// The move comes first, then each deed with its verb, then the points. French needs one auxiliary for all of it:
/// `a pris d4 avec 3 sages, obtenu le djinn Boaz et placé un palmier`.
#[must_use]
pub fn account(lang: Lang, game: &Game, account: &Account) -> String {
    let turn = match &account.deed {
        Deed::Bid(bid) => return log::event(lang, game, bid).map_or_else(String::new, |line| line.text),
        Deed::Turn(turn) => turn,
    };
    let who = name(game, account.seat);
    let mut what = deeds(lang, game, turn);
    let text = match (turn.tile, turn.collected) {
        (Some((tile, taken_with)), Some((meeple, count))) => {
            let to = if taken_with.is_some() { text::took } else { text::ended };
            what.insert(0, to(lang, who, &tile.to_string(), &[(meeple, count)]));
            text::done(lang, &what)
        }
        _ if what.is_empty() => text::no_move(lang, who),
        _ => text::no_move_but(lang, who, &what),
    };
    match turn.points {
        0 => text::no_points(lang, &text),
        points => text::for_points(lang, &text, points),
    }
}

/// Lists what a player did in a turn beside the move, each with its verb.
fn deeds(lang: Lang, game: &Game, turn: &TurnAccount) -> Vec<String> {
    let some = |count: u32, words: fn(Lang, u32) -> String| (count > 0).then(|| words(lang, count));
    let mut what = Vec::new();
    what.extend(turn.used.map(|item| text::used(lang, item)));
    what.extend(turn.kills.iter().map(|kill| {
        let dead = tribes(kill.meeples);
        match kill.of {
            None => text::killed(lang, &dead),
            Some(seat) => text::killed_of(lang, &dead, name(game, seat)),
        }
    }));
    if !turn.others.is_empty() {
        what.push(text::took_too(lang, &turn.others.iter().map(|(tile, _)| tile.to_string()).collect::<Vec<_>>()));
    }
    let djinns = (!turn.djinns.is_empty()).then(|| text::djinns(lang, turn.djinns.len(), &turn.djinns));
    let things = [djinns, some(turn.items, text::items), some(turn.whims, text::whims)];
    let things: Vec<_> = things.into_iter().flatten().collect();
    if !things.is_empty() {
        what.push(text::got(lang, &things));
    }
    let count = |building| (building, turn.buildings.iter().filter(|&&other| other == building).count() as u8);
    let pieces: Vec<_> =
        [Building::Palm, Building::Palace].map(count).into_iter().filter(|piece| piece.1 > 0).collect();
    if !pieces.is_empty() {
        what.push(text::placed(lang, &pieces));
    }
    let rest = [some(turn.cards, text::bought), some(turn.laid, text::laid), some(turn.sold, text::sold)];
    what.extend(rest.into_iter().flatten());
    what
}
