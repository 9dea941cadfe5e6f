//! What a step tells and asks, what it says of a try, hints, and the way on.

use super::player::Course;
use super::step::{Attempt, Said};
use crate::game::{Action, Game, Record};
use crate::i18n::{Lang, learn, words};
use crate::ui::components::pieces::art::symbol;
use crate::ui::describe;
use crate::ui::hooks::guard;
use crate::ui::lesson::{Lesson, Next, Step};
use crate::ui::scene::{Intent, tiles};
use crate::ui::state::{Match, Settings};
use crate::ui::text::t;
use leptos::{html, prelude::*};
use std::sync::Arc;
use std::time::Duration;
use web_sys::Element;

/// The panel of a step.
#[component]
pub fn Panel(lesson: Arc<Lesson>, step: Arc<Step>, course: Course, attempt: Attempt) -> impl IntoView {
    let lang = Settings::expect().lang;
    let heading = NodeRef::<html::H1>::new();
    // A step that has just come is read from its start. On a page within another, only where the focus is here already.
    heading.on_load(|heading| {
        request_animation_frame(move || {
            if document().has_focus().unwrap_or(true) {
                let _unfocused = heading.focus();
            }
        });
    });
    let title = Arc::clone(&lesson);
    let text = {
        let step = Arc::clone(&step);
        move || paragraphs(step.text.get(lang.get()))
    };
    let is_asked = step.goal.is_some();
    view! {
        <section class="lesson-panel" aria-labelledby="lesson-title">
            <header>
                <h1 id="lesson-title" tabindex="-1" node_ref=heading>{move || title.title.get(lang.get()).to_owned()}</h1>
                <p class="lesson-place">
                    {move || learn::step_of(lang.get(), course.at() + 1, course.steps())}
                </p>
            </header>
            <div class="lesson-text">{text}</div>
            <FeedbackBox step=Arc::clone(&step) attempt />
            {is_asked.then(|| view! { <Hints step=Arc::clone(&step) attempt /> })}
            <Buttons course attempt is_asked hints=step.hints.len() />
        </section>
    }
}

fn paragraphs(text: &str) -> impl IntoView + use<> {
    text.split("\n\n").map(|paragraph| view! { <p>{paragraph.to_owned()}</p> }).collect_view()
}

/// What is said of the try.
#[component]
fn FeedbackBox(step: Arc<Step>, attempt: Attempt) -> impl IntoView {
    let lang = Settings::expect().lang;
    let words = move || {
        let lang = lang.get();
        match attempt.verdict.get() {
            Said::Nothing => String::new(),
            Said::Feedback(index) => {
                step.feedback.get(index).map(|(_, words)| words.get(lang).to_owned()).unwrap_or_default()
            }
            Said::NotOpen => learn::not_open(lang).to_owned(),
            Said::Stuck => learn::stuck(lang).to_owned(),
            Said::Reached => match &step.done {
                Some(words) => format!("{} {}", learn::well_done(lang), words.get(lang)),
                None => learn::well_done(lang).to_owned(),
            },
        }
    };
    view! {
        // The region is there before its words: only then they are announced.
        <div role="status"><p class="lesson-answer" data-said=move || name(&attempt.verdict.get())>{words}</p></div>
    }
}

const fn name(said: &Said) -> Option<&'static str> {
    match said {
        Said::Nothing => None,
        Said::Reached => Some("reached"),
        Said::Feedback(_) | Said::NotOpen | Said::Stuck => Some("wrong"),
    }
}

/// The hints asked for, and after the last of them the way itself, right at any moment.
#[component]
fn Hints(step: Arc<Step>, attempt: Attempt) -> impl IntoView {
    let lang = Settings::expect().lang;
    let game = Match::expect();
    let way = {
        let step = Arc::clone(&step);
        move || {
            let is_asked = attempt.hints.get() > step.hints.len() && !attempt.is_reached.get();
            is_asked.then(|| game.with_record(|record| Way::on(&step, record)))
        }
    };
    let pointed = way.clone();
    let show = step.show.clone();
    Effect::new(move |_| match pointed() {
        Some(Way::Play(action)) => game.point_at(tiles(action)),
        Some(Way::Tap(Intent::Tile(square))) => game.point_at(vec![square]),
        _ => game.point_at(show.clone()),
    });
    let given = move || {
        let lang = lang.get();
        let count = attempt.hints.get().min(step.hints.len());
        let hints = step.hints[..count].iter().map(|hint| hint.get(lang).to_owned());
        let way = way().map(|way| way.words(lang, &game.position()));
        hints.chain(way).map(|hint| view! { <li>{hint}</li> }).collect_view()
    };
    view! { <div role="status"><ul class="lesson-hints" aria-label=t(learn::hints)>{given}</ul></div> }
}

