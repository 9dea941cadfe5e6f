//! The page of a game.

use super::agreed::AgreedPanel;
use super::branch::{BeginButton, BranchPage};
use super::computer_turn::{ComputerTools, TurnSummary, announcement, waiting};
use super::consent::ConsentPanel;
use super::counting::{Counting, use_counting};
use super::guide::{GuidePanel, use_aids, use_guide};
use super::hand_over::{HandOver, use_absence, use_mask};
use super::hints::{HintButton, HintSlot, use_hints};
use super::layout::{TableLayout, focus_table};
use super::message::{RequestPanel, SendButton, SuspectPanel, check_computers};
use super::opponents::use_opponents;
use super::own_things::{HeldNote, LeftNote, LookButton};
use super::results::use_result_count;
use super::review::VerdictSlot;
use super::since::Since;
use super::sow_key::SowKey;
use super::start_draw::use_start_draw;
use super::teacher::{Taught, taught_aloud, use_teacher};
use super::top_bar::TopBar;
use crate::game::{MAX_PLAYERS, Record, Seat};
use crate::i18n::{message, shell};
use crate::ui::kit::back::use_back;
use crate::ui::kit::context;
use crate::ui::kit::hooks::use_height;
use crate::ui::kit::reactive::{Effect, Memo, RwSignal, Show};
use crate::ui::kit::settings::{Overlay, Settings};
use crate::ui::kit::text::t;
use crate::ui::kit::words;
use crate::ui::library::use_stored_changes;
use crate::ui::play::dialogs::take_back::{TakeBackTool, ask_others, can_ask_others, take_back_words};
use crate::ui::play::guide::is_introducing;
use crate::ui::review::store::open_branch::OpenBranch;
use crate::ui::review::store::review::Review;
use crate::ui::share::view::export::save_text;
use crate::ui::shell::chunks::LazyChunks;
use crate::ui::shell::crash;
use crate::ui::shell::dialog_host::DialogHost;
use crate::ui::shell::dialogs::{Dialog, Dialogs};
use crate::ui::shell::live::Live;
use crate::ui::shell::notice::{OtherTabNotice, StorageNotice};
use crate::ui::table::gestures::use_table_turn;
use crate::ui::table::session::{Guidance, Session};
use crate::ui::table::sow::hand::HandView;
use crate::ui::table::store::open_game::OpenGame;
use crate::ui::table::store::{Match, MatchConfig};
use crate::ui::table::view::action_bar::{ActionBar, Beyond};
use leptos::html;
use leptos::prelude::*;

/// Pixels within which one line stands of what others ask, with its buttons.
const ONE_LINE: i32 = 80;

/// The page of a game: its table, or a branch of it. The game itself waits behind the branch.
#[component]
pub fn GamePage(
    /// The game to open.
    game: OpenGame,
) -> impl IntoView {
    let OpenGame { id, session, stored, at, shows_review, brought } = game;
    let settings = Settings::expect();
    let has_guide = session.agreements.guidance != Guidance::None;
    let config = MatchConfig::of(settings);
    // The aids of a guided game change with what is asked, so they are not those of the settings.
    let overlays = if has_guide { RwSignal::default() } else { config.overlays };
    // The guide comments on each step at first, so it leaves each to the person.
    let answers = if has_guide { RwSignal::default() } else { config.answers };
    // What a table hides stays so, whatever the device hides by now.
    let secrecy = RwSignal::new(session.agreements.secrecy.unwrap_or_else(|| config.secrecy.get_untracked()));
    let review = Review::new(&session.review);
    provide_context(review);
    let game = Match::new(session, settings, MatchConfig { secrecy, overlays, answers, ..config });
    provide_context(game);
    let live = Live::of(untrack(|| game.message_seat()), brought);
    provide_context(live);
    let open_branch = OpenBranch::new(game);
    let history = game.history();
    use_back(move || history.at().is_some(), move || history.leave());
    use_back(move || open_branch.current().is_some(), move || open_branch.close());
    provide_context(open_branch);
    if let Some(at) = at {
        game.history().look_at(at);
    }
    open_branch.keep(&id);
    game.keep_choice(&id);
    let is_new = stored.is_none() && untrack(|| game.with_record(Record::is_empty));
    let session = move || Session { review: review.to_store(), ..game.session() };
    let had_lock = use_stored_changes(game, session, crash::remember, &id, stored);
    let suspect = check_computers(game, live.brought);
    use_result_count(game, id.clone());
    provide_context(use_counting(game));
    let faced = faced(game);
    use_language_of_player(game, faced);
    use_table_turn(game, faced);
    use_absence(game, open_branch);
    if is_new {
        use_start_draw(game);
    }
    if shows_review {
        review.open(Dialogs::expect());
    }
    view! {
        <OtherTabNotice id had_lock />
        {move || match open_branch.current() {
            Some(branch) => view! { <BranchPage branch /> }.into_any(),
            None => view! { <GameTable had_lock suspect guided=has_guide.then_some(Guided { overlays, answers }) /> }.into_any(),
        }}
    }
}

