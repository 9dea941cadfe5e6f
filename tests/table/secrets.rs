//! Nobody sees what another player hides (R-H1): every way in which a page could show it, through the page's own store.

use super::dice::Dice;
use super::secret_worlds::with_other_secrets;
use leptos::prelude::*;
use naqala::ai::Level;
use naqala::game::{Action, Expansion, Game, Options, Prize, Record, Seat, Step};
use naqala::i18n::Lang;
use naqala::notation::record;
use naqala::ui::kit::settings::{Overlay, Secrecy, Settings};
use naqala::ui::review::branch::knowers;
use naqala::ui::review::store::hints::Hints;
use naqala::ui::table::describe;
use naqala::ui::table::scene::{Button, ButtonLabel, Scene};
use naqala::ui::table::session::account::since;
use naqala::ui::table::session::history::sections;
use naqala::ui::table::session::take_back::own_last_decision;
use naqala::ui::table::session::{Agreements, Colour, Session};
use naqala::ui::table::store::{Match, MatchConfig};
use std::collections::HashSet;

pub(super) const NAMES: [&str; 5] = ["Anna", "Sam", "Olivier", "Pierre", "Noor"];
/// A seat of nobody: all secrets of the others are everybody's.
const NOBODY: Seat = Seat(9);

/// A table: what people hide from each other, and which seats computers play.
#[derive(Clone, Debug)]
struct Table {
    secrecy: Secrecy,
    computers: Vec<bool>,
}

impl Table {
    /// Returns every table of two to five people with none to three computers, in each way to hide things.
    fn all() -> Vec<Self> {
        let seats = (2..=5).flat_map(|people| (0..=3).map(move |computers| (people, computers)));
        let seats: Vec<_> = seats.filter(|(people, computers)| people + computers <= NAMES.len()).collect();
        let table = |secrecy| {
            seats.iter().map(move |&(people, computers)| {
                // People and computers sit in turn, as far as there are of both.
                let is_computer =
                    |seat: usize| seat % 2 == 1 && seat / 2 < computers || seat >= people + computers.min(people);
                let mut seats: Vec<_> = (0..people + computers).map(is_computer).collect();
                let missing = computers - seats.iter().filter(|&&is_computer| is_computer).count();
                seats.iter_mut().rev().filter(|is_computer| !**is_computer).take(missing).for_each(|seat| *seat = true);
                Self { secrecy, computers: seats }
            })
        };
        Secrecy::ALL.into_iter().flat_map(table).collect()
    }

    fn people(&self) -> Vec<Seat> {
        (0..self.computers.len()).filter(|&seat| !self.computers[seat]).map(|seat| Seat(seat as u8)).collect()
    }

    fn agreements(&self) -> Agreements {
        let level = |&is_computer: &bool| is_computer.then_some(Level::Apprentice);
        let computers =
            if self.computers.contains(&true) { self.computers.iter().map(level).collect() } else { Vec::new() };
        Agreements { computers, ..Agreements::default() }
    }

    /// Opens a table in a position.
    fn open(&self, game: Game) -> Match {
        let settings = Settings::unsaved(Lang::EN);
        settings.secrecy.set(self.secrecy);
        settings.overlays.set(Overlay::ALL.to_vec());
        let session = Session { agreements: self.agreements(), ..Session::of_record(record::from_position(game)) };
        Match::new(session, settings, MatchConfig::of(settings))
    }

    /// Returns the seats whose things may be seen, where the one who has taken the device, or who peeks, is known.
    fn seen(&self, at_device: Option<Seat>) -> Vec<Seat> {
        match self.secrecy {
            Secrecy::Open => (0..self.computers.len()).map(|seat| Seat(seat as u8)).collect(),
            Secrecy::Peek | Secrecy::Cover => at_device.into_iter().collect(),
        }
    }
}

/// Returns what a scene shows that the rules hide, of each player who is not among `seen`.
pub(super) fn leaks(scene: &Scene, game: &Game, seen: &[Seat]) -> Vec<String> {
    let mut leaks = Vec::new();
    for player in scene.players.iter().filter(|player| !seen.contains(&player.seat)) {
        let shown = [player.coins.is_some(), player.items.is_some(), player.whims.is_some(), player.is_known()];
        if shown != [false; 4] {
            leaks.push(format!("{} shows {shown:?}", player.name));
        }
    }
    let chooser = game.active().filter(|seat| !seen.contains(seat));
    if let (Some(_), Some(Step::Keep { .. })) = (chooser, game.turn().map(|turn| &turn.step)) {
        let is_kept =
            |button: &Button| matches!(button.label, ButtonLabel::Item(_) | ButtonLabel::Action(Action::Keep(_)));
        if scene.is_keeping_djinn || scene.buttons.iter().any(is_kept) {
            leaks.push("what was drawn".to_owned());
        }
    }
    leaks
}

