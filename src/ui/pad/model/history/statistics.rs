//! Statistics of one player: by opponent, by level of computers, by number of players, by kind of points.

use super::plain;
use crate::ai::Level;
use crate::game::{Expansions, Score, ScoreLine};
use crate::ui::library::saved::Heading;
use crate::ui::pad::model::Pad;
use crate::ui::table::session::Session;

/// A finished game, from a sheet or from the games of the device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    expansions: Expansions,
    seats: Vec<Place>,
}

/// A player of a finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Place {
    name: String,
    /// The level, if a computer played.
    level: Option<Level>,
    total: u32,
    has_won: bool,
    /// The points of each line, where they are known.
    score: Option<Score>,
}

impl Played {
    /// Returns a sheet that can count: something was entered, and nothing is wrong with it.
    #[must_use]
    pub fn of_pad(pad: &Pad) -> Option<Self> {
        let result = pad.result();
        if pad.is_blank() || !result.faults.is_empty() {
            return None;
        }
        let place = |(at, player): (usize, &crate::ui::pad::model::PadPlayer)| Place {
            name: player.name.trim().to_owned(),
            level: None,
            total: result.totals[at],
            has_won: result.winners.iter().any(|winner| winner.index() == at),
            score: Some(result.scores[at]).filter(|_| !player.has_total_alone()),
        };
        Some(Self { expansions: pad.expansions, seats: pad.players.iter().enumerate().map(place).collect() })
    }

    /// Returns a game of the device as the list of games knows it, without the lines; `None` while it goes on.
    #[must_use]
    pub fn of_heading(heading: &Heading) -> Option<Self> {
        if !heading.is_over || heading.points.len() != heading.players.len() {
            return None;
        }
        let place = |(at, (name, &total)): (usize, (&String, &u32))| Place {
            name: name.trim().to_owned(),
            level: heading.computers.get(at).copied().flatten(),
            total,
            has_won: heading.won.iter().any(|winner| winner.index() == at),
            score: None,
        };
        let seats = heading.players.iter().zip(&heading.points).enumerate().map(place).collect();
        Some(Self { expansions: heading.expansions, seats })
    }

    /// Adds the lines of the same game.
    pub fn add_lines(&mut self, session: &Session) {
        let game = session.record.game();
        for (seat, place) in game.seats().zip(&mut self.seats) {
            place.score = Some(game.score(seat)).filter(|score| score.total() == place.total);
        }
    }

    /// Returns the names and totals in a form that the same game has elsewhere, too.
    fn key(&self) -> Vec<(String, u32)> {
        let mut key: Vec<_> = self.seats.iter().map(|place| (plain(&place.name), place.total)).collect();
        key.sort();
        key
    }
}

/// Joins sheets and games. A sheet that was filled from a game counts once.
#[must_use]
pub fn joined<'a>(pads: impl Iterator<Item = &'a Pad>, games: &[Played]) -> Vec<Played> {
    let mut keys: Vec<_> = games.iter().map(Played::key).collect();
    let mut all: Vec<Played> = games.to_vec();
    for sheet in pads.filter_map(Played::of_pad) {
        match keys.iter().position(|key| *key == sheet.key()) {
            Some(at) => drop(keys.swap_remove(at)),
            None => all.push(sheet),
        }
    }
    all
}

/// Returns the names of the people, those with most games first.
#[must_use]
pub fn people(all: &[Played]) -> Vec<String> {
    let mut found: Vec<(String, String, usize)> = Vec::new();
    let people =
        all.iter().flat_map(|game| &game.seats).filter(|place| place.level.is_none() && !place.name.is_empty());
    for place in people {
        let key = plain(&place.name);
        match found.iter_mut().find(|(own, ..)| *own == key) {
            Some((.., games)) => *games += 1,
            None => found.push((key, place.name.clone(), 1)),
        }
    }
    found.sort_by(|(a, _, one), (b, _, other)| other.cmp(one).then_with(|| a.cmp(b)));
    found.into_iter().map(|(_, name, _)| name).collect()
}

/// Some games of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// How many.
    pub games: u32,
    /// How many were won, alone or together.
    pub won: u32,
    points: u64,
    lead: i64,
}

impl Tally {
    fn count(&mut self, own: &Place, best_other: u32) {
        self.games += 1;
        self.won += u32::from(own.has_won);
        self.points += u64::from(own.total);
        self.lead += i64::from(own.total) - i64::from(best_other);
    }

