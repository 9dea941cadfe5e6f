//! How many play, and their names.

use super::{Draft, StartPhase};
use crate::game::{MAX_PLAYERS, MIN_PLAYERS, Outfit, Player, Seat};
use crate::notation::sketch::NAMES;
use crate::ui::library::saved::plain_name;

impl Draft {
    /// Changes the number of players and places all markers anew.
    pub(super) fn set_players(&mut self, count: usize) {
        let count = count.clamp(MIN_PLAYERS, MAX_PLAYERS);
        let outfit = Outfit::of(count, self.state.expansions);
        let state = &mut self.state;
        state.players.truncate(count);
        for seat in state.players.len()..count {
            let outfit = outfit.unwrap_or(Outfit { camels: 8, tent: false, markers: 1, coins: 50 });
            let is_free = |name: &&&str| state.players.iter().all(|player| *player.name != ***name);
            let name = NAMES[seat..].iter().chain(&NAMES).find(is_free).unwrap_or(&NAMES[seat]);
            state.players.push(Player::new((*name).into(), outfit));
        }
        for square in state.board.squares() {
            let place = state.board.contents_mut(square);
            if place.owner().is_some_and(|seat| seat.index() >= count) {
                place.piece = None;
            }
        }
        let seat = |seat: Seat| if seat.index() < count { seat } else { Seat(0) };
        let phase = match self.start_phase() {
            StartPhase::Bid(bidder) => StartPhase::Bid(seat(bidder)),
            StartPhase::Turn(player) => StartPhase::Turn(seat(player)),
            StartPhase::AsIs => StartPhase::Turn(Seat(0)),
        };
        self.begin_with(phase);
    }

    /// Renames a player; an empty name changes nothing.
    pub fn rename(&mut self, seat: Seat, name: &str) {
        let name = plain_name(name);
        if let Some(player) = self.state.players.get_mut(seat.index()).filter(|_| !name.is_empty()) {
            player.name = name.into();
        }
    }
}