/// Returns the legal actions that do not tell what a player holds.
pub(super) fn open_actions(game: &Game) -> Vec<Action> {
    let is_open = |action: &Action| !matches!(action, Action::Use(_) | Action::Whim(_) | Action::Keep(_));
    game.legal_actions().into_iter().filter(is_open).collect()
}

/// Looks at the page of a position as everybody may, and compares it with the page of a position that differs only in what
/// nobody who looks may know.
fn compare(table: &Table, game: &Game, seen: &[Seat], dice: &mut Dice, prepare: &dyn Fn(Match)) -> usize {
    let [knower] = match seen {
        [] => [NOBODY],
        &[only] => [only],
        _ => return 0,
    };
    let other = with_other_secrets(game, knower, dice);
    if open_actions(&other) != open_actions(game) {
        return 0;
    }
    let pages = [game, &other].map(|game| {
        let page = table.open(game.clone());
        prepare(page);
        page
    });
    let (mut steps, mut has_kept) = (0, false);
    // Where a hidden item can be used, the game waits for its player: whoever sees that knows that there is one.
    while open_actions(&pages[0].position()) == open_actions(&pages[1].position()) {
        let [(mut one, words), (mut two, other_words)] = pages.map(shown);
        if has_kept {
            // What was drawn and not kept is open.
            (one.items, two.items) = (None, None);
        }
        assert_eq!(words, other_words, "{table:?}: the page tells a secret after {steps} steps");
        assert!(one == two, "{table:?}: the page shows a secret after {steps} steps");
        let Some(actions) = alike(&pages, knower, dice).filter(|_| steps < 8 && !has_kept) else { return 1 };
        for (page, action) in pages.into_iter().zip(actions) {
            play(page, action);
        }
        if pages.iter().any(|page| page.cover().is_some()) {
            return 1;
        }
        has_kept = matches!(actions[0], Action::Keep(_));
        steps += 1;
    }
    1
}

/// Returns everything that the page says in words or as a scene: the table, the log, the turns so far, in both languages.
pub(super) fn shown(page: Match) -> (Scene, Vec<String>) {
    let (scene, now) = (page.scene().get_untracked(), page.position());
    let mut words = Vec::new();
    for lang in [Lang::EN, Lang::FR] {
        words.push(describe::prompt(lang, &now, &scene.prompt));
        words.extend(scene.buttons.iter().map(|button| describe::button_label(lang, &now, &button.label)));
        words.extend(scene.cells.iter().map(|cell| describe::cell(lang, &now, cell)));
        page.with_record(|record| {
            words.extend((0..record.len()).filter_map(|at| Some(describe::entry(lang, record, at)?.line.text)));
            words.extend(since(record, 0).iter().map(|account| describe::account(lang, &now, account)));
            let lines = sections(record).into_iter().flat_map(|section| section.lines);
            words.extend(lines.filter_map(|line| Some(describe::event(lang, &now, &line.event)?.text)));
        });
    }
    (scene, words)
}

/// Returns an action for each of two pages that nobody who looks can tell apart: the same one, or a choice among what was drawn.
fn alike(pages: &[Match; 2], knower: Seat, dice: &mut Dice) -> Option<[Action; 2]> {
    let games = pages.map(Match::position);
    // A djinn that is kept is open; an item stays hidden.
    let keeps_item = |action: &Action| matches!(action, Action::Keep(Prize::Item(_)));
    let kept = games.each_ref().map(|game| game.legal_actions().into_iter().find(keeps_item));
    if let [Some(one), Some(two)] = kept {
        return Some([one, two]);
    }
    // What is drawn shows to its player only.
    let is_hidden_draw =
        |action: &Action| matches!(action, Action::TakeItem(_) | Action::Craft) && games[0].active() != Some(knower);
    let is_alike = |action: &Action| !games[0].reveals(*action) || is_hidden_draw(action);
    let both = open_actions(&games[0]);
    let both: Vec<_> = both.into_iter().filter(|action| is_alike(action) && games[1].check(*action).is_ok()).collect();
    (!both.is_empty()).then(|| [both[dice.below(both.len())]; 2])
}

