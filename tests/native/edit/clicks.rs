//! Random changes to random drafts.

use super::{dealt, words};
use crate::support::Dice;
use crate::support::games::SETS;
use naqala::game::{Building, Card, Expansion, Game, Meeple, Piece, Seat, Tile, Whim};
use naqala::i18n::Lang;
use naqala::notation::position;
use naqala::ui::edit::model::{Brush, CardZone, Count, Draft, DraftHistory, StartPhase, Track};

/// After any change a draft is either sound, and can be played, written and read, or it names its faults.
#[test]
fn no_click_breaks_a_draft() {
    let mut sound = 0;
    for seed in 0..60 {
        let mut dice = Dice::new(seed);
        let mut draft = dealt(SETS[dice.below(4)], 2 + dice.below(3));
        // Half of the drafts begin somewhere in a game, often in the middle of a turn.
        if seed.is_multiple_of(2) {
            let actions = dice.below(120);
            draft = Draft::of(&played(&draft, actions, &mut dice));
        }
        let mut history = DraftHistory::new(draft);
        for _ in 0..150 {
            let (a, b, c) = (dice.below(1000), dice.below(1000), dice.below(1000));
            history.change(|draft| change(draft, a, b, c));
            if a.is_multiple_of(17) {
                history.undo();
            }
            let draft = history.draft();
            let faults = draft.fault_kinds();
            for &kind in &faults {
                let said = [Lang::EN, Lang::FR].map(|lang| words(kind, lang));
                assert!(!said[0].is_empty() && said[0] != said[1], "{kind:?}: {said:?}");
                assert!(!kind.at().is_empty());
            }
            assert_eq!(draft.session().is_some(), faults.is_empty(), "{faults:?}");
            let again = Draft::read(&draft.write()).expect("every draft can be written");
            assert_eq!(again.state(), draft.state());
            assert_eq!(Draft::read(&draft.write_stored()).as_ref(), Ok(draft), "the stored draft is complete");
            if let Some(session) = draft.session() {
                sound += 1;
                let text = position::write(session.record.game()).to_string();
                assert_eq!(position::read(&text).as_ref(), Ok(&**session.record.game()));
                assert!(draft.state().is_over() || !session.record.game().legal_actions().is_empty());
            }
        }
    }
    assert!(sound > 500, "only {sound} of 9000 drafts were sound");
}

/// Returns the game of a draft after some of its legal actions.
fn played(draft: &Draft, actions: usize, dice: &mut Dice) -> Game {
    let mut record = draft.session().expect("it is a deal").record;
    for _ in 0..actions {
        let Some(action) = dice.any_action(record.game()) else { break };
        record.play(action).expect("it is legal");
    }
    Game::clone(record.game())
}

/// Makes one of the changes that the page offers.
fn change(draft: &mut Draft, a: usize, b: usize, c: usize) {
    let board = &draft.state().board;
    let square = board.squares().nth(b % board.squares().count()).expect("it is on the board");
    let seat = Seat((b % draft.state().players.len()) as u8);
    let tiles: Vec<Tile> = Tile::all(draft.state().expansions).collect();
    let piles = [
        CardZone::Market,
        CardZone::Deck,
        CardZone::Discard,
        CardZone::DjinnRow,
        CardZone::DjinnDeck,
        CardZone::DjinnDiscard,
        CardZone::Djinns(seat),
        CardZone::ItemDeck,
        CardZone::ItemDiscard,
        CardZone::Items(seat),
        CardZone::WhimDeck,
        CardZone::Whims(seat),
        CardZone::Fulfilled(seat),
    ];
    let brush = match c % 6 {
        0 => Brush::Building(Building::ALL[b % 2]),
        1 => Brush::Piece(seat, Piece::ALL[b % 2]),
        2 => Brush::Whim(Whim::ALL[b % Whim::ALL.len()]),
        3 => Brush::Tile(tiles[c % tiles.len()]),
        4 => Brush::Broom,
        _ => Brush::Meeple(Meeple::ALL[c % Meeple::ALL.len()]),
    };
    let pile = piles[b % piles.len()];
    match a % 12 {
        0..=3 => draft.paint(square, brush),
        4 | 5 => draft.unpaint(square, brush),
        6 => {
            let choices = draft.candidates(pile);
            if let Some(choice) = choices.get(c % choices.len().max(1)) {
                draft.add_card(pile, choice.card);
            }
        }
        7 => draft.take_card(pile, c % 5),
        8 => {
            let counts = [
                Count::Coins(seat),
                Count::Kept(seat, Meeple::ALL[c % 2]),
                Count::Held(seat, Card::ALL[c % Card::ALL.len()]),
                Count::Camels(seat),
                Count::Tent(seat),
                Count::Bag(Meeple::ALL[c % Meeple::ALL.len()]),
                Count::Supply(Building::ALL[c % 2]),
                Count::Round,
            ];
            draft.set(counts[b % counts.len()], (c % 30) as u32);
        }
        9 => draft.begin_with(if c.is_multiple_of(2) { StartPhase::Bid(seat) } else { StartPhase::Turn(seat) }),
        10 => {
            let tracks = Track::all(draft.state());
            let track = tracks[c % tracks.len()];
            if b.is_multiple_of(2) { draft.put_marker(track, seat) } else { draft.take_marker(track, c % 3) }
        }
        _ => match c % 8 {
            0 => draft.set_filling(b.is_multiple_of(2)),
            1 => draft.sweep(),
            2 => draft.resize((b % 8) as u8, (c % 7) as u8),
            3 => draft.set(Count::Players, (b % 7) as u32),
            4 => draft.toggle(Expansion::ALL[b % 2]),
            5 => draft.deal(b as u64),
            6 => draft.empty_stock(),
            _ => draft.set_ending(b.is_multiple_of(2)),
        },
    }
}