/// What to do next.
enum Way {
    Play(Action),
    /// So many steps back.
    Undo(usize),
    /// Back leads over what was revealed.
    Again,
    /// What is refused, and shall be.
    Tap(Intent),
}

impl Way {
    fn on(step: &Step, record: &Record) -> Self {
        match step.next(record) {
            Next::Play(action) => Self::Play(action),
            Next::Back(kept) if record.can_undo_to(kept) => Self::Undo(record.len() - kept),
            Next::Back(_) => Self::Again,
            Next::Arrived => step.refused_tap(record).map_or(Self::Again, Self::Tap),
        }
    }

    fn words(&self, lang: Lang, game: &Game) -> String {
        match *self {
            Self::Play(action) => learn::way_on(lang, &describe::choice(lang, game, action)),
            Self::Undo(steps) => learn::way_back(lang, steps as u32),
            Self::Again => learn::way_again(lang).to_owned(),
            Self::Tap(intent) => learn::way_refused(lang, &tapped(lang, game, intent)),
        }
    }
}

/// Names what is tapped.
fn tapped(lang: Lang, game: &Game, intent: Intent) -> String {
    match intent {
        Intent::Tile(square) => square.to_string(),
        Intent::Spot(price) => learn::price(lang, price),
        Intent::Djinn(djinn) => words::djinn(djinn).to_owned(),
        Intent::Item(item) => words::item(lang, item).to_owned(),
        Intent::Colour(meeple) => words::tribe(lang, meeple, 1).to_owned(),
        Intent::Nth(place) => {
            game.supply.cards().row().get(place).map_or_else(String::new, |&card| words::card(lang, card).to_owned())
        }
        _ => String::new(),
    }
}

/// Brings the way on within reach once the goal is met: into sight where the panel was scrolled away, and under the focus of
/// whoever plays by keys or had it on something that is gone.
fn lead_on(onward: NodeRef<html::Button>) {
    request_animation_frame(move || {
        // What is only hidden loses the focus a frame later.
        request_animation_frame(move || {
            let Some(button) = onward.try_get_untracked().flatten() else { return };
            let by_keys = |element: &Element| element.matches(":focus-visible").unwrap_or_default();
            let is_free = |element: Element| element.tag_name() == "BODY" || by_keys(&element);
            if document().has_focus().unwrap_or_default() && document().active_element().is_none_or(is_free) {
                let _unfocused = button.focus();
            }
        });
    });
    // Not while meeples fly: they would miss their tiles.
    set_timeout(show_panel, LANDED);
}

/// Meeples have landed by then.
const LANDED: Duration = Duration::from_millis(700);

/// Scrolls up to the panel if what it says is out of sight.
fn show_panel() {
    let find = |selector| document().query_selector(selector).ok().flatten();
    let Some((table, answer)) = find("main.lesson").zip(find(".lesson-answer")) else { return };
    if answer.get_bounding_client_rect().top() < table.get_bounding_client_rect().top() {
        table.set_scroll_top(0);
    }
}

/// Hint, again, back, on.
#[component]
fn Buttons(course: Course, attempt: Attempt, is_asked: bool, hints: usize) -> impl IntoView {
    let lang = Settings::expect().lang;
    let is_open = move || is_asked && !attempt.is_reached.get();
    // After the last hint the button stays: it may have the focus.
    let has_hint = move || is_open() && attempt.hints.get() <= hints;
    let hint_name =
        move || if attempt.hints.get() < hints { learn::hint(lang.get()) } else { learn::show_me(lang.get()) };
    let on_name = move || {
        if course.at() + 1 < course.steps() { learn::next(lang.get()) } else { learn::finish(lang.get()) }
    };
    let onward = NodeRef::<html::Button>::new();
    Effect::new(move |_| {
        if is_asked && attempt.is_reached.get() {
            lead_on(onward);
        }
    });
    view! {
        <p class="buttons lesson-buttons">
            <button type="button" class="button" data-does="back" aria-label=t(learn::previous) title=t(learn::previous)
                hidden=move || course.at() == 0 on:click=guard(move |_| course.back())>
                {symbol("icon-undo")}
            </button>
            <button type="button" class="button" data-does="retry" hidden=!is_asked on:click=guard(move |_| course.retry())>
                {symbol("icon-reset")}
                <span>{t(learn::retry)}</span>
            </button>
            <button type="button" class="button" data-does="hint" hidden=move || !is_open()
                aria-disabled=move || if has_hint() { "false" } else { "true" }
                on:click=guard(move |_| if has_hint() { attempt.hints.update(|hints| *hints += 1); })>
                {symbol("icon-help")}
                <span>{hint_name}</span>
            </button>
            <button type="button" class="button primary" data-does="next"
                node_ref=onward hidden=is_open
                on:click=guard(move |_| course.go_on())>
                <span>{on_name}</span>
                {symbol("icon-next")}
            </button>
        </p>
    }
}
