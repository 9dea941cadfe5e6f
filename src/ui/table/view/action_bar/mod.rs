//! The action bar: the turn, the prompt, the choices, undo and redo.

mod choice_button;
mod fakir_stepper;

use self::choice_button::{ChoiceButton, is_figures};
use self::fakir_stepper::Fakirs;
use super::board::free_row;
use super::rule_link::RuleLink;
use crate::game::{Action, Phase, Victim};
use crate::i18n::{Phrase, help, panels, words};
use crate::ui::kit::aria::{aria, nth};
use crate::ui::kit::icon::symbol;
use crate::ui::kit::reactive::Memo;
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::table::describe;
use crate::ui::table::pieces::marker::Marker;
use crate::ui::table::scene::{Button, ButtonLabel, Intent, Scene};
use crate::ui::table::store::Match;
use leptos::prelude::*;

/// The lines of the bar while nobody at the page is to play.
#[derive(Clone, Copy)]
pub struct Waiting {
    /// The line in place of the prompt; `None` while people play. Screen readers do not hear it.
    pub line: Memo<Option<String>>,
    /// Why the last tap did nothing.
    pub refusal: Memo<Option<String>>,
}

/// What undo leads to where it ends.
#[derive(Clone, Copy)]
pub struct Beyond {
    /// Its name; `None` if nothing can be taken back there.
    pub words: Memo<Option<String>>,
    /// Opens it.
    pub open: Callback<()>,
}

/// How many choices have room in the bar. More of them are a list above it.
const MOST_IN_BAR: usize = 3;

/// How many choices of figures alone have room in the bar. More of them are a list above it.
const MOST_FIGURES: usize = 6;

/// From how many letters on a prompt is long, which style sheets find in `data-long`: it has more than two large lines in the bar of a lying
/// tablet, and in any other.
const LONG: [(usize, &str); 2] = [(65, "65"), (45, "45")];

/// The prompt, every choice that is a button, and undo.
#[component]
pub fn ActionBar(
    /// What to show while nobody at the page is to play.
    #[prop(optional)]
    waiting: Option<Waiting>,
    /// A view below the prompt.
    #[prop(optional, into)]
    summary: ViewFn,
    /// Buttons beside the choices.
    #[prop(optional, into)]
    tools: ViewFn,
    /// Buttons beside undo.
    #[prop(optional, into)]
    aids: ViewFn,
    /// What undo leads to where it ends.
    #[prop(optional)]
    beyond: Option<Beyond>,
) -> impl IntoView {
    let table = Match::expect();
    let lang = Settings::expect().lang;
    let prompt = Memo::new(move |_| table.scene().with(|scene| scene.prompt.clone()));
    let active = Memo::new(move |_| table.scene().with(|scene| scene.active));
    let buttons = Memo::new(move |_| table.scene().with(|scene| in_bar(&scene.buttons)));
    let many = Memo::new(move |_| buttons.with(|buttons| many(buttons)));
    let step = move || {
        let now = table.position();
        let phase = if active.get().is_some() { &now.phase } else { &Phase::Over };
        describe::step(lang.get(), &now, phase)
    };
    let whose = move |seat| {
        let (lang, now) = (lang.get(), table.position());
        if table.is_only_person(seat) {
            describe::your_turn(lang, &now, seat)
        } else {
            describe::whose_turn(lang, &now)
        }
    };
    let refusal = move || {
        // A reason stands at its tile, where it hides none that one may tap.
        let has_bubble = |square| table.scene().with(|scene| free_row(scene, square).is_some());
        let explanation = table.explanation().filter(|explanation| !explanation.square.is_some_and(has_bubble));
        let too_early = waiting.and_then(|waiting| waiting.refusal.get());
        let refusal = too_early.or_else(|| {
            explanation.map(|explanation| describe::explanation(lang.get(), &table.position(), explanation))
        })?;
        Some(nth(refusal, table.refusals()))
    };
    // The rule behind the last refusal, whether it stands here or at its tile.
    let rule = Memo::new(move |_| table.explanation().and_then(describe::rule));
    let line = move || waiting.and_then(|waiting| waiting.line.get());
    let text = Memo::new(move |_| {
        line().unwrap_or_else(|| prompt.with(|prompt| describe::prompt(lang.get(), &table.position(), prompt)))
    });
    view! {
        <section class="action-bar" aria-label=t(panels::action_bar)>
            <div class="asked">
                <p class="whose" class:refused=move || refusal().is_some() || rule.get().is_some()>
                    {move || active.get().map(|seat| view! {
                        <Marker seat />
                        <strong>{move || whose(seat)}</strong>
                    }.into_any())}
                    <span class="step">{move || step()}</span>
                    <span class="refusal" role="status">{move || refusal()}</span>
                    {move || rule.get().map(|rule| view! { <RuleLink rule /> }.into_any())}
                </p>
                <p class="prompt" aria-live=move || if line().is_some() { "off" } else { "polite" } tabindex="-1"
                    data-long=move || text.with(|text| long(text))>{move || text.get()}</p>
                {summary.run()}
            </div>
            <div class="answers" role="group" aria-label=t(panels::answers) data-many=move || many.get()>
                <Fakirs />
                <For
                    each=move || buttons.get()
                    // The emphasis of a label can change from one question to the next.
                    key=|button| (button.label.clone(), button.is_primary)
                    children=|button| view! { <ChoiceButton button /> }
                />
                {tools.run()}
            </div>
            <div class="bar-tools">
                {aids.run()}
                <UndoButtons beyond />
            </div>
        </section>
    }
}

