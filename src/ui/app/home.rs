//! The first page: a form for a new game, the stored games, and ways to everything else.

use super::settings_dialog::theme_name;
use crate::ai::Level;
use crate::game::{Expansion, Expansions, Options};
use crate::i18n::{Lang, Phrase, edit, glance, learn, pad, puzzles, shell, words};
use crate::ui::kit::browser::fresh_seed;
use crate::ui::kit::choice::Choice;
use crate::ui::kit::hooks::guard;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::local_storage;
use crate::ui::kit::settings::{SecrecyChoice, Settings, Theme};
use crate::ui::kit::text::t;
use crate::ui::learn::lesson::PROGRESS_KEY;
use crate::ui::library::{Store, StoredGame};
use crate::ui::play::setup::players::{Players, Seating};
use crate::ui::play::setup::quick_start::{QuickStart, remember_level};
use crate::ui::shell::chunks::{LazyChunks, SetupFold};
use crate::ui::shell::dialog_host::DialogHost;
use crate::ui::shell::dialogs::{Dialog, Dialogs};
use crate::ui::shell::navigation::Navigation;
use crate::ui::shell::notice::StorageNotice;
use crate::ui::shell::update::UpdateNotice;
use crate::ui::table::session::message::MessageSeat;
use crate::ui::table::session::seating::{EXPANSIONS_KEY, SEATING_KEY, Seated, read_expansions, write_expansions};
use crate::ui::table::session::{Agreements, seating};
use crate::ui::table::store::open_game::OpenGame;
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// The first page.
#[component]
pub fn SetupPage(
    /// The games of this device; `None` until they are read.
    stored: RwSignal<Option<Vec<StoredGame>>>,
) -> impl IntoView {
    let settings = Settings::expect();
    let lang = settings.lang;
    let navigation = Navigation::expect();
    let LazyChunks { game: game_chunk, dialogs: dialogs_chunk, .. } = LazyChunks::expect();
    let seating = Seating::new(local_storage::read(SEATING_KEY).and_then(|text| seating::read(&text)), lang);
    let seed = RwSignal::new(fresh_seed().to_string());
    let last = local_storage::read(EXPANSIONS_KEY).unwrap_or_default();
    let expansions = RwSignal::new(read_expansions(&last));
    let is_tried = RwSignal::new(false);
    let is_strict = RwSignal::new(false);
    // A person who plays alone can ask for hints unless they switch them off.
    let hints_choice = RwSignal::new(None::<bool>);
    let seed_is_wrong = Memo::new(move |_| seating::seed(&seed.get()).is_none());
    let message = RwSignal::new(None::<MessageSeat>);
    let people = Memo::new(move |_| seating.people());
    let fold = SetupFold { people, hints: hints_choice, seed, seed_is_wrong, is_tried, message };
    let form = NodeRef::<html::Form>::new();

    let deal =
        move |players: Vec<Seated>, seed: u64, is_strict: bool, hints: Option<bool>, message: Option<MessageSeat>| {
            let set = expansions.get_untracked();
            // The quick way keeps the form for the next time, and with it the person's name and colour.
            if let Some(players) = seating.checked(set) {
                local_storage::write(SEATING_KEY, &seating::write(&players));
            }
            local_storage::write(EXPANSIONS_KEY, &write_expansions(set));
            let level = players.iter().find_map(|player| player.level);
            if let Some(level) = level {
                remember_level(level);
            }
            let is_strict = is_strict && level.is_some();
            let agreements = Agreements { is_strict, message, ..seating::agreements(&players, hints) };
            let options = Options::new(players.iter().map(|player| player.name.as_str()), seed).with(set.iter());
            let colours = players.iter().map(|player| player.colour).collect();
            game_chunk.then(move |chunk| navigation.play(OpenGame::new((chunk.deal)(options, colours, agreements))));
        };
    let start = move |event: leptos::ev::MouseEvent| {
        event.prevent_default();
        is_tried.set(true);
        let set = expansions.get_untracked();
        let Some((players, seed)) = seating.checked(set).zip(seating::seed(&seed.get_untracked())) else {
            let wrong = form
                .get_untracked()
                .and_then(|form| form.query_selector("[aria-invalid=true], #five-need.error").ok().flatten());
            if let Some(input) = wrong {
                let _ignored = input.unchecked_ref::<web_sys::HtmlElement>().focus();
            }
            return;
        };
        deal(players, seed, is_strict.get_untracked(), hints_choice.get_untracked(), message.get_untracked());
    };
    let start_quickly = move |level: Level| {
        deal(seating.against(level, lang.get_untracked()), fresh_seed(), false, None, None);
    };

    view! {
        <main class="setup" tabindex="-1">
            <header class="hero">
                <div class="hero-scene" aria-hidden="true">{symbol("palm")}{symbol("caravan")}{symbol("palace")}</div>
                <h1>"Naqala"</h1>
                <p>{t(shell::tagline)}</p>
            </header>
            <div class="setup-columns">
                <StoredGames stored />
                <QuickStart on_start=start_quickly />
                <form class="panel setup-form" node_ref=form novalidate>
                    <div class="setup-title"><h2>{t(shell::new_game)}</h2><Invitation /></div>
                    <Players seating expansions is_tried is_strict />
                    <ExpansionChoice expansions />
                    <details class="setup-more" open=move || is_tried.get() && seed_is_wrong.get()>
                        <summary>{t(glance::more)}</summary>
                        {dialogs_chunk.draw(move |chunk| (chunk.fold)(fold))}
                    </details>
                    <SecrecyChoice name="secrecy" />
                    // This listens to the click, since a sandboxed frame may forbid the submission of forms.
                    <button type="submit" class="button primary large" on:click=start>{t(shell::start)}</button>
                    {game_chunk.failure_if_any()}
                </form>
                <div class="setup-side">
                    <StorageNotice />
                    <UpdateNotice />
                    <section class="panel">
                        <OpenButtons />
                    </section>
                    <section class="panel">
                        <Choice name="language" title=shell::language options=Lang::ALL
                            words=|_, lang| lang.own_name() value=settings.lang />
                        <Choice name="theme" title=shell::theme options=Theme::ALL
                            words=theme_name value=settings.theme />
                    </section>
                    <p class="small-print">{t(shell::disclaimer)}</p>
                </div>
            </div>
        </main>
        <DialogHost />
    }
}

