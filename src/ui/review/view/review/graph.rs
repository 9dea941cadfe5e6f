//! The course of the game: a line for each player, the turning points, and the same figures as a table.

use super::context::ReviewContext;
use crate::game::Seat;
use crate::i18n::review as text;
use crate::ui::kit::aria::aria;
use crate::ui::kit::choice::Choice;
use crate::ui::kit::reactive::{Memo, RwSignal, Show};
use crate::ui::kit::text::t;
use crate::ui::review::analysis::{Graph, Measure, TurningPoint, spread, tenths, turning_points};
use crate::ui::review::describe::review as words;
use leptos::ev::MouseEvent;
use leptos::html;
use leptos::prelude::*;

/// The least distance between the names at the ends of the lines, as a part of the height of the graph.
const APART: f32 = 0.1;

/// The graph with the choice of the player in front, the turning points, and the table.
#[component]
pub fn Course() -> impl IntoView {
    let context = ReviewContext::expect();
    let lang = context.lang;
    let measure = RwSignal::new(Measure::Chance);
    let people = context.players().into_iter().map(|(seat, _)| seat);
    let person = untrack(|| people.clone().find(|&seat| context.table.level(seat).is_none()));
    let front = RwSignal::new(person.unwrap_or(Seat(0)));
    let player = |(seat, name): (Seat, String)| {
        view! {
            <li>
                <button type="button" data-colour=move || context.table.colour_name(seat) data-seat=seat.0
                    aria-pressed=move || aria(front.get() == seat) on:click=move |_| front.set(seat)>
                    <span class="disc" aria-hidden="true"></span>
                    <span>{name}</span>
                </button>
            </li>
        }
    };
    let players = context.players().into_iter().map(player).collect_view();
    view! {
        <section class="review-course">
            <h3>{t(text::graph)}</h3>
            <Choice name="review-measure" title=text::measure options=Measure::ALL words=words::measure value=measure />
            <ul class="review-legend" aria-label=t(text::in_front)>{players}</ul>
            <Plot measure front />
            <p class="hint">{t(text::graph_hint)}</p>
            <Turnings />
            <details class="review-table">
                <summary>{t(text::as_table)}</summary>
                <div class="score-frame" tabindex="0" role="group" aria-label=move || words::measure(lang.get(), measure.get())>
                    <Figures measure />
                </div>
            </details>
        </section>
    }
}

/// The lines, each with a name at its end. The line of one player is in front.
#[component]
fn Plot(measure: RwSignal<Measure>, front: RwSignal<Seat>) -> impl IntoView {
    let context = ReviewContext::expect();
    let lang = context.lang;
    let plot = NodeRef::<html::Div>::new();
    let graph = Memo::new(move |_| {
        context.table.with_record(|record| {
            context
                .analysis
                .with(|analysis| context.entries.with(|entries| Graph::of(analysis, measure.get(), record, entries)))
        })
    });
    let places = Memo::new(move |_| {
        context
            .analysis
            .with(|analysis| turning_points(analysis).iter().map(|turning| turning.place).collect::<Vec<_>>())
    });
    let look = move |event: MouseEvent| {
        let Some(plot) = plot.get_untracked() else { return };
        let area = plot.get_bounding_client_rect();
        let part = (f64::from(event.client_x()) - area.left()) / area.width().max(1.0);
        let all = context.entries.with_untracked(Vec::len);
        let entry =
            context.entries.with_untracked(|entries| entries.get(Graph::decision_at(part as f32, all)).copied());
        if let Some(entry) = entry {
            context.look_at(entry);
        }
    };
    let label = move || text::graph_label(lang.get(), words::measure(lang.get(), measure.get()));
    let upright = |class: &'static str, x: f32| {
        let x = (x * 1000.0).to_string();
        view! { <line class=class x1=x.clone() x2=x y1="0" y2="1000" /> }
    };
    let uprights = move || {
        let rounds = graph.with(|graph| graph.rounds.iter().map(|&(x, _)| upright("review-round", x)).collect_view());
        let all = context.entries.with(Vec::len).max(1) as f32;
        let turning_points =
            places.get().into_iter().map(|place| upright("review-turning", (place as f32 + 0.5) / all)).collect_view();
        (rounds, turning_points)
    };
    let levels = move || {
        let level = |&(y, _): &(f32, i32)| {
            let y = (y * 1000.0).to_string();
            view! { <line class="review-level" x1="0" x2="1000" y1=y.clone() y2=y /> }
        };
        graph.with(|graph| graph.levels.iter().map(level).collect_view())
    };
    // What is drawn last lies in front.
    let drawn = move |seats: usize| {
        let front = front.get();
        let seats = (0..seats as u8).map(Seat);
        seats.clone().filter(move |&seat| seat != front).chain(seats.filter(move |&seat| seat == front))
    };
    let lines = move || {
        graph.with(|graph| {
            let line = |seat: Seat| {
                let points = graph.lines[seat.index()].iter();
                let points: Vec<_> = points.map(|[x, y]| format!("{:.1},{:.1}", x * 1000.0, y * 1000.0)).collect();
                let colour = context.table.colour_name(seat);
                view! { <polyline class="review-line" class:front=seat == front.get() data-colour=colour points=points.join(" ") /> }
            };
            drawn(graph.lines.len()).map(line).collect_view()
        })
    };
    let ends = move || {
        graph.with(|graph| {
            let end = |seat: Seat| {
                let [x, y] = *graph.lines[seat.index()].last()?;
                let colour = context.table.colour_name(seat);
                Some(view! { <span class="review-end" class:front=seat == front.get() data-colour=colour style:left=part(x) style:top=part(y)></span> })
            };
            drawn(graph.lines.len()).filter_map(end).collect_view()
        })
    };
    let names = move || {
        let ends: Vec<f32> =
            graph.with(|graph| graph.lines.iter().filter_map(|points| Some(points.last()?[1])).collect());
        let name = |((seat, name), top): ((Seat, String), f32)| {
            let colour = context.table.colour_name(seat);
            view! { <span class:front=seat == front.get() data-colour=colour style:top=part(top) title=name.clone()>{name.clone()}</span> }
        };
        context.players().into_iter().zip(spread(&ends, APART)).map(name).collect_view()
    };
    let figures = move || {
        let figure = |&(y, figure): &(f32, i32)| {
            let said = match measure.get() {
                Measure::Chance => text::percent(lang.get(), figure),
                Measure::Margin => words::signed(lang.get(), figure * 10)
                    .trim_end_matches(['0'])
                    .trim_end_matches(['.', ','])
                    .to_owned(),
            };
            view! { <span style:top=part(y)>{said}</span> }
        };
        graph.with(|graph| graph.levels.iter().map(figure).collect_view())
    };
    let rounds = move || {
        let round = |&(x, round): &(f32, u32)| view! { <span style:left=part(x)>{round}</span> };
        graph.with(|graph| graph.rounds.iter().map(round).collect_view())
    };
    view! {
        <div class="review-frame">
            <div class="review-figures" aria-hidden="true">{move || figures()}</div>
            <div class="review-plot" role="img" aria-label=move || label() node_ref=plot on:click=look>
                <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">{move || levels()} {move || uprights()} {move || lines()}</svg>
                {move || ends()}
            </div>
            <div class="review-names" aria-hidden="true">{move || names()}</div>
            <div class="review-rounds" aria-hidden="true">{move || rounds()}</div>
        </div>
    }
}

