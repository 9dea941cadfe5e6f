//! What players at a live table ask all others to agree to: the question to each, and the answers to who asks.

use crate::game::Seat;
use crate::i18n::{Phrase, language, live as words, message as text, shell};
use crate::ui::kit::context;
use crate::ui::kit::reactive::Memo;
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::shell::live::Live;
use crate::ui::table::describe;
use crate::ui::table::pieces::marker::name;
use crate::ui::table::session::requests::{Answer, Request};
use crate::ui::table::store::Match;
use leptos::prelude::*;

/// What became of one's own request.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Own {
    /// It is asked still.
    Asked(Request),
    /// Somebody does not agree.
    Refused(Request, Seat),
    /// All agree that the record leaves the table once.
    MayShow,
}

/// A question for each request of others, and what became of one's own.
#[component]
pub fn ConsentPanel() -> impl IntoView {
    let (table, live) = (Match::expect(), context::expect::<Live>());
    let lang = Settings::expect().lang;
    let seat = Memo::new(move |_| {
        let own = table.message_seat().filter(|_| live.is_delivering() && live.is_seated.get())?;
        Some(own.seat)
    });
    let to_answer = Memo::new(move |_| {
        let decides = |seat: &Seat| table.level(*seat).is_none() && !table.has_left(*seat);
        let asked = seat.get().filter(decides).map(|seat| live.requests.with(|requests| requests.to_answer(seat)));
        asked.unwrap_or_default()
    });
    let own = Memo::new(move |_| {
        let seat = seat.get()?;
        live.requests.with(|requests| match (requests.by(seat), requests.refused_by(seat)) {
            (Some(request), Some(other)) => Some(Own::Refused(request, other)),
            (Some(request), None) => Some(Own::Asked(request)),
            (None, _) => requests.may_show(seat).then_some(Own::MayShow),
        })
    });
    let what = move |request: Request| describe::asked(lang.get(), &table.position(), request.matter);
    let button = move |does: &'static str, words: Phrase, act: Callback<()>| {
        view! { <button type="button" class="button small" data-does=does on:click=move |_| act.run(())>{t(words)}</button> }
    };
    let question = move |(asker, number, request): (Seat, u32, Request)| {
        let answer = move |answer| {
            Callback::new(move |()| {
                if let Some(seat) = seat.get_untracked() {
                    live.requests.update(|requests| requests.answer(seat, asker, number, answer));
                }
            })
        };
        view! {
            <section class="request" role="status" data-notice="consent">
                <p>{move || words::asks_all(lang.get(), &name(table, asker), &what(request))}</p>
                <p class="buttons">
                    {button("grant", text::grant, answer(Answer::Agrees))}
                    {button("refuse", text::refuse, answer(Answer::Refuses))}
                </p>
            </section>
        }
    };
    let settle = Callback::new(move |()| {
        if let Some(seat) = seat.get_untracked() {
            live.requests.update(|requests| requests.settle(seat));
        }
    });
    let unanswered = move || {
        let names: Vec<_> = live.unanswered.get().into_iter().map(|seat| name(table, seat)).collect();
        (!names.is_empty()).then(|| words::unanswered(lang.get(), &names))
    };
    let outcome = move || {
        let own = own.get()?;
        let said = move || match own {
            Own::Asked(request) => words::you_ask_all(lang.get(), &what(request)),
            Own::Refused(request, other) => words::disagrees(lang.get(), &name(table, other), &what(request)),
            Own::MayShow => words::may_show(lang.get()).to_owned(),
        };
        let is_asked = matches!(own, Own::Asked(_));
        let (does, settled): (_, Phrase) = match own {
            Own::Asked(_) => ("stop-asking", text::stop_asking),
            Own::Refused(..) => ("settle", text::fine),
            Own::MayShow => ("give-up", shell::cancel),
        };
        Some(view! {
            <section class="request" role="status" data-notice="asked">
                <p>{move || said()}{t(language::join_sentences)}{move || is_asked.then(unanswered).flatten()}</p>
                <p class="buttons">{button(does, settled, settle)}</p>
            </section>
        })
    };
    view! {
        <For each=move || to_answer.get() key=|&(asker, number, _)| (asker, number) children=question />
        {move || outcome()}
    }
}
