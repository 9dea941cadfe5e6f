//! Computers at the table: whole games against them, with everything that the page derives from a record.

use crate::support::Dice;
use crate::support::games::{NAMES, SETS};
use naqala::ai::{Knowledge, Level, Search};
use naqala::game::{Action, Building, Djinn, Expansion, Game, Meeple, Options, Record, ScoreLine, Seat};
use naqala::i18n::Lang;
use naqala::ui::history::first_unseen;
use naqala::ui::opponents::{Account, Deed, latest, own_last_decision, since};
use naqala::ui::scene::{Scene, Viewer};
use naqala::ui::session::{Agreements, Colour, Session};
use naqala::ui::{describe, saved};

/// The person of every game here.
const PERSON: Seat = Seat(0);

/// Deals a game of one person against computers of a level.
pub fn deal(set: &[Expansion], players: usize, level: Level, seed: u64) -> Session {
    let options = Options::new(NAMES[..players].iter().copied(), seed).with(set.iter().copied());
    let mut session = Session::new(options, Colour::ALL[..players].to_vec()).expect("so many can play");
    session.agreements.computers = (0..players).map(|seat| (seat > 0).then_some(level)).collect();
    session
}

/// Returns the line that a computer plays.
fn think(record: &Record, level: Level) -> Vec<Action> {
    let knowledge = Knowledge::of_record(record).expect("somebody is to play");
    let mut search = Search::new(&knowledge, level, record.len() as u64);
    while !search.step(1000) {}
    search.best().actions
}

/// Plays a game to its end: the person at random, the computers as they think. Shows the session after each decision of a
/// computer.
pub fn play(mut session: Session, mut look: impl FnMut(&Session)) -> Session {
    let mut dice = Dice::new(session.seed());
    while let Some(seat) = session.record.game().active() {
        let Some(level) = session.agreements.level(seat) else {
            let action = dice.action(session.record.game()).expect("the game goes on");
            session.record.play(action).expect("a listed action is legal");
            continue;
        };
        let line = think(&session.record, level);
        assert!(!line.is_empty(), "a computer always finds something");
        for action in line {
            assert_eq!(session.record.game().active(), Some(seat), "the line is one player's");
            session.record.play(action).expect("a computer plays what is legal");
            look(&session);
        }
    }
    session
}

/// Asserts what the page shows of a computer that has just decided something.
fn check(session: &Session) {
    let Session { record, agreements, .. } = session;
    let now = record.game();
    let Some(account) = latest(record, agreements) else {
        let last = record.game_before(record.len() - 1).and_then(|game| game.active());
        assert_eq!(last, now.active(), "only amid a turn there is nothing to sum up");
        return;
    };
    for lang in Lang::ALL {
        let line = describe::account(lang, now, &account);
        assert!(line.starts_with(now.player(account.seat).name()) && line.ends_with('.'), "{line}");
    }
    assert!(account.first < record.len());
    let before = record.game_before(account.first).expect("it is in the record");
    assert_eq!(before.active(), Some(account.seat), "it begins with a decision of the computer");
    if let Some(active) = now.active() {
        let viewer = Viewer::between(Some(active), None, &agreements.people(now.players.len()));
        let scene = Scene::still(record, viewer);
        for player in &scene.players {
            assert_eq!(player.coins.is_some(), player.seat == PERSON, "what computers hide stays hidden");
        }
    }
}

#[test]
fn whole_games_against_computers_end_with_every_set() {
    let games = [
        (2, Level::Courtier, SETS[0]),
        (4, Level::Apprentice, SETS[0]),
        (3, Level::Courtier, SETS[1]),
        (2, Level::Counsellor, SETS[2]),
        (5, Level::Apprentice, SETS[3]),
    ];
    for (seed, (players, level, set)) in (1..).zip(games) {
        let end = play(deal(set, players, level, seed), check);
        let game = end.record.game();
        assert!(game.is_over());
        let scene = Scene::still(&end.record, Viewer::between(None, None, &[PERSON]));
        assert!(scene.players.iter().all(|player| player.coins.is_some()), "at the end all is shown");
    }
}

#[test]
fn a_game_read_again_while_a_computer_thinks_goes_on_with_the_same_line() {
    let mut decisions = 0;
    play(deal(SETS[3], 3, Level::Apprentice, 5), |session| {
        decisions += 1;
        let is_computers = session.record.game().active().is_some_and(|seat| session.agreements.level(seat).is_some());
        if is_computers && decisions % 9 == 0 {
            let again = saved::read(&saved::write(session, 0)).expect("it was just written");
            assert_eq!(again.agreements, session.agreements);
            assert_eq!(again.record.len(), session.record.len());
            assert_eq!(think(&again.record, Level::Apprentice), think(&session.record, Level::Apprentice));
        }
    });
    assert!(decisions > 100);
}

