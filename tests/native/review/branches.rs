//! Branches of a game: where they begin, who plays on, and the answers to decisions that are played again.

use crate::support::{fixtures, games};
use naqala::ai::{Analyser, DecisionVerdict, Knowledge, Level};
use naqala::game::{Event, Record, Seat, Step};
use naqala::i18n::Lang;
use naqala::notation::record;
use naqala::thinker::{Advising, Reply, judge};
use naqala::ui::kit::settings::Secrecy;
use naqala::ui::review::analysis::read_verdict;
use naqala::ui::review::branch::{
    Answer, Branch, KeptBranch, TrialHint, answered, begin, knowers, last_decision, tried,
};
use naqala::ui::review::describe::review as words;
use naqala::ui::table::session::Agreements;
use std::sync::LazyLock;

const ANNA: Seat = Seat(0);
const SAM: Seat = Seat(1);

fn whole() -> Record {
    record::read(&fixtures::fixture("replay/3-players-artisans.record.json")).expect("a record")
}

fn verdict(decision: usize, record: &Record) -> DecisionVerdict {
    let mut advising = Advising::default();
    let mut reply = advising.take(&judge(1, decision, &record::write(record).to_string()));
    loop {
        match reply.as_deref().and_then(Reply::read) {
            Some((1, Reply::Answer(value))) => return read_verdict(&value).expect("a verdict"),
            Some(other) => panic!("{other:?}"),
            None => reply = advising.step(500),
        }
    }
}

/// A decision of a game with a loss beyond its error, with the record.
static LOST: LazyLock<(Record, DecisionVerdict)> = LazyLock::new(|| {
    let record = whole();
    let decisions = Analyser::decisions(&record);
    let lost = (0..decisions).map(|decision| verdict(decision, &record)).find(|judged| judged.mark.is_some());
    (record, lost.expect("somebody played less than the best"))
});

#[test]
fn a_branch_shows_what_is_known_and_draws_the_rest_anew() {
    let record = whole();
    let text = record::write(&record).to_string();
    for at in (0..record.len()).step_by(7) {
        let before = record.game_before(at).expect("there is such an entry");
        let own = begin(&record, at, &[ANNA]);
        assert_eq!(own.game().board, before.board, "{at}");
        assert_eq!(own.game().player(ANNA).items, before.player(ANNA).items, "one's own are kept");
        assert_eq!(own.game().supply.cards.row, before.supply.cards.row);
        let all: Vec<Seat> = before.seats().collect();
        let open = begin(&record, at, &all);
        assert_eq!(open.game().players, before.players, "{at}");
        if before.supply.cards.pile.len() > 3 {
            assert_ne!(open.game().supply.cards.pile, before.supply.cards.pile, "nobody knows the pile");
        }
        assert!(open.is_empty() && !open.can_undo());
    }
    assert_eq!(record::write(&record).to_string(), text, "the game is as it was");
}

#[test]
fn a_branch_does_not_depend_on_what_its_players_cannot_know() {
    let record = whole();
    for at in (0..record.len()).step_by(11) {
        let seat = record.game_before(at).and_then(|game| game.active()).unwrap_or(ANNA);
        let known = Knowledge::of_seats(&record, at, seat, &[ANNA]);
        let [one, other] = [5, 6].map(|seed| record::from_position(known.sample(seed)));
        let [one_branch, other_branch] = [&one, &other].map(|record| begin(record, 0, &[ANNA]));
        assert_eq!(one_branch.game(), other_branch.game(), "{at}");
    }
}

#[test]
fn a_branch_begins_before_a_draw_that_its_players_must_not_see() {
    let record = whole();
    let is_choice = |at: &usize| {
        let game = record.game_before(*at).expect("there is such an entry");
        game.turn().is_some_and(|turn| matches!(turn.step, Step::Keep { .. }))
    };
    let at = (0..record.len()).find(is_choice).expect("somebody chose among drawn items");
    let owner = record.game_before(at).and_then(|game| game.active()).expect("somebody chooses");
    let other = if owner == ANNA { SAM } else { ANNA };
    let step = |branch: &Record| branch.game().turn().map(|turn| turn.step.clone());
    assert!(matches!(step(&begin(&record, at, &[owner])), Some(Step::Keep { .. })));
    assert!(!matches!(step(&begin(&record, at, &[other])), Some(Step::Keep { .. })));
}

