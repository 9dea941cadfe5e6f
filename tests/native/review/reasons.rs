//! Reasons that add up: the table of a bid's spots, and the parts of what a decision lost.

use crate::support::games;
use naqala::ai::{Analyser, DecisionVerdict, Kept, Knowledge, Level, LossKind, Plan, Search};
use naqala::game::{Action, Game, Player, Record, Seat};
use naqala::i18n::{Lang, hints as text};
use naqala::thinker::{Advising, Reply, advise};
use naqala::ui::review::analysis::{LossParts, LossThing};
use naqala::ui::review::branch::judged_before;
use naqala::ui::review::describe::{bids, hint, review};
use naqala::ui::review::hints::{Advised, BidGain, BidReason, BidTable, HintStage, spread};
use serde_json::Value;
use std::collections::BTreeSet;
use std::panic::resume_unwind;
use std::thread;

/// Few positions, so that much is chance: the figures have to agree all the same.
const BUDGET: u32 = 12_000;
/// How many bids are looked at, and in how many parts at once.
const BIDS: usize = 1000;
const PARTS: usize = 4;

fn advised(record: &Record) -> Advised {
    let mut advising = Advising::default();
    let mut reply = advising.take(&advise(1, Plan::to_advise(record.game()).count, BUDGET, record));
    let answer: Value = loop {
        match reply.as_deref().and_then(Reply::read) {
            Some((_, Reply::Answer(answer))) => break answer,
            Some((_, Reply::Partial(_))) | None => reply = advising.step(2000),
            Some(other) => panic!("{other:?}"),
        }
    };
    Advised::read(&answer).expect("an advice")
}

/// Plays a game as a novice of each seat would, and shows each position in which somebody is to decide. Stops once `look` returns false.
fn play(seed: u64, mut look: impl FnMut(&Record) -> bool) -> Record {
    let mut record = Record::new(games::options(seed)).expect("so many can play");
    while let Some(knowledge) = Knowledge::of_record(&record).filter(|_| look(&record)) {
        let mut search = Search::new(&knowledge, Level::Novice, seed + record.len() as u64);
        while !search.step(u32::MAX) {}
        for action in search.best().actions {
            record.play(action).expect("a line is legal");
        }
    }
    record
}

/// What was seen of bids.
#[derive(Default)]
struct Seen {
    bids: usize,
    groups: usize,
    little: usize,
    /// The first words of each reason, without figures.
    reasons: BTreeSet<String>,
}

impl Seen {
    /// Looks at a bid.
    fn bid(&mut self, record: &Record) {
        let advised = advised(record);
        let Some(table) = BidTable::of(&advised) else { return };
        check_table(record.game(), &advised, &table);
        self.bids += 1;
        self.groups += usize::from(table.good > 1);
        self.little += usize::from(table.good == table.rows.len() && spread(&table.rows) <= 5);
        let why = bids::why(Lang::EN, record.game(), &table).unwrap_or_default();
        let why: String = why.chars().filter(|sign| sign.is_alphabetic() || *sign == ' ').collect();
        self.reasons.insert(why.split(' ').skip(3).take(8).collect::<Vec<_>>().join(" "));
        let cheapest = table.rows.iter().map(|row| row.price).chain(table.dearer.iter().copied()).min();
        assert_eq!(cheapest, cheapest_open(record.game()), "whoever asks asks about the cheapest: {table:?}");
    }

    /// Looks at so many bids of games of all numbers of players and all sets.
    fn in_games(seeds: impl Iterator<Item = u64>, most: usize) -> Self {
        let mut seen = Self::default();
        for seed in seeds {
            if seen.bids == most {
                break;
            }
            play(seed, |record| {
                if seen.bids < most && record.game().turn().is_none() {
                    seen.bid(record);
                }
                record.game().round < 7
            });
        }
        seen
    }
}

#[test]
fn bids_are_explained_without_a_contradiction() {
    let all: Vec<Seen> = thread::scope(|scope| {
        let parts: Vec<_> = (0..PARTS as u64)
            .map(|part| scope.spawn(move || Seen::in_games((part..).step_by(PARTS), BIDS / PARTS)))
            .collect();
        parts.into_iter().map(|part| part.join().unwrap_or_else(|panic| resume_unwind(panic))).collect()
    });
    let sum = |of: fn(&Seen) -> usize| all.iter().map(of).sum::<usize>();
    assert_eq!(sum(|seen| seen.bids), BIDS);
    let (groups, little) = (sum(|seen| seen.groups), sum(|seen| seen.little));
    assert!(groups > 0 && little > 0, "{groups} groups of spots, {little} where it matters little");
    let reasons: BTreeSet<&String> = all.iter().flat_map(|seen| &seen.reasons).collect();
    assert!(reasons.len() > 3, "each reason is given: {reasons:?}");
}

