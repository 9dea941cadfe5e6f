//! The decisions with their verdicts.

use super::context::ReviewContext;
use crate::ai::{DecisionVerdict, Mark};
use crate::i18n::{Lang, review as text};
use crate::ui::kit::choice::Choice;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::reactive::{Memo, RwSignal, Show};
use crate::ui::kit::text::t;
use crate::ui::review::describe::review as words;
use leptos::prelude::*;

/// Which decisions are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum DecisionFilter {
    Marked,
    WithLoss,
    All,
}

fn filter_words(lang: Lang, filter: DecisionFilter) -> &'static str {
    match filter {
        DecisionFilter::Marked => text::marked(lang),
        DecisionFilter::WithLoss => text::with_loss(lang),
        DecisionFilter::All => text::all(lang),
    }
}

impl DecisionFilter {
    fn has(self, judged: &DecisionVerdict) -> bool {
        match self {
            Self::Marked => judged.mark.is_some(),
            Self::WithLoss => judged.loss > 0.0,
            Self::All => true,
        }
    }
}

/// The list of decisions, at first only the marked ones.
#[component]
pub fn Decisions() -> impl IntoView {
    let context = ReviewContext::expect();
    let filter = RwSignal::new(DecisionFilter::Marked);
    let listed = Memo::new(move |_| {
        let filter = filter.get();
        context.analysis.with(|analysis| {
            analysis
                .decisions
                .iter()
                .filter(|judged| filter.has(judged) && !context.open_branch.is_secret(judged.seat))
                .cloned()
                .collect::<Vec<_>>()
        })
    });
    let none = move || {
        let is_done = context.analysis.with(|analysis| analysis.is_done);
        if is_done { text::none_such(context.lang.get()) } else { text::none_so_far(context.lang.get()) }
    };
    view! {
        <section class="review-decisions">
            <h3>{t(text::decisions)}</h3>
            <Choice name="which-decisions" title=text::which options=[DecisionFilter::Marked, DecisionFilter::WithLoss, DecisionFilter::All] words=filter_words value=filter />
            <Show when=move || listed.with(Vec::is_empty)><p>{move || none()}</p></Show>
            <ol>
                <For each=move || listed.get() key=|judged| judged.entry let:judged>
                    <Decision judged />
                </For>
            </ol>
        </section>
    }
}

/// A decision: when, how grave, and the verdict, with a button that shows its moment.
#[component]
fn Decision(judged: DecisionVerdict) -> impl IntoView {
    let context = ReviewContext::expect();
    let (lang, seat, entry, mark) = (context.lang, judged.seat, judged.entry, judged.mark);
    let judged = StoredValue::new(judged);
    let moment = Memo::new(move |_| judged.with_value(|judged| context.moment(judged)));
    let said = move || {
        let verdict = |lang| {
            context.table.with_record(|record| {
                let before = record.game_before(entry)?;
                Some(judged.with_value(|judged| words::verdict(lang, before, judged).concat()))
            })
        };
        verdict(lang.get()).unwrap_or_default().into_iter().map(|line| view! { <p>{line}</p> }).collect_view()
    };
    view! {
        <li data-mark=mark.map(Mark::name)>
            <p class="review-when">
                <span data-colour=move || context.table.colour_name(seat)><span class="disc" aria-hidden="true"></span></span>
                <strong>{move || moment.get()}</strong>
                {mark.map(|mark| view! { <em class="badge">{move || words::mark(lang.get(), mark)}</em> })}
                <button type="button" class="icon-button" data-does="see-moment" aria-label=move || text::see(lang.get(), &moment.get())
                    on:click=move |_| context.look_at(entry)>
                    {symbol("icon-eye")}
                </button>
            </p>
            {move || said()}
        </li>
    }
}
