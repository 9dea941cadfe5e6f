//! One puzzle of one's own: the decision is played again, and the answer says when it comes again.

use crate::i18n::{Lang, practice as text};
use crate::ui::kit::browser::today;
use crate::ui::kit::context;
use crate::ui::kit::date::day;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::reactive::{Effect, Memo, RwSignal};
use crate::ui::kit::settings::{Secrecy, Settings};
use crate::ui::kit::text::t;
use crate::ui::practice::{OwnPuzzle, Standing, store};
use crate::ui::review::analysis::tenths;
use crate::ui::review::describe::hint::rounded;
use crate::ui::review::store::open_branch::OpenBranch;
use crate::ui::review::store::review::Review;
use crate::ui::review::view::drill::Drill;
use crate::ui::shell::chunks::LazyChunks;
use crate::ui::table::store::{Match, MatchConfig};
use leptos::prelude::*;

/// A row of puzzles that are met one after the other: a handle of signals, copied freely.
#[derive(Clone, Copy, Default)]
pub struct Drills {
    pub puzzles: StoredValue<Vec<OwnPuzzle>>,
    /// The place of the present puzzle.
    pub at: RwSignal<usize>,
    /// How many were answered right, and how many at all.
    pub tally: RwSignal<(usize, usize)>,
}

/// The present puzzle and its answer: a handle of signals, copied freely.
#[derive(Clone, Copy)]
struct Present {
    ways: WaysOn,
    drill: Drill,
    /// The standing after the first answer; later tries do not count.
    standing: RwSignal<Option<Standing>>,
}

/// The present puzzle of a row. Each puzzle needs a component of its own.
#[component]
pub fn DrillPage(
    drills: Drills,
    /// Runs once the player has met all of them, or stops.
    on_end: Callback<()>,
) -> impl IntoView {
    let ways = WaysOn { drills, on_end };
    let puzzle = drills.puzzles.with_value(|puzzles| puzzles[drills.at.get_untracked()].clone());
    let Some(game) = puzzle.session() else {
        return view! {
            <main class="course" tabindex="-1">
                <p class="failure" role="alert">{t(text::broken)}</p>
                <p class="buttons">{ways.on()}</p>
            </main>
        }
        .into_any();
    };
    let settings = Settings::expect();
    let review = Review::new(&game.review);
    // What rivals hold stays hidden.
    let table =
        Match::new(game, settings, MatchConfig { secrecy: RwSignal::new(Secrecy::Peek), ..MatchConfig::of(settings) });
    let drill = Drill {
        tried: RwSignal::default(),
        was_told: RwSignal::default(),
        note: || view! { <Note /> }.into_any(),
        ways: || view! { <Ways /> }.into_any(),
    };
    let standing = RwSignal::new(None);
    provide_context(review);
    provide_context(table);
    provide_context(OpenBranch::new(table));
    provide_context(drill);
    provide_context(Present { ways, drill, standing });
    Effect::new(move |_| {
        let is_right = drill.tried.with(|tried| tried.as_ref().map(|tried| tried.loss <= 0.0));
        let Some(is_right) = is_right.filter(|_| untrack(|| standing.get().is_none())) else { return };
        let is_right = is_right && !drill.was_told.get_untracked();
        // A puzzle that another tab has answered or forgotten keeps the standing that it has.
        let noted = store::change(|journal| journal.answer(&puzzle, is_right, today())).unwrap_or_default();
        drills.tally.update(|(right, all)| {
            *right += usize::from(is_right);
            *all += 1;
        });
        standing.set(noted.or(Some(puzzle.standing)));
    });
    LazyChunks::expect().game.draw(|chunk| (chunk.trial)())
}

/// Where the decision comes from; after the answer what the try costs, and when it comes again.
#[component]
fn Note() -> impl IntoView {
    let Present { ways: WaysOn { drills, .. }, drill, standing } = context::expect();
    let lang = Settings::expect().lang;
    let from = move || {
        let lang = lang.get();
        drills.puzzles.with_value(|puzzles| {
            let at = drills.at.get();
            let puzzle = puzzles.get(at)?;
            let place = text::place(lang, at + 1, puzzles.len());
            Some(format!("{place} · {}", text::of_game(lang, &puzzle.game, &day(lang, puzzle.day))))
        })
    };
    let cost = move || {
        drill.tried.with(|tried| {
            let loss = tried.as_ref().map(|tried| tried.loss).filter(|&loss| tenths(loss) > 0)?;
            Some(text::costs(lang.get(), rounded(loss)))
        })
    };
    let again =
        move || standing.get().map(|standing| comes_again(lang.get(), standing, drill.was_told.get_untracked()));
    view! {
        <p class="guide-said" data-says="from">{move || from()}</p>
        {move || cost().map(|cost| view! { <p data-says="cost">{cost}</p> })}
        {move || again().map(|again| view! { <p data-says="again">{again}</p> })}
    }
}

fn comes_again(lang: Lang, standing: Standing, was_told: bool) -> String {
    let Some(due) = standing.due() else { return text::now_learned(lang).to_owned() };
    let when = text::in_days(lang, due.saturating_sub(today()).max(1));
    if was_told { text::told(lang, &when) } else { text::again(lang, &when) }
}

/// The way to the next puzzle once this one is answered, and the way back to the page.
#[component]
fn Ways() -> impl IntoView {
    let Present { ways, standing, .. } = context::expect();
    let is_answered = Memo::new(move |_| standing.with(Option::is_some));
    move || if is_answered.get() { ways.on().into_any() } else { ways.stop().into_any() }
}

/// The ways that lead on from a puzzle.
#[derive(Clone, Copy)]
struct WaysOn {
    drills: Drills,
    on_end: Callback<()>,
}

impl WaysOn {
    fn on(self) -> impl IntoView {
        let Self { drills: Drills { puzzles, at, .. }, on_end } = self;
        let next = move |_| {
            if at.get_untracked() + 1 < puzzles.with_value(Vec::len) {
                at.update(|at| *at += 1);
            } else {
                on_end.run(());
            }
        };
        view! {
            <button type="button" class="button small primary" data-does="next-drill" on:click=next>
                <span>{t(text::next)}</span>
                {symbol("icon-next")}
            </button>
            {self.stop()}
        }
    }

    fn stop(self) -> impl IntoView {
        view! {
            <button type="button" class="button small quiet" data-does="stop-drill" on:click=move |_| self.on_end.run(())>
                {t(text::stop)}
            </button>
        }
    }
}
