//! The package for a learning platform, to save.

use super::embed_code::ExerciseToPack;
use crate::i18n::{Lang, embed};
use crate::ui::kit::choice::Choice;
use crate::ui::kit::context;
use crate::ui::kit::download::{file_stem, save_bytes};
use crate::ui::kit::fetch;
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::share::compression::compress;
use crate::ui::share::embed_code::BoardContent;
use crate::ui::share::package::{Entry, Package, PackageKind, SCRIPT, zip};
use leptos::prelude::*;

/// Makes the package and saves it; returns whether that worked. The script that reports comes from the site, so that it is of this
/// version.
async fn save(kind: PackageKind, site: String, lang: Lang, content: BoardContent) -> Option<()> {
    let package = Package { kind, site: &site, lang, content: &content };
    let script = fetch::file(&format!("./{SCRIPT}")).await.ok()?;
    let files = package.files(&script)?;
    let mut deflated = Vec::new();
    for (_, content) in &files {
        deflated.push(compress(content.as_bytes()).await?);
    }
    let entries: Vec<_> = files
        .iter()
        .zip(&deflated)
        .map(|((name, content), deflated)| Entry { name, content: content.as_bytes(), deflated })
        .collect();
    let bytes = zip(&entries).ok()?;
    let name = format!("{}-{kind}.zip", file_stem(&[package.title()]));
    save_bytes(&name, &bytes, "application/zip").ok()
}

fn standard(_: Lang, kind: PackageKind) -> &'static str {
    kind.standard()
}

/// The package of an exercise: which standard, and a button that saves it.
#[component]
pub fn PackageToSave() -> impl IntoView {
    let ExerciseToPack { content, site } = context::expect();
    let lang = Settings::expect().lang;
    let kind = RwSignal::new(PackageKind::Scorm12);
    let has_failed = RwSignal::new(false);
    let is_busy = RwSignal::new(false);
    let start = move |_| {
        if is_busy.get_untracked() {
            return;
        }
        is_busy.set(true);
        has_failed.set(false);
        let saving = save(kind.get_untracked(), site.get_value(), lang.get_untracked(), content.get_untracked());
        leptos::task::spawn_local(async move {
            let is_saved = saving.await.is_some();
            // The dialog may be closed by now.
            has_failed.try_set(!is_saved);
            is_busy.try_set(false);
        });
    };
    view! {
        <Choice name="package-kind" title=embed::package_kind words=standard value=kind options=PackageKind::ALL />
        <p class="hint">{t(embed::package_hint)}</p>
        <p class="buttons">
            <button type="button" class="button primary" data-does="save-package" aria-busy=move || is_busy.get().to_string() on:click=start>
                {t(embed::package_save)}
            </button>
        </p>
        <p role="alert">{move || has_failed.get().then(|| embed::package_failed(lang.get()))}</p>
    }
}
