//! Fetches the words of languages, a part at a time (`locales/parts.txt`).
//!
//! Without the feature `split` they are part of the program, and nothing is fetched.

#[cfg(not(feature = "split"))]
use crate::i18n::Lang;
#[cfg(feature = "split")]
pub use fetched::{fetch, is_ready, need, start};

#[cfg(feature = "split")]
mod fetched {
    use crate::i18n::{Lang, is_here, receive, receive_languages};
    use crate::ui::kit::fetch;
    use leptos::prelude::document;
    use std::cell::Cell;

    /// The parts, in the order in which pages need them.
    const PARTS: [&str; 3] = ["first", "game", "rest"];

    thread_local! {
        /// How many parts the page needs so far.
        static NEEDED: Cell<usize> = const { Cell::new(1) };
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
        (0..NEEDED.get()).all(|part| is_here(lang, part))
    }

    /// Fetches the words that the page needs so far in a language; the future returns whether they arrived.
    pub async fn fetch(lang: Lang) -> bool {
        // While they come, the page may begin to need more.
        while !is_ready(lang) {
            let coming: Vec<_> =
                (0..NEEDED.get()).filter(|&part| !is_here(lang, part)).map(|part| (part, file(lang, part))).collect();
            for (part, file) in coming {
                if !file.await.is_ok_and(|text| receive(lang, part, text)) {
                    return false;
                }
            }
        }
        true
    }

    fn file(lang: Lang, part: usize) -> impl Future<Output = Result<String, fetch::FetchError>> + use<> {
        fetch::file(&format!("./locales/{}-{}-{}.txt", lang.code(), PARTS[part], lang.version()))
    }

    /// Fetches so many parts of each language that is here; the future returns whether they arrived.
    pub async fn need(parts: usize) -> bool {
        NEEDED.set(NEEDED.get().max(parts));
        let coming: Vec<_> = Lang::all().filter(|&lang| is_here(lang, 0)).map(fetch).collect();
        for words in coming {
            if !words.await {
                return false;
            }
        }
        true
    }
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
