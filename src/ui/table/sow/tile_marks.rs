//! Marks on a tile, on one rail along its front edge, where nothing else stands: the tribes that can be dropped, the end of a
//! move, what an end gives, and who can be killed.

use super::under_pointer::MOST_PARTS;
use crate::game::Meeple;
use crate::ui::kit::icon::symbol;
use crate::ui::table::pieces::art;
use crate::ui::table::scene::{Cell, Highlight, Offer, Preview};
use crate::ui::table::store::Match;
use leptos::prelude::*;

/// The marks of a tile.
#[derive(Clone, PartialEq)]
pub enum TileMarks {
    /// None.
    None,
    /// What ending here gives.
    Preview(Preview),
    /// A rail of a kind with a figure for each tribe, and a cost in fakirs.
    Rail(&'static str, Vec<Meeple>, u8),
}

impl TileMarks {
    /// Returns the marks of a tile.
    pub fn of(cell: &Cell) -> Self {
        match (cell.preview, cell.highlight) {
            (Some(preview), _) => Self::Preview(preview),
            _ if cell.says_tribes => Self::Rail("drops", cell.tribes.clone(), 0),
            _ if !cell.ends.is_empty() => Self::Rail("ends", cell.ends.clone(), 0),
            // Where all tribes of the tile can be meant, the meeples themselves show them.
            (_, Highlight::Target) if !cell.tribes.is_empty() => {
                let is_all =
                    cell.standing.tribes().chain(cell.dropped.iter().copied()).all(|m| cell.tribes.contains(&m));
                let tribes = if is_all { Vec::new() } else { cell.tribes.clone() };
                if is_all && cell.fakirs == 0 { Self::None } else { Self::Rail("victims", tribes, cell.fakirs) }
            }
            _ => Self::None,
        }
    }

    /// Draws them.
    pub fn draw(&self, table: Match) -> AnyView {
        match self {
            Self::None => ().into_any(),
            Self::Preview(preview) => preview_view(*preview, table).into_any(),
            Self::Rail(kind, tribes, fakirs) => rail(kind, tribes, *fakirs).into_any(),
        }
    }
}

/// Draws a figure for each tribe, and the cost in fakirs. The figure of a tribe to drop can be tapped where it has the room.
fn rail(kind: &'static str, tribes: &[Meeple], fakirs: u8) -> impl IntoView + use<> {
    let is_part = kind == "drops" && (2..=MOST_PARTS).contains(&tribes.len());
    let figures = tribes.iter().map(|&meeple| {
        let part = is_part.then_some("");
        view! { <i class="figure" data-tribe=art::tribe(meeple) data-part=part>{symbol(art::meeple(meeple))}</i> }
            .into_any()
    });
    let cost =
        (fakirs > 0).then(|| view! { <span class="cost">{symbol("fakir")}{fakirs.to_string()}</span> }.into_any());
    view! { <div class="rail" data-kind=kind>{figures.collect_view()}{cost}</div> }
}

/// Draws what ending here gives: the collected meeples, the coins, cards or points, the action of the tile, and the
/// piece that takes it.
fn preview_view(preview: Preview, table: Match) -> impl IntoView {
    let gain = match preview.meeple {
        Meeple::Builder => Some("coin"),
        Meeple::Merchant => Some("card-frame"),
        Meeple::Vizier | Meeple::Elder | Meeple::Artisan => Some("icon-score"),
        Meeple::Assassin => None,
    };
    let gain = gain.map(|id| view! { <span class="gain">{symbol(id)}{preview.gain.to_string()}</span> }.into_any());
    let piece = preview.piece.map(|(seat, piece)| {
        view! { <span class="takes" data-colour=table.colour_name(seat)>{symbol(art::piece(piece))}</span> }.into_any()
    });
    let offer = preview.offer.map(|offer| match offer {
        Offer::Building(building) => art::building(building),
        Offer::Card => "card-frame",
        Offer::Djinn => "djinn-frame",
        Offer::Item => "item-back",
        Offer::Whim => "whim-seal",
    });
    view! {
        {piece}
        <div class="preview">
            <span class="gets" data-tribe=art::tribe(preview.meeple)>
                {symbol(art::meeple(preview.meeple))}
                {preview.count.to_string()}
            </span>
            {gain}
            {offer.map(|id| view! { <span class="then">{symbol(id)}</span> }.into_any())}
        </div>
    }
}