#[test]
fn no_page_shows_what_its_viewer_may_not_know() {
    let (mut looks, mut compared, mut draws) = (0, 0, 0);
    for (number, table) in Table::all().into_iter().enumerate() {
        let owner = Owner::new();
        owner.set();
        let people = table.people();
        let options = Options::new(NAMES[..table.computers.len()].iter().copied(), number as u64).with(Expansion::ALL);
        let mut session =
            Session::new(options, Colour::ALL[..table.computers.len()].to_vec()).expect("so many can play");
        session.agreements = table.agreements();
        let settings = Settings::unsaved(Lang::EN);
        settings.secrecy.set(table.secrecy);
        settings.answers.set(false);
        let page = Match::new(session, settings, MatchConfig::of(settings));
        let mut dice = Dice::new(number as u64);
        // The person who said that they have the device.
        let mut holder = None;
        let mut replaced = HashSet::new();
        let mut look = |holder: Option<Seat>, when: &str| {
            let seen = table.seen(holder);
            let (scene, game) = (page.scene().get_untracked(), page.position());
            let found = leaks(&scene, &game, &seen);
            assert!(found.is_empty() || game.is_over(), "{table:?}, {when}: {found:?}");
            looks += 1;
        };
        while let Some(seat) = page.with_record(|record| record.game().active()) {
            let is_person = people.contains(&seat);
            let game = page.with_record(|record| record.game().as_ref().clone());
            let is_draw = matches!(game.turn().map(|turn| &turn.step), Some(Step::Keep { .. }));
            draws += usize::from(is_draw);
            let is_cover = table.secrecy == Secrecy::Cover;
            if page.cover().is_some() {
                look(None, "under the cover");
                let front = page.front();
                page.history().replay(0);
                look(None, "in a replay before the turn");
                assert_eq!(page.front(), front, "a replay turns nothing");
                assert_eq!(page.awaited(), Some(seat), "its end waits for the same player");
                assert_eq!(page.cover().is_some(), page.history().steps() == 0, "the replay can be seen");
                let knows = page.with_record(|record| {
                    knowers(record, &page.agreements(), page.secrecy_untracked(), page.at_device_untracked())
                });
                assert!(knows.is_empty(), "{table:?}: a branch under the cover knows {knows:?}");
                page.history().leave();
                assert_eq!(page.cover(), Some(seat), "the cover is back");
                if let Some((first, who, _)) = page.last_decision().filter(|_| !is_draw && dice.below(40) == 0) {
                    page.take_back(first);
                    holder = None;
                    look(None, "after a take-back at the cover");
                    assert_eq!(page.cover(), Some(who), "nobody knows who has the device");
                    continue;
                }
                page.uncover();
                holder = Some(seat);
            }
            look(holder.filter(|_| is_cover), "in the present");
            if dice.below(9) == 0 {
                page.history().look_at(dice.below(page.history().steps() + 1));
                look(holder.filter(|_| is_cover), "in the past");
                page.history().leave();
            }
            if dice.below(6) == 0 || is_draw {
                let seen = table.seen(holder.filter(|_| is_cover));
                compared += compare(&table, &game, &seen, &mut dice, &|page| {
                    if holder.is_some() {
                        page.uncover();
                    }
                });
            }
            if table.secrecy == Secrecy::Peek && is_person {
                if dice.below(6) == 0 || is_draw {
                    page.peek(Some(seat));
                    look(Some(seat), "while its owner looks");
                    if !is_draw || dice.below(2) == 0 {
                        page.hide();
                        look(None, "after an absence");
                    }
                }
                for other in people.iter().filter(|&&other| !is_draw && other != seat && dice.below(20) == 0) {
                    page.peek(Some(*other));
                    look(Some(*other), "while another looks");
                    page.peek(None);
                }
            }
            if is_cover && dice.below(15) == 0 {
                page.hide();
                holder = None;
                look(None, "after an absence");
                assert_eq!(page.cover(), Some(seat).filter(|_| is_person), "the cover is back");
                if is_person {
                    page.uncover();
                    holder = Some(seat);
                }
            }
            assert_eq!(
                page.with_record(|record| own_last_decision(record, &page.agreements())),
                None,
                "people are asked"
            );
            // Somebody who is not there is replaced, and comes back.
            let entries = page.with_record(Record::len);
            if !is_draw && entries % 97 == 50 && replaced.insert(entries) {
                let absent = people[dice.below(people.len())];
                page.set_level(absent, Some(Level::Apprentice));
                look(None, "after somebody was replaced");
                page.set_level(absent, None);
                look(None, "after somebody came back");
                holder = None;
                continue;
            }
            if !is_draw && entries % 61 == 60 {
                page.take_back(entries - 1 - dice.below(20));
                holder = holder.filter(|_| page.cover().is_none());
                look(holder.filter(|_| is_cover), "after a take-back");
                assert_eq!(page.with_record(Record::len), entries + 1, "a take-back is an entry");
                continue;
            }
            let action = page.with_record(|record| dice.action(record.game())).expect("the game goes on");
            play(page, action);
            if matches!(action, Action::Keep(_)) {
                look(holder.filter(|_| is_cover), "after the choice");
            }
        }
        page.scene().with_untracked(|scene| assert!(scene.players.iter().all(|player| player.coins.is_some())));
    }
    assert!(looks > 10_000 && compared > 200 && draws > 100, "{looks} looks, {compared} comparisons, {draws} draws");
}

