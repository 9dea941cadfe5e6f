//! The dialog for what the players agree on during a game: names, colours, who has left, an early end.

use super::question::AgreeQuestion;
use crate::ai::Level;
use crate::game::Seat;
use crate::i18n::{Lang, Phrase, hints, shell};
use crate::ui::kit::aria::aria;
use crate::ui::kit::hooks::guard;
use crate::ui::kit::reactive::{Memo, RwSignal, Show};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::play::view::who_plays::{LanguageField, LevelHints, WhoPlays, peculiarities};
use crate::ui::shell::dialogs::Dialogs;
use crate::ui::table::pieces::swatches::swatches;
use crate::ui::table::session::agreed::Matter;
use crate::ui::table::session::requests::Request;
use crate::ui::table::session::seating::{LONGEST_NAME, NameFault, USUAL_COINS, name_faults};
use crate::ui::table::store::Match;
use leptos::prelude::*;

/// A row for each player, and a button to end the game early. The player whom the cover waits for comes first.
#[component]
pub fn TableDialog() -> impl IntoView {
    let table = Match::expect();
    let mut seats: Vec<_> = untrack(|| table.position()).seats().collect();
    let awaited = untrack(|| table.awaited());
    seats.sort_by_key(|&seat| Some(seat) != awaited);
    view! {
        <p class="hint">{t(shell::has_left_hint)}</p>
        <ol class="players-to-be">
            {seats.into_iter().map(|seat| view! { <Row seat /> }).collect_view()}
        </ol>
        <LevelHints levels=move || table.agreements().computers others=move |lang| likes(table, lang) />
        <EndOfGame />
    }
}

/// Says what each computer likes, tracked.
fn likes(table: Match, lang: Lang) -> Vec<String> {
    let now = table.position();
    let of = |seat| peculiarities(lang, &now.player(seat).name, table.style(seat), USUAL_COINS);
    now.seats().flat_map(of).collect()
}

/// A player: name, colour, whether they have left.
#[component]
fn Row(seat: Seat) -> impl IntoView {
    let table = Match::expect();
    let settings = Settings::expect();
    let lang = settings.lang;
    let name = move || table.position().player(seat).name.to_string();
    let typed = RwSignal::new(untrack(name));
    let fault = Memo::new(move |_| {
        let now = table.position();
        // `name_faults` blames the last player of the same name, so the others come first.
        let others = now.seats().filter(|&other| other != seat).map(|other| now.player(other).name.to_string());
        name_faults(&others.chain([typed.get()]).collect::<Vec<_>>()).pop().flatten()
    });
    let complaint = move || match fault.get()? {
        NameFault::Missing => Some(shell::name_missing(lang.get())),
        NameFault::Taken => Some(shell::name_taken(lang.get())),
    };
    let on_name = move |event| {
        typed.set(event_target_value(&event));
        if fault.get_untracked().is_none() {
            let name: String = typed.get_untracked().trim().chars().take(LONGEST_NAME).collect();
            table.rename(seat, &name);
        }
    };
    // What the others have to agree to first.
    let asked = RwSignal::new(None::<Request>);
    let ask = move |request: Request| {
        if table.asks_for(request.matter) { asked.set(Some(request)) } else { table.carry_out(request) }
    };
    let ask_for = move |matter: Matter| ask(Request::of(matter));
    let on_level = move |level: Option<Level>| match (untrack(|| table.level(seat)), level) {
        (None, Some(_)) => ask(Request { matter: Matter::Computer(seat), level }),
        (Some(_), None) => ask_for(Matter::Person(seat)),
        _ => table.set_level(seat, level),
    };
    // The field shows what is asked about.
    let level = move || match asked.get() {
        Some(Request { matter: Matter::Computer(_) | Matter::Person(_), level }) => level,
        _ => table.level(seat),
    };
    let question = move |request: Request| {
        let words = if request.matter == Matter::Left(seat) { shell::left_sure } else { shell::seat_sure };
        let agree = move || {
            asked.set(None);
            table.carry_out(request);
        };
        view! {
            <AgreeQuestion game=table request text=move || words(lang.get(), &name()) yes=shell::all_agree does="agree"
                on_yes=agree on_no=move || asked.set(None) />
        }
    };
    let is_watching = move || table.is_watching();
    let fault_id = format!("table-fault-{}", seat.0);
    // Each on a device of their own, players choose its language.
    let has_languages = untrack(|| table.message_seat().is_none());
    view! {
        <li class="player-row" data-colour=move || table.colour_name(seat)>
            <input class="player-field" type="text" autocomplete="off" spellcheck="false" maxlength=LONGEST_NAME.to_string()
                aria-label=move || shell::name_of(lang.get(), seat.index() + 1)
                aria-invalid=move || aria(fault.get().is_some())
                aria-describedby=fault_id.clone()
                prop:value=typed.get_untracked()
                on:input=on_name />
            <Show when=move || settings.turn.get()><SideField seat /></Show>
            <Show when=move || has_languages && table.level(seat).is_none()>
                <LanguageField name=Signal::derive(name) chosen=Signal::derive(move || table.language(seat))
                    on_choice=move |lang| table.set_language(seat, lang) />
            </Show>
            <label class="check" hidden=move || table.level(seat).is_some()>
                <input type="checkbox" name=format!("left-{}", seat.0) disabled=move || is_watching()
                    prop:checked=move || asked.get() == Some(Request::of(Matter::Left(seat))) || table.has_left(seat)
                    on:change=guard(move |event| ask_for(if event_target_checked(&event) { Matter::Left(seat) } else { Matter::Back(seat) })) />
                <span>{t(shell::has_left)}</span>
            </label>
            <label class="check" hidden=move || table.level(seat).is_some()>
                <input type="checkbox" name=format!("hints-{}", seat.0) prop:checked=move || table.has_hints(seat)
                    on:change=guard(move |event| table.allow_hints(seat, event_target_checked(&event))) />
                <span>{t(hints::of_player)}</span>
            </label>
            <Show when=move || !is_watching()>
                <WhoPlays name=Signal::derive(name)
                    level=Signal::derive(level)
                    style=Signal::derive(move || table.style(seat))
                    on_choice=on_level />
            </Show>
            {swatches(seat.index(), name, move || table.colour(seat), move |colour| table.recolour(seat, colour))}
            {move || asked.get().map(question)}
            <p class="error" id=fault_id aria-live="polite">{move || complaint()}</p>
        </li>
    }
}

