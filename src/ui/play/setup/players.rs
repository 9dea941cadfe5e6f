//! The players of a new game: how many, their names, colours and order, and who plays for them.

use super::order::Order;
use super::seating::{FEWEST, MOST, Seating, SetupSeat};
use crate::ai::{Level, Style};
use crate::game::Expansions;
use crate::i18n::{Lang, glance, home, opponents, shell, words};
use crate::ui::kit::aria::aria;
use crate::ui::kit::focus::focus;
use crate::ui::kit::hooks::guard;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::reactive::{Memo, RwSignal, Show};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::play::view::who_plays::{CoinsField, LanguageField, LevelHints, StyleField, WhoPlays, levels};
use crate::ui::table::describe;
use crate::ui::table::pieces::swatches::swatches;
use crate::ui::table::session::seating::{LONGEST_NAME, NameFault, Others};
use leptos::ev::{FocusEvent, KeyboardEvent, MouseEvent};
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

/// The list of players, with a button for each number of players.
#[component]
pub fn Players(
    /// The players.
    seating: Seating,
    /// The chosen expansions: five players need one.
    expansions: RwSignal<Expansions>,
    /// Whether the form was submitted; faults show only after that.
    is_tried: RwSignal<bool>,
) -> impl IntoView {
    let lang = Settings::expect().lang;
    let count = move || seating.count();
    let most = move || if expansions.get().is_empty() { MOST - 1 } else { MOST };
    let is_barred = move |number: usize| number > most() && number != count();
    let choose_count = move |number: usize| {
        if !is_barred(number) {
            seating.resize(number, lang.get_untracked());
        }
    };
    let chip = move |number: usize| {
        view! {
            <button type="button" class="chip-count" data-count=number aria-pressed=move || aria(count() == number)
                aria-label=move || glance::players_of(lang.get(), number as u32)
                aria-disabled=move || aria(is_barred(number))
                on:click=move |_| choose_count(number)>
                {number}
            </button>
        }
    };
    let others = move || Others::of(&seating.levels());
    let choose_others = move |event| seating.set_others(event_target_value(&event).parse().ok(), lang.get_untracked());
    let note = move || expansions.get().is_empty().then(|| shell::five_need(lang.get()));
    let list = NodeRef::new();
    let order = Order::new(seating, list);
    let opened = RwSignal::new(None::<usize>);
    let release = move |_| {
        if let Some(tapped) = order.release(lang.get_untracked()) {
            toggle(opened, tapped);
        }
    };
    view! {
        <fieldset class="players-to-be">
            <legend class="unseen">{t(shell::players)}</legend>
            <div class="players-head">
                <h2>{t(shell::players)}</h2>
                <div class="player-counts" role="group" aria-label=t(glance::how_many) aria-describedby="five-need">
                    {(FEWEST..=MOST).map(chip).collect_view()}
                </div>
                // Among two, the row of the other says it.
                <label class="players-others" data-absent=move || (count() <= FEWEST).then_some("")>
                    <span>{t(opponents::others)}</span>
                    <select class="side-field" aria-describedby="level-hints" on:change=guard(choose_others)>
                        <option value="mixed" hidden prop:selected=move || others() == Others::Mixed>"…"</option>
                        <option value="" prop:selected=move || others() == Others::People>{t(opponents::person)}</option>
                        {levels(Signal::derive(move || others().level()), Signal::stored(Style::Plain))}
                    </select>
                </label>
            </div>
            <ol node_ref=list on:pointermove=move |event| order.follow(&event) on:pointerup=release on:pointercancel=release>
                <For each=move || seating.seats() key=|place| place.id let:place>
                    <PlayerRow seating place order opened is_tried />
                </For>
            </ol>
            <p class="unseen" role="status">{move || order.said()}</p>
            <p class=move || { if count() > most() { "error" } else { "hint" } } id="five-need" tabindex="-1" aria-live="polite">{move || note()}</p>
            <LevelHints levels=move || seating.levels() others=move |lang| seating.peculiarities(lang) />
        </fieldset>
    }
}

/// Opens the row of a player, or closes it.
fn toggle(opened: RwSignal<Option<usize>>, id: usize) {
    opened.update(|opened| *opened = if *opened == Some(id) { None } else { Some(id) });
}

