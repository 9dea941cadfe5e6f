//! Whole games of people and computers.

use super::dice::Dice;
use leptos::prelude::Owner;
use naqala::ai::{Knowledge, Level, Search};
use naqala::game::{Action, Expansion, Options, Record, Seat};
use naqala::i18n::Lang;
use naqala::ui::kit::reactive::RwSignal;
use naqala::ui::kit::settings::{Secrecy, Settings};
use naqala::ui::library::saved;
use naqala::ui::table::allow::Allow;
use naqala::ui::table::scene::{Intent, PlayerView};
use naqala::ui::table::session::{Colour, Session};
use naqala::ui::table::store::{Match, MatchConfig};
use std::sync::Arc;

const NAMES: [&str; 5] = ["Anna", "Sam", "Olivier", "Pierre", "Noor"];

/// Opens a game with hidden coins in which computers play some seats.
fn open(levels: &[Option<Level>], set: &[Expansion], seed: u64) -> Match {
    let options = Options::new(NAMES[..levels.len()].iter().copied(), seed).with(set.iter().copied());
    let mut session = Session::new(options, Colour::ALL[..levels.len()].to_vec()).expect("so many can play");
    session.agreements.computers = levels.to_vec();
    let config = MatchConfig { secrecy: RwSignal::new(Secrecy::Cover), ..MatchConfig::open(Allow::Everything) };
    Match::new(session, Settings::unsaved(Lang::EN), config)
}

fn think(game: Match, level: Level) -> Vec<Action> {
    let knowledge = game.with_record(Knowledge::of_record).expect("somebody is to play");
    let mut search = Search::new(&knowledge, level, 7);
    while !search.step(1000) {}
    search.best().actions
}

fn entries(game: Match) -> usize {
    game.with_record(Record::len)
}

fn active(game: Match) -> Option<Seat> {
    game.with_record(|record| record.game().active())
}

/// Lets the computer that is to play think and play, step by step or all at once.
fn answer(game: Match, level: Level, is_skipping: bool) {
    let line = think(game, level);
    let (before, length) = (entries(game), line.len());
    game.send(Intent::Play(line[0]));
    assert!(game.is_too_early() && entries(game) == before, "people cannot play for a computer");
    game.show(line);
    if is_skipping {
        game.send(Intent::Tile("a1".parse().expect("a square")));
    }
    while game.left_to_show() > 0 {
        game.show_next();
    }
    assert!(!game.is_stuck() && !game.is_too_early());
    assert_eq!(entries(game), before + length, "each action is played once");
}

/// Plays a random action for the person who is to play.
fn decide(game: Match, dice: &mut Dice) {
    game.uncover();
    let action = game.with_record(|record| dice.action(record.game())).expect("the game goes on");
    let before = entries(game);
    game.send(Intent::Play(action));
    assert_eq!(entries(game), before + 1);
}

/// Plays fifty games of a person against apprentices and a courtier, with as many players as the expansions allow.
fn play_fifty(set: &[Expansion]) {
    let most = if set.is_empty() { 4 } else { 5 };
    for (seed, players) in (0..50).zip((2..=most).cycle()) {
        let owner = Owner::new();
        owner.set();
        let mut levels = vec![Some(Level::Apprentice); players];
        let (person, courtier) = (seed as usize % players, (seed as usize + 1) % players);
        levels[person] = None;
        levels[courtier] = Some(Level::Courtier);
        let game = open(&levels, set, seed);
        let mut dice = Dice::new(seed);
        while active(game).is_some() {
            assert_eq!(game.cover(), None, "one person needs no cover");
            game.scene().with(|scene| {
                let knows = |seat: usize| scene.players[seat].coins.is_some();
                assert!((0..players).all(|seat| knows(seat) == (seat == person)), "computers hide their coins");
            });
            match game.computer_to_act() {
                Some((mover, level)) => {
                    assert_eq!(levels[mover.index()], Some(level));
                    let has_choices = game.scene().with(|scene| !scene.buttons.is_empty());
                    assert!(!has_choices, "nothing is offered while a computer is to play");
                    answer(game, level, seed % 2 == 0);
                }
                None => decide(game, &mut dice),
            }
        }
        assert!(game.scene().with(|scene| scene.players.iter().all(|player| player.coins.is_some())));
        let back = saved::read(&saved::write(&game.session(), 0)).expect("what is stored can be read");
        assert_eq!(back.agreements.computers, levels);
        assert_eq!(back.record.game(), &game.position(), "the stored game is the one that was played");
    }
}

#[test]
fn fifty_base_games_against_computers_go_through_the_store() {
    play_fifty(&[]);
}

#[test]
fn fifty_games_with_artisans_against_computers_go_through_the_store() {
    play_fifty(&[Expansion::Artisans]);
}

#[test]
fn fifty_games_with_whims_against_computers_go_through_the_store() {
    play_fifty(&[Expansion::Whims]);
}

#[test]
fn fifty_games_with_both_expansions_against_computers_go_through_the_store() {
    play_fifty(&Expansion::ALL);
}

