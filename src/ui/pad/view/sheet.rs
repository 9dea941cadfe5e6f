//! The table of the score pad: a field for each player and line, and the totals.

use super::context::PadContext;
use super::words::heading as when_and_where;
use crate::game::{ScoreLine, Seat};
use crate::i18n::{pad as text, shell, words};
use crate::ui::kit::aria::aria;
use crate::ui::kit::hooks::guard;
use crate::ui::kit::media::matches_media;
use crate::ui::kit::reactive::Memo;
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::pad::describe;
use crate::ui::pad::model::{LONGEST_NOTE, LONGEST_SUM, Pad, PadFault};
use leptos::ev;
use leptos::prelude::*;

/// The table.
#[component]
pub fn PadSheet() -> impl IntoView {
    let pad = PadContext::expect();
    let lang = Settings::expect().lang;
    let seats = Memo::new(move |_| pad.pad.with(|pad| pad.players.len()));
    let lines = Memo::new(move |_| pad.pad.with(Pad::lines));
    let columns = move || (0..seats.get()).map(|seat| Seat(seat as u8));
    let wins = move |seat: Seat| pad.result.with(|result| result.winners.contains(&seat));
    let heading = move |seat: Seat| view! { <Heading seat /> };
    let row = move |line: ScoreLine| {
        view! {
            <tr data-line=line.name()>
                <th scope="row">{move || words::score_line(lang.get(), line)}</th>
                {move || columns().map(|seat| view! { <td><Field seat line /></td> }).collect_view()}
            </tr>
        }
    };
    let total = move |seat: Seat| {
        let points = move || pad.result.with(|result| result.totals.get(seat.index()).copied());
        view! {
            <td class:winner=move || wins(seat)>
                <output data-total=seat.0>{move || points()}</output>
                <KnownTotal seat />
            </td>
        }
    };
    view! {
        <div class="pad-table">
        <p class="on-paper" data-part="date">{move || pad.pad.with(|pad| when_and_where(lang.get(), pad))}</p>
        <table class="pad-sheet" data-players=move || seats.get()>
            <caption class="unseen">{t(text::caption)}</caption>
            <thead>
                <tr>
                    <td></td>
                    {move || columns().map(heading).collect_view()}
                </tr>
            </thead>
            <tbody>{move || lines.get().into_iter().map(row).collect_view()}</tbody>
            <tfoot>
                <tr>
                    <th scope="row">{t(shell::total)}</th>
                    {move || columns().map(total).collect_view()}
                </tr>
            </tfoot>
        </table>
        <p class="pad-winner" role="status">{move || leaders(pad)}</p>
        {move || total_alone(pad).map(|words| view! { <p class="hint" data-part="total-alone">{words}</p> })}
        <p class="on-paper" data-part="remark">{move || pad.pad.with(|pad| pad.remark.clone())}</p>
        </div>
    }
}

/// Says of whom only the total is known.
fn total_alone(pad: PadContext) -> Option<String> {
    let names = pad.names();
    let is_alone = |seat: &usize| pad.pad.with(|pad| pad.players[*seat].has_total_alone());
    let alone: Vec<String> = (0..names.len()).filter(is_alone).map(|seat| names[seat].clone()).collect();
    (!alone.is_empty()).then(|| text::total_alone(Settings::expect().lang.get(), &alone))
}

/// A button that forgets a total that is known from elsewhere.
#[component]
fn KnownTotal(seat: Seat) -> impl IntoView {
    let pad = PadContext::expect();
    let lang = Settings::expect().lang;
    let known = Memo::new(move |_| pad.pad.with(|pad| pad.player(seat).and_then(|player| player.total)));
    let forget = move |_| {
        pad.pad.update(|pad| {
            if let Some(player) = pad.players.get_mut(seat.index()) {
                player.total = None;
            }
        });
    };
    move || {
        known.get().map(|total| {
            view! {
                <button type="button" class="pad-forget" data-does="forget-total"
                    aria-label=move || text::drop_total(lang.get(), &pad.name(seat), total) on:click=forget>
                    "×"
                </button>
            }
        })
    }
}

