//! The guide of a first game: what it asks and why, what has just happened, and a suggestion on request.

use super::opponents::seed;
use crate::ai::{Level, Plan, Style};
use crate::game::{Action, Record, Seat};
use crate::i18n::{guide as text, words as texts};
use crate::ui::kit::aria::aria;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::load_newest;
use crate::ui::kit::reactive::{Effect, Memo, RwSignal, Show};
use crate::ui::kit::settings::{Overlay, Settings};
use crate::ui::kit::text::t;
use crate::ui::play::guide;
use crate::ui::play::guide::{Ask, Comment, about, aids, describe as words};
use crate::ui::review::describe::bids;
use crate::ui::review::describe::suggestion::suggestion;
use crate::ui::review::hints::suggestion::{Suggestion, remaining};
use crate::ui::review::hints::{Advised, BidTable};
use crate::ui::table::session::Guidance;
use crate::ui::table::store::Match;
use crate::ui::workers::{ThinkError, advise, think};
use leptos::prelude::*;
use leptos::task::spawn_local_scoped_with_cancellation;

/// The level of the computer that finds suggestions.
const LEVEL: Level = Level::Counsellor;

/// A line that was found.
#[derive(Clone)]
struct Tip {
    /// The number of entries at that moment.
    entries: usize,
    line: Vec<Action>,
    /// Of a bid, what each spot is worth.
    spots: Option<BidTable>,
}

impl Tip {
    /// Finds a line. A bid comes with its reason, from the adviser.
    async fn find(record: &Record) -> Result<Self, ThinkError> {
        let entries = record.len();
        if record.game().turn().is_some() {
            let thought = think(record, (LEVEL, Style::Plain), seed(entries), |_| ()).await?;
            return Ok(Self { entries, line: thought.line, spots: None });
        }
        let Plan { count, budget, .. } = Plan::to_advise(record.game());
        let advised = advise(record, count, budget, |_| ()).await?;
        let advised = Advised::read(&advised).ok_or(ThinkError::Stopped)?;
        Ok(Self { entries, line: bids::best(&advised).actions.clone(), spots: BidTable::of(&advised) })
    }
}

/// What the guide says: a handle of signals, copied freely.
#[derive(Clone, Copy)]
pub struct Guide {
    /// What is asked; none while the guide is hidden or has nothing to add.
    ask: Memo<Option<Ask>>,
    /// Whether what is asked is explained. The person knows what was explained often enough.
    is_explained: Memo<bool>,
    /// The comments on what has just happened.
    comments: Memo<Vec<Comment>>,
    /// The number of entries of the record when the player asked for a suggestion, until the search ends.
    requested_at: RwSignal<Option<usize>>,
    /// What was found.
    found: RwSignal<Option<Tip>>,
    /// The next thing to do of that line, as long as the player follows it.
    suggestion: Memo<Option<Suggestion>>,
    /// Why no line could be found, with the number of entries at that moment.
    failure: RwSignal<Option<(usize, ThinkError)>>,
}

/// Prepares the guide of a game: it comments, finds suggestions, and points at their tiles.
pub fn use_guide(table: Match) -> Guide {
    let is_shown = Memo::new(move |_| table.guidance() == Guidance::Shown && table.history().at().is_none());
    let ask = Memo::new(move |_| {
        let agreements = is_shown.get().then(|| table.agreements())?;
        table.with_record(|record| guide::ask(record, &agreements))
    });
    let is_explained = Memo::new(move |_| {
        let ask = ask.get();
        table.with_record(|record| {
            ask.zip(guide::pupil(record, &table.agreements()))
                .is_some_and(|(ask, seat)| guide::is_new(record, seat, ask))
        })
    });
    let comments = Memo::new(move |_| {
        let agreements = is_shown.get().then(|| table.agreements());
        agreements.map_or_else(Vec::new, |agreements| table.with_record(|record| guide::comment(record, &agreements)))
    });
    let found = RwSignal::new(None::<Tip>);
    let suggestion = Memo::new(move |_| {
        let Tip { entries, line, .. } = found.get().filter(|_| ask.with(Option::is_some))?;
        table.with_record(|record| remaining(record, entries, &line).and_then(Suggestion::of))
    });
    let (requested_at, failure) = (RwSignal::new(None), RwSignal::new(None));
    let guide = Guide { ask, is_explained, comments, requested_at, found, suggestion, failure };
    Effect::new(move |_| {
        let suggestion = suggestion.get();
        if suggestion.is_none() && found.with_untracked(Option::is_some) {
            found.set(None);
        }
        table.point_at(suggestion.map_or_else(Vec::new, |suggestion| suggestion.tiles()));
    });
    use_suggestions(table, guide);
    guide
}

/// Finds a suggestion while the player waits for one. Any action ends the search.
fn use_suggestions(table: Match, guide: Guide) {
    let task = Memo::new(move |_| {
        let is_own = guide.ask.get().is_some_and(|ask| !is_watching(ask));
        guide.requested_at.get().filter(|&entries| is_own && table.with_record(Record::len) == entries)
    });
    Effect::new(move |_| {
        let Some(entries) = task.get() else {
            return guide.requested_at.set(None);
        };
        let record = untrack(|| table.with_record(Record::clone));
        spawn_local_scoped_with_cancellation(async move {
            match Tip::find(&record).await {
                Ok(tip) => guide.found.set(Some(tip)),
                Err(error) => guide.failure.set(Some((entries, error))),
            }
            guide.requested_at.set(None);
        });
    });
}

