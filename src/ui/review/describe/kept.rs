//! The names of what is kept for later.

use crate::ai::Kept;
use crate::i18n::{Lang, review as text};
use crate::ui::review::analysis::LossThing;

/// Names what is kept for later.
pub(super) fn thing(lang: Lang, thing: LossThing) -> &'static str {
    match thing {
        LossThing::Kept(Kept::Coins) => text::kept_coins(lang),
        LossThing::Kept(Kept::Viziers) => text::kept_viziers(lang),
        LossThing::Kept(Kept::Elders) => text::kept_elders(lang),
        LossThing::Kept(Kept::Djinns) => text::kept_djinns(lang),
        LossThing::Kept(Kept::Goods) => text::kept_goods(lang),
        LossThing::Kept(Kept::Fakirs) => text::kept_fakirs(lang),
        LossThing::Kept(Kept::Camels) => text::kept_camels(lang),
        LossThing::Kept(Kept::Items) => text::kept_items(lang),
        LossThing::Kept(Kept::Whims) => text::kept_whims(lang),
        LossThing::Kept(Kept::Land) => text::kept_land(lang),
        LossThing::NextTurn => text::next_turn(lang),
    }
}