#[test]
fn a_branch_is_played_on_written_and_read_like_a_game() {
    let record = whole();
    let mut branch = begin(&record, 40, &[ANNA]);
    for step in 0..60 {
        let legal = branch.game().legal_actions();
        let Some(&action) = legal.get(step % legal.len().max(1)) else { break };
        branch.play(action).expect("it is on the list");
    }
    let again = record::read(&record::write(&branch).to_string()).expect("it was just written");
    assert_eq!(again.game(), branch.game());
}

#[test]
fn a_branch_shows_no_more_than_the_table_does() {
    let record = whole();
    let going = record.until(30);
    let seats = |seats: &[u8]| seats.iter().map(|&seat| Seat(seat)).collect::<Vec<_>>();
    let agreed = |computers: Vec<Option<Level>>| Agreements { computers, ..Agreements::default() };
    let people = Agreements::default();
    let alone = agreed(vec![None, Some(Level::Courtier), Some(Level::Courtier)]);
    let two = agreed(vec![None, None, Some(Level::Courtier)]);
    let none = agreed(vec![Some(Level::Courtier); 3]);
    for (record, agreements, secrecy, holder, expected) in [
        (&going, &people, Secrecy::Open, None, seats(&[0, 1, 2])),
        (&going, &two, Secrecy::Open, None, seats(&[0, 1])),
        (&going, &two, Secrecy::Cover, Some(SAM), seats(&[1])),
        (&going, &two, Secrecy::Cover, Some(Seat(2)), seats(&[])),
        (&going, &two, Secrecy::Peek, None, seats(&[])),
        (&going, &alone, Secrecy::Peek, None, seats(&[0])),
        (&going, &none, Secrecy::Cover, None, seats(&[0, 1, 2])),
        (&record, &alone, Secrecy::Cover, None, seats(&[0, 1, 2])),
    ] {
        assert_eq!(knowers(record, agreements, secrecy, holder), expected, "{secrecy} {holder:?}");
    }
    let ended = Agreements { is_ended: true, ..alone.clone() };
    assert_eq!(knowers(&going, &ended, Secrecy::Cover, None).len(), 3, "all is open after an early end, too");
    let start = record.game_before(0).expect("the start");
    let active = start.active().expect("somebody bids");
    assert_eq!(answered(start, &alone), seats(&[1, 2]));
    assert_eq!(answered(start, &two), seats(&[2]));
    assert!(!answered(start, &people).contains(&active) && answered(start, &people).len() == 2);
    assert_eq!(answered(start, &none), answered(start, &people));
}

#[test]
fn a_step_back_leads_before_the_last_turn_or_bid_of_a_person() {
    let mut record = games::record(2, 42);
    let is_there = |record: &Record, count: usize| Analyser::decisions(record) >= count;
    assert_eq!(last_decision(&record, |_| None), None);
    let mut begins = vec![0];
    while !is_there(&record, 9) {
        let legal = record.game().legal_actions();
        record.play(*legal.last().expect("the game goes on")).expect("it is on the list");
        let (_, events) = record.entries().next_back().expect("something was played");
        if events.iter().any(|event| matches!(event, Event::TurnEnded { .. } | Event::Bid { .. })) {
            assert_eq!(last_decision(&record, |_| None), begins.last().copied());
            begins.push(record.len());
        }
    }
    let level = |seat| (seat == SAM).then_some(Level::Courtier);
    let to = last_decision(&record, level).expect("Anna decided something");
    assert_eq!(record.game_before(to).and_then(|game| game.active()), Some(ANNA));
    record.take_back(to).expect("there is such an entry");
    assert!(last_decision(&record, level).is_none_or(|earlier| earlier < to));
}

