//! What the teacher says of a computer's turn happened in it, and everybody at the table may know it.

use super::deeds::{Touched, named, raising, things_of};
use crate::support::Dice;
use crate::support::against;
use crate::support::games::SETS;
use crate::support::secrets::with_other_secrets;
use naqala::ai::{Knowledge, Leaves, Level, leaves};
use naqala::game::{Event, Record, Seat, Source, Step};
use naqala::i18n::{Lang, words as words_of};
use naqala::ui::review::describe::teaching::taught;
use naqala::ui::review::hints::Deeds;
use naqala::ui::table::session::Session;
use naqala::ui::table::session::account::{Account, Deed, latest};
use std::collections::BTreeSet;

/// Plays games against computers, all sets, and shows each finished turn of a computer.
fn turns(mut look: impl FnMut(&Session, &Account)) {
    for (number, set) in SETS.into_iter().enumerate() {
        for (players, level) in [(2, Level::Counsellor), (3, Level::Courtier)] {
            let mut told = 0;
            against::play(against::deal(set, players, level, number as u64 + 30), |session| {
                let account = latest(&session.record, &session.agreements);
                let account = account.filter(|account| matches!(account.deed, Deed::Turn(_)) && account.first >= told);
                if let Some(account) = account {
                    told = session.record.len();
                    look(session, &account);
                }
            });
        }
    }
}

/// Returns what the recorded events of a turn are about, and whether any of them drew what counts on a score sheet.
fn happened(record: &Record, account: &Account) -> (BTreeSet<super::deeds::Thing>, bool) {
    let (mut things, mut has_drawn) = (BTreeSet::new(), false);
    for (at, (entry, events)) in record.entries().enumerate().skip(account.first) {
        let naqala::game::Entry::Action(action) = entry else { panic!("nobody takes back") };
        let before = record.game_before(at).expect("it is in the record");
        events.iter().for_each(|event| things.extend(things_of(action, before, event, Touched::InTheOpen)));
        has_drawn |= events.iter().any(|event| {
            matches!(event, Event::TookCards { from: Source::Deck, .. } | Event::TookDjinn { from: Source::Deck, .. })
        });
    }
    (things, has_drawn)
}

#[test]
fn all_that_the_teacher_says_happened_in_the_turn_and_is_no_secret() {
    let (mut said_of, mut summed) = (0, 0);
    turns(|session, account| {
        let (record, game) = (&session.record, session.record.game());
        let deeds = Deeds::of_account(record, account).expect("the turn is in the record");
        let (things, has_drawn) = happened(record, account);
        let before = record.game_before(account.first).expect("it is in the record");
        let raisers = raising(before, account.seat, &things);
        for lang in [Lang::EN, Lang::FR] {
            let Some(said) = taught(lang, game, account.seat, &deeds, None) else { continue };
            assert!(said.starts_with(&*game.player(account.seat).name) || deeds.done.is_empty(), "{said}");
            let rivals: BTreeSet<_> = deeds
                .rivals
                .iter()
                .flat_map(|(_, line, _)| named(lang, &words_of::score_line(lang, *line).to_lowercase()))
                .collect();
            for thing in named(lang, &said).difference(&rivals) {
                assert!(
                    things.union(&raisers).any(|other| other == thing),
                    "{thing:?} of {said:?} is not in {things:?}"
                );
            }
            said_of += 1;
        }
        // The line that sums the turn up counts the same points, unless something was drawn.
        let Deed::Turn(turn) = &account.deed else { panic!("a turn") };
        if !has_drawn {
            assert_eq!(deeds.points, turn.points, "{deeds:?}");
            summed += 1;
        }
    });
    assert!(said_of > 200 && summed > 60, "{said_of} {summed}");
}

#[test]
fn what_a_turn_leaves_can_be_played_and_depends_on_nothing_that_the_player_cannot_know() {
    let (mut left, mut dice) = (0, Dice::new(3));
    turns(|session, _| {
        let game = session.record.game();
        let (Some(seat), Some(knowledge)) = (game.active(), Knowledge::of_position(game)) else { return };
        let found = leaves(&knowledge);
        assert_eq!(found.is_some(), game.turn().is_some_and(|turn| turn.step == Step::Move && game.can_move()));
        if let Some(Leaves { seat: mover, tile, meeple, points }) = found {
            assert_eq!((mover, seat.index() < 5), (seat, true));
            let ends = game.board.squares().filter_map(|start| game.sow_from(start));
            assert!(ends.into_iter().any(|sow| sow.ends().on(tile).any(|other| other == meeple)), "{meeple} on {tile}");
            assert!(points.is_finite());
            left += 1;
        }
        let other = with_other_secrets(game, seat, &mut dice);
        assert_eq!(leaves(&Knowledge::of_position(&other).expect("the game goes on")), found);
    });
    assert!(left > 60, "{left}");
}

#[test]
fn the_teacher_says_what_counted_in_a_line_that_reads_as_one() {
    let mut lines = Vec::new();
    turns(|session, account| {
        let deeds = Deeds::of_account(&session.record, account).expect("the turn is in the record");
        let game = session.record.game();
        let left = Knowledge::of_record(&session.record).and_then(|knowledge| leaves(&knowledge));
        let left = left.filter(|left| left.seat == Seat(0));
        lines.extend(
            [Lang::EN, Lang::FR].map(|lang| taught(lang, game, account.seat, &deeds, left).unwrap_or_default()),
        );
    });
    let mut lengths: Vec<_> = lines.iter().map(|line| line.chars().count()).collect();
    lengths.sort_unstable();
    assert!(lengths[lengths.len() / 2] < 150 && lengths[lengths.len() * 19 / 20] < 260, "{lengths:?}");
}
