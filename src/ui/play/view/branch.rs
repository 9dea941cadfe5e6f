//! A branch of the game: a table that looks different from the game's, with a button back to it.

use super::computer_turn::{ComputerTools, TurnSummary, announcement, waiting};
use super::layout::{TableLayout, focus_table};
use super::opponents::use_opponents;
use super::top_bar::TopTitle;
use super::who_plays::levels;
use crate::ai::{Level, Style};
use crate::game::{Record, Seat};
use crate::i18n::{Phrase, branch as text, words};
use crate::ui::kit::aria::aria;
use crate::ui::kit::context;
use crate::ui::kit::focus::{is_focus_lost, keep_focus};
use crate::ui::kit::hooks::guard;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::reactive::{Effect, Memo, RwSignal, Show};
use crate::ui::kit::settings::{Secrecy, Settings};
use crate::ui::kit::text::t;
use crate::ui::review::branch::{Branch, KeptBranch, answered, begin, knowers, last_decision};
use crate::ui::review::describe::review;
use crate::ui::review::store::open_branch::{OpenBranch, Trial};
use crate::ui::review::view::leave_branch::LeaveBranch;
use crate::ui::shell::chunks::LazyChunks;
use crate::ui::shell::dialog_button::{DialogButton, DialogEntry, HELP, LOG, SETTINGS};
use crate::ui::shell::dialog_host::DialogHost;
use crate::ui::table::allow::Allow;
use crate::ui::table::scene::Viewer;
use crate::ui::table::session::{Agreements, Session};
use crate::ui::table::sow::hand::HandView;
use crate::ui::table::store::{Match, MatchConfig};
use crate::ui::table::view::action_bar::ActionBar;
use leptos::html;
use leptos::prelude::*;

/// The button that begins a branch at the moment of the past that the page shows.
#[component]
pub fn BeginButton() -> impl IntoView {
    let open_branch = OpenBranch::expect();
    let history = open_branch.game().history();
    // After the end there is nothing to decide.
    let can_begin = Memo::new(move |_| history.at().is_some() && open_branch.game().position().active().is_some());
    let begin = move |_| {
        if let Some(at) = untrack(|| history.at()) {
            open_branch.open(Branch::Free { at });
        }
    };
    view! {
        <Show when=move || can_begin.get()>
            <button type="button" class="button history-branch" data-does="branch" aria-label=t(text::begin) title=t(text::begin)
                on:click=begin>
                {symbol("icon-edit")}
                <span>{t(text::begin_short)}</span>
            </button>
        </Show>
    }
}

/// A branch in place of the game.
#[component]
pub fn BranchPage(
    /// The branch.
    branch: Branch,
) -> impl IntoView {
    let open_branch = OpenBranch::expect();
    let kept = open_branch.take_kept();
    let attempts = RwSignal::new(0_u32);
    let level = RwSignal::new(kept.as_ref().and_then(|kept| kept.level));
    let asked = RwSignal::new(kept.as_ref().map_or(0, |kept| kept.asked));
    provide_context(Tried { branch, kept: StoredValue::new(kept), level, asked });
    on_cleanup(move || open_branch.forget());
    // Each attempt has a match of its own.
    move || {
        attempts.track();
        match branch {
            Branch::Free { at } => view! { <FreeTable at level attempts /> }.into_any(),
            Branch::Trial { entry } => view! { <TrialTable entry asked attempts /> }.into_any(),
        }
    }
}

/// What is tried out: all that survives when the page is loaded again, but the record.
#[derive(Clone, Copy)]
struct Tried {
    branch: Branch,
    /// What was tried out before the page was loaded again, for the first attempt.
    kept: StoredValue<Option<KeptBranch>>,
    level: RwSignal<Option<Level>>,
    asked: RwSignal<usize>,
}

/// Begins the match of a branch with what these seats know, and provides it. What belongs to others stays hidden.
fn begin_match(table: Match, at: usize, seats: &[Seat], allow: RwSignal<Allow>) -> Match {
    let session = untrack(|| table.session());
    let tried: Tried = context::expect();
    let fresh = begin(&session.record, at, seats);
    let record = match tried.kept.try_update_value(Option::take).flatten() {
        Some(kept) => kept.record_or(fresh),
        None => fresh,
    };
    let viewer = (seats.len() < session.colours.len()).then(|| Viewer::of(seats));
    let agreements = Agreements { sides: session.agreements.sides.clone(), ..Agreements::default() };
    let settings = Settings::expect();
    let secrecy = RwSignal::new(Secrecy::Open);
    let config = MatchConfig { secrecy, viewer, allow, ..MatchConfig::of(settings) };
    let branch = Match::new(Session { record, agreements, ..session }, settings, config);
    provide_context(branch);
    let open_branch = OpenBranch::expect();
    Effect::new(move |_| {
        let record = branch.with_record(Record::clone);
        let (level, asked) = (tried.level.get(), tried.asked.get());
        open_branch.store(&KeptBranch { branch: tried.branch, record, level, asked });
    });
    branch
}

