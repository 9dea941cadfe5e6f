//! Building the scene and its cells.

use super::controls::{buttons, fakir_stepper};
use super::overlay::OverlayMarks;
use super::path::Path;
use super::tap::at_tile;
use super::{
    Cell, DeckCounts, HandGroup, Highlight, ItemCounts, Offer, OpenActions, Preview, Prompt, Scene, SceneInput,
    Selection, Viewer,
};
use crate::game::{
    Action, Boost, Deck, Drops, Expansion, Game, Meeple, Meeples, Piece, Place, Record, Seat, Spell, Square, Step,
    TileKind,
};
use crate::ui::kit::settings::Overlay;
use crate::ui::table::allow::Allow;

impl Scene {
    /// Builds the scene of the current game, with every legal action open.
    #[must_use]
    pub fn of(record: &Record, selection: &Selection, viewer: Viewer) -> Self {
        let actions = &OpenActions::of(record.game(), &Allow::Everything);
        Self::within(record, &SceneInput { viewer, selection, look: None, pointed: None, actions, overlays: &[] })
    }

    /// Builds the scene of the current game for an input, which may open only some actions and have overlays.
    #[must_use]
    pub fn within(record: &Record, input: &SceneInput) -> Self {
        // Who chooses among drawn things that others at the page must not see has to look at them first.
        let game = record.game();
        let chooses = game.turn().is_some_and(|turn| matches!(turn.step, Step::Keep { .. }));
        let is_hidden = matches!(input.viewer, Viewer::Public | Viewer::Seat(_)) && !knows_active(game, input.viewer);
        let mut scene = Self::build(record, input, input.viewer == Viewer::Nobody || chooses && is_hidden);
        scene.is_draw_hidden = chooses && is_hidden;
        if input.actions.is_picture() {
            (scene.can_undo, scene.can_reset, scene.can_redo) = (false, false, false);
        }
        if input.overlays.is_empty() { scene } else { scene.with_overlays(game, input.look, input.overlays) }
    }

    /// Adds what the overlays draw.
    fn with_overlays(mut self, game: &Game, look: Option<Square>, overlays: &[Overlay]) -> Self {
        let marks = OverlayMarks::of(game, overlays, look);
        for cell in &mut self.cells {
            cell.aids = marks.aids(cell.square);
        }
        Self { is_scored: overlays.contains(&Overlay::Score), ..self }
    }

    /// Builds a scene with nothing to do: a position of the past as the viewer may see it now, or a game that
    /// nobody continues.
    #[must_use]
    pub fn past(record: &Record, viewer: Viewer) -> Self {
        let scene = Self::picture(record, viewer);
        Self { can_undo: false, can_reset: false, can_redo: false, ..scene }
    }

    /// Builds the end of a game that is over or that the players ended early. It shows everything hidden. The winners are
    /// the best players who did not leave.
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

    /// Builds a scene without open actions.
    fn picture(record: &Record, viewer: Viewer) -> Self {
        let (selection, actions) = (&Selection::Nothing, &OpenActions::default());
        let input = SceneInput { viewer, selection, look: None, pointed: None, actions, overlays: &[] };
        Self::build(record, &input, true)
    }

