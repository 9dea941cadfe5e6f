//! The dialog with the score sheet. At the end of a game it counts the points, and offers what one does next.

use super::beside::{cover_game, use_beside};
use super::brought::BroughtByBoard;
use super::menu::play_next_level;
use super::points::Points;
use super::rematch::Rematch;
use crate::game::{Event, ScoreLine};
use crate::i18n::{Phrase, pad, review, shell, words};
use crate::ui::kit::date::today;
use crate::ui::kit::focus::focus_dialog_title_if_lost;
use crate::ui::kit::hooks::Presence;
use crate::ui::kit::hooks::use_timeout;
use crate::ui::kit::lazy_chunk::LazyChunk;
use crate::ui::kit::reactive::{Effect, Memo, RwSignal, Show};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::play::finale::{brought, counting_order};
use crate::ui::play::view::counting::{Counting, Part};
use crate::ui::review::store::review::Review;
use crate::ui::share::view::picture::send_picture;
use crate::ui::shell::chunks::{LazyChunks, PadChunk};
use crate::ui::shell::dialogs::{Dialog, Dialogs};
use crate::ui::shell::install::InstallOffer;
use crate::ui::shell::navigation::Navigation;
use crate::ui::shell::print::print_page;
use crate::ui::table::describe;
use crate::ui::table::session::Guidance;
use crate::ui::table::store::Match;
use leptos::ev;
use leptos::prelude::*;
use std::sync::Arc;
use std::time::Duration;

/// The time that a line takes while the points are counted, and one that pieces of the board fly to. Twelve lines take seven seconds.
const LINE: Duration = Duration::from_millis(400);
const LINE_OF_BOARD: Duration = Duration::from_millis(800);
/// The breath before the line that decides.
const BREATH: Duration = Duration::from_millis(400);
/// So many lines leave little room for the winner on a phone.
const LONG: usize = 10;

/// The score sheet, and after the end of the game buttons for what follows.
#[component]
pub fn ScoreDialog() -> impl IntoView {
    let table = Match::expect();
    let lang = Settings::expect().lang;
    let counting: Option<Counting> = use_context();
    let order = untrack(|| order_of(table));
    let counted = Signal::derive(move || counting.and_then(Counting::lines));
    let is_over = Memo::new(move |_| table.scene().with(|scene| scene.active.is_none()));
    let is_counting = Memo::new(move |_| counted.with(Option::is_some));
    let shows = move |part: Part| counting.is_none_or(|counting| counting.shows(part));
    let has_sheet = Memo::new(move |_| shows(Part::Sheet));
    let has_head = Memo::new(move |_| shows(Part::Winners));
    let has_next = Memo::new(move |_| is_over.get() && shows(Part::Next));
    let has_more = Memo::new(move |_| shows(Part::More));
    // Browsers take long to write a date.
    let is_printed = RwSignal::new(false);
    let printing = window_event_listener(ev::beforeprint, move |_| is_printed.set(true));
    on_cleanup(move || printing.remove());
    use_beside();
    if let Some(counting) = counting {
        use_count(table, counting, order.clone());
    }
    let is_partial = Memo::new(move |_| !has_sheet.get());
    let is_bare = Memo::new(move |_| !has_head.get());
    Effect::new(move |had_sheet: Option<bool>| {
        let has_sheet = has_sheet.get();
        if has_sheet && had_sheet == Some(false) {
            cover_game();
        }
        has_sheet
    });
    use_marked_dialog([("data-end", is_over), ("data-counting", is_partial), ("data-bare", is_bare)]);
    let expansions = table.scene().with_untracked(|scene| scene.expansions);
    let is_long = ScoreLine::ALL.into_iter().filter(|line| line.is_in(expansions)).count() >= LONG;
    let mark = |is_so: Memo<bool>| move || is_so.get().then_some("");
    view! {
        <div class="score-sheet" data-long=is_long.then_some("") data-end=mark(is_over) data-counting=mark(is_partial) data-bare=mark(is_bare)>
            <p class="on-paper" data-part="date">{move || is_printed.get().then(|| today(lang.get()))}</p>
            <Points counted order=order.clone() />
            <Show when=move || has_next.get()><WhimsAtEnd /><Next has_more /></Show>
            {counting.map(|counting| view! {
                <Show when=move || is_counting.get()>
                    <BroughtByBoard counted order=order.clone() />
                    // Its area is the whole window, so that a tap anywhere shows the result.
                    <button type="button" class="button quiet count-skip" data-does="skip-count" data-over-all on:click=move |_| counting.finish()>
                        {t(shell::skip_count)}
                    </button>
                </Show>
            })}
        </div>
    }
}

