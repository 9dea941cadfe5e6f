//! The clock above the bar: how much time each has, whether it rests, and what can be done about it.

use super::desk::Desk;
use super::timing::Left;
use crate::ai::Level;
use crate::game::Seat;
use crate::i18n::{Lang, Phrase, language, live as text};
use crate::ui::kit::focus::focus_in_next_frame;
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::shell::live::Presence;
use crate::ui::table::pieces::marker::name;
use crate::ui::table::session::agreed::Matter;
use crate::ui::table::session::requests::Request;
use crate::ui::table::view::sound::{Cue, Sounds};
use leptos::prelude::*;

/// The level of the computer that plays for somebody whose time is up: what a quick game begins with.
const SUBSTITUTE: Level = Level::Scribe;

/// What has the focus once a button of the clock is gone: the next one, or the invitation.
const FOCUS: &str = ".live > button:is([data-does^=rest], [data-does=clock-on], [data-does=invite])";

/// What there is to say about the clock.
#[derive(Clone, Debug, PartialEq, Eq)]
enum News {
    /// It rests.
    Rests,
    /// Another player asks to let it rest.
    Asked(Seat),
    /// The player here asks, and these have not answered.
    Asks(Vec<Seat>),
    /// The player here asks, and another one does not want it.
    Refused(Seat),
    /// The time of a player is up.
    Up(Seat),
    /// The time of the player here is short.
    Short,
}

impl Desk {
    /// Returns what there is to say about the clock, tracked.
    fn clock_news(self, own: Option<Seat>) -> Option<News> {
        let clock = self.clock();
        clock.terms()?;
        // Once the game is over, there is nothing to wait for.
        self.acting()?;
        if clock.is_resting() {
            return Some(News::Rests);
        }
        let people = self.live.people.get();
        let others = people.iter().filter(|&&(seat, presence)| Some(seat) != own && presence == Presence::Here);
        let others: Vec<_> = others.map(|&(seat, _)| seat).collect();
        let wish = own.and_then(|own| clock.wishes(own));
        let asker = others.iter().copied().find(|&seat| clock.wishes(seat) == Some(true));
        if own.is_some() && wish.is_none() && asker.is_some() {
            return asker.map(News::Asked);
        }
        let timed = self.timed().and_then(|seat| Some((seat, self.time_left(seat)?)));
        match timed {
            Some((seat, Left::Up(_))) => return Some(News::Up(seat)),
            Some((seat, Left::Short(_))) if Some(seat) == own => return Some(News::Short),
            _ => {}
        }
        let refuser = people.iter().map(|&(seat, _)| seat).find(|&seat| clock.wishes(seat) == Some(false));
        let silent = others.into_iter().filter(|&seat| clock.wishes(seat).is_none()).collect();
        (wish == Some(true)).then(|| refuser.map_or(News::Asks(silent), News::Refused))
    }
}

/// Says what there is to say.
fn words(lang: Lang, desk: Desk, own: Option<Seat>, news: &News) -> String {
    let name = |seat: Seat| name(desk.table(), seat);
    match news {
        News::Rests => text::clock_rests(lang).to_owned(),
        News::Asked(by) => text::rest_asked(lang, &name(*by)),
        News::Asks(silent) if silent.is_empty() => text::rest_asks(lang).to_owned(),
        News::Asks(silent) => {
            let silent = text::unanswered(lang, &silent.iter().map(|&seat| name(seat)).collect::<Vec<_>>());
            format!("{}{}{silent}", text::rest_asks(lang), language::join_sentences(lang))
        }
        News::Refused(by) => text::rest_refused(lang, &name(*by)),
        News::Up(seat) if Some(*seat) == own => text::your_time_up(lang).to_owned(),
        News::Up(seat) => text::time_up(lang, &name(*seat)),
        News::Short => text::time_short(lang).to_owned(),
    }
}

