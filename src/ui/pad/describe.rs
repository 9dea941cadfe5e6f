//! Words for the score pad: how the points of a line come about, and what is wrong with a sheet.

use super::model::history::csv::{CsvFault, CsvFaultKind};
use super::model::history::plays::{Lost, PlayFault, PlayFaultKind};
use super::model::link::SheetLinkError;
use super::model::{Pad, PadError, PadFault, PadPlayer, SumFault, SumFaultKind, Thing, sum};
use crate::game::{Building, Djinn, Item, Meeple, Possessions, PossessionsFault, ScoreLine, Seat};
use crate::i18n::{Lang, pad as text, words};

/// Names a thing that is counted.
#[must_use]
pub fn thing(lang: Lang, thing: Thing) -> String {
    match thing {
        Thing::Kept(meeple) => words::meeple_label(lang, meeple).to_owned(),
        Thing::Djinn(djinn) => words::djinn(lang, djinn).to_owned(),
        Thing::Tile(value) => text::tile_of(lang, value),
        Thing::Inland(building) => words::building_label(lang, building).to_owned(),
        Thing::Lakeside(building) => text::lakeside(lang, building),
        Thing::City => text::city(lang).to_owned(),
        Thing::Card(card) => words::card_label(lang, card).to_owned(),
        Thing::Item(item) => words::item_label(lang, item).to_owned(),
        Thing::RoundTent => text::round_tent(lang).to_owned(),
    }
}

/// Says how a player's points in a line come about; empty if there is nothing to say.
#[must_use]
pub fn line(lang: Lang, pad: &Pad, seat: Seat, line: ScoreLine) -> String {
    let Some(player) = pad.player(seat) else { return String::new() };
    if player.is_typed(line) {
        let typed = player.typed(line).trim();
        let is_sum = typed.contains(|letter: char| !letter.is_ascii_digit());
        return match sum(typed) {
            Ok(Some(points)) if is_sum => text::sum(lang, typed, points),
            _ => String::new(),
        };
    }
    counted(lang, pad, seat, player, line).join(" · ")
}

/// Says each part of what a line counts.
fn counted(lang: Lang, pad: &Pad, seat: Seat, player: &PadPlayer, line: ScoreLine) -> Vec<String> {
    let possessions = &player.possessions;
    let each = |count: u32, what: &str, points: u32| text::each(lang, count, what, points, count * points);
    let with = |djinn: Djinn| possessions.has(djinn).then(|| text::with_djinn(lang, djinn));
    let kept = |meeple: Meeple| u32::from(possessions.meeples.count(meeple));
    let tribe = |meeple: Meeple| words::tribe(lang, meeple, kept(meeple));
    let mut parts = Vec::new();
    match line {
        ScoreLine::Coins => {}
        ScoreLine::Viziers if kept(Meeple::Vizier) > 0 => {
            parts.push(each(kept(Meeple::Vizier), tribe(Meeple::Vizier), possessions.worth_of_vizier()));
            parts.extend(with(Djinn::Jafaar));
            let fewer = pad.beside(seat).filter(|other| u32::from(other.count(Meeple::Vizier)) < kept(Meeple::Vizier));
            let fewer = fewer.count() as u32;
            parts.extend((fewer > 0).then(|| text::for_fewer(lang, fewer, fewer * Possessions::MORE_VIZIERS)));
        }
        ScoreLine::Elders if kept(Meeple::Elder) > 0 => {
            parts.push(each(kept(Meeple::Elder), tribe(Meeple::Elder), possessions.worth_of_elder()));
            parts.extend(with(Djinn::Shamhat));
        }
        ScoreLine::Djinns => {
            parts.extend(
                possessions.djinns.iter().map(|djinn| format!("{} {}", words::djinn(lang, djinn), djinn.points())),
            );
        }
        ScoreLine::Tiles => {
            let held = Thing::of_line(line, pad.expansions).into_iter().filter(|thing| thing.count(possessions) > 0);
            parts.extend(held.map(|thing| match thing {
                Thing::Tile(value) => format!("{} × {value}", thing.count(possessions)),
                _ => String::new(),
            }));
        }
        ScoreLine::Palms | ScoreLine::Palaces => {
            let building = if line == ScoreLine::Palms { Building::Palm } else { Building::Palace };
            let built = possessions.built(building);
            if built.count() > 0 {
                let points = if line == ScoreLine::Palms { possessions.worth_of_palm() } else { Possessions::PALACE };
                parts.push(each(built.counted(), words::building(lang, building, built.counted()), points));
                parts.extend((built.lakeside > 0).then(|| text::by_lake(lang, built.lakeside)));
                parts.extend(with(Djinn::Haurvatat).filter(|_| line == ScoreLine::Palms));
            }
        }
        ScoreLine::Cities if possessions.cities > 0 => {
            parts.push(text::cities(lang, possessions.cities, possessions.worth_of_cities()));
        }
        ScoreLine::Goods => {
            let wild = possessions.wild_goods();
            let sizes = possessions.goods.set_sizes(wild);
            if !sizes.is_empty() {
                let list: Vec<_> = sizes.iter().map(ToString::to_string).collect();
                parts.push(text::sets(lang, &list.join(" + "), possessions.goods.worth(wild)));
            }
            parts.extend((wild > 0).then(|| text::wild(lang, wild as u32)));
            parts.extend(with(Djinn::AlAmin).filter(|_| wild > 0));
        }
        ScoreLine::Artisans if kept(Meeple::Artisan) > 0 => {
            let has_most =
                pad.beside(seat).all(|other| u32::from(other.count(Meeple::Artisan)) <= kept(Meeple::Artisan));
            parts.push(each(kept(Meeple::Artisan), tribe(Meeple::Artisan), possessions.worth_of_artisan(has_most)));
            parts.push(if has_most { text::most(lang) } else { text::not_most(lang) }.to_owned());
            parts.extend(with(Djinn::Ptah));
        }
        ScoreLine::Items if !possessions.items.is_empty() => {
            let precious = Item::ALL.into_iter().filter(|&item| !item.is_magic() && possessions.items.count(item) > 0);
            parts.extend(precious.map(|item| {
                each(possessions.items.count(item).into(), words::item(lang, item), possessions.worth_of_item(item))
            }));
            parts.extend(with(Djinn::Geb));
        }
        ScoreLine::Tent => parts.extend(possessions.tent.map(|red| text::red_tiles(lang, red))),
        _ => {}
    }
    let unknown = pad.not_compared(seat, line);
    if !parts.is_empty() && !unknown.is_empty() {
        parts.push(text::not_compared(lang, &unknown));
    }
    parts
}

