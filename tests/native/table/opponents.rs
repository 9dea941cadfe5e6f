//! Computers at the table: whole games against them, with everything that the page derives from a record.

use crate::support::Dice;
use crate::support::against::{deal, play, think};
use crate::support::games::{NAMES, SETS};
use naqala::ai::{Level, Style};
use naqala::game::{
    Building, Djinn, Entry, Event, Game, Item, Meeple, Meeples, Options, Piece, Record, ScoreLine, Seat,
};
use naqala::i18n::Lang;
use naqala::ui::kit::settings::Secrecy;
use naqala::ui::library::saved;
use naqala::ui::table::describe;
use naqala::ui::table::scene::{Scene, Viewer};
use naqala::ui::table::session::account::{Account, Deed, Kill, TurnAccount, latest, since};
use naqala::ui::table::session::history::{first_unseen, missed_turns};
use naqala::ui::table::session::take_back::own_last_decision;
use naqala::ui::table::session::{Agreements, Session};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The person of every game here.
const PERSON: Seat = Seat(0);

/// Checks what the page shows of a computer that has just decided something.
fn check(session: &Session) {
    let Session { record, agreements, .. } = session;
    let now = record.game();
    let Some(account) = latest(record, agreements) else {
        let last = record.game_before(record.len() - 1).and_then(|game| game.active());
        assert_eq!(last, now.active(), "only amid a turn there is nothing to sum up");
        return;
    };
    for lang in Lang::all() {
        let line = describe::account(lang, now, &account);
        assert!(line.contains(&*now.player(account.seat).name) && line.ends_with(['.', '。']), "{line}");
    }
    assert!(account.first < record.len());
    let before = record.game_before(account.first).expect("it is in the record");
    assert_eq!(before.active(), Some(account.seat), "it begins with a decision of the computer");
    if let Some(active) = now.active() {
        let viewer = Viewer::at_covered_table(Some(active), None, &agreements.people(now.players.len()));
        let scene = Scene::past(record, viewer);
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
        let scene = Scene::past(&end.record, Viewer::at_covered_table(None, None, &[PERSON]));
        assert!(scene.players.iter().all(|player| player.coins.is_some()), "at the end all is shown");
    }
}