const fn is_watching(ask: Ask) -> bool {
    matches!(ask, Ask::Watch(_) | Ask::WatchBid(_))
}

impl Guide {
    /// Returns whether it says what has just happened, so that nothing else has to; tracked.
    pub fn is_speaking(self) -> bool {
        self.comments.with(|comments| comments.iter().any(|comment| *comment != Comment::Farewell))
    }

    /// Returns whether it asks for something and offers suggestions of its own; tracked.
    pub fn is_asking(self) -> bool {
        self.ask.with(Option::is_some)
    }

    fn is_shown(self) -> bool {
        self.ask.get().is_some() || self.comments.with(|comments| !comments.is_empty())
    }
}

/// Draws the aids of the settings, and those that help with what the guide asks.
pub fn use_aids(guide: Guide, overlays: RwSignal<Vec<Overlay>>) {
    let settings = Settings::expect();
    let wanted = Memo::new(move |_| {
        let mut wanted = settings.overlays.get();
        let helpful = guide.ask.get().map_or(&[][..], aids);
        wanted.extend(helpful.iter().filter(|aid| !settings.overlays.with(|own| own.contains(aid))));
        wanted
    });
    Effect::new(move |_| overlays.set(wanted.get()));
}

/// The guide, as long as it has something to say.
#[component]
pub fn GuidePanel(
    /// What it says.
    guide: Guide,
    /// Called after the player has hidden it, so that the focus goes elsewhere.
    on_hidden: impl Fn() + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let table = Match::expect();
    let lang = Settings::expect().lang;
    let is_shown = Memo::new(move |_| guide.is_shown());
    let seat = move || table.with_record(|record| guide::pupil(record, &table.agreements())).unwrap_or(Seat(0));
    let suggestion = Memo::new(move |_| {
        let lang = lang.get();
        let found = guide.suggestion.get().map(|found| {
            let game = table.position();
            let why = |tip: &Option<Tip>| bids::why(lang, &game, tip.as_ref()?.spots.as_ref()?);
            let said = [Some(suggestion(lang, &game, &found)), guide.found.with(why)];
            texts::sentences(lang, &said.into_iter().flatten().collect::<Vec<_>>())
        });
        let failure = guide.failure.get().filter(|(entries, _)| table.with_record(Record::len) == *entries);
        let failure = failure.map(|(_, failure)| (failure.text())(lang).to_owned());
        let wait = guide.requested_at.get().map(|_| text::suggesting(lang).to_owned());
        found.or(failure).or(wait)
    });
    let is_missing = Memo::new(move |_| {
        suggestion.with(Option::is_some) && guide.failure.get().is_some_and(|(_, failure)| failure.is_missing())
    });
    // A suggestion takes the place of the comments, so that the panel stays low.
    let comments = move || {
        if suggestion.with(Option::is_some) {
            return None;
        }
        let (lang, seat, now) = (lang.get(), seat(), table.position());
        let said = guide.comments.get().into_iter().map(|comment| words::comment(lang, &now, seat, &comment));
        Some(said.map(|line| view! { <p class="guide-said">{line}</p> }).collect_view())
    };
    let ask = move || {
        guide.ask.get().filter(|_| guide.is_explained.get()).map(|ask| words::ask(lang.get(), &table.position(), ask))
    };
    let is_own = Memo::new(move |_| guide.ask.get().is_some_and(|ask| !is_watching(ask)));
    let can_ask = Memo::new(move |_| is_own.get() && guide.requested_at.with(Option::is_none));
    let suggest = move |_| {
        if can_ask.get_untracked() {
            guide.failure.set(None);
            guide.requested_at.set(Some(untrack(|| table.with_record(Record::len))));
        }
    };
    let hide = move |_| {
        table.set_guidance(Guidance::Hidden);
        request_animation_frame(on_hidden);
    };
    view! {
        <Show when=move || is_shown.get()>
            <section class="guide" aria-label=t(text::guide) data-about=move || guide.ask.get().and_then(about)>
                // Screen readers hear from here what has happened and what is asked, each once.
                <div class="guide-words" role="status" aria-atomic="false" tabindex="0">
                    {move || comments()}
                    {move || ask().map(|line| view! { <p class="guide-ask">{line}</p> })}
                    {move || suggestion.get().map(|line| view! { <p class="guide-suggestion">{line}</p> })}
                    <Show when=move || is_missing.get()>{load_newest::button("button small")}</Show>
                </div>
                <Show when=move || is_own.get()>
                    <button type="button" class="button" data-does="suggest"
                        aria-disabled=move || aria(!can_ask.get()) on:click=suggest>
                        {t(text::suggest)}
                    </button>
                </Show>
                <button type="button" class="icon-button" data-does="hide-guide" aria-label=t(text::hide) title=t(text::hide)
                    on:click=hide>
                    {symbol("icon-close")}
                </button>
            </section>
        </Show>
    }
}