/// Says who has the most points, also on a half-filled sheet; empty without `seats`.
#[must_use]
pub fn leaders(lang: Lang, pad: &Pad, seats: &[Seat]) -> String {
    let names: Vec<_> = seats.iter().map(|&seat| name(pad, seat)).collect();
    if names.is_empty() { String::new() } else { text::leads(lang, &names) }
}

/// Describes a fault of a sheet.
#[must_use]
pub fn fault(lang: Lang, pad: &Pad, fault: &PadFault) -> String {
    let field = |seat: Seat, line| text::field(lang, name(pad, seat), words::score_line(lang, line));
    match *fault {
        PadFault::Sum(seat, line, fault) => text::said_of(lang, &field(seat, line), &sum_fault(lang, fault)),
        PadFault::Points(seat, line, points) => {
            text::said_of(lang, &field(seat, line), &text::impossible(lang, points))
        }
        PadFault::Together(line, found, most) => text::together(lang, line, found, most),
        PadFault::Total(seat, found, known) => {
            text::said_of(lang, name(pad, seat), &text::csv_total(lang, known, found))
        }
        PadFault::Lies(fault) => lying(lang, pad, fault),
    }
}

fn name(pad: &Pad, seat: Seat) -> &str {
    pad.player(seat).map_or("?", |player| player.name.as_str())
}

fn sum_fault(lang: Lang, SumFault { at, kind }: SumFault) -> String {
    match kind {
        SumFaultKind::Strange(letter) => text::strange(lang, letter.encode_utf8(&mut [0; 4]), at),
        SumFaultKind::NoNumber => text::no_number(lang, at),
        SumFaultKind::NoSign => text::no_sign(lang, at),
        SumFaultKind::Large => text::too_large(lang, at),
    }
}

fn lying(lang: Lang, pad: &Pad, fault: PossessionsFault) -> String {
    let name = |seat| name(pad, seat);
    let buildings = |building| words::building(lang, building, 2);
    let many = |what: &str, (found, most)| match most {
        0 => text::none_in_game(lang, what),
        _ => text::too_many(lang, what, found, most),
    };
    match fault {
        PossessionsFault::Players(_) => text::players_wrong(lang).to_owned(),
        PossessionsFault::Meeples(meeple, excess) => many(words::tribes(lang, meeple), excess),
        PossessionsFault::Cards(card, excess) => many(words::card(lang, card), excess),
        PossessionsFault::Twice(djinn) => text::twice(lang, djinn),
        PossessionsFault::Foreign(djinn) => text::none_in_game(lang, words::djinn(lang, djinn)),
        PossessionsFault::Items(item, excess) => many(words::item(lang, item), excess),
        PossessionsFault::Tiles(value, excess) => many(&text::tile_of(lang, value), excess),
        PossessionsFault::Cities(excess) => many(words::score_line(lang, ScoreLine::Cities), excess),
        PossessionsFault::Pieces(seat, (found, most)) => {
            text::too_many_of(lang, name(seat), text::tiles_held(lang), found, most)
        }
        PossessionsFault::Buildings(building, excess) => many(buildings(building), excess),
        PossessionsFault::NoTile(seat, building) => text::no_tile(lang, name(seat), buildings(building)),
        PossessionsFault::NoLake(seat, building) => text::no_lake(lang, name(seat), buildings(building)),
        PossessionsFault::Tent(seat, (found, most)) => {
            text::too_many_of(lang, name(seat), text::red_around(lang), found, most)
        }
        PossessionsFault::TentNowhere(seat) => {
            text::no_tile(lang, name(seat), words::score_line(lang, ScoreLine::Tent))
        }
    }
}

