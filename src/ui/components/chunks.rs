//! The contents of the lazy chunks: the functions behind `ui::chunks`.

use crate::game::Options;
use crate::ui::apart::Apart;
use crate::ui::chunks::{
    EditorChunk, Extra, ExtrasChunk, GameChunk, HintsChunk, LazyChunks, LessonsChunk, PadChunk, SheetsChunk,
};
use crate::ui::components::dialogs::export::ExportSheet;
use crate::ui::components::dialogs::help::HelpSheet;
use crate::ui::components::dialogs::log::{LatestTurns, LogSheet};
use crate::ui::components::dialogs::menu::{LeaveSheet, MenuSheet, RematchSheet};
use crate::ui::components::dialogs::message::MessageSheet;
use crate::ui::components::dialogs::open::OpenSheet;
use crate::ui::components::dialogs::results::ResultsSheet;
use crate::ui::components::dialogs::score_sheet::ScoreSheet;
use crate::ui::components::dialogs::send::{SendSheet, send};
use crate::ui::components::dialogs::settings::SettingsSheet;
use crate::ui::components::dialogs::share::ShareSheet;
use crate::ui::components::dialogs::shared::{SharedSheet, address};
use crate::ui::components::dialogs::table_sheet::TableSheet;
use crate::ui::components::edit::EditPage;
use crate::ui::components::embed::{Awake, ComputerBar, FinalScore, FullScreen, LookBack, Puzzle, focus_board};
use crate::ui::components::game::hand_over::HandOver;
use crate::ui::components::game::history_bar::HistoryBar;
use crate::ui::components::game::page::GamePage;
use crate::ui::components::hints::HintPanel;
use crate::ui::components::hints::review::{ReviewSheet, TrialPanel, VerdictPanel};
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
use crate::ui::state::Sheet;
use leptos::prelude::*;

/// Returns the chunk of the rules, the records and the page of a game.
#[must_use]
pub fn game() -> GameChunk {
    GameChunk { deal, read: saved::read, explain: faults::saved, page: |game| view! { <GamePage game /> }.into_any() }
}

/// Returns the chunk of the dialogs.
#[must_use]
pub fn sheets() -> SheetsChunk {
    SheetsChunk {
        sheet,
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
    EditorChunk { page: |draft| view! { <EditPage draft /> }.into_any() }
}

/// Returns the chunk of the hints and the analysis.
#[must_use]
pub fn hints() -> HintsChunk {
    HintsChunk {
        panel: |hints| view! { <HintPanel hints /> }.into_any(),
        review: || view! { <ReviewSheet /> }.into_any(),
        verdict: || view! { <VerdictPanel /> }.into_any(),
        trial: |trial| view! { <TrialPanel trial /> }.into_any(),
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
        Extra::OnlyHistory => view! { <HistoryBar on_closed=|| () stays=true /> }.into_any(),
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

fn sheet(sheet: Sheet) -> AnyView {
    match sheet {
        Sheet::Log => view! { <LogSheet /> }.into_any(),
        Sheet::Score => view! { <ScoreSheet /> }.into_any(),
        Sheet::Help => view! { <HelpSheet /> }.into_any(),
        Sheet::Settings => view! { <SettingsSheet /> }.into_any(),
        Sheet::Menu => view! { <MenuSheet /> }.into_any(),
        Sheet::Table => view! { <TableSheet /> }.into_any(),
        Sheet::Export => view! { <ExportSheet /> }.into_any(),
        Sheet::Share => view! { <ShareSheet /> }.into_any(),
        Sheet::Send => view! { <SendSheet /> }.into_any(),
        Sheet::Shared if is_message(&address()) => view! { <MessageSheet /> }.into_any(),
        Sheet::Shared => view! { <SharedSheet /> }.into_any(),
        Sheet::NewGame => view! { <LeaveSheet /> }.into_any(),
        Sheet::Rematch => view! { <RematchSheet /> }.into_any(),
        Sheet::Results => view! { <ResultsSheet /> }.into_any(),
        Sheet::Review => LazyChunks::expect().hints.draw(|chunk| (chunk.review)()),
        Sheet::Open => view! { <OpenSheet /> }.into_any(),
    }
}
