//! The contents of the lazy chunks: the functions behind `shell::chunks`.

use super::games::GamesPage;
use super::help::HelpDialog;
use super::settings_dialog::SettingsDialog;
use crate::game::Options;
use crate::ui::edit::view::EditPage;
use crate::ui::embed::view::{
    Awake, Comments, ComputerBar, FinalScore, FullScreen, LookBack, Puzzle, draw_notes, focus_board,
};
use crate::ui::kit::lazy_chunk::LazyChunk;
use crate::ui::learn::view::{DailyGlance, GoOn, LearnPage};
use crate::ui::library::{describe as faults, mend, saved};
use crate::ui::live::view::{JoinDialog, LiveDialog, LiveTable};
use crate::ui::pad::view::{PadPage, fill};
use crate::ui::play::dialogs::agreements::TableDialog;
use crate::ui::play::dialogs::log::{LatestTurns, LogDialog};
use crate::ui::play::dialogs::menu::{LeaveDialog, MenuDialog, RematchDialog};
use crate::ui::play::dialogs::question::OnceAllAgree;
use crate::ui::play::dialogs::results::ResultsDialog;
use crate::ui::play::dialogs::score_sheet::ScoreDialog;
use crate::ui::play::dialogs::take_back::TakeBackDialog;
use crate::ui::play::setup::page::SetupPage;
use crate::ui::play::view::branch::BranchPage;
use crate::ui::play::view::glance::glance;
use crate::ui::play::view::hand_over::HandOver;
use crate::ui::play::view::history_bar::HistoryBar;
use crate::ui::play::view::page::GamePage;
use crate::ui::practice::view::{Keep, KeptNote, OwnGlance, PracticePage};
use crate::ui::review::branch::Branch;
use crate::ui::review::view::review::{ReviewDialog, TrialPanel, VerdictPanel};
use crate::ui::review::view::{HintPanel, teach};
use crate::ui::share::message::is_message;
use crate::ui::share::view::arrivals::begin;
use crate::ui::share::view::embed_code::EmbedDialog;
use crate::ui::share::view::export::ExportDialog;
use crate::ui::share::view::lesson_menu::{LessonMenu, names_lesson};
use crate::ui::share::view::message::MessageDialog;
use crate::ui::share::view::open::OpenDialog;
use crate::ui::share::view::package::PackageToSave;
use crate::ui::share::view::send::{SendDialog, send};
use crate::ui::share::view::share::ShareDialog;
use crate::ui::share::view::shared::{SharedDialog, address};
use crate::ui::shell::chunks::{
    BoardChunks, CardsChunk, DialogsChunk, EditorChunk, ExtrasChunk, GameChunk, HintsChunk, LazyChunks, LessonsChunk,
    LiveChunk, NotesChunk, PadChunk, TrackChunk,
};
use crate::ui::shell::dialogs::Dialog;
use crate::ui::shell::navigation::Navigation;
use crate::ui::table::notes::NotesReader;
use crate::ui::table::session::message::MessageSeat;
use crate::ui::table::session::{Agreements, Colour, Session};
use crate::ui::table::store::Match;
use crate::ui::table::view::bid_track::BidTrack;
use crate::ui::table::view::details::Details;
use crate::ui::table::view::djinns::DjinnRow;
use crate::ui::table::view::drawing::drawing_of_start;
use crate::ui::table::view::market::MarketRow;
use crate::ui::table::view::player::panel::PlayerPanels;
use leptos::prelude::*;

/// Returns the chunk of the rules, the records and the page of a game.
#[must_use]
pub fn game() -> GameChunk {
    GameChunk {
        deal,
        read: saved::read,
        read_part: saved::read_part,
        explain: faults::saved,
        mend: |ids| Box::pin(mend(ids)),
        written_by: faults::written_by,
        page: |game| view! { <GamePage game /> }.into_any(),
        glance,
        trial: || view! { <BranchPage branch={Branch::Trial { entry: 0 }} /> }.into_any(),
    }
}

