//! The chunk `hints`: the hint that a player asks for, in words and with marks on the board, and the review.

pub mod drill;
mod finding;
pub mod leave_branch;
mod line;
pub mod review;
mod teaching;

pub use teaching::teach;

use self::finding::{Found, use_best_ends, use_finding};
use self::line::AdvisedPath;
use super::describe::bids::{self, SpotTable};
use super::describe::hint as words;
use super::hints::HintStage;
use super::store::hints::Hints;
use crate::ai::Idea;
use crate::game::Square;
use crate::i18n::{Lang, hints as text, shell};
use crate::ui::kit::icon::symbol;
use crate::ui::kit::load_newest;
use crate::ui::kit::reactive::{Effect, Memo, Show};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::table::scene::tiles;
use crate::ui::table::store::Match;
use crate::ui::workers::ThinkError;
use leptos::prelude::*;

/// The hint in words. It also marks its tiles on the board.
#[component]
pub fn HintPanel() -> impl IntoView {
    let hints = Hints::expect();
    let table = Match::expect();
    let lang = Settings::expect().lang;
    let finding = use_finding(table, hints);
    let best_ends = use_best_ends(table, hints);
    let stage = Memo::new(move |_| {
        let asked = hints.asked()?;
        finding.found.with(|found| found.as_ref().map(|found| found.stage(asked.times)))
    });
    Effect::new(move |_| {
        let next = finding.found.with(|found| {
            let asked = hints.asked()?;
            let first = Some(HintStage::LookFor);
            // While nothing is found, the next press asks for the first stage, or tries again.
            Some(found.as_ref().map_or(first, |found| found.stage_after(asked.times)))
        });
        hints.set_next(next.unwrap_or(Some(HintStage::LookFor)));
    });
    // The last stage speaks of what follows the move, too: then the board shows nothing of the move any more.
    let is_ahead = Memo::new(move |_| {
        let is_ahead = |found: &Found| table.with_record(|record| found.is_ahead(record, HintStage::Idea));
        finding.found.with(|found| found.as_ref().is_some_and(is_ahead))
    });
    Effect::new(move |_| {
        let stage = stage.get().filter(|_| is_ahead.get());
        let marked = finding.found.with(|found| found.as_ref().zip(stage).map(|(found, stage)| marked(found, stage)));
        table.point_at(marked.unwrap_or_default());
    });
    let said = Memo::new(move |_| {
        let stage = stage.get()?;
        let lang = lang.get();
        finding.found.with(|found| found.as_ref().map(|found| words::hint(lang, &found.game, &found.advised, stage)))
    });
    let spots = Memo::new(move |_| {
        let whole = stage.get() == Some(HintStage::Whole);
        let lang = lang.get();
        finding.found.with(|found| {
            let found = found.as_ref().filter(|found| whole && found.advised.is_bid())?;
            bids::table(lang, &found.game, &found.advised)
        })
    });
    let wait = move || {
        let is_waiting = hints.asked().is_some_and(|asked| finding.is_waiting(asked.times));
        is_waiting.then(|| text::looking(lang.get()))
    };
    let failure = move || hints.asked().and(finding.failure.get()).map(|failure| failure_text(lang.get(), &failure));
    let is_missing = Memo::new(move |_| {
        hints.asked().is_some() && finding.failure.with(|failure| failure.as_ref().is_some_and(ThinkError::is_missing))
    });
    let ends = move || best_ends.get().map(|(start, ends)| words::ends(lang.get(), start, &ends));
    let is_shown = Memo::new(move |_| hints.asked().is_some() || best_ends.with(Option::is_some));
    let hide = move |_| {
        hints.forget();
        best_ends.set(None);
    };
    let path = move || {
        let is_whole = is_ahead.get() && stage.get() == Some(HintStage::Whole);
        finding.found.with(|found| found.as_ref().filter(|_| is_whole).and_then(Found::path))
    };
    view! {
        <Show when=move || is_shown.get()>
            <section class="guide hint-panel" aria-label=t(text::hint)>
                <div class="guide-words" role="status" aria-atomic="false" tabindex="0">
                    {move || spots.get().map(|table| view! { <Spots table /> })}
                    {move || said.get().unwrap_or_default().into_iter().map(|line| view! { <p class="guide-hint">{line}</p> }).collect_view()}
                    {move || wait().map(|line| view! { <p class="guide-said">{line}</p> })}
                    {move || failure().map(|line| view! { <p class="guide-said">{line}</p> })}
                    <Show when=move || is_missing.get()>{load_newest::button("button small")}</Show>
                    {move || ends().map(|line| view! { <p class="guide-said" data-ends="">{line}</p> })}
                </div>
                <button type="button" class="icon-button" data-does="hide-hint" aria-label=t(text::hide) title=t(text::hide)
                    on:click=hide>
                    {symbol("icon-close")}
                </button>
            </section>
        </Show>
        {move || path().map(|path| view! { <AdvisedPath path /> })}
    }
}

/// The spots of a bid with what each brings.
#[component]
fn Spots(table: SpotTable) -> impl IntoView {
    let SpotTable { heads, rows, key } = table;
    let row = |(is_good, cells): (bool, [String; 6])| {
        let [price, cells @ ..] = cells;
        view! {
            <tr data-good=is_good.then_some("")>
                <th scope="row">{price}</th>
                {cells.map(|cell| view! { <td>{cell}</td> })}
            </tr>
        }
    };
    view! {
        <table class="bid-table">
            <caption>{key}</caption>
            <thead><tr>{heads.map(|head| view! { <th scope="col">{head}</th> })}</tr></thead>
            <tbody>{rows.into_iter().map(row).collect_view()}</tbody>
        </table>
    }
}

fn failure_text(lang: Lang, failure: &ThinkError) -> &'static str {
    match failure {
        ThinkError::Missing => shell::part_missing(lang),
        ThinkError::Stopped | ThinkError::Refused(_) => shell::thinker_stopped(lang),
    }
}

/// Returns the tiles that a stage marks on the board.
fn marked(found: &Found, stage: HintStage) -> Vec<Square> {
    match stage {
        HintStage::LookFor => Vec::new(),
        HintStage::Area => found.advised.area.clone(),
        HintStage::Idea | HintStage::Whole => match found.advised.best().idea {
            Idea::End(tile, _) => vec![tile],
            Idea::Step(action) => tiles(action),
            Idea::Bid(_) => Vec::new(),
        },
    }
}