/// Names the leaders; nobody before the first entry.
fn leaders(pad: PadContext) -> String {
    let lang = Settings::expect().lang.get();
    let seats = pad.result.with(|result| result.winners.clone());
    pad.pad.with(|pad| describe::leaders(lang, pad, &seats))
}

/// The head of a column: the player's name, which can be changed there.
#[component]
fn Heading(seat: Seat) -> impl IntoView {
    let pad = PadContext::expect();
    let lang = Settings::expect().lang;
    let name = move || pad.pad.with(|pad| pad.player(seat).map(|player| player.name.clone()).unwrap_or_default());
    let colour = move || pad.pad.with(|pad| pad.player(seat).map(|player| player.colour.name()));
    let rename = move |event| {
        let name: String = event_target_value(&event).chars().take(LONGEST_NOTE).collect();
        pad.pad.update(|pad| {
            if let Some(player) = pad.players.get_mut(seat.index()) {
                player.name = name;
            }
        });
    };
    view! {
        <th scope="col" data-colour=move || colour() class:winner=move || pad.result.with(|result| result.winners.contains(&seat))>
            <span class="disc" aria-hidden="true"></span>
            <input type="text" class="pad-name" name=format!("name-{}", seat.0) autocomplete="off" spellcheck="false"
                aria-label=move || shell::name_of(lang.get(), seat.index() + 1)
                prop:value=move || name() on:input=rename />
            <span class="on-paper" aria-hidden="true">{move || pad.name(seat)}</span>
        </th>
    }
}

/// A field of the sheet.
#[component]
fn Field(seat: Seat, line: ScoreLine) -> impl IntoView {
    let pad = PadContext::expect();
    let lang = Settings::expect().lang;
    let typed =
        move || pad.pad.with(|pad| pad.player(seat).map(|player| player.typed(line).to_owned()).unwrap_or_default());
    let points = move || {
        let points = pad.result.with(|result| result.scores.get(seat.index()).map_or(0, |score| score.line(line)));
        if points > 0 { points.to_string() } else { String::new() }
    };
    let has_fault = move || {
        pad.result.with(|result| result.faults.iter().any(|fault: &PadFault| fault.field() == Some((seat, line))))
    };
    let is_here = move || pad.at.get() == (seat, line);
    // The counted points are a placeholder, which screen readers may skip, so the name has them, too.
    let name = move || {
        let field = text::field(lang.get(), &pad.name(seat), words::score_line(lang.get(), line));
        let points = points();
        if typed().is_empty() && !points.is_empty() { words::facts(lang.get(), &[field, points]) } else { field }
    };
    // A field would cut a long sum on paper, and a sheet is read for its points.
    let printed = move || Some(points()).filter(|points| !points.is_empty()).unwrap_or_else(typed);
    let on_key = move |event: ev::KeyboardEvent| {
        let lines = |by: isize| {
            pad.pad.with_untracked(|pad| {
                let lines = pad.lines();
                let at = lines.iter().position(|&other| other == line)?;
                lines.get(at.checked_add_signed(by)?).copied()
            })
        };
        let next = match event.key().as_str() {
            "Enter" => {
                event.prevent_default();
                return pad.step(if event.shift_key() { -1 } else { 1 });
            }
            "ArrowDown" => lines(1),
            "ArrowUp" => lines(-1),
            _ => return,
        };
        if let Some(line) = next {
            event.prevent_default();
            pad.go((seat, line));
        }
    };
    view! {
        // The keys of the page replace a keyboard on the screen.
        <input type="text" class="pad-field" class:here=move || is_here() data-seat=seat.0 data-line=line.name()
            inputmode=if matches_media("(pointer: coarse)") { "none" } else { "text" } autocomplete="off" spellcheck="false" enterkeyhint="next"
            maxlength=LONGEST_SUM aria-label=move || name() aria-invalid=move || aria(has_fault())
            prop:value=typed placeholder=points
            on:input=move |event| {
                pad.at.set((seat, line));
                pad.type_in(&event_target_value(&event));
            }
            on:focus=guard(move |_| pad.at.set((seat, line)))
            on:keydown=on_key />
        <span class="on-paper" aria-hidden="true">{move || printed()}</span>
    }
}
