//! The menu of a game, and the dialogs that ask before a game is left.

use super::question::{AgreeQuestion, asks_to_show};
use super::rematch::Rematch;
use crate::i18n::{Phrase, edit, guide, keeping, live, message, past, review, shell};
use crate::ui::kit::browser::fresh_seed;
use crate::ui::kit::reactive::{RwSignal, Show};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::library::Store;
use crate::ui::play::guide::is_running;
use crate::ui::play::setup::deal::remember_level;
use crate::ui::review::store::review::Review;
use crate::ui::share::view::picture::send_picture;
use crate::ui::shell::dialogs::{Dialog, Dialogs};
use crate::ui::shell::live::relay;
use crate::ui::shell::navigation::Navigation;
use crate::ui::shell::notice::CopyReminder;
use crate::ui::shell::print::print_behind;
use crate::ui::shell::update::activate_update;
use crate::ui::table::session::Guidance;
use crate::ui::table::session::agreed::Matter;
use crate::ui::table::session::requests::Request;
use crate::ui::table::store::Match;
use crate::ui::table::store::open_game::OpenGame;
use leptos::prelude::*;

/// The menu of a game.
#[component]
pub fn MenuDialog() -> impl IntoView {
    let dialogs = Dialogs::expect();
    let navigation = Navigation::expect();
    let store = Store::expect();
    let table = Match::expect();
    let (rematch, lang) = (Rematch::expect(), Settings::expect().lang);
    let analysis = Review::expect();
    let edit = move || navigation.edit(Some(untrack(|| table.session())));
    let pause = move |()| {
        dialogs.close();
        table.history().leave();
        table.hide();
    };
    // What the editor shows, all have to agree to.
    let page = use_context();
    let is_asked = RwSignal::new(false);
    let edit_if_all_agree = move |()| if asks_to_show(table, page) { is_asked.set(true) } else { edit() };
    let agree = move || {
        table.note(Matter::Shown);
        edit();
    };
    let picture = move |()| {
        dialogs.close();
        send_picture(table, lang.get_untracked());
    };
    let has_hidden_guide = move || {
        let agreements = table.agreements();
        agreements.guidance == Guidance::Hidden && table.with_record(|record| is_running(record, &agreements))
    };
    let show_guide = move |()| {
        table.set_guidance(Guidance::Shown);
        dialogs.close();
    };
    let item = move |does: &'static str, name: Phrase, hint: Phrase, act: Callback<()>| {
        view! {
            <li>
                <button type="button" class="menu-item" data-does=does on:click=move |_| act.run(())>
                    <strong>{t(name)}</strong>
                    <small>{t(hint)}</small>
                </button>
            </li>
        }
    };
    view! {
        <Show when=move || is_asked.get()>
            <AgreeQuestion game=table request=Request::of(Matter::Shown) text=t(shell::opens_secrets) yes=shell::all_agree
                does="show-secrets" on_yes=agree on_no=move || is_asked.set(false) />
        </Show>
        // The mark on the button of the menu leads here.
        <CopyReminder />
        // Groups: this table, another game, the past, and what leaves the page.
        <div class="menus" hidden=move || is_asked.get()>
            <ul class="menu">
                // An update reloads the page, which loses a game that is not stored.
                <Show when=move || store.is_working()>
                    {item("update", shell::update_ready, shell::update_hint, Callback::new(|()| activate_update()))}
                </Show>
                <Show when=has_hidden_guide>
                    {item("show-guide", guide::show, guide::show_hint, Callback::new(show_guide))}
                </Show>
                <Show when=move || table.message_seat().is_some()>
                    {item("send", message::sending, message::sending_hint, Callback::new(move |()| dialogs.show(Dialog::Send)))}
                </Show>
                <Show when=move || table.message_seat().is_some() && relay().is_some()>
                    {item("live", live::title, live::menu_hint, Callback::new(move |()| dialogs.show(Dialog::Live)))}
                </Show>
                {item("table", shell::table, shell::table_hint, Callback::new(move |()| dialogs.show(Dialog::Table)))}
                <Show when=move || table.has_covers()>
                    {item("pause", shell::pause, shell::pause_hint, Callback::new(pause))}
                </Show>
            </ul>
            <ul class="menu">
                {item("leave", shell::leave, shell::leave_hint, Callback::new(move |()| navigation.leave()))}
                {item("new-game", shell::new_game, shell::new_game_hint, Callback::new(move |()| dialogs.show(Dialog::NewGame)))}
                <Show when=move || rematch.offer(lang.get()).is_some()>
                    {item("open-rematch", live::open_rematch, live::rematch, Callback::new(move |()| rematch.play()))}
                </Show>
                <Show when=move || rematch.offer(lang.get()).is_none() && rematch.name(lang.get()).is_some()>
                    {item("rematch", shell::rematch, shell::rematch_hint, Callback::new(move |()| dialogs.show(Dialog::Rematch)))}
                </Show>
            </ul>
            <ul class="menu">
                {item("history", past::history, past::history_hint, Callback::new(move |()| look_back(table, dialogs)))}
                {item("review", review::review, review::review_hint, Callback::new(move |()| analysis.open(dialogs)))}
                {item("edit", edit::edit_this, edit::edit_this_hint, Callback::new(edit_if_all_agree))}
            </ul>
            <ul class="menu">
                {item("share", keeping::share, keeping::share_hint, Callback::new(move |()| dialogs.show(Dialog::Share)))}
                {item("export", shell::export, shell::export_hint, Callback::new(move |()| dialogs.show(Dialog::Export)))}
                {item("embed", shell::embed, shell::embed_hint, Callback::new(move |()| dialogs.show(Dialog::Embed)))}
                {item("picture", shell::picture, shell::picture_hint, Callback::new(picture))}
                {item("print", shell::print, shell::print_hint, Callback::new(move |()| print_behind(dialogs)))}
            </ul>
        </div>
    }
}

/// Closes the dialog and shows the past, from its last step.
pub fn look_back(table: Match, dialogs: Dialogs) {
    dialogs.close();
    table.history().look_at(usize::MAX);
}

/// Deals again to the same person, against the next level.
pub fn play_next_level(table: Match, navigation: Navigation) {
    let session = untrack(|| table.session());
    let level = session.agreements.next_level();
    if let Ok(session) = session.rematch_against(level, fresh_seed()) {
        remember_level(level);
        navigation.play(OpenGame::new(session));
    }
}

/// The question whether to leave the game for the first page.
#[component]
pub fn LeaveDialog() -> impl IntoView {
    let navigation = Navigation::expect();
    view! { <Confirm question=shell::new_game_sure hint=shell::new_game_hint yes=shell::new_game on_yes=move || navigation.open_setup() /> }
}

/// The question whether to deal again.
#[component]
pub fn RematchDialog() -> impl IntoView {
    let rematch = Rematch::expect();
    view! {
        <Confirm question=shell::rematch_sure hint=shell::new_game_hint yes=shell::rematch on_yes=move || rematch.play() />
    }
}

/// A question with two answers.
#[component]
fn Confirm(question: Phrase, hint: Phrase, yes: Phrase, on_yes: impl Fn() + Send + 'static) -> impl IntoView {
    let dialogs = Dialogs::expect();
    view! {
        <p><strong>{t(question)}</strong></p>
        <p>{t(hint)}</p>
        <p class="buttons">
            <button type="button" class="button primary" data-does="yes" on:click=move |_| on_yes()>
                {t(yes)}
            </button>
            <button type="button" class="button" data-does="no" on:click=move |_| dialogs.close()>
                {t(shell::stay)}
            </button>
        </p>
    }
}
