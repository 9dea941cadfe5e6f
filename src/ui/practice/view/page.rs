//! The page of one's own puzzles: what is due, what is kept, and how the losses go over games.

use super::drill::{DrillPage, Drills};
use super::losses::Losses;
use super::storage::{Forget, UnreadNotice};
use crate::ai::LossKind;
use crate::i18n::{Lang, practice as text, shell, words as texts};
use crate::ui::kit::back::use_back;
use crate::ui::kit::browser::today;
use crate::ui::kit::date::day;
use crate::ui::kit::focus::focus_in_next_frame;
use crate::ui::kit::hooks::guard;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::reactive::RwSignal;
use crate::ui::kit::settings::Settings;
use crate::ui::kit::styles;
use crate::ui::kit::text::t;
use crate::ui::practice::store::{self, Unread};
use crate::ui::practice::{GameLosses, Journal, OwnPuzzle, Standing};
use crate::ui::review::analysis::tenths;
use crate::ui::review::describe::review as words;
use crate::ui::shell::dialog_host::DialogHost;
use crate::ui::shell::navigation::Navigation;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// The style sheets that the page needs.
const STYLES: [&str; 4] = ["beside", "extras", "rest", "scores"];

/// What the page shows: a handle of signals, copied freely.
#[derive(Clone, Copy)]
struct Practice {
    journal: RwSignal<Result<Journal, Unread>>,
    /// Whose puzzles are shown.
    player: RwSignal<String>,
    drills: Drills,
    /// Whether the player meets them now.
    is_meeting: RwSignal<bool>,
    /// How many of how many answers were right in the last row.
    done: RwSignal<Option<(usize, usize)>>,
}

impl Practice {
    fn new() -> Self {
        let practice = Self {
            journal: RwSignal::new(store::load()),
            player: RwSignal::default(),
            drills: Drills::default(),
            is_meeting: RwSignal::default(),
            done: RwSignal::default(),
        };
        practice.choose_player();
        practice
    }

    /// Chooses the first person with something to do, or else the latest, unless somebody is chosen.
    fn choose_player(self) {
        let chosen = self.journal.with_untracked(|journal| {
            let people = journal.as_ref().map(Journal::people).unwrap_or_default();
            let is_chosen = self.player.with_untracked(|player| people.contains(player));
            let is_due = |name: &&String| journal.as_ref().is_ok_and(|journal| !due_of(journal, name).is_empty());
            let next = || people.iter().find(is_due).or(people.first()).cloned();
            if is_chosen { None } else { next() }
        });
        if let Some(chosen) = chosen {
            self.player.set(chosen);
        }
    }

    /// Reads the storage again.
    fn reload(self) {
        self.journal.set(store::load());
        self.choose_player();
    }

    /// Meets puzzles one after the other.
    fn meet(self, met: Vec<OwnPuzzle>) {
        let Drills { puzzles, at, tally } = self.drills;
        puzzles.set_value(met);
        at.set(0);
        tally.set((0, 0));
        self.is_meeting.set(true);
    }

    fn end(self) {
        let tally = self.drills.tally.get_untracked();
        self.done.set((tally.1 > 0).then_some(tally));
        self.reload();
        self.is_meeting.set(false);
        focus_in_next_frame("main".to_owned());
    }

    /// Reads something of the player's; tracked.
    fn read<T: Default>(self, read: impl FnOnce(&Journal, &str) -> T) -> T {
        let player = self.player.get();
        self.journal.with(|journal| journal.as_ref().map_or_else(|_| T::default(), |journal| read(journal, &player)))
    }
}

fn due_of(journal: &Journal, player: &str) -> Vec<OwnPuzzle> {
    let today = today();
    journal.puzzles(player).filter(|puzzle| puzzle.standing.is_due(today)).cloned().collect()
}

/// The page, or the puzzle that is being met.
#[component]
pub fn PracticePage() -> impl IntoView {
    let practice = Practice::new();
    let is_styled = RwSignal::new(false);
    spawn_local(async move {
        for style in STYLES.map(styles::enable) {
            // The page is readable without it.
            let _has_arrived = style.await;
        }
        let _closed_meanwhile = is_styled.try_set(true);
    });
    let Practice { drills, is_meeting, .. } = practice;
    use_back(move || is_meeting.get(), move || practice.end());
    let on_end = Callback::new(move |()| practice.end());
    move || match (is_styled.get(), is_meeting.get()) {
        (false, _) => {
            view! { <main tabindex="-1"><p class="part-coming" role="status">{t(shell::coming)}</p></main> }.into_any()
        }
        (_, false) => view! { <Overview practice /> }.into_any(),
        (_, true) => (move || {
            drills.at.track();
            view! { <DrillPage drills on_end /> }
        })
        .into_any(),
    }
}

