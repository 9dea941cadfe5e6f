//! The first page: who plays, and games that go on.

use crate::game::{Expansion, Expansions, Options};
use crate::i18n::{Lang, edit, learn, shell, words};
use crate::ui::chunks::LazyChunks;
use crate::ui::components::dialogs::sheet::SheetHost;
use crate::ui::components::home::players::{Players, Table};
use crate::ui::components::home::update::UpdateNotice;
use crate::ui::components::kit::choice::Choice;
use crate::ui::components::kit::notice::TroubleNotice;
use crate::ui::components::pieces::art::symbol;
use crate::ui::hooks::guard;
use crate::ui::lesson::PROGRESS_KEY;
use crate::ui::state::browser::fresh_seed;
use crate::ui::state::{Navigation, OpenGame};
use crate::ui::state::{Settings, Sheet, Sheets, Store, StoredGame, Theme, local};
use crate::ui::table;
use crate::ui::text::t;
use leptos::{html, prelude::*};

/// Keeps the last table for the next game.
const TABLE: &str = "naqala.table";
/// Keeps the last expansions.
const EXPANSIONS: &str = "naqala.expansions";

/// The first screen.
#[component]
pub fn SetupPage(
    /// The games of this device, once they are known.
    stored: RwSignal<Option<Vec<StoredGame>>>,
) -> impl IntoView {
    let settings = Settings::expect();
    let lang = settings.lang;
    let navigation = Navigation::expect();
    let game_part = LazyChunks::expect().game;
    let seats = Table::new(local::read(TABLE).and_then(|text| table::read(&text)), lang);
    let seed = RwSignal::new(fresh_seed().to_string());
    let last = local::read(EXPANSIONS).unwrap_or_default();
    let was_on = |expansion: &Expansion| last.split(' ').any(|name| name == expansion.name());
    let expansions = RwSignal::new(Expansion::ALL.into_iter().filter(was_on).collect::<Expansions>());
    let is_tried = RwSignal::new(false);
    let seed_is_wrong = Memo::new(move |_| table::seed(&seed.get()).is_none());
    let form = NodeRef::<html::Form>::new();

    let start = move |event: leptos::ev::MouseEvent| {
        event.prevent_default();
        is_tried.set(true);
        let set = expansions.get_untracked();
        let Some((players, seed)) = seats.checked(set).zip(table::seed(&seed.get_untracked())) else {
            let wrong = form
                .get_untracked()
                .and_then(|form| form.query_selector("[aria-invalid=true], #five-need.error").ok().flatten());
            if let Some(input) = wrong {
                use wasm_bindgen::JsCast;
                let _unfocused = input.unchecked_ref::<web_sys::HtmlElement>().focus();
            }
            return;
        };
        local::write(TABLE, &table::write(&players));
        local::write(EXPANSIONS, &set.iter().map(Expansion::name).collect::<Vec<_>>().join(" "));
        let (colours, names): (Vec<_>, Vec<String>) = players.into_iter().unzip();
        let options = Options::new(names.iter().map(String::as_str), seed).with(set.iter());
        game_part.then(move |part| navigation.play(OpenGame::new((part.deal)(options, colours))));
    };

    view! {
        <main class="setup" tabindex="-1">
            <header class="hero">
                <div class="hero-scene" aria-hidden="true">{symbol("palm")}{symbol("caravan")}{symbol("palace")}</div>
                <h1>"Naqala"</h1>
                <p>{t(shell::tagline)}</p>
            </header>
            <div class="setup-columns">
                <form class="panel setup-form" node_ref=form novalidate>
                    <div class="setup-title"><h2>{t(shell::new_game)}</h2><Invitation /></div>
                    <Players table=seats expansions is_tried=is_tried />
                    <ExpansionChoice expansions />
                    <SeedField seed=seed is_wrong=seed_is_wrong is_tried=is_tried />
                    <label class="switch">
                        <input type="checkbox" name="hand-over" prop:checked=move || settings.hand_over.get()
                            on:change=guard(move |event| settings.hand_over.set(event_target_checked(&event))) />
                        <span>
                            <strong>{t(shell::hand_over)}</strong>
                            <small>{t(shell::hand_over_hint)}</small>
                        </span>
                    </label>
                    // The click, not the submission: a sandboxed frame may submit nothing.
                    <button type="submit" class="button primary large" on:click=guard(start)>{t(shell::start)}</button>
                    {game_part.failure_if_any()}
                </form>
                <div class="setup-side">
                    <TroubleNotice />
                    <UpdateNotice />
                    {games(stored)}
                    <section class="panel">
                        <Doors />
                    </section>
                    <section class="panel">
                        <Choice name="language" title=shell::language options=Lang::ALL
                            words=|lang, _| lang.own_name() value=settings.lang />
                        <Choice name="theme" title=shell::theme options=Theme::ALL
                            words=crate::ui::components::dialogs::settings::theme_name value=settings.theme />
                    </section>
                    <p class="small-print">{t(shell::disclaimer)}</p>
                </div>
            </div>
        </main>
        <SheetHost />
    }
}

