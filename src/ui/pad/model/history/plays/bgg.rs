//! Plays in the XML that BGG gives (XML API 2, `plays`).

use super::ids::{GAME, GAME_NAME, Thing, of_expansion};
use super::sheet::{Play, Played};
use super::{Lost, PlayFault, PlayFaultKind, PlayFile};
use crate::game::{Expansion, Seat};
use crate::ui::pad::model::history::csv::DateOrder;
use crate::ui::pad::model::{Pad, PadError};
use std::fmt::Write;

/// An element of XML: the page has the browser read it, and tests a library.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Element {
    /// Its name.
    pub name: String,
    /// Its attributes.
    pub attributes: Vec<(String, String)>,
    /// The elements within it.
    pub children: Vec<Element>,
    /// The text within it, without that of its elements.
    pub text: String,
}

impl Element {
    /// Returns an attribute, without spaces around it; empty if it is missing.
    fn get(&self, name: &str) -> &str {
        self.attributes.iter().find(|(own, _)| own == name).map_or("", |(_, value)| value.trim())
    }

    fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a Self> {
        self.children.iter().filter(move |child| child.name == name)
    }

    fn number(&self, name: &str) -> u64 {
        self.get(name).parse().unwrap_or_default()
    }

    /// Returns what was played.
    fn thing(&self) -> Thing {
        self.all("item").next().map_or(Thing::Other, |item| Thing::of(item.number("objectid"), item.get("name")))
    }

    fn has_players(&self) -> bool {
        self.all("players").any(|players| players.all("player").next().is_some())
    }
}

/// Reads the plays of the game as sheets. A play with a fault does not stop the others.
///
/// # Errors
/// [`PadError`] if it is no list of plays.
pub fn read(root: &Element) -> Result<PlayFile, PadError> {
    if root.name != "plays" {
        return Err(PadError::At("plays".to_owned()));
    }
    let plays: Vec<(&Element, Thing)> = root.all("play").map(|play| (play, play.thing())).collect();
    let all = root.number("total") as usize;
    let mut file = PlayFile { page: (all > plays.len()).then_some((plays.len(), all)), ..PlayFile::default() };
    let extra = extra_expansions(&plays);
    for (at, (play, thing)) in plays.iter().enumerate() {
        let mut expansions: Vec<Expansion> = extra.iter().filter(|(base, _, _)| *base == at).map(|it| it.2).collect();
        match thing {
            Thing::Other => {
                file.others += 1;
                continue;
            }
            Thing::Expansion(_) if extra.iter().any(|(_, own, _)| *own == at) => continue,
            Thing::Expansion(expansion) => expansions.push(*expansion),
            Thing::Game => {}
        }
        match sheet(play, expansions, &mut file) {
            Ok(pad) => file.pads.push(pad),
            Err(kind) => {
                let date = play.get("date").chars().take(10).collect();
                file.faults.push(PlayFault { number: at + 1, date, kind });
            }
        }
    }
    Ok(file)
}

/// Finds the plays of an expansion that only say that it was played with: apps log one without players beside that of the game.
/// Returns the places of the game's play and of the expansion's, and the expansion. The game's play is the nearest one of the day
/// that stands before it, or else after it.
fn extra_expansions(plays: &[(&Element, Thing)]) -> Vec<(usize, usize, Expansion)> {
    let mut found = Vec::new();
    for (at, (play, thing)) in plays.iter().enumerate() {
        let Thing::Expansion(expansion) = thing else { continue };
        if play.has_players() {
            continue;
        }
        let is_base = |&other: &usize| {
            let (base, thing) = &plays[other];
            *thing == Thing::Game && base.get("date") == play.get("date")
        };
        let base = (0..at).rev().find(is_base).or_else(|| (at + 1..plays.len()).find(is_base));
        found.extend(base.map(|base| (base, at, *expansion)));
    }
    found
}

fn sheet(play: &Element, expansions: Vec<Expansion>, file: &mut PlayFile) -> Result<Pad, PlayFaultKind> {
    if play.number("incomplete") > 0 {
        return Err(PlayFaultKind::Unfinished);
    }
    if play.number("quantity") > 1 {
        return Err(PlayFaultKind::Several(play.number("quantity") as usize));
    }
    let date = match play.get("date") {
        // What BGG has for no date.
        "" | "0000-00-00" => String::new(),
        date => DateOrder::Day.read(date).ok_or_else(|| PlayFaultKind::At("date".to_owned()))?,
    };
    if play.number("length") > 0 {
        file.lose(Lost::Duration);
    }
    if play.number("nowinstats") > 0 {
        file.lose(Lost::Uncounted);
    }
    let players: Vec<&Element> = play.all("players").flat_map(|players| players.all("player")).collect();
    if players.iter().any(|player| !player.get("startposition").is_empty()) {
        file.lose(Lost::Seats);
    }
    let has_notes = |player: &&Element| player.number("new") > 0 || !["", "0"].contains(&player.get("rating"));
    if players.iter().any(has_notes) {
        file.lose(Lost::Notes);
    }
    let played = |player: &Element| Played {
        name: match player.get("name") {
            "" => player.get("username").to_owned(),
            name => name.to_owned(),
        },
        colour: player.get("color").to_owned(),
        score: player.get("score").to_owned(),
        has_won: player.number("win") > 0,
        lines: None,
    };
    let sheet = Play {
        date,
        place: play.get("location").to_owned(),
        remark: play.all("comments").next().map(|comments| comments.text.clone()).unwrap_or_default(),
        expansions,
        players: players.into_iter().map(played).collect(),
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
