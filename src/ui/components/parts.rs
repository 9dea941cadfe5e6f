//! What the parts of the page that come later can do.

use super::bid_track::BidTrack;
use super::djinns::DjinnRow;
use super::edit::EditPage;
use super::embed::{Awake, FinalScore, FullScreen, LookBack, focus_board};
use super::export::ExportSheet;
use super::game_page::GamePage;
use super::games::GameList;
use super::hand_over::HandOver;
use super::held_cards::CityWhims;
use super::help::HelpSheet;
use super::history_bar::HistoryBar;
use super::lesson::CoursePage;
use super::log::LogSheet;
use super::market::MarketRow;
use super::menu::{LeaveSheet, MenuSheet, RematchSheet};
use super::open::OpenSheet;
use super::player_panel::PlayerPanels;
use super::score_sheet::ScoreSheet;
use super::settings::SettingsSheet;
use super::share::ShareSheet;
use super::shared::SharedSheet;
use super::table_sheet::TableSheet;
use crate::game::Options;
use crate::i18n::faults;
use crate::ui::later::{EditorPart, Extra, ExtraPart, GamePart, LessonPart, SheetPart};
use crate::ui::saved;
use crate::ui::session::{Colour, Session};
use crate::ui::state::Sheet;
use leptos::prelude::*;

/// Everything a game takes.
#[must_use]
pub fn game_part() -> GamePart {
    GamePart { deal, read: saved::read, why: faults::saved, page: |game| view! { <GamePage game=game /> }.into_any() }
}

/// What the dialogs contain.
#[must_use]
pub fn sheet_part() -> SheetPart {
    SheetPart { sheet, games: |kept| view! { <GameList kept=kept /> }.into_any() }
}

/// The course.
#[must_use]
pub fn lesson_part() -> LessonPart {
    LessonPart { course: |id| view! { <CoursePage id=id /> }.into_any() }
}

/// The editor of positions.
#[must_use]
pub fn editor_part() -> EditorPart {
    EditorPart { page: |draft| view! { <EditPage draft=draft /> }.into_any() }
}

/// What an embedded board may have beside it.
#[must_use]
pub fn extra_part() -> ExtraPart {
    ExtraPart { extra }
}

fn extra(extra: Extra) -> AnyView {
    match extra {
        Extra::Track => view! { <BidTrack /> }.into_any(),
        Extra::Market => view! { <MarketRow /> }.into_any(),
        Extra::Djinns => view! { <DjinnRow /><CityWhims /> }.into_any(),
        Extra::Players => view! { <PlayerPanels /> }.into_any(),
        Extra::Past => view! { <HistoryBar on_closed=focus_board /> }.into_any(),
        Extra::OnlyPast => view! { <HistoryBar on_closed=|| () stays=true /> }.into_any(),
        Extra::LookBack => view! { <LookBack /> }.into_any(),
        Extra::Score => view! { <FinalScore /> }.into_any(),
        Extra::FullScreen => view! { <FullScreen /> }.into_any(),
        Extra::Awake => view! { <Awake /> }.into_any(),
        Extra::Cover => view! { <HandOver on_taken=focus_board /> }.into_any(),
    }
}

fn deal(options: Options, colours: Vec<Colour>) -> Session {
    Session::new(options, colours).expect("the page offers as many players as can play")
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
        Sheet::Shared => view! { <SharedSheet /> }.into_any(),
        Sheet::NewGame => view! { <LeaveSheet /> }.into_any(),
        Sheet::Rematch => view! { <RematchSheet /> }.into_any(),
        Sheet::Open => view! { <OpenSheet /> }.into_any(),
    }
}
