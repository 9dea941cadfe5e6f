//! The reasons for refusing an action: one flat list, each with its rule.

use super::{Action, named::named};

named! {
    /// The reason for which an action is not legal. A refused action changes nothing.
    Refusal, "a reason" {
        /// The step asks for something else.
        WrongStep = "wrong-step",
        /// There is no such tile on this board.
        OffBoard = "off-board",
        /// The tile has no meeple to pick up.
        NothingThere = "nothing-there",
        /// The tile does not share a side with the last one.
        NotAdjacent = "not-adjacent",
        /// The tile is the one left just before.
        StepsBack = "steps-back",
        /// A mountain stands between the tiles.
        Mountain = "mountain",
        /// Nothing can be on the chasm or the lake.
        Impassable = "impassable",
        /// The carpet goes anywhere but to the tile where the move is.
        SameTile = "same-tile",
        /// No meeple of this colour is in hand, or none stands where the last one lands.
        WrongColour = "wrong-colour",
        /// After this no legal last drop is left.
        NoEnding = "no-ending",
        /// A legal move exists.
        MustMove = "must-move",
        /// A victim can be reached without a fakir.
        MustKill = "must-kill",
        /// Coins, elders or fakirs are missing.
        CannotPay = "cannot-pay",
        /// The price is not on the track.
        NoSuchPrice = "no-such-price",
        /// The spot is taken, or the group is full.
        Taken = "taken",
        /// The victim is too far away.
        OutOfRange = "out-of-range",
        /// Boaz protects the victim.
        Protected = "protected",
        /// The meeple, card or djinn is not there.
        NotThere = "not-there",
        /// One more, or one less, must be taken.
        WrongCount = "wrong-count",
        /// The player does not have this djinn, item or whim.
        NotOwned = "not-owned",
        /// The power, or a magic item, was used in this turn.
        UsedThisTurn = "used-this-turn",
        /// The condition of the whim is not met.
        NotFulfilled = "not-fulfilled",
        /// The row does not have that many cards, or a card is named twice.
        NoOrder = "no-order",
        /// The power cannot be used at this moment.
        WrongMoment = "wrong-moment",
        /// There is nothing for it to act on.
        NoEffect = "no-effect",
        /// The tile does not allow it.
        WrongTile = "wrong-tile",
        /// The piece can go there without a payment.
        NeedlessPayment = "needless-payment",
        /// The player must not decline the tile's action.
        Compulsory = "compulsory",
        /// The game has ended.
        GameOver = "game-over",
    }
}

impl Refusal {
    /// Returns the rule behind the refusal of an action (docs/rules.md). One reason can have several rules:
    /// [`CannotPay`](Self::CannotPay) cites another one for a bid than for a market.
    #[must_use]
    pub const fn rule_for(self, action: Action) -> &'static str {
        match (self, action) {
            (Self::CannotPay | Self::NoSuchPrice | Self::NotOwned, Action::Bid { fakirs: 1.., .. }) => "R-B4",
            (Self::CannotPay | Self::NotThere | Self::WrongCount, Action::Buy(..)) => "R-T6",
            (Self::CannotPay | Self::NotThere, Action::TakeDjinn(..)) => "R-T7",
            (Self::CannotPay, Action::Power { .. } | Action::Place { .. }) => "R-T2",
            (Self::CannotPay, Action::Build(_)) => "R-L1",
            (Self::NotThere, Action::Sell(_)) => "R-T8",
            (Self::NotThere, Action::Keep(_)) => "R-T2",
            (Self::NotOwned, Action::Whim(_)) => "R-W2",
            (Self::CannotPay | Self::NoEffect, Action::TakeItem(_)) => "R-T4",
            (Self::Impassable | Self::WrongColour | Self::NotAdjacent, Action::Bring(..)) => "R-T2",
            (Self::NotThere | Self::WrongCount | Self::OffBoard | Self::Taken, Action::Use(_)) => "R-T2",
            (Self::Impassable, Action::Drop(..)) => "R-M1",
            _ => self.rule(),
        }
    }

    /// Returns the rule behind it, whatever the action.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            Self::WrongStep => "R-T2",
            Self::OffBoard | Self::NothingThere | Self::NotAdjacent | Self::Mountain => "R-M1",
            Self::Impassable => "R-T9",
            Self::SameTile => "R-M4",
            Self::NoOrder => "R-T2",
            Self::NotFulfilled => "R-W2",
            Self::StepsBack => "R-M2",
            Self::WrongColour => "R-M4",
            Self::NoEnding => "R-M5",
            Self::MustMove => "R-T1",
            Self::MustKill | Self::OutOfRange | Self::Protected | Self::NotThere => "R-A1",
            Self::CannotPay => "R-B3",
            Self::NoSuchPrice | Self::Taken => "R-B1",
            Self::WrongCount => "R-A4",
            Self::NotOwned | Self::UsedThisTurn | Self::WrongMoment | Self::NoEffect => "R-T2",
            Self::WrongTile => "R-T5",
            Self::NeedlessPayment => "R-T3",
            Self::Compulsory => "R-T4",
            Self::GameOver => "R-E1",
        }
    }

    /// Returns the reason as one English sentence, for the engine and for logs. The page has its own words in each
    /// language.
    #[must_use]
    pub const fn message(self) -> &'static str {
        match self {
            Self::WrongStep => "the step asks for something else",
            Self::OffBoard => "there is no such tile on this board",
            Self::NothingThere => "the tile has no meeple to pick up",
            Self::NotAdjacent => "the tile does not share a side with the last one",
            Self::StepsBack => "the tile is the one left just before",
            Self::Mountain => "a mountain stands between the tiles",
            Self::Impassable => "nothing can be on the chasm or the lake",
            Self::SameTile => "the carpet goes anywhere but to this very tile",
            Self::WrongColour => "no meeple of this colour is in hand, or none stands where the last one lands",
            Self::NoEnding => "after this no legal last drop is left",
            Self::MustMove => "a legal move exists",
            Self::MustKill => "a victim can be reached without a fakir",
            Self::CannotPay => "coins, elders or fakirs are missing",
            Self::NoSuchPrice => "the price is not on the track",
            Self::Taken => "the spot is taken",
            Self::OutOfRange => "the victim is too far away",
            Self::Protected => "the victim is protected by Boaz",
            Self::NotThere => "that is not there to take",
            Self::WrongCount => "the number to take is another",
            Self::NotOwned => "the player does not have it",
            Self::UsedThisTurn => "the power, or a magic item, was used in this turn",
            Self::NotFulfilled => "the condition of the whim is not met",
            Self::NoOrder => "the order must name every card of the row once",
            Self::WrongMoment => "the power cannot be used at this moment",
            Self::NoEffect => "there is nothing to act on",
            Self::WrongTile => "the tile does not allow this",
            Self::NeedlessPayment => "the piece can go there for nothing",
            Self::Compulsory => "the tile's action may not be declined",
            Self::GameOver => "the game has ended",
        }
    }
}

impl std::error::Error for Refusal {}