/// A player: place, colour, name, who plays. The row opens for the colours and for buttons that move the player.
#[component]
fn PlayerRow(
    seating: Seating,
    place: SetupSeat,
    order: Order,
    opened: RwSignal<Option<usize>>,
    is_tried: RwSignal<bool>,
) -> impl IntoView {
    let lang = Settings::expect().lang;
    let id = place.id;
    let seat = Memo::new(move |_| seating.seat(id));
    let name = move || {
        let name = place.name.get();
        if name.trim().is_empty() { shell::player_name(lang.get(), seat.get() + 1) } else { name }
    };
    let fault = move || seating.fault(seat.get()).filter(|_| is_tried.get());
    let complaint = move || match fault()? {
        NameFault::Missing => Some(shell::name_missing(lang.get())),
        NameFault::Taken => Some(shell::name_taken(lang.get())),
    };
    let is_open = move || opened.get() == Some(id);
    let fault_id = format!("fault-{id}");
    let strip_id = format!("player-{id}");
    let move_by_key = move |event: KeyboardEvent| {
        let is_up = match &*event.key() {
            "ArrowUp" => true,
            "ArrowDown" => false,
            _ => return,
        };
        event.prevent_default();
        order.step(id, is_up, "move", lang.get_untracked());
    };
    // A key opens at once; a pointer opens when it is released, if it did not drag.
    let open_by_key = move |event: MouseEvent| {
        if event.detail() == 0 {
            toggle(opened, id);
        }
    };
    let colour_and_place = move || {
        let colour = describe::colour(lang.get(), place.colour.get());
        let language = place.lang.get().map(Lang::own_name);
        let facts = words::facts(lang.get(), &[Some(colour), language].into_iter().flatten().collect::<Vec<_>>());
        home::colour_and_place(lang.get(), &name(), &facts)
    };
    let step =
        move |does: &'static str, is_up: bool| move |_: MouseEvent| order.step(id, is_up, does, lang.get_untracked());
    view! {
        <li class="player-row" data-player=id data-colour=move || place.colour.get().name()
            data-dragged=move || order.shift(id).map(|_| "")
            style:translate=move || order.shift(id).map(|shift| format!("0 {shift}px"))>
            <button type="button" class="seat-handle" data-does="move"
                aria-label=move || home::move_player(lang.get(), &name())
                on:pointerdown=move |event| order.grab(id, &event) on:keydown=move_by_key on:click=open_by_key>
                <span class="grip" aria-hidden="true"></span>
            </button>
            <button type="button" class="seat-colour" data-does="colour" aria-controls=strip_id.clone()
                aria-expanded=move || aria(is_open())
                aria-label=move || colour_and_place() title=move || colour_and_place()
                on:click=move |_| toggle(opened, id)>
                <span class="disc" aria-hidden="true">{move || place.lang.get().map(|lang| lang.code().to_ascii_uppercase())}</span>
            </button>
            <NameField seating place seat=seat.into() fault_id=fault_id.clone() is_wrong=Signal::derive(move || fault().is_some()) />
            <WhoPlays name=Signal::derive(name) level=place.level style=Signal::derive(move || place.liked())
                on_choice=move |level| seating.set_level(place, level, lang.get_untracked()) />
            <button type="button" class="icon-button" data-does="remove" aria-label=move || shell::remove(lang.get(), &name())
                disabled=move || seating.count() <= FEWEST on:click=move |_| seating.remove(id)>
                {symbol("icon-close")}
            </button>
            <div class="seat-strip" id=strip_id hidden=move || !is_open()>
                {swatches(id, name, move || place.colour.get(), move |colour| seating.paint(place, colour))}
                <div class="buttons">
                    <button type="button" class="icon-button" data-does="up" aria-label=move || shell::move_up(lang.get(), &name())
                        disabled=move || seat.get() == 0 on:click=step("up", true)>
                        <span aria-hidden="true">"↑"</span>
                    </button>
                    <button type="button" class="icon-button" data-does="down" aria-label=move || shell::move_down(lang.get(), &name())
                        disabled=move || { seat.get() + 1 >= seating.count() } on:click=step("down", false)>
                        <span aria-hidden="true">"↓"</span>
                    </button>
                </div>
                <Show when=move || is_open() && place.level.get().is_none()>
                    <LanguageField name=Signal::derive(name) chosen=place.lang on_choice=move |lang| place.lang.set(lang) />
                </Show>
                <Show when=move || is_open() && place.level.get().is_some_and(Level::has_styles)>
                    <StyleField name=Signal::derive(name) style=place.style />
                </Show>
                <Show when=is_open>
                    <CoinsField name=Signal::derive(name) coins=place.coins />
                </Show>
            </div>
            <p class="error" id=fault_id aria-live="polite">{move || complaint()}</p>
        </li>
    }
}

/// The field for a name. A first tap selects it, since most who tap want another name; Enter goes on to the next one.
#[component]
fn NameField(
    seating: Seating,
    place: SetupSeat,
    seat: Signal<usize>,
    fault_id: String,
    is_wrong: Signal<bool>,
) -> impl IntoView {
    let lang = Settings::expect().lang;
    let field = NodeRef::<html::Input>::new();
    // The press that brings the focus puts the cursor where it was, after the focus has come.
    let is_fresh = StoredValue::new(false);
    let select = move |field: &HtmlInputElement| field.select();
    let on_focus = move |event: FocusEvent| {
        is_fresh.set_value(true);
        if let Some(field) = event.target().and_then(|target| target.dyn_into().ok()) {
            select(&field);
        }
    };
    let on_click = move |_| {
        if let Some(field) = field.get_untracked().filter(|_| is_fresh.get_value()) {
            is_fresh.set_value(false);
            select(&field);
        }
    };
    let on_key = move |event: KeyboardEvent| {
        if event.key() == "Enter" {
            event.prevent_default();
            let next = seat.get_untracked() + 1;
            let is_last = next == untrack(|| seating.count());
            focus(&if is_last {
                "[data-does=start]".to_owned()
            } else {
                format!(".player-row:nth-child({}) .player-field", next + 1)
            });
        }
    };
    view! {
        <input class="player-field" type="text" autocomplete="off" spellcheck="false" maxlength=LONGEST_NAME.to_string()
            enterkeyhint="next" node_ref=field
            aria-label=move || shell::name_of(lang.get(), seat.get() + 1)
            aria-invalid=move || aria(is_wrong.get())
            aria-describedby=fault_id
            prop:value=move || place.name.get()
            on:focus=on_focus on:click=on_click on:keydown=on_key
            on:input=move |event| { is_fresh.set_value(false); place.name.set(event_target_value(&event)); } />
    }
}
