//! The help: the rules in brief, and what taps and keys do.

use crate::game::{Expansion, Item, Meeple, Mountains, Piece, SET_WORTH, ScoreLine, TileKind, ValueColour, Whim};
use crate::i18n::{
    Lang, Phrase, describe, help, hints, language, live, message, panels, past, powers, rules, shell, words,
};
use crate::ui::kit::icon::symbol;
use crate::ui::kit::reactive::Effect;
use crate::ui::kit::settings::Settings;
use crate::ui::shell::dialogs::Dialogs;
use crate::ui::shell::live::relay;
use crate::ui::shell::print::PrintButton;
use crate::ui::table::describe as ui_describe;
use crate::ui::table::pieces::art;
use crate::ui::table::pieces::art::value_name;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// A part of the help: the id of its heading, the heading, and its content.
type Part = (&'static str, Phrase, fn(Lang) -> AnyView);

const PARTS: [Part; 9] = [
    ("help-aim", help::aim, aim),
    ("help-round", help::round, round),
    ("help-tribes", help::tribes, tribes),
    ("help-tiles", help::tiles, tiles),
    ("help-expansions", help::expansions, expansions),
    ("help-points", help::scoring, points),
    ("help-rules", help::rules, cited_rules),
    ("help-page", help::page, page),
    ("help-keys", help::keyboard, keyboard),
];

/// The help in parts, with a button for each part at the top.
#[component]
pub fn HelpDialog() -> impl IntoView {
    let lang = Settings::expect().lang;
    let dialogs = Dialogs::expect();
    Effect::new(move |_| {
        if let Some(rule) = dialogs.rule_untracked() {
            // The dialog scrolls to its top when it opens.
            request_animation_frame(move || go_to(&rule_id(rule)));
        }
    });
    // A browser may translate the help, and puts elements in place of its text nodes. So another language draws it anew.
    view! { <For each=move || [lang.get()] key=|lang| lang.code() children=draw /> }
}

fn draw(lang: Lang) -> impl IntoView {
    let button = |(id, title, _): Part| {
        view! { <button type="button" class="button small" on:click=move |_| go_to(id)>{title(lang)}</button> }
    };
    let part = |(id, title, body): Part| {
        view! { <section><h3 id=id tabindex="-1">{title(lang)}</h3>{body(lang)}</section> }
    };
    view! {
        <div class="help" translate="yes">
            <h2 class="on-paper">{help::in_brief(lang)}</h2>
            <div class="help-top">
                <nav class="help-parts" aria-label=help::parts(lang)>
                    {PARTS.into_iter().skip(1).map(button).collect_view()}
                </nav>
                <PrintButton class="button small quiet" />
            </div>
            {PARTS.map(part).collect_view()}
        </div>
    }
}

/// Scrolls a heading to the top of the dialog. `scroll_into_view` would also scroll the page behind it.
fn go_to(id: &str) {
    let Some(heading) = document().get_element_by_id(id) else { return };
    if let Some(body) = heading.closest(".dialog-body").ok().flatten() {
        let distance = heading.get_bounding_client_rect().top() - body.get_bounding_client_rect().top();
        body.set_scroll_top(body.scroll_top() + distance as i32);
    }
    if let Ok(heading) = heading.dyn_into::<HtmlElement>() {
        let _ignored = heading.focus();
    }
}

fn aim(lang: Lang) -> AnyView {
    view! { <p>{help::aim_text(lang)}</p> }.into_any()
}

fn round(lang: Lang) -> AnyView {
    let steps = [
        (describe::step_bid(lang), help::bid(lang)),
        (describe::step_move(lang), help::walk(lang)),
        (help::collect(lang), help::collect_text(lang)),
        (describe::step_tribe(lang), help::tribe(lang)),
        (describe::step_tile(lang), help::tile(lang)),
        (describe::step_end(lang), help::sale(lang)),
        (describe::do_end(lang), help::end(lang)),
    ];
    let step = |(name, text)| view! { <li><strong>{words::sentence(lang, name)}</strong>{language::join_sentences(lang)}{text}</li> };
    view! { <ol>{steps.map(step).collect_view()}</ol> }.into_any()
}

fn tribes(lang: Lang) -> AnyView {
    let tribe = |meeple| {
        let figure = view! {
            <span class="help-meeple" translate="no" aria-hidden="true" data-tribe=art::tribe(meeple)>
                {symbol(art::meeple(meeple))}
                <b>{words::tribe_letter(lang, meeple)}</b>
            </span>
        };
        let from = (meeple == Meeple::Artisan).then_some(Expansion::Artisans);
        let text = view! { {comes_with(lang, from)}{words::tribe_action(lang, meeple)}{language::join_sentences(lang)}{help::tribe_more(lang, meeple)} };
        term(figure.into_any(), words::tribe(lang, meeple, 2), text.into_any())
    };
    view! {
        <p>{help::tribes_text(lang)}</p>
        <dl>{Meeple::ALL.map(tribe).collect_view()}</dl>
        <p>{help::fakirs(lang)}</p>
    }
    .into_any()
}

fn tiles(lang: Lang) -> AnyView {
    let tile = |kind: TileKind| {
        let colour = kind.colour().map(|colour| {
            let numbers = kind.values().iter().filter(|&&(value, _)| value > 0);
            let value =
                |&(value, _): &(u8, u8)| view! { <span class="value" data-value=value_name(colour)>{value}</span>" " };
            view! {
                {numbers.map(value).collect_view()}
                <span class="unseen">{words::sentence(lang, words::value_colour(lang, colour))}{language::join_sentences(lang)}</span>
            }
        });
        let text = view! {
            {comes_with(lang, kind.expansion())}
            {colour}
            {words::tile_action(lang, kind)}
            {language::join_sentences(lang)}
            {help::tile_more(lang, kind)}
        };
        let figure = view! {
            <span class="help-tile" aria-hidden="true"><span class="scenery">{symbol(art::tile(kind))}</span></span>
        };
        term(figure.into_any(), words::tile(lang, kind), text.into_any())
    };
    // Kinds that differ only in their mountains or their colour share one entry.
    let is_first =
        |kind: &TileKind| !matches!(kind, TileKind::Workshop(Mountains::SouthEast) | TileKind::City(ValueColour::Red));
    view! { <p>{help::tiles_text(lang)}</p><dl>{TileKind::ALL.into_iter().filter(is_first).map(tile).collect_view()}</dl> }
        .into_any()
}

/// Names the expansion of a tile or a tribe.
fn comes_with(lang: Lang, expansion: Option<Expansion>) -> impl IntoView {
    expansion.map(|expansion| view! { <em>{words::sentence(lang, words::expansion(lang, expansion))}{language::join_sentences(lang)}</em> })
}

/// Lists what the expansions add beside tiles and a tribe.
fn expansions(lang: Lang) -> AnyView {
    let figure = |id| view! { <span class="help-card" aria-hidden="true">{symbol(id)}</span> }.into_any();
    let item = |item| term(figure(art::item(item)), words::item(lang, item), powers::item_power(lang, item).into_any());
    let names = words::facts(lang, &[Expansion::Artisans, Expansion::Whims].map(|one| words::expansion(lang, one)));
    let whim = |whim| {
        let names = format!("{} – {}", words::whim(lang, whim), ui_describe::whim_terms(lang, whim));
        view! { <li>{names}</li> }
    };
    view! {
        <p><strong>{words::sentence(lang, &names)}</strong>{language::join_sentences(lang)}{help::expansions_text(lang)}</p>
        <dl>{term(figure(art::piece(Piece::Tent)), words::piece(lang, Piece::Tent), help::tent_text(lang).into_any())}</dl>
        <h4>{help::items(lang)}</h4>
        <p>{help::items_text(lang)}</p>
        <dl>{Item::ALL.map(item).collect_view()}</dl>
        <h4>{help::whims(lang)}</h4>
        <p>{help::whims_text(lang)}</p>
        <ul class="help-whims">{Whim::ALL.map(whim).collect_view()}</ul>
    }
    .into_any()
}

/// Draws an entry of a definition list: a figure with its name, and a text.
fn term(figure: AnyView, name: &'static str, text: AnyView) -> impl IntoView {
    view! { <dt>{figure}<span class="help-name">{name}</span></dt><dd>{text}</dd> }
}

fn points(lang: Lang) -> AnyView {
    let lines = [
        (ScoreLine::Coins, help::coins(lang)),
        (ScoreLine::Viziers, help::viziers(lang)),
        (ScoreLine::Elders, help::elders(lang)),
        (ScoreLine::Djinns, help::djinns(lang)),
        (ScoreLine::Tiles, help::owned(lang)),
        (ScoreLine::Palms, help::palms(lang)),
        (ScoreLine::Palaces, help::palaces(lang)),
        (ScoreLine::Cities, help::cities(lang)),
        (ScoreLine::Goods, help::goods(lang)),
        (ScoreLine::Artisans, help::artisans(lang)),
        (ScoreLine::Items, help::items_score(lang)),
        (ScoreLine::Tent, help::tent_score(lang)),
    ];
    let row = |(line, text)| view! { <tr><th scope="row">{words::score_line(lang, line)}</th><td>{text}</td></tr> };
    let sets = || SET_WORTH.iter().enumerate().skip(1);
    view! {
        <table aria-labelledby="help-points">
            <thead><tr><th scope="col">{shell::category(lang)}</th><th scope="col">{help::points(lang)}</th></tr></thead>
            <tbody>{lines.map(row).collect_view()}</tbody>
        </table>
        <table class="help-sets">
            <caption>{help::sets(lang)}</caption>
            <tbody>
                <tr>
                    <th scope="row">{help::set_of(lang)}</th>
                    {sets().map(|(size, _)| view! { <th scope="col">{size}</th> }).collect_view()}
                </tr>
                <tr>
                    <th scope="row">{help::worth(lang)}</th>
                    {sets().map(|(_, &worth)| view! { <td>{worth}</td> }).collect_view()}
                </tr>
            </tbody>
        </table>
        <p>{help::tie(lang)}</p>
    }
    .into_any()
}

/// Lists the rules that refusals and cards cite.
fn cited_rules(lang: Lang) -> AnyView {
    let rule = |id| {
        view! { <dt id=rule_id(id) class="help-rule" tabindex="-1">{help::rule(lang, rules::name(lang, id))}</dt><dd>{rules::words(lang, id)}</dd> }
    };
    view! { <p>{help::rules_text(lang)}</p><dl>{rules::cited().map(rule).collect_view()}</dl> }.into_any()
}

/// Returns the id of the element that names a rule.
fn rule_id(rule: &str) -> String {
    format!("help-{rule}")
}

fn page(lang: Lang) -> AnyView {
    // These follow the order of a turn. Buttons have their symbol.
    let entries = [
        ("", describe::step_bid(lang), help::page_bid(lang)),
        ("", help::tap(lang), help::tap_text(lang)),
        ("", help::several(lang), help::several_text(lang)),
        ("", help::straight(lang), help::straight_text(lang)),
        ("", help::colour(lang), help::colour_text(lang)),
        ("", help::why(lang), help::why_text(lang)),
        ("", help::look(lang), help::look_text(lang)),
        ("", help::enlarge(lang), help::enlarge_text(lang)),
        ("", help::last(lang), help::last_text(lang)),
        ("", panels::market(lang), help::market_text(lang)),
        ("", panels::djinns(lang), help::djinns_text(lang)),
        ("icon-undo", panels::undo(lang), help::undo_text(lang)),
        ("", help::whole_move(lang), help::whole_move_text(lang)),
        ("icon-reset", panels::reset_turn(lang), help::reset_text(lang)),
        ("icon-lock", help::barrier(lang), help::barrier_text(lang)),
        ("", describe::do_end(lang), help::end_text(lang)),
        ("icon-log", shell::log(lang), help::log_text(lang)),
        ("icon-play", past::help(lang), past::help_text(lang)),
        ("", message::help(lang), message::help_text(lang)),
    ];
    // A site without a relay says nothing of live tables.
    let live = relay().map(|_| ("", live::title(lang), live::help_text(lang)));
    let entry = |(icon, name, text): (&'static str, _, &'static str)| {
        term((!icon.is_empty()).then(|| symbol(icon)).into_any(), name, text.into_any())
    };
    view! { <dl>{entries.into_iter().chain(live).map(entry).collect_view()}</dl> }.into_any()
}

fn keyboard(lang: Lang) -> AnyView {
    let letters = Meeple::ALL.map(|meeple| words::tribe_key(lang, meeple));
    let rows: [(&[&'static str], &'static str); 17] = [
        (&["Tab"], help::key_tab(lang)),
        (&["←", "→", "↑", "↓"], help::key_arrows(lang)),
        (&["Home", "End"], help::key_row(lang)),
        (&["Control+Home", "Control+End"], help::key_corner(lang)),
        (&["Enter", "Space"], help::key_enter(lang)),
        (&["I"], help::key_enlarge(lang)),
        (&letters, help::key_letters(lang)),
        (&["Escape"], help::key_escape(lang)),
        (&["Control+Backspace"], panels::reset_turn(lang)),
        (&["Control+Z"], panels::undo(lang)),
        (&["Control+Shift+Z", "Control+Y"], panels::redo(lang)),
        (&["H"], hints::key(lang)),
        (&["PageUp", "PageDown"], past::key_back(lang)),
        (&["←", "→"], past::key_steps(lang)),
        (&["Home", "End"], past::key_ends(lang)),
        (&["Space"], past::key_play(lang)),
        (&["Escape"], past::key_leave(lang)),
    ];
    let row = |(keys, text): (&[&'static str], &'static str)| {
        let keys = keys.iter().map(|together| view! { <kbd>{help::keys(lang, together)}</kbd>" " }).collect_view();
        view! { <tr><th scope="row" translate="no">{keys}</th><td>{text}</td></tr> }
    };
    view! {
        <table aria-labelledby="help-keys">
            <thead><tr><th scope="col">{help::key_head(lang)}</th><th scope="col">{help::does(lang)}</th></tr></thead>
            <tbody>{rows.map(row).collect_view()}</tbody>
        </table>
        <p class="hint">{help::key_mac(lang)}</p>
    }
    .into_any()
}