/// The games of this device, once there is one; they are read again, since one may have been played.
fn games(stored: RwSignal<Option<Vec<StoredGame>>>) -> AnyView {
    let store = Store::expect();
    leptos::task::spawn_local(async move {
        let games = store.all().await;
        stored.set(Some(games));
    });
    let list = LazyChunks::expect().sheets;
    // The list stays when it is empty: what was deleted can be brought back.
    let are_any = RwSignal::new(false);
    Effect::new(move |_| {
        if stored.with(|stored| stored.as_ref().is_some_and(|games| !games.is_empty())) {
            are_any.set(true);
        }
    });
    view! { <Show when=move || are_any.get()>{list.draw(move |chunk| (chunk.games)(stored))}</Show> }.into_any()
}

/// Which expansions are played with.
#[component]
fn ExpansionChoice(expansions: RwSignal<Expansions>) -> impl IntoView {
    let choice = move |(expansion, hint): (Expansion, fn(Lang) -> &'static str)| {
        let lang = Settings::expect().lang;
        view! {
            <label class="switch">
                <input type="checkbox" name=expansion.name() prop:checked=move || expansions.get().contains(expansion)
                    on:change=guard(move |_| expansions.set(expansions.get_untracked().toggled(expansion))) />
                <span>
                    <strong>{move || words::expansion(lang.get(), expansion)}</strong>
                    <small>{t(hint)}</small>
                </span>
            </label>
        }
    };
    let hints: [fn(Lang) -> &'static str; 2] = [shell::artisans_hint, shell::whims_hint];
    view! {
        <fieldset class="expansions">
            <legend class="unseen">{t(shell::expansions)}</legend>
            {Expansion::ALL.into_iter().zip(hints).map(choice).collect_view()}
        </fieldset>
    }
}

/// The way to the course, where somebody who has never played looks first.
#[component]
fn Invitation() -> impl IntoView {
    let invites = if local::read(PROGRESS_KEY).is_some() { learn::go_on_learning } else { learn::never_played };
    view! {
        <a class="button invitation" href="#learn" data-does="learn">
            <span>{t(invites)}</span>
            {symbol("icon-next")}
        </a>
    }
}

/// Ways to the dialogs.
#[component]
fn Doors() -> impl IntoView {
    let sheets = Sheets::expect();
    let door = move |sheet: Sheet, icon, name: fn(Lang) -> &'static str| {
        view! {
            <button type="button" class="button" data-opens=sheet.name() aria-haspopup="dialog"
                on:click=guard(move |_| sheets.show(sheet))>
                {symbol(icon)}
                <span>{t(name)}</span>
            </button>
        }
    };
    view! {
        <p class="buttons">
            <a class="button" href="#edit" data-does="edit">
                {symbol("icon-edit")}
                <span>{t(edit::door)}</span>
            </a>
            {door(Sheet::Open, "icon-log", shell::open_record)}
            {door(Sheet::Help, "icon-help", shell::help)}
            {door(Sheet::Settings, "icon-settings", shell::settings)}
        </p>
    }
}

/// The number that the deal follows from.
#[component]
fn SeedField(seed: RwSignal<String>, is_wrong: Memo<bool>, is_tried: RwSignal<bool>) -> impl IntoView {
    let lang = Settings::expect().lang;
    let is_shown = move || is_tried.get() && is_wrong.get();
    view! {
        <div class="field">
            <label for="seed">{t(shell::seed)}</label>
            <div class="field-row">
                <input id="seed" name="seed" type="text" inputmode="numeric" autocomplete="off" spellcheck="false"
                    maxlength="24" aria-describedby="seed-hint"
                    aria-invalid=move || is_shown().to_string()
                    prop:value=move || seed.get()
                    on:input=guard(move |event| seed.set(event_target_value(&event))) />
                <button type="button" class="button" data-does="new-seed"
                    on:click=guard(move |_| seed.set(fresh_seed().to_string()))>
                    {symbol("icon-dice")}
                    <span>{t(shell::seed_new)}</span>
                </button>
            </div>
            <p id="seed-hint" class=move || if is_shown() { "error" } else { "hint" } aria-live="polite">
                {move || if is_shown() { shell::seed_wrong(lang.get()) } else { shell::seed_hint(lang.get()) }}
            </p>
        </div>
    }
}
