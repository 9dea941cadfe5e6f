//! Building the scene.

use super::controls::{buttons, fakir_stepper};
use super::intent::{at_control, at_tile};
use super::overlay::Guide;
use super::path::Path;
use super::{
    Aids, Cell, DeckCounts, HandGroup, Highlight, ItemCounts, OpenActions, Preview, Prompt, Ring, Scene, Selection,
    Sight, Slot, Spot, Viewer,
};
use crate::game::{
    Action, Boost, Card, Deck, Djinn, Drops, Expansion, Game, Item, Meeple, Meeples, Phase, Place, Prize, Record, Seat,
    Spell, Square, Step, TileKind,
};
use crate::ui::allow::Allow;
use crate::ui::overlay::Overlay;

impl Scene {
    /// Builds the scene of the game as it stands, with every legal action open.
    #[must_use]
    pub fn of(record: &Record, selection: &Selection, viewer: Viewer) -> Self {
        let actions = &OpenActions::of(record.game(), &Allow::Everything);
        Self::within(record, &Sight { viewer, selection, look: None, actions, overlays: &[] })
    }

    /// Builds the scene of the game as it stands, where only some actions may be open, with overlays.
    #[must_use]
    pub fn within(record: &Record, sight: &Sight) -> Self {
        let mut scene = Self::build(record, sight, sight.viewer == Viewer::Nobody);
        if sight.actions.is_picture() {
            (scene.can_undo, scene.can_reset, scene.can_redo) = (false, false, false);
        }
        if sight.overlays.is_empty() { scene } else { scene.guided(record.game(), sight.look, sight.overlays) }
    }

    fn guided(mut self, game: &Game, look: Option<Square>, overlays: &[Overlay]) -> Self {
        let guide = Guide::of(game, overlays, look);
        for cell in &mut self.cells {
            cell.aids = guide.aids(cell.square);
        }
        Self { is_scored: overlays.contains(&Overlay::Score), ..self }
    }

    /// Builds a picture with nothing to do: a moment of the past as the viewer may see it now, or a game left as it is.
    #[must_use]
    pub fn still(record: &Record, viewer: Viewer) -> Self {
        let scene = Self::picture(record, viewer);
        Self { can_undo: false, can_reset: false, can_redo: false, ..scene }
    }

    /// Builds the end of a game, be it over or ended early by the players: everything hidden is shown, and the best of those
    /// who stayed win.
    #[must_use]
    pub fn ended(record: &Record, left: &[Seat]) -> Self {
        let mut scene = Self::picture(record, Viewer::Table);
        let winners = record.game().winners_among(|seat| !left.contains(&seat));
        for player in &mut scene.players {
            player.is_active = false;
            player.is_winner = winners.contains(&player.seat);
        }
        Self { active: None, prompt: Prompt::Over(winners), ..scene }
    }

    fn picture(record: &Record, viewer: Viewer) -> Self {
        let (selection, actions) = (&Selection::Nothing, &OpenActions::default());
        Self::build(record, &Sight { viewer, selection, look: None, actions, overlays: &[] }, true)
    }