/// A branch in which everything can be played, for all players or against computers.
#[component]
fn FreeTable(
    /// The number of entries of the game before it.
    at: usize,
    /// Who plays the others: a computer, or the same person.
    level: RwSignal<Option<Level>>,
    /// Counts the attempts.
    attempts: RwSignal<u32>,
) -> impl IntoView {
    let table = OpenBranch::expect().game();
    let agreements = untrack(|| table.agreements());
    let seats = untrack(|| {
        table.with_record(|record| knowers(record, &agreements, table.secrecy_untracked(), table.at_device_untracked()))
    });
    let branch = begin_match(table, at, &seats, RwSignal::default());
    let others = answered(&untrack(|| branch.position()), &agreements);
    Effect::new(move |_| {
        let level = level.get();
        for &seat in &others {
            branch.set_level(seat, level);
        }
    });
    let opponents = use_opponents(branch, Signal::from(true));
    let waiting = waiting(branch, opponents);
    let page = table_ref();
    let no_guide = Signal::from(false);
    let bar = move || {
        view! {
            <HandView />
            <ActionBar waiting
                summary=move || view! { <TurnSummary opponents is_guided=no_guide /> }
                tools=move || view! { <ComputerTools opponents /> } />
        }
    };
    view! {
        <p class="unseen" role="status">{move || announcement(branch, opponents, no_guide)}</p>
        <div class="table">
            <TableLayout page branch="free" bar leave_past=text::to_branch
                top=move || view! { <BranchBar title=text::branch dialogs=vec![LOG, HELP, SETTINGS] /> }
                panel=move || view! { <FreePanel at level attempts /> } />
        </div>
        <DialogHost />
    }
}

/// What the branch is, who answers, and the ways back.
#[component]
fn FreePanel(at: usize, level: RwSignal<Option<Level>>, attempts: RwSignal<u32>) -> impl IntoView {
    let open_branch = OpenBranch::expect();
    let (table, branch) = (open_branch.game(), Match::expect());
    let lang = Settings::expect().lang;
    let about = move || {
        let when = table.with_record(|record| {
            let before = record.game_before(at)?;
            Some(review::moment(lang.get(), before, before.active()?))
        });
        words::sentences(
            lang.get(),
            &[text::about(lang.get(), &when.unwrap_or_default()).as_str(), text::unknown(lang.get())],
        )
    };
    let last = Memo::new(move |_| branch.with_record(|record| last_decision(record, |seat| branch.level(seat))));
    let is_past = move || branch.history().at().is_some();
    view! {
        <section class="guide branch-panel" aria-label=t(text::branch)>
            <div class="guide-words" tabindex="0"><p>{move || about()}</p></div>
            <div class="branch-tools">
                <select class="side-field" aria-label=t(text::who)
                    on:change=guard(move |event| level.set(event_target_value(&event).parse().ok()))>
                    <option value="" prop:selected=move || level.get().is_none()>{t(text::nobody)}</option>
                    {levels(level.into(), Signal::stored(Style::Plain))}
                </select>
                <button type="button" class="button small" data-does="back-in-branch" title=t(text::back_hint)
                    aria-disabled=move || aria(last.get().is_none() || is_past())
                    on:click=move |event| {
                        if let (Some(to), false) = (last.get_untracked(), untrack(is_past)) {
                            branch.take_back(to);
                            keep_focus(&event);
                        }
                    }>
                    {symbol("icon-undo")}
                    <span>{t(text::back)}</span>
                </button>
                <button type="button" class="button small" data-does="restart" on:click=move |_| attempts.update(|attempts| *attempts += 1)>
                    {symbol("icon-reset")}
                    <span>{t(text::restart)}</span>
                </button>
                <LeaveBranch />
            </div>
        </section>
    }
}

/// A decision that is played again. The chunk of hints compares it.
#[component]
fn TrialTable(
    /// The entry of its first action.
    entry: usize,
    /// The number of hints that the player asked for.
    asked: RwSignal<usize>,
    /// Counts the attempts.
    attempts: RwSignal<u32>,
) -> impl IntoView {
    let table = OpenBranch::expect().game();
    let (seat, players) = untrack(|| {
        table.with_record(|record| {
            (record.game_before(entry).and_then(|before| before.active()), record.game().players.len())
        })
    });
    let people = untrack(|| table.agreements()).people_here(players);
    // With open coins the player sees those of all people. The adviser judges only what the player could know.
    let mut seats = if table.secrecy_untracked() == Secrecy::Open { people } else { Vec::new() };
    seats.extend(seat.filter(|seat| !seats.contains(seat)));
    let allow = RwSignal::new(Allow::Everything);
    begin_match(table, entry, &seats, allow);
    let chunk = LazyChunks::expect().hints;
    provide_context(Trial { entry, allow, asked, attempts });
    let is_made = Memo::new(move |_| allow.with(|allow| *allow == Allow::Picture));
    let bar = move || {
        view! {
            <Show when=move || !is_made.get()>
                <HandView />
                <ActionBar />
            </Show>
        }
    };
    let page = table_ref();
    view! {
        <div class="table">
            <TableLayout page branch="trial" bar
                top=move || view! { <BranchBar title=text::trial dialogs=vec![HELP, SETTINGS] /> }
                panel=move || chunk.draw(|chunk| (chunk.trial)()) />
        </div>
        <DialogHost />
    }
}

/// Returns the `NodeRef` of the table, which takes the focus if the previous table had it.
fn table_ref() -> NodeRef<html::Main> {
    let table = NodeRef::<html::Main>::new();
    table.on_load(move |_| {
        request_animation_frame(move || {
            if is_focus_lost() {
                focus_table(table);
            }
        });
    });
    table
}

/// The bar at the top. It names the branch and says that it is not the game.
#[component]
fn BranchBar(title: Phrase, dialogs: Vec<DialogEntry>) -> impl IntoView {
    let lang = Settings::expect().lang;
    let button = move |(dialog, icon, name): DialogEntry| {
        view! { <DialogButton dialog icon name /> }
    };
    view! {
        <header class="top-bar branch-bar">
            <TopTitle name=t(title) badge=move || Some(text::not_game(lang.get())) />
            <div class="top-buttons">{dialogs.into_iter().map(button).collect_view()}</div>
        </header>
    }
}
