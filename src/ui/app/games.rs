//! The list of the games stored on this device.

use super::open_stored::Opener;
use crate::ai::Level;
use crate::game::Seat;
use crate::i18n::{Lang, Phrase, home, keeping, message, opponents, review, shell, words};
use crate::ui::kit::aria::aria;
use crate::ui::kit::date::date;
use crate::ui::kit::download::download;
use crate::ui::kit::file_name::file_name;
use crate::ui::kit::focus::focus_in_next_frame;
use crate::ui::kit::hooks::Presence;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::reactive::{Memo, RwSignal, Show};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::kit::text_to_keep::TextToKeep;
use crate::ui::library::saved::{Heading, SavedError};
use crate::ui::library::{Games, Store, StoredGame, saved};
use crate::ui::play::dialogs::question::Question;
use crate::ui::shell::chunks::LazyChunks;
use crate::ui::shell::dialog_host::DialogHost;
use crate::ui::shell::leave::PageHead;
use crate::ui::shell::live;
use crate::ui::shell::notice::{CopyReminder, StorageNotice};
use crate::ui::table::describe;
use crate::ui::table::session::agreed::Matter;
use crate::ui::table::session::message::Glance;
use crate::ui::table::store::open_game::{OpenGame, fresh_id};
use leptos::ev::{MouseEvent, SubmitEvent};
use leptos::html;
use leptos::prelude::*;

/// The page with the stored games, the latest first.
#[component]
pub fn GamesPage(
    /// The games of this device.
    stored: Games,
) -> impl IntoView {
    // Again, since the last one has changed.
    Store::expect().list_into(stored);
    // The rows are drawn anew when the games are read; a press on one must outlive that.
    let page = Presence::of_component();
    let deleted = Deleted::default();
    let row = move |(index, game)| view! { <GameRow game page stored deleted is_first={index == 0} /> };
    let rows = move || stored.get().unwrap_or_default().into_iter().enumerate().map(row).collect_view();
    let is_empty = move || stored.with(|games| games.as_ref().is_some_and(Vec::is_empty));
    view! {
        <main class="games" tabindex="-1">
            <PageHead title=shell::resume_title />
            <StorageNotice />
            <CopyReminder />
            <UndoDelete stored deleted />
            {LazyChunks::expect().game.failure_if_any()}
            <section class="panel" hidden=move || is_empty()>{move || rows()}</section>
            <p class="hint" hidden=move || !is_empty()>{t(home::no_games)}</p>
        </main>
        <DialogHost />
    }
}

/// The games that were deleted here, with their texts.
type Deleted = RwSignal<Vec<(StoredGame, String)>>;

/// Moves the focus to a game of the list after a change, which draws the list anew.
fn focus_game(id: &str) {
    focus_in_next_frame(format!(".game-row[data-game='{id}'] [data-does=more]"));
}

/// The offer to restore the games that were deleted, the last one first.
#[component]
fn UndoDelete(stored: Games, deleted: Deleted) -> impl IntoView {
    let lang = Settings::expect().lang;
    let store = Store::expect();
    let undo = move |_| {
        let Some((game, text)) = deleted.try_update(Vec::pop).flatten() else { return };
        if let Some(glance) = &game.glance {
            live::come_back(glance.game);
        }
        store.put(&game.id, text);
        let id = game.id.clone();
        stored.update(|stored| game.insert_into(stored.get_or_insert_default()));
        focus_game(&id);
    };
    let notice = move || {
        let name = deleted.with(|deleted| deleted.last().map(|(game, _)| game.title(lang.get())))?;
        let button = NodeRef::<html::Button>::new();
        button.on_load(|button| {
            let _ignored = button.focus();
        });
        Some(view! {
            <section class="notice" data-notice="deleted">
                <p>{move || keeping::deleted(lang.get(), &name)}</p>
                <button type="button" class="button small" data-does="undo-delete" node_ref=button on:click=undo>
                    {symbol("icon-undo")}
                    <span>{t(keeping::undo_delete)}</span>
                </button>
                <button type="button" class="icon-button" aria-label=t(shell::dismiss)
                    on:click=move |_| deleted.set(Vec::new())>
                    {symbol("icon-close")}
                </button>
            </section>
        })
    };
    view! { <div class="reminder" role="status">{move || notice()}</div> }
}

