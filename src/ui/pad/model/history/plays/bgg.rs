//! Plays in the XML that BGG gives (XML API 2, `plays`).

use super::ids::{GAME, GAME_NAME, Thing, of_expansion};
use super::sheet::{Play, Played};
use super::{Lost, PlayFault, PlayFaultKind, PlayFile};
use crate::game::{Expansion, Seat};
use crate::ui::pad::model::history::csv::DateOrder;
use crate::ui::pad::model::{Pad, PadError};
use roxmltree::{Document, Error, Node};
use std::collections::BTreeMap;
use std::fmt::Write;

/// Returns an attribute, without spaces around it; empty if it is missing.
fn get<'a>(node: Node<'a, '_>, name: &str) -> &'a str {
    node.attribute(name).unwrap_or_default().trim()
}

fn number(node: Node, name: &str) -> u64 {
    get(node, name).parse().unwrap_or_default()
}

/// Returns a number of things, as large as this device can count.
fn count(node: Node, name: &str) -> usize {
    usize::try_from(number(node, name)).unwrap_or(usize::MAX)
}

/// Returns the elements of a name within another one.
fn all<'a, 'input>(node: Node<'a, 'input>, name: &'static str) -> impl Iterator<Item = Node<'a, 'input>> {
    node.children().filter(move |child| child.has_tag_name(name))
}

/// Returns the whole text of the first element of a name, which comments within it may part.
fn text(node: Node, name: &'static str) -> String {
    let nodes = all(node, name).take(1).flat_map(|node| node.descendants());
    nodes.filter(Node::is_text).filter_map(|node| node.text()).collect()
}

/// Returns the players of a play.
fn players<'a, 'input>(play: Node<'a, 'input>) -> impl Iterator<Item = Node<'a, 'input>> {
    all(play, "players").flat_map(|players| all(players, "player"))
}

/// Returns what was played.
fn thing(play: Node) -> Thing {
    all(play, "item").next().map_or(Thing::Other, |item| Thing::of(number(item, "objectid"), get(item, "name")))
}

/// Reads the plays of the game as sheets. A play with a fault does not stop the others.
///
/// # Errors
/// [`PadError`] if it is no list of plays. A text with a document type is refused, too: entities could grow without end.
pub fn read(text: &str) -> Result<PlayFile, PadError> {
    let document = Document::parse(text).map_err(|error| match error {
        Error::UnexpectedEndOfStream | Error::UnclosedRootNode | Error::NoRootNode => fault_at(text, text.len()),
        Error::DtdDetected => fault_at(text, text.find("<!DOCTYPE").unwrap_or_default()),
        error => PadError::Syntax(error.pos().row as usize, error.pos().col as usize),
    })?;
    let root = document.root_element();
    if !root.has_tag_name("plays") {
        return Err(PadError::At("plays".to_owned()));
    }
    let plays: Vec<(Node, Thing)> = all(root, "play").map(|play| (play, thing(play))).collect();
    let total = count(root, "total");
    let mut file = PlayFile { page: (total > plays.len()).then_some((plays.len(), total)), ..PlayFile::default() };
    let uses = uses(&plays);
    for (at, (&(play, thing), Use { mut expansions, is_of_another })) in plays.iter().zip(uses).enumerate() {
        match thing {
            Thing::Other => {
                file.others += 1;
                continue;
            }
            Thing::Expansion(_) if is_of_another => continue,
            Thing::Expansion(expansion) => expansions.push(expansion),
            Thing::Game => {}
        }
        match sheet(play, expansions, &mut file) {
            Ok(pad) => file.pads.push(pad),
            Err(kind) => {
                let date = get(play, "date").chars().take(10).collect();
                file.faults.push(PlayFault { number: at + 1, date, kind });
            }
        }
    }
    Ok(file)
}

/// Returns the fault at a byte of a text, where the library knows no place.
fn fault_at(text: &str, at: usize) -> PadError {
    let before = &text[..at];
    let last = before.rsplit('\n').next().unwrap_or_default();
    PadError::Syntax(1 + before.matches('\n').count(), 1 + last.chars().count())
}

/// What other plays say about a play.
#[derive(Clone, Default)]
struct Use {
    /// The expansions that were played with.
    expansions: Vec<Expansion>,
    /// Whether it only says that an expansion was played with in another play.
    is_of_another: bool,
}

/// Finds the plays of an expansion that only say that it was played with: apps log one without players beside that of the game.
/// The game's play is the nearest one of the day that stands before it, or else after it.
fn uses(plays: &[(Node, Thing)]) -> Vec<Use> {
    let mut uses = vec![Use::default(); plays.len()];
    let games = plays.iter().enumerate().filter(|(_, (_, thing))| *thing == Thing::Game);
    // The first game of each day, and, from there on, the last one.
    let mut nearest: BTreeMap<&str, usize> = games.rev().map(|(at, (play, _))| (get(*play, "date"), at)).collect();
    for (at, &(play, thing)) in plays.iter().enumerate() {
        let date = get(play, "date");
        match thing {
            Thing::Game => drop(nearest.insert(date, at)),
            Thing::Expansion(expansion) if players(play).next().is_none() => {
                if let Some(&base) = nearest.get(date) {
                    uses[base].expansions.push(expansion);
                    uses[at].is_of_another = true;
                }
            }
            _ => {}
        }
    }
    uses
}