    fn build(record: &Record, sight: &Sight, is_closed: bool) -> Self {
        let &Sight { viewer, selection, actions, .. } = sight;
        let legal = if is_closed { &[] } else { actions.open() };
        let game = record.game();
        let path = Path::of(record);
        let look = sight.look.filter(|&square| game.check(Action::Take(square)).is_ok()).and_then(|square| {
            let flies = game.turn().is_some_and(|turn| turn.boosts.contains(&Boost::Carpet));
            let sow = game.sow_from(square)?.by_carpet(flies);
            Some((square, sow.ends()))
        });
        let builder = SceneBuilder { game, legal, selection, path: &path, ends: look.map(|(_, ends)| ends), is_closed };
        let rows = (0..game.board.rows()).rev();
        let squares = rows.flat_map(|row| (0..game.board.columns()).filter_map(move |column| Square::new(column, row)));
        // Camel or tent is asked on the tile itself.
        let control = match game.turn().map(|turn| &turn.step) {
            Some(Step::Control { tile, .. }) if !is_closed => Some(*tile),
            _ => None,
        };
        let ring = control.or(selection.ring()).map(|square| {
            let choices =
                if control.is_some() { at_control(game, legal, square) } else { at_tile(legal, selection, square) };
            Ring { square, choices }
        });
        let is_asked = |ring: &Ring| ring.choices.len() > 1 || ring.choices.iter().any(|&choice| game.reveals(choice));
        Self {
            expansions: game.expansions,
            items: game
                .expansions
                .contains(Expansion::Artisans)
                .then(|| ItemCounts { pile: game.supply.items().len(), discard: game.supply.item_discard().to_vec() }),
            columns: game.board.columns(),
            cells: squares.filter_map(|square| Some(builder.cell(square, game.board.get(square)?))).collect(),
            path: path.squares(),
            hand: builder.hand(),
            is_collected: game.sow().is_none(),
            look,
            ring: ring.filter(is_asked),
            prompt: Prompt::of(game, legal, selection),
            buttons: if is_closed { Vec::new() } else { buttons(game, legal, selection) },
            fakirs: if is_closed { None } else { fakir_stepper(game, legal, selection) },
            spots: builder.spots(),
            bid_order: game.bid_order.clone(),
            market: builder.market(),
            cards: counts(game.supply.cards()),
            card_order: builder.is_ordering().then(|| selection.order().to_vec()),
            djinn_counts: counts(game.supply.djinns()),
            is_keeping_djinn: builder.is_keeping_djinn(),
            djinns: builder.djinns(viewer),
            players: game.seats().map(|seat| builder.player(seat, viewer)).collect(),
            active: game.active(),
            round: game.round,
            is_last_round: game.ending,
            is_scored: false,
            can_undo: record.can_undo() || selection.is_half_made(),
            can_reset: record.can_undo(),
            can_redo: record.can_redo(),
        }
    }
}

fn counts<T: Copy + PartialEq>(deck: &Deck<T>) -> DeckCounts {
    DeckCounts { pile: deck.pile().len(), discard: deck.discard().len() }
}

/// What the parts of a scene are built from.
pub(super) struct SceneBuilder<'a> {
    pub(super) game: &'a Game,
    pub(super) legal: &'a [Action],
    pub(super) selection: &'a Selection,
    path: &'a Path,
    ends: Option<Drops>,
    /// Whether there is nothing to do.
    is_closed: bool,
}