/// The side of the table at which a player sits.
#[component]
fn SideField(seat: Seat) -> impl IntoView {
    let table = Match::expect();
    let lang = Settings::expect().lang;
    let name = move || table.position().player(seat).name.to_string();
    let side = move |(side, name): (u8, Phrase)| {
        view! { <option value=side.to_string() prop:selected=move || table.side(seat) == side>{t(name)}</option> }
    };
    let words: [Phrase; 4] = [shell::side_bottom, shell::side_left, shell::side_top, shell::side_right];
    view! {
        <select class="side-field" aria-label=move || shell::side_of(lang.get(), &name())
            on:change=guard(move |event| if let Ok(side) = event_target_value(&event).parse() { table.sit(seat, side); })>
            {(0..).zip(words).map(side).collect_view()}
        </select>
    }
}

/// A button that ends the game early, or lets it go on.
#[component]
fn EndOfGame() -> impl IntoView {
    let table = Match::expect();
    let dialogs = Dialogs::expect();
    let is_asked = RwSignal::new(false);
    let end = move || {
        is_asked.set(false);
        table.set_ended(true);
    };
    let answer = move |is_ended: bool| {
        if is_ended {
            table.set_ended(false);
            dialogs.close();
        } else {
            is_asked.set(true);
        }
    };
    view! {
        {move || (!table.position().is_over() && !table.is_watching()).then(|| {
            let is_ended = table.agreements().is_ended;
            let (name, hint): (Phrase, Phrase) =
                if is_ended { (shell::go_on, shell::go_on_hint) } else { (shell::end_here, shell::end_here_hint) };
            view! {
                <p class="hint">{t(hint)}</p>
                <Show when=move || is_asked.get() fallback=move || view! {
                    <p class="buttons">
                        <button type="button" class="button" data-does="end-here" on:click=move |_| answer(is_ended)>{t(name)}</button>
                    </p>
                }>
                    <AgreeQuestion game=table request=Request::of(Matter::Ended) text=t(shell::end_here_sure)
                        yes=shell::end_here_yes does="end-here-yes" on_yes=end on_no=move || is_asked.set(false) />
                </Show>
            }
        })}
    }
}