/// Plays an action for the active seat.
fn play(page: Match, action: Action) {
    assert_eq!(page.try_play(action), Ok(()));
}

#[test]
fn a_game_that_ends_early_or_is_left_by_a_player_shows_what_was_hidden_only_at_its_end() {
    for table in Table::all().into_iter().filter(|table| table.secrecy != Secrecy::Open) {
        let owner = Owner::new();
        owner.set();
        let options = Options::new(NAMES[..table.computers.len()].iter().copied(), 5).with(Expansion::ALL);
        let page = table.open(Game::new(&options).expect("so many can play"));
        for seat in table.people() {
            page.set_left(seat, true);
            assert_eq!(leaks(&page.scene().get_untracked(), &page.position(), &[]), Vec::<String>::new(), "{table:?}");
            page.set_left(seat, false);
        }
        assert!(page.has_secrets_untracked(), "the page asks before it shows them");
        page.set_ended(true);
        assert!(page.scene().with_untracked(|scene| scene.players.iter().all(|player| player.coins.is_some())));
        assert_eq!((page.cover(), page.has_secrets_untracked()), (None, false));
    }
}

#[test]
fn the_last_person_among_computers_takes_the_device_before_the_page_shows_their_things() {
    let owner = Owner::new();
    owner.set();
    for secrecy in [Secrecy::Peek, Secrecy::Cover] {
        let table = Table { secrecy, computers: vec![false, false] };
        let page = table.open(Game::new(&Options::new(["Anna", "Sam"], 5)).expect("two can play"));
        page.uncover();
        let other = page.with_record(|record| record.game().seats().find(|&seat| record.game().active() != Some(seat)));
        let (active, other) = (page.with_record(|record| record.game().active()).expect("a bid"), other.expect("two"));
        // Whoever has the device gives their own seat to a computer, and would see the other's things.
        page.set_level(active, Some(Level::Apprentice));
        assert_eq!(leaks(&page.scene().get_untracked(), &page.position(), &[]), Vec::<String>::new(), "{secrecy:?}");
        assert_eq!(page.cover(), Some(other));
        page.uncover();
        assert_eq!(leaks(&page.scene().get_untracked(), &page.position(), &[other]), Vec::<String>::new());
        assert!(page.scene().with_untracked(|scene| scene.players[other.index()].coins.is_some()));
    }
}

#[test]
fn hints_wait_while_what_they_may_tell_is_masked() {
    let owner = Owner::new();
    owner.set();
    let text = include_str!("../fixtures/valid/all-magic-at-hand.json");
    let game = naqala::notation::position::read(text).expect("it is a position");
    let seat = game.active().expect("the game goes on");
    let is_offered = |secrecy: Secrecy, peeks: bool| {
        let page = Table { secrecy, computers: vec![false; game.players.len()] }.open(game.clone());
        page.allow_hints(seat, true);
        page.uncover();
        page.peek(Some(seat).filter(|_| peeks));
        Hints::new(page, Signal::from(false)).is_offered()
    };
    assert!(is_offered(Secrecy::Open, false) && is_offered(Secrecy::Cover, false));
    assert!(!is_offered(Secrecy::Peek, false) && is_offered(Secrecy::Peek, true));
}