/// What may hand out the secrets of a game.
#[derive(Clone, Copy, PartialEq, Eq)]
enum HandedOut {
    /// Its text as a file.
    File,
    /// A copy in the list.
    Copy,
}

impl HandedOut {
    /// Hands a game out, whose whole text is given.
    fn hand_out(self, lang: Lang, game: &StoredGame, text: &str, store: Store, stored: Games) {
        if self == Self::File {
            download(&file_name(&[game.title(lang)]), text);
            return store.dismiss_reminder();
        }
        let name = keeping::copy_of(lang, &game.title(lang));
        let Some(text) = saved::renamed(text, &name, Some(js_sys::Date::now() as u64)) else { return };
        let copy = StoredGame::new(fresh_id(0), &text);
        store.put(&copy.id, text);
        let id = copy.id.clone();
        stored.update(|stored| copy.insert_into(stored.get_or_insert_default()));
        focus_game(&id);
    }
}

/// A stored game, with buttons to resume, copy, name, save and delete it.
///
/// A game that cannot be read says why, and can be saved as it is.
#[component]
fn GameRow(game: StoredGame, page: Presence, stored: Games, deleted: Deleted, is_first: bool) -> impl IntoView {
    let lang = Settings::expect().lang;
    let store = Store::expect();
    let opener = Opener::of(stored);
    let chunks = LazyChunks::expect();
    let failure = RwSignal::new(None::<(SavedError, String)>);
    // The list may be drawn anew meanwhile.
    let fail = move |error, text| drop(failure.try_set(Some((error, text))));
    let is_open = RwSignal::new(false);
    let is_naming = RwSignal::new(false);
    let title = game.title(lang.get_untracked());
    let names = game.heading.as_ref().map(|heading| words::facts(lang.get_untracked(), &heading.players));
    let heading = game.heading.clone();
    let is_over = heading.as_ref().is_some_and(|heading| heading.is_over);
    let has_heading = heading.is_some();
    let id = game.id.clone();
    let game = StoredValue::new(game);
    let id_of = move || game.with_value(|game| game.id.clone());

    let open = move |show: fn(OpenGame) -> OpenGame| opener.open(id_of(), page, show, fail);
    let open_part = move |_| opener.open_part(id_of(), page, fail);
    if !has_heading {
        opener.explain(id_of(), Presence::of_component(), fail);
    }
    let delete = move |_: MouseEvent| {
        let game = game.get_value();
        opener.read(game.id.clone(), move |text| {
            store.delete(&game.id);
            stored.update(|stored| stored.iter_mut().for_each(|games| games.retain(|other| other.id != game.id)));
            // A copy of the game is at the same table.
            let is_of = |game: &StoredGame| game.glance.map(|glance| glance.game);
            let has_copy =
                |id| stored.with_untracked(|stored| stored.iter().flatten().any(|game| is_of(game) == Some(id)));
            if let Some(id) = is_of(&game).filter(|&id| !has_copy(id)) {
                live::leave(id);
            }
            // The player may have left the page.
            let _ignored = deleted.try_update(|deleted| deleted.push((game, text)));
        });
    };
    // What all have to agree to, if the game has secrets.
    let asked = RwSignal::new(None::<HandedOut>);
    let hand_out = move |what: HandedOut, is_agreed: bool| {
        let (game, lang) = (game.get_value(), lang.get_untracked());
        opener.read(game.id.clone(), move |text| {
            what.hand_out(lang, &game, &text, store, stored);
            if let Some(noted) = is_agreed.then(|| saved::noted(&text, Matter::Shown)).flatten() {
                store.remember(&game.id, &text);
                store.put(&game.id, noted);
            }
        });
    };
    let has_secrets = heading.as_ref().is_some_and(|heading| heading.has_secrets);
    let ask = move |what: HandedOut| if has_secrets { asked.set(Some(what)) } else { hand_out(what, false) };
    let save = move |_: MouseEvent| ask(HandedOut::File);
    // Who opened everything in a copy would leave no trace at the table.
    let duplicate = move |_: MouseEvent| ask(HandedOut::Copy);
    let agree = move || {
        if let Some(what) = asked.try_update(Option::take).flatten() {
            hand_out(what, true);
        }
    };
    let resume_text = move || if is_over { shell::look_again(lang.get()) } else { shell::resume(lang.get()) };
    let label = title.clone();
    let waits = game.with_value(|game| game.glance).filter(|_| !is_over);
    let is_own_turn = waits.as_ref().is_some_and(|waits| waits.turn == Some(waits.seat));
    let waits = heading.as_ref().zip(waits).map(|(heading, glance)| {
        let (players, computers) = (heading.players.clone(), heading.computers.clone());
        move || waiting(lang.get(), &players, &computers, &glance)
    });
    let facts = move || heading.as_ref().map(|heading| facts(lang.get(), heading, game.with_value(|game| game.size)));
    let players = names.filter(|names| *names != title);
    view! {
        <div class="game-row" data-game=id>
            <div class="game-words">
                <p><strong>{title}</strong></p>
                {players.map(|players| view! { <p>{players}</p> })}
                {waits.map(|waits| view! { <p class="game-waits" data-own-turn=is_own_turn.then_some("")><strong>{waits}</strong></p> })}
                <p class="game-facts">{move || facts()}</p>
            </div>
            <div class="buttons">
                <Show when=move || failure.with(Option::is_none)>
                    <button type="button" class="button" class:primary=is_first data-does="resume" on:click=move |_| open(|game| game)>{move || resume_text()}</button>
                </Show>
                <button type="button" class="button quiet" data-does="more"
                    aria-expanded=move || aria(is_open.get())
                    aria-label=move || keeping::more_of(lang.get(), &label)
                    on:click=move |_| { is_open.update(|is_open| *is_open = !*is_open); is_naming.set(false); asked.set(None); }>
                    {t(keeping::more)}
                </button>
            </div>
            <Show when=move || is_open.get()>
                <div class="buttons game-more">
                    <Show when=move || has_heading>
                        {small("review", review::review, move |_| open(OpenGame::with_review))}
                        {small("rename", keeping::rename, move |_| is_naming.set(true))}
                        {small("duplicate", keeping::duplicate, duplicate)}
                    </Show>
                    {small("save", shell::download, save)}
                    {small("delete", shell::delete, delete)}
                </div>
            </Show>
            <Show when=move || asked.with(Option::is_some)>
                <Question text=t(keeping::copy_opens_secrets) yes=shell::all_agree does="show-secrets" on_yes=agree
                    on_no=move || asked.set(None) />
            </Show>
            <Show when=move || is_naming.get()>
                <NameForm game stored is_naming />
            </Show>
            {move || failure.get().map(|(error, text)| (error.playable(), error, StoredValue::new(text))).map(|(playable, error, text)| view! {
                <div class="failure" role="alert">
                    <p><strong>{t(shell::unreadable)}</strong></p>
                    <p>{move || chunks.game.get().map(|chunk| (chunk.explain)(lang.get(), &error))}</p>
                    {playable.map(|entries| view! {
                        <p>{move || chunks.game.get().and_then(|chunk| text.with_value(|text| (chunk.written_by)(lang.get(), text)))}</p>
                        <p class="buttons">
                            <button type="button" class="button" data-does="open-part" on:click=open_part>
                                {move || shell::open_part(lang.get(), entries)}
                            </button>
                        </p>
                    })}
                    <p class="hint">{t(shell::unreadable_hint)}</p>
                    <TextToKeep text=Memo::new(move |_| text.get_value())
                        on_save=move || download(&file_name(&[game.with_value(|game| game.title(lang.get_untracked()))]), &text.get_value()) />
                </div>
            })}
        </div>
    }
}

