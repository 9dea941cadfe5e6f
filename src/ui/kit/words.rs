//! Fetches the words of languages, a part at a time (`locales/parts.txt`).
//!
//! Without the feature `split` they are part of the program, and nothing is fetched.

#[cfg(not(feature = "split"))]
use crate::i18n::Lang;
#[cfg(feature = "split")]
pub use fetched::{fetch, is_missing, is_ready, need, start, when_here};

#[cfg(feature = "split")]
mod fetched {
    use crate::i18n::{Lang, count_here, receive, receive_languages};
    use crate::ui::kit::browser::call;
    use js_sys::{Array, Promise};
    use leptos::prelude::{ArcRwSignal, Set, document, window};
    use std::cell::Cell;
    use wasm_bindgen::{JsCast, JsValue};
    use wasm_bindgen_futures::JsFuture;

    thread_local! {
        /// How many parts the page needs so far.
        static NEEDED: Cell<usize> = const { Cell::new(1) };
        /// The language that the page was last asked to speak.
        static ASKED: Cell<Lang> = const { Cell::new(Lang::EN) };
        static IS_MISSING: ArcRwSignal<bool> = ArcRwSignal::new(false);
    }

    /// Has the script of the page fetch the parts of a language that are needed and not here. It answers a second time with the
    /// same promise.
    fn ask(lang: Lang) -> Option<Promise> {
        let parts = Array::of3(&lang.code().into(), &count_here(lang).into(), &NEEDED.get().into());
        call(&window(), "naqalaWords", &parts).ok()?.dyn_into().ok()
    }

    /// Fetches the words with which the page starts, in the language that its script has chosen, else in English. Returns the
    /// language that is here.
    pub async fn start(parts: usize) -> Option<Lang> {
        let list = document().query_selector("meta[name=naqala-locales]").ok().flatten();
        receive_languages(&list.and_then(|list| list.get_attribute("content")).unwrap_or_default());
        NEEDED.set(parts);
        let chosen = document().document_element().and_then(|root| root.get_attribute("lang"));
        let chosen = Lang::from_tag(&chosen.unwrap_or_default());
        for lang in [chosen, Lang::EN] {
            if fetch(lang).await {
                return Some(lang);
            }
        }
        None
    }

    /// Returns whether the words that the page needs so far are here in a language.
    pub fn is_ready(lang: Lang) -> bool {
        count_here(lang) >= NEEDED.get()
    }

    /// Fetches the words that the page needs so far in a language; the future returns whether they arrived.
    pub async fn fetch(lang: Lang) -> bool {
        // While they come, the page may begin to need more.
        while !is_ready(lang) {
            let Some(promise) = ask(lang) else { return false };
            let Ok(texts) = JsFuture::from(promise).await else { return false };
            let texts = texts.unchecked_into::<Array>();
            if !texts.iter().all(|text: JsValue| text.as_string().is_some_and(|text| receive(lang, text))) {
                return false;
            }
        }
        true
    }

    /// Calls `work` as soon as the words of a language are here: at once if they are. A later call takes its place; [`is_missing`] says
    /// if they did not arrive.
    pub fn when_here(lang: Lang, work: impl FnOnce() + 'static) {
        ASKED.set(lang);
        is_missing().set(false);
        if is_ready(lang) {
            return work();
        }
        leptos::task::spawn_local(async move {
            let is_here = fetch(lang).await;
            match (ASKED.get() == lang, is_here) {
                (true, true) => work(),
                (true, false) => is_missing().set(true),
                (false, _) => {}
            }
        });
    }

    /// Returns whether the words of the language that was asked for last could not be fetched.
    pub fn is_missing() -> ArcRwSignal<bool> {
        IS_MISSING.with(ArcRwSignal::clone)
    }

    /// Fetches so many parts of each language that is here. The future returns whether they arrived; the browser asks for them before it
    /// is polled.
    pub fn need(parts: usize) -> impl Future<Output = bool> + use<> {
        NEEDED.set(NEEDED.get().max(parts));
        let here: Vec<_> = Lang::all().filter(|&lang| count_here(lang) > 0 && !is_ready(lang)).collect();
        for &lang in &here {
            drop(ask(lang));
        }
        async move {
            for lang in here {
                if !fetch(lang).await {
                    return false;
                }
            }
            true
        }
    }
}

/// Returns whether the words of the language that was asked for last could not be fetched.
#[cfg(not(feature = "split"))]
pub fn is_missing() -> leptos::prelude::ArcRwSignal<bool> {
    leptos::prelude::ArcRwSignal::new(false)
}

/// Returns whether the words that the page needs so far are here in a language.
#[cfg(not(feature = "split"))]
pub const fn is_ready(_: Lang) -> bool {
    true
}

/// Fetches the words that the page needs so far in a language; the future returns whether they arrived.
#[cfg(not(feature = "split"))]
pub async fn fetch(_: Lang) -> bool {
    true
}

/// Fetches so many parts of each language that is here; the future returns whether they arrived.
#[cfg(not(feature = "split"))]
pub async fn need(_: usize) -> bool {
    true
}

/// Returns the language with which the page starts: the browser's.
#[cfg(not(feature = "split"))]
pub async fn start(_: usize) -> Option<Lang> {
    let tag = leptos::prelude::window().navigator().language();
    Some(Lang::from_tag(&tag.unwrap_or_default()))
}
