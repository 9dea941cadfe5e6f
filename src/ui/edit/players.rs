//! Who plays, whose move it is, and the markers on the two tracks.

use super::Draft;
use crate::game::{Outfit, Phase, Player, Seat, State, Turn, TurnOrder};
use crate::ui::lesson::sketch::NAMES;

/// The most characters of a name.
const LONGEST_NAME: usize = 60;

/// Which part of a round a position begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StartPhase {
    /// A player bids.
    Bid(Seat),
    /// A player's turn begins.
    Turn(Seat),
    /// It stands amid a turn, or at the end of a game: as it came.
    Within,
}

/// A row of markers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Track {
    /// The bid order.
    Bid,
    /// The turn order, at this price.
    Spot(u8),
}

impl Track {
    /// The markers there, first to act first.
    #[must_use]
    pub fn markers(self, state: &State) -> &[Seat] {
        match self {
            Self::Bid => &state.bid_order,
            Self::Spot(price) => state.turn_order.group(price),
        }
    }

    /// Every track of a position, the bid order first, then the cheapest price.
    #[must_use]
    pub fn all(state: &State) -> Vec<Self> {
        std::iter::once(Self::Bid).chain(state.turn_order.prices().map(Self::Spot)).collect()
    }

    fn lay(self, state: &mut State, markers: Vec<Seat>) {
        match self {
            Self::Bid => state.bid_order = markers,
            Self::Spot(price) => {
                let old = state.turn_order.clone();
                let mut order = TurnOrder::new(state.players.len());
                for other in order.prices() {
                    let group = if other == price { &markers[..] } else { old.group(other) };
                    group.iter().rev().for_each(|&seat| order.push(other, seat));
                }
                state.turn_order = order;
            }
        }
    }
}

impl Draft {
    /// Lets so many play; the markers are laid out anew.
    pub(super) fn set_players(&mut self, count: usize) {
        let count = count.clamp(2, 5);
        let outfit = Outfit::of(count, self.state.expansions);
        let state = &mut self.state;
        state.players.truncate(count);
        for seat in state.players.len()..count {
            let outfit = outfit.unwrap_or(Outfit { camels: 8, tent: false, markers: 1, coins: 50 });
            let is_free = |name: &&&str| state.players.iter().all(|player| player.name() != **name);
            let name = NAMES[seat..].iter().chain(&NAMES).find(is_free).unwrap_or(&NAMES[seat]);
            state.players.push(Player::new((*name).into(), outfit));
        }
        for square in state.board.squares() {
            let place = state.board.place_mut(square);
            if place.owner.is_some_and(|seat| seat.index() >= count) {
                place.set_piece(None);
            }
        }
        let seat = |seat: Seat| if seat.index() < count { seat } else { Seat(0) };
        let moment = match self.moment() {
            StartPhase::Bid(bidder) => StartPhase::Bid(seat(bidder)),
            StartPhase::Turn(player) => StartPhase::Turn(seat(player)),
            StartPhase::Within => StartPhase::Turn(Seat(0)),
        };
        self.begin_with(moment);
    }

    /// Calls a player by another name; an empty one is not taken.
    pub fn rename(&mut self, seat: Seat, name: &str) {
        let name: String = crate::ui::saved::plain_name(name).chars().take(LONGEST_NAME).collect();
        if let Some(player) = self.state.players.get_mut(seat.index()).filter(|_| !name.is_empty()) {
            player.name = name.into();
        }
    }

    /// Which part of a round it begins with.
    #[must_use]
    pub fn moment(&self) -> StartPhase {
        match &self.state.phase {
            Phase::Bid => StartPhase::Bid(self.state.bid_order.first().copied().unwrap_or(Seat(0))),
            Phase::Turn(turn) if *turn == Turn::new(turn.player) => StartPhase::Turn(turn.player),
            Phase::Turn(_) | Phase::Over => StartPhase::Within,
        }
    }

    /// Begins with another part of a round. Markers are laid out plainly: all on the bid order before bids; in a turn that of the player
    /// there, and the others at the cheapest prices.
    pub fn begin_with(&mut self, moment: StartPhase) {
        let (first, is_turn) = match moment {
            StartPhase::Bid(seat) => (seat, false),
            StartPhase::Turn(seat) => (seat, true),
            StartPhase::Within => return,
        };
        let count = self.state.players.len();
        // A text may bring a position without players.
        if first.index() >= count {
            return;
        }
        let each = self.outfit().map_or(1, |outfit| usize::from(outfit.markers));
        let mut markers: Vec<Seat> = (0..each).flat_map(|_| (0..count as u8).map(Seat)).collect();
        if let Some(own) = markers.iter().position(|&seat| seat == first) {
            markers.rotate_left(own);
        }
        let state = &mut self.state;
        state.turn_order = TurnOrder::new(count);
        state.phase = if is_turn { Phase::Turn(Turn::new(first)) } else { Phase::Bid };
        if is_turn {
            let mut waiting = markers.split_off(1).into_iter();
            for price in state.turn_order.prices() {
                let room = state.turn_order.capacity(price);
                let group: Vec<Seat> = waiting.by_ref().take(room).collect();
                group.into_iter().rev().for_each(|seat| state.turn_order.push(price, seat));
            }
        }
        state.bid_order = markers;
        self.settle();
    }

    /// Puts a player's marker behind those on a track; another one of theirs leaves its place for it, if no more are left.
    pub fn put_marker(&mut self, track: Track, seat: Seat) {
        let most = self.outfit().map_or(1, |outfit| usize::from(outfit.markers));
        let state = &mut self.state;
        let tracks = Track::all(state);
        let count = |state: &State| {
            let markers = tracks.iter().flat_map(|track| track.markers(state));
            markers.filter(|&&marker| marker == seat).count()
        };
        if count(state) >= most {
            let mut others = tracks.iter().filter(|&&other| other != track);
            let from = others.find_map(|&other| Some((other, other.markers(state).iter().position(|&m| m == seat)?)));
            let Some((other, at)) = from else { return };
            let mut markers = other.markers(state).to_vec();
            markers.remove(at);
            other.lay(state, markers);
        }
        let mut markers = track.markers(state).to_vec();
        markers.push(seat);
        track.lay(state, markers);
    }

    /// Takes the marker at a place of a track away, counted from 0.
    pub fn take_marker(&mut self, track: Track, at: usize) {
        let mut markers = track.markers(&self.state).to_vec();
        if at < markers.len() {
            markers.remove(at);
            track.lay(&mut self.state, markers);
        }
    }
}