fn sheet(play: Node, expansions: Vec<Expansion>, file: &mut PlayFile) -> Result<Pad, PlayFaultKind> {
    if number(play, "incomplete") > 0 {
        return Err(PlayFaultKind::Unfinished);
    }
    if number(play, "quantity") > 1 {
        return Err(PlayFaultKind::Several(count(play, "quantity")));
    }
    let date = match get(play, "date") {
        // What BGG has for no date.
        "" | "0000-00-00" => String::new(),
        date => DateOrder::Day.read(date).ok_or_else(|| PlayFaultKind::At("date".to_owned()))?,
    };
    if number(play, "length") > 0 {
        file.lose(Lost::Duration);
    }
    if number(play, "nowinstats") > 0 {
        file.lose(Lost::Uncounted);
    }
    if players(play).any(|player| !get(player, "startposition").is_empty()) {
        file.lose(Lost::Seats);
    }
    if players(play).any(|player| number(player, "new") > 0 || !["", "0"].contains(&get(player, "rating"))) {
        file.lose(Lost::Notes);
    }
    let played = |player: Node| Played {
        name: match get(player, "name") {
            "" => get(player, "username").to_owned(),
            name => name.to_owned(),
        },
        colour: get(player, "color").to_owned(),
        score: get(player, "score").to_owned(),
        has_won: number(player, "win") > 0,
        lines: None,
    };
    let sheet = Play {
        date,
        place: get(play, "location").to_owned(),
        remark: text(play, "comments"),
        expansions,
        players: players(play).map(played).collect(),
    };
    sheet.sheet(file).map_err(|kind| match kind {
        PlayFaultKind::At(place) => PlayFaultKind::At(format!("player{place}")),
        kind => kind,
    })
}

/// Writes sheets as a list of plays, without those on which nothing was entered. `names` names the players of a sheet.
#[must_use]
pub fn write<'a>(pads: impl IntoIterator<Item = &'a Pad>, names: impl Fn(&Pad) -> Vec<String>) -> String {
    let (mut plays, mut total) = (String::new(), 0);
    let open = |plays: &mut String, total: &mut u32, pad: &Pad, number: u64, name: &str| {
        *total += 1;
        let date = if pad.date.is_empty() { "0000-00-00" } else { &pad.date };
        // Writing to a string cannot fail.
        let _ignored = write!(
            plays,
            "\t<play id=\"{total}\" date=\"{}\" quantity=\"1\" length=\"0\" incomplete=\"0\" nowinstats=\"0\" location=\"{}\">\n\
             \t\t<item name=\"{name}\" objecttype=\"thing\" objectid=\"{number}\">\n",
            escaped(date),
            escaped(&pad.place),
        );
    };
    for pad in pads.into_iter().filter(|pad| !pad.is_blank()) {
        open(&mut plays, &mut total, pad, GAME, GAME_NAME);
        plays += "\t\t\t<subtypes>\n\t\t\t\t<subtype value=\"boardgame\"/>\n\t\t\t</subtypes>\n\t\t</item>\n";
        if !pad.remark.trim().is_empty() {
            let _ignored = writeln!(plays, "\t\t<comments>{}</comments>", escaped(&pad.remark));
        }
        plays += "\t\t<players>\n";
        let result = pad.result();
        let columns = names(pad).into_iter().zip(&pad.players).zip(&result.totals);
        for (seat, ((name, player), total)) in (0..).map(Seat).zip(columns) {
            let _ignored = writeln!(
                plays,
                "\t\t\t<player username=\"\" userid=\"0\" name=\"{}\" startposition=\"\" color=\"{}\" score=\"{total}\" new=\"0\" \
                 rating=\"0\" win=\"{}\"/>",
                escaped(&name),
                player.colour.name(),
                u8::from(result.winners.contains(&seat)),
            );
        }
        plays += "\t\t</players>\n\t</play>\n";
        for expansion in pad.expansions.iter() {
            let (number, name) = of_expansion(expansion);
            open(&mut plays, &mut total, pad, number, name);
            plays += "\t\t\t<subtypes>\n\t\t\t\t<subtype value=\"boardgame\"/>\n\t\t\t\t<subtype value=\"boardgameexpansion\"/>\n\
                      \t\t\t</subtypes>\n\t\t</item>\n\t</play>\n";
        }
    }
    format!(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n\
         <plays username=\"\" userid=\"0\" total=\"{total}\" page=\"1\" termsofuse=\"https://boardgamegeek.com/xmlapi/termsofuse\">\n\
         {plays}</plays>\n"
    )
}

/// Escapes a text for XML, without the characters that XML cannot have.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped += "&amp;",
            '<' => escaped += "&lt;",
            '>' => escaped += "&gt;",
            '"' => escaped += "&quot;",
            // In an attribute these would become spaces.
            '\n' => escaped += "&#10;",
            '\t' => escaped += "&#9;",
            letter if letter.is_control() || ['\u{fffe}', '\u{ffff}'].contains(&letter) => {}
            letter => escaped.push(letter),
        }
    }
    escaped
}