/// Returns the player whom the page faces. While a dialog is open the page does not turn, and it never turns to a player
/// who has left.
fn faced(table: Match) -> Memo<Option<Seat>> {
    let dialogs = Dialogs::expect();
    Memo::new(move |before: Option<&Option<Seat>>| {
        let front = table.front()?;
        let stays = dialogs.current().is_some() || table.has_left(front);
        before.copied().flatten().filter(|_| stays).or(Some(front))
    })
}

/// Shows the page in the language of the player whom it faces.
fn use_language_of_player(table: Match, faced: Memo<Option<Seat>>) {
    let settings = Settings::expect();
    let device_lang = settings.device_lang;
    let wanted =
        Memo::new(move |_| faced.get().and_then(|seat| table.language(seat)).unwrap_or_else(|| device_lang.get()));
    Effect::new(move |_| settings.speak(wanted.get()));
    // So that each hand-over changes the language at once.
    Effect::new(move |_| {
        for lang in (0..MAX_PLAYERS as u8).filter_map(|seat| table.language(Seat(seat))) {
            leptos::task::spawn_local(async move {
                words::fetch(lang).await;
            });
        }
    });
    on_cleanup(move || settings.speak(device_lang.get_untracked()));
}

/// What the guide of a first game switches on and off.
#[derive(Clone, Copy)]
struct Guided {
    /// The aids.
    overlays: RwSignal<Vec<Overlay>>,
    /// Whether forced steps are answered by themselves.
    answers: RwSignal<bool>,
}