impl SceneBuilder<'_> {
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
                Action::Drop(_, meeple) | Action::Bring(_, meeple) => chosen.add(meeple, 1),
                Action::Kill(_, meeples) | Action::Use(Spell::Scimitar(_, meeples)) => chosen.add_all(meeples),
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
            piece: place.piece(),
            whim: place.whim,
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
            aids: Aids::default(),
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

    fn light(&self, square: Square, choices: &[Action]) -> Highlight {
        match choices.first() {
            Some(Action::Take(_)) => Highlight::Alive,
            Some(Action::Drop(..)) => Highlight::Lit,
            Some(_) => Highlight::Target,
            None if self.is_closed => Highlight::Calm,
            None => match self.step() {
                Some(Step::Sow(hand)) if hand.at.is_adjacent(square) => {
                    let meeple = self.selection.colour().or_else(|| hand.meeples.tribes().next());
                    let refusal = meeple.and_then(|meeple| self.game.check(Action::Drop(square, meeple)).err());
                    refusal.map_or(Highlight::Calm, Highlight::Blocked)
                }
                _ => Highlight::Calm,
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
            Meeple::Vizier | Meeple::Elder | Meeple::Artisan => self.game.points_of_more(seat, meeple, count),
        };
        let supply = &self.game.supply;
        let has_action = match (place.tile.kind.building(), place.tile.kind.market()) {
            (Some(building), _) => supply.left(building) > 0,
            (_, Some(_)) if meeple == Meeple::Merchant => supply.cards().row().len() > gain as usize,
            (_, Some(_)) => !supply.cards().row().is_empty(),
            _ => match place.tile.kind {
                TileKind::Workshop(_) => !supply.items().is_empty(),
                TileKind::City(_) => place.whim.is_some(),
                _ => !supply.djinns().row().is_empty(),
            },
        };
        let is_taken = is_emptied && place.owner.is_none() && (player.camels() > 0 || player.has_tent());
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
            Some(step) => step.collected().map_or(Meeples::NONE, |held| Meeples::of(held.meeple, held.count)),
            None => Meeples::NONE,
        };
        let can_drop =
            |meeple| self.legal.iter().any(|action| matches!(action, Action::Drop(_, other) if *other == meeple));
        groups
            .tribes()
            .map(|meeple| HandGroup {
                meeple,
                count: groups.count(meeple),
                is_chosen: self.selection.colour() == Some(meeple),
                can_drop: can_drop(meeple),
            })
            .collect()
    }

    fn spots(&self) -> Vec<Spot> {
        let track = match self.selection.bid() {
            Some(price) => self.game.order_after(price),
            None => self.game.turn_order.clone(),
        };
        let is_bidding = self.game.phase == Phase::Bid;
        track
            .prices()
            .map(|price| {
                let fakirs = if self.selection.bid() == Some(price) { self.selection.fakirs() } else { 0 };
                let is_open = self
                    .legal
                    .iter()
                    .any(|action| matches!(action, Action::Bid { price: other, .. } if *other == price));
                Spot {
                    price,
                    capacity: track.capacity(price),
                    markers: track.group(price).to_vec(),
                    is_previewed: self.selection.bid() == Some(price),
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
        let is_ordering = self.is_ordering();
        let mut chosen = self.selection.card();
        let row = self.game.supply.cards().row().iter().enumerate();
        row.map(|(index, &card)| Slot {
            card,
            is_lit: is_ordering || can_buy && index < among,
            is_chosen: self.selection.order().contains(&(index as u8 + 1))
                || chosen.take_if(|chosen| *chosen == card).is_some(),
        })
        .collect()
    }

    /// Whether the player puts the market in order with the horn.
    fn is_ordering(&self) -> bool {
        !self.is_closed && matches!(self.step(), Some(Step::Order { .. }))
    }

    /// Whether the player keeps one of several djinns drawn.
    fn is_keeping_djinn(&self) -> bool {
        matches!(self.step(), Some(Step::Keep { drawn, .. }) if matches!(drawn[..], [Prize::Djinn(_), ..]))
    }

    fn djinns(&self, viewer: Viewer) -> Vec<Slot<Djinn>> {
        let knows = self.game.active().is_some_and(|seat| viewer.knows(seat));
        let offered = match self.step() {
            Some(Step::Keep { drawn, .. }) if knows && drawn.iter().any(|prize| matches!(prize, Prize::Djinn(_))) => {
                let djinn = |prize: &Prize| if let Prize::Djinn(djinn) = prize { Some(*djinn) } else { None };
                drawn.iter().filter_map(djinn).collect()
            }
            _ => self.game.supply.djinns().row().to_vec(),
        };
        let is_lit = |djinn| {
            self.legal.iter().any(|action| match action {
                Action::TakeDjinn(other, _) | Action::Keep(Prize::Djinn(other)) => *other == djinn,
                Action::Use(Spell::Lamp(Some(other))) => *other == djinn && self.selection.item() == Some(Item::Lamp),
                _ => false,
            })
        };
        let slot = |&djinn: &Djinn| Slot {
            card: djinn,
            is_lit: is_lit(djinn),
            is_chosen: self.selection.djinn() == Some(djinn),
        };
        offered.iter().map(slot).collect()
    }
}
