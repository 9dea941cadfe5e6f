//! The parts of a table that is higher than a phone, each one tap away.

use crate::i18n::{Phrase, board, panels};
use crate::ui::kit::aria::aria;
use crate::ui::kit::reactive::{Memo, RwSignal};
use crate::ui::kit::text::t;
use crate::ui::table::store::Match;
use leptos::html;
use leptos::prelude::*;
use web_sys::Element;

/// The parts, in the order in which they stand, with their names.
const PARTS: [(&str, Phrase); 3] = [
    (".board-area", board::board),
    (".players .strip", panels::players),
    (".supply > :is(.offered-items, .market)", panels::market),
];
/// With fewer players than this there is room beside the board for more of everything.
pub const FEW: usize = 4;
/// How far below its place a part may be to be the one that is read, in CSS pixels.
const NEAR: f64 = 40.0;

/// A switch between the parts. Only phones show it, and only where a game has more than one window holds.
#[component]
pub fn Parts(
    /// The element that scrolls.
    page: NodeRef<html::Main>,
    /// Tells when it has scrolled.
    scrolled: Trigger,
) -> impl IntoView {
    let scene = Match::expect().scene();
    let is_long = scene.with_untracked(|scene| scene.players.len() >= FEW || !scene.expansions.is_empty());
    // The part that was asked for, and how far that scrolled: the end of the page may come before it.
    let asked = RwSignal::new(None);
    let current = Memo::new(move |_| {
        scrolled.track();
        let Some(page) = page.get() else { return 0 };
        let asked = asked.get().filter(|&(_, top)| top == page.scroll_top());
        asked.map_or_else(|| read(&page), |(number, _)| number)
    });
    let button = move |(number, (selector, name)): (usize, (&'static str, Phrase))| {
        let go = move |_| {
            let Some(page) = page.get_untracked() else { return };
            match find(&page, selector) {
                Some(part) if number > 0 => part.scroll_into_view(),
                _ => page.set_scroll_top(0),
            }
            asked.set(Some((number, page.scroll_top())));
        };
        view! {
            <button type="button" aria-pressed=move || aria(current.get() == number) on:click=go>{t(name)}</button>
        }
    };
    is_long.then(|| view! { <div class="parts">{PARTS.into_iter().enumerate().map(button).collect_view()}</div> })
}

fn find(page: &Element, selector: &str) -> Option<Element> {
    page.query_selector(selector).ok().flatten()
}

/// Returns the number of the part that stands below the track: the last that is there or above, and the board in the first window.
fn read(page: &Element) -> usize {
    if page.scroll_top() == 0 {
        return 0;
    }
    let top = find(page, ".bid-track").map_or(0.0, |track| track.get_bounding_client_rect().bottom());
    let is_there = |&number: &usize| {
        find(page, PARTS[number].0).is_some_and(|part| part.get_bounding_client_rect().top() < top + NEAR)
    };
    (1..PARTS.len()).rev().find(is_there).unwrap_or(0)
}