/// What is due, what is kept, and the losses.
#[component]
fn Overview(practice: Practice) -> impl IntoView {
    let navigation = Navigation::expect();
    let lang = Settings::expect().lang;
    let on_change = Callback::new(move |()| practice.reload());
    let content = move || match practice.journal.get() {
        Err(unread) => view! { <UnreadNotice unread on_aside=on_change /> }.into_any(),
        Ok(journal) if journal.is_empty() => view! { <p data-says="none">{t(text::none)}</p> }.into_any(),
        Ok(journal) => {
            let people = journal.people();
            let name = practice.player.get();
            let games: Vec<GameLosses> = journal.games(&name).cloned().collect();
            let puzzles: Vec<OwnPuzzle> = journal.puzzles(&name).cloned().collect();
            view! {
                {(people.len() > 1).then(|| view! { <Whose practice people /> })}
                <Due practice />
                <Kept practice puzzles />
                {(!games.is_empty()).then(|| view! { <Losses games /> })}
                <Forget name on_forgotten=on_change />
            }
            .into_any()
        }
    };
    let done = move || practice.done.get().map(|(right, all)| text::done(lang.get(), right, all));
    view! {
        <main class="course practice" tabindex="-1">
            <header class="course-head">
                <a class="button" href="#" data-does="leave" on:click=move |_| navigation.forget_game()>
                    {symbol("icon-close")}<span>{t(shell::leave)}</span>
                </a>
                <h1>{t(text::practice)}</h1>
            </header>
            <p class="course-hint">{t(text::about)}</p>
            {store::is_unsaved().then(|| view! { <p class="notice" data-notice="unsaved">{t(text::unsaved)}</p> })}
            <p role="status" class="practice-done" data-says="done">{move || done()}</p>
            {move || content()}
        </main>
        <DialogHost />
    }
}

/// The choice of a person, where several have puzzles.
#[component]
fn Whose(practice: Practice, people: Vec<String>) -> impl IntoView {
    let lang = Settings::expect().lang;
    let option = move |name: String| {
        let due = practice
            .journal
            .with_untracked(|journal| journal.as_ref().map_or(0, |journal| due_of(journal, &name).len()));
        let (chosen, shown) = (name.clone(), name.clone());
        let words = move || if due > 0 { text::person_due(lang.get(), &shown, due) } else { shown.clone() };
        view! { <option value=name prop:selected=move || practice.player.with(|player| *player == chosen)>{move || words()}</option> }
    };
    view! {
        <label class="practice-whose">
            <span>{t(text::who)}</span>
            <select class="side-field" name="whose" on:change=guard(move |event| practice.player.set(event_target_value(&event)))>
                {people.into_iter().map(option).collect_view()}
            </select>
        </label>
    }
}

/// What is due, with the button that begins; or when the next comes.
#[component]
fn Due(practice: Practice) -> impl IntoView {
    let lang = Settings::expect().lang;
    let due = practice.read(due_of).len();
    let next =
        practice.read(|journal, player| journal.puzzles(player).filter_map(|puzzle| puzzle.standing.due()).min());
    let said = move || {
        let lang = lang.get();
        match (due as u32, next) {
            (0, Some(day)) => text::nothing_due(lang, &text::in_days(lang, day.saturating_sub(today()).max(1))),
            (0, None) => text::all_learned(lang).to_owned(),
            (due, _) => text::due(lang, due),
        }
    };
    view! {
        <p class="practice-due" data-says="due"><strong>{move || said()}</strong></p>
        {(due > 0).then(|| view! {
            <p class="buttons">
                <button type="button" class="button primary" data-does="begin" on:click=move |_| practice.meet(untrack(|| practice.read(due_of)))>
                    <span>{t(text::begin)}</span>
                    {symbol("icon-next")}
                </button>
            </p>
        })}
    }
}

/// The puzzles that are kept, the latest first: the game, the kind of loss, and when each comes again. Each can be met at any
/// time; what is not due keeps its day.
#[component]
fn Kept(practice: Practice, puzzles: Vec<OwnPuzzle>) -> impl IntoView {
    let lang = Settings::expect().lang;
    let count = puzzles.len();
    let row = move |puzzle: OwnPuzzle| {
        let judged = puzzle.judged()?;
        let (kind, lost) = (judged.kind.unwrap_or(LossKind::Rest), tenths(judged.loss));
        let (standing, name, kept) = (puzzle.standing, puzzle.game.clone(), puzzle.day);
        let game = move || text::of_game(lang.get(), &name, &day(lang.get(), kept));
        let loss = move || texts::noted(lang.get(), words::kind(lang.get(), kind), &words::decimal(lang.get(), -lost));
        let when = move || comes(lang.get(), standing);
        let open = move |_| practice.meet(vec![puzzle.clone()]);
        Some(view! {
            <li>
                <button type="button" data-does="meet" on:click=open>
                    <span>{move || loss()}</span><small>{move || game()}</small><small>{move || when()}</small>
                </button>
            </li>
        })
    };
    (count > 0).then(|| {
        view! {
            <details class="practice-kept">
                <summary>{move || text::kept(lang.get(), count)}</summary>
                <ul>{puzzles.into_iter().rev().map(row).collect_view()}</ul>
            </details>
        }
    })
}

fn comes(lang: Lang, standing: Standing) -> String {
    let today = today();
    match standing.due() {
        None => text::learned(lang).to_owned(),
        Some(_) if standing.is_due(today) => text::due_now(lang).to_owned(),
        Some(day) => text::in_days(lang, day.saturating_sub(today).max(1)),
    }
}
