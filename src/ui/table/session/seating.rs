//! The seating before a game: checks the names and remembers players and colours for the next game.

use super::{Agreements, Colour};
use crate::ai::{Level, Style};
use crate::game::{Expansion, Expansions, MAX_PLAYERS, MIN_PLAYERS, Seat};
use crate::i18n::letters::lower;
use crate::i18n::{Lang, opponents, shell};

/// The key in the browser's local storage of the players of the last game.
pub const SEATING_KEY: &str = "naqala.table";
/// The key in the browser's local storage of the expansions of the last game.
pub const EXPANSIONS_KEY: &str = "naqala.expansions";
/// The most characters of a player's name.
pub const LONGEST_NAME: usize = 20;

/// A player of a new game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seated {
    /// The colour.
    pub colour: Colour,
    /// The name.
    pub name: String,
    /// The level of the computer that plays; `None` for a person.
    pub level: Option<Level>,
    /// The style of the computer.
    pub style: Style,
    /// The language that the person reads; `None` for that of the device.
    pub lang: Option<Lang>,
    /// The coins at the start: more or fewer than usual are a handicap.
    pub coins: u32,
}

impl Seated {
    /// Returns a player of this colour and name: a person, or a computer of a level.
    #[must_use]
    pub const fn new(colour: Colour, name: String, level: Option<Level>) -> Self {
        Self { colour, name, level, style: Style::Plain, lang: None, coins: USUAL_COINS }
    }
}

/// What a player has at the start without a handicap (rules 1.4).
pub const USUAL_COINS: u32 = 50;

/// What a player can have at the start with a handicap.
pub const COINS: [u32; 7] = [40, 45, 50, 55, 60, 65, 70];

/// What is wrong with a player's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NameFault {
    /// It is empty.
    Missing,
    /// An earlier player has the same.
    Taken,
}

/// Returns what is wrong with each name, if anything. Spaces around a name and the case of letters do not count.
#[must_use]
pub fn name_faults(names: &[String]) -> Vec<Option<NameFault>> {
    let plain: Vec<_> = names.iter().map(|name| name.trim().chars().map(lower).collect::<String>()).collect();
    let fault = |(at, name): (usize, &String)| {
        if name.is_empty() { Some(NameFault::Missing) } else { plain[..at].contains(name).then_some(NameFault::Taken) }
    };
    plain.iter().enumerate().map(fault).collect()
}

/// Returns default names for people and computers in seating order; a name is empty from the sixth of its kind on.
#[must_use]
pub fn default_names(lang: Lang, levels: &[Option<Level>]) -> Vec<&'static str> {
    let (mut people, mut computers) = (shell::first_names(lang).split(' '), opponents::computer_names(lang).split(' '));
    let name = |level: &Option<Level>| if level.is_some() { computers.next() } else { people.next() };
    levels.iter().map(name).map(Option::unwrap_or_default).collect()
}

/// Returns a default name of a person; empty past the last.
#[must_use]
pub fn default_name(lang: Lang, seat: usize) -> String {
    shell::first_names(lang).split(' ').nth(seat).unwrap_or_default().to_owned()
}

/// Returns the names of computers.
#[must_use]
pub fn computer_names(lang: Lang) -> Vec<String> {
    opponents::computer_names(lang).split(' ').map(ToOwned::to_owned).collect()
}

/// Returns the first person among some players, or one of a default name, and a computer against them.
#[must_use]
pub fn against(players: Vec<Seated>, level: Level, lang: Lang) -> Vec<Seated> {
    let person = players.into_iter().find(|player| player.level.is_none() && !player.name.is_empty());
    let person = person.unwrap_or_else(|| Seated::new(Colour::Indigo, default_name(lang, 0), None));
    let other_colour = Colour::ALL.into_iter().find(|&colour| colour != person.colour).unwrap_or(Colour::Black);
    let name = computer_names(lang).into_iter().find(|name| *name != person.name).unwrap_or_default();
    vec![Seated { coins: USUAL_COINS, ..person }, Seated::new(other_colour, name, Some(level))]
}

/// Returns the seat of the person for whom a table is set up: the first person's, or the first seat among computers only.
#[must_use]
pub fn own_seat(levels: &[Option<Level>]) -> usize {
    levels.iter().position(Option::is_none).unwrap_or_default()
}

/// Who plays all seats but [`own_seat`]: one choice, since most tables are one person against computers of one level.
/// A list for each seat costs six taps. Seats can still differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Others {
    /// People.
    People,
    /// Computers of one level.
    Computers(Level),
    /// People and computers, or computers of several levels.
    Mixed,
}

impl Others {
    /// Returns who plays all seats but [`own_seat`].
    #[must_use]
    pub fn of(levels: &[Option<Level>]) -> Self {
        let own = own_seat(levels);
        let mut others = levels.iter().enumerate().filter(|(seat, _)| *seat != own).map(|(_, level)| *level);
        match others.next() {
            Some(first) if others.all(|other| other == first) => first.map_or(Self::People, Self::Computers),
            _ => Self::Mixed,
        }
    }