#[test]
fn a_trial_is_judged_like_a_decision_of_the_game_and_does_not_change_the_game() {
    let (record, played) = &*LOST;
    let text = record::write(record).to_string();
    let (again, place) = tried(record, played.entry, &played.best).expect("the best line is legal");
    let best = verdict(place, &again);
    assert_eq!((best.entry, best.seat, &best.played), (played.entry, played.seat, &played.best));
    assert_eq!(Answer::of(&best, played), Answer::AsGood);
    let (same, place) = tried(record, played.entry, &played.played).expect("it was played");
    assert_eq!(Answer::of(&verdict(place, &same), played), Answer::Same);
    assert!(tried(record, played.entry, &["drop a1 y".parse().expect("an action")]).is_none(), "that cannot be played");
    assert_eq!(record::write(record).to_string(), text, "the game is as it was");
    let start = begin(record, played.entry, &[played.seat]);
    let mut branch = start.clone();
    for action in &played.best {
        assert_eq!(Analyser::first_line(&branch), None);
        branch.play(*action).expect("what is best is legal whatever is hidden");
    }
    assert_eq!(Analyser::first_line(&branch).as_ref(), Some(&played.best));
}

#[test]
fn a_trial_after_a_take_back_is_judged_at_its_entry() {
    let (record, played) = &*LOST;
    let mut changed = record.until(played.entry);
    for action in &played.played {
        changed.play(*action).expect("it was played");
    }
    changed.take_back(played.entry).expect("there is such an entry");
    let entry = changed.len();
    changed.play(played.best[0]).expect("it is legal");
    let (again, place) = tried(&changed, entry, &played.best).expect("the best line is legal");
    let verdict = verdict(place, &again);
    assert_eq!((verdict.entry, &verdict.played), (entry, &played.best));
}

#[test]
fn a_trial_is_better_only_by_more_than_the_error() {
    let (_, played) = &*LOST;
    let played = DecisionVerdict { loss: 8.0, error: 1.5, ..played.clone() };
    let other = vec!["bid 0".parse().expect("it is in the notation")];
    let tried = |loss: f32, error: f32| DecisionVerdict { loss, error, played: other.clone(), ..played.clone() };
    for (loss, error, answer) in [
        (0.0, 3.0, Answer::AsGood),
        (5.0, 2.0, Answer::Better),
        (5.6, 2.0, Answer::NotYet),
        (5.0, 4.0, Answer::NotYet),
        (9.0, 0.1, Answer::NotYet),
    ] {
        assert_eq!(Answer::of(&tried(loss, error), &played), answer, "{loss} ± {error}");
    }
}

#[test]
fn hints_about_a_decision_say_more_each_time() {
    let (record, judged) = &*LOST;
    let hints = TrialHint::of(judged);
    assert_eq!(hints.last(), Some(&TrialHint::Line));
    let before = record.game_before(judged.entry).expect("there is such an entry");
    for lang in Lang::all() {
        let said: Vec<String> = hints.iter().map(|&hint| words::trial_hint(lang, before, judged, hint)).collect();
        assert!(said.iter().all(|said| !said.is_empty()), "{said:?}");
        let best = words::verdict(lang, before, judged).concat().join(" ");
        assert!(!best.is_empty());
    }
    let unclear = DecisionVerdict { best: vec!["end".parse().expect("an action")], ..judged.clone() };
    assert_eq!(TrialHint::of(&unclear), [TrialHint::Line]);
}

#[test]
fn a_branch_survives_as_text_for_its_own_game_alone() {
    let whole = whole();
    let mut tried = begin(&whole, 40, &[ANNA]);
    for _ in 0..5 {
        let action = tried.game().legal_actions()[0];
        tried.play(action).expect("it is legal");
    }
    tried.take_back(3).expect("it goes back");
    let branch = Branch::Free { at: 40 };
    let kept = KeptBranch { branch, record: tried, level: Some(Level::Courtier), asked: 2 };
    let text = kept.write("1-1");
    assert!(KeptBranch::read(&text, "1-2").is_none(), "another game");
    assert!(KeptBranch::read(&text[1..], "1-1").is_none());
    let read = KeptBranch::read(&text, "1-1").expect("it is whole");
    assert_eq!((read.branch, read.level, read.asked), (branch, Some(Level::Courtier), 2));
    let found = read.clone().record_or(begin(&whole, 40, &[ANNA]));
    assert_eq!((found.len(), found.game()), (6, kept.record.game()));
    // Where the branch would begin otherwise by now, it begins anew.
    assert_eq!(read.record_or(begin(&whole, 20, &[ANNA])).len(), 0);
}