#[test]
fn computers_hide_their_things_where_people_hide_nothing() {
    let owner = Owner::new();
    owner.set();
    let levels = [None, Some(Level::Apprentice), None];
    let options = Options::new(NAMES[..3].iter().copied(), 4).with(Expansion::ALL);
    let mut session = Session::new(options, Colour::ALL[..3].to_vec()).expect("three can play");
    session.agreements.computers = levels.to_vec();
    let game = Match::new(session, Settings::unsaved(Lang::EN), MatchConfig::open(Allow::Everything));
    let mut dice = Dice::new(4);
    let shown = |is_meant: fn(&PlayerView) -> bool| {
        game.scene().with(|scene| scene.players.iter().map(is_meant).collect::<Vec<_>>())
    };
    while active(game).is_some() {
        assert_eq!(game.cover(), None, "nobody hands the device over");
        for shown in
            [shown(|one| one.coins.is_some()), shown(|one| one.items.is_some()), shown(|one| one.whims.is_some())]
        {
            assert_eq!(shown, [true, false, true]);
        }
        match game.computer_to_act() {
            Some((_, level)) => answer(game, level, true),
            None => decide(game, &mut dice),
        }
        if entries(game).is_multiple_of(40) {
            game.history().look_at(3);
            assert_eq!(shown(|one| one.coins.is_some()), [true, false, true], "the past shows no more");
            game.history().leave();
        }
    }
    assert_eq!(shown(|one| one.coins.is_some() && one.items.is_some() && one.whims.is_some()), [true; 3]);
}

#[test]
fn a_cover_comes_only_between_people() {
    let owner = Owner::new();
    owner.set();
    let game = open(&[None, Some(Level::Apprentice), None], &[], 3);
    let mut dice = Dice::new(3);
    let (mut covers, mut holder) = (0, None);
    while entries(game) < 150 && active(game).is_some() {
        if let Some((_, level)) = game.computer_to_act() {
            assert_eq!(game.cover(), None, "a computer takes no device");
            assert_eq!(game.front(), holder.or(active(game)));
            answer(game, level, true);
            continue;
        }
        let person = active(game);
        assert_eq!(game.cover().is_some(), person != holder, "the device changes hands");
        covers += usize::from(game.cover().is_some());
        holder = person;
        decide(game, &mut dice);
    }
    assert!(covers > 4);
}

#[test]
fn a_tab_that_lost_the_game_plays_no_more_of_a_line() {
    let owner = Owner::new();
    owner.set();
    let game = open(&[Some(Level::Apprentice), Some(Level::Apprentice)], &[], 5);
    while game.with_record(|record| record.game().turn().is_none()) {
        answer(game, Level::Apprentice, false);
    }
    game.show(think(game, Level::Apprentice));
    game.show_next();
    let before = entries(game);
    game.is_owned_by_another_tab().set(true);
    game.show_next();
    assert_eq!((entries(game), game.left_to_show()), (before, 0));
    game.is_owned_by_another_tab().set(false);
    answer(game, Level::Apprentice, true);
}

#[test]
fn an_action_that_is_not_legal_stops_the_line() {
    let owner = Owner::new();
    owner.set();
    let game = open(&[Some(Level::Apprentice), None], &[], 5);
    if game.computer_to_act().is_none() {
        decide(game, &mut Dice::new(1));
    }
    let before = entries(game);
    game.show(vec![Action::End, Action::End]);
    game.skip_ahead();
    assert!(game.is_stuck() && entries(game) == before && game.left_to_show() == 0);
    game.think_again();
    assert!(!game.is_stuck());
}

#[test]
fn ones_own_take_back_drops_the_line_and_is_noted() {
    let owner = Owner::new();
    owner.set();
    let game = open(&[None, Some(Level::Apprentice)], &[], 9);
    let mut dice = Dice::new(9);
    let is_mine = || game.computer_to_act().is_none();
    let position = || game.with_record(|record| Arc::clone(record.game()));
    // The account that the page showed at each decision of the person.
    let mut told = Vec::new();
    let mut tried = 0;
    while tried < 5 && active(game).is_some() {
        if !is_mine() {
            answer(game, Level::Apprentice, false);
        } else if game.can_take_back_own() {
            let before = entries(game);
            game.take_back_own();
            assert_eq!(entries(game), before + 1, "it is an entry of its own");
            assert!(is_mine());
            let earlier = told.iter().rev().find(|(earlier, _)| *earlier == position()).map(|(_, account)| account);
            assert_eq!(earlier, Some(&game.account()), "what was told then is told again");
            tried += 1;
            for _ in 0..12 {
                if is_mine() && active(game).is_some() {
                    told.push((position(), game.account()));
                    decide(game, &mut dice);
                }
            }
        } else {
            told.push((position(), game.account()));
            decide(game, &mut dice);
        }
    }
    assert_eq!(tried, 5);
}

#[test]
fn a_seat_passes_between_a_person_and_a_computer() {
    let owner = Owner::new();
    owner.set();
    let game = open(&[None, None, None], &[], 2);
    let seat = active(game).expect("the game has begun");
    game.set_left(seat, true);
    game.set_level(seat, Some(Level::Courtier));
    assert!(!game.has_left(seat) && game.computer_to_act() == Some((seat, Level::Courtier)) && game.cover().is_none());
    answer(game, Level::Courtier, true);
    game.set_level(seat, None);
    assert!(!game.has_computers() && game.computer_to_act().is_none());
}
