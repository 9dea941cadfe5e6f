//! What is done when signals change.

/// Makes a function run soon, and again whenever a signal that it read has changed, as [`leptos::prelude::Effect`].
#[derive(Clone, Copy, Debug)]
pub struct Effect;

impl Effect {
    /// Runs a function soon and after changes. It is given what it returned the last time.
    #[track_caller]
    pub fn new<T: 'static>(mut run: impl FnMut(Option<T>) -> T + 'static) -> Self {
        let mut last = None;
        erased(Box::new(move || last = Some(run(last.take()))));
        Self
    }
}

/// The one function that Leptos compiles an effect for.
#[expect(clippy::disallowed_methods, reason = "all others come here")]
fn erased(mut run: Box<dyn FnMut()>) {
    leptos::prelude::Effect::new(move |_: Option<()>| run());
}
