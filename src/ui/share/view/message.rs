//! The dialog for a message in a link. It finds the game of the message, and asks where there is a choice.

use super::shared::{OtherStorage, read_payload};
use crate::game::{Entry, Record, Seat};
use crate::i18n::{Lang, Phrase, keeping, language, message as text, shell};
use crate::ui::kit::reactive::RwSignal;
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::library::{Store, saved};
use crate::ui::share::codes::{LinkError, with_lost_ends};
use crate::ui::share::describe as links;
use crate::ui::share::import::ImportError;
use crate::ui::share::message::{LocalGame, Message, Received, adopt, receive, seated_at};
use crate::ui::shell::dialogs::Dialogs;
use crate::ui::shell::navigation::Navigation;
use crate::ui::table::describe;
use crate::ui::table::scene::{Scene, Viewer};
use crate::ui::table::session::Session;
use crate::ui::table::store::open_game::{OpenGame, fresh_id};
use leptos::prelude::*;

/// What the link holds.
#[derive(Clone)]
enum Found {
    Reading,
    Failed(ImportError),
    Message(Box<OpenedMessage>),
}

/// A message, the game in it, and what it means on this device.
#[derive(Clone)]
struct OpenedMessage {
    message: Message,
    session: Session,
    received: Received,
}

/// The ways out of the dialog: handles, copied freely.
#[derive(Clone, Copy)]
struct Exits {
    store: Store,
    navigation: Navigation,
    dialogs: Dialogs,
}

impl Exits {
    fn close(self) {
        self.dialogs.close();
    }

    fn play(self, game: OpenGame) {
        self.navigation.play(game);
        self.close();
    }

    /// Opens a game of this device unchanged.
    fn open(self, LocalGame { id, session, text }: LocalGame) {
        self.play(OpenGame::stored(id, session, text));
    }

    /// Opens a game that is not on this device yet; its page stores it.
    fn open_new(self, session: Session) {
        self.play(OpenGame::new(session));
    }

    /// Replaces a game of this device with the session, and opens it.
    fn replace(self, local: LocalGame, session: Session) {
        let LocalGame { id, text, session: before } = local;
        let now = saved::write(&session, js_sys::Date::now() as u64);
        self.store.remember(&id, &text);
        self.store.put(&id, now.clone());
        let brought = Some(before.record.len()).filter(|&entries| entries < session.record.len());
        self.play(OpenGame { brought, ..OpenGame::stored(id, session, now) });
    }
}

/// Reads a message and compares it with the games of this device.
async fn read(fragment: &str, store: Store) -> Result<OpenedMessage, ImportError> {
    let read = |fragment: &str| Message::read(fragment)?.ok_or(LinkError::CutOff);
    let whole = with_lost_ends(fragment).find_map(|whole| read(&whole).ok());
    let message = whole.map_or_else(|| read(fragment), Ok)?;
    let session = read_payload(&message.payload).await?;
    let identities: Vec<_> = [Some(message.game), message.former].into_iter().flatten().collect();
    let games = LocalGame::read(store.by_message(&identities).await);
    let received = receive(&message, &session, games);
    Ok(OpenedMessage { message, session, received })
}

/// A dialog that opens the game of a message, reports a fault, or asks what to do.
#[component]
pub fn MessageDialog() -> impl IntoView {
    let lang = Settings::expect().lang;
    let exits = Exits { store: Store::expect(), navigation: Navigation::expect(), dialogs: Dialogs::expect() };
    let found = RwSignal::new(Found::Reading);
    let link = exits.navigation.link().fragment();
    leptos::task::spawn_local(async move {
        let answer = read(&link, exits.store).await;
        // The player may have closed the dialog.
        if found.is_disposed() {
            return;
        }
        match answer {
            Ok(answer) => settle_or_ask(answer, exits, found),
            Err(error) => found.set(Found::Failed(error)),
        }
    });
    move || match found.get() {
        Found::Reading => view! { <p class="part-coming" role="status">{t(shell::coming)}</p> }.into_any(),
        Found::Failed(error) => failure(exits, move || links::import(lang.get(), &error)),
        Found::Message(answer) => question(*answer, exits),
    }
}