/// Returns which of the lengths of `LONG` a text has. Letters of Chinese and Japanese are as wide as two.
fn long(text: &str) -> Option<&'static str> {
    let width: usize = text.chars().map(|letter| if letter < '\u{2e80}' { 1 } else { 2 }).sum();
    LONG.into_iter().find(|&(least, _)| width >= least).map(|(_, name)| name)
}

/// Returns how more choices than have room in words are shown: those of figures alone in a row, others as a list.
fn many(buttons: &[Button]) -> Option<&'static str> {
    let mut choices = buttons.iter().filter(|button| button.label != ButtonLabel::Cancel);
    let count = choices.clone().count();
    let is_row = count <= MOST_FIGURES && choices.all(|button| is_figures(&button.label));
    (count > MOST_IN_BAR).then_some(if is_row { "row" } else { "list" })
}

/// Leaves out what is offered elsewhere, if it is too much for the bar or one is chosen: items have a list of their own, and victims stand
/// in the rows of their players.
fn in_bar(buttons: &[Button]) -> Vec<Button> {
    let is_item = |button: &Button| matches!(button.label, ButtonLabel::Item(_));
    let is_victim = |button: &Button| matches!(button.label, ButtonLabel::Action(Action::Kill(Victim::Of(_), _)));
    let is_too_much = |count: usize| count > MOST_IN_BAR;
    let has_items = buttons.iter().any(|button| button.label == ButtonLabel::Cancel)
        || is_too_much(buttons.iter().filter(|button| is_item(button)).count());
    let has_victims = is_too_much(buttons.iter().filter(|button| is_victim(button)).count());
    let is_elsewhere = |button: &Button| has_items && is_item(button) || has_victims && is_victim(button);
    buttons.iter().filter(|button| !is_elsewhere(button)).cloned().collect()
}

/// The buttons for undo, redo, and going back to the start of the turn.
#[component]
fn UndoButtons(beyond: Option<Beyond>) -> impl IntoView {
    view! {
        <div class="history" role="group" aria-label=t(panels::history)>
            <UndoButton
                intent=Intent::Undo
                icon="icon-undo"
                name=panels::undo
                keys="Control+Z"
                is_enabled=|scene| scene.can_undo
                beyond
            />
            <UndoButton
                intent=Intent::Redo
                icon="icon-redo"
                name=panels::redo
                keys="Control+Shift+Z"
                is_enabled=|scene| scene.can_redo
                beyond=None
            />
            <UndoButton
                intent=Intent::ResetTurn
                icon="icon-reset"
                name=panels::reset_turn
                keys="Control+Backspace"
                is_enabled=|scene| scene.can_reset
                beyond=None
            />
        </div>
    }
}

/// One of these buttons.
#[component]
fn UndoButton(
    /// The intent of a press.
    intent: Intent,
    /// The id of the symbol, which is also a class of the button.
    icon: &'static str,
    /// The name in the catalogue.
    name: Phrase,
    /// The keys that do the same, as in `aria-keyshortcuts`.
    keys: &'static str,
    /// Whether a press acts now.
    is_enabled: fn(&Scene) -> bool,
    /// What a press opens otherwise.
    beyond: Option<Beyond>,
) -> impl IntoView {
    let table = Match::expect();
    let lang = Settings::expect().lang;
    let is_enabled = Memo::new(move |_| table.scene().with(is_enabled));
    let beyond =
        move || beyond.filter(|_| !is_enabled.get()).and_then(|beyond| Some((beyond.words.get()?, beyond.open)));
    let title = move || match beyond() {
        Some((words, _)) => words,
        None => words::noted(lang.get(), name(lang.get()), &help::keys(lang.get(), keys)),
    };
    let press = move |_| match untrack(beyond) {
        Some((_, open)) => open.run(()),
        None => {
            table.send(intent);
        }
    };
    view! {
        <button
            type="button"
            class=format!("history-button {icon}")
            title=move || title()
            aria-label=move || beyond().map_or_else(|| name(lang.get()).to_owned(), |(words, _)| words)
            aria-keyshortcuts=keys
            aria-disabled=move || aria(!is_enabled.get())
            on:click=press
        >
            {symbol(icon)}
        </button>
    }
}
