//! The kinds of states that a table can be in: what it asks, with what was chosen on the way.

use naqala::game::{Action, Boost, Building, Game, Prize, Step, TileKind};
use naqala::ui::table::scene::{Intent, Prompt, Scene};

/// Names the kind of a state.
pub fn kind(game: &Game, scene: &Scene) -> String {
    let step = game.turn().map(|turn| &turn.step);
    let has_boost = |boost| game.turn().is_some_and(|turn| turn.boosts.contains(&boost));
    let name = match &scene.prompt {
        Prompt::Bid => "bid",
        Prompt::ConfirmBid(_) if scene.fakirs.is_some() => "bid-with-fakirs",
        Prompt::ConfirmBid(_) => "bid-chosen",
        Prompt::Move => "move",
        Prompt::NoMove => "no-move",
        Prompt::NoMoveOnFoot => "no-move-on-foot",
        Prompt::Drop(_) => "drop",
        Prompt::LastDrop if has_boost(Boost::Carpet) => "last-drop-flying",
        Prompt::LastDrop => "last-drop",
        Prompt::Choose(_) if matches!(step, Some(Step::Tribe(_))) => "victims",
        Prompt::Choose(_) => "payments-of-a-piece",
        Prompt::ChooseMeeples(_) => "meeples",
        Prompt::Control(_) => "control",
        Prompt::Craft(_) => "craft",
        Prompt::KeepItem => "keep-item",
        Prompt::Use(_) if matches!(step, Some(Step::Keep { .. })) => "keep-item-chosen",
        Prompt::Use(item) => return format!("use-{}", item.name()),
        Prompt::ItemTile(item, true) => return format!("use-{}-to", item.name()),
        Prompt::ItemTile(item, false) => return format!("use-{}", item.name()),
        Prompt::Bring(..) => "bring",
        Prompt::Order => "order",
        Prompt::Trade(_) => "trade",
        Prompt::Build { .. } => "build",
        Prompt::Kill { is_double: true, .. } => "kill-two",
        Prompt::Kill { .. } => "kill",
        Prompt::Keep => "keep-djinn",
        Prompt::Tile(kind) => match kind {
            TileKind::Oasis => "tile-palm",
            TileKind::Village => "tile-palace",
            TileKind::SmallMarket => "market-small",
            TileKind::LargeMarket => "market-large",
            TileKind::SpecialisedMarket => "market-special",
            TileKind::Workshop(_) => "workshop",
            TileKind::SacredPlace => "sacred-place",
            TileKind::Chasm | TileKind::City(_) | TileKind::GreatLake => "tile",
        },
        Prompt::Place(Building::Palm) => "place-palm",
        Prompt::Place(Building::Palace) => "place-palace",
        Prompt::PowerTile(djinn) => return format!("power-{}-tile", djinn.name()),
        Prompt::Pay(djinn) => {
            let is_on_a_tile = scene.buttons.iter().any(|button| matches!(button.intent, Intent::PowerTile(..)));
            let meets = |action: &Action| match action {
                Action::Keep(Prize::Djinn(other)) if other == djinn => Some("keep-djinn-chosen"),
                Action::TakeDjinn(other, _) if other == djinn => Some("take-djinn"),
                _ => None,
            };
            match game.legal_actions().iter().find_map(meets) {
                Some(name) => name,
                None if is_on_a_tile => return format!("power-{}", djinn.name()),
                None => "power",
            }
        }
        Prompt::Lamp(_) => "use-lamp-djinn",
        Prompt::End if scene.players.iter().any(|player| player.sale.is_some()) => "sell",
        Prompt::End => "end",
        Prompt::GiveUp(_) => "end-chosen",
        Prompt::Over(_) => "over",
    };
    name.to_owned()
}
