//! The brushes: what a tap can put on the board.

use super::context::EditorContext;
use crate::game::{Building, Expansion, Meeple, Piece, Seat, Tile, TileKind, Whim};
use crate::i18n::{Lang, Phrase, edit, language, words};
use crate::ui::edit::describe;
use crate::ui::edit::model::Brush;
use crate::ui::kit::aria::aria;
use crate::ui::kit::hooks::guard;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::table::pieces::art;
use crate::ui::table::pieces::art::value_name;
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
            <p class="hint" id="editor-keys">{t(edit::keys)}{t(language::join_sentences)}{letters}</p>
        </section>
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
            aria-label=label title=name data-over=move || left.get().is_some_and(|left| left < 0).then_some("")
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
    }
}