/// The time that a player has, beside their name.
#[component]
pub fn Time(
    /// This device.
    desk: Desk,
    /// The player.
    seat: Seat,
) -> impl IntoView {
    let left = Memo::new(move |_| desk.time_left(seat));
    let time = move |left: Left| view! { <span class="time" data-left=left.name()>{left.digits()}</span> };
    move || left.get().map(time)
}

/// What is to be said about the clock, and a button for what can be done about it.
#[component]
pub fn ClockBar(
    /// This device.
    desk: Desk,
) -> impl IntoView {
    let (lang, sounds) = (Settings::expect().lang, Sounds::expect());
    let news = Memo::new(move |_| desk.clock_news(desk.own_seat()));
    // Heard once: at a short time of one's own, and once it is up.
    Effect::new(move |before: Option<Option<News>>| {
        let now = news.get();
        let is_own_end = match &now {
            Some(News::Short) => true,
            Some(News::Up(seat)) => Some(*seat) == untrack(|| desk.own_seat()),
            _ => false,
        };
        if is_own_end && before.is_some_and(|before| before != now) {
            sounds.play(Cue::Turn);
        }
        now
    });
    let note = move || news.get().map(|news| words(lang.get(), desk, desk.own_seat(), &news));
    // The button that was pressed goes away, and the focus would go with it.
    let acted = |act: &dyn Fn()| {
        act();
        focus_in_next_frame(FOCUS.to_owned());
    };
    let button = move |does: &'static str, words: Phrase, act: Box<dyn Fn()>| {
        view! { <button type="button" class="button small" data-does=does on:click=move |_| acted(&*act)>{t(words)}</button> }
            .into_any()
    };
    let ways = move || match news.get().filter(|_| desk.own_seat().is_some())? {
        News::Rests => Some(button("clock-on", text::clock_on, Box::new(move || desk.go_on()))),
        News::Asked(_) => Some(
            view! {
                {button("rest-agree", text::rest_agree, Box::new(move || desk.wish_rest(true)))}
                {button("rest-refuse", text::rest_refuse, Box::new(move || desk.wish_rest(false)))}
            }
            .into_any(),
        ),
        News::Asks(_) | News::Refused(_) => {
            Some(button("rest-withdraw", text::rest_withdraw, Box::new(move || desk.wish_rest(false))))
        }
        News::Up(seat) => {
            let is_offered =
                desk.own_seat() != Some(seat) && desk.clock().terms().is_some_and(|terms| terms.is_binding);
            let substitute = move |_| {
                desk.table().carry_out(Request { matter: Matter::Computer(seat), level: Some(SUBSTITUTE) });
            };
            is_offered.then(|| {
                view! {
                    <button type="button" class="button small" data-does="substitute" on:click=substitute>
                        {move || text::substitute(lang.get(), &name(desk.table(), seat))}
                    </button>
                }
                .into_any()
            })
        }
        News::Short => None,
    };
    let may_ask = move || {
        let is_quiet = !matches!(news.get(), Some(News::Rests | News::Asked(_) | News::Asks(_) | News::Refused(_)));
        is_quiet
            && desk.clock().terms().is_some()
            && desk.acting().is_some()
            && desk.own_seat().is_some()
            && desk.is_connected()
    };
    let may_ask = Memo::new(move |_| may_ask());
    view! {
        <p role="status" data-live="clock" data-said=move || news.get().map(|_| "")>{note}</p>
        {ways}
        <Show when=move || may_ask.get()>
            <button type="button" class="icon-button" data-does="rest" aria-label=t(text::rest) title=t(text::rest)
                on:click=move |_| acted(&|| desk.wish_rest(true))>
                <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false" fill="none" stroke="currentColor" stroke-width="2"
                    stroke-linecap="round" stroke-linejoin="round">
                    <path d="M12 4.5A8 8 0 0 1 12 20.5A8 8 0 0 1 12 4.5ZM9.5 2H14.5M10 9.5V15.5M14 9.5V15.5" />
                </svg>
            </button>
        </Show>
    }
}
