//! The clock above the bar: how much time each has, whether it rests, and what can be done about it.

use super::desk::Desk;
use super::signs::outlined;
use super::timing::Left;
use crate::ai::Level;
use crate::game::Seat;
use crate::i18n::{Lang, language, live as text};
use crate::ui::kit::focus::focus_in_next_frame;
use crate::ui::kit::reactive::{Effect, Memo, Show};
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

/// Selects what takes the focus when a button of the clock goes away: the next button, or the invitation.
const FOCUS: &str = ".live > button:is([data-does^=rest], [data-does=clock-on], [data-does=invite])";

/// What there is to say about the clock.
#[derive(Clone, Debug, PartialEq, Eq)]
enum News {
    /// A computer plays for the player here, by agreement of the others.
    Replaced(Seat),
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
    /// The time of a player is short.
    Short(Seat),
}

impl Desk {
    /// Returns what there is to say about the clock, tracked.
    fn clock_news(self, own: Option<Seat>) -> Option<News> {
        // Once the game is over, there is nothing to wait for.
        self.acting()?;
        if let Some(seat) = own.filter(|&seat| self.table().level(seat).is_some()) {
            return Some(News::Replaced(seat));
        }
        let clock = self.clock();
        clock.terms()?;
        if clock.is_resting() {
            return Some(News::Rests);
        }
        let people = self.live.people.get();
        let others = people.iter().filter(|&&(seat, presence)| Some(seat) != own && presence == Presence::Here);
        let others: Vec<_> = others.map(|&(seat, _)| seat).collect();
        let wish = own.and_then(|own| clock.wishes(own));
        let asker = others.iter().copied().find(|&seat| clock.wishes(seat) == Some(true));
        let refuser = people.iter().map(|&(seat, _)| seat).find(|&seat| clock.wishes(seat) == Some(false));
        if own.is_some() && wish.is_none() && asker.is_some() && refuser.is_none() {
            return asker.map(News::Asked);
        }
        let timed = self.timed().and_then(|seat| Some((seat, self.time_left(seat)?)));
        match timed {
            Some((seat, Left::Up(_))) => return Some(News::Up(seat)),
            Some((seat, Left::Short(_))) => return Some(News::Short(seat)),
            _ => {}
        }
        let silent = others.into_iter().filter(|&seat| clock.wishes(seat).is_none()).collect();
        (wish == Some(true)).then(|| refuser.map_or(News::Asks(silent), News::Refused))
    }
}

/// Says what there is to say.
fn words(lang: Lang, desk: Desk, own: Option<Seat>, news: &News) -> String {
    let name = |seat: Seat| name(desk.table(), seat);
    match news {
        News::Replaced(_) => text::plays_for_you(lang).to_owned(),
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
        News::Short(seat) if Some(*seat) == own => text::time_short(lang).to_owned(),
        News::Short(seat) => text::time_short_of(lang, &name(*seat)),
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

/// Something that a player can do about the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    /// Play on oneself, in place of the computer.
    Return(Seat),
    /// Let it run again.
    Run,
    /// Agree that it rests.
    Agree,
    /// Refuse that.
    Refuse,
    /// Ask no longer.
    Withdraw,
    /// Let a computer play for somebody whose time is up.
    Substitute(Seat),
}

impl Way {
    /// Returns its name for tests, and its words.
    fn shown(self, lang: Lang, desk: Desk) -> (&'static str, String) {
        match self {
            Self::Return(_) => ("play-myself", text::play_myself(lang).to_owned()),
            Self::Run => ("clock-on", text::clock_on(lang).to_owned()),
            Self::Agree => ("rest-agree", text::rest_agree(lang).to_owned()),
            Self::Refuse => ("rest-refuse", text::rest_refuse(lang).to_owned()),
            Self::Withdraw => ("rest-withdraw", text::rest_withdraw(lang).to_owned()),
            Self::Substitute(seat) => ("substitute", text::substitute(lang, &name(desk.table(), seat))),
        }
    }

    fn act(self, desk: Desk) {
        match self {
            Self::Return(seat) => desk.table().carry_out(Request::of(Matter::Person(seat))),
            Self::Run => desk.go_on(),
            Self::Agree => desk.wish_rest(true),
            Self::Refuse | Self::Withdraw => desk.wish_rest(false),
            Self::Substitute(seat) => {
                desk.table().carry_out(Request { matter: Matter::Computer(seat), level: Some(SUBSTITUTE) });
            }
        }
    }
}

/// Returns what the player here can do about the clock, tracked.
fn ways(desk: Desk, news: Option<News>) -> Vec<Way> {
    let Some(own) = desk.own_seat() else { return Vec::new() };
    match news {
        Some(News::Replaced(seat)) => vec![Way::Return(seat)],
        Some(News::Rests) => vec![Way::Run],
        Some(News::Asked(_)) => vec![Way::Agree, Way::Refuse],
        Some(News::Asks(_) | News::Refused(_)) => vec![Way::Withdraw],
        Some(News::Up(seat)) if seat != own && desk.clock().terms().is_some_and(|terms| terms.is_binding) => {
            vec![Way::Substitute(seat)]
        }
        _ => Vec::new(),
    }
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
            Some(News::Short(seat) | News::Up(seat)) => Some(*seat) == untrack(|| desk.own_seat()),
            _ => false,
        };
        if is_own_end && before.is_some_and(|before| before != now) {
            sounds.play(Cue::Turn);
        }
        now
    });
    let note = move || news.get().map(|news| words(lang.get(), desk, desk.own_seat(), &news));
    // The button that was pressed goes away, and the focus would go with it.
    let keep_focus = || focus_in_next_frame(FOCUS.to_owned());
    let button = move |way: Way| {
        let (does, words) = way.shown(lang.get(), desk);
        let act = move |_| {
            way.act(desk);
            keep_focus();
        };
        view! { <button type="button" class="button small" data-does=does on:click=act>{words}</button> }
    };
    let ways = Memo::new(move |_| ways(desk, news.get()));
    let may_ask = Memo::new(move |_| {
        let is_quiet = matches!(news.get(), None | Some(News::Up(_) | News::Short(_)));
        let is_on = desk.clock().terms().is_some() && desk.acting().is_some();
        is_quiet && is_on && desk.own_seat().is_some() && desk.is_connected()
    });
    let ask = move |_| {
        desk.wish_rest(true);
        keep_focus();
    };
    view! {
        <p role="status" data-live="clock" data-said=move || news.get().map(|_| "")>{move || note()}</p>
        {move || ways.get().into_iter().map(button).collect_view()}
        <Show when=move || may_ask.get()>
            <button type="button" class="icon-button" data-does="rest" aria-label=t(text::rest) title=t(text::rest) on:click=ask>
                {outlined("M12 4.5A8 8 0 0 1 12 20.5A8 8 0 0 1 12 4.5ZM9.5 2H14.5M10 9.5V15.5M14 9.5V15.5")}
            </button>
        </Show>
    }
}