/// The games of this device, if there are any. It reads them again, since the last game has changed.
#[component]
fn StoredGames(stored: RwSignal<Option<Vec<StoredGame>>>) -> impl IntoView {
    let store = Store::expect();
    leptos::task::spawn_local(async move {
        let games = store.all().await;
        stored.set(Some(games));
    });
    let dialogs_chunk = LazyChunks::expect().dialogs;
    // The list stays after the last game is deleted, since it offers to restore that game.
    let has_games = Memo::new(move |had_games| {
        had_games == Some(&true) || stored.with(|stored| stored.as_ref().is_some_and(|games| !games.is_empty()))
    });
    view! { <Show when=move || has_games.get()>{dialogs_chunk.draw(move |chunk| (chunk.games)(stored))}</Show> }
}

/// The choice of the expansions.
#[component]
fn ExpansionChoice(expansions: RwSignal<Expansions>) -> impl IntoView {
    let lang = Settings::expect().lang;
    let choice = move |(expansion, hint): (Expansion, Phrase)| {
        view! {
            <label class="switch">
                <input type="checkbox" name=expansion.name() prop:checked=move || expansions.get().contains(expansion)
                    on:change=guard(move |_| expansions.update(|expansions| *expansions = expansions.toggled(expansion))) />
                <span>
                    <strong>{move || words::expansion(lang.get(), expansion)}</strong>
                    <small>{t(hint)}</small>
                </span>
            </label>
        }
    };
    let hints: [Phrase; 2] = [shell::artisans_hint, shell::whims_hint];
    view! {
        <fieldset class="expansions">
            <legend class="unseen">{t(shell::expansions)}</legend>
            {Expansion::ALL.into_iter().zip(hints).map(choice).collect_view()}
        </fieldset>
    }
}

/// A link to the course, at the place where a new player looks first, and one to the puzzles.
#[component]
fn Invitation() -> impl IntoView {
    let text = if local_storage::read(PROGRESS_KEY).is_some() { learn::go_on_learning } else { learn::never_played };
    view! {
        <div class="invitations">
            <a class="button invitation" href="#learn" data-does="learn">
                <span>{t(text)}</span>
                {symbol("icon-next")}
            </a>
            <a class="button invitation" href="#puzzle">{t(puzzles::puzzles)}</a>
        </div>
    }
}

/// Buttons that open the editor, the score pad and the dialogs.
#[component]
fn OpenButtons() -> impl IntoView {
    let dialogs = Dialogs::expect();
    let button = move |dialog: Dialog, icon, name: Phrase| {
        view! {
            <button type="button" class="button" data-opens=dialog.name() aria-haspopup="dialog"
                on:click=move |_| dialogs.show(dialog)>
                {symbol(icon)}
                <span>{t(name)}</span>
            </button>
        }
    };
    view! {
        <p class="buttons">
            <a class="button" href="#edit" data-does="edit">
                {symbol("icon-edit")}
                <span>{t(edit::open_editor)}</span>
            </a>
            <a class="button" href="#score" data-does="score">
                {symbol("icon-score")}
                <span>{t(pad::open_pad)}</span>
            </a>
            {button(Dialog::Open, "icon-log", shell::open_record)}
            {button(Dialog::Help, "icon-help", shell::help)}
            {button(Dialog::Settings, "icon-settings", shell::settings)}
        </p>
    }
}
