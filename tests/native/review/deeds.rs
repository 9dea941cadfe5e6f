//! What is said of a line happens when it is played.

use super::hints::cases;
use crate::support::{Dice, PositionBuilder, action, games};
use naqala::game::{
    Action, Building, Card, CoinReason, Djinn, Event, Game, Item, Meeple, Payment, Prize, Record, Seat, Source, Square,
    Step, Victim, Whim,
};
use naqala::i18n::{Lang, words as words_of};
use naqala::ui::review::describe::deeds::{does, look_for};
use naqala::ui::review::hints::{Deed, Deeds};
use std::collections::BTreeSet;

/// A thing that a sentence can name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Thing {
    Tile(Square),
    Tribe(Meeple),
    Card(Card),
    Djinn(Djinn),
    Item(Item),
    Building(Building),
    Whim(Whim),
}

/// Returns the things that a text names.
pub fn named(lang: Lang, said: &str) -> BTreeSet<Thing> {
    let of: BTreeSet<&str> = said.split(|letter: char| !letter.is_alphanumeric() && letter != '-').collect();
    let has = |name: &str| if name.contains(' ') { said.contains(name) } else { of.contains(name) };
    let tiles = of.iter().filter_map(|word| word.parse().ok().map(Thing::Tile));
    let forms = |one: &dyn Fn(u32) -> &'static str| [1, 2].into_iter().any(|count| has(one(count)));
    let tribes = Meeple::ALL.into_iter().filter(|&meeple| forms(&|count| words_of::tribe(lang, meeple, count)));
    let cards =
        Card::ALL.into_iter().filter(|&card| has(words_of::card(lang, card)) || card == Card::Fakir && has("fakirs"));
    let djinns = Djinn::ALL.into_iter().filter(|&djinn| said.contains(words_of::djinn(lang, djinn)));
    let items = Item::ALL.into_iter().filter(|&item| said.contains(words_of::the_item(lang, item)));
    let buildings = [Building::Palm, Building::Palace].into_iter();
    let buildings = buildings.filter(|&building| forms(&|count| words_of::building(lang, building, count)));
    let whims = Whim::ALL.into_iter().filter(|&whim| said.contains(words_of::whim(lang, whim)));
    tiles
        .chain(tribes.map(Thing::Tribe))
        .chain(cards.map(Thing::Card))
        .chain(djinns.map(Thing::Djinn))
        .chain(items.map(Thing::Item))
        .chain(buildings.map(Thing::Building))
        .chain(whims.map(Thing::Whim))
        .collect()
}

/// Whose events count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touched {
    /// Those of the player who plays the line.
    ByOneself,
    /// Those that everybody at the table sees.
    InTheOpen,
}

/// Returns what an event of an action is about.
pub fn things_of(action: Action, before: &Game, event: &Event, seen: Touched) -> Vec<Thing> {
    let paid = |pay: Payment| {
        let tribes = [(pay.elders(), Meeple::Elder), (pay.artisans(), Meeple::Artisan)];
        let tribes = tribes.into_iter().filter(|(count, _)| *count > 0).map(|(_, meeple)| Thing::Tribe(meeple));
        tribes.chain((pay.fakirs() > 0).then_some(Thing::Card(Card::Fakir))).collect::<Vec<_>>()
    };
    let with = |thing: Thing, pay: Option<Payment>| [vec![thing], pay.map(paid).unwrap_or_default()].concat();
    match event {
        Event::Collected { tile, meeples } => {
            std::iter::once(Thing::Tile(*tile)).chain(meeples.tribes().map(Thing::Tribe)).collect()
        }
        Event::Controlled { tile, .. } => vec![Thing::Tile(*tile)],
        Event::MovedCamel { from, tile, .. } => vec![Thing::Tile(*from), Thing::Tile(*tile)],
        Event::TookCards { cards, from: Source::Row, .. } | Event::Discarded { cards } => {
            cards.iter().copied().map(Thing::Card).collect()
        }
        Event::TookDjinn { djinn, from, paid: pay, .. }
            if *from == Source::Row || matches!(action, Action::Keep(_)) =>
        {
            with(Thing::Djinn(*djinn), *pay)
        }
        Event::UsedPower { djinn, paid: pay, .. } => with(Thing::Djinn(*djinn), Some(*pay)),
        Event::Coins { reason: CoinReason::Djinn(djinn), .. } => vec![Thing::Djinn(*djinn)],
        Event::Killed { victim, meeples, .. } => {
            let tile = if let Victim::On(tile) = victim { Some(Thing::Tile(*tile)) } else { None };
            meeples.tribes().map(Thing::Tribe).chain(tile).collect()
        }
        Event::Placed { tile, piece, .. } => vec![Thing::Tile(*tile), Thing::Building(*piece)],
        Event::UsedItem { item, .. } => vec![Thing::Item(*item)],
        Event::KeptItem { paid: pay, .. } => match action {
            Action::Keep(Prize::Item(item)) if seen == Touched::ByOneself => with(Thing::Item(item), *pay),
            _ => pay.map(paid).unwrap_or_default(),
        },
        Event::WhimTaken { tile, .. } => {
            before.board.get(*tile).and_then(|place| place.whim).map(Thing::Whim).into_iter().collect()
        }
        Event::WhimFulfilled { whim, .. } => vec![Thing::Whim(*whim)],
        _ => Vec::new(),
    }
}