/// Opens the game at once if nothing has to be decided; asks otherwise.
fn settle_or_ask(answer: OpenedMessage, exits: Exits, found: RwSignal<Found>) {
    match answer.received {
        Received::Newer { local, session, own: None } => exits.replace(local, session),
        Received::Rematch(own) => exits.open_new(seated_at(&answer.message, &answer.session, own)),
        // Only requests and answers are new.
        Received::Same(local, session) | Received::Older(local, session, _)
            if session.agreements != local.session.agreements =>
        {
            exits.replace(local, session);
        }
        _ => found.set(Found::Message(Box::new(answer))),
    }
}

/// Draws the reason why a message opens nothing.
fn failure(exits: Exits, reason: impl Fn() -> String + Send + 'static) -> AnyView {
    view! {
        <div class="failure" role="alert" data-found="fault">
            <p><strong>{t(keeping::shared_failed)}</strong></p>
            <p>{reason}</p>
            <p class="hint">{t(keeping::shared_nothing)}</p>
        </div>
        <p class="buttons">
            <button type="button" class="button" on:click=move |_| exits.close()>{t(shell::close)}</button>
        </p>
    }
    .into_any()
}

fn name(session: &Session, seat: Seat) -> String {
    session.record.game().player(seat).name.to_string()
}

/// Draws a button of the dialog.
fn button(
    does: &'static str,
    is_primary: bool,
    words: impl Fn() -> String + Send + 'static,
    act: impl Fn() + 'static,
) -> AnyView {
    view! {
        <button type="button" class="button" class:primary=is_primary data-does=does on:click=move |_| act()>{move || words()}</button>
    }
    .into_any()
}

/// Draws the question about a message.
fn question(answer: OpenedMessage, exits: Exits) -> AnyView {
    let lang = Settings::expect().lang;
    let OpenedMessage { message, session, received } = answer;
    let to_game =
        move |local: LocalGame| button("to-game", true, plain(text::to_game), move || exits.open(local.clone()));
    match received {
        Received::Unknown(seats) => who(seats, message, session, exits),
        Received::Same(local, _) => view! {
            <p data-found="same">{t(text::same)}</p>
            <p class="buttons">{to_game(local)}</p>
        }
        .into_any(),
        Received::Older(local, _, behind) => view! {
            <p data-found="older">{move || text::older(lang.get(), behind as u32)}</p>
            <p class="buttons">{to_game(local)}</p>
        }
        .into_any(),
        Received::Newer { local, session, own } => decided(local, session, own.unwrap_or_default(), exits),
        Received::Fork(local, at) => view! { <Fork local session message at exits /> }.into_any(),
        Received::Foreign => failure(exits, plain(text::foreign)),
        Received::WrongSender => failure(exits, plain(text::wrong_sender)),
        // `settle_or_ask` has opened it.
        Received::Rematch(_) => ().into_any(),
    }
}

/// Returns a closure that returns a text of the catalogue in the current language.
fn plain(words: Phrase) -> impl Fn() -> String + Copy + Send + 'static {
    let lang = Settings::expect().lang;
    move || words(lang.get()).to_owned()
}

/// Asks the player of a game that is not on this device who they are.
fn who(seats: Vec<Seat>, message: Message, session: Session, exits: Exits) -> AnyView {
    let lang = Settings::expect().lang;
    let sender = name(&session, message.from);
    let from = message.from;
    let choice = |own: Seat| {
        let name = name(&session, own);
        let game = seated_at(&message, &session, own);
        let words =
            move || if own == from { text::me_who_sent(lang.get(), &name) } else { text::it_is_me(lang.get(), &name) };
        button("who", own != from, words, move || exits.open_new(game.clone()))
    };
    view! {
        <div data-found="unknown">
            <p>{move || text::sent_by(lang.get(), &sender)}{t(language::join_sentences)}<strong>{t(text::who)}</strong></p>
        </div>
        <p class="buttons">{seats.into_iter().map(choice).collect_view()}</p>
        <p class="hint">{t(text::how)}{t(language::join_sentences)}{t(text::trust)}</p>
        <OtherStorage />
        <p class="buttons">{button("not-now", false, plain(keeping::shared_not_now), move || exits.close())}</p>
    }
    .into_any()
}

