//! Properties that hold in every game, checked in hundreds of random ones.

use crate::support::Dice;
use crate::support::games::{NAMES, options};
use naqala::game::{Action, Event, Expansion, Game, Meeple, Options, Record, Seat, Tile, Whim};

/// Plays random games to their end and shows each position, with its legal actions and the events that led to it.
fn play(games: u64, mut look: impl FnMut(&Game, &[Action], &[Event])) {
    for seed in 0..games {
        let mut dice = Dice::new(seed);
        let mut game = Game::new(&options(seed)).expect("so many can play");
        let mut events = Vec::new();
        for _ in 0..20_000 {
            let actions = dice.choices(&game);
            look(&game, &actions, &events);
            let Some(&action) = dice.pick(&actions) else { break };
            events = game.play(action).expect("a listed action is legal");
        }
        assert!(game.is_over(), "game {seed} did not end");
    }
}

#[test]
fn games_end_and_nothing_is_created_or_lost() {
    let mut ended = 0;
    play(600, |game, actions, _| {
        assert_eq!(game.faults(), []);
        let set = game.expansions;
        let has = |expansion| set.contains(expansion);
        let (artisans, whims) = (has(Expansion::Artisans), has(Expansion::Whims));
        for meeple in Meeple::ALL {
            assert_eq!(game.all_meeples().count(meeple), meeple.count(set));
        }
        assert_eq!(game.all_cards().len(), 54);
        assert_eq!(game.all_djinns().len(), 22 + 2 * set.iter().count());
        assert_eq!(game.all_items().len(), if artisans { 18 } else { 0 });
        let in_deck = Whim::ALL.into_iter().filter(|whim| whims && set.provide(whim.needs())).count();
        assert_eq!(game.all_whims().len(), in_deck);
        assert_eq!(game.board.places().count(), Tile::all(set).count());
        assert_eq!(actions.is_empty(), game.is_over());
        ended += usize::from(game.is_over());
    });
    assert_eq!(ended, 600);
}

#[test]
fn coins_change_only_as_events_say() {
    let mut before: Option<Game> = None;
    play(100, |game, _, events| {
        if let Some(before) = before.replace(game.clone()).filter(|_| !events.is_empty()) {
            for seat in game.seats() {
                let stated: i64 = events
                    .iter()
                    .filter_map(|event| match event {
                        Event::Coins { player, amount, .. } if *player == seat => Some(*amount),
                        _ => None,
                    })
                    .sum();
                let changed = i64::from(game.player(seat).coins) - i64::from(before.player(seat).coins);
                assert_eq!(changed, stated);
            }
        }
    });
}

#[test]
fn undo_inverts_play_up_to_a_barrier_and_redo_repeats_it() {
    for seed in 0..60 {
        let mut dice = Dice::new(seed);
        let mut record = Record::new(options(seed)).expect("so many can play");
        while let Some(action) = dice.any_action(record.game()) {
            let before = record.game().clone();
            let is_barrier = before.reveals(action);
            record.play(action).expect("a listed action is legal");
            let after = record.game().clone();
            assert_eq!(record.undo().is_ok(), !is_barrier, "{action}");
            if !is_barrier {
                assert_eq!(*record.game(), before);
                record.redo().expect("it was undone just now");
            }
            assert_eq!(*record.game(), after);
        }
        assert!(record.game().is_over());
    }
}

#[test]
fn every_draw_is_a_barrier() {
    let mut drawn = 0;
    for seed in 0..120 {
        let mut dice = Dice::new(seed);
        let mut game = Game::new(&options(seed)).expect("so many can play");
        while let Some(action) = dice.any_action(&game) {
            let state = game.rng.clone();
            let piles = |game: &Game| {
                let supply = &game.supply;
                (supply.cards.pile.len(), supply.djinns.pile.len(), supply.items.len())
            };
            let pile = piles(&game);
            let reveals = game.reveals(action);
            game.play(action).expect("a listed action is legal");
            let now = piles(&game);
            if game.rng != state || now != pile {
                assert!(reveals, "{action} drew something");
                drawn += 1;
            }
        }
    }
    assert!(drawn > 0);
}

#[test]
fn a_take_back_is_an_entry_and_keeps_the_past() {
    let mut dice = Dice::new(5);
    let mut record =
        Record::new(Options::new(NAMES, 5).with([Expansion::Whims])).expect("five can play with an expansion");
    for _ in 0..80 {
        let action = dice.any_action(record.game()).expect("the game goes on");
        record.play(action).expect("a listed action is legal");
    }
    let then = record.game_before(17).expect("there are 80 entries").clone();
    record.take_back(17).expect("entry 17 is there");
    assert_eq!(*record.game(), then);
    assert_eq!(record.len(), 81);
    assert!(record.take_back(81).is_err(), "the next entry is not there yet");
    record.undo().expect("a take-back reveals nothing");
    assert_eq!(record.len(), 80);
    record.redo().expect("it was undone just now");
    assert_eq!(*record.game(), then);
}

#[test]
fn a_new_name_changes_nothing_else() {
    let mut record = Record::new(Options::new(["Anna", "Sam"], 7)).expect("two can play");
    for _ in 0..40 {
        let legal = record.game().legal_actions();
        record.play(legal[legal.len() / 2]).expect("it is listed");
    }
    record.take_back(20).expect("entry 20 is there");
    let before = record.clone();
    record.rename(Seat(1), "Zoé");
    assert_eq!(&*record.game().player(Seat(1)).name, "Zoé");
    assert_eq!(record.game_before(0).map(|game| &*game.player(Seat(1)).name), Some("Zoé"));
    let replayed = naqala::notation::record::read(&naqala::notation::record::write(&record).to_string());
    assert_eq!(replayed.expect("it is a record").game(), record.game(), "the new name is in the set-up");
    record.rename(Seat(1), "Sam");
    record.rename(Seat(4), "Nobody");
    assert_eq!(record.game(), before.game());
    assert_eq!(record.len(), before.len());
}
