//! Building the scene.

use super::controls::{buttons, is_usable};
use super::intent::at_tile;
use super::{Cell, HandGroup, Light, PlayerView, Preview, Prompt, Ring, Scene, Selection, Slot, Spot, Viewer};
use crate::game::{
    Action, Card, Djinn, Drops, Event, Game, Meeple, Meeples, Phase, Place, Record, ScoreLine, Seat, Square, Step,
    TileKind, Victim,
};

/// The move of this turn: the start, then each drop.
#[derive(Default)]
struct Path {
    start: Option<Square>,
    drops: Vec<(Square, Meeple)>,
}

impl Path {
    fn of(record: &Record) -> Self {
        let mut path = Self::default();
        for event in record.turn_events() {
            match event {
                Event::PickedUp { tile, .. } => path = Self { start: Some(*tile), drops: Vec::new() },
                Event::Dropped { tile, meeple } => path.drops.push((*tile, *meeple)),
                _ => {}
            }
        }
        path
    }

    fn squares(&self) -> Vec<Square> {
        self.start.into_iter().chain(self.drops.iter().map(|&(square, _)| square)).collect()
    }

    /// The meeples of the place that fell in this move and are still there.
    fn lying(&self, square: Square, place: &Place) -> Vec<Meeple> {
        let mut there = place.meeples;
        let dropped = self.drops.iter().filter(|&&(tile, _)| tile == square);
        dropped
            .filter_map(|&(_, meeple)| {
                there = there.without(meeple)?;
                Some(meeple)
            })
            .collect()
    }
}

impl Scene {
    /// What one pair of eyes sees of the game as it stands.
    #[must_use]
    pub fn of(record: &Record, selection: &Selection, viewer: Viewer) -> Self {
        let game = record.game();
        let legal = if viewer == Viewer::Nobody { Vec::new() } else { game.legal_actions() };
        let path = Path::of(record);
        let look = selection.look.filter(|&square| game.check(Action::Take(square)).is_ok()).and_then(|square| {
            let sow = game.sow_from(square)?;
            Some((square, sow.ends()))
        });
        let stage = Stage { game, legal: &legal, selection, path: &path, ends: look.map(|(_, ends)| ends) };
        let rows = (0..game.board.rows()).rev();
        let squares = rows.flat_map(|row| (0..game.board.columns()).filter_map(move |column| Square::new(column, row)));
        let ring = selection.ring.map(|square| Ring { square, choices: at_tile(&legal, selection, square) });
        let is_asked = |ring: &Ring| ring.choices.len() > 1 || ring.choices.iter().any(|&choice| game.reveals(choice));
        Self {
            columns: game.board.columns(),
            cells: squares.filter_map(|square| Some(stage.cell(square, game.board.get(square)?))).collect(),
            path: path.squares(),
            hand: stage.hand(),
            is_collected: game.sow().is_none(),
            look,
            ring: ring.filter(is_asked),
            prompt: Prompt::of(game, &legal, selection),
            buttons: buttons(game, &legal, selection),
            spots: stage.spots(),
            bid_order: game.bid_order.clone(),
            market: stage.market(),
            djinns: stage.djinns(viewer),
            players: game.seats().map(|seat| stage.player(seat, viewer)).collect(),
            active: game.active(),
            round: game.round,
            is_last_round: game.ending,
            can_undo: record.can_undo(),
            can_redo: record.can_redo(),
        }
    }
}

/// What the parts of a scene are built from.
struct Stage<'a> {
    game: &'a Game,
    legal: &'a [Action],
    selection: &'a Selection,
    path: &'a Path,
    ends: Option<Drops>,
}