/// Says that somebody else decided for the player of this device, and asks whether to go on with it.
fn decided(local: LocalGame, session: Session, entry: usize, exits: Exits) -> AnyView {
    let lang = Settings::expect().lang;
    let own = local.session.agreements.message.map_or(Seat(0), |own| own.seat);
    let own = name(&session, own);
    let record = session.record.clone();
    let words = move || text::decided_for(lang.get(), &own, &happened(lang.get(), &record, entry));
    let mine = local.clone();
    view! {
        <p data-found="decided">{move || words()}</p>
        <p class="buttons">
            {button("take-theirs", false, plain(text::take_it), move || exits.replace(local.clone(), session.clone()))}
            {button("keep-mine", true, plain(text::keep_mine), move || exits.open(mine.clone()))}
        </p>
    }
    .into_any()
}

/// Describes an entry of a record.
fn happened(lang: Lang, record: &Record, entry: usize) -> String {
    match record.entries().nth(entry) {
        Some((Entry::Back(_), _)) => shell::taken_back(lang).to_owned(),
        Some((Entry::Action(_), events)) => describe::announce(lang, record.game(), events),
        None => String::new(),
    }
}

/// Both sides of a fork, and the exits to settle it.
#[component]
fn Fork(local: LocalGame, session: Session, message: Message, at: usize, exits: Exits) -> impl IntoView {
    let lang = Settings::expect().lang;
    let own = local.session.agreements.message.map_or(Seat(0), |own| own.seat);
    let taken = adopt(&local.session, &session, &message);
    let sides = [local.session.record.clone(), taken.record.clone()];
    // Nobody sees more here than at the table.
    let scenes = sides.clone().map(|record| Scene::past(&record, Viewer::Seat(own)));
    let players = scenes[0].players.iter().enumerate().map(|(seat, player)| {
        let points = scenes.each_ref().map(|scene| scene.players[seat].score.total());
        view! { <tr><th scope="row">{player.name.clone()}</th><td>{points[0]}</td><td>{points[1]}</td></tr> }
    });
    let players = players.collect_view();
    let rounds = sides.each_ref().map(|record| record.game().round);
    let nexts =
        sides.each_ref().map(|record| record.game().active().map(|seat| record.game().player(seat).name.to_string()));
    let next = move |name: Option<String>| {
        move || name.as_ref().map_or_else(|| text::over(lang.get()).to_owned(), |name| text::turn_of(lang.get(), name))
    };
    let [next_here, next_there] = nexts.map(next);
    let [first_here, first_there] = sides.map(|record| move || happened(lang.get(), &record, at));
    let name_of_copy = local.session.record.game().players.iter().map(|player| player.name.to_string());
    let name_of_copy = name_of_copy.collect::<Vec<_>>();
    let copy = taken.clone();
    let keep_both = move || {
        let name = text::from_message(lang.get_untracked(), &name_of_copy);
        let session = Session { name: saved::plain_name(&name), ..copy.clone() };
        let (id, now) = (fresh_id(session.seed()), js_sys::Date::now() as u64);
        let text = saved::write(&session, now);
        exits.store.put(&id, text.clone());
        exits.open(LocalGame { id, session, text });
    };
    let mine = local.clone();
    view! {
        <p data-found="fork"><strong>{t(text::fork)}</strong>{t(language::join_sentences)}{move || text::fork_at(lang.get(), at + 1)}</p>
        <table class="fork" aria-label=t(text::fork)>
            <thead>
                <tr><td></td><th scope="col">{t(text::mine)}</th><th scope="col">{t(text::theirs)}</th></tr>
            </thead>
            <tbody>
                <tr>
                    <th scope="row">{t(text::begins_with)}</th>
                    <td>{first_here}</td><td>{first_there}</td>
                </tr>
                <tr>
                    <td></td>
                    <td>{move || shell::round(lang.get(), rounds[0])}{t(language::join_comma)}{next_here}</td>
                    <td>{move || shell::round(lang.get(), rounds[1])}{t(language::join_comma)}{next_there}</td>
                </tr>
                {players}
            </tbody>
        </table>
        <p class="buttons">
            {button("keep-mine", false, plain(text::keep_mine), move || exits.open(mine.clone()))}
            {button("take-theirs", false, plain(text::take_theirs), move || exits.replace(local.clone(), taken.clone()))}
            {button("keep-both", false, plain(text::keep_both), keep_both)}
        </p>
    }
}
