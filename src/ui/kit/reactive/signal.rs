//! Values that are set, and whose readers are told.

use leptos::prelude::*;
use std::{
    any::Any,
    marker::PhantomData,
    ops::{Deref, DerefMut},
};

/// A value whose type only its signal knows.
type Erased = Box<dyn Any + Send + Sync>;
type Inner = leptos::prelude::RwSignal<Erased>;

fn as_ref<T: 'static>(value: &Erased) -> &T {
    value.downcast_ref().expect("a signal holds values of its own type")
}

fn as_mut<T: 'static>(value: &mut Erased) -> &mut T {
    value.downcast_mut().expect("a signal holds values of its own type")
}

/// The one function that Leptos compiles a signal for.
#[expect(clippy::disallowed_methods, reason = "all others come here")]
fn erased(value: Erased) -> Inner {
    Inner::new(value)
}

/// A value that is set, and whose readers are told, as [`leptos::prelude::RwSignal`].
///
/// What it belongs to may be gone by the time that it is set: then nothing is set. Reading it then is a mistake, unless the name of the
/// method begins with `try`.
///
/// ```
/// use leptos::prelude::Owner;
/// use naqala::ui::kit::reactive::RwSignal;
///
/// Owner::new().with(|| {
///     let hand = RwSignal::new(vec!["red"]);
///     hand.update(|hand| hand.push("blue"));
///     assert_eq!(hand.with_untracked(Vec::len), 2);
/// });
/// ```
pub struct RwSignal<T: 'static> {
    inner: Inner,
    of: PhantomData<fn() -> T>,
}

impl<T: 'static> Clone for RwSignal<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: 'static> Copy for RwSignal<T> {}

impl<T: 'static> PartialEq for RwSignal<T> {
    fn eq(&self, other: &Self) -> bool {
        self.inner == other.inner
    }
}

impl<T: 'static> Eq for RwSignal<T> {}

impl<T: Default + Send + Sync + 'static> Default for RwSignal<T> {
    #[track_caller]
    fn default() -> Self {
        Self::new(T::default())
    }
}

impl<T: 'static> RwSignal<T> {
    /// Makes a signal with its first value.
    #[track_caller]
    pub fn new(value: T) -> Self
    where
        T: Send + Sync,
    {
        Self { inner: erased(Box::new(value)), of: PhantomData }
    }

    /// Lets a function read the value, and what runs be told when it changes.
    #[track_caller]
    pub fn with<U>(self, read: impl FnOnce(&T) -> U) -> U {
        read(as_ref(&self.inner.read()))
    }

    /// Returns the value to read it, and lets what runs be told when it changes. Nobody can change it until it is given back.
    #[track_caller]
    pub fn read(&self) -> Held<impl Deref<Target = Erased>, T> {
        Held(self.inner.read(), PhantomData)
    }

    /// Lets a function read the value.
    #[track_caller]
    pub fn with_untracked<U>(self, read: impl FnOnce(&T) -> U) -> U {
        read(as_ref(&self.inner.read_untracked()))
    }

    /// Lets a function read the value, unless the signal is gone.
    pub fn try_with_untracked<U>(self, read: impl FnOnce(&T) -> U) -> Option<U> {
        self.inner.try_read_untracked().map(|value| read(as_ref(&value)))
    }

    /// Lets what runs be told when the value changes.
    #[track_caller]
    pub fn track(self) {
        self.inner.track();
    }

    /// Tells all readers, as if the value had changed.
    pub fn notify(self) {
        self.inner.notify();
    }

    /// Lets a function change the value, and tells all readers.
    pub fn update(self, change: impl FnOnce(&mut T)) {
        self.try_update(change);
    }

    /// Lets a function change the value, tells all readers, and returns what the function does; `None` if the signal is gone.
    pub fn try_update<U>(self, change: impl FnOnce(&mut T) -> U) -> Option<U> {
        self.inner.try_write().map(|mut value| change(as_mut(&mut value)))
    }

    /// Lets a function change the value, and tells all readers if it says that it did.
    pub fn maybe_update(self, change: impl FnOnce(&mut T) -> bool) {
        if let Some(mut value) = self.inner.try_write()
            && !change(as_mut(&mut value))
        {
            value.untrack();
        }
    }

    /// Lets a function change the value, and tells nobody.
    pub fn update_untracked<U>(self, change: impl FnOnce(&mut T) -> U) -> Option<U> {
        self.inner.try_write_untracked().map(|mut value| change(as_mut(&mut value)))
    }

    /// Sets the value, and tells all readers.
    pub fn set(self, value: T) {
        self.update(|now| *now = value);
    }

    /// Sets the value, and tells all readers. Returns the new value if the signal is gone.
    pub fn try_set(self, value: T) -> Option<T> {
        if self.is_disposed() {
            return Some(value);
        }
        self.set(value);
        None
    }

    /// Returns whether what it belongs to is gone.
    #[must_use]
    pub fn is_disposed(self) -> bool {
        self.inner.is_disposed()
    }

    /// Sets the value, and tells nobody.
    pub fn set_untracked(self, value: T) {
        self.update_untracked(|now| *now = value);
    }

    /// Returns the value to change it. All readers are told once it is given back.
    #[track_caller]
    pub fn write(&self) -> Held<impl DerefMut<Target = Erased>, T> {
        Held(self.inner.write(), PhantomData)
    }
}

impl<T: Clone + 'static> RwSignal<T> {
    /// Returns the value, and lets what runs be told when it changes.
    #[track_caller]
    #[must_use]
    pub fn get(self) -> T {
        self.with(T::clone)
    }

    /// Returns the value.
    #[track_caller]
    #[must_use]
    pub fn get_untracked(self) -> T {
        self.with_untracked(T::clone)
    }

    /// Returns the value, unless the signal is gone.
    #[must_use]
    pub fn try_get_untracked(self) -> Option<T> {
        self.try_with_untracked(T::clone)
    }
}

impl<T: Clone + Send + Sync + 'static> From<RwSignal<T>> for Signal<T> {
    fn from(signal: RwSignal<T>) -> Self {
        Self::derive(move || signal.get())
    }
}

/// The value of a signal, while it is read or changed.
pub struct Held<G, T>(G, PhantomData<fn() -> T>);

impl<G: Deref<Target = Erased>, T: 'static> Deref for Held<G, T> {
    type Target = T;

    fn deref(&self) -> &T {
        as_ref(&self.0)
    }
}

impl<G: DerefMut<Target = Erased>, T: 'static> DerefMut for Held<G, T> {
    fn deref_mut(&mut self) -> &mut T {
        as_mut(&mut self.0)
    }
}
