//! The brushes: what a tap can put on the board.

use super::context::EditorContext;
use super::fold::update_open;
use crate::game::{Building, Expansion, Meeple, Piece, Seat, Tile, TileKind, Whim};
use crate::i18n::{Lang, Phrase, edit, language, notes, words};
use crate::notation::note::{LONGEST_TEXT, Sign};
use crate::ui::edit::describe;
use crate::ui::edit::model::{Brush, Draft};
use crate::ui::kit::aria::aria;
use crate::ui::kit::hooks::guard;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::reactive::{Memo, RwSignal, Show};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::table::pieces::art;
use crate::ui::table::pieces::art::value_name;
use crate::ui::table::view::drawing::draw_sign;
use leptos::prelude::*;

/// The brushes, in groups.
#[component]
pub fn Palette() -> impl IntoView {
    let editor = EditorContext::expect();
    let lang = Settings::expect().lang;
    let expansions = Memo::new(move |_| editor.with(|draft| draft.state().expansions));
    let seats = editor.seats();
    let meeples = move || {
        let has_artisans = expansions.get().contains(Expansion::Artisans);
        let tribes = Meeple::ALL.into_iter().filter(|&meeple| has_artisans || meeple != Meeple::Artisan);
        tribes.map(Brush::Meeple).chain([Brush::Broom]).collect::<Vec<_>>()
    };
    let pieces = move || {
        let buildings = Building::ALL.into_iter().map(Brush::Building);
        let has_tents = expansions.get().contains(Expansion::Artisans);
        let kinds = Piece::ALL.into_iter().filter(move |&piece| has_tents || piece == Piece::Camel);
        let players =
            kinds.flat_map(move |piece| (0..seats.get() as u8).map(move |seat| Brush::Piece(Seat(seat), piece)));
        buildings.chain(players).collect::<Vec<_>>()
    };
    let tiles = move || {
        let expansions = expansions.get();
        let kinds = TileKind::ALL.into_iter().filter(move |kind| expansions.provide(kind.expansion()));
        let of_kind = |kind: TileKind| kind.values().iter().map(move |&(value, _)| Brush::Tile(Tile { kind, value }));
        kinds.flat_map(of_kind).collect::<Vec<_>>()
    };
    let whims = move || {
        let expansions = expansions.get();
        let is_used = |whim: &Whim| expansions.contains(Expansion::Whims) && expansions.provide(whim.needs());
        Whim::ALL.into_iter().filter(is_used).map(Brush::Whim).collect::<Vec<_>>()
    };
    let group = |name: Phrase, brushes: Vec<Brush>| {
        let brushes = brushes.into_iter().map(|brush| view! { <BrushButton brush /> });
        view! { <div class="brushes" role="group" aria-label=t(name)>{brushes.collect_view()}</div> }
    };
    let mode = move |is_erasing: bool, name| {
        view! {
            <label>
                <input type="radio" name="brush-mode" prop:checked=move || editor.is_erasing.get() == is_erasing
                    on:change=guard(move |_| editor.is_erasing.set(is_erasing)) />
                <span>{t(name)}</span>
            </label>
        }
    };
    let letters = move || {
        let lang = lang.get();
        let of = |brush: &Brush| match *brush {
            Brush::Meeple(meeple) => {
                Some(edit::letter_of(lang, words::tribe_key(lang, meeple), words::meeple(lang, meeple)))
            }
            _ => None,
        };
        edit::letters(lang, &meeples().iter().filter_map(of).collect::<Vec<_>>())
    };
    view! {
        <section class="palette" aria-label=t(edit::brushes)>
            <div class="palette-head">
                <fieldset class="segmented" data-setting="brush-mode">
                    <legend class="unseen">{t(edit::way)}</legend>
                    <div>{mode(false, edit::put)}{mode(true, edit::take_off)}</div>
                </fieldset>
                {move || group(edit::meeples, meeples())}
            </div>
            {move || group(edit::pieces, pieces())}
            {move || group(edit::tiles, tiles())}
            {move || Some(whims()).filter(|whims| !whims.is_empty()).map(|whims| view! {
                <details class="fold"><summary>{t(edit::city_whims)}</summary>{group(edit::city_whims, whims)}</details>
            })}
            <DrawingTools />
            <p class="hint" id="editor-keys">{t(edit::keys)}{t(language::join_sentences)}{letters}</p>
        </section>
    }
}

