//! The meeples on a tile: a few are drawn one by one, more are grouped by tribe with their number.

use crate::game::{Meeple, Meeples};
use crate::i18n::{Lang, words};
use crate::ui::kit::icon::symbol;
use crate::ui::table::pieces::art;
use leptos::prelude::*;

/// The largest number of meeples that are drawn one by one.
const MOST_SINGLE: usize = 6;

/// The meeples of a tile.
#[derive(Clone, Default, PartialEq)]
pub struct TileMeeples {
    /// The standing meeples.
    pub standing: Meeples,
    /// The meeples dropped in this move, which have a ring.
    pub dropped: Vec<Meeple>,
    /// The side from which the last of them just came.
    pub arrival: Option<&'static str>,
}

/// Draws the meeples of a tile.
pub fn meeples(lang: Lang, here: &TileMeeples) -> impl IntoView + use<> {
    let total = here.standing.len() as usize + here.dropped.len();
    let is_grouped = total > MOST_SINGLE;
    let standing: Vec<_> = if is_grouped {
        here.standing.tribes().map(|meeple| (meeple, here.standing.count(meeple))).collect()
    } else {
        here.standing.iter().map(|meeple| (meeple, 1)).collect()
    };
    let standing = standing.into_iter().map(|(meeple, count)| piece(lang, meeple, count, None, None));
    let last = here.dropped.len().wrapping_sub(1);
    let dropped = here.dropped.iter().enumerate();
    let dropped =
        dropped.map(|(index, &meeple)| piece(lang, meeple, 1, Some(""), here.arrival.filter(|_| index == last)));
    let pieces = standing.chain(dropped).collect_view();
    view! { <div class="meeples">{pieces}</div> }
}

/// Draws one or several meeples of a tribe: silhouette, letter, and the number if there are several.
fn piece(
    lang: Lang,
    meeple: Meeple,
    count: u8,
    dropped: Option<&'static str>,
    arrival: Option<&'static str>,
) -> impl IntoView {
    view! {
        <span class="piece" data-tribe=art::tribe(meeple) data-dropped=dropped data-from=arrival>
            {symbol(art::meeple(meeple))}
            <b class="letter">{words::tribe_letter(lang, meeple)}</b>
            {(count > 1).then(|| view! { <b class="times">{count}</b> })}
        </span>
    }
}