/// Gives the dialog the marks of its sheet while the sheet is there.
///
/// With `:has` in their place Chromium would style most of the dialog anew with each line that is counted.
fn use_marked_dialog(marks: [(&'static str, Memo<bool>); 3]) {
    let Some(dialog) = document().query_selector(".dialog").ok().flatten() else { return };
    let dialog = StoredValue::new_local(dialog);
    let put = move |(name, is_so): (&str, bool)| {
        let _gone = dialog.try_with_value(|dialog| dialog.toggle_attribute_with_force(name, is_so));
    };
    // An effect comes after the dialog is shown, which styles it.
    untrack(|| marks.iter().for_each(|(name, is_so)| put((name, is_so.get()))));
    Effect::new(move |_| marks.iter().for_each(|(name, is_so)| put((name, is_so.get()))));
    on_cleanup(move || marks.iter().for_each(|(name, _)| put((name, false))));
}

/// Returns the lines of a game that is over in the order in which they are counted.
fn order_of(table: Match) -> Arc<[ScoreLine]> {
    let scores: Vec<_> = table.scene().with(|scene| scene.players.iter().map(|player| player.score).collect());
    counting_order(&scores).into()
}

/// Counts line after line. Any key shows the result at once, and so does closing the dialog.
fn use_count(table: Match, counting: Counting, order: Arc<[ScoreLine]>) {
    let timeout = use_timeout();
    let (board, all) = (untrack(|| table.position()).board.clone(), order.len());
    let time_of = move |place: usize| {
        let line = if brought(&board, order[place]).is_empty() { LINE } else { LINE_OF_BOARD };
        if place + 2 == order.len() { line + BREATH } else { line }
    };
    Effect::new(move |was_counting: Option<bool>| {
        let lines = counting.lines();
        match lines {
            Some(0) if all > 0 => timeout.start(LINE, move || counting.count_line()),
            Some(0) => counting.finish(),
            Some(lines) if lines < all => timeout.start(time_of(lines - 1), move || counting.count_line()),
            Some(lines) => timeout.start(time_of(lines - 1), move || counting.finish()),
            None => {
                timeout.stop();
                if was_counting == Some(true) {
                    request_animation_frame(focus_dialog_title_if_lost);
                }
            }
        }
        lines.is_some()
    });
    let keys = window_event_listener(ev::keydown, move |event| {
        // The key that ended the game may still be down.
        let is_other = event.repeat() || event.ctrl_key() || event.meta_key() || event.alt_key();
        if untrack(|| counting.is_on()) && !is_other {
            event.prevent_default();
            counting.finish();
        }
    });
    on_cleanup(move || {
        keys.remove();
        counting.finish();
    });
}

/// Says which whims paid by themselves at the end.
#[component]
fn WhimsAtEnd() -> impl IntoView {
    let table = Match::expect();
    let lang = Settings::expect().lang;
    let lines = move || {
        let events = table.with_record(|record| record.entries().last().map(|(_, events)| Arc::clone(events)));
        let is_laid = |event: &&Event| matches!(event, Event::WhimFulfilled { .. });
        let laid: Vec<_> = events.iter().flat_map(|events| events.iter().filter(is_laid)).cloned().collect();
        let words = laid.iter().filter_map(|event| describe::event(lang.get(), &table.position(), event));
        let words = words.map(|line| line.text);
        let words: Vec<_> = std::iter::once(shell::whims_paid(lang.get()).to_owned()).chain(words).collect();
        (words.len() > 1).then(|| words::sentences(lang.get(), &words))
    };
    move || lines().map(|lines| view! { <p class="hint" data-note="whims">{lines}</p> })
}

/// What one may do after a game.
#[component]
fn Next(
    /// Whether it offers all.
    has_more: Memo<bool>,
) -> impl IntoView {
    let table = Match::expect();
    let (navigation, dialogs, analysis) = (Navigation::expect(), Dialogs::expect(), Review::expect());
    let (chunk, rematch) = (LazyChunks::expect().pad, Rematch::expect());
    let presence = Presence::of_component();
    // A player who won the guided game goes on to the next level; one who lost plays again.
    let is_guided = untrack(|| table.guidance()) != Guidance::None;
    let (lang, next) = (Settings::expect().lang, untrack(|| table.agreements()).next_level());
    let has_won = move || {
        is_guided
            && table
                .scene()
                .with(|scene| scene.players.iter().any(|player| player.is_winner && table.level(player.seat).is_none()))
    };
    let quiet = |does: &'static str, name: Phrase, act: Callback<()>| {
        view! {
            <button type="button" class="button quiet" data-does=does on:click=move |_| act.run(())>{t(name)}</button>
        }
    };
    view! {
        <div class="score-next">
            <p class="score-offer" role="status">{move || rematch.offer(lang.get())}</p>
            <p class="score-first">
                {is_guided.then(|| view! {
                    <button type="button" class="button" class:primary=move || has_won() data-does="next-level"
                        on:click=move |_| play_next_level(table, navigation)>
                        {move || describe::play_level(lang.get(), next)}
                    </button>
                })}
                <Show when=move || rematch.name(lang.get()).is_some()>
                    <button type="button" class="button" class:primary=move || !has_won() data-does="rematch"
                        on:click=move |_| rematch.play()>
                        {move || rematch.name(lang.get())}
                    </button>
                </Show>
                <button type="button" class="button" data-does="review" on:click=move |_| analysis.open(dialogs)>
                    {t(review::review)}
                </button>
            </p>
            <Show when=move || has_more.get()>
                <p class="score-rest">
                    {quiet("see-board", shell::see_board, Callback::new(move |()| dialogs.close()))}
                    {quiet("share", shell::share_game, Callback::new(move |()| dialogs.show(Dialog::Share)))}
                    {quiet("picture", shell::picture, Callback::new(move |()| send_picture(table, lang.get_untracked())))}
                    {quiet("print", shell::print, Callback::new(|()| print_page()))}
                    {quiet("to-pad", pad::title, Callback::new(move |()| to_pad(table, presence, chunk)))}
                    {quiet("new-game", shell::new_game, Callback::new(move |()| navigation.leave()))}
                </p>
            </Show>
            {chunk.failure_if_any()}
            <InstallOffer />
        </div>
    }
}

/// Opens the score pad with the points of the game.
fn to_pad(table: Match, presence: Presence, chunk: LazyChunk<PadChunk>) {
    let session = table.session();
    chunk.then(presence, move |chunk| (chunk.fill)(&session));
}
