//! The cover between two players: it hides the table until the next player has the device.

use crate::game::Phase;
use crate::i18n::{past, shell, words};
use crate::ui::kit::hooks::use_timeout;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::reactive::{Effect, RwSignal};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::{around, t};
use crate::ui::play::dialogs::take_back::{TakeBackButton, TakeBackQuestion};
use crate::ui::review::store::open_branch::OpenBranch;
use crate::ui::table::describe;
use crate::ui::table::pieces::marker::Marker;
use crate::ui::table::session::account::{Account, since};
use crate::ui::table::session::history;
use crate::ui::table::store::Match;
use leptos::ev;
use leptos::html;
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// How long nobody touches the page before it is hidden.
const ABSENCE: Duration = Duration::from_mins(5);

/// Hides what the page shows of a person when the page is left, or when nobody touches it for a while. A branch shows what
/// its player knows, so it ends.
pub fn use_absence(table: Match, branch: OpenBranch) {
    let timeout = use_timeout();
    let hide = move || {
        table.hide();
        if table.has_secrets_untracked() {
            branch.close();
        }
    };
    let wait = move || timeout.start(ABSENCE, hide);
    wait();
    let inputs = [
        window_event_listener_untyped("pointermove", move |_| wait()),
        window_event_listener_untyped("pointerdown", move |_| wait()),
        window_event_listener_untyped("keydown", move |_| wait()),
        window_event_listener_untyped("visibilitychange", move |_| {
            if document().hidden() {
                hide();
            }
        }),
    ];
    on_cleanup(move || inputs.into_iter().for_each(WindowListenerHandle::remove));
}

/// Where a tap does not mask what a person looks at: the person's own things, what is asked of them, and the buttons that
/// show and mask by themselves.
const STILL_LOOKING: &str = ".player.peeking, .player-look, .action-bar, .card-note";

/// Masks what a person looks at when somebody taps elsewhere.
pub fn use_mask(table: Match) {
    let tap = window_event_listener(ev::pointerdown, move |event| {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let is_elsewhere = target.is_some_and(|target| matches!(target.closest(STILL_LOOKING), Ok(None)));
        if is_elsewhere && untrack(|| table.peeking().is_some()) {
            table.peek(None);
        }
    });
    on_cleanup(move || tap.remove());
}

/// The cover while the device changes hands, with a line on each turn and bid since the player had it.
#[component]
pub fn HandOver(
    /// Called after the player has taken the device.
    on_taken: impl Fn() + Copy + Send + 'static,
    /// Called if the player is not there; without it nobody can say so.
    #[prop(optional, into)]
    on_absent: Option<Callback<()>>,
) -> impl IntoView {
    let lang = Settings::expect().lang;
    let table = Match::expect();
    let take = move |_| {
        table.uncover();
        // Nothing under the cover can take the focus before the cover is removed.
        request_animation_frame(on_taken);
    };
    // The popover of a card would lie above the cover and show a secret.
    Effect::new(move |_| {
        if table.cover().is_some()
            && let Ok(Some(note)) = document().query_selector(":popover-open")
        {
            let _ignored = note.unchecked_into::<HtmlElement>().hide_popover();
        }
    });
    move || {
        let seat = table.cover()?;
        let now = table.position();
        let name = now.player(seat).name.to_string();
        let is_bid = now.phase == Phase::Bid;
        let button = NodeRef::<html::Button>::new();
        // In an embedded board this must not take the focus from the page around it.
        button.on_load(|button| {
            if document().has_focus().unwrap_or(true) {
                let _ignored = button.focus();
            }
        });
        let has_left = table.has_left(seat);
        let asked = if is_bid { shell::to_bid(lang.get()) } else { shell::your_turn(lang.get()) };
        let (pass, asked): (fn(_, &_) -> _, _) =
            if has_left { (shell::decide_for, "") } else { (shell::pass_device, asked) };
        let [before, after] = around(pass, lang.get(), &name);
        let asked: Vec<_> = [after.trim(), asked].into_iter().filter(|said| !said.is_empty()).collect();
        let asked = words::sentences(lang.get(), &asked);
        let absent_name = name.clone();
        let unseen = table.with_record(|record| history::first_unseen(record, seat));
        let missed = table.with_record(|record| Some(unseen).filter(|&from| from < record.len()));
        let accounts = table.with_record(|record| since(record, unseen));
        let agreed = table.agreements().news_for(seat);
        let agreed: Vec<_> = agreed.into_iter().map(|matter| describe::agreed(lang.get(), &now, matter)).collect();
        let news = move |account: Account| {
            let now = now.clone();
            view! {
                <li>
                    <Marker seat=account.seat />
                    <span>{move || describe::account(lang.get(), &now, &account)}</span>
                </li>
            }
        };
        Some(view! {
            <section class="cover" role="dialog" aria-modal="true" aria-labelledby="cover-title" data-colour=table.colour_name(seat)>
                <div class="cover-card">
                    <p class="cover-pass">{before}</p>
                    <h2 id="cover-title" class="cover-name">{name.clone()}</h2>
                    <p class="cover-asked">{asked}</p>
                    <button type="button" class="button primary large" node_ref=button on:click=take>
                        {move || if has_left { shell::we_decide(lang.get()).to_owned() } else { shell::i_am(lang.get(), &name) }}
                    </button>
                    {missed.map(|from| view! {
                        <button type="button" class="button" data-does="show-me" on:click=move |_| table.history().replay(from)>
                            {symbol("icon-play")}
                            {t(past::show_me)}
                        </button>
                    })}
                    <TakeBackLast />
                    {on_absent.map(|absent| {
                        let (words, does) = if has_left {
                            (shell::is_back as fn(_, &str) -> _, "back")
                        } else {
                            (shell::is_absent as fn(_, &str) -> _, "absent")
                        };
                        let press = move |_| if has_left { table.set_left(seat, false) } else { absent.run(()) };
                        view! {
                            <button type="button" class="button quiet" data-does=does on:click=press>
                                {move || words(lang.get(), &absent_name)}
                            </button>
                        }
                    })}
                    {(!agreed.is_empty()).then(|| view! {
                        <div class="cover-news" data-notice="agreed">
                            <h3>{t(shell::agreed)}</h3>
                            <ul>{agreed.into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}</ul>
                        </div>
                    })}
                    {(!accounts.is_empty()).then(|| view! {
                        <div class="cover-news">
                            <h3>{t(if unseen > 0 { shell::since_last } else { shell::so_far })}</h3>
                            <ul>{accounts.into_iter().map(news).collect_view()}</ul>
                        </div>
                    })}
                </div>
            </section>
        })
    }
}

/// Offers to take back the last turn or bid: a player who made a slip sees the cover next. All at the table have to agree.
#[component]
fn TakeBackLast() -> impl IntoView {
    let table = Match::expect();
    let is_asked = RwSignal::new(false);
    move || {
        table.last_decision()?;
        Some(if is_asked.get() {
            view! { <TakeBackQuestion on_answer=move || is_asked.set(false) /> }.into_any()
        } else {
            view! { <TakeBackButton class="button quiet" on_press=move || is_asked.set(true) /> }.into_any()
        })
    }
}