    /// Returns the level, if computers of one level play.
    #[must_use]
    pub const fn level(self) -> Option<Level> {
        match self {
            Self::Computers(level) => Some(level),
            Self::People | Self::Mixed => None,
        }
    }
}

/// Returns what players agree on before a game: who plays for whom, and which people can ask for hints. Unless they chose,
/// hints are for a person who plays alone.
#[must_use]
pub fn agreements(players: &[Seated], has_hints: Option<bool>) -> Agreements {
    let levels: Vec<_> = players.iter().map(|player| player.level).collect();
    let styles: Vec<_> = players.iter().map(|player| player.style).collect();
    let languages: Vec<_> = players.iter().map(|player| player.lang.filter(|_| player.level.is_none())).collect();
    let people: Vec<_> =
        (0..).map(Seat).zip(&levels).filter(|(_, level)| level.is_none()).map(|(seat, _)| seat).collect();
    Agreements {
        hints: if has_hints.unwrap_or(people.len() == 1) { people } else { Vec::new() },
        computers: if levels.iter().any(Option::is_some) { levels } else { Vec::new() },
        styles: if styles.iter().any(|style| *style != Style::Plain) { styles } else { Vec::new() },
        languages: if languages.iter().any(Option::is_some) { languages } else { Vec::new() },
        ..Agreements::default()
    }
}

/// Writes the names of expansions.
#[must_use]
pub fn write_expansions(expansions: Expansions) -> String {
    expansions.iter().map(Expansion::name).collect::<Vec<_>>().join(" ")
}

/// Reads what [`write_expansions`] wrote; leaves out unknown names.
#[must_use]
pub fn read_expansions(text: &str) -> Expansions {
    let is_named = |expansion: &Expansion| text.split(' ').any(|name| name == expansion.name());
    Expansion::ALL.into_iter().filter(is_named).collect()
}

/// Reads a seed that a player typed.
#[must_use]
pub fn seed(text: &str) -> Option<u64> {
    let text = text.trim();
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok()).flatten()
}

/// Writes a line for each player: the colour, the level of a computer, the language of a person, the style and the coins
/// unless they are usual, the name. Older versions take style and coins for a language that they do not know.
#[must_use]
pub fn write(players: &[Seated]) -> String {
    let line = |Seated { colour, name, level, style, lang, coins }: &Seated| {
        let level = level.map(|level| format!("/{level}")).unwrap_or_default();
        let style = if *style == Style::Plain { String::new() } else { format!("~{style}") };
        let coins = if *coins == USUAL_COINS { String::new() } else { format!("~{coins}") };
        let rest = format!("{}{style}{coins}", lang.map_or("", Lang::code));
        let at = if rest.is_empty() { "" } else { "@" };
        format!("{}{level}{at}{rest} {name}", colour.name())
    };
    players.iter().map(line).collect::<Vec<_>>().join("\n")
}

/// Reads what [`write()`] wrote; returns `None` unless it is 2 to 5 players of distinct colours.
#[must_use]
pub fn read(text: &str) -> Option<Vec<Seated>> {
    let line = |line: &str| {
        let (seat, name) = line.split_once(' ')?;
        let (seat, rest) = seat.split_once('@').unwrap_or((seat, ""));
        let mut rest = rest.split('~');
        let lang = rest.next().and_then(Lang::from_code);
        let (mut style, mut coins) = (Style::Plain, USUAL_COINS);
        for word in rest {
            match word.parse() {
                Ok(named) => style = named,
                Err(_) => coins = word.parse().ok().filter(|coins| COINS.contains(coins)).unwrap_or(USUAL_COINS),
            }
        }
        let (colour, level) = match seat.split_once('/') {
            Some((colour, level)) => (colour, Some(level.parse().ok()?)),
            None => (seat, None),
        };
        Some(Seated {
            colour: Colour::from_name(colour)?,
            name: name.chars().take(LONGEST_NAME).collect(),
            level,
            style,
            lang,
            coins,
        })
    };
    let players: Vec<Seated> = text.lines().map(line).collect::<Option<_>>()?;
    let is_distinct =
        players.iter().enumerate().all(|(at, player)| !players[..at].iter().any(|other| other.colour == player.colour));
    ((MIN_PLAYERS..=MAX_PLAYERS).contains(&players.len()) && is_distinct).then_some(players)
}

#[cfg(test)]
mod tests {
    use super::{
        Agreements, Colour, Expansion, Expansions, Lang, Level, NameFault, Others, Seat, Seated, Style, against,
        agreements, name_faults, own_seat, read, read_expansions, seed, write, write_expansions,
    };

    #[test]
    fn names_must_be_present_and_distinct() {
        let names = ["Anna", " ", "ANNA ", "Zoé"].map(str::to_owned);
        assert_eq!(name_faults(&names), [None, Some(NameFault::Missing), Some(NameFault::Taken), None]);
    }

