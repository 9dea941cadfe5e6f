//! One type for many closures.
//!
//! Each closure of a view is a type of its own, and leptos makes code of its own for each: what draws it, what draws it
//! again, what drops it. Behind these functions closures of one result share all that, which is a third of the page's
//! bytes. `cargo xtask size` tells.

use crate::i18n::Lang;
use crate::ui::state::Settings;
use leptos::oco::Oco;
use leptos::prelude::*;
use std::any::Any;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::marker::PhantomData;
use std::sync::Arc;

/// What shows a value that changes.
pub type Live<T> = Box<dyn Fn() -> T + Send>;

/// Shows what a closure says, for as long as it is drawn.
pub fn live<T: Said>(value: impl Fn() -> T + Send + 'static) -> Live<T::As> {
    Box::new(move || value().said())
}

/// What can be shown: words of whatever kind are shown as one kind.
pub trait Said {
    /// What it is shown as.
    type As;

    /// Shows it.
    fn said(self) -> Self::As;
}

impl Said for bool {
    type As = Self;

    fn said(self) -> Self {
        self
    }
}

impl<T: Said> Said for Option<T> {
    type As = Option<T::As>;

    fn said(self) -> Self::As {
        self.map(T::said)
    }
}

impl Said for &'static str {
    type As = Oco<'static, str>;

    fn said(self) -> Self::As {
        Oco::Borrowed(self)
    }
}

impl Said for String {
    type As = Oco<'static, str>;

    fn said(self) -> Self::As {
        Oco::Owned(self)
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {
        $(impl Said for $number {
            type As = Oco<'static, str>;

            fn said(self) -> Self::As {
                self.to_string().said()
            }
        })*
    };
}
numbers!(u8 u32 usize);

/// Draws what a closure makes, again whenever what it has read changes.
pub fn draw<V: IntoAny + 'static>(view: impl Fn() -> V + Send + 'static) -> Live<AnyView> {
    Box::new(move || view().into_any())
}

/// A row of views, of one type whatever they are.
pub trait Drawn {
    /// Collects them.
    fn drawn(self) -> Vec<AnyView>;
}

impl<V: IntoAny, I: IntoIterator<Item = V>> Drawn for I {
    fn drawn(self) -> Vec<AnyView> {
        self.into_iter().map(V::into_any).collect()
    }
}

/// Listens to an event, for as long as what it is on belongs to the page: what is removed loses the focus, and says so.
pub fn on<E: 'static>(mut listener: impl FnMut(E) + 'static) -> Box<dyn FnMut(E)> {
    let here = StoredValue::new(());
    Box::new(move |event| {
        if !here.is_disposed() {
            listener(event);
        }
    })
}

/// Shows words of the catalogue in the language of the moment.
#[must_use]
pub fn word(word: fn(Lang) -> &'static str) -> Live<Oco<'static, str>> {
    let lang = Settings::expect().lang;
    live(move || word(lang.get()))
}

/// Draws something as long as a condition holds.
pub fn shown(when: impl Fn() -> bool + Send + Sync + 'static, view: impl Fn() -> AnyView + Send + 'static) -> AnyView {
    let when = part(when);
    draw(move || when.get().then(&view)).into_any()
}

/// Draws a list; what has the same key stays what it is, wherever it goes.
pub fn each<T: Send + 'static, K: Hash>(
    items: impl Fn() -> Vec<T> + Send + Sync + 'static,
    key: impl Fn(&T) -> K + Send + Sync + 'static,
    view: impl Fn(T) -> AnyView + Send + Sync + 'static,
) -> AnyView {
    struct Item {
        key: u64,
        draw: Box<dyn FnOnce() -> AnyView + Send>,
    }
    let view = Arc::new(view);
    let item = move |item: T| {
        let mut hasher = DefaultHasher::new();
        key(&item).hash(&mut hasher);
        let view = Arc::clone(&view);
        Item { key: hasher.finish(), draw: Box::new(move || view(item)) }
    };
    let list: Box<dyn Fn() -> Vec<Item> + Send + Sync> = Box::new(move || items().into_iter().map(&item).collect());
    view! { <For each=list key=|item| item.key children=|item| (item.draw)() /> }.into_any()
}

