//! The contents of the lazy chunks: the functions behind `ui::chunks`.

use crate::game::Options;
use crate::ui::apart::Apart;
use crate::ui::chunks::{
    DialogsChunk, EditorChunk, Extra, ExtrasChunk, GameChunk, HintsChunk, LazyChunks, LessonsChunk, PadChunk,
};
use crate::ui::components::dialogs::export::ExportDialog;
use crate::ui::components::dialogs::help::HelpDialog;
use crate::ui::components::dialogs::log::{LatestTurns, LogDialog};
use crate::ui::components::dialogs::menu::{LeaveDialog, MenuDialog, RematchDialog};
use crate::ui::components::dialogs::message::MessageDialog;
use crate::ui::components::dialogs::open::OpenDialog;
use crate::ui::components::dialogs::results::ResultsDialog;
use crate::ui::components::dialogs::score_sheet::ScoreDialog;
use crate::ui::components::dialogs::send::{SendDialog, send};
use crate::ui::components::dialogs::settings::SettingsDialog;
use crate::ui::components::dialogs::share::ShareDialog;
use crate::ui::components::dialogs::shared::{SharedDialog, address};
use crate::ui::components::dialogs::table::TableDialog;
use crate::ui::components::edit::EditPage;
use crate::ui::components::embed::{Awake, ComputerBar, FinalScore, FullScreen, LookBack, Puzzle, focus_board};
use crate::ui::components::game::hand_over::HandOver;
use crate::ui::components::game::history_bar::HistoryBar;
use crate::ui::components::game::page::GamePage;
use crate::ui::components::hints::HintPanel;
use crate::ui::components::hints::review::{ReviewDialog, TrialPanel, VerdictPanel};
use crate::ui::components::home::fold::FoldedOptions;
use crate::ui::components::home::games::GameList;
use crate::ui::components::lesson::LearnPage;
use crate::ui::components::pad::{PadPage, fill};
use crate::ui::components::table::bid_track::BidTrack;
use crate::ui::components::table::city_whims::CityWhims;
use crate::ui::components::table::djinns::DjinnRow;
use crate::ui::components::table::market::MarketRow;
use crate::ui::components::table::player::panel::PlayerPanels;
use crate::ui::correspondence::is_message;
use crate::ui::describe::faults;
use crate::ui::saved;
use crate::ui::session::{Agreements, Colour, Session};
use crate::ui::state::Dialog;
use leptos::prelude::*;

/// Returns the chunk of the rules, the records and the page of a game.
#[must_use]
pub fn game() -> GameChunk {
    GameChunk { deal, read: saved::read, explain: faults::saved, page: |game| view! { <GamePage game /> }.into_any() }
}

/// Returns the chunk of the dialogs.
#[must_use]
pub fn dialogs() -> DialogsChunk {
    DialogsChunk {
        dialog,
        games: |stored| view! { <GameList stored /> }.into_any(),
        latest: || view! { <LatestTurns /> }.into_any(),
        fold: |fold| view! { <FoldedOptions fold /> }.into_any(),
        send,
    }
}

/// Returns the chunk of the lessons and puzzles.
#[must_use]
pub fn lessons() -> LessonsChunk {
    LessonsChunk { page: |address| view! { <LearnPage address /> }.into_any() }
}

/// Returns the chunk of the editor.
#[must_use]
pub fn editor() -> EditorChunk {
    EditorChunk { page: |copy| view! { <EditPage copy /> }.into_any() }
}

/// Returns the chunk of the hints and the analysis.
#[must_use]
pub fn hints() -> HintsChunk {
    HintsChunk {
        panel: || view! { <HintPanel /> }.into_any(),
        review: || view! { <ReviewDialog /> }.into_any(),
        verdict: || view! { <VerdictPanel /> }.into_any(),
        trial: || view! { <TrialPanel /> }.into_any(),
    }
}

/// Returns the chunk of the score pad.
#[must_use]
pub fn pad() -> PadChunk {
    PadChunk { page: || view! { <PadPage /> }.into_any(), fill }
}

/// Returns the chunk of what can stand beside an embedded board.
#[must_use]
pub fn extras() -> ExtrasChunk {
    ExtrasChunk { extra }
}

fn extra(extra: Extra) -> AnyView {
    match extra {
        Extra::Track => view! { <BidTrack /> }.into_any(),
        Extra::Market => view! { <MarketRow /> }.into_any(),
        Extra::Djinns => view! { <DjinnRow /><CityWhims /> }.into_any(),
        Extra::Players => view! { <PlayerPanels /> }.into_any(),
        Extra::History => view! { <HistoryBar on_closed=focus_board /> }.into_any(),
        Extra::OnlyHistory => view! { <HistoryBar on_closed=|| () is_permanent=true /> }.into_any(),
        Extra::LookBack => view! { <LookBack /> }.into_any(),
        Extra::Score => view! { <FinalScore /> }.into_any(),
        Extra::FullScreen => view! { <FullScreen /> }.into_any(),
        Extra::Awake => view! { <Awake /> }.into_any(),
        Extra::Cover => view! { <HandOver on_taken=focus_board /> }.into_any(),
        Extra::Puzzle => view! { <Puzzle /> }.into_any(),
        Extra::ComputerBar => view! { <ComputerBar /> }.into_any(),
    }
}

fn deal(options: Options, colours: Vec<Colour>, agreements: Agreements) -> Session {
    let session = Session::new(options, colours).expect("the first page offers only numbers of players that can play");
    // The player may have given the seat to a computer after choosing it.
    let people = agreements.people(session.colours.len());
    let seat = |apart: Apart| if people.contains(&apart.seat) { Some(apart.seat) } else { people.first().copied() };
    let apart =
        agreements.apart.filter(|_| people.len() > 1).and_then(|apart| Some(Apart { seat: seat(apart)?, ..apart }));
    Session { agreements: Agreements { apart, ..agreements }, ..session }
}

fn dialog(dialog: Dialog) -> AnyView {
    match dialog {
        Dialog::Log => view! { <LogDialog /> }.into_any(),
        Dialog::Score => view! { <ScoreDialog /> }.into_any(),
        Dialog::Help => view! { <HelpDialog /> }.into_any(),
        Dialog::Settings => view! { <SettingsDialog /> }.into_any(),
        Dialog::Menu => view! { <MenuDialog /> }.into_any(),
        Dialog::Table => view! { <TableDialog /> }.into_any(),
        Dialog::Export => view! { <ExportDialog /> }.into_any(),
        Dialog::Share => view! { <ShareDialog /> }.into_any(),
        Dialog::Send => view! { <SendDialog /> }.into_any(),
        Dialog::Shared if is_message(&address()) => view! { <MessageDialog /> }.into_any(),
        Dialog::Shared => view! { <SharedDialog /> }.into_any(),
        Dialog::NewGame => view! { <LeaveDialog /> }.into_any(),
        Dialog::Rematch => view! { <RematchDialog /> }.into_any(),
        Dialog::Results => view! { <ResultsDialog /> }.into_any(),
        Dialog::Review => LazyChunks::expect().hints.draw(|chunk| (chunk.review)()),
        Dialog::Open => view! { <OpenDialog /> }.into_any(),
    }
}