/// Returns the chunk of the dialogs.
#[must_use]
pub fn dialogs() -> DialogsChunk {
    DialogsChunk {
        dialog,
        games: |stored| view! { <GamesPage stored /> }.into_any(),
        latest: || view! { <LatestTurns /> }.into_any(),
        setup: |is_by_message| view! { <SetupPage is_by_message /> }.into_any(),
        begin,
        send,
    }
}

/// Returns the chunk of the lessons and puzzles.
#[must_use]
pub fn lessons() -> LessonsChunk {
    NotesReader::new().provide();
    LessonsChunk {
        page: |address| view! { <LearnPage address /> }.into_any(),
        go_on: || view! { <GoOn /> }.into_any(),
        daily: || view! { <DailyGlance /> }.into_any(),
        own: || view! { <OwnGlance /> }.into_any(),
    }
}

/// Returns the chunk of the editor.
#[must_use]
pub fn editor() -> EditorChunk {
    NotesReader::new().provide();
    EditorChunk {
        page: |copy| view! { <EditPage copy /> }.into_any(),
        package: || view! { <PackageToSave /> }.into_any(),
    }
}

/// Returns the chunk of the hints, the analysis and practice.
#[must_use]
pub fn hints() -> HintsChunk {
    HintsChunk {
        panel: || view! { <HintPanel /> }.into_any(),
        review: || view! { <ReviewDialog below_moments=|| view! { <KeptNote /> }.into_any() /> }.into_any(),
        verdict: || view! { <VerdictPanel /><Keep /> }.into_any(),
        trial: || view! { <TrialPanel /> }.into_any(),
        practice: || view! { <PracticePage /> }.into_any(),
        teach,
    }
}

/// Returns the chunk of the score pad.
#[must_use]
pub fn pad() -> PadChunk {
    PadChunk { page: || view! { <PadPage /> }.into_any(), fill }
}

/// Returns the chunk of live tables.
#[must_use]
pub fn live() -> LiveChunk {
    LiveChunk {
        table: || view! { <LiveTable /> }.into_any(),
        dialog: || view! { <LiveDialog /> }.into_any(),
        join: || view! { <JoinDialog /> }.into_any(),
    }
}

/// Returns the chunk of the cards and players beside an embedded board, and of puzzles on it.
#[must_use]
pub fn cards() -> CardsChunk {
    CardsChunk {
        market: || view! { <MarketRow /> }.into_any(),
        djinns: || view! { <DjinnRow explain=FETCHED.explain />{(FETCHED.whims)()} }.into_any(),
        players: || view! { <PlayerPanels details=FETCHED /> }.into_any(),
        puzzle: || view! { <Puzzle /> }.into_any(),
    }
}

/// Returns the chunk of the bids beside an embedded board.
#[must_use]
pub fn track() -> TrackChunk {
    || view! { <BidTrack /> }.into_any()
}

/// Returns the chunk of all else that can stand beside an embedded board.
#[must_use]
pub fn extras() -> ExtrasChunk {
    ExtrasChunk {
        history: |is_permanent| view! { <HistoryBar on_closed=focus_board is_permanent /> }.into_any(),
        look_back: || view! { <LookBack /> }.into_any(),
        score: || view! { <FinalScore /> }.into_any(),
        full_screen: || view! { <FullScreen /> }.into_any(),
        awake: || view! { <Awake /> }.into_any(),
        cover: || view! { <HandOver on_taken=focus_board /> }.into_any(),
        computer_bar: || view! { <ComputerBar /> }.into_any(),
    }
}

/// Returns the chunk of the notes of authors.
#[must_use]
pub fn notes() -> NotesChunk {
    NotesChunk {
        reader: NotesReader::new(),
        of_step: drawing_of_start,
        drawing: draw_notes,
        comments: |notes| view! { <Comments notes /> }.into_any(),
    }
}

