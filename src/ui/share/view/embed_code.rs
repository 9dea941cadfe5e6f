//! The code that puts a board on another page, to copy.

use crate::i18n::{Lang, embed, shell};
use crate::notation::{position, record};
use crate::ui::kit::browser::page_address;
use crate::ui::kit::choice::Choice;
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::kit::text_to_keep::TextToKeep;
use crate::ui::share::embed_code::{BoardContent, BoardMode, EmbedCode};
use crate::ui::table::store::Match;
use leptos::prelude::*;

/// How the board is put on the other page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    Element,
    Frame,
}

const fn way_name(lang: Lang, way: Way) -> &'static str {
    match way {
        Way::Element => embed::element(lang),
        Way::Frame => embed::frame(lang),
    }
}

const fn mode_name(lang: Lang, mode: BoardMode) -> &'static str {
    match mode {
        BoardMode::Replay => embed::to_replay(lang),
        BoardMode::View => embed::to_view(lang),
        BoardMode::Explore => embed::to_explore(lang),
        BoardMode::Play | BoardMode::Exercise => embed::to_play(lang),
    }
}

/// The dialog with the code of a board with what the page shows: a lesson, a puzzle or a game.
#[component]
pub fn EmbedDialog() -> impl IntoView {
    let address = window().location().hash().unwrap_or_default();
    let named = |key: &str| address.strip_prefix(key).map(ToOwned::to_owned);
    let lesson = named("#learn=").map(BoardContent::Course).or_else(|| named("#puzzle=").map(BoardContent::Puzzle));
    match lesson {
        Some(content) => {
            let mode = RwSignal::new(BoardMode::Exercise);
            view! { <BoardCode mode content=Memo::new(move |_| content.clone()) /> }.into_any()
        }
        None => view! { <GameCode /> }.into_any(),
    }
}

/// The code of a board with the game of the page, or with its position.
#[component]
fn GameCode() -> impl IntoView {
    let table = Match::expect();
    let mode = RwSignal::new(BoardMode::Replay);
    let content = Memo::new(move |_| match mode.get() {
        BoardMode::Replay => BoardContent::Record(table.with_record(|record| record::write(record).to_string())),
        _ => BoardContent::Position(position::write(&table.position()).to_string()),
    });
    view! {
        <p>{t(embed::truth)}</p>
        <Choice name="embed-mode" title=embed::purpose words=mode_name value=mode
            options=[BoardMode::Replay, BoardMode::View, BoardMode::Explore, BoardMode::Play] />
        <BoardCode mode content />
    }
}

/// The code of a board with a position that is being set up.
#[component]
pub fn PositionCode(
    /// The position, as JSON.
    position: Memo<String>,
) -> impl IntoView {
    let mode = RwSignal::new(BoardMode::View);
    view! {
        <Choice name="embed-mode" title=embed::purpose words=mode_name value=mode
            options=[BoardMode::View, BoardMode::Explore, BoardMode::Play] />
        <BoardCode mode content=Memo::new(move |_| BoardContent::Position(position.get())) />
    }
}

/// The code of a board, as an element or as a frame, and where it goes.
#[component]
pub fn BoardCode(
    /// What the board is for.
    #[prop(into)]
    mode: Signal<BoardMode>,
    /// What stands on it.
    content: Memo<BoardContent>,
) -> impl IntoView {
    let lang = Settings::expect().lang;
    let way = RwSignal::new(Way::Element);
    let site = page_address();
    let site = site[..=site.rfind('/').unwrap_or_default()].to_owned();
    let written = Memo::new(move |_| {
        content.with(|content| {
            let code = EmbedCode { site: &site, lang: lang.get(), mode: mode.get(), content };
            if way.get() == Way::Frame { code.frame() } else { Some(code.element()) }
        })
    });
    let hint =
        move || if way.get() == Way::Frame { embed::frame_hint(lang.get()) } else { embed::element_hint(lang.get()) };
    view! {
        <Choice name="embed-way" title=embed::way words=way_name value=way options=[Way::Element, Way::Frame] />
        <p class="hint">{hint}</p>
        <Show when=move || written.with(Option::is_some) fallback=move || view! { <p>{t(embed::no_frame)}</p> }>
            <TextToKeep name=shell::embed_code text=Memo::new(move |_| written.get().unwrap_or_default()) />
        </Show>
    }
}