/// Draws a small button.
fn small(does: &'static str, name: Phrase, act: impl FnMut(MouseEvent) + 'static) -> AnyView {
    view! { <button type="button" class="button small" data-does=does on:click=act>{t(name)}</button> }.into_any()
}

/// The form that gives a game a name of its own.
#[component]
fn NameForm(game: StoredValue<StoredGame>, stored: Games, is_naming: RwSignal<bool>) -> impl IntoView {
    let (store, opener) = (Store::expect(), Opener::of(stored));
    let own = game.with_value(|game| game.heading.as_ref().map(|heading| heading.name.clone()).unwrap_or_default());
    let name = RwSignal::new(own);
    let input = NodeRef::<html::Input>::new();
    input.on_load(|input| {
        input.select();
    });
    let submit = move || {
        // This reads the signals now, since the form is disposed when the storage answers.
        let (StoredGame { id, .. }, name) = (game.get_value(), name.get_untracked());
        is_naming.set(false);
        opener.read(id.clone(), move |text| {
            let Some(named) = saved::renamed(&text, &name, None) else { return };
            store.remember(&id, &text);
            stored.update(|stored| {
                stored.iter_mut().flatten().filter(|other| other.id == id).for_each(|other| {
                    *other = StoredGame::new(id.clone(), &named);
                });
            });
            store.put(&id, named);
            focus_game(&id);
        });
    };
    view! {
        <form class="game-name" on:submit=move |event: SubmitEvent| event.prevent_default()>
            <label>
                <span>{t(keeping::name_of_game)}</span>
                <input type="text" name="game-name" maxlength=saved::LONGEST_NAME.to_string() autocomplete="off" node_ref=input
                    prop:value=move || name.get()
                    on:input=move |event| name.set(event_target_value(&event)) />
                <small>{t(keeping::name_hint)}</small>
            </label>
            <p class="buttons">
                // This listens to the click, since a sandboxed frame may forbid the submission of forms.
                <button type="submit" class="button small" data-does="keep-name"
                    on:click=move |event: MouseEvent| { event.prevent_default(); submit(); }>
                    {t(keeping::keep_name)}
                </button>
                {small("cancel-name", shell::cancel, move |_| is_naming.set(false))}
            </p>
        </form>
    }
}

