//! What the parts of a player's panel share.

use crate::game::{Goods, Meeples, Prize, Seat};
use crate::ui::table::scene::PlayerView;
use crate::ui::table::store::Match;
use leptos::prelude::*;

/// What a note explains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// A djinn or an item.
    Card(Prize),
    /// What the points of a player are made of.
    Points(Seat),
}

/// Draws what a note explains; of a djinn on offer also its price.
pub type Explain = fn(Subject, bool) -> AnyView;

/// The id of the note that explains the cards and the points of players.
pub const NOTE: &str = "card-note-held";

/// Returns one part of the view of a player, tracked; nothing while the scene has no such player.
///
/// All parts read one memo of the player: a memo for each would copy the player at every tap.
pub fn view_of<T: 'static>(table: Match, seat: Seat, read: fn(&PlayerView) -> T) -> impl Fn() -> Option<T> + Copy {
    let player = table.view(seat);
    move || player.and_then(|player| player.with(|player| player.as_ref().map(read)))
}

/// Returns the goods of a player, tracked; none while the scene has no such player.
pub fn goods_of(table: Match, seat: Seat) -> impl Fn() -> Goods + Copy {
    let goods = view_of(table, seat, |player| player.goods);
    move || goods().unwrap_or_default()
}

/// Returns how many a player has of the tribe of a single victim, tracked; nothing for several victims.
///
/// A button that kills shows it, since the player's counts can be out of sight then.
pub fn held_of_victim(table: Match, seat: Seat, victims: Meeples) -> impl Fn() -> Option<u8> + Copy {
    let single = victims.iter().next().filter(|_| victims.len() == 1);
    let meeples = view_of(table, seat, |player| player.meeples);
    move || Some(meeples()?.count(single?))
}
