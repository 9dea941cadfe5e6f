//! The meeples on a tile: a few are drawn one by one, more are grouped by tribe with their number.

use super::tile::{delay, times};
use crate::game::{Meeple, Meeples};
use crate::i18n::{Lang, words};
use crate::ui::kit::icon::symbol;
use crate::ui::table::pieces::art;
use crate::ui::table::scene::{Cargo, Landings};
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
    /// Those among them that are still in the air.
    pub landings: Landings,
}

/// Draws the meeples of a tile, anew when they change.
pub fn meeples(lang: impl Fn() -> Lang + Send + 'static, here: impl Fn() -> TileMeeples + Send + 'static) -> AnyView {
    view! { <div class="meeples">{move || pieces(lang(), &here())}</div> }.into_any()
}

/// Draws the pieces on a tile.
fn pieces(lang: Lang, here: &TileMeeples) -> AnyView {
    let total = here.standing.len() as usize + here.dropped.len();
    let is_grouped = total > MOST_SINGLE;
    let standing = here.standing.tribes().flat_map(|meeple| {
        let all = here.standing.count(meeple);
        let (drawn, each) = if is_grouped { (1, all) } else { (all, 1) };
        (0..drawn).map(move |place| {
            let lands = here.landings.nth(|cargo| cargo == Cargo::Meeple(meeple), place + each - 1, all);
            piece(lang, meeple, each, lands, None, None)
        })
    });
    let last = here.dropped.len().wrapping_sub(1);
    let dropped = here.dropped.iter().enumerate();
    let dropped =
        dropped.map(|(index, &meeple)| piece(lang, meeple, 1, None, Some(""), here.arrival.filter(|_| index == last)));
    standing.chain(dropped).collect_view().into_any()
}

/// Draws one or several meeples of a tribe: silhouette, letter, and the number if there are several. The number counts one that is
/// in the air only once it lands.
fn piece(
    lang: Lang,
    meeple: Meeple,
    count: u8,
    lands: Option<usize>,
    dropped: Option<&'static str>,
    arrival: Option<&'static str>,
) -> AnyView {
    let (one, number) = if count > 1 { (None, lands) } else { (lands, None) };
    view! {
        <span class="piece" data-tribe=art::tribe(meeple) data-dropped=dropped data-from=arrival
            data-lands=one.map(|_| "") style:--i=delay(one)>
            {symbol(art::meeple(meeple))}
            <b class="letter">{words::tribe_letter(lang, meeple)}</b>
            {(count > 1).then(|| times(count, number))}
        </span>
    }
    .into_any()
}
