//! The reasons for refusing an action: one flat list, each with its rule.

use super::{Action, named::named};

/// Declares the refusals: each with its name, its rule and its sentence, which documents it.
macro_rules! refusals {
    ($($member:ident = $name:literal, $rule:literal, $sentence:literal;)+) => {
        named! {
            /// The reason for which an action is not legal. A refused action changes nothing.
            Refusal, "a reason" { $(#[doc = $sentence] $member = $name),+ }
        }

        impl Refusal {
            /// Returns the rule behind it, whatever the action (docs/rules.md).
            pub const fn rule(self) -> &'static str {
                match self { $(Self::$member => $rule),+ }
            }

            /// Returns the reason as one English sentence, for the engine and for logs. The page has its own words in
            /// each language.
            pub const fn message(self) -> &'static str {
                match self { $(Self::$member => $sentence),+ }
            }
        }
    };
}

refusals! {
    WrongStep = "wrong-step", "R-T2", "the step asks for something else";
    OffBoard = "off-board", "R-M1", "there is no such tile on this board";
    NothingThere = "nothing-there", "R-M1", "the tile has no meeple to pick up";
    NotAdjacent = "not-adjacent", "R-M1", "the tile does not share a side with the last one";
    StepsBack = "steps-back", "R-M2", "the tile is the one left just before";
    Mountain = "mountain", "R-M1", "a mountain stands between the tiles";
    Impassable = "impassable", "R-T9", "nothing can be on the chasm or the lake";
    SameTile = "same-tile", "R-M4", "the carpet goes anywhere but to this very tile";
    WrongColour = "wrong-colour", "R-M4", "no meeple of this colour is in hand, or none stands where the last one lands";
    NoEnding = "no-ending", "R-M5", "after this no legal last drop is left";
    MustMove = "must-move", "R-T1", "a legal move exists";
    MustKill = "must-kill", "R-A1", "a victim can be reached without a fakir";
    CannotPay = "cannot-pay", "R-B3", "coins, elders or fakirs are missing";
    NoSuchPrice = "no-such-price", "R-B1", "the price is not on the track";
    Taken = "taken", "R-B1", "the spot is taken";
    OutOfRange = "out-of-range", "R-A1", "the victim is too far away";
    Protected = "protected", "R-A1", "the victim is protected by Boaz";
    NotThere = "not-there", "R-A1", "that is not there to take";
    WrongCount = "wrong-count", "R-A4", "the number to take is another";
    NotOwned = "not-owned", "R-T2", "the player does not have it";
    UsedThisTurn = "used-this-turn", "R-T2", "the power, or a magic item, was used in this turn";
    NotFulfilled = "not-fulfilled", "R-W2", "the condition of the whim is not met";
    NoOrder = "no-order", "R-T2", "the order must name every card of the row once";
    WrongMoment = "wrong-moment", "R-T2", "the power cannot be used at this moment";
    NoEffect = "no-effect", "R-T2", "there is nothing to act on";
    WrongTile = "wrong-tile", "R-T5", "the tile does not allow this";
    NeedlessPayment = "needless-payment", "R-T3", "the piece can go there for nothing";
    Compulsory = "compulsory", "R-T4", "the tile's action may not be declined";
    GameOver = "game-over", "R-E1", "the game has ended";
}

impl Refusal {
    /// Returns the rule behind the refusal of an action (docs/rules.md). One reason can have several rules:
    /// [`CannotPay`](Self::CannotPay) cites another one for a bid than for a market.
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
}

impl std::error::Error for Refusal {}