/// The moments where a chance to win changed most, as buttons.
#[component]
fn Turnings() -> impl IntoView {
    let context = ReviewContext::expect();
    let lang = context.lang;
    let found = Memo::new(move |_| context.analysis.with(turning_points));
    let button = move |turning: TurningPoint| {
        let judged = context.analysis.with_untracked(|analysis| analysis.decisions.get(turning.place).cloned())?;
        let name = context.players().into_iter().find(|(seat, _)| *seat == turning.seat)?.1;
        let entry = judged.entry;
        let said = move || {
            let is_last =
                context.analysis.with(|analysis| analysis.is_done && analysis.decisions.len() == turning.place + 1);
            let word = if is_last { words::percent } else { words::chance };
            let [before, after] = [words::chance(lang.get(), turning.before), word(lang.get(), turning.after)];
            text::turning(lang.get(), &context.moment(&judged), &name, &before, &after)
        };
        Some(view! {
            <li>
                <button type="button" class="button small" data-does="turning" on:click=move |_| context.look_at(entry)>{move || said()}</button>
            </li>
        })
    };
    view! {
        <Show when=move || !found.with(Vec::is_empty)>
            <h4>{t(text::turnings)}</h4>
            <ul class="review-turnings">{move || found.get().into_iter().filter_map(button).collect_view()}</ul>
        </Show>
    }
}

/// The same figures, a row for each moment.
#[component]
fn Figures(measure: RwSignal<Measure>) -> impl IntoView {
    let context = ReviewContext::expect();
    let lang = context.lang;
    let rows = move || {
        let (lang, measure) = (lang.get(), measure.get());
        let figure = |chance: f32, margin: f32, is_end: bool| match measure {
            Measure::Chance if is_end => words::percent(lang, chance),
            Measure::Chance => words::chance(lang, chance),
            Measure::Margin => words::signed(lang, tenths(margin)),
        };
        context.analysis.with(|analysis| {
            let moments = analysis.margin.first().map_or(0, Vec::len);
            let row = |moment: usize| {
                let heading = match analysis.decisions.get(moment) {
                    Some(judged) => context.moment(judged),
                    None if analysis.is_done => text::at_end(lang).to_owned(),
                    None => text::so_far(lang).to_owned(),
                };
                let both = analysis.chances.iter().zip(&analysis.margin);
                let is_end = analysis.is_done && moment + 1 == moments;
                let cells = both
                    .map(|(chances, margins)| view! { <td>{figure(chances[moment], margins[moment], is_end)}</td> });
                view! { <tr><th scope="row">{heading}</th>{cells.collect_view()}</tr> }
            };
            (0..moments).map(row).collect_view()
        })
    };
    view! {
        <table class="score" data-players=context.players().len()>
            <caption>{move || words::measure(lang.get(), measure.get())}</caption>
            <thead><tr><th scope="col">{t(text::moment)}</th>{context.headings()}</tr></thead>
            <tbody>{move || rows()}</tbody>
        </table>
    }
}

/// Writes a fraction as a percentage.
fn part(part: f32) -> String {
    format!("{:.2}%", part * 100.0)
}
