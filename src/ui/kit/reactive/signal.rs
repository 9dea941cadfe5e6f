//! Values that are set, and whose readers are told.

use leptos::prelude::*;
use std::{any::Any, marker::PhantomData, ops::Deref};

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

    /// Sets the value and tells all readers, if it is another one.
    pub fn follow(self, value: &T)
    where
        T: Clone + PartialEq,
    {
        self.maybe_update(|now| {
            let is_other = now != value;
            if is_other {
                *now = value.clone();
            }
            is_other
        });
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

/// The value of a signal while it is read.
pub struct Held<G, T>(G, PhantomData<fn() -> T>);

impl<G: Deref<Target = Erased>, T: 'static> Deref for Held<G, T> {
    type Target = T;

    fn deref(&self) -> &T {
        as_ref(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::RwSignal;
    use crate::ui::kit::reactive::Memo;
    use leptos::prelude::Owner;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};

    /// Returns a memo of a signal's memo, and how often it was computed.
    fn counted(value: Memo<bool>) -> (Memo<bool>, Arc<AtomicUsize>) {
        let runs = Arc::new(AtomicUsize::new(0));
        let counter = Arc::clone(&runs);
        let memo = Memo::new(move |_| {
            counter.fetch_add(1, Ordering::Relaxed);
            !value.get()
        });
        (memo, runs)
    }

    #[test]
    fn readers_are_told_only_of_what_differs() {
        Owner::new().with(|| {
            let count = RwSignal::new(1);
            let (is_even, runs) = counted(Memo::new(move |_| count.get() % 2 == 1));
            let read = || (is_even.get_untracked(), runs.load(Ordering::Relaxed));
            assert_eq!(read(), (false, 1));
            count.set(3);
            assert_eq!(read(), (false, 1), "it is odd still");
            count.set(4);
            assert_eq!(read(), (true, 2));
            count.maybe_update(|count| {
                *count = 5;
                false
            });
            assert_eq!((read(), count.get_untracked()), ((true, 2), 5), "nobody was told");
            count.maybe_update(|_| true);
            assert_eq!(read(), (false, 3));
        });
    }

    #[test]
    fn what_is_gone_is_neither_set_nor_read() {
        let owner = Owner::new();
        let (signal, memo) = owner.with(|| {
            let signal = RwSignal::new(1);
            (signal, Memo::new(move |_| signal.get()))
        });
        assert_eq!((signal.try_get_untracked(), memo.try_get_untracked()), (Some(1), Some(1)));
        owner.cleanup();
        signal.set(2);
        assert_eq!((signal.try_set(3), signal.try_get_untracked(), memo.try_get_untracked()), (Some(3), None, None));
        assert!(signal.is_disposed());
    }
}