/// The brushes of marks and arrows, and the comment.
#[component]
fn DrawingTools() -> impl IntoView {
    let editor = EditorContext::expect();
    let lang = Settings::expect().lang;
    let is_open = RwSignal::new(false);
    let is_drawn = Memo::new(move |_| editor.with(|draft| !draft.drawing_in_the_making().is_empty()));
    let comment = move || editor.with(|draft| draft.comment(lang.get().code()).to_owned());
    let set = move |event: leptos::ev::Event| {
        let text = event_target_value(&event);
        editor.change(|draft| draft.set_comment(lang.get_untracked().code(), &text));
    };
    let brushes = |make: fn(Sign) -> Brush, letter: Option<Sign>| {
        let brushes = Sign::ALL.into_iter().chain(letter).map(move |sign| view! { <BrushButton brush=make(sign) /> });
        brushes.collect_view()
    };
    view! {
        <details class="fold" data-part="drawing" on:toggle=update_open(is_open)>
            <summary><strong>{t(notes::drawing)}</strong></summary>
            <Show when=move || is_open.get()>
                <div class="brushes" role="group" aria-label=t(notes::drawing)>
                    {brushes(Brush::Mark, Some(Sign::Letter('A')))}
                    {brushes(Brush::Arrow, None)}
                </div>
                <p class="hint">{t(notes::arrow_hint)}</p>
                <label class="field">
                    <span>{t(notes::comment)}</span>
                    <textarea name="comment" rows="3" maxlength=LONGEST_TEXT.to_string() lang=move || lang.get().code()
                        prop:value=move || comment() on:change=guard(set)></textarea>
                </label>
                <p class="buttons">
                    <button type="button" class="button small" data-does="clear-drawing" disabled=move || !is_drawn.get()
                        on:click=move |_| editor.change(Draft::clear_drawing)>
                        {symbol("icon-close")}<span>{t(notes::clear)}</span>
                    </button>
                </p>
            </Show>
        </details>
    }
}

/// A brush, with how many more the board can take.
#[component]
fn BrushButton(brush: Brush) -> impl IntoView {
    let editor = EditorContext::expect();
    let lang = Settings::expect().lang;
    let left = Memo::new(move |_| editor.with(|draft| draft.left(brush)));
    let name = move || {
        let names = editor.names();
        describe::brush(lang.get(), brush, &names.iter().map(String::as_str).collect::<Vec<_>>())
    };
    let label = move || match left.get() {
        Some(left) => words::facts(lang.get(), &[name(), edit::left(lang.get(), left)]),
        None => name(),
    };
    view! {
        <button type="button" class="brush" data-brush=kind(brush) aria-pressed=move || aria(editor.brush.get() == brush)
            aria-label=move || label() title=move || name() data-over=move || left.get().is_some_and(|left| left < 0).then_some("")
            on:click=move |_| editor.brush.set(brush)>
            {move || picture(editor, brush, lang.get())}
            {move || if matches!(brush, Brush::Whim(_)) { Some(name()) } else { None }}
            {move || left.get().map(|left| view! { <small class="left">{left.to_string()}</small> })}
        </button>
    }
}

const fn kind(brush: Brush) -> &'static str {
    match brush {
        Brush::Meeple(_) => "meeple",
        Brush::Building(_) => "building",
        Brush::Piece(..) => "piece",
        Brush::Whim(_) => "whim",
        Brush::Tile(_) => "tile",
        Brush::Broom => "broom",
        Brush::Mark(_) => "mark",
        Brush::Arrow(_) => "arrow",
    }
}

fn picture(editor: EditorContext, brush: Brush, lang: Lang) -> AnyView {
    match brush {
        Brush::Meeple(meeple) => view! {
            <span class="figure" data-tribe=art::tribe(meeple)>
                {symbol(art::meeple(meeple))}<b>{words::tribe_letter(lang, meeple)}</b>
            </span>
        }
        .into_any(),
        Brush::Building(Building::Palm) => symbol("palm").into_any(),
        Brush::Building(Building::Palace) => symbol("palace").into_any(),
        Brush::Piece(seat, piece) => {
            let colour = editor.with(|draft| draft.colour(seat.index())).name();
            let initial: String = editor.name(seat).chars().take(1).collect();
            view! { <span class="figure" data-colour=colour>{symbol(art::piece(piece))}<b>{initial}</b></span> }
                .into_any()
        }
        Brush::Whim(_) => symbol("whim-seal").into_any(),
        Brush::Tile(Tile { kind, value }) => {
            let value = kind.colour().map(|colour| {
                let number = if value == 0 { String::from("★") } else { value.to_string() };
                view! { <b class="plate" data-value=value_name(colour)>{number}</b> }
            });
            view! { {symbol(art::tile(kind))}{value} }.into_any()
        }
        Brush::Broom => symbol("icon-close").into_any(),
        Brush::Mark(sign) => {
            view! { <span class="drawing-sign" data-sign=sign.name()>{draw_sign(sign)}</span> }.into_any()
        }
        Brush::Arrow(sign) => view! {
            <svg class="drawing-sample" viewBox="0 0 60 40" focusable="false" aria-hidden="true">
                <g class="drawing-arrow" data-sign=sign.name()>
                    <polyline points="6,20 34,20"></polyline><polygon points="54,20 32,8 32,32"></polygon>
                </g>
            </svg>
        }
        .into_any(),
    }
}