/// Returns the djinns that a player had before and that make things which came to pass worth more.
pub fn raising(before: &Game, seat: Seat, things: &BTreeSet<Thing>) -> BTreeSet<Thing> {
    let raised = [
        (Djinn::Jafaar, Thing::Tribe(Meeple::Vizier)),
        (Djinn::Shamhat, Thing::Tribe(Meeple::Elder)),
        (Djinn::Haurvatat, Thing::Building(Building::Palm)),
    ];
    let player = before.player(seat);
    let owned = raised.into_iter().filter(|(djinn, thing)| player.has(*djinn) && things.contains(thing));
    owned.map(|(djinn, _)| Thing::Djinn(djinn)).collect()
}

/// Plays a line and returns what its events are about, and the game after it.
fn touched(game: &Game, line: &[Action]) -> (BTreeSet<Thing>, Game) {
    let mut things = BTreeSet::new();
    let mut now = game.clone();
    for &action in line {
        let before = now.clone();
        for event in now.play(action).expect("a line is legal") {
            things.extend(things_of(action, &before, &event, Touched::ByOneself));
        }
    }
    (things, now)
}

/// Returns positions of random games of all sets and numbers of players, with lines that are legal there.
fn lines() -> impl Iterator<Item = (Game, Vec<Action>)> {
    (0..240_u64).map(|seed| {
        let mut record = Record::new(games::options(seed)).expect("so many can play");
        let mut dice = Dice::new(seed);
        let steps = 20 + seed as usize % 7 * 40;
        while record.len() < steps
            || record.game().turn().is_none_or(|turn| turn.step != Step::Move) && record.game().active().is_some()
        {
            let Some(action) = dice.action(record.game()) else { break };
            record.play(action).expect("legal");
        }
        let (mut game, mut line) = (Game::clone(record.game()), Vec::new());
        let before = game.clone();
        while let Some(action) = dice.action(&game).filter(|_| line.len() < 30) {
            let is_barrier = game.reveals(action) || action == Action::End;
            game.play(action).expect("legal");
            line.push(action);
            if is_barrier {
                break;
            }
        }
        (before, line)
    })
}