    /// Returns the mean points in tenths, rounded.
    #[must_use]
    pub fn mean(&self) -> u32 {
        tenths(self.points, self.games)
    }

    /// Returns by how many points the player is ahead on average, rounded.
    #[must_use]
    pub fn lead(&self) -> i32 {
        let games = i64::from(self.games.max(1));
        ((self.lead * 2 + games).div_euclid(games * 2)) as i32
    }
}

fn tenths(sum: u64, count: u32) -> u32 {
    let count = u64::from(count.max(1));
    ((sum * 20 + count) / (count * 2)) as u32
}

/// The average points of a line, in tenths: one's own, and those of the others in the same games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kind {
    /// The line.
    pub line: ScoreLine,
    /// One's own average.
    pub own: u32,
    /// The average of the others; `None` if nobody's lines are known.
    pub others: Option<u32>,
}

/// The statistics of a player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    /// All games.
    pub all: Tally,
    /// Those against each person: the name, as it was written last.
    pub opponents: Vec<(String, Tally)>,
    /// Those against computers of each level, once however many sat there.
    pub levels: Vec<(Level, Tally)>,
    /// Those of each number of players.
    pub sizes: Vec<(usize, Tally)>,
    /// The kinds of points.
    pub kinds: Vec<Kind>,
    /// Of how many games the kinds are known.
    pub kind_games: u32,
}

impl Statistics {
    /// Sums up the games of a player.
    #[must_use]
    pub fn of(all: &[Played], name: &str) -> Self {
        let name = plain(name);
        let mut found = Self::default();
        // Points and count of one's own and of the others, for each line.
        let mut lines = [[(0_u64, 0_u32); 2]; ScoreLine::ALL.len()];
        for game in all {
            let is_own = |place: &&Place| place.level.is_none() && plain(&place.name) == name;
            let Some(own) = game.seats.iter().find(is_own) else { continue };
            let others: Vec<&Place> = game.seats.iter().filter(|place| !is_own(place)).collect();
            let best = others.iter().map(|place| place.total).max().unwrap_or_default();
            found.all.count(own, best);
            let size = game.seats.len();
            tally_of(&mut found.sizes, |other| *other == size, || size).count(own, best);
            for level in Level::ALL {
                let best = others.iter().filter(|place| place.level == Some(level)).map(|place| place.total).max();
                if let Some(best) = best {
                    tally_of(&mut found.levels, |other| *other == level, || level).count(own, best);
                }
            }
            for place in others.iter().filter(|place| place.level.is_none() && !place.name.is_empty()) {
                let key = plain(&place.name);
                tally_of(&mut found.opponents, |other| plain(other) == key, || place.name.clone())
                    .count(own, place.total);
            }
            let Some(score) = own.score else { continue };
            found.kind_games += 1;
            for line in ScoreLine::ALL.into_iter().filter(|line| line.is_in(game.expansions)) {
                let [mine, theirs] = &mut lines[line as usize];
                (mine.0, mine.1) = (mine.0 + u64::from(score.line(line)), mine.1 + 1);
                for score in others.iter().filter_map(|place| place.score) {
                    (theirs.0, theirs.1) = (theirs.0 + u64::from(score.line(line)), theirs.1 + 1);
                }
            }
        }
        let kind = |line: ScoreLine| {
            let [own, others] = lines[line as usize];
            let theirs = (others.1 > 0).then(|| tenths(others.0, others.1));
            (own.1 > 0).then(|| Kind { line, own: tenths(own.0, own.1), others: theirs })
        };
        found.kinds = ScoreLine::ALL.into_iter().filter_map(kind).collect();
        found.opponents.sort_by(|(a, one), (b, other)| other.games.cmp(&one.games).then_with(|| a.cmp(b)));
        found.levels.sort_by_key(|&(level, _)| level as usize);
        found.sizes.sort_by_key(|&(size, _)| size);
        found
    }
}

/// Finds a tally in a list, or adds it.
fn tally_of<T>(list: &mut Vec<(T, Tally)>, is_meant: impl Fn(&T) -> bool, new: impl Fn() -> T) -> &mut Tally {
    let at = list.iter().position(|(key, _)| is_meant(key)).unwrap_or_else(|| {
        list.push((new(), Tally::default()));
        list.len() - 1
    });
    &mut list[at].1
}