    #[test]
    fn a_computer_sits_against_the_first_person_under_another_name_and_colour() {
        let seated = |name: &str, level| Seated::new(Colour::Indigo, name.to_owned(), level);
        let [person, computer] = &against(vec![seated("Zahra", None)], Level::Apprentice, Lang::FR)[..] else {
            panic!("two sit down");
        };
        assert_eq!((person.name.as_str(), computer.name.as_str()), ("Zahra", "Idris"));
        assert_ne!(person.colour, computer.colour);
        let players = vec![seated("Idris", Some(Level::Sultan)), seated("Idris", None)];
        let names: Vec<_> =
            against(players, Level::Apprentice, Lang::EN).into_iter().map(|player| player.name).collect();
        assert_eq!(names, ["Idris", "Zahra"]);
        assert_eq!(against(Vec::new(), Level::Courtier, Lang::EN)[0].name, "Anna");
    }

    #[test]
    fn the_others_are_all_but_the_first_person() {
        let (courtier, sultan) = (Some(Level::Courtier), Some(Level::Sultan));
        assert_eq!(Others::of(&[None, None]), Others::People);
        assert_eq!(Others::of(&[None, courtier, courtier]), Others::Computers(Level::Courtier));
        assert_eq!(Others::of(&[sultan, None, sultan]), Others::Computers(Level::Sultan));
        assert_eq!(Others::of(&[None, courtier, None]), Others::Mixed);
        assert_eq!(
            Others::of(&[courtier, sultan, sultan]),
            Others::Computers(Level::Sultan),
            "among computers only the first seat is one's own"
        );
        assert_eq!((own_seat(&[sultan, None, None]), own_seat(&[sultan, sultan])), (1, 0));
    }

    #[test]
    fn hints_are_for_who_plays_alone_or_for_all_people_who_chose_them() {
        let seated = |level| Seated::new(Colour::Indigo, String::new(), level);
        let courtier = Some(Level::Courtier);
        let alone = agreements(&[seated(courtier), seated(None)], None);
        let hints = vec![Seat(1)];
        assert_eq!(alone, Agreements { computers: vec![courtier, None], hints, ..Agreements::default() });
        assert_eq!(agreements(&[seated(None), seated(None)], None), Agreements::default());
        let fond = Seated { style: Style::Palms, ..seated(courtier) };
        let fond = agreements(&[fond.clone(), seated(courtier), seated(None)], None);
        assert_eq!([0, 1, 2].map(|seat| fond.style(Seat(seat))), [Style::Palms, Style::Plain, Style::Plain]);
        assert_eq!(agreements(&[seated(None), seated(None)], Some(true)).hints, [Seat(0), Seat(1)]);
        assert!(agreements(&[seated(courtier), seated(None)], Some(false)).hints.is_empty());
    }

    #[test]
    fn written_expansions_are_read_back() {
        for expansions in [Expansions::NONE, Expansion::ALL.into_iter().collect()] {
            assert_eq!(read_expansions(&write_expansions(expansions)), expansions);
        }
        assert_eq!(read_expansions("whims thieves"), [Expansion::Whims].into_iter().collect());
    }

    #[test]
    fn a_seed_consists_of_digits() {
        assert_eq!(seed(" 42 "), Some(42));
        assert_eq!(seed("18446744073709551615"), Some(u64::MAX));
        for wrong in ["", "-1", "+1", "1.5", "18446744073709551616", "x", "१"] {
            assert_eq!(seed(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_written_seating_is_read_back() {
        let anna = Seated::new(Colour::Teal, "Anna de la Fuente".to_owned(), None);
        let anna = Seated { lang: Some(Lang::FR), ..anna };
        let zoe = Seated::new(Colour::Black, "Zoé/2".to_owned(), Some(Level::Sultan));
        let seating = vec![anna.clone(), zoe.clone()];
        assert_eq!(write(&seating), "teal@fr Anna de la Fuente\nblack/sultan Zoé/2", "as older versions wrote it");
        assert_eq!(read(&write(&seating)), Some(seating));
        let fond = Seated { style: Style::Djinns, coins: 65, ..zoe.clone() };
        for seating in [vec![fond, anna.clone()], vec![Seated { coins: 40, ..anna.clone() }, zoe.clone()]] {
            assert_eq!(read(&write(&seating)), Some(seating));
        }
        let newer = read("teal@fr~camels~51 Anna de la Fuente\nblack/sultan Zoé/2");
        assert_eq!(newer, Some(vec![anna.clone(), zoe]), "what is not known is as usual");
        let older = read("teal Anna de la Fuente\nblack Sam").expect("as older versions wrote it");
        assert_eq!(older[0], Seated { lang: None, ..anna });
        for wrong in
            ["teal/vizier A\nblack B\n", "", "teal A\n", "teal A\nteal B\n", "teal A\ngreen B\n", "teal\nblack\n"]
        {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }
}