#[test]
fn all_that_is_said_of_a_line_happens_when_it_is_played() {
    let (mut said_of, mut raised, mut kinds) = (0, BTreeSet::new(), BTreeSet::new());
    for (game, line) in
        lines().chain(cases().map(|(record, advised)| (Game::clone(record.game()), advised.best().actions.clone())))
    {
        let deeds = Deeds::of(&game, &line);
        let (things, after) = touched(&game, &line);
        let raisers = game.active().map_or_else(BTreeSet::new, |seat| raising(&game, seat, &things));
        kinds.extend(things.iter().map(|thing| format!("{thing:?}").split('(').next().unwrap_or_default().to_owned()));
        for lang in [Lang::EN, Lang::FR] {
            let said = does(lang, &game, &deeds).unwrap_or_default();
            // A line of a rival's score sheet has the name of what it counts.
            let rivals: BTreeSet<Thing> = deeds
                .rivals
                .iter()
                .flat_map(|&(seat, line, points)| {
                    let change = [&after, &game].map(|game| i64::from(game.score(seat).line(line)));
                    assert_eq!(change[0] - change[1], points, "{line} of {seat:?}");
                    named(lang, &words_of::score_line(lang, line).to_lowercase())
                })
                .collect();
            for thing in named(lang, &said).difference(&rivals) {
                let is_raiser = raisers.contains(thing) && !things.contains(thing);
                raised.extend(is_raiser.then_some(*thing));
                assert!(things.contains(thing) || is_raiser, "{thing:?} of {said:?}: {line:?}");
            }
            let vague = look_for(lang, &deeds);
            for thing in named(lang, &vague) {
                let is_done = named(lang, &said).contains(&thing);
                assert!(is_done, "{vague:?} is not in {said:?}");
            }
            said_of += usize::from(!said.is_empty());
        }
        // A bid does nothing but pay: its turn says what it brings.
        if matches!(line[..], [Action::Bid { .. }]) {
            assert_eq!((deeds.points, deeds.done.len()), (0, 0), "{line:?}");
            continue;
        }
        let earned: Vec<_> = deeds
            .done
            .iter()
            .filter_map(|(deed, _)| if let Deed::Earns { reason, .. } = deed { Some(*reason) } else { None })
            .collect();
        assert!(
            (1..earned.len()).all(|at| !earned[..at].contains(&earned[at])),
            "each way of earning is said once: {deeds:?}"
        );
        if let Some(seat) = game.active() {
            let viziers = |game: &Game, seat| game.player(seat).viziers();
            let overtaken = game.seats().filter(|&other| {
                viziers(&game, seat) <= viziers(&game, other) && viziers(&after, seat) > viziers(&game, other)
            });
            let is_worth = deeds
                .done
                .iter()
                .any(|(deed, points)| matches!(deed, Deed::Collects(Meeple::Vizier, _)) && *points > 9);
            let said = does(Lang::EN, &game, &deeds).unwrap_or_default().contains("to have more than");
            assert!(said || !is_worth, "{deeds:?}");
            assert!(!said || overtaken.count() > 0, "{deeds:?}");
        }
        // The points are those of the score sheet, where the line draws nothing.
        let is_known = !line.last().is_some_and(|&last| hides(&game, &line, last));
        if let Some(seat) = game.active().filter(|_| is_known) {
            let own = [&after, &game].map(|game| i64::from(game.score(seat).total()));
            assert_eq!(deeds.points, own[0] - own[1], "{line:?}: {deeds:?}");
        }
    }
    assert!(said_of > 300 && kinds.len() == 7, "{said_of} {kinds:?}");
    assert!(!raised.is_empty(), "a djinn that makes a deed worth more is named");
}

#[test]
fn each_djinn_that_makes_deeds_worth_more_is_named_by_whoever_owns_it() {
    let cases: [(&str, &str, &[&str], &str); 3] = [
        ("jafaar", "M6:y V5:y", &["take a1", "drop b1 y"], "2 viziers to have more than Sam (16 points with Jafaar)"),
        ("shamhat", "M6:w V5:w", &["take a1", "drop b1 w"], "2 elders (8 points with Shamhat)"),
        ("haurvatat", "M6:y O8:y", &["take a1", "drop b1 y", "palm b1"], "a palm tree on b1 (5 points with Haurvatat)"),
    ];
    for (djinn, board, line, said) in cases {
        let done = |owner| {
            let game = PositionBuilder::new(&[board]).djinns(owner, djinn).game();
            let line: Vec<Action> = line.iter().copied().map(action).collect();
            touched(&game, &line);
            does(Lang::EN, &game, &Deeds::of(&game, &line)).unwrap_or_default()
        };
        assert!(done(0).contains(said), "{said}: {}", done(0));
        assert!(!done(1).contains("with "), "a rival owns it: {}", done(1));
    }
}

/// Returns whether a line ends with a draw of what counts on the score sheet.
fn hides(game: &Game, line: &[Action], last: Action) -> bool {
    let mut game = game.clone();
    line[..line.len() - 1].iter().for_each(|&action| drop(game.play(action).expect("legal")));
    let events = game.play(last).expect("legal");
    let draws = |event: &Event| {
        matches!(
            event,
            Event::TookCards { from: Source::Deck, .. }
                | Event::TookDjinn { from: Source::Deck, .. }
                | Event::KeptItem { .. }
        )
    };
    events.iter().any(draws) && !matches!(last, Action::Keep(_))
}
