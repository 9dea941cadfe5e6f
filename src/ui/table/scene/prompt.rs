//! What the game asks for.

use super::{Loss, Selection};
use crate::game::{
    Action, Boost, Building, Djinn, Game, Item, MOST_BROUGHT, Meeple, Phase, Prize, Refusal, Seat, Spell, Square, Step,
    TileKind,
};

/// What the game waits for. `describe` puts it in one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Prompt {
    /// Choose a spot of the turn order track.
    Bid,
    /// Confirm the bid at this price.
    ConfirmBid(u8),
    /// Pick up the meeples of a tile.
    Move,
    /// No move is legal.
    NoMove,
    /// No move is legal, but the carpet makes one possible.
    NoMoveOnFoot,
    /// Drop one of this many meeples.
    Drop(u32),
    /// Choose among the choices at a tile.
    Choose(Square),
    /// Choose which meeples of a tile an item takes.
    ChooseMeeples(Square),
    /// Drop the last meeple.
    LastDrop,
    /// Take the tile with a camel or the tent.
    Control(Square),
    /// Artisans draw this many items.
    Craft(u8),
    /// Keep one of the drawn items.
    KeepItem,
    /// Use a magic item that needs no tile, or choose what it does.
    Use(Item),
    /// Choose the tile on which an item acts; with `true`, the second tile.
    ItemTile(Item, bool),
    /// Bring up to this many more meeples to a tile with the flute.
    Bring(Square, u32),
    /// Order the market with the horn.
    Order,
    /// Merchants take this many cards.
    Trade(u8),
    /// Builders earn coins.
    Build {
        /// The collected builders.
        builders: u8,
        /// The fakirs to discard.
        fakirs: u8,
        /// The coins that they earn.
        coins: u32,
    },
    /// Assassins kill.
    Kill {
        /// Whether the player must kill, because a victim is in reach without fakirs.
        is_compulsory: bool,
        /// Whether they kill two (Iblis).
        is_double: bool,
    },
    /// Keep one of the drawn djinns.
    Keep,
    /// Do the action of the tile.
    Tile(TileKind),
    /// Place a piece for a djinn.
    Place(Building),
    /// Choose the tile on which a power acts.
    PowerTile(Djinn),
    /// Choose how to pay for a djinn.
    Pay(Djinn),
    /// Confirm taking this djinn with the lamp.
    Lamp(Djinn),
    /// Sell goods or end the turn.
    End,
    /// Confirm the end of the turn.
    GiveUp(Loss),
    /// The game is over; these players won.
    Over(Vec<Seat>),
}

impl Prompt {
    pub(super) fn of(game: &Game, open: &[Action], selection: &Selection) -> Self {
        let Phase::Turn(turn) = &game.phase else {
            return match (&game.phase, selection.bid()) {
                (Phase::Over, _) => Self::Over(game.winners()),
                (_, Some(price)) => Self::ConfirmBid(price),
                (_, None) => Self::Bid,
            };
        };
        if let Some(loss) = Loss::of(game, open).filter(|_| *selection == Selection::Ending) {
            return Self::GiveUp(loss);
        }
        if let Some((djinn, _)) = selection.power() {
            return Self::PowerTile(djinn);
        }
        if let Some(square) = selection.tile() {
            let is_item = selection.item().is_some();
            return if is_item { Self::ChooseMeeples(square) } else { Self::Choose(square) };
        }
        if let Some(djinn) = selection.djinn() {
            return if selection.item().is_some() { Self::Lamp(djinn) } else { Self::Pay(djinn) };
        }
        if let Some(item) = selection.item() {
            return match item {
                Item::Scimitar | Item::Flute | Item::Talisman => Self::ItemTile(item, selection.from().is_some()),
                _ => Self::Use(item),
            };
        }
        match &turn.step {
            Step::Move if open.contains(&Action::Skip) => {
                let has_carpet = open.contains(&Action::Use(Spell::Carpet));
                if has_carpet { Self::NoMoveOnFoot } else { Self::NoMove }
            }
            Step::Move => Self::Move,
            Step::Sow(hand) if hand.meeples.len() == 1 => Self::LastDrop,
            Step::Sow(hand) => Self::Drop(hand.meeples.len()),
            Step::Tribe(collected) => match collected.meeple {
                Meeple::Builder => Self::Build {
                    builders: collected.count,
                    fakirs: selection.fakirs(),
                    coins: game.builders_earn(selection.fakirs()).unwrap_or(0),
                },
                Meeple::Assassin => Self::Kill {
                    is_compulsory: game.check(Action::Skip) == Err(Refusal::MustKill),
                    is_double: turn.boosts.contains(&Boost::Iblis),
                },
                Meeple::Artisan => Self::Craft(collected.count),
                _ => Self::Trade(collected.count),
            },
            Step::Control { tile, .. } => Self::Control(*tile),
            Step::Flute { target, moved, .. } => {
                let there = game.within_call(*target).iter().map(|square| game.board.meeples(square).len());
                let left = MOST_BROUGHT.saturating_sub(*moved);
                Self::Bring(*target, there.sum::<u32>().min(left.into()))
            }
            Step::Order { .. } => Self::Order,
            Step::Keep { drawn, .. } if matches!(drawn[..], [Prize::Item(_), ..]) => Self::KeepItem,
            Step::Keep { .. } => Self::Keep,
            Step::Tile => match turn.at.and_then(|at| game.board.get(at)) {
                Some(place) => Self::Tile(place.tile.kind),
                None => Self::End,
            },
            Step::Place { building, .. } => Self::Place(*building),
            Step::End => Self::End,
        }
    }
}
