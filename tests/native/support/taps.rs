//! What a player can tap.

use naqala::game::Action;
use naqala::ui::table::scene::{Highlight, Intent, Prompt, Scene};

/// Returns an intent for everything in the scene that is highlighted or a button.
pub fn offered(scene: &Scene) -> Vec<Intent> {
    let is_highlighted = |light| matches!(light, Highlight::Alive | Highlight::Lit | Highlight::Target);
    let mut intents = Vec::new();
    intents
        .extend(scene.cells.iter().filter(|cell| is_highlighted(cell.highlight)).map(|cell| Intent::Tile(cell.square)));
    if !scene.is_collected {
        intents.extend(scene.hand.iter().filter(|group| group.can_drop).map(|group| Intent::Colour(group.meeple)));
    }
    intents.extend(scene.buttons.iter().map(|button| button.intent));
    intents.extend(scene.fakirs.iter().flat_map(|stepper| [stepper.fewer, stepper.more]).flatten());
    intents.extend(scene.spots.iter().filter(|spot| spot.is_open).map(|spot| Intent::Spot(spot.price)));
    // The horn has too many orders to try all of them: two first cards stand for the rest.
    let most = if scene.prompt == Prompt::Order { 2 } else { usize::MAX };
    let lit = scene.market.iter().enumerate().filter(|(_, slot)| slot.is_highlighted).take(most);
    intents.extend(lit.map(|(index, _)| Intent::Card(index)));
    let active = scene.players.iter().filter(|player| player.is_active);
    for player in active {
        let items = player.items.iter().flatten().filter(|slot| slot.is_highlighted);
        intents.extend(items.map(|slot| Intent::Item(slot.card)));
        let whims = player.whims.iter().flatten().filter(|held| held.is_highlighted);
        intents.extend(whims.map(|held| Intent::Play(Action::Whim(held.whim))));
    }
    let own = scene.players.iter().flat_map(|player| &player.djinns);
    intents
        .extend(scene.djinns.iter().chain(own).filter(|slot| slot.is_highlighted).map(|slot| Intent::Djinn(slot.card)));
    intents
}
