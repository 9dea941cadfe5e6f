//! Building the view of a player.

use super::build::SceneBuilder;
use super::controls::{is_usable, sale};
use super::{HeldWhim, PlayerView, Slot, Viewer};
use crate::game::{Action, Item, Seat, Victim, Whim};

impl SceneBuilder<'_> {
    /// Builds what the viewer may know of the players, and marks who leads.
    pub(super) fn players(&self, viewer: Viewer) -> Vec<PlayerView> {
        let mut players: Vec<_> = self.game.seats().map(|seat| self.player(seat, viewer)).collect();
        PlayerView::mark_leaders(&mut players);
        players
    }

    /// Builds what the viewer may know of a player.
    fn player(&self, seat: Seat, viewer: Viewer) -> PlayerView {
        let player = self.game.player(seat);
        let is_active = self.game.active() == Some(seat);
        let is_shown = self.game.is_over() || viewer.knows(seat);
        let score = self.game.score(seat);
        let djinns = player.djinns.iter().map(|&djinn| Slot {
            card: djinn,
            is_highlighted: is_active && is_usable(self.open, djinn),
            is_chosen: self.selection.djinn() == Some(djinn)
                || self.selection.power().is_some_and(|(other, _)| other == djinn),
        });
        let kills = self.open.iter().filter_map(|action| match action {
            Action::Kill(Victim::Of(other), meeples) if *other == seat => Some(*meeples),
            _ => None,
        });
        let item = |item: &Item| Slot {
            card: *item,
            is_highlighted: is_active
                && self.open.iter().any(|action| matches!(action, Action::Use(spell) if spell.item() == *item)),
            is_chosen: is_active && self.selection.item() == Some(*item),
        };
        let whim = |&whim: &Whim| HeldWhim {
            whim,
            have: self.game.whim_progress(seat, whim),
            is_highlighted: is_active && self.open.contains(&Action::Whim(whim)),
        };
        PlayerView {
            has_tent: player.has_tent,
            items: is_shown.then(|| player.items.iter().map(item).collect()),
            item_count: player.items.len(),
            whims: is_shown.then(|| player.whims.iter().map(whim).collect()),
            whim_count: player.whims.len(),
            fulfilled: player.fulfilled.clone(),
            seat,
            name: player.name.to_string(),
            coins: is_shown.then_some(player.coins),
            camels: player.camels,
            meeples: player.meeples,
            goods: player.goods,
            fakirs: player.fakirs,
            djinns: djinns.collect(),
            kills: if self.selection.is_half_made() { Vec::new() } else { kills.collect() },
            sale: if is_active { sale(self.game, self.open, self.selection) } else { None },
            score: if is_shown { score } else { score.public() },
            is_leading: false,
            is_active,
            is_winner: self.game.is_over() && self.game.winners().contains(&seat),
        }
    }
}