fn cheapest_open(game: &Game) -> Option<u8> {
    game.turn_order.prices().filter(|&price| game.turn_order.is_open(price)).min()
}

fn check_table(game: &Game, advised: &Advised, table: &BidTable) {
    for row in &table.rows {
        assert_eq!(row.own - i32::from(row.price) - row.rivals + row.later, row.net, "{row:?} adds up");
        for dearer in table.rows.iter().filter(|other| other.price > row.price) {
            let is_earlier = row.place.zip(dearer.place).is_none_or(|(cheap, dear)| dear <= cheap);
            assert!(is_earlier, "a dearer price for a later turn: {table:?}");
        }
    }
    let (good, worse) = table.rows.split_at(table.good);
    assert!(good.is_sorted_by_key(|row| row.price), "the cheapest first: {table:?}");
    assert!(worse.is_sorted_by_key(|row| -row.net), "then the best first: {table:?}");
    let most = good.iter().map(|row| row.net).max().expect("a table has a row");
    for row in good {
        assert!(most - row.net <= table.error as i32 + 1, "as good within what is said: {table:?}");
    }
    assert!(worse.iter().all(|row| row.net <= most), "nothing that is worse has more: {table:?}");
    let mut prices: Vec<u8> = table.rows.iter().map(|row| row.price).chain(table.dearer.iter().copied()).collect();
    prices.sort_unstable();
    assert!(prices.windows(2).all(|pair| pair[0] < pair[1]) && prices.len() == advised.lines.len(), "{table:?}");

    let said = |stage| hint::hint(Lang::EN, game, advised, stage);
    let first = said(HintStage::LookFor).join(" ");
    assert!(first != text::any_place(Lang::EN) || spread(&table.rows) <= 5, "it matters little: {table:?}");
    let idea = said(HintStage::Idea);
    let best = table.best();
    let begins = [format!("Bid {}.", best.price), format!("Bid {};", best.price), "Any bid up to ".to_owned()];
    assert!(begins.iter().any(|begin| idea[0].starts_with(begin)), "{idea:?} {table:?}");
    if let Some(BidReason { gain, points, other }) = table.reason {
        let named = match gain {
            BidGain::Own => best.own - other.own,
            BidGain::Rivals => other.rivals - best.rivals,
            BidGain::Price => i32::from(other.price) - i32::from(best.price),
            BidGain::Later(_) => best.later - other.later,
        };
        assert!(named == points && points > 0, "the reason stands in the table: {table:?}");
        assert!(
            idea[1].contains(&format!(" {points} ")) && idea[1].contains(&format!("id {} ", other.price)),
            "{idea:?}"
        );
        // Where an earlier turn is paid for, the reason is not that a dearer one is worse.
        assert!(other.price < best.price || worse.iter().all(|row| row.price > best.price), "{table:?}");
        if let Some((place, mine)) = other.place.zip(best.place) {
            // Unless one that is good comes as early and costs more.
            let is_as_early = good.iter().any(|row| row.place == other.place && row.price > other.price);
            let mine = if is_as_early { place } else { mine };
            let says = |words: &str| idea[1].contains(words);
            assert!(gain == BidGain::Price || says("you come later") == (place > mine), "{idea:?} {table:?}");
            assert!(gain == BidGain::Price || says("you come earlier") == (place < mine), "{idea:?} {table:?}");
        }
    } else {
        assert!(
            table.rows.len() > 1 || table.dearer.is_empty() || idea.len() == 2,
            "one row has its reason, too: {idea:?}"
        );
    }
    let shown = bids::table(Lang::EN, game, advised).expect("the spots are compared");
    assert_eq!(shown.rows.iter().filter(|(is_good, _)| *is_good).count(), table.good);
}

/// Judges so many decisions of novices: the game before each that lost something, and the verdict.
fn judged(most: usize) -> Vec<(Game, DecisionVerdict)> {
    let (mut lost, mut left) = (Vec::new(), most);
    for seed in 0.. {
        // Games of all numbers of players and all sets come into it.
        let decisions = left.min(most / 8);
        if decisions == 0 {
            return lost;
        }
        let record = play(seed, |_| true);
        let decisions = decisions.min(Analyser::decisions(&record));
        let plan = Plan { budget: 8000, ..Analyser::PLAN };
        let mut analyser = Analyser::part(&record, plan, 0..decisions);
        while !analyser.step(u32::MAX) {}
        left -= decisions;
        check_marks(analyser.judged());
        for verdict in analyser.judged().iter().filter(|judged| judged.loss > 0.0) {
            lost.push((Game::clone(record.game_before(verdict.entry).expect("it was played")), verdict.clone()));
        }
    }
    lost
}

