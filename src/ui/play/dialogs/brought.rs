//! What flies from the tiles to the bars while the points are counted.

use crate::game::ScoreLine;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::reactive::{Effect, RwSignal};
use crate::ui::play::finale::{Brought, brought};
use crate::ui::table::pieces::art;
use crate::ui::table::scene::Cargo;
use crate::ui::table::store::Match;
use leptos::html;
use leptos::prelude::*;
use std::sync::Arc;

/// As many pieces set out in a frame.
const AT_ONCE: usize = 2;

/// A flight with its measured places, in CSS pixels of the window.
#[derive(Clone)]
struct Measured {
    brought: Brought,
    line: ScoreLine,
    /// The middle of the tile, and its side.
    from: (f64, f64),
    side: f64,
    /// The way to the bar.
    way: (f64, f64),
}

/// The tiles that have points in the line that is counted are lit, and pieces fly from them to the bars of their owners.
///
/// It lies over the dialog, and has no pieces where the page does not draw the board.
#[component]
pub fn BroughtByBoard(
    /// How many lines are counted so far; `None` if all are.
    counted: Signal<Option<usize>>,
    /// The lines in the order in which they are counted.
    order: Arc<[ScoreLine]>,
) -> impl IntoView {
    let table = Match::expect();
    let layer = NodeRef::<html::Div>::new();
    let current = RwSignal::new(Vec::<Measured>::new());
    Effect::new(move |_| {
        if let Some(layer) = layer.get() {
            // It fails only if the layer is open.
            let _is_open_already = layer.show_popover();
        }
    });
    Effect::new(move |_| {
        current.set(Vec::new());
        let lines = counted.get();
        let line = lines.and_then(|lines| order.get(lines.checked_sub(1)?).copied());
        if let Some(line) = line {
            let all = brought(&untrack(|| table.position()).board, line);
            // The next frame has the bars of the line, and enough to do.
            let fly = move || set_out(all, line, counted, lines, current);
            request_animation_frame(|| {
                request_animation_frame(fly);
            });
        }
    });
    let flight = move |(index, Measured { brought, from, side, way, .. }): (usize, Measured)| {
        let px = |length: f64| format!("{length:.0}px");
        let (colour, id) = match brought.cargo {
            Cargo::Building(building) => (None, art::building(building)),
            Cargo::Piece(seat, piece) => (Some(table.colour_name(seat)), art::piece(piece)),
            _ => (None, "coin"),
        };
        view! {
            <span class="brought" style:left=px(from.0) style:top=px(from.1) style:--side=px(side)
                style:--x=px(way.0) style:--y=px(way.1) style:--i=index.to_string()>
                <span class="brought-piece" data-colour=colour>{symbol(id)}</span>
            </span>
        }
    };
    view! {
        <div class="brought-all" popover="manual" aria-hidden="true" node_ref=layer>
            <For each=move || current.get().into_iter().enumerate() key=|(_, flight)| (flight.line.name(), flight.brought.from) children=flight />
        </div>
    }
}

/// Lets pieces fly, a few with each frame, until the next line is counted.
fn set_out(
    mut waiting: Vec<Brought>,
    line: ScoreLine,
    counted: Signal<Option<usize>>,
    lines: Option<usize>,
    current: RwSignal<Vec<Measured>>,
) {
    if counted.try_get_untracked() != Some(lines) || waiting.is_empty() {
        return;
    }
    let rest = waiting.split_off(waiting.len().min(AT_ONCE));
    current.update(|current| current.extend(waiting.into_iter().filter_map(|brought| measure(brought, line))));
    request_animation_frame(move || set_out(rest, line, counted, lines, current));
}

/// Measures the way from a tile to the part of a bar; `None` if the page does not show one of them.
fn measure(brought: Brought, line: ScoreLine) -> Option<Measured> {
    let area = |selector: &str| {
        let area = document().query_selector(selector).ok().flatten()?.get_bounding_client_rect();
        (area.width() > 0.0).then_some(area)
    };
    let tile = area(&format!(".cell[data-square=\"{}\"]", brought.from))?;
    let bar = area(&format!(".score-bar[data-seat=\"{}\"] > [data-line=\"{}\"]", brought.to.0, line.name()))?;
    let from = (tile.x() + tile.width() / 2.0, tile.y() + tile.height() / 2.0);
    let to = (bar.x() + bar.width() / 2.0, bar.y() + bar.height() / 2.0);
    Some(Measured { brought, line, from, side: tile.width().min(tile.height()), way: (to.0 - from.0, to.1 - from.1) })
}
