//! A number field with buttons for one less and one more.

use super::context::EditorContext;
use crate::i18n::edit;
use crate::ui::edit::describe;
use crate::ui::edit::model::Count;
use crate::ui::kit::aria::aria;
use crate::ui::kit::hooks::guard;
use crate::ui::kit::reactive::Memo;
use crate::ui::kit::settings::Settings;
use leptos::prelude::*;

/// A number of the position.
#[component]
pub fn Counter(count: Count) -> impl IntoView {
    let editor = EditorContext::expect();
    let lang = Settings::expect().lang;
    let name = move || describe::count(lang.get(), count);
    let value = Memo::new(move |_| editor.with(|draft| count.of(draft.state())));
    let range = Memo::new(move |_| editor.with(|draft| count.range(draft)));
    let set = move |to: u32| editor.change(|draft| draft.set(count, to));
    let by = move |step: i32| set(value.get_untracked().saturating_add_signed(step));
    let on_change = move |event: leptos::ev::Event| {
        set(event_target_value(&event).trim().parse().unwrap_or(value.get_untracked()));
        // The typed number may be out of range, so the field shows the value that was set.
        let input: web_sys::HtmlInputElement = event_target(&event);
        input.set_value(&value.get_untracked().to_string());
    };
    view! {
        <div class="counter">
            <button type="button" aria-label=move || edit::less(lang.get(), name())
                aria-disabled=move || aria(value.get() <= range.get().0) on:click=move |_| by(-1)>"−"</button>
            <label>
                <input type="number" inputmode="numeric" min=move || range.get().0 max=move || range.get().1
                    prop:value=move || value.get() on:change=guard(on_change) />
                <span>{move || name()}</span>
            </label>
            <button type="button" aria-label=move || edit::more(lang.get(), name())
                aria-disabled=move || aria(value.get() >= range.get().1) on:click=move |_| by(1)>"+"</button>
        </div>
    }
}