/// In one game, nothing without a mark cost more than something that has one, while the game was open.
fn check_marks(judged: &[DecisionVerdict]) {
    let open = |judged: &&DecisionVerdict| judged.win()[0] > 0.05 && judged.win()[1] < 0.95;
    let (marked, plain): (Vec<_>, Vec<_>) = judged.iter().filter(open).partition(|judged| judged.mark.is_some());
    let least = marked.iter().map(|judged| judged.loss).fold(f32::INFINITY, f32::min);
    assert!(plain.iter().all(|judged| judged.loss < least));
    assert!(judged.iter().all(|judged| judged.loss == 0.0 || judged.loss > 2.0 * judged.error), "a loss is sure");
}

#[test]
fn what_is_lost_in_five_hundred_decisions_adds_up_and_names_what_the_lines_touch() {
    let judged = judged(500);
    let (mut parted, mut lost, mut other) = (0, 0.0, 0.0);
    for (before, judged) in &judged {
        // With so few positions, a line may not have been played on.
        let Some(parts) = LossParts::of(before, judged) else { continue };
        parted += 1;
        assert_eq!(parts.once + parts.left + parts.kept, parts.total);
        assert_eq!(parts.total, judged.loss.round() as i32, "{judged:?}");
        let named: i32 = parts.things.iter().map(|(_, points)| points).sum();
        assert!(parts.is_bid || named + parts.unnamed == parts.kept, "{parts:?}");
        assert_eq!(parts.unnamed, 0, "all that is kept has a name: {parts:?}");
        for (thing, _) in &parts.things {
            assert!(is_touched(before, judged, *thing), "{thing:?} of {judged:?}");
        }
        let said = review::verdict(Lang::EN, before, judged).concat().join(" ");
        assert!(said.contains(" in all."), "{said}");
        check_answer(before, judged, &parts);
        lost += judged.loss;
        other += if judged.kind == Some(LossKind::Rest) { judged.loss } else { 0.0 };
    }
    assert!(parted > 50, "{parted} of 500 decisions lost something");
    assert!(other < lost * 0.15, "{other} of {lost} points are of no kind");
}

/// A try is answered by the same parts: the best line gains what was lost, and what was played again still lacks it.
fn check_answer(before: &Game, judged: &DecisionVerdict, parts: &LossParts) {
    let [best, same] = [&judged.best, &judged.played].map(|line| judged_before(judged, line).expect("it is judged"));
    let answer = |tried: &DecisionVerdict| review::compared(Lang::EN, before, tried, judged);
    let sign = if parts.total > 0 { "+" } else { "" };
    let total = format!(": {sign}{} in all.", parts.total);
    let [gained] = &answer(&best)[..] else { panic!("{:?}", answer(&best)) };
    assert!(gained.starts_with("Against what was played: ") && gained.ends_with(&total), "{gained}, not {total}");
    let [still] = &answer(&same)[..] else { panic!("{:?}", answer(&same)) };
    assert!(still.starts_with("The best has more still. ") && still.contains(&total), "{still}, not {total}");
}

/// Returns whether one of two lines changes a thing otherwise than the other one. What is drawn at the end of a line, nobody knows.
fn is_touched(before: &Game, judged: &DecisionVerdict, thing: LossThing) -> bool {
    let again = before.turn_order.order().any(|seat| seat == judged.seat);
    let thing = match thing {
        LossThing::Kept(thing) => thing,
        LossThing::NearerEnd => return true,
        LossThing::NextTurn => return again,
        LossThing::AfterRivals(_) => return !again,
    };
    let lines = [&judged.best, &judged.played];
    let draws = |line: &&Vec<Action>| !matches!(line.last(), Some(Action::End | Action::Bid { .. }));
    if lines.iter().any(draws) {
        return true;
    }
    let [best, played] = lines.map(|line| {
        let mut game = before.clone();
        for &action in line {
            drop(game.play(action));
        }
        held(&game, judged.seat, thing)
    });
    best != played
}

/// Writes what a player has of a thing, and what others have where that counts, too.
fn held(game: &Game, seat: Seat, thing: Kept) -> String {
    let of = |player: &Player| match thing {
        Kept::Coins => format!("{}", player.coins),
        Kept::Viziers => format!("{}", player.viziers()),
        Kept::Elders => format!("{:?}", player.meeples),
        Kept::Djinns => format!("{:?}", player.djinns),
        Kept::Goods => format!("{:?}", player.goods),
        Kept::Fakirs => format!("{}", player.fakirs),
        Kept::Camels => format!("{} {}", player.camels, player.has_tent),
        Kept::Items => format!("{:?}", player.items),
        Kept::Whims | Kept::Land => String::new(),
    };
    match thing {
        Kept::Viziers => game.players.iter().map(of).collect(),
        // They depend on the tiles and on more.
        Kept::Whims | Kept::Land => format!("{:?} {:?}", game.board, game.players),
        _ => of(game.player(seat)),
    }
}