/// Fetches what the cards and players of a board show only at times.
const FETCHED: Details = Details {
    held: |seat| of_expansions(|chunk| chunk.draw_quietly(move |details| (details.held)(seat))),
    sale: |seat| fetched(move |details| (details.sale)(seat)),
    kills: |seat| fetched(move |details| (details.kills)(seat)),
    explain: |subject, is_offered| fetched(move |details| (details.explain)(subject, is_offered)),
    whims: || of_expansions(|chunk| chunk.draw(|details| (details.whims)())),
};

/// Fetches the details, and draws one of them once they have arrived.
fn fetched(draw: impl Fn(Details) -> AnyView + Send + 'static) -> AnyView {
    let chunk = BoardChunks::expect().details;
    chunk.fetch();
    chunk.draw(draw)
}

/// Draws a part that only games with expansions have. The table fetches it together with the cards. If that fails, the
/// place of the whims says so for all players.
fn of_expansions(draw: impl FnOnce(LazyChunk<Details>) -> AnyView) -> AnyView {
    if Match::expect().scene().with_untracked(|scene| scene.expansions.is_empty()) {
        return ().into_any();
    }
    draw(BoardChunks::expect().details)
}

fn deal(options: Options, colours: Vec<Colour>, agreements: Agreements, coins: &[u32]) -> Session {
    let session =
        Session::with_coins(options, colours, coins).expect("the set-up offers only numbers of players that can play");
    // The player may have given the seat to a computer after choosing it.
    let people = agreements.people(session.colours.len());
    let seat = |own: MessageSeat| if people.contains(&own.seat) { Some(own.seat) } else { people.first().copied() };
    let message =
        agreements.message.filter(|_| people.len() > 1).and_then(|own| Some(MessageSeat { seat: seat(own)?, ..own }));
    Session { agreements: Agreements { message, ..agreements }, ..session }
}

fn join() -> AnyView {
    let chunk = LazyChunks::expect().live;
    chunk.fetch();
    chunk.draw(|chunk| (chunk.join)())
}

fn dialog(dialog: Dialog) -> AnyView {
    match dialog {
        Dialog::Log => view! { <LogDialog /> }.into_any(),
        Dialog::Score => view! { <ScoreDialog /> }.into_any(),
        Dialog::Help => view! { <HelpDialog /> }.into_any(),
        Dialog::Settings => view! { <SettingsDialog /> }.into_any(),
        Dialog::Menu if names_lesson(&address()) => view! { <LessonMenu /> }.into_any(),
        Dialog::Menu => view! { <MenuDialog /> }.into_any(),
        Dialog::Table => view! { <TableDialog /> }.into_any(),
        Dialog::TakeBack => view! { <TakeBackDialog /> }.into_any(),
        Dialog::Export => view! { <OnceAllAgree><ExportDialog /></OnceAllAgree> }.into_any(),
        Dialog::Embed => view! { <OnceAllAgree><EmbedDialog /></OnceAllAgree> }.into_any(),
        Dialog::Share => view! { <OnceAllAgree><ShareDialog /></OnceAllAgree> }.into_any(),
        Dialog::Send => view! { <SendDialog /> }.into_any(),
        Dialog::Live => LazyChunks::expect().live.draw(|chunk| (chunk.dialog)()),
        Dialog::Invitation => join(),
        Dialog::Shared if is_message(&Navigation::expect().link().fragment()) => view! { <MessageDialog /> }.into_any(),
        Dialog::Shared => view! { <SharedDialog /> }.into_any(),
        Dialog::NewGame => view! { <LeaveDialog /> }.into_any(),
        Dialog::Rematch => view! { <RematchDialog /> }.into_any(),
        Dialog::Results => view! { <ResultsDialog /> }.into_any(),
        Dialog::Review => LazyChunks::expect().hints.draw(|chunk| (chunk.review)()),
        Dialog::Open => view! { <OpenDialog /> }.into_any(),
    }
}