    fn build(record: &Record, input: &SceneInput, is_closed: bool) -> Self {
        let viewer = input.viewer;
        let none = OpenActions::default();
        let (actions, selection) =
            if is_closed { (&none, &Selection::Nothing) } else { (input.actions, input.selection) };
        let open = actions.open();
        let game = record.game();
        let path = Path::of(record);
        let look = input.look.filter(|&square| game.check(Action::Take(square)).is_ok()).and_then(|square| {
            let flies = game.turn().is_some_and(|turn| turn.boosts.contains(&Boost::Carpet));
            let sow = game.sow_from(square)?.by_carpet(flies);
            Some((square, sow.ends()))
        });
        // During the move, the ends of one tribe are in view. Before the last drop they are the lit tiles.
        let tribe = selection.tribe(game).or(input.pointed);
        let sow = game.sow().filter(|sow| !is_closed && sow.hand().len() > 1);
        let ends = match (look, tribe) {
            (Some((_, ends)), _) => Some((ends, None)),
            (None, Some(tribe)) => sow.map(|sow| (sow.ends(), Some(tribe))),
            (None, None) => None,
        };
        let knows_active = knows_active(game, viewer);
        let builder =
            SceneBuilder { game, open, actions, selection, path: &path, tribe, ends, is_closed, knows_active };
        // A position may begin in the middle of a move, whose way so far is not known.
        let hand_at = game.turn().and_then(|turn| if let Step::Sow(hand) = &turn.step { Some(hand.at) } else { None });
        let is_between = path.is_empty() && game.sow().is_none();
        let (last_path, last_mover) = if is_between { Path::of_last_move(record) } else { (Vec::new(), None) };
        let rows = (0..game.board.rows()).rev();
        let squares = rows.flat_map(|row| (0..game.board.columns()).filter_map(move |column| Square::new(column, row)));
        Self {
            expansions: game.expansions,
            items: game
                .expansions
                .contains(Expansion::Artisans)
                .then(|| ItemCounts { pile: game.supply.items.len(), discard: game.supply.item_discard.clone() }),
            columns: game.board.columns(),
            rows: game.board.rows(),
            cells: squares.filter_map(|square| Some(builder.cell(square, game.board.get(square)?))).collect(),
            last_path,
            last_mover,
            path: if path.is_empty() { hand_at.into_iter().collect() } else { path.squares() },
            way: Vec::new(),
            hand: builder.hand(),
            is_collected: game.sow().is_none(),
            look,
            prompt: match Prompt::of(game, open, selection) {
                // The carpet is a secret of the player.
                Prompt::NoMoveOnFoot if !knows_active => Prompt::NoMove,
                prompt => prompt,
            },
            is_draw_hidden: false,
            buttons: if is_closed { Vec::new() } else { buttons(game, actions, selection) },
            fakirs: if is_closed { None } else { fakir_stepper(game, open, selection) },
            spots: builder.spots(),
            bid_order: game.bid_order.clone(),
            market: builder.market(),
            cards: counts(&game.supply.cards),
            card_order: builder.is_ordering().then(|| selection.order().to_vec()),
            djinn_counts: counts(&game.supply.djinns),
            is_keeping_djinn: builder.drawn_djinns().is_some(),
            djinns: builder.djinns(),
            players: builder.players(viewer),
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

/// Returns whether the viewer may see the hidden things of the player who decides.
fn knows_active(game: &Game, viewer: Viewer) -> bool {
    game.active().is_none_or(|seat| viewer.knows(seat))
}

fn counts<T: Copy + PartialEq>(deck: &Deck<T>) -> DeckCounts {
    DeckCounts { pile: deck.pile.len(), discard: deck.discard.len() }
}

/// The inputs from which the parts of a scene are built.
pub(super) struct SceneBuilder<'a> {
    pub(super) game: &'a Game,
    /// The open actions; none if the scene is closed.
    pub(super) open: &'a [Action],
    /// The same actions, with the taps that play several; none if the scene is closed.
    actions: &'a OpenActions,
    pub(super) selection: &'a Selection,
    path: &'a Path,
    /// The tribe in question: the one that the player drops next, if it is known, or points at in the hand.
    tribe: Option<Meeple>,
    /// Where the move in progress, or that from the tile looked at, can end, and the only tribe to show.
    ends: Option<(Drops, Option<Meeple>)>,
    /// Whether the scene has nothing to do.
    pub(super) is_closed: bool,
    /// Whether the viewer may see the hidden things of the player who decides.
    pub(super) knows_active: bool,
}

impl SceneBuilder<'_> {
    pub(super) fn step(&self) -> Option<&Step> {
        self.game.turn().map(|turn| &turn.step)
    }

    fn cell(&self, square: Square, place: &Place) -> Cell {
        let dropped = self.path.dropped(square, place);
        let mut standing = place.meeples;
        standing.remove_all(dropped.iter().copied().collect());
        let choices = at_tile(self.open, self.selection, square);
        let shortcut = if *self.selection == Selection::Nothing { self.actions.shortcut(square) } else { &[] };
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
        let highlight = if shortcut.is_empty() { self.highlight(square, &choices) } else { Highlight::Shortcut };
        Cell {
            standing,
            dropped,
            steps: self
                .path
                .squares()
                .iter()
                .enumerate()
                .filter(|&(_, &tile)| tile == square)
                .map(|(step, _)| step)
                .collect(),
            is_asked: self.asked() == Some(square),
            highlight,
            says_tribes: highlight == Highlight::Lit && self.tribe.is_none(),
            preview: hand.filter(|hand| hand.hand().len() == 1).and_then(|_| self.preview(place, square, &tribes)),
            fakirs: choices.first().map_or(0, |action| self.fakirs(*action)),
            tribes,
            ends: self.ends(square),
            is_counted: self.is_counted(square, place),
            choices: if shortcut.is_empty() { choices } else { shortcut.to_vec() },
            ..Cell::calm(square, place)
        }
    }

    /// Returns the tribes shown with which a move can end on a tile.
    fn ends(&self, square: Square) -> Vec<Meeple> {
        let Some((ends, only)) = self.ends else { return Vec::new() };
        ends.on(square).filter(|meeple| only.is_none_or(|only| *meeple == only)).collect()
    }

    /// Returns the tile that the player has to choose for: what happens there, or which piece takes it.
    fn asked(&self) -> Option<Square> {
        match self.step() {
            Some(Step::Control { tile, .. }) if !self.is_closed => Some(*tile),
            _ => self.selection.tile(),
        }
    }

    /// Returns the fakirs that an action on a tile costs.
    fn fakirs(&self, action: Action) -> u8 {
        match action {
            Action::Kill(victim, _) => self.game.fakirs_to_kill(victim).unwrap_or(0),
            _ => 0,
        }
    }

    fn highlight(&self, square: Square, choices: &[Action]) -> Highlight {
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

    /// Returns what dropping the last meeple on a tile gives.
    fn preview(&self, place: &Place, square: Square, tribes: &[Meeple]) -> Option<Preview> {
        let &[meeple] = tribes else { return None };
        let seat = self.game.active()?;
        let player = self.game.player(seat);
        let count = place.meeples.count(meeple) + 1;
        let is_emptied = place.meeples.len() == u32::from(count) - 1;
        let gain = match meeple {
            Meeple::Builder => u32::from(count) * self.game.board.blue_around(square),
            Meeple::Merchant => u32::from(count).min(self.game.supply.cards.row.len() as u32),
            Meeple::Assassin => count.into(),
            Meeple::Vizier | Meeple::Elder | Meeple::Artisan => self.game.points_of_more(seat, meeple, count),
        };
        let supply = &self.game.supply;
        let (offer, is_left) = match (place.tile.kind.building(), place.tile.kind.market()) {
            (Some(building), _) => (Offer::Building(building), supply.left(building) > 0),
            (_, Some(_)) => {
                let bought = if meeple == Meeple::Merchant { gain as usize } else { 0 };
                (Offer::Card, supply.cards.row.len() > bought)
            }
            _ => match place.tile.kind {
                TileKind::Workshop(_) => (Offer::Item, !supply.items.is_empty()),
                TileKind::City(_) => (Offer::Whim, place.whim.is_some()),
                _ => (Offer::Djinn, !supply.djinns.row.is_empty()),
            },
        };
        let held = if player.camels > 0 { Some(Piece::Camel) } else { player.has_tent.then_some(Piece::Tent) };
        let piece = held.filter(|_| is_emptied && place.owner().is_none()).map(|piece| (seat, piece));
        Some(Preview { meeple, count, piece, gain, offer: is_left.then_some(offer) })
    }

    /// Returns whether the builders of the current action count a tile.
    fn is_counted(&self, square: Square, place: &Place) -> bool {
        let at = self.game.turn().and_then(|turn| turn.at);
        let is_building = matches!(self.step(), Some(Step::Tribe(collected)) if collected.meeple == Meeple::Builder);
        let is_near = |at: Square| at == square || self.game.board.around(at).contains(square);
        is_building && place.tile.is_blue() && at.is_some_and(is_near)
    }

    fn hand(&self) -> Vec<HandGroup> {
        let groups = match self.step() {
            Some(Step::Sow(hand)) => hand.meeples,
            Some(step) => step.collected().map_or(Meeples::NONE, |held| Meeples::of(held.meeple, held.count)),
            None => Meeples::NONE,
        };
        let can_drop =
            |meeple| self.open.iter().any(|action| matches!(action, Action::Drop(_, other) if *other == meeple));
        let is_asked =
            |meeple| self.selection.tile().is_some_and(|square| self.open.contains(&Action::Drop(square, meeple)));
        groups
            .tribes()
            .map(|meeple| HandGroup {
                meeple,
                count: groups.count(meeple),
                is_chosen: self.selection.colour() == Some(meeple),
                can_drop: can_drop(meeple),
                is_asked: is_asked(meeple),
                lands: None,
            })
            .collect()
    }
}