#[test]
fn one_takes_back_past_the_computers_and_can_undo_that() {
    let mut tried = 0;
    play(deal(SETS[0], 3, Level::Apprentice, 7), |session| {
        let Some(to) = own_last_decision(&session.record, &session.agreements) else { return };
        let decides = |entry| session.record.game_before(entry).and_then(|game| game.active());
        assert_eq!(decides(to), Some(PERSON));
        let mut record = session.record.clone();
        record.take_back(to).expect("there is such an entry");
        assert_eq!(record.game().active(), Some(PERSON));
        assert_eq!(latest(&record, &session.agreements), None, "the account of what was taken back is gone");
        record.undo().expect("a take-back can be undone");
        assert_eq!(record.game(), session.record.game());
        let strict = Agreements { is_strict: true, ..session.agreements.clone() };
        assert_eq!(own_last_decision(&session.record, &strict), None);
        tried += 1;
    });
    assert!(tried > 50);
}

#[test]
fn the_news_since_ones_last_decision_sum_up_what_the_others_finished() {
    let mut seen = 0;
    play(deal(SETS[0], 3, Level::Apprentice, 7), |session| {
        let mut record = session.record.clone();
        let news = since(&record, first_unseen(&record, PERSON));
        assert!(news.iter().all(|account| account.seat != PERSON));
        assert!(news.is_sorted_by_key(|account| account.first));
        let Some(last) = latest(&record, &session.agreements) else { return };
        assert_eq!(news.last(), Some(&last));
        seen += news.len();
        record.take_back(last.first).expect("there is such an entry");
        let kept = since(&record, first_unseen(&record, PERSON));
        assert_eq!(kept, news[..news.len() - 1], "what was taken back is no news");
    });
    assert!(seen > 50, "{seen}");
}

#[test]
fn an_account_counts_the_points_that_everybody_saw() {
    let mut turns = 0;
    play(deal(SETS[1], 2, Level::Courtier, 11), |session| {
        let Some(Account { seat, first, deed: Deed::Turn { points, tile, collected, items, .. } }) =
            latest(&session.record, &session.agreements)
        else {
            return;
        };
        turns += 1;
        let before = session.record.game_before(first).expect("it is in the record");
        let now = session.record.game();
        let tiles = |game: &Game| game.board.places().filter(|(_, place)| place.owner == Some(seat)).count();
        if let Some((tile, true)) = tile {
            assert_eq!(now.board.get(tile).and_then(|place| place.owner), Some(seat));
            assert!(tiles(now) > tiles(before));
        }
        assert_eq!(tile.is_some(), collected.is_some());
        let items_before = before.player(seat).items().len();
        assert_eq!(items as usize, now.player(seat).items().len().saturating_sub(items_before));
        let seen = |game: &Game| i64::from(game.score(seat).without(ScoreLine::Items).total());
        assert_eq!(points, seen(now) - seen(before), "items are secret, coins move in the open");
    });
    assert!(turns > 10);
}

#[test]
fn the_line_of_a_turn_reads_in_both_languages() {
    let session = deal(SETS[0], 2, Level::Courtier, 42);
    let deed = Deed::Turn {
        tile: Some(("d4".parse().expect("a square"), true)),
        points: 8,
        collected: Some((Meeple::Merchant, 3)),
        kills: Vec::new(),
        djinns: vec![Djinn::Boaz],
        buildings: vec![Building::Palm],
        cards: 0,
        items: 0,
        whims: 0,
    };
    let account = Account { seat: Seat(1), first: 0, deed };
    let game = session.record.game();
    assert_eq!(
        describe::account(Lang::En, game, &account),
        "Sam took d4: 8 points, 3 merchants, the djinn Boaz, a palm tree."
    );
    assert_eq!(
        describe::account(Lang::Fr, game, &account),
        "Sam a pris d4\u{a0}: 8 points, 3 marchands, le djinn Boaz, un palmier."
    );
    let deed = Deed::Turn {
        tile: None,
        points: 0,
        collected: None,
        kills: Vec::new(),
        djinns: Vec::new(),
        buildings: Vec::new(),
        cards: 0,
        items: 0,
        whims: 0,
    };
    let idle = Account { deed, ..account };
    assert_eq!(describe::account(Lang::En, game, &idle), "Sam did not move.");
    assert_eq!(describe::account(Lang::Fr, game, &idle), "Sam n’a pas bougé.");
    let bids = play_to_first_account(session);
    assert!(bids.starts_with("Sam bids "), "{bids}");
}

/// Plays to the first decision of a computer and returns its line.
fn play_to_first_account(mut session: Session) -> String {
    loop {
        let seat = session.record.game().active().expect("the game has just begun");
        let action = match session.agreements.level(seat) {
            Some(level) => think(&session.record, level)[0],
            None => session.record.game().legal_actions()[0],
        };
        session.record.play(action).expect("legal");
        if let Some(account) = latest(&session.record, &session.agreements) {
            return describe::account(Lang::En, session.record.game(), &account);
        }
    }
}
