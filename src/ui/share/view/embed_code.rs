//! The code that puts a board on another page, to copy.

use super::picture::save_svg;
use crate::i18n::{Lang, embed, shell};
use crate::notation::{position, record};
use crate::ui::kit::browser::page_address;
use crate::ui::kit::choice::Choice;
use crate::ui::kit::fetch;
use crate::ui::kit::reactive::{Memo, RwSignal, Show};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::switch::switch;
use crate::ui::kit::text::t;
use crate::ui::kit::text_to_keep::TextToKeep;
use crate::ui::share::embed_code::{BoardContent, BoardMode, EmbedCode, Host};
use crate::ui::shell::chunks::LazyChunks;
use crate::ui::table::store::Match;
use leptos::prelude::*;

/// How the board is put on the other page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    Element,
    Frame,
    Package,
}

/// The exercise of which a package can be made.
#[derive(Clone, Copy)]
pub struct ExerciseToPack {
    /// The exercise.
    pub content: Memo<BoardContent>,
    /// The address of the site, with a slash at its end.
    pub site: StoredValue<String>,
}

fn way_name(lang: Lang, way: Way) -> &'static str {
    match way {
        Way::Element => embed::element(lang),
        Way::Frame => embed::frame(lang),
        Way::Package => embed::package(lang),
    }
}

fn mode_name(lang: Lang, mode: BoardMode) -> &'static str {
    match mode {
        BoardMode::Replay => embed::to_replay(lang),
        BoardMode::View => embed::to_view(lang),
        BoardMode::Explore => embed::to_explore(lang),
        BoardMode::Play | BoardMode::Exercise => embed::to_play(lang),
    }
}

fn host_name(lang: Lang, host: Host) -> &'static str {
    match host {
        Host::Site => embed::site(lang),
        Host::WordPress => embed::wordpress(lang),
        Host::Moodle => embed::moodle(lang),
        Host::Notion => embed::notion(lang),
        Host::Markdown => embed::markdown(lang),
    }
}

fn host_hint(lang: Lang, host: Host) -> &'static str {
    match host {
        Host::Site => embed::in_site(lang),
        Host::WordPress => embed::in_wordpress(lang),
        Host::Moodle => embed::in_moodle(lang),
        Host::Notion => embed::in_notion(lang),
        Host::Markdown => embed::in_markdown(lang),
    }
}

/// The dialog with the code of a board with what the page shows: a lesson, a puzzle or a game.
#[component]
pub fn EmbedDialog() -> impl IntoView {
    let address = window().location().hash().unwrap_or_default();
    let file = RwSignal::new(None);
    let mode = RwSignal::new(BoardMode::Exercise);
    // A lesson has no frame without its file, and the dialog says so.
    let read = move |of: String| {
        leptos::task::spawn_local(async move {
            file.try_set(fetch::file(&of).await.ok());
        });
    };
    if let Some(name) = address.strip_prefix("#puzzle=").map(ToOwned::to_owned) {
        read("./puzzles.json".into());
        let content = Memo::new(move |_| BoardContent::Puzzle(name.clone(), file.get()));
        return view! { <BoardCode mode content /> }.into_any();
    }
    let Some(id) = address.strip_prefix("#learn=").map(ToOwned::to_owned) else {
        return view! { <GameCode /> }.into_any();
    };
    read(format!("./lessons/{id}.json"));
    let content = Memo::new(move |_| BoardContent::Course(id.clone(), file.get()));
    view! { <BoardCode mode content /> }.into_any()
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
    let lang = Settings::expect().lang;
    view! {
        <p>{t(embed::truth)}</p>
        <Choice name="embed-mode" title=embed::purpose words=mode_name value=mode
            options=[BoardMode::Replay, BoardMode::View, BoardMode::Explore, BoardMode::Play] />
        <BoardCode mode content />
        <p class="buttons">
            <button type="button" class="button quiet" data-does="picture-svg" on:click=move |_| save_svg(table, lang.get_untracked())>
                {t(embed::picture)}
            </button>
        </p>
        <p class="hint">{t(embed::picture_hint)}</p>
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

/// The code of a board, as an element or as a frame, and where it goes; an exercise also as a package for a learning platform.
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
    let host = RwSignal::new(Host::Site);
    let site = page_address();
    let site = StoredValue::new(site[..=site.rfind('/').unwrap_or_default()].to_owned());
    // Notion takes an address alone, and no code.
    let is_address = move || host.get() == Host::Notion;
    let is_package = move || !is_address() && way.get() == Way::Package;
    provide_context(ExerciseToPack { content, site });
    let chunk = LazyChunks::expect().editor;
    let to_save = move || {
        chunk.fetch();
        chunk.draw(|editor| (editor.package)())
    };
    // What is no exercise has nothing to report, and a platform keeps one exercise: the puzzle of the day is another one tomorrow.
    let is_daily =
        content.with_untracked(|content| matches!(content, BoardContent::Puzzle(name, _) if name.starts_with("daily")));
    let may_report = mode.get_untracked() == BoardMode::Exercise && !is_daily;
    let ways = [Way::Element, Way::Frame].into_iter().chain(may_report.then_some(Way::Package)).collect::<Vec<_>>();
    let reports = RwSignal::new(false);
    let is_sized = move || is_address() || way.get() == Way::Frame;
    let code = move |write: &dyn Fn(EmbedCode) -> Option<String>| {
        let (lang, mode, host) = (lang.get(), mode.get(), host.get());
        site.with_value(|site| content.with(|content| write(EmbedCode { site, lang, mode, content, host })))
    };
    let written = Memo::new(move |_| {
        code(&|code| {
            if is_address() {
                code.address()
            } else if is_sized() {
                code.frame()
            } else if may_report && reports.get() {
                Some(code.reporting_element())
            } else {
                Some(code.element())
            }
        })
    });
    let needed = move || code(&|code| Some(embed::frame_size(lang.get(), code.height(), code.host.width())));
    view! {
        <Choice name="embed-host" title=embed::host words=host_name value=host options=Host::ALL />
        <Show when=move || !is_address()>
            <Choice name="embed-way" title=embed::way words=way_name value=way options=ways.clone() />
        </Show>
        <Show when=is_package> {to_save()} </Show>
        <Show when=move || !is_package()>
            <p class="hint">{move || host_hint(lang.get(), host.get())}</p>
            <Show when=move || may_report && !is_sized()>
                {switch("result-code", embed::result_code, embed::result_code_hint, move || reports.get(), move |is_on| reports.set(is_on))}
                <p class="buttons">
                    <a class="button quiet" data-does="to-class" href=move || format!("class.html#{}", lang.get().code()) target="_blank" rel="noopener">
                        {t(embed::to_class)}
                    </a>
                </p>
            </Show>
            <Show when=move || written.with(Option::is_some) fallback=move || view! { <p>{t(embed::no_frame)}</p> }>
                <Show when=is_sized> <p class="hint" data-part="frame-size">{move || needed()}</p> </Show>
                <TextToKeep name=shell::embed_code text=Memo::new(move |_| written.get().unwrap_or_default()) />
            </Show>
        </Show>
    }
}