impl Stage<'_> {
    fn step(&self) -> Option<&Step> {
        self.game.turn().map(|turn| &turn.step)
    }

    fn cell(&self, square: Square, place: &Place) -> Cell {
        let lying = self.path.lying(square, place);
        let mut standing = place.meeples;
        standing.remove_all(lying.iter().copied().collect());
        let choices = at_tile(self.legal, self.selection, square);
        let mut chosen = Meeples::NONE;
        for action in &choices {
            match *action {
                Action::Drop(_, meeple) => chosen.add(meeple, 1),
                Action::Kill(_, meeples) => chosen.add_all(meeples),
                _ => {}
            }
        }
        let tribes: Vec<_> = chosen.tribes().collect();
        let hand = self.game.sow();
        Cell {
            square,
            tile: place.tile,
            standing,
            lying,
            owner: place.owner,
            palms: place.palms,
            palaces: place.palaces,
            steps: self
                .path
                .squares()
                .iter()
                .enumerate()
                .filter(|&(_, &tile)| tile == square)
                .map(|(step, _)| step)
                .collect(),
            is_here: self.here() == Some(square),
            light: self.light(square, &choices),
            preview: hand.filter(|hand| hand.hand().len() == 1).and_then(|_| self.preview(place, square, &tribes)),
            fakirs: choices.first().map_or(0, |action| self.fakirs(*action)),
            tribes,
            ends: self.ends.map(|ends| ends.on(square).collect()).unwrap_or_default(),
            is_counted: self.is_counted(square, place),
            choices,
        }
    }

    /// Where the move stands: the last tile of the path, or the tile of the hand in a position loaded amid a move.
    fn here(&self) -> Option<Square> {
        match self.step() {
            Some(Step::Sow(hand)) => Some(hand.at),
            _ => self.path.drops.last().map(|&(square, _)| square).or(self.path.start),
        }
    }

    fn fakirs(&self, action: Action) -> u8 {
        match action {
            Action::Kill(victim, _) => self.game.fakirs_to_kill(victim).unwrap_or(0),
            _ => 0,
        }
    }

    fn light(&self, square: Square, choices: &[Action]) -> Light {
        match choices.first() {
            Some(Action::Take(_)) => Light::Alive,
            Some(Action::Drop(..)) => Light::Lit,
            Some(_) => Light::Target,
            None => match self.step() {
                Some(Step::Sow(hand)) if hand.at.is_adjacent(square) => {
                    let meeple = self.selection.colour.or_else(|| hand.meeples.tribes().next());
                    let refusal = meeple.and_then(|meeple| self.game.check(Action::Drop(square, meeple)).err());
                    refusal.map_or(Light::Calm, Light::Blocked)
                }
                _ => Light::Calm,
            },
        }
    }

    /// What the last meeple gives on this tile.
    fn preview(&self, place: &Place, square: Square, tribes: &[Meeple]) -> Option<Preview> {
        let &[meeple] = tribes else { return None };
        let seat = self.game.active()?;
        let player = self.game.player(seat);
        let count = place.meeples.count(meeple) + 1;
        let is_emptied = place.meeples.len() == u32::from(count) - 1;
        let gain = match meeple {
            Meeple::Builder => u32::from(count) * self.game.board.blue_around(square),
            Meeple::Merchant => u32::from(count).min(self.game.supply.cards().row().len() as u32),
            Meeple::Assassin => count.into(),
            Meeple::Vizier | Meeple::Elder => self.game.points_of_more(seat, meeple, count),
        };
        let supply = &self.game.supply;
        let has_action = match (place.tile.kind.building(), place.tile.kind.market()) {
            (Some(building), _) => supply.left(building) > 0,
            (_, Some(_)) if meeple == Meeple::Merchant => supply.cards().row().len() > gain as usize,
            (_, Some(_)) => !supply.cards().row().is_empty(),
            _ => !supply.djinns().row().is_empty(),
        };
        let is_taken = is_emptied && place.owner.is_none() && player.camels() > 0;
        Some(Preview { meeple, count, is_taken, gain, has_action })
    }

    fn is_counted(&self, square: Square, place: &Place) -> bool {
        let at = self.game.turn().and_then(|turn| turn.at);
        let is_building = matches!(self.step(), Some(Step::Tribe(collected)) if collected.meeple == Meeple::Builder);
        let is_near = |at: Square| at == square || self.game.board.around(at).any(|other| other == square);
        is_building && place.tile.is_blue() && at.is_some_and(is_near)
    }

    fn hand(&self) -> Vec<HandGroup> {
        let groups = match self.step() {
            Some(Step::Sow(hand)) => hand.meeples,
            Some(Step::Tribe(collected)) => Meeples::of(collected.meeple, collected.count),
            _ => Meeples::NONE,
        };
        let can_drop =
            |meeple| self.legal.iter().any(|action| matches!(action, Action::Drop(_, other) if *other == meeple));
        groups
            .tribes()
            .map(|meeple| HandGroup {
                meeple,
                count: groups.count(meeple),
                is_chosen: self.selection.colour == Some(meeple),
                can_drop: can_drop(meeple),
            })
            .collect()
    }

    fn spots(&self) -> Vec<Spot> {
        let track = match self.selection.bid {
            Some(price) => self.game.order_after(price),
            None => self.game.turn_order.clone(),
        };
        let is_bidding = self.game.phase == Phase::Bid;
        track
            .prices()
            .map(|price| {
                let fakirs = if self.selection.bid == Some(price) { self.selection.fakirs } else { 0 };
                let is_open = self
                    .legal
                    .iter()
                    .any(|action| matches!(action, Action::Bid { price: other, .. } if *other == price));
                Spot {
                    price,
                    capacity: track.capacity(price),
                    markers: track.group(price).to_vec(),
                    is_previewed: self.selection.bid == Some(price),
                    is_open: is_bidding && is_open,
                    due: self.game.bid_price(price, fakirs).ok().filter(|_| !self.legal.is_empty()),
                }
            })
            .collect()
    }

    fn market(&self) -> Vec<Slot<Card>> {
        let kind = self
            .game
            .turn()
            .and_then(|turn| turn.at)
            .and_then(|at| self.game.board.get(at))
            .map(|place| place.tile.kind);
        let among = kind.and_then(TileKind::market).map_or(0, |market| market.among);
        let can_buy = self.legal.iter().any(|action| matches!(action, Action::Buy(..)));
        let mut chosen = self.selection.card;
        let row = self.game.supply.cards().row().iter().enumerate();
        row.map(|(index, &card)| Slot {
            card,
            is_lit: can_buy && index < among,
            is_chosen: chosen.take_if(|chosen| *chosen == card).is_some(),
        })
        .collect()
    }

    fn djinns(&self, viewer: Viewer) -> Vec<Slot<Djinn>> {
        let knows = self.game.active().is_some_and(|seat| viewer.knows(seat));
        let offered = match self.step() {
            Some(Step::Keep { drawn, .. }) if knows => drawn,
            _ => self.game.supply.djinns().row(),
        };
        let is_lit = |djinn| {
            let is_meant = |action: &Action| matches!(action, Action::TakeDjinn(other, _) | Action::Keep(other) if *other == djinn);
            self.legal.iter().any(is_meant)
        };
        let slot = |&djinn: &Djinn| Slot {
            card: djinn,
            is_lit: is_lit(djinn),
            is_chosen: self.selection.djinn == Some(djinn),
        };
        offered.iter().map(slot).collect()
    }

    fn player(&self, seat: Seat, viewer: Viewer) -> PlayerView {
        let player = self.game.player(seat);
        let is_active = self.game.active() == Some(seat);
        let is_shown = self.game.is_over() || viewer.knows(seat);
        let score = self.game.score(seat);
        let djinns = player.djinns().iter().map(|&djinn| Slot {
            card: djinn,
            is_lit: is_active && is_usable(self.legal, djinn),
            is_chosen: self.selection.djinn == Some(djinn)
                || self.selection.power.is_some_and(|(other, _)| other == djinn),
        });
        let targets = self.legal.iter().filter_map(|action| match action {
            Action::Kill(Victim::Of(other), meeples) if *other == seat => Some(meeples.iter()),
            _ => None,
        });
        PlayerView {
            seat,
            name: player.name().to_owned(),
            coins: is_shown.then(|| player.coins()),
            camels: player.camels(),
            meeples: player.meeples(),
            goods: player.goods(),
            fakirs: player.fakirs(),
            djinns: djinns.collect(),
            targets: targets.flatten().collect(),
            score: if is_shown { score } else { score.without(ScoreLine::Coins) },
            is_active,
            is_winner: self.game.is_over() && self.game.winners().contains(&seat),
        }
    }
}