/// Does something at once, and again whenever what it has read changes.
pub fn watch(work: impl Fn() + 'static) {
    let work: Box<dyn Fn()> = Box::new(work);
    Effect::new(move |_| work());
}

/// Something that changes and is watched. A signal, behind one type for all: its methods do what those of `RwSignal` do.
pub struct Var<T> {
    signal: RwSignal<Box<dyn Any + Send + Sync>>,
    kind: PhantomData<fn() -> T>,
}

impl<T> Clone for Var<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Var<T> {}

impl<T> PartialEq for Var<T> {
    fn eq(&self, other: &Self) -> bool {
        self.signal == other.signal
    }
}

impl<T> Eq for Var<T> {}

impl<T: Default + Send + Sync + 'static> Default for Var<T> {
    fn default() -> Self {
        Self::new(T::default())
    }
}

impl<T: Send + Sync + 'static> Var<T> {
    /// Starts with a value.
    pub fn new(value: T) -> Self {
        Self { signal: RwSignal::new(Box::new(value)), kind: PhantomData }
    }

    /// Reads the value, tracked.
    pub fn with<U>(self, read: impl FnOnce(&T) -> U) -> U {
        self.signal.track();
        self.with_untracked(read)
    }

    /// Reads the value, without hearing of changes.
    pub fn with_untracked<U>(self, read: impl FnOnce(&T) -> U) -> U {
        let value = self.signal.read_untracked();
        read(value.downcast_ref().expect("a variable keeps what it was made for"))
    }

    /// Changes the value; nothing happens once what it belongs to is gone.
    pub fn update<U>(self, change: impl FnOnce(&mut T) -> U) -> Option<U> {
        let mut value = self.signal.try_write()?;
        value.downcast_mut().map(change)
    }

    /// Puts another value in its place.
    pub fn set(self, value: T) {
        self.update(|old| *old = value);
    }
}

impl<T: Clone + Send + Sync + 'static> Var<T> {
    /// What it is now, tracked.
    pub fn get(self) -> T {
        self.with(T::clone)
    }

    /// What it is now, without hearing of changes.
    pub fn get_untracked(self) -> T {
        self.with_untracked(T::clone)
    }
}

/// A part of what is drawn: those who watch it hear of it only when it has changed. A memo, behind one type for all.
pub struct Part<T> {
    memo: Memo<Kept>,
    kind: PhantomData<fn() -> T>,
}

impl<T> Clone for Part<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Part<T> {}

/// Watches a part.
pub fn part<T: PartialEq + Send + Sync + 'static>(read: impl Fn() -> T + Send + Sync + 'static) -> Part<T> {
    let read: Box<dyn Fn() -> Kept + Send + Sync> = Box::new(move || Kept(Arc::new(read())));
    Part { memo: Memo::new(move |_| read()), kind: PhantomData }
}

impl<T: Clone + 'static> Part<T> {
    /// What it is now, tracked.
    pub fn get(self) -> T {
        self.with(T::clone)
    }

    /// What it is now, without hearing of changes.
    pub fn get_untracked(self) -> T {
        self.with_untracked(T::clone)
    }
}

impl<T: 'static> Part<T> {
    /// Reads what it is now, without hearing of changes.
    pub fn with_untracked<U>(self, read: impl FnOnce(&T) -> U) -> U {
        untrack(|| self.with(read))
    }

    /// Reads what it is now, tracked.
    pub fn with<U>(self, read: impl FnOnce(&T) -> U) -> U {
        let kept = self.memo.get();
        let kept: &dyn Any = &*kept.0;
        read(kept.downcast_ref().expect("a part keeps what it was made for"))
    }
}

/// A value whose type only its part knows.
#[derive(Clone)]
struct Kept(Arc<dyn Same>);

trait Same: Any + Send + Sync {
    fn is_same(&self, other: &dyn Any) -> bool;
}

impl<T: PartialEq + Send + Sync + 'static> Same for T {
    fn is_same(&self, other: &dyn Any) -> bool {
        other.downcast_ref::<T>() == Some(self)
    }
}

impl PartialEq for Kept {
    fn eq(&self, other: &Self) -> bool {
        self.0.is_same(&*other.0)
    }
}