/// Describes a game in a line: round, computers, expansions, time of the last change, size.
fn facts(lang: Lang, heading: &Heading, bytes: usize) -> String {
    let round = match result(lang, heading) {
        Some(result) => result,
        None if heading.is_over => shell::finished(lang).to_owned(),
        None => shell::round(lang, heading.round),
    };
    let expansions = heading.expansions.iter().map(|expansion| words::expansion(lang, expansion).to_owned());
    let levels: Vec<_> = heading
        .computers
        .iter()
        .flatten()
        .map(|&level| opponents::within(lang, describe::level(lang, level)))
        .collect();
    let computers = (!levels.is_empty()).then(|| opponents::computers(lang, &levels));
    let size = keeping::kilobytes(lang, bytes.div_ceil(1000));
    let facts: Vec<_> =
        std::iter::once(round).chain(computers).chain(expansions).chain([date(lang, heading.saved), size]).collect();
    facts.join(" · ")
}

/// Names the winners of a game, and everybody's points; `None` for a game that goes on or was stored without them.
fn result(lang: Lang, heading: &Heading) -> Option<String> {
    let names: Vec<_> = heading.won.iter().filter_map(|seat| heading.players.get(seat.index()).cloned()).collect();
    let points: Vec<_> = heading.points.iter().map(ToString::to_string).collect();
    (!names.is_empty() && !points.is_empty()).then(|| keeping::won(lang, names.len(), &names, &points))
}

/// Says of a game by message whose turn it is, and when it was sent from here.
fn waiting(lang: Lang, players: &[String], computers: &[Option<Level>], glance: &Glance) -> String {
    let is_computer = |seat: Seat| computers.get(seat.index()).copied().flatten().is_some();
    let turn = glance.turn.filter(|&seat| !is_computer(seat)).and_then(|seat| {
        let name = players.get(seat.index())?;
        Some(if seat == glance.seat { message::your_turn(lang).to_owned() } else { message::waits_for(lang, name) })
    });
    let sent = glance.sent.map(|sent| message::when_sent(lang, &date(lang, sent)));
    turn.into_iter().chain(sent).collect::<Vec<_>>().join(" · ")
}
