//! The package for a learning platform, to save.

use super::embed_code::ExerciseToPack;
use crate::i18n::{Lang, embed};
use crate::ui::kit::choice::Choice;
use crate::ui::kit::context;
use crate::ui::kit::download::save_bytes;
use crate::ui::kit::fetch;
use crate::ui::kit::file_name::file_stem;
use crate::ui::kit::reactive::RwSignal;
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::share::compression::compress;
use crate::ui::share::embed_code::BoardContent;
use crate::ui::share::package::{Entry, Package, PackageKind, SCRIPTS, zip};
use leptos::prelude::*;

/// Makes the package and saves it. Its scripts come from the site, so that they are of this version.
///
/// # Errors
/// What failed, for the console.
async fn save(kind: PackageKind, site: String, lang: Lang, content: BoardContent) -> Result<(), String> {
    let package = Package { kind, site: &site, lang, content: &content };
    let [board, report] = SCRIPTS;
    let scripts = [script(board).await?, script(report).await?];
    let files = package.files(scripts).ok_or("the lesson is not known")?;
    let mut deflated = Vec::new();
    for (name, content) in &files {
        deflated.push(compress(content.as_bytes()).await.ok_or_else(|| format!("{name} cannot be compressed"))?);
    }
    let entries: Vec<_> = files
        .iter()
        .zip(&deflated)
        .map(|((name, content), deflated)| Entry { name, content: content.as_bytes(), deflated })
        .collect();
    let bytes = zip(&entries).map_err(|error| error.to_string())?;
    let name = format!("{}-{kind}.zip", file_stem(&[package.title()]));
    save_bytes(&name, &bytes, "application/zip").map_err(|error| format!("{error:?}"))
}

async fn script(name: &str) -> Result<String, String> {
    fetch::file(&format!("./{name}")).await.map_err(|error| format!("{name}: {error:?}"))
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
            let saved = saving.await;
            if let Err(what) = &saved {
                leptos::logging::warn!("the package could not be made: {what}");
            }
            // The dialog may be closed by now.
            has_failed.try_set(saved.is_err());
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