/// The table of the game, with its guide, its hints and its computers.
#[component]
fn GameTable(
    /// Whether this tab has owned the game.
    had_lock: RwSignal<bool>,
    /// The decision of a computer that differs from what it finds here.
    suspect: RwSignal<Option<usize>>,
    /// What the guide of a first game switches; none without a guide.
    guided: Option<Guided>,
) -> impl IntoView {
    let game = Match::expect();
    let settings = Settings::expect();
    let guide = use_guide(game);
    if let Some(Guided { overlays, answers }) = guided {
        use_aids(guide, overlays);
        let is_alone = move || game.with_record(|record| !is_introducing(record, &game.agreements()));
        Effect::new(move |_| answers.set(is_alone() && settings.answers.get()));
    }
    let opponents = use_opponents(game, had_lock.into());
    let waiting = waiting(game, opponents);
    let is_guided = Signal::derive(move || guide.is_speaking());
    use_hints(game, Signal::derive(move || guide.is_asking()));
    let taught = use_teacher(game, is_guided);
    let is_said = Signal::derive(move || is_guided.get() || taught.with(Option::is_some));
    use_result_dialog(game);
    use_mask(game);
    let (dialogs, live) = (Dialogs::expect(), context::expect());
    // The dialog asks first.
    let save = move |()| if game.has_secrets_untracked() { dialogs.show(Dialog::Export) } else { save_text(&game) };
    let page = NodeRef::<html::Main>::new();
    let focus = move || focus_table(page);
    let beyond = Beyond {
        words: Memo::new(move |_| {
            let lang = settings.lang.get();
            let words = take_back_words(game, lang).filter(|_| game.can_take_back_at_table());
            let words = words.or_else(|| can_ask_others(game).map(|_| message::ask_back(lang).to_owned()));
            words.or_else(|| game.can_take_back_by_log().then(|| shell::undo_in_log(lang).to_owned()))
        }),
        open: Callback::new(move |()| {
            if untrack(|| can_ask_others(game)).is_some() {
                return ask_others(dialogs, live);
            }
            let is_at_table = untrack(|| game.can_take_back_at_table());
            dialogs.show(if is_at_table { Dialog::TakeBack } else { Dialog::Log });
        }),
    };
    let bar = move || {
        let requests = NodeRef::new();
        let is_tall = use_height(requests, ONE_LINE);
        view! {
            <GuidePanel guide on_hidden=focus />
            <Since is_guided />
            <div class="requests" node_ref=requests data-tall=move || is_tall.get().then_some("")>
                <RequestPanel />
                <ConsentPanel />
                <AgreedPanel />
                <SuspectPanel suspect />
            </div>
            <HintSlot />
            <HandView />
            <ActionBar waiting
                summary=move || view! { <TurnSummary opponents is_guided=is_said /><Taught line=taught /><SowKey /><LeftNote /><HeldNote /> }
                tools=move || view! { <ScoreTool /><LookButton /><ComputerTools opponents /><TakeBackTool /><SendButton /> }
                aids=|| view! { <HintButton /> } beyond />
        }
    };
    view! {
        // Screen readers announce the last action from here.
        <p class="unseen" role="status">{move || taught_aloud(game, taught).unwrap_or_else(|| announcement(game, opponents, is_guided))}</p>
        <div class="table">
            <TableLayout page bar
                top=|| view! { <TopBar /> }
                panel=|| view! { <VerdictSlot /> }
                past_tools=|| view! { <BeginButton /> }
                side=move || view! { <LiveBar /><StorageNotice on_save=save /> } />
            <HandOver on_taken=focus on_absent=move |()| dialogs.show(Dialog::Table) />
        </div>
        <DialogHost />
    }
}

/// Who is at the table, if it is a live one.
#[component]
fn LiveBar() -> impl IntoView {
    let live = context::expect::<Live>();
    let chunk = LazyChunks::expect().live;
    move || {
        live.is_on.get().then(|| {
            chunk.fetch();
            chunk.draw(|chunk| (chunk.table)())
        })
    }
}

/// Opens the score sheet of a game that is over, for who looks at its board.
#[component]
fn ScoreTool() -> impl IntoView {
    let (table, dialogs) = (Match::expect(), Dialogs::expect());
    let is_over = Memo::new(move |_| table.scene().with(|scene| scene.active.is_none()));
    view! {
        <Show when=move || is_over.get()>
            <button type="button" class="answer" data-does="see-score" on:click=move |_| dialogs.show(Dialog::Score)>{t(shell::score)}</button>
        </Show>
    }
}

/// Opens the score sheet when the game ends, and when the player returns to the end from the past. The last move is drawn first.
fn use_result_dialog(game: Match) {
    let (dialogs, counting) = (Dialogs::expect(), use_context::<Counting>());
    let is_over =
        Memo::new(move |_| game.history().at().is_none() && game.scene().with(|scene| scene.active.is_none()));
    let show = move || {
        // The question about a shared game and what another app has shared come first, and a review that was asked for stays open.
        let has_other = matches!(
            untrack(|| dialogs.current()),
            Some(Dialog::Shared | Dialog::Invitation | Dialog::Open | Dialog::Review)
        );
        // The player may have left the game meanwhile.
        if has_other || is_over.try_get_untracked() != Some(true) {
            return;
        }
        if counting.is_some_and(|counting| untrack(|| counting.is_on())) {
            dialogs.show_beside(Dialog::Score);
        } else {
            dialogs.show(Dialog::Score);
        }
    };
    Effect::new(move |_| {
        if is_over.get() {
            request_animation_frame(move || {
                request_animation_frame(show);
            });
        }
    });
}