#[test]
fn a_game_read_again_while_a_computer_thinks_continues_with_the_same_line() {
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
fn an_own_take_back_crosses_the_computers_turns_and_can_be_undone() {
    let (mut tried, mut told_again) = (0, 0);
    play(deal(SETS[0], 3, Level::Apprentice, 7), |session| {
        let Some(to) = own_last_decision(&session.record, &session.agreements) else { return };
        let decides = |entry| session.record.game_before(entry).and_then(|game| game.active());
        assert_eq!(decides(to), Some(PERSON));
        let mut record = session.record.clone();
        record.take_back(to).expect("there is such an entry");
        assert_eq!(record.game().active(), Some(PERSON));
        assert_eq!(record.game(), session.record.game_before(to).expect("it is in the record"));
        let before = record.until(to);
        let told = latest(&before, &session.agreements);
        assert_eq!(latest(&record, &session.agreements), told, "what is told is what stands");
        told_again += u32::from(told.is_some());
        let news = since(&record, first_unseen(&record, PERSON));
        assert_eq!(news, since(&before, first_unseen(&before, PERSON)), "the news are those of that moment");
        record.undo().expect("a take-back can be undone");
        assert_eq!(record.game(), session.record.game());
        let strict = Agreements { is_strict: true, ..session.agreements.clone() };
        assert_eq!(own_last_decision(&session.record, &strict), None);
        tried += 1;
    });
    assert!(tried > 50 && told_again > 10, "{tried} {told_again}");
}

#[test]
fn the_account_of_a_turn_played_again_after_a_take_back_is_whole() {
    let mut tried = 0;
    play(deal(SETS[0], 2, Level::Apprentice, 9), |session| {
        let Some(account) = latest(&session.record, &session.agreements) else { return };
        let mut record = session.record.clone();
        let (first, len) = (account.first, record.len());
        if len - first < 3 {
            return;
        }
        let actions: Vec<_> = record.entries().map(|(entry, _)| entry).collect();
        record.take_back(first + 1).expect("there is such an entry");
        for entry in &actions[first + 1..] {
            let Entry::Action(action) = entry else { panic!("nothing else was taken back") };
            record.play(*action).expect("it was legal before");
        }
        assert_eq!(record.len(), 2 * len - first, "the first step stands, the others were taken back and played again");
        assert_eq!(latest(&record, &session.agreements), Some(account));
        tried += 1;
    });
    assert!(tried > 10, "{tried}");
}

#[test]
fn the_news_are_the_accounts_since_ones_own_last_decision() {
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
fn missed_turns_are_told_to_people_whom_no_cover_tells_them() {
    let mut told = 0;
    play(deal(SETS[0], 3, Level::Apprentice, 7), |Session { record, agreements, .. }| {
        let turns =
            |agreements: &Agreements, secrecy| missed_turns(record, agreements, secrecy, record.game().active(), 2);
        let [alone, covered] = [Secrecy::Open, Secrecy::Cover].map(|secrecy| turns(agreements, secrecy));
        assert_eq!(alone, covered, "who is alone has no cover");
        if record.game().active() != Some(PERSON) {
            assert!(alone.is_empty(), "computers are told nothing");
            return;
        }
        assert!(alone.len() <= 2 && alone.iter().all(|account| matches!(account.deed, Deed::Turn(_))));
        let latest: Vec<_> = latest(record, agreements).into_iter().collect();
        assert!(alone.is_empty() || alone != latest, "the account of the last turn stands elsewhere");
        told += alone.len();
        let people = Agreements::default();
        assert!(turns(&people, Secrecy::Cover).is_empty(), "the cover tells them");
        assert!(turns(&people, Secrecy::Peek).len() >= alone.len());
    });
    assert!(told > 5, "{told}");
}

#[test]
fn an_account_counts_the_points_that_everybody_saw() {
    let mut turns = 0;
    play(deal(SETS[1], 2, Level::Courtier, 11), |session| {
        let Some(Account { seat, first, deed: Deed::Turn(TurnAccount { points, tile, collected, items, used, .. }) }) =
            latest(&session.record, &session.agreements)
        else {
            return;
        };
        turns += 1;
        let before = session.record.game_before(first).expect("it is in the record");
        let now = session.record.game();
        let tiles = |game: &Game| game.board.places().filter(|(_, place)| place.owner() == Some(seat)).count();
        if let Some((tile, Some(_))) = tile {
            assert_eq!(now.board.owner(tile), Some(seat));
            assert!(tiles(now) > tiles(before));
        }
        assert_eq!(tile.is_some(), collected.is_some());
        let held = |game: &Game| game.player(seat).items.len();
        assert_eq!(held(before) + items as usize, held(now) + usize::from(used.is_some()));
        let seen = |game: &Game| i64::from(game.score(seat).without(ScoreLine::Items).total());
        assert_eq!(points, seen(now) - seen(before), "items are secret, coins move in the open");
    });
    assert!(turns > 10);
}

#[test]
fn the_line_of_a_turn_reads_in_both_languages() {
    let session = deal(SETS[0], 2, Level::Courtier, 42);
    let game = session.record.game();
    let line = |turn: &TurnAccount| {
        let account = Account { seat: Seat(1), first: 0, deed: Deed::Turn(turn.clone()) };
        [Lang::EN, Lang::FR].map(|lang| describe::account(lang, game, &account))
    };
    let at = |tile: &str| tile.parse().expect("a square");
    let taking = TurnAccount {
        tile: Some((at("d4"), Some(Piece::Camel))),
        collected: Some((Meeple::Elder, 3)),
        ..TurnAccount::default()
    };
    let ending =
        TurnAccount { tile: Some((at("c2"), None)), collected: Some((Meeple::Assassin, 2)), ..TurnAccount::default() };
    let kill = |of, meeples: &[Meeple]| {
        let meeples = meeples.iter().fold(Meeples::default(), |dead, &meeple| dead.with(meeple));
        Kill { meeples, of }
    };
    let one = TurnAccount { djinns: vec![Djinn::Boaz], buildings: vec![Building::Palm], points: 8, ..taking.clone() };
    let lines = [
        (
            one,
            [
                "Sam took d4 with 3 elders, got the djinn Boaz and placed a palm tree: +8 points.",
                "Sam a pris d4 avec 3 sages, obtenu le djinn Boaz et placé un palmier\u{a0}: +8 points.",
            ],
        ),
        (taking.clone(), ["Sam took d4 with 3 elders.", "Sam a pris d4 avec 3 sages."]),
        (
            TurnAccount {
                kills: vec![kill(None, &[Meeple::Builder])],
                others: vec![(at("e4"), Piece::Camel)],
                points: 1,
                ..ending.clone()
            },
            [
                "Sam ended on c2 with 2 assassins, killed a builder and took e4: +1 point.",
                "Sam a fini en c2 avec 2 assassins, tué un bâtisseur et pris e4\u{a0}: +1 point.",
            ],
        ),
        (
            TurnAccount { kills: vec![kill(Some(Seat(0)), &[Meeple::Vizier, Meeple::Elder])], points: -3, ..ending },
            [
                "Sam ended on c2 with 2 assassins and killed a vizier and an elder of Anna’s: −3 points.",
                "Sam a fini en c2 avec 2 assassins et tué un vizir et un sage d’Anna\u{a0}: −3 points.",
            ],
        ),
        (
            TurnAccount {
                djinns: vec![Djinn::Boaz, Djinn::Enki],
                items: 2,
                whims: 1,
                used: Some(Item::Lamp),
                buildings: vec![Building::Palm, Building::Palm, Building::Palace],
                ..taking
            },
            [
                "Sam took d4 with 3 elders, used the fabulous lamp, got the djinns Boaz and Enki, 2 items and a whim and placed 2 palm trees and a palace.",
                "Sam a pris d4 avec 3 sages, utilisé la lampe merveilleuse, obtenu les djinns Boaz et Enki, 2 objets et un caprice et placé 2 palmiers et un palais.",
            ],
        ),
        (TurnAccount::default(), ["Sam did not move.", "Sam n’a pas bougé."]),
        (
            TurnAccount { cards: 2, laid: 1, sold: 1, points: 7, ..TurnAccount::default() },
            [
                "Sam did not move but bought 2 cards, laid a whim and sold a good: +7 points.",
                "Sam n’a pas bougé mais a acheté 2 cartes, posé un caprice et vendu une marchandise\u{a0}: +7 points.",
            ],
        ),
    ];
    for (turn, wanted) in lines {
        assert_eq!(line(&turn), wanted);
    }
    let bids = play_to_first_account(session);
    assert!(bids.starts_with("Sam bids "), "{bids}");
}

/// Prints each distinct form once (`-- --nocapture`), so that all of them can be read in both languages.
#[test]
fn every_form_of_a_line_is_one_sentence_that_says_what_the_record_says() {
    let (mut forms, mut pieces) = (BTreeMap::new(), Vec::new());
    for (seed, set) in (1..).zip(SETS.iter().cycle().take(12)) {
        let mut dice = Dice::new(seed);
        let mut record = Record::new(Options::new(NAMES[..3].iter().copied(), seed).with(set.iter().copied()))
            .expect("three can play");
        while !record.game().is_over() {
            let action = dice.action(record.game()).expect("the game goes on");
            record.play(action).expect("a listed action is legal");
        }
        for account in since(&record, 0) {
            let lines = [Lang::EN, Lang::FR].map(|lang| describe::account(lang, record.game(), &account));
            for line in &lines {
                assert_eq!(line.matches('.').count(), 1, "one sentence: {line}");
                assert!(!line.contains(" ,") && !line.contains("  ") && !line.contains(" and and "), "{line}");
            }
            if let Deed::Turn(turn) = &account.deed {
                pieces.extend(check_turn(&record, &account, turn));
                let form = lines[1].chars().filter(|letter| !letter.is_ascii_digit()).collect::<String>();
                forms.entry(form).or_insert(lines);
            }
        }
    }
    for [english, french] in forms.values() {
        println!("{english}\n    {french}");
    }
    let all: String = forms.values().flatten().map(String::as_str).collect();
    for verb in ["took", "ended", "did not move but", "killed", "’s", "got", "used", "placed", "bought", "laid", "sold"]
    {
        assert!(all.contains(verb), "no game has “{verb}”");
    }
    for piece in Piece::ALL {
        assert!(pieces.contains(&piece), "nobody takes a tile with a {piece}");
    }
}

/// Asserts that a turn says what its entries did to the game; returns the pieces with which tiles were taken.
fn check_turn(record: &Record, account: &Account, turn: &TurnAccount) -> Vec<Piece> {
    let seat = account.seat;
    let before = record.game_before(account.first).expect("it is in the record");
    let is_end = |(_, events): &(Entry, &Arc<[Event]>)| {
        events.iter().any(|event| matches!(event, Event::TurnEnded { .. } | Event::GameEnded { .. }))
    };
    let steps = 1 + record.entries().skip(account.first).position(|entry| is_end(&entry)).expect("it is over");
    let after = record.game_before(account.first + steps).expect("it is in the record");
    let had = |game: &Game, square| game.board.owner(square) == Some(seat);
    let end = turn.tile.and_then(|(tile, taken_with)| Some((tile, taken_with?)));
    let mut pieces = Vec::new();
    for (tile, piece) in turn.others.iter().copied().chain(end) {
        assert!(had(after, tile) && !had(before, tile), "{tile}");
        let stands = after.board.get(tile).and_then(|place| place.piece);
        assert_eq!(stands, Some((seat, piece)), "the piece that stands on {tile}");
        pieces.push(piece);
    }
    let owned = |game: &Game| game.board.places().filter(|(_, place)| place.owner() == Some(seat)).count();
    assert_eq!(owned(after), owned(before) + pieces.len(), "all that was taken is named");
    assert_eq!(before.player(seat).djinns.len() + turn.djinns.len(), after.player(seat).djinns.len());
    assert_eq!(
        before.player(seat).whims.len() + turn.whims as usize,
        after.player(seat).whims.len() + turn.laid as usize
    );
    let built = |game: &Game| {
        game.board.places().map(|(_, place)| usize::from(place.palms) + usize::from(place.palaces)).sum::<usize>()
    };
    assert_eq!(built(before) + turn.buildings.len(), built(after));
    pieces
}

#[test]
fn a_running_game_is_analysed_only_if_every_person_has_hints() {
    let against = |hints: &[u8]| Agreements {
        computers: vec![None, Some(Level::Courtier), None],
        hints: hints.iter().copied().map(Seat).collect(),
        ..Agreements::default()
    };
    assert!(!against(&[]).all_have_hints(3));
    assert!(!against(&[0]).all_have_hints(3), "the other person has none");
    assert!(against(&[0, 2]).all_have_hints(3), "computers need none");
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
            return describe::account(Lang::EN, session.record.game(), &account);
        }
    }
}

#[test]
fn the_name_of_a_level_ends_in_a_word() {
    for (lang, level, style) in Lang::all()
        .flat_map(|lang| Level::ALL.iter().flat_map(move |&level| Style::ALL.map(|style| (lang, level, style))))
    {
        let named = describe::level_in_style(lang, level, style);
        assert!(named.ends_with(char::is_alphabetic), "{named:?}");
    }
}