/// Says why a text is no sheet.
#[must_use]
pub fn unread(lang: Lang, error: &PadError) -> String {
    match error {
        PadError::Syntax(line, column) => text::unread_json(lang, *line, *column),
        PadError::Format(found) => text::unread_format(lang, found),
        PadError::At(place) => text::unread_at(lang, place),
    }
}

/// Says what is wrong with a line of a CSV file.
#[must_use]
pub fn csv_fault(lang: Lang, CsvFault { line, kind }: &CsvFault) -> String {
    let what = match kind {
        CsvFaultKind::Quote => text::csv_quote(lang).to_owned(),
        CsvFaultKind::Column(name) => text::csv_column(lang, name),
        CsvFaultKind::NoColumn(name) => text::csv_no_column(lang, name),
        CsvFaultKind::Cells(found, expected) => text::csv_cells(lang, *found, *expected),
        CsvFaultKind::Cell(name) => text::csv_cell(lang, name),
        CsvFaultKind::Date(date) => text::csv_date(lang, date),
        CsvFaultKind::Differs(name) => text::csv_differs(lang, name),
        CsvFaultKind::Players(found) => text::csv_players(lang, *found),
        CsvFaultKind::Total(found, expected) => text::csv_total(lang, *found, *expected),
    };
    text::csv_line(lang, *line, &what)
}

/// Says what is wrong with a play of another app.
#[must_use]
pub fn play_fault(lang: Lang, PlayFault { number, date, kind }: &PlayFault) -> String {
    let what = match kind {
        PlayFaultKind::At(place) => text::csv_cell(lang, place),
        PlayFaultKind::Players(found) => text::csv_players(lang, *found),
        PlayFaultKind::Teams => text::play_teams(lang).to_owned(),
        PlayFaultKind::Unfinished => text::play_unfinished(lang).to_owned(),
        PlayFaultKind::Several(games) => text::play_several(lang, *games),
        PlayFaultKind::NoPoints => text::play_no_points(lang).to_owned(),
    };
    text::play_fault(lang, *number, date, &what)
}

/// Names what a play of another app has and a sheet cannot keep.
#[must_use]
pub fn lost(lang: Lang, lost: &Lost) -> String {
    match lost {
        Lost::Duration => text::lost_duration(lang),
        Lost::Seats => text::lost_seats(lang),
        Lost::Roles => text::lost_roles(lang),
        Lost::Notes => text::lost_notes(lang),
        Lost::Uncounted => text::lost_uncounted(lang),
        Lost::Winner => text::lost_winner(lang),
        Lost::Expansion(name) => return name.clone(),
        Lost::LongText => text::lost_long_text(lang),
        Lost::Lines => text::lost_lines(lang),
    }
    .to_owned()
}

/// Says why a link holds no sheet.
#[must_use]
pub fn link(lang: Lang, error: &SheetLinkError) -> String {
    match error {
        SheetLinkError::Link(error) => crate::ui::share::describe::link(lang, *error),
        SheetLinkError::Sheet(error) => unread(lang, error),
    }
}

/// Writes a sheet as plain lines, for a message: when and where, the totals, then each line that anybody has points in.
#[must_use]
pub fn plain_text(lang: Lang, pad: &Pad, heading: &str) -> String {
    let result = pad.result();
    let mut lines = vec![text::title(lang).to_owned() + if heading.is_empty() { "" } else { " · " } + heading];
    for ((player, total), at) in pad.players.iter().zip(&result.totals).zip(0..) {
        let star = if result.winners.contains(&Seat(at)) { "★ " } else { "" };
        lines.push(format!("{star}{} {}", player.name, total));
    }
    lines.push(String::new());
    for line in pad.lines().into_iter().filter(|&line| result.scores.iter().any(|score| score.line(line) > 0)) {
        let points = pad.players.iter().zip(&result.scores).filter(|(player, _)| !player.has_total_alone());
        let points: Vec<_> = points.map(|(player, score)| format!("{} {}", player.name, score.line(line))).collect();
        lines.push(text::said_of(lang, words::score_line(lang, line), &words::facts(lang, &points)));
    }
    if !pad.remark.trim().is_empty() {
        lines.extend([String::new(), pad.remark.trim().to_owned()]);
    }
    lines.join("\n").trim_end().to_owned()
}
