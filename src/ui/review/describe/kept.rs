//! The names of what is kept for later.

use crate::ai::Kept;
use crate::i18n::{Lang, review as text};
use crate::ui::review::analysis::LossThing;

/// Names what a loss is in.
pub(super) fn loss_thing(lang: Lang, loss: LossThing) -> String {
    match loss {
        LossThing::Kept(kept) => thing(lang, kept).to_owned(),
        LossThing::AfterRivals(kept) => text::after_rivals(lang, thing(lang, kept)),
        LossThing::NextTurn => text::next_turn(lang).to_owned(),
        LossThing::NearerEnd => text::nearer_end(lang).to_owned(),
    }
}

/// Names what is kept for later.
pub(super) fn thing(lang: Lang, kept: Kept) -> &'static str {
    match kept {
        Kept::Coins => text::kept_coins(lang),
        Kept::Viziers => text::kept_viziers(lang),
        Kept::Elders => text::kept_elders(lang),
        Kept::Djinns => text::kept_djinns(lang),
        Kept::Goods => text::kept_goods(lang),
        Kept::Fakirs => text::kept_fakirs(lang),
        Kept::Camels => text::kept_camels(lang),
        Kept::Items => text::kept_items(lang),
        Kept::Whims => text::kept_whims(lang),
        Kept::Land => text::kept_land(lang),
    }
}
